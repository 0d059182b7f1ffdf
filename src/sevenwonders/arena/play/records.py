"""The records of games between bots, one file each, and what they can hold."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from sevenwonders.arena.contest.contest import Contest, ContestGame
from sevenwonders.record.notation import COMMENT, THEN, UNPRINTABLE

_STAND_IN: Final = "_"


def seat_name(bot: str) -> str:
    """The bot of a seat as a record can name it: a program's command may hold anything.

    The name is for people to read. Its beginning, which distinguishes bots from people, is kept.
    """
    marked = bot.replace(COMMENT, _STAND_IN).replace(THEN, _STAND_IN)
    return " ".join(UNPRINTABLE.sub(" ", marked).split())


def file_name(game: int) -> str:
    """The name of a game's file; names sort as the games do."""
    return f"game-{game:06d}.7w"


def contest_file_name(contest: Contest, game: ContestGame) -> str:
    """The file name of a record, with contest and game: contests can share a folder."""
    players = contest.tables[game.table].players
    place = f"{players}p-deal-{game.deal:06d}-lineup-{game.lineup}-turn-{game.turn}"
    return f"arena-{contest.digest()}-{place}.7w"


def write_whole(path: Path, text: str) -> None:
    """Write a file that is there in full or not at all; an error names it, and leaves nothing."""
    part = path.with_suffix(".part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error
