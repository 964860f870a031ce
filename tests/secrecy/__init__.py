"""Evenings played twice with different secrets: all that leaves the box is the same."""
