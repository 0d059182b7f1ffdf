lobby-title = La partie est prête
lobby-freed = L’hôte a libéré votre place. Vous pouvez en prendre une autre ou regarder la partie.
lobby-waiting = La partie commence quand toutes les places sont prises et que l’hôte la lance.
lobby-share = Invitez vos amis
lobby-share-lead = Toute personne qui ouvre ce lien peut prendre une place.
lobby-share-link = Lien de cette table
lobby-share-copy = Copier le lien
lobby-share-copied = Copié
lobby-share-local = Ce lien ne marche que sur cet ordinateur : pour inviter d’autres personnes, ouvrez l’adresse que le serveur a affichée pour votre réseau.
lobby-share-private = Toute personne qui ouvre ce lien peut regarder et prendre une place. Personne d’autre ne voit la table.
lobby-invited = Invités
lobby-uninvite = Retirer { $name } de la liste
lobby-renew = Créer un nouveau lien
lobby-renew-about = Un nouveau lien remplace l’ancien, qui ne marchera plus.
lobby-invite-name = Inviter par nom de compte
lobby-invite = Inviter
lobby-private = Cette table est privée : seul l’hôte peut inviter.
lobby-invitation = Vous êtes invité
lobby-invitation-lead = On vous invite à une table privée.
lobby-invitation-go = Rejoindre la table
lobby-seat-empty = Libre
lobby-seat-take = S’asseoir ici
lobby-seat-bot = Placer un robot
lobby-seat-bot-n = Placer un robot à la place { $n }
lobby-seat-remove = Retirer
lobby-seat-free = Libérer la place
lobby-seat-host = hôte
lobby-fill = Compléter avec des robots
lobby-start = Lancer la partie
lobby-start-wait = { $n ->
    [one] { $n } place encore libre
   *[other] { $n } places encore libres
}
lobby-start-host = En attente de l’hôte
lobby-join = Prendre une place
lobby-join-lead = Dites-nous votre nom et asseyez-vous.
lobby-watch = Vous regardez cette table.
lobby-leave = Quitter la table
