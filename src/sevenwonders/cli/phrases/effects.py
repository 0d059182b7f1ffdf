"""Costs and effects of cards and stages in few words."""

from typing import Final

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.effects_boxes import box_effect_text
from sevenwonders.content import effects as fx
from sevenwonders.content.model import Card, Cost, Effect, Stage
from sevenwonders.content.names import Names
from sevenwonders.content.words import RESOURCES, SYMBOLS

ROMAN: Final = ("", "I", "II", "III")
Counting = fx.CoinsPer | fx.PointsPer


def goods(unit: str, names: Names) -> str:
    """``wood/clay`` in the language of the names."""
    wanted = unit.split("/")
    return "/".join(names.resource(good) for good in RESOURCES if good in wanted)


def cost_text(cost: Cost, names: Names) -> str:
    """What a card or stage costs, as ``2 wood, glass``; ``-`` for nothing."""
    parts = [phrases(names).effects.coin.of(cost.coins)] if cost.coins else []
    for resource, amount in zip(RESOURCES, cost.goods, strict=True):
        if amount:
            name = names.resource(resource)
            parts.append(name if amount == 1 else f"{amount} {name}")
    return ", ".join(parts) or "-"


def effects_text(effects: tuple[Effect, ...], names: Names) -> str:
    """Everything a card or stage gives."""
    match effects:
        case (fx.CoinsPer() as one, fx.PointsPer() as two) if one.count == two.count:
            return _each(one, f"{_amount(one, names)} + {_amount(two, names)}", names)
        case _:
            pass
    return ", ".join(effect_text(effect, names) for effect in effects)


def effect_text(effect: Effect, names: Names) -> str:
    """One effect, as ``3 points`` or ``1 coin per neighbours' brown card``."""
    say = phrases(names).effects
    match effect:
        case fx.Produce():
            units = " + ".join(goods(unit, names) for unit in effect.goods)
            return units if effect.sold else say.not_for_sale.format(goods=units)
        case fx.Discount():
            return say.discounts[effect.goods].format(where=say.sides[effect.sides])
        case fx.Points() | fx.Coins() | fx.Shields():
            return _amount(effect, names)
        case fx.Science():
            return names.symbol(effect.symbol)
        case fx.AnyScience():
            return "/".join(names.symbol(symbol) for symbol in SYMBOLS)
        case fx.CoinsPer() | fx.PointsPer():
            return _each(effect, _amount(effect, names), names)
        case fx.PointsIfComplete():
            return say.if_complete.format(points=_amount(effect, names))
        case _:
            right = say.rights.get(type(effect))
            return right or box_effect_text(effect, names)


def _amount(
    effect: Counting | fx.Points | fx.Coins | fx.Shields | fx.PointsIfComplete, names: Names
) -> str:
    say = phrases(names).effects
    match effect:
        case fx.Coins() | fx.CoinsPer():
            return say.coin.of(effect.amount)
        case fx.Shields():
            return say.shield.of(effect.amount)
        case _:
            return say.point.of(effect.amount)


def _each(effect: Counting, amount: str, names: Names) -> str:
    say = phrases(names).effects
    thing = say.things[" ".join(effect.count)]
    return say.per.format(amount=amount, things=say.where[effect.cities].format(thing=thing))


def stage_cost_text(stage: Stage, names: Names) -> str:
    """What a stage costs; a copy may cost what it copies."""
    return phrases(names).boxes.same_cost if stage.copied_cost else cost_text(stage.cost, names)


def stage_effects_text(stage: Stage, names: Names, half: int | None = None) -> str:
    """What a stage gives: all its alternatives, or one."""
    halves = stage.halves if half is None else stage.halves[half : half + 1]
    if not halves:
        return effects_text(stage.effects, names)
    told = [effects_text(stage.effects + one, names) for one in halves]
    return phrases(names).reference.either.join(told)


def chain_text(card: Card, names: Names) -> str:
    """The structures that make a card free, as ``Baths or Altar``."""
    either = phrases(names).reference.either
    return either.join(dict.fromkeys(names.card(chain) for chain in card.chains))
