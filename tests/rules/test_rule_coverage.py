"""Every rule of ``docs/rules.md`` is cited by a test, and nothing else is cited."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^- \*\*(?P<id>[0-9]+\.[0-9]+)\*\* (?P<text>.*?) \*\((?P<sources>[^()]+)\)\*$")
SOURCES = {"book", "publisher", "2e", "ours"}


def rules() -> dict[str, list[str]]:
    """The sources of each rule, by its number."""
    found: dict[str, list[str]] = {}
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for item in re.findall(r"^- \*\*.*(?:\n  .*)*", text, flags=re.MULTILINE):
        form = RULE.fullmatch(" ".join(item.split()))
        assert form, f"docs/rules.md has an item that is no rule: {item}"
        assert form["id"] not in found, f"docs/rules.md numbers {form['id']} twice"
        found[form["id"]] = form["sources"].split(", ")
    return found


def citations() -> Iterator[tuple[str, str]]:
    """Every id that a test cites by ``@rule``, with the test."""
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for cited in _cited(node):
                    yield cited, f"{path.relative_to(ROOT)}::{node.name}"


def _cited(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if (
            isinstance(mark, ast.Call)
            and isinstance(mark.func, ast.Name)
            and mark.func.id == "rule"
        ):
            for argument in mark.args:
                assert isinstance(argument, ast.Constant), f"{test.name} cites what is no text"
                yield str(argument.value)


def test_rules_are_numbered_in_order_and_name_their_source() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in rules()]
    for before, after in pairwise(numbers):
        assert after in {(before[0], before[1] + 1), (before[0] + 1, 1)}, f"{before}, then {after}"
    for number, sources in rules().items():
        assert SOURCES.issuperset(sources), f"{number} from {sources}"


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {name for name, _ in citations()}
    bare = [number for number in rules() if number not in cited]
    assert bare == [], f"rules without a test: {', '.join(bare)}"


def test_every_citation_is_a_rule() -> None:
    known = set(rules())
    strays = [f"{test} cites {name}" for name, test in citations() if name not in known]
    assert strays == [], "; ".join(strays)
