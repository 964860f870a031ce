"""Promises of the box, one a test; the folders mirror the package."""
