"""The sage: its judgement of every choice, part by part."""
