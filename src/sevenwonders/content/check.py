"""What no single card can tell: names used twice, chains that lead nowhere."""

from collections import Counter
from collections.abc import Iterable

from sevenwonders.content.errors import ContentError
from sevenwonders.content.model import Box, Card


def check_boxes(boxes: Iterable[Box]) -> None:
    """Raise ContentError if the boxes cannot be on one table."""
    boxes = tuple(boxes)
    files = ", ".join(f"{box.id}.toml" for box in boxes)
    _check_unique((card.id for box in boxes for card in box.cards), "card", files)
    _check_unique((board.id for box in boxes for board in box.boards), "board", files)
    cards = {card.id: card for box in boxes for card in box.cards}
    for box in boxes:
        for card in box.cards:
            _check_chains(card, cards, f"{box.id}.toml")


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
