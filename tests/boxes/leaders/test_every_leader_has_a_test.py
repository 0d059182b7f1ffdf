"""Every leader of every expansion is brought into play by a test of this folder."""

from importlib import import_module
from pathlib import Path

from sevenwonders.content.loader import extra_names, load_box
from tests.boxes.leaders.leaders import COSTS, PLAYED
from tests.support.expansions import leaders_of_all

for module in sorted(Path(__file__).parent.glob("test_*.py")):
    if module.stem != Path(__file__).stem:
        import_module(f"tests.boxes.leaders.{module.stem}")


def _leaders() -> set[str]:
    return {leader.id for name in extra_names() for leader in load_box(name).leaders}


def test_no_leader_is_without_a_test() -> None:
    assert sorted(_leaders() - PLAYED) == []


def test_no_test_names_a_leader_that_is_not_there() -> None:
    assert sorted(PLAYED - _leaders()) == []


def test_there_are_as_many_leaders_as_printed() -> None:
    assert len(_leaders()) == leaders_of_all()


def test_every_leader_but_stevie_has_a_cost_set_down_by_hand() -> None:
    assert sorted(_leaders() ^ {*COSTS, "stevie"}) == []
