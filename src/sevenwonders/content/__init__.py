"""The components of the game as data: cards, wonder boards and their names, by box and edition.

`loader` gives boxes and catalogs, `names` what things are called, `deck` which cards a table
uses, `model` the types. Nothing is read from disk until it is asked for.
"""
