"""Processes that do work for this one: no part of the game."""
