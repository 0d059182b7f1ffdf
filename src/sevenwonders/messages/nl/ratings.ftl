ratings-title = Rating
ratings-mine = Mijn rating
ratings-none = Je hebt nog geen spel met rating uitgespeeld. Wie een spel aanmaakt, kiest of het meetelt.
ratings-none-theirs = Nog geen spel met rating.
ratings-account = Spellen met rating zijn alleen voor mensen met een account.
ratings-public = Anderen mogen mijn rating zien
ratings-public-about = Je hebt dan een openbaar profiel en staat op de ranglijst zodra je rating vaststaat.
ratings-best = Ranglijst
ratings-best-none = Nog niemand: op de ranglijst staan mensen met een openbaar profiel en genoeg spellen.
ratings-place = Plaats
ratings-about = Een rating begint op 1500. Het getal na ± zegt hoe onzeker hij is; staat er een vraagteken, dan zijn er nog te weinig spellen. Ga je weg uit een spel met rating, dan telt het toch mee, met het resultaat van de bot.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
ratings-won = { $share } gewonnen
ratings-provisional = voorlopig
ratings-since = Account sinds { $when }
ratings-course-about = { $family }: van { $from } naar { $to }, in spellen van { $first } tot { $last }
ratings-band = onzekerheid
ratings-as-table = Als tabel
ratings-day = Dag
ratings-change = Verandering
