"""Promises of `seancebox.console`."""
