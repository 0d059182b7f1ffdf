"""Effects, costs and names as texts of the terminal, from the catalogue of messages."""
