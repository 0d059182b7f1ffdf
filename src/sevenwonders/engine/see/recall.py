"""What a seat has seen since the game began, as integers: the redacted record of its game.

The game is replayed from its deal and at every stage only that is written down which the seat
could see then. Everything that ``knowledge`` works out rests on this and on nothing else.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import MOST_CARDS
from sevenwonders.engine.choice.choice import CARD_SHIFT, NO_CARD, action_of
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import hidden, hidden_by, hidden_card
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    DISCARD,
    DISCARD_PILE,
    DRAFT,
    KEEP,
    NOBODY,
    NOTHING,
    PLAY,
    PLAY_LAST,
    STAGE,
)

HIDDEN: Final = 510
"""In the place of a card that the seat did not see."""
BACK: Final = MOST_CARDS
"""With an Age added, in the place of a card of which only the back is seen; a leader has none."""

# What was seen.
SAW_HAND: Final = 0
SAW_DRAFT_PACK: Final = 1
SAW_LEADERS: Final = 2
SAW_PILE: Final = 3
SAW_DRAWN: Final = 4
SAW_MARKERS: Final = 5
SIGHTS: Final = ("hand", "draft-pack", "leaders", "pile", "drawn", "markers")


@final
class Seen:
    """Cards that the seat saw as a stage opened, and where."""

    def __init__(self, stage: i64, what: i64, where: i64, cards: vec[i64]) -> None:
        self.stage: i64 = stage
        """The stage, counted from 0 since the memory begins."""
        self.what: i64 = what
        """One of ``SIGHTS``."""
        self.where: i64 = where
        """The city whose cards they are, -1 for those of the table."""
        self.cards = cards
        """Sorted; under markers one for each stage of the city, -1 where none is seen."""


@final
class Recall:
    """The closed stages with the open one last, and what the seat saw as each opened."""

    def __init__(
        self,
        components: Components,
        players: i64,
        seat: i64,
        teams: i64,
        sides: vec[i64],
        edifices: vec[i64],
    ) -> None:
        self.components = components
        self.players: i64 = players
        self.seat: i64 = seat
        self.teams: i64 = teams
        self.sides = sides
        self.edifices = edifices
        self.over = False
        self.origin: State | None = None
        """Of a game that began with a position: the table then, with backs for hidden cards."""
        self.ages = vec[i64]()
        self.turns = vec[i64]()
        self.firsts = vec[i64]()
        """Of each stage: Age, turn, and its first decision in what follows."""
        self.kinds = vec[i64]()
        self.cities = vec[i64]()
        self.seats = vec[i64]()
        self.codes = vec[i64]()
        """Of each decision: kind, city, who decided, and the packed choice as far as it was seen;
        in the open stage -1 for what the seat does not know."""
        self.chosen = vec[i64]()
        """Of each decision of the open stage: whether its seat has chosen."""
        self.seen: list[Seen] = []

    def partner(self) -> i64:
        """The seat it plays with, -1 without teams."""
        return self.seat ^ 1 if self.teams and self.seat >= 0 else NOBODY

    def knows(self, seat: i64) -> bool:
        """Whether the cards of a seat are open to this one (rule 14.10)."""
        return seat >= 0 and (seat == self.seat or seat == self.partner())

    def open_stage(self, age: i64, turn: i64) -> None:
        """A stage opens."""
        self.ages = append(self.ages, age)
        self.turns = append(self.turns, turn)
        self.firsts = append(self.firsts, len(self.kinds))

    def ask(self, kind: i64, city: i64, seat: i64, code: i64) -> None:
        """A decision of the stage last opened."""
        self.kinds = append(self.kinds, kind)
        self.cities = append(self.cities, city)
        self.seats = append(self.seats, seat)
        self.codes = append(self.codes, code)

    def see(self, what: i64, where: i64, cards: vec[i64]) -> None:
        """Cards are seen as the stage last opened begins."""
        self.seen.append(Seen(len(self.ages) - 1, what, where, cards))


def recalled(sight: Sight) -> Recall:
    """What the seat of a window has seen."""
    # Behind the window, for what has passed; what the seat did not see is left out below.
    state = sight._state  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    return recall(state, sight.seat())


def beginning(state: State) -> State:
    """The same game before its first choice."""
    if state.origin is not None:
        world = state.origin.clone()
        world.origin = state.origin
        return world
    return start(state.components, state.players, state.deal, teams=state.teams)


def recall(state: State, seat: i64) -> Recall:
    """What a seat, or a spectator, has seen of a game since it began."""
    world = beginning(state)
    sides = world.deal.sides
    memory = Recall(world.components, world.players, seat, world.teams, sides, world.deal.edifices)
    if state.origin is not None:
        memory.origin = blank(state.origin, memory)
    at: i64 = 0
    while at < len(state.history):
        _remember(memory, world)
        asks: i64 = len(world.ask_code)
        for ask in range(asks):
            code = state.history[at + ask]
            whose = world.ask_seat[ask]
            memory.ask(world.ask_kind[ask], world.ask_city[ask], whose, _shown(memory, whose, code))
        world.close_with(state.history, at)
        at += asks
    _remember(memory, state)
    memory.over = state.over
    sight = Sight(state, seat)
    for ask in range(len(state.ask_code)):
        whose = state.ask_seat[ask]
        code = state.ask_code[ask] if memory.knows(whose) else NOTHING
        memory.ask(state.ask_kind[ask], state.ask_city[ask], whose, code)
        memory.chosen = append(memory.chosen, 1 if sight.has_chosen(whose) else 0)
    return memory


def _shown(memory: Recall, whose: i64, code: i64) -> i64:
    """A revealed choice as the seat saw it: cards laid face down stay hidden (rule 11.3)."""
    if memory.knows(whose) or action_of(code) not in (DISCARD, STAGE, KEEP):
        return code
    return with_card(code, HIDDEN)


def with_card(code: i64, card: i64) -> i64:
    """A packed choice with another card."""
    hole: i64 = NO_CARD
    return (code & ~(hole << CARD_SHIFT)) | card << CARD_SHIFT


def _remember(memory: Recall, world: State) -> None:
    """What the seat sees as a stage opens."""
    memory.open_stage(world.age, world.turn)
    for seat in (memory.seat, memory.partner()):
        if 0 <= seat < world.players:
            _remember_secrets(memory, world, seat)
    if world.over:
        _remember_markers(memory, world)
        return
    for ask in range(len(world.ask_seat)):
        if world.ask_seat[ask] != memory.seat:
            continue
        if world.ask_kind[ask] == DISCARD_PILE:
            memory.see(SAW_PILE, NOBODY, Sight(world, memory.seat).discard())
        elif world.ask_kind[ask] == PLAY_LAST and world.ask_city[ask] >= world.players:
            memory.see(SAW_HAND, world.ask_city[ask], world.hands[world.ask_city[ask]])


def _remember_secrets(memory: Recall, world: State, seat: i64) -> None:
    """A seat's hand and its own pack as they come to it, and its leaders."""
    kind = world.ask_kind[0] if len(world.ask_kind) else NOTHING
    if kind == PLAY:
        memory.see(SAW_HAND, seat, world.hands[seat])
        if seat == memory.seat and world.players < len(world.cities) and world.holder() == seat:
            drawn = _drawn(world)
            if drawn != NOTHING:
                memory.see(SAW_DRAWN, seat, append(vec[i64](), drawn))
    elif kind == DRAFT and seat == memory.seat:
        memory.see(SAW_DRAFT_PACK, seat, world.leaders.draft_packs[seat])
    if len(world.components.leaders):
        memory.see(SAW_LEADERS, seat, world.leaders.hands[seat])


def _drawn(world: State) -> i64:
    """The card of the free city's pile that was drawn this turn, -1 if that came before."""
    deck = world.deal.decks[world.age - 1]
    if len(deck):
        return deck[world.players * world.components.hand_size + world.turn - 1]
    origin = world.origin
    if origin is None or world.turn == origin.turn:
        return NOTHING
    return origin.pile[world.turn - origin.turn - 1]


def blank(origin: State, memory: Recall) -> State:
    """A position as a seat sees it: backs in the place of all cards that are hidden from it."""
    sight = Sight(origin, memory.seat)
    table = origin.clone()
    components = table.components
    table.origin = None
    for city in range(len(table.cities)):
        if not memory.knows(city):
            table.hands[city] = _backs(components, table.hands[city])
            table.leaders.hands[city] = _backs(components, table.leaders.hands[city])
        markers = table.cities[city].markers
        for stage in range(len(table.variants[city])):
            entry = markers[stage]
            if entry != NOTHING and sight.marker(city, stage) == NOTHING:
                markers[stage] = hidden(
                    BACK + components.cards[hidden_card(entry)].age, hidden_by(entry)
                )
    table.discard = _backs(components, table.discard)
    table.pile = _backs(components, table.pile)
    table.leaders.box = _backs(components, table.leaders.box)
    decks = [vec[i64]() for _ in table.deal.decks]
    table.deal = Deal(table.deal.sides, decks, vec[i64](), table.deal.edifices)
    return table


def _backs(components: Components, cards: vec[i64]) -> vec[i64]:
    backs = vec[i64]()
    for card in cards:
        backs = append(backs, BACK + components.cards[card].age)
    return in_order(backs)


def _remember_markers(memory: Recall, world: State) -> None:
    """Cards under stages that count are turned up at the end (rule 16.14)."""
    sight = Sight(world, memory.seat)
    for city in range(len(world.cities)):
        markers = vec[i64]()
        found = False
        for stage in range(len(world.variants[city])):
            card = sight.marker(city, stage)
            markers = append(markers, card)
            found = found or card != NOTHING
        if found:
            memory.see(SAW_MARKERS, city, markers)
