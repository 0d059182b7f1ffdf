"""``sevenwonders play``: one game in the terminal against bots."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from sevenwonders.arena.lineup import fill
from sevenwonders.arena.match import bot_stream
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.registry import make_bot
from sevenwonders.cli import FINE
from sevenwonders.cli.console import output, read_line, words
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.files import people
from sevenwonders.cli.person import Person, Quit
from sevenwonders.cli.sheets import sheet_items, sheet_table
from sevenwonders.cli.table import Drawing
from sevenwonders.content.names import names
from sevenwonders.engine.events import Passed, TurnBegan
from sevenwonders.engine.events_log import drain
from sevenwonders.engine.narrate import story
from sevenwonders.engine.options import Options
from sevenwonders.engine.redact import redact
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.state import State
from sevenwonders.engine.view import view
from sevenwonders.record.seed import SECRET_BYTES, Seed
from sevenwonders.record.words import THEN, is_plain
from sevenwonders.record.writer import record_of

ME: Final = 0
_SHOWN_ANYWAY: Final = (TurnBegan, Passed)
"""Events that the heading of the table tells too."""


def play(
    *,
    players: int = 4,
    bots: str = "greedy",
    edition: str = "1e",
    boards: str = "",
    seed: str = "",
    name: str = "Player",
    lang: str = "en",
    save: Path | None = None,
) -> int:
    """Play a game; you have seat 0.

    Parameters
    ----------
    players
        Seats at the table, yours included: 2 to 7.
    bots
        Bots by name (greedy, random), separated by commas; they take turns if seats are more.
    edition
        The base game: 1e or 2e.
    boards
        Board sides (giza-a), boards (giza) or random for each city in turn, yours first.
    seed
        Any text; the same seed gives the same deal. Without it the deal is a secret.
    name
        Your name in the log and the record.
    lang
        Names of cards and boards in this language: en, fr, nl or de.
    save
        Write the record of the game to this file.
    """
    _check_usage(name, save)
    options = Options(players=players, edition=edition, boards=words(boards))
    dealt = Seed.fast(seed) if seed else Seed.secret(secrets.token_bytes(SECRET_BYTES))
    state = new_game(options, dealt.stream(), log=[])
    lineup = dict(enumerate(fill(words(bots), players - 1), start=1))
    rivals = {seat: make_bot(bot, bot_stream(str(dealt), seat)) for seat, bot in lineup.items()}
    seats = (name, *(f"{bot} {seat}" for seat, bot in lineup.items()))
    drawing = Drawing(edition, (), names(lang), people(seats, len(state.cities)))
    console = output()
    person = Person(console, drawing)
    try:
        _play_out(state, person, rivals, console, drawing)
        _show_end(state, console, drawing)
    except Quit:
        console.print("You leave the table.")
    _save(state, seats, dealt, options, save or _wanted_file(console))
    return FINE


def _check_usage(name: str, save: Path | None) -> None:
    if not is_plain(name) or THEN in name:
        raise BadUsage(f"{name!r} cannot be written in a record; choose a simpler name")
    if save is not None and save.exists():
        raise BadUsage(f"{save} exists; name a new file for the record")


def _play_out(
    state: State, person: Person, rivals: dict[int, Bot], console: Console, drawing: Drawing
) -> None:
    """Bots decide first, unseen; then the person; then all hear what happened."""
    while not state.over:
        others = [ask.seat for ask in state.pending() if ask.seat != ME]
        for seat in others:
            state.submit(seat, rivals[seat].choose(Sight(state, seat)))
        if not others:
            seen = view(state, ME)
            if seen.decision is not None:
                state.submit(ME, person.choose(seen, seen.decision))
        _tell(state, console, drawing)


def _tell(state: State, console: Console, drawing: Drawing) -> None:
    """What happened since the last reveal, as the person may know it."""
    events = [redact(event, ME) for event in drain(state)]
    news = [event for event in events if not isinstance(event, _SHOWN_ANYWAY)]
    for sentence in story(news, drawing.names, drawing.people):
        console.print(f"  {sentence}", style="cyan")


def _show_end(state: State, console: Console, drawing: Drawing) -> None:
    seen = view(state, ME)
    console.rule(style="dim")
    console.print(drawing.cities(seen))
    console.print()
    console.print(sheet_table(seen, drawing.people))
    console.print()
    city = seen.cities[ME]
    title = f"{drawing.people[ME]}, {drawing.city_name(city)}"
    console.print(sheet_items(city, drawing.names, title))


def _wanted_file(console: Console) -> Path | None:
    """Where the person wants the record, if anywhere."""
    while True:
        try:
            line = read_line("Save the record? A file name, or Enter for no > ")
        except EOFError:
            return None
        if line.lower() in ("", "n", "no"):
            return None
        if not Path(line).exists():
            return Path(line)
        console.print(f"{line} exists; choose another name.")


def _save(
    state: State, seats: Sequence[str], seed: Seed, options: Options, file: Path | None
) -> None:
    if file is not None:
        record = record_of(state, seats=seats, seed=seed, asked=options.boards)
        file.write_text(record.text(), encoding="utf-8", newline="\n")
        print(f"The record is in {file}.")
