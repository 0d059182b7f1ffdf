"""The cards of a decision as a numbered list: what each gives, costs, and can be used for."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.cli.table import Drawing, coins
from sevenwonders.cli.wording import cost_text, effects_text
from sevenwonders.content.names import Names
from sevenwonders.content.words import RESOURCES
from sevenwonders.engine.decision import CardOptions, Decision, Option
from sevenwonders.engine.reasons import (
    ALREADY_BUILT,
    MISSING_COINS,
    MISSING_RESOURCES,
    MUST_CHAIN,
    MUST_PLAY,
    WONDER_COMPLETE,
    Refusal,
)

DISCARD_PILE: Final = "discard-pile"
_REASONS: Final = {
    ALREADY_BUILT: "already built",
    WONDER_COMPLETE: "the wonder is complete",
    MUST_CHAIN: "must be built by its chain",
    MUST_PLAY: "a card of this hand can be played",
}


def hand_table(decision: Decision, drawing: Drawing) -> Table:
    """The cards in the order of their numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("Card", no_wrap=True)
    table.add_column("Gives", overflow="fold")
    table.add_column("Cost", overflow="fold")
    picking = decision.kind == DISCARD_PILE
    table.add_column("Take" if picking else "Build", overflow="fold")
    table.add_column("Now", justify="right")
    for number, held in enumerate(decision.cards, start=1):
        card = drawing.catalog.card(held.card)
        ways = building(held)
        table.add_row(
            str(number),
            drawing.card_name(held.card),
            effects_text(card.effects, drawing.names),
            cost_text(card.cost, drawing.names),
            _build_text(held, drawing.names),
            points_now(ways[0]) if ways else "",
        )
    return table


def building(held: CardOptions) -> list[Option]:
    """The ways to have the card stand in the city."""
    return [option for option in held.options if option.action in ("build", "free", "take")]


def points_now(option: Option) -> str:
    """Points that a choice changes at once, as ``+3``."""
    points = sum(option.preview.points.values())
    return f"{points:+d}" if points else ""


def _build_text(held: CardOptions, names: Names) -> Text:
    ways = building(held)
    if not ways:
        why = [refusal_text(refusal, names) for refusal in held.refused[:1]]
        return Text(why[0] if why else "no", style="red")
    if held.chain:
        return Text("yes, by chain", style="green")
    first = price_text(ways[0])
    more = f" ({len(ways)} ways)" if len(ways) > 1 else ""
    return Text(f"{first}{more}", style="green")


def price_text(option: Option) -> str:
    """What a choice costs in coins, as ``2 left, 1 bank``; ``yes`` when nothing."""
    if option.action == "free":
        return "free build"
    paid = (("left", option.left), ("right", option.right), ("bank", option.bank))
    prices = [f"{amount} {where}" for where, amount in paid if amount]
    return f"pay {', '.join(prices)}" if prices else "yes"


def refusal_text(refusal: Refusal, names: Names) -> str:
    """Why something cannot be done, as ``lacks clay``."""
    if refusal.reason == MISSING_RESOURCES:
        return f"lacks {_units(refusal.units, names)}"
    if refusal.reason == MISSING_COINS:
        return f"lacks {coins(refusal.coins)}"
    return _REASONS[refusal.reason]


def _units(units: Iterable[str], names: Names) -> str:
    wanted = Counter(units)
    return ", ".join(
        names.resource(kind) if wanted[kind] == 1 else f"{wanted[kind]} {names.resource(kind)}"
        for kind in RESOURCES
        if wanted[kind]
    )


def stage_text(decision: Decision, names: Names) -> str:
    """Whether the next stage can be built, and for how much."""
    for held in decision.cards:
        ways = [option for option in held.options if option.action == "stage"]
        if ways:
            price = "" if price_text(ways[0]) == "yes" else f": {price_text(ways[0])}"
            more = f" ({len(ways)} ways)" if len(ways) > 1 else ""
            return f"stage {ways[0].stage} can be built{price}{more}"
    for held in decision.cards:
        for refusal in held.refused:
            if refusal.action == "stage":
                return f"no stage now: {refusal_text(refusal, names)}"
    return ""
