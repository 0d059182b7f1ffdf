"""What cards, leaders, edifices and stages give, in words."""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from sevenwonders.cli.phrases.costs import goods_list
from sevenwonders.cli.phrases.pieces import card_of
from sevenwonders.content.model import Effect, Stage
from sevenwonders.content.names import Names
from sevenwonders.content.vocabulary import Symbol
from sevenwonders.messages import Argument, messages


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


def stage_effects_text(stage: Stage, names: Names, half: int | None = None) -> str:
    """What a stage gives: all its alternatives, as ``2 points and 7 coins or 1 shield``, or one."""
    halves = stage.halves if half is None else stage.halves[half : half + 1]
    if not halves:
        return effects_text(stage.effects, names)
    own = messages(names.language)
    either = [[effect_text(one, names) for one in (*stage.effects, *some)] for some in halves]
    return own.any_of([own.all_of(told) for told in either])
