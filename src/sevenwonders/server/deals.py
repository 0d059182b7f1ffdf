"""Deals between people: a secret nobody can guess, promised before the game and shown after it.

From the secret come the deal (``SecretStream``, keyed by the secret itself), the commitment and
the key of the bots' randomness; BLAKE2 derives them independently: none reveals another.
"""

import secrets
from hashlib import blake2b
from typing import Final, Literal

import msgspec

from sevenwonders.engine.game.dealer import SecretStream
from sevenwonders.record.game import Record
from sevenwonders.record.seal import check_record
from sevenwonders.record.seed import SECRET_BYTES

_COMMITMENT: Final = b"sevenwonders commitment 1\n"
_BOTS: Final = b"7w bots 1"
_DIGEST_BYTES: Final = 32

Finding = Literal["kept", "broken-record", "no-secret", "no-commitment", "other-deal", "other-word"]


def new_secret() -> bytes:
    """256 bits from the system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game."""
    return blake2b(_COMMITMENT + secret, digest_size=_DIGEST_BYTES).hexdigest()


def opens(secret: bytes, promised: str) -> bool:
    """Whether a secret is the one that was promised."""
    return commitment(secret) == promised


def deal_stream(secret: bytes) -> SecretStream:
    """The randomness of the boards and the cards, as a record's ``secret`` seed names it."""
    return SecretStream(secret)


def bot_key(secret: bytes, table: str, seat: int, decision: int) -> str:
    """The key of a bot's randomness for one decision: the same whenever it is asked again."""
    key = blake2b(key=secret, person=_BOTS, digest_size=_DIGEST_BYTES).hexdigest()
    return f"{key}/{table}/{seat}/{decision}"


class Verdict(msgspec.Struct, frozen=True):
    """Whether a game was dealt as it was promised."""

    finding: Finding
    why: str

    @property
    def kept(self) -> bool:
        """Whether all is well."""
        return self.finding == "kept"


def verify_record(text: str | bytes, *, promised: str = "") -> Verdict:
    """Play a record again from its secret, and hold the secret against what was promised.

    ``promised`` is the commitment as a player saw it at the start; without it the one in the
    record counts, which shows that they fit and not that it was published.
    """
    checked = check_record(text)
    if checked.record is None or checked.status != "sound":
        return Verdict("broken-record", f"the record is {checked}")
    return _held_against(checked.record, promised.strip().lower())


def _held_against(record: Record, promised: str) -> Verdict:
    if record.seed is None or record.seed.generator != "secret":
        return Verdict("no-secret", "the record names no secret seed: nothing was promised")
    secret = bytes.fromhex(record.seed.start)
    if not record.commitment and not promised:
        return Verdict("no-commitment", "the record has no commitment; give the one you saw")
    if record.commitment and not opens(secret, record.commitment):
        return Verdict("other-deal", "the commitment in the record is of another secret")
    if promised and not opens(secret, promised):
        return Verdict("other-word", "the commitment given is of another secret")
    return Verdict("kept", "the boards and cards are those that were promised")
