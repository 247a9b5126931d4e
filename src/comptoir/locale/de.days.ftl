## Meine Tische, über mehrere Tage

mine-for-you = Warten auf dich
mine-first = { $count }, der dringendste zuerst
mine-for-others = Warten auf andere
mine-finished = Beendet
mine-none = Du sitzt noch an keinem Tisch.
mine-play = Spielen
mine-look = Zum Tisch
mine-review = Rückblick
mine-since = seit { $when }
mine-since-date = seit dem { $when }
mine-round = Runde bis { $when }
mine-round-date = Runde bis zum { $when }
mine-next = Nächster Tisch
mine-left = noch { $time }
mine-vote =
    { $others ->
        [0] Deine Antwort
       *[other] Deine Antwort; { $in } von { $all } sind da
    }
mine-back-soon = { $day } zurück
mine-back-day = am { $day } zurück
mine-back-date = am { $day } zurück
mine-away = { $name } ist im Urlaub
mine-quiet = Ruhezeit von { $name }
mine-quiet-mine = Deine Ruhezeit
mine-away-mine = Dein Urlaub
mine-until = bis { $when }
mine-stands = steht still
mine-rests = ruht
mine-kept = Ein Bot hält den Platz von { $names }
mine-kept-back = Rückkehr möglich
mine-kept-you = Ein Bot hält deinen Platz
mine-bot = Bot spielt
mine-no-clock = ohne Uhr
mine-won = Du hast gewonnen
mine-came = { $place ->
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[other] Letzter Platz
    }
mine-over = Das Spiel ist aus
mine-aside = Zu deinen Tischen
missed = Seit du hier warst
missed-by = { $count ->
    [one] { $name } (1 Zug)
   *[other] { $name } ({ $count } Züge)
  }
missed-show = Zeig es mir
standing-orders = Aufträge
standing-help = Nur du siehst sie.
standing-plan = { $count ->
    [one] 1 geplante Antwort
   *[other] { $count } geplante Antworten
  }
standing-cancel = Zurücknehmen: { $what }
standing-cancelled = Zurückgenommen.

quiet = Ruhezeit
quiet-zone = deine Zeit, { $zone }
quiet-now = Jetzt ist es { $time }.
quiet-none = Du hast keine Ruhezeit: Deine Uhren laufen Tag und Nacht.
quiet-said = Von { $begins } bis { $ends } läuft in Spielen über mehrere Tage keine deiner Uhren.
quiet-away = Bis zum { $day } hast du Urlaub: Keine deiner Uhren läuft.
quiet-planned = Urlaub vom { $first } bis zum { $last }
quiet-change = Ändern
quiet-on = Ich habe eine Ruhezeit
quiet-help = Solange sie dauert, läuft in Spielen über mehrere Tage keine deiner Uhren. Die anderen erfahren nur, bis wann.
quiet-begins = Von
quiet-ends = Bis
quiet-in = Zeitzone
quiet-save = Speichern
quiet-saved = Deine Zeiten sind gespeichert.
quiet-day = Ein Tag nach deiner Uhr: Ruhezeit von { $begins } bis { $ends }, jetzt ist es { $time }.
quiet-day-none = Ein Tag nach deiner Uhr, ohne Ruhezeit. Jetzt ist es { $time }.
quiet-short = Ruhe { $begins }–{ $ends }
vacation = Urlaub
vacation-more = Urlaub …
vacation-help = An diesen Tagen läuft keine deiner Uhren; die anderen erfahren, wann du zurück bist.
vacation-first = Erster Tag
vacation-last = Letzter Tag
vacation-add = Hinzufügen
vacation-remove = Entfernen
vacation-list = Geplant
vacation-none = Nichts geplant.
vacation-span = { $first } bis { $last }
error-too-many-shifts = Ruhezeiten lassen sich in { $days } Tagen höchstens { $most }-mal ändern. Diese Grenze ist erreicht: Deine bleiben vorerst, wie sie sind.
