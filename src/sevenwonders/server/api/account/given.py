"""What handlers of accounts are given, and the answers that change who a browser is."""

from typing import TypeAlias, TypeVar

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency

from sevenwonders.server.accounts.accounts import Visitor
from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.api.limits import asker_of_request
from sevenwonders.server.api.who import guest_cookie
from sevenwonders.server.identity import Identity

ThePeople: TypeAlias = NamedDependency[People]
TheClaim: TypeAlias = NamedDependency[Claim | None]
"""What the asker's cookie says; none without one."""
TheOldClaim: TypeAlias = NamedDependency[Claim | None]
"""The same for who becomes somebody else: a cookie that is not good any more does no harm."""
Asked: TypeAlias = Request[object, object, State]
T = TypeVar("T")


def visitor(request: Asked, claim: Claim | None) -> Visitor:
    """Who asks, and with what."""
    address = asker_of_request(request).address
    return Visitor(claim, request.headers.get("User-Agent", ""), address)


def known_as(request: Asked, identity: Identity, claim: Claim, told: T) -> Response[T]:
    """An answer after which the browser is somebody else, or the same in another way."""
    secure = request.url.scheme == "https"
    return Response(told, cookies=[guest_cookie(identity, claim.text, secure=secure)])
