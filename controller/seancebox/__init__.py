"""The séance box: rules, clock, sand and ears for a table that plays Mysterium."""
