"""Plays through the pages as a person does, and reads only what they show."""

import re
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands, Keys, Mouse, Touch
from tests.browser.people import Person

LONGEST: Final = 60
"""More decisions than any seat has in a game."""
SHORTCUTS: Final = {
    "take": "b",
    "keep": "k",
    "recruit": "r",
    "copy": "b",
    "bury": "b",
    "yield": "g",
    "drop": "g",
    "lose": "g",
    "build": "b",
    "free": "f",
    "stage": "w",
    "discard": "d",
}
"""What can be done with a card, in the order in which it is tried, and the key for it."""
READ_MOMENT: Final = "(it) => ['decision', 'turn', 'kind'].map((name) => it.dataset[name] ?? '')"


def number(text: str) -> int:
    """A figure as the pages write it, with the minus of print."""
    return int(text.replace("\u2212", "-"))


def hands_of(person: Person) -> Hands:
    """What a person of this profile works with."""
    return Touch() if person.profile.touch else Mouse()


class Home:
    """The first page: a quick game, a table for friends, the tables there are."""

    def __init__(self, person: Person, hands: Hands | None = None) -> None:
        self.person = person
        self.page = person.page
        self.hands = hands or hands_of(person)
        self.quick = self.page.locator("section[aria-labelledby=quick]")

    def open(self) -> "Home":
        """Come by the address."""
        self.page.goto("/")
        expect(self.quick).to_be_visible()
        return self

    def deal(self, name: str, *, players: int = 3, edition: str = "1e") -> "Table":
        """Play against bots at once."""
        self.hands.write(self.quick.get_by_role("textbox"), name)
        self.hands.press(self._radio(str(players)))
        self.hands.press(self._radio(edition))
        self.hands.press(self.quick.locator("button[type=submit]"))
        return Table(self.page, self.hands).wait()

    def set_up(self) -> "SetUp":
        """Go on to a table for friends."""
        self.hands.press(self.page.locator("section[aria-labelledby=friends] a[href='/new']"))
        return SetUp(self.person, self.hands)

    def _radio(self, value: str) -> Locator:
        return self.quick.locator(f"input[type=radio][value='{value}']")


class SetUp:
    """The page where a table is set."""

    def __init__(self, person: Person, hands: Hands) -> None:
        self.person = person
        self.page = person.page
        self.hands = hands
        self.form = self.page.locator("main form")

    def take(self, *labels: str) -> "SetUp":
        """Tick boxes and options, and leave those that are ticked."""
        for label in labels:
            tick = self.form.get_by_role("checkbox", name=label, exact=True)
            tick.wait_for()
            if not tick.is_checked():
                self.hands.press(tick)
        return self

    def players(self, count: int) -> "SetUp":
        """Say for how many."""
        self.hands.press(self.form.locator(f"input[type=radio][value='{count}']"))
        return self

    def edition(self, name: str) -> "SetUp":
        """Take an edition of the base game."""
        self.hands.press(self.form.locator(f"input[type=radio][value='{name}']"))
        return self

    def board(self, seat: int, side: str) -> "SetUp":
        """Give a seat, from 1, its wonder: as ``Giza, day``."""
        button = self.form.get_by_role("button", name=f"Choose the wonder of seat {seat}")
        self.hands.press(button)
        self.hands.press(self.page.get_by_role("dialog").get_by_label(f"{side}, "))
        expect(button).to_contain_text(side.partition(",")[0])
        return self

    def create(self, name: str, *, players: int, bots: int = 0) -> "Lobby":
        """Set the table; bots take the last seats."""
        self.hands.write(self.form.get_by_role("textbox"), name)
        self.players(players)
        for place in range(players - 1 - bots, players - 1):
            self.form.locator("ol select").nth(place).select_option("greedy")
        self.hands.press(self.form.locator("button[type=submit]"))
        self.page.wait_for_url("**/table/*")
        lobby = Lobby(self.person, self.hands)
        expect(lobby.seats.first).to_be_visible()
        return lobby


class Lobby:
    """A table before the game."""

    def __init__(self, person: Person, hands: Hands | None = None) -> None:
        self.person = person
        self.page = person.page
        self.hands = hands or hands_of(person)
        self.seats = self.page.locator("section[aria-labelledby=seats] > ol > li")
        self.join_form = self.page.locator("form.join")

    @property
    def link(self) -> str:
        """The link that friends are sent."""
        return self.page.locator("section[aria-labelledby=share] input").input_value()

    def seated(self, name: str) -> Locator:
        """Where somebody sits."""
        return self.seats.get_by_text(name, exact=True)

    def join(self, link: str, name: str) -> "Lobby":
        """Come by a link and sit down."""
        self.page.goto(link)
        self.hands.write(self.join_form.get_by_role("textbox"), name)
        self.hands.press(self.join_form.locator("button[type=submit]"))
        expect(self.seated(name)).to_be_visible()
        return self

    def seat_bot(self, seat: int) -> None:
        """Give a seat, from 1, to a bot, as the host."""
        self.seats.nth(seat - 1).locator("select").select_option("greedy")
        expect(self.seats.nth(seat - 1).locator("select")).to_have_count(0)

    def fill(self) -> "Lobby":
        """Seat bots wherever nobody sits, as the host."""
        self.hands.press(self.page.locator("section[aria-labelledby=seats] .all > button").first)
        expect(self.page.locator("section.begin button.primary")).to_be_enabled()
        return self

    def start(self) -> "Table":
        """Begin, as the host."""
        self.hands.press(self.page.locator("section.begin button.primary"))
        return self.begun()

    def begun(self) -> "Table":
        """The game, once the host has begun it."""
        return Table(self.page, self.hands).wait()


class Moment(NamedTuple):
    """What a table says at one look; by the next look it may have gone on."""

    decision: str
    """The number of the decision asked for; empty while there is none."""
    turn: str
    """Age and turn, as 2.5."""
    kind: str
    """What is asked for: play, free-city, last-card, discard-pile; or over."""

    def reached(self, end: str) -> bool:
        """Whether this is a kind of question, an Age as 2, or a turn as 2.1."""
        return self.kind == end or self.turn.startswith(end)


class Table:
    """A game under way or over, in one tab."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page = page
        self.hands = hands
        self.root = page.get_by_test_id("table")
        self.hand = self.root.locator("[role=listbox] [role=option]")
        self.change = self.root.locator("[aria-keyshortcuts=C]")
        self.nothing = self.root.locator("[aria-keyshortcuts=N]")
        self.cancel = self.root.locator("button.cancel")
        self.sheet = self.root.locator("table")
        self.city = self.root.locator("section.city.mine")

    def wait(self) -> "Table":
        """Until the table is drawn."""
        expect(self.root).to_be_visible()
        return self

    def wait_until_asked(self) -> None:
        """Until something is asked of this seat, or the game is over."""
        expect(
            self.page.locator(
                "[data-testid=table][data-decision], [data-testid=table][data-kind=over]"
            )
        ).to_be_visible()

    @property
    def moment(self) -> Moment:
        """Where the game stands."""
        return Moment(*self.root.evaluate(READ_MOMENT))

    @property
    def decision(self) -> str:
        """The number of the decision asked for."""
        return self.moment.decision

    @property
    def turn(self) -> str:
        """Age and turn."""
        return self.moment.turn

    @property
    def kind(self) -> str:
        """What is asked for."""
        return self.moment.kind

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.kind == "over"

    @property
    def cards(self) -> list[str]:
        """The hand."""
        found: list[str] = self.hand.evaluate_all("(all) => all.map((it) => it.dataset.card)")
        return found

    @property
    def hand_title(self) -> str:
        """What the hand is called."""
        return self.root.get_by_role("listbox").get_attribute("aria-label") or ""

    def action(self, name: str) -> Locator:
        """The button for something to do with the chosen card."""
        return self.root.locator(f"[data-action={name}]")

    def choose(self, wish: str = "build") -> str:
        """Pick a card that can be used as wished, if there is one, and use it; its name."""
        action = self.open_card(wish)
        name = self.hand.and_(self.root.locator("[aria-selected=true]")).locator(".name")
        card = name.inner_text()
        if isinstance(self.hands, Keys):
            self.page.keyboard.press(SHORTCUTS[action])
        else:
            self.hands.press(self.action(action))
        return card

    def play(self, wish: str = "build") -> str:
        """Choose, and wait until that is answered: by the reveal, or by the seal."""
        asked = self.decision
        card = self.choose(wish)
        expect(self.root).not_to_have_attribute("data-decision", asked)
        expect(self.root).not_to_have_attribute("data-sending", "true")
        return card

    def play_until(self, turn: str) -> None:
        """Go on against bots until a turn is reached."""
        for _ in range(LONGEST):
            if self.turn == turn:
                return
            self.play(self._mood())
        raise AssertionError(f"turn {turn} never comes: {self.turn}")

    def play_out(self) -> list[str]:
        """Go on against bots until the game is over; the kinds of what was asked."""
        kinds: list[str] = []
        for _ in range(LONGEST):
            if self.over:
                return kinds
            kinds.append(self.kind)
            self.play(self._mood())
        raise AssertionError(f"no end in {LONGEST} decisions: {self.turn}")

    def totals(self) -> list[int]:
        """The line of the score sheet that adds up its rows."""
        last = self.sheet.locator("tfoot tr:first-child td")
        return [number(text) for text in last.all_inner_texts()]

    def scores(self) -> list[list[int]]:
        """The rows of the score sheet."""
        rows = self.sheet.locator("tbody tr:not(.detail)")
        return [
            [number(text.split()[0]) for text in rows.nth(at).locator("td").all_inner_texts()]
            for at in range(rows.count())
        ]

    def _mood(self) -> str:
        """Something else each turn, so that a game sees every kind of choice."""
        turn = int(self.turn.partition(".")[2] or 0)
        return {2: "stage", 5: "discard"}.get(turn, "build")

    def open_card(self, wish: str) -> str:
        """Take up cards in turn until one allows the wish, otherwise one that allows the best."""
        expect(self.root).to_have_attribute("data-decision", re.compile("."))
        allowed: list[list[str]] = []
        for at in range(self.hand.count()):
            self.take_up(at)
            allowed.append(self._allowed())
            if wish in allowed[-1]:
                return wish
        best = next(name for name in SHORTCUTS if any(name in names for names in allowed))
        self.take_up(next(at for at, names in enumerate(allowed) if best in names))
        return best

    def take_up(self, at: int) -> None:
        """Choose a card of the hand, to see what can be done with it."""
        card = self.hand.nth(at)
        if isinstance(self.hands, Keys):
            for _ in range(self.hand.count()):
                if card.get_attribute("aria-selected") == "true":
                    return
                self.page.keyboard.press("ArrowRight")
        else:
            if isinstance(self.hands, Touch) and self.cancel.is_visible():
                # On a phone the panel of the chosen card lies over the hand.
                self.hands.press(self.cancel)
            self.hands.press(card)
            expect(card).to_have_attribute("aria-selected", "true")

    def _allowed(self) -> list[str]:
        buttons = self.root.locator("[data-action]:not([disabled])")
        found: list[str] = buttons.evaluate_all("(all) => all.map((it) => it.dataset.action)")
        return found
