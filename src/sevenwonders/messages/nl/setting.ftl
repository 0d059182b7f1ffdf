setting-teams = in teams
setting-experts = expertleiders
setting-hints = tips toegestaan
setting-rated = met rating
setting-spectators-none = zonder toeschouwers
setting-spectators-public = handen blijven verborgen
