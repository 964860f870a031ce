"""The real parts: pins over gpiozero, OLEDs over luma; they feel and show, and decide nothing."""
