"""A city as plain data."""

import msgspec

from sevenwonders.engine.score.model import Sheet


class VariantView(msgspec.Struct, frozen=True):
    """One of the things a stage can be built as, and its cost."""

    source: str
    """The stage whose effects it has: itself, or a neighbour's stage that it copies."""
    half: int
    """Which of that stage's alternatives, from 0; 0 where it has but one."""
    cost: tuple[str, ...]
    """Units it needs."""
    coins: int


class StageView(msgspec.Struct, frozen=True):
    """One stage of a wonder."""

    built: bool
    card: str | None
    """The card under it, for the seat that laid it there and where it lies face up (rule 11.3)."""
    variants: tuple[VariantView, ...]
    variant: int | None
    """The variant as which it was built, an index of ``variants``."""


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    """One city: everything in it is public but the cards under its stages."""

    board: str
    side: str
    free: bool
    """Whether it is the free city of a game for two."""
    coins: int
    cards: tuple[str, ...]
    """Oldest first."""
    stages: tuple[StageView, ...]
    shields: int
    victories: tuple[int, ...]
    """Victory tokens by Age."""
    defeats: int
    symbols: tuple[int, ...]
    """Science symbols, in the order compass, gear, tablet."""
    wilds: int
    """Science symbols chosen at the end."""
    goods: tuple[str, ...]
    """Production, one unit each: ``wood``, or ``wood/clay`` for one of the two."""
    sold: tuple[str, ...]
    """Of this, what the neighbours may buy."""
    discounts: tuple[str, ...]
    powers: tuple[str, ...]
    free_build: bool
    """Whether this Age's free build is still to be used (rule 6.15)."""
    free_black: bool
    """Whether this Age's free black card is still to be built (rule 12.37)."""
    hand_size: int
    leaders: tuple[str, ...]
    """Leaders in play, oldest first."""
    leader_count: int
    """Leaders in hand."""
    copied: str | None
    """The leader that its Courtesans Guild copies (rule 12.43)."""
    buried: tuple[str, ...]
    """Leaders under its stages (rule 12.50)."""
    debts: int
    edifice_debts: int
    """Points lost to failed edifices."""
    diplomacy: int
    """Diplomacy tokens."""
    owed: int
    """Coins it loses at the end of this turn (rule 13.10)."""
    pawns: tuple[int, ...]
    """Participation pawns by Age."""
    rewards: tuple[int, ...]
    """Rewards of edifices received, by Age."""
    joined: bool
    """Whether it has joined this Age's edifice."""
    partner: int | None
    """The seat it plays with in teams."""
    sheet: Sheet

    def __repr__(self) -> str:
        built = sum(stage.built for stage in self.stages)
        return f"<{self.side}: {self.coins} coins, {len(self.cards)} cards, {built} stages>"
