"""The records of simulated games, one file each."""

from pathlib import Path

from sevenwonders.arena.match import Match
from sevenwonders.record.seed import Seed
from sevenwonders.record.writer import record_of


def file_name(game: int) -> str:
    """The name of a game's file; names sort as the games do."""
    return f"game-{game:06d}.7w"


def write_record(match: Match, folder: Path, game: int) -> None:
    """Write the record of one game: the seed, the bots as seats, all choices."""
    record = record_of(
        match.state,
        seats=match.seated,
        seed=Seed.fast(match.seed),
        asked=match.options.boards,
    )
    (folder / file_name(game)).write_text(record.text(), encoding="utf-8", newline="\n")
