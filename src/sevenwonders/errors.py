"""The root of every error this package raises on purpose.

::

    WondersError
    ├── content:  ContentError
    │             UnknownContent > {UnknownEdition, UnknownBox, UnknownLanguage, MissingCard,
    │                               MissingBoard, MissingLeader, MissingEdifice, MissingName}
    ├── messages: UnknownMessage, MissingArgument, UnknownVariant
    ├── engine:   InvalidOptions > {UnknownBoard, ImpossiblePlayers, BoardTwice, NoSuchBox,
    │                               BoardNeedsBox, BoardsExclude, ImpossibleTeams, NoLeaders}
    │             InvalidDeal, InvalidPosition
    │             IllegalChoice > {GameIsOver, NotAsked, AlreadyChosen, NothingToWithdraw,
    │                              UnreadableChoice, UnknownCard, WrongAction, NotInHand,
    │                              NotInDiscard, AlreadyBuilt, StageNotNext, CannotAfford,
    │                              PriceNotOffered, NotOffered, CannotJoin, CannotFreeze,
    │                              NoSuchRight, MustPlay, MustChain}
    ├── record:   InvalidRecord > {UnreadableLine, TruncatedRecord, ForeignRecord, EditedRecord,
    │                              UnknownName, RefusedChoice, WrongDeal, WrongRules, WrongTurn,
    │                              WrongScore, TurnNotReached}
    ├── knowledge: NoMemory, NoSuchWorld
    ├── encode:   WrongLayout
    ├── data:     BadGames
    ├── envs:     EnvError > {IllegalAction, IllegalPlace, ImpossibleSetting, NotReset}
    ├── bots:     UnknownBot, BotNotLoaded, BadParameter, BadLimit, BadNet, BadWeights, NotABot
    ├── arena:    ImpossibleLineup, BadSeed, GamesLost, BadResults > {OtherResults}, NoCluster
    ├── server:   ServerError > {BadSetting, Refused}
    │             Refused > {AccountExists, BadMail, BadMessage, BadName, BadOrder, BadPassword,
    │                        BadRecord, BadToken, Banned, Busy, ClockDecides, EarlierFirst, Ending,
    │                        ForeignPage, ListFull, NameAtTable, NameTaken, NoAccount, NoBot,
    │                        NoClock, NoDecision, NoGuest, NoHints, NoMail, NoMessage, NoProfile,
    │                        NoSeat, NoSession, NoSpectators, NoStep, NoSuchAccount, NoTable,
    │                        NotHost, NotJson, NotOpen, NotOver, NotPlaying, NotPrivate,
    │                        NotRateable, NotSeated, NotYourSeat, NothingOwed, Removed, SeatLeft,
    │                        SeatTaken, SeatsEmpty, SpentCode, StaleDecision, StillThinking,
    │                        TableFull, TooFewSeats, TooMany, TooManyBots, TooManyTokens,
    │                        TooManyTries, TooSoon, Unavailable, WrongPassword}
    ├── train:    TrainError > {ActorLost}
    ├── workers:  WorkerLost
    ├── testing:  BadCheck, BrokenBot > {NotLegal, NotFair, NotReproducible, PastLimit}
    ├── cli:      BadUsage
    └── extras:   MissingExtra

Exceptions that one package raises and catches itself are not listed.
"""


class WondersError(Exception):
    """A refusal that says what, where and why; nothing has changed when it is raised."""
