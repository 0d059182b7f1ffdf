"""Playing a card: build it, lay it under a stage of the wonder, or discard it for coins.

Kind ``play``. Every seat is asked as a turn begins, and all choices are revealed together
(``turn.reveal``). ``free_city`` and ``last_card`` are played in the same way.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import CARD_SHIFT, Choice, choice_code, with_freeze
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.afford import cannot_afford, unaffordable
from sevenwonders.engine.decisions.refusals import ALREADY_BUILT, Refusal
from sevenwonders.engine.decisions.stages import stage_error, stage_refusal
from sevenwonders.engine.errors import AlreadyBuilt, CannotFreeze, IllegalChoice, NoSuchRight
from sevenwonders.engine.game.city import City
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.build import build_codes
from sevenwonders.engine.placing.stages import stage_codes
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    BUILD,
    DISCARD,
    FREE,
    FREEZE_HANDS,
    MOST_PLAYERS,
    NOTHING,
    PLAY,
    PLAY_LAST,
    STAGE,
)

TAKES: Final[tuple[int, ...]] = (BUILD, STAGE, FREE, DISCARD)
"""The actions of this decision."""


def _alike(many: i64, value: i64) -> vec[i64]:
    entries = vec[i64](capacity=many)
    for _ in range(many):
        entries = append(entries, value)
    return entries


def _counted(many: i64) -> vec[i64]:
    entries = vec[i64](capacity=many)
    for number in range(many):
        entries = append(entries, number)
    return entries


_CODES_A_CARD: Final = 3
"""The first capacity of a list of choices, enough for most hands: a list that grows is copied."""

# The stage that opens most often, by players; shared by all tables, so never changed.
_PLAYS: Final = [_alike(players, PLAY) for players in range(MOST_PLAYERS + 1)]
_SEATS: Final = [_counted(players) for players in range(MOST_PLAYERS + 1)]
_UNSEALED: Final = [_alike(players, NOTHING) for players in range(MOST_PLAYERS + 1)]


def ask(table: Table) -> None:
    """Close the stage and open one in which every seat plays a card."""
    table.stage += 1
    table.ask_kind = _PLAYS[table.players]
    table.ask_city = _SEATS[table.players]
    table.ask_seat = _SEATS[table.players]
    table.ask_code = _UNSEALED[table.players][:]


def legal(table: Table, city: i64, hand: vec[i64], *, last: bool) -> vec[i64]:
    """Build, use for a stage or discard any card of the hand, at every price."""
    codes = vec[i64](capacity=_CODES_A_CARD * len(hand))
    stages = stage_codes(table, city)
    left = table.cities[table.left(city)]
    right = table.cities[table.right(city)]
    previous: i64 = NOTHING
    for card in hand:
        if card == previous:
            continue
        previous = card
        codes = build_codes(
            table, city, left, right, table.components.cards[card], codes, last=last
        )
        under = card << CARD_SHIFT
        for code in stages:
            codes = append(codes, code | under)
        codes = append(codes, choice_code(DISCARD, card, 0, 0, 0, 0))
    own = table.cities[city]
    if own.powers & FREEZE_HANDS and not last and may_freeze(table, own):
        for place in range(len(codes)):
            codes = append(codes, with_freeze(codes[place], 1))
    return codes


def may_freeze(table: Table, city: City) -> bool:
    """Whether the city may stop the passing of hands this turn (rule 12.41)."""
    return city.leaders.freeze_used == 0 and 0 < table.turn < table.components.turns


def error(table: Table, city: i64, choice: Choice, card: Piece) -> IllegalChoice:
    """Why a city cannot do with a card of its hand what a choice says."""
    if choice.action == "stage":
        return stage_error(table, city, choice)
    if table.cities[city].has[card.structure]:
        return AlreadyBuilt(choice.card)
    if choice.action == "free":
        return NoSuchRight(choice.card)
    return cannot_afford(table, city, card)


def freeze_error(table: Table, ask: i64, choice: Choice) -> IllegalChoice | None:
    """Why a choice cannot stop the passing of hands, none where it can (rule 12.41)."""
    own = table.cities[table.ask_city[ask]]
    if not own.powers & FREEZE_HANDS:
        return CannotFreeze(str(choice), "no leader in play has that right")
    if own.leaders.freeze_used:
        return CannotFreeze(str(choice), "the right is spent, it is there once a game")
    if not table.turn:
        return CannotFreeze(str(choice), "no hands pass in the recruitment phase")
    if table.turn == table.components.turns or table.ask_kind[ask] == PLAY_LAST:
        return CannotFreeze(str(choice), "never in the last turn of an Age")
    return None


def refusals(
    table: Table, city: i64, cards: list[Piece], uses: list[set[int]]
) -> list[list[Refusal]]:
    """What each card cannot be used for, given the actions that it can be used for."""
    no_stage: Refusal | None = None
    told: list[list[Refusal]] = []
    for card, possible in zip(cards, uses, strict=True):
        refused: list[Refusal] = []
        if BUILD not in possible and FREE not in possible:
            refused.append(build_refusal(table, city, card))
        if STAGE not in possible:
            no_stage = no_stage or stage_refusal(table, city)
            refused.append(no_stage)
        told.append(refused)
    return told


def build_refusal(table: Table, city: i64, card: Piece) -> Refusal:
    """Why a city cannot build a card that it has no way to build."""
    if table.cities[city].has[card.structure]:
        return Refusal(ACTIONS[BUILD], ALREADY_BUILT)
    return unaffordable(table, city, card, BUILD)
