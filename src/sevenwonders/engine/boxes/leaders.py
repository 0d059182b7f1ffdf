"""What Leaders adds: leaders in play and buried in a city; in hand and in the draft."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import CARD_BITS, CARD_MASK
from sevenwonders.engine.vocabulary import NOTHING


@final
class CityLeaders:
    """The leaders of one city, and the rights that they use up."""

    def __init__(  # noqa: PLR0913 -- a full constructor is what makes clone() cheap
        self,
        *,
        in_play: vec[i64],
        recruited_in: vec[i64],
        new: i64,
        copied: i64,
        copied_now: i64,
        buried: vec[i64],
        freeze_used: i64,
        black_age: i64,
        bank_turn: i64,
    ) -> None:
        self.in_play = in_play
        """Face-up leaders, oldest first."""
        self.recruited_in = recruited_in
        """For each the Age in which it was recruited."""
        self.new: i64 = new
        """How many came since this turn's choices: not to be buried or paid yet (12.14, 12.50)."""
        self.copied: i64 = copied
        """The leader that the Courtesans Guild copies, -1 for none."""
        self.copied_now: i64 = copied_now
        """Whether it became that leader since this turn's choices (rule 12.43)."""
        self.buried = buried
        """Leaders buried under stages, packed with the points they are worth."""
        self.freeze_used: i64 = freeze_used
        """Whether the right to stop the passing is spent."""
        self.black_age: i64 = black_age
        """The last Age in which a black card was built by Caligula's right."""
        self.bank_turn: i64 = bank_turn
        """The turn in which the bank's extra coin was last taken (rule 5.16)."""

    def clone(self) -> "CityLeaders":
        """A copy that shares nothing that changes."""
        return CityLeaders(
            in_play=self.in_play[:],
            recruited_in=self.recruited_in[:],
            new=self.new,
            copied=self.copied,
            copied_now=self.copied_now,
            buried=self.buried[:],
            freeze_used=self.freeze_used,
            black_age=self.black_age,
            bank_turn=self.bank_turn,
        )

    def old(self) -> i64:
        """How many leaders were in play before this turn's choices."""
        return len(self.in_play) - self.new


def no_leaders() -> CityLeaders:
    """A city before its first leader."""
    none = vec[i64]()
    return CityLeaders(
        in_play=none,
        recruited_in=none,
        new=0,
        copied=NOTHING,
        copied_now=0,
        buried=none,
        freeze_used=0,
        black_age=0,
        bank_turn=NOTHING,
    )


@final
class TableLeaders:
    """Leaders in hand, in the draft and in the box."""

    def __init__(
        self, hands: list[vec[i64]], draft_packs: list[vec[i64]], box: vec[i64], frozen: i64
    ) -> None:
        self.hands = hands
        """Sorted, one hand a seat."""
        self.draft_packs = draft_packs
        """Leaders going round in the draft, one pack a seat."""
        self.box = box
        """Leaders that may still be drawn, next first. Replaced, never changed."""
        self.frozen: i64 = frozen
        """Whether hands of Age cards stay where they are after this turn (rule 12.41)."""

    def clone(self) -> "TableLeaders":
        """A copy that shares nothing that changes."""
        return TableLeaders(self.hands[:], self.draft_packs[:], self.box, self.frozen)


def no_leaders_dealt(cities: i64) -> TableLeaders:
    """A table before any leader is dealt."""
    hands = [vec[i64]() for _ in range(cities)]
    return TableLeaders(hands, [vec[i64]() for _ in range(cities)], vec[i64](), 0)


def buried(leader: i64, points: i64) -> i64:
    """A buried leader with the points it is worth."""
    return leader | points << CARD_BITS


def buried_leader(entry: i64) -> i64:
    """The leader that was buried."""
    return entry & CARD_MASK


def buried_points(entry: i64) -> i64:
    """The points that a buried leader is worth."""
    return entry >> CARD_BITS
