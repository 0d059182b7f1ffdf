"""The table: cities, hands, piles, and the decisions that are open."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.cities import Losses
from sevenwonders.engine.boxes.edifice import TableEdifices
from sevenwonders.engine.boxes.leaders import TableLeaders
from sevenwonders.engine.components.model import Components, Piece
from sevenwonders.engine.game.city import City
from sevenwonders.engine.game.course import Course
from sevenwonders.engine.game.deal import Deal

LogEntry = tuple[int, int, int, int, int]
"""An entry of the log, decoded by ``events``: its kind, the city, and up to three figures."""


class Table:
    """All that the rules read and change. ``State`` is its public face."""

    def __init__(  # noqa: PLR0913 -- a full constructor is what makes clone() cheap
        self,
        *,
        components: Components,
        deal: Deal,
        players: i64,
        cities: list[City],
        hands: list[vec[i64]],
        pile: vec[i64],
        discard: vec[i64],
        taking: vec[i64],
        age: i64,
        turn: i64,
        stage: i64,
        over: bool,
        ask_kind: vec[i64],
        ask_city: vec[i64],
        ask_seat: vec[i64],
        ask_code: vec[i64],
        history: vec[i64],
        variants: list[list[list[Piece]]],
        teams: i64,
        course: Course,
        leaders: TableLeaders,
        losses: Losses,
        edifices: TableEdifices,
    ) -> None:
        self.components = components
        """The cards, boards and other components of this kind of table. Never changed."""
        self.deal = deal
        """What was drawn at random before the game. Never changed."""
        self.players: i64 = players
        """Seats that decide. With two players there is a third city, the free one."""
        self.cities = cities
        """The cities clockwise; with two players the free one is the last."""
        self.hands = hands
        """Sorted cards, one hand a city; the free city's is empty but for its last card."""
        self.pile = pile
        """The free city's draw pile, next card first."""
        self.discard = discard
        """The discard pile, oldest first."""
        self.taking = taking
        """Cities that have yet to build from the discard pile this turn, in order (rule 16.21)."""
        self.age: i64 = age
        """The Age, 1 to 3."""
        self.turn: i64 = turn
        """The turn of the Age, from 1; 0 while leaders are recruited."""
        self.stage: i64 = stage
        """Counts the stages of decisions since the beginning."""
        self.over = over
        """Whether the game is over: nothing is left to decide."""
        self.ask_kind = ask_kind
        """For each decision of the open stage its kind, an index of ``vocabulary.KINDS``."""
        self.ask_city = ask_city
        """For each decision of the open stage the city it is for."""
        self.ask_seat = ask_seat
        """For each decision of the open stage the seat that takes it."""
        self.ask_code = ask_code
        """The open stage, one entry a decision; the code is -1 until it is sealed."""
        self.history = history
        """Packed choices of all closed stages, in the order of their decisions."""
        self.variants = variants
        """For each city and stage, what it can be built as. Never changed."""
        self.teams: i64 = teams
        """Whether seats play in pairs."""
        self.course = course
        """Where the turn stands and what is still to happen in it."""
        self.leaders = leaders
        """What Leaders adds to the table: the leaders in the box and those that are passed on."""
        self.losses = losses
        """What Cities adds to the table: the losses that are still to be paid this turn."""
        self.edifices = edifices
        """What Edifice adds to the table: pawns left, and which edifices are built."""
        self.ask_legal: list[vec[i64]] = []
        """Legal codes of the open decisions as far as they were asked for, else empty."""
        self.log: list[LogEntry] | None = None
        """What happened since the log was set; clones begin without one."""

    def left(self, city: i64) -> i64:
        """The next city clockwise (rule 1.3)."""
        # A conditional expression would make an object of the number, in the hottest code there is.
        if city + 1 < len(self.cities):
            return city + 1
        return 0

    def right(self, city: i64) -> i64:
        """The next city counter-clockwise (rule 1.3)."""
        if city > 0:
            return city - 1
        return len(self.cities) - 1

    def stage_piece(self, city: i64, stage: i64) -> Piece:
        """A built stage as what it was built."""
        return self.variants[city][stage][self.cities[city].variant(stage)]

    def holder(self) -> i64:
        """The seat that holds the free city's card this turn (rule 10.4)."""
        return (self.age + self.turn) & 1

    def log_entry(self, kind: i64, city: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        """Add an entry to the log, if there is one."""
        if self.log is not None:
            self.log.append((kind, city, one, two, three))
