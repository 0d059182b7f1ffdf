### De spelregels voor spelers. Een regel met - ervoor is een punt van een lijst, met > een voorbeeld; <wood> en dergelijke zijn symbolen.

rules-title = Spelregels
rules-lead = Lees het eerste hoofdstuk, speel een potje en kom dan terug voor de rest.
rules-search = Zoek in de spelregels
rules-none = Niets gevonden. Probeer een ander woord.
rules-found = { $n ->
    [one] { $n } onderwerp gevonden
   *[other] { $n } onderwerpen gevonden
}
rules-contents = Inhoud
rules-example = Voorbeeld
rules-first = Eerste spel spelen
rules-aid = Alle symbolen op één blad
rules-cards = Alle kaarten
rules-numbered = Deze pagina’s leggen het spel uit zoals het hier gespeeld wordt. Waar de gedrukte spelregels iets openlaten, staat hier wat aan deze tafel geldt.
rules-more = Meer in de spelregels
rules-part-learn = Zo speel je
rules-part-wonders = Wonderen en edities
rules-part-two = Met twee spelers
rules-part-leaders = Leaders
rules-part-cities = Cities en teams
rules-part-edifice = Edifice
rules-part-more = Meer wonderen

rules-goal = Waar het om gaat
rules-goal-text =
    Je leidt een stad uit de oudheid. In drie tijdperken bouw je die stad op, kaart voor kaart, en daarmee ook een van de wonderen. Wie aan het einde de meeste punten heeft, wint.
    Iedereen speelt tegelijk, dus niemand wacht op zijn beurt.
rules-table = Wat er voor je ligt
rules-table-text =
    - Je wonderbord. Het produceert vanaf de eerste ronde één grondstof en heeft twee tot vier fasen die je kunt bouwen.
    - <coin 3> Drie munten.
    - Je stad: de kaarten die je bouwt, voor iedereen zichtbaar.
    Links en rechts van je zitten je buren. Met die twee handel je en met die twee vecht je. Wat de anderen doen, telt alleen voor de eindscore.
    Elk tijdperk heeft een eigen stapel, die bij het aantal spelers past. In tijdperk III komen er gilden bij: van de tien zijn er twee meer in het spel dan er spelers zijn. Niemand weet welke.
rules-turn = Een ronde
rules-turn-text =
    - Je kiest één kaart uit je hand. Niemand ziet welke.
    - Als iedereen gekozen heeft, worden de kaarten onthuld en doet iedereen wat hij koos.
    - De rest van je hand gaat naar je buur, en jij krijgt de hand van je andere buur.
    Met je kaart kun je drie dingen doen:
    - Je bouwt hem. Je betaalt de kosten, en de kaart blijft de rest van het spel in je stad.
    - Je bouwt er de volgende fase van je wonder mee. Je betaalt de kosten van de fase, en de kaart komt gesloten onder het bord.
    - Je legt hem af voor <coin 3>. Dat mag altijd.
    Zolang nog niet iedereen gekozen heeft, kun je je keuze terugnemen.
rules-age = Een tijdperk
rules-age-text =
    Een tijdperk begint met zeven kaarten per speler en heeft zes rondes. In de zesde heb je twee kaarten: de ene speel je, de andere wordt afgelegd en levert niets op.
    In tijdperk I en III gaan de handen naar links, in tijdperk II naar rechts.
    Daarna worden de conflicten van dit tijdperk beslist en begint het volgende. Je stad, je munten en je fiches blijven.
    > In de zesde ronde heb je het <@altar> en het <@theater>. Je bouwt het <@altar>; het <@theater> gaat naar de aflegstapel, en je krijgt er geen munten voor.
rules-colors = De kleuren van de kaarten
rules-colors-text =
    - <brown> Bruine kaarten produceren ruwe grondstoffen: <wood> hout, <stone> steen, <clay> klei en <ore> erts.
    - <gray> Grijze kaarten produceren goederen: <glass> glas, <papyrus> papier en <cloth> stof.
    - <blue> Blauwe kaarten zijn de punten waard die erop staan.
    - <yellow> Gele kaarten leveren munten op, maken kopen goedkoper, produceren grondstoffen of zijn punten waard.
    - <red> Rode kaarten hebben schilden voor de conflicten.
    - <green> Groene kaarten hebben wetenschapssymbolen.
    - <purple> Paarse kaarten zijn de gilden. Ze leveren punten op voor wat jij of je buren hebben.
    Bruine en grijze kaarten zijn er alleen in tijdperk I en II, gilden alleen in tijdperk III.
rules-cost = Wat een kaart kost
rules-cost-text =
    De bouwkosten staan linksboven op de kaart. Staat er niets, dan is hij gratis. Munten betaal je aan de bank. Je hebt alle grondstoffen nodig die er staan: je stad produceert ze, of je koopt ze deze ronde.
    Grondstoffen worden niet verbruikt. Wat je stad produceert, produceert ze elke ronde van het spel.
    Je kunt dezelfde kaart nooit twee keer bouwen.
    > Je stad produceert <stone> <stone> <clay>. Je kunt nu het <@baths> bouwen voor <stone> en de volgende ronde het <@aqueduct>, als je de derde <stone> koopt.
    Een kaart met een streep tussen de grondstoffen, zoals <wood/clay>, produceert elke ronde één ervan, naar keuze.
rules-trade = Kopen bij je buren
rules-trade-text =
    Wat je mist, koop je bij je linker- of rechterbuur voor <coin 2> per stuk. De buur krijgt de munten, kan niet weigeren en kan de grondstof zelf ook gebruiken.
    Je kunt kopen wat het bord, de bruine en de grijze kaarten van een buur produceren. Wat gele kaarten en fasen van een wonder produceren, is alleen voor de eigenaar.
    Je betaalt met de munten die je aan het begin van de ronde had. Wat je deze ronde krijgt, kun je de volgende ronde uitgeven.
    > Je wilt een kaart bouwen voor <wood> <wood> <glass> en produceert één <wood>. Je linkerbuur heeft hout, je rechterbuur glas: je betaalt allebei <coin 2>.
    Met de <@west-trading-post> of de <@east-trading-post> betaal je <coin 1> per ruwe grondstof van één buur, met het <@marketplace> <coin 1> per stuk voor de goederen van allebei. Dat geldt vanaf de volgende ronde.
    Onder elke kaart zie je de laagste prijs. Kun je op meerdere manieren betalen, dan kies je er een.
rules-chain = Gratis dankzij een keten
rules-chain-text =
    Sommige kaarten zijn gratis als je een bepaalde eerdere kaart hebt gebouwd. Het plaatje linksonder op een kaart laat zien welke; de plaatjes rechtsonder laten zien wat een kaart later gratis maakt.
    > Wie het <@theater> heeft, bouwt in tijdperk II het <@statue> gratis, en met het <@statue> in tijdperk III de <@gardens>.
    Bij een keten vallen alle bouwkosten weg, munten ook. De keten geldt vanaf de ronde nadat je de eerdere kaart hebt gebouwd.
rules-wonder = Het wonder bouwen
rules-wonder-text =
    De fasen bouw je in volgorde, van links naar rechts, elk één keer en wanneer je wilt. Alleen de kosten van de fase tellen, niet die van de kaart die je eronder legt.
    De punten van een fase tellen aan het einde, munten krijg je meteen, schilden en grondstoffen werken de rest van het spel.
    Je hoeft je wonder niet te bouwen. Maar een fase is altijd iets waard, en je buur krijgt die kaart niet.
rules-war = Conflicten
rules-war-text =
    Aan het einde van elk tijdperk vergelijk je je <shield> met die van je linkerbuur en daarna met die van je rechterbuur.
    - Heb je er meer, dan krijg je een overwinningsfiche: <victory 1> in tijdperk I, <victory 3> in tijdperk II, <victory 5> in tijdperk III.
    - Heb je er minder, dan krijg je een nederlaagfiche, <defeat 1> in elk tijdperk.
    - Zijn het er evenveel, dan gebeurt er niets.
    Schilden raken niet op: in het volgende tijdperk tellen ze weer mee.
    > Tijdperk II is voorbij. Jij hebt 3 schilden, je linkerbuur 5, je rechterbuur 2. Je krijgt <defeat 1> en <victory 3>.
rules-science = Wetenschap
rules-science-text =
    Er zijn drie symbolen: <compass> passer, <gear> tandwiel en <tablet> tablet. Ze leveren op twee manieren punten op, en ze tellen allebei:
    - Gelijke symbolen: het kwadraat van hun aantal. 1, 2, 3 of 4 gelijke symbolen zijn 1, 4, 9 of 16 punten waard.
    - Elke set van drie verschillende symbolen: 7 punten.
    > Met <compass> <compass> <compass> <gear> <gear> <tablet> heb je 9 + 4 + 1 punten voor gelijke symbolen en 7 voor één set: 21.
    Een symbool naar keuze wordt aan het einde gekozen. Het programma neemt dan het beste voor je.
rules-score = De punten tellen
rules-score-text =
    Na de conflicten van tijdperk III worden alle punten opgeteld:
    - Conflicten: overwinningsfiches min nederlaagfiches.
    - Geldvoorraad: 1 punt per <coin 3>.
    - Wonder: de punten van je fasen.
    - Blauwe kaarten: hun punten.
    - Wetenschap: zoals hierboven.
    - Gele kaarten: sommige uit tijdperk III zijn punten waard.
    - Gilden: voor wat jij en je buren hebben.
    Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste munten heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
    > Je hebt <victory 3> <victory 5> <defeat 1>, 8 munten, alle fasen van Gizeh, kant A, het <@palace>, het <@altar>, <compass> en <gear>: 7 + 2 + 15 + 10 + 2 = 36 punten.
rules-hidden = Wat verborgen is
rules-hidden-text =
    Niemand ziet je hand, je keuze vóór de onthulling of de kaarten die zijn afgelegd of onder een wonder liggen. Alles in de steden is open: kaarten, munten en fiches, en ook wie wat aan wie betaalt.
    > Je linkerbuur bouwt een fase en koopt <stone> bij je. Je ziet de fase en krijgt <coin 2>; de kaart die eronder ligt, zie je niet.
rules-advice = Tips
rules-advice-text =
    - Neem een paar grondstoffen in tijdperk I. In tijdperk III zijn er geen meer.
    - Kijk naar je buren: wat zij produceren, hoef jij niet te bouwen.
    - Een kaart die je buur veel zou opleveren, kun je onder je wonder leggen.
    - Bij wetenschap wordt elk volgend symbool meer waard. Eén of twee zijn weinig waard.
    - Je hoeft niet elk conflict te winnen. Maar wie geen schilden heeft, verliest zes keer.
    > Je linkerbuur heeft <compass> <compass>. Een derde zou hem 5 punten meer opleveren; in tijdperk I leg je de <@apothecary> dus onder je wonder in plaats van hem door te geven.

rules-editions = De twee edities
rules-editions-text =
    Hier kun je beide edities van het basisspel spelen; hun kaarten worden nooit gemengd. In de eerste editie hebben de borden een kant A en een kant B, in de tweede een dag- en een nachtkant. De tweede heeft eigen kosten, enkele nieuwe gilden en voor sommige wonderen andere eigenschappen.
    Kant A, of de dagkant, is de eenvoudigste. De spelregels raden die aan voor de eerste spellen.
    Alle uitbreidingen zijn met beide edities te combineren.
    > Het <@altar> is in de eerste editie 2 punten waard en in de tweede 3.
rules-powers = Wat sommige wonderen kunnen
rules-powers-text =
    - Laatste kaart (Babylon): aan het einde van een tijdperk speel je ook je laatste kaart, in plaats van hem af te leggen.
    - Aflegstapel (Halicarnassus): als de fase gebouwd is, bekijk je alle afgelegde kaarten en bouw je er een gratis, of geen.
    - Eén gratis kaart per tijdperk (Olympia, kant A): één keer per tijdperk bouw je een kaart uit je hand zonder de kosten te betalen.
    - Nieuwe kleur (Olympia, dag): een kaart in een kleur die je stad nog niet heeft, is gratis.
    - Eerste en laatste kaart (Olympia, nacht): de kaart die je in de eerste en later ook in de laatste ronde van een tijdperk bouwt, is gratis.
    - Gekopieerd gilde (Olympia, kant B): aan het einde telt een gilde van een buur voor jou alsof het van jou was. Het programma neemt het beste.
    - Een grondstof naar keuze (Alexandrië): elke ronde een van de afgebeelde grondstoffen. Je buren kunnen die niet kopen.
rules-guilds = Gilden
rules-guilds-text =
    De meeste gilden tellen de kaarten van één kleur in beide naburige steden, niet in die van jou. Het <@builders-guild> telt de fasen van alle drie de steden, het <@shipowners-guild> de bruine, grijze en paarse kaarten van je eigen stad.
    Het <@scientists-guild> is een symbool naar keuze. <@decorators-guild>, in de tweede editie, is 7 punten waard als je wonder af is.
    Wat telt, is wat er aan het einde van het spel ligt.

rules-two = De Vrije Stad
rules-two-text =
    Met twee spelers bouw je drie steden: ieder één, en de Vrije Stad tussen jullie in. Die heeft een eigen wonder en <coin 3>. Je gebruikt de kaarten voor drie spelers.
    Om de beurt heeft een van jullie een ronde lang de kaart van de Vrije Stad. Die speler trekt een kaart van de stapel van de Vrije Stad en kiest dan twee keer: een kaart voor de eigen stad, dan een voor de Vrije Stad.
    De Vrije Stad bouwt als het kan, een kaart of een fase. Alleen als er niets te bouwen is, wordt er een kaart voor haar afgelegd. Is een kaart gratis door een keten, dan wordt hij zo gebouwd.
    Ze koopt bij jullie allebei, en jullie kunnen ook bij haar kopen. Wie de kaart heeft, beslist bij wie ze koopt.
    Na elke ronde ruilen jullie je handkaarten. De Vrije Stad vecht en telt mee zoals elke buur, maar wint nooit.
    > Je hebt de kaart van de Vrije Stad en bouwt het <@theater> voor jezelf. Het <@altar> is nog in je hand, en de Vrije Stad kan het gratis bouwen: je mag voor haar dus geen kaart afleggen.

rules-leaders = Leiders vóór het spel
rules-leaders-text =
    Iedereen begint met <coin 6> in plaats van <coin 3>.
    Vóór tijdperk I krijg je vier leiders. Je houdt er een en geeft de andere door naar rechts, tot iedereen er vier heeft. Niemand ziet welke leiders je hebt.
    > Van je vier leiders houd je <@caesar> en geef je er drie door. Van je linkerbuur komen drie andere: je houdt <@bilkis> en geeft er twee door. Dan houd je er een van de twee, en de laatste die komt, is ook van jou.
rules-recruit = Rekruteren
rules-recruit-text =
    Elk tijdperk begint met een rekruteringsfase, voordat de kaarten worden gedeeld. Iedereen kiest tegelijk één leider:
    - Hem rekruteren: je betaalt zijn prijs, en hij werkt vanaf dat moment.
    - Er een fase van je wonder mee bouwen: hij ligt gesloten onder het bord en heeft geen effect.
    - Hem afleggen voor <coin 3>.
    De rekruteringsfase is een ronde als elke andere: je kunt dan ook grondstoffen voor een fase kopen.
    In tijdperk III gebruik je je derde leider; de vierde gaat terug in de doos.
    Leiders zijn witte kaarten. Een leider met een schild is geen rode kaart, een met een symbool geen groene, maar schilden en symbolen tellen gewoon mee.
    > Je hebt <coin 6> en rekruteert <@caesar> voor 5. Zijn twee <shield> tellen vanaf het eerste conflict, en voor de eerste ronde houd je <coin 1> over.
rules-leaders-notes = Meer over sommige leiders
rules-leaders-notes-text =
    - Wat een leider één keer geeft, krijg je als je hem rekruteert. Wat hij daarna nog geeft, krijg je vanaf de volgende ronde.
    - <@archimedes>, <@hammurabi>, <@leonidas>, <@imhotep>: je hebt één grondstof minder nodig, de grondstof waarmee je het meest bespaart. Munten betaal je altijd.
    - <@bilkis>: één keer per ronde koop je een grondstof naar keuze bij de bank voor <coin 1>.
    - <@tomyris>: de nederlaagfiches van je verloren conflicten gaan naar wie jou verslaat.
    - <@caligula>: één gratis zwarte kaart per tijdperk. Wat je niet gebruikt, vervalt.
    - <@courtesans-guild>: het kopieert een leider van een buur, van dat moment tot het einde.
    - Roma: met de dagkant zijn leiders gratis, met de nachtkant goedkoper, ook voor je buren. Met de nachtkant trek je ook extra leiders.
    - Aboe Simbel: je legt een van je leiders onder een fase. Zijn effect stopt, en aan het einde is hij twee keer zijn prijs waard.

rules-cities = Zwarte kaarten
rules-cities-text =
    <black> Elk tijdperk heeft evenveel zwarte kaarten als er spelers zijn. Je begint dus met acht kaarten in de hand, en een tijdperk heeft zeven rondes.
    Een zwarte kaart bouw je als elke andere. De punten van zwarte kaarten hebben een eigen rij op het scoreblad.
    Veel zwarte kaarten leveren jou iets op en kosten de anderen iets.
rules-debt = Verliezen en schulden
rules-debt-text =
    Sommige kaarten laten alle andere spelers munten verliezen. Aan het einde van de ronde beslist ieder voor zich hoeveel van die munten hij betaalt. Voor elke munt die hij niet betaalt, neemt hij een schuld.
    Een schuld is −1 punt aan het einde en wordt nooit afbetaald. Je mag ook een schuld nemen als je kunt betalen.
    > Iemand bouwt een kaart waardoor je <coin 3> verliest. Je hebt <coin 2> en wilt er een houden: je betaalt er 1 en neemt twee schulden, −2 punten.
rules-diplomacy = Diplomatie
rules-diplomacy-text =
    Wie een diplomatiefiche heeft, doet niet mee aan de volgende conflicten, sterk of zwak. De steden aan beide kanten staan dan tegenover elkaar. Na de conflicten geef je de fiche terug; heb je er meer, dan houd je de andere voor later.
    Zijn er nog maar twee steden over, dan vechten die één keer.
    > Jullie spelen met z’n drieën, en tijdperk I is voorbij. Jij hebt geen schilden maar wel een diplomatiefiche, je linkerbuur heeft 2 schilden, je rechterbuur 1. Jij doet niet mee; de andere twee vechten één keer: <victory 1> voor de linker, <defeat 1> voor de rechter.
rules-spies = Meer over zwarte kaarten
rules-spies-text =
    - Een gekopieerd symbool is dat van een groene kaart van een buur. Het wordt aan het einde gekozen, en de buur houdt het ook.
    - <@clandestine-wharf-west> en <@clandestine-wharf-east> maken elke ronde één grondstof van hun kant <coin 1> goedkoper; <@smugglers-cache> doet dat voor elke grondstof die op het bord van de buur staat. Kortingen worden opgeteld, tot 0.
    - <@secret-warehouse> geeft een extra grondstof van een soort die je bord, je bruine of je grijze kaarten produceren, <@black-market> een grondstof die geen daarvan produceert.
    - Met <@architect-firm> kosten je fasen geen grondstoffen.
    - <@raider-camp>, <@raider-fort> en <@raider-garrison> geven jou meteen een overwinningsfiche en elke buur een schuld.
    > Je rechterbuur verkoopt je <wood> voor <coin 2>. Met de <@east-trading-post> kost het <coin 1>, en met <@clandestine-wharf-east> erbij niets, één keer per ronde.
rules-teams = Teams
rules-teams-text =
    Met Cities kun je met vier of zes spelers in teams van twee spelen. Partners zitten naast elkaar, zien elkaars hand en mogen overleggen.
    Partners vechten niet met elkaar. Ieder vecht met de buur van een ander team, om twee fiches in plaats van één. Verder is je partner een buur als elke andere: jullie kopen bij elkaar.
    Aan het einde worden de punten van beide opgeteld. Het team met de meeste punten wint.
    > Tijdperk II is voorbij. Jij hebt 3 schilden; je linkerbuur, van een ander team, heeft er 1. Jij krijgt <victory 3> <victory 3>, je buur <defeat 1> <defeat 1>. Je partner rechts heeft er geen, en tussen jullie gebeurt niets.

rules-edifice = Grote bouwwerken
rules-edifice-text =
    In elk tijdperk is er één bouwwerk, vanaf het begin voor iedereen zichtbaar. Er liggen pionnen op, minder dan er spelers zijn.
    Als je een fase van je wonder bouwt, mag je daarmee ook meedoen aan het bouwwerk: je betaalt de kosten daarvan erbij en neemt een pion. Dat mag één keer per tijdperk.
    - Zijn alle pionnen weg, dan is het bouwwerk voltooid. Wie een pion van dit tijdperk heeft, krijgt in diezelfde ronde de beloning.
    - Ligt er aan het einde van het tijdperk nog een pion, dan is het mislukt. Wie geen pion heeft, krijgt de straf.
    Wie de straf niet helemaal kan betalen, neemt in plaats daarvan een schuld: −2 punten in tijdperk I, −3 in tijdperk II, −5 in tijdperk III.
    Wie meedoet in de ronde waarin de laatste pion verdwijnt, krijgt er in elk geval een.
    > Op het Belvedere ligt nog één pion; meedoen kost <coin 1>. Je bouwt je eerste fase, betaalt <coin 1> extra en neemt de pion: het Belvedere is voltooid. Aan het einde levert het je 1 punt op voor elke fase van je wonder.
rules-edifice-notes = Meer over bouwwerken
rules-edifice-notes-text =
    - De fase en het meedoen betaal je samen, met de munten die je aan het begin van de ronde had.
    - Een kaart die je als straf inlevert, verliest al zijn effecten; de munten die hij opleverde, houd je. Dezelfde kaart mag je opnieuw bouwen.
    - Grondstoffen van een beloning zijn alleen voor jou, vanaf de volgende ronde.
    - Ur speel je alleen met Edifice: de fasen geven eigen pionnen.

rules-pack = Wonder Pack
rules-pack-text =
    - De Chinese Muur: de fasen bouw je in willekeurige volgorde.
    - Manneken Pis: geen grondstof, maar <coin 4> extra aan het begin. De fasen hebben de effecten van fasen van je buren.
    - Stonehenge: telt de steen op je bruine kaarten.
    - Aboe Simbel: wordt met Leaders gespeeld; je legt leiders onder de fasen.
rules-catan = Catan
rules-catan-text =
    Catan produceert niets. De haven ruilt één keer per ronde twee gelijke grondstoffen van je bord, je bruine en grijze kaarten voor één naar keuze.
    > Je produceert <wood> <wood> <wood>, en de <@school> kost <wood> <papyrus>: de haven ruilt twee <wood> voor één <papyrus>.
rules-promos = Promo’s en extra’s
rules-promos-text =
    De promo’s zijn de eerste Manneken Pis en de leiders Louis, Esteban en Stevie, waarvoor je Leaders nodig hebt. De extra’s van de eerste editie zijn gilden, leiders en kanten van wonderen die in latere drukken ontbreken.
    - <@esteban>: één keer per spel kun je bij je keuze zeggen dat de handen blijven waar ze zijn.
    - <@stevie>: je rekruteert hem door de volgende fase te bouwen voor <coin 1> per grondstof.
    - <@louis>: 7 punten, min 1 voor elke overwinningsfiche die je hebt.
    Bouwen meerdere steden in één ronde van de aflegstapel, dan doen ze dat na elkaar; het logboek zegt in welke volgorde.
    > De eerste fase van Gizeh, kant A, kost <stone> <stone>. Met <@stevie> bouw je die voor <coin 2>; Stevie ligt er open onder.
