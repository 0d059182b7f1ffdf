"""What a table can be made of, as clients get it."""
