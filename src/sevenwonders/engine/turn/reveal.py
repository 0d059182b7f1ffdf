"""The reveal: what all seats chose is carried out at once, step by step (rule 3.3)."""

from mypy_extensions import i64

from sevenwonders.engine.choice.choice import action_of, card_of, freezes
from sevenwonders.engine.components.figures import CHAIN_COINS
from sevenwonders.engine.components.model import BY_STAGE
from sevenwonders.engine.events.log import FROZEN
from sevenwonders.engine.game.cards import without
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.build import by_chain
from sevenwonders.engine.placing.edifices import complete_edifices
from sevenwonders.engine.placing.gains import apply_immediate, drop_defeats
from sevenwonders.engine.placing.payment import pay
from sevenwonders.engine.placing.place import gain_coins, gain_tokens, place, placed_piece
from sevenwonders.engine.placing.stages import chosen_stage
from sevenwonders.engine.vocabulary import FREE_CITY, NOTHING, RECRUIT, RECRUITMENT, STAGE


def reveal(table: Table) -> None:
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
        gain_coins(table, table.ask_city[ask], table.ask_code[ask], by_chain=chain)
    if len(table.components.boxes):
        _gain_all_tokens(table)
        for ask in range(asks):
            piece = placed_piece(table, table.ask_city[ask], table.ask_code[ask])
            if piece is not None:
                drop_defeats(table, table.ask_city[ask], piece)
    else:
        for ask in range(asks):
            _queue_takes(table, table.ask_city[ask], table.ask_code[ask])


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
    if action_of(code) == RECRUIT:
        takes_stage = table.components.cards[card_of(code)].leader_cost == BY_STAGE
    if not takes_stage:
        return NOTHING
    stage = chosen_stage(table, table.ask_city[ask], code)
    draws = stage.immediate is not None and stage.immediate.draws > 0
    return stage.turn_rank if draws else NOTHING


def _leave_hand(table: Table, ask: i64) -> None:
    """The chosen card leaves the hand it was in."""
    city = table.ask_city[ask]
    code = table.ask_code[ask]
    card = card_of(code)
    if table.ask_kind[ask] == RECRUITMENT:
        table.leaders.hands[city] = without(table.leaders.hands[city], card)
    else:
        from_hand = table.ask_seat[ask] if table.ask_kind[ask] == FREE_CITY else city
        table.hands[from_hand] = without(table.hands[from_hand], card)
    if freezes(code):
        table.leaders.frozen = 1
        table.cities[city].leaders.freeze_used = 1
        table.log_entry(FROZEN, city)


def _queue_takes(table: Table, city: i64, code: i64) -> None:
    """The same without expansions, where only a stage brings more than coins."""
    if action_of(code) != STAGE:
        return
    stage = chosen_stage(table, city, code)
    if stage.from_discard:
        apply_immediate(table, city, stage)


def rehearse(table: Table, city: i64, code: i64) -> None:
    """Carry out the choice of one city alone, on a table that is thrown away."""
    chain = by_chain(table, city, code)
    pay(table, city, code)
    place(table, city, city, code)
    gain_coins(table, city, code, by_chain=chain)
    if len(table.components.boxes) == 0:
        return
    gain_tokens(table, city, code)
    piece = placed_piece(table, city, code)
    if piece is not None:
        drop_defeats(table, city, piece)
    complete_edifices(table)
