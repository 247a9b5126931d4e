# Was der Tisch von Hermagor über sich selbst sagt: das Ziel, was jetzt geht, was die Dinge sind.

hermagor-aim = nach Runde { $rounds } und dem Schlusseinkommen am reichsten sein
hermagor-goal-0 = Der Markt wird gefüllt.
hermagor-goal-1 = Wer um ein Plättchen die meisten Einkäufer hat, gewinnt es: Deine Plättchen sagen, was du in dieser Runde verkaufen kannst.
hermagor-goal-2 = Der Markt wird abgerechnet: erst das Geld für Gerüchte, dann Plättchen für Plättchen, wer es gewinnt.
hermagor-goal-3 = Verkaufe und lass ein Kontor zurück; Kontore in allen Dörfern einer Region bringen eine Scheibe.
hermagor-can-booth = Einen Einkäufer auf ein Plättchen setzen
    .why = Kostet { $least }. Dort zählt er nur für dieses Plättchen, gewinnt es aber bei Gleichstand.
hermagor-can-edge = Einen Einkäufer zwischen zwei Plättchen setzen (rundes Feld)
    .why = Kostet { $least } bis { $most }. Er zählt für beide Plättchen, entscheidet bei Gleichstand und bringt Geld für Gerüchte in einer Gasse.
hermagor-can-junction = Einen Einkäufer auf eine Kreuzung setzen (eckiges Feld)
    .why = Kostet { $least } bis { $most }. Er zählt für alle vier Plättchen darum und für Gerüchte in zwei Gassen, entscheidet aber keinen Gleichstand.
hermagor-can-shared-buyer = Einen gemeinsamen Einkäufer setzen
    .why = Kostenlos, zusätzlich zu deinem eigenen. Er kämpft um Plättchen, die danach in den Beutel zurückkommen.
hermagor-can-shared-station = Ein gemeinsames Kontor bauen
    .why = In einem Dorf, dessen Ware du hast; dein Händler muss nicht dort sein. Dir bringt es nichts.
hermagor-can-there = Einen Einkäufer { $place }
hermagor-can-pass = Passen
    .why =
        { $count ->
            [one] Du verzichtest auf deinen letzten Einkäufer dieser Runde.
           *[other] Du verzichtest auf deine { $count } übrigen Einkäufer dieser Runde.
        }
hermagor-can-sell = Reisen und verkaufen
    .why =
        { $count ->
            [one] Ein Dorf kauft, was du hast: { $village }, zusammen { $net }.
           *[other] { $count } Dörfer kaufen, was du hast. Am meisten bringt sofort { $village }: { $net }, der Weg schon bezahlt.
        }
hermagor-can-sell-here = Hier verkaufen, in { $village }
    .why = Kein Weg zu bezahlen: Du bekommst den Preis und baust ein Kontor.
hermagor-can-shortcut = Mit der Abkürzung reisen und verkaufen
    .why = Einmal in dieser Runde, zum halben Preis des Weges.
hermagor-can-move = Nur reisen
    .why =
        { $count ->
            [one] In ein Dorf, zum halben Preis des Weges: Dort könntest du mit der nächsten Aktion verkaufen.
           *[other] In eins von { $count } Dörfern, zum halben Preis des Weges: Dort könntest du mit der nächsten Aktion verkaufen.
        }
hermagor-can-stay = Bleiben
    .why = Diese Aktion ist verloren. Am Ende der Runde kommen deine Plättchen zurück in den Beutel, verkauft oder nicht.
hermagor-can-sell-in = In { $village } verkaufen
hermagor-can-keep = Keinen Preis anheben
    .why = Bleibt ein Preis niedrig, bleiben seine besten Felder für Scheiben verdeckt.
hermagor-can-draw = Ein Plättchen aus dem Beutel ziehen
    .why = Ohne Plättchen könntest du in dieser Runde nichts verkaufen. Es hebt keinen Preis an.
hermagor-can-declare = Dein Geld angeben
    .why = Unter allen, die es tun, bestimmt, wer am wenigsten hat, wer beginnt.

## Was die Dinge sind

hermagor-explain-edge = Ein Platz zwischen zwei Plättchen. Ein Einkäufer hier zählt für beide, und bei Gleichstand gewinnt, wer die meisten an den Seiten hat. Gerüchte in einer Gasse.
hermagor-explain-junction = Eine Kreuzung. Ein Einkäufer hier zählt für die vier Plättchen darum und für Gerüchte in zwei Gassen, entscheidet aber keinen Gleichstand.
hermagor-explain-booth = Ein leerer Stand: kein Platz für einen Einkäufer.
hermagor-explain-price = Kostet { $cost }
hermagor-explain-contest =
    { $why ->
        [alone] { $name } hat hier { $most } und sonst niemand einen: Das Plättchen ginge an { $name }.
        [majority] { $name } hat hier { $most } gegen { $next }: Das Plättchen ginge an { $name }.
        [tile] { $most } gegen { $next }, aber { $name } steht auf dem Plättchen selbst und würde es gewinnen.
        [edges] { $most } gegen { $next }, aber { $name } hat mehr Einkäufer an den Seiten und würde es gewinnen.
        [tie] { $most } gegen { $next }, auch an den Seiten: Niemand bekommt es, es bleibt für die nächste Runde.
       *[nobody] Hier steht niemand: Es bleibt für die nächste Runde.
    }
hermagor-explain-lane = Geld für Gerüchte, je nach den Einkäufern einer Farbe in dieser Gasse: einer 1, zwei 3, drei 6, vier 10. Einer auf einer Kreuzung zählt in beiden Gassen.
    .name = Gasse { $line }
hermagor-explain-buzz = Geld für Gerüchte, gezahlt, wenn der Markt schließt: in jeder der sieben Gassen 1, 3, 6 oder 10 für einen, zwei, drei oder vier deiner Einkäufer.
    .name = Gerüchte
hermagor-explain-single = Damit darfst du in dieser Runde { $products } verkaufen. Wer es gewinnt, darf diesen Preis um eine Stufe anheben (der Pfeil).
hermagor-explain-double = Damit darfst du in dieser Runde { $products } verkaufen.
hermagor-explain-floating_market = Wer es gewinnt, darf einen beliebigen Preis um eine Stufe anheben.
hermagor-explain-good_deal = Wer es gewinnt, bekommt sofort 5.
hermagor-explain-shortcut = Wer es hat, reist einmal in dieser Runde zum halben Preis des Weges und verkauft.
hermagor-explain-black_market = Wenn in dieser Runde verkauft, wer es hat, bekommt niemand etwas für Kontore dort.
hermagor-explain-cash = Am Ende zählt nur das. Das Geld der anderen ist verdeckt, wenn der Tisch nicht mit offenem Geld spielt.
    .name = Geld
hermagor-explain-dukedom = Am Ende zählen deine Kontore in den drei Herzogtümern: Die kleinste der drei Zahlen mal { $times } wird ausgezahlt.
    .worth =
        { $count ->
            [one] { $count } Kontor von dir
           *[other] { $count } Kontore von dir
        }
hermagor-explain-route = Die Hauptstraße: Am Ende bringen die meisten Kontore in ihren 8 Dörfern 5, die wenigsten kosten 5.
    .name = Hauptstraße
hermagor-explain-discs = Übrige Scheiben. Für jede vollständige Region kommt eine auf die Preistafel; sie bringt sofort etwas und noch einmal am Ende.
    .name = Übrige Scheiben
hermagor-explain-buyers = Einkäufer, die in dieser Runde noch zu setzen sind.
    .name = Einkäufer
hermagor-explain-actions = Aktionen, die in dieser Runde noch kommen. Jede braucht ein Kontor: nach einem Verkauf gebaut, sonst zurückgelegt.
    .name = Aktionen
hermagor-explain-round = Eine Runde hat drei Phasen: Markt, Vorbereitung, Verkauf. Nach der letzten kommt das Schlusseinkommen.
    .name = Runden
hermagor-explain-city = Hier beginnen alle. Man reist hindurch, aber keine Reise endet hier, und verkauft wird hier nichts.
    .name = Hermagor
hermagor-explain-road = Was die Straße kostet. Wer reist, ohne zu verkaufen, zahlt die Hälfte des ganzen Weges, abgerundet.
    .name = Straße, { $cost }
hermagor-explain-row = Ein Verkauf bringt den Preis, { $price }. Am Ende bekommen alle mit einer Scheibe hier den Endwert, { $end }. Eine Region mit diesem Gebäude bringt eine Scheibe auf das beste freie Feld.
hermagor-explain-nobility = Eine Region mit der Fahne bringt eine Scheibe auf das niedrigste freie Feld: 3, dann 4, bis 8. Kein Schlusseinkommen.
hermagor-explain-region = Ein Kontor in jedem ihrer Dörfer bringt dir eine Scheibe: { $rows }.
    .worth =
        { $count ->
            [0] Du hast sie
            [one] Dir fehlt { $names }
           *[other] Dir fehlen { $count }: { $names }
        }
hermagor-explain-village =
    { $count ->
        [0] Kauft { $product }. Wer hier verkauft, baut ein Kontor.
        [one] Kauft { $product }. Wer hier verkauft, baut ein Kontor, und wer schon eins hat, bekommt 1.
       *[other] Kauft { $product }. Wer hier verkauft, baut ein Kontor, und die { $count }, die schon eins haben, bekommen je 1.
    }
    .worth = zahlt { $price }
hermagor-explain-merchant = Reist auf den Straßen von Dorf zu Dorf und bezahlt jede davon; verkauft, wo du noch kein Kontor hast.
    .name = Händler von { $name }
