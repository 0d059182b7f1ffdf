"""A report saves what is needed to mend a fault, and nothing that the seat may not see."""

from pathlib import Path

import msgspec
from playwright.sync_api import Page

from tests.browser.driver import Home
from tests.browser.people import Person


class Seen(msgspec.Struct):
    """What we read of the table in a report."""

    secret: str | None
    invitation: str | None


class Report(msgspec.Struct):
    """What we read of a report."""

    note: str
    table: str
    seat: int
    turn: str
    server: str
    client: str
    record: str | None
    seen: Seen


def saved(page: Page, folder: Path, note: str) -> Report:
    """Report a problem, and read the file."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill(note)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the report").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    page.get_by_role("button", name="Close").click()
    return msgspec.json.decode(path.read_bytes(), type=Report)


def test_a_report_holds_seat_versions_and_after_the_game_its_record(
    person: Person, tmp_path: Path
) -> None:
    table = Home(person).open().deal("Ada")
    report = saved(person.page, tmp_path, "My card is gone")
    assert (report.note, report.seat, report.turn) == ("My card is gone", 0, "1.1")
    assert person.page.url.endswith(report.table)
    assert report.server
    assert report.client.startswith("/assets/")
    assert (report.record, report.seen.secret) == (None, None)
    table.play_out()
    record = saved(person.page, tmp_path, "").record
    assert record is not None
    assert "7w" in record
