"""The only writer: takes meanings, asks the rules, keeps the journal, says what is shown."""
