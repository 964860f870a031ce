"""Words: messages with fields, and their sentences in a language."""
