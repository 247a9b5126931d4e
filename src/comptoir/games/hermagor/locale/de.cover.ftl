# Der Schachteldeckel: was die Startseite und ein neuer Tisch sagen. Das Übrige kommt mit dem Tisch.

hermagor-title = Hermagor
hermagor-blurb = Am Montag mit den Ellbogen durch den Markt, danach mit den Waren von Dorf zu Dorf.
hermagor-reconstructed = Bilder des gedruckten Spiels: Czarné. Rekonstruiert: Die Karte mit ihren Dörfern, Straßen und Regionen, die Kosten auf dem Markt und die Waren auf den Plättchen sind von uns, im Rahmen dessen, was die Spielregel sagt.
hermagor-headline = Runde { $round } von { $rounds }
hermagor-option-open_money = Offenes Geld
hermagor-option-open_money-help = Alle sehen das Geld von allen. Sonst sind Zahlungen öffentlich, die Summen aber erst am Ende.
hermagor-option-officer = Der Steuereinnehmer
hermagor-option-officer-help = Wer beginnt, entscheidet sich, sobald der Markt gefüllt ist: Wer am wenigsten Geld angibt, bestimmt es.
hermagor-option-designer = Die Klarstellungen des Autors
hermagor-option-designer-help = Passen kostet nur einen Einkäufer, die Reise darf aus dem Verkauf bezahlt werden, und auf eine Scheibe darf man verzichten.
