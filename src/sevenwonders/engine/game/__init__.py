"""The state of a game: table, cities, options, deal and set-up."""
