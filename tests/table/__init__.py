"""The table: the only writer."""
