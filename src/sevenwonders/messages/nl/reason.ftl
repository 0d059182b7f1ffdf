reason-already-built = al gebouwd
reason-missing-resources = te weinig: { $what }
reason-missing-coins = { $n ->
    [one] { $n } munt te kort
   *[other] { $n } munten te kort
}
reason-wonder-complete = wonder voltooid
reason-must-chain = moet gratis via de keten gebouwd worden
reason-must-play = de Vrije Stad legt niet af zolang ze kan spelen
