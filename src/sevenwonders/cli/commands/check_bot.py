"""``sevenwonders check-bot``: whether a bot plays by the rules of bots."""

from collections.abc import Mapping

import msgspec

from sevenwonders.cli import FINE, WRONG
from sevenwonders.cli.errors import BadUsage
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
    boxes: str | None = None,
    teams: bool = False,
    experts: bool = False,
    json: bool = False,
) -> int:
    """Say of a bot whether it is legal, fair, reproducible and keeps its limit.

    Parameters
    ----------
    spec
        The bot: a name, a name with parameters, python:MODULE:CLASS, code:FILE or
        process:COMMAND.
    scale
        Games at each kind of table, at least one.
    seed
        Any text; the same seed gives the same games.
    seconds
        How long it may think about a decision, if not as its spec says.
    players
        Check at one kind of table only: seats at it, 2 to 7.
    edition
        The base game of that table: 2e, or 1e when not given.
    boxes
        Boxes beside it, separated by commas.
    teams
        Whether it plays in teams.
    experts
        Whether the expert leaders are dealt too.
    json
        One JSON object instead of a sentence.
    """
    if players is None:
        given = {"edition": edition, "boxes": boxes, "teams": teams, "experts": experts}
        _refuse_without_players(given)
        tables = None
    else:
        table = Options(
            players=players,
            edition=edition or "1e",
            boxes=words(boxes or ""),
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
            raise BadUsage(f"--{option} goes with --players; without it every kind is checked")


def _as_json(broken: BrokenBot) -> str:
    told = {
        "bot": broken.bot,
        "broken": broken.broken,
        "why": broken.why,
        "where": msgspec.to_builtins(broken.where),
    }
    return msgspec.json.encode(told).decode()
