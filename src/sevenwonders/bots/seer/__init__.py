"""The seer: search in sampled worlds."""
