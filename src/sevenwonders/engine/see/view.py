"""What a seat sees as plain data, for the wire, the browser and other languages."""

from collections.abc import Iterable
from html import escape
from typing import Final

import msgspec

from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.sheet import Sheet, sheet
from sevenwonders.engine.see.decision import Decision, decision_of
from sevenwonders.engine.see.memory import Memory, memory_of
from sevenwonders.engine.see.recall import recalled
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.see.slugs import DISCOUNTS, POWERS, bit_slugs, card_slugs, unit_slugs
from sevenwonders.engine.vocabulary import (
    AGES,
    KINDS,
    NOTHING,
    SYMBOLS,
    Direction,
    EdificeState,
    Phase,
)

OVER: Final = "over"


class VariantView(msgspec.Struct, frozen=True):
    """One of the things a stage can be built as, and its cost."""

    source: str
    """The stage whose effects it has: the stage itself, or one next door that it copies."""
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


class EdificeView(msgspec.Struct, frozen=True):
    """A common project; those of all three Ages lie open from the beginning."""

    edifice: str
    age: int
    state: EdificeState
    pawns: int
    """Pawns left on it."""


class PartnerView(msgspec.Struct, frozen=True):
    """What a seat of a team sees of its partner's secrets (rule 14.10)."""

    seat: int
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    sealed: tuple[str, ...]


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
    """Science symbols, in the order of ``words.SYMBOLS``."""
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
    named: str | None
    """The leader that its Courtesans Guild has become (rule 12.43)."""
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


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The game as one seat, or a spectator, sees it."""

    seat: int
    """-1 for a spectator."""
    edition: str
    boxes: tuple[str, ...]
    players: int
    age: int
    turn: int
    turns: int
    direction: Direction
    """Which way hands pass: ``left``, ``right``, or ``exchange`` with two players."""
    phase: Phase
    """The kind of decision that is open, or ``over``."""
    asked: tuple[int, ...]
    """Seats with a part in the open stage."""
    waiting: tuple[int, ...]
    """Of these, the seats that are still choosing."""
    holder: int | None
    """The seat that decides for the free city this turn."""
    discard_count: int
    pile_count: int
    cities: tuple[CityView, ...]
    edifices: tuple[EdificeView, ...]
    box_count: int
    """Leaders that may still be drawn."""
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    """The seat's leaders that are not in play."""
    draft_pack: tuple[str, ...]
    """The leaders it drafts from."""
    partner: PartnerView | None
    sealed: tuple[str, ...]
    """The seat's own choices that wait for the reveal."""
    discard: tuple[str, ...]
    """The discard pile, while the seat is about to build from it."""
    decision: Decision | None
    winners: tuple[int, ...]
    """The seats that have won, once the game is over."""
    memory: Memory | None = None
    """What the seat has seen since the game began, if it was asked for."""

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<what {who} sees: Age {self.age}, turn {self.turn}, {self.phase}>"

    def _repr_html_(self) -> str:
        """A table for notebooks: the cities, then the hand."""
        columns = ("city", "coins", "cards", "stages", "shields")
        head = "".join(f"<th>{column}</th>" for column in columns)
        cities = "".join(_city_row(city) for city in self.cities)
        hand = f"<p>hand: {escape(', '.join(self.hand))}</p>" if self.hand else ""
        title = f"<p>Age {self.age}, turn {self.turn} of {self.turns}: {self.phase}</p>"
        return f"{title}<table><tr>{head}</tr>{cities}</table>{hand}"


def _city_row(city: CityView) -> str:
    stages = sum(stage.built for stage in city.stages)
    cells = (
        f"{city.board} {city.side}",
        f"{city.coins}",
        ", ".join(city.cards),
        f"{stages} of {len(city.stages)}",
        f"{city.shields}",
    )
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def view(state: State, seat: int, *, memory: bool = False) -> View:
    """What a seat sees, on request with its memory; ``sight.SPECTATOR`` sees what is public."""
    sight = Sight(state, seat)
    table = sight.seen_table()
    components = sight.components()
    phase = sight.phase()
    players = int(sight.players())
    holder = int(sight.holder())
    return View(
        seat=seat,
        edition=components.edition,
        boxes=components.boxes,
        players=players,
        age=int(sight.age()),
        turn=int(sight.turn()),
        turns=int(sight.turns()),
        direction=DIRECTIONS[sight.direction()],
        phase=OVER if phase == NOTHING else KINDS[phase],
        asked=tuple(seat for seat in range(players) if sight.is_asked(seat)),
        waiting=tuple(
            seat for seat in range(players) if sight.is_asked(seat) and not sight.has_chosen(seat)
        ),
        holder=None if holder == NOTHING else holder,
        discard_count=int(sight.discard_count()),
        pile_count=int(sight.pile_count()),
        cities=tuple(_city(table, sight, city) for city in range(int(sight.cities()))),
        edifices=_edifices(sight),
        box_count=int(sight.box_count()),
        hand=card_slugs(components, sight.hand()),
        leaders=card_slugs(components, sight.leaders_in_hand()),
        draft_pack=card_slugs(components, sight.draft_pack()),
        partner=_partner(sight),
        sealed=_texts(components, sight.sealed()),
        discard=card_slugs(components, sight.discard()),
        decision=decision_of(state, sight),
        winners=tuple(sight.winners()) if sight.over() else (),
        memory=memory_of(recalled(sight)) if memory else None,
    )


def _texts(components: Components, codes: Iterable[int]) -> tuple[str, ...]:
    return tuple(str(choice_from(components, code)) for code in codes)


def _edifices(sight: Sight) -> tuple[EdificeView, ...]:
    edifices = sight.components().edifices
    return tuple(
        EdificeView(
            edifices[sight.edifice(age)].slug,
            age,
            EDIFICE_STATES[sight.edifice_state(age)],
            int(sight.pawns_left(age)),
        )
        for age in range(1, AGES + 1)
        if sight.edifice(age) != NOTHING
    )


def _partner(sight: Sight) -> PartnerView | None:
    seat = int(sight.partner(sight.seat()))
    if seat == NOTHING:
        return None
    components = sight.components()
    return PartnerView(
        seat,
        card_slugs(components, sight.partner_hand()),
        card_slugs(components, sight.partner_leaders()),
        _texts(components, sight.partner_sealed()),
    )


def _city(table: Table, sight: Sight, city: int) -> CityView:
    components = sight.components()
    partner = int(sight.partner(city))
    named = int(sight.named(city))
    side = components.sides[sight.side(city)]
    return CityView(
        board=side.board,
        side=side.slug,
        free=city >= sight.players(),
        coins=int(sight.coins(city)),
        cards=card_slugs(components, sight.built(city)),
        stages=tuple(_stage(sight, city, stage) for stage in range(len(side.stages))),
        shields=int(sight.shields(city)),
        victories=tuple(int(sight.victory_count(city, age)) for age in range(1, AGES + 1)),
        defeats=int(sight.defeats(city)),
        symbols=tuple(int(sight.symbol_count(city, kind)) for kind in range(len(SYMBOLS))),
        wilds=int(sight.wilds(city)),
        goods=unit_slugs(sight.goods(city), sight.options(city)),
        sold=unit_slugs(sight.sold(city), sight.sold_options(city)),
        discounts=bit_slugs(sight.cheap(city), DISCOUNTS),
        powers=bit_slugs(sight.powers(city), POWERS),
        free_build=sight.free_build(city),
        free_black=sight.free_black(city),
        hand_size=int(sight.hand_size(city)),
        leaders=card_slugs(components, sight.leaders(city)),
        leader_count=int(sight.leader_count(city)),
        named=None if named == NOTHING else components.cards[named].slug,
        buried=card_slugs(components, sight.buried(city)),
        debts=int(sight.debts(city)),
        edifice_debts=int(sight.edifice_debts(city)),
        diplomacy=int(sight.diplomacy(city)),
        owed=int(sight.owed(city)),
        pawns=tuple(int(sight.pawn_count(city, age)) for age in range(1, AGES + 1)),
        rewards=tuple(int(sight.reward_count(city, age)) for age in range(1, AGES + 1)),
        joined=sight.has_joined(city),
        partner=None if partner == NOTHING else partner,
        sheet=sheet(table, city),
    )


def _stage(sight: Sight, city: int, stage: int) -> StageView:
    card = sight.marker(city, stage)
    laid = None if card == NOTHING else sight.components().cards[card].slug
    variant = int(sight.variant(city, stage))
    return StageView(
        bool(sight.stages(city) >> stage & 1),
        laid,
        _variants(sight, city, stage),
        None if variant == NOTHING else variant,
    )


def _variants(sight: Sight, city: int, stage: int) -> tuple[VariantView, ...]:
    sources: list[str] = []
    variants: list[VariantView] = []
    for variant in range(int(sight.variant_count(city, stage))):
        piece = sight.stage_piece(city, stage, variant)
        source = piece.source or piece.slug
        half = sources.count(source)
        sources.append(source)
        variants.append(VariantView(source, half, unit_slugs(piece.cost), int(piece.cost_coins)))
    return tuple(variants)
