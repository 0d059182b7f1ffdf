"""Plays seeded games and prints a digest of each; run by ``test_dual_run`` in two processes.

python -m tests.engine.dual_player SEED GAMES
"""

import sys
from hashlib import blake2b

from sevenwonders._build import compiled
from sevenwonders.engine.market import market
from tests.support.dump import dump, ints
from tests.support.games import (
    BOX_KINDS,
    KINDS,
    Kind,
    deal_game,
    picker,
    play_stage,
    sampled_kind,
)


def digest(kind: Kind, seed: str) -> str:
    """A game in 16 hex digits: every legal choice of every decision, every state, the scores."""
    state = deal_game(kind, seed)
    pick = picker(seed)
    told = blake2b(digest_size=8)
    while not state.over:
        for ask in state.pending():
            legal = " ".join(str(choice) for choice in state.legal(ask.seat))
            told.update(f"{ask!r} {legal}".encode())
        play_stage(state, pick)
        told.update(repr(dump(state)).encode())
        told.update(repr([ints(state.score(at).rows) for at in range(len(state.cities))]).encode())
    return told.hexdigest()


def kinds_played(seed: str) -> list[Kind]:
    """The kinds of table of one round: all of the base game, and some sets of boxes."""
    pick = picker(f"kinds {seed}")
    return [*KINDS, BOX_KINDS[pick(len(BOX_KINDS))], *(sampled_kind(pick) for _ in range(5))]


def main() -> None:
    """Say which code runs, then one line a game."""
    seed, games = sys.argv[1], int(sys.argv[2])
    extension = not str(market.__file__).endswith(".py")
    if compiled() != extension:
        sys.exit(f"compiled() is {compiled()}, but the market is {market.__file__}")
    sys.stdout.write("compiled\n" if extension else "interpreted\n")
    for number in range(games):
        for kind in kinds_played(f"{seed} {number}"):
            sys.stdout.write(f"{kind} {number} {digest(kind, f'{seed} {number}')}\n")


if __name__ == "__main__":
    main()
