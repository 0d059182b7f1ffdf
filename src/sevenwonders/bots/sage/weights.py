"""The sage's weights: what its judgement leaves open, in points unless said otherwise."""

from typing import final

from librt.vecs import vec

from sevenwonders.bots.sage.parts import KNOTS, PARTS


@final
class Weights:
    """One figure for each guess of the sage. ``data/sage.toml`` has the fitted ones."""

    def __init__(self) -> None:  # noqa: PLR0915 -- one line a weight
        self.trust = vec[float]([0.0 for _ in range(PARTS * KNOTS)])
        self.trust_boxes = vec[float]([0.0 for _ in range(PARTS * KNOTS)])
        """How far each part of a value is trusted, with the base game and with boxes."""
        self.cards: dict[str, float] = {}
        """What single cards have proved worth beyond what is seen in them, by slug."""
        self.tilt = vec[float]([0.0 for _ in range(PARTS)])
        """How much more each part is trusted with two players more."""
        self.liquid: float = 0.0
        """What a full treasury is worth beyond its points while there is much to buy."""
        self.liquid_half: float = 1.0
        """Coins at which half of that is reached."""
        self.rival: float = 0.0
        """What a point of all other cities together counts against one's own."""
        self.next_door: float = 0.0
        """And that of a neighbour beside its share."""
        self.race: float = 0.0
        """What a point of the best of the others counts instead, at the end."""
        self.race_near: float = 1.0
        """Points behind that best one at which another city counts e times less."""
        self.race_late: float = 1.0
        """The power of what has passed of the game by which this takes over."""
        self.want: float = 0.0
        """Of a later card's worth, what a city may hope to come by for each copy a player."""
        self.want_now: float = 0.0
        """The same for the cards of the running Age."""
        self.want_stage: float = 0.0
        """The same for a stage of its own."""
        self.dear: float = 0.0
        """What each coin that a later card costs takes from its worth."""
        self.nowhere: float = 0.0
        """Coins that a unit nobody sells is taken to cost."""
        self.sated: float = 0.0
        """How much less goods are worth to a city that can already build everything."""
        self.each_red: float = 0.0
        self.each_green: float = 0.0
        self.each_yellow: float = 0.0
        self.each_purple: float = 0.0
        self.each_black: float = 0.0
        """What a later card of a colour is taken to be worth beside its points."""
        self.each_stage: float = 0.0
        """What a later stage is taken to be worth beside its points."""
        self.chain: float = 0.0
        """How much surer a later card is that a chain makes free."""
        self.science_share: float = 0.0
        """Of the symbols still to come, a city's share of what a player gets."""
        self.science_more: float = 0.0
        """How that grows with each symbol it has."""
        self.science_rival: float = 0.0
        """How that shrinks with each symbol of the neighbours."""
        self.science_most: float = 0.0
        """The most it can be."""
        self.plan_science: float = 0.0
        """How far a later green card is worth what its symbol now adds, not the guess."""
        self.plan_war: float = 0.0
        """The same for red cards and their shields."""
        self.plan_guild: float = 0.0
        """The same for guilds and what they count."""
        self.science_ease: float = 0.0
        """How the share of symbols grows with the green cards that the city could build."""
        self.science_wild: float = 0.0
        """Of a free symbol on a stage to come, what counts for each kind."""
        self.war_noise: float = 0.0
        """How far a lead in shields varies in a turn of the first Age."""
        self.war_floor: float = 0.0
        """And however few turns are left."""
        self.war_keep: float = 0.0
        """What is left of a lead an Age later."""
        self.war_trust: float = 0.0
        """How much the conflicts of later Ages count."""
        self.grow: float = 0.0
        """Of the cards of a colour still to come, what a city builds of its share."""
        self.grow_stages: float = 0.0
        """Of the stages still to come, what a city builds."""
        self.cannot: float = 0.0
        """Of a card that the next player cannot pay for now, what it makes of it."""
        self.floor: float = 0.0
        """What the next player gains in any case."""
        self.discard_pile: float = 0.0
        """A build from the discard pile, late in the game."""
        self.last_card: float = 0.0
        self.free_once: float = 0.0
        self.free_other: float = 0.0
        """Rights to build, for a whole game."""
        self.copy_guild: float = 0.0
        """Copying a guild, beyond the best that stands next door."""
        self.spent_right: float = 0.0
        """What a limited right is worth for the rest of an Age."""
        self.spared: float = 0.0
        """Of an edifice's debt, what joining saves."""
        self.debt_coin: float = 0.0
        """What the last coins of a city are worth when a loss is to be paid."""

    @staticmethod
    def names() -> tuple[str, ...]:
        """Every weight by name."""
        return (
            "liquid",
            "liquid_half",
            "rival",
            "next_door",
            "race",
            "race_near",
            "race_late",
            "want",
            "want_now",
            "want_stage",
            "dear",
            "nowhere",
            "sated",
            "each_red",
            "each_green",
            "each_yellow",
            "each_purple",
            "each_black",
            "each_stage",
            "chain",
            "science_share",
            "science_more",
            "science_rival",
            "science_most",
            "plan_science",
            "plan_war",
            "plan_guild",
            "science_ease",
            "science_wild",
            "war_noise",
            "war_floor",
            "war_keep",
            "war_trust",
            "grow",
            "grow_stages",
            "cannot",
            "floor",
            "discard_pile",
            "last_card",
            "free_once",
            "free_other",
            "copy_guild",
            "spent_right",
            "spared",
            "debt_coin",
        )
