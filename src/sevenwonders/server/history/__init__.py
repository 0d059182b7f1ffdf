"""Games that are over: results that are kept, found again and counted."""
