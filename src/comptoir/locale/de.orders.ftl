# Aufträge, Ausprobieren und eigene Notizen: geladen mit einem Tisch.

orders = Aufträge
orders-help = Der Server antwortet für dich, im üblichen Tempo. Niemand sonst sieht deine Aufträge.
orders-always = Von selbst antworten
orders-until-turn = Bis zum Ende dieses Zuges
orders-until-round = Bis zum Ende dieser Runde
orders-until-none = Bis du ihn zurücknimmst
orders-amount = Bis zu
orders-amount-said = { $name }, bis zu { $amount }
orders-until-once = Einmal, sonst bis du ihn zurücknimmst
orders-terms-get = Für mindestens
orders-terms-give = höchstens geben
orders-terms-count = { $label }: wie viel
orders-terms-thing = { $label }: wovon
orders-terms-said = { $name }: für mindestens { $get } höchstens { $give }
orders-set = Auftrag geben
orders-plan = Geplante Antworten
orders-plan-help = Jede wird von den Regeln geprüft, wenn ihre Zeit kommt. Geht sie dann nicht mehr, wirst du wie sonst gefragt.
orders-plan-none = Noch ist nichts geplant. Probier Züge aus und behalte sie.
orders-plan-clear = Plan verwerfen
orders-unless = Außer jemand kommt dir zuvor: { $words }
orders-dropped = Wird nicht mehr ausgeführt
orders-dropped-one = { $what }: { $why }
orders-read = Verstanden
orders-count = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
  }
orders-none = In diesem Spiel gibt es keine Aufträge, die von selbst antworten.

## Ausprobieren

plan = Züge ausprobieren
plan-banner = Du probierst etwas aus. Verborgenes ist nur gedacht.
plan-yours = Deine Antwort
plan-others = Während die anderen überlegen, sind auch ihre Züge nur gedacht.
plan-imagined = Ab hier ist alles nur gedacht.
plan-moves = Bisher ausprobiert
plan-none = Noch nichts: Spiel auf dem Spielplan.
plan-back = Schritt zurück
plan-leave = Zurück an den Tisch
plan-keep = Als geplante Antworten behalten
plan-keep-now = So antworten und den Rest behalten
plan-strict = Nur wenn jede dasselbe bewirkt wie hier
plan-unless = Nicht, wenn mir hier jemand zuvorkommt
plan-unless-add = Ort oder Karte hinzufügen …
plan-unless-drop = { $name } entfernen
plan-kept = { $count ->
    [one] Geplant: { $count } Antwort.
   *[other] Geplant: { $count } Antworten.
  }
plan-over = Hier wäre das Spiel zu Ende.

## Gespräch

chat-phrases = Allen in ihrer Sprache sagen
chat-phrase-hello = Hallo!
chat-phrase-good-luck = Viel Glück!
chat-phrase-well-played = Gut gespielt!
chat-phrase-thanks = Danke!
chat-phrase-sorry = Entschuldigung!
chat-phrase-one-moment = Einen Moment, bitte.
chat-phrase-back-later = Ich komme später wieder.
chat-phrase-your-turn = Du bist dran.
chat-phrase-good-game = Das war ein schönes Spiel!
chat-apart-player = Bis das Spiel zu Ende ist, lesen das nur die Spieler.
chat-apart-watcher = Bis das Spiel zu Ende ist, lesen die Spieler das nicht.
memo = Meine Notizen
memo-help = Nur du liest sie.
memo-saved = Gespeichert
