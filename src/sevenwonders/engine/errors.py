"""Refusals of the engine, by meaning. The tree is drawn in ``sevenwonders.errors``."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from sevenwonders.content.errors import UnknownBox
from sevenwonders.content.nearest import hint_of, nearest_hint, nearest_sides
from sevenwonders.errors import WondersError

if TYPE_CHECKING:
    from sevenwonders.engine.game.options import Options


class InvalidOptions(WondersError):
    """The table that was asked for cannot be played; the message gives a similar one that can."""

    field: str = ""
    """The field of ``Options`` that is at fault."""
    city: int | None = None
    """For a board, the city that asks for it."""
    _nearest: "Options | None" = None

    @property
    def nearest(self) -> "Options | None":
        """The possible table that is nearest to the one asked for."""
        return self._nearest

    def near(self, nearest: "Options") -> Self:
        """Add the table that could be had instead."""
        self._nearest = nearest
        return self

    def about(self, field: str, city: int | None = None) -> Self:
        """Add the field at fault, and for a board the city that asks for it."""
        self.field = field
        self.city = city
        return self

    def __str__(self) -> str:
        why = super().__str__()
        return why if self._nearest is None else f"{why}; for example: {self._nearest}"


class NoSuchBox(InvalidOptions, UnknownBox):
    """No expansion of that name goes beside a base game."""

    def __init__(self, name: str, known: Iterable[str], *, why: str = "") -> None:
        UnknownBox.__init__(self, name, known, why=why)


class BoardNeedsBox(InvalidOptions):
    """A board is asked for that cannot be played with the expansions at the table."""

    def __init__(self, name: str, boxes: tuple[str, ...]) -> None:
        plural = "s" if len(boxes) > 1 else ""
        super().__init__(f"the board {name!r} needs the expansion{plural} {', '.join(boxes)}")
        self.name = name
        self.boxes = boxes


class BoardsExclude(InvalidOptions):
    """Two boards are asked for that are never used in the same game (rule 16.2)."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"the boards {first!r} and {second!r} are never used in the same game")
        self.boards = (first, second)


class ImpossibleTeams(InvalidOptions):
    """These players and expansions do not play in teams (rule 14.1)."""

    def __init__(self, why: str) -> None:
        super().__init__(f"teams: {why}")


class NoLeaders(InvalidOptions):
    """Something is asked of the leaders at a table that has none."""

    def __init__(self) -> None:
        super().__init__("expert leaders need the expansion leaders")


class UnknownBoard(InvalidOptions):
    """No such board or board side at the table with its expansions."""

    def __init__(self, name: str, known: list[str]) -> None:
        hint = hint_of(nearest_sides(name, known))
        there_are = ", ".join(known)
        super().__init__(f"no board side {name!r} at this table; there are: {there_are}{hint}")
        self.name = name
        self.known = known


class ImpossiblePlayers(InvalidOptions):
    """The expansions cannot be played by so many."""

    def __init__(self, players: int, why: str) -> None:
        super().__init__(f"{players} players: {why}")
        self.players = players


class BoardTwice(InvalidOptions):
    """One board was asked for by two seats."""

    def __init__(self, board: str) -> None:
        super().__init__(f"the board {board!r} is given twice; each board is used once")
        self.board = board


class InvalidDeal(WondersError):
    """A deal that these components cannot give."""


class InvalidPosition(WondersError):
    """A situation that cannot be; says where and why, and in which file if it comes from one."""

    def __init__(self, where: str, why: str, *, file: str = "") -> None:
        super().__init__(f"{file}, {where}: {why}" if file else f"{where}: {why}")
        self.where = where
        self.why = why
        self.file = file

    def placed(self, file: str) -> "InvalidPosition":
        """The same refusal with the file."""
        return InvalidPosition(self.where, self.why, file=file)


class IllegalChoice(WondersError):
    """The choice is refused; the game is as it was."""


class GameIsOver(IllegalChoice):
    """There is nothing left to decide."""

    def __init__(self) -> None:
        super().__init__("the game is over")


class NotAsked(IllegalChoice):
    """The seat has no decision open."""

    def __init__(self, seat: int, asked: list[int]) -> None:
        super().__init__(f"seat {seat} has nothing to decide now; open seats: {asked}")
        self.seat = seat
        self.asked = asked


class AlreadyChosen(IllegalChoice):
    """The seat has decided and the others have not; withdraw first."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has already chosen; withdraw that choice to change it")
        self.seat = seat


class NothingToWithdraw(IllegalChoice):
    """The seat has no sealed choice."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has no sealed choice to withdraw")
        self.seat = seat


class UnreadableChoice(IllegalChoice):
    """The text is no choice."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text!r} is no choice; write B:altar, W2:altar, F:altar, D:altar, T:altar or T:-, "
            "with coins paid as <left >right $bank, e.g. B:temple<2>1"
        )
        self.text = text


class UnknownCard(IllegalChoice):
    """No such card at the table."""

    def __init__(self, card: str, known: Iterable[str] = ()) -> None:
        hint = nearest_hint(card, known)
        super().__init__(f"no card {card!r} in this game{hint}")
        self.card = card


class WrongAction(IllegalChoice):
    """The action is not one this decision takes."""

    def __init__(self, action: str, kind: str) -> None:
        super().__init__(f"a {kind!r} decision does not take the action {action!r}")
        self.action = action
        self.kind = kind


class NotInHand(IllegalChoice):
    """The card is not in the hand that decides."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(f"seat {seat} does not hold {card!r}")
        self.seat = seat
        self.card = card


class NotOffered(IllegalChoice):
    """The decision offers other pieces."""

    def __init__(self, choice: str, offered: list[str]) -> None:
        super().__init__(f"{choice} is not offered here; possible: {', '.join(offered)}")
        self.choice = choice
        self.offered = offered


class NotInDiscard(IllegalChoice):
    """The card is not in the discard pile."""

    def __init__(self, card: str) -> None:
        super().__init__(f"{card!r} is not in the discard pile")
        self.card = card


class AlreadyBuilt(IllegalChoice):
    """The city has that structure."""

    def __init__(self, card: str) -> None:
        super().__init__(f"the structure of {card!r} stands in the city already")
        self.card = card


class StageNotNext(IllegalChoice):
    """Stages are built each once, and in order but for a wonder that says otherwise."""

    def __init__(self, stage: int, open_stages: tuple[int, ...]) -> None:
        what = "the wonder is complete"
        if open_stages:
            numbers = ", ".join(map(str, open_stages))
            several = len(open_stages) > 1
            what = f"stages {numbers} are open" if several else f"stage {numbers} is next"
        asked = f"stage {stage}" if stage else "a stage"
        super().__init__(f"{asked} cannot be built now: {what}")
        self.stage = stage
        self.following = open_stages[0] if open_stages else 0
        """The first stage that may be built now, 0 when the wonder is complete."""
        self.open_stages = open_stages


class CannotAfford(IllegalChoice):
    """Neither the city's means nor its coins reach."""

    def __init__(self, what: str, missing: tuple[str, ...], coins: int) -> None:
        lack = ", ".join(missing) if missing else f"{coins} more coins"
        super().__init__(f"{what} cannot be paid for: missing {lack}")
        self.what = what
        self.missing = missing
        """The smallest set of units that would make it affordable; empty if coins lack."""
        self.coins = coins


class PriceNotOffered(IllegalChoice):
    """It can be built, but not at that price."""

    def __init__(self, choice: str, offered: list[str]) -> None:
        super().__init__(f"{choice} is not on offer; possible: {', '.join(offered)}")
        self.choice = choice
        self.offered = offered


class CannotJoin(IllegalChoice):
    """The edifice of the Age cannot be joined with this choice (rule 15.3)."""

    def __init__(self, choice: str, why: str) -> None:
        super().__init__(f"{choice} cannot join an edifice: {why}")
        self.choice = choice
        self.why = why


class CannotFreeze(IllegalChoice):
    """The passing of hands cannot be stopped with this choice (rule 12.41)."""

    def __init__(self, choice: str, why: str) -> None:
        super().__init__(f"{choice} cannot stop the passing of hands: {why}")
        self.choice = choice
        self.why = why


class NoSuchRight(IllegalChoice):
    """The city has no right to build this for free now, or does not need it."""

    def __init__(self, card: str) -> None:
        super().__init__(f"there is no free build to spend on {card!r} now")
        self.card = card


class MustPlay(IllegalChoice):
    """The free city discards only when none of its cards can be played (rule 10.8)."""

    def __init__(self, card: str) -> None:
        super().__init__(
            f"the free city may not discard {card!r}: a card in this hand can be played"
        )
        self.card = card


class MustChain(IllegalChoice):
    """The free city builds by a chain what it can (rule 10.9)."""

    def __init__(self, card: str) -> None:
        super().__init__(f"the free city must build {card!r} by its chain")
        self.card = card
