"""The layout of a kind of table, and the one that fits every table."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from sevenwonders.content.loader import shipped_extras
from sevenwonders.content.model import EDITIONS
from sevenwonders.encode.blocks import Blocks
from sevenwonders.encode.errors import WrongLayout
from sevenwonders.encode.layout import Layout, Places
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.options import FEWEST, MOST, Options, cities_of, components_of

ANY: Final = "any"


@lru_cache
def layout_of(options: Options) -> Layout:
    """The layout of tables with this edition, these expansions and this number of players."""
    components = components_of(options)
    return _layout(components.edition, tuple(sorted(components.boxes)), options.players)


@lru_cache
def _layout(edition: str, boxes: tuple[str, ...], players: int) -> Layout:
    components = components_of(Options(players=players, edition=edition, boxes=boxes))
    label = f"{edition}-{players}p{''.join(f'+{box}' for box in boxes)}"
    blocks = Blocks([components], [players], editions=[edition], boxes=list(boxes), universal=False)
    return Layout(label, blocks)


def any_layout() -> Layout:
    """The one layout for every edition, set of shipped expansions and number of players."""
    return _wide(())


def wide_layout(boxes: Iterable[str]) -> Layout:
    """The layout for any table, with the columns of those expansions that other packages bring."""
    return _wide(tuple(sorted(set(boxes).difference(shipped_extras()))))


@lru_cache
def _wide(others: tuple[str, ...]) -> Layout:
    extras = (*shipped_extras(), *others)
    # Alone, an expansion may bring other sides of its boards than in company.
    tables = [
        components_of(Options(players=MOST, edition=edition, boxes=boxes))
        for edition in EDITIONS
        for boxes in (extras, *((extra,) for extra in extras))
    ]
    blocks = Blocks(
        tables,
        list(range(FEWEST, MOST + 1)),
        editions=list(EDITIONS),
        boxes=list(extras),
        universal=True,
    )
    return Layout("".join((ANY, *(f"+{box}" for box in others))), blocks)


@lru_cache
def places_of(layout: Layout, components: Components, players: int) -> Places:
    """The positions of a table's components in a layout; refuses a layout of another table."""
    blocks = layout.blocks
    slugs = {*blocks.cards, *blocks.leader_names}
    strange = [card.slug for card in components.cards if card.slug not in slugs]
    strange += [side.slug for side in components.sides if side.slug not in blocks.sides]
    strange += [one.slug for one in components.edifices if one.slug not in blocks.edifices]
    if strange:
        raise WrongLayout(layout.id, f"it has no column for {strange[0]}")
    cities = cities_of(players)
    if cities > blocks.slots or (cities < blocks.slots and not blocks.universal):
        raise WrongLayout(layout.id, f"it has room for {blocks.slots} cities, not for {cities}")
    return Places(layout, components)
