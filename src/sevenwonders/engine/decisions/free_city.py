"""Playing for the free city of two players: its holder plays what it can, and else discards.

Kind ``free-city``, with the actions of ``play``. The holder of the city's card is asked together
with all others, and chooses from what its own choice leaves in its hand (rules 10.4, 10.9).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice, action_of, card_of
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions import play
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.decisions.refusals import MUST_CHAIN, MUST_PLAY, Refusal
from sevenwonders.engine.decisions.stages import stage_refusal
from sevenwonders.engine.errors import IllegalChoice, MustChain, MustPlay
from sevenwonders.engine.game.cards import without
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.build import chained
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    BUILD,
    DISCARD,
    FREE,
    FREE_CITY,
    NOTHING,
    STAGE,
)


def ask(table: Table) -> None:
    """Ask the holder for the free city's card, if there is a free city (rule 10.6)."""
    if table.players < len(table.cities):
        open_ask(table, FREE_CITY, table.players)


def hand_left(table: Table, ask: i64) -> vec[i64]:
    """What the holder has left after its own choice (rule 10.6)."""
    seat = table.ask_seat[ask]
    held = table.hands[seat]
    for other in range(len(table.ask_code)):
        if table.ask_city[other] == seat and table.ask_code[other] != NOTHING:
            return without(held, card_of(table.ask_code[other]))
    return held


def legal(table: Table, city: i64, hand: vec[i64], *, last: bool) -> vec[i64]:
    """All that can be played, by its chain if it has one; else any discard (rules 10.8, 10.9)."""
    codes = vec[i64]()
    discards = vec[i64]()
    for code in play.legal(table, city, hand, last=last):
        action = action_of(code)
        card = table.components.cards[card_of(code)]
        if action == DISCARD:
            discards = append(discards, code)
        elif action == BUILD or not must_chain(table, city, card):
            codes = append(codes, code)
    return codes if len(codes) else discards


def must_chain(table: Table, city: i64, card: Piece) -> bool:
    """Whether the free city may do nothing with a card but build it by its chain (rule 10.9)."""
    own = table.cities[city]
    return own.has[card.structure] == 0 and chained(own, card)


def error(table: Table, city: i64, choice: Choice, card: Piece) -> IllegalChoice:
    """Why the free city cannot do with a card what a choice says."""
    if choice.action == ACTIONS[DISCARD]:
        return MustPlay(choice.card)
    if choice.action != ACTIONS[BUILD] and must_chain(table, city, card):
        return MustChain(choice.card)
    return play.error(table, city, choice, card)


def refusals(
    table: Table, city: i64, cards: list[Piece], uses: list[set[int]]
) -> list[list[Refusal]]:
    """What each card cannot be used for, given the actions that it can be used for."""
    no_stage: Refusal | None = None
    told: list[list[Refusal]] = []
    for card, possible in zip(cards, uses, strict=True):
        refused: list[Refusal] = []
        if BUILD not in possible and FREE not in possible:
            refused.append(play.build_refusal(table, city, card))
        if STAGE not in possible:
            if must_chain(table, city, card):
                refused.append(Refusal(ACTIONS[STAGE], MUST_CHAIN))
            else:
                no_stage = no_stage or stage_refusal(table, city)
                refused.append(no_stage)
        if DISCARD not in possible:
            refused.append(Refusal(ACTIONS[DISCARD], MUST_PLAY))
        told.append(refused)
    return told
