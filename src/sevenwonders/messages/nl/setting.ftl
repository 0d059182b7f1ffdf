setting-teams = in teams
setting-experts = expertleiders
setting-hints = tips toegestaan
