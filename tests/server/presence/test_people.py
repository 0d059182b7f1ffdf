"""Who is connected, away for a moment or gone."""

from contextlib import ExitStack

from sevenwonders.server.presence.people import GONE, GRACE, LEASE, People


class Watched:
    """People with a clock of the test's, and whose presence was said to change."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.changed: list[str] = []
        self.people = People(self.changed.append, lambda: self.time)


def test_who_has_a_stream_is_here() -> None:
    watched = Watched()
    with watched.people.connected("ada"), watched.people.connected("ada"):
        assert watched.people.presence("ada") == "here"
        assert watched.people.here() == ["ada"]
    assert watched.changed == ["ada", "ada"]


def test_who_loads_the_page_again_does_not_leave() -> None:
    watched = Watched()
    with watched.people.connected("ada"):
        pass
    watched.time += GRACE
    assert watched.people.presence("ada") == "here"
    watched.time += 1
    assert watched.people.presence("ada") == "away"


def test_who_stays_away_is_gone() -> None:
    watched = Watched()
    with watched.people.connected("ada"):
        pass
    watched.time += GONE + 1
    assert watched.people.presence("ada") == "gone"
    watched.people.forget()
    assert watched.people.presence("ada") == "gone"
    with watched.people.connected("ada"):
        assert watched.people.presence("ada") == "here"


def test_after_a_restart_nobody_is_gone_at_once() -> None:
    watched = Watched()
    assert watched.people.presence("ada") == "away"
    watched.time += GONE + 1
    assert watched.people.presence("ada") == "gone"


def test_passers_by_are_not_counted() -> None:
    watched = Watched()
    with watched.people.connected(None):
        assert watched.people.here() == []


def test_who_has_a_stream_of_another_process_is_here() -> None:
    watched = Watched()
    assert watched.people.told("other", ["ada", "ben"]) == ["ada", "ben"]
    assert watched.people.told("other", ["ada", "ben"]) == []
    assert watched.people.presence("ada") == "here"
    watched.people.untold("other", ["ada"])
    assert (watched.people.presence("ada"), watched.people.presence("ben")) == ("here", "here")
    watched.time += 1
    assert (watched.people.presence("ada"), watched.people.presence("ben")) == ("away", "here")


def test_a_process_that_says_nothing_any_more_has_nobody() -> None:
    watched = Watched()
    watched.people.told("killed", ["ada"])
    watched.time += LEASE + 1
    assert watched.people.presence("ada") == "away"
    watched.time += GONE
    watched.people.forget()
    assert watched.people.presence("ada") == "gone"


def test_a_stream_here_counts_whatever_other_processes_say() -> None:
    watched = Watched()
    with ExitStack() as stack:
        stack.enter_context(watched.people.connected("ada"))
        watched.people.told("other", ["ada"])
        watched.people.untold("other", ["ada"])
        assert watched.people.presence("ada") == "here"
