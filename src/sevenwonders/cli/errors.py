"""Refusals of the command line."""

from sevenwonders.errors import WondersError


class BadUsage(WondersError):
    """A command that asks for what is not there."""
