"""What a seat sees as plain data, for the wire, the browser and other languages."""

import msgspec

from sevenwonders.engine.codes import choice_from
from sevenwonders.engine.decision import Decision, decision_of
from sevenwonders.engine.sheet import Sheet, sheet
from sevenwonders.engine.sight import DIRECTIONS, Sight
from sevenwonders.engine.slugs import DISCOUNTS, POWERS, bit_slugs, card_slugs, unit_slugs
from sevenwonders.engine.state import State
from sevenwonders.engine.words import AGES, KINDS, NOTHING, SYMBOLS

OVER = "over"


class StageView(msgspec.Struct, frozen=True):
    """One stage of a wonder."""

    built: bool
    card: str | None
    """The card under it, for the seat that laid it there (T15)."""


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
    """Whether this Age's free build is still to be used (T14)."""
    hand_size: int
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
    direction: str
    """Which way hands pass: ``left``, ``right``, or ``exchange`` with two players."""
    phase: str
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
    hand: tuple[str, ...]
    sealed: tuple[str, ...]
    """The seat's own choices that wait for the reveal."""
    discard: tuple[str, ...]
    """The discard pile, while the seat is about to build from it."""
    decision: Decision | None
    winners: tuple[int, ...]
    """The seats that have won, once the game is over."""


def view(state: State, seat: int) -> View:
    """What a seat sees; ``sight.SPECTATOR`` sees what is public."""
    sight = Sight(state, seat)
    kit = sight.kit()
    phase = sight.phase()
    players = int(sight.players())
    holder = int(sight.holder())
    return View(
        seat=seat,
        edition=kit.edition,
        boxes=kit.boxes,
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
        cities=tuple(_city(state, sight, at) for at in range(int(sight.cities()))),
        hand=card_slugs(kit, sight.hand()),
        sealed=tuple(str(choice_from(kit, code)) for code in sight.sealed()),
        discard=card_slugs(kit, sight.discard()),
        decision=decision_of(state, sight),
        winners=tuple(sight.winners()) if sight.over() else (),
    )


def _city(state: State, sight: Sight, at: int) -> CityView:
    kit = sight.kit()
    side = kit.sides[sight.side(at)]
    return CityView(
        board=side.board,
        side=side.slug,
        free=at >= sight.players(),
        coins=int(sight.coins(at)),
        cards=card_slugs(kit, sight.built(at)),
        stages=tuple(_stage(sight, at, stage) for stage in range(len(side.stages))),
        shields=int(sight.shields(at)),
        victories=tuple(int(sight.victory_count(at, age)) for age in range(1, AGES + 1)),
        defeats=int(sight.defeats(at)),
        symbols=tuple(int(sight.symbol_count(at, kind)) for kind in range(len(SYMBOLS))),
        wilds=int(sight.wilds(at)),
        goods=unit_slugs(sight.goods(at), sight.options(at)),
        sold=unit_slugs(sight.sold(at), sight.sold_options(at)),
        discounts=bit_slugs(sight.cheap(at), DISCOUNTS),
        powers=bit_slugs(sight.powers(at), POWERS),
        free_build=sight.free_build(at),
        hand_size=int(sight.hand_size(at)),
        sheet=sheet(state, at),
    )


def _stage(sight: Sight, at: int, stage: int) -> StageView:
    card = sight.marker(at, stage)
    laid = None if card == NOTHING else sight.kit().cards[card].slug
    return StageView(bool(sight.stages(at) >> stage & 1), laid)
