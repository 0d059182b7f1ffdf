"""The progress and the tables of an arena."""
