"""The pages for research: their Python blocks run as they stand."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = [
    (page, text)
    for page in ("environments.md", "observations.md")
    for text in re.findall(
        r"^```python\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
]


@pytest.mark.parametrize(("page", "block"), BLOCKS)
def test_every_python_block_runs(page: str, block: str) -> None:
    run = subprocess.run([sys.executable, "-c", block], check=False, capture_output=True, text=True)
    assert run.returncode == 0, f"{page}: {run.stderr}"
