"""``python -m sevenwonders`` is the ``sevenwonders`` command."""

import sys

from sevenwonders.cli import main

if __name__ == "__main__":
    sys.exit(main())
