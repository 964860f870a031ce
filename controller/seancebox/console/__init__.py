"""The local page of the box and what it talks to."""
