# Ein Spiel im Rückblick: die Seite, und was das Ende eines Tisches davon sagt.
review = Rückblick
title-review = Rückblick · { $name } · Comptoir
review-coming = Das Spiel wird noch einmal angesehen: wer wann wohl gewinnen würde, und was besser gewesen wäre. Das dauert bis zu einer Minute; diese Seite zeigt es, sobald es da ist.
review-failed = Auf dieses Spiel ließ sich nicht zurückblicken. Nachspielen lässt es sich trotzdem.
review-off = Dieses Haus blickt nicht auf Spiele zurück. Nachspielen lassen sie sich trotzdem.
review-curve = Gewinnchance
review-curve-how = in %, nach dem, was jeder wissen konnte
review-curve-said = Die Gewinnchance von { $count } Spielern, Zug für Zug. Dasselbe steht unten in Zahlen.
review-figures = In Zahlen
review-now = Chancen bei diesem Zug, und das Ergebnis
review-move = Zug
review-move-n = Zug { NUMBER($n, useGrouping: 0) }
review-percent = { NUMBER($n, useGrouping: 0) } %
review-signed = { $n } %
review-point = Wendepunkt { $n }: Zug { NUMBER($move, useGrouping: 0) }
review-points = Wendepunkte
review-points-how = { $count ->
    [0] { "" }
    [one] der Zug, der das Spiel verändert hat
   *[other] die Züge, die das Spiel verändert haben
  }
review-points-none = Kein einzelner Zug hat viel verändert: Es hat sich nach und nach entschieden.
review-next-point = Nächster Wendepunkt
review-strong = Stark gespielt: { $move }
review-shown = Auf dem Spielplan
review-played = Gespielt
review-better = Besserer Zug
review-better-is = Besser:
review-cost = { NUMBER($n, useGrouping: 0) } % der Gewinnchance
review-no-gain = Auf den ersten Blick nichts.
review-not-weighed = Dieser Zug wurde nicht abgewogen. Die Wendepunkte und deine eigenen Züge schon.
review-open-others = Auch bessere Züge der anderen zeigen
review-verdict-only = Etwas anderes war nicht möglich.
review-verdict-same = Wer stark spielt, tut dasselbe.
review-verdict-good = So gut wie jeder andere.
review-verdict-little = Etwas teuer
review-verdict-very = Sehr teuer
review-mine = { $count ->
    [one] Dein einziger Zug
   *[other] Deine { $count } Züge
  }
review-mine-how = verglichen mit starkem Spiel
review-mine-none = Versuch es selbst
review-count-same = dasselbe
review-count-good = ebenso gut
review-count-little = etwas teuer
review-count-very = sehr teuer
review-play-on = Von hier weiterspielen
review-riddles = Meine teuren Züge noch einmal versuchen
review-riddle = Zug { NUMBER($n, useGrouping: 0) }: Was würdest du jetzt tun?
review-riddle-found = Genau das.
review-riddle-again = Das hast du damals gespielt.
review-riddle-other = Ein anderer Weg.
review-riddle-retry = Noch einmal
review-riddle-show = Zeig es mir
review-riddle-next = Weiter
review-riddle-leave = Genug
review-honest = Nach dem, was jeder damals wusste, auf { $tables } gedachten Tischen je Zug. Kleine Unterschiede können Zufall sein.
review-fit = Geprüft an { $games } Spielen von Bots: Wer gewann, bekam im Mittel { $told } % zugetraut; bloßes Raten gäbe { $even } %.

# Das Ende eines Spiels, einer Person gesagt.
end-tab = Dein Spiel
end-place = { $rank ->
    [1] Du hast gewonnen
    [2] Zweiter Platz von { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[6] sechs
      }
    [3] Dritter Platz von { $count ->
        [3] drei
        [4] vier
        [5] fünf
       *[6] sechs
      }
    [4] Vierter Platz von { $count ->
        [4] vier
        [5] fünf
       *[6] sechs
      }
    [5] Fünfter Platz von { $count ->
        [5] fünf
       *[6] sechs
      }
   *[6] Sechster Platz von sechs
  }
end-between = { $ahead } hinter { $aheadName }, { $behind } vor { $behindName }.
end-behind = { $n } hinter { $name }.
end-ahead = { $n } vor { $name }.
end-level = Du teilst dir den ersten Platz.
end-reason = Der Abstand kommt vor allem von „{ $what }“: { $name } { $theirs }, du { $mine }.
end-first-game = Dein erstes Spiel zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
  }.
end-new-best = Dein Bestes zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
  }; bisher waren es { $score }.
end-best = Dein Bestes zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
  }: { $score }, { $when }
end-review = Auf das Spiel zurückblicken
end-moves = Deine Züge
end-looking-back = Dein Spiel wird noch einmal angesehen …
end-best-move = Dein bester Zug
end-dearest-move = Dein teuerster Zug
end-nothing-dear = Keiner deiner Züge war teuer.
end-sums = Wie es sich zusammensetzt
end-total = Zusammen
end-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
  } { $rank ->
    [1] auf Platz 1
    [2] auf Platz 2
    [3] auf Platz 3
    [4] auf Platz 4
    [5] auf Platz 5
   *[6] auf Platz 6
  }
end-history = { $games } Spiele wie dieses: { $places }.

# Tipps am Tisch.
hint = Tipp
hint-help = Was täte die Kauffrau? (H)
hint-thinking = Die Kauffrau überlegt …
hint-says = Die Kauffrau:
hint-gain = Das bringt dir sofort { $gains }.
hint-deny = Das kostet die anderen { $gains }.
hint-later = Sofort ist nichts zu sehen: Es zahlt sich später aus.
hint-only = Etwas anderes ist nicht möglich.
hint-better = Nichts anderes brächte dich so weit.
hint-even = Etwas anderes wäre etwa genauso gut.
hint-close = Tipp weglegen
