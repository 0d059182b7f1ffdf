"""Somebody who takes any of what the page offers, by a seed, and remembers what was met."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.driver import LONGEST, SHORTCUTS, Table
from tests.browser.hands import Keys

READ_HAND: Final = """(all) => all.map((it) => ({
  goods: it.querySelector('.face.brown, .face.gray') !== null,
  useful: !it.classList.contains('blocked'),
}))"""
READ_OFFERS: Final = """(all) => all.map((it) => ({
  action: it.dataset.action,
  places: it.parentElement.querySelectorAll('.place').length || 1,
  prices: it.parentElement.querySelectorAll('.way').length || 1,
  joins: it.parentElement.querySelector('[role=switch]') !== null,
}))"""
DISCARDS: Final = 0.1
"""How often a card goes for coins that could do something else."""
MOMENT: Final = 450
"""Milliseconds after which a press near the last one is no second press of a double click."""


class InHand(msgspec.Struct):
    """What the hand shows of a card."""

    goods: bool
    """Whether it makes goods, by its colour."""
    useful: bool
    """Whether it can do more than be discarded."""


class Offered(msgspec.Struct):
    """Something that can be done with the card taken up."""

    action: str
    places: int
    prices: int
    joins: bool


class Deed(NamedTuple):
    """What was asked and what was done."""

    kind: str
    action: str
    places: int = 1
    """Among how many stages and ways of building them it was chosen."""
    prices: int = 1
    joined: bool = False


Look = Callable[[str], None]
"""Called with a kind of question that was not asked before, when a card is taken up for it."""


class Whims:
    """Plays a table; goes first for what it has not done yet, then for anything."""

    def __init__(self, table: Table, seed: str, look: Look | None = None) -> None:
        self.table = table
        self.deeds: list[Deed] = []
        self._look = look
        self._random = random.Random(seed)
        self._hands = table.hands

    @property
    def kinds(self) -> set[str]:
        """Every kind of question answered so far."""
        return {deed.kind for deed in self.deeds}

    def answer(self) -> Deed:
        """Answer what is asked, and wait until the page shows the answer."""
        asked, _, kind = self.table.moment
        # Where nothing need be done, a card that is too dear cannot be discarded either.
        some = any(card.useful for card in self._hand())
        self._let_pass(kind)
        if self.table.nothing.count() and (not some or self._random.random() < DISCARDS):
            self._press(self.table.nothing)
            deed = Deed(kind, "nothing")
        else:
            self.table.take_up(self._card())
            if self._look and kind not in self.kinds:
                self._look(kind)
            deed = self._use(kind)
        expect(self.table.root).not_to_have_attribute("data-decision", asked)
        expect(self.table.root).not_to_have_attribute("data-sending", "true")
        self.deeds.append(deed)
        return deed

    def play_until(self, end: str) -> None:
        """Go on until a kind of question, an Age as 2, or a turn as 2.1; ``over`` is the last."""
        for _ in range(LONGEST):
            self.table.wait_until_asked()
            if self.table.moment.reached(end):
                return
            self.answer()
        raise AssertionError(f"{end} never comes: {self.table.turn}")

    def _hand(self) -> list[InHand]:
        return msgspec.convert(self.table.hand.evaluate_all(READ_HAND), list[InHand])

    def _card(self) -> int:
        """Which to take up: cards of goods by preference, which open what comes later."""
        hand = self._hand()
        wanted = [at for at, card in enumerate(hand) if card.goods and card.useful]
        useful = [at for at, card in enumerate(hand) if card.useful]
        return self._random.choice(wanted or useful or range(len(hand)))

    def _use(self, kind: str) -> Deed:
        """Do something with what was taken up."""
        offer = self._offer()
        button = self.table.action(offer.action)
        around = button.locator("..")
        if offer.places > 1:
            self._pick(around.locator(".place"), "s")
        # Another place may be paid otherwise than the first.
        if around.locator(".way").count():
            self._pick(around.locator(".way"), "p")
        join = around.get_by_role("switch")
        joined = join.count() > 0
        if joined:
            self._press(join)
            expect(join).to_have_attribute("aria-checked", "true")
        if isinstance(self._hands, Keys):
            self.table.page.keyboard.press(SHORTCUTS[offer.action])
        else:
            self._let_pass(kind)
            self._hands.press(button)
        return Deed(kind, offer.action, offer.places, offer.prices, joined)

    def _let_pass(self, kind: str) -> None:
        """Wait where a press may fall on the place of the last one, as of a double click."""
        if kind != "play":
            self.table.page.wait_for_timeout(MOMENT)

    def _offer(self) -> Offered:
        """A stage when it brings something new, otherwise anything, rarely coins."""
        open_now = self.table.root.locator("[data-action]:not([disabled])")
        expect(open_now).not_to_have_count(0)
        offers = msgspec.convert(open_now.evaluate_all(READ_OFFERS), list[Offered])
        stages = [one for one in offers if one.action == "stage" and self._is_news(one)]
        others = [one for one in offers if one.action not in {"stage", "discard"}]
        if stages or (others and self._random.random() > DISCARDS):
            return self._random.choice(stages or others)
        return self._random.choice([one for one in offers if one.action != "stage"] or offers)

    def _is_news(self, stage: Offered) -> bool:
        """Whether building it shows something not yet seen, while there is any of that left."""
        chosen = any(deed.action == "stage" and deed.places > 1 for deed in self.deeds)
        joined = any(deed.joined for deed in self.deeds)
        return (chosen and joined) or (stage.places > 1 and not chosen) or stage.joins > joined

    def _pick(self, choices: Locator, key: str) -> None:
        """Take one of some choices beside an offer; by keyboard they come in turn."""
        at = self._random.randrange(choices.count())
        choice = choices.nth(at)
        if isinstance(self._hands, Keys):
            for _ in range(at):
                self.table.page.keyboard.press(key)
        else:
            self._hands.press(choice)
        expect(choice).to_have_attribute("aria-pressed", "true")

    def _press(self, thing: Locator) -> None:
        """Push it, by keyboard with the key that it names."""
        if isinstance(self._hands, Keys):
            self.table.page.keyboard.press((thing.get_attribute("aria-keyshortcuts") or "").lower())
        else:
            self._hands.press(thing)
