"""What each audience receives; a card it may not see must change nothing for it."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, Protocol

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import IllegalChoice
from sevenwonders.engine.events.base import (
    SPECTATOR,
    Asked,
    Dealt,
    Discarded,
    Drew,
    Event,
    LeftOver,
    Piled,
    Received,
    StageBuilt,
)
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    LeaderDiscarded,
    LeaderDrawn,
    LeaderKept,
    LeaderReturned,
)
from sevenwonders.engine.events.redact import partner, redact
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import FastStream, shuffled
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game, start
from sevenwonders.engine.game.state import State
from tests.support.games import BOXES, KINDS, Kind, deal_game, picker, play_stage
from tests.support.rules import rule
from tests.support.sample_events import AUDIENCES, HIDDEN, PUBLIC, Hidden

HIDING: tuple[type[Event], ...] = (
    Dealt,
    Piled,
    Drew,
    Received,
    StageBuilt,
    Discarded,
    LeftOver,
    Asked,
    DraftPackReceived,
    LeaderKept,
    LeaderDrawn,
    LeaderReturned,
    LeaderDiscarded,
)
"""The types of event that carry a card some may not see."""

PACK = 4
"""Leaders dealt to each seat."""

LEAK_KINDS = (
    *KINDS,
    Kind("1e", 3, ("leaders",)),
    Kind("2e", 4, ("cities", "edifice")),
    Kind("2e", 3, BOXES, experts=True),
    Kind("1e", 4, BOXES, teams=True),
)


class Redactor(Protocol):
    """What ``redact`` does, or should."""

    def __call__(self, event: Event, audience: int, *, teams: bool) -> Event:
        """The event as an audience may see it."""
        ...


class Twins(NamedTuple):
    """Two runs that differ only in what this audience may not know."""

    audience: int
    teams: bool
    one: list[Event]
    other: list[Event]


@rule("11.3")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: str(hidden.event))
def test_a_hidden_card_is_shown_to_its_seat_alone(hidden: Hidden, audience: int) -> None:
    expected = hidden.event if audience in hidden.seen_by else hidden.to_others
    assert redact(hidden.event, audience) == expected


@rule("14.10")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: str(hidden.event))
def test_in_teams_the_partner_sees_it_too_but_for_the_discard_pile_and_the_draft(
    hidden: Hidden, audience: int
) -> None:
    seen_by = set(hidden.seen_by)
    takes = isinstance(hidden.event, Asked) and hidden.event.kind == "discard-pile"
    if not takes and not isinstance(hidden.event, DraftPackReceived):
        seen_by |= {partner(seat) for seat in hidden.seen_by}
    expected = hidden.event if audience in seen_by else hidden.to_others
    assert redact(hidden.event, audience, teams=True) == expected


@rule("14.2")
def test_partners_sit_side_by_side() -> None:
    assert [partner(seat) for seat in range(6)] == [1, 0, 3, 2, 5, 4]


@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("event", PUBLIC, ids=str)
def test_everything_else_is_public(event: Event, audience: int, *, teams: bool) -> None:
    assert redact(event, audience, teams=teams) == event


def test_every_type_is_in_one_of_the_tables() -> None:
    assert {type(hidden.event) for hidden in HIDDEN} == set(HIDING)
    hiding = [event for event in PUBLIC if type(event) in HIDING]
    assert all(isinstance(event, Asked) and not event.cards for event in hiding)


@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: str(hidden.event))
def test_what_is_hidden_stays_hidden_when_redacted_again(hidden: Hidden) -> None:
    for audience in AUDIENCES:
        once = redact(hidden.event, audience)
        assert redact(once, audience) == once


@rule("11.3")
@pytest.mark.parametrize("kind", LEAK_KINDS, ids=str)
def test_no_audience_learns_what_another_seat_lays_face_down(kind: Kind) -> None:
    twins = list(games_with_another_card(deal_game(kind, "leak"), "leak"))
    assert twins
    assert leaking(redact, twins) == set()


@rule("11.1")
@pytest.mark.parametrize("kind", LEAK_KINDS, ids=str)
def test_no_audience_learns_what_is_dealt_to_others(kind: Kind) -> None:
    twins = list(other_deals(deal_game(kind, "deal")))
    assert leaking(redact, twins) == set()


@pytest.mark.parametrize("forgotten", HIDING)
def test_a_redaction_that_forgets_one_rule_is_caught(forgotten: type[Event]) -> None:
    def forgetful(event: Event, audience: int, *, teams: bool) -> Event:
        return event if isinstance(event, forgotten) else redact(event, audience, teams=teams)

    assert leaking(forgetful, telling_twins()) == {forgotten}
    assert leaking(redact, telling_twins()) == set()


def leaking(redactor: Redactor, twins: list[Twins]) -> set[type[Event]]:
    """The types of event by which an audience could tell the two runs of some twins apart."""
    leaks: set[type[Event]] = set()
    for audience, teams, one, other in twins:
        assert len(one) == len(other)
        for first, second in zip(one, other, strict=True):
            if redactor(first, audience, teams=teams) != redactor(second, audience, teams=teams):
                leaks.add(type(first))
    return leaks


@cache
def telling_twins() -> list[Twins]:
    """Runs in which every rule of redaction has something to hide."""
    twins: list[Twins] = []
    for players, boards, boxes in (
        (2, (), ()),
        (4, ("halicarnassus-b", "babylon-b"), ()),
        (3, ("roma-night", "catan-b"), ("leaders", "catan")),
    ):
        options = Options(players=players, boards=boards, boxes=boxes)
        for seed in "abc":
            state = new_game(options, FastStream(seed))
            twins += other_deals(state)
            twins += games_with_another_card(state, seed)
    return twins


def games_with_another_card(state: State, seed: str) -> Iterator[Twins]:
    """Stage by stage, what follows when one seat had laid another card of its hand face down."""
    pick = picker(seed)
    while not state.over:
        before = state.clone()
        played = play_stage(state, pick)
        choices = [(move.seat, move.choice) for move in played]
        one, told = rerun(before, choices)
        yield from other_draws(before, choices, told)
        for at, (seat, choice) in enumerate(choices):
            for swapped in others_like(before, choices[:at], seat, choice):
                try:
                    other, retold = rerun(
                        before, [*choices[:at], (seat, swapped), *choices[at + 1 :]]
                    )
                except IllegalChoice:
                    continue  # the holder's other choice needed that card
                for audience in unaware(one, other, seat):
                    yield Twins(audience, in_teams(one), told, retold)


def rerun(before: State, choices: list[tuple[int, Choice]]) -> tuple[State, list[Event]]:
    state = before.clone()
    state.log = []
    for seat, choice in choices:
        state.submit(seat, choice)
    return state, drain(state)


def others_like(
    before: State, sealed: list[tuple[int, Choice]], seat: int, choice: Choice
) -> list[Choice]:
    """The legal choices that only the face of the card tells from this one."""
    if choice.action not in ("discard", "stage", "keep"):
        return []
    state = before.clone()
    for other, earlier in sealed:
        state.submit(other, earlier)
    return [like for like in state.legal(seat) if like != choice and seen(like) == seen(choice)]


def seen(choice: Choice) -> str:
    return str(choice).replace(f":{choice.card}", ":")


def in_teams(state: State) -> bool:
    return state.teams != 0


def other_draws(
    before: State, choices: list[tuple[int, Choice]], told: list[Event]
) -> Iterator[Twins]:
    """What follows when the leaders in the box lie in another order."""
    drawers = {event.seat for event in told if isinstance(event, LeaderDrawn)}
    if not drawers:
        return
    mixed = before.clone()
    mixed.leaders.box = shuffled(before.leaders.box, FastStream("other"))
    _, retold = rerun(mixed, choices)
    for audience in range(SPECTATOR, before.players):
        if audience not in with_partners(before, drawers):
            yield Twins(audience, in_teams(before), told, retold)


def with_partners(state: State, seats: set[int]) -> set[int]:
    """In teams what a seat knows its partner knows (rule 14.10)."""
    return seats | {partner(seat) for seat in seats} if in_teams(state) else seats


def unaware(one: State, other: State, chooser: int) -> list[int]:
    """Who may not tell the two apart: whoever did not choose, holds and looks at other cards.

    Nobody has to when the points differ at the end: the colour of a card under a stage may count.
    """
    if one.over and points(one) != points(other):
        return []
    aware = {chooser}
    for seat in range(one.players):
        if held(one, seat) != held(other, seat):
            aware.add(seat)
    aware = with_partners(one, aware)
    aware |= {ask.seat for ask in one.pending() if ask.kind == "discard-pile"}
    return [audience for audience in range(SPECTATOR, one.players) if audience not in aware]


def points(state: State) -> list[int]:
    return [state.score(city).total() for city in range(len(state.cities))]


def held(state: State, seat: int) -> tuple[list[int], ...]:
    return (
        list(state.hands[seat]),
        list(state.leaders.hands[seat]),
        list(state.leaders.draft_packs[seat]),
    )


def other_deals(state: State) -> Iterator[Twins]:
    """The first deal as it is, and with all cards an audience does not see dealt otherwise."""
    size = int(state.components.hand_size)
    for audience in range(SPECTATOR, state.players):
        seats = with_partners(state, {audience} - {SPECTATOR})
        drawn = {state.players * size} if audience == state.holder() else set[int]()
        decks = [mixed(state.deal.decks[0], dealt_to(seats, size) | drawn)]
        leaders = mixed(state.deal.leaders, dealt_to(seats, PACK))
        other = Deal(state.deal.sides, decks + state.deal.decks[1:], leaders, state.deal.edifices)
        yield Twins(
            audience, in_teams(state), first_deal(state, state.deal), first_deal(state, other)
        )


def dealt_to(seats: set[int], size: int) -> set[int]:
    return {at for seat in seats for at in range(seat * size, (seat + 1) * size)}


def mixed(deck: vec[i64], known: set[int]) -> vec[i64]:
    """The deck with all but the known places shuffled."""
    cards = [int(card) for card in deck]
    rest = [at for at in range(len(cards)) if at not in known]
    order = list(shuffled(vec[i64](rest), FastStream("other")))
    for at, source in zip(rest, order, strict=True):
        cards[at] = deck[source]
    return vec[i64](cards)


def first_deal(state: State, deal: Deal) -> list[Event]:
    return drain(start(state.components, state.players, deal, log=[], teams=state.teams))
