"""What each stage at the table can be built as, once all boards are known."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import LAST_STAGE, Components, Piece, PrintedStage, Side


def variants_of_stages(components: Components, sides: vec[i64]) -> list[list[list[Piece]]]:
    """The variants of each city's stages; a copied stage has those of its neighbours."""
    count: i64 = len(sides)
    cities: list[list[list[Piece]]] = []
    for city in range(count):
        side = components.sides[sides[city]]
        if not side.copies:
            cities.append(side.variants)
            continue
        left = components.sides[sides[(city + 1) % count]]
        right = components.sides[sides[(city + count - 1) % count]]
        stages = len(side.stages)
        cities.append([_variants(side.stages[one], one, left, right) for one in range(stages)])
    return cities


def _variants(stage: PrintedStage, number: i64, left: Side, right: Side) -> list[Piece]:
    if stage.copies == 0:
        return stage.variants
    variants: list[Piece] = []
    if stage.from_left:
        _add_copies(stage, number, left, variants)
    if stage.from_right:
        _add_copies(stage, number, right, variants)
    return variants


def _add_copies(stage: PrintedStage, number: i64, side: Side, variants: list[Piece]) -> None:
    own = stage.variants[0]
    for source in _copied(stage, side):
        copy = source.copied(own.slug, number)
        copy.variant = len(variants)
        copy.once = side.any_order
        copy.turn_rank = own.turn_rank
        if stage.own_cost:
            copy.cost = own.cost
            copy.cost_coins = own.cost_coins
        variants.append(copy)


def _copied(stage: PrintedStage, side: Side) -> list[Piece]:
    """The stages of a neighbour's board that a stage may copy (rule 16.11)."""
    if side.any_order:
        return [variant for other in side.stages for variant in other.variants]
    last = len(side.stages)
    number = last if stage.copies == LAST_STAGE or stage.copies > last else stage.copies
    return side.stages[number - 1].variants
