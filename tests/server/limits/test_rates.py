"""How a host writes limits."""

import pytest

from sevenwonders.server.errors import BadSetting
from sevenwonders.server.limits.rates import DEFAULTS, NO_LIMITS, Rate, parsed_limits


def test_what_is_not_written_keeps_its_default() -> None:
    limits = parsed_limits("tables=40/10m, streams@address=800 hints=off names=5/s")
    assert limits["tables"] == Rate(40, 600)
    assert limits["streams@address"] == 800
    assert limits["hints"] is None
    assert limits["names"] == Rate(5, 1)
    others = [name for name in DEFAULTS if limits[name] == DEFAULTS[name]]
    assert len(others) == len(DEFAULTS) - 4


def test_off_leaves_no_limit() -> None:
    assert parsed_limits("off") == NO_LIMITS


@pytest.mark.parametrize("limit", DEFAULTS)
def test_every_limit_can_be_written_as_it_is_shown(limit: str) -> None:
    assert parsed_limits(f"{limit}={DEFAULTS[limit]}") == DEFAULTS


@pytest.mark.parametrize(
    "text", ["chairs=3/m", "tables=3", "tables=0/m", "tables=3/0m", "streams=3/m", "streams"]
)
def test_what_is_no_limit_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadSetting, match=text.partition("=")[0]):
        parsed_limits(text)
