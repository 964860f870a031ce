"""What every knock sensor yields: an onset with as many features as its source can know."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Candidate:
    """One onset that may be a knock; a feature that the source can't know is None.

    at_us: time of the onset, the source's clock made monotonic. peak: int16 units. rise: dB over
    the 4-12 ms before. width_ms. left: dB under the peak 40-80 ms later. high_to_low: dB, above
    2.5 kHz against 120-1,200 Hz.
    """

    at_us: int
    peak: int | None = None
    rise: float | None = None
    width_ms: float | None = None
    left: float | None = None
    high_to_low: float | None = None
