"""Promises of `seancebox.senses`."""
