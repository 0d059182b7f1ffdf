"""The root of every error this package raises on purpose.

::

    WondersError
    ├── content:  ContentError, UnknownBox, UnknownEdition, UnknownLanguage
    ├── engine:   InvalidOptions > {UnknownBoard, ImpossiblePlayers, BoardTwice, NoSuchBox,
    │                               BoardNeedsBox, BoardsExclude, ImpossibleTeams, NoLeaders}
    │             InvalidDeal, InvalidPosition
    │             IllegalChoice > {GameIsOver, NotAsked, AlreadyChosen, NothingToWithdraw,
    │                              UnreadableChoice, UnknownCard, WrongAction, NotInHand,
    │                              NotInDiscard, AlreadyBuilt, StageNotNext, CannotAfford,
    │                              PriceNotOffered, NotOffered, CannotJoin, CannotFreeze,
    │                              NoSuchRight, MustPlay, MustChain}
    ├── record:   InvalidRecord
    ├── knowledge: NoMemory, NoSuchWorld
    ├── bots:     UnknownBot, BadParameter, BadLimit, NotABot
    ├── arena:    ImpossibleLineup, BadResults > OtherResults, NoCluster
    ├── server:   ServerError > {BadSetting, Refused}
    ├── testing:  BadCheck, BrokenBot > {NotLegal, NotFair, NotReproducible, PastLimit}
    └── cli:      BadUsage
"""


class WondersError(Exception):
    """A refusal that says what, where and why; nothing has changed when it is raised."""
