"""What the tests of both editions ask of every stage: price, points, coins, shields."""

from collections import Counter

from sevenwonders.engine.game.state import State
from tests.cards import boards_1e, boards_2e
from tests.cards.checks import lacks, sheet
from tests.cards.printed import FACES, STARTING_GOODS, PrintedStage, producers, unknown
from tests.support.table import a_city, a_table, coins, finish, hand, legal, play, tokens

SHIELDS = ("", "stockade", "walls")
OTHER_SHIELDS = ("", "barracks", "stables")


def printed_stage(edition: str, slug: str) -> PrintedStage:
    """The stage of that name."""
    rows = boards_1e.STAGES if edition == "1e" else boards_2e.STAGES
    return next(row for row in rows if row.slug == slug)


def goods_for(edition: str, stage: PrintedStage) -> Counter[str]:
    """What the city must make beyond the good its board starts with."""
    starts = {board: good for good, board in STARTING_GOODS[edition].items()}
    return stage.units - Counter([starts[stage.board]])


def before_stage(
    edition: str,
    stage: PrintedStage,
    goods: Counter[str],
    *,
    own: str = "",
    left: str = "",
    right: str = "",
    turn: int = 4,
    discard: str = "",
) -> State:
    """Seat 0 can build the stage next, without money, making these goods beside its board's."""
    city = a_city(
        stage.side,
        coins=0,
        built=f"{own} {producers(goods)}",
        stages=unknown(stage.number - 1),
    )
    face = FACES[edition][0]
    boards = [board for board in ("giza", "ephesus", "alexandria") if board != stage.board]
    return a_table(
        city,
        a_city(f"{boards[0]}-{face}", built=left),
        a_city(f"{boards[1]}-{face}", built=right),
        edition=edition,
        age=3,
        turn=turn,
        discard=discard,
    )


def check_stage_price(edition: str, stage: PrintedStage) -> None:
    """With the goods printed any card builds it for nothing more; one unit less does not."""
    goods = goods_for(edition, stage)
    state = before_stage(edition, stage, goods)
    assert legal(state, 0, "W") == [f"W{stage.number}:{card}" for card in hand(state, 0)]
    for unit in goods:
        state = before_stage(edition, stage, goods - Counter([unit]))
        assert lacks(state, 0, stage.number) == Counter([unit])


def check_stage_gains(edition: str, stage: PrintedStage) -> None:
    """It brings its coins once and adds its points to the wonder row."""
    state = before_stage(edition, stage, goods_for(edition, stage))
    before = sheet(state, 0).get("wonder", 0)
    play(state, f"W{stage.number}:{hand(state, 0)[0]}")
    assert sheet(state, 0).get("wonder", 0) - before == stage.points
    assert coins(state)[0] == stage.coins
    finish(state)
    assert sheet(state, 0).get("wonder", 0) - before == stage.points


def check_stage_shields(edition: str, stage: PrintedStage, shields: int) -> None:
    """With those before it, it beats one shield less and is level with as many."""
    state = before_stage(
        edition,
        stage,
        goods_for(edition, stage),
        left=SHIELDS[max(shields - 1, 0)],
        right=OTHER_SHIELDS[shields],
        turn=6,
    )
    play(state, f"W{stage.number}:{hand(state, 0)[0]}")
    finish(state)
    assert tokens(state, 0) == (0, 0, 1 if shields else 0, 0)


def check_side_ends(edition: str, side: str, stages: tuple[PrintedStage, ...]) -> None:
    """With every printed stage built the wonder is complete."""
    count = sum(1 for stage in stages if stage.side == side)
    face = FACES[edition][1]
    state = a_table(
        a_city(side, coins=50, stages=unknown(count)),
        *(a_city(f"{board}-{face}") for board in ("giza", "rhodes") if not side.startswith(board)),
        edition=edition,
        age=3,
    )
    assert legal(state, 0, "W") == []
