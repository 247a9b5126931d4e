# Was nur der Tisch im Browser von Jantaris sagt.

## Orte: was auf dem Plan steht, und „im Zentrum“

jantaris-table-area-centre = Zentrum
jantaris-table-in = in { $area }
jantaris-table-in-centre = im Zentrum

## Knöpfe: was ein Zug tut

jantaris-do-pass = Passen
jantaris-do-pass-items = Keinen benutzen
jantaris-do-pass-cape = Niemanden zurücknehmen
jantaris-do-pass-diamond = Niemanden setzen
jantaris-do-pass-bargain = Lassen
jantaris-do-pass-open = Keine zweite Auktion
jantaris-do-pass-bid = Passen
jantaris-do-pass-coach = Niemand mehr
jantaris-do-pass-bring = Niemanden holen
jantaris-do-pass-send = Niemanden schicken
jantaris-do-pass-recruit = Niemanden setzen
jantaris-do-pass-fair-items = Keinen benutzen
jantaris-do-pass-claim = Keine nehmen
jantaris-do-pass-clock = Keine nehmen
jantaris-do-settle = Einen Händler { $in } einsetzen
jantaris-do-place = Einen Händler { $in } einsetzen
jantaris-do-recall =
    { $count ->
        [one] Einen Händler { $from } heimrufen
       *[other] { $count } Händler { $from } heimrufen
    }
jantaris-do-flee = Geh { $to }
jantaris-do-bring =
    { $count ->
        [one] Einen Händler { $from } holen
       *[other] { $count } Händler { $from } holen
    }
jantaris-do-send =
    { $count ->
        [one] Einen Händler { $to } schicken
       *[other] { $count } Händler { $to } schicken
    }
jantaris-do-recruit =
    { $count ->
        [one] Einen Händler { $in } einsetzen
       *[other] { $count } Händler { $in } einsetzen
    }
jantaris-do-call = Einen Händler { $from } rufen
jantaris-do-leave = Geh { $to }
jantaris-do-market =
    { $colour ->
        [red] { $count } rote vom Markt nehmen
       *[black] { $count } schwarze vom Markt nehmen
    }
jantaris-do-bazaar = In den Basar gehen
jantaris-do-use = „{ $item }“ benutzen
jantaris-do-exchange = „{ $item }“ unter den Stapel legen
jantaris-do-take = „{ $item }“ nehmen
jantaris-do-open = „{ $item }“ versteigern
jantaris-do-bid = { $goods } bieten
jantaris-do-max = Höchstens { $goods }
jantaris-do-pay = { $goods } zahlen
jantaris-do-receive = { $goods } nehmen
jantaris-do-move =
    { $colour ->
        [red] Roten Marker { $to } versetzen
       *[black] Schwarzen Marker { $to } versetzen
    }
jantaris-do-vote = Für „{ $vote }“ stimmen
jantaris-do-rob =
    { $colour ->
        [red] { $name } 1 rote Ware wegnehmen
       *[black] { $name } 1 schwarze Ware wegnehmen
    }
jantaris-do-banish = { $name } verbannen
jantaris-do-coins =
    { $colour ->
        [red] Alte Münzen für rote Waren
       *[black] Alte Münzen für schwarze Waren
    }
jantaris-do-claim = Karte { $card } nehmen

## Die Stadt, auch wie ein Vorleseprogramm sie erzählt

jantaris-table-city = Die Stadt Jantaris
jantaris-table-beside = Was tun?
jantaris-table-fair-at = Messe bei { $n }
jantaris-table-empty = niemand
jantaris-table-none = keine
jantaris-table-now = jetzt { $there }
jantaris-table-dominates = beherrscht von { $name }
jantaris-table-nobody-dominates = von niemandem beherrscht
jantaris-table-marker =
    { $colour ->
        [red] roter Gildenmarker
        [black] schwarzer Gildenmarker
       *[both] beide Gildenmarker
    }
jantaris-table-active = aktives Viertel
jantaris-table-describe = Den Tisch beschreiben
jantaris-table-described = Der Tisch in Worten
jantaris-table-described-turn = Zug { $turn }, { $name }. { $phase }.
jantaris-table-described-fair = { $n } Händler im Zentrum; mit { $needs } gibt es eine große Messe.
jantaris-table-described-offer = Im Basar: { $item }, { $price }, Prestige { $prestige }.
jantaris-table-described-player = { $name }: Prestige { $prestige }, { $goods }, Vorrat { $reserve }, Gegenstände: { $items }.
jantaris-table-goods-said =
    { $kind ->
        [both] { $red } rote und { $black ->
            [one] { $black } schwarze Ware
           *[other] { $black } schwarze Waren
        }
        [red] { $red ->
            [one] { $red } rote Ware
           *[other] { $red } rote Waren
        }
        [black] { $black ->
            [one] { $black } schwarze Ware
           *[other] { $black } schwarze Waren
        }
       *[none] keine Waren
    }

## Zug, Spieler

jantaris-table-turn = Zug { $n }
jantaris-table-active-player = am Zug
jantaris-table-prestige = Prestige
jantaris-table-reserve = Vorrat { $n }
jantaris-table-claimed =
    { $n ->
        [one] { $n } Kontrollkarte
       *[other] { $n } Kontrollkarten
    }
jantaris-table-items = Gegenstände
jantaris-table-yours = Deine Waren und Gegenstände
jantaris-table-held =
    { $colour ->
        [red] { $n } rote von höchstens { $limit }
       *[black] { $n } schwarze von höchstens { $limit }
    }

## Kontrollkarten

jantaris-table-control = Marktkontrolle
jantaris-table-cards-left =
    { $n ->
        [0] keine mehr im Stapel
       *[other] noch { $n } im Stapel
    }
jantaris-table-you-lack = dir fehlt { $lacks }
jantaris-table-lack = { $area }: noch { $n }
jantaris-table-card = Kontrollkarte { $districts }, Prestige { $prestige }
jantaris-table-card-by = { $name } beherrscht alle drei
jantaris-table-card-needs =
    { $n ->
        [one] dir fehlt { $n } Händler
       *[other] dir fehlen { $n } Händler
    }

## Die Stadtphase

jantaris-table-market = Marktplatz
jantaris-table-market-text = 1 oder 2 Waren einer Farbe; nie mehr als { $limit } davon.
jantaris-table-full =
    { $colour ->
        [red] Kein Platz für rote
       *[black] Kein Platz für schwarze
    }
jantaris-table-guild = Gildenhalle
jantaris-table-guild-text = 1 Händler setzen (Vorrat { $n }) oder bis zu 2 aus einem Gebiet heimrufen.
jantaris-table-place = Setzen
jantaris-table-recall = Heimrufen
jantaris-table-bazaar = Basar
jantaris-table-pile = { $n } im Stapel
jantaris-table-visit = Besuchen
jantaris-table-wasted = Du kannst dort nichts bezahlen: Der Besuch wäre vertan.
jantaris-table-wasted-brief = nichts bezahlbar
jantaris-table-bids = Die Gebote bisher
jantaris-table-bid-pass = passt
jantaris-table-habits = Wer bisher wie gestimmt hat
jantaris-table-affords = bezahlbar
jantaris-table-lacks = { $goods } zu wenig
jantaris-table-crown = Kronengegenstand
jantaris-table-hint-city = Eine Aktion: Marktplatz, Gildenhalle oder Basar. Danach versetzt du einen Marker, und alle stimmen ab.
jantaris-table-hint-marker = Wähle einen Marker, dann ein Viertel: Es wird das aktive.
jantaris-table-hint-answers = Wähle eine Antwort.
jantaris-table-hint-areas = Wähle hier oder in der Stadt.
jantaris-table-take-back = Abbrechen
jantaris-table-answers = Antworten
jantaris-table-there =
    { $n ->
        [0] niemand dort
       *[other] { $n } dort
    }
jantaris-table-waiting = Die anderen überlegen.

## Was es bewirken würde

jantaris-table-would-dominate = Du beherrschst { $area }
jantaris-table-would-lose = Du beherrschst { $area } nicht mehr
jantaris-table-would-other = { $name } beherrscht { $area }
jantaris-table-would-nobody = Niemand beherrscht { $area }
jantaris-table-would-card = Du könntest die Karte { $card } nehmen
jantaris-table-would-card-other = { $name } könnte die Karte { $card } nehmen
jantaris-table-would-prestige = Prestige +{ $n }
jantaris-table-would-fair = Eine große Messe beginnt
jantaris-table-would-reserve = Vorrat { $n }

## Marker und Stimmen

jantaris-table-which-marker = Welcher Marker
jantaris-table-marker-word =
    { $colour ->
        [red] Roter Marker
       *[black] Schwarzer Marker
    }
jantaris-table-outlook = Was deine Stimmen dort bewirken:
jantaris-table-votes-label = Die vier Stimmkarten
jantaris-table-votes =
    { $n ->
        [one] du allein
        [2] zu zweit
       *[other] { $most ->
            [3] zu dritt
           *[other] ab drei
        }
    }
jantaris-table-vote-hint = Wähle eine Karte (Tasten 1 bis 4). Niemand sieht sie, bevor alle gestimmt haben.
jantaris-table-has-voted = hat gestimmt
jantaris-table-thinks = überlegt
jantaris-table-revealed = Die aufgedeckten Stimmen
jantaris-table-last-vote = Die letzte Abstimmung
jantaris-table-voted-for =
    { $n ->
        [one] { $vote }, allein
       *[other] { $vote }, { $n } Stimmen
    }
jantaris-table-joint = { "; " }
jantaris-table-row-deal-1 =
    { $colour ->
        [red] { $goods } rote von der Bank
       *[black] { $goods } schwarze von der Bank
    }
    .nothing = nichts: kein Platz für mehr
jantaris-table-row-deal-2 =
    { $here ->
        [one] für deinen Händler { $in }
       *[other] für deine { $here } Händler { $in }
    }
    .nothing = { $here ->
        [0] nichts: keiner deiner Händler { $in }
       *[other] nichts: kein Platz für mehr
    }
jantaris-table-row-deal-3 =
    { $centre ->
        [one] für deinen Händler im Zentrum
       *[other] für deine { $centre } Händler im Zentrum
    }
    .nothing = { $centre ->
        [0] nichts: keiner deiner Händler im Zentrum
       *[other] nichts: kein Platz für mehr
    }
jantaris-table-row-strengthen-1 = { $from } verbannen: { $names }
    .nothing = niemand ist { $from } zu verbannen
jantaris-table-row-strengthen-2 =
    { $n ->
        [one] 1 holen: { $places }
       *[other] bis zu { $n } holen: { $places }
    }
    .nothing = keiner deiner Händler nebenan
jantaris-table-row-strengthen-3 =
    { $n ->
        [one] 1 schicken: { $places }
       *[other] bis zu { $n } schicken: { $places }
    }
    .nothing = keiner deiner Händler { $in }
jantaris-table-row-recruitment-1 = 1 Händler in ein Viertel ohne Marker
    .nothing = niemand mehr im Vorrat
jantaris-table-row-recruitment-2 = 1 Händler ins Zentrum
    .nothing = niemand kann ins Zentrum
jantaris-table-row-recruitment-3 =
    { $n ->
        [one] 1 Händler: { $places }
       *[other] bis zu { $n } Händler: { $places }
    }
    .nothing = niemand mehr im Vorrat
jantaris-table-row-black_market-1 = 1 Ware wegnehmen: { $names }
    .nothing = niemand hat etwas für dich
jantaris-table-row-black_market-2 = { $n } von der Bank, nach Wahl
    .nothing = nichts: kein Platz für mehr
jantaris-table-row-black_market-3 =
    { $goods ->
        [one] verliere deine Ware
       *[other] verliere deine { $goods } Waren
    }{ $n ->
        [0] {""}
       *[other] ; { $n } { $from } verbannt
    }
    .nothing = du hast nichts zu verlieren
jantaris-table-row-fair = die große Messe würde beginnen
jantaris-table-row-card = du könntest die Karte { $card } nehmen

## Die Auktion

jantaris-table-ladder = Die Gebote, vom höchsten an
jantaris-table-leads = { $name } führt
jantaris-table-has-bid = { $name }
jantaris-table-your-bid = dein Gebot
jantaris-table-your-maximum = dein Höchstgebot
jantaris-table-only-you = siehst nur du
jantaris-table-may-equal = { $name } darf halten
jantaris-table-nobody-has = niemand hat { $n } Waren
jantaris-table-limit-of = Grenze von
jantaris-table-choose-item = Welcher Gegenstand wird zuerst versteigert?
jantaris-table-opening = Eröffnungsgebot
jantaris-table-maximum = Dein Höchstgebot
jantaris-table-less = { $label }: weniger
jantaris-table-more = { $label }: mehr
jantaris-table-proxy = Der Tisch bietet für dich Schritt für Schritt, nie darüber, und sagt es.
jantaris-table-table-bids = Der Tisch bietet für dich bis { $n }.
jantaris-table-watching = Die Auktion geht ohne dich weiter.
jantaris-table-bid =
    { $kind ->
        [open] Mit { $goods } eröffnen
       *[bid] { $goods } bieten
    }
jantaris-table-bid-up-to =
    { $kind ->
        [open] Mit { $goods } eröffnen, bis { $top }
       *[bid] { $goods } bieten, bis { $top }
    }
jantaris-table-set-maximum = Den Tisch bis { $top } bieten lassen
jantaris-table-outright = gleich { $n }
jantaris-table-withdraw = Höchstgebot zurücknehmen
jantaris-table-rivals = Könnten noch mitgehen: { $names }.
jantaris-table-no-rival = Niemand kann mehr mitgehen.
jantaris-table-safe = Ab { $n } kann es niemand mehr.
jantaris-table-would-pay =
    { $open ->
        [0] Du würdest { $red } rote und { $black } schwarze zahlen
       *[other] Du würdest { $red } rote, { $black } schwarze und { $open } nach Wahl zahlen
    }

## Große Messe, und was in den Stapeln liegt

jantaris-table-fair-card = { $goods } Waren → { $prestige } Prestige
jantaris-table-fair-goods =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
jantaris-table-trades =
    { $n ->
        [0] kann nicht verkaufen
        [one] kann einmal verkaufen
       *[other] kann { $n }-mal verkaufen
    }
jantaris-table-for-sale = Zu verkaufen
jantaris-table-in-pile =
    { $n ->
        [one] { $n } Gegenstand im Stapel, ungesehen
       *[other] { $n } Gegenstände im Stapel, ungesehen
    }
jantaris-table-at-bottom = Darunter, wie alle sie unter den Stapel kommen sahen:
jantaris-table-fairs = Messen, die noch kommen, in unbekannter Reihenfolge
jantaris-table-fairs-then = Danach, in dieser Reihenfolge:

## Das Ende

jantaris-table-final-items = Gegenstände
jantaris-table-final-fairs = Große Messen
jantaris-table-final-control = Kontrollkarten
jantaris-table-final-goods = Übrige Waren

## Eine Karte wird umgedreht: das erzählt die Seite, der Server dreht alle auf einmal

jantaris-log-vote-turned = { $name } deckt „{ $vote }“ auf
jantaris-table-votes-now = Die Stimmen
jantaris-table-sealed = verdeckt
jantaris-table-ballots = Die Stimmen auf dem Spielplan

## Tasten

jantaris-key-vote = eine Stimme, in der Reihenfolge der Karten
jantaris-key-centre = ins Zentrum

## In Worten

jantaris-words-cards = Kontrollkarten
jantaris-words-open = Auktion um „{ $item }“ eröffnen, mit { $goods }{ $most ->
        [0] { "" }
       *[other] , bis { $most }
    }
jantaris-words-auction = „{ $item }“ wird versteigert. Höchstes Gebot: { $goods }, { $name }.
jantaris-words-district = Abgestimmt wird über { $area }.
jantaris-words-vote = { $name } hat für „{ $vote }“ gestimmt.

## Aufträge

jantaris-order-no-bids = Bei jeder Auktion passen
jantaris-order-bid-up-to = Bis zu einem Höchstgebot bieten, dann passen
