"""The course of a turn and of an Age."""
