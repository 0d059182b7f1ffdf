### Die Regeln für Spieler. Eine Zeile mit - am Anfang ist ein Punkt einer Liste, mit > ein Beispiel; <wood> und so weiter sind Symbole.

rules-title = Regeln
rules-lead = Lies das erste Kapitel, spiel eine Partie und komm dann für den Rest zurück.
rules-search = In den Regeln suchen
rules-none = Nichts gefunden. Versuch ein anderes Wort.
rules-found = { $n ->
    [one] { $n } Thema gefunden
   *[other] { $n } Themen gefunden
}
rules-contents = Inhalt
rules-example = Beispiel
rules-first = Erste Partie spielen
rules-aid = Alle Symbole auf einer Seite
rules-cards = Alle Karten
rules-numbered = Diese Seiten erklären das Spiel, wie es hier gespielt wird. Wo eine gedruckte Anleitung etwas offen lässt, steht hier, was an diesem Tisch gilt.
rules-more = Mehr in den Regeln
rules-part-learn = So wird gespielt
rules-part-wonders = Weltwunder und Auflagen
rules-part-two = Zu zweit
rules-part-leaders = Leaders
rules-part-cities = Cities und Teams
rules-part-edifice = Edifice
rules-part-more = Weitere Weltwunder

rules-goal = Worum es geht
rules-goal-text =
    Du führst eine Stadt der Antike. In drei Zeitaltern baust du sie auf, Karte für Karte, und mit ihr eines der Weltwunder. Wer am Ende die meisten Siegpunkte hat, gewinnt.
    Alle spielen gleichzeitig, deshalb muss niemand warten.
rules-table = Was vor dir liegt
rules-table-text =
    - Dein Spielplan mit dem Weltwunder. Er produziert von der ersten Runde an eine Ressource und hat zwei bis vier Bauabschnitte, die du bauen kannst.
    - <coin 3> Drei Münzen.
    - Deine Stadt: die Karten, die du baust, für alle sichtbar.
    Links und rechts von dir sitzen deine Nachbarn. Mit diesen beiden handelst du, und gegen diese beiden trittst du in Konflikten an. Was die anderen tun, zählt nur für die Wertung am Ende.
    Jedes Zeitalter hat einen eigenen Stapel, passend zur Spielerzahl. In Zeitalter III kommen Gilden dazu: Von den zehn sind zwei mehr im Spiel, als es Spieler gibt. Niemand weiß, welche.
rules-turn = Eine Runde
rules-turn-text =
    - Du wählst eine Karte deiner Hand. Niemand sieht sie.
    - Wenn alle gewählt haben, werden die Karten aufgedeckt, und jeder tut, was er gewählt hat.
    - Deine übrigen Karten gehen an deinen Nachbarn, und du bekommst die des anderen.
    Mit deiner Karte kannst du drei Dinge tun:
    - Du baust sie. Du zahlst ihre Kosten, und sie liegt bis zum Ende in deiner Stadt.
    - Du baust mit ihr den nächsten Bauabschnitt deines Weltwunders. Du zahlst die Kosten des Bauabschnitts, und die Karte kommt verdeckt unter den Spielplan.
    - Du legst sie für <coin 3> ab. Das geht immer.
    Solange noch nicht alle gewählt haben, kannst du deine Wahl zurücknehmen.
rules-age = Ein Zeitalter
rules-age-text =
    Ein Zeitalter beginnt mit sieben Karten je Spieler und hat sechs Runden. In der sechsten hast du zwei Karten: Eine spielst du, die andere wird abgelegt und bringt nichts.
    In den Zeitaltern I und III gehen die Karten nach links, in Zeitalter II nach rechts.
    Dann werden die Konflikte dieses Zeitalters entschieden, und das nächste beginnt. Deine Stadt, deine Münzen und deine Marker bleiben.
    > In der sechsten Runde hast du <@altar> und <@theater>. Du baust <@altar>; <@theater> kommt auf den Ablagestapel, und du bekommst keine Münzen dafür.
rules-colors = Die Farben der Karten
rules-colors-text =
    - <brown> Braune Karten produzieren Rohstoffe: <wood> Holz, <stone> Stein, <clay> Lehm und <ore> Erz.
    - <gray> Graue Karten produzieren Manufakturwaren: <glass> Glas, <papyrus> Papyrus und <cloth> Stoff.
    - <blue> Blaue Karten sind so viele Siegpunkte wert, wie auf ihnen steht.
    - <yellow> Gelbe Karten bringen Münzen, machen das Kaufen billiger, produzieren Ressourcen oder sind Siegpunkte wert.
    - <red> Rote Karten haben Schilde für die Konflikte.
    - <green> Grüne Karten haben Forschungssymbole.
    - <purple> Violette Karten sind die Gilden. Sie sind Siegpunkte wert für das, was du oder deine Nachbarn haben.
    Braune und graue Karten gibt es nur in den Zeitaltern I und II, Gilden nur in Zeitalter III.
rules-cost = Was eine Karte kostet
rules-cost-text =
    Die Kosten stehen oben links auf der Karte. Steht dort nichts, ist sie kostenlos. Münzen zahlst du an die Bank. Von den Ressourcen brauchst du jede, die dort steht: Deine Stadt produziert sie, oder du kaufst sie in dieser Runde.
    Ressourcen werden nicht verbraucht. Was deine Stadt produziert, produziert sie in jeder Runde der Partie.
    Dieselbe Karte kannst du nie zweimal bauen.
    > Deine Stadt produziert <stone> <stone> <clay>. Du kannst jetzt <@baths> für <stone> bauen und in der nächsten Runde <@aqueduct>, wenn du den dritten <stone> kaufst.
    Eine Karte mit einem Strich zwischen Ressourcen, wie <wood/clay>, produziert in jeder Runde eine davon nach Wahl.
rules-trade = Bei Nachbarn kaufen
rules-trade-text =
    Was dir fehlt, kaufst du bei deinem linken oder rechten Nachbarn für je <coin 2>. Der Nachbar bekommt die Münzen, kann nicht ablehnen und kann die Ressource trotzdem selbst nutzen.
    Kaufen kannst du, was Spielplan, braune und graue Karten eines Nachbarn produzieren. Was gelbe Karten und Bauabschnitte produzieren, gehört ihrem Besitzer allein.
    Du zahlst mit den Münzen, die du zu Beginn der Runde hattest. Was du in dieser Runde bekommst, kannst du in der nächsten ausgeben.
    > Du willst eine Karte für <wood> <wood> <glass> bauen und produzierst ein <wood>. Dein linker Nachbar hat Holz, dein rechter Glas: Du zahlst jedem <coin 2>.
    Mit <@west-trading-post> oder <@east-trading-post> zahlst du <coin 1> für jeden Rohstoff eines Nachbarn, mit <@marketplace> <coin 1> für jede Manufakturware von beiden. Das gilt ab der nächsten Runde.
    Unter jeder Karte steht der niedrigste Preis. Gibt es mehrere Arten zu zahlen, wählst du eine davon.
rules-chain = Kostenlos dank einer Kette
rules-chain-text =
    Manche Karten sind kostenlos, wenn du eine bestimmte frühere Karte gebaut hast. Das kleine Bild unten links zeigt, welche; die Bilder unten rechts zeigen, was eine Karte später kostenlos macht.
    > Wer <@theater> hat, baut in Zeitalter II <@statue> kostenlos und damit in Zeitalter III <@gardens>.
    Eine Kette erlässt alle Kosten, auch Münzen. Sie gilt ab der Runde, nachdem du die frühere Karte gebaut hast.
rules-wonder = Das Weltwunder bauen
rules-wonder-text =
    Die Bauabschnitte baust du der Reihe nach, von links nach rechts, jeden einmal und wann du willst. Es zählen nur die Kosten des Bauabschnitts, nicht die der Karte, die du darunter legst.
    Siegpunkte eines Bauabschnitts zählen am Ende, Münzen kommen sofort, Schilde und Ressourcen wirken bis zum Ende der Partie.
    Du musst dein Weltwunder nicht bauen. Aber ein Bauabschnitt ist immer etwas wert, und dein Nachbar bekommt die Karte nicht.
rules-war = Konflikte
rules-war-text =
    Am Ende jedes Zeitalters vergleichst du deine <shield> mit denen deines linken und dann mit denen deines rechten Nachbarn.
    - Hast du mehr, bekommst du einen Siegmarker: <victory 1> in Zeitalter I, <victory 3> in Zeitalter II, <victory 5> in Zeitalter III.
    - Hast du weniger, bekommst du einen Niederlagenmarker, <defeat 1> in jedem Zeitalter.
    - Sind es gleich viele, passiert nichts.
    Schilde werden nicht verbraucht: Im nächsten Zeitalter zählen sie wieder.
    > Zeitalter II endet. Du hast 3 Schilde, dein linker Nachbar 5, dein rechter 2. Du bekommst <defeat 1> und <victory 3>.
rules-science = Forschung
rules-science-text =
    Es gibt drei Symbole: <compass> Zirkel, <gear> Zahnrad und <tablet> Schrifttafel. Sie bringen auf zwei Arten Siegpunkte, und beide zählen:
    - Gleiche Symbole: ihre Anzahl im Quadrat. 1, 2, 3 oder 4 gleiche sind 1, 4, 9 oder 16 Siegpunkte wert.
    - Jeder Satz aus drei verschiedenen Symbolen: 7 Siegpunkte.
    > Mit <compass> <compass> <compass> <gear> <gear> <tablet> hast du 9 + 4 + 1 Siegpunkte für gleiche Symbole und 7 für einen Satz: 21.
    Ein Symbol nach Wahl wird am Ende gewählt. Das Programm nimmt dann das beste für dich.
rules-score = Die Wertung
rules-score-text =
    Nach den Konflikten von Zeitalter III werden alle Siegpunkte addiert:
    - Konflikte: Siegmarker minus Niederlagenmarker.
    - Schatz: 1 Siegpunkt je <coin 3>.
    - Weltwunder: die Siegpunkte deiner Bauabschnitte.
    - Blaue Karten: ihre Siegpunkte.
    - Forschung: wie oben.
    - Gelbe Karten: Manche aus Zeitalter III sind Siegpunkte wert.
    - Gilden: für das, was du und deine Nachbarn habt.
    Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer die meisten Münzen hat; sind auch die gleich, teilt man sich den Sieg.
    > Du hast <victory 3> <victory 5> <defeat 1>, 8 Münzen, alle Bauabschnitte von Gizeh, Seite A, <@palace>, <@altar>, <compass> und <gear>: 7 + 2 + 15 + 10 + 2 = 36 Siegpunkte.
rules-hidden = Was verdeckt ist
rules-hidden-text =
    Niemand sieht deine Hand, deine Wahl vor dem Aufdecken oder die Karten, die abgelegt wurden oder unter einem Weltwunder liegen. Alles in den Städten ist offen: Karten, Münzen und Marker und auch, wer wem was zahlt.
    > Dein linker Nachbar baut einen Bauabschnitt und kauft bei dir <stone>. Du siehst den Bauabschnitt und bekommst <coin 2>; die Karte darunter siehst du nicht.
rules-advice = Ein paar Tipps
rules-advice-text =
    - Nimm in Zeitalter I einige Ressourcen. In Zeitalter III gibt es keine mehr.
    - Sieh dir deine Nachbarn an: Was sie produzieren, musst du nicht bauen.
    - Eine Karte, die deinem Nachbarn viel bringen würde, kannst du unter dein Weltwunder legen.
    - In der Forschung ist jedes weitere Symbol mehr wert. Ein oder zwei Symbole sind wenig wert.
    - Du musst nicht jeden Konflikt gewinnen. Aber wer keine Schilde hat, verliert sechsmal.
    > Dein linker Nachbar hat <compass> <compass>. Ein dritter würde ihm 5 Siegpunkte mehr bringen. In Zeitalter I legst du <@apothecary> deshalb unter dein Weltwunder, statt die Karte weiterzugeben.

rules-editions = Die zwei Auflagen
rules-editions-text =
    Hier kannst du beide Auflagen des Grundspiels spielen; ihre Karten werden nie gemischt. In der ersten haben die Spielpläne die Seiten A und B, in der zweiten eine Tag- und eine Nachtseite. Die zweite hat eigene Kosten, einige neue Gilden und andere Fähigkeiten mancher Weltwunder.
    Seite A, oder die Tagseite, ist die einfachere. Die Anleitung empfiehlt sie für die ersten Partien.
    Alle Erweiterungen lassen sich mit beiden Auflagen kombinieren.
    > <@altar> ist in der ersten Auflage 2 Siegpunkte wert und in der zweiten 3.
rules-powers = Was manche Weltwunder können
rules-powers-text =
    - Letzte Karte (Babylon): Am Ende eines Zeitalters spielst du auch deine letzte Karte, statt sie abzulegen.
    - Ablagestapel (Halikarnassos): Ist der Bauabschnitt gebaut, siehst du alle abgelegten Karten durch und baust eine davon kostenlos, oder keine.
    - Eine kostenlose Karte je Zeitalter (Olympia, Seite A): Einmal in jedem Zeitalter baust du eine Handkarte ohne ihre Kosten.
    - Neue Farbe (Olympia, Tag): Eine Karte in einer Farbe, die deine Stadt noch nicht hat, ist kostenlos.
    - Erste und letzte Karte (Olympia, Nacht): Die Karte, die du in der ersten, später auch in der letzten Runde eines Zeitalters baust, ist kostenlos.
    - Kopierte Gilde (Olympia, Seite B): Am Ende zählt eine Gilde eines Nachbarn für dich, als wäre sie deine. Das Programm nimmt die beste.
    - Eine Ressource nach Wahl (Alexandria): in jeder Runde eine der abgebildeten Ressourcen. Deine Nachbarn können sie nicht kaufen.
rules-guilds = Gilden
rules-guilds-text =
    Die meisten Gilden zählen die Karten einer Farbe in beiden Nachbarstädten, nicht in deiner. Die <@builders-guild> zählt die Bauabschnitte aller drei Städte, die <@shipowners-guild> die braunen, grauen und violetten Karten deiner eigenen.
    Die <@scientists-guild> ist ein Symbol nach Wahl. <@decorators-guild>, in der zweiten Auflage, ist 7 Siegpunkte wert, wenn dein Weltwunder fertig ist.
    Es zählt, was am Ende der Partie in den Städten liegt.

rules-two = Die Freie Stadt
rules-two-text =
    Zu zweit baut ihr drei Städte: jeder eine, und die Freie Stadt zwischen euch. Sie hat ein eigenes Weltwunder und <coin 3>. Gespielt wird mit den Karten für drei Spieler.
    Abwechselnd hat einer von euch für eine Runde die Karte der Freien Stadt. Er zieht eine Karte vom Stapel der Freien Stadt und wählt dann zweimal: eine Karte für seine eigene Stadt, dann eine für die Freie Stadt.
    Die Freie Stadt baut, wenn sie kann, eine Karte oder einen Bauabschnitt. Nur wenn sie nichts bauen kann, wird eine Karte für sie abgelegt. Ist eine Karte durch eine Kette kostenlos, wird sie so gebaut.
    Sie kauft bei euch beiden, und ihr könnt auch bei ihr kaufen. Wer ihre Karte hat, entscheidet, bei wem sie kauft.
    Nach jeder Runde tauscht ihr die Karten. Die Freie Stadt nimmt an Konflikten teil und zählt wie jeder Nachbar, aber sie gewinnt nie.
    > Du hast die Karte der Freien Stadt und baust <@theater> für dich. <@altar> hast du noch auf der Hand, und die Freie Stadt kann diese Karte kostenlos bauen: Du darfst also keine Karte für sie ablegen.

rules-leaders = Anführer vor der Partie
rules-leaders-text =
    Alle beginnen mit <coin 6> statt <coin 3>.
    Vor Zeitalter I bekommst du vier Anführer. Du behältst einen und gibst die anderen nach rechts weiter, bis jeder vier hat. Niemand sieht deine Anführer.
    > Von deinen vier Anführern behältst du <@caesar> und gibst drei weiter. Drei andere kommen von deinem linken Nachbarn: Du behältst <@bilkis> und gibst zwei weiter. Dann behältst du einen von zweien, und der letzte, der kommt, gehört auch dir.
rules-recruit = Anwerben
rules-recruit-text =
    Jedes Zeitalter beginnt mit einer Anwerbephase, bevor die Karten ausgeteilt werden. Alle wählen gleichzeitig einen Anführer:
    - Ihn anwerben: Du zahlst seine Münzen, und er wirkt von da an.
    - Mit ihm einen Bauabschnitt bauen: Er liegt verdeckt unter dem Spielplan und hat keinen Effekt.
    - Ihn für <coin 3> ablegen.
    Die Anwerbephase ist eine Runde wie jede andere: Du kannst auch Ressourcen für einen Bauabschnitt kaufen.
    In Zeitalter III nutzt du deinen dritten Anführer; der vierte geht zurück in die Schachtel.
    Anführer sind weiße Karten. Einer mit Schild ist keine rote Karte, einer mit Symbol keine grüne, aber Schilde und Symbole zählen trotzdem.
    > Du hast <coin 6> und wirbst <@caesar> für 5 an. Seine zwei <shield> zählen vom ersten Konflikt an, und für die erste Runde bleibt dir <coin 1>.
rules-leaders-notes = Mehr zu einzelnen Anführern
rules-leaders-notes-text =
    - Was ein Anführer einmal gibt, bekommst du beim Anwerben. Was er danach noch gibt, bekommst du ab der nächsten Runde.
    - <@archimedes>, <@hammurabi>, <@leonidas>, <@imhotep>: Du brauchst eine Ressource weniger, und zwar die, mit der du am meisten sparst. Münzen zahlst du immer.
    - <@bilkis>: Einmal in jeder Runde kaufst du eine beliebige Ressource für <coin 1> von der Bank.
    - <@tomyris>: Die Niederlagenmarker deiner verlorenen Konflikte gehen an den, der dich besiegt hat.
    - <@caligula>: eine kostenlose schwarze Karte je Zeitalter. Was nicht genutzt wird, verfällt.
    - <@courtesans-guild>: Sie kopiert vom Bau an bis zum Ende einen Anführer eines Nachbarn.
    - Roma: Mit der Tagseite sind Anführer kostenlos, mit der Nachtseite billiger, auch für die Nachbarn. Mit der Nachtseite ziehst du auch weitere Anführer.
    - Abu Simbel: Du legst einen deiner Anführer unter einen Bauabschnitt. Sein Effekt endet, und am Ende ist er das Doppelte seiner Kosten wert.

rules-cities = Schwarze Karten
rules-cities-text =
    <black> Jedes Zeitalter hat so viele schwarze Karten, wie es Spieler gibt. Du beginnst also mit acht Karten auf der Hand, und ein Zeitalter hat sieben Runden.
    Eine schwarze Karte wird gebaut wie jede andere. Die Siegpunkte der schwarzen Karten haben eine eigene Zeile auf dem Wertungsblatt.
    Viele schwarze Karten bringen dir etwas und kosten die anderen etwas.
rules-debt = Verluste und Schulden
rules-debt-text =
    Manche Karten lassen alle anderen Spieler Münzen verlieren. Am Ende der Runde entscheidet jeder, wie viele dieser Münzen er zahlt. Für jede Münze, die er nicht zahlt, nimmt er eine Schuld.
    Eine Schuld ist −1 Siegpunkt am Ende und wird nie abbezahlt. Man darf sie auch nehmen, wenn man zahlen könnte.
    > Jemand baut eine Karte, durch die du <coin 3> verlierst. Du hast <coin 2> und willst eine behalten: Du zahlst 1 und nimmst zwei Schulden, −2 Siegpunkte.
rules-diplomacy = Diplomatie
rules-diplomacy-text =
    Wer einen Diplomatiemarker hat, nimmt an den nächsten Konflikten nicht teil, ob stark oder schwach. Seine beiden Nachbarn stehen sich dann gegenüber. Nach den Konflikten wird der Marker zurückgegeben; wer mehrere hat, behält die anderen für später.
    Bleiben nur zwei Städte übrig, kämpfen sie einmal.
    > Ihr spielt zu dritt, und Zeitalter I endet. Du hast keine Schilde, aber einen Diplomatiemarker, dein linker Nachbar hat 2 Schilde, dein rechter 1. Du nimmst nicht teil; die anderen kämpfen einmal: <victory 1> für den linken, <defeat 1> für den rechten.
rules-spies = Weitere schwarze Karten
rules-spies-text =
    - Ein kopiertes Symbol ist das einer grünen Karte eines Nachbarn. Es wird am Ende gewählt, und der Nachbar behält seines.
    - <@clandestine-wharf-west> und <@clandestine-wharf-east> machen in jeder Runde eine Ressource von ihrer Seite um <coin 1> billiger; <@smugglers-cache> tut das für jede Ressource, die auf dem Spielplan des Nachbarn steht. Rabatte werden addiert, höchstens bis 0.
    - <@secret-warehouse> gibt eine weitere Ressource einer Sorte, die dein Spielplan, deine braunen oder grauen Karten produzieren, <@black-market> eine, die keine von ihnen produziert.
    - Mit <@architect-firm> kosten deine Bauabschnitte keine Ressourcen.
    - <@raider-camp>, <@raider-fort> und <@raider-garrison> bringen dir sofort einen Siegmarker und jedem Nachbarn eine Schuld.
    > Dein rechter Nachbar verkauft dir <wood> für <coin 2>. Mit <@east-trading-post> kostet es <coin 1> und mit <@clandestine-wharf-east> dazu nichts, einmal in jeder Runde.
rules-teams = Teams
rules-teams-text =
    Zu viert oder zu sechst kann man mit Cities in Zweierteams spielen. Partner sitzen nebeneinander, sehen die Karten des anderen und dürfen sich absprechen.
    Partner kämpfen nicht gegeneinander. Jeder kämpft gegen den Nachbarn eines anderen Teams, um zwei Marker statt um einen. Sonst ist der Partner ein Nachbar wie jeder andere: Ihr kauft beieinander.
    Am Ende werden die Siegpunkte beider addiert. Das Team mit den meisten Siegpunkten gewinnt.
    > Zeitalter II endet. Du hast 3 Schilde; dein linker Nachbar aus einem anderen Team hat 1. Du bekommst <victory 3> <victory 3>, dein Nachbar <defeat 1> <defeat 1>. Dein Partner rechts hat keine, und zwischen euch passiert nichts.

rules-edifice = Große Bauvorhaben
rules-edifice-text =
    In jedem Zeitalter gibt es ein Bauvorhaben, von Anfang an für alle sichtbar. Darauf stehen Figuren, weniger als Spieler da sind.
    Wenn du einen Bauabschnitt deines Weltwunders baust, darfst du dich damit am Bauvorhaben beteiligen: Du zahlst auch dessen Kosten und nimmst eine Figur. Das geht einmal je Zeitalter.
    - Sind alle Figuren genommen, ist das Bauvorhaben vollendet. Wer eine Figur dieses Zeitalters hat, bekommt noch in derselben Runde die Belohnung.
    - Steht am Ende des Zeitalters noch eine Figur darauf, ist es gescheitert. Wer keine Figur hat, zahlt die Strafe.
    Wer die Strafe nicht ganz zahlen kann, nimmt stattdessen eine Schuld: −2 Siegpunkte in Zeitalter I, −3 in Zeitalter II, −5 in Zeitalter III.
    Wer sich in der Runde beteiligt, in der die letzte Figur genommen wird, bekommt auf jeden Fall eine.
    > Auf dem Belvedere steht noch eine Figur; die Beteiligung kostet <coin 1>. Du baust deinen ersten Bauabschnitt, zahlst zusätzlich <coin 1> und nimmst die Figur: Das Belvedere ist vollendet. Am Ende bringt es dir 1 Siegpunkt je Bauabschnitt deines Weltwunders.
rules-edifice-notes = Mehr zu den Bauvorhaben
rules-edifice-notes-text =
    - Bauabschnitt und Beteiligung zahlst du zusammen, mit den Münzen, die du zu Beginn der Runde hattest.
    - Eine Karte, die du als Strafe abgibst, ist weg mit allem, was sie bewirkt; nur die Münzen, die sie gebracht hat, behältst du. Dieselbe Karte darfst du wieder bauen.
    - Ressourcen einer Belohnung sind nur für dich, ab der nächsten Runde.
    - Ur wird nur mit Edifice gespielt: Seine Bauabschnitte bringen eigene Figuren.

rules-pack = Wonder Pack
rules-pack-text =
    - Die Chinesische Mauer: Ihre Bauabschnitte werden in beliebiger Reihenfolge gebaut.
    - Manneken Pis: keine Ressource, aber zu Beginn zusätzlich <coin 4>. Seine Bauabschnitte haben die Effekte von Bauabschnitten deiner Nachbarn.
    - Stonehenge: zählt den Stein auf deinen braunen Karten.
    - Abu Simbel: wird mit Leaders gespielt; du legst Anführer unter die Bauabschnitte.
rules-catan = Catan
rules-catan-text =
    Catan produziert nichts. Sein Hafen tauscht einmal in jeder Runde zwei gleiche Ressourcen deines Spielplans, deiner braunen und grauen Karten gegen eine beliebige.
    > Du produzierst <wood> <wood> <wood>, und <@school> kostet <wood> <papyrus>: Der Hafen tauscht zwei <wood> gegen einen <papyrus>.
rules-promos = Promos und Extras
rules-promos-text =
    Die Promos sind das erste Manneken Pis und die Anführer Louis, Esteban und Stevie, die Leaders brauchen. Die Extras der ersten Auflage sind Gilden, Anführer und Seiten von Weltwundern, die in späteren Auflagen fehlen.
    - <@esteban>: Einmal pro Partie kannst du bei deiner Wahl bestimmen, dass die Karten bleiben, wo sie sind.
    - <@stevie>: Man wirbt ihn an, indem man den nächsten Bauabschnitt für <coin 1> je Ressource baut.
    - <@louis>: 7 Siegpunkte minus 1 für jeden Siegmarker, den du hast.
    Bauen mehrere Städte in einer Runde vom Ablagestapel, tun sie es nacheinander; das Protokoll zeigt, in welcher Reihenfolge.
    > Der erste Bauabschnitt von Gizeh, Seite A, kostet <stone> <stone>. Mit <@stevie> baust du ihn für <coin 2>; Stevie liegt offen darunter.
