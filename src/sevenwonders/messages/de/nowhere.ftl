nowhere-title = Seite nicht gefunden
nowhere-lead = Unter dieser Adresse gibt es nichts.
nowhere-home = Zur Startseite
nowhere-table = Diesen Tisch gibt es nicht mehr, oder es hat ihn nie gegeben.
