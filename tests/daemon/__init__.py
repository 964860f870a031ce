"""Promises of what `daemon` is for."""
