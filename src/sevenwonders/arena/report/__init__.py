"""What the games of a contest add up to, as figures, text and page."""
