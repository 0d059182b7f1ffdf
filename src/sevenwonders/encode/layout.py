"""The meaning of each byte of an observation, for one kind of table or for all of them."""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.encode.blocks import Blocks
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.vocabulary import MOST_PLAYERS, NOTHING

VERSION: Final = 2
"""Changes when a column is added, taken away or means something else."""


@final
class Layout:
    """The columns of an observation; ``layout_of`` and ``any_layout`` make them."""

    def __init__(self, label: str, blocks: Blocks) -> None:
        self.label = label
        """What it is for: ``1e-4p``, ``2e-5p+cities+leaders``, ``any``."""
        self.blocks = blocks
        self.size: i64 = len(blocks.names)
        """Bytes of an observation."""
        self.id = f"observation-{VERSION}-{label}-{digest(blocks.names)}"
        """Names the layout with its version and a digest of its columns."""

    def names(self) -> list[str]:
        """The name of every column, in order."""
        return self.blocks.names[:]

    def __repr__(self) -> str:
        return f"<layout {self.id}, {self.size} bytes>"


def digest(names: list[str]) -> str:
    """A short digest of a list of names."""
    return blake2b("\n".join(names).encode(), digest_size=4).hexdigest()


@final
class Places:
    """The positions of one table's cards, sides and edifices in a layout; -1 if absent."""

    def __init__(self, layout: Layout, components: Components) -> None:
        self.layout = layout
        blocks = layout.blocks
        self.blocks: Blocks = blocks
        self.components = components
        cards = {slug: at for at, slug in enumerate(blocks.cards)}
        leaders = {slug: at for at, slug in enumerate(blocks.leader_names)}
        sides = {slug: at for at, slug in enumerate(blocks.sides)}
        edifices = {slug: at for at, slug in enumerate(blocks.edifices)}
        self.card = vec[i64]([cards.get(one.slug, NOTHING) for one in components.cards])
        self.leader = vec[i64]([leaders.get(one.slug, NOTHING) for one in components.cards])
        self.laid = vec[i64](
            [
                cards[one.slug] if one.slug in cards else len(cards) + leaders.get(one.slug, 0)
                for one in components.cards
            ]
        )
        """The position of a card or leader in the block of cards under stages."""
        self.side = vec[i64]([sides[one.slug] for one in components.sides])
        self.edifice = vec[i64]([edifices[one.slug] for one in components.edifices])
        self.about = vec[i64](_about(blocks, components))
        """Columns that say what kind of table it is; empty unless the layout is for any."""


def _about(blocks: Blocks, components: Components) -> list[int]:
    if not blocks.universal:
        return []
    first = blocks.about + MOST_PLAYERS - 1
    marks = [int(first) + blocks.editions.index(components.edition)]
    boxes = int(first) + len(blocks.editions)
    # An expansion of another package that brings nothing to this table has no mark.
    known = [box for box in components.boxes if box in blocks.box_names]
    return marks + [boxes + blocks.box_names.index(box) for box in known]
