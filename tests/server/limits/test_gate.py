"""Guests and addresses are counted, and refused what is too much."""

import pytest

from sevenwonders.server.errors import TooMany
from sevenwonders.server.limits.buckets import Bucket
from sevenwonders.server.limits.gate import Asker, Gate, counted_address
from sevenwonders.server.limits.rates import Rate

ADA = Asker("ada", "192.0.2.1")
BEN = Asker("ben", "192.0.2.1")
PASSER = Asker(None, "192.0.2.1")
FAR = Asker("far", "192.0.2.2")


class Clock:
    """A time that passes when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """The seconds that have passed."""
        return self.now


def test_after_a_burst_there_is_one_at_a_time() -> None:
    clock = Clock()
    gate = Gate({"tables": Rate(3, 60)}, now=clock)
    for _ in range(3):
        gate.enter(ADA, "tables")
    with pytest.raises(TooMany) as refusal:
        gate.enter(ADA, "tables")
    assert refusal.value.seconds == 20
    clock.now += 20
    gate.enter(ADA, "tables")
    with pytest.raises(TooMany):
        gate.enter(ADA, "tables")


def test_another_guest_is_not_held_up() -> None:
    gate = Gate({"tables": Rate(1, 60)}, now=Clock())
    gate.enter(ADA, "tables")
    gate.enter(BEN, "tables")
    with pytest.raises(TooMany):
        gate.enter(ADA, "tables")


def test_guests_of_one_address_share_its_limit() -> None:
    gate = Gate({"tables@address": Rate(2, 60)}, now=Clock())
    gate.enter(ADA, "tables")
    gate.enter(PASSER, "tables")
    with pytest.raises(TooMany):
        gate.enter(BEN, "tables")
    gate.enter(FAR, "tables")


def test_what_is_refused_does_not_count() -> None:
    clock = Clock()
    gate = Gate({"tables": Rate(1, 60), "tables@address": Rate(2, 60)}, now=clock)
    gate.enter(ADA, "tables")
    for _ in range(9):
        with pytest.raises(TooMany):
            gate.enter(ADA, "tables")
    gate.enter(BEN, "tables")


def test_what_ends_makes_room() -> None:
    gate = Gate({"streams": 2})
    with gate.stay(ADA, "streams"):
        with gate.stay(ADA, "streams"):
            with pytest.raises(TooMany), gate.stay(ADA, "streams"):
                pass
            with gate.stay(BEN, "streams"):
                pass
        with gate.stay(ADA, "streams"):
            pass


def test_a_limit_that_is_off_holds_nobody_up() -> None:
    gate = Gate({"tables": None, "streams": None})
    for _ in range(1000):
        gate.enter(ADA, "tables")
    with gate.stay(ADA, "streams"), gate.stay(ADA, "streams"):
        pass


def test_who_asked_longest_ago_is_forgotten_first() -> None:
    bucket = Bucket(Rate(1, 60), Clock(), kept=2)
    for asker in ("a", "b", "c"):
        bucket.take(asker)
    assert bucket.wait("a") == 0
    assert bucket.wait("b") > 0
    assert bucket.wait("c") > 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("/run/socket", None),
        (None, None),
    ],
)
def test_an_address_counts_by_whom_it_tells_apart(address: str | None, counted: str | None) -> None:
    assert counted_address(address) == counted
