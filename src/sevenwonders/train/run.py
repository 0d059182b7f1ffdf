"""One run of the training: play, learn from what was played, and write down how it goes."""

import csv
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sevenwonders.train.actors import Actors
from sevenwonders.train.checkpoint import RunProgress, save
from sevenwonders.train.learner import Learner
from sevenwonders.train.older import Older
from sevenwonders.train.rollout import Rollout
from sevenwonders.train.segment import Segment
from sevenwonders.train.stop import Stop
from sevenwonders.train.tally import TrainingTally

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.csv"


@dataclass(frozen=True)
class Limits:
    """How long a run takes, and the length of its segments."""

    seconds: float
    rounds: int
    """Segments of every group that are learned from; 0 for as many as the time allows."""
    whole: float
    """Seconds of the whole training, over which rates fall."""
    steps: int
    """Steps of a segment."""
    told: float
    """Seconds between lines of the curve."""
    saved: float
    """Seconds between checkpoints."""


class Run:
    """Plays and learns in turn until its time is over or a signal asks it to end."""

    def __init__(
        self,
        actors: Actors,
        learner: Learner,
        progress: RunProgress,
        older: Older,
        limits: Limits,
        stop: Stop,
    ) -> None:
        device = next(learner.net.parameters()).device
        self._tally = TrainingTally(actors.plan, device)
        self._rollout = Rollout(actors, learner.net, device, self._tally)
        self._groups = actors.plan.groups
        self._learner = learner
        self._progress = progress
        self._older = older
        self._limits = limits
        self._stop = stop
        self._finished: list[Segment] = []
        self._share = 0.0
        """Minibatches per step of a group; learning should take as long as playing."""
        self._rounds = 0

    def go(self, folder: Path) -> None:
        """Run, with its curve and checkpoints in a folder."""
        limits, progress = self._limits, self._progress
        began = told = saved = time.monotonic()
        before = progress.seconds
        for segment in self._rollout.segments(limits.steps, self._learner.recipe.decay):
            now = time.monotonic()
            progress.seconds = before + now - began
            if segment is not None:
                self._finished.append(segment)
            self._learn()
            over = now - began > limits.seconds or 0 < limits.rounds <= self._rounds
            over = over or self._stop.signal > 0
            if over or now - told > limits.told:
                self._tell(folder / CURVE, now - told)
                told = now
            if over:
                return
            if now - saved > limits.saved:
                saved = now
                save(folder / CHECKPOINT, self._learner, progress, self._older)

    def _learn(self) -> None:
        """As many minibatches as are due; new ones once every group has finished a segment."""
        learner = self._learner
        done = self._progress.seconds / self._limits.whole
        if len(self._finished) == self._groups:
            while learner.waiting:
                learner.learn(done)
            learner.add(self._finished)
            self._finished = []
            self._share = learner.waiting / (self._limits.steps * self._groups)
            self._rounds += 1
            self._rollout.older = self._older.after_round(learner.averaged)
            self._rollout.borrow_seats()
        due = int(self._share) + (learner.chance.random() < self._share % 1)
        for _ in range(min(due, learner.waiting)):
            learner.learn(done)

    def _tell(self, path: Path, passed: float) -> None:
        """Add a line to the curve, and print it."""
        learner, progress = self._learner, self._progress
        line = {
            "seconds": round(progress.seconds, 1),
            "decisions": learner.decisions,
            "rate": round((learner.decisions - progress.decisions) / max(passed, 1e-3)),
            **learner.take(),
            **self._tally.take(),
        }
        progress.decisions = learner.decisions
        fresh = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.DictWriter(file, list(line))
            if fresh:
                writer.writeheader()
            writer.writerow(line)
        print(" ".join(f"{name}={figure}" for name, figure in line.items()), flush=True)
