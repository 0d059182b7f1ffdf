"""The cards of a decision as a numbered list: what each gives, costs, and can be used for."""

from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.effects import cost_text, effects_text, goods_list
from sevenwonders.cli.phrases.effects_boxes import leader_cost_text
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import Names
from sevenwonders.engine.decisions.refusals import Refusal
from sevenwonders.engine.see.decision import CardOptions, Decision, Option
from sevenwonders.messages import messages

DISCARD_PILE: Final = "discard-pile"


def hand_table(decision: Decision, drawing: Drawing) -> Table:
    """The cards in the order of their numbers."""
    say = drawing.say.hand
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column(say.card, no_wrap=True)
    table.add_column(say.gives, overflow="fold")
    table.add_column(say.cost, overflow="fold")
    picking = decision.kind == DISCARD_PILE
    table.add_column(say.take if picking else say.build, overflow="fold")
    table.add_column(say.now, justify="right")
    for number, held in enumerate(decision.cards, start=1):
        ways = building(held)
        gives, cost = printed(held.card, drawing)
        table.add_row(
            str(number),
            drawing.card_name(held.card),
            gives,
            cost,
            _build_text(held, drawing.names),
            points_now(ways[0]) if ways else "",
        )
    return table


def printed(slug: str, drawing: Drawing) -> tuple[str, str]:
    """What a card or leader gives, and what it costs."""
    names = drawing.names
    if drawing.is_leader(slug):
        leader = drawing.catalog.leader(slug)
        return effects_text(leader.effects, names), leader_cost_text(leader, names)
    card = drawing.catalog.card(slug)
    return effects_text(card.effects, names), cost_text(card.cost, names)


def building(held: CardOptions) -> list[Option]:
    """The ways to have the card stand in the city."""
    return [option for option in held.options if option.action in ("build", "free", "take")]


def points_now(option: Option) -> str:
    """Points that a choice changes at once, as ``+3``."""
    points = sum(option.preview.points.values())
    return f"{points:+d}" if points else ""


def _build_text(held: CardOptions, names: Names) -> Text:
    say = phrases(names).hand
    ways = building(held)
    if not ways:
        why = [refusal_text(refusal, names) for refusal in held.refused[:1]]
        return Text(why[0] if why else say.no, style="red")
    if held.chain:
        return Text(say.by_chain, style="green")
    return Text(_with_ways(price_text(ways[0], names), len(ways), names), style="green")


def _with_ways(told: str, ways: int, names: Names) -> str:
    return phrases(names).hand.ways.format(what=told, n=ways) if ways > 1 else told


def price_text(option: Option, names: Names) -> str:
    """What a choice costs in coins, as ``2 left, 1 bank``; ``yes`` when nothing."""
    say = phrases(names).hand
    if option.action == "free":
        return say.free_build
    prices = _prices(option, names)
    return say.pay.format(prices=prices) if prices else say.yes


def _prices(option: Option, names: Names) -> str:
    payees = phrases(names).hand.payees
    paid = (("left", option.left), ("right", option.right), ("bank", option.bank))
    return ", ".join(payees[where].format(n=amount) for where, amount in paid if amount)


def refusal_text(refusal: Refusal, names: Names) -> str:
    """Why something cannot be done, as ``lacks clay``."""
    what = goods_list(refusal.units, names)
    return messages(names.language).say(f"reason-{refusal.reason}", what=what, n=refusal.coins)


def stage_text(decision: Decision, names: Names) -> str:
    """Whether the next stage can be built, and for how much."""
    say = phrases(names).hand
    for held in decision.cards:
        ways = [option for option in held.options if option.action == "stage"]
        if ways:
            form = say.stage_for if _prices(ways[0], names) else say.stage
            told = form.format(stage=ways[0].stage, price=price_text(ways[0], names))
            return _with_ways(told, len(ways), names)
    for held in decision.cards:
        for refusal in held.refused:
            if refusal.action == "stage":
                return say.no_stage.format(why=refusal_text(refusal, names))
    return ""
