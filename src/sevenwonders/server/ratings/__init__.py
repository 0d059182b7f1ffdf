"""Ratings of people with accounts, by openskill, for each family of tables by itself."""
