"""What the boxes score at the end: sets, comparisons, tokens, symbols and guilds."""

from typing import Final

from sevenwonders.content.effects.form import EffectForm
from sevenwonders.content.vocabulary import Amount, Color, Countable

COMPARED: Final[tuple[Countable, ...]] = (
    "blue-cards",
    "yellow-cards",
    "red-cards",
    "green-cards",
    "coins",
)
"""What a city can have more of than each neighbour: the messages have a text for each."""
MISSED: Final[tuple[Countable, ...]] = ("defeat-tokens",)
"""What a city can score for having none of: the messages have a text for each."""


class PointsPerSet(EffectForm, frozen=True, tag="points-per-set"):
    """Points for each set of one card of every colour named, at the end."""

    amount: Amount
    colors: tuple[Color, ...]


class PointsPerColor(EffectForm, frozen=True, tag="points-per-color"):
    """Points for each colour of Age cards in the city, at the end."""

    amount: Amount


class PointsIfMore(EffectForm, frozen=True, tag="points-if-more"):
    """Points for strictly more of something than each neighbour has, at the end."""

    amount: Amount
    count: tuple[Countable, ...]

    def __post_init__(self) -> None:
        """Refuse what there is no text for."""
        _check_count(self.count, COMPARED)


class PointsIfNone(EffectForm, frozen=True, tag="points-if-none"):
    """Points for a city that has none of something, at the end."""

    amount: Amount
    count: tuple[Countable, ...]

    def __post_init__(self) -> None:
        """Refuse what there is no text for."""
        _check_count(self.count, MISSED)


class PointsIfOnlyLeader(EffectForm, frozen=True, tag="points-if-only-leader"):
    """Points for a city with no other face-up leader, at the end."""

    amount: Amount


class PointsPerPair(EffectForm, frozen=True, tag="points-per-victory-pair"):
    """For each two Victory tokens of one value that value once more, at the end."""


class PointsByMarker(EffectForm, frozen=True, tag="points-by-marker"):
    """Points for each neighbouring card of the colour of the card under this stage."""

    amount: Amount


class SetBonus(EffectForm, frozen=True, tag="science-set-bonus"):
    """Each set of three different symbols is worth more."""

    amount: Amount


class MostScience(EffectForm, frozen=True, tag="most-science"):
    """One more symbol of a kind of which the city has most, at the end."""


class SwapScience(EffectForm, frozen=True, tag="swap-science"):
    """One own symbol may be read as another, at the end."""


class CopyScience(EffectForm, frozen=True, tag="copy-science"):
    """The symbol of one green card of a neighbour counts here too, at the end."""


class GuildAgain(EffectForm, frozen=True, tag="guild-again"):
    """One own guild scores a second time, at the end."""


ScoringEffect = (
    PointsPerSet
    | PointsPerColor
    | PointsIfMore
    | PointsIfNone
    | PointsIfOnlyLeader
    | PointsPerPair
    | PointsByMarker
    | SetBonus
    | MostScience
    | SwapScience
    | CopyScience
    | GuildAgain
)


def _check_count(count: tuple[Countable, ...], known: tuple[Countable, ...]) -> None:
    if len(set(count)) != 1 or count[0] not in known:
        raise ValueError(f"cannot count [{', '.join(count)}]; possible: {', '.join(known)}")
