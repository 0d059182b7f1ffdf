"""A card is dragged from the hand to the city, to the wonder, or to the discards."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Protocol, cast

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.people import PHONE
from tests.browser.serving import Server

HELD: Final = "[data-testid=drop-places]"


def place(page: Page, action: str) -> Locator:
    return page.locator(f"{HELD} [data-drop={action}]")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(table: Table, at: int) -> None:
    """Take a card of the hand with the mouse, and lift it."""
    x, y = middle(table.hand.nth(at))
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x, y - 30, steps=3)
    expect(table.page.locator(HELD)).to_be_visible()


def take_one_for(table: Table, action: str, *, refused: bool = False) -> str:
    """Take the first card that can, or cannot, be dropped there; its name."""
    for at in range(table.hand.count()):
        take(table, at)
        if ("refused" in (place(table.page, action).get_attribute("class") or "")) == refused:
            return table.hand.nth(at).locator(".name").inner_text()
        table.page.keyboard.press("Escape")
        table.page.mouse.up()
    raise AssertionError(f"no card for {action}")


def drop(table: Table, action: str) -> None:
    goal = place(table.page, action)
    table.page.mouse.move(*middle(goal), steps=4)
    expect(goal).to_contain_class("over")
    table.page.mouse.up()
    expect(table.page.locator(HELD)).to_have_count(0)


def test_a_card_dropped_on_the_city_is_built(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada")
    name = take_one_for(table, "build")
    expect(place(table.page, "build")).to_contain_text("Build")
    expect(place(table.page, "discard")).to_contain_text("3 coins")
    drop(table, "build")
    expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(table.city).to_contain_text(name)


def test_a_card_dropped_on_the_discards_gives_three_coins(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada")
    coins = table.city.locator("[data-part=coins]")
    expect(coins).to_contain_text("3")
    take(table, 0)
    drop(table, "discard")
    expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(table.city).to_contain_text("Nothing built yet")


def test_a_place_that_refuses_says_why_and_takes_nothing(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada")
    asked = table.decision
    take_one_for(table, "stage", refused=True)
    expect(place(table.page, "stage").locator("span")).not_to_be_empty()
    drop(table, "stage")
    expect(table.action("stage")).to_be_disabled()
    assert table.decision == asked


def test_escape_lets_go_of_a_card(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada")
    asked = table.decision
    take(table, 1)
    table.page.mouse.move(*middle(place(table.page, "discard")))
    table.page.keyboard.press("Escape")
    expect(table.page.locator(HELD)).to_have_count(0)
    table.page.mouse.up()
    expect(table.root.locator("[aria-selected=true]")).to_have_count(0)
    assert table.decision == asked


@contextmanager
def finger(page: Page, x: float, y: float) -> Generator["Finger"]:
    """A finger that rests on the screen, and is lifted in the end."""
    down = Finger(page)
    down.touch("touchStart", x, y)
    yield down
    down.lift()


class Touching(Protocol):
    """What Chromium takes a finger from."""

    def send(self, method: str, params: dict[str, object]) -> object:
        """Do something."""


class Finger:
    """A finger on the screen."""

    def __init__(self, page: Page) -> None:
        self._session = cast("Touching", page.context.new_cdp_session(page))

    def touch(self, kind: str, x: float, y: float) -> None:
        """Put it down, or move it."""
        points: list[object] = [{"x": x, "y": y}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, x: float, y: float) -> None:
        """Move it."""
        self.touch("touchMove", x, y)

    def lift(self) -> None:
        """Take it off the screen."""
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_rests_on_a_card_drags_it(invite: Invite, server: Server) -> None:
    table = Home(invite(server, PHONE)).open().deal("Ada")
    page = table.page
    x, y = middle(table.hand.first)
    with finger(page, x, y) as down:
        expect(page.get_by_role("tooltip")).to_be_visible()
        down.move(x, y - 20)
        down.move(x, y - 40)
        goal = place(page, "discard")
        expect(goal).to_be_visible()
        expect(page.get_by_role("tooltip")).to_have_count(0)
        down.move(*middle(goal))
        expect(goal).to_contain_class("over")
    expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(table.city).to_contain_text("Nothing built yet")


def test_a_finger_that_moves_at_once_scrolls_the_hand(invite: Invite, server: Server) -> None:
    table = Home(invite(server, PHONE)).open().deal("Ada")
    row = table.root.locator("[data-part=hand]")
    x, y = middle(table.hand.nth(1))
    with finger(table.page, x, y) as down:
        for far in range(10, 130, 10):
            down.move(x - far, y)
    expect(table.page.locator(HELD)).to_have_count(0)
    table.page.wait_for_function("(row) => row.scrollLeft > 0", arg=row.element_handle())
    assert table.turn == "1.1"
