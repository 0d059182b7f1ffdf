"""Teams: what a seat sees of its partner, and nobody else does."""

import msgspec

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view
from tests.support.rules import rule
from tests.support.table import a_city, a_table, hand, legal

PARTNERS = {0: 1, 1: 0, 2: 3, 3: 2}


@rule("14.2", "14.10")
def test_a_seat_sees_its_partners_hand_and_no_other() -> None:
    state = a_table(players=4, teams=True, boxes="cities", edition="2e")
    for seat, mate in PARTNERS.items():
        seen = view(state, seat)
        assert seen.partner is not None
        assert seen.partner.seat == mate
        assert list(seen.partner.hand) == hand(state, mate)
        assert list(seen.hand) == hand(state, seat)
    assert view(state, SPECTATOR).partner is None


@rule("14.10")
def test_a_locked_choice_is_seen_by_the_partner_alone() -> None:
    state = a_table(players=4, teams=True, boxes="cities", edition="2e")
    before = [msgspec.json.encode(view(state, seat)) for seat in (2, 3)]
    a_discard, *others = legal(state, 0, "D")
    state.submit(0, Choice.parse(a_discard))
    seen = view(state, 1)
    assert seen.partner is not None
    assert seen.partner.sealed == (a_discard,)
    after = [msgspec.json.encode(view(state, seat)) for seat in (2, 3)]
    assert before != after, "that seat 0 has chosen is known"
    state.withdraw(0)
    state.submit(0, Choice.parse(others[-1]))
    assert [msgspec.json.encode(view(state, seat)) for seat in (2, 3)] == after


@rule("14.10")
def test_a_seat_sees_its_partners_leaders() -> None:
    state = a_table(
        a_city("giza-day", leader_hand="plato"),
        a_city("rhodes-day", leader_hand="sappho midas"),
        players=4,
        teams=True,
        boxes="cities leaders",
        edition="2e",
        turn=2,
    )
    seen = view(state, 0)
    assert seen.partner is not None
    assert sorted(seen.partner.leaders) == ["midas", "sappho"]
    other = view(state, 2)
    assert other.partner is not None
    assert not {"plato", "sappho", "midas"} & {*other.leaders, *other.partner.leaders}


@rule("14.10")
def test_without_teams_nobody_has_a_partner() -> None:
    state = a_table(players=4, boxes="cities", edition="2e")
    assert all(view(state, seat).partner is None for seat in range(4))
