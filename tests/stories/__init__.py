"""Whole evenings in plain words."""
