# Was nur der Tisch im Browser von Hermagor sagt.

## Die Pläne

hermagor-table-boards = Spielplan
hermagor-table-board-market = Markt
hermagor-table-board-map = Karte
hermagor-table-market = Der große Markt: Stände und Gassen
hermagor-table-whole-market = Der ganze Markt auf einmal
hermagor-table-map = Karte des Landes um Hermagor
hermagor-table-layers = Ebenen der Karte
hermagor-table-layer-regions = Regionen
hermagor-table-layer-dukedoms = Herzogtümer
hermagor-table-layer-route = Straße
hermagor-table-layer-gains = Nettogewinn
hermagor-table-inset = Das ganze Land im Kleinen: antippen, um hinzugehen
hermagor-table-describe = Den Spielplan beschreiben
hermagor-table-described = Der Spielplan in Worten

## Wie weit es ist

hermagor-table-round = Runde { $n }
hermagor-table-round-of = Runde { $round } von { $rounds }
hermagor-table-actions-of =
    { $count ->
        [one] je { $count } Aktion
       *[other] je { $count } Aktionen
    }
hermagor-table-phase-1 = Markt
hermagor-table-phase-2 = Vorbereitung
hermagor-table-phase-3 = Verkauf

## Was gefragt ist

hermagor-table-ask-place =
    { $count ->
        [one] Setze deinen letzten Einkäufer, oder passe
       *[other] Setze einen Einkäufer, noch { $count }
    }
hermagor-table-ask-action =
    { $count ->
        [one] Reise und verkaufe, es ist deine letzte Aktion
       *[other] Reise und verkaufe, noch { $count } Aktionen
    }
hermagor-table-ask-costs = auf einem Plättchen { $tile } · in einer Gasse die Zahl dort · du hast { $cash }
hermagor-table-hint-place = Zeig auf ein Plättchen oder eine Gasse, um zu sehen, was ein Einkäufer dort bewirkt.
hermagor-table-hint-share-buyer = Zeig auf einen Platz für den gemeinsamen Einkäufer, oder lass es.
hermagor-table-hint-declare = Wer am wenigsten angibt, bestimmt, wer beginnt.
hermagor-table-hint-start = Wer soll beginnen?
hermagor-table-hint-raise = Ein höherer Preis hebt auch den Endwert und deckt Felder auf.
hermagor-table-hint-draw = Ein Plättchen aus dem Beutel hebt keinen Preis.
hermagor-table-hint-action = Gestrichelte Dörfer kaufen deine Waren. Zeig auf eins, um Weg, Preis und Gewinn zu sehen.
hermagor-table-hint-share-station = In gestrichelten Dörfern ist Platz für das gemeinsame Kontor. Zeig auf eins, oder lass es.
hermagor-table-hint-build = Wähle die Zeile für die Scheibe; ihr Feld wird sofort ausgezahlt.
hermagor-table-do-place = Einkäufer setzen
hermagor-table-do-shared-buyer = Gemeinsamen Einkäufer setzen
hermagor-table-do-sell = Reisen und verkaufen
hermagor-table-do-sell-here = Hier verkaufen
hermagor-table-do-shortcut = Abkürzung
hermagor-table-do-move = Nur reisen
hermagor-table-do-shared-station = Gemeinsames Kontor bauen
hermagor-table-do-pass = Passen
hermagor-table-do-pass-sure =
    { $count ->
        [one] Auf den letzten Einkäufer verzichten?
       *[other] Auf { $count } Einkäufer verzichten?
    }
hermagor-table-do-declare = Mein Geld angeben
hermagor-table-do-keep = Keinen Preis anheben
hermagor-table-do-draw = Plättchen ziehen
hermagor-table-do-no-draw = Nicht ziehen
hermagor-table-do-stay = Bleiben
hermagor-table-do-rest =
    { $count ->
       *[other] Bis zum Ende bleiben ({ $count } Aktionen)
    }
hermagor-table-do-done = Lassen
hermagor-table-do-start-me = Ich beginne
hermagor-table-do-decline = Keine Scheibe für { $region }
hermagor-table-raise-note = { $price } → { $next }, Endwert { $end }
hermagor-table-build-note = { $region }: bringt { $pays }{ $price ->
        [0] {""}
       *[other] {" · "}Preis { $price }, Endwert { $end }
    }

## Plätze des Marktes

hermagor-table-no-tile = kein Plättchen
hermagor-table-tile-said = { $name }
hermagor-table-tile-number =
    { $special ->
        [yes] Sonderplättchen
       *[no] Plättchen { $tile }
    }
hermagor-table-costs = kostet { $cost }
hermagor-table-buyer-of = Einkäufer von { $name }
hermagor-table-leads = geht jetzt an { $name }: { $why }
hermagor-table-why =
    { $why ->
        [alone] { $most } allein
        [majority] { $most }:{ $next }
        [tile] { $most } = { $next }, darauf
        [edges] { $most } = { $next }, Seiten
        [tie] { $most } = { $next }, bleibt
       *[nobody] niemand, bleibt
    }
hermagor-table-ties = 2:1 = mehr Einkäufer auf und um das Plättchen. Bei Gleichstand: wer darauf steht, dann wer mehr an seinen Seiten hat; sonst bleibt es liegen.
hermagor-table-nobody = niemand
hermagor-table-hands = { $from } → { $to }
hermagor-table-buzz = Gerüchte
hermagor-table-buzz-on = Gerüchte auf { $lines }
hermagor-table-leading = An wen die Plättchen jetzt gingen
hermagor-table-sales = Wo du jetzt verkaufen kannst
hermagor-table-no-sales = Mit dieser Aktion lässt sich nichts verkaufen. Wähle ein Dorf auf der Karte, um hinzureisen, und verkaufe mit einer späteren.
hermagor-table-no-way = Nichts ist zu verkaufen, und kein Weg ist bezahlbar: Du bleibst.
hermagor-table-cost = Kosten
hermagor-table-left = bleiben
hermagor-table-looked-at = Was du ansiehst
hermagor-table-would-do = Was das bewirkt

## Dörfer

hermagor-table-on-route = { $dukedom } · Hauptstraße
hermagor-table-buys = kauft { $product } für { $price }
hermagor-table-buys-line = Kauft { $product }
hermagor-table-stations-of =
    { $count ->
        [one] Kontor von { $names }
       *[other] Kontore von { $names }
    }
hermagor-table-merchants-of =
    { $count ->
        [one] Händler von { $names }
       *[other] Händler von { $names }
    }
hermagor-table-net-said = Weg { $cost }, Nettogewinn { $net }
hermagor-table-way-said = Weg { $cost }
hermagor-table-completes-said = vervollständigt { $names }
hermagor-table-said =
    { $sign ->
        [minus] minus { $n }
        [plus] plus { $n }
       *[zero] { $n }
    }
hermagor-table-gain =
    { $sign ->
        [minus] Du verlierst
       *[plus] Du gewinnst
    }
hermagor-table-sold = { $product } verkauft
hermagor-table-current-price = Jetziger Preis
hermagor-table-no-ware = Davon hast du nichts
hermagor-table-sell-later = Verkaufen könntest du hier mit einer späteren Aktion
hermagor-table-completed = { $region } vollständig
hermagor-table-would-complete = Würde { $region } vervollständigen
hermagor-table-no-room = Kein Feld ist frei
hermagor-table-earn =
    { $count ->
        [one] { $names } bekommt { $n }
       *[other] { $names } bekommen je { $n }
    }
hermagor-table-missing =
    { $count ->
        [0] vollständig
        [one] es fehlt noch { $names }
       *[other] es fehlen noch { $names }
    }
hermagor-table-final-dukedoms = Schlusseinkommen: Herzogtümer
hermagor-table-final-route = Schlusseinkommen: Straße
hermagor-table-stranded = Danach könntest du keinen Weg zu einem Verkauf mehr bezahlen.

## Händler

hermagor-table-cash = Geld
hermagor-table-declared = Geld angegeben
hermagor-table-hidden = Geld verdeckt
hermagor-table-passed = hat gepasst
hermagor-table-buyers-left =
    { $count ->
        [one] noch { $count } Einkäufer
       *[other] noch { $count } Einkäufer
    }
hermagor-table-actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
hermagor-table-buzz-of = Gerüchte { $n }
hermagor-table-in-dukedom = Kontore in { $dukedom }
hermagor-table-on-the-route = Kontore an der Hauptstraße
hermagor-table-discs = Übrige Scheiben
hermagor-table-shared = gemeinsame Farbe
hermagor-table-shared-buyers =
    { $count ->
        [one] noch { $count } gemeinsamer Einkäufer
       *[other] noch { $count } gemeinsame Einkäufer
    }
hermagor-table-none = keine
hermagor-table-merchant-said = { $name }: { $shared ->
        [yes] die gemeinsame Farbe
       *[no] { $cash ->
            [-1] Geld verdeckt
           *[other] Geld { $cash }
        }
    }; Plättchen: { $tiles }; Kontore: { $dukedoms }, Hauptstraße { $route }; übrige Scheiben { $discs }.

## Preise, Regionen, Beutel

hermagor-table-prices-tab = Preise
hermagor-table-prices = Preistafel
hermagor-table-building-pays = Gebäude
hermagor-table-price-head = Preis
hermagor-table-end-value = Endwert
hermagor-table-price-said = Preis { $price }, Endwert { $end }
hermagor-table-disc-said = Scheibe von { $name } auf { $square }
hermagor-table-pays-said = die nächste Scheibe bringt { $pays }
hermagor-table-row-full = kein Platz für eine Scheibe
hermagor-table-regions = Meine Regionen
hermagor-table-regions-done =
    { $count ->
        [0] noch keine vollständig
       *[other] { $count } vollständig
    }
hermagor-table-bag = Im Beutel
hermagor-table-bag-count =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
hermagor-table-to-come = Aktionsplättchen, die noch kommen

## Das Schlusseinkommen

hermagor-table-income = Das Schlusseinkommen
hermagor-table-income-help = Jede Art von Gebäude bringt einmal ihren Endwert. Kontore in allen Herzogtümern bringen etwas. Die Hauptstraße belohnt, wer dort die meisten Kontore hat; wer die wenigsten hat, zahlt.
hermagor-table-income-before = Geld vorher
hermagor-table-income-production = Produktion
hermagor-table-income-dukedoms = Herzogtümer
hermagor-table-income-route = Hauptstraße
hermagor-table-income-stations =
    { $count ->
        [one] { $count } Kontor
       *[other] { $count } Kontore
    }
hermagor-table-income-total = Zusammen
hermagor-table-income-all = Alles auf einmal zeigen
hermagor-table-income-close = Zum Endstand

## Tasten

hermagor-key-map = Markt oder Karte

## In Worten

hermagor-do-at = { $what }: { $where }
hermagor-words-place = { $place }, Kosten { $cost }
hermagor-words-raise = Einen Preis anheben
hermagor-words-start = Startspieler
hermagor-words-price = { $row }{ $price ->
        [-1] { "" }
       *[other] : Preis { $price }
    }{ $pays ->
        [-1] { "" }
       *[other] ; die nächste Scheibe bringt { $pays }
    }

## Aufträge

hermagor-order-stay = Bis zum Ende bleiben
hermagor-order-no-sharing = Nichts teilen
