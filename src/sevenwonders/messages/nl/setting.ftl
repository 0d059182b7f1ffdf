setting-teams = in teams
setting-experts = expertleiders
setting-hints = tips toegestaan
setting-rated = voor de rating
