"""Choices: their text, their bits, and the codes of the compiled core."""
