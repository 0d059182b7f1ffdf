"""Passwords: argon2 in threads of its own, a few at a time.

A hash takes 0.14 s and 64 MiB: done by everybody at once, it would take the server's memory.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sevenwonders.server.accounts.errors import BadPassword, TooManyTries

AT_ONCE: Final = 2
WAITING: Final = 32
"""People who may wait for their turn; more are asked to come again."""
SHORTEST: Final = 8
LONGEST: Final = 200
_AGAIN_SECONDS: Final = 5
_NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$MDEyMzQ1Njc4OWFiY2RlZg"
    "$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
)
"""A hash of no password: checking it takes as long as checking a real one."""


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(password, None)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept; none never fits, and takes as long."""
        return bool(await self._run(password, kept or _NOBODY)) and kept is not None

    def close(self) -> None:
        """Begin no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, password: str, kept: str | None) -> str:
        if self._waiting >= WAITING:
            raise TooManyTries(_AGAIN_SECONDS)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._work, password, kept)
        finally:
            self._waiting -= 1

    def _work(self, password: str, kept: str | None) -> str:
        if kept is None:
            return self._hasher.hash(password)
        try:
            self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return ""
        return kept


def check_password(password: str, name: str) -> None:
    """Refuse a password that others would try first."""
    if len(password) < SHORTEST:
        raise BadPassword("short", SHORTEST)
    if len(password) > LONGEST:
        raise BadPassword("long", SHORTEST)
    if password.casefold() == name.casefold() or len(set(password)) == 1:
        raise BadPassword("easy", SHORTEST)
