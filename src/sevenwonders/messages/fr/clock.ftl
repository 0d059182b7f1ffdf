clock-title = Pendule
clock-paused = en pause
clock-chosen = a choisi
clock-away = un robot joue
clock-none = sans pendule
clock-about = Quand le temps de quelqu’un est écoulé, un robot (niveau : { $bot }) joue à sa place jusqu’à son retour.
clock-paused-all = La pendule est arrêtée. Chacun de ceux qui jouent peut la relancer.
clock-go-on = Relancer la pendule
clock-unwish = Finalement, pas de pause
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
    [one] { $names } aimerait faire une pause. Elle commence quand tous la demandent.
   *[other] { $names } aimeraient faire une pause. Elle commence quand tous la demandent.
}
