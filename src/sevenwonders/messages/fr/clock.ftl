clock-title = Pendule
clock-paused = en pause
clock-chosen = a choisi
clock-away = un robot joue
clock-none = sans pendule
clock-about = Quand le temps de quelqu’un est écoulé, un robot (niveau : { $bot }) joue à sa place jusqu’à son retour.
clock-paused-all = La pendule est arrêtée. N’importe quel joueur peut la relancer.
clock-go-on = Relancer la pendule
clock-unwish = Annuler la demande
clock-pause = Demander une pause
clock-turn = { $n } s par tour
clock-turn-reserve = { $n } s par tour + { $minutes } min
clock-new = Pendule
clock-new-none = Aucune
clock-bot = Quand le temps est écoulé, ce robot joue
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-turn-days = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
clock-hours = { $n } h
clock-wished = { $n ->
    [one] { $names } aimerait faire une pause. La pause commence quand tous les joueurs l’ont demandée.
   *[other] { $names } aimeraient faire une pause. La pause commence quand tous les joueurs l’ont demandée.
}
