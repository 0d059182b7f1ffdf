"""Refusals of the server, by meaning; each has a code that never changes.

::

    ServerError
    ├── BadSetting                                               (before the server starts)
    └── Refused
        ├── ForeignPage, NotJson                                 (how it was sent)
        ├── NoGuest, BadName, NameAtTable
        ├── NoTable, NoSeat, TableFull, SeatTaken, SeatsEmpty    (sitting down)
        ├── TooFewSeats, BadOrder, Removed                       (before the start)
        ├── NotHost, NotYourSeat, NotSeated, SeatLeft            (who may)
        ├── NoSpectators                                         (looking on; also a NoTable)
        ├── NotPrivate, ListFull                                 (inviting)
        ├── NotOpen, NotPlaying, NotOver                         (when)
        ├── NoDecision, StaleDecision, EarlierFirst, NothingOwed (deciding)
        ├── TooSoon, ClockDecides                                (standing in)
        ├── BadRecord, NoStep                                    (looking at a record)
        ├── NoHints, StillThinking                               (asking what bots think)
        ├── TooMany, TooManyBots                                 (too much at a time)
        └── Busy, Ending, Unavailable                            (again later)
"""

from typing import ClassVar, Final

from sevenwonders.errors import WondersError
from sevenwonders.record.errors import InvalidRecord

_WANTED: Final = {
    "mixed": "letters of one script",
    "bot": "not the name of a bot",
}
Param = str | int | None


class ServerError(WondersError):
    """What the server refuses, or cannot begin with."""


class BadSetting(ServerError):
    """A setting that cannot be used."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


class Refused(ServerError):
    """A request that cannot be met; nothing has changed."""

    code: ClassVar[str]

    def __init__(self, why: str, /, **params: Param) -> None:
        super().__init__(why)
        self.params = params
        """The parts of the sentence, for clients that say it in another language."""


class ForeignPage(Refused):
    """A page of another site may change nothing here."""

    code = "foreign-page"

    def __init__(self, origin: str) -> None:
        why = f"a page of {origin or 'another site'} sent this: only the server's own pages may"
        super().__init__(why, origin=origin)


class NotJson(Refused):
    """A body has to be JSON, and be sent as such."""

    code = "not-json"

    def __init__(self, media_type: str) -> None:
        why = f"the body was sent as {media_type or 'nothing in particular'}, not application/json"
        super().__init__(why, media_type=media_type)


class NoGuest(Refused):
    """The client is not a guest."""

    code = "no-guest"

    def __init__(self) -> None:
        super().__init__("choose a name first")


class BadName(Refused):
    """A name that a record cannot hold, or people cannot read."""

    code = "bad-name"

    def __init__(self, name: str, why: str) -> None:
        wanted = _WANTED.get(why, "one line of visible characters, no ';' or '|'")
        super().__init__(f"{name!r} is not a valid name ({why}): {wanted}", why=why)


class NameAtTable(Refused):
    """Somebody at the table has a name that looks like this one."""

    code = "name-at-table"

    def __init__(self, name: str) -> None:
        why = f"somebody at this table has a name that looks like {name!r}: take another one"
        super().__init__(why, name=name)


class NoTable(Refused):
    """There is no such table."""

    code = "no-table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}", table=table)


class NoSpectators(NoTable):
    """Only players can see this."""

    code = "no-spectators"

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.args = (f"table {table!r} is played without spectators",)


class NoSeat(Refused):
    """The table has no such seat."""

    code = "no-seat"

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(f"no seat {seat}; there are 0 to {players - 1}", seat=seat)


class TableFull(Refused):
    """Every seat is taken."""

    code = "table-full"

    def __init__(self) -> None:
        super().__init__("every seat of this table is taken")


class SeatTaken(Refused):
    """The seat is taken."""

    code = "seat-taken"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is taken", seat=seat)


class SeatsEmpty(Refused):
    """A game needs somebody in every seat."""

    code = "seats-empty"

    def __init__(self, empty: int) -> None:
        super().__init__(f"{empty} seats are empty: wait for people or place bots", empty=empty)


class TooFewSeats(Refused):
    """More people sit at the table than the game would have seats."""

    code = "too-few-seats"

    def __init__(self, people: int, seats: int) -> None:
        why = f"{people} people sit at this table: there is no room for them in {seats} seats"
        super().__init__(why, people=people, seats=seats)


class BadOrder(Refused):
    """An order of seats names each seat once."""

    code = "bad-order"

    def __init__(self, players: int) -> None:
        super().__init__(f"an order names each seat from 0 to {players - 1} once", players=players)


class Removed(Refused):
    """The host has removed this person from the table."""

    code = "removed"

    def __init__(self) -> None:
        super().__init__(
            "the host has removed you from this table: only the host lets you sit down"
        )


class NotHost(Refused):
    """Only the host may."""

    code = "not-host"

    def __init__(self) -> None:
        super().__init__("only the host of the table may do that")


class NotYourSeat(Refused):
    """The seat belongs to somebody else."""

    code = "not-your-seat"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not yours", seat=seat)


class NotSeated(Refused):
    """Only players can do this."""

    code = "not-seated"

    def __init__(self) -> None:
        super().__init__("you do not sit at this table")


class NotPrivate(Refused):
    """Only to a private table people are invited."""

    code = "not-private"

    def __init__(self) -> None:
        super().__init__("this table is not private: everyone with its link can join")


class ListFull(Refused):
    """The list of a private table is full."""

    code = "list-full"

    def __init__(self, most: int) -> None:
        super().__init__(f"the list of a table has room for {most} people", most=most)


class SeatLeft(Refused):
    """A bot plays for a person who left; they come back by joining."""

    code = "seat-left"

    def __init__(self, seat: int) -> None:
        super().__init__(f"you have left seat {seat}; join again to take it back", seat=seat)


class NotOpen(Refused):
    """The game has begun."""

    code = "not-open"

    def __init__(self) -> None:
        super().__init__("the game has begun: seats can no longer change")


class NotPlaying(Refused):
    """The game has not begun."""

    code = "not-playing"

    def __init__(self) -> None:
        super().__init__("the game has not begun")


class NotOver(Refused):
    """The game is not over."""

    code = "not-over"

    def __init__(self) -> None:
        super().__init__("the game is not over")


class NoDecision(Refused):
    """The seat was never asked that."""

    code = "no-decision"

    def __init__(self, decision: int, seat: int) -> None:
        why = f"seat {seat} has no decision {decision}"
        super().__init__(why, decision=decision, seat=seat)


class StaleDecision(Refused):
    """The cards were revealed: the choice can no longer change."""

    code = "stale-decision"

    def __init__(self, decision: int, choice: str) -> None:
        why = f"decision {decision} was revealed; {choice} stands"
        super().__init__(why, decision=decision, choice=choice)


class EarlierFirst(Refused):
    """The seat has to decide something else first."""

    code = "earlier-first"

    def __init__(self, decision: int, first: int) -> None:
        why = f"decision {first} comes before {decision}"
        super().__init__(why, decision=decision, first=first)


class NothingOwed(Refused):
    """No choice is expected: a bot sits there, or the person has chosen."""

    code = "nothing-owed"

    def __init__(self, seat: int) -> None:
        super().__init__(f"no choice of a person is expected from seat {seat}", seat=seat)


class TooSoon(Refused):
    """The person was warned that a bot will play for them, and has some time left."""

    code = "too-soon"

    def __init__(self, seat: int, seconds: int) -> None:
        why = f"the person at seat {seat} was warned and has {seconds} s left to choose"
        super().__init__(why, seat=seat, seconds=seconds)
        self.seconds = seconds


class ClockDecides(Refused):
    """At a table with a clock, bots play only for people whose time is up."""

    code = "clock-decides"

    def __init__(self, seat: int) -> None:
        why = f"a clock runs at this table: a bot plays at seat {seat} once its time is up"
        super().__init__(why, seat=seat)


class BadRecord(Refused):
    """An invalid record, with the line and the reason."""

    code = "bad-record"

    def __init__(self, error: InvalidRecord) -> None:
        where = {"line": error.line or None, "key": error.key, "token": error.token}
        super().__init__(str(error), why=error.why, **where)


class NoStep(Refused):
    """The record ends before."""

    code = "no-step"

    def __init__(self, step: int, last: int) -> None:
        super().__init__(f"no step {step}; there are 0 to {last}", step=step, last=last)


class NoHints(Refused):
    """The table was laid without hints."""

    code = "no-hints"

    def __init__(self) -> None:
        super().__init__("hints are not allowed at this table")


class StillThinking(Refused):
    """Another analysis has to be finished first."""

    code = "still-thinking"

    def __init__(self) -> None:
        super().__init__("one analysis at a time: another one is still under way")


class TooMany(Refused):
    """More than one guest, or one address, may ask for at a time."""

    code = "too-many"

    def __init__(self, limit: str, seconds: int) -> None:
        super().__init__(
            f"too many {limit} at a time: try again in {seconds} s", limit=limit, seconds=seconds
        )
        self.seconds = seconds


class TooManyBots(Refused):
    """The host has as many searching bots at unfinished games as the server allows."""

    code = "too-many-bots"

    def __init__(self, most: int) -> None:
        super().__init__(
            f"your unfinished games may have {most} bots that search: finish or leave one first",
            most=most,
        )


class Busy(Refused):
    """Others changed the table each time it was tried; the same request may be sent again."""

    code = "busy"

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table!r} changes too quickly; try again", table=table)


class Ending(Refused):
    """The server was stopped while bots were thinking; nothing was changed."""

    code = "ending"

    def __init__(self) -> None:
        super().__init__("the server is stopping; try again when it is back")


class Unavailable(Refused):
    """The store fails; the same request may be sent again."""

    code = "unavailable"

    def __init__(self, error: BaseException) -> None:
        super().__init__("the store does not answer; try again")
        self.why = f"{type(error).__name__}: {error}"
        """For the log: people need not know."""
