"""``sevenwonders play``: a game in the browser, or in the terminal."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Group, Parameter

from sevenwonders.cli import FINE
from sevenwonders.cli.errors import BadUsage

BROWSER: Final = Group("In the browser", sort_key=1)
TERMINAL: Final = Group("With --terminal", sort_key=2)


def play(  # noqa: PLR0913 -- one argument an option
    *,
    terminal: bool = False,
    no_browser: Annotated[bool, Parameter(group=BROWSER)] = False,
    host: Annotated[str | None, Parameter(group=BROWSER)] = None,
    port: Annotated[int | None, Parameter(group=BROWSER)] = None,
    data: Annotated[Path | None, Parameter(group=BROWSER)] = None,
    players: Annotated[int | None, Parameter(group=TERMINAL)] = None,
    bots: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    edition: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    boxes: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    teams: Annotated[bool | None, Parameter(group=TERMINAL)] = None,
    experts: Annotated[bool | None, Parameter(group=TERMINAL)] = None,
    boards: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    seed: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    name: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    lang: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    save: Annotated[Path | None, Parameter(group=TERMINAL)] = None,
) -> int:
    """Play a game.

    Parameters
    ----------
    terminal
        Play one game right here against bots; you have seat 0.
    no_browser
        Say where the table is and open nothing.
    host
        The address to listen at; 127.0.0.1 keeps others out. SEVENWONDERS_HOST, or every address
        of this machine.
    port
        The port. Without it 8007, or any other that is free.
    data
        A folder for the games. SEVENWONDERS_DATA, or sevenwonders among the data of your account.
    players
        Seats at the table, yours included: 2 to 7, or else 4.
    bots
        Bots by name (greedy, random), separated by commas; they take turns if seats are more.
    edition
        The base game: 1e or 2e.
    boxes
        Boxes beside it, separated by commas: leaders, cities, edifice, wonder-pack, catan, promos,
        classic-extras.
    teams
        Four or six play in pairs of neighbours.
    experts
        Deal the expert leaders too.
    boards
        Board sides (giza-a), boards (giza) or random for each city in turn, yours first.
    seed
        Text of one line with single spaces and no ';'; the same seed gives the same deal. Without
        it the deal is a secret.
    name
        Your name in the log and the record.
    lang
        The language: en, fr, nl or de.
    save
        Write the record of the game to this file.
    """
    game = {
        "players": players,
        "bots": bots,
        "edition": edition,
        "boxes": boxes,
        "teams": teams,
        "experts": experts,
        "boards": boards,
        "seed": seed,
        "name": name,
        "lang": lang,
        "save": save,
    }
    if terminal:
        browser = {"no-browser": no_browser or None, "host": host, "port": port, "data": data}
        for option, given in browser.items():
            if given is not None:
                raise BadUsage(f"--{option} goes with the browser; it says nothing to --terminal")
        return _in_terminal(game)
    for option, given in game.items():
        if given is not None:
            raise BadUsage(f"--{option} goes with --terminal; in the browser you choose it there")
    return _in_browser(host, port, data, opens=not no_browser)


def _in_terminal(game: dict[str, int | str | Path | None]) -> int:
    import msgspec

    from sevenwonders.cli.terminal.game import Wishes, play_in_terminal

    given = {option: value for option, value in game.items() if value is not None}
    return play_in_terminal(msgspec.convert(given, Wishes))


def _in_browser(host: str | None, port: int | None, data: Path | None, *, opens: bool) -> int:
    import os
    import threading
    import webbrowser

    from sevenwonders.cli.commands.serve import for_friends, greeting
    from sevenwonders.server.run import addresses, listen, run
    from sevenwonders.server.settings import settings

    # One's own games are in one's own folder, wherever those of a server may be.
    own = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    wanted = settings(for_friends(own), host=host, port=port, data=data)
    listening = listen(wanted.host, wanted.port, otherwise_any=port is None)
    at = addresses(listening)

    def ready() -> None:
        print(greeting(at), flush=True)
        if opens:
            # A browser in the terminal would keep the server waiting until it is left.
            threading.Thread(target=webbrowser.open, args=(at.here,), daemon=True).start()

    run(wanted, listening, at, ready)
    return FINE
