"""Wrong passwords keep those waiting who try them, and not the owner of the name."""

from collections.abc import AsyncIterator
from typing import Final

import pytest

from sevenwonders.server.accounts.accounts import Visitor
from sevenwonders.server.accounts.errors import TooManyTries, WrongPassword
from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.accounts.tries import FREE, FREE_IN_ALL
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database

pytestmark = pytest.mark.anyio

PASSWORD: Final = "a long walk by the Nile"  # noqa: S105 -- of nobody
OTHER: Final = "a short walk by the Tigris"
HERE: Final = Visitor(None, "", "203.0.113.5")
THERE: Final = Visitor(None, "", "203.0.113.6")


@pytest.fixture
async def people(database: Database, service: Service) -> AsyncIterator[People]:
    """Ada has an account."""
    people = People(database, service, now=lambda: 0)
    yield people
    people.close()


@pytest.fixture
async def ada(people: People) -> Claim:
    """Where Ada is signed in."""
    guest = await people.accounts.name_guest(None, "Ada")
    return await people.accounts.keep(Visitor(Claim(guest.id), ""), PASSWORD, "en")


async def tried(people: People, visitor: Visitor, many: int) -> None:
    """Somebody tries wrong passwords."""
    for _ in range(many):
        with pytest.raises(WrongPassword):
            await people.accounts.sign_in(visitor, "Ada", "a wrong password")


async def test_wrong_passwords_from_elsewhere_keep_nobody_out(people: People, ada: Claim) -> None:
    await tried(people, THERE, FREE)
    with pytest.raises(TooManyTries):
        await people.accounts.sign_in(THERE, "Ada", PASSWORD)
    assert (await people.accounts.sign_in(HERE, "Ada", PASSWORD)).guest == ada.guest


async def test_who_is_signed_in_changes_the_password_whatever_others_try(
    people: People, ada: Claim
) -> None:
    for number in range(FREE_IN_ALL):
        await tried(people, Visitor(None, "", f"198.51.100.{number}"), 1)
    with pytest.raises(TooManyTries):
        await people.accounts.sign_in(HERE, "Ada", PASSWORD)
    await people.accounts.change_password(ada, PASSWORD, OTHER)


async def test_who_is_signed_in_may_not_guess_for_ever_either(people: People, ada: Claim) -> None:
    for _ in range(FREE):
        with pytest.raises(WrongPassword):
            await people.accounts.change_password(ada, "a wrong password", OTHER)
    with pytest.raises(TooManyTries):
        await people.accounts.change_password(ada, PASSWORD, OTHER)
