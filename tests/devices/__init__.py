"""Promises of `seancebox.devices`."""
