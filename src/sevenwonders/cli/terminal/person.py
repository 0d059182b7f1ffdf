"""Asks a person at the terminal for a decision, line by line."""

import re
from collections.abc import Callable
from typing import Final

from rich.console import Console

from sevenwonders.cli.output.console import read_line
from sevenwonders.cli.phrases.pieces import thing_name
from sevenwonders.cli.terminal.answers import by_number, choices_table, numbered, option_text
from sevenwonders.cli.terminal.hand import (
    DISCARD_PILE,
    hand_table,
    price_text,
    refusal_text,
    stage_text,
)
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.see.decision import CardOptions, Decision, Option
from sevenwonders.engine.see.view import View

Reader = Callable[[str], str]
"""Shows a prompt and returns a line, as ``input`` does; raises EOFError at the end."""

LETTERS: Final = {
    "b": "build",
    "w": "stage",
    "d": "discard",
    "s": "discard",
    "f": "free",
    "t": "take",
}
_ANSWER: Final = re.compile(r"(?P<letter>[bwdsft]?) *(?P<number>[0-9]{1,3})")


class Quit(Exception):
    """The person wants to stop."""


class Person:
    """Asks one person for choices, until there is one that the decision takes."""

    def __init__(self, console: Console, drawing: Drawing, read: Reader = read_line) -> None:
        self._console = console
        self._drawing = drawing
        self._say = drawing.say
        self._read = read

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Show the table and the cards, then ask."""
        self._show(seen, decision)
        while True:
            option = self._answer(seen, decision, self._line(self._prompt(decision)))
            if option is not None:
                return Choice.parse(option.choice)

    def _show(self, seen: View, decision: Decision) -> None:
        self._console.rule(style="dim")
        self._console.print(self._drawing.table(seen))
        question = self._question(seen, decision)
        if question:
            self._console.print(question, style="bold")
        if by_number(decision):
            self._console.print(choices_table(seen, decision, self._drawing))
            return
        self._console.print(hand_table(decision, self._drawing))
        stage = stage_text(decision, self._drawing.names)
        if stage:
            self._console.print(stage, style="dim")

    def _question(self, seen: View, decision: Decision) -> str:
        """What is asked, where it is not the usual card of a turn."""
        if by_number(decision):
            owed = max((paid.bank + paid.debts for paid in decision.payments), default=0)
            return self._say(f"decision-ask-{decision.kind}", n=owed)
        if decision.city != seen.seat:
            return self._say("table-free-city-hand")
        match decision.kind:
            case "last-card":
                return self._say("table-last-card-note")
            case "discard-pile":
                return self._say("table-pick-note")
            case _:
                return ""

    def _prompt(self, decision: Decision) -> str:
        if by_number(decision):
            return self._say("terminal-prompt-number")
        if decision.kind == DISCARD_PILE:
            return self._say("terminal-prompt-pile")
        return self._say("terminal-prompt")

    def _line(self, prompt: str) -> str:
        line = self._read(f"{prompt} > ").lower()
        if line in ("q", "quit"):
            raise Quit
        return line

    def _answer(self, seen: View, decision: Decision, line: str) -> Option | None:
        """The option that a line names; otherwise None, after a message to the person."""
        if by_number(decision):
            return self._numbered(decision, line)
        if line == "n" and decision.nothing is not None:
            return decision.nothing
        form = _ANSWER.fullmatch(line)
        if form is None:
            asked = line in ("?", "h", "help")
            self._console.print(self._say("terminal-help" if asked else "terminal-unclear"))
            return None
        number = int(form["number"])
        if not 1 <= number <= len(decision.cards):
            count = len(decision.cards)
            self._console.print(self._say("terminal-no-card", number=number, count=count))
            return None
        held = decision.cards[number - 1]
        action = LETTERS[form["letter"]] if form["letter"] else self._ask_action(held)
        return self._priced_option(seen, decision, held, action) if action else None

    def _numbered(self, decision: Decision, line: str) -> Option | None:
        """The option of a number."""
        options = numbered(decision)
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        if line == "n" and decision.nothing is not None:
            return decision.nothing
        asked = line in ("?", "h", "help")
        unclear = self._say("terminal-no-number", count=len(options))
        self._console.print(self._say("terminal-help") if asked else unclear)
        return None

    def _ask_action(self, held: CardOptions) -> str | None:
        actions = list(dict.fromkeys(option.action for option in held.options))
        if len(actions) <= 1:
            return actions[0] if actions else held.refused[0].action
        verbs = (self._say(f"terminal-act-{action}") for action in actions)
        uses = [f"{at} {verb}" for at, verb in enumerate(verbs, start=1)]
        card = thing_name(held.card, self._drawing.names)
        prompt = self._say("terminal-which-use", card=card, uses=", ".join(uses))
        picked = self._pick(prompt, len(actions), None)
        return None if picked is None else actions[picked]

    def _priced_option(
        self, seen: View, decision: Decision, held: CardOptions, action: str
    ) -> Option | None:
        """The price to pay, chosen if there are several; None without prices or if declined."""
        options = [option for option in held.options if option.action == action]
        if not options:
            self._refuse(held, action)
        if len(options) <= 1:
            return options[0] if options else None
        prices_only = (
            len({(one.stage, one.variant, one.joins, one.freezes) for one in options}) == 1
        )
        for number, option in enumerate(options, start=1):
            self._console.print(
                f"  {number}  {self._told(seen, decision, option, prices_only=prices_only)}"
            )
        question = self._say("terminal-which-price" if prices_only else "terminal-which")
        picked = self._pick(question, len(options), 0)
        return None if picked is None else options[picked]

    def _told(self, seen: View, decision: Decision, option: Option, *, prices_only: bool) -> str:
        if prices_only:
            return price_text(option, self._drawing.names)
        return option_text(seen, decision, option, self._drawing)

    def _pick(self, prompt: str, count: int, default: int | None) -> int | None:
        line = self._line(prompt)
        if not line:
            return default
        return int(line) - 1 if line.isdecimal() and 1 <= int(line) <= count else None

    def _refuse(self, held: CardOptions, action: str) -> None:
        card, verb = thing_name(held.card, self._drawing.names), self._say(f"terminal-act-{action}")
        whys = [
            refusal_text(refusal, self._drawing.names)
            for refusal in held.refused
            if refusal.action == action
        ]
        if whys:
            told = self._say("terminal-impossible-because", card=card, verb=verb, why=whys[0])
        else:
            told = self._say("terminal-impossible", card=card, verb=verb)
        self._console.print(told)
