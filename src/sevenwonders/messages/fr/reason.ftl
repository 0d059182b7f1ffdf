reason-already-built = déjà construit
reason-missing-resources = manque { $what }
reason-missing-coins = { $n ->
    [one] manque { $n } pièce
   *[other] manque { $n } pièces
}
reason-wonder-complete = merveille achevée
reason-must-chain = son chaînage est obligatoire
reason-must-play = la Cité franche ne défausse pas tant qu’elle peut jouer
