"""``sevenwonders check-bot``: whether a bot plays by the rules of bots."""

from collections.abc import Mapping

import msgspec

from sevenwonders.cli import FINE, WRONG
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.options import Expansions
from sevenwonders.cli.output.console import output, say, words
from sevenwonders.engine.game.options import Options
from sevenwonders.testing.check_bot import check_bot as check
from sevenwonders.testing.errors import BrokenBot


def check_bot(  # noqa: PLR0913 -- one argument an option
    spec: str,
    *,
    scale: int = 1,
    seed: str = "check",
    seconds: float | None = None,
    players: int | None = None,
    edition: str | None = None,
    expansions: Expansions | None = None,
    teams: bool = False,
    experts: bool = False,
    json: bool = False,
) -> int:
    """Check that a bot is legal, fair, reproducible and in time.

    The bot plays with both editions, every expansion, 2 to 7 players, and teams. Fair means that
    information its seat cannot have never changes its answer. The first property that fails is
    reported with the seed, table and decision that show it, and the exit code is 1.

    Examples:
      sevenwonders check-bot greedy
      sevenwonders check-bot code:my_bot.py --scale 5
      sevenwonders check-bot "process:seconds=2,./my_bot --fast" --players 4

    Parameters
    ----------
    spec
        The bot: NAME, NAME:key=value, python:MODULE:CLASS, code:FILE or process:COMMAND.
    scale
        Number of games for each kind of table.
    seed
        Any text. The same seed gives the same games.
    seconds
        The time limit of a decision. [default: the limit in the spec]
    players
        Check one kind of table only, with this number of players (2 to 7).
    edition
        The base game of that table: 1e or 2e. [default: 1e]
    expansions
        Its expansions, separated by commas.
    teams
        Play it in teams.
    experts
        Include the expert leaders.
    json
        Print one JSON object instead of a sentence.
    """
    if players is None:
        given = {"edition": edition, "expansions": expansions, "teams": teams, "experts": experts}
        _refuse_without_players(given)
        tables = None
    else:
        table = Options(
            players=players,
            edition=edition or "1e",
            boxes=words(expansions or ""),
            teams=teams,
            experts=experts,
        )
        tables = (table,)
    try:
        report = check(spec, scale=scale, seed=seed, tables=tables, seconds=seconds)
    except BrokenBot as broken:
        _tell(_as_json(broken) if json else str(broken), json=json)
        return WRONG
    _tell(msgspec.json.encode(report).decode() if json else str(report), json=json)
    return FINE


def _tell(text: str, *, json: bool) -> None:
    if json:
        print(text)
    else:
        say(output(), text)


def _refuse_without_players(given: Mapping[str, str | bool | None]) -> None:
    for option, value in given.items():
        if value:
            raise BadUsage(f"--{option} needs --players; without it every kind of table is checked")


def _as_json(broken: BrokenBot) -> str:
    told = {
        "bot": broken.bot,
        "broken": broken.broken,
        "why": broken.why,
        "where": msgspec.to_builtins(broken.where),
    }
    return msgspec.json.encode(told).decode()
