"""Scores: the points of every row, and where each comes from."""
