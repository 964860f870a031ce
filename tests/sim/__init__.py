"""Tests of the simulated box, and of whole games at random."""
