"""What the box tells the house it lives in."""
