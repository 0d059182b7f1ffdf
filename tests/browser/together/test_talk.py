"""What people say to each other at a table, and who reads it."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Lobby, Table
from tests.browser.gathering import Seat, begin, gather, opened
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import overlap

CALLED: Final = re.compile("^Chat$|new message")


class Chat:
    """What somebody sees of the chat of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.opener = page.locator("header.bar").get_by_role("button", name=CALLED)
        self.sheet = page.get_by_role("dialog", name="Chat")
        self.said = page.get_by_role("log", name="Chat")
        self.field = page.get_by_placeholder("Write something")

    def open(self) -> "Chat":
        """Open it beside the hand."""
        self.opener.click()
        expect(self.said).to_be_visible()
        return self

    def write(self, text: str) -> None:
        """Say it, and see it said."""
        self.field.fill(text)
        self.page.get_by_role("button", name="Send", exact=True).click()
        expect(self.field).to_have_value("")

    def more(self, name: str, deed: str) -> None:
        """Do something about the latest message of somebody."""
        self.page.get_by_role("button", name=f"Options for {name}").last.click()
        self.page.get_by_role("button", name=deed).click()

    def one(self, text: str) -> Locator:
        """A message."""
        return self.said.get_by_text(text, exact=True)


class Three(NamedTuple):
    """Ada at a desk, Bo on a phone and Zoé at a French desk, each with the chat open."""

    ada: Chat
    bo: Chat
    zoe: Page
    people: tuple[Person, Person]


@pytest.fixture
def three(invite: Invite, server: Server) -> Three:
    """A game of three people."""
    people = (
        Seat(invite(server), "Ada"),
        Seat(invite(server, PHONE), "Bo"),
        Seat(invite(server, DESK._replace(language="fr-FR")), "Zoé"),
    )
    ada, bo, zoe = begin(people, players=3)
    both = people[0].person, people[1].person
    return Three(Chat(ada.page).open(), Chat(bo.page).open(), zoe.page, both)


def test_what_is_written_is_read_by_everybody_at_the_table(three: Three, program: Chromium) -> None:
    three.ada.write("The marble is mine")
    expect(three.bo.one("The marble is mine")).to_be_visible()
    expect(three.bo.said).to_contain_text("Ada")
    three.bo.write("We will see")
    expect(three.ada.one("We will see")).to_be_visible()
    check(three.ada.page, program.axe)
    check(three.bo.page, program.axe)
    news = three.zoe.get_by_role("button", name="2 nouveaux messages")
    expect(news).to_be_visible()
    news.click()
    expect(three.zoe.get_by_role("log")).to_contain_text("We will see")
    three.zoe.keyboard.press("Escape")
    expect(three.zoe.get_by_role("button", name="nouveau")).to_have_count(0)


def test_a_phrase_is_read_in_the_language_of_the_reader(three: Three) -> None:
    three.ada.page.get_by_role("button", name="Well played!").click()
    expect(three.bo.one("Well played!")).to_be_visible()
    three.zoe.get_by_role("button", name="1 nouveau message").click()
    expect(three.zoe.get_by_role("log")).to_contain_text("Bien joué")
    expect(three.zoe.get_by_role("log")).not_to_contain_text("Well played")


def test_who_is_muted_is_read_no_more_until_read_again(three: Three, program: Chromium) -> None:
    three.bo.write("First")
    expect(three.ada.one("First")).to_be_visible()
    three.ada.more("Bo", "Mute at this table")
    expect(three.ada.page.get_by_text("You have muted Bo.")).to_be_visible()
    expect(three.ada.one("First")).to_have_count(0)
    check(three.ada.page, program.axe)
    three.bo.write("Second")
    three.ada.write("Anybody there?")
    expect(three.ada.one("Anybody there?")).to_be_visible()
    expect(three.ada.one("Second")).to_have_count(0)
    three.ada.page.get_by_role("button", name="Unmute").click()
    expect(three.ada.one("Second")).to_be_visible()


def test_who_is_blocked_is_not_read_at_other_tables_either(three: Three) -> None:
    three.bo.write("First")
    three.ada.more("Bo", "Block everywhere")
    expect(three.ada.page.get_by_text("You have muted Bo.")).to_be_visible()
    ada, bo = (chat.page for chat in (three.ada, three.bo))
    again = gather((Seat(three.people[0], "Ada"), Seat(three.people[1], "Bo")), players=3)
    bo.goto(f"/table/{again}")
    Chat(bo).write("It is me again")
    expect(Chat(bo).one("It is me again")).to_be_visible()
    ada.goto(f"/table/{again}")
    Chat(ada).write("Hello, Bo")
    expect(Chat(ada).one("Hello, Bo")).to_be_visible()
    expect(Chat(ada).one("It is me again")).to_have_count(0)


def test_a_message_is_reported_to_whoever_keeps_the_server(three: Three) -> None:
    three.bo.write("Something bad")
    expect(three.ada.one("Something bad")).to_be_visible()
    three.ada.more("Bo", "Report")
    told = three.ada.page.get_by_role("status").filter(has_text="reported to whoever runs")
    expect(told).to_be_visible()


def test_partners_talk_alone(invite: Invite, server: Server, program: Chromium) -> None:
    people = (
        Seat(invite(server), "Ada"),
        Seat(invite(server, PHONE), "Bo"),
        Seat(invite(server), "Cleo"),
    )
    tables = begin(people, players=4, teams=True, edition="2e", boxes=["cities"])
    ada, bo, cleo = (Chat(table.page).open() for table in tables)
    ada.page.get_by_label("Only for Bo").check()
    ada.write("Pass me the loom")
    expect(bo.one("Pass me the loom")).to_be_visible()
    expect(bo.said).to_contain_text("only for you two")
    check(ada.page, program.axe)
    ada.page.get_by_label("Only for Bo").uncheck()
    ada.write("Good evening")
    expect(cleo.one("Good evening")).to_be_visible()
    expect(cleo.one("Pass me the loom")).to_have_count(0)
    cleo.page.get_by_label("Only for ").check()
    bo.page.get_by_label("Only for Ada").check()
    bo.write("Here it comes")
    expect(ada.one("Here it comes")).to_be_visible()
    expect(cleo.one("Here it comes")).to_have_count(0)


@pytest.mark.parametrize(
    "profile",
    [DESK, DESK._replace(width=1024, height=768), PHONE, PHONE._replace(width=844, height=390)],
    ids=["desk", "small desk", "phone", "phone on its side"],
)
def test_a_card_is_built_while_the_chat_is_open(
    invite: Invite, server: Server, program: Chromium, profile: Profile
) -> None:
    people = Seat(invite(server, profile), "Ada"), Seat(invite(server), "Bo")
    hers, his = begin(people, players=3)
    chat = Chat(hers.page).open()
    his.play()
    chat.write("Your turn?")
    hand = hers.root.get_by_role("listbox")
    assert not overlap(chat.sheet, hand)
    hers.open_card("build")
    expect(chat.sheet).to_be_visible()
    check(hers.page, program.axe)
    hers.play()
    expect(hers.root).to_have_attribute("data-turn", "1.2")
    expect(chat.sheet).to_be_visible()
    assert not overlap(chat.sheet, hand)


def test_on_a_wide_desk_the_chat_covers_no_city(invite: Invite, server: Server) -> None:
    people = Seat(invite(server), "Ada"), Seat(invite(server), "Bo")
    table, _ = begin(people, players=3)
    chat = Chat(table.page).open()
    cities = table.root.locator("section.city")
    expect(cities).to_have_count(3)
    for at in range(3):
        assert not overlap(chat.sheet, cities.nth(at))


def test_the_chat_is_closed_by_its_buttons_and_by_escape(invite: Invite, server: Server) -> None:
    people = Seat(invite(server), "Ada"), Seat(invite(server), "Bo")
    table, _ = begin(people, players=3)
    chat = Chat(table.page)
    closes: tuple[Callable[[], None], ...] = (
        lambda: chat.sheet.get_by_role("button", name="Close").click(),
        chat.opener.click,
        lambda: chat.page.keyboard.press("Escape"),
        lambda: chat.field.press("Escape"),
    )
    for close in closes:
        expect(chat.opener).to_have_attribute("aria-expanded", "false")
        chat.opener.press("Enter")
        expect(chat.sheet).to_be_focused()
        close()
        expect(chat.sheet).to_have_count(0)
        expect(chat.opener).to_be_focused()


def test_what_is_typed_in_the_chat_does_nothing_at_the_table(
    invite: Invite, server: Server
) -> None:
    people = Seat(invite(server), "Ada"), Seat(invite(server), "Bo")
    table, _ = begin(people, players=3)
    table.take_up(0)
    chat = Chat(table.page).open()
    for key in "bd1l?":
        chat.page.keyboard.press(key)
    expect(table.page.get_by_role("dialog")).to_have_count(1)
    expect(table.hand.first).to_have_attribute("aria-selected", "true")
    table.hand.first.focus()
    chat.page.keyboard.press("Escape")
    expect(table.hand.first).to_have_attribute("aria-selected", "false")
    expect(chat.sheet).to_be_visible()
    chat.page.keyboard.press("Escape")
    expect(chat.sheet).to_have_count(0)


def test_before_the_game_there_is_a_chat_too(
    invite: Invite, server: Server, program: Chromium
) -> None:
    ada, bo = invite(server), invite(server, PHONE)
    table = gather((Seat(ada, "Ada"), Seat(bo, "Bo")), players=3)
    for one in (ada, bo):
        one.page.goto(f"/table/{table}")
        expect(Lobby(one).seats).to_have_count(3)
    Chat(ada.page).write("Who is the third?")
    expect(Chat(bo.page).one("Who is the third?")).to_be_visible()
    check(ada.page, program.axe)
    check(bo.page, program.axe)


def test_what_is_typed_while_cards_are_revealed_stays_in_the_field(
    invite: Invite, server: Server
) -> None:
    moving = DESK._replace(motion="no-preference", still=False)
    people = Seat(invite(server, moving), "Ada"), Seat(invite(server), "Bo")
    hers, his = begin(people, players=3)
    chat = Chat(hers.page).open()
    hers.page.keyboard.press("Escape")
    hers.play()
    chat.open()
    chat.field.press_sequentially("Ha")
    his.play()
    motion = hers.page.get_by_test_id("motion").locator(".sprite").first
    expect(motion).to_be_attached()
    chat.field.press_sequentially(" ha b")
    expect(chat.field).to_have_value("Ha ha b")
    chat.field.press("Enter")
    expect(chat.one("Ha ha b")).to_be_visible()
    expect(hers.root).to_have_attribute("data-turn", "1.2")


def test_who_only_watches_reads_no_chat(invite: Invite, server: Server) -> None:
    people = Seat(invite(server), "Ada"), Seat(invite(server), "Bo")
    ada, _ = begin(people, players=3)
    Chat(ada.page).open().write("Only among us")
    watcher = opened(invite(server), ada.page.url.rpartition("/")[2])
    expect(watcher.root).to_contain_text("Waiting for")
    expect(Chat(watcher.page).opener).to_have_count(0)


def narrow(table: Table) -> int:
    """How far the page is wider than the window."""
    wider: int = table.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


def test_a_long_message_stays_in_the_chat_on_a_phone(invite: Invite, server: Server) -> None:
    people = Seat(invite(server, PHONE), "Ada"), Seat(invite(server), "Bo")
    table, _ = begin(people, players=3)
    chat = Chat(table.page).open()
    chat.write("a" * 300)
    expect(chat.one("a" * 300)).to_be_visible()
    assert narrow(table) <= 0
