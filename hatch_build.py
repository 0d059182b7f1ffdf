"""Build hook: builds the web client, and compiles the engine's hot modules with mypyc.

Wheels and source distributions carry the client; only a wheel is compiled.

Compiling happens in a temporary copy of the sources, so that no compiled file ever lies in
`src/` where an interpreted run would load it. Editable installs are left as plain Python, and
`make play` builds the client for them.
"""

import atexit
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# Hidden symbols let calls between our modules be direct and inlined: by default every compiled
# function is exported, and so could be replaced at load time.
BASE_FLAGS = ["-fvisibility=hidden", "-Wno-error"]
# Link-time optimisation inlines across the modules' C files and works on all cores.
LTO_FLAGS = ["-flto=auto"]

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the web client and compiled modules, or says why it goes without."""

    def dependencies(self) -> list[str]:
        """What building needs beyond pyproject.toml: Node, unless the client is built already."""
        tool = web_tool(Path(self.root))
        return [] if without_client() or tool["is_built"]() else [tool["NODE"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile before the wheel is assembled."""
        if version == "editable":
            return
        build_client(Path(self.root))
        if self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("SEVENWONDERS_PURE") == "1":
            notice("SEVENWONDERS_PURE=1: building pure Python.")
            return
        scratch = Path(tempfile.mkdtemp(prefix="sevenwonders-build-"))
        # Not in finalize(), which a failed build never reaches.
        atexit.register(shutil.rmtree, scratch, ignore_errors=True)
        flags = usable_flags(scratch)
        if flags is None:
            notice("no working C compiler with Python's headers: building pure Python (slower).")
            return
        root = Path(self.root)
        shutil.copytree(root / "src", scratch / "src", ignore=shutil.ignore_patterns("*.so"))
        shutil.copy(root / "pyproject.toml", scratch)
        shutil.copytree(root / "tools", scratch / "tools")
        lib = scratch / "lib"
        compile_modules(scratch, modules_to_compile(root), flags, lib)
        for library in lib.rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def notice(text: str) -> None:
    """Tell the person building, on the stream that front ends show."""
    print(f"sevenwonders: {text}", file=sys.stderr, flush=True)


def modules_to_compile(root: Path) -> list[str]:
    """The modules that the patterns of pyproject.toml choose, relative to `src/sevenwonders`."""
    tool = runpy.run_path(str(root / "tools" / "compiled_modules.py"))
    modules: list[str] = tool["compiled_modules"](root)
    return modules


def web_tool(root: Path) -> dict[str, Any]:
    """What `tools/build_web.py` defines."""
    return runpy.run_path(str(root / "tools" / "build_web.py"))


def without_client() -> bool:
    """Whether the environment asks for a build without the web client."""
    return os.environ.get("SEVENWONDERS_NO_WEB") == "1"


def build_client(root: Path) -> None:
    """Build the web client into the package, unless it is there and new."""
    if without_client():
        notice("SEVENWONDERS_NO_WEB=1: the web client is not built.")
        return
    try:
        built = web_tool(root)["build_web"]()
    except subprocess.CalledProcessError as error:
        notice("the web client cannot be built; SEVENWONDERS_NO_WEB=1 leaves it out.")
        raise SystemExit(error.returncode) from error
    if built is None:
        notice("no sources of the web client here: the server will have no pages.")


def usable_flags(scratch: Path) -> list[str] | None:
    """Flags the C compiler here accepts, found by trying; None when it can build nothing."""
    for flags in [[]] if sys.platform == "win32" else [BASE_FLAGS + LTO_FLAGS, BASE_FLAGS]:
        if can_build(scratch / "probe", flags):
            return flags
    return None


def can_build(folder: Path, flags: list[str]) -> bool:
    """Whether an empty extension module compiles and links with these flags."""
    folder.mkdir(exist_ok=True)
    (folder / "probe.c").write_text(PROBE)
    extension = Extension("probe", ["probe.c"], extra_compile_args=flags, extra_link_args=flags)
    try:
        with chdir(folder):
            build_extensions([extension], folder, folder)
    except (BaseError, CCompilerError, OSError):
        return False
    return True


def compile_modules(scratch: Path, compiled: list[str], flags: list[str], lib: Path) -> None:
    """Compile the modules as one mypyc group, their shared libraries going to ``lib``.

    Type errors in them end the build: mypycify exits with them. Modules that they only import, such
    as the ``__init__.py`` of their package, may need libraries that a build does not have.
    """
    paths = ["--follow-imports=silent", *(f"src/sevenwonders/{name}" for name in compiled)]
    tool = runpy.run_path(str(scratch / "tools" / "compiled_docs.py"))
    named = [(module_name(name), scratch / "src" / "sevenwonders" / name) for name in compiled]
    with chdir(scratch):
        extensions = mypycify(
            paths, opt_level="3", debug_level="0", multi_file=True, target_dir="c"
        )
        tool["add_docstrings"](scratch / "c", named)
        for extension in extensions:
            extension.extra_compile_args += flags
            extension.extra_link_args += [*flags, "-O3"] if flags else []
        kept = cache_folder(scratch / "c", flags)
        if kept is not None and kept.is_dir():
            shutil.copytree(kept, lib)
        else:
            build_extensions(extensions, lib, scratch / "o")
            if kept is not None:
                shutil.rmtree(kept.parent, ignore_errors=True)
                shutil.copytree(lib, kept)


def module_name(path: str) -> str:
    """The name by which a module is imported, from its path within the package."""
    return ".".join(("sevenwonders", *Path(path).with_suffix("").parts))


def cache_folder(generated: Path, flags: list[str]) -> Path | None:
    """Where the outcome of compiling exactly this C code is kept, if a cache was asked for."""
    cache = os.environ.get("SEVENWONDERS_BUILD_CACHE")
    if not cache:
        return None
    digest = hashlib.blake2b(f"{sys.version} {sys.platform} {flags}".encode(), digest_size=12)
    for path in sorted(generated.rglob("*.[ch]")):
        digest.update(path.relative_to(generated).as_posix().encode() + b"\0" + path.read_bytes())
    return Path(cache) / digest.hexdigest() / "lib"


def build_extensions(extensions: list[Extension], lib: Path, objects: Path) -> None:
    """Compile and link the extensions with the C compiler Python was built for."""
    command = ParallelBuild(Distribution({"name": "sevenwonders", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(lib), str(objects)
    command.ensure_finalized()
    command.run()


class ParallelBuild(build_ext):
    """setuptools' own build, one C file per core at a time."""

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of one extension side by side."""
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: compile_one([source], **options), sources)
                return [path for paths in done for path in paths]

        self.compiler.compile = compile_all
        super().build_extension(ext)
        self.compiler.compile = compile_one
