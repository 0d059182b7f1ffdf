"""An expansion and a bot for sevenwonders."""
