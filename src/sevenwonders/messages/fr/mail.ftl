mail-confirm-subject = Sevenwonders : est-ce votre adresse ?
mail-confirm = Bonjour { $name }, ouvrez ce lien pour confirmer votre adresse e-mail : { $link } Si vous n’avez rien demandé, il n’y a rien à faire.
mail-reset-subject = Sevenwonders : un nouveau mot de passe
mail-reset = Bonjour { $name }, choisissez ici un nouveau mot de passe : { $link } Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe reste le même.
