"""Only valid submissions matter, whatever else is thrown at a table."""

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import IllegalChoice
from sevenwonders.engine.game.state import State
from tests.laws import laws
from tests.support.dump import dump
from tests.support.games import again, tables
from tests.support.rules import rule

SUBMISSIONS = 40

Submission = tuple[int, Choice]


@st.composite
def any_choice(draw: st.DrawFn, state: State) -> Choice:
    """A choice of any shape, mostly about cards in play; few are legal."""
    held = sorted({state.components.cards[card].slug for hand in state.hands for card in hand})
    card = draw(st.sampled_from([*held, "altar", "no-such-card", "-"]))
    letter = draw(st.sampled_from("BFDT")) if card != "-" else "T"
    stage = draw(st.integers(0, 4))
    text = f"W{stage}:{card}" if stage and card != "-" else f"{letter}:{card}"
    for mark in "<>$":
        coins = draw(st.sampled_from([0, 0, 0, 1, 2, 3, 4, 99]))
        text += f"{mark}{coins}" if coins else ""
    return Choice.parse(text)


def submit_anything(state: State, data: st.DataObject) -> Submission | None:
    """One submission by any seat; what was accepted, or None after a clean refusal."""
    seat = data.draw(st.integers(0, int(state.players)))
    asked = state.asked(seat)
    legal = list(state.legal(seat)) if asked else []
    wild = data.draw(st.booleans())
    choice = data.draw(any_choice(state) if wild or not legal else st.sampled_from(legal))
    before = dump(state)
    try:
        state.submit(seat, choice)
    except IllegalChoice:
        assert choice not in legal
        laws.agree("state after a refusal", dump(state), before)
        return None
    assert choice in legal
    return seat, choice


@rule("3.9")
@given(state=tables(), data=st.data())
def test_refused_submissions_leave_no_trace(state: State, data: st.DataObject) -> None:
    accepted: list[Submission] = []
    for _ in range(data.draw(st.integers(0, SUBMISSIONS))):
        done = submit_anything(state, data)
        if done:
            accepted.append(done)
    replayed = again(state)
    for seat, choice in accepted:
        replayed.submit(seat, choice)
    laws.agree("state without the refused", dump(replayed), dump(state))


@given(state=tables(), data=st.data())
def test_withdrawing_without_a_sealed_choice_is_refused(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, int(state.players)))
    before = dump(state)
    try:
        state.withdraw(seat)
    except IllegalChoice:
        laws.agree("state after a refusal", dump(state), before)
    else:
        raise laws.Broken(f"seat {seat} withdrew a choice it had not made")
