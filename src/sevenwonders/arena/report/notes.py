"""Notes on a contest: what its readers should know beside the figures."""

from collections.abc import Iterable, Iterator

from sevenwonders.bots.registry import asks_net
from sevenwonders.engine.game.options import Options, components_of


def notes_of(bots: Iterable[str], tables: Iterable[Options]) -> list[str]:
    """Each once: what the network of a bot has never met."""
    asking = any(map(asks_net, bots))
    return list(dict.fromkeys(_notices(tables))) if asking else []


def _notices(tables: Iterable[Options]) -> Iterator[str]:
    # The network needs NumPy, which the arena without such a bot does not.
    from sevenwonders.bots.champion.unseen import notice, unseen  # noqa: PLC0415

    for options in tables:
        strange = unseen(components_of(options))
        if strange:
            yield notice(strange)
