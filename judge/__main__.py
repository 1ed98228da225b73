"""`python3 -m judge`: see `judge/cli.py`."""

import sys

from judge.cli import main

sys.exit(main(sys.argv[1:]))
