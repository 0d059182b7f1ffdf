"""Wonders by which a city's production is measured, through the goods it still lacks for them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Gauge:
    """Two wonders that need more of a good than they have, and a city that sells none of it."""

    side: str
    stage: int
    buyer: str
    buyer_stage: int
    other: str


ONE_MORE = {
    "1e": {
        "wood": Gauge("giza-b", 1, "rhodes-a", 1, "ephesus-a"),
        "stone": Gauge("alexandria-a", 1, "ephesus-a", 1, "babylon-a"),
        "clay": Gauge("alexandria-b", 1, "halicarnassus-a", 1, "giza-a"),
        "ore": Gauge("halicarnassus-b", 1, "alexandria-a", 2, "giza-a"),
    },
    "2e": {
        "wood": Gauge("giza-night", 1, "rhodes-day", 1, "ephesus-day"),
        "stone": Gauge("alexandria-day", 1, "ephesus-night", 1, "babylon-day"),
        "clay": Gauge("alexandria-night", 1, "ephesus-day", 1, "giza-day"),
        "ore": Gauge("halicarnassus-day", 1, "olympia-night", 1, "giza-day"),
    },
}
"""Wonders that need two units: with one more, one is still lacking."""
TWO_MORE = {
    "1e": {
        "wood": Gauge("giza-a", 2, "rhodes-a", 1, "ephesus-a"),
        "stone": Gauge("rhodes-b", 1, "ephesus-a", 1, "babylon-a"),
        "clay": Gauge("rhodes-a", 2, "halicarnassus-a", 1, "giza-a"),
        "ore": Gauge("halicarnassus-a", 2, "alexandria-a", 2, "giza-a"),
    },
    "2e": {
        "wood": Gauge("babylon-day", 3, "rhodes-day", 1, "ephesus-day"),
        "stone": Gauge("rhodes-night", 1, "ephesus-night", 1, "babylon-day"),
        "clay": Gauge("rhodes-day", 2, "ephesus-day", 1, "giza-day"),
        "ore": Gauge("rhodes-night", 2, "olympia-night", 1, "giza-day"),
    },
}
"""Wonders that need three units more than their board makes."""
MADE = {
    "1e": {
        "glass": Gauge("ephesus-b", 3, "halicarnassus-b", 3, "giza-a"),
        "papyrus": Gauge("halicarnassus-b", 3, "babylon-b", 3, "giza-a"),
        "cloth": Gauge("ephesus-b", 3, "babylon-b", 1, "giza-a"),
    },
    "2e": {
        "glass": Gauge("olympia-night", 3, "halicarnassus-day", 2, "giza-day"),
        "papyrus": Gauge("olympia-night", 3, "halicarnassus-day", 2, "giza-day"),
        "cloth": Gauge("olympia-night", 3, "alexandria-day", 3, "giza-day"),
    },
}
"""Wonders that need a manufactured good."""
