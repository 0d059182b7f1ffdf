"""The game for programs that learn: many tables at once, and the interfaces of the field.

Needs the extra ``envs``.
"""

from sevenwonders.envs.errors import BadSetting, EnvError, IllegalAction, NotReset
from sevenwonders.extras import require

require("envs")

from sevenwonders.envs.batch import Batch, Results  # noqa: E402 -- after the check of the extra

__all__ = ["BadSetting", "Batch", "EnvError", "IllegalAction", "NotReset", "Results"]
