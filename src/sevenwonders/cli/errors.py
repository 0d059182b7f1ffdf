"""Refusals of the command line."""

from sevenwonders.errors import WondersError


class BadUsage(WondersError):
    """A command that asks for something that does not exist."""
