"""``export`` and ``simulate --out``: files of decisions from the command line."""

from pathlib import Path

import pyarrow.parquet as pq

from sevenwonders.cli import FINE, USAGE
from tests.cli.conftest import Run


def test_a_simulation_and_the_export_of_its_records_say_the_same(run: Run, tmp_path: Path) -> None:
    game = ("simulate", "--players", 3, "--games", 30, "--seed", "same", "--json")
    for jobs in (1, 2):
        assert run(*game, "--jobs", jobs, "--out", tmp_path / f"{jobs}.parquet").code == FINE
    assert run(*game, "--out", tmp_path / "records").code == FINE
    told = run("export", tmp_path / "records", "--parquet", tmp_path / "export.parquet")
    assert told.code == FINE
    tables = [pq.read_table(tmp_path / f"{name}.parquet") for name in ("1", "2", "export")]
    rows = [table.to_pylist() for table in tables]
    assert rows[0] == rows[1] == rows[2]
    assert told.out == f"{tmp_path / 'export.parquet'}: {len(rows[0])} decisions\n"
    assert not list(tmp_path.glob("*.parts"))


def test_export_wants_records(run: Run, tmp_path: Path) -> None:
    refused = run("export", "--parquet", tmp_path / "none.parquet")
    assert refused.code == USAGE
    assert "name a record" in refused.err


def test_games_of_a_simulation_that_was_killed_are_not_among_those_of_the_next(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    game = ("simulate", "--players", 3, "--games", 25, "--bots", "random", "--out", file)
    assert run(*game, "--seed", "one").code == FINE
    left = tmp_path / "games.parquet.parts"
    left.mkdir()
    file.rename(left / "000000025.parquet")
    (left / "000000050.parquet.part").write_bytes(b"cut off")
    assert run(*game, "--seed", "two").code == FINE
    rows = pq.read_table(file, columns=["game", "decision"]).to_pylist()
    assert len({(row["game"], row["decision"]) for row in rows}) == len(rows)
    assert {row["game"] for row in rows} == set(range(25))
    assert not left.exists()
