"""The kinds of table a bot is checked at."""

from typing import Final

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.options import FEWEST, MOST, Options

TEAMS: Final = (4, 6)
"""Players that can sit in pairs (rule 14.1)."""
FEWEST_WITHOUT_FREE_CITY: Final = 3


def every_kind() -> tuple[Options, ...]:
    """Every player count of both editions, each box alone, all of them together, and teams."""
    boxes = tuple(extra_names())
    return (
        *(Options(players=players) for players in range(FEWEST, MOST + 1)),
        *(Options(players=players, edition="2e") for players in _crowds()),
        *(
            Options(
                players=_crowds()[at % len(_crowds())], edition=("1e", "2e")[at % 2], boxes=(box,)
            )
            for at, box in enumerate(boxes)
        ),
        *(
            Options(players=players, edition=("1e", "2e")[players % 2], boxes=boxes, experts=True)
            for players in _crowds()
        ),
        *(Options(players=players, boxes=("cities",), teams=True) for players in TEAMS),
        *(
            Options(players=players, edition="2e", boxes=boxes, experts=True, teams=True)
            for players in TEAMS
        ),
    )


def _crowds() -> range:
    return range(FEWEST_WITHOUT_FREE_CITY, MOST + 1)
