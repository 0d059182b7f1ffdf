"""Lets the network, and older ones of it, choose for the tables that the actors play."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import torch

from sevenwonders.encode import any_layout
from sevenwonders.engine.vocabulary import MOST_PLAYERS
from sevenwonders.train.actors import FINISHED, Actors, Shared
from sevenwonders.train.net import Choices, Judged, Net, choice_logits, draw, log_softmax
from sevenwonders.train.segment import Ended, Rows, Segment, returns_of
from sevenwonders.train.tally import TrainingTally

MIXED: Final = 0.3
"""The share of the tables at which older networks sit too."""


class Fetched(NamedTuple):
    """The open rows of a group, on the device."""

    seen: torch.Tensor
    fields: torch.Tensor
    about: torch.Tensor
    mixed: list[tuple[int, int]]
    """The positions of the rows of mixed tables."""


class Rollout:
    """Steps of all groups in turn."""

    def __init__(
        self, actors: Actors, net: Net, device: torch.device, tally: TrainingTally
    ) -> None:
        self._actors = actors
        self._plan = actors.plan
        self._net = net
        self._device = device
        self._tally = tally
        self.older: Net | None = None
        """The network that has some seats at mixed tables."""
        self._mixed = int(self._plan.tables * MIXED)
        plan = self._plan
        self._segments = [Segment(plan) for _ in range(plan.groups)]
        self._shapes = [_shapes(actors, group, device) for group in range(plan.groups)]
        self._borrowed = torch.zeros(
            (plan.workers, plan.tables, MOST_PLAYERS), dtype=torch.bool, device=device
        )
        self._dealt = [True] * plan.groups
        """Groups whose first rows have been sent without a request."""
        self._fetched: Fetched
        self._copied: torch.cuda.Event
        self._width = int(any_layout().size)
        self._stream = torch.cuda.Stream() if device.type == "cuda" else None
        if device.type == "cuda":
            for one in actors:
                _pin(one)

    def borrow_seats(self) -> None:
        """Draw again which seats of mixed tables the older network has."""
        self._borrowed.zero_()
        if self.older is not None:
            drawn = torch.rand_like(self._borrowed[:, : self._mixed], dtype=torch.float32) < 0.5
            self._borrowed[:, : self._mixed] = drawn

    def segments(self, steps: int, decay: float) -> Iterator[Segment | None]:
        """Play for ever; after every step of a group nothing, or a finished segment of it."""
        groups = self._plan.groups
        self._fetch(0)
        while True:
            for _ in range(steps):
                for group in range(groups):
                    segment = self._segments[group]
                    if segment.rows:
                        segment.ended.append(self._ended(group))
                    rows = self._step(group)
                    finished = None
                    if len(segment.rows) == steps:
                        segment.look_back(rows, decay)
                        finished = segment
                        segment = self._segments[group] = Segment(self._plan)
                    segment.rows.append(rows)
                    self._fetch((group + 1) % groups)
                    yield finished

    def _step(self, group: int) -> Rows:
        """Choose for the open rows of a group and let it play on."""
        rows, places = self._decide(self._here())
        chosen = places.cpu().numpy()
        at = 0
        for one in self._actors.of_group(group):
            count = int(one.head[0])
            one.places[:count] = chosen[at : at + count]
            at += count
        self._actors.step(group)
        return rows

    def _fetch(self, group: int) -> None:
        """Copy the rows of a group to the device while it computes something else."""
        if self._dealt[group]:
            self._dealt[group] = False
        else:
            self._actors.wait(group)
        shared = self._actors.of_group(group)
        if self._stream is None:
            self._fetched = self._copy(shared)
            return
        with torch.cuda.stream(self._stream):
            self._fetched = self._copy(shared)
            self._copied = self._stream.record_event()

    def _here(self) -> Fetched:
        """What was fetched, once it has arrived."""
        if self._stream is not None:
            here = torch.cuda.current_stream()
            here.wait_event(self._copied)
            for tensor in self._fetched[:3]:
                tensor.record_stream(here)
        return self._fetched

    def _copy(self, shared: list[Shared]) -> Fetched:
        device = self._device
        columns: list[torch.Tensor] = []
        figures: list[torch.Tensor] = []
        fields: list[torch.Tensor] = []
        about: list[torch.Tensor] = []
        mixed: list[tuple[int, int]] = []
        rows = choices = known = 0
        for worker, one in enumerate(shared):
            count, many, said = (int(figure) for figure in one.head[:3])
            begin = np.array([choices, worker * self._plan.tables, 0, known], dtype=np.int32)
            about.append(torch.from_numpy(one.about[:count] + begin))
            end = int(one.about[:count, 1].searchsorted(self._mixed))
            mixed.append((rows, rows + end))
            rows, choices, known = rows + count, choices + many, known + said
        # Small ones first: a copy of unlocked memory waits for the copies before it.
        told = torch.cat(about).to(device)
        for one in shared:
            _, many, said = (int(figure) for figure in one.head[:3])
            columns.append(torch.from_numpy(one.columns[:said]).to(device, non_blocking=True))
            figures.append(torch.from_numpy(one.figures[:said]).to(device, non_blocking=True))
            fields.append(torch.from_numpy(one.choices[:many]).to(device, non_blocking=True))
        row_of = torch.searchsorted(
            told[:, 3].contiguous(),
            torch.arange(known, device=device, dtype=torch.int32),
            right=True,
        )
        seen = torch.zeros(rows * self._width, dtype=torch.uint8, device=device)
        seen.scatter_(0, row_of * self._width + torch.cat(columns), torch.cat(figures))
        return Fetched(seen.reshape(rows, self._width), torch.cat(fields), told, mixed)

    def _ended(self, group: int) -> Ended:
        """The games that ended with the last step of a group."""
        shared = self._actors.of_group(group)
        tables: list[torch.Tensor] = []
        points: list[torch.Tensor] = []
        won: list[torch.Tensor] = []
        for worker, one in enumerate(shared):
            many = int(one.head[FINISHED])
            if many:
                numbers = torch.from_numpy(one.finished[:many].copy()) + worker * self._plan.tables
                tables.append(numbers)
                points.append(torch.from_numpy(one.points[:many].copy()))
                won.append(torch.from_numpy(one.won[:many].copy()))
        if not tables:
            empty = torch.zeros(0, dtype=torch.int32, device=self._device)
            return Ended(empty, torch.zeros((0, MOST_PLAYERS, 3), device=self._device))
        number = torch.cat(tables).to(self._device)
        seated, teams = self._shapes[group]
        returns = returns_of(
            torch.cat(points).to(self._device),
            torch.cat(won).to(self._device),
            seated[number],
            teams[number],
        )
        borrowed = self._borrowed.reshape(-1, MOST_PLAYERS)[number]
        self._tally.note(group, number, returns, seated[number], borrowed)
        return Ended(number, returns)

    def _decide(self, fetched: Fetched) -> tuple[Rows, torch.Tensor]:
        """Judge the open rows and draw a choice for each; also their places, for the actors."""
        device = self._device
        all_seen, all_fields, all_about, mixed = fetched
        rows, choices = len(all_seen), len(all_fields)
        ends = all_about[:, 0].contiguous()
        row_of = torch.searchsorted(
            ends, torch.arange(choices, device=device, dtype=torch.int32), right=True
        )
        legal = Choices(row_of, all_fields)
        seats = all_about[:, 1].long() * MOST_PLAYERS + all_about[:, 2]
        borrowed = self._borrowed.reshape(-1)[seats]
        with torch.no_grad(), torch.autocast(device.type, torch.bfloat16, device.type == "cuda"):
            judged = self._net(all_seen)
            logits = choice_logits(judged, legal)
            if self.older is not None:
                logits = self._with_older(self.older, logits, all_seen, legal, mixed, borrowed)
            logs = log_softmax(logits, row_of, rows)
            chosen = draw(logs, row_of, rows)
        begins = torch.cat((ends.new_zeros(1), ends[:-1]))
        values = judged.values.clone()
        values[:, 0] = values[:, 0].sigmoid()
        kept = Rows(all_seen, row_of, legal.fields, chosen, logs[chosen], values, seats, ~borrowed)
        return kept, (chosen - begins).to(torch.int32)

    def _with_older(
        self,
        older: Net,
        logits: torch.Tensor,
        seen: torch.Tensor,
        legal: Choices,
        mixed: list[tuple[int, int]],
        borrowed: torch.Tensor,
    ) -> torch.Tensor:
        """The figures of the older network in the rows that it has."""
        judged = older(torch.cat([seen[first:last] for first, last in mixed]))
        # Rows of other tables are not looked up: they keep the figures of the network that learns.
        position = torch.zeros(len(seen), dtype=torch.long, device=seen.device)
        at = 0
        for first, last in mixed:
            position[first:last] = torch.arange(at, at + last - first, device=seen.device)
            at += last - first
        rows = position.index_select(0, legal.rows)
        theirs = choice_logits(
            Judged(judged.actions, judged.fields, judged.values), Choices(rows, legal.fields)
        )
        return torch.where(borrowed.index_select(0, legal.rows), theirs, logits)


def _shapes(actors: Actors, group: int, device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
    """Which seats there are at each table of a group, and whether they play in teams."""
    plan = actors.plan
    seated = torch.zeros((plan.workers * plan.tables, MOST_PLAYERS), dtype=torch.bool)
    teams = torch.zeros(plan.workers * plan.tables, dtype=torch.bool)
    for worker in range(plan.workers):
        for table in range(plan.tables):
            kind = plan.kind(worker, group, table)
            seated[worker * plan.tables + table, : kind.players] = True
            teams[worker * plan.tables + table] = kind.teams
    return seated.to(device), teams.to(device)


def _pin(one: Shared) -> None:
    """Lock shared memory, which is then copied to the GPU in parallel with other work."""
    memory = torch.frombuffer(one.memory.buf, dtype=torch.uint8)
    torch.cuda.cudart().cudaHostRegister(memory.data_ptr(), memory.numel(), 0)
