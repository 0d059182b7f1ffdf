"""What a seat sees as plain data, for the wire, the browser and other languages."""
