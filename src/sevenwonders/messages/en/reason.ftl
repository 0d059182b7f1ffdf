reason-already-built = already built
reason-missing-resources = missing { $what }
reason-missing-coins = { $n ->
    [one] { $n } coin short
   *[other] { $n } coins short
}
reason-wonder-complete = wonder complete
reason-must-chain = must be built for free through its chain
reason-must-play = the free city may not discard while it can build
