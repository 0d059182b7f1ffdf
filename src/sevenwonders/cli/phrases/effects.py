"""Costs and effects of cards and stages in words."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, cast

import msgspec

from sevenwonders.cli.phrases import phrases
from sevenwonders.content.model import Card, Cost, Effect, Stage
from sevenwonders.content.names import Names
from sevenwonders.content.words import RESOURCES, Symbol
from sevenwonders.messages import Argument, messages

ROMAN: Final = ("", "I", "II", "III")


def goods(unit: str, names: Names) -> str:
    """``wood/clay`` in the language of the names."""
    wanted = unit.split("/")
    return "/".join(names.resource(good) for good in RESOURCES if good in wanted)


def goods_list(units: Iterable[str], names: Names) -> str:
    """Units with equal ones counted, as ``2 wood and glass/papyrus``."""
    told = [_unit(unit, count, names) for unit, count in Counter(units).items()]
    return messages(names.language).all_of(told)


def _unit(unit: str, count: int, names: Names) -> str:
    """So many of a unit, of which each is one of several kinds."""
    say = messages(names.language).say
    first, *others = unit.split("/")
    told = say(f"goods-n-{first}", n=count) if count > 1 else say(f"goods-some-{first}")
    return "/".join((told, *(say(f"goods-some-{good}") for good in others)))


def coins_text(coins: int, names: Names) -> str:
    """``2 coins``."""
    return messages(names.language).say("effect-coins", n=coins)


def cost_text(cost: Cost, names: Names) -> str:
    """What a card or stage costs, as ``2 wood, 1 glass``; ``-`` for nothing."""
    say = messages(names.language).say
    parts = [coins_text(cost.coins, names)] if cost.coins else []
    for resource, amount in zip(RESOURCES, cost.goods, strict=True):
        if amount:
            parts.append(say(f"goods-n-{resource}", n=amount))
    return ", ".join(parts) or "-"


def effects_text(effects: Iterable[Effect], names: Names) -> str:
    """Everything a card or stage gives."""
    return "; ".join(effect_text(effect, names) for effect in effects)


def effect_text(effect: Effect, names: Names) -> str:
    """One effect, as ``3 points`` or ``1 coin for every brown card you have``."""
    arguments: dict[str, Argument] = {}
    for field, value in msgspec.structs.asdict(effect).items():
        arguments |= _arguments(field, value, names)
    tag = effect.__struct_config__.tag
    return messages(names.language).say(f"effect-{tag}", **arguments)


def _arguments(field: str, value: object, names: Names) -> dict[str, Argument]:
    """A field of an effect as arguments of its message."""
    match value:
        case tuple():
            return _several(field, cast("tuple[str, ...]", value), names)
        case bool():
            return {field: "yes" if value else "no"}
        case int() if field == "amount":
            return {"n": abs(value), "less": "yes" if value < 0 else "no"}
        case int():
            return {field: value}
        case _ if field == "symbol":
            return {field: names.symbol(cast("Symbol", value))}
        case _:
            word = str(value)
            return {field: int(word) if word.isdecimal() else word}


def _several(field: str, values: Sequence[str], names: Names) -> dict[str, Argument]:
    own = messages(names.language)
    match field:
        case "goods":
            return {field: goods_list(values, names)}
        case "sides":
            return {field: "both" if len(values) > 1 else values[0]}
        case "cities" if len(values) > 2:
            return {field: "all"}
        case "cities":
            return {field: "own" if "own" in values else "neighbours"}
        case "colors":
            return {field: own.all_of([card_of(color, names) for color in values])}
        case _:
            told = own.any_of([own.say(f"effect-count-{one}") for one in values])
            return {field: " ".join(values), "what": told}


def card_of(color: str, names: Names) -> str:
    """A card of a colour, to be counted or lost."""
    return messages(names.language).say(f"effect-count-{color}-cards")


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
