"""From the catalog to the components: every effect becomes columns of a ``Piece``."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.content import effects as fx
from sevenwonders.content.deck import black, deck, guild_count, guilds
from sevenwonders.content.errors import ContentError
from sevenwonders.content.loader import BASE, load_catalog
from sevenwonders.content.model import (
    Board,
    BoardSide,
    Card,
    Catalog,
    Cost,
    Effect,
    Leader,
    Stage,
)
from sevenwonders.content.model import Edifice as ContentEdifice
from sevenwonders.engine.choice.bits import MOST_CARDS, MOST_STAGES
from sevenwonders.engine.components.effects import LOWERING
from sevenwonders.engine.components.effects.base import unit_bits
from sevenwonders.engine.components.model import (
    BY_AGE,
    BY_STAGE,
    LAST_STAGE,
    Components,
    Deck,
    Edifice,
    Piece,
    PrintedStage,
    Side,
)
from sevenwonders.engine.events.log import EDIFICE_SOURCE, STAGE_SOURCE
from sevenwonders.engine.vocabulary import (
    AGES,
    CITIES,
    CIVILIAN,
    COLOR_BITS,
    COLORS,
    COMMERCE,
    EDIFICE,
    GUILDS,
    LEADERS,
    RULES,
    SCIENCE,
    UNIT_BITS,
    WHITE,
    WONDER,
)

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6, 7)
_ROWS: Final = {
    "blue": CIVILIAN,
    "green": SCIENCE,
    "yellow": COMMERCE,
    "purple": GUILDS,
    "black": CITIES,
}
_TURN_RANKS: Final = {"white": 4, "black": 5, "purple": 6}
"""Ranks for discard pile builds and draws; boards have their own (rules 16.21, 12.49)."""


def pack_units(amounts: Iterable[int]) -> int:
    """Amounts of the seven resources as one packed integer."""
    return sum(amount << (UNIT_BITS * kind) for kind, amount in enumerate(amounts))


def _lower_into(piece: Piece, cost: Cost, effects: Iterable[Effect]) -> Piece:
    piece.cost = pack_units(cost.goods)
    piece.cost_coins = cost.coins
    for effect in effects:
        lowering = LOWERING.get(type(effect))
        if lowering is None:
            problem = f"the engine has no lowering for the effect {type(effect).__name__}"
            raise ContentError(file="", item=piece.slug, key="effects", problem=problem)
        lowering(effect, piece)
    return piece


def _lower_card(card: Card, index: int, structures: dict[str, int], catalog: Catalog) -> Piece:
    piece = Piece(card.id, index)
    piece.age = card.age
    piece.color = COLORS.index(card.color)
    piece.color_unit = 1 << (COLOR_BITS * COLORS.index(card.color))
    piece.structure = structures[card.structure]
    piece.row = _ROWS.get(card.color, WONDER)
    chains = sorted({structures[catalog.card(name).structure] for name in card.chains})
    if chains:
        piece.chain_a = chains[0]
        piece.chain_b = chains[-1]
    piece.turn_rank = _TURN_RANKS.get(card.color, 0)
    if card.color == "brown":
        piece.stones = sum(
            goods.split("/").count("stone")
            for effect in card.effects
            if isinstance(effect, fx.Produce)
            for goods in effect.goods
        )
    return _lower_into(piece, card.cost, card.effects)


def _lower_leader(leader: Leader, index: int, structure: int) -> Piece:
    piece = Piece(leader.id, index)
    piece.color = WHITE
    piece.color_unit = 1 << (COLOR_BITS * WHITE)
    piece.structure = structure
    piece.row = LEADERS
    piece.turn_rank = _TURN_RANKS["white"]
    if leader.cost == "age":
        piece.leader_cost = BY_AGE
    elif leader.cost == "stage":
        piece.leader_cost = BY_STAGE
    else:
        piece.leader_cost = leader.cost
    return _lower_into(piece, Cost(), leader.effects)


def _lower_edifice(edifice: ContentEdifice, index: int, rules: int) -> Edifice:
    reward = Piece(edifice.id, index)
    reward.log_id = EDIFICE_SOURCE + index
    reward.row = EDIFICE
    lowered = Edifice(edifice.id, index, edifice.age, _lower_into(reward, Cost(), edifice.reward))
    cost = edifice.cost_by(rules)
    lowered.cost = pack_units(cost.goods)
    lowered.cost_coins = cost.coins
    if edifice.penalty.card is not None:
        lowered.penalty_color = COLORS.index(edifice.penalty.card)
    lowered.penalty_coins = edifice.penalty.coins
    lowered.penalty_victories = edifice.penalty.victories
    return lowered


def _effects_of_variants(stage: Stage) -> list[tuple[Effect, ...]]:
    """The effects of each variant of a stage: its halves, or any pawn as one of three."""
    if stage.halves:
        return [(*stage.effects, *half) for half in stage.halves]
    for effect in stage.effects:
        if isinstance(effect, fx.TakePawn) and effect.age == "any":
            rest = tuple(other for other in stage.effects if other is not effect)
            return [(*rest, fx.TakePawn(age)) for age in ("1", "2", "3")]
    return [stage.effects]


def _lower_stage(slug: str, index: int, stage: Stage, rank: int) -> PrintedStage:
    variants: list[Piece] = []
    for variant, effects in enumerate(_effects_of_variants(stage)):
        piece = Piece(slug, index)
        piece.log_id = STAGE_SOURCE + index
        piece.row = WONDER
        piece.variant = variant
        piece.turn_rank = rank
        variants.append(_lower_into(piece, stage.cost, effects))
    printed = PrintedStage(variants)
    for effect in stage.effects:
        if isinstance(effect, fx.CopyStage):
            printed.copies = LAST_STAGE if effect.stage == "last" else int(effect.stage)
            printed.from_left = "left" in effect.sides
            printed.from_right = "right" in effect.sides
            printed.own_cost = not stage.copied_cost
    return printed


def _lower_side(board: Board, side: BoardSide, index: int) -> Side:
    slug = f"{board.id}-{side.id}"
    stages = [
        _lower_stage(f"{slug}-{number + 1}", number, stage, board.rank)
        for number, stage in enumerate(side.stages)
    ]
    good = unit_bits(board.produces) if board.produces else 0
    start = _lower_into(Piece(slug, index), Cost(), side.start)
    lowered = Side(slug, board.id, index, good, start, stages)
    lowered.any_order = side.any_order
    lowered.excludes = board.excludes
    return lowered


def _lower_deck(catalog: Catalog, players: int, index: dict[str, int]) -> Deck:
    ages = [_vec(index[card] for card in deck(catalog, age + 1, players)) for age in range(AGES)]
    blacks = [_vec(index[card] for card in black(catalog, age + 1)) for age in range(AGES)]
    return Deck(ages, _vec(index[card] for card in guilds(catalog)), guild_count(players), blacks)


def _vec(numbers: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(numbers))


def _hands_out_pawns(side: Side) -> bool:
    """Whether a board cannot be played without edifices."""
    variants = (variant for stage in side.stages for variant in stage.variants)
    return any(variant.immediate is not None and variant.immediate.pawns for variant in variants)


def _check_room(catalog: Catalog) -> None:
    """Refuse what the packed choices have no room for."""
    file = ", ".join(f"{box}.toml" for box in (f"{BASE}{catalog.edition}", *catalog.boxes))
    count = len(catalog.cards) + len(catalog.leaders)
    if count > MOST_CARDS:
        problem = f"{count} cards and leaders; a table has room for {MOST_CARDS}"
        raise ContentError(file=file, item="", problem=problem)
    for board in catalog.boards:
        for side in board.sides:
            if len(side.stages) > MOST_STAGES:
                problem = f"{len(side.stages)} stages; a wonder has room for {MOST_STAGES}"
                item = f"{board.id}-{side.id}"
                raise ContentError(file=file, item=item, key="stages", problem=problem)


@lru_cache
def _lowered(
    catalog: Catalog, *, experts: bool, only_boards: bool, rules: int = RULES
) -> Components:
    _check_room(catalog)
    structures: dict[str, int] = {}
    for card in catalog.cards:
        structures.setdefault(card.structure, len(structures))
    cards = [
        _lower_card(card, index, structures, catalog) for index, card in enumerate(catalog.cards)
    ]
    count = len(cards)
    for at, leader in enumerate(catalog.leaders):
        cards.append(_lower_leader(leader, count + at, len(structures) + at))
    leaders = _vec(
        count + at
        for at, leader in enumerate(catalog.leaders)
        if experts or leader.tier != "expert"
    )
    sides: list[Side] = []
    for board in catalog.boards:
        for side in board.sides:
            lowered = _lower_side(board, side, len(sides))
            if not (only_boards and _hands_out_pawns(lowered)):
                sides.append(lowered)
    index = {card.id: at for at, card in enumerate(catalog.cards)}
    decks = {players: _lower_deck(catalog, players, index) for players in PLAYER_COUNTS}
    edifices = [_lower_edifice(edifice, at, rules) for at, edifice in enumerate(catalog.edifices)]
    components = Components(
        catalog.edition,
        catalog.boxes,
        cards,
        sides,
        len(structures) + len(catalog.leaders),
        decks,
        leaders,
        [] if only_boards else edifices,
    )
    components.experts = experts
    components.rules = rules
    return components


def load_components(
    edition: str,
    boxes: tuple[str, ...] = (),
    *,
    experts: bool = False,
    only_boards: bool = False,
    rules: int = RULES,
) -> Components:
    """The components of a base edition with some boxes, lowered once.

    ``experts`` has the expert leaders dealt too; ``only_boards`` takes no edifices from the boxes,
    nor the boards that need them; ``rules`` is the version whose figures are taken.
    """
    catalog = load_catalog(edition, boxes)
    return _lowered(catalog, experts=experts, only_boards=only_boards, rules=rules)
