"""What each stage at the table can be built as, once everybody sits."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import LAST_STAGE, Components, Piece, Side, StagePlan


def make_plans(components: Components, sides: vec[i64]) -> list[list[list[Piece]]]:
    """For each city and stage the ways to build it; a copied stage has those of its neighbours."""
    count: i64 = len(sides)
    plans: list[list[list[Piece]]] = []
    for at in range(count):
        side = components.sides[sides[at]]
        if not side.copies:
            plans.append(side.ways)
            continue
        left = components.sides[sides[(at + 1) % count]]
        right = components.sides[sides[(at + count - 1) % count]]
        stages = len(side.stages)
        plans.append([_ways(side.stages[one], one, left, right) for one in range(stages)])
    return plans


def _ways(plan: StagePlan, number: i64, left: Side, right: Side) -> list[Piece]:
    if plan.copies == 0:
        return plan.ways
    ways: list[Piece] = []
    if plan.from_left:
        _add_copies(plan, number, left, ways)
    if plan.from_right:
        _add_copies(plan, number, right, ways)
    return ways


def _add_copies(plan: StagePlan, number: i64, side: Side, ways: list[Piece]) -> None:
    own = plan.ways[0]
    for source in _copied(plan, side):
        copy = source.copied(own.slug, number)
        copy.way = len(ways)
        copy.once = side.any_order
        copy.turn_rank = own.turn_rank
        if plan.own_cost:
            copy.cost = own.cost
            copy.cost_coins = own.cost_coins
        ways.append(copy)


def _copied(plan: StagePlan, side: Side) -> list[Piece]:
    """The stages of a neighbour's board that a stage may copy (rule 16.11)."""
    if side.any_order:
        return [way for stage in side.stages for way in stage.ways]
    last = len(side.stages)
    number = last if plan.copies == LAST_STAGE or plan.copies > last else plan.copies
    return side.stages[number - 1].ways
