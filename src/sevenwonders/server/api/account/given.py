"""Dependencies of account handlers, and answers that change the guest of a browser."""

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
"""The content of the client's cookie; None without one."""
TheOldClaim: TypeAlias = NamedDependency[Claim | None]
"""The same for a change of guest: an invalid cookie is ignored."""
Asked: TypeAlias = Request[object, object, State]
T = TypeVar("T")


def visitor(request: Asked, claim: Claim | None) -> Visitor:
    """The client and its credentials."""
    address = asker_of_request(request).address
    return Visitor(claim, request.headers.get("User-Agent", ""), address)


def known_as(request: Asked, identity: Identity, claim: Claim, told: T) -> Response[T]:
    """An answer after which the browser is somebody else, or the same in another way."""
    secure = request.url.scheme == "https"
    return Response(told, cookies=[guest_cookie(identity, claim.text, secure=secure)])
