"""Laying out a table: options and a deal become a state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.cities import no_losses
from sevenwonders.engine.boxes.edifice import TableEdifices, no_edifices
from sevenwonders.engine.boxes.leaders import no_leaders_dealt
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.components.variants import variants_of_stages
from sevenwonders.engine.decisions.draft import begin_draft
from sevenwonders.engine.events.log import EDIFICES
from sevenwonders.engine.game.city import add_effects, new_city
from sevenwonders.engine.game.course import new_course
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import Stream, deal
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.turn.ages import begin_age
from sevenwonders.engine.vocabulary import AGES, NOBODY

PAWNS: Final = (2, 3, 3, 4, 5)
"""Pawns on each edifice for three players and more."""
STARTING_COINS_WITH_LEADERS: Final = 6


def lay_out(components: Components, players: i64, dealt: Deal, *, teams: i64 = 0) -> State:
    """The table before the first hand is dealt."""
    cities = [new_city(components, components.sides[side]) for side in dealt.sides]
    return State(
        components=components,
        deal=dealt,
        players=players,
        cities=cities,
        hands=[vec[i64]() for _ in cities],
        pile=vec[i64](),
        discard=vec[i64](),
        taking=vec[i64](),
        age=1,
        turn=1,
        stage=0,
        over=False,
        ask_kind=vec[i64](),
        ask_city=vec[i64](),
        ask_seat=vec[i64](),
        ask_code=vec[i64](),
        history=vec[i64](),
        variants=variants_of_stages(components, dealt.sides),
        teams=teams,
        course=new_course(),
        leaders=no_leaders_dealt(len(cities)),
        losses=no_losses(len(cities)),
        edifices=_edifices(components, players),
    )


def _edifices(components: Components, players: i64) -> TableEdifices:
    """Pawns on the edifices, if there are any (rule 15.2)."""
    edifices = no_edifices()
    if components.edifices:
        for age in range(AGES):
            edifices.pawns[age] = PAWNS[players - 3]
    return edifices


def start(
    components: Components,
    players: i64,
    dealt: Deal,
    *,
    log: list[LogEntry] | None = None,
    teams: i64 = 0,
) -> State:
    """Deal the first Age and open its first turn; ``log`` collects what happens."""
    state = lay_out(components, players, dealt, teams=teams)
    state.log = log
    if len(components.boxes):
        _first_coins(state)
    for age in range(len(dealt.edifices)):
        state.log_entry(EDIFICES, NOBODY, age + 1, dealt.edifices[age])
    if len(components.leaders):
        begin_draft(state)
    else:
        begin_age(state)
    return state


def _first_coins(state: State) -> None:
    """Treasuries and powers as the game begins (rules 12.1, 16.7)."""
    for city in state.cities:
        start = state.components.sides[city.side].start
        add_effects(city, start)
        if len(state.components.leaders):
            city.coins = STARTING_COINS_WITH_LEADERS
        if start.immediate is not None:
            city.coins += start.immediate.starting_coins


def new_game(options: Options, stream: Stream, *, log: list[LogEntry] | None = None) -> State:
    """A game from its options and one stream of randomness."""
    components = components_of(options)
    dealt = deal(components, options.players, wanted_sides(options, components), stream)
    return start(components, options.players, dealt, log=log, teams=1 if options.teams else 0)
