"""The common form of all effects."""

import msgspec


class EffectForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """What all effects share: they are immutable, and unknown keys are rejected."""
