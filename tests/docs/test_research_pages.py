"""The pages for research: their Python blocks run as they stand."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders.arena.run.run import run_simulation
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.arena.simulation.simulation import make_simulation
from sevenwonders.engine.game.options import Options
from tools.research_plots import luck, read, shares

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = [
    (page, text)
    for page in ("environments.md", "observations.md", "research.md")
    for text in re.findall(
        r"^```python\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
]


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small file of decisions, as the page of questions makes it."""
    folder = tmp_path_factory.mktemp("research")
    simulation = make_simulation(
        Options(players=4), ("greedy",), games=20, seed="research", out=folder / "games.parquet"
    )
    run_simulation(simulation, parallel=Parallel())
    return folder


@pytest.mark.parametrize(("page", "block"), BLOCKS)
def test_every_python_block_runs(sample: Path, page: str, block: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", block], check=False, capture_output=True, text=True, cwd=sample
    )
    assert run.returncode == 0, f"{page}: {run.stderr}"
    assert run.stdout or page != "research.md"


def test_the_code_of_a_page_says_what_the_plots_draw(sample: Path) -> None:
    blocks = [block for page, block in BLOCKS if page == "research.md"]
    said = [
        subprocess.run(
            [sys.executable, "-c", block], check=True, capture_output=True, text=True, cwd=sample
        ).stdout
        for block in blocks
    ]
    seats = read(sample / "games.parquet")
    sides = shares(seats.side, seats.sides, seats.won)
    assert len(said[0].splitlines()) == len(sides)
    for bar in sides:
        assert re.search(rf"^{bar.label} +{bar.share:.1f}% of {bar.seats}$", said[0], re.MULTILINE)
    none = seats.points[seats.green == 0].mean()
    assert re.search(rf"^0 cards: \d+%, {none:.1f} points$", said[1], re.MULTILINE)
    game, side, _ = luck(seats)
    assert said[2] == f"spread {seats.points.std():.1f}: game {game:.1f}%, side {side:.1f}%\n"
