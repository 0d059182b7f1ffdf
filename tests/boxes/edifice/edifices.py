"""The fifteen edifices as printed, and a table at which all three cities can build a stage."""

from dataclasses import dataclass

from sevenwonders.engine.game.state import State
from tests.support.table import a_city, a_table, hand, play


@dataclass(frozen=True)
class PrintedEdifice:
    """What joining costs in coins, and what failing takes: a card, coins or tokens."""

    slug: str
    age: int
    coins: int
    lost_color: str = ""
    lost_coins: int = 0
    lost_tokens: int = 0


EDIFICES = (
    PrintedEdifice("artisan-district", 1, 2, lost_color="yellow"),
    PrintedEdifice("belvedere", 1, 1, lost_color="brown"),
    PrintedEdifice("curtain-wall", 1, 2, lost_color="gray"),
    PrintedEdifice("money-changer", 1, 1, lost_coins=2),
    PrintedEdifice("outpost", 1, 1, lost_color="red"),
    PrintedEdifice("factory", 2, 3, lost_color="brown"),
    PrintedEdifice("amphitheater", 2, 3, lost_color="gray"),
    PrintedEdifice("auction-house", 2, 2, lost_coins=5),
    PrintedEdifice("staging-camp", 2, 3, lost_color="red"),
    PrintedEdifice("river-port", 2, 3, lost_color="blue"),
    PrintedEdifice("gold-reserves", 3, 3, lost_coins=9),
    PrintedEdifice("archives", 3, 5, lost_color="blue"),
    PrintedEdifice("concentric-castle", 3, 5, lost_tokens=2),
    PrintedEdifice("agora", 3, 6, lost_color="green"),
    PrintedEdifice("military-school", 3, 5, lost_color="red"),
)
BY_NAME = {row.slug: row for row in EDIFICES}
TABLE = ("belvedere", "auction-house", "gold-reserves")


def at_stake(edifice: str) -> str:
    """The edifices of the three Ages, with this one in its place."""
    names: list[str] = list(TABLE)
    if edifice:
        names[BY_NAME[edifice].age - 1] = edifice
    return " ".join(names)


def three_builders(
    edifice: str,
    *,
    coins: tuple[int, int, int] = (20, 20, 20),
    own: str = "",
    left: str = "",
    right: str = "",
    turn: int = 5,
    defeats: int = 0,
    victories: tuple[int, int, int] = (0, 0, 0),
    pawns_left: int = 2,
    boxes: str = "edifice",
    hands: tuple[str, str, str] = ("", "", ""),
) -> State:
    """Giza, Babylon on its left and Olympia on its right, each able to build its first stage."""
    age = BY_NAME[edifice].age
    pawns = [2, 2, 2]
    pawns[age - 1] = pawns_left
    return a_table(
        a_city(
            "giza-a",
            coins=coins[0],
            built=f"stone-pit {own}",
            hand=hands[0],
            defeats=defeats,
            victories=victories,
        ),
        a_city("babylon-a", coins=coins[1], built=f"clay-pool {left}", hand=hands[1]),
        a_city("olympia-a", coins=coins[2], built=f"lumber-yard {right}", hand=hands[2]),
        age=age,
        turn=turn,
        boxes=boxes,
        edifices=at_stake(edifice),
        edifice_pawns=tuple(pawns),
    )


def join(state: State, *cities: int, stage: int = 1) -> None:
    """These cities build a stage and join the edifice of the Age; the others discard a card."""
    age = int(state.age)
    price = state.components.edifices[state.deal.edifices[age - 1]].cost_coins
    choices = [
        f"W{stage}:{hand(state, at)[0]}${price}+" if at in cities else None
        for at in range(len(state.cities))
    ]
    play(state, *choices)


def pawns(state: State, city: int) -> tuple[int, int, int]:
    """A city's participation pawns by Age."""
    own = state.cities[city]
    first, second, third = (int(own.edifices.pawn_count(age)) for age in (1, 2, 3))
    return first, second, third


def pawns_left(state: State, age: int) -> int:
    """Pawns that lie on the edifice of an Age."""
    return int(state.edifices.pawns[age - 1])


def edifice_debts(state: State, city: int) -> int:
    """Points a city has lost to failed edifices."""
    return int(state.cities[city].edifices.debts)
