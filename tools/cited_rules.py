"""Finds citations of rules that `docs/rules.md` does not have.

Code, messages, pages and tests cite "rule 4.3" or "rules 4.3, 4.7". A letter and a number, as
another page of decisions might number them, is no rule: a reader could not look it up.
"""

import re
from collections.abc import Collection, Iterator

NUMBER = re.compile(r"\b[0-9]+\.[0-9]+\b")
CITED = re.compile(r"\brules?\s+[0-9]+\.[0-9]+(?:(?:,|\s+and|\s+to)\s+[0-9]+\.[0-9]+)*")
# A choice such as `B2:altar` looks the same up to its colon.
LETTERED = re.compile(r"(?<![\w.:-])[BTCSDLXGEP][1-9][0-9]?\b(?!:)")


def rules_of(page: str) -> frozenset[str]:
    """The numbers of the rules on the page."""
    return frozenset(re.findall(r"^- \*\*([0-9]+\.[0-9]+)\*\*", page, re.MULTILINE))


def lost_rules(text: str, known: Collection[str]) -> Iterator[tuple[int, str]]:
    """Every citation in the text that is not among the known rules, with its line."""
    found = {(one.start(), rule) for one in CITED.finditer(text) for rule in NUMBER.findall(one[0])}
    found |= {(one.start(), one[0]) for one in LETTERED.finditer(text)}
    for start, rule in sorted(found):
        if rule not in known:
            yield text.count("\n", 0, start) + 1, rule


def lost_references(page: str) -> Iterator[tuple[int, str]]:
    """Every number of a rule on the page of rules itself that is not one of its rules."""
    known = rules_of(page)
    for one in NUMBER.finditer(page):
        if one[0] not in known:
            yield page.count("\n", 0, one.start()) + 1, one[0]
