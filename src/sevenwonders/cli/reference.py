"""What the card reference says of each card and stage, for the terminal, JSON and the docs."""

from collections.abc import Iterator
from typing import Final

import msgspec

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.en import ENGLISH
from sevenwonders.cli.wording import ROMAN, chain_text, cost_text, effects_text
from sevenwonders.content.deck import SMALLEST_DECK
from sevenwonders.content.model import Board, BoardSide, Card, Catalog
from sevenwonders.content.names import Names

CARD_COLUMNS: Final = ENGLISH.reference.card_columns
SIDE_COLUMNS: Final = ENGLISH.reference.side_columns
"""The heads of the docs, which are in English."""


def copies(card: Card, players: int) -> int:
    """How many copies of a card a table uses; guilds are drawn, so one may come."""
    if card.color == "purple":
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
    )


def card_data(card: Card, names: Names) -> dict[str, object]:
    """A card as JSON: the content's own fields, its name and what it gives in words."""
    text = effects_text(card.effects, names)
    fields: dict[str, object] = msgspec.to_builtins(card)
    return {"id": card.id, "name": names.card(card.id), "text": text, **fields}


def sides(catalog: Catalog) -> Iterator[tuple[Board, BoardSide]]:
    """Every board side."""
    for board in catalog.boards:
        for side in board.sides:
            yield board, side


def side_rows(board: Board, side: BoardSide, names: Names) -> Iterator[tuple[str, ...]]:
    """A board side in the order of SIDE_COLUMNS, one row a stage."""
    face = phrases(names).reference.faces[side.id]
    good = names.resource(board.produces) if board.produces else "-"
    for number, stage in enumerate(side.stages, start=1):
        cost = cost_text(stage.cost, names)
        gives = effects_text(stage.effects, names)
        yield names.board(board.id), face, good, str(number), cost, gives


def side_data(board: Board, side: BoardSide, names: Names) -> dict[str, object]:
    """A board side as JSON."""
    return {
        "id": f"{board.id}-{side.id}",
        "name": names.board(board.id),
        "wonder": names.wonder(board.id),
        "produces": board.produces,
        "stages": [
            {**msgspec.to_builtins(stage), "text": effects_text(stage.effects, names)}
            for stage in side.stages
        ],
    }
