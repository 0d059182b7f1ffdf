"""What takes long: bots that search, hints and analyses, worked out in other processes."""
