"""What an arena plays: bots, tables, seeds, line-ups and seats."""
