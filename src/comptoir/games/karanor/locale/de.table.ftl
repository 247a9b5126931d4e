# Was nur der Tisch im Browser von Karanor sagt.

## Die Karte

karanor-table-map = Karte von Karanor: vier Inseln, 33 Gebiete
karanor-table-inset = Die vier Inseln im Kleinen: antippen, um hinzugehen
karanor-table-describe = Die Karte beschreiben
karanor-table-described = Die Karte in Worten
karanor-table-city = Stadt
karanor-table-harvest-of = Ernte: { $name }
karanor-table-villa-free = Villa zu kaufen
karanor-table-villa-of = Villa von { $name }
karanor-table-inhabitant = ein Bewohner
karanor-table-commerces-of =
    { $count ->
        [one] Geschäft von { $names }
       *[other] Geschäfte von { $names }
    }
karanor-table-pawns-of = Figur von { $names }
karanor-table-way =
    { $actions ->
        [0] ohne weitere Aktion
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } Gold für die See
    }
karanor-table-then =
    Danach { $actions ->
        [0] keine Aktion
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    } und { $gold } Gold
karanor-table-actions =
    { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }
karanor-table-more-actions = 2 Aktionen oder mehr
karanor-table-sea = über See: { $n }
karanor-table-merchant-said = { $name }, { $at }: Prestige { $prestige }, Gold { $gold }, Einkommen { $income }

## Wie weit es ist, und was gefragt ist

karanor-table-round = Runde { $n }
karanor-table-end-at =
    { $count ->
        [one] { $name } hat { $n } von { $end }
       *[other] vorn: { $n } von { $end }
    }
karanor-table-last-round = die letzte
karanor-table-ask-turn =
    { $actions ->
        [one] Was tust du? Noch eine Aktion
       *[other] Was tust du? Noch { $actions } Aktionen
    }
karanor-table-ask-steps =
    { $steps ->
        [one] Geh einen Schritt weiter, oder tu etwas anderes: { $actions ->
            [one] noch eine Aktion
           *[other] noch { $actions } Aktionen
        }
       *[other] Geh { $steps } Schritte weiter, oder tu etwas anderes: { $actions ->
            [one] noch eine Aktion
           *[other] noch { $actions } Aktionen
        }
    }
karanor-table-ask-last-steps =
    { $steps ->
        [one] Geh einen Schritt weiter, oder beende deinen Zug
       *[other] Geh { $steps } Schritte weiter, oder beende deinen Zug
    }
karanor-table-ask-end = Keine Aktion mehr: Beende deinen Zug
karanor-table-ask-way = Dorthin gehen?

## Die Leiste der Aktionen

karanor-table-what-to-do = Was tun?
karanor-table-do-move = Gehen
karanor-table-do-harvest = Ernten
karanor-table-do-work = Arbeiten
karanor-table-do-build = Bauen
karanor-table-do-interact = Sprechen
karanor-table-do-quest = Quest
karanor-table-do-delivery = Liefern
karanor-table-do-recruit = Teilhaber
karanor-table-do-villa = Villa
karanor-table-do-market = Markt
karanor-table-do-end = Beenden
karanor-table-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
karanor-table-gain-gold = { $n } Gold
karanor-table-gain-income = Eink. { $n }
karanor-table-gain-interact = eine Quest
karanor-table-gain-market = Kauf, Verkauf
karanor-table-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
karanor-table-no-not-now = nicht jetzt
karanor-table-no-no-action = keine Aktion
karanor-table-no-forbidden = verboten
karanor-table-no-no-city = keine Stadt
karanor-table-no-one-commerce = schon deins
karanor-table-no-no-card-for-it = keine Karte
karanor-table-no-lacking = es fehlt etwas
karanor-table-no-lacking-gold = Gold fehlt
karanor-table-no-no-site = nichts hier
karanor-table-no-supply-empty = Vorrat leer
karanor-table-no-no-work = verflucht
karanor-table-no-nobody-there = niemand hier
karanor-table-no-no-quests = keine Quest
karanor-table-no-quest = nicht bereit
karanor-table-no-no-delivery = keine offen
karanor-table-no-delivery-city = anderswo
karanor-table-no-recruited = keiner frei
karanor-table-no-no-villa = keine hier
karanor-table-no-villa-sold = verkauft
karanor-table-no-sea-price = Gold fehlt
karanor-table-no-market = kein Handel
karanor-table-which-recruit = Welcher Teilhaber?
karanor-table-which-build = Welches Geschäft?
karanor-table-which-quest = Welche Quest?
karanor-table-which-interact = Mit wem?
karanor-table-cancel = Abbrechen
karanor-table-go = Hingehen
karanor-table-do-it = Bestätigen
karanor-table-yours = Dein Gold und deine Ressourcen
karanor-table-bonus = { $name }: { $n } Gold mehr
karanor-table-why-tired = Außer Reichweite: Du hast keine Aktion mehr.
karanor-table-why-far =
    { $actions ->
        [one] Außer Reichweite: Es braucht { $actions } Aktion, du hast { $have }.
       *[other] Außer Reichweite: Es braucht { $actions } Aktionen, du hast { $have }.
    }
karanor-table-why-sea = Außer Reichweite: Jede Überfahrt kostet { $sea } Gold, du hast { $gold }.
karanor-table-sure-harvest = Du nimmst aus dem Vorrat, was dieses Gebiet hergibt.
karanor-table-sure-work = Ein Tageslohn, wo immer du bist.
karanor-table-sure-interact = Du sprichst mit dem Bewohner, der danach geht, und ziehst eine Quest.
karanor-table-sure-delivery = Du gibst alle Ressourcen der Lieferung ab; die nächste wird aufgedeckt.
karanor-table-sure-recruit = Bringt dir in jeder Einkommensphase eine Ressource.
karanor-table-sure-villa = Die Villa gehört dir bis zum Ende des Spiels.
karanor-table-sure-end = Du bekommst dein Einkommen, dann ist der Nächste am Zug. Übrige Aktionen verfallen.

## Karten

karanor-table-hand = Deine Karten
karanor-table-build-here = Vollständig: hier bauen
karanor-table-build-elsewhere = Vollständig: in einer Stadt bauen
karanor-table-missing = Es fehlt: { $what }
karanor-table-of-gold = { $n } Gold
karanor-table-of-good = { $n } { karanor-table-good }
karanor-table-good =
    { $good ->
        [wood] Holz
        [ore] Erz
        [cloth] Stoff
        [wine] Wein
        [meat] Fleisch
        [fruit] Obst
       *[diamond] { $n ->
            [one] Diamant
           *[other] Diamanten
        }
    }
karanor-table-lacking = fehlen
karanor-table-anywhere = kein fester Ort
karanor-table-quest-ready = Hier bereit: 1 Aktion
karanor-table-quest-here = Bedingung nicht erfüllt
karanor-table-quest-elsewhere = Geh erst dorthin
karanor-table-can-play = Jetzt spielbar
karanor-table-build = Bauen, { $n } Gold
karanor-table-build-bonus = Mit Bonus bauen, { $n } Gold
karanor-table-build-swap = { $text }, { $instead } für { $lacking }
karanor-table-fulfil = Erfüllen
karanor-table-read-quest = Geschichte lesen
karanor-table-play = Ausspielen
karanor-table-play-on = Gegen { $name } spielen
karanor-table-use = „{ $name }“ benutzen
karanor-table-upon = { $text }, für { $name }
karanor-table-promote = Befördern: { $name }
karanor-table-recruit = Anwerben: { $name }
karanor-table-watching = Du siehst zu. Tippe auf ein Gebiet, um darüber zu lesen.

## Güter und Spieler

karanor-table-gold = Gold
karanor-table-income = Einkommen
karanor-table-prestige = Prestige
karanor-table-goods = Ressourcen
karanor-table-quests-held = Quests auf der Hand
karanor-table-blacks-held = Schwarzmarktkarten auf der Hand

## Die Auslage

karanor-table-display = Auslage
karanor-table-trade = Tausch
karanor-table-row = Ausliegende Geschäfte
karanor-table-deck = { $n } im Stapel
karanor-table-delivery = Lieferung
karanor-table-left = noch { $n }
karanor-table-no-delivery-open = Keine Lieferung ist offen.
karanor-table-associates = Freie Teilhaber
karanor-table-recruit-price = { $n } Gold, 1 Aktion
karanor-table-no-associates = Alle arbeiten schon für jemanden.
karanor-table-supply = Ressourcen im Vorrat
karanor-table-market = Markt für zwei
karanor-table-pile = Ressourcen
karanor-table-buy = Kauf
karanor-table-sell = Verkauf

## Tasten

karanor-key-accept = das Angebot annehmen
karanor-key-counter = ein Gegenangebot machen
karanor-key-decline = das Angebot ablehnen
karanor-key-fold = das Angebot beiseitelegen
karanor-key-pass = passen, wo du reagieren darfst

## In Worten

karanor-words-map = Die Inseln
karanor-words-nothing = nichts
karanor-words-anyone = alle
karanor-words-offer = Angebot { $number }, { $name } an { $other }: gibt { $give }, will { $want }.
karanor-words-reply = { $reply }: { $offer }
karanor-words-move = Geh { $to }
karanor-words-build = „{ $card }“ bauen
karanor-words-build-bonus = „{ $card }“ mit Bonus bauen
karanor-words-fulfil = „{ $quest }“ erfüllen{ $option ->
        [0] { "" }
       *[other] , Möglichkeit { $option }
    }
karanor-words-interact = Mit dem Bewohner sprechen: { $place }
karanor-words-deal = { $deal ->
        [buy] { karanor-some } kaufen
       *[sell] { karanor-some } verkaufen
    }
karanor-words-market = { $good }: Kauf { $buy }, Verkauf { $sell }
karanor-words-ask = { $on ->
        [on] Mich fragen
       *[off] Mich nicht fragen
    }: { $window ->
        [all] in jedem Moment
       *[other] { $window }
    }
karanor-words-change = { $name } { $sign } { $n }

## Aufträge

karanor-order-no-cards = Keine Schwarzmarktkarte spielen
karanor-order-bargain = Ein Angebot annehmen
karanor-order-of = { $good ->
    [gold] { karanor-table-of-gold }
   *[other] { karanor-table-of-good }
  }
karanor-order-thing = { $good ->
    [gold] Gold
   *[other] { karanor-table-good }
  }
karanor-order-no-trade = Jedes Angebot ablehnen
