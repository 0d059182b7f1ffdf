reason-already-built = al gebouwd
reason-missing-resources = je mist { $what }
reason-missing-coins = { $n ->
    [one] { $n } munt te kort
   *[other] { $n } munten te kort
}
reason-wonder-complete = wonder voltooid
reason-must-chain = moet gratis via de keten gebouwd worden
reason-must-play = de Vrije Stad mag niet afleggen zolang ze kan bouwen
