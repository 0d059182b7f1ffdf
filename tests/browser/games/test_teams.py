"""Teams of two in two browsers: what partners see of each other, and nobody else."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home, Lobby, Table, hands_of
from tests.browser.games.test_games import check_the_score_sheet, overflow
from tests.browser.games.whims import Whims
from tests.browser.meeting import take_turns
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server


class Team(NamedTuple):
    """Two partners, and what they sit at."""

    ada: Person
    hers: Whims
    his: Whims

    def play_until(self, end: str) -> None:
        """Both answer whatever comes, until each is there."""
        whims = {one.table: one for one in (self.hers, self.his)}
        take_turns(tuple(whims), end, lambda table: whims[table].answer())


@pytest.fixture
def team(invite: Invite, server: Server) -> Team:
    """Ada at a desk and Bo on a phone, against a team of bots."""
    ada, bo = invite(server), invite(server, PHONE)
    setting = Home(ada).open().set_up().edition("2e").take("Leaders", "Cities", "Edifice")
    host = setting.take("In teams of two").create("Ada", players=4, bots=2)
    guest = Lobby(bo).join(host.link, "Bo")
    expect(host.seated("Bo")).to_be_visible()
    return Team(ada, Whims(host.start(), "ada"), Whims(guest.begun(), "bo"))


def partner_of(table: Table) -> Locator:
    """The chip of the partner, with what they do."""
    return table.root.locator(".partner button.chip")


def names(cards: Locator) -> set[str]:
    """What the cards that lie somewhere are called."""
    return set(cards.locator(".name").all_inner_texts())


def watch(person: Person, url: str) -> Table:
    """The table for somebody who only looks."""
    person.page.goto(url)
    return Table(person.page, hands_of(person)).wait()


def test_partners_see_each_others_hand_and_choice_and_others_do_not(
    team: Team, invite: Invite, server: Server, program: Chromium
) -> None:
    hers, his = team.hers.table, team.his.table
    watched = watch(invite(server), team.ada.page.url)
    team.play_until("play")
    held = names(his.hand)
    expect(partner_of(hers)).to_contain_text("Bo still choosing")
    chosen = his.play("discard")
    expect(partner_of(hers)).to_contain_text(f"discards {chosen}")
    team.ada.page.keyboard.press("t")
    panel = hers.root.get_by_role("region", name="Your partner Bo")
    expect(panel).to_be_visible()
    assert names(panel.get_by_role("list", name="Hand of Bo").get_by_role("listitem")) == held
    leaders = names(panel.get_by_role("list", name="Leaders of Bo").get_by_role("listitem"))
    assert leaders == names(his.root.locator(".rack li"))
    check(team.ada.page, program.axe)
    team.ada.page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()
    expect(partner_of(his)).to_contain_text("Ada still choosing")
    partner_of(his).tap()
    expect(his.root.get_by_role("region", name="Your partner Ada")).to_be_visible()
    assert overflow(his) == 0
    check(his.page, program.axe)
    partner_of(his).tap()
    expect(watched.root).to_contain_text("Waiting for Ada")
    expect(watched.root.locator(".partner")).to_have_count(0)
    expect(watched.root).not_to_contain_text(chosen)
    assert watched.cards == []


def test_an_opponent_sees_no_hand_but_their_own(invite: Invite, server: Server) -> None:
    ada, cleo = invite(server), invite(server)
    setting = Home(ada).open().set_up().edition("2e").take("Cities", "In teams of two")
    host = setting.create("Ada", players=4, bots=1)
    # The second seat goes to Ada's partner, the third to the other team.
    host.seat_bot(2)
    guest = Lobby(cleo).join(host.link, "Cleo")
    expect(host.seated("Cleo")).to_be_visible()
    hers, others = host.start(), guest.begun()
    expect(partner_of(hers)).to_be_visible()
    expect(partner_of(others)).not_to_contain_text("Ada")
    chosen = hers.play("discard")
    expect(hers.root).to_contain_text(f"You discard {chosen}")
    others.open_card("discard")
    expect(others.root).not_to_contain_text(f"discards {chosen}")
    others.page.keyboard.press("t")
    panel = others.root.get_by_role("region", name="Your partner")
    expect(panel).to_be_visible()
    expect(panel).not_to_contain_text("Ada")


def test_a_game_of_teams_to_its_result(team: Team, program: Chromium) -> None:
    hers, his = team.hers.table, team.his.table
    team.play_until("over")
    check_the_score_sheet(hers, cities=4)
    # On a phone the own city is first.
    assert sorted(hers.totals()) == sorted(his.totals())
    columns = hers.sheet.locator("thead th .name").all_inner_texts()
    points = dict(zip(columns, hers.totals(), strict=True))
    together = points["Ada"] + points["Bo"]
    theirs = sum(hers.totals()) - together
    expect(
        hers.sheet.locator("tfoot .together td").filter(has_text=str(together))
    ).not_to_have_count(0)
    verdict = hers.root.get_by_role("heading", level=2)
    expect(verdict).to_contain_text(f"{max(together, theirs)} points")
    if together > theirs:
        expect(verdict).to_contain_text("You and Bo win")
    check(team.ada.page, program.axe)
    check(his.page, program.axe)
