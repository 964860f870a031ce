"""Promises of `seancebox.show`."""
