"""How much one guest, and one address on the network, may ask of the server."""
