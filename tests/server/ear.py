"""What a service announces, for tests."""

from sevenwonders.server.service.announce import News


class Ear:
    """Hears that something changed."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self.losses = 0

    def changed(self, news: News) -> None:
        """Note it."""
        self.heard.append(news)

    def lost(self) -> None:
        """Count it."""
        self.losses += 1
