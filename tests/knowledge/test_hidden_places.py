"""``knowledge`` names every hidden place of a table with leaders, and is right about each."""

from sevenwonders.engine.view import view
from sevenwonders.knowledge import knowledge
from tests.support.games import Kind, deal_game
from tests.support.rules import rule
from tests.support.table import a_city, a_table, play


@rule("T15")
def test_a_leader_under_a_stage_may_be_any_that_the_seat_has_not_found() -> None:
    state = a_table(
        a_city("giza-a", leader_hand="plato sappho"),
        a_city("rhodes-a", built="lumber-yard timber-yard", leader_hand="croesus nero midas"),
        boxes="leaders",
        recruiting=True,
    )
    play(state, "D:sappho", "W1:croesus")
    told = {one.place: one for one in knowledge(view(state, 0, memory=True)).places}
    assert (told["stage"].city, told["stage"].stage, told["stage"].count) == (1, 1, 1)
    assert {"croesus", "nero", "midas"} <= set(told["stage"].possible)
    assert not {"plato", "sappho"} & set(told["stage"].possible)
    assert not told["stage"].certain


@rule("L1")
def test_leaders_that_went_back_lie_in_the_box() -> None:
    state = a_table(
        a_city("giza-a", leader_hand="croesus plato"),
        a_city("rhodes-a", leader_hand="nero midas"),
        boxes="leaders",
        age=3,
        recruiting=True,
    )
    play(state, "R:croesus$1", "D:nero")
    seen = view(state, 0, memory=True)
    (box,) = (one for one in knowledge(seen).places if "midas" in one.possible)
    assert box.count == seen.box_count
    assert box.certain == ("plato",)
    assert "midas" in box.possible
    assert "croesus" not in box.possible


@rule("G3")
def test_the_pack_of_the_partner_is_hidden() -> None:
    state = deal_game(Kind("1e", 4, ("leaders", "cities"), teams=True), "partner")
    packs = {
        one.city for one in knowledge(view(state, 0, memory=True)).places if one.place == "pack"
    }
    assert packs == {1, 2, 3}
