"""Why a choice is not legal: the slow path, worked out only for a refusal or a tooltip."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.legal import chained, hand_for, open_ways, waiver
from sevenwonders.engine.decisions.legality import legal_codes
from sevenwonders.engine.decisions.refuse_boxes import (
    freeze_refusal,
    hire_refusal,
    join_refusal,
    stage_numbers,
)
from sevenwonders.engine.errors import (
    AlreadyBuilt,
    CannotAfford,
    IllegalChoice,
    MustChain,
    MustPlay,
    NoSuchRight,
    NotInDiscard,
    NotInHand,
    NotOffered,
    PriceNotOffered,
    StageNotNext,
    UnknownCard,
    WrongAction,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import kinds, lacking
from sevenwonders.engine.market.purchase import prices_for
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    BUILD,
    BURY,
    COPY,
    DROP,
    FREE,
    HIRE,
    KEEP,
    KINDS,
    LOSE,
    NOTHING,
    PICK_DISCARD,
    RECRUIT,
    RECRUIT_MORE,
    RESOURCES,
    SELL,
    STAGE,
    STAGES_WITHOUT_RESOURCES,
    TAKE,
    WAIVE_STAGE,
    YIELD,
)

_FIELD: Final = 15
TAKEN: Final = (
    (BUILD, STAGE, FREE, SELL),
    (BUILD, STAGE, FREE, SELL),
    (BUILD, STAGE, FREE, SELL),
    (TAKE,),
    (KEEP,),
    (HIRE, STAGE, SELL),
    (HIRE,),
    (COPY,),
    (BURY,),
    (DROP,),
    (LOSE,),
    (YIELD, DROP),
)
"""The actions that each kind of decision takes."""


def refusal(table: Table, ask: i64, choice: Choice, code: i64) -> IllegalChoice:
    """The error for a choice that is not among the legal ones of a decision."""
    if code == NOTHING:
        return UnknownCard(choice.card)
    kind = table.ask_kind[ask]
    if ACTIONS.index(choice.action) not in TAKEN[kind]:
        return WrongAction(choice.action, KINDS[kind])
    offered = [choice_from(table.components, legal) for legal in legal_codes(table, ask)]
    on_other_terms = [other for other in offered if _what(other) == _what(choice)]
    if on_other_terms:
        return _terms_refusal(table, ask, choice, on_other_terms)
    card = table.components.card_index.get(choice.card, -1)
    if kind == PICK_DISCARD:
        if card not in table.discard:
            return NotInDiscard(choice.card)
        return AlreadyBuilt(choice.card)
    recruiting = kind in {RECRUIT, RECRUIT_MORE} and choice.card != ""
    if kind > PICK_DISCARD and not recruiting:
        return NotOffered(str(choice), [str(other) for other in offered])
    at = table.ask_city[ask]
    if card not in (table.leaders.hands[at] if recruiting else hand_for(table, ask)):
        return NotInHand(int(table.ask_seat[ask]), choice.card)
    if choice.action == "recruit":
        same = [str(other) for other in offered if other.card == choice.card]
        return hire_refusal(table, int(at), choice, same)
    return _play_refusal(table, at, choice, table.components.cards[card])


def _what(choice: Choice) -> tuple[str, str, int, int]:
    """What a choice does, whatever it pays for it."""
    return choice.action, choice.card, choice.stage, choice.way


def _terms_refusal(table: Table, ask: i64, choice: Choice, offered: list[Choice]) -> IllegalChoice:
    """Why a choice can be made, but not joining, stopping the passing or paying as it says."""
    error: IllegalChoice | None = None
    if choice.freezes:
        error = freeze_refusal(table, int(ask), choice)
    if error is None and choice.joins:
        error = join_refusal(table, int(table.ask_city[ask]), choice, offered)
    return error or PriceNotOffered(str(choice), [str(other) for other in offered])


def _play_refusal(table: Table, at: i64, choice: Choice, card: Piece) -> IllegalChoice:
    city = table.cities[at]
    if choice.action == "sell":
        return MustPlay(choice.card)
    free_city = at >= table.players
    must_chain = free_city and not city.has[card.structure] and chained(city, card)
    if must_chain and choice.action != "build":
        return MustChain(choice.card)
    if choice.action == "stage":
        return _stage_refusal(table, at, choice)
    if city.has[card.structure]:
        return AlreadyBuilt(choice.card)
    if choice.action == "free":
        return NoSuchRight(choice.card)
    return cannot_afford(table, at, card)


def _stage_refusal(table: Table, at: i64, choice: Choice) -> IllegalChoice:
    ways = open_ways(table, at)
    named = [way for way in ways if way.index == choice.stage - 1]
    if not named:
        return StageNotNext(choice.stage, stage_numbers(ways))
    for way in named:
        if way.way == choice.way:
            return cannot_afford(table, at, way)
    there_are = [Choice(STAGE, choice.card, stage=choice.stage, way=way.way) for way in named]
    return NotOffered(str(choice), [str(other) for other in there_are])


def offered(table: Table, at: i64, piece: Piece, extra: i64) -> list[int]:
    """Prices of a piece, had the city ``extra`` packed units more."""
    city = table.cities[at]
    cost = lacking(piece.cost, extra)
    return [int(price) for price in priced_at(table, at, piece, cost, city.coins)]


def priced_at(table: Table, at: i64, piece: Piece, cost: i64, coins: i64) -> vec[i64]:
    """Prices of a card or stage for a city with so many coins, were its goods ``cost``."""
    city = table.cities[at]
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    is_stage = piece.structure < 0
    if is_stage and city.powers & STAGES_WITHOUT_RESOURCES:
        cost = 0
    power = WAIVE_STAGE if is_stage else waiver(piece.color)
    waived: i64 = kinds(cost) if city.powers & power else 0
    return prices_for(cost, city, left, right, coins - piece.cost_coins, waived=waived)


def missing_units(table: Table, at: i64, piece: Piece) -> tuple[str, ...]:
    """The smallest set of units that would make a piece affordable; empty if coins lack."""
    if table.cities[at].coins < piece.cost_coins:
        return ()
    asked: list[int] = []
    for kind in range(len(RESOURCES)):
        asked += [kind] * int((piece.cost >> (4 * kind)) & _FIELD)
    for size in range(len(asked) + 1):
        for units in combinations(asked, size):
            if offered(table, at, piece, sum(1 << (4 * kind) for kind in units)):
                return tuple(RESOURCES[kind] for kind in units)
    return ()


def cannot_afford(table: Table, at: i64, piece: Piece) -> CannotAfford:
    """What a city lacks to pay for a card or stage."""
    coins = piece.cost_coins - table.cities[at].coins
    return CannotAfford(piece.slug, missing_units(table, at, piece), int(max(coins, 0)))
