"""Why a choice is not legal: the slow path, worked out only when one is refused."""

from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.decisions import discard_pile, free_city, play, recruit
from sevenwonders.engine.decisions.kinds import TAKES, hand_of, legal_codes, plays_a_card
from sevenwonders.engine.decisions.stages import join_error
from sevenwonders.engine.errors import (
    IllegalChoice,
    NotInHand,
    NotOffered,
    PriceNotOffered,
    UnknownCard,
    WrongAction,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    DISCARD_PILE,
    KINDS,
    NOTHING,
    RECRUIT_MORE,
    RECRUITMENT,
)


def illegal(table: Table, ask: i64, choice: Choice, code: i64) -> IllegalChoice:
    """The error for a choice that is not among the legal ones of a decision."""
    if code == NOTHING:
        return UnknownCard(choice.card, table.components.card_index)
    kind = table.ask_kind[ask]
    if ACTIONS.index(choice.action) not in TAKES[kind]:
        return WrongAction(choice.action, KINDS[kind])
    offered = [choice_from(table.components, legal) for legal in legal_codes(table, ask)]
    on_other_terms = [other for other in offered if _what(other) == _what(choice)]
    if on_other_terms:
        return _on_these_terms(table, ask, choice, on_other_terms)
    if plays_a_card(kind):
        return _from_hand(table, ask, choice)
    if kind == DISCARD_PILE:
        return discard_pile.error(table, choice)
    if kind in {RECRUITMENT, RECRUIT_MORE} and choice.card:
        return _from_leaders(table, ask, choice, offered)
    return NotOffered(str(choice), [str(other) for other in offered])


def _what(choice: Choice) -> tuple[str, str, int, int]:
    """What a choice does, whatever it pays for it."""
    return choice.action, choice.card, choice.stage, choice.variant


def _on_these_terms(table: Table, ask: i64, choice: Choice, offered: list[Choice]) -> IllegalChoice:
    """The error for a choice that is legal except for how it pays, joins or stops the passing."""
    error: IllegalChoice | None = None
    if choice.freezes:
        error = play.freeze_error(table, ask, choice)
    if error is None and choice.joins:
        error = join_error(table, table.ask_city[ask], choice, offered)
    return error or PriceNotOffered(str(choice), [str(other) for other in offered])


def _from_hand(table: Table, ask: i64, choice: Choice) -> IllegalChoice:
    card = table.components.card_index.get(choice.card, -1)
    city = table.ask_city[ask]
    if card not in hand_of(table, ask):
        return NotInHand(int(table.ask_seat[ask]), choice.card)
    if city >= table.players:
        return free_city.error(table, city, choice, table.components.cards[card])
    return play.error(table, city, choice, table.components.cards[card])


def _from_leaders(table: Table, ask: i64, choice: Choice, offered: list[Choice]) -> IllegalChoice:
    city = table.ask_city[ask]
    if table.components.card_index.get(choice.card, -1) not in table.leaders.hands[city]:
        return NotInHand(int(table.ask_seat[ask]), choice.card)
    return recruit.error(table, city, choice, offered)
