# Was der Tisch von Jantaris über sich selbst sagt: das Ziel, was jetzt geht, was die Dinge sind.

jantaris-aim = das meiste Prestige haben, sobald jemand { $goal } hat
jantaris-goal-setup = Je zwei Händler in zwei verschiedenen Vierteln: ein erster Fuß in der Tür.
jantaris-goal-start = Gegenstände, die zu Beginn eines Zuges wirken.
jantaris-goal-city = Mit Waren kaufst du Gegenstände, und auf der Messe bringen sie Prestige; mit Händlern beherrschst du Viertel.
jantaris-goal-diplomacy = Ein Marker bestimmt das Viertel; was deine Stimme bewirkt, hängt davon ab, wie viele dasselbe wählen.
jantaris-goal-fair = Die Messe: Aus Waren wird Prestige, und mit jedem Verkauf verlässt ein Händler das Zentrum.
jantaris-goal-control = Wer alle drei Viertel einer Karte beherrscht, darf sie für 3 Prestige nehmen.
jantaris-can-where = Möglich: { $areas }.
jantaris-can-area = Ein Gebiet wählen
jantaris-can-settle = Einen Händler in ein Viertel setzen
    .why = Ein Viertel beherrscht, wer dort mindestens zwei Händler hat und mehr als jeder andere; Kontrollkarten verlangen drei Viertel.
jantaris-can-market = Auf dem Marktplatz Waren nehmen
    .why = Mit Waren kaufst du im Basar Gegenstände, und auf der Messe wird Prestige daraus. Höchstens { $limit } einer Farbe.
jantaris-can-place = Einen Händler aus deinem Vorrat setzen
    .why =
        { $reserve ->
            [one] In deinem Vorrat ist noch einer.
           *[other] In deinem Vorrat sind noch { $reserve }.
        } Im Zentrum kann er auf der nächsten Messe verkaufen.
jantaris-can-place-in = Einen Händler setzen: { $area }
jantaris-can-recall = Händler heimrufen
    .why = Einer oder zwei aus einem Gebiet kommen in deinen Vorrat zurück, für später und anderswo.
jantaris-can-bazaar = In den Basar gehen
    .why = Du musst einen Gegenstand versteigern, dessen Preis du hast; ohne die Waren ist die Aktion vertan.
jantaris-can-open = „{ $item }“ versteigern
    .why =
        { $goods ->
            [one] Ab { $goods } Ware; die anderen dürfen höher gehen.
           *[other] Ab { $goods } Waren; die anderen dürfen höher gehen.
        }
jantaris-can-bid = { $low } bis { $high } Waren bieten
    .why = Wer am meisten bietet, zahlt alles. Wer passt, ist bei dieser Auktion nicht mehr dabei.
jantaris-can-max = Dem Tisch dein Höchstgebot nennen, bis { $high }
    .why = Er bietet dann für dich, Schritt für Schritt, nie darüber. Nur du kennst es.
jantaris-can-pay =
    .why = Die Waren des Preises stehen fest; die Farben darüber hinaus wählst du.
jantaris-can-move = Einen Gildenmarker versetzen
    .why = Sein Viertel wird das aktive. Wo ein Marker steht, kommt und geht niemand.
jantaris-can-vote-deal = Allein: 2 Waren in der Farbe des Markers. Zu zweit: eine für jeden deiner Händler dort. Zu dritt oder mehr: eine für jeden im Zentrum.
jantaris-can-vote-strengthen = Allein: Verbanne die Händler von jemandem von dort. Zu zweit: Hole bis zu 2 von deinen hinein. Zu dritt oder mehr: Schicke bis zu 2 weg.
jantaris-can-vote-recruitment = Allein: ein Händler in ein beliebiges Viertel. Zu zweit: einer ins Zentrum. Zu dritt oder mehr: bis zu 2 nebenan.
jantaris-can-vote-black_market = Allein: Nimm jemandem eine Ware weg. Zu zweit: 2 Waren von der Bank. Zu dritt oder mehr: Du verlierst alle deine Waren.
jantaris-can-rob =
    .why = Dein Schwarzmarkt war der einzige: Ist irgendwo eine Ware zu holen, ist das Pflicht.
jantaris-can-banish =
    .why = Je einer dieser Händler geht in jedes Nachbarviertel des aktiven Viertels; die übrigen bleiben.
jantaris-can-flee = Einen verbannten Händler wegführen
jantaris-can-bring = Bis zu 2 deiner Händler holen
    .why = Aus einem Nachbarviertel ohne Marker.
jantaris-can-send = Bis zu 2 deiner Händler wegschicken
    .why = In ein Nachbarviertel ohne Marker.
jantaris-can-recruit = Bis zu 2 Händler nebenan setzen
    .why = In ein Nachbarviertel des aktiven Viertels, ohne Marker.
jantaris-can-leave = Einen Händler von der Messe in ein Viertel führen
    .why = Wer verkauft hat, verlässt das Zentrum.
jantaris-can-claim = Karte { $card } nehmen
    .why = 3 Prestige. Deine Händler bleiben, wo sie sind.
jantaris-can-use =
    .why = Jeder Gegenstand wird höchstens einmal je Zug benutzt, in der Reihenfolge, die du wählst.

## Was die Dinge sind

jantaris-explain-prestige = Das Spiel endet, wenn zu Beginn eines Zuges jemand { $goal } hat. Dann gewinnt, wer das meiste Prestige hat, bei Gleichstand, wer die meisten Waren hat.
    .name = Prestige
jantaris-explain-track = Das Prestige wandert die Mauer entlang. Steht zu Beginn eines Zuges jemand am goldenen Tor, ist das Spiel aus.
    .name = Die Leiste, bis { $goal }
jantaris-explain-reserve = Händler, die noch gesetzt werden können. Ist keiner mehr da, bleibt ohne Wirkung, was einen setzen würde.
    .name = Vorrat
jantaris-explain-claimed = Genommene Kontrollkarten: je 3 Prestige, für immer.
    .name = Kontrollkarten
jantaris-explain-fair = Wer auf der Messe einen Händler im Zentrum und so viele Waren hat, muss sie zahlen, bekommt das Prestige und führt diesen Händler weg; so lange, bis es niemand mehr kann.
    .name = Messekarte
jantaris-explain-good =
    { $colour ->
        [red] Für Gegenstände im Basar und für Prestige auf der Messe. Niemand hat mehr als { $limit } einer Farbe.
       *[black] Für Gegenstände im Basar und für Prestige auf der Messe. Niemand hat mehr als { $limit } einer Farbe.
    }
    .name =
        { $colour ->
            [red] Rote Waren
           *[black] Schwarze Waren
        }
jantaris-explain-centre = Mit { $needs } Händlern hier, alle Farben zusammen, gibt es eine große Messe. Es ist kein Viertel, und niemand beherrscht es.
jantaris-explain-district = Wer mindestens 2 Händler hier hat, und mehr als jeder andere, beherrscht es. Kontrollkarten verlangen drei beherrschte Viertel.
jantaris-explain-marked = Hier steht ein Gildenmarker: Niemand wird hier gesetzt, kommt oder geht, außer durch eine Stimme zu diesem Viertel.
jantaris-explain-control = Wer am Ende eines Zuges alle drei Viertel beherrscht, darf sie nehmen: { $prestige } Prestige.
jantaris-explain-item = { $goods } · { $prestige } Prestige
jantaris-explain-sealed = Geheim gewählt. Aufgedeckt wird, wenn alle gewählt haben; ausgeführt wird im Uhrzeigersinn, und wer am Zug ist, beginnt.
    .name = Eine verdeckte Stimme
jantaris-explain-ladder = Wer am meisten bietet, zahlt das ganze Gebot. Niemand bietet mehr Waren, als er hat: Das ist seine Grenze. Wer am Zug ist, darf ein Gebot auch nur erreichen.
    .name = Die Gebote
