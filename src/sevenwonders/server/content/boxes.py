"""The expansions of a table and their numbers of players, from the engine."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sevenwonders.content.loader import extra_names, load_box
from sevenwonders.content.model import EDITIONS, Board
from sevenwonders.engine.game.possible import table_problem
from sevenwonders.engine.game.request import FEWEST, MOST, Options
from sevenwonders.server.wire.content import BoxBoard, BoxRow, BoxSide

_COUNTS = range(FEWEST, MOST + 1)


@lru_cache
def all_boxes() -> tuple[BoxRow, ...]:
    """Every box, alone beside a base game."""
    return tuple(map(_box, extra_names()))


def player_counts(edition: str, boxes: Sequence[str]) -> tuple[int, ...]:
    """How many may play with these boxes."""
    return tuple(count for count in _COUNTS if _possible(count, edition, boxes))


def team_counts(edition: str, boxes: Sequence[str]) -> tuple[int, ...]:
    """How many may play with these boxes in teams."""
    return tuple(count for count in _COUNTS if _possible(count, edition, boxes, teams=True))


def allows_experts(edition: str, boxes: Sequence[str]) -> bool:
    """Whether a table with these boxes may take the expert leaders."""
    return any(_possible(count, edition, boxes, experts=True) for count in _COUNTS)


def _possible(
    players: int,
    edition: str,
    boxes: Sequence[str],
    *,
    teams: bool = False,
    experts: bool = False,
) -> bool:
    asked = Options(
        players=players, edition=edition, boxes=tuple(boxes), teams=teams, experts=experts
    )
    return table_problem(asked) is None


def _box(name: str) -> BoxRow:
    box = load_box(name)
    alone = (name,)
    return BoxRow(
        id=name,
        title=box.title,
        cards=len(box.cards),
        leaders=len(box.leaders),
        edifices=len(box.edifices),
        boards=tuple(map(_board, box.boards)),
        players=_in_any(player_counts(edition, alone) for edition in EDITIONS),
        teams=_in_any(team_counts(edition, alone) for edition in EDITIONS),
        experts=any(allows_experts(edition, alone) for edition in EDITIONS),
    )


def _in_any(counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sorted({count for some in counts for count in some}))


def _board(board: Board) -> BoxBoard:
    sides = (BoxSide(f"{board.id}-{side.id}", side.needs) for side in board.sides)
    return BoxBoard(board.id, tuple(sides))
