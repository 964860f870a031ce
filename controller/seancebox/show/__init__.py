"""Pure showing: a scene and a time in; words, pixels, lights and cues out."""
