"""From a view alone to a full state that fits it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.memory import fill_recall
from sevenwonders.engine.see.model.view import OVER, View
from sevenwonders.engine.see.recall import Recall
from sevenwonders.knowledge.errors import NoMemory
from sevenwonders.knowledge.sampling.worlds import Worlds


def recall_from(view: View) -> Recall:
    """What the seat of a view has seen."""
    memory = view.memory
    if memory is None:
        raise NoMemory
    components = components_of(
        Options(
            players=view.players,
            edition=view.edition,
            boxes=view.boxes,
            teams=memory.teams,
            experts=memory.experts,
            rules=memory.rules,
        )
    )
    sides = vec[i64]([components.side_index[city.side] for city in view.cities])
    index = {edifice.slug: int(edifice.index) for edifice in components.edifices}
    edifices = vec[i64]([index[one.edifice] for one in view.edifices])
    recall = Recall(components, view.players, view.seat, 1 if memory.teams else 0, sides, edifices)
    fill_recall(recall, memory)
    recall.over = view.phase == OVER
    if not recall.over:
        for one in memory.stages[-1].decided:
            recall.chosen = append(recall.chosen, 0 if one.seat in view.waiting else 1)
    return recall


def worlds_from(view: View) -> Worlds:
    """All worlds that the seat of a view cannot distinguish from the real one."""
    return Worlds(recall_from(view))


def sample(view: View, stream: Stream) -> State:
    """A full state that shows the seat exactly this view, each as likely as any other."""
    return worlds_from(view).draw(stream)
