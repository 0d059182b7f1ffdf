"""Games that people finished long ago: written into the store as the end of a game writes them."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, NamedTuple

from sqlalchemy import create_engine

from sevenwonders.server.history.rows import Family, Result, SeatResult
from sevenwonders.server.history.store import add_result
from sevenwonders.server.ratings.store import rate_game
from tests.browser.gathering import send
from tests.browser.people import Person
from tests.browser.serving import Server

PASSWORD: Final = "seven wonders"  # noqa: S105 -- of nobody
DAY: Final = 24 * 3_600_000
BEGAN: Final = 1_772_000_000_000
"""A day in February 2026, in milliseconds."""
ROWS: Final[Mapping[str, int]] = {"conflicts": 7, "treasury": 2, "wonder": 10, "blue": 12}
_numbers: Final = count()


class Player(NamedTuple):
    """Somebody who played; a bot has no guest."""

    name: str
    guest: str | None = None
    bot: str | None = None


class Played(NamedTuple):
    """A game: who came to which points, in the order of the seats."""

    points: Mapping[Player, int]
    family: Family = "base"
    boxes: tuple[str, ...] = ()
    boards: tuple[str, ...] = ("giza", "rhodes", "ephesus", "olympia")
    day: int = 0
    rated: bool = False

    def result(self) -> Result:
        """The result as it is kept."""
        best = sorted(self.points.values(), reverse=True)
        seats = tuple(
            SeatResult(
                seat=seat,
                guest=player.guest,
                name=player.name,
                bot=player.bot,
                away=False,
                board=self.boards[seat],
                side="a",
                place=best.index(points) + 1,
                points=points,
                coins=6,
                rows={**ROWS, "green": points - sum(ROWS.values())},
            )
            for seat, (player, points) in enumerate(self.points.items())
        )
        return Result(
            table=f"past{next(_numbers):08}",
            ended=BEGAN + self.day * DAY,
            family=self.family,
            edition="1e",
            boxes=self.boxes,
            players=len(seats),
            teams=False,
            hints=False,
            seats=seats,
        )


def with_account(person: Person, name: str) -> Player:
    """Somebody who has an account."""
    person.page.goto("/about")
    send(person.page, "/api/guest", {"name": name})
    send(person.page, "/api/account", {"password": PASSWORD, "language": "en"})
    return Player(name, guest_of(person))


def guest_of(person: Person) -> str:
    """Who somebody is to the server."""
    guest: str = person.page.evaluate("async () => (await (await fetch('/api/guest')).json()).id")
    return guest


def remember(server: Server, games: Sequence[Played]) -> None:
    """Let the server know of games."""
    engine = create_engine(
        f"sqlite:///{server.folder / 'sevenwonders.db'}", connect_args={"timeout": 60}
    )
    with engine.begin() as connection:
        for game in games:
            result = game.result()
            add_result(connection, result)
            if game.rated:
                rate_game(connection, result)
    engine.dispose()
