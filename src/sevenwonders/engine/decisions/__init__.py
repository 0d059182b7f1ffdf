"""The decisions of a game, one module for each kind.

Each says when its decision is due (``ask``), which choices are legal (``legal``), what a choice
does (``settle``), why one is an ``error``, and what the View says of cards (``refusals``).
``kinds`` finds the module of a kind. What placing a card costs and brings is in ``placing``.
"""
