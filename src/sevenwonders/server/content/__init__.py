"""What can be put on a table, as clients are told of it."""
