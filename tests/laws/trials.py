"""Whole games under the laws: the cheap ones for every game, the costly ones for some."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import HAND_OF_LEADERS, FastStream
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from tests.laws import borders, laws
from tests.laws.ledger import Ledger
from tests.laws.witness import Witness
from tests.support.dump import ints, turned_dump
from tests.support.games import Kind, Pick, Played, again, deal_game, picker, play_stage


def cheap_trial(kind: Kind, seed: str) -> tuple[State, list[list[Played]]]:
    """Play one game under every law that costs little."""
    state = deal_game(kind, seed)
    pick = picker(seed)
    aside = FastStream(f"aside {seed}")
    watched = aside.below(18)
    witness = Ledger(state) if kind.boxes else Witness(state)
    stages: list[list[Played]] = []
    while not state.over:
        if len(stages) == watched:
            laws.every_legal_choice_is_taken(state)
            laws.clone_is_independent(state, aside.below)
            if len(state.ask_seat) > 1:
                laws.withdrawing_restores(state, aside.below)
        played = play_stage(state, pick)
        stages.append(played)
        witness.see(played, state)
    witness.end(state)
    return state, stages


def costly_trial(state: State, stages: list[list[Played]], pick: Pick) -> None:
    """Put a finished game under every law that costs more than playing it."""
    played = [step for stage in stages for step in stage]
    laws.replay_equals_state(state, played)
    laws.scores_match(state)
    if state.players == len(state.cities):
        size = 2 if state.teams else 1
        sides = int(state.players) // size
        turning_the_table_changes_nothing(state, stages, size * (1 + pick(sides - 1)))
    position_goes_on_alike(state, stages, pick(len(stages)))
    borders.record_round_trips(state)
    borders.events_tally(state, stages)
    borders.nothing_leaks(state, stages, pick)


def turned_deal(state: State, by: int) -> Deal:
    """The same deal seen from another seat: boards and hands move round the table."""
    cities = len(state.cities)
    size = int(state.components.hand_size)
    order = [(at + by) % cities for at in range(cities)]
    sides = vec[i64]([state.deal.sides[at] for at in order])
    decks = [_turned(deck, order, size) for deck in state.deal.decks]
    leaders = _turned(state.deal.leaders, order, HAND_OF_LEADERS)
    return Deal(sides, decks, leaders, state.deal.edifices, state.deal.draws)


def _turned(cards: "vec[i64]", order: list[int], size: int) -> "vec[i64]":
    """Hands moved round the table; what is not dealt stays."""
    dealt = [card for at in order for card in ints(cards[at * size : (at + 1) * size])]
    return vec[i64]([*dealt, *ints(cards[len(order) * size :])])


def turning_the_table_changes_nothing(state: State, stages: list[list[Played]], by: int) -> None:
    """Boards, hands and choices moved round the table give the result moved round the table."""
    straight = again(state)
    turned = start(state.components, state.players, turned_deal(state, by), teams=state.teams)
    seats = int(state.players)
    for stage in stages:
        if names_an_order(straight):
            return
        for step in stage:
            straight.submit(step.seat, step.choice)
            turned.submit((step.seat - by) % seats, step.choice)
        tables_agree(straight, turned, by)


def names_an_order(state: State) -> bool:
    """Whether the order of seats decides: discard-pile builds of one rank (rule 16.21)."""
    ranks = [int(entry) >> 8 for entry in state.taking]
    return len(set(ranks)) != len(ranks)


def tables_agree(straight: State, turned: State, by: int) -> None:
    """Two tables are the same but for the seat that is counted first."""
    laws.agree(f"table turned by {by}", turned_dump(turned, 0), turned_dump(straight, by))


def position_goes_on_alike(state: State, stages: list[list[Played]], after: int) -> None:
    """The position of a turn, set up afresh, goes on to the same end with the same choices."""
    straight = again(state)
    for stage in stages[:after]:
        for step in stage:
            straight.submit(step.seat, step.choice)
    rest = stages[after:]
    if rest[0][0].kind != "play":
        return
    resumed = state_from(position_of(straight))
    for stage in rest:
        for step in stage:
            resumed.submit(step.seat, step.choice)
    laws.agree("cities after a position", *(_end(table) for table in (resumed, state)))


def _end(state: State) -> list[object]:
    """What a position must not change; it forgets the order of stages among the cards built."""
    cities = [
        (int(city.coins), ints(city.built), ints(city.markers), laws.kept_sums(city))
        for city in state.cities
    ]
    return [state.over, ints(state.discard), cities, laws.tokens_of(state)]
