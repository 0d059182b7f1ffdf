"""What was drawn at random: boards, decks, leaders and edifices, each in dealing order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING_DEALT: Final = vec[i64]()


@final
class Deal:
    """A board side per city and the cards of each Age, hand after hand. Never changed."""

    def __init__(
        self,
        sides: vec[i64],
        decks: list[vec[i64]],
        leaders: vec[i64] = NOTHING_DEALT,
        edifices: vec[i64] = NOTHING_DEALT,
        draws: vec[i64] = NOTHING_DEALT,
    ) -> None:
        self.sides = sides
        self.decks = decks
        self.leaders = leaders
        """The leaders dealt, four for each seat."""
        self.edifices = edifices
        """The edifice of each Age, none without the box."""
        self.draws = draws
        """Every leader; those in the box are drawn in this order (rule 12.49)."""
