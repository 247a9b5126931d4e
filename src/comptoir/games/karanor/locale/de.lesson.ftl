# Das erste Spiel, im Spielen gelehrt (lessons/first.toml): ein Titel von höchstens 8 Wörtern, ein Text von höchstens 30.

karanor-first = Deine ersten Inseln

karanor-first-aim = Zehn Prestige bringen das Ende
    .text = Du fährst von Insel zu Insel, eröffnest Geschäfte und hilfst den Leuten. Hat jemand 10 Prestige, wird die Runde zu Ende gespielt; es gewinnt, wer am meisten hat.

karanor-first-card = Eine Karte ist ein Plan
    .text = Deine Weberei verlangt 6 Gold, 2 Stoff und 1 Holz, in einer Stadt. Sie bringt Prestige, und Einkommen in jedem Zug. Bauen wir sie!

karanor-first-move = Vier Aktionen je Zug: Geh zuerst
    .text = Holz wächst im Laternenmoor. Wege an Land kosten kein Gold, nur eine Aktion.
    .task = Wähle das Laternenmoor auf der Karte, dann geh hin
    .ask = Geh ins Laternenmoor
karanor-first-move-other = Das Holz ist im Moor
    .text = Alles andere kann warten: Die Weberei braucht zuerst Holz, und das Laternenmoor ist einen Schritt entfernt.

karanor-first-harvest = Ernte, wo du stehst
    .text = Jedes Gebiet gibt, was sein Bild zeigt. Das Moor gibt Holz, { $wood } auf einmal:
    .sum = [{ $wood }]
    .task = Wähle „Ernten“
    .ask = Ernte im Laternenmoor
karanor-first-harvest-other = Nimm jetzt das Holz
    .text = Du bist, wo es wächst, und eine Aktion bringt { $wood } davon.

karanor-first-work = Arbeite für etwas Gold
    .text = Gibt es nichts Besseres zu tun, arbeite: Das bringt { $gold } Gold, überall. Gleich brauchst du ein Schiff.
    .sum = [{ $gold }]
    .task = Wähle „Arbeiten“
    .ask = Arbeite für Gold
karanor-first-work-other = Zwei Aktionen sind übrig
    .text = Eine für Gold, eine für das Schiff. Arbeite zuerst, dann stich in See.

karanor-first-sea = Die See kostet Gold
    .text = Stoff gibt es in der Bucht der Segel, jenseits des Wassers. Ein Schiff bringt dich hin, für:
    .sum = [{ $cost }]
    .task = Wähle die Bucht der Segel auf der Karte, dann geh hin
    .ask = Fahr zur Bucht der Segel
karanor-first-sea-other = Der Stoff ist jenseits des Wassers
    .text = Die Weberei verlangt zwei Stoff. Die gibt es in der Bucht der Segel; die gepunktete Linie ist das Schiff.

karanor-first-end = Beende deinen Zug
    .text = Deine vier Aktionen sind verbraucht. Am Ende eines Zuges bekommst du dein Einkommen; Geschäfte lassen es wachsen.
    .task = Wähle „Beenden“
    .ask = Beende deinen Zug
karanor-first-end-other = Mehr ist nicht zu tun
    .text = Deine Aktionen sind verbraucht. Beende den Zug: Die anderen warten.

karanor-first-others = Jetzt die anderen
    .text = Auch sie haben je vier Aktionen.

karanor-first-cloth = Dein zweiter Zug: Stoff
    .text = Vier neue Aktionen. Die Bucht der Segel gibt Stoff:
    .sum = [{ $cloth }]
    .task = Wähle „Ernten“
    .ask = Ernte in der Bucht der Segel
karanor-first-cloth-other = Zuerst der Stoff
    .text = Du bist in der Bucht der Segel, und die Karte verlangt zwei Stoff: Das ist eine Ernte.

karanor-first-city = Geschäfte stehen in Städten
    .text = Du hast alles, was die Karte verlangt. Nacrelune ist die nächste Stadt.
    .task = Wähle Nacrelune auf der Karte, dann geh hin
    .ask = Geh nach Nacrelune
karanor-first-city-other = Weiter in die Stadt
    .text = Geschäfte werden nur in Städten gebaut. Nacrelune ist einen Schritt entfernt.

karanor-first-build = Bau dein erstes Geschäft
    .text = Es kostet 6 Gold und die Ressourcen. Von nun an bringt es je Zug { $income } Gold mehr, und sofort { $prestige } Prestige:
    .sum = [{ $prestige }]
    .task = Wähle „Bauen“, dann die Weberei
    .ask = Bau die Weberei
karanor-first-build-other = Alles ist bereit
    .text = Du bist in einer Stadt, mit Gold, Holz und Stoff. Bau jetzt: Je früher ein Geschäft steht, desto öfter zahlt es.

karanor-first-take = Eine neue Karte für die Hand
    .text = Wer baut, nimmt eine neue Karte: eine, die offen liegt, oder eine unbekannte vom Stapel. Wähle, was dir gefällt.
    .task = Wähle irgendeine Karte
    .ask = Nimm ein neues Geschäft
karanor-first-take-other = Wähle zuerst eine Karte
    .text = Nimm eine der offenen Karten oder die oberste vom Stapel.

karanor-first-quests = Die Leute haben Wünsche
    .text = Sprich mit dem Bewohner eines Gebiets, und du bekommst eine Quest. Erfülle sie am richtigen Ort für Gold und Prestige.

karanor-first-trade = Tausche jederzeit, mit allen
    .text = Fehlt dir etwas? Biete unter „Tausch“ Ressourcen oder Gold an, auch wenn andere am Zug sind. Sie antworten, oder bieten etwas anderes.

karanor-first-on = Die Inseln gehören dir
    .text = In diesem Zug bleibt noch eine Aktion. Plane zwei Karten voraus, ernte unterwegs, und sieh, wohin deine Quests führen. Guten Wind!
