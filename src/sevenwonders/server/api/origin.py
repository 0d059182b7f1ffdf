"""Requests that change something come from the server's own pages, or from programs.

A foreign page can have a browser send a request, and it needs no cookie to do harm: the answer to
``POST /api/guest`` would give the browser another guest, and the seats of the first were lost.
Browsers say where a request comes from, in ``Sec-Fetch-Site`` or at least in ``Origin``; what says
neither is no browser.
"""

from typing import Final
from urllib.parse import urlsplit

from litestar.connection import Request
from litestar.datastructures import State

from sevenwonders.server.errors import ForeignPage

_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_OWN: Final = frozenset({"same-origin", "none"})
"""``none``: a request by the user, not by a page."""


def refuse_foreign_pages(request: Request[object, object, State]) -> None:
    """Let nobody but the server's own pages and programs change anything."""
    if request.method in _READING:
        return
    headers = request.headers
    origin = headers.get("Origin", "")
    if is_foreign(headers.get("Sec-Fetch-Site"), origin, headers.get("Host")):
        raise ForeignPage(origin)


def is_foreign(site: str | None, origin: str, host: str | None) -> bool:
    """Whether what a request says of itself names another page than the server's own."""
    # A proxy may call the server by another name than the browser does: its word counts first.
    return site not in _OWN if site else bool(origin) and not _at(origin, host)


def _at(origin: str, host: str | None) -> bool:
    """Whether an origin is the host that was asked, whichever way a proxy was asked."""
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
