"""What is printed on a card or a stage, and cities that make exactly the goods for it."""

from collections import Counter
from dataclasses import dataclass

from sevenwonders.engine.position.model import CityPosition
from tests.support.table import a_city

FACES = {"1e": ("a", "b"), "2e": ("day", "night")}
"""The two sides of a board."""
ONE_UNIT = {
    "wood": "lumber-yard",
    "stone": "stone-pit",
    "clay": "clay-pool",
    "ore": "ore-vein",
    "glass": "glassworks-1",
    "papyrus": "press-1",
    "cloth": "loom-1",
}
TWO_UNITS = {"wood": "sawmill", "stone": "quarry", "clay": "brickyard", "ore": "foundry"}
STARTING_GOODS = {
    "1e": {
        "glass": "alexandria",
        "clay": "babylon",
        "papyrus": "ephesus",
        "stone": "giza",
        "cloth": "halicarnassus",
        "wood": "olympia",
        "ore": "rhodes",
    },
    "2e": {
        "glass": "alexandria",
        "wood": "babylon",
        "papyrus": "ephesus",
        "stone": "giza",
        "cloth": "halicarnassus",
        "clay": "olympia",
        "ore": "rhodes",
    },
}
"""The board that starts with each good."""


@dataclass(frozen=True)
class Printed:
    """A card: the smallest table of each copy, its cost, and what it gives if that is simple."""

    slug: str
    age: int
    copies: tuple[int, ...]
    cost: str = ""
    chains: str = ""
    goods: str = ""
    points: int = 0
    shields: int = 0
    symbol: str = ""

    @property
    def players(self) -> int:
        """The smallest table that has the card."""
        return min(self.copies, default=3)

    @property
    def makes_goods(self) -> bool:
        """Whether it can pay for a part of a cost."""
        return bool(self.goods) or self.slug in {"forum", "caravansery"}

    @property
    def price(self) -> int:
        """Coins the card costs."""
        return self.cost.split().count("coin")

    @property
    def units(self) -> Counter[str]:
        """Goods the card costs."""
        return Counter(unit for unit in self.cost.split() if unit != "coin")


@dataclass(frozen=True)
class PrintedStage:
    """A stage of a wonder: its cost, and what it gives if that is simple."""

    side: str
    number: int
    cost: str
    points: int = 0
    coins: int = 0
    shields: int = 0
    own: str = ""
    """Units of the cost that earlier stages of the side make."""
    power: bool = False
    """Whether it gives more than the figures here say."""

    @property
    def slug(self) -> str:
        """The stage's name, as ``giza-a-1``."""
        return f"{self.side}-{self.number}"

    def __str__(self) -> str:
        return self.slug

    @property
    def board(self) -> str:
        """The board without its side."""
        return self.side.rpartition("-")[0]

    @property
    def units(self) -> Counter[str]:
        """Goods the stage costs beyond those that earlier stages make."""
        return Counter(self.cost.split()) - Counter(self.own.split())


def unknown(stages: int) -> str:
    """So many stages built with any cards."""
    return " ".join("?" * stages)


def producers(goods: Counter[str]) -> str:
    """Cards that make exactly these goods."""
    cards: list[str] = []
    for good, units in goods.items():
        assert units in (1, 2, 3), f"no cards for {units} {good}"
        if units % 2:
            cards.append(ONE_UNIT[good])
        if units >= 2:
            cards.append(TWO_UNITS[good])
    return " ".join(cards)


def quiet_side(edition: str, good: str) -> str:
    """A side that starts with a good."""
    return f"{STARTING_GOODS[edition][good]}-{FACES[edition][0]}"


def city_making(
    edition: str, goods: Counter[str], useless: str, *, hand: str, built: str = "", coins: int = 0
) -> CityPosition:
    """A city that makes these goods and no other, but for a useless one when there are none."""
    start = next(iter(goods), useless)
    rest = producers(goods - Counter([start]))
    side = quiet_side(edition, start)
    return a_city(side, coins=coins, built=f"{built} {rest}", hand=hand)
