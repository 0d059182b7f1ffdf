"""``/api/ratings`` and ``/api/people``: your ratings, leaderboards and public profiles."""

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from sevenwonders.server.api.account.given import TheClaim
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.history.rows import Family
from sevenwonders.server.ratings.ratings import Ratings
from sevenwonders.server.wire.ratings import Leader, MyRatings, Profile, Publish

TheRatings: TypeAlias = NamedDependency[Ratings]


@get(
    "/api/ratings",
    operation_id="getMyRatings",
    summary="Get your ratings",
    responses=refusals(401, 503),
)
async def get_my_ratings(ratings: TheRatings, claim: TheClaim) -> MyRatings:
    """With what the latest games did to them."""
    return await ratings.mine(claim)


@post(
    "/api/ratings/public",
    operation_id="publishRatings",
    summary="Publish or hide your ratings",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 503),
)
async def publish_ratings(
    data: JSONBody[Publish], ratings: TheRatings, claim: TheClaim
) -> MyRatings:
    """Nobody sees them before."""
    return await ratings.publish(claim, public=data.public)


@get(
    "/api/ratings/{family:str}",
    operation_id="listLeaders",
    summary="List the best players of a family of tables",
    responses=refusals(503),
)
async def list_leaders(
    family: Annotated[Family, PathParameter(description="The kind of tables")],
    ratings: TheRatings,
) -> list[Leader]:
    """People whose profile is public and whose rating is not provisional."""
    return await ratings.leaders(family)


@get(
    "/api/people/{name:str}",
    operation_id="getProfile",
    summary="Get a public profile",
    responses=refusals(404, 503),
)
async def get_profile(
    name: Annotated[str, PathParameter(description="The name of an account")],
    ratings: TheRatings,
) -> Profile:
    """What somebody lets others see."""
    return await ratings.profile(name)
