"""Python files that play in a process of their own, which never holds the game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.bots.errors import NotABot
from sevenwonders.bots.registry import known_bot, make_bot
from sevenwonders.bots.remote.bot import ProcessBot
from sevenwonders.bots.remote.host import dismiss
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import Sight
from sevenwonders.testing import check_bot
from sevenwonders.testing.tables import every_kind

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
SHOWN = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
PEEKING = """
def make_bot(stream, limit):
    class Peeker:
        def choose(self, sight):
            seen = sum(map(sum, map(list, sight._state.hands)))
            return sight.legal()[seen % len(sight.legal())]
    return Peeker()
"""
KINDS = every_kind()


class Desk:
    """Where files are written and bots made of them, until the test is over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.bots: list[ProcessBot] = []

    def spec(self, text: str) -> str:
        """How a file with this text is named as a bot."""
        file = self._folder / "my_bot.py"
        file.write_text(text)
        return f"code:seconds=20,{file}"

    def bot(self, text: str) -> ProcessBot:
        """A bot of a file with this text."""
        bot = make_bot(self.spec(text), FastStream("code"))
        assert isinstance(bot, ProcessBot)
        self.bots.append(bot)
        return bot


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    dismiss(desk.bots)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("make_bot = 1", "make_bot is not a function"),
        ("from no_such_module import make_bot", "ModuleNotFoundError"),
        ("def make_bot(stream): pass", "TypeError"),
    ],
)
def test_a_file_that_makes_no_bot_is_reported_with_the_reason(
    desk: Desk, text: str, complaint: str
) -> None:
    bot = desk.bot(text)
    state = new_game(Options(players=3), FastStream("code"))
    assert bot.choose(Sight(state, 0)) in state.legal(0)
    (fault,) = bot.faults
    assert fault.reason == "died"
    assert complaint in fault.stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("for line in open(0): print(line)", "it has no function make_bot"),
        ("def main():\n    def make_bot(stream, limit): pass", "it has no function make_bot"),
        ("def make_bot(:", "it is not Python"),
        ("\0", "it is not Python"),
    ],
)
def test_a_file_of_another_kind_is_refused_before_it_runs(
    desk: Desk, text: str, complaint: str
) -> None:
    with pytest.raises(NotABot, match=complaint):
        known_bot(desk.spec(text))


@pytest.mark.parametrize(
    "text",
    [
        "if True:\n    {}",
        "if False:\n    pass\nelif True:\n    {}",
        "try:\n    import no_such_module\nexcept ImportError:\n    {}",
        "try:\n    pass\nexcept ImportError:\n    pass\nelse:\n    {}",
        "try:\n    pass\nfinally:\n    {}",
        "with open(__file__):\n    if True:\n        {}",
    ],
)
@pytest.mark.parametrize("maker", ["def make_bot(stream, limit): pass", "make_bot = lambda *_: 0"])
def test_a_function_may_stand_in_a_block(desk: Desk, text: str, maker: str) -> None:
    spec = desk.spec(text.format(maker))
    assert known_bot(spec) == spec


@pytest.mark.parametrize("options", [KINDS[0], KINDS[8], KINDS[-1]], ids=str)
def test_the_file_on_the_page_plays_and_passes_the_check(desk: Desk, options: Options) -> None:
    report = check_bot(desk.spec(SHOWN[0]), tables=(options,))
    assert report.decisions >= 18


def test_a_file_that_peeks_sees_only_what_was_made_up(desk: Desk) -> None:
    report = check_bot(desk.spec(PEEKING), tables=(Options(players=4),))
    assert "fair" in report.properties


def test_what_a_file_prints_is_not_taken_for_an_answer(desk: Desk) -> None:
    chatty = SHOWN[0].replace("legal = ", "print('B:altar', flush=True)\n        legal = ")
    bot = desk.bot(chatty)
    bot.choose(Sight(new_game(Options(players=3), FastStream("code")), 0))
    assert bot.faults == []
