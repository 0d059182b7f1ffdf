"""What happens at the table with the boxes: leaders, tokens, debts, edifices."""

from sevenwonders.engine.events.common import Card, Caused, Happening


class EdificesLaid(Happening, frozen=True):
    """The edifices of the three Ages are laid out for all to see."""

    edifices: tuple[str, ...]


class PackReceived(Happening, frozen=True):
    """A pack of leaders to draft from comes to a seat; it is for that seat alone (L1)."""

    seat: int
    leaders: tuple[Card, ...]


class LeaderKept(Happening, frozen=True):
    """A seat keeps a leader of its pack; it joins those in hand (L1)."""

    seat: int
    leader: Card


class LeaderDrawn(Happening, frozen=True):
    """A leader from the box joins those in a seat's hand (L11)."""

    seat: int
    leader: Card


class LeaderReturned(Happening, frozen=True):
    """An unplayed leader goes back to the box (L1)."""

    seat: int
    leader: Card


class LeaderSold(Happening, frozen=True):
    """A leader leaves the game; its coins come as ``Gained`` (L2, T15)."""

    city: int
    leader: Card


class Recruited(Happening, frozen=True):
    """A leader comes into play, face up."""

    city: int
    leader: str
    stage: int | None = None
    """The stage that is built with it and under which it lies, counted from 1 (L19)."""


class RecruitDeclined(Happening, frozen=True):
    """A city that may recruit one more leader recruits none (L10)."""

    city: int


class LeaderCopied(Happening, frozen=True):
    """A guild becomes a leader of a neighbour (L8)."""

    city: int
    leader: str
    guild: str
    stage: int | None = None
    """The stage that is built with it and under which the guild lies, counted from 1."""


class LeaderBuried(Happening, frozen=True):
    """A leader in play goes under the board; its effect ends (P2)."""

    city: int
    leader: str
    points: int
    """What it is worth at the end."""


class HandsFrozen(Happening, frozen=True):
    """A city stops the passing of hands after this turn (L7)."""

    city: int


class TokenTaken(Happening, frozen=True):
    """A city takes a Victory token that no conflict gives (L13)."""

    city: int
    value: int


class TokensReturned(Caused, frozen=True):
    """A city gives back tokens of one value (L5, L14)."""

    city: int
    value: int
    count: int


class DefeatPassed(Happening, frozen=True):
    """The winner of a conflict takes the Defeat token of the loser (L15)."""

    city: int
    """The winner, who takes the token."""
    loser: int


class DiplomacyTaken(Happening, frozen=True):
    """A city takes diplomacy tokens (X2)."""

    city: int
    count: int


class DiplomacyUsed(Happening, frozen=True):
    """A city gives back the diplomacy token of a conflict (X2)."""

    city: int


class Indebted(Caused, frozen=True):
    """A city is handed debts (X3)."""

    city: int
    debts: int


class Lost(Caused, frozen=True):
    """A city loses coins, or takes debts in their place (X1)."""

    city: int
    coins: int
    debts: int


class PawnTaken(Happening, frozen=True):
    """A city takes a participation pawn (E1, E4)."""

    city: int
    age: int


class EdificeJoined(Happening, frozen=True):
    """A city joins the edifice with the stage it builds (E1)."""

    city: int
    edifice: str


class EdificeBuilt(Happening, frozen=True):
    """The last pawn has left an edifice: it is complete (E2)."""

    age: int
    edifice: str


class EdificeFailed(Happening, frozen=True):
    """An Age ends with pawns on its edifice (E2)."""

    age: int
    edifice: str


class Rewarded(Happening, frozen=True):
    """A pawn brings its city the reward of an edifice (E2, E4)."""

    city: int
    age: int
    edifice: str


class Penalized(Caused, frozen=True):
    """A city that cannot meet the penalty of a failed edifice takes its debt (E6)."""

    city: int
    debt: int


class GaveUp(Caused, frozen=True):
    """A card lost to a failed edifice goes to the discard pile, seen by all (E3, T15)."""

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
