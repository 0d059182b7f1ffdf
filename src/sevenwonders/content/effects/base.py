"""Effects of the base game."""

from typing import Final

from sevenwonders.content.effects.form import EffectForm
from sevenwonders.content.vocabulary import RESOURCES, Amount, Countable, Kind, Side, Symbol, Where
from sevenwonders.content.vocabulary import Points as SignedPoints

CITIES: Final = (("own",), ("left", "right"), ("own", "left", "right"))
"""The cities whose things can be counted together: the messages have a text for each of these."""


class Produce(EffectForm, frozen=True, tag="produce"):
    """Goods the city has every turn."""

    goods: tuple[str, ...]
    """One unit each: `wood`, or `wood/clay` for one of the two."""
    sold: bool = True
    """Whether the neighbours may buy it; False is for the owner alone."""

    def __post_init__(self) -> None:
        """Refuse goods that do not exist; the text form keeps the files short but unchecked."""
        super().__post_init__()
        for unit in self.goods:
            for good in unit.split("/"):
                if good not in RESOURCES:
                    msg = f"no such good: {good!r}"
                    raise ValueError(msg)


class Discount(EffectForm, frozen=True, tag="discount"):
    """Goods of a kind cost 1 coin instead of 2 at these neighbours."""

    goods: Kind
    sides: tuple[Side, ...]


class Points(EffectForm, frozen=True, tag="points"):
    """Victory points at the end."""

    amount: Amount


class Coins(EffectForm, frozen=True, tag="coins"):
    """Coins from the bank, once, when built."""

    amount: Amount


class Shields(EffectForm, frozen=True, tag="shields"):
    """Military strength in every conflict from now on."""

    amount: Amount


class Science(EffectForm, frozen=True, tag="science"):
    """One scientific symbol."""

    symbol: Symbol


class AnyScience(EffectForm, frozen=True, tag="any-science"):
    """One scientific symbol, chosen at the end."""


class CoinsPer(EffectForm, frozen=True, tag="coins-per"):
    """Coins, once, for each thing counted in these cities when built."""

    amount: Amount
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]

    def __post_init__(self) -> None:
        """Refuse cities for which there is no text."""
        super().__post_init__()
        _check_cities(self.cities)


class PointsPer(EffectForm, frozen=True, tag="points-per"):
    """Points, or fewer points, for each thing counted in these cities at the end."""

    amount: SignedPoints
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]

    def __post_init__(self) -> None:
        """Refuse cities for which there is no text."""
        super().__post_init__()
        _check_cities(self.cities)


class PointsIfComplete(EffectForm, frozen=True, tag="points-if-complete"):
    """Points if the own wonder has all its stages at the end."""

    amount: Amount


class LastCard(EffectForm, frozen=True, tag="last-card"):
    """The card left over in the last turn of an Age is played as well."""


class BuildFromDiscard(EffectForm, frozen=True, tag="build-from-discard"):
    """One card of the discard pile is built for free, once."""


class CopyGuild(EffectForm, frozen=True, tag="copy-guild"):
    """One guild of a neighbour scores here too."""


class FreeOnceAnAge(EffectForm, frozen=True, tag="free-once-an-age"):
    """One card an Age is built for free, at the owner's choice."""


class FreeNewColor(EffectForm, frozen=True, tag="free-new-color"):
    """A card of a colour the city does not have is free."""


class FreeFirstCard(EffectForm, frozen=True, tag="free-first-card"):
    """The card of the first turn of an Age is free."""


class FreeLastCard(EffectForm, frozen=True, tag="free-last-card"):
    """The card of the last turn of an Age is free."""


BaseEffect = (
    Produce
    | Discount
    | Points
    | Coins
    | Shields
    | Science
    | AnyScience
    | CoinsPer
    | PointsPer
    | PointsIfComplete
    | LastCard
    | BuildFromDiscard
    | CopyGuild
    | FreeOnceAnAge
    | FreeNewColor
    | FreeFirstCard
    | FreeLastCard
)


def _check_cities(cities: tuple[Where, ...]) -> None:
    if not any(set(cities) == set(some) for some in CITIES):
        known = ", ".join(f"[{', '.join(some)}]" for some in CITIES)
        raise ValueError(f"cannot be counted in [{', '.join(cities)}]; possible: {known}")
