# Die Wörter von Auf Heller und Pfennig; die Lücken erklärt der Kopf von en.ftl.

## Plättchen

heller-square-farmer = Bauer
    .label = Bauer +1
heller-square-maid = Magd
    .label = Magd +1
heller-square-baker = Bäcker
    .label = Bäcker +2
heller-square-weaver = Weberin
    .label = Weberin +2
heller-square-citizen = Bürger
    .label = Bürger +3
heller-square-goldsmith = Goldschmied
    .label = Goldschmied +3
heller-square-knight = Ritter
    .label = Ritter +4
heller-square-lady = Edeldame
    .label = Edeldame +4
heller-square-abbess = Äbtissin
    .label = Äbtissin +5
heller-square-merchant-prince = Großkaufmann
    .label = Großkaufmann +5
heller-square-king = König
    .label = König +6
heller-square-queen = Königin
    .label = Königin +6
heller-square-beggar = Bettler
    .label = Bettler −1
heller-square-quack = Quacksalber
    .label = Quacksalber −2
heller-square-pickpocket = Beutelschneider
    .label = Beutelschneider −3
heller-square-swindler = Betrüger
    .label = Betrüger −4
heller-square-highwayman = Wegelagerer
    .label = Wegelagerer −5
heller-square-tax-collector = Steuereintreiber
    .label = Steuereintreiber −6
heller-square-sack = Goldsack
heller-square-fire-1 = Feuer
heller-square-fire-2 = Feuer
heller-square-eye = Böser Blick

heller-stall =
    { $wares ->
        [one] Stand mit { $wares } Ware
       *[other] Stand mit { $wares } Waren
    }

## Was gefragt wird: mich, dann ($name) jemand anderen

heller-ask-turn = Du bist dran: Setze einen Stand oder lege ein Plättchen
heller-ask-turn-other = { $name } bringt gleich einen Stand oder ein Plättchen auf den Markt
heller-ask-place = Lege das Plättchen, das du gezogen hast
heller-ask-place-other = { $name } hat ein Plättchen gezogen und legt es gleich

## Was geschehen ist

heller-log-round-opened = Runde { $round } beginnt: Der Markt ist leer, { $name } fängt an
heller-log-secret-taken = { $name } nimmt ein geheimes Plättchen, „{ $square }“
heller-log-stall-placed =
    { $wares ->
        [one] { $name } setzt einen Stand mit { $wares } Ware auf { $space }
       *[other] { $name } setzt einen Stand mit { $wares } Waren auf { $space }
    }
heller-log-square-drawn = { $name } zieht ein Plättchen
    .square = { $name } zieht das Plättchen „{ $square }“
heller-log-square-placed =
    { $source ->
        [secret] { $name } deckt auf { $space } das geheime Plättchen „{ $square }“ auf
        [open] { $name } wählt das Plättchen „{ $square }“ und legt es auf { $space }
       *[pile] { $name } legt das gezogene Plättchen „{ $square }“ auf { $space }
    }
heller-log-skipped = { $name } hat nichts mehr zu setzen und wird übersprungen
heller-log-round-counted = Runde { $round } ist gewertet
heller-log-game-ended =
    { $count ->
        [one] Das Spiel ist aus: { $names } gewinnt
       *[other] Das Spiel ist aus: { $names } teilen sich den Sieg
    }

## Warum nicht

heller-refused-taken = { $space } ist nicht frei: Was auf dem Markt liegt, bleibt dort.
heller-refused-no-stall =
    { $wares ->
        [one] Du hast keinen Stand mit { $wares } Ware mehr.
       *[other] Du hast keinen Stand mit { $wares } Waren mehr.
    }
heller-refused-nothing-drawn = Du hast kein Plättchen gezogen.
heller-refused-no-secrets = In dieser Variante hat niemand ein geheimes Plättchen.
heller-refused-secret-gone = Dein geheimes Plättchen liegt schon.
heller-refused-not-open = So ein Plättchen liegt nicht mehr offen.
heller-refused-face-down = Die Plättchen liegen verdeckt: Zieh eins.
heller-refused-no-pile = Die Plättchen liegen offen: Wähle eins.
heller-refused-pile-empty = Es ist kein Plättchen mehr zu ziehen.
heller-refused-must-place = Du hast das gezogene Plättchen gesehen: Lege es jetzt.

## Im Terminal

heller-plate-player = Spieler
heller-plate-you = du
heller-plate-money = Geld
heller-plate-stands = Wertung jetzt
heller-plate-stalls = Stände (Waren × Anzahl)
heller-plate-secret = Geheim
heller-plate-drawn = Du hältst das Plättchen „{ $square }“.
heller-plate-unseen = Noch nicht gesehen ({ $pile } im Stapel): { $squares }
heller-plate-open = Zur Wahl: { $squares }
heller-count-line = Linie
heller-count-worth = Wert
heller-count-row = Reihe { $line }
heller-count-column = Spalte { $line }
heller-count-total = Diese Runde

# Was ein Zug bringt: { $n } hat sein Vorzeichen, { $count } ist die Zahl ohne es.
heller-gain-coins = { $n }
heller-move-draw = Ein Plättchen ziehen
