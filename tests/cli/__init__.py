"""Promises of what `cli` is for."""
