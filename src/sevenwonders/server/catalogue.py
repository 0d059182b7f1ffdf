"""An edition's components and names as clients get them."""

from functools import lru_cache

from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import COLORS, RESOURCES, SYMBOLS, Board, Catalog
from sevenwonders.content.names import LANGUAGES, names, untranslated
from sevenwonders.server.wire import BoardContent, CardContent, Content, NamesContent, SideContent


@lru_cache
def content_of(edition: str) -> Content:
    """All of an edition; refuses one that does not exist."""
    catalog = load_catalog(edition)
    called = {language: _names(catalog, language) for language in LANGUAGES}
    return Content(
        edition=catalog.edition,
        cards=_cards(catalog),
        boards=tuple(map(_board, catalog.boards)),
        names=called,
        untranslated={language: _lacking(called[language], language) for language in LANGUAGES},
    )


def _cards(catalog: Catalog) -> tuple[CardContent, ...]:
    opened: dict[str, list[str]] = {}
    for card in catalog.cards:
        for before in card.chains:
            opened.setdefault(before, []).append(card.id)
    return tuple(
        CardContent(
            id=card.id,
            age=card.age,
            color=card.color,
            copies=card.copies,
            cost=card.cost,
            chains=card.chains,
            opens=tuple(opened.get(card.id, ())),
            effects=card.effects,
        )
        for card in catalog.cards
    )


def _board(board: Board) -> BoardContent:
    sides = (SideContent(side.id, f"{board.id}-{side.id}", side.stages) for side in board.sides)
    return BoardContent(board.id, board.produces, tuple(sides))


def _names(catalog: Catalog, language: str) -> NamesContent:
    called = names(language)
    return NamesContent(
        cards={card.id: called.card(card.id) for card in catalog.cards},
        boards={board.id: called.board(board.id) for board in catalog.boards},
        wonders={board.id: called.wonder(board.id) for board in catalog.boards},
        colors={color: called.color(color) for color in COLORS},
        resources={good: called.resource(good) for good in RESOURCES},
        symbols={symbol: called.symbol(symbol) for symbol in SYMBOLS},
    )


def _lacking(called: NamesContent, language: str) -> tuple[str, ...]:
    """Of what a language lacks, the part that is in this edition."""
    here = {
        f"{section}.{key}"
        for section in called.__struct_fields__
        for key in getattr(called, section)
    }
    return tuple(key for key in untranslated(language) if key in here)
