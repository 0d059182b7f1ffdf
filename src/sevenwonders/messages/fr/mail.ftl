mail-confirm-subject = Sevenwonders : est-ce votre adresse ?
mail-confirm = Bonjour { $name }, ouvrez ce lien pour confirmer votre adresse e-mail : { $link } Si vous n’avez rien demandé, ignorez cet e-mail.
mail-reset-subject = Sevenwonders : un nouveau mot de passe
mail-reset = Bonjour { $name }, choisissez ici un nouveau mot de passe : { $link } Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste le même.
mail-turn-subject = Sevenwonders : à vous de jouer
mail-turn = Bonjour { $name }, c’est à vous de jouer à la table avec { $others }.
mail-turn-left = { $n ->
    [0] Il vous reste moins d’une heure.
    [one] Il vous reste { $n } heure.
   *[other] Il vous reste { $n } heures.
}
mail-turn-stop = Pour ne plus recevoir ces e-mails : { $link }
