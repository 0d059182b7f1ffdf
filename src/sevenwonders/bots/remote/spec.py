"""From ``code:FILE`` and ``process:COMMAND`` to the program that is run."""

import ast
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sevenwonders.bots.errors import NotABot
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.remote.bot import LONGEST_DECISION, Program
from sevenwonders.bots.spec import Parameter, Spec, is_setting, settings_of

MAKER: Final = "make_bot"
"""The function that a Python file must have."""
SECONDS: Final = 1.0
"""How long a program may think when nothing else is said."""
GRACE: Final = 1.0
START: Final = 20.0
RESTARTS: Final = 3
FORMS: Final = ("python:MODULE:CLASS", "code:FILE", "process:COMMAND")
"""How bots of the caller's are named, for lists of what there is."""
PARAMETERS: Final = (
    Parameter("seconds", 0.001, LONGEST_DECISION, "time for a decision"),
    Parameter("iterations", 1, 10**9, "rounds of search for a decision", whole=True),
    Parameter("grace", 0.0, LONGEST_DECISION, "seconds past its time before it is killed"),
    Parameter("start", 0.001, 10 * LONGEST_DECISION, "seconds until its hello"),
    Parameter("restarts", 0, 1000, "restarts in a game", whole=True),
)
_BLOCKS: Final = (ast.If, ast.Try, ast.TryStar, ast.ExceptHandler, ast.With)
"""What names are given inside of as they are at the top of a file."""


def program_of(spec: Spec, text: str) -> Program:
    """What to run for a spec; it must be there."""
    given = settings_of(spec, PARAMETERS)
    seconds = float(given["seconds"]) if "seconds" in given else None
    iterations = int(given["iterations"]) if "iterations" in given else None
    if seconds is None and iterations is None:
        seconds = SECONDS
    return Program(
        spec=text,
        command=_code(spec.program) if spec.name == "code" else _command(spec.program),
        limit=Limit(iterations, seconds),
        grace=float(given.get("grace", GRACE)),
        start=float(given.get("start", START)),
        restarts=int(given.get("restarts", RESTARTS)),
    )


def _code(file: str) -> tuple[str, ...]:
    if not file:
        raise NotABot("code:", "there is no file")
    path = Path(file)
    if path.is_dir():
        raise NotABot(file, f"it is a folder; name a Python file with {MAKER}(stream, limit)")
    if not path.is_file():
        raise NotABot(file, "there is no such file" + _hint("code", file))
    try:
        names = _names(ast.parse(path.read_bytes()).body)
    except (SyntaxError, ValueError) as error:
        raise NotABot(file, f"it is not Python: {error}") from error
    if MAKER not in names:
        why = f"it has no function {MAKER}(stream, limit); run a program as process:"
        raise NotABot(file, why)
    # Without -P a file in the current folder could replace any module.
    return (sys.executable, "-P", "-m", "sevenwonders.bots.remote.code", str(path))


def _names(body: Iterable[ast.AST]) -> set[str]:
    """What a file may give a name outside its functions and classes; it is read, not run."""
    names: set[str] = set()
    for one in body:
        if isinstance(one, ast.FunctionDef | ast.ClassDef):
            names.add(one.name)
        elif isinstance(one, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in one.names}
        elif isinstance(one, ast.Assign):
            names |= {target.id for target in one.targets if isinstance(target, ast.Name)}
        elif isinstance(one, _BLOCKS):
            names |= _names(ast.iter_child_nodes(one))
    return names


def _command(text: str) -> tuple[str, ...]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise NotABot(text, str(error)) from error
    if not words:
        raise NotABot("process:", "there is no command")
    if shutil.which(words[0]) is None:
        why = "there is no such program, or it cannot be run" + _hint("process", text)
        raise NotABot(words[0], why)
    return tuple(words)


def _hint(kind: str, program: str) -> str:
    """Where settings go, if they were written after a program and became part of its name."""
    first, *behind = program.split(",")
    if not behind or not all(map(is_setting, behind)):
        return ""
    return f"; settings go in front: {kind}:{','.join(piece.strip() for piece in behind)},{first}"
