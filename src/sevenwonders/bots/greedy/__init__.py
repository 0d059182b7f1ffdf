"""The greedy bot: the most points it can see now."""
