"""Bots in processes of their own, and the protocol they speak."""
