"""Effects that only the boxes have, in few words, and what things of all kinds are called."""

from typing import Final

import msgspec

from sevenwonders.cli.phrases import phrases
from sevenwonders.content import effects as fx
from sevenwonders.content.errors import UnknownName
from sevenwonders.content.model import Effect, Leader, Penalty
from sevenwonders.content.names import Names

AGES: Final = {"1": "I", "2": "II", "3": "III"}


def box_effect_text(effect: Effect, names: Names) -> str:
    """One effect that no base game has."""
    say = phrases(names).boxes
    match effect:
        case fx.OthersLose():
            coins = phrases(names).effects.coin.of(effect.amount)
            return say.losses[effect.per].format(coins=coins)
        case fx.VictoryToken() if not effect.value:
            return say.victory_now
        case fx.TakePawn() if effect.age not in AGES:
            return say.any_pawn
        case fx.CopyStage() if effect.stage == "last":
            return say.last_stage.format(where=phrases(names).effects.sides[effect.sides])
        case _:
            return say.effects[type(effect)].format_map(_places(effect, names))


def _places(effect: Effect, names: Names) -> dict[str, object]:
    """What the phrase of an effect may have places for."""
    say, boxes = phrases(names).effects, phrases(names).boxes
    given: dict[str, object] = {}
    match effect:
        case fx.PointsPerSet():
            given["colors"] = ", ".join(names.color(color) for color in effect.colors)
        case fx.PointsIfMore() | fx.PointsIfNone():
            given["things"] = boxes.most[" ".join(effect.count)]
        case fx.OneResourceLess():
            counted = "wonder-stages" if effect.target == "stage" else f"{effect.target}-cards"
            given["thing"] = say.things[counted]
        case fx.FreeColor():
            given["thing"] = say.things[f"{effect.color}-cards"]
        case fx.CoinsOn():
            given["occasion"] = boxes.occasions[effect.occasion]
        case fx.TradeRebate():
            given["where"] = say.sides[effect.sides]
        case fx.CopyStage():
            given["where"] = say.sides[effect.sides]
            given["stage"] = effect.stage
        case fx.CheaperLeaders():
            given.update(own=effect.own, neighbours=effect.neighbours)
        case fx.VictoryToken():
            given["n"] = effect.value
        case fx.TakePawn():
            given["age"] = AGES[effect.age]
        case _:
            pass
    amount = msgspec.structs.asdict(effect).get("amount")
    if isinstance(amount, int):
        given.update(n=amount, points=say.point.of(amount), coins=say.coin.of(amount))
    return given


def leader_cost_text(leader: Leader, names: Names) -> str:
    """What a leader costs, as ``3 coins``; ``-`` for nothing."""
    if isinstance(leader.cost, str):
        return phrases(names).boxes.prices[leader.cost]
    return phrases(names).effects.coin.of(leader.cost) if leader.cost else "-"


def penalty_text(penalty: Penalty, names: Names) -> str:
    """What a failed edifice takes."""
    say = phrases(names)
    if penalty.card is not None:
        return say.boxes.penalty_card.format(thing=say.effects.things[f"{penalty.card}-cards"])
    if penalty.coins:
        return say.effects.coin.of(penalty.coins)
    return say.boxes.penalty_victories.format(n=penalty.victories)


def thing_name(slug: str, names: Names) -> str:
    """The name of a card, leader or edifice."""
    for named in (names.card, names.leader, names.edifice):
        try:
            return named(slug)
        except UnknownName:
            continue
    raise UnknownName(slug)


def age_list(counts: tuple[int, ...]) -> str:
    """Things counted by Age, as ``I II II``."""
    return " ".join(AGES[str(age)] for age, count in enumerate(counts, 1) for _ in range(count))
