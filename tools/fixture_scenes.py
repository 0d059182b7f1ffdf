"""The moments of games that the browser client is drawn at, from its first turn to every box."""

from collections.abc import Callable
from typing import Final

import msgspec

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.decision import CardOptions, Option
from sevenwonders.engine.see.view import CityView, View, view

SEAT: Final = 0
"""The seat that looks."""
ALL: Final = extra_names()
LATE_CARDS: Final = 17
DISCARDS: Final = 5

Moment = Callable[[State], bool]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game that is worth looking at."""

    name: str
    """The folder and the file that it is written to."""
    options: Options
    when: Moment
    sealed: bool = False
    """Whether the seat has chosen and waits for others."""
    bot: str = "greedy"
    """Who plays on until then."""


def turn(age: int, number: int) -> Moment:
    """The play of a turn."""
    return lambda state: state.age == age and state.turn == number and asks("play")(state)


def asks(kind: str, least: int = 1) -> Moment:
    """The seat is asked for something of this kind, with so many choices at least."""

    def met(state: State) -> bool:
        if all(one.seat != SEAT or one.kind != kind for one in state.pending()):
            return False
        decision = _seen(state).decision
        if decision is None:
            return False
        choices = len(decision.cards) + len(decision.tokens) + len(decision.payments)
        return choices >= least

    return met


def late(state: State) -> bool:
    """The last turn, with a city as full as they get."""
    return turn(3, 6)(state) and len(_city(state).cards) >= LATE_CARDS


def free_build(state: State) -> bool:
    """The play of the last Age, its free build still unused."""
    return state.age == 3 and asks("play")(state) and _city(state).free_build


def free_city(state: State) -> bool:
    """The seat decides for the free city."""
    return state.age == 2 and state.turn >= 3 and asks("free-city")(state)


def over(state: State) -> bool:
    """The end."""
    return state.over


def copied(state: State) -> bool:
    """The end, with a guild copied."""
    return state.over and _city(state).sheet.copied is not None


def second_recruitment(state: State) -> bool:
    """Leaders are recruited as the second Age begins."""
    return state.age == 2 and asks("recruit", 3)(state)


def halves(state: State) -> bool:
    """A card can build a stage in several ways."""
    return _some_card(state, lambda card: len({option.variant for option in _stages(card)}) > 1)


def any_stage(state: State) -> bool:
    """A card can build several stages, in whichever order."""
    return _some_card(state, lambda card: len({option.stage for option in _stages(card)}) > 2)


def joining(state: State) -> bool:
    """A stage can be built with and without the edifice, by several prices."""
    return _some_card(
        state,
        lambda card: any(option.joins for option in _stages(card)) and len(_stages(card)) > 2,
    )


def freezing(state: State) -> bool:
    """The passing of hands can be stopped."""
    return _some_card(state, lambda card: any(option.freezes for option in card.options))


def by_stage(state: State) -> bool:
    """A leader can be recruited with a stage."""
    return asks("recruit")(state) and _some(
        state, lambda card: any(o.stage and o.action == "recruit" for o in card.options)
    )


def token_penalty(state: State) -> bool:
    """A failed edifice asks for tokens."""
    decision = _seen(state).decision if asks("penalty")(state) else None
    return decision is not None and bool(decision.tokens)


def partner_chosen(state: State) -> bool:
    """The partner's choice is sealed and the own is not."""
    return state.age == 2 and state.turn == 3 and asks("play")(state)


def others_pay(state: State) -> bool:
    """Others settle a loss and the seat has nothing to do."""
    asked = state.pending()
    return bool(asked) and all(one.kind == "pay-loss" and one.seat != SEAT for one in asked)


def _stages(card: CardOptions) -> list[Option]:
    return [option for option in card.options if option.action == "stage"]


def _some_card(state: State, fits: Callable[[CardOptions], bool]) -> bool:
    return asks("play")(state) and _some(state, fits)


def _some(state: State, fits: Callable[[CardOptions], bool]) -> bool:
    decision = _seen(state).decision
    return decision is not None and any(map(fits, decision.cards))


def _seen(state: State) -> View:
    return view(state, SEAT)


def _city(state: State) -> CityView:
    return _seen(state).cities[SEAT]


def _boxes(*boards: str, players: int = 5, teams: bool = False) -> Options:
    return Options(
        players=players, edition="2e", boxes=ALL, boards=boards, teams=teams, experts=True
    )


BASE_SCENES: Final = (
    Scene(
        name="base/age1-start-5",
        options=Options(players=5, boards=("alexandria-a",)),
        when=turn(1, 1),
    ),
    Scene(
        name="base/age2-mid-5",
        options=Options(players=5, boards=("alexandria-a", "rhodes-a", "giza-b", "ephesus-a")),
        when=turn(2, 4),
    ),
    Scene(
        name="base/age3-late-7",
        options=Options(players=7, boards=("halicarnassus-b", "giza-b")),
        when=late,
    ),
    Scene(
        name="base/age2-3-second-edition",
        options=Options(players=3, edition="2e", boards=("olympia-day", "rhodes-night")),
        when=turn(2, 3),
    ),
    Scene(
        name="base/free-build-4",
        options=Options(players=4, boards=("olympia-a", "babylon-a", "ephesus-b", "rhodes-b")),
        when=free_build,
    ),
    Scene(
        name="base/free-city-2",
        options=Options(players=2, boards=("babylon-a", "olympia-b", "giza-a")),
        when=free_city,
    ),
    Scene(
        name="base/discard-pile-4",
        options=Options(players=4, boards=("halicarnassus-a", "babylon-b")),
        when=asks("discard-pile", DISCARDS),
    ),
    Scene(
        name="base/last-card-3",
        options=Options(players=3, boards=("babylon-b", "halicarnassus-b", "ephesus-b")),
        when=asks("last-card"),
    ),
    Scene(
        name="base/sealed-5",
        options=Options(players=5, boards=("rhodes-a", "ephesus-a", "babylon-b")),
        when=turn(2, 2),
        sealed=True,
    ),
    Scene(
        name="base/over-5",
        options=Options(players=5, boards=("olympia-b", "babylon-a", "giza-b")),
        when=copied,
    ),
    Scene(name="base/over-7", options=Options(players=7), when=over),
)

BOX_SCENES: Final = (
    Scene(name="expansions/draft", options=_boxes("roma-a"), when=asks("draft", 3)),
    Scene(name="expansions/draft-sealed", options=_boxes(), when=asks("draft", 3), sealed=True),
    Scene(name="expansions/recruit", options=_boxes("petra-a"), when=second_recruitment),
    Scene(name="expansions/recruit-stage", options=_boxes("giza-day"), when=by_stage, bot="random"),
    Scene(
        name="expansions/recruit-more",
        options=_boxes("roma-b"),
        when=asks("recruit-more", 2),
        bot="random",
    ),
    Scene(
        name="expansions/copy-leader", options=_boxes(), when=asks("copy-leader", 3), bot="random"
    ),
    Scene(
        name="expansions/bury-leader",
        options=_boxes("abu-simbel-a"),
        when=asks("bury-leader", 2),
        bot="random",
    ),
    Scene(name="expansions/drop-token", options=_boxes(), when=asks("drop-token", 2), bot="random"),
    Scene(name="expansions/pay-loss", options=_boxes(), when=asks("pay-loss", 4)),
    Scene(name="expansions/others-pay", options=_boxes(), when=others_pay),
    Scene(name="expansions/penalty", options=_boxes(), when=asks("penalty", 3), bot="random"),
    Scene(name="expansions/penalty-tokens", options=_boxes(), when=token_penalty, bot="random"),
    Scene(name="expansions/halves", options=_boxes("carthage-night"), when=halves),
    Scene(name="expansions/pawn", options=_boxes("ur-day"), when=halves, bot="random"),
    Scene(
        name="expansions/copy-stage",
        options=_boxes("manneken-pis-a", "great-wall-b", "carthage-day"),
        when=halves,
    ),
    Scene(name="expansions/any-order", options=_boxes("great-wall-b"), when=any_stage),
    Scene(name="expansions/join", options=_boxes("giza-day"), when=joining),
    Scene(name="expansions/freeze", options=_boxes("ephesus-night"), when=freezing, bot="random"),
    Scene(
        name="expansions/discard-pile",
        options=_boxes("halicarnassus-night"),
        when=asks("discard-pile", 6),
    ),
    Scene(name="expansions/teams-4", options=_boxes(players=4, teams=True), when=partner_chosen),
    Scene(name="expansions/teams-6", options=_boxes(players=6, teams=True), when=turn(3, 4)),
    Scene(name="expansions/late-7", options=_boxes("byzantium-b", players=7), when=turn(3, 6)),
    Scene(name="expansions/over-5", options=_boxes("catan-a"), when=over),
    Scene(name="expansions/over-teams", options=_boxes(players=6, teams=True), when=over),
)

SCENES: Final = BASE_SCENES + BOX_SCENES
