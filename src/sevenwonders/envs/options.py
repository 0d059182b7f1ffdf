"""Kinds of table for batches and environments."""

from collections.abc import Sequence

from sevenwonders.encode import ActionTable, Layout, any_layout, layout_of
from sevenwonders.encode.actions import Actions
from sevenwonders.encode.layouts import places_of
from sevenwonders.encode.row import Scratch
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.envs.errors import ImpossibleSetting
from sevenwonders.envs.tables import Setting


def shared_layout(kinds: Sequence[Options]) -> Layout:
    """The layout of these tables: their own if they have one in common, else the one for any."""
    if not kinds:
        raise ImpossibleSetting("a batch needs at least one kind of table, as Options(players=4)")
    layouts = {layout_of(options).id for options in kinds}
    return layout_of(kinds[0]) if len(layouts) == 1 else any_layout()


def setting_of(options: Options, table: ActionTable, scratch: Scratch | None = None) -> Setting:
    """A kind of table as batches deal it, in the layout of an action table.

    Kinds of one batch share what observations are written with.
    """
    components = components_of(options)
    return Setting(
        components,
        places_of(table.layout, components, options.players),
        Actions(table, components),
        options.players,
        scratch or Scratch(table.layout.size),
        teams=options.teams,
        wanted=wanted_sides(options, components),
    )
