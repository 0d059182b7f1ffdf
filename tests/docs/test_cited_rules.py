"""A citation of a rule that docs/rules.md does not have is found, wherever it stands."""

from tools.cited_rules import lost_references, lost_rules, rules_of

PAGE = """# The rules

- **4.3** A city builds, unless 4.4 or rule 9.9 says otherwise. *(book)*
- **4.4** It does not. *(ours)*
"""


def test_the_page_lists_its_rules() -> None:
    assert rules_of(PAGE) == {"4.3", "4.4"}


def test_a_number_that_is_no_rule_is_found_with_its_line() -> None:
    text = 'Nothing here.\n"""A city builds (rules 4.3,\n4.9), see rule 12.1."""\n'
    assert list(lost_rules(text, rules_of(PAGE))) == [(2, "4.9"), (3, "12.1")]


def test_other_numbers_are_no_citations() -> None:
    assert not list(lost_rules("Python 3.12 plays by rule 4.4 in 0.5 s.", rules_of(PAGE)))


def test_a_letter_and_a_number_is_no_rule() -> None:
    text = f"A chain is used ({'T'}11 to {'T'}13)."
    assert list(lost_rules(text, rules_of(PAGE))) == [(1, "T" + "11"), (1, "T" + "13")]


def test_a_choice_is_no_citation() -> None:
    assert not list(lost_rules('play(state, "B2:altar", "W1:baths")', rules_of(PAGE)))


def test_the_page_refers_to_its_own_rules_only() -> None:
    assert list(lost_references(PAGE)) == [(3, "9.9")]
