"""How games of the run end: points by kind of table, and how often the network beats older ones."""

from typing import Final

import torch

from sevenwonders.engine.game.options import Options
from sevenwonders.train.actors import ActorPlan
from sevenwonders.train.segment import POINTS

FAMILIES: Final = ("base-3", "base-5", "base-7", "edifice-5", "every-5", "teams", "others")


def family(kind: Options) -> str:
    """The family of tables that a kind is counted with."""
    if kind.teams:
        return "teams"
    sets = {(): "base", ("edifice",): "edifice"}
    name = sets.get(kind.boxes, "every" if len(kind.boxes) >= 5 else "others")
    found = f"{name}-{kind.players}"
    return found if found in FAMILIES else "others"


class TrainingTally:
    """Sums since the last look at them."""

    def __init__(self, plan: ActorPlan, device: torch.device) -> None:
        self._family = [_families(plan, group).to(device) for group in range(plan.groups)]
        self._device = device
        self._clear()

    def _clear(self) -> None:
        self._points = torch.zeros((len(FAMILIES), 2), device=self._device)
        self._duels = torch.zeros((2, 2), device=self._device)

    def note(
        self,
        group: int,
        tables: torch.Tensor,
        returns: torch.Tensor,
        seated: torch.Tensor,
        borrowed: torch.Tensor,
    ) -> None:
        """Some games of a group ended."""
        families = self._family[group][tables.long()]
        points = (returns[:, :, 2] * POINTS * seated).sum(1)
        told = torch.stack((points, seated.sum(1).float()), 1)
        self._points.index_add_(0, families, told)
        mixed = borrowed.any(1)[:, None] & seated
        for at, whose in enumerate((mixed & ~borrowed, mixed & borrowed)):
            self._duels[at, 0] += (returns[:, :, 0] * whose).sum()
            self._duels[at, 1] += whose.sum()

    def take(self) -> dict[str, float]:
        """Means since the last time: points by family, and a seat's wins against older networks."""
        points = (self._points[:, 0] / self._points[:, 1].clamp(min=1)).tolist()
        wins = (self._duels[:, 0] / self._duels[:, 1].clamp(min=1)).tolist()
        self._clear()
        told = {
            f"points_{name}": round(mean, 2) for name, mean in zip(FAMILIES, points, strict=True)
        }
        return {**told, "wins_now": round(wins[0], 4), "wins_older": round(wins[1], 4)}


def _families(plan: ActorPlan, group: int) -> torch.Tensor:
    return torch.tensor(
        [
            FAMILIES.index(family(plan.kind(worker, group, table)))
            for worker in range(plan.workers)
            for table in range(plan.tables)
        ]
    )
