"""Where text goes, and how tables fit the terminal."""
