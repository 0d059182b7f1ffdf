setting-teams = in Teams
setting-experts = Experten-Anführer
setting-hints = Tipps erlaubt
setting-rated = gewertet
setting-spectators-none = ohne Zuschauer
setting-spectators-public = Hände bleiben verdeckt
