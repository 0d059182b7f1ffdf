"""Outputs that nobody reads, or that lack letters, are no reason to fail."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.cli import FINE

PROGRAM: Final = "import sys; from sevenwonders.cli import main; sys.exit(main())"


def _unread(words: str, folder: Path) -> tuple[int, str]:
    """Run a command whose output nobody reads; its exit code and what it complains of."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM, *words.split()],
            cwd=folder,
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writer)
    return ran.returncode, ran.stderr


@pytest.mark.parametrize("words", ["cards", "cards --json", "cards --help", "simulate --games 1"])
def test_a_reader_who_leaves_is_no_failure(words: str, tmp_path: Path) -> None:
    assert _unread(words, tmp_path) == (FINE, "")


@pytest.mark.parametrize("kind", ["", "--board-report", "--json"])
def test_a_page_is_written_even_if_nobody_reads_the_report(kind: str, tmp_path: Path) -> None:
    words = f"arena --bots random --players 3 --games 1 --html page.html --results r {kind}"
    assert _unread(words, tmp_path) == (FINE, "results: r\n")
    assert (tmp_path / "page.html").read_text(encoding="utf-8").endswith("</html>\n")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_letters_that_an_output_lacks_are_replaced(encoding: str, tmp_path: Path) -> None:
    words = [sys.executable, "-c", PROGRAM, "play", "--terminal", "--name", "MΩ"]
    ran = subprocess.run(
        words,
        cwd=tmp_path,
        input=b"q\n\n",
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (FINE, b"")
    assert b"M? " in ran.stdout
