# Was neben der Karte entschieden wird: Tausch, Quests, Momente, Kartenwahl, Wahlen, das Ende.

karanor-desk-gold = Gold
karanor-desk-prestige = Prestige
karanor-desk-income = Einkommen
karanor-desk-artefact =
    { $n ->
        [one] Artefakt
       *[other] Artefakte
    }
karanor-desk-quest =
    { $n ->
        [one] Questkarte
       *[other] Questkarten
    }
karanor-desk-black-market = Schwarzmarkt
karanor-desk-action =
    { $n ->
        [one] Aktion
       *[other] Aktionen
    }
karanor-desk-associate =
    { $n ->
        [one] Teilhaber
       *[other] Teilhaber
    }
karanor-desk-resources-chosen = Ressourcen deiner Wahl
karanor-desk-nothing = nichts
karanor-desk-lacks = Es fehlt:

## Tausch
karanor-desk-title = Tauschen
karanor-desk-free = { $n ->
    [-1] Tauschen ist keine Aktion.
    [0] Tauschen ist keine Aktion. Du hast keine Aktion mehr.
    [one] Tauschen ist keine Aktion. Deine letzte Aktion wartet.
   *[other] Tauschen ist keine Aktion. Deine { $n } Aktionen warten.
  }
karanor-desk-closed = Das Ende ist ausgelöst: kein Tausch mehr.
karanor-desk-back = Zurück zur Karte
karanor-desk-open-desk = Angebot machen
karanor-desk-compose = Zusammenstellen
karanor-desk-open = Offene Angebote
karanor-desk-past = Frühere Angebote
karanor-desk-tab-open = Angebote
karanor-desk-tab-past = Frühere
karanor-desk-with = Mit wem
karanor-desk-all = alle
karanor-desk-you = Du
karanor-desk-you-give = Du gibst
karanor-desk-you-get = Du bekommst
karanor-desk-they-give = Gibt
karanor-desk-they-want = Möchte
karanor-desk-gives = { $name } gibt
karanor-desk-anyone-gives = Wer annimmt, gibt
karanor-desk-tap = Tippe auf Güter, um sie hierherzulegen
karanor-desk-add = 1 { $thing } dazulegen (noch { $n })
karanor-desk-take-out = { $n } { $thing } herausnehmen
karanor-desk-less-gold = Ein Gold weniger
karanor-desk-more-gold = Ein Gold mehr
karanor-desk-of = von { $n }
karanor-desk-after = Nach dem Tausch
karanor-desk-complete = Für „{ $card }“ fehlt dann nichts mehr.
karanor-desk-lacking = Für „{ $card }“ fehlt dann noch
karanor-desk-countering = Deine Antwort auf { GENITIVE($name) } Angebot; sie schließt es.
karanor-desk-purpose = Wofür?
karanor-desk-no-purpose = Nichts dazu sagen
karanor-desk-send = Angebot an { $name }
karanor-desk-send-counter = Gegenangebot an { $name }
karanor-desk-clear = Leeren
karanor-desk-blank = Lege etwas in eine Schale.
karanor-desk-full = Du hast { $n } offene Angebote: Zieh erst eins zurück.
karanor-desk-limit = { $n } deiner { $most } Angebote offen. Am Ende des Zuges verfallen alle.
karanor-desk-lapse = Am Ende des Zuges verfallen alle Angebote.
karanor-desk-cannot = Du hast nicht, was verlangt wird.
karanor-desk-no-offers = Kein Angebot ist offen.
karanor-desk-no-past = Noch kein Angebot ist erledigt.
karanor-desk-tradable = Gold, Ressourcen, Teilhaber, Abzeichen und Artefakte wechseln den Besitzer; Karten, Prestige und Gebäude nie.
karanor-desk-strip-gives = { $name } gibt dir
karanor-desk-strip-for = für
karanor-desk-strip-then = Du hättest
karanor-desk-offer-of = Angebot von { $name }
karanor-desk-accept = Annehmen
karanor-desk-counter = Gegenangebot
karanor-desk-decline = Ablehnen
karanor-desk-withdraw = Zurückziehen
karanor-desk-revise = Ändern
karanor-desk-reopen = Wieder öffnen
karanor-desk-soon = Angenommen von { $names }: ausgeführt, sobald der jetzige Schritt getan ist.
karanor-desk-refused-by = Abgelehnt von { $names }.
karanor-desk-for = für
karanor-desk-ended-traded = abgeschlossen
karanor-desk-ended-declined = abgelehnt
karanor-desk-ended-withdrawn = zurückgezogen
karanor-desk-ended-countered = mit Gegenangebot
karanor-desk-ended-void = hinfällig: Güter weg
karanor-desk-ended-lapsed = verfallen

## Quests
karanor-desk-quest-now = Eine Wahl, jetzt
karanor-desk-quest-hand = Eine Quest auf deiner Hand
karanor-desk-quest-free = Kostet keine Aktion.
karanor-desk-quest-costs = { $n ->
    [0] Kostet 1 Aktion, deine letzte.
    [one] Kostet 1 Aktion; dann bleibt 1.
   *[other] Kostet 1 Aktion; dann bleiben { $n }.
  }
karanor-desk-quest-not-yet = Hier und jetzt nicht zu erfüllen.
karanor-desk-what-do-you-do = Was tust du?
karanor-desk-on-whom = Wen betrifft es?
karanor-desk-fulfil = Quest erfüllen
karanor-desk-choose-one = Wähle eins
karanor-desk-later = Später
karanor-desk-see-map = Zur Karte
karanor-desk-read-quest = Lesen und entscheiden

## Momente zum Reagieren
karanor-desk-window = Ein Moment zum Reagieren
karanor-desk-window-turn-start = { $name } beginnt einen Zug
karanor-desk-window-meet = { $name } kommt zu dir
karanor-desk-window-build-declared = { $name } will bauen
karanor-desk-window-delivery-done = { $name } hat geliefert
karanor-desk-window-villa-declared = { $name } will eine Villa kaufen
karanor-desk-window-income = { $name } hat Einkommen bekommen
karanor-desk-window-bm-played = { $name } spielt „{ $card }“
karanor-desk-window-answer = Spiele eine Karte, oder passe.
karanor-desk-card-when = Spielbar: { $windows }
karanor-desk-window-time = Du hast { $time }; wer nicht antwortet, passt.
karanor-desk-also-asked = Auch gefragt
karanor-desk-answered = hat geantwortet
karanor-desk-thinking = überlegt
karanor-desk-play = Spielen
karanor-desk-play-on = Gegen { $name }
karanor-desk-pass = Passen
karanor-desk-pass-turn = Für diesen Zug passen
karanor-desk-rule = Regel { $clause }

## Wann gefragt wird
karanor-desk-ask-when = Wann du gefragt wirst
karanor-desk-ask-always = immer
karanor-desk-ask-sometimes = manchmal
karanor-desk-ask-never = nie
karanor-desk-ask-seen = Alle sehen diese Wünsche. Sie gelten vom nächsten Moment an, bis du sie änderst.
karanor-desk-ask-turn-start = Wenn ein Zug beginnt
karanor-desk-ask-meet = Wenn jemand zu mir kommt
karanor-desk-ask-build-declared = Wenn jemand baut
karanor-desk-ask-delivery-done = Wenn jemand geliefert hat
karanor-desk-ask-villa-declared = Wenn jemand eine Villa kauft
karanor-desk-ask-income = Wenn jemand Einkommen bekommt
karanor-desk-ask-bm-played = Wenn eine Schwarzmarktkarte gespielt wird
karanor-desk-ask-fitting = Mich nur fragen, wenn eine Karte passt
karanor-desk-ask-all-on = Mich immer fragen
karanor-desk-ask-all-off = Mich nie fragen
karanor-desk-ask-other = { $name } wird nicht gefragt: { $windows }
karanor-desk-ask-other-never = { $name } wird nie gefragt

## Kartenwahl
karanor-desk-draft = Kartenwahl
karanor-desk-draft-first = Behalte ein Geschäft; die beiden anderen gehen nach rechts weiter
karanor-desk-draft-second = Behalte eins dieser beiden; das andere wird abgelegt
karanor-desk-draft-you = Du kommst aus { $city }: { $history }.
karanor-desk-choosing = wählt
karanor-desk-chosen = hat gewählt

## Wahlen
karanor-desk-choice = Deine Wahl
karanor-desk-keep = Behalten
karanor-desk-kept = Behalten
karanor-desk-discard = Ablegen
karanor-desk-take = Nehmen
karanor-desk-take-deck = Oberste vom Stapel, ungesehen (noch { $n })
karanor-desk-stop = Genug
karanor-desk-skip = Diesmal nicht
karanor-desk-refuse = Verzichten
karanor-desk-pay-more = Trotzdem { $n } Gold zahlen
karanor-desk-option = Möglichkeit { $n }
karanor-desk-from = Von { $name }
karanor-desk-left = noch { $n }
karanor-desk-for-gold = ({ $n } Gold):

## Der Markt für zwei
karanor-desk-market = Markt
karanor-desk-market-how = Kaufe 1 oder 2, verkaufe 1 oder 2, oder kaufe 1 und verkaufe 1.
karanor-desk-buy = 1 { $thing } für { $n } Gold kaufen
karanor-desk-sell = 1 { $thing } für { $n } Gold verkaufen
karanor-desk-buys = Kaufen
karanor-desk-sells = Verkaufen
karanor-desk-did-buy = { karanor-some } kaufen
karanor-desk-did-sell = { karanor-some } verkaufen
karanor-desk-visit = Auf den Markt gehen

## Das Ende
karanor-desk-source-commerce = Geschäfte
karanor-desk-source-quest = Quests
karanor-desk-source-delivery = Lieferungen
karanor-desk-source-villa = Villen
karanor-desk-source-other = Karten und Plättchen
karanor-desk-source-lost = verloren
