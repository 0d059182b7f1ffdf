"""What Edifice adds: participation in a city, and the edifices in the middle of the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import count_at, count_bits

_COUNTED: Final = 4
"""How far above the bit of an Age joined the one lies that says its pawn is counted."""


@final
class CityEdifices:
    """A city's part in the edifices. Replaced, never changed: clones share it."""

    def __init__(self, pawns: i64, joined: i64, rewards: i64, debts: i64) -> None:
        self.pawns: i64 = pawns
        """Participation pawns, a count an Age (see ``bits``)."""
        self.joined: i64 = joined
        """The Ages in which the city joined an edifice, and those whose pawn is counted: bits."""
        self.rewards: i64 = rewards
        """Rewards of edifices received, a count an Age."""
        self.debts: i64 = debts
        """Points lost to failed edifices."""

    def has_joined(self, age: i64) -> bool:
        """Whether the city has joined the edifice of an Age."""
        return self.joined & (1 << age) != 0

    def joining(self, age: i64) -> "CityEdifices":
        """The same with the edifice of an Age joined."""
        return CityEdifices(self.pawns, self.joined | 1 << age, self.rewards, self.debts)

    def must_count_pawn(self, age: i64) -> bool:
        """Whether joining took a pawn that is not counted yet."""
        return self.has_joined(age) and self.joined & (1 << (age + _COUNTED)) == 0

    def with_pawn_counted(self, age: i64) -> "CityEdifices":
        """The same with the pawn counted that joining took."""
        joined = self.joined | 1 << (age + _COUNTED)
        return CityEdifices(self.pawns, joined, self.rewards, self.debts)

    def with_pawns(self, age: i64, count: i64) -> "CityEdifices":
        """The same with further participation pawns of an Age."""
        pawns = self.pawns + count_bits(count, age - 1)
        return CityEdifices(pawns, self.joined, self.rewards, self.debts)

    def with_rewards(self, age: i64, count: i64) -> "CityEdifices":
        """The same with further rewards of an Age."""
        rewards = self.rewards + count_bits(count, age - 1)
        return CityEdifices(self.pawns, self.joined, rewards, self.debts)

    def with_debts(self, debts: i64) -> "CityEdifices":
        """The same with further points lost."""
        return CityEdifices(self.pawns, self.joined, self.rewards, self.debts + debts)

    def pawn_count(self, age: i64) -> i64:
        """Participation pawns of an Age."""
        return count_at(self.pawns, age - 1)

    def reward_count(self, age: i64) -> i64:
        """Rewards of an Age's edifice received."""
        return count_at(self.rewards, age - 1)


@final
class TableEdifices:
    """The edifices of the three Ages.

    Replaced, never changed: states share it with their clones.
    """

    def __init__(self, pawns: vec[i64], built: i64, built_turn: i64) -> None:
        self.pawns = pawns
        """Pawns left on the edifice of each Age."""
        self.built: i64 = built
        """The Ages whose edifice is complete, one bit each."""
        self.built_turn: i64 = built_turn
        """The turn in which an edifice was last completed; in it all may still join (rule 15.5)."""

    def copy(self) -> "TableEdifices":
        """What takes their place, to be filled in."""
        return TableEdifices(self.pawns[:], self.built, self.built_turn)


def no_edifices() -> TableEdifices:
    """A table before pawns are put on any edifice."""
    return TableEdifices(vec[i64]([0, 0, 0]), 0, -1)
