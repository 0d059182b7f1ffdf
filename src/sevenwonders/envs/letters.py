"""Small letters for pictures: three dots wide and five high."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

_ADVANCE: Final = 4
_LETTERS: Final = {
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##",
    "H": "#.# #.# ### #.# #.#",
    "I": "### .#. .#. .#. ###",
    "J": "..# ..# ..# #.# .#.",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#.# ### ### #.# #.#",
    "N": "##. #.# #.# #.# #.#",
    "O": ".#. #.# #.# #.# .#.",
    "P": "##. #.# ##. #.. #..",
    "Q": ".#. #.# #.# ### .##",
    "R": "##. #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#.# #.# ### ### #.#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "##. ..# .#. #.. ###",
    "3": "##. ..# .#. ..# ##.",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ##. ..# ##.",
    "6": ".## #.. ### #.# ###",
    "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ##.",
    "+": "... .#. ### .#. ...",
    "-": "... ... ### ... ...",
    ":": "... .#. ... .#. ...",
    ",": "... ... ... .#. #..",
    "'": ".#. .#. ... ... ...",
    ".": "... ... ... ... .#.",
}
"""The dots of each letter, line by line. What has none is left blank."""


def write(
    image: NDArray[np.uint8], top: int, left: int, text: str, paint: tuple[int, int, int]
) -> None:
    """Write a line in capitals into a picture, as far as it has room."""
    for letter in text.upper():
        if left + _ADVANCE > image.shape[1]:
            return
        for row, dots in enumerate(_LETTERS.get(letter, "").split()):
            for column, dot in enumerate(dots):
                if dot == "#":
                    image[top + row, left + column] = paint
        left += _ADVANCE
