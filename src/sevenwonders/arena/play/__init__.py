"""One game between bots: the loop, the watch over each bot, the outcome, the record."""
