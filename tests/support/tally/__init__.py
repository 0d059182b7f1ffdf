"""The table as it can be reconstructed from its events alone."""
