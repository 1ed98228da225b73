"""Lets every test import `judge` and `tests`, whatever directory pytest was started in."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
