"""The seat to analyse: by number or name, or the only person at the table."""

from sevenwonders.bots.registry import BOTS
from sevenwonders.bots.spec import PROGRAMS
from sevenwonders.cli.errors import BadUsage
from sevenwonders.record.game import Record


def seat_of(record: Record, wanted: str) -> int:
    """The seat that was asked for; without a wish, that of the only person."""
    wanted = wanted.strip()
    if not wanted:
        people = [seat for seat, name in enumerate(record.seats) if not is_bot(name)]
        if len(people) == 1:
            return people[0]
        raise BadUsage(f"which seat? Name it with --seat: {_listed(record)}")
    # Every seat has a number, and a name may look like that of another.
    if wanted.isdecimal() and int(wanted) < record.players:
        return int(wanted)
    named = [seat for seat, name in enumerate(record.seats) if name.lower() == wanted.lower()]
    if len(named) == 1:
        return named[0]
    why = f"{len(named)} seats are called {wanted!r}" if named else f"there is no seat {wanted!r}"
    raise BadUsage(f"{why}; name it with --seat: {_listed(record)}")


def is_bot(name: str) -> bool:
    """Whether a seat is called as bots are: by their spec, with a number, or as on the server."""
    from sevenwonders.server.names import BOT_NAMES

    spec, _, number = name.rpartition(" ")
    kind = (spec if number.isdecimal() else name).partition(":")[0]
    return kind in BOTS or kind in PROGRAMS or name in BOT_NAMES


def _listed(record: Record) -> str:
    return ", ".join(f"{seat} ({name})" for seat, name in enumerate(record.seats))
