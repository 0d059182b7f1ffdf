"""The parts of a value: what it comes from, and how far each is trusted through the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.vocabulary import AGES

POINTS: Final = 0
RESOURCES: Final = 1
TRADE: Final = 2
INCOME: Final = 3
SCIENCE: Final = 4
SCIENCE_LATER: Final = 5
WAR: Final = 6
WAR_LATER: Final = 7
CHAINS: Final = 8
GUILDS: Final = 9
COUNTED: Final = 10
COINS: Final = 11
POWERS: Final = 12
LEADERS: Final = 13
EDIFICES: Final = 14
PRICE: Final = 15
TRIBUTE: Final = 16
PASSING: Final = 17
DISCARD_PILE: Final = 18
CROWD: Final = 19
COLOR: Final = 20
"""The first of nine: one for a card of that colour."""
WONDER: Final = 29
SALE: Final = 30
URGENT: Final = 31
LEARNED: Final = 32
BROKE: Final = 33
CARD: Final = 34
PARTS: Final = 35
NAMES: Final = (
    *("points", "resources", "trade", "income", "science", "science-later", "war", "war-later"),
    *("chains", "guilds", "counted", "coins", "powers", "leaders", "edifices", "price"),
    *(
        "tribute",
        "passing",
        "discard-pile",
        "crowd",
        "brown",
        "gray",
        "blue",
        "yellow",
        "red",
        "green",
    ),
    *("purple", "black", "white", "wonder", "sale", "urgent", "learned", "broke"),
    "card",
)
"""What each part is called in ``data/sage.toml``."""
KNOTS: Final = 2 * AGES
"""Trust in a part is given for the first and the last turn of each Age."""
SUMMED: Final[dict[str, str]] = {
    "trade": "resources",
    "income": "resources",
    "crowd": "resources",
    "brown": "resources",
    "gray": "resources",
    "science-later": "science",
    "green": "science",
    "war": "military",
    "war-later": "military",
    "red": "military",
    "counted": "guilds",
    "purple": "guilds",
    "blue": "points",
    "discard-pile": "wonder",
    "powers": "wonder",
    "yellow": "coins",
    "sale": "coins",
    "black": "leaders",
    "white": "leaders",
    "tribute": "price",
    "urgent": "wonder",
    "learned": "science",
    "broke": "price",
    "card": "points",
}
"""The name under which a part is shown, if it is not its own."""


def new_parts() -> vec[float]:
    """No part yet."""
    return vec[float]([0.0 for _ in range(PARTS)])


def clear(parts: vec[float]) -> None:
    """Start again."""
    for at in range(PARTS):
        parts[at] = 0.0


def trusted(parts: vec[float], trust: vec[float]) -> float:
    """All parts together, each as far as it is trusted."""
    total = 0.0
    for at in range(PARTS):
        total += parts[at] * trust[at]
    return total


def tilt(trust: vec[float], tilted: vec[float], players: i64) -> None:
    """Trust that differs with the number of players, by so much for two more than five."""
    more = float(players - 5) * 0.5
    for at in range(len(trust)):
        trust[at] += more * tilted[at]


def trust_at(table: vec[float], age: i64, turn: i64, turns: i64, trust: vec[float]) -> None:
    """How far each part is trusted in a turn, between the first and last of its Age."""
    late = float(turn - 1) / float(turns - 1)
    late = min(max(late, 0.0), 1.0)
    knot = 2 * (age - 1)
    for at in range(len(trust)):
        first = table[at * KNOTS + knot]
        trust[at] = first + late * (table[at * KNOTS + knot + 1] - first)
