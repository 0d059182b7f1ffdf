"""What the card reference says of each card and stage, for the terminal, JSON and the docs."""

from collections.abc import Iterator
from typing import Final

import msgspec

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.effects import (
    ROMAN,
    chain_text,
    cost_text,
    effects_text,
    stage_cost_text,
    stage_effects_text,
)
from sevenwonders.cli.phrases.effects_boxes import leader_cost_text, penalty_text
from sevenwonders.cli.phrases.en import ENGLISH
from sevenwonders.content.deck import SMALLEST_DECK
from sevenwonders.content.model import Board, BoardSide, Box, Card, Catalog, Edifice, Leader
from sevenwonders.content.names import Names

CARD_COLUMNS: Final = ENGLISH.reference.card_columns
SIDE_COLUMNS: Final = ENGLISH.reference.side_columns
LEADER_COLUMNS: Final = ENGLISH.boxes.leader_columns
EDIFICE_COLUMNS: Final = ENGLISH.boxes.edifice_columns
"""The heads of the docs, which are in English."""


def copies(card: Card, players: int) -> int:
    """How many copies of a card a table uses; what is drawn may come once."""
    if not card.copies:
        return 1
    return sum(smallest <= max(players, SMALLEST_DECK) for smallest in card.copies)


def card_row(card: Card, names: Names) -> tuple[str, ...]:
    """A card in the order of CARD_COLUMNS; a copy is named by the fewest players it needs."""
    return (
        ROMAN[card.age],
        names.card(card.id),
        names.color(card.color),
        cost_text(card.cost, names),
        chain_text(card, names),
        effects_text(card.effects, names),
        " ".join(f"{smallest}+" for smallest in card.copies) or phrases(names).reference.drawn,
        card.id,
    )


def card_data(card: Card, names: Names) -> dict[str, object]:
    """A card as JSON: the content's own fields, its name and what it gives in words."""
    text = effects_text(card.effects, names)
    fields: dict[str, object] = msgspec.to_builtins(card)
    return {"id": card.id, "name": names.card(card.id), "text": text, **fields}


def sides(content: Catalog | Box) -> Iterator[tuple[Board, BoardSide]]:
    """Every board side."""
    for board in content.boards:
        for side in board.sides:
            yield board, side


def side_rows(board: Board, side: BoardSide, names: Names) -> Iterator[tuple[str, ...]]:
    """A board side in the order of SIDE_COLUMNS, one row a stage."""
    slug = f"{board.id}-{side.id}"
    face = phrases(names).reference.faces[side.id]
    good = names.resource(board.produces) if board.produces else "-"
    start = _start_text(side, names)
    if start:
        city = names.board(board.id)
        yield city, face, good, phrases(names).boxes.from_start, "-", start, slug
    for number, stage in enumerate(side.stages, start=1):
        cost = stage_cost_text(stage, names)
        gives = stage_effects_text(stage, names)
        yield names.board(board.id), face, good, str(number), cost, gives, f"{slug}-{number}"


def _start_text(side: BoardSide, names: Names) -> str:
    """What a side has from the start, and whether its stages may be built in any order."""
    told = [effects_text(side.start, names)] if side.start else []
    if side.any_order:
        told.append(phrases(names).boxes.any_order)
    return ", ".join(told)


def side_data(board: Board, side: BoardSide, names: Names) -> dict[str, object]:
    """A board side as JSON."""
    return {
        "id": f"{board.id}-{side.id}",
        "name": names.board(board.id),
        "wonder": names.wonder(board.id),
        "produces": board.produces,
        "start": _start_text(side, names),
        "stages": [
            {**msgspec.to_builtins(stage), "text": stage_effects_text(stage, names)}
            for stage in side.stages
        ],
    }


def leader_row(leader: Leader, names: Names) -> tuple[str, ...]:
    """A leader in the order of LEADER_COLUMNS."""
    return (
        names.leader(leader.id),
        phrases(names).boxes.tiers[leader.tier],
        leader_cost_text(leader, names),
        effects_text(leader.effects, names),
        leader.id,
    )


def leader_data(leader: Leader, names: Names) -> dict[str, object]:
    """A leader as JSON."""
    text = effects_text(leader.effects, names)
    fields: dict[str, object] = msgspec.to_builtins(leader)
    return {"id": leader.id, "name": names.leader(leader.id), "text": text, **fields}


def edifice_row(edifice: Edifice, names: Names) -> tuple[str, ...]:
    """An edifice in the order of EDIFICE_COLUMNS."""
    return (
        ROMAN[edifice.age],
        names.edifice(edifice.id),
        cost_text(edifice.cost, names),
        effects_text(edifice.reward, names),
        penalty_text(edifice.penalty, names),
        edifice.id,
    )


def edifice_data(edifice: Edifice, names: Names) -> dict[str, object]:
    """An edifice as JSON."""
    text = effects_text(edifice.reward, names)
    fields: dict[str, object] = msgspec.to_builtins(edifice)
    return {"id": edifice.id, "name": names.edifice(edifice.id), "text": text, **fields}
