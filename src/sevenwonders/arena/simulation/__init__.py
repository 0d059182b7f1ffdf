"""Games of one fixed line-up, added up as they are played."""
