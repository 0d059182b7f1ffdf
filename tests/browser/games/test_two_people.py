"""Two people in two browsers at one table, over lines that break and servers that die."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Lobby
from tests.browser.meeting import Meeting, meet
from tests.browser.people import PHONE
from tests.browser.serving import Server


@pytest.fixture
def meeting(invite: Invite, server: Server) -> Meeting:
    """Ada at a desk and Bo on a phone."""
    return meet(invite(server), invite(server, PHONE))


@pytest.fixture
def fragile(invite: Invite, own_server: Server) -> Meeting:
    """The same at a server that may die."""
    return meet(invite(own_server), invite(own_server, PHONE))


def test_a_choice_is_sealed_until_everyone_has_chosen_and_may_be_changed(meeting: Meeting) -> None:
    hers, his = meeting.hers, meeting.his
    first = hers.play("build")
    expect(hers.root).to_contain_text(f"You build {first}")
    expect(hers.root).to_contain_text("Waiting for Bo")
    expect(his.root).not_to_contain_text(f"You build {first}")
    hers.change.click()
    second = hers.play("discard")
    expect(hers.root).to_contain_text(f"You discard {second}")
    assert hers.turn == his.turn == "1.1"
    his.play()
    for table in (hers, his):
        expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(hers.city).to_contain_text("Nothing built yet")


def test_a_lost_connection_is_told_and_the_game_goes_on_where_it_was(meeting: Meeting) -> None:
    meeting.play_until("2.2")
    lost = meeting.bo.page.get_by_text("Connection lost")
    meeting.bo.offline(away=True)
    expect(lost).to_be_visible()
    meeting.hers.play()
    meeting.bo.offline(away=False)
    expect(lost).not_to_be_visible()
    meeting.his.play()
    expect(meeting.hers.root).to_have_attribute("data-turn", "2.3")
    meeting.play_until("over")
    # On a phone the own city is first.
    assert sorted(meeting.hers.totals()) == sorted(meeting.his.totals())


def test_what_happened_while_away_is_shown_on_coming_back(meeting: Meeting) -> None:
    meeting.his.play()
    meeting.bo.offline(away=True)
    meeting.hers.play()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.2")
    assert meeting.his.turn == "1.1"
    meeting.bo.offline(away=False)
    expect(meeting.his.root).to_have_attribute("data-turn", "1.2")


def test_a_choice_made_while_the_line_is_broken_arrives_once_it_is_back(meeting: Meeting) -> None:
    meeting.hers.play()
    meeting.bo.offline(away=True)
    meeting.his.choose()
    meeting.bo.offline(away=False)
    for table in (meeting.hers, meeting.his):
        expect(table.root).to_have_attribute("data-turn", "1.2")


def test_who_plays_again_meets_at_the_same_table(meeting: Meeting) -> None:
    meeting.play_until("over")
    meeting.ada.page.get_by_role("button", name="Play again").click()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.1")
    meeting.bo.page.get_by_text("To the new table").tap()
    expect(meeting.his.root).to_have_attribute("data-turn", "1.1")
    assert meeting.bo.page.url == meeting.ada.page.url


def test_a_killed_server_forgets_no_choice_it_had_acknowledged(
    fragile: Meeting, own_server: Server
) -> None:
    fragile.play_until("1.3")
    built = fragile.hers.play("build")
    expect(fragile.hers.root).to_contain_text(f"You build {built}")
    own_server.kill()
    own_server.start()
    fragile.his.play()
    for table in (fragile.hers, fragile.his):
        expect(table.root).to_have_attribute("data-turn", "1.4")
    expect(fragile.hers.city).to_contain_text(built)
    fragile.play_until("2.1")


def test_a_choice_sent_while_the_server_is_dead_arrives_when_it_is_back(
    fragile: Meeting, own_server: Server
) -> None:
    built = fragile.hers.play("build")
    own_server.kill()
    fragile.his.choose()
    own_server.start()
    for table in (fragile.hers, fragile.his):
        expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(fragile.hers.city).to_contain_text(built)


def test_a_server_told_to_stop_does_not_wait_for_open_pages(
    fragile: Meeting, own_server: Server
) -> None:
    fragile.hers.play()
    own_server.stop()
    own_server.start()
    fragile.his.play()
    expect(fragile.hers.root).to_have_attribute("data-turn", "1.2")


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(meeting: Meeting) -> None:
    meeting.play_until("1.2")
    page = meeting.bo.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("button", name="Leave", exact=True).tap()
    meeting.hers.play()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.3")
    expect(meeting.hers.root.get_by_role("img", name="a bot is playing")).to_be_visible()
    page.goto(meeting.ada.page.url)
    back = page.get_by_role("button", name="Take your seat again")
    back.tap()
    expect(back).not_to_be_visible()
    meeting.hers.play()
    meeting.his.play()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.4")


def test_who_loses_a_seat_to_the_host_is_told(invite: Invite, server: Server) -> None:
    host = Home(invite(server)).open().set_up().create("Ada", players=3)
    bo = invite(server, PHONE)
    guest = Lobby(bo).join(host.link, "Bo")
    expect(host.seated("Bo")).to_be_visible()
    host.page.get_by_role("button", name="Free the seat").click()
    told = bo.page.get_by_text("The host has freed your seat")
    expect(told).to_be_visible()
    guest.hands.press(guest.join_form.locator("button[type=submit]"))
    expect(guest.seated("Bo")).to_be_visible()
    expect(told).to_have_count(0)
