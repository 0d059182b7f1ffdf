"""What no single card can tell: names used twice, chains and boxes that do not exist."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from sevenwonders.content.errors import ContentError
from sevenwonders.content.model import Board, Box, Card, Leader


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


def check_mentions(box: Box, names: Collection[str]) -> None:
    """Raise ContentError if something in the box names a box that does not exist."""
    for item, key, named in _mentions(box):
        if named not in names:
            problem = f"no such box: {named!r}"
            raise ContentError(file=f"{box.id}.toml", item=item, key=key, problem=problem)


def standing(boxes: Collection[Box]) -> tuple[Board, ...]:
    """List the boards of these boxes without those that another one replaces (B7)."""
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
