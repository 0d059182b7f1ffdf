"""What a card, stage, leader or reward is worth to one city as the table stands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.sage.deck_stats import SYMBOLS, DeckStats
from sevenwonders.bots.sage.effects import expansion_worth
from sevenwonders.bots.sage.goods import Goods, chained
from sevenwonders.bots.sage.parts import (
    CARD,
    CHAINS,
    COINS,
    COLOR,
    COUNTED,
    CROWD,
    DISCARD_PILE,
    GUILDS,
    INCOME,
    LEADERS,
    LEARNED,
    POINTS,
    POWERS,
    RESOURCES,
    SCIENCE,
    SCIENCE_LATER,
    TRADE,
    URGENT,
    WAR,
    WAR_LATER,
    WONDER,
    new_parts,
)
from sevenwonders.bots.sage.powers import powers_worth
from sevenwonders.bots.sage.progress import Progress
from sevenwonders.bots.sage.science import Science
from sevenwonders.bots.sage.stakes import Stakes
from sevenwonders.bots.sage.standing import Standing
from sevenwonders.bots.sage.tallies import tally_coins, tally_points, tally_step
from sevenwonders.bots.sage.war import War
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    AGES,
    COINS_PER_POINT,
    COLORS,
    COPY_GUILD,
    GREEN,
    PURPLE,
    RED,
    SYMBOL_BITS,
    SYMBOL_MASK,
)

NEIGHBOURS: Final = 1
PASSING: Final = 2
ALL: Final = 3
"""What a sage may look at beside its own city."""
THEIR_COIN: Final = 0.4
"""What a coin is worth in another treasury."""
BROWN: Final = 0
GRAY: Final = 1
_LATE: Final = 0.15


@final
class Valuation:
    """Values pieces for one city, which it looks at once a decision."""

    def __init__(self, standing: Standing) -> None:
        self.city: i64 = 0
        self.coins: float = 0.0
        self.progress = Progress()
        self.standing = standing
        self.stakes = Stakes(standing)
        self.goods = Goods()
        self.science = Science()
        self.war = War()
        self.crowd: float = 0.0
        """Brown and gray cards of the city."""
        self.coming = vec[float]([0.0 for _ in range(len(COLORS))])
        """Cards of each colour that a city may still build."""
        self.step = vec[float]([0.0 for _ in range(len(COLORS) + 1)])
        """What one more card of a colour, or a stage, adds to what counts them."""
        self.worths = vec[float]()
        """What each later card would be worth to the city."""
        self.parts = new_parts()

    def load(self, sight: Sight, stats: DeckStats, city: i64, looks: i64) -> None:
        """Look at a city."""
        weights = stats.weights
        around = looks & NEIGHBOURS != 0
        self.city = city
        self.coins = float(sight.coins(city))
        self.progress.read(sight)
        self.stakes.read(sight, weights, self.progress, city, around=around, far=looks == ALL)
        self.goods.look(sight, weights, city, around=around)
        self._see_coming(stats)
        ease = self.goods.ease(sight, stats, city)
        self.science.read(sight, stats, self.progress, city, ease, around=around)
        self.war.read(sight, weights, self.progress, self.stakes, city, around=around)
        self._see_steps(sight, around=around)
        self.crowd = float(sight.color_count(city, BROWN) + sight.color_count(city, GRAY))
        self._plan(sight, stats)
        self.goods.hope(sight, stats, city, self.worths)

    def _see_coming(self, stats: DeckStats) -> None:
        age = self.progress.age
        for color in range(len(COLORS)):
            cards = self.progress.running * stats.colors[(age - 1) * len(COLORS) + color]
            for later in range(age, AGES):
                cards += stats.colors[later * len(COLORS) + color]
            self.coming[color] = stats.weights.grow * cards

    def _see_steps(self, sight: Sight, *, around: bool) -> None:
        for color in range(len(COLORS) + 1):
            self.step[color] = 0.0
        tally_step(sight, self.city, self.city, 1.0, self.step)
        if around:
            tally_step(sight, self.city, sight.left(self.city), self.stakes.left, self.step)
            tally_step(sight, self.city, sight.right(self.city), self.stakes.right, self.step)

    def _plan(self, sight: Sight, stats: DeckStats) -> None:
        """What each later card would be worth to this city: partly a guess, partly as it stands."""
        weights = stats.weights
        if len(self.worths) != len(stats.cost):
            self.worths = vec[float]([0.0 for _ in range(len(stats.cost))])
        symbols = vec[float]([-1.0, -1.0, -1.0])
        shields: i64 = 0
        strength = 0.0
        for at in range(len(stats.cost)):
            if stats.age[at] < self.progress.age:
                continue
            piece = stats.pieces[at]
            worth = stats.worth[at]
            if piece.color == GREEN:
                which: i64 = 0
                while (
                    which < SYMBOLS - 1
                    and (piece.science >> (which * SYMBOL_BITS)) & SYMBOL_MASK == 0
                ):
                    which += 1
                if symbols[which] < 0.0:
                    more = self.science.expected_with(weights, piece.science, 0)
                    symbols[which] = more - self.science.later
                worth += weights.plan_science * (symbols[which] - weights.each_green)
            elif piece.color == RED and piece.shields:
                if piece.shields != shields:
                    shields = piece.shields
                    strength = self._strength(weights, shields)
                worth += weights.plan_war * (strength - weights.each_red)
            elif piece.color == PURPLE and len(piece.tallies):
                gain = self._counted(sight, weights, piece)
                worth += weights.plan_guild * (gain - weights.each_purple)
            self.worths[at] = max(worth, 0.0)

    def _strength(self, weights: Weights, shields: i64) -> float:
        """What so many shields more add to the conflicts of all Ages."""
        war = self.war
        war.ask(weights, self.progress, self.stakes, shields)
        return war.more_now + war.more_later - war.now - war.later

    def treasury(self, weights: Weights, coins: float) -> float:
        """What a treasury is worth in points, the more so while there is much to buy."""
        points = coins / float(COINS_PER_POINT)
        if self.progress.ahead > 0.0 and coins > 0.0:
            eager = self.progress.ahead / (self.progress.ahead + _LATE)
            points += weights.liquid * eager * coins / (coins + weights.liquid_half)
        return points

    def coins_worth(self, weights: Weights, coins: float) -> float:
        """What so many coins more, or less, are worth."""
        return self.treasury(weights, self.coins + coins) - self.treasury(weights, self.coins)

    def price(self, sight: Sight, piece: Piece) -> float:
        """Coins for which the city can build a card now, more than it has if it cannot."""
        if chained(sight, self.city, piece):
            return 0.0
        goods = self.goods
        need = goods.unmet(piece.cost, sight.goods(self.city), sight.options(self.city))
        return float(piece.cost_coins) + goods.cost_of(need, goods.base)

    def worth(self, sight: Sight, stats: DeckStats, piece: Piece) -> None:
        """Add the parts of what a piece brings the city that gets it."""
        parts = self.parts
        weights = stats.weights
        parts[POINTS] += float(piece.points)
        coins = float(piece.coins)
        if len(piece.tallies):
            coins += tally_coins(sight, self.city, piece)
            parts[GUILDS] += self._counted(sight, weights, piece)
        if coins > 0.0:
            parts[COINS] += self.coins_worth(weights, coins)
        if piece.science or piece.wilds:
            self._symbols(weights, piece)
        if piece.shields:
            war = self.war
            war.ask(weights, self.progress, self.stakes, piece.shields)
            parts[WAR] += war.more_now - war.now
            parts[WAR_LATER] += war.more_later - war.later
        if piece.goods or len(piece.options):
            parts[RESOURCES] += self.goods.gain(piece)
            if piece.sold or len(piece.sold_options):
                parts[INCOME] += self.progress.ahead
        if piece.cheap:
            parts[TRADE] += self.goods.saving(piece.cheap)
        if piece.color >= 0:
            self._card(stats, piece)
        if piece.from_discard:
            parts[DISCARD_PILE] += weights.discard_pile * (1.0 - 0.5 * self.progress.ahead)
        if piece.complete_points:
            parts[POINTS] += self._completed(sight) * float(piece.complete_points)
        if piece.powers:
            parts[POWERS] += powers_worth(weights, piece.powers, self.progress.ahead)
            if piece.powers & COPY_GUILD:
                parts[GUILDS] += self._best_next_door(sight, stats)
        if piece.immediate is not None or len(piece.figures):
            parts[LEADERS] += self._expansions(sight, piece)

    def _card(self, stats: DeckStats, piece: Piece) -> None:
        """What a card is beside its effects: one of its colour, and the start of chains."""
        parts = self.parts
        parts[COLOR + piece.color] += 1.0
        parts[CARD] += stats.proved[piece.index]
        parts[COUNTED] += self.step[piece.color]
        if piece.color <= GRAY:
            parts[CROWD] += self.crowd
        if self.progress.ahead > 0.0 and piece.structure < len(stats.followers):
            followers = stats.followers[piece.structure]
            if len(followers):
                parts[CHAINS] += self.goods.opening(followers, stats.weights.chain)

    def _symbols(self, weights: Weights, piece: Piece) -> None:
        science = self.science
        now = science.points_with(piece.science, piece.wilds) - science.now
        later = science.expected_with(weights, piece.science, piece.wilds) - science.later
        self.parts[SCIENCE] += now
        self.parts[SCIENCE_LATER] += later - now
        self.parts[LEARNED] += science.count()

    def _counted(self, sight: Sight, weights: Weights, piece: Piece) -> float:
        return tally_points(sight, self.city, weights, self.coming, self.progress.ahead, piece)

    def _expansions(self, sight: Sight, piece: Piece) -> float:
        stake_next = self.stakes.left + self.stakes.right
        worth = expansion_worth(
            sight, self.city, piece, self.progress.ahead, self.stakes.everybody, stake_next
        )
        if piece.immediate is not None and piece.immediate.diplomacy:
            # Staying out of this Age's conflicts saves the points they would cost, or loses them.
            worth -= self.war.now
        return worth

    def stage_worth(self, sight: Sight, stats: DeckStats, stage: Piece) -> None:
        """Add the parts of what a stage of its wonder brings the city."""
        self.worth(sight, stats, stage)
        self.parts[WONDER] += 1.0
        stages = len(sight.components().sides[sight.side(self.city)].stages)
        turns_left = self.progress.turns_left + 1.0
        self.parts[URGENT] += float(stages - sight.stage_count(self.city)) / turns_left
        self.parts[COUNTED] += self.step[len(COLORS)]

    def _completed(self, sight: Sight) -> float:
        """How likely the wonder is to be complete at the end."""
        stages = len(sight.components().sides[sight.side(self.city)].stages)
        missing = float(stages - sight.stage_count(self.city))
        if missing <= 0.0:
            return 1.0
        return max(0.0, 1.0 - missing * 0.3) * min(1.0, 3.0 * self.progress.ahead / missing)

    def _best_next_door(self, sight: Sight, stats: DeckStats) -> float:
        """The best guild that stands next door now."""
        best = 0.0
        for other in (sight.left(self.city), sight.right(self.city)):
            for card in sight.built(other):
                piece = stats.components.cards[card]
                if piece.color == PURPLE:
                    best = max(best, self._counted(sight, stats.weights, piece))
        return best + stats.weights.copy_guild * self.progress.ahead
