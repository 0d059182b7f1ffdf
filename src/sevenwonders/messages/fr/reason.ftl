reason-already-built = déjà construit
reason-missing-resources = manque { $what }
reason-missing-coins = { $n ->
    [one] manque { $n } pièce
   *[other] manque { $n } pièces
}
reason-wonder-complete = Merveille achevée
reason-must-chain = doit être construit gratuitement par chaînage
reason-must-play = la Cité franche ne peut pas défausser tant qu’elle peut construire
