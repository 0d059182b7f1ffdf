"""Where things fly to: coins to the neighbour who is paid, hands the way of their Age."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.people import DESK
from tests.browser.replay.scenes import Game, Happening, opened, play, play_randomly
from tests.browser.serving import Server
from tests.browser.table.test_motion import moving
from tests.support.games import Kind

PLAYERS: Final = 3
NEAR: Final = 3
"""Pixels that a coin may miss the middle of the coins of a city by."""
WATCH: Final = r"""() => {
  window.ways = [];
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const cities = () => [...document.querySelectorAll('main [data-city][data-form=panel]')];
  const cityAt = ([x, y]) => cities().find((city) => {
    const { left, right, top, bottom } = city.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const paid = (point) => cities().find((city) => {
    const [x, y] = middle(city.querySelector('[data-part=coins]').getBoundingClientRect());
    return Math.hypot(point[0] - x, point[1] - y) < NEAR;
  });
  const number = (city) => (city ? Number(city.dataset.city) : null);
  const note = (sprite) => {
    const fly = sprite.querySelector('[data-sprite=fly]');
    const [motion] = fly.getAnimations();
    const kind = ['coins', 'hand'].find((one) => sprite.classList.contains(one));
    if (!kind || !motion || fly.querySelector('b')) return;
    const { transform } = motion.effect.getKeyframes().at(-1);
    const [dx, dy] = transform.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
    const from = ['--x', '--y'].map((name) => parseFloat(sprite.style.getPropertyValue(name)));
    const to = [from[0] + dx, from[1] + dy];
    const find = kind === 'coins' ? paid : cityAt;
    const step = Number(document.querySelector('[data-testid=replay]').dataset.step);
    const n = kind === 'coins' ? Number(fly.textContent) : 1;
    window.ways.push({ step, kind, from: number(find(from)), to: number(find(to)), n });
  };
  new MutationObserver((all) => {
    const added = all.flatMap(({ addedNodes }) => [...addedNodes]);
    const sprites = added.filter((one) => one instanceof Element && one.matches('.sprite'));
    // Their animations begin once their elements are there.
    queueMicrotask(() => setTimeout(() => sprites.forEach(note)));
  }).observe(document.querySelector('[data-testid=motion]'), { childList: true, subtree: true });
}""".replace("NEAR", str(NEAR))
"""Notes from which city to which coins and hands fly; the bank is no city."""


class Way(NamedTuple):
    """Something that flies from one city to another."""

    origin: int | None
    goal: int | None
    coins: int = 1


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of three, so that every city is drawn in full."""
    return play_randomly(Kind("1e", PLAYERS), "ways")


def ways(page: Page, step: int, kind: str) -> list[Way]:
    """What flew in a step."""
    found = page.evaluate("() => window.ways")
    mine = [one for one in found if one["step"] == step and one["kind"] == kind]
    return sorted(Way(one["from"], one["to"], one["n"]) for one in mine)


def paid_in(game: Game, step: int) -> list[Way]:
    """The coins that neighbours are paid in a step."""
    events = [one for one in game.steps[step] if one["event"] == "paid" and one["to"] >= 0]
    return sorted(Way(one["city"], one["to"], one["coins"]) for one in events)


def test_coins_fly_to_the_neighbour_who_is_paid(invite: Invite, server: Server, game: Game) -> None:
    steps = [at for at in range(len(game.steps)) if paid_in(game, at)]
    goals: set[int | None] = set()
    person = invite(server, moving(DESK))
    viewer = opened(person, game, before=WATCH)
    for step in steps[:4]:
        play(viewer, step)
        seen = ways(person.page, step, "coins")
        assert [one for one in seen if one.goal is not None] == paid_in(game, step)
        goals |= {way.goal for way in seen}
    assert len(goals - {None}) > 1


@pytest.mark.parametrize(("age", "by"), [(1, 1), (2, -1), (3, 1)])
def test_hands_pass_to_the_left_in_ages_i_and_iii_and_to_the_right_in_age_ii(
    invite: Invite, server: Server, game: Game, age: int, by: int
) -> None:
    ends = [at for at, events in enumerate(game.steps) if has(events, "age-ended")]
    first = ends[age - 2] + 1 if age > 1 else 0
    step = next(at for at in range(first, len(game.steps)) if has(game.steps[at], "passed"))
    person = invite(server, moving(DESK))
    play(opened(person, game, before=WATCH), step)
    wanted = sorted(Way(at, (at + by) % PLAYERS) for at in range(PLAYERS))
    assert ways(person.page, step, "hand") == wanted


def has(events: Sequence[Happening], kind: str) -> bool:
    """Whether this happens among some events."""
    return any(one["event"] == kind for one in events)
