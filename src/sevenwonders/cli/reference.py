"""The entries of the card reference for the terminal, JSON and the docs."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from sevenwonders.cli.phrases.costs import (
    chain_text,
    cost_text,
    leader_cost_text,
    penalty_text,
    stage_cost_text,
)
from sevenwonders.cli.phrases.effects import effects_text, stage_effects_text
from sevenwonders.cli.phrases.pieces import ROMAN
from sevenwonders.content.deck import SMALLEST_DECK
from sevenwonders.content.model import Board, BoardSide, Box, Card, Catalog, Edifice, Leader
from sevenwonders.content.names import Names
from sevenwonders.content.vocabulary import SideId
from sevenwonders.messages import messages

CARD_COLUMNS: Final = ("age", "card", "color", "cost", "chain", "gives", "copies", "id")
SIDE_COLUMNS: Final = ("board", "side", "resource", "stage", "cost", "gives", "id")
LEADER_COLUMNS: Final = ("leader", "set", "cost", "gives", "id")
EDIFICE_COLUMNS: Final = ("age", "edifice", "cost", "reward", "penalty", "id")


def heads(columns: Iterable[str], names: Names) -> tuple[str, ...]:
    """The heads of columns in the language of the names."""
    say = messages(names.language).say
    return tuple(one if one == "id" else say(f"reference-column-{one}") for one in columns)


def copies(card: Card, players: int) -> int:
    """Copies of a card at a table; cards that are drawn at random have one at most."""
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
        " ".join(f"{smallest}+" for smallest in card.copies)
        or messages(names.language).say("reference-drawn"),
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
    say = messages(names.language).say
    face = side_name(side.id, names)
    good = names.resource(board.produces) if board.produces else "-"
    start = _start_text(side, names)
    if start:
        city = names.board(board.id)
        yield city, face, good, say("reference-start"), "-", start, slug
    for number, stage in enumerate(side.stages, start=1):
        cost = stage_cost_text(stage, names)
        gives = stage_effects_text(stage, names)
        yield names.board(board.id), face, good, str(number), cost, gives, f"{slug}-{number}"


def side_name(side: SideId, names: Names) -> str:
    """What a side of a board is called: its letter, ``day`` or ``night``."""
    match side:
        case "day" | "night":
            return messages(names.language).say(f"table-side-{side}")
        case _:
            return side


def _start_text(side: BoardSide, names: Names) -> str:
    """What a side has from the start, and whether its stages may be built in any order."""
    told = [effects_text(side.start, names)] if side.start else []
    if side.any_order:
        told.append(messages(names.language).say("reference-any-order"))
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
        messages(names.language).say(f"reference-tier-{leader.tier}"),
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
