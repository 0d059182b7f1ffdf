"""The leaders as printed, set down by hand, and tables on which tests play them."""

from collections.abc import Callable
from typing import Final, TypeVar

from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.model import CityPosition
from tests.support.table import a_city, a_table, legal, play

Test = TypeVar("Test", bound=Callable[..., None])

EVERY_LEADER: Final = "leaders cities promos classic-extras"
"""The boxes that bring leaders."""

BY_AGE: Final = 0
"""In place of a cost: 1, 2 or 3 coins by the Age."""

STANDARD: Final = {
    "alexander": 3,
    "amytis": 4,
    "archimedes": 4,
    "aristotle": 3,
    "bilkis": 4,
    "caesar": 5,
    "cleopatra": 4,
    "croesus": 1,
    "euclid": 5,
    "hammurabi": 2,
    "hannibal": 2,
    "hiram": 3,
    "hypatia": 4,
    "imhotep": 3,
    "justinian": 3,
    "leonidas": 2,
    "maecenas": 1,
    "midas": 3,
    "nebuchadnezzar": 4,
    "nefertiti": 3,
    "nero": 1,
    "pericles": 6,
    "phidias": 3,
    "plato": 4,
    "praxiteles": 3,
    "ptolemy": 5,
    "pythagoras": 5,
    "ramses": 5,
    "sappho": 1,
    "solomon": 3,
    "varro": 3,
    "vitruvius": 1,
    "xenophon": 2,
    "zenobia": 2,
}
EXPERT: Final = {
    "aganice": BY_AGE,
    "agrippina": 1,
    "berenice": 2,
    "cornelia": BY_AGE,
    "cynisca": BY_AGE,
    "enheduanna": 4,
    "eurypyle": BY_AGE,
    "gorgo": 5,
    "hatshepsut": 2,
    "makeda": BY_AGE,
    "nitocris": BY_AGE,
    "phryne": BY_AGE,
    "telesilla": 3,
    "theano": BY_AGE,
    "tomyris": 4,
}
WITH_CITIES: Final = {
    "arsinoe": BY_AGE,
    "aspasia": 3,
    "caligula": 3,
    "darius": 4,
    "diocletian": 2,
    "octavia": 1,
}
PROMO: Final = {"esteban": 5, "louis": 4}
"""Stevie costs what his stage needs."""
CLASSIC: Final = {"roxana": 1, "semiramis": 2}
COSTS: Final = {**STANDARD, **EXPERT, **WITH_CITIES, **PROMO, **CLASSIC}

PLAYED: Final[set[str]] = set()
"""The leaders that some test brings into play, noted as the modules are imported."""


def plays(*leaders: str) -> Callable[[Test], Test]:
    """Note that a test brings these leaders into play and looks at what they do."""

    def note(test: Test) -> Test:
        assert test.__name__.startswith("test_"), f"pytest does not run {test.__name__}"
        PLAYED.update(leaders)
        return test

    return note


def price(leader: str, age: int) -> int:
    """What a leader costs in an Age without anybody's help."""
    return COSTS[leader] or age


def recruiting(
    city: CityPosition,
    *others: CityPosition,
    age: int = 1,
    boxes: str = "leaders",
    players: int = 3,
    discard: str = "",
) -> State:
    """The recruitment phase of an Age."""
    return a_table(
        city, *others, recruiting=True, age=age, boxes=boxes, players=players, discard=discard
    )


def recruit(
    leader: str,
    *others: CityPosition,
    age: int = 1,
    boxes: str = "leaders",
    coins: int = 0,
    built: str = "",
    stages: str = "",
    leaders: str = "",
    victories: tuple[int, int, int] = (0, 0, 0),
    defeats: int = 0,
    discard: str = "",
) -> State:
    """Seat 0, at Giza, recruits a leader and has these coins left, all else as told."""
    cost = price(leader, age)
    city = a_city(
        "giza-a",
        coins=coins + cost,
        built=built,
        stages=stages,
        leaders=leaders,
        leader_hand=leader,
        victories=victories,
        defeats=defeats,
    )
    state = recruiting(city, *others, age=age, boxes=boxes, discard=discard)
    play(state, f"R:{leader}${cost}")
    return state


def in_play(state: State, city: int) -> list[str]:
    """The leaders that lie face up in a city, oldest first."""
    return [state.components.cards[leader].slug for leader in state.cities[city].leaders.in_play]


def in_hand(state: State, seat: int) -> list[str]:
    """The leaders a seat has not played."""
    return [state.components.cards[leader].slug for leader in state.leaders.hands[seat]]


def in_box(state: State) -> list[str]:
    """The leaders that may still be drawn."""
    return [state.components.cards[leader].slug for leader in state.leaders.box]


def asked_of(state: State) -> list[tuple[str, int]]:
    """The kind of every open decision and its seat."""
    return [(ask.kind, ask.seat) for ask in state.pending()]


def can(state: State, seat: int, choice: str) -> bool:
    """Whether a choice is legal exactly as written."""
    return choice in legal(state, seat)
