"""Tables that one seat cannot tell apart: they differ in all that is hidden from it."""

from collections.abc import Callable, Iterable

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice import CARD_SHIFT, NO_CARD, action_of, card_of
from sevenwonders.engine.city import hidden, hidden_by, hidden_card
from sevenwonders.engine.deal import Deal
from sevenwonders.engine.dealer import FastStream, deal_ages
from sevenwonders.engine.legal import in_order, legal_codes
from sevenwonders.engine.state import State
from sevenwonders.engine.words import AGES, NOTHING, SELL, STAGE
from tests.support.games import Pick

Put = Callable[[int], None]


def sibling(state: State, seat: int, pick: Pick) -> State:
    """A copy in which everything that a seat, or a spectator, cannot know is another way.

    Cards change places only with cards of their Age, so that it might be the true table.
    """
    other = state.clone()
    _redeal(other, pick)
    _swap_hidden_cards(other, seat, pick)
    _reseal(other, seat, pick)
    other.history = _vec(_other_card(other, code, pick) for code in other.history)
    return other


def looks_through_discard(state: State, seat: int) -> bool:
    """Whether a seat is about to build from the discard pile."""
    ask = state.asked(seat) if seat >= 0 else None
    return ask is not None and ask.kind == "discard-pile"


def _redeal(state: State, pick: Pick) -> None:
    decks = deal_ages(state.kit.decks[int(state.players)], FastStream(str(pick(2**30))))
    state.deal = Deal(state.deal.sides, decks)


def _swap_hidden_cards(state: State, seat: int, pick: Pick) -> None:
    """Shuffle the cards of each Age among the places that the seat cannot see."""
    hands = [list(hand) for hand in state.hands]
    pile = list(state.pile)
    discard = list(state.discard)
    places: list[tuple[int, Put]] = []
    for at, hand in enumerate(hands):
        if not _sees_hand(state, seat, at):
            places += _places(hand)
    places += _places(pile)
    if looks_through_discard(state, seat):
        _shuffle(discard, pick)
    else:
        places += _places(discard)
    for city in state.cities:
        for stage, entry in enumerate(city.markers):
            if entry != NOTHING and (seat < 0 or hidden_by(entry) != seat):
                put = _lay_under(city.markers, stage, int(hidden_by(entry)))
                places.append((int(hidden_card(entry)), put))
    _deal_out(state, places, pick)
    state.hands = [in_order(_vec(hand)) for hand in hands]
    state.pile = _vec(pile)
    state.discard = _vec(discard)


def _sees_hand(state: State, seat: int, at: int) -> bool:
    """A seat sees its own hand and, deciding for the free city, that city's last card (D5)."""
    free = at >= state.players
    asks = zip(state.ask_city, state.ask_seat, strict=True)
    return at == seat or (free and (at, seat) in asks)


def _places(cards: list[int]) -> list[tuple[int, Put]]:
    def lay(at: int) -> Put:
        return lambda card: cards.__setitem__(at, card)

    return [(card, lay(at)) for at, card in enumerate(cards)]


def _lay_under(markers: "vec[i64]", stage: int, by: int) -> Put:
    def put(card: int) -> None:
        markers[stage] = hidden(card, by)

    return put


def _deal_out(state: State, places: list[tuple[int, Put]], pick: Pick) -> None:
    guilds = set(state.kit.decks[int(state.players)].guilds)
    seen = {card for card, _ in places}
    for city in state.cities:
        seen |= set(city.built) | {hidden_card(entry) for entry in city.markers}
    for hand in state.hands:
        seen |= set(hand)
    for age in range(1, AGES + 1):
        here = [(card, put) for card, put in places if state.kit.cards[card].age == age]
        cards = [card for card, _ in here]
        if age == AGES:
            cards += sorted(guilds - seen - set(state.discard))
        _shuffle(cards, pick)
        for (_, put), card in zip(here, cards, strict=False):
            put(card)


def _reseal(state: State, seat: int, pick: Pick) -> None:
    """Other legal choices for the other seats that have chosen already."""
    state.ask_legal = []
    sealed = [
        ask
        for ask, code in enumerate(state.ask_code)
        if code != NOTHING and state.ask_seat[ask] != seat
    ]
    for ask in sealed:
        state.ask_code[ask] = NOTHING
    for ask in sealed:
        codes = legal_codes(state, ask)
        state.ask_code[ask] = codes[pick(len(codes))]


def _other_card(state: State, code: int, pick: Pick) -> int:
    """A revealed choice with another card where the card itself was laid face down."""
    if action_of(code) not in (SELL, STAGE):
        return code
    age = state.kit.cards[card_of(code)].age
    cards = [int(card.index) for card in state.kit.cards if card.age == age]
    return code & ~(NO_CARD << CARD_SHIFT) | cards[pick(len(cards))] << CARD_SHIFT


def _shuffle(cards: list[int], pick: Pick) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = pick(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def _vec(cards: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(cards))
