"""The command line: parses and calls, decides nothing."""

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command of `argv`; return the exit code: 0 good, 1 failed, 2 bad input."""
    args = _parser().parse_args(argv)
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.INFO)
    return 0
