nowhere-title = Page introuvable
nowhere-lead = Il n’y a rien à cette adresse.
nowhere-home = Retour à l’accueil
nowhere-table = Cette table n’existe plus, ou n’a jamais existé.
