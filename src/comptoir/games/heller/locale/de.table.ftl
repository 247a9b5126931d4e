# Was nur der Tisch im Browser von Auf Heller und Pfennig sagt.

## Der Markt, auch wie ihn ein Vorleseprogramm erzählt

heller-table-market = Markt, 5 Reihen mit 6 Feldern
heller-table-corner = Reihe
heller-table-worth = Wert
heller-table-row = Reihe { $n }
heller-table-column = Spalte { $letter }
heller-table-row-short = Reihe { $n }
heller-table-column-short = Sp. { $letter }
heller-table-empty = frei
heller-table-stall-of =
    { $wares ->
        [one] { $name }: Stand mit { $wares } Ware
       *[other] { $name }: Stand mit { $wares } Waren
    }
heller-table-said =
    { $sign ->
        [minus] minus { $n }
        [plus] plus { $n }
       *[zero] { $n }
    }
heller-table-space = { $space }, { $what }, Reihe { $row } ist { $rowWorth } wert, Spalte { $column } ist { $columnWorth } wert
heller-table-space-cut = { $space }, { $what }, trennt seine Reihe und seine Spalte
heller-table-ghost = { $space }, hier läge dann: { $what }. Die Eingabetaste setzt.
heller-table-part-worth =
    { $side ->
        [before] { $across ->
            [yes] links vom Feuer
           *[no] über dem Feuer
        } { $worth }
        [between] zwischen den Feuern { $worth }
        [after] { $across ->
            [yes] rechts vom Feuer
           *[no] unter dem Feuer
        } { $worth }
       *[whole] { $worth }
    }{ $at ->
        [sack] , vom Goldsack verdoppelt
        [eye] , ohne Käufer: der böse Blick
        [both] , der böse Blick und der Goldsack
       *[none] { "" }
    }
heller-table-line-worth = { $line }, Wert { $parts }
heller-table-describe = Den Markt beschreiben
heller-table-described = Der Markt in Worten
heller-table-merchant = { $name } hat { $money } und bekäme jetzt { $stands }.

## Runden

heller-table-rounds-word = Runde
heller-table-round = Runde { $n }
heller-table-round-of =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
heller-table-rounds-start = Zu Beginn

## Was man setzen kann

heller-table-your-stalls = Deine Stände
heller-table-or-square = oder ein Plättchen
heller-table-or-open = oder ein offenes Plättchen
heller-table-spent = gesetzt
heller-table-stalls-of =
    { $wares ->
        [one] Stände mit { $wares } Ware: noch { $count }
       *[other] Stände mit { $wares } Waren: noch { $count }
    }
heller-table-pile = Stapel: { $pile }
heller-table-draw-label = Ein Plättchen vom Stapel ziehen, noch { $pile }
heller-table-secret-label = Dein geheimes Plättchen: { $square }
heller-table-secret-foot = geheim
heller-table-drawn = Gezogen
heller-table-drawn-label = Gezogen: { $square }
heller-table-must-place = Gezogenes muss gelegt werden
heller-table-open-label = { $square }, { $count } offen
heller-table-outcome = Was das ändern würde
heller-table-if-scored = Würde jetzt gewertet
heller-table-preview-said = Würde jetzt gewertet: { $changes }
heller-table-no-change = nichts ändert sich
heller-table-unchanged = unverändert
heller-table-hint = Wähle einen Stand oder ein Plättchen, dann ein Feld.
heller-table-hint-open = Wähle einen Stand oder eins der offenen Plättchen, dann ein Feld.
heller-table-hint-space = Wähle jetzt ein Feld auf dem Markt.
heller-table-hint-piece = Wähle jetzt, was auf { $space } kommt.
heller-table-hint-draw = Was du ziehst, musst du sofort legen; ein Zurück gibt es nicht.
heller-table-confirm = Auf { $space } setzen
heller-table-confirm-draw = Plättchen ziehen
heller-table-take-back = Abbrechen
heller-table-key-stall = Stand
heller-table-key-draw = ziehen
heller-table-key-secret = geheim
heller-table-key-enter = Eingabe
heller-table-key-place = ansehen, dann setzen
heller-table-key-escape = Esc
heller-table-key-back = abbrechen

## Die Händler

heller-table-money = Geld
heller-table-as-it-stands = Wertung jetzt
heller-table-as-it-stands-brief = jetzt
heller-table-last-round = letzte Runde
heller-table-stalls-left = Übrige Stände
heller-table-secret = geheimes Plättchen
heller-table-secret-placed = Geheimes gelegt
heller-table-only-you = siehst nur du

## Plättchen, die noch niemand gesehen hat

heller-table-unseen = Noch nicht gesehen: { $n }
heller-table-unseen-short = Ungesehen: { $n }
heller-table-open-left = Noch offen: { $n }
heller-table-where =
    { $secrets ->
        [0] { $pile } im Stapel
       *[other] { $pile } im Stapel, { $secrets } geheim
    }
heller-table-chip =
    { $state ->
        [left] { $square }
        [held] { $square }: in deiner Hand
       *[seen] { $square }: gesehen
    }

## Die Wertung einer Runde

heller-table-market-closes = Der Markt schließt
heller-table-where-from = Woher das Geld kam
heller-table-point = Zeig auf eine Linie, um sie auf dem Markt zu sehen
heller-table-show-all = Alles auf einmal zeigen
heller-table-watch-again = Noch einmal
heller-table-line = Linie
heller-table-customers = Kundschaft
heller-table-nobody = niemand
heller-table-all-rows = Alle Reihen
heller-table-all-columns = Alle Spalten
heller-table-this-round = Diese Runde
heller-table-forgiven = Erlassen
heller-table-before = Vorher in der Kasse
heller-table-now = Jetzt in der Kasse
heller-table-to-round = Weiter zu Runde { $n }
heller-table-to-standing = Zum Endstand
heller-table-back = Zurück zum Tisch
heller-table-line-by-line = Linie für Linie

## Tasten

heller-key-stall = ein Stand mit so vielen Waren
heller-key-draw = ein Plättchen ziehen
heller-key-secret = das geheime Plättchen
heller-key-edges = an den Rand des Marktes

## In Worten

heller-do-stall =
    { $wares ->
        [one] Einen Stand mit { $wares } Ware auf { $space } setzen
       *[other] Einen Stand mit { $wares } Waren auf { $space } setzen
    }
heller-do-square = { $square } auf { $space } legen
heller-do-secret = Dein geheimes Plättchen, { $square }, auf { $space } legen
heller-words-coming = Plättchen, die noch kommen
heller-words-stalls =
    { $wares ->
        [one] { $count } mit { $wares } Ware
       *[other] { $count } mit { $wares } Waren
    }
heller-words-left = Übrige Stände: { $stalls }{ $secret ->
        [yes] ; und ein geheimes Plättchen
       *[no] { "" }
    }.
