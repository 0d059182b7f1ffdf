"""Fails on what may not be in the tree: compiled files in `src/`, paths of one machine, dead links.

A `.so` under `src/` would make an interpreted run load compiled code without a word. Hosts of
registries and paths of the machine at hand would bind the project to where it was written. A rule
that `docs/rules.md` does not have cannot be looked up, nor can a file that a page names wrongly.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools.build_web import NODE  # noqa: E402
from tools.cited_code import lost_code, unnamed_packages  # noqa: E402
from tools.cited_rules import lost_references, lost_rules, rules_of  # noqa: E402
from tools.compiled_modules import idle_patterns  # noqa: E402

FORBIDDEN = {
    "a package registry's host": re.compile(
        r"https?://[^\s\"'<>/]*(?:pypi|pythonhosted|npmjs|registry)[^\s\"'<>/]*\."
    ),
    "an index or links option": re.compile(r"^\s*--(?:extra-)?(?:index-url|find-links)\b"),
    "a path of this machine": re.compile(
        r"(?<![\w.:/-])/(?:root|work)/|" + re.escape(str(ROOT)) + r"(?![\w-])"
    ),
    "a path beside the repository": re.compile(r"\.\./shared\b"),
}

CITING = {".py", ".md", ".ftl", ".toml", ".ts", ".svelte"}
"""Suffixes of the files that may cite rules; names in tests of the client look like rules."""
LARGE = ("ray", "train")
"""Extras whose wheels are too large for tests."""


def files() -> list[Path]:
    """Every file that is tracked, or would be by `git add`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def forbidden_text() -> Iterator[str]:
    """Lines of text files that name a host or path they should not."""
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for what, pattern in FORBIDDEN.items():
                if pattern.search(line):
                    yield f"{path.relative_to(ROOT)}:{number}: {what}"


def compiled_in_sources() -> Iterator[str]:
    """Compiled files where only sources belong."""
    for suffix in ("so", "pyd"):
        for path in (ROOT / "src").rglob(f"*.{suffix}"):
            yield f"{path.relative_to(ROOT)}: a compiled file among the sources: remove it"


def requirements_apart() -> Iterator[str]:
    """Requirement files that no longer say what pyproject.toml says."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = config["project"]
    extras = [
        line
        for extra, lines in project["optional-dependencies"].items()
        for line in lines
        if extra not in LARGE and not line.startswith(f"{project['name']}[")
    ]
    pairs = {
        "runtime": [*project["dependencies"], *extras],
        "build": [*config["build-system"]["requires"], NODE],
    }
    for name, wanted in pairs.items():
        lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
        if {line for line in lines if not line.startswith("#")} != set(wanted):
            yield f"requirements/{name}.in: differs from pyproject.toml"


def compiled_patterns() -> Iterator[str]:
    """Patterns of compiled modules that no longer change what is compiled."""
    for finding in idle_patterns(ROOT):
        yield f"pyproject.toml: [tool.sevenwonders] {finding}"


def cited_rules() -> Iterator[str]:
    """Rules cited in code, messages, content or pages that docs/rules.md does not have."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    known = rules_of(page)
    for path in files():
        if path.suffix in CITING and not path.name.endswith(".test.ts"):
            text = path.read_text(encoding="utf-8")
            for line, rule in lost_references(text) if text == page else lost_rules(text, known):
                yield f"{path.relative_to(ROOT)}:{line}: docs/rules.md has no rule {rule}"


def cited_code() -> Iterator[str]:
    """Files and functions named in a page that are not there."""
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for line, lost in lost_code(path.read_text(encoding="utf-8"), ROOT):
            yield f"{path.relative_to(ROOT)}:{line}: there is no {lost}"


def unnamed_code() -> Iterator[str]:
    """Packages that the page on all of them leaves out."""
    page = ROOT / "docs" / "architecture.md"
    for package in unnamed_packages(page.read_text(encoding="utf-8"), ROOT):
        yield f"{page.relative_to(ROOT)}: does not name the package {package}"


def main() -> int:
    """Print every finding; the exit status says whether there was one."""
    checks = (
        forbidden_text,
        compiled_in_sources,
        requirements_apart,
        compiled_patterns,
        cited_rules,
        cited_code,
        unnamed_code,
    )
    findings = [finding for check in checks for finding in check()]
    print("\n".join(findings) if findings else "tree: clean")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
