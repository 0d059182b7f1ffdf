reason-already-built = al gebouwd
reason-missing-resources = mist { $what }
reason-missing-coins = { $n ->
    [one] { $n } munt te kort
   *[other] { $n } munten te kort
}
reason-wonder-complete = wonder voltooid
reason-must-chain = de ketting moet gebruikt worden
reason-must-play = de Vrije Stad legt niet af zolang ze kan spelen
