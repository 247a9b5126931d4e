# Die Wörter von Hermagor; die Lücken erklärt der Kopf von games/heller/locale/en.ftl.
# Das Etikett eines Plättchens (.label) steht im Akkusativ: „bekommt den Schwarzmarkt“.

## Waren, Gebäude, Zeilen der Preistafel, Plättchen

hermagor-product-maize = Mais
    .label = Mais
hermagor-product-amulet = Amulette
    .label = Amulette
hermagor-product-weapons = Waffen
    .label = Waffen
hermagor-product-dragon_egg = Dracheneier
    .label = Dracheneier
hermagor-product-salt = Salz
    .label = Salz
hermagor-product-books = Bücher
    .label = Bücher
hermagor-product-blessing = Segen
    .label = Segen
hermagor-product-relic = Reliquien
    .label = Reliquien

hermagor-building-maize_field = Maisfeld
hermagor-building-clairvoyant_tent = Wahrsagerzelt
hermagor-building-blacksmith = Schmiede
hermagor-building-dragon_valley = Drachental
hermagor-building-salt_mine = Salzmine
hermagor-building-library = Bibliothek
hermagor-building-church = Kirche
hermagor-building-graveyard = Friedhof

hermagor-row-maize = Maisfeld
hermagor-row-amulet = Wahrsagerzelt
hermagor-row-weapons = Schmiede
hermagor-row-dragon_egg = Drachental
hermagor-row-salt = Salzmine
hermagor-row-books = Bibliothek
hermagor-row-blessing = Kirche
hermagor-row-relic = Friedhof
hermagor-row-nobility = Adel

hermagor-tile-1 = Mais und Amulette
    .label = Plättchen 1 (Mais und Amulette)
hermagor-tile-2 = Salz
    .label = Plättchen 2 (Salz)
hermagor-tile-3 = Waffen und Bücher
    .label = Plättchen 3 (Waffen und Bücher)
hermagor-tile-4 = Reliquien
    .label = Plättchen 4 (Reliquien)
hermagor-tile-5 = Dracheneier und Reliquien
    .label = Plättchen 5 (Dracheneier und Reliquien)
hermagor-tile-6 = Mais
    .label = Plättchen 6 (Mais)
hermagor-tile-7 = Segen
    .label = Plättchen 7 (Segen)
hermagor-tile-8 = Salz und Segen
    .label = Plättchen 8 (Salz und Segen)
hermagor-tile-9 = Mais und Reliquien
    .label = Plättchen 9 (Mais und Reliquien)
hermagor-tile-10 = Waffen
    .label = Plättchen 10 (Waffen)
hermagor-tile-11 = Amulette und Bücher
    .label = Plättchen 11 (Amulette und Bücher)
hermagor-tile-12 = Dracheneier
    .label = Plättchen 12 (Dracheneier)
hermagor-tile-13 = Bücher
    .label = Plättchen 13 (Bücher)
hermagor-tile-14 = Waffen und Salz
    .label = Plättchen 14 (Waffen und Salz)
hermagor-tile-15 = Amulette
    .label = Plättchen 15 (Amulette)
hermagor-tile-16 = Dracheneier und Segen
    .label = Plättchen 16 (Dracheneier und Segen)
hermagor-tile-17 = Mais und Dracheneier
    .label = Plättchen 17 (Mais und Dracheneier)
hermagor-tile-18 = Amulette und Salz
    .label = Plättchen 18 (Amulette und Salz)
hermagor-tile-19 = Waffen und Segen
    .label = Plättchen 19 (Waffen und Segen)
hermagor-tile-20 = Bücher und Reliquien
    .label = Plättchen 20 (Bücher und Reliquien)
hermagor-tile-floating_market = Preisschwankung
    .label = die Preisschwankung
hermagor-tile-good_deal = Gutes Geschäft
    .label = das Gute Geschäft
hermagor-tile-shortcut = Abkürzung
    .label = die Abkürzung
hermagor-tile-black_market = Schwarzmarkt
    .label = den Schwarzmarkt

## Das Land: Eigennamen

hermagor-village-hermagor = Hermagor
hermagor-village-lindrach = Lindrach
hermagor-village-rosstratt = Rosstratt
hermagor-village-steinhag = Steinhag
hermagor-village-ursenfeld = Ursenfeld
hermagor-village-brennau = Brennau
hermagor-village-moosling = Moosling
hermagor-village-kreuzwang = Kreuzwang
hermagor-village-glockrain = Glockrain
hermagor-village-tannsteg = Tannsteg
hermagor-village-falkenried = Falkenried
hermagor-village-silbergrub = Silbergrub
hermagor-village-furtnitz = Furtnitz
hermagor-village-weidnau = Weidnau
hermagor-village-kornleiten = Kornleiten
hermagor-village-honigbuehl = Honigbühl
hermagor-village-erlgraben = Erlgraben
hermagor-village-wolfsriegl = Wolfsriegl
hermagor-village-sankt_odran = Sankt Odran
hermagor-village-nebelwand = Nebelwand
hermagor-village-gamskar = Gamskar
hermagor-village-drachenegg = Drachenegg
hermagor-village-erztratt = Erztratt
hermagor-village-hochkranz = Hochkranz
hermagor-village-sonnwendl = Sonnwendl
hermagor-village-zollnitz = Zollnitz
hermagor-village-rebstall = Rebstall
hermagor-village-angerwies = Angerwies
hermagor-village-muehlrast = Mühlrast
hermagor-village-torfach = Torfach
hermagor-village-grauwinkl = Grauwinkl
hermagor-village-passhorn = Passhorn
hermagor-village-schneebichl = Schneebichl

hermagor-region-burgwiese = Burgwiese
hermagor-region-fuerstenanger = Fürstenanger
hermagor-region-herrenau = Herrenau
hermagor-region-grafenhain = Grafenhain
hermagor-region-abtsforst = Abtsforst
hermagor-region-ritterwinkl = Ritterwinkl
hermagor-region-schreibermoos = Schreibermoos
hermagor-region-bienenau = Bienenau
hermagor-region-totenrain = Totenrain
hermagor-region-wahrsagergrund = Wahrsagergrund
hermagor-region-nebelboden = Nebelboden
hermagor-region-rebgrund = Rebgrund
hermagor-region-grauhorn = Grauhorn
hermagor-region-schneeboden = Schneeboden
hermagor-region-tannkar = Tannkar
hermagor-region-silberboden = Silberboden
hermagor-region-ursental = Ursental
hermagor-region-drachenkar = Drachenkar
hermagor-region-torfmoor = Torfmoor
hermagor-region-kranzleiten = Kranzleiten
hermagor-region-angerland = Angerland

hermagor-dukedom-falkenmark = Falkenmark
hermagor-dukedom-sonnleiten = Sonnleiten
hermagor-dukedom-wettergau = Wettergau

## Die Plätze des Markts: h quer, v längs. Im Satz mit dem, was hinführt

hermagor-place-r1c1 = Stand in Reihe 1, Spalte 1
    .label = auf den Stand in Reihe 1, Spalte 1
hermagor-place-r1c2 = Stand in Reihe 1, Spalte 2
    .label = auf den Stand in Reihe 1, Spalte 2
hermagor-place-r1c3 = Stand in Reihe 1, Spalte 3
    .label = auf den Stand in Reihe 1, Spalte 3
hermagor-place-r1c4 = Stand in Reihe 1, Spalte 4
    .label = auf den Stand in Reihe 1, Spalte 4
hermagor-place-r2c1 = Stand in Reihe 2, Spalte 1
    .label = auf den Stand in Reihe 2, Spalte 1
hermagor-place-r2c2 = Stand in Reihe 2, Spalte 2
    .label = auf den Stand in Reihe 2, Spalte 2
hermagor-place-r2c3 = Stand in Reihe 2, Spalte 3
    .label = auf den Stand in Reihe 2, Spalte 3
hermagor-place-r2c4 = Stand in Reihe 2, Spalte 4
    .label = auf den Stand in Reihe 2, Spalte 4
hermagor-place-r3c1 = Stand in Reihe 3, Spalte 1
    .label = auf den Stand in Reihe 3, Spalte 1
hermagor-place-r3c2 = Stand in Reihe 3, Spalte 2
    .label = auf den Stand in Reihe 3, Spalte 2
hermagor-place-r3c3 = Stand in Reihe 3, Spalte 3
    .label = auf den Stand in Reihe 3, Spalte 3
hermagor-place-r3c4 = Stand in Reihe 3, Spalte 4
    .label = auf den Stand in Reihe 3, Spalte 4
hermagor-place-r4c1 = Stand in Reihe 4, Spalte 1
    .label = auf den Stand in Reihe 4, Spalte 1
hermagor-place-r4c2 = Stand in Reihe 4, Spalte 2
    .label = auf den Stand in Reihe 4, Spalte 2
hermagor-place-r4c3 = Stand in Reihe 4, Spalte 3
    .label = auf den Stand in Reihe 4, Spalte 3
hermagor-place-r4c4 = Stand in Reihe 4, Spalte 4
    .label = auf den Stand in Reihe 4, Spalte 4
hermagor-place-r5c1 = Stand in Reihe 5, Spalte 1
    .label = auf den Stand in Reihe 5, Spalte 1
hermagor-place-r5c2 = Stand in Reihe 5, Spalte 2
    .label = auf den Stand in Reihe 5, Spalte 2
hermagor-place-r5c3 = Stand in Reihe 5, Spalte 3
    .label = auf den Stand in Reihe 5, Spalte 3
hermagor-place-r5c4 = Stand in Reihe 5, Spalte 4
    .label = auf den Stand in Reihe 5, Spalte 4
hermagor-place-v1r1 = Gasse v1, Reihe 1
    .label = in die Gasse v1, Reihe 1
hermagor-place-v2r1 = Gasse v2, Reihe 1
    .label = in die Gasse v2, Reihe 1
hermagor-place-v3r1 = Gasse v3, Reihe 1
    .label = in die Gasse v3, Reihe 1
hermagor-place-h1c1 = Gasse h1, Spalte 1
    .label = in die Gasse h1, Spalte 1
hermagor-place-h1v1 = Kreuzung h1 × v1
    .label = auf die Kreuzung h1 × v1
hermagor-place-h1c2 = Gasse h1, Spalte 2
    .label = in die Gasse h1, Spalte 2
hermagor-place-h1v2 = Kreuzung h1 × v2
    .label = auf die Kreuzung h1 × v2
hermagor-place-h1c3 = Gasse h1, Spalte 3
    .label = in die Gasse h1, Spalte 3
hermagor-place-h1v3 = Kreuzung h1 × v3
    .label = auf die Kreuzung h1 × v3
hermagor-place-h1c4 = Gasse h1, Spalte 4
    .label = in die Gasse h1, Spalte 4
hermagor-place-v1r2 = Gasse v1, Reihe 2
    .label = in die Gasse v1, Reihe 2
hermagor-place-v2r2 = Gasse v2, Reihe 2
    .label = in die Gasse v2, Reihe 2
hermagor-place-v3r2 = Gasse v3, Reihe 2
    .label = in die Gasse v3, Reihe 2
hermagor-place-h2c1 = Gasse h2, Spalte 1
    .label = in die Gasse h2, Spalte 1
hermagor-place-h2v1 = Kreuzung h2 × v1
    .label = auf die Kreuzung h2 × v1
hermagor-place-h2c2 = Gasse h2, Spalte 2
    .label = in die Gasse h2, Spalte 2
hermagor-place-h2v2 = Kreuzung h2 × v2
    .label = auf die Kreuzung h2 × v2
hermagor-place-h2c3 = Gasse h2, Spalte 3
    .label = in die Gasse h2, Spalte 3
hermagor-place-h2v3 = Kreuzung h2 × v3
    .label = auf die Kreuzung h2 × v3
hermagor-place-h2c4 = Gasse h2, Spalte 4
    .label = in die Gasse h2, Spalte 4
hermagor-place-v1r3 = Gasse v1, Reihe 3
    .label = in die Gasse v1, Reihe 3
hermagor-place-v2r3 = Gasse v2, Reihe 3
    .label = in die Gasse v2, Reihe 3
hermagor-place-v3r3 = Gasse v3, Reihe 3
    .label = in die Gasse v3, Reihe 3
hermagor-place-h3c1 = Gasse h3, Spalte 1
    .label = in die Gasse h3, Spalte 1
hermagor-place-h3v1 = Kreuzung h3 × v1
    .label = auf die Kreuzung h3 × v1
hermagor-place-h3c2 = Gasse h3, Spalte 2
    .label = in die Gasse h3, Spalte 2
hermagor-place-h3v2 = Kreuzung h3 × v2
    .label = auf die Kreuzung h3 × v2
hermagor-place-h3c3 = Gasse h3, Spalte 3
    .label = in die Gasse h3, Spalte 3
hermagor-place-h3v3 = Kreuzung h3 × v3
    .label = auf die Kreuzung h3 × v3
hermagor-place-h3c4 = Gasse h3, Spalte 4
    .label = in die Gasse h3, Spalte 4
hermagor-place-v1r4 = Gasse v1, Reihe 4
    .label = in die Gasse v1, Reihe 4
hermagor-place-v2r4 = Gasse v2, Reihe 4
    .label = in die Gasse v2, Reihe 4
hermagor-place-v3r4 = Gasse v3, Reihe 4
    .label = in die Gasse v3, Reihe 4
hermagor-place-h4c1 = Gasse h4, Spalte 1
    .label = in die Gasse h4, Spalte 1
hermagor-place-h4v1 = Kreuzung h4 × v1
    .label = auf die Kreuzung h4 × v1
hermagor-place-h4c2 = Gasse h4, Spalte 2
    .label = in die Gasse h4, Spalte 2
hermagor-place-h4v2 = Kreuzung h4 × v2
    .label = auf die Kreuzung h4 × v2
hermagor-place-h4c3 = Gasse h4, Spalte 3
    .label = in die Gasse h4, Spalte 3
hermagor-place-h4v3 = Kreuzung h4 × v3
    .label = auf die Kreuzung h4 × v3
hermagor-place-h4c4 = Gasse h4, Spalte 4
    .label = in die Gasse h4, Spalte 4
hermagor-place-v1r5 = Gasse v1, Reihe 5
    .label = in die Gasse v1, Reihe 5
hermagor-place-v2r5 = Gasse v2, Reihe 5
    .label = in die Gasse v2, Reihe 5
hermagor-place-v3r5 = Gasse v3, Reihe 5
    .label = in die Gasse v3, Reihe 5

## Was gefragt wird: mich, dann ($name) jemand anderen

hermagor-ask-place = Setze einen Einkäufer auf ein Plättchen oder in eine Gasse, oder passe
hermagor-ask-place-other = { $name } setzt gleich einen Einkäufer
hermagor-ask-share-buyer = Du darfst einen gemeinsamen Einkäufer setzen, kostenlos
hermagor-ask-share-buyer-other = { $name } darf einen gemeinsamen Einkäufer setzen
hermagor-ask-declare = Der Steuereinnehmer fragt: Gib dein Geld an, oder passe
hermagor-ask-declare-other = { $name } antwortet dem Steuereinnehmer
hermagor-ask-start = Bestimme, wer von nun an beginnt
hermagor-ask-start-other = { $name } bestimmt, wer von nun an beginnt
hermagor-ask-raise = Du darfst einen Preis um eine Stufe anheben
hermagor-ask-raise-other = { $name } darf einen Preis anheben
hermagor-ask-draw = Kein Warenplättchen: Möchtest du eins ziehen?
hermagor-ask-draw-other = { $name } darf ein Plättchen aus dem Beutel ziehen
hermagor-ask-action = Deine Aktion: reisen und verkaufen, hier verkaufen, nur reisen oder bleiben
hermagor-ask-action-other = { $name } führt gleich eine Aktion aus
hermagor-ask-share-station = Du darfst ein gemeinsames Kontor bauen
hermagor-ask-share-station-other = { $name } darf ein gemeinsames Kontor bauen
hermagor-ask-build = Region vollständig: Wohin kommt die Scheibe?
hermagor-ask-build-other = { $name } wählt, wohin eine Scheibe kommt

## Was geschehen ist

hermagor-log-round-opened = Runde { $round } von { $rounds } beginnt: { $name } fängt an
hermagor-log-market-filled =
    { $count ->
        [one] { $count } Plättchen liegt neu auf dem Markt, { $bag ->
            [one] { $bag } bleibt
           *[other] { $bag } bleiben
        } im Beutel
       *[other] { $count } Plättchen liegen neu auf dem Markt, { $bag ->
            [one] { $bag } bleibt
           *[other] { $bag } bleiben
        } im Beutel
    }
hermagor-log-cash-declared = { $name } gibt { $cash } an
hermagor-log-nothing-declared = { $name } gibt nichts an
hermagor-log-start-named = { $name } bekommt das Startplättchen
hermagor-log-actions-turned-up = Das Aktionsplättchen zeigt { $actions }: Alle nehmen { $actions } Kontore
hermagor-log-buyer-placed = { $name } setzt für { $cost } einen Einkäufer { $place }
    .tile = { $name } setzt für { $cost } einen Einkäufer auf { $tile }
hermagor-log-shared-buyer-placed = { $name } setzt einen gemeinsamen Einkäufer { $place }
    .tile = { $name } setzt einen gemeinsamen Einkäufer auf { $tile }
hermagor-log-passed = { $name } passt
hermagor-log-too-poor = { $name } kann keinen Platz bezahlen
hermagor-log-buzz-paid = { $name } bekommt { $cash } für die Gerüchte der Gassen
hermagor-log-tile-won =
    { $why ->
        [tile] { $name } bekommt { $tile }: Gleichstand, aber mit einem Einkäufer darauf
        [edges] { $name } bekommt { $tile }: Gleichstand, aber mit mehr Einkäufern an den Seiten
       *[majority] { $name } bekommt { $tile }
    }
hermagor-log-tile-won-by-third = Die dritte Farbe gewinnt { $tile }: zurück in den Beutel
hermagor-log-tile-stayed =
    { $why ->
        [tie] Niemand bekommt { $tile }: Gleichstand
       *[nobody] Niemand bekommt { $tile }: Dort steht kein Einkäufer
    }
hermagor-log-good-deal = { $name } bekommt { $cash } für das Gute Geschäft
hermagor-log-price-raised = { $name } hebt den Preis für { $product } auf { $price } an
hermagor-log-price-raised-by-third = Der Preis für { $product } steigt von selbst auf { $price }
hermagor-log-price-kept = { $name } hebt keinen Preis an
hermagor-log-tile-drawn = { $name } zieht { $tile } aus dem Beutel
hermagor-log-nothing-drawn =
    { $why ->
        [empty] { $name } hat kein Warenplättchen, und im Beutel ist keins
       *[declined] { $name } verzichtet auf ein Warenplättchen
    }
hermagor-log-sold =
    { $shortcut ->
        [1] { $name } nimmt für { $cost } die Abkürzung nach { $village } und verkauft { $product } für { $price }
       *[0] { $cost ->
            [0] { $name } verkauft { $product } in { $village } für { $price }
           *[other] { $name } reist für { $cost } nach { $village } und verkauft { $product } für { $price }
        }
    }
hermagor-log-neighbour-paid = { $name } bekommt { $cash } für ein Kontor in { $village }
hermagor-log-moved = { $name } reist für { $cost } nach { $village }, ohne zu verkaufen
hermagor-log-stayed = { $name } bleibt und tut nichts
hermagor-log-shared-station-built = { $name } baut ein gemeinsames Kontor in { $village }
hermagor-log-disc-placed = { $name } vervollständigt { $region }: Eine Scheibe in der Zeile { $row } bringt { $cash }
hermagor-log-disc-placed-by-third = Die dritte Farbe vervollständigt { $region }: eine Scheibe in der Zeile { $row }, niemand bekommt etwas
hermagor-log-region-lost =
    { $why ->
        [discs] { $name } vervollständigt { $region }, hat aber keine Scheibe mehr
        [declined] { $name } vervollständigt { $region } und legt keine Scheibe
       *[full] { $name } vervollständigt { $region }, aber kein Feld ist frei
    }
hermagor-log-region-lost-by-third = Die dritte Farbe vervollständigt { $region }, ohne Scheibe
hermagor-log-round-closed = Runde { $round } ist vorbei: Alle Plättchen kommen zurück in den Beutel
hermagor-log-income-paid = { $name }: Produktion { $production }, Herzogtümer { $dukedoms }, Hauptstraße { $route }; zusammen { $cash }
hermagor-log-game-ended =
    { $count ->
        [one] Das Spiel ist aus: { $names } gewinnt
       *[other] Das Spiel ist aus: { $names } teilen sich den Sieg
    }

## Warum nicht

hermagor-refused-not-now = „{ $action }“ ist keine Antwort auf das, was gefragt ist.
hermagor-refused-place-taken = Es wurde schon ein Einkäufer { $place } gesetzt.
hermagor-refused-empty-booth = Kein Plättchen wurde { $place } gelegt.
hermagor-refused-too-dear = Das kostet { $cost }, und du hast { $cash }.
hermagor-refused-shared-once = Nur eine gemeinsame Figur je Zug: Jetzt ist deine eigene dran.
hermagor-refused-must-follow = Zu einem gemeinsamen Einkäufer gehört ein eigener.
hermagor-refused-no-third-colour = Eine dritte Farbe gibt es nur im Spiel zu zweit.
hermagor-refused-no-shared-buyer = In dieser Runde ist kein gemeinsamer Einkäufer mehr da.
hermagor-refused-no-shared-station = Du hast in dieser Runde kein gemeinsames Kontor mehr.
hermagor-refused-shared-there = In { $village } steht schon ein gemeinsames Kontor.
hermagor-refused-ceiling = Dieser Preis kann nicht weiter steigen.
hermagor-refused-other-product = Das gewonnene Plättchen zeigt diese Ware nicht.
hermagor-refused-no-shortcut = Du hast die Abkürzung nicht.
hermagor-refused-city = Eine Reise endet in einem Dorf, nie in Hermagor.
hermagor-refused-already-there = Dein Händler ist schon in { $village }.
hermagor-refused-own-station = Du hast ein Kontor in { $village }.
hermagor-refused-no-sale-in-city = In Hermagor wird nichts verkauft und nichts gebaut.
hermagor-refused-no-ware = Keins deiner Plättchen zeigt, was { $village } kauft.
hermagor-refused-no-decline = Die Scheibe muss gelegt werden.
hermagor-refused-must-pay = Du musst deine Reise noch aus dem Erlös bezahlen.
hermagor-refused-not-shown = { $region } zeigt dieses Gebäude nicht.
hermagor-refused-no-square = In dieser Zeile ist kein freies Feld nutzbar.
hermagor-refused-not-completed = { $region } ist jetzt nicht an der Reihe.

## Im Terminal

hermagor-plate-player = Spieler
hermagor-plate-you = du
hermagor-plate-third = dritte Farbe
hermagor-plate-cash = Geld
hermagor-plate-left = Übrig
hermagor-plate-at = Händler
hermagor-plate-tiles = Plättchen
hermagor-plate-dukedoms = Herzogtümer
hermagor-plate-route = Straße
hermagor-plate-income = Einkommen jetzt
hermagor-plate-price = Preis
hermagor-plate-end = Ende
hermagor-plate-squares = Felder
hermagor-plate-village = Dorf
hermagor-plate-sells = Kauft
hermagor-plate-cost = Weg
hermagor-plate-net = Netto
hermagor-plate-regions = Vervollständigt
hermagor-plate-stations = Kontore
hermagor-plate-bag = Im Beutel: { $tiles }
hermagor-plate-buzz = Gerüchte: { $lines }
hermagor-plate-actions = Aktionen in dieser Runde: { $actions }

# Was ein Zug bringt: { $n } hat sein Vorzeichen, { $count } ist die Zahl ohne es.
hermagor-gain-coins = { $n } { $count ->
    [one] Münze
   *[other] Münzen
  }
hermagor-gain-tiles = { $n } { $count ->
    [one] Plättchen
   *[other] Plättchen
  }
hermagor-gain-income = { $n } Schlusseinkommen
