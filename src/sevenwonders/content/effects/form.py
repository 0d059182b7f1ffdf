"""The common form of all effects."""

import msgspec


class EffectForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """What all effects share: they are immutable, and unknown keys are rejected."""

    def __post_init__(self) -> None:
        """Refuse an empty list, for which there is no text."""
        for field in self.__struct_fields__:
            if getattr(self, field) == ():
                raise ValueError(f"{field} is empty")
