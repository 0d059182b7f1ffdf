talk-title = Discussion
talk-none = Personne n’a encore rien dit.
talk-team = entre vous deux
talk-more = Options du message de { $name }
talk-mute = Masquer à cette table
talk-block = Bloquer partout
talk-report = Signaler
talk-reported = Le message a été signalé à la personne qui gère ce serveur.
talk-muted = Vous avez masqué { $name }.
talk-unmute = Ne plus masquer
talk-phrases = Messages rapides
talk-write = Écrire un message
talk-send = Envoyer
talk-alone = Seulement pour { $name }
talk-phrase-hello = Bonjour !
talk-phrase-good-luck = Bonne chance !
talk-phrase-one-moment = Un instant, s’il vous plaît
talk-phrase-nice = Bien vu !
talk-phrase-oops = Oups
talk-phrase-thanks = Merci
talk-phrase-well-played = Bien joué !
talk-phrase-again = Encore une partie ?
talk-phrase-bye = Au revoir
talk-notice-out-of-time = { $name } n’a plus de temps : un robot joue.
talk-notice-changed = { $name } a modifié la partie.
talk-news = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
