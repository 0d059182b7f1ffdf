"""A position: the table as a turn begins, as plain data a person can write by hand."""

from collections.abc import Iterator

import msgspec

from sevenwonders.engine.components.model import BY_STAGE, Components
from sevenwonders.engine.vocabulary import COPY_LEADER, RULES

UNKNOWN = "?"
"""Under a stage: some card that nobody remembers."""
UNBUILT = "-"
"""In the place of a stage that is not built, where a later one is."""


class CityPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One city and the hand of its player."""

    board: str
    """A board side, as ``giza-a``."""
    coins: int = 3
    built: tuple[str, ...] = ()
    """Cards that stand in the city, oldest first."""
    stages: tuple[str, ...] = ()
    """The card under each built stage: ``altar`` if the owner laid it, ``altar@1`` if seat 1 did,
    ``altar@-`` if nobody remembers, ``?`` for any card, ``-`` for a stage that is not built;
    ``b:altar`` if the stage was built in the second of its variants."""
    victories: tuple[int, int, int] = (0, 0, 0)
    """Victory tokens held, by Age."""
    defeats: int = 0
    free_build_used: bool = False
    """Whether the free build of this Age (Olympia A) is spent."""
    hand: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    """Face-up leaders, oldest first; ``plato@2`` was recruited in Age II, else in Age I."""
    leader_hand: tuple[str, ...] = ()
    """Leaders not played yet."""
    buried: tuple[str, ...] = ()
    """Buried leaders with the points they are worth, as ``plato@8``."""
    copied: str = ""
    """The leader that the Courtesans Guild copies; ``named`` in older files."""
    debts: int = 0
    edifice_debts: int = 0
    """Points lost to failed edifices."""
    diplomacy: int = 0
    pawns: tuple[int, int, int] = (0, 0, 0)
    """Participation pawns, by Age."""
    joined: tuple[int, ...] = ()
    """Ages in which the city has joined the edifice with a stage."""
    rewards: tuple[int, int, int] = (0, 0, 0)
    """Rewards received from the edifice of each Age."""
    black_build_used: bool = False
    """Whether the free black card of this Age (Caligula) is spent."""
    freeze_used: bool = False
    """Whether the right to stop the passing (Esteban) is spent."""

    def __repr__(self) -> str:
        laid = sum(entry != UNBUILT for entry in self.stages)
        return f"<{self.board}: {self.coins} coins, {len(self.built)} cards, {laid} stages>"


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table as a turn begins, the free city's holder having drawn.

    A hand or pile that lists fewer cards than the turn has is completed from the rest of the
    Age's deck, and the decks of coming Ages are dealt, by the seed.
    """

    players: int
    city: tuple[CityPosition, ...]
    edition: str = "1e"
    boxes: tuple[str, ...] = ()
    age: int = 1
    turn: int = 1
    """0 is the recruitment phase."""
    over: bool = False
    """Whether the last conflicts are fought: hands are empty, age and turn may be left out."""
    seed: str = "0"
    discard: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    """The free city's draw pile, next card first."""
    deck_1: tuple[str, ...] = ()
    deck_2: tuple[str, ...] = ()
    deck_3: tuple[str, ...] = ()
    """The decks still to be dealt, each in its order; when recruiting, this Age's too."""
    rules: int = RULES
    """The version of the rules: a game that began under an earlier one keeps it."""
    teams: bool = False
    experts: bool = False
    edifices: tuple[str, ...] = ()
    """The edifice of each Age; drawn by the seed if not named."""
    edifice_pawns: tuple[int, ...] = ()
    """Pawns left on each; as the game begins if not given."""
    edifices_built: tuple[int, ...] = ()
    """Ages whose edifice is complete."""
    leader_box: tuple[str, ...] = ()
    """Leaders that may still be drawn, next first; the rest by the seed if none is named."""
    leader_draws: tuple[str, ...] = ()
    """Every leader, in the order in which those in the box are drawn once unplayed ones are back
    (rule 12.49); by the seed if not given."""

    def __repr__(self) -> str:
        when = "over" if self.over else f"Age {self.age}, turn {self.turn}"
        return f"<position of {self.players} by {self.edition}: {when}>"

    def places(self, components: Components) -> Iterator[tuple[str, str]]:
        """Every named card on the table with the place where it lies."""
        for at, city in enumerate(self.city):
            laid_here = [laid_card(laid) for laid in city.stages]
            # A face-up card under a stage appears at the stage and as itself (rules 12.42, 12.44).
            for card in city.built:
                if not (card in laid_here and _copies_to_a_stage(components, card, city.copied)):
                    yield card, f"city {at}, built"
            for card in laid_here:
                if card not in (UNKNOWN, UNBUILT):
                    yield card, f"city {at}, stages"
            for card in city.hand:
                yield card, f"city {at}, hand"
            for leader in map(leader_name, city.leaders):
                if not (leader in laid_here and _comes_with_a_stage(components, leader)):
                    yield leader, f"city {at}, leaders"
            for leader in city.leader_hand:
                yield leader, f"city {at}, leader_hand"
            for leader in city.buried:
                yield leader_name(leader), f"city {at}, buried"
        for card in self.discard:
            yield card, "discard"
        for card in self.pile:
            yield card, "pile"
        for leader in self.leader_box:
            yield leader, "leader_box"


def _comes_with_a_stage(components: Components, leader: str) -> bool:
    """Whether a leader lies face up under a stage."""
    index = components.card_index.get(leader)
    return index is not None and components.cards[index].leader_cost == BY_STAGE


def _copies_to_a_stage(components: Components, card: str, leader: str) -> bool:
    """Whether a guild lies face up under a stage, as a copy of a leader that does."""
    index = components.card_index.get(card)
    once = None if index is None else components.cards[index].immediate
    return (
        once is not None
        and once.asks_for(COPY_LEADER) > 0
        and _comes_with_a_stage(components, leader)
    )


def laid_card(laid: str) -> str:
    """The card of an entry of ``stages``."""
    return laid.partition("@")[0].rpartition(":")[2]


def leader_name(entry: str) -> str:
    """The leader of an entry such as ``plato@2``."""
    return entry.partition("@")[0]
