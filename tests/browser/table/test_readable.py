"""Names can be read: none is too small, none is cut, in any language, on a full table."""

from typing import Final

import pytest

from sevenwonders.content.names import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import show

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "de": "de-DE"}
FAULTS: Final = """(least) => {
  const found = [];
  const main = document.querySelector('main');
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!/[A-Za-z]{2,}/.test(text) || element.closest('.unseen, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) found.push(`${size}px: ${text}`);
    for (let box = element; box !== main; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = box.getBoundingClientRect();
      if (overflowX === 'hidden' && words.right > edge.right + 1) found.push(`cut: ${text}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("profile", "least"),
    [(DESK._replace(width=1024, height=768), 11), (PHONE, 12)],
    ids=["laptop", "phone"],
)
def test_no_word_is_too_small_or_cut(
    invite: Invite, server: Server, profile: Profile, least: int, language: str
) -> None:
    person = invite(server, profile._replace(language=LOCALES[language]))
    show(person, "base/age3-late-7")
    assert person.page.evaluate(FAULTS, least) == []


def test_a_phone_shows_the_table_from_edge_to_edge(invite: Invite, server: Server) -> None:
    person = invite(server, PHONE)
    table = show(person, "base/age3-late-7")
    table.hand.last.scroll_into_view_if_needed()
    table.root.get_by_role("tab").last.focus()
    # As a browser does that brings something into view.
    pushed = table.root.evaluate("(it) => { it.scrollLeft = 200; return it.scrollLeft; }")
    assert (pushed, person.page.evaluate("scrollX")) == (0, 0)
