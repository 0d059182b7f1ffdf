"""What is promised before a game is what is dealt, and tells nothing before its end."""

from hashlib import blake2b

import pytest

from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.record import Seed, record_of, reseal
from sevenwonders.server import deals
from tests.record.samples import WHOLE

SECRET = bytes(range(32))
OTHER = bytes(32)


def a_record(promised: str) -> str:
    state = new_game(Options(players=3), deals.deal_stream(SECRET))
    return record_of(state, seed=Seed.secret(SECRET), commitment=promised).text()


def numbers(stream: Stream) -> list[int]:
    return [int(stream.below(1000)) for _ in range(20)]


def test_a_secret_opens_its_own_commitment_alone() -> None:
    promised = deals.commitment(SECRET)
    assert deals.opens(SECRET, promised)
    assert not deals.opens(OTHER, promised)
    assert promised == blake2b(b"sevenwonders commitment 1\n" + SECRET, digest_size=32).hexdigest()


def test_no_two_secrets_are_alike() -> None:
    drawn = {deals.new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {32}


def test_bots_draw_apart_from_the_deal_and_from_each_other() -> None:
    streams = [
        deals.deal_stream(SECRET),
        FastStream(deals.bot_key(SECRET, "t", 0, 16)),
        FastStream(deals.bot_key(SECRET, "t", 1, 16)),
        FastStream(deals.bot_key(SECRET, "t", 0, 32)),
        FastStream(deals.bot_key(SECRET, "u", 0, 16)),
        FastStream(deals.bot_key(OTHER, "t", 0, 16)),
        FastStream(SECRET.hex()),
    ]
    assert len({tuple(numbers(stream)) for stream in streams}) == len(streams)
    again = FastStream(deals.bot_key(SECRET, "t", 0, 16))
    assert numbers(again) == numbers(FastStream(deals.bot_key(SECRET, "t", 0, 16)))


@pytest.mark.parametrize(
    ("written", "seen", "finding"),
    [
        (deals.commitment(SECRET), "", "kept"),
        (deals.commitment(SECRET), deals.commitment(SECRET), "kept"),
        ("", f" {deals.commitment(SECRET).upper()}\n", "kept"),
        ("", "", "no-commitment"),
        (deals.commitment(OTHER), "", "other-deal"),
        (deals.commitment(OTHER), deals.commitment(SECRET), "other-deal"),
        (deals.commitment(SECRET), deals.commitment(OTHER), "other-word"),
        (deals.commitment(SECRET), "é", "other-word"),
    ],
)
def test_a_deal_is_held_against_what_was_promised(written: str, seen: str, finding: str) -> None:
    assert deals.verify_record(a_record(written), promised=seen).finding == finding


def test_a_game_that_is_no_secret_promises_nothing() -> None:
    assert deals.verify_record(WHOLE).finding == "no-secret"


def test_an_edited_record_proves_nothing() -> None:
    text = a_record(deals.commitment(SECRET))
    edited = text.replace("seat 0", "Ada")
    assert deals.verify_record(edited).finding == "broken-record"
    assert deals.verify_record(reseal(edited)).finding == "kept"


def test_another_secret_of_the_same_boards_is_found_out() -> None:
    """Who changes the secret changes the cards, and the commitment opens no more."""
    other = new_game(Options(players=3), deals.deal_stream(OTHER))
    text = record_of(other, seed=Seed.secret(OTHER), commitment=deals.commitment(SECRET)).text()
    assert deals.verify_record(text).finding == "other-deal"
