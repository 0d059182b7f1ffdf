setting-teams = in Teams
setting-experts = Experten-Anführer
setting-hints = Tipps erlaubt
setting-rated = gewertet
