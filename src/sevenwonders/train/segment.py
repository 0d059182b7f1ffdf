"""What was seen, chosen and gained in some steps of one group of tables, and its advantages."""

from typing import Final, NamedTuple

import torch

from sevenwonders.engine.vocabulary import MOST_PLAYERS
from sevenwonders.train.actors import ActorPlan

LEAD: Final = 20.0
POINTS: Final = 50.0


class Rows(NamedTuple):
    """One step of a group: its rows on the device that learns."""

    seen: torch.Tensor
    choice_rows: torch.Tensor
    """The row of each legal choice."""
    choice_fields: torch.Tensor
    chosen: torch.Tensor
    """The index of the choice that was made among all of them."""
    logs: torch.Tensor
    """The logarithm of its probability."""
    values: torch.Tensor
    """Judgements: share of the victory, lead, points."""
    seats: torch.Tensor
    """Which seat of which table, as one number."""
    own: torch.Tensor
    """Whether the network that learns decided."""


class Ended(NamedTuple):
    """The games that a step ended."""

    tables: torch.Tensor
    returns: torch.Tensor
    """By table and seat: share of the victory, tanh(lead / 20), points / 50."""


def returns_of(
    points: torch.Tensor, won: torch.Tensor, seated: torch.Tensor, teams: torch.Tensor
) -> torch.Tensor:
    """What ended games brought each seat."""
    points = points.float()
    partner = points.reshape(len(points), -1)[:, _PARTNERS]
    side = torch.where(teams[:, None], points + partner, points)
    rivals = side.masked_fill(~seated, -torch.inf)[:, None, :].expand(-1, MOST_PLAYERS, -1)
    seat = torch.arange(MOST_PLAYERS, device=points.device)
    same = seat[:, None] == seat[None, :]
    allied = (seat[:, None] // 2) == (seat[None, :] // 2)
    mine = torch.where(teams[:, None, None], allied[None], same[None])
    best = rivals.masked_fill(mine, -torch.inf).amax(2)
    lead = torch.where(seated, side - best, torch.zeros_like(side)).nan_to_num(0.0)
    lead = torch.where(teams[:, None], lead / 2, lead)
    winners = won.float()
    sides = torch.where(teams, winners.sum(1) / 2, winners.sum(1)).clamp(min=1)
    return torch.stack((winners / sides[:, None], torch.tanh(lead / LEAD), points / POINTS), 2)


_PARTNERS: Final = [1, 0, 3, 2, 5, 4, 6]


class Segment:
    """The steps of one group, in order."""

    def __init__(self, plan: ActorPlan) -> None:
        self.seats = plan.workers * plan.tables * MOST_PLAYERS
        self.rows: list[Rows] = []
        self.ended: list[Ended] = []
        self.advantages: list[torch.Tensor] = []
        self.targets: list[torch.Tensor] = []

    def look_back(self, following: Rows, decay: float) -> None:
        """Work out advantages and targets of every row; ``following`` are the rows after the last.

        Seats that have no row there are taken to be worth what their last row said.
        """
        device = following.values.device
        later = torch.zeros((self.seats, 3), device=device)
        gain = torch.zeros_like(later)
        known = torch.zeros(self.seats, dtype=torch.bool, device=device)
        later[following.seats] = following.values
        known[following.seats] = True
        self.advantages = []
        self.targets = []
        for rows, ended in zip(reversed(self.rows), reversed(self.ended), strict=True):
            if len(ended.tables):
                first = ended.tables.long() * MOST_PLAYERS
                seats = (first[:, None] + torch.arange(MOST_PLAYERS, device=device)).reshape(-1)
                later[seats] = ended.returns.reshape(-1, 3)
                gain[seats] = 0
                known[seats] = True
            seats = rows.seats
            here = known[seats][:, None]
            change = later[seats] - rows.values + decay * gain[seats]
            advantage = torch.where(here, change, torch.zeros_like(change))
            gain[seats] = advantage
            later[seats] = rows.values
            known[seats] = True
            self.advantages.append(advantage)
            self.targets.append(rows.values + advantage)
        self.advantages.reverse()
        self.targets.reverse()
