"""The oracle: the seer's search, with the champion's net as judge."""
