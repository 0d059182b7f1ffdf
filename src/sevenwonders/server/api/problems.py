"""Every refusal as a problem of RFC 9457, with a code that programs and translations rely on."""

import logging
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Final, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from sevenwonders.bots.errors import UnknownBot
from sevenwonders.content.errors import UnknownEdition
from sevenwonders.engine import errors as engine
from sevenwonders.errors import WondersError
from sevenwonders.server import errors as server
from sevenwonders.server.accounts import errors as accounts
from sevenwonders.server.clocks import errors as clocks
from sevenwonders.server.identity import Identity
from sevenwonders.server.ratings import errors as ratings
from sevenwonders.server.talk import errors as talk
from sevenwonders.server.wire.table import PossibleTable

MEDIA_TYPE: Final = "application/problem+json"
INVALID: Final = "invalid-request"
INTERNAL: Final = "internal-error"
_LATER: Final = "2"
"""In how many seconds it may be worth trying again."""
_MUCH_LATER: Final = "60"
"""Where something else has to end first."""
_log: Final = logging.getLogger(__name__)

STATUS: Final[Mapping[type[WondersError], int]] = {
    server.ForeignPage: 403,
    server.NotJson: 415,
    server.NoGuest: 401,
    server.NotHost: 403,
    server.NotYourSeat: 403,
    server.NotSeated: 403,
    server.NoHints: 403,
    server.NoTable: 404,
    server.NoSpectators: 403,
    server.TooFewSeats: 409,
    server.BadOrder: 422,
    server.Removed: 403,
    server.NoSeat: 404,
    server.NoDecision: 404,
    server.NoStep: 404,
    server.NameAtTable: 409,
    server.TableFull: 409,
    server.SeatTaken: 409,
    server.SeatsEmpty: 409,
    server.NotPrivate: 409,
    server.ListFull: 409,
    server.SeatLeft: 409,
    server.NotOpen: 409,
    server.NotPlaying: 409,
    server.NotOver: 409,
    server.StaleDecision: 409,
    server.EarlierFirst: 409,
    server.NothingOwed: 409,
    server.TooSoon: 409,
    server.ClockDecides: 409,
    server.StillThinking: 409,
    server.TooMany: 429,
    server.TooManyBots: 429,
    server.BadName: 422,
    server.BadRecord: 422,
    talk.BadMessage: 422,
    talk.NoMessage: 404,
    clocks.NoClock: 409,
    ratings.NotRateable: 409,
    ratings.NoProfile: 404,
    accounts.BadToken: 401,
    accounts.WrongPassword: 403,
    accounts.Banned: 403,
    accounts.SpentCode: 404,
    accounts.NoSession: 404,
    accounts.NoBot: 404,
    accounts.TooManyTokens: 409,
    accounts.NoSuchAccount: 404,
    accounts.NameTaken: 409,
    accounts.AccountExists: 409,
    accounts.NoAccount: 409,
    accounts.NoMail: 409,
    accounts.BadPassword: 422,
    accounts.BadMail: 422,
    accounts.TooManyTries: 429,
    server.Busy: 503,
    server.Ending: 503,
    server.Unavailable: 503,
    UnknownEdition: 422,
    UnknownBot: 422,
    engine.UnknownBoard: 422,
    engine.ImpossiblePlayers: 422,
    engine.BoardTwice: 422,
    engine.NoSuchBox: 422,
    engine.BoardNeedsBox: 422,
    engine.BoardsExclude: 422,
    engine.ImpossibleTeams: 422,
    engine.NoLeaders: 422,
    engine.GameIsOver: 409,
    engine.NotAsked: 409,
    engine.AlreadyChosen: 409,
    engine.NothingToWithdraw: 409,
    engine.UnreadableChoice: 422,
    engine.UnknownCard: 422,
    engine.WrongAction: 422,
    engine.NotInHand: 422,
    engine.NotInDiscard: 422,
    engine.AlreadyBuilt: 422,
    engine.StageNotNext: 422,
    engine.CannotAfford: 422,
    engine.PriceNotOffered: 422,
    engine.NotOffered: 422,
    engine.CannotJoin: 422,
    engine.CannotFreeze: 422,
    engine.NoSuchRight: 422,
    engine.MustPlay: 422,
    engine.MustChain: 422,
}
"""What each refusal means to HTTP: who are you (401), not yours (403), no such thing (404), not now
(409), not JSON (415), cannot be (422), too much (429), again later (503)."""
PLAIN: Final[Mapping[int, str]] = {
    400: INVALID,
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    500: INTERNAL,
}
"""Codes of what goes wrong before a request reaches the game, or within the server."""

Param = str | int | bool | None | tuple[str | int, ...] | PossibleTable


def code_of(kind: type[WondersError]) -> str:
    """The code of a kind of refusal: its own, or its name as ``not-in-hand``."""
    if issubclass(kind, server.Refused):
        return kind.code
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


CODES: Final = tuple(sorted({*map(code_of, STATUS), *PLAIN.values()}))


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused; nothing has changed."""

    type: str
    """The code as a name that no one else uses."""
    title: str
    """The kind of refusal in a sentence."""
    status: int
    detail: str
    """What happened this time."""
    code: Annotated[str, msgspec.Meta(extra_json_schema={"extra": {"enum": list(CODES)}})]
    params: dict[str, Param]
    """The parts of the detail, for clients that say it in another language."""


class InvalidField(msgspec.Struct, frozen=True):
    """Something in a request that cannot be read."""

    key: str
    """Where: the name of a parameter, or of a part of the body; empty for all of it."""
    source: str
    """``path``, ``query``, ``header`` or ``body``."""
    message: str


class InvalidRequest(Problem, frozen=True, kw_only=True):
    """A request that is not of the documented shape."""

    errors: tuple[InvalidField, ...]


_MEANING: Final = {
    400: "The request does not match the documented schema.",
    401: "The cookie belongs to no guest, or the token to no bot.",
    403: "The seat or table is another's, the password is wrong, or a foreign page sent it.",
    404: "Not found.",
    409: "It cannot be done now.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "The request is valid, but the rules or the table do not allow it.",
    429: "Too many requests from one guest or address.",
    503: "The table changes too quickly, or the store fails; the request can be repeated.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a handler may answer with, for the OpenAPI schema."""
    return {
        status: ResponseSpec(
            data_container=InvalidRequest if status == HTTPStatus.BAD_REQUEST else Problem,
            generate_examples=False,
            description=_MEANING[status],
            media_type=MEDIA_TYPE,
        )
        for status in sorted({400, 429, *statuses})
    }


def answer_to(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """Whatever went wrong, as a problem."""
    if isinstance(error, WondersError):
        kind = next((kind for kind in type(error).__mro__ if kind in STATUS), None)
        return _broken(request, error) if kind is None else _refused(request, error, kind)
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return _not_served(error)
    return _broken(request, error)


def _refused(
    request: Request[object, object, State], error: WondersError, kind: type[WondersError]
) -> Response[Problem]:
    """A refusal of the rules or of the table."""
    if isinstance(error, server.Unavailable):
        _log.error("%s %s: %s", request.method, request.url.path, error.why)
    response = _response(
        Problem(
            type=_name(code_of(kind)),
            title=_title(kind),
            status=STATUS[kind],
            detail=str(error),
            code=code_of(kind),
            params=_params(error),
        ),
        _later(error, STATUS[kind]),
    )
    cookie = cast("Identity", request.app.state.identity).name
    if kind is server.NoGuest and cookie in request.cookies:
        # It would be refused for ever. One that was not sent may be good: browsers send none with
        # requests of foreign pages.
        response.delete_cookie(cookie)
    return response


def _later(error: WondersError, status: int) -> dict[str, str]:
    """When the same request may be sent again, if that is only a matter of time."""
    if isinstance(error, (server.TooMany, server.TooSoon, accounts.TooManyTries)):
        return {"Retry-After": str(error.seconds)}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return {"Retry-After": _MUCH_LATER}
    return {"Retry-After": _LATER} if status == HTTPStatus.SERVICE_UNAVAILABLE else {}


def _not_served(error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such address, a body that cannot be read."""
    status = HTTPStatus(error.status_code)
    code = PLAIN.get(status, status.phrase.lower().replace(" ", "-"))
    told: dict[str, object] = {
        "type": _name(code),
        "title": f"{status.phrase}.",
        "status": int(status),
        "detail": error.detail or status.description,
        "code": code,
        "params": {},
    }
    if status == HTTPStatus.BAD_REQUEST:
        problem: Problem = msgspec.convert({**told, "errors": _fields(error)}, InvalidRequest)
    else:
        problem = msgspec.convert(told, Problem)
    return _response(problem, error.headers)


def _broken(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """An internal error: details are only in the log."""
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    return _response(
        Problem(
            type=_name(INTERNAL),
            title="Internal server error.",
            status=int(status),
            detail="Internal server error; see the server's log.",
            code=INTERNAL,
            params={},
        )
    )


def _response(problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(
        problem,
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers={**(headers or {}), "Cache-Control": "no-store"},
    )


def _name(code: str) -> str:
    return f"urn:sevenwonders:problem:{code}"


def _title(kind: type[WondersError]) -> str:
    """The first sentence of what the code itself says of the refusal."""
    return (kind.__doc__ or kind.__name__).partition("\n")[0]


def _params(error: WondersError) -> dict[str, Param]:
    if isinstance(error, server.Refused):
        return dict(error.params)
    parts = {name: part for name, part in vars(error).items() if not name.startswith("_")}
    told = msgspec.convert(parts, dict[str, Param])
    if isinstance(error, engine.InvalidOptions) and error.nearest is not None:
        told["nearest"] = msgspec.convert(error.nearest, PossibleTable, from_attributes=True)
    return told


def _fields(error: HTTPException) -> list[dict[str, str]]:
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return [{"key": "", "source": "body", "message": error.detail}]
    return [
        {
            "key": str(field.get("key", "")),
            "source": str(getattr(source := field.get("source", "body"), "value", source)),
            "message": str(field.get("message", "")),
        }
        for field in error.extra
    ]
