"""Promises of what `secrets` is for."""
