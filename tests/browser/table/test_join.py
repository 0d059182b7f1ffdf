"""The offer to take part in an edifice, in the panel of the chosen card."""

from playwright.sync_api import FloatRect, Locator

from tests.browser.driver import LONGEST, Home, Table
from tests.browser.people import Person


def offered(table: Table) -> Locator:
    """The switch of the first card that can be laid under a stage that takes part."""
    join = table.root.get_by_role("switch")
    for _ in range(LONGEST):
        table.wait_until_asked()
        for at in range(len(table.cards)):
            table.take_up(at)
            if join.count():
                return join
        table.play()
    raise AssertionError("no stage can ever take part")


def box(thing: Locator) -> FloatRect:
    """Where it lies."""
    found = thing.bounding_box()
    assert found is not None
    return found


def test_the_offer_leaves_the_neighbours_cards_in_sight(person: Person) -> None:
    setting = Home(person).open().set_up().take("Edifice").board(1, "Giza, side A")
    table = setting.create("Ada", players=3).fill().start()
    join = offered(table)
    assert box(join.locator(".tick"))["width"] < 20
    neighbour = box(table.root.locator("section.city").last)
    covered = neighbour["y"] + neighbour["height"] - box(table.root.locator("aside"))["y"]
    # Where a price can be paid in several ways, which the deal decides, these are listed too.
    lists = [box(ways)["height"] for ways in table.root.locator("aside .ways").all()]
    assert covered - sum(lists) < neighbour["height"] / 6
    assert box(join)["height"] < neighbour["height"] / 6
