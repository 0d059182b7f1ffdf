setting-teams = in teams
setting-experts = expert leaders
setting-hints = hints allowed
setting-rated = rated
setting-spectators-none = no spectators
setting-spectators-public = hands stay hidden
