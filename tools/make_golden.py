"""Write the golden games anew: only when a change of the rules is meant to change them.

    python tools/make_golden.py [1e-3p 2e-5p+leaders ...]

For each kind of table, of many random games the one that shows most: kinds of decision, actions,
chains of trade, stages, and powers used.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the kinds of table live with the tests, which are not installed

from sevenwonders.record import record_of  # noqa: E402
from tests.golden.telling import (  # noqa: E402
    FOLDER,
    GOLDEN_KINDS,
    golden_games,
    golden_name,
    kind_of,
    turns_text,
)
from tests.support.games import Kind, Played, deal_game, picker, play_out  # noqa: E402

CANDIDATES = 400
WITH_BOXES = 120
"""Candidates of a table with boxes, whose games are longer."""


def worth(played: list[Played]) -> int:
    """How much a game shows: rare pieces first, then variety."""
    rare = {(step.kind, step.choice.action) for step in played}
    cards = {(step.choice.card, step.choice.action) for step in played}
    trades = sum(1 for step in played if step.choice.left and step.choice.right)
    return 1000 * len(rare) + len(cards) + trades


def best_seed(kind: Kind) -> str:
    """The seed of the game that shows most."""
    worths: dict[str, int] = {}
    for number in range(WITH_BOXES if kind.boxes else CANDIDATES):
        seed = str(number)
        worths[seed] = worth(play_out(deal_game(kind, seed), picker(seed)))
    return max(worths, key=lambda seed: worths[seed])


def main() -> None:
    """Replace every golden game, or those of the kinds named."""
    wanted = [*map(Kind.parse, sys.argv[1:])] or GOLDEN_KINDS
    for old in golden_games():
        if kind_of(old) in wanted:
            old.unlink()
            old.with_suffix(".turns").unlink()
    for kind in wanted:
        seed = best_seed(kind)
        state = deal_game(kind, seed)
        play_out(state, picker(seed))
        record = record_of(state)
        path = FOLDER / f"{golden_name(kind, seed)}.7w"
        path.write_text(record.text())
        path.with_suffix(".turns").write_text(turns_text(record))
        print(path.name)


if __name__ == "__main__":
    main()
