"""Which cards each hidden place may hold."""
