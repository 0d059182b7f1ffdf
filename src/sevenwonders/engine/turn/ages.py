"""The course of an Age: recruiting, dealing, opening turns, passing hands, ending the Age."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.decisions import free_city, penalty, play, recruit
from sevenwonders.engine.decisions.asks import clear_asks
from sevenwonders.engine.decisions.kinds import log_asks
from sevenwonders.engine.events.log import (
    AGE_ENDED,
    DEALT,
    DRAWN,
    GAME_ENDED,
    PASSED,
    PILED,
    RECEIVED,
    RETURNED,
    SCORED,
    TURN_BEGAN,
)
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import settle_in
from sevenwonders.engine.game.course import PLAYING, RECRUITING
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.scoring import score, winners
from sevenwonders.engine.turn.conflict import fight
from sevenwonders.engine.vocabulary import AGES, KEEP_LEADERS, NOBODY


def begin_age(table: Table) -> None:
    """An Age begins: with Leaders by recruiting, else by dealing its cards (rule 12.6)."""
    if len(table.components.leaders):
        table.turn = 0
        table.log_entry(TURN_BEGAN, NOBODY, table.age, 0)
        if open_recruitment(table):
            return
    _deal_age(table)


def open_recruitment(table: Table) -> bool:
    """Ask every seat that has a leader left what to do with one (rule 12.6)."""
    table.course.phase = RECRUITING
    _begin_steps(table)
    return recruit.ask(table)


def _deal_age(table: Table) -> None:
    """Deal the hands of the current Age and open its first turn."""
    table.course.phase = PLAYING
    deck = table.deal.decks[table.age - 1]
    size = table.components.hand_size
    for seat in range(table.players):
        hand = in_order(deck[seat * size : (seat + 1) * size])
        table.hands[seat] = hand
        for card in hand:
            table.log_entry(DEALT, seat, card)
    if table.players < len(table.cities):
        table.pile = deck[table.players * size :]
        for card in table.pile:
            table.log_entry(PILED, NOBODY, card)
    table.turn = 1
    begin_turn(table)


def begin_turn(table: Table) -> None:
    """The holder of the free city's card draws (rule 10.5); then all choose."""
    table.log_entry(TURN_BEGAN, NOBODY, table.age, table.turn)
    if table.players < len(table.cities):
        seat = table.holder()
        card = table.pile[0]
        table.pile = table.pile[1:]
        table.hands[seat] = in_order(append(table.hands[seat], card))
        table.log_entry(DRAWN, seat, card)
    open_plays(table)


def open_plays(table: Table) -> None:
    """Ask every seat for its card, and the holder for the free city's (rule 10.6)."""
    table.course.phase = PLAYING
    _begin_steps(table)
    play.ask(table)
    free_city.ask(table)


def _begin_steps(table: Table) -> None:
    """Reset what is counted by turn before its choices are made."""
    table.course.step = 0
    table.course.swept = 0
    count_turn(table)


def count_turn(table: Table) -> None:
    """One more turn for what counts by turns (rule 5.16); the last one's leaders are not new."""
    table.course.turns_played += 1
    if len(table.components.leaders):
        for city in table.cities:
            settle_in(city, table.components.cards)


def finish_turn(table: Table) -> None:
    """Step 10: hands pass, or the Age ends."""
    if table.turn == 0:
        _return_leaders(table)
        _deal_age(table)
        return
    if table.turn < table.components.turns:
        if table.leaders.frozen:
            table.leaders.frozen = 0
        else:
            _pass_hands(table)
        table.turn += 1
        begin_turn(table)
        return
    count_turn(table)
    penalty.ask(table)
    if len(table.ask_city):
        log_asks(table)
    else:
        end_age(table)


def end_age(table: Table) -> None:
    """Conflicts, and then the next Age or the end of the game."""
    fight(table)
    table.log_entry(AGE_ENDED, NOBODY, table.age)
    if table.age == AGES:
        clear_asks(table)
        table.over = True
        _note_end(table)
        return
    table.age += 1
    begin_age(table)


def _return_leaders(table: Table) -> None:
    """In Age III unplayed leaders go back to the box, except those kept (rule 12.13)."""
    if table.age < AGES:
        return
    for city in range(table.players):
        if keeps_leaders(table, city):
            continue
        for leader in table.leaders.hands[city]:
            table.leaders.box = append(table.leaders.box[:], leader)
            table.log_entry(RETURNED, city, leader)
        table.leaders.hands[city] = vec[i64]()
    table.leaders.box = in_draw_order(table, table.leaders.box)


def in_draw_order(table: Table, box: vec[i64]) -> vec[i64]:
    """The box in the order in which it is drawn, decided before the game (rule 12.49)."""
    if len(table.deal.draws) == 0:
        return box
    order = vec[i64]()
    for leader in table.deal.draws:
        for one in box:
            if one == leader:
                order = append(order, leader)
    return order


def keeps_leaders(table: Table, city: i64) -> bool:
    """Whether unplayed leaders stay: the board that keeps them, or one that can copy it."""
    side = table.components.sides[table.cities[city].side]
    if side.start.powers & KEEP_LEADERS:
        return True
    left = table.components.sides[table.cities[table.left(city)].side]
    right = table.components.sides[table.cities[table.right(city)].side]
    for stage in side.stages:
        if stage.from_left and left.start.powers & KEEP_LEADERS:
            return True
        if stage.from_right and right.start.powers & KEEP_LEADERS:
            return True
    return False


def _note_end(table: Table) -> None:
    if table.log is None:
        return
    table.log_entry(GAME_ENDED, NOBODY, table.teams)
    best = winners(table)
    for city in range(len(table.cities)):
        table.log_entry(SCORED, city, score(table, city).total(), 1 if int(city) in best else 0)


def _pass_hands(table: Table) -> None:
    """Left in Ages I and III, right in Age II (rules 2.4, 10.11); two players exchange."""
    hands = table.hands
    players = table.players
    if players < len(table.cities):
        table.hands = [hands[1], hands[0], *hands[2:]]
        table.log_entry(PASSED, NOBODY, 2)
    else:
        to_left = table.age != 2
        if to_left:
            hands.insert(0, hands.pop())
        else:
            hands.append(hands.pop(0))
        table.log_entry(PASSED, NOBODY, 0 if to_left else 1)
    if table.log is not None:
        for seat in range(players):
            for card in table.hands[seat]:
                table.log_entry(RECEIVED, seat, card)
