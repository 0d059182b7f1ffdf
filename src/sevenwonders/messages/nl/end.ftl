end-why = { $n ->
    [one] { $n } punt voor op { $other }; het grootste verschil: { $row } (+{ $k })
   *[other] { $n } punten voor op { $other }; het grootste verschil: { $row } (+{ $k })
}
end-why-coins = Evenveel punten als { $other }, maar meer munten: { $n } tegen { $k }
end-course = Spelverloop
end-chart = Punten per ronde
end-best = Beste kaart
end-worst = Slechtste kaart
end-under = Onder het wonder
end-note = Op basis van de punten die de ronde opleverde, zonder de conflicten.
end-stage = fase { $n } met { $card }
end-discarded = { $card } afgelegd
end-watch = Opnieuw bekijken
end-analyse = Analyseren
end-counting = De punten worden geteld. Druk op een toets om dit over te slaan.
