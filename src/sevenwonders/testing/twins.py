"""Games that a seat cannot distinguish from its own: everything hidden can be different."""

from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.view import view
from sevenwonders.knowledge import sample


def twin_of(state: State, seat: int, stream: Stream) -> State | None:
    """Another game with the same View, including its memory; None if none was found."""
    seen = view(state, seat, memory=True)
    twin = sample(seen, stream)
    return twin if view(twin, seat, memory=True) == seen else None
