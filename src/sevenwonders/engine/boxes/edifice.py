"""What Edifice adds: participation in a city, and the edifices in the middle of the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import count_at

_COUNTED: Final = 4
"""How far above the bit of an Age joined the one lies that says its pawn is counted."""


@final
class CityEdifices:
    """A city's part in the edifices."""

    def __init__(self, pawns: i64, joined: i64, rewards: i64, debts: i64) -> None:
        self.pawns: i64 = pawns
        """Participation pawns, a count an Age (see ``bits``)."""
        self.joined: i64 = joined
        """The Ages in which the city joined an edifice, and those whose pawn is counted: bits."""
        self.rewards: i64 = rewards
        """Rewards of edifices received, a count an Age."""
        self.debts: i64 = debts
        """Points lost to failed edifices."""

    def clone(self) -> "CityEdifices":
        """A copy that shares nothing."""
        return CityEdifices(self.pawns, self.joined, self.rewards, self.debts)

    def has_joined(self, age: i64) -> bool:
        """Whether the city has joined the edifice of an Age."""
        return self.joined & (1 << age) != 0

    def join(self, age: i64) -> None:
        """Join the edifice of an Age."""
        self.joined |= 1 << age

    def count_pawn(self, age: i64) -> bool:
        """Count the pawn that joining took, if it is not counted yet; says whether it did."""
        counted: i64 = 1 << (age + _COUNTED)
        if not self.has_joined(age) or self.joined & counted:
            return False
        self.joined |= counted
        return True

    def pawn_count(self, age: i64) -> i64:
        """Participation pawns of an Age."""
        return count_at(self.pawns, age - 1)

    def reward_count(self, age: i64) -> i64:
        """Rewards of an Age's edifice received."""
        return count_at(self.rewards, age - 1)


@final
class TableEdifices:
    """The edifices of the three Ages."""

    def __init__(self, pawns: vec[i64], built: i64, built_turn: i64) -> None:
        self.pawns = pawns
        """Pawns left on the edifice of each Age."""
        self.built: i64 = built
        """The Ages whose edifice is complete, one bit each."""
        self.built_turn: i64 = built_turn
        """The turn in which an edifice was last completed; in it all may still join (rule 15.5)."""

    def clone(self) -> "TableEdifices":
        """A copy that shares nothing that changes."""
        return TableEdifices(self.pawns[:], self.built, self.built_turn)


def no_edifices() -> TableEdifices:
    """A table before pawns are put on any edifice."""
    return TableEdifices(vec[i64]([0, 0, 0]), 0, -1)
