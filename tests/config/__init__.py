"""Settings: read, judged, told."""
