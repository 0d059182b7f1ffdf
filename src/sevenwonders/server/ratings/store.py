"""Ratings in the database."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, text, update

from sevenwonders.server.accounts.schema import account
from sevenwonders.server.history.rows import Family, Result
from sevenwonders.server.ratings.schema import profile, rating, rating_change
from sevenwonders.server.ratings.skill import Skill, rated
from sevenwonders.server.store.schema import guest


class RatingData(NamedTuple):
    """The rating of somebody among one family of tables."""

    guest: str
    name: str
    family: Family
    skill: Skill
    games: int
    won: int
    updated: int


class ChangeData(NamedTuple):
    """A rating after a game, and what it was before."""

    family: Family
    before: float
    after: Skill
    ended: int


_RATING = (
    rating.c.guest_id,
    guest.c.name,
    rating.c.family,
    rating.c.mu,
    rating.c.sigma,
    rating.c.games,
    rating.c.won,
    rating.c.updated,
)
_BEGUN: Final = text(
    "INSERT INTO rating (guest_id, family, mu, sigma, games, won, settled, public, updated)"
    " VALUES (:guest_id, :family, :mu, :sigma, 0, 0, :settled, :public, :updated)"
    " ON CONFLICT DO NOTHING"
)


def without_account(connection: Connection, guests: Sequence[str]) -> set[str]:
    """Those of some guests who have no account."""
    kept = select(account.c.guest_id).where(account.c.guest_id.in_(guests))
    return set(guests) - set(connection.execute(kept).scalars())


def rate_game(connection: Connection, game: Result) -> None:
    """Count a game for its players, if all of them can be rated by it."""
    people = [one.guest for one in game.seats if one.guest is not None]
    if len(people) < game.players or without_account(connection, people):
        return
    before = _skills(connection, people, game)
    size = 2 if game.teams else 1
    sides = [game.seats[first : first + size] for first in range(0, game.players, size)]
    after = rated(
        [[before[str(one.guest)] for one in side] for side in sides],
        [side[0].place for side in sides],
    )
    for side, skills in zip(sides, after, strict=True):
        for one, skill in zip(side, skills, strict=True):
            own = str(one.guest)
            _keep(connection, game, own, skill, won=one.place == 1)
            connection.execute(
                insert(rating_change).values(
                    table_id=game.table,
                    guest_id=own,
                    family=game.family,
                    before=before[own].mu,
                    mu=skill.mu,
                    sigma=skill.sigma,
                    ended=game.ended,
                )
            )


def ratings_of(connection: Connection, guest_id: str) -> list[RatingData]:
    """The ratings of somebody, the family with most games first."""
    query = select(*_RATING).join(guest, guest.c.id == rating.c.guest_id)
    query = query.where(rating.c.guest_id == guest_id)
    rows = connection.execute(query.order_by(rating.c.games.desc(), rating.c.family))
    return [_rating(*row) for row in rows]


def changes_of(connection: Connection, guest_id: str, limit: int) -> list[ChangeData]:
    """What the latest games did to somebody's ratings, the earliest of them first."""
    mine = rating_change.c
    columns = (mine.family, mine.before, mine.mu, mine.sigma, mine.ended)
    query = select(*columns).where(mine.guest_id == guest_id)
    rows = connection.execute(query.order_by(mine.ended.desc()).limit(limit)).all()
    return [
        ChangeData(family, before, Skill(mu, sigma), ended)
        for family, before, mu, sigma, ended in reversed(rows)
    ]


def leaders(connection: Connection, family: Family, limit: int) -> list[RatingData]:
    """The best settled ratings of people with a public profile."""
    query = select(*_RATING).join(guest, guest.c.id == rating.c.guest_id)
    query = query.where(rating.c.family == family, rating.c.public, rating.c.settled)
    rows = connection.execute(query.order_by(rating.c.mu.desc(), rating.c.guest_id).limit(limit))
    return [_rating(*row) for row in rows]


def is_public(connection: Connection, guest_id: str) -> bool:
    """Whether somebody lets others see their ratings."""
    query = select(profile.c.public).where(profile.c.guest_id == guest_id)
    return bool(connection.execute(query).scalar_one_or_none())


def set_public(connection: Connection, guest_id: str, *, public: bool) -> None:
    """Let others see somebody's ratings, or not."""
    here = profile.c.guest_id == guest_id
    done = connection.execute(update(profile).where(here).values(public=public))
    if not done.rowcount:
        connection.execute(insert(profile).values(guest_id=guest_id, public=public))
    own = rating.c.guest_id == guest_id
    connection.execute(update(rating).where(own).values(public=public))


def _skills(connection: Connection, people: Sequence[str], game: Result) -> dict[str, Skill]:
    """The stored skills; who has none gets one, in vain if another game ends at the same time.

    Always in the same order, so writers cannot deadlock.
    """
    new = Skill()
    for own in sorted(people):
        values = {
            "guest_id": own,
            "family": game.family,
            "mu": new.mu,
            "sigma": new.sigma,
            "settled": new.settled,
            "public": is_public(connection, own),
            "updated": game.ended,
        }
        connection.execute(_BEGUN, values)
    here = rating.c.guest_id.in_(people) & (rating.c.family == game.family)
    query = select(rating.c.guest_id, rating.c.mu, rating.c.sigma).where(here)
    rows = connection.execute(query.order_by(rating.c.guest_id).with_for_update())
    return {one: Skill(mu, sigma) for one, mu, sigma in rows}


def _keep(connection: Connection, game: Result, own: str, skill: Skill, *, won: bool) -> None:
    here = (rating.c.guest_id == own) & (rating.c.family == game.family)
    changed = {
        "mu": skill.mu,
        "sigma": skill.sigma,
        "games": rating.c.games + 1,
        "won": rating.c.won + int(won),
        "settled": skill.settled,
        "updated": game.ended,
    }
    connection.execute(update(rating).where(here).values(changed))


def _rating(
    own: str, name: str, family: Family, mu: float, sigma: float, games: int, won: int, updated: int
) -> RatingData:
    return RatingData(own, name, family, Skill(mu, sigma), games, won, updated)
