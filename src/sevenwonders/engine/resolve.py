"""What happens when every decision of a stage is in: the steps of RULINGS T2."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
    stage_of,
)
from sevenwonders.engine.city import place_card, place_stage
from sevenwonders.engine.count import coins_of
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.legal import chained, in_order, without
from sevenwonders.engine.market import remainders
from sevenwonders.engine.notes import (
    ASKED,
    BUILT,
    BY_CHAIN,
    BY_LIMITED_RIGHT,
    BY_PRICE,
    BY_RIGHT,
    CHAINED,
    DECLINED,
    FROM_DISCARD,
    GAINED,
    LEFT_OVER,
    PAID,
    SHOWN,
    SOLD,
    STAGE_SOURCE,
    STAGED,
)
from sevenwonders.engine.table import Table
from sevenwonders.engine.turns import clear_asks, finish_turn, open_ask
from sevenwonders.engine.words import (
    FREE,
    FREE_CITY,
    LAST_CARD,
    NOBODY,
    PICK_DISCARD,
    PLAY_LAST,
    SALE,
    SELL,
    STAGE,
)


def resolve(table: Table) -> None:
    """Close the open stage and run on to the next decision or the end of the game."""
    for code in table.ask_code:
        table.history = append(table.history, code)
    kind = table.ask_kind[0]
    if kind == PICK_DISCARD:
        _pick(table)
    else:
        _play(table)
        if kind != PLAY_LAST and table.turn == table.kit.turns and _leftovers(table):
            return
    _next_dig(table)


def _play(table: Table) -> None:
    """Steps 2 to 5: reveal, pay, place, gain; nothing within a step depends on seat order."""
    asks: i64 = len(table.ask_code)
    for ask in range(asks):
        city = table.ask_city[ask]
        code = table.ask_code[ask]
        from_hand = table.ask_seat[ask] if table.ask_kind[ask] == FREE_CITY else city
        table.hands[from_hand] = without(table.hands[from_hand], card_of(code))
    for ask in range(asks):
        pay(table, table.ask_city[ask], table.ask_code[ask])
    for ask in range(asks):
        place(table, table.ask_city[ask], table.ask_seat[ask], table.ask_code[ask])
    for ask in range(asks):
        gain(table, table.ask_city[ask], table.ask_code[ask])


def pay(table: Table, at: i64, code: i64) -> None:
    """Step 3: a city pays its neighbours and the bank."""
    city = table.cities[at]
    left = left_of(code)
    right = right_of(code)
    bank = bank_of(code)
    if left:
        city.coins -= left
        table.cities[table.left(at)].coins += left
        table.note(PAID, at, table.left(at), left)
    if right:
        city.coins -= right
        table.cities[table.right(at)].coins += right
        table.note(PAID, at, table.right(at), right)
    if bank:
        city.coins -= bank
        table.note(PAID, at, NOBODY, bank)


def place(table: Table, at: i64, seat: i64, code: i64) -> None:
    """Step 4: the card goes into the city, under a stage or to the discard pile."""
    city = table.cities[at]
    card = card_of(code)
    action = action_of(code)
    if action == SELL:
        table.discard = append(table.discard, card)
        table.note(SOLD, at, card, seat)
    elif action == STAGE:
        stage = table.kit.sides[city.side].stages[stage_of(code)]
        place_stage(city, stage, card, seat)
        table.note(STAGED, at, stage.index, card, seat)
    else:
        thing = table.kit.cards[card]
        if table.log is not None:
            _note_build(table, at, seat, code)
        if action == FREE:
            city.free_age = table.age
        place_card(city, thing)


def _note_build(table: Table, at: i64, seat: i64, code: i64) -> None:
    thing = table.kit.cards[card_of(code)]
    way = _way(table, at, thing, code)
    table.note(BUILT, at, thing.index, way, seat)
    if way != BY_CHAIN:
        return
    for card in table.cities[at].built:
        structure = table.kit.cards[card].structure
        if structure in (thing.chain_a, thing.chain_b):
            table.note(CHAINED, at, card)
            return


def _way(table: Table, at: i64, thing: Thing, code: i64) -> i64:
    """How a build was made possible, for the log."""
    if action_of(code) == FREE:
        return BY_LIMITED_RIGHT
    if left_of(code) + right_of(code) + bank_of(code):
        return BY_PRICE
    if thing.cost == 0 and thing.cost_coins == 0:
        return BY_PRICE
    if chained(table.cities[at], thing):
        return BY_CHAIN
    if thing.cost_coins or not _covered(table, at, thing):
        return BY_RIGHT
    return BY_PRICE


def _covered(table: Table, at: i64, thing: Thing) -> bool:
    return remainders(thing.cost, table.cities[at])[0] == 0


def gain(table: Table, at: i64, code: i64) -> None:
    """Step 5: coins for what was placed or sold."""
    action = action_of(code)
    city = table.cities[at]
    if action == SELL:
        city.coins += SALE
        table.note(GAINED, at, SALE, -1)
    elif action == STAGE:
        stage = table.kit.sides[city.side].stages[stage_of(code)]
        _collect(table, at, stage, STAGE_SOURCE + stage.index)
    else:
        thing = table.kit.cards[card_of(code)]
        _collect(table, at, thing, thing.index)


def _collect(table: Table, at: i64, thing: Thing, source: i64) -> None:
    """Coins at once, and a place in the queue for the discard pile."""
    coins = coins_of(table, at, thing)
    if coins:
        table.cities[at].coins += coins
        table.note(GAINED, at, coins, source)
    for _ in range(thing.digs):
        table.digs = append(table.digs, at)


def _leftovers(table: Table) -> bool:
    """Step 7: last cards are discarded, or played by whoever may (T5, T6): says if any is."""
    if table.players < len(table.cities):
        table.hands[table.players] = table.pile
        table.pile = vec[i64]()
    holder = table.holder()
    clear_asks(table)
    for at in range(len(table.cities)):
        if table.cities[at].powers & LAST_CARD and len(table.hands[at]):
            open_ask(table, PLAY_LAST, at, at if at < table.players else holder)
            continue
        for card in table.hands[at]:
            seat = at if at < table.players else NOBODY
            table.discard = append(table.discard, card)
            table.note(LEFT_OVER, at, card, seat)
        table.hands[at] = vec[i64]()
    for ask in range(len(table.ask_city)):
        _note_ask(table, ask, table.hands[table.ask_city[ask]])
    return len(table.ask_city) > 0


def _pick(table: Table) -> None:
    """Step 8: one city builds from the discard pile, with its gains at once (T7)."""
    at = table.ask_city[0]
    card = card_of(table.ask_code[0])
    if card == NO_CARD:
        table.note(DECLINED, at)
        return
    table.discard = without(table.discard, card)
    thing = table.kit.cards[card]
    table.note(BUILT, at, card, FROM_DISCARD, table.ask_seat[0])
    place_card(table.cities[at], thing)
    _collect(table, at, thing, card)


def _next_dig(table: Table) -> None:
    """Ask the next city that builds from the discard pile, or go on to the end of the turn."""
    clear_asks(table)
    if len(table.digs) and len(table.discard):
        at = table.digs[0]
        table.digs = table.digs[1:]
        seat = at if at < table.players else table.holder()
        open_ask(table, PICK_DISCARD, at, seat)
        _note_ask(table, 0, table.discard)
        return
    table.digs = vec[i64]()
    finish_turn(table)


def _note_ask(table: Table, ask: i64, cards: vec[i64]) -> None:
    """Report a decision that opens after the reveal, and the cards it is taken from."""
    if table.log is None:
        return
    seat = table.ask_seat[ask]
    table.note(ASKED, table.ask_city[ask], table.ask_kind[ask], seat)
    for card in in_order(cards):
        table.note(SHOWN, seat, card)
