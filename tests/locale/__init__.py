"""Promises of `seancebox.locale`."""

# ruff: noqa: A005 - tests mirror the package, its locale folder too
