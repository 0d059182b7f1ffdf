"""Refusals of observations and actions."""

from sevenwonders.errors import WondersError


class WrongLayout(WondersError):
    """An observation or a table does not fit a layout."""

    def __init__(self, layout: str, why: str) -> None:
        super().__init__(f"the layout {layout} does not fit: {why}")
        self.layout = layout
