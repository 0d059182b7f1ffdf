"""Groups that wait are served in turn."""

from sevenwonders.workers.queue import TurnQueue


def emptied(queue: TurnQueue[str]) -> list[str]:
    """What waits, in the order in which it is taken."""
    found: list[str] = []
    while (one := queue.take()) is not None:
        found.append(one)
    return found


def test_who_waits_for_much_lets_each_of_the_others_go_before_the_second_of_it() -> None:
    queue = TurnQueue[str]()
    for one in ("a1", "a2", "a3", "b1", "b2", "c1"):
        queue.add(one[0], one)
    assert len(queue) == 6
    assert emptied(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert len(queue) == 0


def test_what_is_put_back_is_the_next() -> None:
    queue = TurnQueue[str]()
    for one in ("a1", "b1", "a2"):
        queue.add(one[0], one)
    assert queue.take() == "a1"
    queue.put_back("a", "a1")
    assert emptied(queue) == ["a1", "b1", "a2"]
