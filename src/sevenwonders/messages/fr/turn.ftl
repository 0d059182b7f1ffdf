turn-yours = À vous de jouer
turn-body = C’est à vous de jouer
turn-waits = attend { $names }
turn-title = Quand c’est à vous de jouer
turn-sound = Son
turn-notify = Notification
turn-refused = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses paramètres.
turn-impossible = Votre navigateur n’affiche les notifications que des sites en https.
