# Was der Tisch von Auf Heller und Pfennig über sich selbst sagt: das Ziel, was jetzt geht, was die Dinge sind.

heller-aim =
    { $rounds ->
        [0] am reichsten sein, wenn jemand alle Stände gesetzt hat
       *[other] nach Runde { $rounds } am reichsten sein
    }
heller-goal =
    { $empty ->
        [one] Noch ein Feld, dann zahlt jede Reihe und jede Spalte: ihren Wert mal deine Waren dort.
       *[other] Noch { $empty } Felder, dann zahlt jede Reihe und jede Spalte: ihren Wert mal deine Waren dort.
    }
heller-can-line = { $line }, Wert { $worth }
heller-can-stall =
    { $wares ->
        [one] Einen Stand mit { $wares } Ware setzen
       *[other] Einen Stand mit { $wares } Waren setzen
    }
    .why =
        { $count ->
            [one] Dein letzter.
           *[other] Du hast noch { $count }.
        } Er bringt { $wares } × den Wert seiner Reihe und { $wares } × den seiner Spalte. Am besten, wo noch Platz ist: { $line }.
heller-can-draw = Ein Plättchen ziehen und legen
    .why =
        { $pile ->
            [one] Das letzte im Stapel.
           *[other] Noch { $pile } im Stapel.
        } Erst siehst du es, dann musst du es legen: einen Käufer, wo du verkaufst, einen Gauner, wo andere verkaufen.
heller-can-secret = Dein geheimes Plättchen legen: { $square }
    .gone = Dein geheimes Plättchen legen
    .why = Nur du kennst es. Du darfst es für später aufheben, solange du etwas anderes tun kannst.
heller-can-place = Legen, was du gezogen hast: { $square }
    .why = Auf irgendein freies Feld. Es zählt in seiner Reihe und in seiner Spalte.
heller-can-open =
    { $count ->
        [one] Das offene Plättchen legen
       *[other] Eins der { $count } offenen Plättchen legen
    }
    .why = Einen Käufer, wo du verkaufst, einen Gauner, wo andere verkaufen. Am schlechtesten, wo noch Platz ist: { $line }.

## Was die Dinge sind

heller-explain-buyer = Ein Käufer. Zählt { $value } in seiner Reihe und in seiner Spalte, für alle, die dort verkaufen.
heller-explain-rogue = Ein Gauner. Zählt { $value } in seiner Reihe und in seiner Spalte: Wer dort verkauft, zahlt dafür.
heller-explain-sack = Verdoppelt den Wert seiner Reihe und seiner Spalte, im Guten wie im Schlechten, zwischen den Feuern. Selbst zählt er nichts.
heller-explain-eye = Vertreibt die Käufer seiner Reihe und seiner Spalte: Sie zählen 0. Die Gauner bleiben. Selbst zählt er nichts.
heller-explain-fire = Trennt seine Reihe und seine Spalte: Jeder Abschnitt zählt für sich.
heller-explain-stall =
    { $wares ->
        [one] Bringt am Ende der Runde den Wert seiner Reihe und den seiner Spalte, für jede Ware: hier { $wares }-mal.
       *[other] Bringt am Ende der Runde den Wert seiner Reihe und den seiner Spalte, für jede Ware: hier { $wares }-mal.
    }
heller-explain-space = Was hierherkommt, zählt in seiner Reihe und in seiner Spalte.
    .name = { $space }, frei
heller-explain-line =
    { $kind ->
        [cut] Ein Feuer trennt sie: Die Kundschaft jedes Abschnitts wird für sich zusammengezählt.
        [both] Der böse Blick vertreibt die Käufer; was bleibt, verdoppelt der Goldsack.
        [doubled] Die Kundschaft, zusammengezählt und vom Goldsack verdoppelt.
        [scared] Hier liegt der böse Blick: Nur die Gauner zählen.
       *[plain] Die Kundschaft, zusammengezählt. Alle bekommen das einmal für jede ihrer Waren hier; unter null zahlen sie es.
    }
heller-explain-pile = Verdeckte Plättchen, in einer Reihenfolge, die niemand kennt. Was du ziehst, musst du sofort legen.
    .name = Der Stapel: noch { $pile }
heller-explain-money = Alle haben mit 50 begonnen. Was der Markt bringt, wird am Ende jeder Runde ausgezahlt.
    .name = Geld
heller-explain-stands = Was der Markt brächte, wenn er jetzt gewertet würde: für jede Linie ihr Wert mal die Waren dort.
    .name = Wertung jetzt
heller-explain-secret = Zu Beginn der Runde verdeckt genommen; wem es gehört, kennt es, sonst niemand.
    .name = Geheimes Plättchen
heller-explain-secret-placed = Ein geheimes Plättchen je Runde: Dieses liegt schon auf dem Markt.
    .name = Geheimes gelegt
heller-explain-round = Eine Runde endet, wenn der Markt voll ist. Wer nach der letzten am reichsten ist, gewinnt.
    .name = Runden
