"""``sevenwonders verify``: whether a game was dealt as it was promised."""

from pathlib import Path

from sevenwonders.cli import FINE, WRONG
from sevenwonders.cli.files import content_of


def verify(record: Path, *, commitment: str = "") -> int:
    """Hold the secret of a finished game against its commitment.

    Parameters
    ----------
    record
        The record (.7w) of a game from a server.
    commitment
        The commitment as the table showed it; without it, the one in the record.
    """
    from sevenwonders.server.deals import verify_record

    verdict = verify_record(content_of(record), promised=commitment)
    print(f"{record}: {verdict.finding}: {verdict.why}")
    return FINE if verdict.kept else WRONG
