# Der Schachteldeckel: was die Startseite und ein neuer Tisch sagen. Das Übrige kommt mit dem Tisch.

heller-title = Auf Heller und Pfennig
heller-short = Heller
heller-blurb = Stell deine Stände auf, wo der König vorbeikommt, und schick dem Nachbarn den Beutelschneider.
heller-reconstructed = Rekonstruiert: Namen und Gesichter der 22 Plättchen sind von uns; ihre Werte stammen aus der Spielregel.
heller-headline =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
heller-option-open_end = Offenes Ende
heller-option-open_end-help = Alle haben ihre zehn Stände, und jeder Stand dient nur einmal; das Spiel endet mit der Runde, in der jemand den letzten eigenen Stand setzt.
heller-option-no_luck = Ohne Glück
heller-option-no_luck-help = Alle Plättchen liegen von Anfang an offen: Wähle das, das du legst. Geheime Plättchen gibt es nicht.
heller-option-debts = Schulden
heller-option-debts-help = Das Geld darf unter null fallen; sonst zahlt, wer nicht genug hat, nur das, was da ist.
