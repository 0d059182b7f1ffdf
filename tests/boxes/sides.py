"""The stages of the boxes' boards as printed, and what is asked of every one of them."""

from collections import Counter

from sevenwonders.engine.game.state import State
from tests.cards.checks import lacks, sheet
from tests.cards.printed import PrintedStage, producers, unknown
from tests.support.table import a_city, a_table, coins, finish, hand, legal, play, tokens

STARTS = {
    "great-wall": "cloth",
    "stonehenge": "wood",
    "abu-simbel": "papyrus",
    "ur": "wood",
    "carthage": "ore",
    "petra": "clay",
    "byzantium": "stone",
}
"""The good a board starts with; the others have none."""
BOX = {
    "great-wall": "wonder-pack",
    "stonehenge": "wonder-pack",
    "abu-simbel": "wonder-pack leaders",
    "manneken-pis": "wonder-pack",
    "manneken-pis-promo": "promos",
    "catan": "catan leaders",
    "ur": "edifice",
    "carthage": "edifice",
    "roma": "classic-extras leaders",
    "petra": "classic-extras cities",
    "byzantium": "classic-extras cities",
}
SHIELDS = ("", "stockade", "walls")
OTHER_SHIELDS = ("", "barracks", "stables")


def goods_of(stage: PrintedStage) -> Counter[str]:
    """What the city must make beyond the good its board starts with, coins left out."""
    goods = Counter(unit for unit in stage.units.elements() if unit != "coin")
    start = STARTS.get(stage.board)
    return goods - Counter([start]) if start else goods


def before_stage(
    stage: PrintedStage,
    goods: Counter[str],
    *,
    coins: int = 0,
    own: str = "",
    left: str = "",
    right: str = "",
    turn: int = 4,
    discard: str = "",
    leaders: str = "",
) -> State:
    """Seat 0 can build the stage next, making these goods beside its board's, Giza on its left."""
    boxes = BOX[stage.board]
    return a_table(
        a_city(
            stage.side,
            coins=coins,
            built=f"{own} {producers(goods)}",
            stages=unknown(stage.number - 1),
            leaders=leaders,
        ),
        a_city("giza-a", built=left),
        a_city("ephesus-a", built=right),
        boxes=boxes,
        age=3,
        turn=turn + ("cities" in boxes),
        discard=discard,
        edifices="belvedere auction-house gold-reserves" if "edifice" in boxes else "",
    )


def check_price(stage: PrintedStage) -> None:
    """With the goods and coins printed any card builds it; one unit or coin less does not."""
    goods = goods_of(stage)
    price = stage.cost.split().count("coin")
    end = f"${price}" if price else ""
    state = before_stage(stage, goods, coins=price)
    start = f"W{stage.number}:"
    for card in hand(state, 0):
        assert f"{start}{card}{end}" in legal(state, 0)
    for unit in goods:
        state = before_stage(stage, goods - Counter([unit]))
        assert lacks(state, 0, stage.number) == Counter([unit])
    if price:
        state = before_stage(stage, goods, coins=price - 1)
        assert legal(state, 0, start) == []


def check_gains(stage: PrintedStage, *, way: str = "") -> None:
    """It brings its coins once, its points to the wonder row and its shields to the conflict."""
    price = stage.cost.split().count("coin")
    end = f"${price}" if price else ""
    state = before_stage(stage, goods_of(stage), coins=price)
    before = sheet(state, 0).get("wonder", 0)
    play(state, f"W{stage.number}{way}:{hand(state, 0)[0]}{end}")
    assert coins(state)[0] == stage.coins
    assert sheet(state, 0).get("wonder", 0) - before == stage.points
    check_shields(stage, way=way)


def check_shields(stage: PrintedStage, *, way: str = "") -> None:
    """It beats one shield less and is level with as many."""
    price = stage.cost.split().count("coin")
    end = f"${price}" if price else ""
    state = before_stage(
        stage,
        goods_of(stage),
        coins=price,
        left=SHIELDS[max(stage.shields - 1, 0)],
        right=OTHER_SHIELDS[stage.shields],
        turn=6,
    )
    play(state, f"W{stage.number}{way}:{hand(state, 0)[0]}{end}")
    finish(state)
    assert tokens(state, 0) == (0, 0, 1 if stage.shields else 0, 0)
