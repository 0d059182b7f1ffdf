"""The course of an Age: dealing, opening turns, passing hands, ending Age and game."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.conflict import fight
from sevenwonders.engine.legal import in_order
from sevenwonders.engine.notes import (
    AGE_ENDED,
    DEALT,
    DRAWN,
    GAME_ENDED,
    PASSED,
    PILED,
    RECEIVED,
    SCORED,
    TURN_BEGAN,
)
from sevenwonders.engine.scoring import score, winners
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import AGES, FREE_CITY, NOBODY, NOTHING, PLAY


def begin_age(table: Table) -> None:
    """Deal the hands of the current Age and open its first turn."""
    deck = table.deal.decks[table.age - 1]
    size = table.kit.hand_size
    for seat in range(table.players):
        hand = in_order(deck[seat * size : (seat + 1) * size])
        table.hands[seat] = hand
        for card in hand:
            table.note(DEALT, seat, card)
    if table.players < len(table.cities):
        table.pile = deck[table.players * size :]
        for card in table.pile:
            table.note(PILED, NOBODY, card)
    table.turn = 1
    begin_turn(table)


def begin_turn(table: Table) -> None:
    """The holder of the free city's card draws (D1); then all choose."""
    table.note(TURN_BEGAN, NOBODY, table.age, table.turn)
    if table.players < len(table.cities):
        seat = table.holder()
        card = table.pile[0]
        table.pile = table.pile[1:]
        table.hands[seat] = in_order(append(table.hands[seat], card))
        table.note(DRAWN, seat, card)
    open_plays(table)


def open_plays(table: Table) -> None:
    """Ask every seat for its card, and the holder for the free city's (D3)."""
    clear_asks(table)
    for seat in range(table.players):
        open_ask(table, PLAY, seat, seat)
    if table.players < len(table.cities):
        open_ask(table, FREE_CITY, table.players, table.holder())


def clear_asks(table: Table) -> None:
    """Close the stage; the next one gets a number of its own."""
    table.stage += 1
    table.ask_kind = vec[i64]()
    table.ask_city = vec[i64]()
    table.ask_seat = vec[i64]()
    table.ask_code = vec[i64]()


def open_ask(table: Table, kind: i64, city: i64, seat: i64) -> None:
    """Add a decision to the open stage."""
    table.ask_kind = append(table.ask_kind, kind)
    table.ask_city = append(table.ask_city, city)
    table.ask_seat = append(table.ask_seat, seat)
    table.ask_code = append(table.ask_code, NOTHING)


def finish_turn(table: Table) -> None:
    """Step 10: hands pass, or the Age ends with its conflicts."""
    if table.turn < table.kit.turns:
        _pass_hands(table)
        table.turn += 1
        begin_turn(table)
        return
    fight(table)
    table.note(AGE_ENDED, NOBODY, table.age)
    if table.age == AGES:
        table.over = True
        _note_end(table)
        return
    table.age += 1
    begin_age(table)


def _pass_hands(table: Table) -> None:
    """Left in Ages I and III, right in Age II (B6); two players exchange."""
    hands = table.hands[:]
    players = table.players
    if players < len(table.cities):
        table.hands[0] = hands[1]
        table.hands[1] = hands[0]
        _note_pass(table, 2)
        return
    to_left = table.age != 2
    for seat in range(players):
        giver = table.right(seat) if to_left else table.left(seat)
        table.hands[seat] = hands[giver]
    _note_pass(table, 0 if to_left else 1)


def _note_pass(table: Table, direction: i64) -> None:
    if table.log is None:
        return
    table.note(PASSED, NOBODY, direction)
    for seat in range(table.players):
        for card in table.hands[seat]:
            table.note(RECEIVED, seat, card)


def _note_end(table: Table) -> None:
    """Report the final points; nobody pays for the count unless someone listens."""
    if table.log is None:
        return
    table.note(GAME_ENDED, NOBODY)
    best = winners(table)
    for at in range(len(table.cities)):
        won: i64 = 1 if int(at) in best else 0
        table.note(SCORED, at, score(table, at).total(), won)
