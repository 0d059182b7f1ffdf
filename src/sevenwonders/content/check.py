"""Checks that concern several cards: names used twice or unknown, effects in wrong places."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final, NoReturn

from sevenwonders.content.effects import CopyStage, TakePawn
from sevenwonders.content.errors import ContentError
from sevenwonders.content.model import Board, Box, Card, Effect, Leader

CHAIN_SOURCES: Final = 2
"""Structures by which a card may be free; a card in play has room for no more."""


def check_boxes(boxes: Iterable[Box]) -> None:
    """Raise ContentError if the boxes cannot be on one table."""
    boxes = tuple(boxes)
    files = ", ".join(f"{box.id}.toml" for box in boxes)
    # A choice names a card or a leader by its id alone, so that all share one set of names.
    _check_unique((name for box in boxes for name in _names(box)), "card", files)
    _check_unique((board.id for board in standing(boxes)), "board", files)
    cards = {card.id: card for box in boxes for card in box.cards}
    for box in boxes:
        for card in box.cards:
            _check_chains(card, cards, f"{box.id}.toml")
    boards = {board.id: board for board in standing(boxes)}
    for box in boxes:
        for board in box.boards:
            _check_rivals(board, boards, f"{box.id}.toml")


def check_mentions(box: Box, names: Collection[str], boards: Collection[str]) -> None:
    """Raise ContentError if something in the box names a box or a board that does not exist."""
    for item, key, named in _mentions(box):
        if named not in names:
            problem = f"no such expansion: {named!r}"
            raise ContentError(file=f"{box.id}.toml", item=item, key=key, problem=problem)
    for board in box.boards:
        for named in board.excludes:
            if named not in boards:
                problem = f"no such board: {named!r}"
                _refuse_rival(board, problem, f"{box.id}.toml")


def check_places(box: Box) -> None:
    """Raise ContentError if what makes variants of a stage stands anywhere else."""
    for item, key, effects in _elsewhere(box):
        for effect in effects:
            if isinstance(effect, CopyStage) or effect == TakePawn("any"):
                tag = effect.__struct_config__.tag
                problem = f"{tag} stands on a stage alone, outside its halves"
                raise ContentError(file=f"{box.id}.toml", item=item, key=key, problem=problem)


def standing(boxes: Collection[Box]) -> tuple[Board, ...]:
    """List the boards of these boxes without those that another one replaces (rule 16.2)."""
    gone = {(name, board.id) for box in boxes for board in box.boards for name in board.replaces}
    return tuple(b for box in boxes for b in box.boards if (box.id, b.id) not in gone)


def _names(box: Box) -> Iterator[str]:
    yield from (card.id for card in box.cards)
    yield from (leader.id for leader in box.leaders)
    yield from (edifice.id for edifice in box.edifices)


def _mentions(box: Box) -> Iterator[tuple[str, str, str]]:
    items: tuple[Card | Leader, ...] = (*box.cards, *box.leaders)
    for item in items:
        yield from ((item.id, "needs", name) for name in item.needs)
    for board in box.boards:
        yield from ((board.id, "replaces", name) for name in board.replaces)
        for side in board.sides:
            yield from ((f"{board.id}-{side.id}", "needs", name) for name in side.needs)


def _elsewhere(box: Box) -> Iterator[tuple[str, str, tuple[Effect, ...]]]:
    """Every place of effects but stages without halves."""
    items: tuple[Card | Leader, ...] = (*box.cards, *box.leaders)
    yield from ((item.id, "effects", item.effects) for item in items)
    yield from ((edifice.id, "reward", edifice.reward) for edifice in box.edifices)
    for board in box.boards:
        for side in board.sides:
            yield f"{board.id}-{side.id}", "start", side.start
            for number, stage in enumerate(side.stages, start=1):
                name = f"{board.id}-{side.id} stage {number}"
                yield from ((name, "halves", half) for half in stage.halves)
                if stage.halves:
                    yield name, "effects", stage.effects


def _check_rivals(board: Board, boards: dict[str, Board], file: str) -> None:
    """Refuse an exclusion in one direction only: the order of dealing would decide."""
    for named in board.excludes:
        if named == board.id:
            _refuse_rival(board, "a board does not exclude itself", file)
        if named in boards and board.id not in boards[named].excludes:
            _refuse_rival(board, f"{named!r} does not exclude it in turn", file)


def _refuse_rival(board: Board, problem: str, file: str) -> NoReturn:
    raise ContentError(file=file, item=board.id, key="excludes", problem=problem)


def _check_unique(ids: Iterable[str], what: str, files: str) -> None:
    for name, times in Counter(ids).items():
        if times > 1:
            raise ContentError(file=files, item=name, key="id", problem=f"{what} defined twice")


def _check_chains(card: Card, cards: dict[str, Card], file: str) -> None:
    for target in card.chains:
        found = cards.get(target)
        if found is None:
            problem = f"chain from a card that does not exist: {target!r}"
        elif found.age >= card.age:
            problem = f"chain from a card that is not of an earlier Age: {target!r}"
        else:
            continue
        raise ContentError(file=file, item=card.id, key="chains", problem=problem)
    sources = {cards[name].structure for name in card.chains}
    if len(sources) > CHAIN_SOURCES:
        problem = f"chains from {len(sources)} structures; a card has two at most"
        raise ContentError(file=file, item=card.id, key="chains", problem=problem)
