"""The champion: a net that learned by playing itself at every kind of table.

`sevenwonders.train` makes it. The net lies in `bots/data/champion.npz`; the extra is `champion`.
"""
