"""What cannot be is refused by a typed error that says what, where and why; nothing changes."""

import msgspec
import pytest

from sevenwonders.content.errors import UnknownBox, UnknownEdition
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import (
    AlreadyBuilt,
    AlreadyChosen,
    BoardTwice,
    CannotAfford,
    GameIsOver,
    IllegalChoice,
    ImpossiblePlayers,
    InvalidOptions,
    MustChain,
    MustPlay,
    NoSuchRight,
    NotAsked,
    NothingToWithdraw,
    NotInDiscard,
    NotInHand,
    PriceNotOffered,
    StageNotNext,
    UnknownBoard,
    UnknownCard,
    UnreadableChoice,
    WrongAction,
)
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import BUILD, STAGE
from sevenwonders.errors import WondersError
from tests.support.dump import dump
from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, finish, play


def refusal(state: State, seat: int, choice: str | Choice) -> IllegalChoice:
    """The error a submission meets, once it is sure that it left no trace."""
    before = dump(state)
    with pytest.raises(IllegalChoice) as refused:
        state.submit(seat, Choice.parse(choice) if isinstance(choice, str) else choice)
    assert dump(state) == before
    return refused.value


def options_refusal(options: Options) -> WondersError:
    with pytest.raises(WondersError) as refused:
        new_game(options, FastStream("0"))
    return refused.value


@rule("1.2")
@pytest.mark.parametrize("players", [-1, 0, 1, 8, 100])
def test_impossible_numbers_of_players(players: int) -> None:
    error = options_refusal(Options(players=players))
    assert isinstance(error, ImpossiblePlayers)
    assert error.players == players
    assert "2 to 7" in str(error)


@rule("1.2")
def test_two_players_with_the_second_edition() -> None:
    error = options_refusal(Options(players=2, edition="2e"))
    assert isinstance(error, ImpossiblePlayers)
    assert error.players == 2
    assert "first edition" in str(error)


@rule("1.4")
@pytest.mark.parametrize(
    "boards", [("giza-a", "giza-a"), ("giza-a", "giza-b"), ("random", "giza", "giza-b")]
)
def test_a_board_twice_at_a_table(boards: tuple[str, ...]) -> None:
    error = options_refusal(Options(players=3, boards=boards))
    assert isinstance(error, BoardTwice)
    assert error.board == "giza"
    assert "'giza'" in str(error)


@rule("1.4")
@pytest.mark.parametrize("name", ["atlantis", "giza-c", "giza-day", "Giza-a", ""])
def test_an_unknown_board(name: str) -> None:
    error = options_refusal(Options(players=3, boards=("rhodes-a", name)))
    assert isinstance(error, UnknownBoard)
    assert error.name == name
    assert "giza-a" in error.known
    assert repr(name) in str(error)


def test_the_nearest_boards_are_suggested() -> None:
    error = options_refusal(Options(players=3, boards=("gza", "rhodes-a")))
    assert "did you mean giza-a or giza-b?" in str(error)
    error = options_refusal(Options(players=3, boards=("gizza-b",)))
    assert "did you mean giza-b or giza-a?" in str(error)


@rule("1.4")
def test_more_boards_than_cities() -> None:
    error = options_refusal(Options(players=3, boards=("random",) * 4))
    assert isinstance(error, InvalidOptions)
    assert "4 boards" in str(error)


@rule("1.1")
def test_an_unknown_edition() -> None:
    error = options_refusal(Options(players=3, edition="3e"))
    assert isinstance(error, UnknownEdition)
    assert "3e" in str(error)


@rule("1.1")
def test_an_unknown_box() -> None:
    error = options_refusal(Options(players=3, boxes=("armada",)))
    assert isinstance(error, UnknownBox)
    assert "armada" in str(error)


def test_an_option_of_another_game() -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({"players": 3, "colour": "red"}, Options)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B",
        "B:",
        "altar",
        "X:altar",
        "b:altar",
        "B:Altar",
        "B: altar",
        "B:altar ",
        "B:altar\n",
        "B:-",
        "D:-",
        "W:altar",
        "W0:altar",
        "B2:altar",
        "B:altar<0",
        "B:altar<-2",
        "B:altar<100",
        "B:altar>1<2",
        "B:altar$1>1",
        "B:al--tar",
        "B:altar<2 >1",
    ],
)
def test_unreadable_text_is_no_choice(text: str) -> None:
    with pytest.raises(UnreadableChoice) as refused:
        Choice.parse(text)
    assert refused.value.text == text
    assert repr(text) in str(refused.value)


@rule("3.9")
def test_a_card_that_does_not_exist() -> None:
    error = refusal(a_table(), 0, "B:stonehenge")
    assert isinstance(error, UnknownCard)
    assert error.card == "stonehenge"
    assert "'stonehenge'" in str(error)


@rule("1.1", "3.9")
def test_a_card_of_the_other_edition() -> None:
    error = refusal(a_table(edition="2e"), 0, "B:pawnshop")
    assert isinstance(error, UnknownCard)


@rule("3.9")
@pytest.mark.parametrize("choice", ["B:altar", "W1:altar", "D:altar", "F:altar"])
def test_a_card_in_another_seats_hand(choice: str) -> None:
    state = a_table(a_city("giza-a"), a_city("rhodes-a", hand="altar"))
    error = refusal(state, 0, choice)
    assert isinstance(error, NotInHand)
    assert (error.seat, error.card) == (0, "altar")
    assert "seat 0" in str(error)
    assert "'altar'" in str(error)


@rule("3.1", "3.2")
def test_a_second_choice() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"))
    state.submit(0, Choice.parse("B:altar"))
    error = refusal(state, 0, "B:theater")
    assert isinstance(error, AlreadyChosen)
    assert error.seat == 0
    assert "withdraw" in str(error)


@rule("3.2")
def test_a_choice_taken_back_that_was_never_made() -> None:
    state = a_table()
    before = dump(state)
    with pytest.raises(NothingToWithdraw) as refused:
        state.withdraw(1)
    assert refused.value.seat == 1
    assert dump(state) == before


@rule("3.1")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    error = refusal(a_table(a_city("giza-a", hand="altar")), seat, "B:altar")
    assert isinstance(error, NotAsked)
    assert (error.seat, error.asked) == (seat, [0, 1, 2])


@rule("6.8", "6.12")
def test_a_choice_out_of_turn() -> None:
    state = a_table(a_city("babylon-b", stages="? ?"), turn=6)
    play(state)
    assert asked(state) == "last-card"
    error = refusal(state, 1, "D:altar")
    assert isinstance(error, NotAsked)
    assert (error.seat, error.asked) == (1, [0])
    assert "[0]" in str(error)


@rule("2.7")
def test_a_choice_after_the_end() -> None:
    state = a_table(age=3, turn=6)
    finish(state)
    error = refusal(state, 0, "D:palace")
    assert isinstance(error, GameIsOver)
    assert "over" in str(error)
    with pytest.raises(GameIsOver):
        state.legal(0)


@rule("4.3")
def test_a_build_that_cannot_be_paid_names_what_is_missing() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="stables", built="lumber-yard"), age=2)
    error = refusal(state, 0, "B:stables")
    assert isinstance(error, CannotAfford)
    assert error.what == "stables"
    assert error.missing == ("clay", "ore")
    assert "clay, ore" in str(error)


@rule("4.2")
def test_a_coin_cost_that_cannot_be_paid_names_the_coins() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="timber-yard"))
    error = refusal(state, 0, "B:timber-yard$1")
    assert isinstance(error, CannotAfford)
    assert (error.missing, error.coins) == ((), 1)
    assert "1 more coin" in str(error)


@rule("6.2")
def test_a_stage_that_cannot_be_paid() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="altar"))
    error = refusal(state, 0, "W1:altar")
    assert isinstance(error, CannotAfford)
    assert error.missing == ("stone",)


@rule("5.10", "5.11")
@pytest.mark.parametrize(
    "choice", ["B:barracks", "B:barracks<1", "B:barracks<3", "B:barracks>2", "B:barracks<2$1"]
)
def test_a_price_not_on_offer(choice: str) -> None:
    state = a_table(a_city("giza-a", coins=9, hand="barracks"), a_city("rhodes-a"))
    error = refusal(state, 0, choice)
    assert isinstance(error, PriceNotOffered)
    assert error.choice == choice
    assert len(error.offered) == 1
    assert "<2" in error.offered[0]


@rule("4.2")
def test_a_coin_cost_left_out() -> None:
    state = a_table(a_city("giza-a", coins=9, hand="timber-yard"))
    error = refusal(state, 0, "B:timber-yard")
    assert isinstance(error, PriceNotOffered)
    assert "$1" in error.offered[0]


@rule("3.8")
def test_a_sale_with_a_price() -> None:
    state = a_table(a_city("giza-a", hand="altar"))
    assert isinstance(refusal(state, 0, "D:altar<2"), PriceNotOffered)


@rule("4.9")
def test_a_free_build_with_a_price() -> None:
    state = a_table(a_city("olympia-a", coins=9, stages="? ?", hand="walls"), age=2)
    assert isinstance(refusal(state, 0, "F:walls$1"), PriceNotOffered)


@rule("6.12")
def test_a_card_of_the_pile_with_a_price() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=9, built="foundry", hand="school"), age=2, discard="altar"
    )
    play(state, "W1:school")
    assert isinstance(refusal(state, 0, "T:altar<2"), PriceNotOffered)


@rule("5.11")
@pytest.mark.parametrize("sums", [(128, 0, 0), (0, 128, 0), (-126, 1, 0), (2, 128, -1)])
def test_sums_no_text_can_name(sums: tuple[int, int, int]) -> None:
    left, right, bank = sums
    state = a_table(
        a_city("giza-a", coins=9, built="east-trading-post", hand="barracks"),
        a_city("rhodes-a"),
        a_city("ephesus-a", built="ore-vein"),
    )
    choice = Choice(BUILD, "barracks", left=left, right=right, bank=bank)
    assert isinstance(refusal(state, 0, choice), PriceNotOffered)


@rule("3.1")
@pytest.mark.parametrize(("action", "stage"), [(BUILD, 3), (STAGE, 0)])
def test_a_stage_where_none_belongs_or_none_where_one_does(action: int, stage: int) -> None:
    with pytest.raises(UnreadableChoice, match="altar"):
        Choice(action, "altar", stage=stage)


@rule("6.1")
@pytest.mark.parametrize(
    ("stages", "number", "following"), [("", 2, 1), ("?", 1, 2), ("?", 3, 2), ("? ? ?", 4, 0)]
)
def test_a_stage_that_is_not_next(stages: str, number: int, following: int) -> None:
    state = a_table(
        a_city("ephesus-a", stages=stages, built="sawmill quarry loom-1 press-1", hand="school"),
        age=2,
    )
    error = refusal(state, 0, f"W{number}:school")
    assert isinstance(error, StageNotNext)
    assert (error.stage, error.following) == (number, following)
    assert ("complete" if not following else f"stage {following} is next") in str(error)


@rule("4.5", "4.6")
@pytest.mark.parametrize(("stands", "card"), [("forum", "forum"), ("loom-1", "loom-2")])
def test_a_structure_that_stands_already(stands: str, card: str) -> None:
    state = a_table(a_city("giza-a", coins=9, built=stands, hand=card), players=6, age=2)
    error = refusal(state, 0, f"B:{card}")
    assert isinstance(error, AlreadyBuilt)
    assert error.card == card
    assert f"'{card}'" in str(error)


@rule("4.11", "6.15")
@pytest.mark.parametrize(("board", "stages"), [("giza-a", "? ?"), ("olympia-a", "?")])
def test_a_free_build_without_the_right(board: str, stages: str) -> None:
    state = a_table(a_city(board, coins=0, stages=stages, hand="stables"), age=2)
    error = refusal(state, 0, "F:stables")
    assert isinstance(error, NoSuchRight)
    assert error.card == "stables"


@rule("3.7")
@pytest.mark.parametrize("choice", ["T:altar", "T:-"])
def test_the_discard_pile_in_a_plain_turn(choice: str) -> None:
    state = a_table(a_city("giza-a"), discard="altar")
    error = refusal(state, 0, choice)
    assert isinstance(error, WrongAction)
    assert (error.action, error.kind) == ("take", "play")


@rule("6.12", "6.13")
def test_choices_at_the_discard_pile() -> None:
    state = a_table(
        a_city("halicarnassus-b", coins=0, built="foundry altar", hand="school library"),
        players=5,
        age=2,
        discard="altar",
    )
    play(state, "W1:school")
    missing = refusal(state, 0, "T:theater")
    assert isinstance(missing, NotInDiscard)
    assert missing.card == "theater"
    twice = refusal(state, 0, "T:altar")
    assert isinstance(twice, AlreadyBuilt)
    from_hand = refusal(state, 0, "B:library")
    assert isinstance(from_hand, WrongAction)
    assert (from_hand.action, from_hand.kind) == ("build", "discard-pile")


@rule("10.8", "10.9")
def test_what_the_free_city_may_not_do() -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("rhodes-a", hand="statue school"),
        a_city("ephesus-a", built="theater stone-pit timber-yard"),
        players=2,
        age=2,
    )
    state.submit(1, Choice.parse("D:school"))
    discarded = refusal(state, 1, "D:statue")
    assert isinstance(discarded, MustPlay)
    assert "'statue'" in str(discarded)
    laid = refusal(state, 1, "W1:statue")
    assert isinstance(laid, MustChain)
    assert "chain" in str(laid)
    used = refusal(state, 1, "B:school")
    assert isinstance(used, NotInHand)
