"""Surfaces that take some doing: what is asked for, written, played up to, or kept for long."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.driver import Home, Table, hands_of
from tests.browser.gathering import Seat, begin
from tests.browser.past.games import Played, Player, remember, with_account
from tests.browser.people import Person, Profile
from tests.browser.replay.watching import BASE, DROP, a_record, analysed, opener
from tests.browser.serving import Server
from tests.browser.table.fixed import show
from tools.pictures.around import Take, shoot_around
from tools.pictures.studio import photograph

CALM: Final = {"clock": {"turn": 600, "reserve": 60}}
MENU: Final = "header.bar button[aria-haspopup=dialog]"
CLOCK: Final = "header.bar button:has([role=timer])"
CHAT: Final = "header.bar [data-part=talk-button]"
TELL: Final = """(one) => one.dispatchEvent(
  new PointerEvent('pointermove', { pointerType: 'mouse', movementX: 1, movementY: 1 }))"""
"""Asks for the tip of something, as a mouse does that comes to it."""


def taking(folder: Path) -> Take:
    """Photographs into a folder, once letters and pictures have come."""

    def take(page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(250)
        photograph(page, folder / name)

    return take


def shoot_asked(person: Person, take: Take) -> None:
    """What a table tells who asks: a tip, a card, a reason, and how to report a fault."""
    page, hands = person.page, hands_of(person)
    table = show(person, "base/age2-mid-5")
    page.locator("section.city.mine .stage").last.evaluate(TELL)
    page.get_by_role("tooltip").wait_for()
    take(page, "table-tip")
    table.take_up(0)
    hands.press(table.root.locator("h3 button.name"))
    page.locator("dialog .detail, dialog .look").first.wait_for()
    take(page, "table-card-looked-up")
    table = show(person, "expansions/freeze")
    table.open_card("stage")
    refused = table.hand.filter(has=page.locator(".no")).first
    if table.cancel.is_visible() and person.profile.touch:
        hands.press(table.cancel)
    hands.press(refused)
    hands.press(table.root.locator("[data-why]").first)
    page.locator("dialog .topic").wait_for()
    take(page, "table-why")
    show(person, "base/age2-mid-5")
    hands.press(page.locator(MENU).last)
    hands.press(page.locator("dialog .ways button:not(.leave)").last)
    page.locator("dialog textarea").wait_for()
    take(page, "table-report")


def shoot_game(person: Person, take: Take) -> None:
    """A hint, the conflicts of an Age, and how a game went."""
    page = person.page
    table = Home(person).open().deal("Ada")
    page.keyboard.press("i")
    page.locator("[data-part=hint]").wait_for()
    take(page, "table-hint")
    page.keyboard.press("Escape")
    table.play_until("1.6")
    page.evaluate("localStorage['sevenwonders.motion'] = 'quick'")
    page.reload()
    table.wait_until_asked()
    table.play()
    page.locator("[data-part=war]").wait_for()
    take(page, "table-war")
    page.evaluate("localStorage['sevenwonders.motion'] = 'off'")
    page.reload()
    table.wait_until_asked()
    table.play_out()
    table.hands.press(table.root.locator(".kept button").first)
    page.locator("[data-part=course] svg path.line").first.wait_for()
    take(page, "table-how-it-went")


def shoot_setting(person: Person, take: Take) -> None:
    """A table that is set: expansions, a wonder that is chosen, the link as a code."""
    page, hands = person.page, hands_of(person)
    setting = Home(person).open().set_up()
    ticks = page.locator(".boxes > * input[type=checkbox]")
    ticks.first.wait_for()
    for at in range(ticks.count()):
        if not ticks.nth(at).is_checked():
            hands.press(ticks.nth(at))
    setting.players(6)
    page.evaluate("scrollTo(0, 0)")
    take(page, "page-new-expansions")
    page.locator(".boxes").first.scroll_into_view_if_needed()
    take(page, "page-new-expansions-below")
    hands.press(setting.form.locator("button.wonder").first)
    page.locator("dialog .side").first.wait_for()
    take(page, "page-new-wonders")
    page.locator("dialog header button").click()
    lobby = setting.create("Ada", players=6, bots=3)
    hands.press(page.locator("section[aria-labelledby=share] button[aria-expanded]"))
    page.locator("section[aria-labelledby=share] .code").wait_for()
    lobby.seats.first.wait_for()
    take(page, "page-lobby-code")


def shoot_replay(person: Person, take: Take) -> None:
    """A game that is watched again, and its analysis."""
    page = person.page
    opener(page).evaluate(DROP, a_record(BASE))
    viewer = page.get_by_test_id("replay")
    viewer.wait_for()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    take(page, "replay")
    analysed(person)
    take(page, "replay-analysis")


def shoot_company(ada: Person, bo: Person, take: Take) -> None:
    """A table with a clock, and what is said at it."""
    hers, his = begin((Seat(ada, "Ada"), Seat(bo, "Bo")), players=4, terms=CALM)
    take(ada.page, "table-clock")
    hers.hands.press(hers.root.locator(CLOCK))
    ada.page.locator("dialog li").first.wait_for()
    take(ada.page, "table-clock-times")
    ada.page.keyboard.press("Escape")
    for table, words in ((hers, "Hello Bo!"), (his, "Hello Ada. Who takes the marble?")):
        say(table, words)
    take(ada.page, "table-chat")


def say(table: Table, words: str) -> None:
    """Open the chat and write something."""
    table.hands.press(table.root.locator(CHAT).first)
    field = table.page.locator("[data-part=talk] form input")
    field.fill(words)
    table.page.locator("[data-part=talk] form button").last.click()
    table.page.locator("[data-part=talk] [role=log]").get_by_text(words).wait_for()


def shoot_past(person: Person, rival: Person, server: Server, take: Take) -> None:
    """The games, ratings, profile and account of somebody who has played for long."""
    page, hands = person.page, hands_of(person)
    phryne, lais = with_account(person, "Phryne"), with_account(rival, "Lais")
    duels = [
        Played({phryne: 45 + day % 17, lais: 40 + 5 * day % 23}, "two", day=day, rated=True)
        for day in range(24)
    ]
    timo, bot = Player("Timo", "someone-Timo"), Player("Thais", bot="easy")
    party = {phryne: 61, timo: 52, bot: 33}
    remember(server, [*duels, Played(party, "expansions", ("leaders", "cities"), day=25)])
    page.goto("/ratings")
    tick = page.locator("main input[type=checkbox]").first
    tick.wait_for()
    hands.press(tick)
    page.wait_for_timeout(300)
    for name, path in (
        ("ratings", "/ratings"),
        ("games", "/games"),
        ("profile", "/people/Phryne"),
        ("account", "/account"),
    ):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        take(page, f"page-{name}-signed-in")


@contextmanager
def own_server() -> Generator[Server]:
    """A server where nobody has played yet."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), SEVENWONDERS_LIMITS="requests=off")
        server.start()
        try:
            yield server
        finally:
            server.stop()


def shoot_rare(browser: Browser, server: Server, profile: Profile, folder: Path) -> None:
    """All of these for one size and language."""
    take = taking(folder)
    person, other = Person(browser, server.url, profile), Person(browser, server.url, profile)
    shoot_asked(person, take)
    shoot_setting(person, take)
    shoot_replay(person, take)
    shoot_company(person, other, take)
    other.close()
    person.close()
    shoot_around(browser, server, profile, take)
    player = Person(browser, server.url, profile)
    shoot_game(player, take)
    player.close()
    with own_server() as quiet:
        veteran, rival = Person(browser, quiet.url, profile), Person(browser, quiet.url, profile)
        shoot_past(veteran, rival, quiet, take)
        veteran.close()
        rival.close()
