"""The decorator by which a test names the rules it checks."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

P = ParamSpec("P")
R = TypeVar("R")


def rule(*ids: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a test with the numbers of ``docs/rules.md`` it checks; a test counts them."""

    def mark(test: Callable[P, R]) -> Callable[P, R]:
        return pytest.mark.rule(*ids)(test)

    return mark
