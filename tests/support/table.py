"""Situations at the table for tests: set one up, play choices, look at what came of it.

Lists of cards are one string with spaces, so that a situation reads on one screen::

    state = a_table(a_city("giza-a", built="baths quarry", hand="aqueduct"), age=2)
    play(state, "B:aqueduct")
    assert built(state, 0) == ["baths", "quarry", "aqueduct"]
"""

import msgspec

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.options import cities_of
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.position.build import state_from
from sevenwonders.engine.position.model import UNKNOWN, CityPosition, Position
from sevenwonders.engine.vocabulary import ROWS

QUIET_BOARDS = ("giza", "rhodes", "ephesus", "alexandria", "babylon", "halicarnassus", "olympia")
"""The boards of cities a test does not name, those that meddle least first."""
_FACES = {"1e": "a", "2e": "day"}


def a_city(
    board: str,
    *,
    coins: int = 3,
    built: str = "",
    stages: str = "",
    hand: str = "",
    victories: tuple[int, int, int] = (0, 0, 0),
    defeats: int = 0,
    free_build_used: bool = False,
    leaders: str = "",
    leader_hand: str = "",
    copied: str = "",
    debts: int = 0,
    diplomacy: int = 0,
    pawns: tuple[int, int, int] = (0, 0, 0),
    joined: tuple[int, ...] = (),
    rewards: tuple[int, int, int] = (0, 0, 0),
) -> CityPosition:
    """A city of a position; ``stages`` names the card under each, ``?`` for any."""
    return CityPosition(
        board=board,
        coins=coins,
        built=tuple(built.split()),
        stages=tuple(stages.split()),
        hand=tuple(hand.split()),
        victories=victories,
        defeats=defeats,
        free_build_used=free_build_used,
        leaders=tuple(leaders.split()),
        leader_hand=tuple(leader_hand.split()),
        copied=copied,
        debts=debts,
        diplomacy=diplomacy,
        pawns=pawns,
        joined=joined,
        rewards=rewards,
    )


def a_position(
    *cities: CityPosition,
    players: int = 3,
    edition: str = "1e",
    age: int = 1,
    turn: int = 0,
    discard: str = "",
    pile: str = "",
    seed: str = "0",
    boxes: str = "",
    teams: bool = False,
    recruiting: bool = False,
    edifices: str = "",
    edifice_pawns: tuple[int, ...] = (),
    edifices_built: tuple[int, ...] = (),
    over: bool = False,
) -> Position:
    """A position; cities that are not given have quiet boards, 3 coins and nothing built.

    Without a turn it is the earliest in which so many cards of the Age can have been played, or
    the recruitment phase if that is asked for; ``over`` is the table after the last conflicts.
    """
    named = {city.board.rpartition("-")[0] for city in cities}
    quiet = [board for board in QUIET_BOARDS if board not in named]
    missing = quiet[: cities_of(players) - len(cities)]
    position = Position(
        players=players,
        edition=edition,
        age=age,
        turn=0 if recruiting else max(turn, 1),
        boxes=tuple(boxes.split()),
        teams=teams,
        experts="leaders" in boxes.split(),
        edifices=tuple(edifices.split()),
        edifice_pawns=edifice_pawns,
        edifices_built=edifices_built,
        over=over,
        discard=tuple(discard.split()),
        pile=tuple(pile.split()),
        seed=seed,
        city=(*cities, *(a_city(f"{board}-{_FACES[edition]}") for board in missing)),
    )
    return (
        position
        if turn or recruiting or over
        else msgspec.structs.replace(position, turn=_earliest_turn(position))
    )


def _earliest_turn(position: Position) -> int:
    components = load_components(position.edition, position.boxes)
    played = 0
    for card, where in position.places(components):
        if not where.endswith(("hand", "pile", "leader_box")):
            played += components.cards[components.card_index[card]].age == position.age
    if position.age == 1:
        played += sum(city.stages.count(UNKNOWN) for city in position.city)
    return 1 + -(-played // cities_of(position.players))


def a_table(
    *cities: CityPosition,
    players: int = 3,
    edition: str = "1e",
    age: int = 1,
    turn: int = 0,
    discard: str = "",
    pile: str = "",
    seed: str = "0",
    boxes: str = "",
    teams: bool = False,
    recruiting: bool = False,
    edifices: str = "",
    edifice_pawns: tuple[int, ...] = (),
    edifices_built: tuple[int, ...] = (),
    over: bool = False,
    log: list[LogEntry] | None = None,
) -> State:
    """The state of such a position, about to begin its turn."""
    position = a_position(
        *cities,
        players=players,
        edition=edition,
        age=age,
        turn=turn,
        discard=discard,
        pile=pile,
        seed=seed,
        boxes=boxes,
        teams=teams,
        recruiting=recruiting,
        edifices=edifices,
        edifice_pawns=edifice_pawns,
        edifices_built=edifices_built,
        over=over,
    )
    return state_from(position, log=log)


def play(state: State, *choices: str | None) -> None:
    """Decide the open stage: a choice for each city in turn, ``None`` or no more for any."""
    wanted = dict(enumerate(choices))
    stage = state.stage
    while state.stage == stage:
        ask = state.pending()[0]
        text = wanted.pop(ask.city, None)
        state.submit(ask.seat, Choice.parse(text) if text else quiet_choice(state, ask))
    unused = [text for text in wanted.values() if text]
    assert not unused, f"nobody was asked for {unused}"


def quiet_choice(state: State, ask: Ask) -> Choice:
    """Discard the first card, take nothing from the discard pile; for the free city what it can."""
    legal = list(state.legal(ask.seat))
    quiet = (choice for choice in legal if choice.action == "discard" or not choice.card)
    return next(quiet, legal[0])


def play_on(state: State, *, age: int, turn: int) -> None:
    """Let everyone make quiet choices until a turn begins."""
    while (state.age, state.turn) != (age, turn) or asked(state) != "play":
        play(state)


def finish(state: State) -> None:
    """Let everyone make quiet choices until the game is over."""
    while not state.over:
        play(state)


def asked(state: State) -> str:
    """The kind of the open decisions."""
    return state.pending()[0].kind


def legal(state: State, seat: int, start: str = "") -> list[str]:
    """The legal choices of a seat that begin so, as texts."""
    return [text for text in map(str, state.legal(seat)) if text.startswith(start)]


def ways(state: State, seat: int, choice: str) -> list[str]:
    """The legal choices that do this, at each price on offer: ``ways(state, 0, "B:library")``."""
    ends = ("", "<", ">", "$")
    return [text for text in legal(state, seat, choice) if text[len(choice) :][:1] in ends]


def coins(state: State) -> list[int]:
    """Every city's treasury."""
    return [int(city.coins) for city in state.cities]


def built(state: State, city: int) -> list[str]:
    """The cards that stand in a city, oldest first."""
    return [state.components.cards[card].slug for card in state.cities[city].built]


def stage_count(state: State, city: int) -> int:
    """How many stages of a city's wonder are built."""
    return int(state.cities[city].stage_count())


def hand(state: State, seat: int) -> list[str]:
    """The cards a seat holds."""
    return [state.components.cards[card].slug for card in state.hands[seat]]


def discarded(state: State) -> list[str]:
    """The discard pile, oldest card first."""
    return [state.components.cards[card].slug for card in state.discard]


def tokens(state: State, city: int) -> tuple[int, int, int, int]:
    """Victory tokens of each Age and Defeat tokens of a city."""
    held = state.cities[city]
    first, second, third = (int(held.victory_count(age)) for age in (1, 2, 3))
    return first, second, third, int(held.defeats)


def points(state: State, city: int, row: str) -> int:
    """A row of a city's score sheet as the table stands."""
    return int(state.score(city).rows[ROWS.index(row)])
