"""The seeds of one game after the other."""

import secrets
from typing import Final

_WORD: Final = 2**32


class Seeds:
    """Texts that deal games: one after the other from a number, or from chance."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._game = 0

    def next(self, seed: int | None = None) -> str:
        """The next game; a new number begins a new sequence."""
        if seed is not None or self._seed is None:
            self._seed = secrets.randbelow(_WORD) if seed is None else seed
            self._game = 0
        self._game += 1
        return f"{self._seed} {self._game}"
