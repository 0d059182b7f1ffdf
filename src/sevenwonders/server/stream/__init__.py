"""The streams of Server-Sent Events: one a browser, told of changes once they are stored."""
