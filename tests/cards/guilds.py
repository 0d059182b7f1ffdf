"""Guilds that count in the neighbouring cities, with a table around each; for both editions."""

from dataclasses import dataclass

from sevenwonders.engine.game.state import State
from tests.cards import cards_1e, cards_2e
from tests.cards.printed import FACES, Printed, city_making
from tests.support.table import a_city, a_table

PURPLE = {
    edition: {card.slug: card for card in cards}
    for edition, cards in (("1e", cards_1e.PURPLE), ("2e", cards_2e.PURPLE))
}


@dataclass(frozen=True)
class Counting:
    """A guild, cards beside it, to the left, to the right and out of reach, and its points."""

    slug: str
    own: str
    left: str
    right: str
    far: str
    points: int


NEIGHBOURS = (
    Counting("workers-guild", "", "timber-yard clay-pit", "excavation", "foundry", 3),
    Counting("craftsmens-guild", "loom-1", "loom-2", "glassworks-2 press-2", "press-1", 6),
    Counting("traders-guild", "bazar", "tavern vineyard", "marketplace", "forum", 3),
    Counting("philosophers-guild", "workshop", "apothecary school", "library", "dispensary", 3),
    Counting("spies-guild", "stables", "walls", "stockade barracks", "guard-tower", 3),
    Counting("magistrates-guild", "temple", "baths altar", "theater", "statue", 3),
)
"""Guilds that count cards of one colour left and right of them."""


def guild_table(
    edition: str,
    guild: str,
    *,
    own: str = "",
    stages: tuple[str, str, str] = ("", "", ""),
    defeats: tuple[int, int, int] = (0, 0, 0),
    around: tuple[str, str, str] = ("", "", ""),
    turn: int = 0,
) -> State:
    """Seat 0 of four holds a guild and can pay for it.

    ``stages`` and ``defeats`` are those of seat 0, of its left and of its right neighbour;
    ``around`` is built to the left, to the right and in the city opposite.
    """
    printed: Printed = PURPLE[edition][guild]
    making = city_making(edition, printed.units, "", hand=guild)
    mine = a_city(
        making.board,
        coins=0,
        built=" ".join((own, *making.built)),
        stages=stages[0],
        defeats=defeats[0],
        hand=guild,
    )
    taken = making.board.rpartition("-")[0]
    boards = [board for board in ("giza", "rhodes", "ephesus", "babylon") if board != taken]
    left, far, right = (f"{board}-{FACES[edition][0]}" for board in boards[:3])
    return a_table(
        mine,
        a_city(left, built=around[0], stages=stages[1], defeats=defeats[1]),
        a_city(far, built=around[2], stages="?"),
        a_city(right, built=around[1], stages=stages[2], defeats=defeats[2]),
        edition=edition,
        players=4,
        age=3,
        turn=turn,
    )
