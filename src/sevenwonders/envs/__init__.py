"""The game for programs that learn: many tables at once, and the interfaces of the field.

Needs the extra ``envs``.
"""

from sevenwonders.envs.errors import (
    EnvError,
    IllegalAction,
    IllegalPlace,
    ImpossibleSetting,
    NotReset,
)
from sevenwonders.extras import require

require("envs")

# After the check of the extra.
from sevenwonders.envs.batch import Batch, Results  # noqa: E402
from sevenwonders.envs.gym import SEAT_ID, SevenWondersSeat, register  # noqa: E402
from sevenwonders.envs.masked import MASKED_SEAT_ID, SevenWondersMaskedSeat  # noqa: E402
from sevenwonders.envs.masked import register as register_masked  # noqa: E402
from sevenwonders.envs.pettingzoo import SevenWondersParallel, env, parallel_env  # noqa: E402
from sevenwonders.envs.rewards import REWARDS  # noqa: E402
from sevenwonders.envs.vector import SevenWondersVector  # noqa: E402

__all__ = [
    "MASKED_SEAT_ID",
    "REWARDS",
    "SEAT_ID",
    "Batch",
    "EnvError",
    "IllegalAction",
    "IllegalPlace",
    "ImpossibleSetting",
    "NotReset",
    "Results",
    "SevenWondersMaskedSeat",
    "SevenWondersParallel",
    "SevenWondersSeat",
    "SevenWondersVector",
    "env",
    "parallel_env",
]

register()
register_masked()
