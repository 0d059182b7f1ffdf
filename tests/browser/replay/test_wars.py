"""The conflicts of an Age as they are told: between teams, with diplomacy, with a free city."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Profile
from tests.browser.replay.scenes import NAMES
from tests.browser.replay.wars import fights_in, war_of, war_panel, war_where
from tests.browser.serving import Server
from tests.browser.table.test_motion import moving
from tests.support.games import Kind

TEAMS = Kind("1e", 4, ("cities",), teams=True)
PAIRS = Kind("2e", 6, ("cities", "leaders"), teams=True, experts=True)
ALONE = Kind("2e", 3, ("cities",))
TWO = Kind("1e", 2)


def test_partners_fight_for_one_token_less_by_diplomacy(invite: Invite, server: Server) -> None:
    game, step = war_where(TEAMS, lambda war: bool(war.softened))
    told = war_of(game.steps[step])
    panel = war_panel(invite(server, moving(DESK)), game, step)
    assert sorted(fights_in(panel)) == sorted(told.fights)
    lines = panel.locator(".peace").all_inner_texts()
    assert lines == [
        *(f"{NAMES[city]} fights for one token less: Diplomacy" for city in told.softened),
        *(f"{NAMES[city]} takes no part: Diplomacy" for city in told.peace),
    ]


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
def test_partners_stand_together_after_the_conflicts(
    invite: Invite, server: Server, profile: Profile
) -> None:
    game, step = war_where(PAIRS, lambda war: len(war.fights) > 1)
    panel = war_panel(invite(server, moving(profile)), game, step)
    standing = panel.locator("[data-part=war-standing] li")
    expect(standing).to_have_count(3)
    texts = standing.all_inner_texts()
    pairs = [[name for name in NAMES if name in text] for text in texts]
    assert sorted(pairs) == [["Ada", "Ben"], ["Cleo", "Dan"], ["Eve", "Fay"]]
    expect(panel.locator(".borders .team")).to_have_count(2 * len(fights_in(panel)))


def test_two_who_are_left_fight_once(invite: Invite, server: Server) -> None:
    game, step = war_where(ALONE, lambda war: len(war.fights) == 1)
    told = war_of(game.steps[step])
    panel = war_panel(invite(server, moving(DESK)), game, step)
    assert sorted(fights_in(panel)) == sorted(told.fights)
    (out,) = told.peace
    assert panel.locator(".peace").all_inner_texts() == [f"{NAMES[out]} takes no part: Diplomacy"]


def test_the_free_city_fights_both_players(invite: Invite, server: Server) -> None:
    game, step = war_where(
        TWO, lambda war: any(side.tokens for fight in war.fights for side in fight)
    )
    panel = war_panel(invite(server, moving(DESK)), game, step)
    told = war_of(game.steps[step], "Free city")
    assert sorted(fights_in(panel)) == sorted(told.fights)
    expect(panel.locator("[data-part=war-standing] li")).to_have_count(2)
