"""Tables that one seat cannot tell apart: they differ in all that is hidden from it."""

from collections.abc import Callable, Iterable

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import CARD_SHIFT, NO_CARD, action_of, card_of
from sevenwonders.engine.decisions.kinds import legal_codes
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import hidden, hidden_by, hidden_card
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import FastStream, deal_ages, shuffled
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import AGES, DISCARD, KEEP, MARKER_COLOR, NOTHING, STAGE
from tests.support.games import Pick

Put = Callable[[int], None]


def sibling(state: State, seat: int, pick: Pick) -> State:
    """A copy in which everything that a seat, or a spectator, cannot know is another way.

    Cards change places only with cards of their Age and leaders with leaders, so that it might be
    the true table.
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
    stream = FastStream(str(pick(2**30)))
    decks = deal_ages(state.components.decks[int(state.players)], state.players, stream)
    leaders = shuffled(state.deal.leaders, stream)
    draws = shuffled(state.deal.draws, stream)
    state.deal = Deal(state.deal.sides, decks, leaders, state.deal.edifices, draws)


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
    leaders = [list(held) for held in state.leaders.hands]
    packs = [list(pack) for pack in state.leaders.draft_packs]
    box = list(state.leaders.box)
    for at in range(len(leaders)):
        if not _sees_leaders(state, seat, at):
            places += _places(leaders[at])
        if at != seat:
            places += _places(packs[at])
    places += _places(box)
    for at, city in enumerate(state.cities):
        for stage, entry in enumerate(city.markers):
            if entry != NOTHING and not _sees_marker(state, seat, at, stage):
                put = _lay_under(city.markers, stage, int(hidden_by(entry)))
                places.append((int(hidden_card(entry)), put))
    _deal_out(state, places, pick)
    state.leaders.hands = [in_order(_vec(held)) for held in leaders]
    state.leaders.draft_packs = [in_order(_vec(pack)) for pack in packs]
    state.leaders.box = _vec(box)
    state.hands = [in_order(_vec(hand)) for hand in hands]
    state.pile = _vec(pile)
    state.discard = _vec(discard)


def _sees_hand(state: State, seat: int, at: int) -> bool:
    """A seat sees its hand, its partner's and a free city's last card (rules 14.10, 10.12)."""
    free = at >= state.players
    asks = zip(state.ask_city, state.ask_seat, strict=True)
    return _sees_leaders(state, seat, at) or (free and (at, seat) in asks)


def _sees_leaders(state: State, seat: int, at: int) -> bool:
    """A seat sees its own leaders in hand and its partner's (rule 14.10)."""
    return at == seat or (bool(state.teams) and seat >= 0 and at == seat ^ 1)


def _sees_marker(state: State, seat: int, at: int, stage: int) -> bool:
    """A seat sees what it laid under a stage, and what lies there face up (rules 11.3, 12.42)."""
    city = state.cities[at]
    entry = city.markers[stage]
    card = hidden_card(entry)
    if seat >= 0 and hidden_by(entry) == seat:
        return True
    if state.components.cards[card].slug == "courtesans-guild" and city.leaders.copied >= 0:
        return True
    tallies = state.stage_piece(at, stage).tallies
    counts = any(tally.mode == MARKER_COLOR for tally in tallies)
    return card in city.leaders.in_play or (state.over and counts)


def _places(cards: list[int]) -> list[tuple[int, Put]]:
    def lay(at: int) -> Put:
        return lambda card: cards.__setitem__(at, card)

    return [(card, lay(at)) for at, card in enumerate(cards)]


def _lay_under(markers: "vec[i64]", stage: int, by: int) -> Put:
    def put(card: int) -> None:
        markers[stage] = hidden(card, by)

    return put


def _deal_out(state: State, places: list[tuple[int, Put]], pick: Pick) -> None:
    """Leaders first: they are of no Age."""
    seen = _seen(state) | {card for card, _ in places}
    for age in range(AGES + 1):
        here = [(card, put) for card, put in places if state.components.cards[card].age == age]
        cards = [card for card, _ in here] + _unseen(state, age, seen)
        _shuffle(cards, pick)
        for (_, put), card in zip(here, cards, strict=False):
            put(card)


def _seen(state: State) -> set[int]:
    """Cards that lie anywhere at the table."""
    seen = set(state.discard)
    for city in state.cities:
        seen |= set(city.built) | {hidden_card(entry) for entry in city.markers}
    for hand in state.hands:
        seen |= set(hand)
    return seen


def _unseen(state: State, age: int, seen: set[int]) -> list[int]:
    """Guilds and black cards that were not dealt, for all that anyone knows."""
    deck = state.components.decks[int(state.players)]
    black = deck.black[age - 1] if 1 <= age <= len(deck.black) else ()
    drawn = {*black, *(deck.guilds if age == AGES else ())}
    return sorted(drawn - seen)


def _reseal(state: State, seat: int, pick: Pick) -> None:
    """Other legal choices for the other seats that have chosen already."""
    state.ask_legal = []
    sealed = [
        ask
        for ask, code in enumerate(state.ask_code)
        if code != NOTHING and not _sees_leaders(state, seat, int(state.ask_seat[ask]))
    ]
    for ask in sealed:
        state.ask_code[ask] = NOTHING
    for ask in sealed:
        codes = legal_codes(state, ask)
        state.ask_code[ask] = codes[pick(len(codes))]


def _other_card(state: State, code: int, pick: Pick) -> int:
    """A revealed choice with another card where the card itself was laid face down."""
    if action_of(code) not in (DISCARD, STAGE, KEEP):
        return code
    age = state.components.cards[card_of(code)].age
    cards = [int(card.index) for card in state.components.cards if card.age == age]
    return code & ~(NO_CARD << CARD_SHIFT) | cards[pick(len(cards))] << CARD_SHIFT


def _shuffle(cards: list[int], pick: Pick) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = pick(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def _vec(cards: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(cards))
