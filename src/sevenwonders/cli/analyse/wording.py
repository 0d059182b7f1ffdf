"""An analysis in words: choices, figures, and why another choice was better."""

from collections.abc import Iterator, Mapping
from typing import Final

from sevenwonders.bots.analysis import Analysis, Looked
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.why import Prospect
from sevenwonders.cli.phrases.costs import coins_text
from sevenwonders.cli.phrases.pieces import thing_name
from sevenwonders.cli.reference import side_name
from sevenwonders.cli.terminal.hand import prices_text
from sevenwonders.cli.terminal.sheets import rows
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.names import Names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.messages import Argument, messages
from sevenwonders.record.game import Record
from sevenwonders.record.notation import label

_VARIANTS: Final = "abcdefghijklmnop"
_ROWS_SHOWN: Final = 4
_PARTS_SHOWN: Final = 3
PARTS: Final = (
    *("points", "resources", "science", "military", "chains", "guilds", "coins", "wonder"),
    *("leaders", "edifices", "price", "passing", "instinct"),
)
"""What a value comes from, in the order in which it is listed."""
_MENTIONED: Final = 0.3
"""Differences in points that are mentioned."""


class Wording:
    """Says what an analysis holds in one language."""

    def __init__(self, names: Names, record: Record) -> None:
        self.names = names
        self.say = messages(names.language).say
        self._record = record

    def title(self, analysis: Analysis) -> str:
        """The player and the city."""
        return self.say("report-title", who=analysis.name, city=self._city(analysis.seat))

    def facts(self, analysis: Analysis) -> str:
        """The edition and boxes, how it ended, and how much was thought."""
        table = ", ".join((self._record.edition, *self._record.boxes))
        return " · ".join((table, self.outcome(analysis), self._limit(analysis.limit)))

    def outcome(self, analysis: Analysis) -> str:
        """How the game ended for the seat."""
        if analysis.score is None or analysis.won is None:
            return self.say("report-unfinished")
        ended = "shared" if analysis.won else "lost"
        ended = "won" if analysis.won == 1 else ended
        return self.say(f"report-{ended}", points=self.say("effect-points", n=analysis.score))

    def choice(self, text: str) -> str:
        """A choice as ``build Altar (2 left)``."""
        choice = Choice.parse(text)
        told = self._act(choice)
        if choice.action == "recruit" and choice.stage:
            told += f", {self.say('terminal-stage-n', stage=_stage(choice))}"
        if choice.joins:
            told += f", {self.say('terminal-joins')}"
        if choice.freezes:
            told += f", {self.say('terminal-freezes')}"
        prices = "" if choice.action == "lose" else prices_text(choice, self.names)
        return f"{told} ({prices})" if prices else told

    def better(self, looked: Looked) -> str:
        """The best choice, where it was better by more than nothing."""
        return self.choice(looked.best.choice) if round(100 * looked.cost) else ""

    def moment(self, looked: Looked) -> str:
        """``II.3``, and what was decided where it was not the usual card."""
        turn = label(looked.age, looked.turn)
        if looked.kind == "play":
            return turn
        kind = self.say(f"report-kind-{looked.kind}")
        return f"{turn} {kind}"

    def named(self, name: str, what: str) -> str:
        """``Better: build Altar``."""
        return self.say("report-named", name=name, what=what)

    def percent(self, share: float) -> str:
        """A chance."""
        return self.say("report-percent", n=round(100 * share))

    def tenth(self, figure: float) -> str:
        """Points with their tenths."""
        # Nothing has no sign.
        return f"{round(figure, 1) + 0.0:.1f}".replace(".", self.say("report-decimal"))

    def cost(self, share: float) -> str:
        """Hundredths of a game."""
        return str(round(100 * share))

    def cost_between(self, looked: Looked) -> str:
        """A cost with its standard error."""
        return f"{self.cost(looked.cost)} ± {self.cost(looked.doubt)}"

    def figures(self, looked: Looked) -> str:
        """What the better choice would have changed: the chance to win, and points."""
        mine, best = looked.chosen, looked.best
        win = self._instead(self.percent(best.win), self.percent(mine.win))
        score = self._instead(self.tenth(best.score), self.tenth(mine.score))
        told = {"cost": self.cost_between(looked), "win": win, "points": score}
        return " · ".join(f"{self.say(f'report-{name}')} {figure}" for name, figure in told.items())

    def reasons(self, looked: Looked) -> Iterator[str]:
        """Why another choice was better, by its parts and its expected score sheet."""
        mine, best = looked.chosen, looked.best
        parts = _apart(best.parts, mine.parts)
        more = [part for part, points in parts if points > 0][:_PARTS_SHOWN]
        less = [part for part, points in parts if points < 0][:_PARTS_SHOWN]
        changes = dict(parts)
        told = [
            self.say(
                f"report-{how}",
                what=self._listed({part: changes[part] for part in found}, self._parts()),
            )
            for how, found in (("more", more), ("less", less))
            if found
        ]
        if told:
            yield _sentence("; ".join(told))
        changed = dict(_apart(best.rows, mine.rows)[:_ROWS_SHOWN])
        if changed:
            told_rows = self._listed(changed, rows(self.names))
            yield f"{self.named(self.say('report-expected'), told_rows)}."

    def rows(self, prospects: tuple[Prospect, ...]) -> list[tuple[str, ...]]:
        """The expected score sheet of some choices side by side."""
        return self._compared([one.rows for one in prospects], rows(self.names))

    def parts(self, prospects: tuple[Prospect, ...]) -> list[tuple[str, ...]]:
        """Where the sage's values of some choices come from, side by side."""
        return self._compared([one.parts for one in prospects], self._parts())

    def _parts(self) -> dict[str, str]:
        """What the parts of a value are called."""
        return {part: self.say(f"report-part-{part}") for part in PARTS}

    def _compared(
        self, columns: list[dict[str, float]], called: Mapping[str, str]
    ) -> list[tuple[str, ...]]:
        used = [key for key in called if any(abs(column.get(key, 0)) >= 0.05 for column in columns)]
        return [
            (called[key], *(self.tenth(column.get(key, 0.0)) for column in columns)) for key in used
        ]

    def _listed(self, changes: Mapping[str, float], called: Mapping[str, str]) -> str:
        decimal = self.say("report-decimal")
        signed = (f"{points:+.1f}".replace(".", decimal) for points in changes.values())
        pairs = zip(changes, signed, strict=True)
        return ", ".join(f"{called[key]} {points}" for key, points in pairs)

    def _instead(self, better: str, chosen: str) -> str:
        if better == chosen:
            return chosen
        return self.say("report-instead", better=better, chosen=chosen)

    def _act(self, choice: Choice) -> str:
        if not choice.card and choice.action != "lose":
            return self.say("terminal-nothing")
        coins = coins_text(choice.bank, self.names)
        tokens = choice.card.replace("-", " + ")
        card = tokens if choice.drops() or not choice.card else thing_name(choice.card, self.names)
        named: dict[str, Argument] = {"card": card, "stage": _stage(choice), "coins": coins}
        return self.say(f"report-choice-{choice.action}", **named)

    def _city(self, seat: int) -> str:
        slug = self._record.boards[seat]
        side = load_catalog(self._record.edition, self._record.boxes).side(slug)
        board = slug.rpartition("-")[0]
        return f"{self.names.board(board)} {side_name(side.id, self.names).capitalize()}"

    def _limit(self, limit: Limit) -> str:
        told: list[str] = []
        if limit.iterations is not None:
            told.append(self.say("report-games-each", n=limit.iterations))
        if limit.seconds is not None:
            told.append(self.say("report-seconds-each", n=f"{limit.seconds:g}"))
        return ", ".join(told)


def _stage(choice: Choice) -> str:
    return f"{choice.stage}{_VARIANTS[choice.variant] if choice.variant else ''}"


def _apart(ours: Mapping[str, float], theirs: Mapping[str, float]) -> list[tuple[str, float]]:
    """What differs enough to be mentioned, most first."""
    keys = dict.fromkeys((*ours, *theirs))
    changes = [(key, ours.get(key, 0.0) - theirs.get(key, 0.0)) for key in keys]
    told = [(key, points) for key, points in changes if abs(points) >= _MENTIONED]
    return sorted(told, key=lambda change: -abs(change[1]))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
