"""Guilds, which but for one in each edition do the same in both."""

from tests.cards.checks import sheet
from tests.cards.guilds import NEIGHBOURS, Counting, guild_table
from tests.support.covers import covers, covers_both, each
from tests.support.rules import rule
from tests.support.table import built, finish, hand, play, points


def _scores_its_neighbours(edition: str, guild: Counting) -> None:
    around = (guild.left, guild.right, guild.far)
    state = guild_table(edition, guild.slug, own=guild.own, around=around)
    play(state, f"B:{guild.slug}")
    assert points(state, 0, "guilds") == guild.points


@rule("7.1", "7.10", "9.9")
@each("1e", "guild", NEIGHBOURS)
def test_a_guild_counts_both_neighbours_and_not_the_own_city(guild: Counting) -> None:
    _scores_its_neighbours("1e", guild)


@rule("7.1", "7.10", "9.9")
@each("2e", "guild", NEIGHBOURS)
def test_a_guild_counts_both_neighbours_in_the_second_edition_too(guild: Counting) -> None:
    _scores_its_neighbours("2e", guild)


@rule("7.10", "7.13", "9.12")
@covers("1e", "strategists-guild")
def test_the_strategists_guild_counts_the_neighbours_defeats() -> None:
    state = guild_table("1e", "strategists-guild", own="stockade", defeats=(1, 2, 1), turn=6)
    play(state, "B:strategists-guild")
    held, of_age_three = 2 + 1, 2
    assert state.over
    assert points(state, 0, "guilds") == held + of_age_three


@rule("7.11")
@covers_both("builders-guild")
def test_the_builders_guild_counts_the_stages_of_three_cities(edition: str) -> None:
    state = guild_table(edition, "builders-guild", stages=("?", "? ?", "?"))
    play(state, "B:builders-guild")
    assert points(state, 0, "guilds") == 1 + 2 + 1


@rule("7.12")
@covers_both("shipowners-guild")
def test_the_shipowners_guild_counts_own_brown_gray_and_purple_cards_and_itself(
    edition: str,
) -> None:
    around = ("foundry", "loom-2", "press-2")
    own = "timber-yard loom-1 spies-guild altar"
    state = guild_table(edition, "shipowners-guild", own=own, around=around)
    assert built(state, 0)[4:] == ["sawmill", "glassworks-1", "press-1"]
    play(state, "B:shipowners-guild")
    brown, gray, purple = 2, 3, 2
    assert points(state, 0, "guilds") == brown + gray + purple


@rule("7.14", "9.6", "9.7")
@covers_both("scientists-guild")
def test_the_scientists_guild_is_the_symbol_that_scores_most(edition: str) -> None:
    state = guild_table(edition, "scientists-guild", own="apothecary workshop")
    play(state, "B:scientists-guild")
    assert sheet(state, 0) == {"green": 3 + 7}


@rule("7.14", "9.11")
@covers_both("scientists-guild")
def test_the_scientists_guild_is_read_at_the_end(edition: str) -> None:
    state = guild_table(edition, "scientists-guild", own="apothecary dispensary")
    play(state, "B:scientists-guild")
    assert sheet(state, 0) == {"green": 3 * 3}


@rule("7.15")
@covers("2e", "decorators-guild")
def test_the_decorators_guild_scores_a_complete_wonder() -> None:
    state = guild_table("2e", "decorators-guild", stages=("? ? ?", "", ""))
    before = points(state, 0, "wonder")
    play(state, "B:decorators-guild")
    assert points(state, 0, "guilds") == 7
    assert points(state, 0, "wonder") == before


@rule("7.15", "9.12")
@covers("2e", "decorators-guild")
def test_the_decorators_guild_scores_nothing_before_the_last_stage() -> None:
    state = guild_table("2e", "decorators-guild", own="clay-pool", stages=("? ?", "? ? ?", "? ? ?"))
    play(state, "B:decorators-guild")
    assert points(state, 0, "guilds") == 0
    finish(state)
    assert points(state, 0, "guilds") == 0


@rule("7.15", "9.12")
@covers("2e", "decorators-guild")
def test_the_decorators_guild_scores_when_the_wonder_is_completed_after_it() -> None:
    state = guild_table("2e", "decorators-guild", own="quarry stone-pit", stages=("? ?", "", ""))
    play(state, "B:decorators-guild")
    play(state, f"W3:{hand(state, 0)[0]}")
    assert points(state, 0, "guilds") == 7
