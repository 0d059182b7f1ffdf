"""The messages between a host and a program, and the pages that tell of them."""

import re
from pathlib import Path

import msgspec
import pytest

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.remote.protocol import (
    PROTOCOL,
    ChoiceMade,
    Choose,
    End,
    EventsTold,
    Hello,
    OptionsTold,
    Start,
    ToBot,
    ViewTold,
    line_of,
    read_as_bot,
    read_as_host,
)
from sevenwonders.bots.remote.protocol_page import protocol_tables
from sevenwonders.bots.remote.spec import PARAMETERS
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.view import View, view
from tests.support.games import SOME_BOX_KINDS, Kind, picker, play_stage
from tests.support.scale import scaled

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "message",
    [
        Hello(protocol=PROTOCOL, name="me"),
        OptionsTold(edition="2e", boxes=("cities",), players=4, teams=True, seat=1),
        Start(seed="a\nb"),
        EventsTold(events=()),
        Choose(decision=17, limit=Limit(400)),
        End(winners=(0, 2), points=(50, 40, 50)),
    ],
)
def test_a_message_is_one_line_that_says_the_same(message: ToBot) -> None:
    line = line_of(message)
    assert line.count(b"\n") == 1
    assert read_as_bot(line) == message


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_every_view_and_event_arrives_as_it_was_sent(kind: Kind) -> None:
    state = new_game(kind.options(), FastStream(f"wire {kind}"), log=[])
    pick = picker(f"wire {kind}")
    while not state.over:
        seat = pick(kind.players)
        seen = ViewTold(view=view(state, seat))
        assert read_as_bot(line_of(seen)) == seen
        heard = tuple(redact(event, seat, teams=kind.teams) for event in drain(state))
        assert read_as_bot(line_of(EventsTold(events=heard))) == EventsTold(events=heard)
        for _ in range(1 + pick(scaled(9, 1))):
            if not state.over:
                play_stage(state, pick)


def test_a_bot_may_say_more_than_is_asked() -> None:
    line = b'{"type":"choice","choice":"B:altar","why":"points"}'
    assert read_as_host(line) == ChoiceMade(choice="B:altar")


def test_a_bot_cannot_speak_for_the_host() -> None:
    with pytest.raises(msgspec.DecodeError):
        read_as_host(line_of(Start(seed="x")))


def test_the_page_of_messages_has_every_field_of_a_view() -> None:
    section = protocol_tables().partition("### View object\n")[2].partition("###")[0]
    assert re.findall(r"^\| `(\w+)`", section, re.MULTILINE) == list(View.__struct_fields__)


def test_the_page_tells_the_meaning_that_stands_in_the_source() -> None:
    row = "| `decision` | whole number | The `id` of the view's decision. |"
    assert row in protocol_tables()


def test_the_page_on_bots_shows_the_messages_in_their_order() -> None:
    told = re.findall(r'^ *\{"type":"(\w+)"', PAGE, re.MULTILINE)
    assert told == [
        *("hello", "hello", "options", "start", "events", "view", "choose", "choice", "end")
    ]


def test_the_page_on_bots_has_every_setting_of_a_program() -> None:
    table = PAGE.partition("| setting | default | meaning |")[2].partition("\n\n")[0]
    listed = re.findall(r"^\| `(\w+)`", table, re.MULTILINE)
    assert sorted(listed) == sorted(parameter.name for parameter in PARAMETERS)


def test_every_link_of_the_page_on_bots_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (DOCS / target).exists(), target
