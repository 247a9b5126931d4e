# Die Wörter von Jantaris; die Lücken erklärt der Kopf von Hellers en.ftl.
# $other ist, wer auf dem Platz `other` sitzt; Orte kommen als „nach Taira“, „aus Taira“ in `to` und `from`.

## Orte

jantaris-area-shakara = Shakara
jantaris-area-ormeth = Ormeth
jantaris-area-likaran = Likaran
jantaris-area-velisse = Velisse
jantaris-area-taira = Taira
jantaris-area-quendar = Quendar
jantaris-area-moravel = Moravel
jantaris-area-issenda = Issenda
jantaris-area-centre = Zentrum
jantaris-to-shakara = nach Shakara
jantaris-to-ormeth = nach Ormeth
jantaris-to-likaran = nach Likaran
jantaris-to-velisse = nach Velisse
jantaris-to-taira = nach Taira
jantaris-to-quendar = nach Quendar
jantaris-to-moravel = nach Moravel
jantaris-to-issenda = nach Issenda
jantaris-to-centre = ins Zentrum
jantaris-from-shakara = aus Shakara
jantaris-from-ormeth = aus Ormeth
jantaris-from-likaran = aus Likaran
jantaris-from-velisse = aus Velisse
jantaris-from-taira = aus Taira
jantaris-from-quendar = aus Quendar
jantaris-from-moravel = aus Moravel
jantaris-from-issenda = aus Issenda
jantaris-from-centre = aus dem Zentrum

## Farben, Phasen, Stimmen

jantaris-colour-red = rot
jantaris-colour-black = schwarz
jantaris-phase-setup = Aufbau
jantaris-phase-start = Beginn des Zuges
jantaris-phase-city = Stadt
jantaris-phase-diplomacy = Diplomatie
jantaris-phase-fair = Große Messe
jantaris-phase-control = Marktkontrolle
jantaris-phase-over = Ende
jantaris-vote-deal = Handel
jantaris-vote-strengthen = Stärkung
jantaris-vote-recruitment = Anwerbung
jantaris-vote-black_market = Schwarzmarkt
jantaris-effect-deal-1 = 2 Waren in der Farbe des Markers
jantaris-effect-deal-2 = eine Ware für jeden deiner Händler im aktiven Viertel
jantaris-effect-deal-3 = eine Ware für jeden deiner Händler im Zentrum
jantaris-effect-strengthen-1 = nenne jemanden: Dessen Händler werden aus dem aktiven Viertel verbannt
jantaris-effect-strengthen-2 = hole bis zu 2 deiner Händler aus einem Nachbarviertel ins aktive Viertel
jantaris-effect-strengthen-3 = schicke bis zu 2 deiner Händler aus dem aktiven Viertel in ein Nachbarviertel
jantaris-effect-recruitment-1 = setze 1 Händler in ein beliebiges Viertel ohne Marker
jantaris-effect-recruitment-2 = setze 1 Händler ins Zentrum, wenn dort kein Marker steht
jantaris-effect-recruitment-3 = setze bis zu 2 Händler in ein Nachbarviertel
jantaris-effect-black_market-1 = nimm jemandem 1 Ware weg
jantaris-effect-black_market-2 = 2 Waren von der Bank, Farben nach Wahl
jantaris-effect-black_market-3 = verliere alle deine Waren; deine Händler werden aus dem aktiven Viertel verbannt

## Kontrollkarten

jantaris-card-shakara-ormeth-velisse = Shakara, Ormeth, Velisse
jantaris-card-ormeth-likaran-taira = Ormeth, Likaran, Taira
jantaris-card-likaran-velisse-quendar = Likaran, Velisse, Quendar
jantaris-card-velisse-taira-moravel = Velisse, Taira, Moravel
jantaris-card-taira-quendar-issenda = Taira, Quendar, Issenda
jantaris-card-quendar-moravel-shakara = Quendar, Moravel, Shakara
jantaris-card-moravel-issenda-ormeth = Moravel, Issenda, Ormeth
jantaris-card-issenda-shakara-likaran = Issenda, Shakara, Likaran

## Gegenstände

jantaris-item-historic_book = Geschichtsbuch
    .text = Jedes Mal, wenn du in den Basar gehst: Lege einen der offenen Gegenstände unter den Stapel und decke den nächsten auf, vor der Auktion.
jantaris-item-precious_porcelain = Kostbares Porzellan
    .text = Beim Kauf: Du bekommst 2 schwarze Waren.
jantaris-item-cannon = Kanone
    .text = Jedes Mal, wenn du eine Kontrollkarte nimmst: Du bekommst 3 rote Waren.
jantaris-item-small_ring = Kleiner Ring
    .text = Zu Beginn deines Zuges: Du darfst ihn unter den Stapel legen und den obersten Gegenstand aufdecken. Kaufe diesen sofort für 2 Waren einer Farbe weniger, oder lege auch ihn unter den Stapel.
jantaris-item-barrel_of_dye = Farbfass
    .text = Deine Waren aus dem Handel sind immer rot.
jantaris-item-seal_ring = Siegelring
    .text = Beim Kauf: Nimm allen anderen je 1 rote Ware weg.
jantaris-item-ancient_clock = Alte Uhr
    .text = Du darfst am Ende jeder Phase eine Kontrollkarte nehmen.
jantaris-item-majestic_statue = Prächtige Statue
    .text = Zu Beginn einer großen Messe: Hast du gar keine Waren, bekommst du 2 rote.
jantaris-item-coach = Kutsche
    .text = Werden deine Händler verbannt, darf einer mehr in ein angrenzendes Viertel ohne Marker gehen.
jantaris-item-treasury = Schatzkammer
    .text = Mit dem Schwarzmarkt nimmt dir niemand Waren weg.
jantaris-item-old_coins = Alte Münzen
    .text = Zu Beginn einer großen Messe: Du darfst sie unter den Stapel legen und so viele Waren einer Farbe bekommen, wie Händler im Zentrum stehen.
jantaris-item-royal_obligation = Königlicher Wechsel
    .text = Zu Beginn deines Zuges: Alle anderen, die eine Krone haben, geben dir je 1 rote Ware.
jantaris-item-signal_horn = Signalhorn
    .text = Zu Beginn einer großen Messe: Steht keiner deiner Händler im Zentrum, versetze einen aus einem Viertel ohne Marker dorthin.
jantaris-item-royal_cape = Königsmantel
    .text = Zu Beginn deines Zuges: Alle, die eine Krone haben, dürfen einen Händler aus einem Gebiet ohne Marker zurücknehmen.
jantaris-item-noble_horse = Edles Pferd
    .text = Beim Kauf: Setze 1 Händler in ein beliebiges Viertel ohne Marker.
jantaris-item-royal_crown = Königskrone
    .text = Zu Beginn deines Zuges: Alle, die eine Krone haben, bekommen 1 schwarze Ware.
jantaris-item-street_organ = Drehorgel
    .text = Beim Kauf: Steht kein Marker im Zentrum, setze 1 Händler dorthin.
jantaris-item-royal_diamond = Königsdiamant
    .text = Zu Beginn deines Zuges: Alle, die eine Krone haben und niemanden im Zentrum, dürfen einen Händler dorthin setzen, wenn kein Marker dort steht.
jantaris-item-picks = Dietriche
    .text = Zu Beginn deines Zuges: Du darfst sie unter den Stapel legen und die obersten 3 Gegenstände aufdecken. Nimm einen umsonst, aber keinen von denen mit dem meisten Prestige.
jantaris-item-royal_scepter = Königszepter
    .text = Zu Beginn deines Zuges: Alle, die eine Krone haben, bekommen 1 rote Ware.

## Woher etwas kommt

jantaris-why-market = Marktplatz
jantaris-why-deal = Handel
jantaris-why-black_market = Schwarzmarkt
jantaris-why-setup = Start
jantaris-why-guild = Gildenhalle
jantaris-why-recruitment = Anwerbung
jantaris-why-strengthen = Stärkung
jantaris-why-banishment = Verbannung
jantaris-why-great_fair = große Messe
jantaris-why-bazaar = Basar
jantaris-why-historic_book = Geschichtsbuch
jantaris-why-precious_porcelain = Kostbares Porzellan
jantaris-why-cannon = Kanone
jantaris-why-small_ring = Kleiner Ring
jantaris-why-barrel_of_dye = Farbfass
jantaris-why-seal_ring = Siegelring
jantaris-why-ancient_clock = Alte Uhr
jantaris-why-majestic_statue = Prächtige Statue
jantaris-why-coach = Kutsche
jantaris-why-treasury = Schatzkammer
jantaris-why-old_coins = Alte Münzen
jantaris-why-royal_obligation = Königlicher Wechsel
jantaris-why-signal_horn = Signalhorn
jantaris-why-royal_cape = Königsmantel
jantaris-why-noble_horse = Edles Pferd
jantaris-why-royal_crown = Königskrone
jantaris-why-street_organ = Drehorgel
jantaris-why-royal_diamond = Königsdiamant
jantaris-why-picks = Dietriche
jantaris-why-royal_scepter = Königszepter

## Was gefragt wird: mich, dann ($name) jemand anderen

jantaris-ask-settle = Setze einen Händler in ein Viertel
jantaris-ask-settle-other = { $name } wählt ein erstes Viertel
jantaris-ask-items = Dein Zug beginnt: Welchen Gegenstand benutzt du?
jantaris-ask-items-other = { $name } benutzt Gegenstände
jantaris-ask-cape = Königsmantel: Du darfst einen Händler zurücknehmen
jantaris-ask-cape-other = Königsmantel: { $name } darf einen Händler zurücknehmen
jantaris-ask-diamond = Königsdiamant: Du darfst einen Händler ins Zentrum setzen
jantaris-ask-diamond-other = Königsdiamant: { $name } darf einen Händler ins Zentrum setzen
jantaris-ask-bargain = Kleiner Ring: Kaufe den Gegenstand zum kleineren Preis, oder lass ihn
jantaris-ask-bargain-other = Kleiner Ring: { $name } bekommt einen Gegenstand zum kleineren Preis angeboten
jantaris-ask-picks = Dietriche: Nimm einen dieser Gegenstände
jantaris-ask-picks-other = Dietriche: { $name } nimmt einen Gegenstand
jantaris-ask-city = Du bist dran: Marktplatz, Gildenhalle oder Basar
jantaris-ask-city-other = { $name } geht auf den Markt, in die Gildenhalle oder in den Basar
jantaris-ask-exchange = Geschichtsbuch: Welcher Gegenstand kommt unter den Stapel?
jantaris-ask-exchange-other = Geschichtsbuch: { $name } legt einen Gegenstand unter den Stapel
jantaris-ask-open = Eröffne eine Auktion
jantaris-ask-open-other = { $name } eröffnet eine Auktion
jantaris-ask-bid = Biete mehr, oder passe
jantaris-ask-bid-other = { $name } überlegt ein Gebot
jantaris-ask-pay = Er gehört dir: Mit welchen Waren zahlst du?
jantaris-ask-pay-other = { $name } zahlt
jantaris-ask-horse = Edles Pferd: Setze einen Händler in ein Viertel
jantaris-ask-horse-other = Edles Pferd: { $name } setzt einen Händler
jantaris-ask-marker = Versetze einen Gildenmarker
jantaris-ask-marker-other = { $name } versetzt einen Gildenmarker
jantaris-ask-vote = Wähle geheim eine Stimmkarte
jantaris-ask-vote-other = { $name } stimmt ab
jantaris-ask-rob = Schwarzmarkt: Nimm jemandem eine Ware weg
jantaris-ask-rob-other = Schwarzmarkt: { $name } nimmt jemandem eine Ware weg
jantaris-ask-receive = Schwarzmarkt: Welche Waren nimmst du?
jantaris-ask-receive-other = Schwarzmarkt: { $name } nimmt Waren von der Bank
jantaris-ask-banish = Stärkung: Wessen Händler werden verbannt?
jantaris-ask-banish-other = Stärkung: { $name } nennt, wer verbannt wird
jantaris-ask-flee = Verbannt: Wohin geht dein Händler?
jantaris-ask-flee-other = { $name } wählt, wohin ein verbannter Händler geht
jantaris-ask-coach = Kutsche: Ein Händler mehr darf gehen
jantaris-ask-coach-other = Kutsche: { $name } darf einen mehr gehen lassen
jantaris-ask-bring = Stärkung: Hole bis zu 2 Händler aus einem Nachbarviertel
jantaris-ask-bring-other = Stärkung: { $name } darf Händler holen
jantaris-ask-send = Stärkung: Schicke bis zu 2 Händler in ein Nachbarviertel
jantaris-ask-send-other = Stärkung: { $name } darf Händler wegschicken
jantaris-ask-place = Anwerbung: Setze einen Händler in ein Viertel
jantaris-ask-place-other = Anwerbung: { $name } setzt einen Händler
jantaris-ask-recruit = Anwerbung: Setze bis zu 2 Händler in ein Nachbarviertel
jantaris-ask-recruit-other = Anwerbung: { $name } darf Händler nebenan setzen
jantaris-ask-fair-items = Die Messe beginnt: Welchen Gegenstand benutzt du?
jantaris-ask-fair-items-other = Die Messe beginnt: { $name } benutzt Gegenstände
jantaris-ask-trade = Große Messe: Welche Waren verkaufst du?
jantaris-ask-trade-other = Große Messe: { $name } verkauft
jantaris-ask-leave = Wohin geht dein Händler von der Messe?
jantaris-ask-leave-other = { $name } verlässt die Messe
jantaris-ask-claim = Du darfst eine Kontrollkarte nehmen
jantaris-ask-claim-other = { $name } darf eine Kontrollkarte nehmen
jantaris-ask-clock = Alte Uhr: Du darfst jetzt eine Kontrollkarte nehmen
jantaris-ask-clock-other = Alte Uhr: { $name } darf eine Kontrollkarte nehmen
jantaris-ask-bid-may = Inzwischen kannst du dem Tisch dein Höchstgebot nennen

## Was geschehen ist

jantaris-sum =
    { $red ->
        [0] { $black ->
            [0] nichts
            [one] { $black } schwarze Ware
           *[other] { $black } schwarze Waren
        }
       *[other] { $black ->
            [0] { $red ->
                [one] { $red } rote Ware
               *[other] { $red } rote Waren
            }
            [one] { $red } rote und { $black } schwarze Ware
           *[other] { $red } rote und { $black } schwarze Waren
        }
    }
jantaris-log-turn-began = Zug { $turn }, { $name }
jantaris-log-merchant-placed =
    { $count ->
        [one] { $name } schickt einen Händler { $to } ({ $why })
       *[other] { $name } schickt { $count } Händler { $to } ({ $why })
    }
jantaris-log-merchants-recalled =
    { $count ->
        [one] { $name } ruft einen Händler { $from } heim ({ $why })
       *[other] { $name } ruft { $count } Händler { $from } heim ({ $why })
    }
jantaris-log-merchants-moved =
    { $count ->
        [one] Ein Händler von { $name } geht { $from } { $to } ({ $why })
       *[other] { $count } Händler von { $name } gehen { $from } { $to } ({ $why })
    }
jantaris-log-goods-received = { $name } bekommt { jantaris-sum } ({ $why })
jantaris-log-good-taken =
    { $colour ->
        [rot] { $name } nimmt { $other } 1 rote Ware weg ({ $why })
       *[schwarz] { $name } nimmt { $other } 1 schwarze Ware weg ({ $why })
    }
jantaris-log-goods-lost = { $name } verliert { jantaris-sum }
jantaris-log-bazaar-visited = { $name } geht in den Basar
jantaris-log-bazaar-left = { $name } kann keinen der Gegenstände bezahlen
jantaris-log-auction-opened = { $name } eröffnet die Auktion um „{ $item }“ mit { $goods }
jantaris-log-bid-raised =
    { $how ->
        [standing] { $name } bietet { $goods } (nach Höchstgebot)
       *[hand] { $name } bietet { $goods }
    }
jantaris-log-bid-equalled =
    { $how ->
        [standing] { $name } hält das Gebot von { $goods } (nach Höchstgebot)
       *[hand] { $name } hält das Gebot von { $goods }
    }
jantaris-log-bid-passed =
    { $how ->
        [forced] { $name } kann nicht mehr bieten
       *[hand] { $name } passt
    }
jantaris-log-maximum-set =
    { $goods ->
        [0] Du nimmst dein Höchstgebot zurück
       *[other] Der Tisch bietet für dich bis { $goods }
    }
jantaris-log-item-bought =
    { $red ->
        [0] { $black ->
            [0] { $name } bekommt „{ $item }“ umsonst (Prestige { $prestige })
           *[other] { $name } kauft „{ $item }“ für { jantaris-sum } (Prestige { $prestige })
        }
       *[other] { $name } kauft „{ $item }“ für { jantaris-sum } (Prestige { $prestige })
    }
jantaris-log-item-picked = { $name } nimmt „{ $item }“ (Prestige { $prestige })
jantaris-log-item-used = { $name } benutzt „{ $item }“
jantaris-log-item-returned = „{ $item }“ kommt unter den Stapel
jantaris-log-item-turned-up = „{ $item }“ wird aufgedeckt
jantaris-log-marker-moved =
    { $colour ->
        [rot] { $name } versetzt den roten Marker { $from } { $to }
       *[schwarz] { $name } versetzt den schwarzen Marker { $from } { $to }
    }
jantaris-log-voted = { $name } hat gestimmt
    .vote = { $name } stimmt geheim für „{ $vote }“
jantaris-log-votes-revealed = Die Stimmkarten werden aufgedeckt
jantaris-log-vote-carried-out =
    { $voters ->
        [one] { $name } führt „{ $vote }“ aus (allein)
       *[other] { $name } führt „{ $vote }“ aus ({ $voters } Stimmen)
    }
jantaris-log-player-banished = { $name } verbannt die Händler von { $other }
jantaris-log-vote-lapsed =
    { $because ->
        [reserve] „{ $vote }“ bleibt für { $name } ohne Wirkung: Der Vorrat ist leer
        [marker] „{ $vote }“ bleibt für { $name } ohne Wirkung: Ein Gildenmarker steht im Weg
        [nobody] „{ $vote }“ bleibt für { $name } ohne Wirkung: Kein Händler ist da, der versetzt werden könnte
        [goods] „{ $vote }“ bleibt für { $name } ohne Wirkung: Keine Ware ist zu holen
       *[declined] { $name } verzichtet auf die Wirkung von „{ $vote }“
    }
jantaris-log-fair-opened = Große Messe: { $goods } Waren für { $prestige } Prestige
jantaris-log-traded = { $name } bekommt { $prestige } Prestige für { jantaris-sum }
jantaris-log-fair-closed = Die Messe ist vorbei
jantaris-log-card-claimed = { $name } nimmt die Kontrollkarte { $card }: { $prestige } Prestige
jantaris-log-card-turned-up = Die Kontrollkarte { $card } wird aufgedeckt
jantaris-log-game-ended =
    { $count ->
        [one] Das Spiel ist aus: { $names } gewinnt
       *[other] Das Spiel ist aus: { $names } teilen sich den Sieg
    }

## Warum nicht

jantaris-refused-duty = Das ist Pflicht, darauf kannst du nicht verzichten.
jantaris-refused-centre = Das Zentrum ist kein Viertel.
jantaris-refused-same = Wähle ein anderes Viertel: Die beiden müssen verschieden sein.
jantaris-refused-marker = Dort steht ein Gildenmarker: { $area }.
jantaris-refused-reserve = So viele Händler hast du nicht im Vorrat.
jantaris-refused-far = { $area } grenzt nicht an das aktive Viertel.
jantaris-refused-nobody = So viele deiner Händler stehen dort nicht: { $area }.
jantaris-refused-full = Niemand hat mehr als { $limit } Waren einer Farbe.
jantaris-refused-price = „{ $item }“ kostet { $red } rote und { $black } schwarze Waren: Die hast du nicht.
jantaris-refused-low = Das kleinste Gebot ist jetzt { $least }.
jantaris-refused-high = Du hast nur { $has } Waren.
jantaris-refused-no-card = Diese Kontrollkarte liegt nicht offen.
jantaris-refused-claim = Du beherrschst { $area } nicht.
jantaris-refused-take = „{ $item }“ ist nicht zu haben: Der Gegenstand gehört zu denen mit dem meisten Prestige, oder er wurde nicht aufgedeckt.
jantaris-refused-use = „{ $item }“ lässt sich jetzt nicht benutzen.
jantaris-refused-not-up = „{ $item }“ liegt nicht offen im Basar.
jantaris-refused-sum = { $red } rote und { $black } schwarze: Das ist nicht, was fällig ist, oder nicht, was du hast.
jantaris-refused-nobody-there = Dort sitzt niemand.
jantaris-refused-marker-centre = Kein Marker kehrt ins Zentrum zurück.
jantaris-refused-marker-there = Dort steht schon ein Marker: { $area }.
jantaris-refused-self = Dir selbst kannst du nichts wegnehmen.
jantaris-refused-treasury = Die Schatzkammer schützt diese Waren.
jantaris-refused-none = In dieser Farbe ist nichts zu holen ({ $colour }).

## Im Terminal

jantaris-plate-turn = Zug { $turn }
jantaris-plate-fair = Zentrum { $centre } von { $needs } für eine Messe
jantaris-plate-area = Gebiet
jantaris-plate-ruler = Beherrscht von
jantaris-plate-marker = Marker
jantaris-plate-player = Spieler
jantaris-plate-you = du
jantaris-plate-prestige = Prestige
jantaris-plate-goods = Waren
jantaris-plate-colours = { $red } rote, { $black } schwarze
jantaris-plate-reserve = Vorrat
jantaris-plate-items = Gegenstände
jantaris-plate-card = Kontrollkarte (fehlende Händler)
jantaris-plate-bazaar = Basar
jantaris-plate-auction = Auktion um „{ $item }“: { $name } führt mit { $goods }
jantaris-plate-maximum = (dein Höchstgebot: { $goods })
jantaris-plate-district = Aktives Viertel: { $area }, Marker { $colour }.

# Was ein Zug bringt: { $n } hat sein Vorzeichen, { $count } ist die Zahl ohne es.
jantaris-gain-prestige = { $n } Prestige
jantaris-gain-goods = { $n } { $count ->
    [one] Ware
   *[other] Waren
  }
jantaris-gain-districts = { $n } { $count ->
    [one] Viertel
   *[other] Viertel
  }
