"""The journal keeps its promises on real disks: full, slow to die, damaged, shared."""
