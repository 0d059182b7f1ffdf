"""The changelog knows the version of the package."""

import re
from pathlib import Path

from sevenwonders import __version__

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


def test_versions_stand_newest_first_and_the_last_is_this_one() -> None:
    sections = re.findall(r"^## \[(.*?)\]", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert sections[:2] == ["Unreleased", __version__]
    numbers = [tuple(map(int, version.split("."))) for version in sections[1:]]
    assert numbers == sorted(numbers, reverse=True)
