"""The cards of the first edition as they are printed, for tests to hold the content against."""

from tests.cards.printed import Printed

BROWN = (
    Printed("lumber-yard", 1, (3, 4), goods="wood"),
    Printed("stone-pit", 1, (3, 5), goods="stone"),
    Printed("clay-pool", 1, (3, 5), goods="clay"),
    Printed("ore-vein", 1, (3, 4), goods="ore"),
    Printed("tree-farm", 1, (6,), "coin", goods="wood/clay"),
    Printed("excavation", 1, (4,), "coin", goods="stone/clay"),
    Printed("clay-pit", 1, (3,), "coin", goods="clay/ore"),
    Printed("timber-yard", 1, (3,), "coin", goods="wood/stone"),
    Printed("forest-cave", 1, (5,), "coin", goods="wood/ore"),
    Printed("mine", 1, (6,), "coin", goods="stone/ore"),
    Printed("sawmill", 2, (3, 4), "coin", goods="wood wood"),
    Printed("quarry", 2, (3, 4), "coin", goods="stone stone"),
    Printed("brickyard", 2, (3, 4), "coin", goods="clay clay"),
    Printed("foundry", 2, (3, 4), "coin", goods="ore ore"),
)
GRAY = (
    Printed("loom-1", 1, (3, 6), goods="cloth"),
    Printed("glassworks-1", 1, (3, 6), goods="glass"),
    Printed("press-1", 1, (3, 6), goods="papyrus"),
    Printed("loom-2", 2, (3, 5), goods="cloth"),
    Printed("glassworks-2", 2, (3, 5), goods="glass"),
    Printed("press-2", 2, (3, 5), goods="papyrus"),
)
BLUE = (
    Printed("pawnshop", 1, (4, 7), points=3),
    Printed("baths", 1, (3, 7), "stone", points=3),
    Printed("altar", 1, (3, 5), points=2),
    Printed("theater", 1, (3, 6), points=2),
    Printed("aqueduct", 2, (3, 7), "stone stone stone", chains="baths", points=5),
    Printed("temple", 2, (3, 6), "wood clay glass", chains="altar", points=3),
    Printed("statue", 2, (3, 7), "wood ore ore", chains="theater", points=4),
    Printed("courthouse", 2, (3, 5), "clay clay cloth", chains="scriptorium", points=4),
    Printed("pantheon", 3, (3, 6), "clay clay ore glass papyrus cloth", chains="temple", points=7),
    Printed("gardens", 3, (3, 4), "wood clay clay", chains="statue", points=5),
    Printed("town-hall", 3, (3, 5, 6), "stone stone ore glass", points=6),
    Printed("palace", 3, (3, 7), "wood stone clay ore glass papyrus cloth", points=8),
    Printed("senate", 3, (3, 5), "wood wood stone ore", chains="library", points=6),
)
RED = (
    Printed("stockade", 1, (3, 7), "wood", shields=1),
    Printed("barracks", 1, (3, 5), "ore", shields=1),
    Printed("guard-tower", 1, (3, 4), "clay", shields=1),
    Printed("walls", 2, (3, 7), "stone stone stone", shields=2),
    Printed("training-ground", 2, (4, 6, 7), "wood ore ore", shields=2),
    Printed("stables", 2, (3, 5), "wood clay ore", chains="apothecary", shields=2),
    Printed("archery-range", 2, (3, 6), "wood wood ore", chains="workshop", shields=2),
    Printed("fortifications", 3, (3, 7), "stone ore ore ore", chains="walls", shields=3),
    Printed("circus", 3, (4, 5, 6), "stone stone stone ore", chains="training-ground", shields=3),
    Printed("arsenal", 3, (3, 4, 7), "wood wood ore cloth", shields=3),
    Printed("siege-workshop", 3, (3, 5), "wood clay clay clay", chains="laboratory", shields=3),
)
GREEN = (
    Printed("apothecary", 1, (3, 5), "cloth", symbol="compass"),
    Printed("workshop", 1, (3, 7), "glass", symbol="gear"),
    Printed("scriptorium", 1, (3, 4), "papyrus", symbol="tablet"),
    Printed("dispensary", 2, (3, 4), "ore ore glass", chains="apothecary", symbol="compass"),
    Printed("laboratory", 2, (3, 5), "clay clay papyrus", chains="workshop", symbol="gear"),
    Printed("library", 2, (3, 6), "stone stone cloth", chains="scriptorium", symbol="tablet"),
    Printed("school", 2, (3, 7), "wood papyrus", symbol="tablet"),
    Printed("lodge", 3, (3, 6), "clay clay papyrus cloth", chains="dispensary", symbol="compass"),
    Printed("observatory", 3, (3, 7), "ore ore glass cloth", chains="laboratory", symbol="gear"),
    Printed("university", 3, (3, 4), "wood wood glass papyrus", chains="library", symbol="tablet"),
    Printed("academy", 3, (3, 7), "stone stone stone glass", chains="school", symbol="compass"),
    Printed("study", 3, (3, 5), "wood papyrus cloth", chains="school", symbol="gear"),
)
YELLOW = (
    Printed("tavern", 1, (4, 5, 7)),
    Printed("east-trading-post", 1, (3, 7)),
    Printed("west-trading-post", 1, (3, 7)),
    Printed("marketplace", 1, (3, 6)),
    Printed("forum", 2, (3, 6, 7), "clay clay", chains="east-trading-post west-trading-post"),
    Printed("caravansery", 2, (3, 5, 6), "wood wood", chains="marketplace"),
    Printed("vineyard", 2, (3, 6)),
    Printed("bazar", 2, (4, 7)),
    Printed("haven", 3, (3, 4), "wood ore cloth", chains="forum"),
    Printed("lighthouse", 3, (3, 6), "stone glass", chains="caravansery"),
    Printed("chamber-of-commerce", 3, (4, 6), "clay clay papyrus"),
    Printed("arena", 3, (3, 5, 7), "stone stone ore", chains="dispensary"),
)
PURPLE = (
    Printed("workers-guild", 3, (), "wood stone clay ore ore"),
    Printed("craftsmens-guild", 3, (), "stone stone ore ore"),
    Printed("traders-guild", 3, (), "glass papyrus cloth"),
    Printed("philosophers-guild", 3, (), "clay clay clay papyrus cloth"),
    Printed("spies-guild", 3, (), "clay clay clay glass"),
    Printed("strategists-guild", 3, (), "stone ore ore cloth"),
    Printed("shipowners-guild", 3, (), "wood wood wood glass papyrus"),
    Printed("scientists-guild", 3, (), "wood wood ore ore papyrus"),
    Printed("magistrates-guild", 3, (), "wood wood wood stone cloth"),
    Printed("builders-guild", 3, (), "stone stone clay clay glass"),
)
CARDS = (*BROWN, *GRAY, *BLUE, *RED, *GREEN, *YELLOW, *PURPLE)
