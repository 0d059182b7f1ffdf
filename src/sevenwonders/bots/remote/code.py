"""The process in which ``code:FILE`` runs: a Python file written against the ``Bot`` protocol.

The file has ``make_bot(stream, limit)``, which returns a bot. The Sight it is given is that of a
game made up from the View: nothing that the seat cannot know is in this process.
"""

import os
import runpy
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final, cast, final

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import NotABot
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.remote.protocol import (
    PROTOCOL,
    ChoiceMade,
    Choose,
    End,
    FromBot,
    Hello,
    Start,
    ViewTold,
    line_of,
    read_as_bot,
)
from sevenwonders.bots.remote.spec import MAKER
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View
from sevenwonders.knowledge import sample

ORPHAN_SECONDS: Final = 1.0

Maker = Callable[[Stream, Limit], Bot]
Answer = Callable[[FromBot], None]


@final
class CodeBot:
    """Answers a host's messages with the choices of a bot in this process."""

    def __init__(self, name: str, make: Maker, answer: Answer) -> None:
        self._name = name
        self._make = make
        self._answer = answer
        self._bot: Bot | None = None
        self._seed = ""
        self._view: View | None = None

        self.between_games = False

    def take(self, line: bytes) -> None:
        """Deal with one line."""
        message = read_as_bot(line)
        self.between_games = isinstance(message, End)
        if isinstance(message, Hello):
            self._answer(Hello(protocol=PROTOCOL, name=self._name, again=True))
        elif isinstance(message, Start):
            # Every game has a bot of its own, which knows nothing of the games before.
            self._bot, self._view = None, None
            self._seed = message.seed
        elif isinstance(message, ViewTold):
            self._view = message.view
        elif isinstance(message, Choose):
            self._answer(ChoiceMade(choice=str(self._choose(message))))

    def _choose(self, asked: Choose) -> Choice:
        if self._view is None:
            raise NotABot(self._name, "it was asked to choose before it saw anything")
        if self._bot is None:
            self._bot = self._make(FastStream(self._seed), asked.limit)
        stream = FastStream(f"{self._seed}/world/{asked.decision}")
        state = sample(self._view, stream)
        return self._bot.choose(Sight(state, self._view.seat))


def load_maker(path: Path) -> Maker:
    """The function of a file that makes its bot."""
    sys.path.insert(0, str(path.resolve().parent))
    made: object = runpy.run_path(str(path))[MAKER]
    if not callable(made):
        raise NotABot(str(path), f"{MAKER} is not a function")
    return cast("Maker", made)


def _leave_with_host() -> None:
    """Leave when the host is gone, whatever the bot is busy with."""
    host = os.getppid()
    while os.getppid() == host:
        time.sleep(ORPHAN_SECONDS)
    _leave()


def _leave() -> None:
    """End this process and, as the host can no longer do so, all that the bot started."""
    if os.getsid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def _answers(output: BinaryIO) -> Answer:
    def answer(message: FromBot) -> None:
        output.write(line_of(message))
        output.flush()

    return answer


def main(arguments: list[str]) -> None:
    """Serve the bot of a file over the standard streams."""
    threading.Thread(target=_leave_with_host, daemon=True).start()
    # What the file prints must not be taken for its answers.
    with os.fdopen(os.dup(1), "wb") as output:
        os.dup2(2, 1)
        path = Path(arguments[0])
        bot = CodeBot(path.stem, load_maker(path), _answers(output))
        for line in sys.stdin.buffer:
            bot.take(line)
        if not bot.between_games:
            _leave()


if __name__ == "__main__":
    main(sys.argv[1:])
