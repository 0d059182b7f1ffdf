"""The oracle: the seer's search, with the champion's net to say what is promising."""
