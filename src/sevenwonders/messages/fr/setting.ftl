setting-teams = en équipes
setting-experts = leaders experts
setting-hints = conseils permis
setting-rated = classée
setting-spectators-none = sans spectateurs
setting-spectators-public = mains cachées jusqu’au bout
