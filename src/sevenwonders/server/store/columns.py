"""Columns that hold plain data."""

from typing import Generic, TypeVar

import msgspec
from sqlalchemy import JSON, Dialect
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
