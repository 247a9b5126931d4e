# Was der Tisch von Karanor über sich selbst sagt: das Ziel, was jetzt geht, was die Dinge sind.

karanor-aim = das meiste Prestige haben, sobald jemand { $goal } hat
karanor-goal-draft = Zwei Geschäfte für den Anfang: Such Ressourcen und Städte, die zusammenpassen.
karanor-goal-turn = Vier Aktionen, dann das Einkommen. Prestige bringen Geschäfte, Quests, Lieferungen und Villen.
karanor-goal-window = Etwas geschieht: Wer eine passende Karte hat, darf darauf antworten.
karanor-goal-keep = Eins davon gehört dir, die übrigen kommen weg.
karanor-can-move = Deine Figur bewegen
    .why =
        { $steps ->
            [one] Ein Gebiet weiter zu Land, oder über See für { $sea } Gold.
           *[other] Bis zu { $steps } Gebiete, zu Land oder über See; jede Überfahrt kostet { $sea } Gold.
        }
karanor-can-harvest = Hier ernten
    .why = { $harvest } × { $good }.
karanor-can-work = Arbeiten
    .why = { $work } Gold, überall.
karanor-can-build = Hier ein Geschäft bauen
    .why =
        { $cards ->
            [one] Eine deiner Karten kannst du bezahlen, und sie passt in diese Stadt: Einkommen und Prestige für immer.
           *[other] { $cards } deiner Karten kannst du bezahlen, und sie passen in diese Stadt: Einkommen und Prestige für immer.
        }
karanor-can-interact = Mit dem Bewohner sprechen
    .why = Du ziehst eine Quest; der Bewohner geht.
karanor-can-quest = Eine Quest erfüllen
    .why =
        { $quests ->
            [one] Eine deiner Quests ist hier bereit.
           *[other] { $quests } deiner Quests sind hier bereit.
        }
karanor-can-delivery = Die Lieferung abgeben
    .why = Du gibst alle ihre Ressourcen ab: { $gold } Gold und { $prestige } Prestige.
karanor-can-recruit = Einen Teilhaber anwerben
    .why = 5 Gold; bringt dir in jeder Einkommensphase eine Ressource.
karanor-can-villa = Die Villa hier kaufen
    .why = { $villa } Gold für 1 Prestige.
karanor-can-market = Auf den Markt gehen
    .why = Kaufe oder verkaufe eine oder zwei Ressourcen, von überall aus.
karanor-can-end = Deinen Zug beenden
    .why = { $income } Gold Einkommen, und was deine Teilhaber bringen. Übrige Aktionen verfallen.
karanor-can-play = „{ $card }“ spielen
karanor-can-convert = { $one } gegen { $other }
karanor-can-use = „{ $tile }“ benutzen

## Was die Dinge sind

karanor-explain-gold = Für Geschäfte, Überfahrten, Teilhaber und Villen. Es geht nie aus und darf getauscht werden.
    .name = Gold
karanor-explain-income = So viel Gold am Ende jedes deiner Züge. Geschäfte erhöhen es, bis 15.
    .name = Einkommen
karanor-explain-prestige = Aus Geschäften, Quests, Lieferungen und Villen. Wer zuerst { $goal } hat, löst das Ende aus; dann gewinnt, wer das meiste Prestige hat. Bei 3 und bei 6 ziehst du eine Schwarzmarktkarte.
    .name = Prestige
karanor-explain-quests = Quests auf der Hand: geheim, höchstens drei.
    .name = Quests
karanor-explain-blacks = Schwarzmarktkarten auf der Hand: geheim, ohne Aktion zu spielen, in dem Moment, den jede nennt.
    .name = Schwarzmarkt
karanor-explain-round = Das meiste Prestige, und wie viel das Ende auslöst: { $goal }. Dann wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben.
    .name = Wie weit das Spiel ist
karanor-explain-good = Zwei für eine Ernte, wo die Karte es zeigt: { $places }. Darf getauscht werden.
    .worth = noch { $left } im Vorrat
karanor-explain-associate = { $good } in jeder Einkommensphase; einmal befördert, stattdessen 1 Gold. Kostet 5 Gold und eine Aktion.
karanor-explain-history = Womit dieser Händler begonnen hat: Ressourcen, Gold, Einkommen und ein Bonus.
karanor-explain-city = Hier dürfen alle je ein Geschäft bauen. Lieferungen werden in Städten abgegeben.
karanor-explain-site = Ernte hier: zwei von dem, was das Schild zeigt, für eine Aktion.
karanor-explain-land = Hier wird nichts geerntet.
karanor-explain-quest = Mit einer Aktion an ihrem Ort zu erfüllen, wenn alles bezahlt wird, was sie verlangt: { $prestige } Prestige, und was ihre Geschichte bringt.
karanor-explain-commerce = Zu bauen in einer Stadt, in der du noch keins hast: Einkommen +{ $income }, Prestige +{ $prestige }. Für { $gold } Gold mehr, sofort oder nie, „{ $bonus }“: { $text }
karanor-explain-delivery = Gib alle Ressourcen mit einer Aktion ab, Ziel { $city }: { $gold } Gold, { $prestige } Prestige. Danach folgt die nächste.
karanor-explain-do-move = Eine Aktion bewegt deine Figur bis zu zwei Gebiete weit; über See kostet jede Überfahrt Gold.
karanor-explain-do-harvest = In einem Gebiet mit Schild: zwei dieser Ressource.
karanor-explain-do-work = 1 Gold, überall.
karanor-explain-do-build = In einer Stadt, in der du noch kein Geschäft hast: Zahle Gold und Ressourcen einer Karte für ihr Einkommen und ihr Prestige.
karanor-explain-do-interact = Wo ein Bewohner wartet: Ziehe eine Quest.
karanor-explain-do-quest = Wo ihre Bedingungen erfüllt sind: Zahle, was sie verlangt, für ihr Prestige und ihre Belohnung.
karanor-explain-do-delivery = In der Stadt der offenen Lieferung: Gib alle ihre Ressourcen für Gold und Prestige ab.
karanor-explain-do-recruit = 5 Gold, überall: eine Ressource in jeder Einkommensphase.
karanor-explain-do-villa = Wo eine Villa zu kaufen ist: 8 Gold für 1 Prestige.
karanor-explain-do-market = Nur zu zweit: Kaufe oder verkaufe eine oder zwei Ressourcen.
