"""``sevenwonders export``: the decisions of records as one file."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.files import sealed_record
from sevenwonders.data import write_decisions
from sevenwonders.engine.game.state import State
from sevenwonders.record.replay import replay


def export(*records: Path, parquet: Path, observations: bool = False) -> None:
    """Write the decisions of records into one Parquet file, one row a decision.

    A row says who decided what, what was legal, and how the game ended. Records of any kinds of
    table can stand in one file; games that are not over are left out.

    Examples:
      sevenwonders export records/*.7w --parquet games.parquet
      sevenwonders export records --parquet games.parquet --observations

    Parameters
    ----------
    records
        Records (.7w), or folders of them.
    parquet
        The file to write.
    observations
        Add what each seat knew, as bytes (docs/observations.md).
    """
    files = list(_files(records))
    if not files:
        raise BadUsage("name a record, or a folder with records")
    rows = write_decisions(parquet, _games(files), observations=observations)
    print(f"{parquet}: {rows} decisions")


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.glob("*.7w"))
        else:
            yield path


def _games(files: Sequence[Path]) -> Iterator[tuple[State, Sequence[str]]]:
    for file in files:
        record = sealed_record(file)
        if record.finished:
            yield replay(record, file=str(file)), record.seats
