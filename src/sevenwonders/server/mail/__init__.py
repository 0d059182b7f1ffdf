"""Mail that the server sends, where it is told how."""
