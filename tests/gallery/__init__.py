"""Tests of the gallery: every screen, proved to fit and drawn."""
