"""A server, a browser and people for the tests of this folder."""

import os
import re
from collections.abc import Callable, Generator, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, HOME, Chromium, chromium
from tests.browser.people import DESK, PATIENCE, Person, Profile
from tests.browser.serving import Server

Invite = Callable[..., Person]
PICTURES: Final = HOME / "failures"
FAILED: Final = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, for the fixtures that then keep pictures."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="package")
def program() -> Chromium:
    """The browser on disk."""
    return chromium()


@pytest.fixture(scope="package")
def browser(program: Chromium) -> Iterator[Browser]:
    """The browser running.

    It ends with this folder's tests: while it runs, no other event loop can in this process.
    """
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=program.program,
            args=list(FLAGS),
            env={**os.environ, **program.environment},
        )
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of this folder share; each comes with guests of its own."""
    shared = Server(tmp_path_factory.mktemp("server"))
    shared.start()
    yield shared
    shared.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the test may kill."""
    own = Server(tmp_path_factory.mktemp("own-server"))
    own.start()
    yield own
    own.stop()


@pytest.fixture
def invite(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Invite]:
    """Brings a person to a server; when the test ends, nothing may have gone wrong in a page."""
    people: list[Person] = []

    def bring(server: Server, profile: Profile = DESK) -> Person:
        people.append(Person(browser, server.url, profile))
        return people[-1]

    yield bring
    if request.node.stash.get(FAILED, default=False):
        name = re.sub(r"\W+", "-", request.node.name)
        for number, person in enumerate(people):
            person.photograph(PICTURES, f"{name}-{number}")
    for person in people:
        person.close()
    assert [person.troubles for person in people if person.troubles] == []


@pytest.fixture
def person(invite: Invite, server: Server) -> Person:
    """One person at a desk."""
    return invite(server)


@pytest.fixture
def page(person: Person) -> Page:
    """The page of one person at a desk."""
    return person.page
