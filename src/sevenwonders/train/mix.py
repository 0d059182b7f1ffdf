"""The kinds of table that the network learns at, and how often each is dealt."""

from typing import Final

from sevenwonders.content.loader import shipped_extras
from sevenwonders.content.model import EDITIONS
from sevenwonders.engine.game.options import Options

_SETS: Final = (
    (),
    ("leaders",),
    ("cities",),
    ("edifice",),
    ("edifice",),
    ("leaders", "cities"),
    ("cities", "edifice"),
    ("leaders", "cities", "edifice"),
    ("leaders", "wonder-pack", "catan", "promos"),
)
"""Sets of expansions, each as often as it is listed; every expansion alone is added to them."""
_BASE_SHARE: Final = 14
"""How often each table of the base game is in the mix."""
_WITH_TWO: Final = ("catan", "edifice", "promos", "wonder-pack")
"""Expansions that the free city can be played with (rule 10.1)."""
_TEAMS: Final = (4, 6)


def base_tables() -> list[Options]:
    """The first edition without expansions."""
    return [Options(players=players) for players in range(3, 8)]


def all_tables() -> list[Options]:
    """Both editions, sets of expansions, teams, two to seven players; the base game most."""
    kinds = base_tables() * _BASE_SHARE
    kinds += [Options(players=2)] * 2
    kinds += [Options(players=2, boxes=(box,)) for box in _WITH_TWO]
    every = shipped_extras()
    for edition in EDITIONS:
        for boxes in (*_SETS, every, every):
            kinds += [
                Options(players=players, edition=edition, boxes=boxes) for players in range(3, 8)
            ]
            if "cities" in boxes:
                kinds += [
                    Options(players=players, edition=edition, boxes=boxes, teams=True)
                    for players in _TEAMS
                ]
    kinds += [
        Options(players=players, edition="2e", boxes=every, experts=True) for players in (4, 5, 6)
    ]
    return kinds


MIXES: Final = {"base": base_tables, "all": all_tables}
"""What ``--mix`` takes."""
