"""``sevenwonders verify``: whether a game was dealt as it was promised."""

from pathlib import Path

from sevenwonders.cli import FINE, WRONG
from sevenwonders.cli.files import content_of


def verify(record: Path, *, commitment: str = "") -> int:
    """Check that a server dealt a game as it had committed to.

    A server shows a commitment before the first card, and the secret behind it after the last. The
    boards and cards of the record must follow from that secret.

    Examples:
      sevenwonders verify game.7w
      sevenwonders verify game.7w --commitment 1f0c...

    Parameters
    ----------
    record
        The record (.7w) of a game from a server.
    commitment
        The commitment that the table showed. [default: the one in the record]
    """
    from sevenwonders.server.deals import verify_record

    verdict = verify_record(content_of(record), promised=commitment)
    print(f"{record}: {verdict.finding}: {verdict.why}")
    return FINE if verdict.kept else WRONG
