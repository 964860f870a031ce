"""Settings: `box.toml` in, typed values out, every mistake at once with its line."""
