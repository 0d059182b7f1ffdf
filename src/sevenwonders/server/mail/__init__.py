"""Mail that the server sends, if it is configured."""
