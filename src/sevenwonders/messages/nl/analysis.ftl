analysis-title = Analyse
analysis-lead = Een bot bekijkt elke beslissing van één speler opnieuw, met wat die speler toen wist.
analysis-seat = Wiens beslissingen
analysis-begin = Analyseren
analysis-counting = Starten…
analysis-working = Beslissingen bekeken: { $done } van { $of }
analysis-waiting = Er loopt nog een andere analyse; deze volgt.
analysis-chart = { $name }: kans om te winnen en verwachte score in de loop van de partij
analysis-turn = Ronde
analysis-chosen = Gekozen
analysis-better = Beter
analysis-costliest = Duurste beslissingen
analysis-none = Geen beslissing kostte meer dan toeval kan verklaren.
analysis-empty = { $name } had in dit spel niets te beslissen.
analysis-instead = { $chosen } winkans in plaats van { $best }
analysis-instead-points = { $chosen } punten in plaats van { $best }
analysis-cost = Verlies { $n }
analysis-cost-means = Verlies: hoeveel minder de keuze waard was dan de beste, in honderdsten van een spel.
analysis-difference = Verschillen, in punten
analysis-result = { $n ->
    [one] Resultaat: { $n } punt.
   *[other] Resultaat: { $n } punten.
}
analysis-won = { $n ->
    [one] Resultaat: { $n } punt en de winst.
   *[other] Resultaat: { $n } punten en de winst.
}
analysis-other = Een andere speler
analysis-all = Alle beslissingen in een tabel
