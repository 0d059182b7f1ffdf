"""Placing a piece: what it costs, how it is paid, where it goes and what it brings."""
