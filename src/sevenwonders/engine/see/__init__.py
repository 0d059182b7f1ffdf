"""What a seat may see: windows for bots, plain data for people."""
