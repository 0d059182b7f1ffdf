setting-teams = in teams
setting-experts = expert leaders
setting-hints = hints allowed
setting-rated = rated
