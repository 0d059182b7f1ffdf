"""``sevenwonders play --terminal``: one game in the terminal against bots."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from sevenwonders.arena.contest.seating import fill
from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.play.records import seat_name
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.loop import play_out
from sevenwonders.bots.registry import make_bot
from sevenwonders.bots.remote.host import dismiss
from sevenwonders.bots.spec import split_specs
from sevenwonders.cli import FINE
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.files import people
from sevenwonders.cli.narrate.narrate import story
from sevenwonders.cli.output.console import output, read_line, words
from sevenwonders.cli.output.pages import check_page, write_page
from sevenwonders.cli.terminal.person import Person, Quit
from sevenwonders.cli.terminal.sheets import sheet_items, sheet_table
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.events.base import Event, Passed, TurnBegan
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.messages import messages
from sevenwonders.record.notation import THEN, is_plain
from sevenwonders.record.seed import SECRET_BYTES, Seed
from sevenwonders.record.writer import record_of
from sevenwonders.workers.signals import uninterrupted

ME: Final = 0
_SHOWN_ANYWAY: Final = (TurnBegan, Passed)
"""Events that are also in the heading of the table."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The game a person asks for; they have seat 0."""

    players: int = 4
    bots: str = "greedy"
    edition: str = "1e"
    expansions: str = ""
    teams: bool = False
    experts: bool = False
    boards: str = ""
    seed: str = ""
    """Without it the deal is a secret."""
    name: str | None = None
    """Without it, the word for a player in the language."""
    lang: str = "en"
    save: Path | None = None


def play_in_terminal(wishes: Wishes) -> int:
    """Play a game to its end, or until the person leaves."""
    called = names(wishes.lang)
    say = messages(called.language).say
    name = say("terminal-player") if wishes.name is None else wishes.name
    _check_usage(name, wishes.save)
    options = _options(wishes)
    dealt = _seed(wishes)
    state = new_game(options, dealt.stream(), log=[])
    lineup = dict(enumerate(fill(split_specs(wishes.bots), wishes.players - 1), start=1))
    rivals = {
        seat: make_bot(bot, FastStream(f"{dealt}/bot/{seat}")) for seat, bot in lineup.items()
    }
    seats = (name, *(f"{seat_name(bot)} {seat}" for seat, bot in lineup.items()))
    sitting = people(seats, len(state.cities), say("table-free-city"))
    drawing = Drawing(options.edition, options.boxes, called, sitting)
    console = output()
    person = Person(console, drawing)

    def save(file: Path) -> None:
        record = record_of(state, seats=seats, seed=dealt, asked=options.boards)
        write_page(file, record.text())
        console.print(say("terminal-saved", file=str(file)), soft_wrap=True)

    try:
        _play_out(state, person, rivals, console, drawing)
        _show_end(state, console, drawing)
    except Quit:
        console.print(say("terminal-leave"))
    except (EOFError, KeyboardInterrupt):
        if wishes.save is not None:
            # A closed terminal takes no output, but the record must be saved.
            with suppress(OSError):
                console.print()
            save(wishes.save)
        raise
    finally:
        dismiss(rivals.values())
    _keep(save, wishes.save, console, drawing)
    return FINE


def _seed(wishes: Wishes) -> Seed:
    start = checked_seed(wishes.seed)
    return Seed.fast(start) if start else Seed.secret(secrets.token_bytes(SECRET_BYTES))


def _options(wishes: Wishes) -> Options:
    return Options(
        players=wishes.players,
        edition=wishes.edition,
        boxes=words(wishes.expansions),
        boards=words(wishes.boards),
        teams=wishes.teams,
        experts=wishes.experts,
    )


def _check_usage(name: str, save: Path | None) -> None:
    if not is_plain(name) or THEN in name:
        raise BadUsage(f"{name!r} cannot be written in a record; choose a simpler name")
    if save is None:
        return
    if save.exists():
        raise BadUsage(f"{save} exists; name a new file for the record")
    check_page(save)


def _play_out(
    state: State, person: Person, rivals: dict[int, Bot], console: Console, drawing: Drawing
) -> None:
    """Bots decide first, then the person; then events are shown to all."""

    def ask_person(state: State, _seat: int) -> None:
        seen = view(state, ME)
        if seen.decision is not None:
            _submit(state, ME, person.choose(seen, seen.decision))

    def ask_bot(state: State, seat: int) -> None:
        _submit(state, seat, rivals[seat].choose(Sight(state, seat)))

    play_out(
        state,
        [ask_bot if seat in rivals else ask_person for seat in range(int(state.players))],
        hear=lambda events: _tell(events, state, console, drawing),
        order=lambda asks: [ask for ask in asks if ask.seat != ME] or asks,
    )


def _submit(state: State, seat: int, choice: Choice) -> None:
    """A turn is resolved completely or not at all: interrupted games can be saved."""
    with uninterrupted():
        state.submit(seat, choice)


def _tell(happened: Sequence[Event], state: State, console: Console, drawing: Drawing) -> None:
    """What happened since the last reveal, as the person may know it."""
    teams = state.teams != 0
    events = [redact(event, ME, teams=teams) for event in happened]
    news = [event for event in events if not isinstance(event, _SHOWN_ANYWAY)]
    seats = drawing.people[: int(state.players)]
    told = people(seats, len(state.cities), drawing.say("terminal-free-city"))
    for sentence in story(news, drawing.names, told):
        console.print(f"  {sentence}", style="cyan")


def _show_end(state: State, console: Console, drawing: Drawing) -> None:
    seen = view(state, ME)
    console.rule(style="dim")
    console.print(drawing.cities(seen))
    console.print()
    console.print(sheet_table(seen, drawing.names, drawing.people))
    console.print()
    city = seen.cities[ME]
    title = f"{drawing.people[ME]}, {drawing.city_name(city)}"
    console.print(sheet_items(city, drawing.names, title))


def _keep(
    save: Callable[[Path], None], asked: Path | None, console: Console, drawing: Drawing
) -> None:
    """Save the record where that was asked for, or where the person wants it, if anywhere.

    What cannot be written there may be elsewhere: nobody loses a game for a wrong name.
    """
    file = asked or _wanted_file(console, drawing)
    while file is not None:
        try:
            save(file)
        except OSError as error:
            console.print(f"{file}: {error.strerror}", soft_wrap=True)
        else:
            return
        file = _wanted_file(console, drawing)
    if asked is not None:
        raise BadUsage(f"{asked}: the record is not saved")


def _wanted_file(console: Console, drawing: Drawing) -> Path | None:
    """Where the person wants the record, if anywhere."""
    while True:
        try:
            line = read_line(f"{drawing.say('terminal-save')} > ")
        except EOFError:
            return None
        if line.lower() in ("", "n", drawing.say("terminal-no")):
            return None
        if not Path(line).exists():
            return Path(line)
        console.print(drawing.say("terminal-exists", file=line))
