"""The content of one table, lowered to columns that the rules add and compare."""
