"""What a card or a wonder stage does: a closed set of small types, told apart by a tag.

The tag is the word a content file writes under `effect`, as in
`{ effect = "points", amount = 3 }`.
"""

import msgspec

from sevenwonders.content.words import RESOURCES, Amount, Countable, Kind, Side, Symbol, Where


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """What all effects share: immutable, and deaf to no key they do not know."""


class Produce(_Effect, frozen=True, tag="produce"):
    """Goods the city has every turn."""

    goods: tuple[str, ...]
    """One unit each: `wood`, or `wood/clay` for one of the two."""
    sold: bool = True
    """Whether the neighbours may buy it; False is for the owner alone."""

    def __post_init__(self) -> None:
        """Refuse goods that do not exist; the text form keeps the files short but unchecked."""
        for unit in self.goods:
            for good in unit.split("/"):
                if good not in RESOURCES:
                    msg = f"no such good: {good!r}"
                    raise ValueError(msg)


class Discount(_Effect, frozen=True, tag="discount"):
    """Goods of a kind cost 1 coin instead of 2 at these neighbours."""

    goods: Kind
    sides: tuple[Side, ...]


class Points(_Effect, frozen=True, tag="points"):
    """Victory points at the end."""

    amount: Amount


class Coins(_Effect, frozen=True, tag="coins"):
    """Coins from the bank, once, when built."""

    amount: Amount


class Shields(_Effect, frozen=True, tag="shields"):
    """Military strength in every conflict from now on."""

    amount: Amount


class Science(_Effect, frozen=True, tag="science"):
    """One scientific symbol."""

    symbol: Symbol


class AnyScience(_Effect, frozen=True, tag="any-science"):
    """One scientific symbol, chosen at the end."""


class CoinsPer(_Effect, frozen=True, tag="coins-per"):
    """Coins, once, for each thing counted in these cities when built."""

    amount: Amount
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]


class PointsPer(_Effect, frozen=True, tag="points-per"):
    """Points for each thing counted in these cities at the end."""

    amount: Amount
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]


class PointsIfComplete(_Effect, frozen=True, tag="points-if-complete"):
    """Points if the own wonder has all its stages at the end."""

    amount: Amount


class LastCard(_Effect, frozen=True, tag="last-card"):
    """The card left over in the last turn of an Age is played as well."""


class BuildFromDiscard(_Effect, frozen=True, tag="build-from-discard"):
    """One card of the discard pile is built for free, once."""


class CopyGuild(_Effect, frozen=True, tag="copy-guild"):
    """One guild of a neighbour scores here too."""


class FreeOnceAnAge(_Effect, frozen=True, tag="free-once-an-age"):
    """One card an Age is built for free, at the owner's choice."""


class FreeNewColor(_Effect, frozen=True, tag="free-new-color"):
    """A card of a colour the city does not have is free."""


class FreeFirstCard(_Effect, frozen=True, tag="free-first-card"):
    """The card of the first turn of an Age is free."""


class FreeLastCard(_Effect, frozen=True, tag="free-last-card"):
    """The card of the last turn of an Age is free."""


Effect = (
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
