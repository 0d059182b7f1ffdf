"""What Cities adds: debts and diplomacy of a city, and the losses to be paid this turn."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class CityTokens:
    """The debt and diplomacy tokens of one city. Replaced, never changed: clones share it."""

    def __init__(self, debts: i64, diplomacy: i64) -> None:
        self.debts: i64 = debts
        self.diplomacy: i64 = diplomacy

    def with_debts(self, debts: i64) -> "CityTokens":
        """The same with further debts."""
        return CityTokens(self.debts + debts, self.diplomacy)

    def with_diplomacy(self, tokens: i64) -> "CityTokens":
        """The same with further diplomacy tokens, or with fewer."""
        return CityTokens(self.debts, self.diplomacy + tokens)


@final
class Losses:
    """What each city loses at the end of the turn (rule 13.12).

    Replaced, never changed: states share it with their clones.
    """

    def __init__(
        self, coins: vec[i64], per_victory: vec[i64], per_stage: vec[i64], causes: vec[i64]
    ) -> None:
        self.coins = coins
        self.per_victory = per_victory
        self.per_stage = per_stage
        """Coins flat, for each Victory token, and for each stage that the city has then."""
        self.causes = causes
        """Who caused them, in order (see ``causes``)."""

    def copy(self) -> "Losses":
        """What takes their place, to be filled in."""
        return Losses(self.coins[:], self.per_victory[:], self.per_stage[:], self.causes[:])


def no_losses(cities: i64) -> Losses:
    """No losses, as a turn begins."""
    return Losses(_zeros(cities), _zeros(cities), _zeros(cities), vec[i64]())


def _zeros(count: i64) -> vec[i64]:
    row = vec[i64]()
    for _ in range(count):
        row = append(row, 0)
    return row
