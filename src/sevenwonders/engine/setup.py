"""Laying out a table: options and a deal become a state."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.city import new_city
from sevenwonders.engine.deal import Deal
from sevenwonders.engine.dealer import Stream, deal
from sevenwonders.engine.kit import Kit
from sevenwonders.engine.options import Options, kit_for, wanted_sides
from sevenwonders.engine.state import State
from sevenwonders.engine.table import Note
from sevenwonders.engine.turns import begin_age


def lay_out(kit: Kit, players: i64, dealt: Deal) -> State:
    """The table before the first hand is dealt."""
    cities = [new_city(kit, kit.sides[side]) for side in dealt.sides]
    return State(
        kit,
        dealt,
        players,
        cities,
        [vec[i64]() for _ in cities],
        vec[i64](),
        vec[i64](),
        vec[i64](),
        1,
        1,
        0,
        False,  # noqa: FBT003 -- positional, as all of them
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )


def start(kit: Kit, players: i64, dealt: Deal, *, log: list[Note] | None = None) -> State:
    """Deal the first Age and open its first turn; ``log`` collects what happens."""
    state = lay_out(kit, players, dealt)
    state.log = log
    begin_age(state)
    return state


def new_game(options: Options, stream: Stream, *, log: list[Note] | None = None) -> State:
    """A game from its options and one stream of randomness."""
    kit = kit_for(options)
    dealt = deal(kit, options.players, wanted_sides(options, kit), stream)
    return start(kit, options.players, dealt, log=log)
