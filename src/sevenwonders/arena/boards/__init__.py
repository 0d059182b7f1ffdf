"""Which board sides and leaders win: many games of one bot with itself."""
