"""Whose turn it is, at all tables of a person or a program."""
