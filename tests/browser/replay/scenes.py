"""Games in which everything happens that has a scene, and what is seen when they are played."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, expect

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.record import record_of
from sevenwonders.record.seed import Seed
from tests.browser.people import Person
from tests.browser.replay.watching import at, paste
from tests.support.games import BOX_KINDS, Kind, picker, play_stage

Happening = dict[str, Any]
"""An event as the client gets it."""

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
SEEDS: Final = 16
WATCH: Final = """() => {
  window.scenes = [];
  const note = (one) => {
    const name = one.querySelector('.name')?.textContent ?? null;
    const { laid, mark, of } = one.dataset;
    const step = Number(document.querySelector('[data-testid=replay]').dataset.step);
    window.scenes.push({ step, of: Number(of), what: mark ?? laid, down: !mark && name === null });
  };
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of node.querySelectorAll('[data-laid], [data-mark]')) note(one);
  }).observe(document.querySelector('[data-testid=motion]'), { childList: true, subtree: true });
}"""
"""Notes what comes over the table, by the step that is shown; nothing is too short for it."""

PLANT: Final = """() => {
  const name = (back) => {
    const told = document.createElement('b');
    told.className = 'name';
    told.textContent = 'Altar';
    back.append(told);
  };
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of node.querySelectorAll('[data-laid]'))
            if (!one.querySelector('.name')) name(one);
  }).observe(document.querySelector('[data-testid=motion]'), { childList: true, subtree: true });
}"""
"""Names each card that lies face down, as a scene would that shows what is hidden."""

PAUSE: Final = """(step) => {
  const { dataset } = document.querySelector('[data-testid=replay]');
  if (Number(dataset.step) < step) return false;
  document.querySelector('[aria-label=Pause]')?.click();
  return true;
}"""
"""Lets a record play no further than a step; at the end of the game it stops by itself."""

MARKS: Final = {
    "lost": ("coins", "debt"),
    "indebted": ("debt",),
    "penalized": ("debt",),
    "token-taken": ("victory",),
    "victories-returned": ("victory",),
    "defeats-returned": ("defeat",),
    "diplomacy-taken": ("diplomacy",),
    "pawn-taken": ("pawn",),
    "edifice-built": ("edifice",),
    "edifice-failed": ("failed",),
    "rewarded": ("reward",),
    "leader-buried": ("bury",),
    "hands-frozen": ("freeze",),
}
"""What is shown of each, beside the city or, for all, beside the edifices."""

FACES: Final = {
    "built": "card",
    "found": "card",
    "recruited": "leader",
    "leader-copied": "leader",
    "gave-up": "card",
}
"""The card that each shows."""

BACKS: Final = {
    "stage-built": "stage",
    "discarded": "discarded",
    "leader-discarded": "discarded",
    "left-over": "left-over",
}
"""What each shows of a card that stays face down."""

ENDS: Final = frozenset({*MARKS, "passed", "compared", "diplomacy-used"})
"""What ends a scene of cards."""

SOUGHT: Final = frozenset({*MARKS, *FACES, *BACKS})


def named(event: Happening) -> str:
    """The kind of an event, told apart where it shows otherwise."""
    match event:
        case {"event": "built", "paid_by": "discard-pile"}:
            return "found"
        case {"event": "tokens-returned", "value": value}:
            return "victories-returned" if value > 0 else "defeats-returned"
        case _:
            return str(event["event"])


class Shown(NamedTuple):
    """Something that comes over the table: where, what, and whether it lies face down."""

    city: int
    what: str
    down: bool = False


def expected(events: Sequence[Happening]) -> list[Shown]:
    """What comes over the table for some events, in their order."""
    shown: list[Shown] = []
    laid = fighting = False
    for event in events:
        kind = named(event)
        if kind == "gained" and not laid and not fighting:
            # Coins for a card rise where the card was laid.
            shown.append(Shown(event["city"], "coins"))
        shown.extend(_shown_for(event))
        laid = kind in FACES or kind in BACKS or (laid and kind not in ENDS)
        fighting = kind in {"compared", "diplomacy-used"} or (fighting and kind != "age-ended")
    return shown


def _shown_for(event: Happening) -> list[Shown]:
    kind = named(event)
    city = event.get("city", -1)
    if kind in FACES:
        return [Shown(city, event[FACES[kind]])]
    if kind in BACKS:
        return [Shown(city, BACKS[kind], down=True)]
    if kind == "lost":
        signs = [sign for sign, of in (("coins", "coins"), ("debt", "debts")) if event[of]]
        return [Shown(city, sign) for sign in signs]
    return [Shown(city, sign) for sign in MARKS.get(kind, ())]


class Game(NamedTuple):
    """A game by its record, and what happened in each step."""

    text: str
    steps: tuple[tuple[Happening, ...], ...]

    @property
    def kinds(self) -> frozenset[str]:
        """Everything that happens in it."""
        return frozenset(named(event) for step in self.steps for event in step)


def play_randomly(kind: Kind, seed: str) -> Game:
    """A game of random play."""
    options = kind.options()
    state, pick = new_game(options, FastStream(seed), log=[]), picker(seed)
    drain(state)
    steps: list[tuple[Happening, ...]] = []
    while not state.over:
        play_stage(state, pick)
        steps.append(tuple(msgspec.to_builtins(event) for event in drain(state)))
    record = record_of(
        state, seats=NAMES[: state.players], seed=Seed.fast(seed), asked=options.boards
    )
    return Game(record.text(), ((), *steps))


def _games() -> Iterator[Game]:
    for kind in BOX_KINDS:
        for seed in range(SEEDS):
            yield play_randomly(kind, f"scenes {seed}")


@lru_cache
def games_with_everything() -> tuple[Game, ...]:
    """As few games as show everything that has a scene."""
    left, all_games = set(SOUGHT), list(_games())
    found: list[Game] = []
    while left:
        game = max(all_games, key=lambda one: len(one.kinds & left))
        assert game.kinds & left, f"no game shows {left}"
        found.append(game)
        left -= game.kinds
    return tuple(found)


def steps_with(game: Game, kinds: frozenset[str]) -> list[int]:
    """As few steps of a game as show these kinds, as far as it has them."""
    left = set(kinds & game.kinds)
    found: list[int] = []
    while left:
        step = max(
            range(len(game.steps)),
            key=lambda at: len({named(event) for event in game.steps[at]} & left),
        )
        found.append(step)
        left -= {named(event) for event in game.steps[step]}
    return sorted(found)


def opened(person: Person, game: Game, *, before: str = "") -> Locator:
    """The viewer of a game, at its quickest; a script may come before the one that watches."""
    person.page.goto("/about")
    person.page.evaluate("localStorage['sevenwonders.motion'] = 'quick'")
    viewer = paste(person.page, game.text)
    at(viewer, 0)
    expect(person.page.get_by_test_id("motion")).to_be_attached()
    person.page.get_by_label("Speed").select_option(index=3)
    if before:
        person.page.evaluate(before)
    person.page.evaluate(WATCH)
    return viewer


def play(viewer: Locator, step: int) -> None:
    """Play the scenes of one step to their end."""
    page = viewer.page
    page.get_by_role("slider").fill(str(step - 1))
    at(viewer, step - 1)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(PAUSE, arg=step)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator("[data-testid=motion] .sprite")).to_have_count(0)


def seen_at(page: Page, step: int) -> list[Shown]:
    """What came over the table while a step was shown, in its order."""
    found = page.evaluate("(step) => window.scenes.filter((one) => one.step === step)", step)
    return [Shown(one["of"], one["what"], one["down"]) for one in found]
