"""Train the network of the champion.

    python -m sevenwonders.train FOLDER --minutes 30 [--whole 30] [--workers 14] [--tables 300]

It writes ``checkpoint.pt`` and ``curve.csv`` into the folder and goes on from the checkpoint that
lies there. SIGTERM and Ctrl-C end it with a checkpoint. Without a graphics card it trains at toy
scale.
"""

import argparse
import sys
from pathlib import Path

from sevenwonders.extras import require
from sevenwonders.train.complaints import complaining
from sevenwonders.train.mix import MIXES


def arguments() -> argparse.Namespace:
    """The command's options; defaults depend on the machine and the checkpoint."""
    parser = argparse.ArgumentParser(prog="python -m sevenwonders.train", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=10, help="of this run")
    parser.add_argument("--rounds", type=int, default=0, help="end after this many at the latest")
    parser.add_argument(
        "--whole", type=float, help="minutes of training over which learning rates decay"
    )
    parser.add_argument("--mix", choices=sorted(MIXES), default="all", help="kinds of table")
    parser.add_argument("--workers", type=int, help="processes that play")
    parser.add_argument("--groups", type=int, help="groups of tables in each process")
    parser.add_argument("--tables", type=int, help="of a group in one process")
    parser.add_argument("--steps", type=int, default=24, help="of a segment")
    parser.add_argument("--width", type=int, help="units of a layer")
    parser.add_argument("--blocks", type=int, help="residual blocks")
    parser.add_argument("--minibatch", type=int, help="rows, about")
    parser.add_argument("--seed", default="train")
    parser.add_argument(
        "--every", type=float, default=20, help="seconds between lines of the curve"
    )
    parser.add_argument("--save", type=float, default=120, help="seconds between checkpoints")
    return parser.parse_args()


@complaining("sevenwonders.train")
def main() -> int:
    """Train for some minutes."""
    asked = arguments()
    require("train")
    # After the check of the extra.
    from sevenwonders.train.training import train  # noqa: PLC0415

    return train(asked)


if __name__ == "__main__":
    sys.exit(main())
