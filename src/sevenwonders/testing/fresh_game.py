"""The process in which the first game of a check is played apart from all others."""

import os
import sys

import msgspec

from sevenwonders.testing.check_bot import play_once
from sevenwonders.testing.fresh import FreshGame, Order


def main() -> None:
    """Play the game that the input names."""
    with os.fdopen(os.dup(1), "wb", buffering=0) as output:
        # What the bot prints must not be taken for its choices.
        os.dup2(2, 1)
        order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
        factory = order.bot.factory()
        output.write(msgspec.json.encode(FreshGame()) + b"\n")
        chosen = play_once(factory, order.start, order.seconds)
        output.write(msgspec.json.encode(FreshGame(choices=tuple(chosen))) + b"\n")


if __name__ == "__main__":
    main()
