"""What an arena plays: bots, tables, seeds, who meets whom and who sits where."""
