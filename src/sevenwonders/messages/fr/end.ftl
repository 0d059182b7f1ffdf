end-why = { $n ->
    [one] { $n } point d’avance sur { $other } ; la plus grande différence : { $row } (+{ $k })
   *[other] { $n } points d’avance sur { $other } ; la plus grande différence : { $row } (+{ $k })
}
end-why-coins = Autant de points que { $other }, mais plus de pièces : { $n } contre { $k }
end-course = Déroulement
end-chart = Points tour par tour
end-best = Meilleure carte
end-worst = Moins bonne carte
end-under = Sous la Merveille
end-note = D’après les points gagnés au tour où la carte a été jouée, sans les conflits.
end-stage = étape { $n } avec { $card }
end-discarded = { $card } défaussée
end-watch = Revoir la partie
end-analyse = Analyser
end-counting = Décompte des points. Appuyez sur une touche pour passer.
