"""Write the golden games anew: only when a change of the rules is meant to change them.

    python tools/make_golden.py

For each kind of table, of many random games the one that shows most: kinds of decision, actions,
chains of trade, stages, and powers used.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the kinds of table live with the tests, which are not installed

from sevenwonders.record import record_of  # noqa: E402
from tests.golden.telling import FOLDER, golden_name, turns_text  # noqa: E402
from tests.support.games import KINDS, Kind, Played, deal_game, picker, play_out  # noqa: E402

CANDIDATES = 400


def worth(played: list[Played]) -> int:
    """How much a game shows: rare things first, then variety."""
    rare = {(step.kind, step.choice.action) for step in played}
    cards = {(step.choice.card, step.choice.action) for step in played}
    trades = sum(1 for step in played if step.choice.left and step.choice.right)
    return 1000 * len(rare) + len(cards) + trades


def best_seed(kind: Kind) -> str:
    """The seed of the game that shows most."""
    worths: dict[str, int] = {}
    for number in range(CANDIDATES):
        seed = str(number)
        worths[seed] = worth(play_out(deal_game(kind, seed), picker(seed)))
    return max(worths, key=lambda seed: worths[seed])


def main() -> None:
    """Replace every golden game."""
    for old in [*FOLDER.glob("*.7w"), *FOLDER.glob("*.turns")]:
        old.unlink()
    for kind in KINDS:
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
