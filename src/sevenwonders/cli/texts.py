"""The commands there are, with what the help says of each."""

from typing import Final, NamedTuple

EXIT_CODES: Final = """Exit codes:
  0    fine
  1    what was looked at is broken or edited
  2    not understood: an unknown name, option or file
  130  interrupted
  143  ended by SIGTERM; 129 by SIGHUP"""


class Command(NamedTuple):
    """A command: a function of this name in a module of this name, ``_`` for ``-``."""

    name: str
    about: str
    more: str


COMMANDS: Final = (
    Command(
        "play",
        "Play in the browser, or in the terminal against bots.",
        """The browser opens by itself, and friends on the same network join by link.
Games are kept, and go on at the next start.

Examples:
  sevenwonders play
  sevenwonders play --no-browser --port 9000
  sevenwonders play --terminal
  sevenwonders play --terminal --players 3 --boards giza-a --seed monday
  sevenwonders play --terminal --boxes leaders,cities
  sevenwonders play --terminal --bots random --lang fr --save game.7w""",
    ),
    Command(
        "serve",
        "Serve tables to everyone who can reach this machine.",
        """Examples:
  sevenwonders serve
  sevenwonders serve --host 127.0.0.1 --port 9000
  sevenwonders serve --data tables
  sevenwonders serve --database postgresql://localhost/sevenwonders
  sevenwonders serve --host 127.0.0.1 --proxies 127.0.0.1""",
    ),
    Command(
        "simulate",
        "Play games between bots and add them up.",
        """A game is set by the seed and its number alone, and the bots move on by a seat, in
teams by a pair, from game to game. Any number of jobs gives the same result but for the time.

Examples:
  sevenwonders simulate --players 3 --games 5000 --jobs 4
  sevenwonders simulate --bots greedy,random,random --players 3 --json
  sevenwonders simulate --boards giza-a,rhodes --out records
  sevenwonders simulate --boxes leaders,cities --teams""",
    ),
    Command(
        "arena",
        "Let bots play each other and report who is how strong.",
        """Each deal is played over all seat rotations, and intervals are over deals. Results are
kept in a file as games end: the same command continues where the last one was ended.
A bot that fails is named, and another decides for it. Bots in this process are trusted and
cannot be interrupted; those with a process of their own are.

Examples:
  sevenwonders arena --bots greedy,random --players 3,5 --jobs 2
  sevenwonders arena --gauntlet greedy --bots random --players 3,5 --games 2000
  sevenwonders arena --boxes leaders,cities --html report.html --out records
  sevenwonders arena --board-report --players 4 --games 10000 --html boards.html""",
    ),
    Command(
        "check-bot",
        "Prove of a bot that it is legal, fair, reproducible and keeps its limit.",
        """It plays at every kind of table: both editions, every box, 2 to 7 players, teams. Fair
means that what its seat cannot know never changes its answer. The first property that does not
hold is named with the seed, table and decision that show it, and the exit code is 1.

Examples:
  sevenwonders check-bot greedy
  sevenwonders check-bot code:my_bot.py --scale 5
  sevenwonders check-bot "process:seconds=2,./my_bot --fast" --players 4""",
    ),
    Command(
        "show",
        "Draw the table of a record or position at any turn.",
        """Examples:
  sevenwonders show game.7w
  sevenwonders show game.7w --turn II.3 --seat 0
  sevenwonders show problem.toml --json""",
    ),
    Command(
        "score",
        "Print the score sheets of a record or position.",
        """What is not over is scored as if it ended now.

Examples:
  sevenwonders score game.7w
  sevenwonders score game.7w --turn III.1 --seat 2
  sevenwonders score problem.toml --json""",
    ),
    Command(
        "analyse",
        "Look at the decisions of one seat of a record again.",
        """From what the seat knew at the time: its chance to win and expected points over the
turns, and the decisions that cost most, with what was better and why. docs/analysis.md says how
to read it.

Examples:
  sevenwonders analyse game.7w
  sevenwonders analyse game.7w --seat Ada --html analysis.html
  sevenwonders analyse game.7w --seat 2 --iterations 4000 --json""",
    ),
    Command(
        "check",
        "Check records and positions; reseal corrected records.",
        """A record is sound, edited (a legal game, but not the one that was sealed) or broken.
With --reseal an edited record gets the score and digest of what it says now.

Examples:
  sevenwonders check records/*.7w problem.toml
  sevenwonders check --reseal game.7w""",
    ),
    Command(
        "verify",
        "Check that a game on a server was dealt as promised.",
        """A table shows a commitment before the first card and its secret after the last. The
boards and cards of the record must come from that secret.

Examples:
  sevenwonders verify game.7w
  sevenwonders verify game.7w --commitment 1f0c...""",
    ),
    Command(
        "cards",
        "List cards, wonder boards, leaders or edifices.",
        """Examples:
  sevenwonders cards --age 3 --color purple
  sevenwonders cards --players 3 --name post --lang de
  sevenwonders cards --boards --edition 2e --json
  sevenwonders cards --boxes cities --color black
  sevenwonders cards --leaders""",
    ),
)
