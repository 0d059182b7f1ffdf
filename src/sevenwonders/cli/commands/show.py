"""``sevenwonders show``: the table of a record or position."""

from pathlib import Path

import msgspec
from rich.text import Text

from sevenwonders.cli.files import Game, load, seat_in
from sevenwonders.cli.output.console import output
from sevenwonders.cli.terminal.sheets import sheet_table
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import names
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import View, view


def show(
    file: Path, *, turn: str = "", seat: int | None = None, lang: str = "en", json: bool = False
) -> None:
    """Draw a table.

    Parameters
    ----------
    file
        A record (.7w) or a position (.toml).
    turn
        The beginning of this turn, as II.3 (II.0 to recruit leaders, 0.1 to draft them); without
        it, the end of the record.
    seat
        As this seat sees it; without it, all hands are shown.
    lang
        The language: en, fr, nl or de.
    json
        The view as JSON instead of a drawing; without a seat it is a spectator's, who sees no hand.
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


def _print_hands(game: Game, seen: View, drawing: Drawing, seat: int | None) -> None:
    """The hands the looker may see: its own, or all of them when nobody's eyes are asked for.

    The looker's leaders are on the table that is drawn already.
    """
    seats = range(seen.players) if seat is None else (seat,)
    for holder in seats:
        held = view(game.state, holder)
        leaders = held.leaders if seat is None else ()
        hand = (*held.hand, *leaders, *held.pack)
        if hand:
            owner = drawing.say.table.holds.format(who=game.people[holder])
            output().print(Text(owner, style="dim") + drawing.card_list(hand))
