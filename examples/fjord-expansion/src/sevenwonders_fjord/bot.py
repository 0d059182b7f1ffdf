"""A bot that builds the Fishers Guild whenever it can."""

from sevenwonders.engine import Choice, Sight, Stream


class FisherBot:
    """Otherwise takes any legal choice, each as likely as the others."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        """One of the legal choices of the decision this seat has open."""
        legal = sight.legal()
        for choice in legal:
            if choice.action == "build" and choice.card == "fishers-guild":
                return choice
        return legal[self._stream.below(len(legal))]


def make_bot(stream: Stream) -> FisherBot:
    """A new bot with its own randomness."""
    return FisherBot(stream)
