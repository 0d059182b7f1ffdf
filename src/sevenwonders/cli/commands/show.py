"""``sevenwonders show``: the table of a record or position."""

from pathlib import Path

import msgspec
from rich.text import Text

from sevenwonders.cli.files import LoadedGame, load, seat_in
from sevenwonders.cli.output.console import output
from sevenwonders.cli.terminal.sheets import sheet_table
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import names
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import View, view


def show(
    file: Path, *, turn: str = "", seat: int | None = None, lang: str = "en", json: bool = False
) -> None:
    """Show the table of a record or position at any turn.

    Examples:
      sevenwonders show game.7w
      sevenwonders show game.7w --turn II.3 --seat 0
      sevenwonders show problem.toml --json

    Parameters
    ----------
    file
        A record (.7w) or a position (.toml).
    turn
        The start of this turn, for example II.3; II.0 is the recruitment of leaders, 0.1 their
        draft. [default: the end of the record]
    seat
        Show what this seat sees. [default: all hands]
    lang
        The language: en, fr, nl or de.
    json
        Print the View of the seat as JSON; without --seat, that of a spectator, who sees no hand.
    """
    called = names(lang)
    game = load(file, turn, called)
    seen = view(game.state, SPECTATOR if seat is None else seat_in(game.state, seat))
    if json:
        print(msgspec.json.encode(seen).decode())
        return
    drawing = Drawing(seen.edition, seen.boxes, called, game.people)
    output().print(drawing.table(seen))
    _print_hands(game, seen, drawing, seat)
    if game.state.over:
        output().print(sheet_table(seen, called, game.people))


def _print_hands(game: LoadedGame, seen: View, drawing: Drawing, seat: int | None) -> None:
    """The hands that may be seen: those of one seat, or all of them if no seat is given.

    The looker's leaders are on the table that is drawn already.
    """
    seats = range(seen.players) if seat is None else (seat,)
    for holder in seats:
        held = view(game.state, holder)
        leaders = held.leaders if seat is None else ()
        hand = (*held.hand, *leaders, *held.draft_pack)
        if hand:
            owner = drawing.say("terminal-holds", who=game.people[holder])
            output().print(Text(f"{owner}  ", style="dim") + drawing.card_list(hand))
