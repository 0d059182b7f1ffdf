"""An expansion and a bot of another package are found, played with and recorded."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "fjord-expansion"
BROKEN = """
[sevenwonders.boxes]
wreck = wreck_expansion
[sevenwonders.bots]
stone = wreck_expansion:stone
ghost = no_such_module:make
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package installed into a folder of its own, without a network."""
    target = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline"]
    options = ["--no-deps", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*install, *options, "--target", target, EXAMPLE], check=True)
    return target


@pytest.fixture(scope="module")
def with_broken_ones(installed: Path) -> Path:
    """Another folder with a package whose expansion and bots cannot be loaded."""
    folder = installed.parent / "broken"
    package = folder / "wreck_expansion"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("stone = 1\n")
    (package / "wreck.toml").write_text(
        'id = "wreck"\nedition = "any"\ntitle = "Wreck"\n'
        '[leaders.olaf]\ntier = "promo"\ncost = 1\neffects = [{ effect = "swim" }]\n'
    )
    info = folder / "wreck-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wreck\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(BROKEN)
    return folder


def run(script: str, *folders: Path) -> str:
    """What a script prints in a process that finds these folders."""
    paths = [*sys.path, *map(str, folders)]
    lines = ["import sys", f"sys.path[:] = {paths!r}", dedent(script)]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


GAME = """
from sevenwonders.bots import make_bot
from sevenwonders.engine import FastStream, Options, Sight, new_game
from sevenwonders.record import parse_record, record_of, replay

options = Options(players=3, boxes=("fjord", "leaders"))
state = new_game(options, FastStream("fjord 7"))
bots = [make_bot(name, FastStream(name)) for name in ("fisher", "greedy", "sage")]
while not state.over:
    for ask in state.pending():
        state.submit(ask.seat, bots[ask.seat].choose(Sight(state, ask.seat)))
"""


def test_a_game_is_played_with_the_expansion_and_the_bot(installed: Path) -> None:
    script = """
    print(state.components.boxes)
    ours = ("fishers-guild", "sigrid")
    print([card.slug for card in state.components.cards if card.slug in ours])
    """
    said = run(GAME + dedent(script), installed).splitlines()
    assert said == ["('fjord', 'leaders')", "['fishers-guild', 'sigrid']"]


def test_its_record_is_replayed_where_the_expansion_is_installed_and_refused_elsewhere(
    installed: Path, tmp_path: Path
) -> None:
    file = tmp_path / "fjord.7w"
    script = f"""
    text = record_of(state).text()
    assert "boxes: fjord leaders" in text
    assert replay(parse_record(text)).over
    open({str(file)!r}, "w").write(text)
    """
    run(GAME + dedent(script), installed)
    script = f"""
    from sevenwonders.record import InvalidRecord, parse_record, replay
    try:
        replay(parse_record(open({str(file)!r}).read()))
    except InvalidRecord as error:
        print(error)
    """
    said = run(script)
    assert "no expansion 'fjord'; there are: catan" in said
    assert "if another package brings it, install that package" in said


def test_the_champion_plays_with_the_expansion_and_says_that_it_is_new_to_it(
    installed: Path,
) -> None:
    """Its net decides; the sage alone would choose otherwise now and then."""
    script = """
    import logging
    from sevenwonders.arena import make_contest, report_of
    from sevenwonders.bots import make_bot
    from sevenwonders.encode import wide_layout
    from sevenwonders.engine import FastStream, Options, Sight, new_game
    from sevenwonders.testing import check_bot

    told = []
    logging.getLogger().addHandler(logging.Handler())
    logging.getLogger().handlers[0].emit = lambda record: told.append(record.getMessage())
    options = Options(players=3, boxes=("fjord", "leaders"))
    chosen, differ = set(), 0
    for number in range(5):
        state = new_game(options, FastStream(f"champion {number}"))
        champion, sage = (make_bot(name, FastStream("x")) for name in ("champion", "sage"))
        while not state.over:
            for ask in state.pending():
                sight = Sight(state, ask.seat)
                choice = champion.choose(sight)
                differ += choice != sage.choose(sight)
                chosen.add(str(choice).partition("<")[0])
                state.submit(ask.seat, choice)
    print({"B:fishers-guild", "K:sigrid"} <= chosen, differ > 20)
    print(*told, sep=" / ")
    print(report_of(make_contest([options], ["champion", "random"]), []).notes)
    layout = wide_layout(options.boxes)
    print("hand.fishers-guild" in layout.names(), layout.id.split("-")[2])
    check_bot("champion", tables=[options])
    """
    said = run(script, installed).splitlines()
    notice = (
        "the champion's net has never seen fishers-guild, sigrid: the sage says what they are worth"
    )
    assert said == ["True True", notice, str([notice]), "True any+fjord"]


def test_an_expansion_that_brings_nothing_to_a_table_changes_nothing_for_a_net(
    installed: Path,
) -> None:
    """Its one leader is not for games without leaders."""
    folder = installed.parent / "empty"
    package = folder / "empty_expansion"
    (package / "names").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "names" / "en.toml").write_text('[leaders]\nolaf = "Olaf"\n')
    (package / "empty.toml").write_text(
        'id = "empty"\nedition = "any"\ntitle = "Empty"\n'
        '[leaders.olaf]\ntier = "promo"\ncost = 1\nneeds = ["leaders"]\n'
        'effects = [{ effect = "points", amount = 1 }]\n'
    )
    info = folder / "empty-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: empty\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sevenwonders.boxes]\nempty = empty_expansion\n")
    script = """
    from sevenwonders.bots import make_bot
    from sevenwonders.encode import any_layout, observe
    from sevenwonders.engine import FastStream, Options, Sight, new_game
    plain, other = (
        new_game(Options(players=3, boxes=boxes), FastStream("x")) for boxes in ((), ("empty",))
    )
    print(other.components.boxes)
    print(observe(Sight(plain, 1), any_layout()) == observe(Sight(other, 1), any_layout()))
    one, same = (make_bot("champion", FastStream("x")) for _ in range(2))
    print(one.choose(Sight(plain, 1)) == same.choose(Sight(other, 1)))
    """
    assert run(script, folder).splitlines() == ["('empty',)", "True", "True"]


def test_names_come_from_the_package(installed: Path) -> None:
    script = """
    from sevenwonders.content.names import names
    print(names("en").card("fishers-guild"), "/", names("fr").leader("sigrid"))
    """
    assert run(script, installed) == "Fishers Guild / Sigrid\n"


def test_an_expansion_that_is_not_installed_is_refused_by_name() -> None:
    script = """
    from sevenwonders.engine import InvalidOptions, Options, FastStream, new_game
    try:
        new_game(Options(players=3, boxes=("fjord",)), FastStream("x"))
    except InvalidOptions as error:
        print(error)
    """
    assert run(script).startswith("no expansion 'fjord'; there are: catan, ")


def test_what_a_package_brings_wrongly_is_named_and_stops_nothing_else(
    installed: Path, with_broken_ones: Path
) -> None:
    script = """
    from sevenwonders.bots import make_bot
    from sevenwonders.content.loader import extra_names
    from sevenwonders.engine import InvalidOptions, Options, FastStream, new_game
    from sevenwonders.errors import WondersError
    print("fjord" in extra_names(), "wreck" in extra_names())
    new_game(Options(players=3, boxes=("fjord",)), FastStream("x"))
    make_bot("fisher", FastStream("x"))
    for name in ("stone", "ghost"):
        try:
            make_bot(name, FastStream("x"))
        except WondersError as error:
            print(error)
    try:
        new_game(Options(players=3, boxes=("wreck",)), FastStream("x"))
    except InvalidOptions as error:
        print(error)
    """
    said = run(script, installed, with_broken_ones).splitlines()
    assert said[0] == "True False"
    assert said[1] == (
        "the bot 'stone' of wreck cannot be loaded: "
        "wreck_expansion:stone is neither a function nor a BotKind"
    )
    assert said[2].startswith("the bot 'ghost' of wreck cannot be loaded: ModuleNotFoundError")
    assert said[3].startswith(
        "no expansion 'wreck': 'wreck' brings it, but it cannot be loaded: wreck.toml"
    )
    assert "swim" in said[3]
