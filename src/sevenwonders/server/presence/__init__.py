"""Who is there: whose browser is connected, for all who see the table."""
