"""Presence: which players have a connected browser, for everyone who sees the table."""
