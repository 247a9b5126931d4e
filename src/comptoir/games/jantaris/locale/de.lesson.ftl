# Das erste Spiel, im Spielen gelehrt (lessons/first.toml): ein Titel von höchstens 8 Wörtern, ein Text von höchstens 30.

jantaris-first = Deine erste Gilde

jantaris-first-aim = Prestige gewinnt
    .text = Du führst eine Gilde von Händlern. Hat jemand zu Beginn eines Zuges { $goal } Prestige, gewinnt, wer am meisten Prestige hat.

jantaris-first-control = Beherrsche drei Viertel
    .text = Diese Karte nennt drei Viertel. Wer alle beherrscht, darf sie für { $prestige } Prestige nehmen. Beherrschen heißt: zwei Händler, und mehr als jeder andere.

jantaris-first-place = Erstens: ein Besuch in der Stadt
    .text = Nimm Waren auf dem Markt, setze in der Gildenhalle einen Händler, oder biete im Basar. Dir fehlt noch { $needs } Händler, in Velisse.
    .task = Wähle Velisse auf dem Spielplan, dann bestätige
    .ask = Schick einen Händler nach Velisse
jantaris-first-place-market = Waren sind gut, aber später
    .text = Mit ihnen kaufst du Gegenstände, und auf Messen bringen sie Prestige. Aber ein Händler mehr in Velisse, und die Kontrollkarte gehört noch in diesem Zug dir.
jantaris-first-place-other = Ein Händler nach Velisse
    .text = Shakara und Ormeth gehören dir schon, mit je zwei Händlern. In Velisse steht einer: Mit einem zweiten beherrschst du es.

jantaris-first-marker = Zweitens: Versetze einen Gildenmarker
    .text = Wo ein Marker steht, zieht niemand hinein oder heraus, und dort wirken die Stimmen. Halte ihn von deinen Vierteln fern: Likaran ist leer.
    .task = Wähle den schwarzen Marker, dann Likaran, dann bestätige
    .ask = Versetze den schwarzen Marker nach Likaran
jantaris-first-marker-home = Nicht zu den eigenen Leuten
    .text = Die Stimmen wirken im Viertel des Markers. Jemand könnte deinen Händler aus Velisse verbannen, und die Karte wäre weg.
jantaris-first-marker-other = Wo schadet er nicht?
    .text = In Likaran steht niemand, also kann dort niemand verbannt werden. Der schwarze Marker bestimmt auch, welche Waren ein Handel bringt: schwarze.

jantaris-first-votes = Drittens: Alle stimmen geheim ab
    .text = Vier Karten, alle zugleich aufgedeckt. Was eine Karte bewirkt, hängt davon ab, wie viele dieselbe wählten: Oft ist sie allein am besten.

jantaris-first-vote = Handel bringt Waren
    .text = Allein bringt er { $goods } Waren in der Farbe des Markers. Wählen ihn zwei, zählen nur Händler in Likaran, und dort ist keiner.
    .sum = [{ $goods }]
    .task = Wähle „Handel“, dann bestätige
    .ask = Stimme für „Handel“
jantaris-first-vote-other = Versuch erst den Handel
    .text = In Likaran hast du niemanden, also nützen dir dort die meisten Stimmen wenig. Ein Handel allein bringt sofort { $goods } Waren.

jantaris-first-reveal = Die anderen stimmen ab
    .text = Dann werden alle Karten aufgedeckt.

jantaris-first-claim = Viertens: Nimm, was du beherrschst
    .text = Du beherrschst Shakara, Ormeth und Velisse: Die Karte gehört dir. Deine Händler bleiben und können für eine weitere Karte dienen.
    .sum = [{ $prestige }]
    .task = Nimm die Kontrollkarte
    .ask = Nimm Shakara, Ormeth und Velisse
jantaris-first-claim-other = Nimm sie, solange du kannst
    .text = Sie kostet nichts und bringt { $prestige } Prestige. Im nächsten Zug bist du vielleicht verbannt.

jantaris-first-bazaar = Mit Waren kaufst du Gegenstände
    .text = Im Basar liegen zwei Gegenstände offen, jeder mit einem Preis in roten und schwarzen Waren. Sie werden versteigert, bringen Prestige und können etwas.

jantaris-first-fair = Fünf im Zentrum: eine Messe
    .text = Mit fünf Händlern im Zentrum gibt es eine große Messe: Wer dort einen Händler hat, tauscht Waren gegen Prestige. Jetzt sind vier dort.

jantaris-first-theirs = Jetzt ihre Züge
    .text = Du stimmst in jedem Zug mit ab.

jantaris-first-guess = Errate, was andere wählen
    .text = Anwerbung allein setzt einen Händler irgendwohin. Wählen sie zwei, setzen beide ins Zentrum, und eine Messe ist nah. Beides passt dir.
    .task = Wähle „Anwerbung“, dann bestätige
    .ask = Stimme für „Anwerbung“
jantaris-first-guess-other = Mehr Händler, mehr Gewicht
    .text = Der Marker steht weit von deinen Vierteln. Anwerbung bringt dir einen Händler mehr, was die anderen auch wählen.

jantaris-first-reveal2 = Die Karten werden aufgedeckt
    .text = Sieh, wer dieselbe Idee hatte.

jantaris-first-on = Jetzt kennst du die Stadt
    .text = Stadt, Marker, Stimmen, Messe, Kontrolle: Jeder Zug läuft gleich ab. Achte darauf, wer was beherrscht, und stimme wie niemand sonst. Viel Glück!
