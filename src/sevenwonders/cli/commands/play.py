"""``sevenwonders play``: a game in the browser, or in the terminal."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Group, Parameter

from sevenwonders.cli import FINE
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.options import EXPANSIONS

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
    expansions: Annotated[str | None, Parameter(name=EXPANSIONS, group=TERMINAL)] = None,
    teams: Annotated[bool | None, Parameter(group=TERMINAL)] = None,
    experts: Annotated[bool | None, Parameter(group=TERMINAL)] = None,
    boards: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    seed: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    name: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    lang: Annotated[str | None, Parameter(group=TERMINAL)] = None,
    save: Annotated[Path | None, Parameter(group=TERMINAL)] = None,
) -> int:
    """Play in the browser, or in the terminal against bots.

    Starts a server on this machine and opens the browser. Friends on the same network join by
    link. Games are saved, and continue the next time it starts.

    Examples:
      sevenwonders play
      sevenwonders play --no-browser --port 9000
      sevenwonders play --terminal
      sevenwonders play --terminal --players 3 --boards giza-a --seed monday
      sevenwonders play --terminal --expansions leaders,cities
      sevenwonders play --terminal --bots random --lang fr --save game.7w

    Parameters
    ----------
    terminal
        Play one game in this terminal against bots. You have seat 0.
    no_browser
        Print the address and do not open the browser.
    host
        The address to listen on; 127.0.0.1 keeps other machines out. [default: SEVENWONDERS_HOST,
        or all addresses]
    port
        The port. [default: 8007, or a free one if that is taken]
    data
        The folder for saved games. [default: SEVENWONDERS_DATA, or ~/.local/share/sevenwonders]
    players
        Number of players, you included: 2 to 7. [default: 4]
    bots
        Bots, separated by commas (sage,greedy). With fewer bots than seats they repeat in turn.
    edition
        The base game: 1e or 2e. [default: 1e]
    expansions
        Expansions, separated by commas: leaders, cities, edifice, wonder-pack, catan, promos,
        classic-extras.
    teams
        Four or six players in teams of two neighbours.
    experts
        Include the expert leaders.
    boards
        The board of each seat, yours first, separated by commas: a side (giza-a), a board (giza) or
        random.
    seed
        Text on one line, with single spaces and without ';'. The same seed gives the same deal.
        [default: a random deal]
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
        "expansions": expansions,
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
                raise BadUsage(f"--{option} cannot be used with --terminal")
        return _in_terminal(game)
    for option, given in game.items():
        if given is not None:
            raise BadUsage(f"--{option} needs --terminal; the browser asks for it")
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

    # Games at home are in the user's folder, wherever those of a server may be.
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
