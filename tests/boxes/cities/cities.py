"""The black cards as they are printed, and tables with Cities at which tests play them."""

from collections import Counter
from dataclasses import dataclass

from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.model import CityPosition
from sevenwonders.engine.vocabulary import RESOURCES
from tests.cards.printed import Printed, city_making
from tests.support.table import a_table

CITIES = "cities"
BLACK = (
    Printed("residence", 1, (), "clay", points=1),
    Printed("hideout", 1, (), points=2),
    Printed("city-gates", 1, (), "coin wood", points=4),
    Printed("militia", 1, (), "coin coin coin", shields=2),
    Printed("dive", 1, ()),
    Printed("clandestine-wharf-west", 1, (), "coin"),
    Printed("clandestine-wharf-east", 1, (), "coin"),
    Printed("pigeonhole", 1, (), "coin ore"),
    Printed("secret-warehouse", 1, (), "coin coin"),
    Printed("opium-stash", 1, ()),
    Printed("smugglers-cache", 1, ()),
    Printed("cells", 1, ()),
    Printed("customs", 1, (), points=4),
    Printed("raider-camp", 1, ()),
    Printed("band-of-spies", 2, (), "coin coin stone clay"),
    Printed("mercenaries", 2, (), "coin coin coin coin papyrus", shields=3),
    Printed("lair", 2, (), "wood glass", points=3),
    Printed("consulate", 2, (), "clay papyrus", points=2),
    Printed("gambling-den", 2, (), "coin"),
    Printed("black-market", 2, (), "ore cloth"),
    Printed("sepulcher", 2, (), "stone glass cloth", points=4),
    Printed("architect-firm", 2, (), "coin papyrus", points=2),
    Printed("tabularium", 2, (), "coin coin wood ore cloth", points=6),
    Printed("opium-den", 2, (), "papyrus"),
    Printed("trade-center", 2, (), "stone clay papyrus", points=6),
    Printed("raider-fort", 2, (), "coin ore clay"),
    Printed("guardhouse", 2, (), "coin coin wood ore"),
    Printed("forging-agency", 2, (), "coin coin"),
    Printed("torture-chamber", 3, (), "coin coin coin ore ore glass"),
    Printed("contingent", 3, (), "coin coin coin coin coin cloth", shields=5),
    Printed("brotherhood", 3, (), "wood wood ore cloth", points=4),
    Printed("embassy", 3, (), "stone papyrus cloth", points=3),
    Printed("cenotaph", 3, (), "clay clay stone glass cloth", points=5),
    Printed("chamber-of-builders", 3, (), "wood clay glass papyrus", points=4),
    Printed("secret-network", 3, (), "stone papyrus"),
    Printed("slave-market", 3, (), "wood wood ore ore"),
    Printed("capitol", 3, (), "coin coin stone stone clay clay glass papyrus", points=8),
    Printed("opium-distillery", 3, (), "wood glass"),
    Printed("mint", 3, (), "wood wood clay glass cloth", points=8),
    Printed("raider-garrison", 3, (), "coin coin stone stone cloth"),
    Printed("prison", 3, (), "coin coin ore ore clay papyrus"),
    Printed("memorial", 3, (), "stone wood cloth"),
)
GUILDS = (
    Printed("counterfeiters-guild", 3, (), "ore ore ore glass cloth", points=5),
    Printed("guild-of-shadows", 3, (), "wood stone stone papyrus"),
    Printed("mourners-guild", 3, (), "wood clay clay glass cloth"),
)
PRINTED = {card.slug: card for card in (*BLACK, *GUILDS)}


@dataclass(frozen=True)
class Gift:
    """What a card gives and takes in the turn it is built, beside the points printed on it."""

    slug: str
    coins: int = 0
    neighbours: int = 0
    """Coins that each neighbour takes."""
    others: int = 0
    """Coins that every other city takes."""
    loss: int = 0
    """Coins that every other city loses."""
    victories: tuple[int, int, int] = (0, 0, 0)
    debts: int = 0
    """Debts that each neighbour takes."""
    diplomacy: int = 0


GIFTS = (
    Gift("residence", diplomacy=1),
    Gift("hideout", loss=1),
    Gift("city-gates"),
    Gift("dive", coins=6, neighbours=1),
    Gift("opium-stash", coins=3, loss=1),
    Gift("customs", others=1),
    Gift("raider-camp", victories=(1, 0, 0), debts=1),
    Gift("lair", loss=2),
    Gift("consulate", diplomacy=1),
    Gift("gambling-den", coins=9, neighbours=2),
    Gift("tabularium"),
    Gift("opium-den", coins=4, loss=3),
    Gift("trade-center", others=2),
    Gift("raider-fort", victories=(0, 1, 0), debts=1),
    Gift("brotherhood", loss=3),
    Gift("embassy", diplomacy=1),
    Gift("capitol"),
    Gift("opium-distillery", coins=5, loss=5),
    Gift("mint", others=3),
    Gift("raider-garrison", victories=(0, 0, 1), debts=1),
)


def building(slug: str) -> str:
    """The choice that builds a card in a city which makes its goods."""
    price = PRINTED[slug].price
    return f"B:{slug}${price}" if price else f"B:{slug}"


def city_for(
    slug: str, *, goods: Counter[str] | None = None, coins: int | None = None, built: str = ""
) -> CityPosition:
    """A city that holds a card and makes exactly its goods, or those given, with its coins."""
    card = PRINTED[slug]
    useless = next(good for good in RESOURCES if good not in card.units)
    money = card.price if coins is None else coins
    made = card.units if goods is None else goods
    return city_making("2e", made, useless, hand=slug, coins=money, built=built)


def table_for(slug: str, *, players: int = 4, turn: int = 0) -> State:
    """Seat 0 can just build the card; nobody else has anything but 3 coins."""
    age = PRINTED[slug].age
    return a_table(city_for(slug), edition="2e", boxes=CITIES, age=age, players=players, turn=turn)


def debts(state: State) -> list[int]:
    """Every city's debts."""
    return [int(city.tokens.debts) for city in state.cities]


def diplomacy(state: State) -> list[int]:
    """Every city's diplomacy tokens."""
    return [int(city.tokens.diplomacy) for city in state.cities]


def losers(state: State) -> list[int]:
    """The cities that are asked how they pay a loss."""
    return [ask.city for ask in state.pending() if ask.kind == "pay-loss"]
