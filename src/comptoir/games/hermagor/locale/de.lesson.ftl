# Das erste Spiel, im Spielen gelehrt (lessons/first.toml): ein Titel von höchstens 8 Wörtern, ein Text von höchstens 30.
# In einer Summe ist [{ $net }] ein Gewinn; die Lücken sind die Tatsachen des Schrittes.

hermagor-first = Deine erste Reise

hermagor-first-aim = Montags einkaufen, die Woche über verkaufen
    .text = Jede Runde hat zwei Hälften: Waren auf dem Markt gewinnen, dann in den Dörfern verkaufen. Nach fünf Runden gewinnt, wer am reichsten ist.

hermagor-first-tiles = Plättchen sagen, was du verkaufen darfst
    .text = Jedes Plättchen zeigt eine oder zwei Waren, manche heben einen Preis, vier sind besonders. Du gewinnst sie mit deinen vier Einkäufern.

hermagor-first-junction = Ein Einkäufer, vier Plättchen
    .text = Wer auf und um ein Plättchen die meisten Einkäufer hat, gewinnt es. Auf einer Kreuzung zählt einer für alle vier Plättchen darum.
    .sum = kostet { $cost }, dir bleiben { $left }
    .task = Wähle die Kreuzung h2 × v1, dann bestätige
    .ask = Setze einen Einkäufer auf die Kreuzung h2 × v1
hermagor-first-junction-tile = Billig, aber nur für ein Plättchen
    .text = Auf einem Plättchen kostet ein Einkäufer { $cost } und zählt nur dort. Auf einer Kreuzung zählt er für vier.
hermagor-first-junction-other = Anderswo gewinnst du weniger Plättchen
    .text = Bei h2 × v1 ist sonst niemand: Ein Einkäufer dort führt bei allen vier Plättchen darum.

hermagor-first-others = Jetzt die anderen
    .text = Alle setzen reihum je einen Einkäufer.

hermagor-first-line = Einkäufer in einer Gasse hören mehr
    .text = Jede Gasse zahlt für deine Einkäufer darin: Einer bringt { $one }, zwei bringen { $two }. Ein zweiter in v1 hebt dein Geld aus Gerüchten auf:
    .sum = [{ $buzz }]
    .task = Wähle die Kreuzung h1 × v1, dann bestätige
    .ask = Setze einen zweiten Einkäufer in Gasse v1
hermagor-first-line-other = Bleib in der Gasse v1
    .text = Zwei Einkäufer in einer Gasse bringen { $two }, zwei in verschiedenen nur je { $one }. Auf h1 × v1 treffen sich deine in v1.

hermagor-first-more = Auch die anderen setzen
    .text = Sieh, auf welche Plättchen sie aus sind.

hermagor-first-edge = Bei Gleichstand entscheiden die Seiten
    .text = { $name2 } hat zwei Einkäufer um das Gute Geschäft. Mit diesem hast auch du { $mine }, aber an der Seite statt an der Ecke: Seiten entscheiden.
    .task = Wähle den Platz zwischen den beiden Plättchen, dann bestätige
    .ask = Setze einen Einkäufer zwischen die Plättchen der Reihe 3
hermagor-first-edge-other = Der Gleichstand entscheidet sich neben dem Plättchen
    .text = Der Platz in v1 zwischen den beiden Plättchen der Reihe 3 liegt an einer Seite von beiden. Ecken zählen bei Gleichstand nicht.

hermagor-first-again = Ihre dritten Einkäufer
    .text = Danach kommt für alle noch einer.

hermagor-first-steal = Gewinne mit dem letzten Einkäufer
    .text = { $name1 } steht an Ecken dieser beiden Plättchen. Dazwischen gewinnt ein Einkäufer von dir beide, und eins ist die Abkürzung.
    .task = Wähle den Platz zwischen den beiden Plättchen, dann bestätige
    .ask = Setze deinen letzten Einkäufer in v3, zwischen zwei Plättchen
hermagor-first-steal-other = Zwei Plättchen für einen Einkäufer
    .text = Zwischen den beiden Plättchen in v3 steht dein Einkäufer an einer Seite von beiden. { $name1 } hat dort nur Ecken.

hermagor-first-raise = Gewonnen: Preise steigen
    .text = Der Markt hat deine Gerüchte bezahlt und dir die Plättchen gegeben. Ein Pfeil hebt den Preis seiner Ware von { $from } auf { $to }. Tu das bei beiden.
    .task = Heb den Preis für Reliquien an, dann für Waffen
    .ask = Heb den Preis der Waren an, die du verkaufen wirst
hermagor-first-raise-other = Das verkaufst du selbst
    .text = Ein höherer Preis bringt dir bei jedem Verkauf dieser Ware mehr, und die Zeile am Ende auch. Heb ihn an.

hermagor-first-theirs = Auch andere heben Preise
    .text = { $name2 } hat vier Plättchen mit Pfeilen gewonnen.

hermagor-first-start = Die kleinste Nummer bestimmt, wer beginnt
    .text = Dein Plättchen 1 ist das kleinste, das gewonnen wurde. Also sagst du, wer beginnt. Beginnen ist ein Vorteil: Nimm ihn dir.
    .task = Wähle dich selbst
    .ask = Bestimme, wer von nun an beginnt
hermagor-first-start-other = Beginne selbst
    .text = Wer beginnt, verkauft zuerst und setzt nächste Runde den ersten Einkäufer. Heute gibt es keinen Grund, das herzugeben.

hermagor-first-sell = Jetzt reise und verkaufe
    .text = Farbige Dörfer kaufen, was deine Plättchen zeigen. Die Abkürzung halbiert einmal den Weg. Steinhag zahlt { $price }, der Weg kostet { $cost }:
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Wähle Steinhag, dann „Abkürzung“
    .ask = Verkaufe in Steinhag, mit der Abkürzung
hermagor-first-sell-other = Steinhag liegt am Weg
    .text = Es ist nah, zahlt { $price }, und von dort erreichst du eine ganze Region. Nimm die Abkürzung: Sie dient nur in dieser Runde.

hermagor-first-market = Alle verkaufen einmal
    .text = Je eine Aktion, immer wieder.

hermagor-first-station = Jeder Verkauf hinterlässt ein Kontor
    .text = Dein Kontor bleibt in Steinhag. Verkaufen andere später dort, bringt es dir jedes Mal 1. In einem Dorf verkaufst du nur einmal: weiter nach Furtnitz.
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Wähle Furtnitz, dann verkaufe
    .ask = Verkaufe in Furtnitz
hermagor-first-station-other = Zuerst Furtnitz
    .text = Es zahlt { $price } für einen Weg von { $cost } und gehört zu der Region, die wir ganz haben wollen.

hermagor-first-on2 = Die anderen verkaufen
    .text = Auch sie bauen Kontore.

hermagor-first-way = Ein kleiner Gewinn mit Plan
    .text = Weidnau bringt dir nach dem Weg nur { $net }. Aber eine Region, in deren Dörfern überall dein Kontor steht, zahlt viel mehr.
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Wähle Weidnau, dann verkaufe
    .ask = Verkaufe in Weidnau
hermagor-first-way-other = Ein Schritt weiter für die Region
    .text = Weidnau ist das nächste Dorf der Region. Sein Verkauf bringt wenig, die ganze Region eine Scheibe.

hermagor-first-on3 = Ihre dritten Verkäufe
    .text = Danach bleibt noch eine Aktion.

hermagor-first-region = Vervollständige die Region
    .text = Mit Ursenfeld hast du jedes Dorf von Schreibermoos. Eine Scheibe kommt in die Zeile der Bücher und zahlt sofort { $disc }:
    .sum = { $price } + { $disc } − { $cost } = [{ $net }]
    .task = Wähle Ursenfeld, dann verkaufe
    .ask = Verkaufe in Ursenfeld und vervollständige Schreibermoos
hermagor-first-region-other = Der Region fehlt Ursenfeld
    .text = Nur Ursenfeld fehlt noch. Verkauf und Scheibe bringen dir dort zusammen { $net }.

hermagor-first-end = Das Ende zahlt noch dreimal
    .text = Am Ende zahlt jede Zeile mit deiner Scheibe ihre kleine rote Zahl. Die Herzogtümer zahlen für Kontore in jedem, die Hauptstraße für Kontore an ihr.

hermagor-first-on4 = Die letzten Verkäufe
    .text = Dann öffnet ein neuer Markt.

hermagor-first-on = Jetzt kennst du die ganze Woche
    .text = Noch vier Runden, mit anderen Plättchen und Aktionen. Heb an, was du verkaufst, vervollständige Regionen, behalte die Hauptstraße im Auge. Viel Glück!
