"""Step 5 of a turn: coins, tokens, pawns and debts for what was placed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import count_at
from sevenwonders.engine.components.figures import (
    BANK_COINS,
    BLACK_COINS,
    CHAIN_COINS,
    NEIGHBOUR_STAGE_COINS,
    STAGE_COINS,
    STAGE_LOSS,
    VICTORY_COINS,
    YELLOW_COINS,
)
from sevenwonders.engine.components.model import Immediate, Piece
from sevenwonders.engine.events.log import (
    DIPLOMATIC,
    DREW_LEADER,
    EDIFICE_SOURCE,
    GAINED,
    GAVE_BACK,
    INDEBTED,
    PAWN,
    REWARDED,
    STAGE_SOURCE,
    TOKEN,
)
from sevenwonders.engine.game.cards import sorted_in
from sevenwonders.engine.game.city import add_effects
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.causes import ONCE, PER_STAGE, PER_VICTORY, cause, log_cause
from sevenwonders.engine.score.count import coins_of
from sevenwonders.engine.vocabulary import (
    AGES,
    BLACK,
    NOTHING,
    VICTORY_BITS,
    VICTORY_MASK,
    VICTORY_VALUES,
    YELLOW,
)

_RANK_SHIFT: Final = 8
_CITY: Final = 255


def take(table: Table, city: i64, coins: i64, source: i64) -> None:
    """Coins from the bank, with the one more that a leader may add once a turn (rule 12.24)."""
    if coins == 0:
        return
    own = table.cities[city]
    own.coins += coins
    table.log_entry(GAINED, city, coins, source)
    if own.figures[BANK_COINS] and own.leaders.bank_turn != table.course.turns_played:
        own.leaders.bank_turn = table.course.turns_played
        own.coins += own.figures[BANK_COINS]
        table.log_entry(GAINED, city, own.figures[BANK_COINS], NOTHING)


def collect_coins(table: Table, city: i64, piece: Piece, source: i64) -> None:
    """The coins that a piece brings its city and others."""
    take(table, city, coins_of(table, city, piece), source)
    once = piece.immediate
    if once is None:
        return
    if source >= STAGE_SOURCE:
        source = NOTHING  # the others have no such stage
    if once.neighbours_gain:
        take(table, table.left(city), once.neighbours_gain, source)
        take(table, table.right(city), once.neighbours_gain, source)
    if once.others_gain:
        for other in range(len(table.cities)):
            if other != city:
                take(table, other, once.others_gain, source)


def occasion_coins(table: Table, city: i64, card: Piece, *, by_chain: bool) -> None:
    """Coins for building by a chain or in a colour (rules 12.22, 12.23)."""
    own = table.cities[city]
    if by_chain:
        take(table, city, own.figures[CHAIN_COINS], NOTHING)
    if card.color == YELLOW:
        take(table, city, own.figures[YELLOW_COINS], NOTHING)
    elif card.color == BLACK:
        take(table, city, own.figures[BLACK_COINS], NOTHING)


def stage_occasions(table: Table, city: i64) -> None:
    """What a new stage brings its owner and neighbours, and costs all others (rule 12.38)."""
    own = table.cities[city]
    take(table, city, own.figures[STAGE_COINS], NOTHING)
    for other in (table.left(city), table.right(city)):
        take(table, other, table.cities[other].figures[NEIGHBOUR_STAGE_COINS], NOTHING)
    if own.figures[STAGE_LOSS]:
        _all_others_lose(table, city, own.figures[STAGE_LOSS])
        _blame_leaders(table, city)


def _all_others_lose(table: Table, city: i64, coins: i64) -> None:
    """Every other city loses coins at the end of the turn (rule 13.8)."""
    losses = table.losses.copy()
    for other in range(len(table.cities)):
        if other != city:
            losses.coins[other] += coins
    table.losses = losses


def _blame_leaders(table: Table, city: i64) -> None:
    """Log the leaders that make a city's stages cost all others coins; not those of this turn."""
    leaders = table.cities[city].leaders
    for place in range(leaders.old()):
        _blame_if_leader(table, city, table.components.cards[leaders.in_play[place]])
    if leaders.copied >= 0 and leaders.copied_now == 0:
        _blame_if_leader(table, city, table.components.cards[leaders.copied])


def _blame_if_leader(table: Table, city: i64, leader: Piece) -> None:
    if len(leader.figures) and leader.figures[STAGE_LOSS]:
        _blame(table, city, leader, ONCE)


def _blame(table: Table, city: i64, piece: Piece, basis: i64) -> None:
    losses = table.losses.copy()
    losses.causes = append(losses.causes, cause(city, piece.log_id, basis))
    table.losses = losses


def gain_victory(table: Table, city: i64, age: i64) -> None:
    """A Victory token of an Age, and the coins that come with it (rule 12.25)."""
    own = table.cities[city]
    own.add_victory(age)
    table.log_entry(TOKEN, city, VICTORY_VALUES[age - 1])
    take(table, city, own.figures[VICTORY_COINS], NOTHING)


def apply_immediate(table: Table, city: i64, piece: Piece) -> None:
    """Tokens, pawns, debts and losses of a piece, and the decisions it will ask for."""
    apply_immediate_as(table, city, piece, piece.turn_rank)


def apply_immediate_as(table: Table, city: i64, piece: Piece, rank: i64) -> None:
    """The same, building from the discard pile in the place of something else (rule 12.45)."""
    for _ in range(piece.from_discard):
        table.taking = _queued(table.taking, rank << _RANK_SHIFT | city)
    once = piece.immediate
    if once is None:
        return
    _gain_tokens(table, city, once)
    _burden_others(table, city, piece, once)
    _draw_leaders(table, city, once.draws)
    for kind in once.asks:
        table.course.put_off(kind, city)
    for _ in range(once.others_drop):
        table.course.drops = append(table.course.drops, cause(city, piece.log_id))


def rank_city(entry: i64) -> i64:
    """The city of an entry of the queue for the discard pile."""
    return entry & _CITY


def _queued(queue: vec[i64], entry: i64) -> vec[i64]:
    """The queue with one more, by rank, equal ones clockwise from the first seat (rule 16.21)."""
    longer = vec[i64]()
    placed = False
    for other in queue:
        if not placed and entry < other:
            longer = append(longer, entry)
            placed = True
        longer = append(longer, other)
    return longer if placed else append(longer, entry)


def _gain_tokens(table: Table, city: i64, once: Immediate) -> None:
    own = table.cities[city]
    for age in range(1, AGES + 1):
        for _ in range((once.victories >> ((age - 1) * VICTORY_BITS)) & VICTORY_MASK):
            gain_victory(table, city, age)
        for _ in range(count_at(once.pawns, age - 1)):
            take_pawn(table, city, age)
    for _ in range(once.victory_now):
        gain_victory(table, city, table.age)
    if once.diplomacy:
        own.tokens = own.tokens.with_diplomacy(once.diplomacy)
        table.log_entry(DIPLOMATIC, city, once.diplomacy)


def _burden_others(table: Table, city: i64, piece: Piece, once: Immediate) -> None:
    if once.neighbours_debt:
        _indebt(table, table.left(city), once.neighbours_debt, cause(city, piece.log_id))
        _indebt(table, table.right(city), once.neighbours_debt, cause(city, piece.log_id))
    loss = once.loss + once.loss_per_age * table.age
    if loss:
        _all_others_lose(table, city, loss)
        _blame(table, city, piece, ONCE)
    if once.loss_per_victory:
        _blame(table, city, piece, PER_VICTORY)
    if once.loss_per_stage:
        _blame(table, city, piece, PER_STAGE)
    if once.loss_per_victory or once.loss_per_stage:
        losses = table.losses.copy()
        for other in range(len(table.cities)):
            if other != city:
                losses.per_victory[other] += once.loss_per_victory
                losses.per_stage[other] += once.loss_per_stage
        table.losses = losses


def _indebt(table: Table, city: i64, debts: i64, why: i64) -> None:
    """A city takes debts, which cannot be paid back (rule 13.14)."""
    own = table.cities[city]
    own.tokens = own.tokens.with_debts(debts)
    table.log_entry(INDEBTED, city, debts)
    log_cause(table, city, why)


def take_pawn(table: Table, city: i64, age: i64) -> None:
    """A participation pawn of an Age; one of a finished edifice pays at once (rule 15.20)."""
    own = table.cities[city]
    own.edifices = own.edifices.with_pawns(age, 1)
    table.log_entry(PAWN, city, age)
    if table.edifices.built & (1 << age):
        pay_reward(table, city, age)


def pay_reward(table: Table, city: i64, age: i64) -> None:
    """One reward of an Age's edifice."""
    edifice = table.deal.edifices[age - 1]
    reward = table.components.edifices[edifice].reward
    own = table.cities[city]
    table.log_entry(REWARDED, city, age, edifice)
    own.edifices = own.edifices.with_rewards(age, 1)
    add_effects(own, reward)
    collect_coins(table, city, reward, EDIFICE_SOURCE + edifice)
    apply_immediate(table, city, reward)
    drop_defeats(table, city, reward)


def drop_defeats(table: Table, city: i64, piece: Piece) -> None:
    """Give back the Defeat tokens held, after all gains of the step (rules 12.27, 13.15)."""
    once = piece.immediate
    own = table.cities[city]
    if once is not None and once.drops_defeats and own.defeats:
        table.log_entry(GAVE_BACK, city, -1, own.defeats)
        log_cause(table, city, cause(city, piece.log_id))
        own.defeats = 0


def _draw_leaders(table: Table, city: i64, count: i64) -> None:
    """Leaders from the box join the hand, as many as there are (rule 12.47)."""
    leaders = table.leaders
    for _ in range(count):
        if len(leaders.box) == 0:
            return
        leader = leaders.box[0]
        leaders.box = leaders.box[1:]
        leaders.hands[city] = sorted_in(leaders.hands[city], leader)
        table.log_entry(DREW_LEADER, city, leader)
