"""Costs and effects of cards and stages in few words."""

from typing import Final

from sevenwonders.content import effects as fx
from sevenwonders.content.model import Card, Cost, Effect
from sevenwonders.content.names import Names
from sevenwonders.content.words import COLORS, RESOURCES, SYMBOLS, Countable, Where

ROMAN: Final = ("", "I", "II", "III")
_KINDS: Final = {"raw": "raw materials", "manufactured": "manufactured goods"}
_WHERE: Final[dict[tuple[Where, ...], str]] = {
    ("own",): "own",
    ("left", "right"): "neighbours'",
    ("own", "left", "right"): "own and neighbours'",
}
_AMOUNTS: Final[dict[type, str]] = {
    fx.Points: "point",
    fx.Coins: "coin",
    fx.Shields: "shield",
}
_RIGHTS: Final[dict[type, str]] = {
    fx.LastCard: "play the last card of each Age too",
    fx.BuildFromDiscard: "build a discarded card for free",
    fx.CopyGuild: "copy a neighbour's guild",
    fx.FreeOnceAnAge: "build one card an Age for free",
    fx.FreeNewColor: "first card of each colour is free",
    fx.FreeFirstCard: "first card of each Age is free",
    fx.FreeLastCard: "last card of each Age is free",
}


def plural(count: int, word: str) -> str:
    """``1 coin``, ``2 coins``."""
    return f"{count} {word}" if abs(count) == 1 else f"{count} {word}s"


def goods(unit: str, names: Names) -> str:
    """``wood/clay`` in the language of the names."""
    wanted = unit.split("/")
    return "/".join(names.resource(good) for good in RESOURCES if good in wanted)


def cost_text(cost: Cost, names: Names) -> str:
    """What a card or stage costs, as ``2 wood, glass``; ``-`` for nothing."""
    parts = [plural(cost.coins, "coin")] if cost.coins else []
    for resource, amount in zip(RESOURCES, cost.goods, strict=True):
        if amount:
            name = names.resource(resource)
            parts.append(name if amount == 1 else f"{amount} {name}")
    return ", ".join(parts) or "-"


def effects_text(effects: tuple[Effect, ...], names: Names) -> str:
    """Everything a card or stage gives."""
    match effects:
        case (fx.CoinsPer() as one, fx.PointsPer() as two) if one.count == two.count:
            each = f"{plural(one.amount, 'coin')} + {plural(two.amount, 'point')}"
            return f"{each} per {_counted(one, names)}"
        case _:
            pass
    return ", ".join(effect_text(effect, names) for effect in effects)


def effect_text(effect: Effect, names: Names) -> str:
    """One effect, as ``3 points`` or ``1 coin per neighbours' brown card``."""
    match effect:
        case fx.Produce():
            units = " + ".join(goods(unit, names) for unit in effect.goods)
            return units if effect.sold else f"{units} (not for sale)"
        case fx.Discount():
            where = "both sides" if len(effect.sides) == 2 else effect.sides[0]
            return f"{_KINDS[effect.goods]} for 1 coin ({where})"
        case fx.Points() | fx.Coins() | fx.Shields():
            return plural(effect.amount, _AMOUNTS[type(effect)])
        case fx.Science():
            return names.symbol(effect.symbol)
        case fx.AnyScience():
            return "/".join(names.symbol(symbol) for symbol in SYMBOLS)
        case fx.CoinsPer():
            return f"{plural(effect.amount, 'coin')} per {_counted(effect, names)}"
        case fx.PointsPer():
            return f"{plural(effect.amount, 'point')} per {_counted(effect, names)}"
        case fx.PointsIfComplete():
            return f"{plural(effect.amount, 'point')} if the wonder is complete"
        case _:
            return _RIGHTS[type(effect)]


def _counted(effect: fx.CoinsPer | fx.PointsPer, names: Names) -> str:
    return f"{_WHERE[effect.cities]} {_things(effect.count, names)}"


def _things(count: tuple[Countable, ...], names: Names) -> str:
    colors = [names.color(color) for color in COLORS if f"{color}-cards" in count]
    parts = ["/".join(colors) + " card"] if colors else []
    if "wonder-stages" in count:
        parts.append("stage")
    if "defeat-tokens" in count:
        parts.append("Defeat token")
    return " and ".join(parts)


def chain_text(card: Card, names: Names) -> str:
    """The structures that make a card free, as ``Baths or Altar``."""
    return " or ".join(dict.fromkeys(names.card(chain) for chain in card.chains))
