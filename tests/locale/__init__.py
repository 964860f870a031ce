"""Promises of `seancebox.locale`."""
