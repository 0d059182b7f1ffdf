"""The seed of a deal, as a record names it."""

import re
from typing import Final, Literal, assert_never

import msgspec

from sevenwonders.engine.game.dealer import FastStream, SecretStream, Stream
from sevenwonders.record.errors import UnreadableLine, quoted
from sevenwonders.record.notation import is_plain

Generator = Literal["fast", "secret"]
SECRET_BYTES: Final = 32
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class Seed(msgspec.Struct, frozen=True):
    """A generator and what it starts from: ``fast 42``, or ``secret`` and 64 hex digits."""

    generator: Generator
    start: str

    @staticmethod
    def fast(start: str) -> "Seed":
        """The seed of ``FastStream(start)``."""
        return Seed("fast", _checked("fast", start))

    @staticmethod
    def secret(start: bytes) -> "Seed":
        """The seed of ``SecretStream(start)``."""
        return Seed("secret", _checked("secret", start.hex()))

    @staticmethod
    def parse(text: str) -> "Seed":
        """Read the text form; the inverse of ``str``."""
        generator, _, start = text.partition(" ")
        if generator == "fast":
            return Seed("fast", _checked("fast", start))
        if generator == "secret":
            return Seed("secret", _checked("secret", start))
        raise UnreadableLine(f"{quoted(text)} is not a seed; write 'fast 42'", key="seed")

    def stream(self) -> Stream:
        """The generator at its start."""
        match self.generator:
            case "fast":
                return FastStream(self.start)
            case "secret":
                return SecretStream(bytes.fromhex(self.start))
        assert_never(self.generator)

    def __str__(self) -> str:
        return f"{self.generator} {self.start}"


def _checked(generator: Generator, start: str) -> str:
    if generator == "secret" and not _HEX.fullmatch(start):
        why = f"a secret seed is {2 * SECRET_BYTES} hex digits, not {quoted(start)}"
        raise UnreadableLine(why, key="seed")
    if not is_plain(start):
        why = f"{quoted(start)} cannot be written as a seed: one line, single spaces, no ';'"
        raise UnreadableLine(why, key="seed")
    return start
