"""Every bot by name, and how it is made from its spec; other packages may bring more."""

from functools import partial
from typing import Final

from sevenwonders._build import compiled
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import UnknownBot
from sevenwonders.bots.greedy.greedy import GreedyBot
from sevenwonders.bots.kind import BotKind
from sevenwonders.bots.python_class import known_class
from sevenwonders.bots.random import RandomBot
from sevenwonders.bots.remote.bot import ProcessBot
from sevenwonders.bots.remote.spec import FORMS, program_of
from sevenwonders.bots.sage.bot import SageBot, easy_bot, hard_bot, medium_bot
from sevenwonders.bots.seer.levels import expert_bot, master_bot
from sevenwonders.bots.seer.seer import SeerBot
from sevenwonders.bots.spec import PROGRAMS, PYTHON, Parameter, Spec, read_spec, settings_of
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.extras import installed, require

_THINKING: Final = (
    Parameter("iterations", 1, 10_000_000, "games simulated for each decision", whole=True),
    Parameter("seconds", 0.001, 3600.0, "time for a decision"),
    Parameter("cores", 1, 64, "processes that search in parallel", whole=True),
)


def _champion(stream: Stream) -> Bot:
    """NumPy and the network are loaded when the first champion is made."""
    require("champion")
    from sevenwonders.bots.champion.bot import ChampionBot  # noqa: PLC0415

    return ChampionBot(stream)


def _oracle(
    stream: Stream,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    cores: int = 1,
) -> Bot:
    """The search of the seer with the network of the champion."""
    require("champion")
    return SeerBot(stream, iterations=iterations, seconds=seconds, cores=cores, net=True)


# One line a bot, in the order in which they are offered.
_KINDS: Final = (
    BotKind(
        "easy", "Considers only its own city, and often makes slightly worse choices.", easy_bot
    ),
    BotKind("medium", "Considers its neighbours too, and makes mistakes now and then.", medium_bot),
    BotKind(
        "hard", "Also considers the cards that it passes on, and rarely makes mistakes.", hard_bot
    ),
    BotKind(
        "expert",
        "Also simulates the promising choices, and a neural network judges the simulated games.",
        expert_bot,
        _THINKING[:1],
        searches=True,
        clocked=not compiled(),
        net=installed("champion"),
    ),
    BotKind(
        "master",
        "Simulates five times as many games as the expert.",
        master_bot,
        _THINKING[:1],
        searches=True,
        clocked=not compiled(),
        net=installed("champion"),
    ),
    BotKind("sage", "Evaluates its city, its neighbours and the cards that it passes on.", SageBot),
    BotKind(
        "seer",
        "Simulates the promising choices in games that fit what it has seen.",
        SeerBot,
        _THINKING,
        searches=True,
        clocked=True,
    ),
    BotKind(
        "champion",
        "Plays the choice its neural network rates highest; trained by self-play at all kinds of "
        "table.",
        _champion,
        net=True,
    ),
    BotKind(
        "oracle",
        "Simulates like the seer, and the champion's network judges the simulated games.",
        _oracle,
        _THINKING,
        searches=True,
        clocked=True,
        net=True,
    ),
    BotKind("greedy", "Takes the choice that is worth most to its own city now.", GreedyBot),
    BotKind("random", "Takes a random legal choice.", RandomBot),
)

BOTS: Final[dict[str, BotKind]] = {kind.name: kind for kind in _KINDS}
"""The bots of this package."""

STAND_INS: Final = ("sage", "greedy")
"""The bot that decides for a program that fails: the first that exists."""


def known_bot(spec: str) -> str:
    """The spec itself, if there is such a bot with such parameters; nothing is started."""
    read = read_spec(spec)
    if read.name == PYTHON:
        known_class(read.program, spec)
    elif read.name in PROGRAMS:
        program_of(read, spec)
    else:
        settings_of(read, _kind(read).parameters)
    return spec


def offer_bot(name: str, spec: str) -> None:
    """Offer another bot under a name, for as long as this process lives."""
    known_bot(spec)
    about = f"Plays as {spec}."
    BOTS[name] = BotKind(name, about, partial(make_bot, spec), searches=True, spec=spec)


def listed_bot(name: str) -> str:
    """The name itself, if it is one of ``BOTS``: what a table for everybody may offer.

    Parameters and programs of the caller's are refused with the unknown.
    """
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return name


def asks_net(spec: str) -> bool:
    """Whether a bot asks the champion's net."""
    name = read_spec(spec).name
    return name in BOTS and BOTS[name].net


def make_bot(spec: str, stream: Stream) -> Bot:
    """A new bot with its own randomness; a program is started when it first has to decide."""
    read = read_spec(spec)
    if read.name == PYTHON:
        return known_class(read.program, spec)(stream)
    if read.name in PROGRAMS:
        return ProcessBot(program_of(read, spec), stream, stand_in)
    kind = _kind(read)
    if not read.settings:
        return kind.make(stream)
    return kind.make(stream, **settings_of(read, kind.parameters))


def stand_in(stream: Stream) -> tuple[str, Bot]:
    """The bot that decides for a program that does not, and its name."""
    name = next(name for name in STAND_INS if name in BOTS)
    return name, BOTS[name].make(stream)


def _kind(spec: Spec) -> BotKind:
    if spec.name in BOTS:
        return BOTS[spec.name]
    # Other packages are searched only for what is not here: it takes time.
    from sevenwonders.bots.installed import installed_bot, installed_names  # noqa: PLC0415

    others = installed_names()
    if spec.name not in others:
        raise UnknownBot(spec.name, (*BOTS, *others, *FORMS))
    return installed_bot(spec.name)
