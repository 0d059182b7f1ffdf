ratings-title = Rating
ratings-mine = Mijn rating
ratings-none = Je hebt nog geen spel voor de rating uitgespeeld. Wie een spel aanmaakt, kiest of het meetelt.
ratings-none-theirs = Nog geen spel dat meetelt.
ratings-account = Spellen voor de rating zijn er tussen mensen met een account.
ratings-public = Anderen mogen mijn rating zien
ratings-public-about = Je hebt dan een openbaar profiel en staat bij de besten zodra je rating vaststaat.
ratings-best = De besten
ratings-best-none = Nog niemand: de lijst toont mensen met een openbaar profiel en genoeg spellen.
ratings-place = Plaats
ratings-about = Een rating begint op 1500. Het getal na ± zegt hoe onzeker hij is; met een vraagteken zijn er nog te weinig spellen. Weggaan uit een spel voor de rating maakt het niet ongedaan: het resultaat van de bot telt.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
ratings-won = { $share } gewonnen
ratings-provisional = voorlopig
ratings-since = Account sinds { $when }
ratings-course-about = { $family }: van { $from } naar { $to }, in spellen van { $first } tot { $last }
ratings-band = hoe onzeker hij was
ratings-as-table = Als tabel
ratings-day = Dag
ratings-change = Verschil
