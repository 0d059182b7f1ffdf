analysis-title = Analyse
analysis-lead = Een bot bekijkt elke beslissing van één speler opnieuw, met wat die speler toen wist.
analysis-seat = Beslissingen van
analysis-begin = Analyseren
analysis-counting = Wordt gestart…
analysis-working = Beslissingen bekeken: { $done } van { $of }
analysis-waiting = Er loopt nog een andere analyse. Deze komt daarna.
analysis-chart = { $name }: winkans en verwachte score in de loop van het spel
analysis-turn = Ronde
analysis-chosen = Gekozen
analysis-better = Beter
analysis-costliest = Duurste beslissingen
analysis-none = Geen enkele beslissing kostte meer dan door toeval te verklaren is.
analysis-empty = { $name } had in dit spel niets te beslissen.
analysis-instead = { $chosen } winkans in plaats van { $best }
analysis-instead-points = { $chosen } punten in plaats van { $best }
analysis-cost = Verlies { $n }
analysis-cost-means = Verlies: hoeveel de keuze minder waard was dan de beste, van 0 tot 100. De waarde volgt uit de winkans en de verwachte voorsprong op de beste tegenstander.
analysis-difference = Verschillen, in punten
analysis-result = { $n ->
    [one] Resultaat: { $n } punt.
   *[other] Resultaat: { $n } punten.
}
analysis-won = { $n ->
    [one] Resultaat: { $n } punt, gewonnen.
   *[other] Resultaat: { $n } punten, gewonnen.
}
analysis-other = Een andere speler
analysis-all = Alle beslissingen in een tabel
