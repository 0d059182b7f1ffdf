"""Columns that hold plain data."""

from typing import Generic, TypeVar

import msgspec
from sqlalchemy import JSON, Dialect, Text
from sqlalchemy.types import TypeDecorator

T = TypeVar("T")


class Packed(TypeDecorator[T], Generic[T]):
    """A msgspec type as JSON, checked when it is read."""

    impl = JSON
    cache_ok = True

    def __init__(self, kind: object) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: T | None, dialect: Dialect) -> object:
        """To plain data."""
        del dialect
        return msgspec.to_builtins(value)

    def process_result_value(self, value: object, dialect: Dialect) -> T:
        """From plain data."""
        del dialect
        found: T = msgspec.convert(value, self.kind)
        return found


class Written(TypeDecorator[T], Generic[T]):
    """The same as a text, in which can be searched."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: object) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: T | None, dialect: Dialect) -> str:
        """To a text."""
        del dialect
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> T:
        """From a text."""
        del dialect
        found: T = msgspec.json.decode(value or "", type=self.kind)
        return found
