"""Finds the module of each kind of decision.

Only the play of a card is asked for often; for the others a chain of conditions costs nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import NO_CARD, card_of
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions import (
    bury,
    copy_leader,
    discard_pile,
    draft,
    drop_token,
    free_city,
    last_card,
    pay_loss,
    penalty,
    play,
    recruit,
)
from sevenwonders.engine.decisions.refusals import Refusal
from sevenwonders.engine.events.log import ASKED, SHOWN
from sevenwonders.engine.game.cards import each_once, in_order
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.causes import log_causes
from sevenwonders.engine.vocabulary import (
    BURY_LEADER,
    COPY_LEADER,
    DISCARD_PILE,
    DRAFT,
    DROP_TOKEN,
    FREE_CITY,
    PAY_LOSS,
    PENALTY,
    PLAY,
    PLAY_LAST,
    RECRUIT_MORE,
    RECRUITMENT,
)

TAKES: Final[tuple[tuple[int, ...], ...]] = (
    play.TAKES,
    play.TAKES,
    play.TAKES,
    discard_pile.TAKES,
    draft.TAKES,
    recruit.TAKES,
    recruit.TAKES_MORE,
    copy_leader.TAKES,
    bury.TAKES,
    drop_token.TAKES,
    pay_loss.TAKES,
    penalty.TAKES,
)
"""The actions of each kind."""


def plays_a_card(kind: i64) -> bool:
    """Whether a card of a hand is played: by a city of its own, the free city, or as the last."""
    return kind <= PLAY_LAST


def is_revealed(kind: i64) -> bool:
    """Whether choices of a kind are revealed and carried out together (``turn.reveal``)."""
    return kind <= PLAY_LAST or kind == RECRUITMENT


def hand_of(table: Table, ask: i64) -> vec[i64]:
    """The hand from which a decision plays a card."""
    if table.ask_kind[ask] == FREE_CITY:
        return free_city.hand_left(table, ask)
    return table.hands[table.ask_city[ask]]


def legal_codes(table: Table, ask: i64) -> vec[i64]:
    """Every legal choice of an open decision; never empty."""
    kind = table.ask_kind[ask]
    city = table.ask_city[ask]
    if kind == PLAY:
        return play.legal(table, city, table.hands[city], last=False)
    if kind == FREE_CITY:
        return free_city.legal(table, city, free_city.hand_left(table, ask), last=False)
    if kind == PLAY_LAST:
        return last_card.legal(table, city)
    if kind == DISCARD_PILE:
        return discard_pile.legal(table, city)
    if kind == DRAFT:
        return draft.legal(table, city)
    if kind == RECRUITMENT:
        return recruit.legal(table, city)
    if kind == RECRUIT_MORE:
        return recruit.legal_more(table, city)
    return _rare_codes(table, kind, city)


def _rare_codes(table: Table, kind: i64, city: i64) -> vec[i64]:
    if kind == COPY_LEADER:
        return copy_leader.legal(table, city)
    if kind == BURY_LEADER:
        return bury.legal(table, city)
    if kind == DROP_TOKEN:
        return drop_token.legal(table, city)
    if kind == PAY_LOSS:
        return pay_loss.legal(table, city)
    if kind == PENALTY:
        return penalty.legal(table, city)
    raise NotImplementedError(f"decisions/kinds.py has no legal choices for kind {kind}")


def settle(table: Table, kind: i64, city: i64, seat: i64, code: i64) -> None:
    """Carry out a choice of a kind that is not revealed together with others."""
    if kind == DISCARD_PILE:
        discard_pile.settle(table, city, seat, code)
    elif kind == DRAFT:
        draft.settle(table, city, code)
    elif kind == RECRUIT_MORE:
        recruit.settle_more(table, city, seat, code)
    elif kind == COPY_LEADER:
        copy_leader.settle(table, city, seat, code)
    elif kind == BURY_LEADER:
        bury.settle(table, city, code)
    elif kind == DROP_TOKEN:
        drop_token.settle(table, city, code)
    elif kind == PAY_LOSS:
        pay_loss.settle(table, city, code)
    elif kind == PENALTY:
        penalty.settle(table, city, code)
    else:
        raise NotImplementedError(f"decisions/kinds.py does not settle kind {kind}")


def causes_of(table: Table, kind: i64, city: i64) -> vec[i64]:
    """Why a city faces a decision of a kind: none for most."""
    if kind == PAY_LOSS:
        return pay_loss.causes(table, city)
    if kind == DROP_TOKEN:
        return drop_token.causes(table)
    if kind == PENALTY:
        return penalty.causes(table)
    return vec[i64]()


def log_asks(table: Table) -> None:
    """Report the decisions that open after the reveal, what they show, and why they are asked."""
    if table.log is None:
        return
    for ask in range(len(table.ask_city)):
        kind = table.ask_kind[ask]
        city = table.ask_city[ask]
        table.log_entry(ASKED, city, kind, table.ask_seat[ask])
        for card in _shown(table, kind, city):
            table.log_entry(SHOWN, table.ask_seat[ask], card)
        log_causes(table, city, causes_of(table, kind, city))


def _shown(table: Table, kind: i64, city: i64) -> vec[i64]:
    """The cards that a decision after the reveal lets its seat see."""
    if kind == PLAY_LAST:
        return table.hands[city]
    return in_order(table.discard) if kind == DISCARD_PILE else vec[i64]()


def offered(table: Table, ask: i64) -> vec[i64]:
    """The cards or leaders that a seat decides about, each once; tokens and coins aside."""
    kind = table.ask_kind[ask]
    if plays_a_card(kind):
        return each_once(hand_of(table, ask))
    if kind == DISCARD_PILE:
        return each_once(in_order(table.discard))
    if kind in (RECRUITMENT, RECRUIT_MORE):
        return table.leaders.hands[table.ask_city[ask]][:]
    cards = vec[i64]()
    for code in legal_codes(table, ask):
        if card_of(code) != NO_CARD:
            cards = append(cards, card_of(code))
    return each_once(cards)


def refusals(
    table: Table, kind: i64, city: i64, cards: list[Piece], uses: list[set[int]]
) -> list[list[Refusal]]:
    """What each card of a decision cannot be used for, given the actions that it can."""
    if plays_a_card(kind):
        if city >= table.players:
            return free_city.refusals(table, city, cards, uses)
        return play.refusals(table, city, cards, uses)
    if kind == DISCARD_PILE:
        return discard_pile.refusals(uses)
    if kind == RECRUITMENT:
        return recruit.refusals(table, city, cards, uses)
    if kind == RECRUIT_MORE:
        return recruit.refusals_more(table, city, cards, uses)
    return [[] for _ in cards]
