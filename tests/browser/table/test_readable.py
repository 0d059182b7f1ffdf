"""Names can be read: none is too small, none is cut, in any language, at any size."""

from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from sevenwonders.content.names import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.driver import Table
from tests.browser.people import DESK, PHONE, Person
from tests.browser.readable import unreadable
from tests.browser.serving import Server
from tests.browser.table.fixed import FIXTURES, show
from tests.support.scale import FULL

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "de": "de-DE"}
SIZES: Final = {
    "desk": DESK,
    "laptop": DESK._replace(width=1024, height=768),
    "phone": PHONE,
    "on its side": PHONE._replace(width=844, height=390),
}
TABLES: Final = tuple(
    f"{folder}/{path.stem}"
    for folder in ("base", "expansions")
    for path in sorted((FIXTURES / folder).glob("*.json"))
)
SOME: Final = (
    *(
        ("base/age3-late-7", size, language)
        for size in ("laptop", "phone")
        for language in LANGUAGES
    ),
    ("base/free-city-2", "phone", "fr"),
    ("base/free-build-4", "laptop", "nl"),
    ("base/over-7", "laptop", "de"),
    ("expansions/late-7", "laptop", "fr"),
    ("expansions/late-7", "on its side", "de"),
    ("expansions/teams-6", "desk", "nl"),
    ("expansions/over-teams", "desk", "fr"),
    ("expansions/pay-loss", "phone", "de"),
    ("expansions/recruit", "on its side", "fr"),
    ("expansions/drop-token", "laptop", "nl"),
    ("expansions/copy-stage", "phone", "en"),
)
"""A table of each kind, and every size and language among them."""
SHEETS: Final = ("l", "?")
LONGEST: Final = "Wilhelmina Vandenbroucke"
"""Twenty-four letters, as many as a name may have."""
BROAD: Final = """(all) => all
  .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
  .map((it) => it.innerText)"""


def faults(table: Table) -> list[str]:
    """What cannot be read, at rest and with each card taken up, by where it is."""
    found = [f"at rest: {one}" for one in unreadable(table.page)]
    for at in range(table.hand.count() if table.decision else 0):
        table.take_up(at)
        found += [f"card {at + 1}: {one}" for one in unreadable(table.page)]
    if table.cancel.is_visible():
        table.hands.press(table.cancel)
    partner = table.root.locator(".partner button.chip")
    if partner.count():
        table.page.keyboard.press("t")
        expect(table.root.locator(".partner .panel")).to_be_visible()
        found += [f"partner: {one}" for one in unreadable(table.page)]
    return found


def looked_at(language: str, size: str) -> list[str]:
    """The tables that are looked at in a language and a size: all of them at the full scale."""
    return [name for name in TABLES if FULL or (name, size, language) in SOME]


@pytest.mark.parametrize(
    ("language", "size"),
    [(language, size) for language in LANGUAGES for size in SIZES if looked_at(language, size)],
    ids=lambda one: one.replace(" ", "-"),
)
def test_no_word_is_too_small_or_cut(
    invite: Invite, server: Server, language: str, size: str
) -> None:
    wanted = looked_at(language, size)
    person = invite(server, SIZES[size]._replace(language=LOCALES[language]))
    found = {name: told for name in wanted if (told := faults(show(person, name)))}
    assert found == {}


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_a_sheet_over_the_table_is_too_small_or_cut(
    invite: Invite, server: Server, size: str
) -> None:
    person = invite(server, SIZES[size]._replace(language="de-DE"))
    table = show(person, "expansions/late-7")
    for key in SHEETS:
        person.page.keyboard.press(key)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        assert unreadable(person.page) == [], key
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).not_to_be_visible()
    table.hands.press(table.root.locator("header.bar button[aria-haspopup=dialog]").last)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert unreadable(person.page) == []


def test_every_size_and_language_is_among_those_that_are_always_looked_at() -> None:
    assert {size for _, size, _ in SOME} == set(SIZES)
    assert {language for _, _, language in SOME} == set(LANGUAGES)


def named(person: Person, name: str) -> Table:
    """A full table at which everyone has the longest of names."""
    told = msgspec.json.decode((FIXTURES / f"{name}.json").read_bytes(), type=dict[str, object])
    seats = msgspec.convert(told["seats"], list[dict[str, object]])
    return show(person, name, seats=[seat | {"name": LONGEST} for seat in seats])


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_tip_of_a_name_that_is_cut_has_all_of_it(
    invite: Invite, server: Server, size: str
) -> None:
    table = named(invite(server, DESK._replace(width=SIZES[size].width)), "base/age3-late-7")
    names = table.root.locator(".name, b").filter(has_text=LONGEST)
    expect(names.first).to_be_visible()
    cut = names.evaluate_all(BROAD)
    assert cut
    for at in range(names.count()):
        if not names.nth(at).is_visible():
            continue
        table.page.mouse.move(1, 1)
        names.nth(at).hover()
        expect(table.page.get_by_role("tooltip")).to_contain_text(LONGEST)


def test_a_phone_shows_the_table_from_edge_to_edge(invite: Invite, server: Server) -> None:
    person = invite(server, PHONE)
    table = show(person, "base/age3-late-7")
    table.hand.last.scroll_into_view_if_needed()
    table.root.get_by_role("tab").last.focus()
    # As a browser does that brings something into view.
    pushed = table.root.evaluate("(it) => { it.scrollLeft = 200; return it.scrollLeft; }")
    assert (pushed, person.page.evaluate("scrollX")) == (0, 0)


def test_a_word_that_is_small_or_cut_is_found(person: Person) -> None:
    table = show(person, "base/age2-mid-5")
    assert unreadable(table.page) == []
    name = table.city.locator("header .place")
    name.evaluate("(it) => (it.style.fontSize = '10px')")
    assert any(one.startswith("10px: ") for one in unreadable(table.page))
    name.evaluate("(it) => (it.style = 'display: block; width: 6px; overflow: hidden')")
    assert any(one.startswith("cut at the side: ") for one in unreadable(table.page))
    name.evaluate("(it) => (it.style = 'display: block; height: 5px; overflow: clip')")
    assert any(one.startswith("cut above or below: ") for one in unreadable(table.page))
