"""Records to watch, the viewer that shows them, and an analysis as it shows it."""

import json
from functools import lru_cache
from typing import Final

import msgspec
from playwright.sync_api import Locator, Page, expect

from sevenwonders.bots.analysis import Analysis, Looked
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.why import Prospect
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.record import record_of
from sevenwonders.record.seed import Seed
from sevenwonders.server.wire.analysis import AnalysisWork
from tests.browser.driver import hands_of
from tests.browser.people import Person
from tests.support.games import picker, play_stage

SEATS: Final = ("Ada", "Ben", "Cleo")
BASE: Final = Options(players=3)
BOXES: Final = Options(players=3, edition="2e", boxes=("cities", "edifice", "leaders"))

DROP: Final = """(text) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], 'game.7w', { type: 'text/plain' }));
  for (const type of ['dragover', 'drop'])
    window.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true }));
}"""


@lru_cache
def a_record(options: Options, stages: int = 1000, names: tuple[str, ...] = SEATS) -> str:
    """The record of a game of random play, or of its beginning."""
    state = new_game(options, FastStream("watched again"))
    pick = picker("watched again")
    while not state.over and stages:
        play_stage(state, pick)
        stages -= 1
    seats, seed = names[: options.players], Seed.fast("watched again")
    return record_of(state, seats=seats, seed=seed, asked=options.boards).text()


def opener(page: Page) -> Page:
    """The page where a record is opened."""
    page.goto("/replay")
    expect(page.get_by_role("textbox")).to_be_visible()
    return page


def paste(page: Page, text: str) -> Locator:
    """Open a record by its text; the viewer."""
    opener(page).get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    return page.get_by_test_id("replay")


def at(viewer: Locator, step: int) -> None:
    """The viewer shows a step."""
    expect(viewer).to_have_attribute("data-step", str(step))


def mistakes(*turns: int) -> object:
    """An analysis of decisions in the first Age, as the server would send it."""
    best = a_prospect("B:altar", win=0.31, parts={"points": 3.0, "instinct": 0.7})
    chosen = a_prospect("D:altar", win=0.2, parts={"coins": 1.0, "instinct": -0.4})
    decisions = tuple(
        Looked(
            age=1,
            turn=turn,
            kind="play",
            city=0,
            stage=turn - 1,
            legal=3,
            chosen=chosen,
            best=best,
            cost=0.1,
            doubt=0.02,
            prospects=(best, chosen),
        )
        for turn in turns
    )
    analysis = Analysis(
        seat=0,
        name="Ada",
        seats=SEATS,
        limit=Limit(iterations=40),
        seed="",
        decisions=decisions,
        costliest=tuple(range(len(decisions))),
        score=40,
        won=0.0,
    )
    return msgspec.to_builtins(AnalysisWork(done=len(turns), of=len(turns), analysis=analysis))


def a_prospect(choice: str, *, win: float, parts: dict[str, float]) -> Prospect:
    """What a choice came to."""
    return Prospect(
        choice=choice,
        games=40,
        win=win,
        score=41.0,
        rows={"blue": 6.0},
        worth=win,
        behind=0.0,
        doubt=0.02,
        value=1.0,
        parts=parts,
    )


def analysed(person: Person) -> Locator:
    """The viewer with an analysis of decisions that take many words."""
    found = json.dumps(mistakes(0, 0, 0))
    found = found.replace("D:altar", "W2:caravansery<2>2").replace("B:altar", "B:aqueduct<2>2")
    page = person.page
    page.route("**/api/replay/analysis", lambda route: route.fulfill(body=found))
    opener(page).evaluate(DROP, a_record(BASE))
    viewer = page.get_by_test_id("replay")
    hands = hands_of(person)
    hands.press(viewer.locator("[data-page=analysis]"))
    hands.press(viewer.locator(".ask [type=submit]"))
    expect(viewer.get_by_test_id("chart")).to_be_visible()
    return viewer
