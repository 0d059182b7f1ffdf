"""The state that expansions add to a city and to the table."""
