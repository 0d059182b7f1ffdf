"""Legal choices as sentences, and the questions that are answered by the number of one."""

from typing import Final

from rich.table import Table

from sevenwonders.cli.phrases.costs import coins_text
from sevenwonders.cli.phrases.pieces import thing_name
from sevenwonders.cli.terminal.hand import points_now, price_text, printed, refusal_text
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.engine.see.decision import CardOptions, Decision, Option
from sevenwonders.engine.see.view import View

STAGE: Final = "stage"
DISCARD: Final = "discard"
RECRUITMENT: Final = "recruit"
BY_CARD: Final = ("play", "free-city", "last-card", "discard-pile")
"""Kinds of decision that are answered with a letter and the number of a card."""


def by_number(decision: Decision) -> bool:
    """Whether a decision is answered with a number alone, not with a letter and a card."""
    return decision.kind not in BY_CARD


def numbered(decision: Decision) -> list[Option]:
    """All legal choices in the order of their numbers; to do nothing comes last."""
    options = [option for held in decision.cards for option in held.options]
    options += [*decision.tokens, *decision.payments]
    return options if decision.nothing is None else [*options, decision.nothing]


def choices_table(seen: View, decision: Decision, drawing: Drawing) -> Table:
    """The numbered choices, card by card."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column("", justify="right")
    table.add_column("", overflow="fold")
    table.add_column("", overflow="fold")
    table.add_column("", justify="right")
    number = 0
    for held in decision.cards:
        for option in held.options:
            number += 1
            told = (
                f"{thing_name(held.card, drawing.names)}: {_use(seen, decision, option, drawing)}"
            )
            about = card_about(held, drawing) if option is held.options[0] else ""
            table.add_row(str(number), told, about, points_now(option))
    for option in numbered(decision)[number:]:
        number += 1
        table.add_row(str(number), _bare(option, drawing), "", points_now(option))
    return table


def card_about(held: CardOptions, drawing: Drawing) -> str:
    """What a card or leader gives and costs, and why it cannot be recruited."""
    gives, cost = printed(held.card, drawing)
    whys = [
        refusal_text(refusal, drawing.names)
        for refusal in held.refused
        if refusal.action == RECRUITMENT
    ]
    return "; ".join((f"{gives} ({cost})", *whys))


def _use(seen: View, decision: Decision, option: Option, drawing: Drawing) -> str:
    verb = drawing.say(f"terminal-act-{option.action}")
    paid = option.left or option.right or option.bank
    if option.action == STAGE or option.stage:
        told = option_text(seen, decision, option, drawing)
        return told if option.action == STAGE else f"{verb}, {told}"
    if option.freezes:
        verb = f"{verb}, {drawing.say('terminal-freezes')}"
    return f"{verb}, {price_text(option, drawing.names)}" if paid else verb


def _bare(option: Option, drawing: Drawing) -> str:
    """A choice without a card."""
    say = drawing.say
    if option.tokens:
        return say("terminal-tokens", what=" + ".join(map(str, option.tokens)))
    if option.action == "lose":
        coins = coins_text(option.bank, drawing.names)
        return say("terminal-loss", coins=coins, n=option.debts)
    return say("terminal-nothing")


def option_text(seen: View, decision: Decision, option: Option, drawing: Drawing) -> str:
    """One of several choices for a card: its price, stage and other effects."""
    say = drawing.say
    parts: list[str] = []
    if option.stage:
        stage = seen.cities[decision.city].stages[option.stage - 1]
        gives = drawing.variant_gives(stage.variants[option.variant])
        parts.append(say("terminal-built-as", stage=option.stage, gives=gives))
    if option.joins:
        parts.append(say("terminal-joins"))
    if option.freezes:
        parts.append(say("terminal-freezes"))
    if option.action != DISCARD:
        parts.append(price_text(option, drawing.names))
    return ", ".join(parts) or say("terminal-yes")
