nowhere-title = Seite nicht gefunden
nowhere-lead = An dieser Adresse ist nichts.
nowhere-home = Zurück zum Start
nowhere-table = Diesen Tisch gibt es nicht mehr, oder es gab ihn nie.
