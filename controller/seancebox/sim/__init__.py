"""The simulated box: pins, panels, a hand and a clock for the same devices that a real box has."""
