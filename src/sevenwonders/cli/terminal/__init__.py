"""A game, a table and its score sheets as text in the terminal."""
