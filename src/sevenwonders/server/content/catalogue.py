"""An edition's components and names, with those of some boxes, as clients get them."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from sevenwonders.content.check import standing
from sevenwonders.content.loader import BASE, load_box, load_catalog
from sevenwonders.content.model import (
    COLORS,
    RESOURCES,
    SYMBOLS,
    Board,
    BoardSide,
    Box,
    Catalog,
    Edifice,
    Leader,
)
from sevenwonders.content.names import LANGUAGES, names, untranslated
from sevenwonders.engine.game.setup import PAWNS
from sevenwonders.server.content.boxes import allows_experts, player_counts, team_counts
from sevenwonders.server.wire.content import (
    BoardContent,
    CardContent,
    Content,
    EdificeContent,
    LeaderContent,
    NamesContent,
    SideContent,
)

_FEWEST_FOR_PAWNS = 3


def content_of(edition: str, boxes: Iterable[str] = ()) -> Content:
    """All of an edition and some boxes; refuses one that does not exist."""
    return _content(edition, load_catalog(edition, boxes).boxes)


@lru_cache
def _content(edition: str, boxes: tuple[str, ...]) -> Content:
    catalog = load_catalog(edition, boxes)
    called = {language: _names(catalog, language) for language in LANGUAGES}
    home = _Home(catalog)
    return Content(
        edition=catalog.edition,
        boxes=boxes,
        cards=_cards(catalog, home),
        boards=tuple(_board(board, home) for board in catalog.boards),
        leaders=tuple(_leader(leader, home) for leader in catalog.leaders),
        edifices=tuple(_edifice(edifice, home) for edifice in catalog.edifices),
        players=player_counts(edition, boxes),
        teams=team_counts(edition, boxes),
        experts=allows_experts(edition, boxes),
        names=called,
        untranslated={language: _lacking(called[language], language) for language in LANGUAGES},
    )


class _Home:
    """The expansion of each component."""

    def __init__(self, catalog: Catalog) -> None:
        files = [load_box(f"{BASE}{catalog.edition}"), *map(load_box, catalog.boxes)]
        # Two boxes may each have a board of one name: only one of them is at the table.
        here = standing(files)
        self.cards = _by_id(files, lambda box: (card.id for card in box.cards))
        self.leaders = _by_id(files, lambda box: (leader.id for leader in box.leaders))
        self.edifices = _by_id(files, lambda box: (edifice.id for edifice in box.edifices))
        self.boards = _by_id(files, lambda box: (one.id for one in box.boards if one in here))


def _by_id(files: Iterable[Box], ids: Callable[[Box], Iterator[str]]) -> dict[str, str]:
    return {one: _box_id(box) for box in files for one in ids(box)}


def _box_id(box: Box) -> str:
    return "" if box.id.startswith(BASE) else box.id


def _cards(catalog: Catalog, home: _Home) -> tuple[CardContent, ...]:
    opened: dict[str, list[str]] = {}
    for card in catalog.cards:
        for before in card.chains:
            opened.setdefault(before, []).append(card.id)
    return tuple(
        CardContent(
            id=card.id,
            box=home.cards[card.id],
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


def _board(board: Board, home: _Home) -> BoardContent:
    return BoardContent(
        id=board.id,
        box=home.boards[board.id],
        produces=board.produces,
        sides=tuple(_side(board, side) for side in board.sides),
        excludes=board.excludes,
    )


def _side(board: Board, side: BoardSide) -> SideContent:
    return SideContent(
        id=side.id,
        slug=f"{board.id}-{side.id}",
        stages=side.stages,
        start=side.start,
        any_order=side.any_order,
    )


def _leader(leader: Leader, home: _Home) -> LeaderContent:
    return LeaderContent(
        id=leader.id,
        box=home.leaders[leader.id],
        group=leader.tier,
        cost=leader.cost,
        effects=leader.effects,
    )


def _edifice(edifice: Edifice, home: _Home) -> EdificeContent:
    return EdificeContent(
        id=edifice.id,
        box=home.edifices[edifice.id],
        age=edifice.age,
        cost=edifice.cost,
        pawns={str(players): pawns for players, pawns in enumerate(PAWNS, _FEWEST_FOR_PAWNS)},
        reward=edifice.reward,
        penalty=edifice.penalty,
    )


def _names(catalog: Catalog, language: str) -> NamesContent:
    called = names(language)
    return NamesContent(
        cards={card.id: called.card(card.id) for card in catalog.cards},
        leaders={leader.id: called.leader(leader.id) for leader in catalog.leaders},
        edifices={edifice.id: called.edifice(edifice.id) for edifice in catalog.edifices},
        boards={board.id: called.board(board.id) for board in catalog.boards},
        wonders={board.id: called.wonder(board.id) for board in catalog.boards},
        colors={color: called.color(color) for color in COLORS},
        resources={good: called.resource(good) for good in RESOURCES},
        symbols={symbol: called.symbol(symbol) for symbol in SYMBOLS},
    )


def _lacking(called: NamesContent, language: str) -> tuple[str, ...]:
    """Of what a language lacks, the part that is on this table."""
    here = {
        f"{section}.{key}"
        for section in called.__struct_fields__
        for key in getattr(called, section)
    }
    return tuple(key for key in untranslated(language) if key in here)
