"""The cards of a decision as a numbered list: what each gives, costs, and can be used for."""

from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.cli.phrases.costs import cost_text, goods_list, leader_cost_text
from sevenwonders.cli.phrases.effects import effects_text
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import Names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.decisions.refusals import Refusal
from sevenwonders.engine.see.decision import CardOptions, Decision, Option
from sevenwonders.messages import messages

DISCARD_PILE: Final = "discard-pile"


def hand_table(decision: Decision, drawing: Drawing) -> Table:
    """The cards in the order of their numbers."""
    say = drawing.say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column(say("terminal-column-card"), no_wrap=True)
    table.add_column(say("terminal-column-gives"), overflow="fold")
    table.add_column(say("terminal-column-cost"), overflow="fold")
    picking = decision.kind == DISCARD_PILE
    table.add_column(
        say("terminal-column-take" if picking else "terminal-column-build"), overflow="fold"
    )
    table.add_column(say("terminal-column-now"), justify="right")
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
    """The ways to get the card into the city."""
    return [option for option in held.options if option.action in ("build", "free", "take")]


def points_now(option: Option) -> str:
    """Points that a choice changes at once, as ``+3``."""
    points = sum(option.preview.points.values())
    return f"{points:+d}" if points else ""


def _build_text(held: CardOptions, names: Names) -> Text:
    say = messages(names.language).say
    ways = building(held)
    if not ways:
        why = [refusal_text(refusal, names) for refusal in held.refused[:1]]
        return Text(why[0] if why else say("terminal-no"), style="red")
    if held.chain:
        return Text(say("terminal-chain"), style="green")
    return Text(_with_ways(price_text(ways[0], names), len(ways), names), style="green")


def _with_ways(told: str, ways: int, names: Names) -> str:
    return messages(names.language).say("terminal-ways", what=told, n=ways) if ways > 1 else told


def price_text(option: Option, names: Names) -> str:
    """What a choice costs in coins, as ``2 left, 1 bank``; ``yes`` when nothing."""
    say = messages(names.language).say
    if option.action == "free":
        return say("terminal-free-build")
    prices = prices_text(option, names)
    return say("terminal-pay", prices=prices) if prices else say("terminal-yes")


def prices_text(paid: Option | Choice, names: Names) -> str:
    """The payments, as ``2 left, 1 to the bank``; empty if there are none."""
    say = messages(names.language).say
    prices = (
        ("table-price-left", paid.left),
        ("table-price-right", paid.right),
        ("table-price-bank-short", paid.bank),
    )
    return ", ".join(say(message, n=coins) for message, coins in prices if coins)


def refusal_text(refusal: Refusal, names: Names) -> str:
    """Why something cannot be done, as ``lacks clay``."""
    what = goods_list(refusal.units, names)
    return messages(names.language).say(f"reason-{refusal.reason}", what=what, n=refusal.coins)


def stage_text(decision: Decision, names: Names) -> str:
    """Whether the next stage can be built, and for how much."""
    say = messages(names.language).say
    for held in decision.cards:
        ways = [option for option in held.options if option.action == "stage"]
        if ways:
            stage = ways[0].stage
            told = say("terminal-stage-can", stage=stage)
            if prices_text(ways[0], names):
                price = price_text(ways[0], names)
                told = say("terminal-stage-for", stage=stage, price=price)
            return _with_ways(told, len(ways), names)
    for held in decision.cards:
        for refusal in held.refused:
            if refusal.action == "stage":
                return say("terminal-stage-not", why=refusal_text(refusal, names))
    return ""
