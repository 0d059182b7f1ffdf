"""What happens at the table with the boxes: leaders, tokens, debts, edifices."""

from sevenwonders.engine.events.common import BaseEvent, Card, Caused


class EdificesLaid(BaseEvent, frozen=True):
    """The edifices of the three Ages are laid out for all to see."""

    edifices: tuple[str, ...]


class PackReceived(BaseEvent, frozen=True):
    """A pack of leaders to draft from comes to a seat; it is for that seat alone (rule 12.4)."""

    seat: int
    leaders: tuple[Card, ...]


class LeaderKept(BaseEvent, frozen=True):
    """A seat keeps a leader of its pack; it joins those in hand (rule 12.4)."""

    seat: int
    leader: Card


class LeaderDrawn(BaseEvent, frozen=True):
    """A leader from the box joins those in a seat's hand (rule 12.49)."""

    seat: int
    leader: Card


class LeaderReturned(BaseEvent, frozen=True):
    """An unplayed leader goes back to the box (rule 12.13)."""

    seat: int
    leader: Card


class LeaderSold(BaseEvent, frozen=True):
    """A leader leaves the game; its coins come as ``Gained`` (rules 12.12, 11.3)."""

    city: int
    leader: Card


class Recruited(BaseEvent, frozen=True):
    """A leader comes into play, face up."""

    city: int
    leader: str
    stage: int | None = None
    """The stage that is built with it and under which it lies, counted from 1 (rule 12.42)."""


class RecruitDeclined(BaseEvent, frozen=True):
    """A city that may recruit one more leader recruits none (rule 12.48)."""

    city: int


class LeaderCopied(BaseEvent, frozen=True):
    """A guild becomes a leader of a neighbour (rule 12.43)."""

    city: int
    leader: str
    guild: str
    stage: int | None = None
    """The stage that is built with it and under which the guild lies, counted from 1."""


class LeaderBuried(BaseEvent, frozen=True):
    """A leader in play goes under the board; its effect ends (rule 12.50)."""

    city: int
    leader: str
    points: int
    """What it is worth at the end."""


class HandsFrozen(BaseEvent, frozen=True):
    """A city stops the passing of hands after this turn (rule 12.41)."""

    city: int


class TokenTaken(BaseEvent, frozen=True):
    """A city takes a Victory token that no conflict gives (rules 12.28, 13.14, 15.17)."""

    city: int
    value: int


class TokensReturned(Caused, frozen=True):
    """A city gives back tokens of one value (rules 12.27, 13.15)."""

    city: int
    value: int
    count: int


class DefeatPassed(BaseEvent, frozen=True):
    """The winner of a conflict takes the Defeat token of the loser (rule 12.26)."""

    city: int
    """The winner, who takes the token."""
    loser: int


class DiplomacyTaken(BaseEvent, frozen=True):
    """A city takes diplomacy tokens (rule 13.16)."""

    city: int
    count: int


class DiplomacyUsed(BaseEvent, frozen=True):
    """A city gives back the diplomacy token of a conflict (rule 13.17)."""

    city: int


class Indebted(Caused, frozen=True):
    """A city is handed debts (rule 13.14)."""

    city: int
    debts: int


class Lost(Caused, frozen=True):
    """A city loses coins, or takes debts in their place (rule 13.10)."""

    city: int
    coins: int
    debts: int


class PawnTaken(BaseEvent, frozen=True):
    """A city takes a participation pawn (rules 15.3, 15.19)."""

    city: int
    age: int


class EdificeJoined(BaseEvent, frozen=True):
    """A city joins the edifice with the stage it builds (rule 15.3)."""

    city: int
    edifice: str


class EdificeBuilt(BaseEvent, frozen=True):
    """The last pawn has left an edifice: it is complete (rule 15.7)."""

    age: int
    edifice: str


class EdificeFailed(BaseEvent, frozen=True):
    """An Age ends with pawns on its edifice (rule 15.9)."""

    age: int
    edifice: str


class Rewarded(BaseEvent, frozen=True):
    """A pawn brings its city the reward of an edifice (rules 15.7, 15.20)."""

    city: int
    age: int
    edifice: str


class Penalized(Caused, frozen=True):
    """A city that cannot meet the penalty of a failed edifice takes its debt (rule 15.11)."""

    city: int
    debt: int


class GaveUp(Caused, frozen=True):
    """A card lost to a failed edifice goes to the discard pile, seen by all (rule 15.10)."""

    city: int
    card: str


BoxEvent = (
    EdificesLaid
    | PackReceived
    | LeaderKept
    | LeaderDrawn
    | LeaderReturned
    | LeaderSold
    | Recruited
    | RecruitDeclined
    | LeaderCopied
    | LeaderBuried
    | HandsFrozen
    | TokenTaken
    | TokensReturned
    | DefeatPassed
    | DiplomacyTaken
    | DiplomacyUsed
    | Indebted
    | Lost
    | PawnTaken
    | EdificeJoined
    | EdificeBuilt
    | EdificeFailed
    | Rewarded
    | Penalized
    | GaveUp
)
