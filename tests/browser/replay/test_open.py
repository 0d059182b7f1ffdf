"""Opening a record to watch it: by its text, as a file, dropped; and what is refused."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.replay.watching import BASE, BOXES, DROP, a_record, at, opener, paste


def test_a_file_is_dropped_and_another_over_it(page: Page) -> None:
    opener(page).evaluate(DROP, a_record(BASE))
    viewer = page.get_by_test_id("replay")
    at(viewer, 0)
    expect(viewer.locator("h1")).to_have_text("Age I")
    page.evaluate(DROP, a_record(BOXES, 2))
    expect(viewer.get_by_label("Go to a turn")).to_contain_text("Leader draft 1")


@pytest.mark.parametrize(
    ("text", "why"), [("hello", "cannot be replayed"), ("7w 1\n" * 20_000, "too large")]
)
def test_what_is_no_record_is_refused_over_the_one_that_is_open(
    page: Page, text: str, why: str
) -> None:
    viewer = paste(page, a_record(BASE))
    at(viewer, 0)
    page.evaluate(DROP, text)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(why)
    alert.get_by_role("button", name="Close").click()
    expect(alert).not_to_be_visible()
    page.evaluate(DROP, text)
    expect(alert).to_be_visible()
    viewer.get_by_role("button", name="Open another").click()
    expect(page.get_by_role("textbox")).to_have_value("")
    expect(alert).not_to_be_visible()


def test_a_first_step_that_does_not_come_is_told(page: Page) -> None:
    page.route("**/api/replay/step", lambda route: route.fulfill(status=500))
    paste(page, a_record(BASE))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Choose a file")).to_be_enabled()


def test_a_file_is_chosen(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.7w"
    file.write_text(a_record(BASE, 3), encoding="utf-8")
    opener(page).locator("input[type=file]").set_input_files(file)
    at(page.get_by_test_id("replay"), 0)


def test_a_broken_record_names_the_line_and_leaves_a_way_on(page: Page) -> None:
    lines = a_record(BASE).splitlines()
    wrong = next(number for number, line in enumerate(lines) if line.startswith("I.2"))
    broken = [*lines[:wrong], "I.2   B:no-such-card B:altar B:altar", *lines[wrong + 1 :]]
    paste(page, "\n".join(broken))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"Line {wrong + 1}")
    expect(alert).to_contain_text("no-such-card")
    expect(page.get_by_role("textbox")).to_have_value("\n".join(broken))
    page.get_by_role("textbox").fill(a_record(BASE))
    page.get_by_role("button", name="Open", exact=True).click()
    at(page.get_by_test_id("replay"), 0)


def test_what_is_too_large_is_not_read(page: Page) -> None:
    opener(page).evaluate(DROP, "7w 1\n" * 20_000)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    expect(page.get_by_role("button", name="Choose a file")).to_be_enabled()


def test_a_table_that_nobody_laid_has_no_replay(page: Page) -> None:
    page.goto("/replay/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Choose a file")).to_be_enabled()
