"""Passwords that are hashed in no time: what argon2 costs is not what these tests are about."""

from functools import partial

import pytest
from argon2 import PasswordHasher

from sevenwonders.server.accounts import passwords


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "PasswordHasher", cheap)
