"""Positions: a table as plain data, checked and set up."""
