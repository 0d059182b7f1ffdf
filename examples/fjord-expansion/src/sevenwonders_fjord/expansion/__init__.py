"""The content of the expansion: files that sevenwonders reads."""
