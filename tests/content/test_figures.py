"""Figures of the boxes beside the base game, set down by hand from the printed components."""

import pytest

from sevenwonders.content import effects as fx
from sevenwonders.content.effects import Effect
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.model import Color, Cost, Penalty, Where

ALL = load_catalog("1e", extra_names())
SECOND = load_catalog("2e", ["leaders", "cities"])
SEVEN: tuple[Color, ...] = ("brown", "gray", "blue", "yellow", "green", "red", "purple")
OWN: tuple[Where, ...] = ("own",)
NEXT_DOOR: tuple[Where, ...] = ("left", "right")


@pytest.mark.parametrize(
    ("leader", "cost", "effects"),
    [
        ("croesus", 1, (fx.Coins(6),)),
        ("pericles", 6, (fx.PointsPer(2, ("red-cards",), OWN),)),
        (
            "plato",
            4,
            (fx.PointsPerSet(7, SEVEN),),
        ),
        ("ramses", 5, (fx.FreeColor("purple"),)),
        ("midas", 3, (fx.PointsPer(1, ("coins-by-three",), OWN),)),
        ("nero", 1, (fx.CoinsOn("victory-token", 2),)),
        ("hammurabi", 2, (fx.OneResourceLess("blue"),)),
        ("ptolemy", 5, (fx.Science("tablet"),)),
        ("berenice", 2, (fx.CoinsOn("bank", 1),)),
        ("cynisca", "age", (fx.PointsIfNone(6, ("defeat-tokens",)),)),
        ("makeda", "age", (fx.PointsIfMore(5, ("coins",)),)),
        ("nitocris", "age", (fx.VictoryToken(),)),
        ("agrippina", 1, (fx.PointsIfOnlyLeader(7),)),
        ("telesilla", 3, (fx.DropDefeats(), fx.OthersDropVictory())),
        ("aspasia", 3, (fx.Diplomacy(), fx.Points(2))),
        ("arsinoe", "age", (fx.Coins(4), fx.OthersLose(1, "age"))),
        ("octavia", 1, (fx.CoinsOn("stage", 2), fx.LossOnStage(1))),
        ("louis", 4, (fx.Points(7), fx.PointsPer(-1, ("victory-tokens",), OWN))),
        ("esteban", 5, (fx.FreezeHands(),)),
        ("stevie", "stage", (fx.StageForCoins(),)),
        ("roxana", 1, (fx.CoinsOn("neighbour-stage", 2),)),
        ("semiramis", 2, (fx.ShieldsPerDefeat(),)),
    ],
)
def test_leaders(leader: str, cost: int | str, effects: tuple[Effect, ...]) -> None:
    found = ALL.leader(leader)
    assert (found.cost, found.effects) == (cost, effects)


@pytest.mark.parametrize(
    ("card", "age", "cost", "effects"),
    [
        ("dive", 1, Cost(), (fx.Coins(6), fx.NeighboursGain(1))),
        ("clandestine-wharf-west", 1, Cost(coins=1), (fx.TradeRebate(("left",)),)),
        ("clandestine-wharf-east", 1, Cost(coins=1), (fx.TradeRebate(("right",)),)),
        ("secret-warehouse", 1, Cost(coins=2), (fx.ExtraGood(),)),
        ("smugglers-cache", 1, Cost(), (fx.StartingGoodRebate(),)),
        ("cells", 1, Cost(), (fx.PointsPer(2, ("victory-tokens-1",), OWN),)),
        (
            "raider-fort",
            2,
            Cost(coins=1, ore=1, clay=1),
            (fx.VictoryToken(3), fx.NeighboursTakeDebt(1)),
        ),
        (
            "sepulcher",
            2,
            Cost(stone=1, glass=1, cloth=1),
            (fx.Points(4), fx.OthersLose(1, "victory-token")),
        ),
        (
            "architect-firm",
            2,
            Cost(coins=1, papyrus=1),
            (fx.StagesWithoutResources(), fx.Points(2)),
        ),
        ("contingent", 3, Cost(coins=5, cloth=1), (fx.Shields(5),)),
        ("capitol", 3, Cost(coins=2, stone=2, clay=2, glass=1, papyrus=1), (fx.Points(8),)),
        (
            "memorial",
            3,
            Cost(wood=1, stone=1, cloth=1),
            (fx.CoinsPer(2, ("defeat-tokens",), OWN), fx.DropDefeats()),
        ),
        ("mint", 3, Cost(wood=2, clay=1, glass=1, cloth=1), (fx.Points(8), fx.OthersGain(3))),
    ],
)
def test_black_cards(card: str, age: int, cost: Cost, effects: tuple[Effect, ...]) -> None:
    found = ALL.card(card)
    assert (found.color, found.age) == ("black", age)
    assert (found.cost, found.effects) == (cost, effects)


@pytest.mark.parametrize(
    ("card", "cost", "effects"),
    [
        (
            "architects-guild",
            Cost(ore=3, clay=1, papyrus=1, cloth=1),
            (fx.PointsPer(3, ("purple-cards",), NEXT_DOOR),),
        ),
        ("courtesans-guild", Cost(wood=1, clay=1, glass=1, cloth=1), (fx.CopyLeader(),)),
        (
            "counterfeiters-guild",
            Cost(ore=3, glass=1, cloth=1),
            (fx.Points(5), fx.OthersLose(3)),
        ),
        (
            "mourners-guild",
            Cost(wood=1, clay=2, glass=1, cloth=1),
            (fx.PointsPer(1, ("victory-tokens",), NEXT_DOOR),),
        ),
    ],
)
def test_first_edition_guilds(card: str, cost: Cost, effects: tuple[Effect, ...]) -> None:
    found = ALL.card(card)
    assert (found.color, found.age) == ("purple", 3)
    assert (found.cost, found.effects) == (cost, effects)


@pytest.mark.parametrize(
    ("edifice", "age", "coins", "reward", "penalty"),
    [
        (
            "artisan-district",
            1,
            2,
            (fx.PointsPerSet(2, ("brown", "gray")),),
            Penalty(card="yellow"),
        ),
        ("outpost", 1, 1, (fx.VictoryToken(3),), Penalty(card="red")),
        ("auction-house", 2, 2, (fx.Coins(7),), Penalty(coins=5)),
        (
            "river-port",
            2,
            3,
            (fx.Produce(("wood/stone/clay/ore",), sold=False),),
            Penalty(card="blue"),
        ),
        ("archives", 3, 5, (fx.PointsPerColor(1),), Penalty(card="blue")),
        ("concentric-castle", 3, 5, (fx.Shields(2),), Penalty(victories=2)),
        ("agora", 3, 6, (fx.GuildAgain(),), Penalty(card="green")),
        ("military-school", 3, 5, (fx.VictoryToken(5), fx.DropDefeats()), Penalty(card="red")),
    ],
)
def test_edifices(
    edifice: str, age: int, coins: int, reward: tuple[Effect, ...], penalty: Penalty
) -> None:
    found = ALL.edifice(edifice)
    assert (found.age, found.cost) == (age, Cost(coins=coins))
    assert (found.reward, found.penalty) == (reward, penalty)


@pytest.mark.parametrize(
    ("side", "stage", "cost", "effects"),
    [
        ("petra-b", 2, Cost(coins=14), (fx.Points(14),)),
        ("byzantium-b", 1, Cost(wood=1, ore=1, glass=1, papyrus=1), (fx.Diplomacy(), fx.Points(3))),
        ("roma-b", 2, Cost(stone=1, clay=1, cloth=1), (fx.Points(3), fx.RecruitExtra())),
        ("abu-simbel-b", 2, Cost(wood=2, glass=1), (fx.BuryLeader(),)),
        ("great-wall-b", 3, Cost(wood=2, papyrus=1), (fx.Diplomacy(), fx.OthersLose(2))),
        ("great-wall-b", 4, Cost(stone=2), (fx.MissingGood(),)),
        ("stonehenge-b", 2, Cost(clay=3, papyrus=1), (fx.PointsByMarker(1),)),
        ("stonehenge-a", 3, Cost(wood=3, cloth=1), (fx.PointsPer(2, ("stone-symbols",), OWN),)),
        ("catan-a", 2, Cost(ore=3), (fx.Coins(7), fx.OthersLose(2))),
        ("catan-b", 1, Cost(wood=1, cloth=1), (fx.DrawLeaders(1), fx.RecruitExtra())),
        ("ur-day", 2, Cost(stone=2, clay=1), (fx.TakePawn("any"),)),
        ("ur-night", 3, Cost(stone=1, clay=2, cloth=1), (fx.TakePawn("3"),)),
        (
            "manneken-pis-promo-a",
            3,
            Cost(glass=1, papyrus=1, cloth=1),
            (fx.CopyStage("3", ("left", "right")),),
        ),
        ("manneken-pis-a", 3, Cost(), (fx.CopyStage("last", ("left",)),)),
    ],
)
def test_stages(side: str, stage: int, cost: Cost, effects: tuple[Effect, ...]) -> None:
    found = ALL.side(side).stages[stage - 1]
    assert (found.cost, found.effects) == (cost, effects)


@pytest.mark.parametrize(
    ("side", "stage", "cost", "effects"),
    [
        ("petra-day", 2, Cost(coins=5), (fx.Points(7),)),
        ("petra-night", 2, Cost(coins=10), (fx.Points(14),)),
        ("byzantium-night", 2, Cost(ore=2, glass=1, cloth=1), (fx.Diplomacy(), fx.Points(6))),
        ("roma-night", 1, Cost(wood=1, clay=1), (fx.Coins(5), fx.DrawLeaders(4))),
        ("roma-night", 2, Cost(stone=1, clay=1, glass=1), (fx.Points(3), fx.RecruitExtra())),
        ("abu-simbel-day", 3, Cost(stone=2, glass=1, cloth=1), (fx.BuryLeader(),)),
    ],
)
def test_stages_of_the_second_edition(
    side: str, stage: int, cost: Cost, effects: tuple[Effect, ...]
) -> None:
    found = SECOND.side(side).stages[stage - 1]
    assert (found.cost, found.effects) == (cost, effects)


def test_the_halves_of_carthage() -> None:
    second = ALL.side("carthage-day").stages[1]
    assert second.effects == (fx.Points(2),)
    assert second.halves == ((fx.Coins(7),), (fx.Shields(1),))
    night = ALL.side("carthage-night").stages
    assert [stage.effects for stage in night] == [(), ()]
    assert night[0].halves == ((fx.Coins(7), fx.Points(4)), (fx.Shields(2),))
    assert night[1].halves == ((fx.BuildFromDiscard(),), (fx.AnyScience(),))
    assert {b.id for b in ALL.boards for s in b.sides if any(x.halves for x in s.stages)} == {
        "carthage"
    }


def test_only_the_manneken_pis_of_the_wonder_pack_pays_the_copied_cost() -> None:
    copied = [
        (slug, [stage.copied_cost for stage in ALL.side(slug).stages])
        for slug in ALL.side_slugs
        if any(stage.copied_cost for stage in ALL.side(slug).stages)
    ]
    assert copied == [("manneken-pis-a", [True, True, True])]


def test_only_the_great_wall_is_built_in_any_order() -> None:
    free = [slug for slug in ALL.side_slugs if ALL.side(slug).any_order]
    assert free == ["great-wall-a", "great-wall-b"]


def test_starting_powers() -> None:
    powers = {slug: ALL.side(slug).start for slug in ALL.side_slugs if ALL.side(slug).start}
    coins = (fx.StartingCoins(4),)
    assert powers == {
        "roma-a": (fx.FreeLeaders(),),
        "roma-b": (fx.CheaperLeaders(own=2, neighbours=1),),
        "catan-a": (fx.Port(),),
        "catan-b": (fx.Port(),),
        **{
            f"{board}-{side}": coins
            for board in ("manneken-pis", "manneken-pis-promo")
            for side in "ab"
        },
    }
    assert SECOND.side("roma-day").start == (fx.FreeLeaders(),)
    assert SECOND.side("roma-night").start == (fx.CheaperLeaders(own=2, neighbours=1),)


@pytest.mark.parametrize(
    ("board", "good"),
    [
        ("roma", None),
        ("catan", None),
        ("manneken-pis", None),
        ("manneken-pis-promo", None),
        ("abu-simbel", "papyrus"),
        ("great-wall", "cloth"),
        ("stonehenge", "wood"),
        ("petra", "clay"),
        ("byzantium", "stone"),
        ("ur", "wood"),
        ("carthage", "ore"),
    ],
)
def test_goods_of_the_boards(board: str, good: str | None) -> None:
    assert ALL.board(board).produces == good
