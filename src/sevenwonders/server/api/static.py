"""The built web client, read from the package once: no path can lead elsewhere."""

import base64
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sevenwonders.server.api.given import PACKED

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Where Vite puts files that are named by their content."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_PACKED: Final = re.compile(r"^(text/|image/svg|application/(json|manifest|javascript|wasm))")
_WORTH_PACKING: Final = 1024
_INLINE: Final = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_MAIN: Final = re.compile(rb'<script type="module"[^>]* src="([^"]+)"')
OK: Final = 200
PAGES: Final = re.compile(
    r"(new|about|aid|privacy|account|games|ratings|sign-in)"
    r"|(continue|reset|confirm|letters|people)/[^/]+|table/[^/]+(/[^/]+)?"
    r"|(replay|rules|cards)(/[^/]+)?"
)
"""The paths of the client's pages, as its ``places.ts`` has them."""
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>7 Wonders</title>
<h1>7 Wonders</h1>
<p>The server runs, but its pages were not built. In a clone of the project,
<code>make play</code> builds them and starts again; the wheel has them inside.</p>
<p>Programs can play meanwhile: the interface is described at
<a href="/api/schema">/api/schema</a>.</p>
</html>
"""


class Asset(NamedTuple):
    """A file of the client."""

    body: bytes
    packed: bytes | None
    """The same, compressed, where that pays."""
    media_type: str
    etag: str
    cache: str


class Client:
    """The files of the client by path, and the policy its pages need."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or files("sevenwonders.server").joinpath("web")
        self.assets = {path: _asset(path, body) for path, body in _walk(folder, "")}
        if INDEX not in self.assets:
            self.assets = {INDEX: _asset(INDEX, NOT_BUILT)}
        self.policy = content_policy(self.assets[INDEX].body)
        found = _MAIN.search(self.assets[INDEX].body)
        self.script = found and found[1].decode()
        """The address of its main script, which changes with all that it loads."""

    def find(self, path: str) -> tuple[Asset, int] | None:
        """The file at a path, with the status of the answer.

        A place of the client gives its one page, which also says that there is none.
        """
        asset = self.assets.get(path)
        if asset is not None:
            return asset, 200
        if _names_a_file(path) or path.split("/", maxsplit=1)[0] == "api":
            return None
        return self.assets[INDEX], 200 if PAGES.fullmatch(path) else 404


def content_policy(page: bytes) -> str:
    """The Content-Security-Policy: our own files alone, and the scripts written in the page."""
    hashes = [hashlib.sha256(script).digest() for script in _INLINE.findall(page)]
    inline = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in hashes)
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self'{inline}",
            "style-src 'self'",
            # Widths and colours that depend on the game are style attributes.
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


@get(["/", "/{path:path}"], include_in_schema=False, opt={"static": True, PACKED: True})
async def client_file(
    request: Request[object, object, State],
    client: NamedDependency[Client],
    path: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the web client."""
    found = client.find(path.strip("/") or INDEX)
    if found is None:
        raise NotFoundException
    asset, status = found
    headers = {"ETag": asset.etag, "Cache-Control": asset.cache}
    if status == OK and request.headers.get("If-None-Match") == asset.etag:
        return Response(b"", status_code=304, headers=headers)
    body = asset.body
    if asset.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            body = asset.packed
            headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, media_type=asset.media_type, headers=headers)


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry.read_bytes()


def _asset(path: str, body: bytes) -> Asset:
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = None
    if len(body) >= _WORTH_PACKING and _PACKED.match(media_type):
        packed = gzip.compress(body, mtime=0)
    digest = hashlib.blake2b(body, digest_size=12).hexdigest()
    cache = FOREVER if path.startswith(HASHED) else ASK_AGAIN
    return Asset(body, packed, media_type, f'"{digest}"', cache)


def _names_a_file(path: str) -> bool:
    return path.startswith(HASHED) or "." in path.rpartition("/")[2]
