"""Games through the real pages in a real Chromium."""
