"""Ratings as people see them."""

from sevenwonders.server.ratings.skill import Skill
from sevenwonders.server.ratings.store import ChangeData, RatingData
from sevenwonders.server.wire.ratings import Change, Rating


def told(row: RatingData) -> Rating:
    """A rating as people see it."""
    return Rating(
        family=row.family,
        points=row.skill.points,
        reach=row.skill.reach,
        provisional=not row.skill.settled,
        games=row.games,
        won=row.won,
        updated=row.updated,
    )


def changed(row: ChangeData) -> Change:
    """What a game did, in points."""
    before = Skill(row.before).points
    after = row.after
    return Change(row.family, row.ended, after.points, after.points - before, after.reach)
