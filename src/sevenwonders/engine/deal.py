"""What chance decided: the boards and the three decks in the order they are dealt."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Deal:
    """A board side per city and the cards of each Age, hand after hand. Never changed."""

    def __init__(self, sides: vec[i64], decks: list[vec[i64]]) -> None:
        self.sides = sides
        self.decks = decks
