setting-teams = en équipes
setting-experts = leaders experts
setting-hints = conseils permis
setting-rated = classée
