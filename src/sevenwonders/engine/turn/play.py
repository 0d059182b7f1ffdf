"""What happens when every decision of a stage is in: the steps of rule 3.3."""

from librt.vecs import append
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    freezes,
    joins,
    left_of,
    right_of,
    stage_of,
    way_of,
)
from sevenwonders.engine.components.figures import CHAIN_COINS
from sevenwonders.engine.components.model import BY_AGE, Piece
from sevenwonders.engine.decisions.legal import chained, without
from sevenwonders.engine.events.log import (
    BUILT,
    BY_CHAIN,
    BY_LIMITED_RIGHT,
    BY_PRICE,
    BY_RIGHT,
    CHAINED,
    DECLINED,
    FROM_DISCARD,
    FROZEN,
    HIRED,
    JOINED,
    PAID,
    SALE_SOURCE,
    SOLD,
    SOLD_LEADER,
    STAGE_SOURCE,
    STAGED,
)
from sevenwonders.engine.game.city import place_card, place_leader, place_stage
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import remainders
from sevenwonders.engine.turn.gains import (
    collect_coins,
    do_deeds,
    drop_defeats,
    occasion_coins,
    stage_occasions,
    take,
    take_pawn,
)
from sevenwonders.engine.vocabulary import (
    BLACK,
    FREE,
    FREE_BLACK_ONCE,
    FREE_CITY,
    HIRE,
    NOBODY,
    NOTHING,
    RECRUIT,
    SALE,
    SELL,
    STAGE,
    TRADE_REFUND,
    WHITE,
)


def play(table: Table) -> None:
    """Steps 2 to 5: reveal, pay, place, gain; nothing within a step depends on seat order."""
    asks: i64 = len(table.ask_code)
    for ask in range(asks):
        _leave_hand(table, ask)
    for ask in range(asks):
        pay(table, table.ask_city[ask], table.ask_code[ask])
    chains: i64 = 0
    for ask in range(asks):
        paid = table.cities[table.ask_city[ask]].figures[CHAIN_COINS]
        if paid and by_chain(table, table.ask_city[ask], table.ask_code[ask]):
            chains |= 1 << ask
        place(table, table.ask_city[ask], table.ask_seat[ask], table.ask_code[ask])
    for ask in range(asks):
        chain = chains & (1 << ask) != 0
        gain(table, table.ask_city[ask], table.ask_code[ask], by_chain=chain)
    if len(table.components.boxes):
        _gain_all_tokens(table)
        for ask in range(asks):
            piece = placed_piece(table, table.ask_city[ask], table.ask_code[ask])
            if piece is not None:
                drop_defeats(table, table.ask_city[ask], piece)
    else:
        for ask in range(asks):
            _queue_digs(table, table.ask_city[ask], table.ask_code[ask])


def _gain_all_tokens(table: Table) -> None:
    """Step 5, all but coins; who draws leaders does so last, in the order of rule 12.49."""
    later: i64 = 0
    for ask in range(len(table.ask_code)):
        if _draw_rank(table, ask) < 0:
            gain_tokens(table, table.ask_city[ask], table.ask_code[ask])
        else:
            later += 1
    rank: i64 = 0
    while later:
        for ask in range(len(table.ask_code)):
            if _draw_rank(table, ask) == rank:
                gain_tokens(table, table.ask_city[ask], table.ask_code[ask])
                later -= 1
        rank += 1


def _draw_rank(table: Table, ask: i64) -> i64:
    """The place among those who draw leaders for the stage they build, -1 for none."""
    code = table.ask_code[ask]
    takes_stage = action_of(code) == STAGE
    if action_of(code) == HIRE:
        takes_stage = table.components.cards[card_of(code)].leader_cost < BY_AGE
    if not takes_stage:
        return NOTHING
    stage = table.plans[table.ask_city[ask]][stage_of(code)][way_of(code)]
    draws = stage.immediate is not None and stage.immediate.draws > 0
    return stage.dig_rank if draws else NOTHING


def _leave_hand(table: Table, ask: i64) -> None:
    """The chosen card leaves the hand it was in."""
    city = table.ask_city[ask]
    code = table.ask_code[ask]
    card = card_of(code)
    if table.ask_kind[ask] == RECRUIT:
        table.leaders.hands[city] = without(table.leaders.hands[city], card)
    else:
        from_hand = table.ask_seat[ask] if table.ask_kind[ask] == FREE_CITY else city
        table.hands[from_hand] = without(table.hands[from_hand], card)
    if freezes(code):
        table.leaders.frozen = 1
        table.cities[city].leaders.freeze_used = 1
        table.log_entry(FROZEN, city)


def pay(table: Table, at: i64, code: i64) -> None:
    """Step 3: a city pays its neighbours and the bank."""
    city = table.cities[at]
    left = left_of(code)
    right = right_of(code)
    bank = bank_of(code)
    if left:
        city.coins -= left
        table.cities[table.left(at)].coins += left
        table.log_entry(PAID, at, table.left(at), left)
    if right:
        city.coins -= right
        table.cities[table.right(at)].coins += right
        table.log_entry(PAID, at, table.right(at), right)
    if bank:
        city.coins -= bank
        table.log_entry(PAID, at, NOBODY, bank)


def by_chain(table: Table, at: i64, code: i64) -> bool:
    """Whether a choice builds a card by a chain (rule 4.10)."""
    if action_of(code) != 0:
        return False
    piece = table.components.cards[card_of(code)]
    if piece.cost == 0 and piece.cost_coins == 0:
        return False
    return left_of(code) + right_of(code) + bank_of(code) == 0 and chained(table.cities[at], piece)


def place(table: Table, at: i64, seat: i64, code: i64) -> None:
    """Step 4: the card goes into the city, under a stage or to the discard pile."""
    card = card_of(code)
    action = action_of(code)
    if action == SELL:
        _throw(table, at, seat, card)
    elif action == STAGE:
        lay_stage(table, at, seat, card, code)
    elif action == HIRE:
        hire(table, at, seat, code)
    else:
        _place_card(table, at, seat, code)


def _throw(table: Table, at: i64, seat: i64, card: i64) -> None:
    """A sold Age card joins the discard pile; a sold leader leaves the game (rule 12.12)."""
    if table.components.cards[card].color == WHITE:
        table.log_entry(SOLD_LEADER, at, card)
        return
    table.discard = append(table.discard, card)
    table.log_entry(SOLD, at, card, seat)


def lay_stage(table: Table, at: i64, seat: i64, card: i64, code: i64) -> None:
    """Build the stage of a choice with a card under it, and join the edifice if it says so."""
    stage = table.plans[at][stage_of(code)][way_of(code)]
    place_stage(table.cities[at], stage, card, seat)
    if action_of(code) == STAGE:
        table.log_entry(STAGED, at, stage.index, card, seat)
    if joins(code):
        table.cities[at].edifices.joined |= 1 << table.age
        table.log_entry(JOINED, at, table.age, table.deal.edifices[table.age - 1])


def hire(table: Table, at: i64, seat: i64, code: i64) -> None:
    """A leader comes into play, with the stage it lies under if it takes one (rule 12.42)."""
    leader = table.components.cards[card_of(code)]
    city = table.cities[at]
    place_leader(city, leader, table.age)
    if leader.leader_cost >= BY_AGE:
        table.log_entry(HIRED, at, leader.index, NOTHING)
        return
    table.log_entry(HIRED, at, leader.index, stage_of(code))
    lay_stage(table, at, seat, leader.index, code)


def _place_card(table: Table, at: i64, seat: i64, code: i64) -> None:
    city = table.cities[at]
    piece = table.components.cards[card_of(code)]
    if table.log is not None:
        _log_build(table, at, seat, code)
    if action_of(code) == FREE:
        spend_right(table, at, piece)
    place_card(city, piece)


def spend_right(table: Table, at: i64, card: Piece) -> None:
    """Use up the free build of this Age that fits the card best (rules 6.15, 12.37)."""
    city = table.cities[at]
    black = card.color == BLACK and city.powers & FREE_BLACK_ONCE != 0
    if black and city.leaders.black_age != table.age:
        city.leaders.black_age = table.age
    else:
        city.free_age = table.age


def _log_build(table: Table, at: i64, seat: i64, code: i64) -> None:
    piece = table.components.cards[card_of(code)]
    way = _way(table, at, piece, code)
    table.log_entry(BUILT, at, piece.index, way, seat)
    if way != BY_CHAIN:
        return
    for card in table.cities[at].built:
        structure = table.components.cards[card].structure
        if structure in (piece.chain_a, piece.chain_b):
            table.log_entry(CHAINED, at, card)
            return


def _way(table: Table, at: i64, piece: Piece, code: i64) -> i64:
    """How a build was made possible, for the log."""
    if action_of(code) == FREE:
        return BY_LIMITED_RIGHT
    if left_of(code) + right_of(code) + bank_of(code):
        return BY_PRICE
    if piece.cost == 0 and piece.cost_coins == 0:
        return BY_PRICE
    if chained(table.cities[at], piece):
        return BY_CHAIN
    if piece.cost_coins or not _covered(table, at, piece):
        return BY_RIGHT
    return BY_PRICE


def _covered(table: Table, at: i64, piece: Piece) -> bool:
    return remainders(piece.cost, table.cities[at])[0] == 0


def placed_piece(table: Table, at: i64, code: i64) -> Piece | None:
    """What a choice has put into the city, none for a sale."""
    action = action_of(code)
    if action == SELL or card_of(code) == NO_CARD:
        return None
    if action == STAGE:
        return table.plans[at][stage_of(code)][way_of(code)]
    return table.components.cards[card_of(code)]


def gain(table: Table, at: i64, code: i64, *, by_chain: bool = False) -> None:
    """Step 5, coins: for what was placed or sold."""
    action = action_of(code)
    if action == SELL:
        take(table, at, SALE, SALE_SOURCE)
    elif action == STAGE:
        stage_coins(table, at, code)
    else:
        piece = table.components.cards[card_of(code)]
        collect_coins(table, at, piece, piece.index)
        occasion_coins(table, at, piece, by_chain=by_chain)
        if action == HIRE and piece.leader_cost < -1:
            stage_coins(table, at, code)
    if table.cities[at].powers & TRADE_REFUND:
        if left_of(code):
            take(table, at, 1, NOTHING)
        if right_of(code):
            take(table, at, 1, NOTHING)


def stage_coins(table: Table, at: i64, code: i64) -> None:
    """Coins for the stage of a choice."""
    stage = table.plans[at][stage_of(code)][way_of(code)]
    collect_coins(table, at, stage, STAGE_SOURCE + stage.index)
    if len(table.components.boxes):
        stage_occasions(table, at)


def _queue_digs(table: Table, at: i64, code: i64) -> None:
    if action_of(code) != STAGE:
        return
    stage = table.plans[at][stage_of(code)][0]
    if stage.digs:
        do_deeds(table, at, stage)


def gain_tokens(table: Table, at: i64, code: i64) -> None:
    """Step 5, all but coins: tokens, pawns, debts, and what will be asked."""
    piece = placed_piece(table, at, code)
    if piece is None:
        return
    do_deeds(table, at, piece)
    if action_of(code) == HIRE and piece.leader_cost < -1:
        do_deeds(table, at, table.plans[at][stage_of(code)][way_of(code)])
    if joins(code):
        take_pawn(table, at, table.age)


def pick(table: Table) -> None:
    """Step 8: one city builds from the discard pile, with its gains at once (rule 6.14)."""
    at = table.ask_city[0]
    card = card_of(table.ask_code[0])
    if card == NO_CARD:
        table.log_entry(DECLINED, at)
        return
    table.discard = without(table.discard, card)
    piece = table.components.cards[card]
    table.log_entry(BUILT, at, card, FROM_DISCARD, table.ask_seat[0])
    place_card(table.cities[at], piece)
    collect_coins(table, at, piece, card)
    occasion_coins(table, at, piece, by_chain=False)
    do_deeds(table, at, piece)
    drop_defeats(table, at, piece)
