"""The seer's search: sampled worlds, in each of which every promising choice is played.

All choices still in the race meet the same worlds and the same answers of the others, so that
luck cancels out between them; one that falls clearly behind is dropped. The sage says which choices
are promising and what worlds promise, unless it is given another prior and another judge.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.seer.game import FAR, Line, choose, foreseen, play_on, play_out, worths
from sevenwonders.bots.seer.judge import Judge
from sevenwonders.bots.seer.node import Node
from sevenwonders.bots.seer.replies import Replies
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING, ROWS
from sevenwonders.knowledge.sampling.worlds import Worlds

HORIZON: Final = 4
"""Turns that a world is played before the sage says what it promises. Then its end is seen."""
JUDGING: Final = 1.0
"""How far the judge, where there is one, says what a world promises; the rest is the sage's."""
PROMISE: Final = 0.5
"""How far the promise counts; the rest is what the end came to, which is luckier."""
CANDIDATES: Final = 9
"""Choices that enter the race at most."""
BEHIND: Final = 9.0
"""Points of the sage's value behind its best with which a choice does not enter."""
FIRST_ROUNDS: Final = 12
"""Worlds before any choice is dropped."""
DOUBT: Final = 2.0
"""Standard errors behind the leader at which a choice is dropped."""
TRUST: Final = 30.0
"""Worlds that the sage's opinion weighs as much as."""
POINT: Final = 0.01
"""What a point of the sage's value is held to be worth until worlds say otherwise."""
BATCH: Final = 4
"""Worlds that a judge is shown before it is asked; choices are dropped as often."""

_ROWS: Final = len(ROWS)


@final
class Racer:
    """A choice in the race, and what its games came to."""

    def __init__(self, at: i64, code: i64, value: float) -> None:
        self.at: i64 = at
        self.code: i64 = code
        self.value: float = value
        self.rounds: i64 = 0
        self.worth: float = 0.0
        self.wins: float = 0.0
        self.points: float = 0.0
        self.rows = vec[float]()
        for _ in range(_ROWS):
            self.rows = append(self.rows, 0.0)
        self.results = vec[float]()
        """The worth of each round, for comparing in the same worlds."""

    def learn(self, worth: float) -> None:
        """A game with it came to this."""
        self.rounds += 1
        self.worth += worth
        self.results = append(self.results, worth)

    def mean(self, best: float) -> float:
        """What it is expected to be worth, the opinion before all games weighed in."""
        opinion = TRUST * (0.5 + POINT * (self.value - best))
        return (self.worth + opinion) / (float(self.rounds) + TRUST)

    def behind(self, leader: "Racer", doubt: float) -> bool:
        """Whether it did worse than another one in the same worlds, by so many standard errors."""
        many = float(self.rounds)
        gap = (leader.worth - self.worth) / many
        if gap <= 0.0:
            return False
        squares = 0.0
        for at in range(self.rounds):
            apart = leader.results[at] - self.results[at] - gap
            squares += apart * apart
        return gap > doubt * math.sqrt(squares / (many - 1.0) / many) + 1e-9


@final
class Shown:
    """A game that is learned once the judge has answered, so that all are learned in order."""

    def __init__(
        self, racer: Racer, line: Line, promise: float, end: float, won: float, *, over: bool
    ) -> None:
        self.racer = racer
        self.line = line
        self.over = over
        """Whether it was over at the horizon: there was nothing to judge."""
        self.promise = promise
        """What the sage says that the world promised."""
        self.end = end
        """What it came to."""
        self.won = won
        """The share of the victory then."""


@final
class Search:
    """One decision thought about, as long as its owner likes."""

    def __init__(
        self,
        sage: Sage,
        sight: Sight,
        worlds: Worlds,
        horizon: i64 = FAR,
        entered: i64 = NOTHING,
        prior: list[float] | None = None,
        judge: Judge | None = None,
    ) -> None:
        """Enter the promising choices, and the one at the index ``entered`` in any case.

        ``prior`` is the value of each legal choice in points, without it the sage's. After
        ``horizon`` turns the judge says what a world promises, without one the sage; a sage without
        instinct cannot.
        """
        self.sage = sage
        self.judge = judge
        self.judging: float = JUDGING
        self.promise: float = PROMISE
        self.doubt: float = DOUBT
        foresees = judge is not None or sage.instinct is not None
        self.horizon: i64 = horizon if foresees else FAR
        self.quick = Sage(sage.evaluator.weights)
        """Plays every world from the horizon to its end: judgement alone, which is quick."""
        self.seat: i64 = sight.seat()
        self.partner: i64 = sight.partner(sight.seat())
        self.worlds = worlds
        self.roots = [Node() for _ in range(sight.players())]
        self.replies = Replies()
        self.games: i64 = 0
        self._drawn: i64 = 0
        self._shown: list[Shown] = []
        values = sage.values(sight) if prior is None else prior
        self.best: float = max(values)
        self.racers = _entries(sight, values, entered)
        self.dropped: list[Racer] = []

    def settled(self) -> bool:
        """Whether only one choice is left."""
        return len(self.racers) == 1

    def round(self, stream: Stream, games: i64) -> None:
        """Play every choice still in the race in one new world, for so many games at most."""
        world = self.worlds.draw(stream, others_open=True)
        self._drawn += 1
        if self.judge is not None:
            self.judge.begin(world)
        self.replies.forget()
        lines = [Line(root) for root in self.roots]
        answers = self._answers(world, lines)
        for at in range(len(self.racers)):
            if at < games:
                state = self._play(world.clone(), self.racers[at], answers)
                if at == 0:
                    self._answered(state, lines)
        if self._drawn % BATCH == 0:
            self.catch_up()
            if self.racers[0].rounds >= FIRST_ROUNDS:
                self._drop()
        self._sort()

    def catch_up(self) -> None:
        """Learn what the judge says of all that it has been shown."""
        if self.judge is None or not self._shown:
            return
        promises = self.judge.judged()
        judged: i64 = 0
        for shown in self._shown:
            promise = shown.promise
            won = shown.won
            if not shown.over:
                said = promises[judged]
                judged += 1
                promise = self.judging * said.worth() + (1.0 - self.judging) * promise
                won = self.promise * said.win + (1.0 - self.promise) * won
            self._learn(shown.racer, shown.line, promise, shown.end)
            shown.racer.wins += won
        self._shown = []
        self._sort()

    def ranking(self) -> list[Racer]:
        """Every choice that entered, the best first."""
        self.catch_up()
        return self.racers + self.dropped[::-1]

    def _answers(self, world: State, lines: list[Line]) -> list[i64]:
        """What the others choose at the same time: their choice cannot depend on ours."""
        answers: list[i64] = []
        for seat in range(world.players):
            sight = Sight(world, seat)
            if seat == self.seat or sight.asked() == NOTHING:
                answers.append(NOTHING)
            else:
                answers.append(choose(self.sage, sight, lines[seat]))
        return answers

    def _play(self, state: State, racer: Racer, answers: list[i64]) -> State:
        """Play a choice against the answers of the others, and learn what it comes to."""
        for seat in range(state.players):
            if answers[seat] != NOTHING:
                state.submit_at(seat, answers[seat])
        line = Line(self.roots[self.seat])
        line.take(racer.code)
        state.submit_at(self.seat, racer.at)
        play_on(state, self.sage, self.seat, line, self.replies, self.horizon)
        self.games += 1
        self._close(state, racer, line)
        return state

    def _close(self, state: State, racer: Racer, line: Line) -> None:
        """Play a world to its end, and learn what it promised at the horizon and came to."""
        judge = self.judge
        over = state.over
        promise = 0.0
        if not over:
            if judge is not None:
                judge.show(state)
            if judge is None or self.judging < 1.0:
                promise = foreseen(state, self.sage, self.seat)
            if self.promise < 1.0:
                play_out(state, self.quick)
        end = promise
        won = 0.0
        if state.over:
            end = worths(state)[self.seat]
            won = self._tell(state, racer)
        if over:
            promise = end
        if judge is not None:
            self._shown.append(Shown(racer, line, promise, end, won, over=over))
        else:
            self._learn(racer, line, promise, end)
            racer.wins += won

    def _learn(self, racer: Racer, line: Line, promise: float, end: float) -> None:
        """A game of a choice promised this and came to that."""
        worth = self.promise * promise + (1.0 - self.promise) * end
        line.learn(worth)
        racer.learn(worth)

    def _answered(self, state: State, lines: list[Line]) -> None:
        """Let the others learn what their answers came to, where our best choice was played."""
        if not state.over:
            return
        came = worths(state)
        for seat in range(state.players):
            if seat != self.seat and len(lines[seat].places):
                lines[seat].learn(came[seat])

    def _tell(self, state: State, racer: Racer) -> float:
        """Note the points of a game; what it was of a victory."""
        score = state.score(self.seat)
        racer.points += float(score.total())
        for row in range(_ROWS):
            racer.rows[row] += float(score.rows[row])
        won = state.winners()
        if self.seat not in won:
            return 0.0
        return (1.0 if self.partner == NOTHING else 2.0) / float(len(won))

    def _drop(self) -> None:
        """Let those go that are clearly behind the leader."""
        leader = self.racers[0]
        for racer in self.racers:
            if racer.worth > leader.worth:
                leader = racer
        kept: list[Racer] = []
        for racer in self.racers:
            late = racer.rounds == leader.rounds and racer.behind(leader, self.doubt)
            (self.dropped if late else kept).append(racer)
        self.racers = kept

    def _sort(self) -> None:
        """The best first; those of equal worth stay in the sage's order."""
        for at in range(1, len(self.racers)):
            racer = self.racers[at]
            mean = racer.mean(self.best)
            place: i64 = at
            while place > 0 and self.racers[place - 1].mean(self.best) < mean:
                self.racers[place] = self.racers[place - 1]
                place -= 1
            self.racers[place] = racer


def _entries(sight: Sight, values: list[float], entered: i64) -> list[Racer]:
    """The choices worth a race, by the sage's value, and one that must be in it."""
    codes = sight.codes()
    racers: list[Racer] = []
    best = max(values)
    for at in range(len(codes)):
        if values[at] < best - BEHIND:
            continue
        racer = Racer(at, codes[at], values[at])
        place: i64 = len(racers)
        while place > 0 and racers[place - 1].value < racer.value:
            place -= 1
        racers.insert(place, racer)
        if len(racers) > CANDIDATES:
            racers.pop()
    if entered == NOTHING:
        return racers
    for racer in racers:
        if racer.at == entered:
            return racers
    racers.append(Racer(entered, codes[entered], values[entered]))
    return racers
