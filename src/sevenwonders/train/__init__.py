"""Trains the network of the champion by self-play: ``python -m sevenwonders.train``.

Needs the extra ``train`` (torch).
"""
