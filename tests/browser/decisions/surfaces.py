"""Every way in which a decision is shown: a game that comes to it, and what is chosen there."""

from collections.abc import Callable
from typing import Final, NamedTuple

from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.decision import CardOptions, Decision, Option
from sevenwonders.engine.see.view import view
from sevenwonders.engine.vocabulary import AskKind
from tools.fixture_scenes import SCENES, SEAT, Scene, asks

Taken = Callable[[Option], bool]
BY_NAME: Final = {scene.name: scene for scene in SCENES}


class Surface(NamedTuple):
    """A scene, what it asks for, and what is chosen there: nothing, where that is the choice."""

    scene: Scene
    kind: AskKind
    takes: Taken | None

    @property
    def name(self) -> str:
        """What the test of it is called."""
        return self.scene.name.rpartition("/")[2]


class Wanted(NamedTuple):
    """A choice to make on the screen."""

    option: Option
    card: CardOptions | None = None
    """The card it is made for; none for tokens, coins and nothing."""


def wanted(decision: Decision, takes: Taken | None) -> Wanted:
    """A choice of the kind that a surface is there for, and not the one that lies uppermost."""
    if takes is None:
        assert decision.nothing is not None
        return Wanted(decision.nothing)
    if not decision.cards:
        listed = [one for one in (*decision.tokens, *decision.payments) if takes(one)]
        return Wanted(listed[len(listed) // 2])
    fitting = [(card, [one for one in card.options if takes(one)]) for card in decision.cards]
    card, options = max(fitting, key=lambda one: len(one[1]))
    return Wanted(options[-1], card)


def _several_prices(state: State) -> bool:
    """A card can be built, its resources bought from either neighbour."""
    if not asks("play")(state):
        return False
    decision = view(state, SEAT).decision
    return decision is not None and any(len(_builds(card)) > 1 for card in decision.cards)


def _card_penalty(state: State) -> bool:
    """A failed edifice takes one of several cards."""
    decision = view(state, SEAT).decision if asks("penalty")(state) else None
    return decision is not None and len(decision.cards) > 1


def _builds(card: CardOptions) -> list[Option]:
    return [one for one in card.options if one.action == "build"]


def _any(_option: Option) -> bool:
    return True


def _is(action: str, **fields: object) -> Taken:
    """Choices of an action, whose fields are not empty where that is asked for."""
    return lambda option: (
        option.action == action
        and all(bool(getattr(option, name)) == value for name, value in fields.items())
    )


PRICES: Final = Scene(name="base/prices", options=Options(players=3), when=_several_prices)
PENALTY: Final = Scene(
    name="expansions/penalty-card",
    options=BY_NAME["expansions/penalty"].options,
    when=_card_penalty,
    bot="random",
)
SURFACES: Final = (
    Surface(PRICES, "play", _is("build")),
    Surface(BY_NAME["base/free-build-4"], "play", _is("free")),
    Surface(BY_NAME["base/free-city-2"], "free-city", _any),
    Surface(BY_NAME["base/last-card-3"], "last-card", _any),
    Surface(BY_NAME["base/discard-pile-4"], "discard-pile", _any),
    Surface(BY_NAME["expansions/discard-pile"], "discard-pile", None),
    Surface(BY_NAME["expansions/draft"], "draft", _any),
    Surface(BY_NAME["expansions/recruit"], "recruit", _is("recruit")),
    Surface(BY_NAME["expansions/recruit-stage"], "recruit", _is("recruit", stage=True)),
    Surface(BY_NAME["expansions/recruit-more"], "recruit-more", _any),
    Surface(BY_NAME["expansions/copy-leader"], "copy-leader", _any),
    Surface(BY_NAME["expansions/bury-leader"], "bury-leader", _any),
    Surface(BY_NAME["expansions/drop-token"], "drop-token", _any),
    Surface(BY_NAME["expansions/pay-loss"], "pay-loss", _any),
    Surface(PENALTY, "penalty", _is("yield")),
    Surface(BY_NAME["expansions/penalty-tokens"], "penalty", _is("drop")),
    Surface(BY_NAME["expansions/halves"], "play", _is("stage", variant=True)),
    Surface(BY_NAME["expansions/pawn"], "play", _is("stage", variant=True)),
    Surface(BY_NAME["expansions/copy-stage"], "play", _is("stage", variant=True)),
    Surface(BY_NAME["expansions/any-order"], "play", _is("stage")),
    Surface(BY_NAME["expansions/join"], "play", _is("stage", joins=True)),
    Surface(BY_NAME["expansions/freeze"], "play", _is("build", freezes=True)),
    Surface(BY_NAME["expansions/teams-4"], "play", _any),
)
