"""Promises of what `links` is for."""
