"""What the host of a server does with its store from outside."""
