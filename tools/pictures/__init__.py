"""Pictures of the browser client: of games, of every page and surface, and films."""
