setting-teams = in teams
setting-experts = expertleiders
setting-hints = tips toegestaan
setting-rated = voor de rating
setting-spectators-none = zonder toeschouwers
setting-spectators-public = handen blijven dicht
