"""Older versions of the network as opponents at some tables, against forgetting."""

from collections.abc import Sequence
from typing import Any

from sevenwonders.train.net import Net


class Older:
    """A few older networks; the oldest makes room for the newest."""

    def __init__(self, nets: Sequence[Net], every: int) -> None:
        self._nets = nets
        self._every = every
        self._rounds = 0
        self._kept = 0

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps of them."""
        nets = [net.state_dict() for net in self._nets[: self._kept]]
        return {"nets": nets, "rounds": self._rounds, "kept": self._kept}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on with what a checkpoint kept."""
        for net, weights in zip(self._nets, state["nets"], strict=False):
            net.load_state_dict(weights)
        self._rounds = state["rounds"]
        self._kept = state["kept"]

    def after_round(self, net: Net) -> Net | None:
        """Keep the network now and then; gives the older one that plays next, once there is one."""
        self._rounds += 1
        if self._rounds % self._every == 0:
            self._nets[self._kept % len(self._nets)].load_state_dict(net.state_dict())
            self._kept += 1
        known = min(self._kept, len(self._nets))
        return self._nets[self._rounds % known] if known else None
