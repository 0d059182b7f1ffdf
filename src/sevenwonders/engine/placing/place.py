"""What one city does with the card of its choice: place it, and gain what that brings."""

from librt.vecs import append
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import NO_CARD, action_of, card_of, joins
from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.events.log import DISCARD_SOURCE, DISCARDED, DISCARDED_LEADER
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.build import build
from sevenwonders.engine.placing.gains import (
    apply_immediate,
    collect_coins,
    occasion_coins,
    take,
    take_pawn,
)
from sevenwonders.engine.placing.leaders import recruit
from sevenwonders.engine.placing.payment import refund
from sevenwonders.engine.placing.stages import chosen_stage, lay_stage, stage_coins
from sevenwonders.engine.vocabulary import DISCARD, DISCARD_COINS, RECRUIT, STAGE, WHITE


def place(table: Table, city: i64, seat: i64, code: i64) -> None:
    """Step 4: the card goes into the city, under a stage or to the discard pile."""
    card = card_of(code)
    action = action_of(code)
    if action == DISCARD:
        _discard(table, city, seat, card)
    elif action == STAGE:
        lay_stage(table, city, seat, card, code)
    elif action == RECRUIT:
        recruit(table, city, seat, code)
    else:
        build(table, city, seat, code)


def _discard(table: Table, city: i64, seat: i64, card: i64) -> None:
    """An Age card joins the discard pile; a leader leaves the game (rule 12.12)."""
    if table.components.cards[card].color == WHITE:
        table.log_entry(DISCARDED_LEADER, city, card)
        return
    table.discard = append(table.discard, card)
    table.log_entry(DISCARDED, city, card, seat)


def placed_piece(table: Table, city: i64, code: i64) -> Piece | None:
    """What a choice has put into the city, none for a discard."""
    action = action_of(code)
    if action == DISCARD or card_of(code) == NO_CARD:
        return None
    if action == STAGE:
        return chosen_stage(table, city, code)
    return table.components.cards[card_of(code)]


def gain_coins(table: Table, city: i64, code: i64, *, by_chain: bool = False) -> None:
    """Step 5, coins: for what was placed or discarded."""
    action = action_of(code)
    if action == DISCARD:
        take(table, city, DISCARD_COINS, DISCARD_SOURCE)
    elif action == STAGE:
        stage_coins(table, city, code)
    else:
        piece = table.components.cards[card_of(code)]
        collect_coins(table, city, piece, piece.index)
        occasion_coins(table, city, piece, by_chain=by_chain)
        if action == RECRUIT and piece.leader_cost == BY_STAGE:
            stage_coins(table, city, code)
    refund(table, city, code)


def gain_tokens(table: Table, city: i64, code: i64) -> None:
    """Step 5, all but coins: tokens, pawns, debts, and what will be asked."""
    piece = placed_piece(table, city, code)
    if piece is None:
        return
    apply_immediate(table, city, piece)
    if action_of(code) == RECRUIT and piece.leader_cost == BY_STAGE:
        apply_immediate(table, city, chosen_stage(table, city, code))
    if joins(code):
        take_pawn(table, city, table.age)
