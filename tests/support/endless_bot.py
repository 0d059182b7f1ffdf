"""A bot that never decides, for what must end bots in the middle of their work."""

import os
from pathlib import Path
from threading import Event
from typing import Final, Never, final

from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight

ENDLESS: Final = f"python:{__name__}:EndlessBot"
FOLDER: Final = "ENDLESS_BOT_FOLDER"
"""The environment variable that names a folder: for each bot that thinks there is a file in it."""


@final
class EndlessBot:
    """Says that it has begun to think, and thinks until its process is killed."""

    def __init__(self, _stream: Stream) -> None: ...

    def choose(self, _sight: Sight) -> Never:
        """Wait for ever."""
        Path(os.environ[FOLDER], str(os.getpid())).touch()
        while True:
            Event().wait()
