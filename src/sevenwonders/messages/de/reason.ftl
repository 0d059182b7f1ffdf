reason-already-built = schon gebaut
reason-missing-resources = es fehlt: { $what }
reason-missing-coins = { $n ->
    [one] { $n } Münze zu wenig
   *[other] { $n } Münzen zu wenig
}
reason-wonder-complete = Weltwunder vollendet
reason-must-chain = muss über die Kette kostenlos gebaut werden
reason-must-play = die Freie Stadt darf nicht ablegen, solange sie bauen kann
