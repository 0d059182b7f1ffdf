"""Records of games with boxes: variants, leaders, edifices, the draft and every decision."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.record import (
    InvalidRecord,
    Record,
    Seed,
    check_record,
    frames,
    parse_record,
    record_of,
    replay,
)
from sevenwonders.record.errors import UnknownName, UnreadableLine, WrongDeal, WrongTurn
from tests.record.samples import changed, refusal
from tests.support.games import picker, play_out, play_stage
from tests.support.rules import rule

ALL = extra_names()
EVERYTHING = Options(players=4, edition="2e", boxes=ALL, teams=True, experts=True)


def finished(options: Options, seed: str) -> State:
    state = new_game(options, FastStream(seed))
    play_out(state, picker(seed))
    return state


def after(options: Options, seed: str, stage_count: int) -> State:
    """A random game after some stages."""
    state = new_game(options, FastStream(seed))
    pick = picker(seed)
    for _ in range(stage_count):
        if not state.over:
            play_stage(state, pick)
    return state


def situation(state: State) -> tuple[object, ...]:
    """What two games that go on alike have in common."""
    asks = [(ask.seat, ask.kind, ask.city, ask.decision) for ask in state.pending()]
    legal = [[str(choice) for choice in state.legal(ask.seat)] for ask in state.pending()]
    hands = [
        list(hand) for hand in (*state.hands, *state.leaders.hands, *state.leaders.draft_packs)
    ]
    rows = [list(state.score(city).rows) for city in range(len(state.cities))]
    coins = [int(city.coins) for city in state.cities]
    return (
        asks,
        legal,
        hands,
        rows,
        coins,
        list(state.leaders.box),
        list(state.edifices.pawns),
        list(state.discard),
    )


def check_round_trip(state: State, record: Record) -> None:
    text = record.text()
    again = parse_record(text)
    assert again == record
    assert again.text() == text
    assert again.finished == state.over
    rebuilt = replay(again)
    assert list(rebuilt.history) == list(state.history)
    assert situation(rebuilt) == situation(state)


@st.composite
def tables(draw: st.DrawFn) -> Options:
    """Any table for three and more."""
    boxes = tuple(sorted(draw(st.sets(st.sampled_from(ALL)))))
    players = draw(st.integers(3, 7))
    teams = "cities" in boxes and players in {4, 6} and draw(st.booleans())
    experts = "leaders" in boxes and draw(st.booleans())
    edition = draw(st.sampled_from(["1e", "2e"]))
    return Options(players=players, edition=edition, boxes=boxes, teams=teams, experts=experts)


@rule("1.12")
@settings(max_examples=25, deadline=None)
@given(options=tables(), seed=st.integers(0, 2**32), stage_count=st.integers(0, 60))
def test_a_record_rebuilds_a_game_of_any_boxes_at_any_stage(
    options: Options, seed: int, stage_count: int
) -> None:
    state = after(options, str(seed), stage_count)
    check_round_trip(state, record_of(state))
    check_round_trip(state, record_of(state, seed=Seed.fast(str(seed))))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_everything_is_sound(seed: int) -> None:
    state = finished(EVERYTHING, str(seed))
    text = record_of(state).text()
    check_round_trip(state, parse_record(text))
    assert check_record(text).status == "sound"


@pytest.mark.parametrize("boxes", [(), *combinations(ALL, 1), *combinations(ALL, 2)], ids=str)
def test_a_seed_stands_for_all_that_is_dealt(boxes: tuple[str, ...]) -> None:
    state = after(Options(players=3, boxes=boxes), "7", 2)
    record = record_of(state, seed=Seed.fast("7"))
    assert not record.deal + record.leaders + record.draws + record.edifices
    check_round_trip(state, record)


def test_variants_are_named_only_where_they_are_played() -> None:
    plain = record_of(after(Options(players=4, boxes=("cities",)), "1", 0)).text()
    assert "teams:" not in plain
    assert "experts:" not in plain
    assert "leaders:" not in plain
    assert "edifices:" not in plain
    varied = record_of(after(EVERYTHING, "1", 0))
    assert "\nteams: yes\nexperts: yes\n" in varied.text()
    assert varied.options == EVERYTHING


def test_the_draft_and_the_recruitment_have_turns_of_their_own() -> None:
    state = finished(Options(players=3, boxes=("leaders",)), "3")
    record = record_of(state)
    labels = [str(turn).split()[0] for turn in record.turns]
    assert labels[:6] == ["0.1", "0.2", "0.3", "I.0", "I.1", "I.2"]
    assert {"II.0", "III.0", "III.6"} <= set(labels)
    assert [str(choice)[0] for choice in record.turns[0].stages[0]] == ["K"] * 3


ODD_TABLE = Options(
    players=3, boxes=ALL, boards=("abu-simbel", "random", "olympia-a"), experts=True
)


MARKS = frozenset("BWFDTKRCUVLG+!")


def marks_of(choice: Choice) -> set[str]:
    text = str(choice)
    return {text[0], text[-1]} & MARKS


def curious_game(seed: str, seen: set[str]) -> State:
    """A game that takes what was never taken before, and else builds what it can."""
    state = new_game(ODD_TABLE, FastStream(seed))
    pick = picker(seed)
    while not state.over:
        for ask in state.pending():
            legal = list(state.legal(ask.seat))
            new = [choice for choice in legal if marks_of(choice) - seen]
            built = [choice for choice in legal if choice.action in {"build", "free"}]
            wanted = new or built or legal
            choice = wanted[pick(len(wanted))]
            seen |= marks_of(choice)
            state.submit(ask.seat, choice)
    return state


def test_every_kind_of_choice_is_written_and_read() -> None:
    seen: set[str] = set()
    for seed in range(60):
        state = curious_game(str(seed), seen)
        if seen == MARKS or not seed:
            check_round_trip(state, record_of(state))
        if seen == MARKS:
            return
    pytest.fail(f"never chosen: {MARKS - seen}")


def test_with_cities_an_age_has_seven_turns() -> None:
    labels = [
        (turn.age, turn.number)
        for turn in record_of(finished(Options(players=3, boxes=("cities",)), "3")).turns
    ]
    assert labels == [(age, turn) for age in (1, 2, 3) for turn in range(1, 8)]


def test_a_game_is_shown_as_the_draft_and_the_recruitment_begin() -> None:
    record = record_of(finished(Options(players=3, boxes=("leaders",)), "3"))
    assert len(replay(record, upto=(0, 1)).history) == 0
    assert [len(pack) for pack in replay(record, upto=(0, 3)).leaders.draft_packs] == [2, 2, 2]
    assert {ask.kind for ask in replay(record, upto=(2, 0)).pending()} == {"recruit"}
    assert {ask.kind for ask in replay(record, upto=(1, 1)).pending()} == {"play"}
    assert len(list(frames(record))) == 3 + 3 * 7 + 1


DEALT = record_of(after(Options(players=3, boxes=("cities", "edifice", "leaders")), "5", 5)).text()


def header(key: str) -> str:
    (line,) = (line for line in DEALT.splitlines() if line.startswith(f"{key}: "))
    return line


LEADERS = header("leaders")
DRAWS = header("draws")
EDIFICES = header("edifices")
FIRST = LEADERS.split()[1]
SECOND = LEADERS.split()[2]
FIRST_DRAW = DRAWS.split()[1]
EDIFICE = EDIFICES.split()[1]
BLACKS = new_game(Options(players=3, boxes=("cities",)), FastStream("0")).components
BLACK = next(
    name
    for name in (BLACKS.cards[card].slug for card in BLACKS.decks[3].black[0])
    if name not in header("deal-1").split()
)


@pytest.mark.parametrize(
    ("old", "new", "kind", "why"),
    [
        (f"leaders: {FIRST}", "leaders: altar", UnknownName, "no leader 'altar'"),
        (f"leaders: {FIRST}", f"leaders: {SECOND}", WrongDeal, "named twice"),
        (f"leaders: {FIRST}", "leaders:", WrongDeal, "11 leaders are named and not 12"),
        (f"{LEADERS}\n", "", WrongDeal, "0 leaders are named and not 12"),
        (f"draws: {FIRST_DRAW}", "draws:", WrongDeal, "39 leaders are named and not 40"),
        (f"{EDIFICES}\n", "", WrongDeal, "0 edifices are named and not 3"),
        (f"edifices: {EDIFICE}", "edifices: atlantis", UnknownName, "no edifice 'atlantis'"),
        (f"edifices: {EDIFICE} ", f"edifices: {EDIFICE} {EDIFICE} ", WrongDeal, "4 edifices"),
        (EDIFICES, f"edifices: {EDIFICE} {EDIFICE} {EDIFICE}", WrongDeal, "of Age 2"),
        ("deal-1: ", f"deal-1: {BLACK} ", WrongDeal, "25 cards are dealt and not 24"),
        ("draws: ", "seed: fast 5\ndraws: ", WrongDeal, "not both"),
        ("deal-1: ", "teams: yes\ndeal-1: ", WrongDeal, "cannot form teams"),
        ("deal-1: ", "teams: no\ndeal-1: ", UnreadableLine, "is not 'yes'"),
        ("boxes: cities edifice leaders", "boxes: cities leaders", WrongDeal, "not 0"),
        ("0.2 ", "0.3 ", WrongTurn, "to be played here is 0.2"),
        ("I.0 ", "I.1 ", WrongTurn, "to be played here is I.0"),
        ("0.1 ", "0.0 ", UnreadableLine, "neither a header"),
    ],
)
def test_what_cannot_be_dealt_or_played_is_named(
    old: str, new: str, kind: type[InvalidRecord], why: str
) -> None:
    error = refusal(changed(DEALT, old, new))
    assert type(error) is kind
    assert why in str(error)


def test_the_right_number_of_cards_is_drawn_from_each_pool() -> None:
    """One black card too many for one guild: the deck has its size and is still impossible."""
    state = after(Options(players=3, boxes=("cities",)), "5", 0)
    deck = state.components.decks[3]
    dealt = set(state.deal.decks[2])
    guild = next(card for card in deck.guilds if card in dealt)
    black = next(card for card in deck.black[2] if card not in dealt)
    text = record_of(state).text()
    other = changed(text, state.components.cards[guild].slug, state.components.cards[black].slug)
    error = refusal(other)
    assert isinstance(error, WrongDeal)
    assert "4 black cards are dealt and not 3" in str(error)
