# Das erste Spiel, im Spielen gelehrt (lessons/first.toml): ein Titel von höchstens 8 Wörtern, ein Text von höchstens 30.
# In einer Summe ist [lady] ein Plättchen und [{ $gain }] ein Gewinn; { $name1 } ist, wer auf Platz 1 sitzt.

heller-first = Dein erster Markt

heller-first-aim = Drei Vormittage, ein Sieg
    .text = Du und zwei andere handeln auf diesem Platz. Nach drei Vormittagen gewinnt, wer am reichsten ist. Alle beginnen mit { $money } Hellern.

heller-first-turn = Eine Sache je Zug
    .text = In deinem Zug bringst du genau eine Sache auf den Markt: einen deiner Stände, ein Plättchen vom Stapel oder dein geheimes Plättchen.

heller-first-street = Jede Linie zählt ihre Kundschaft
    .text = Jede Reihe und jede Spalte ist eine Linie. Käufer bringen Geld, Gauner kosten welches. In Reihe 5 stehen drei Käufer:
    .sum = [lady] + [citizen] + [maid] = [{ $worth }]

heller-first-stall = Eine Linie zahlt für jede Ware
    .text = Wer in Reihe 5 handelt, bekommt { $worth } für jede Ware dort, wer auch die Käufer brachte. Dein Stand mit { $wares } Waren brächte:
    .sum = { $worth } × { $wares } Waren = [{ $gain }]
    .task = Nimm den Stand mit 3 Waren, wähle B5, dann bestätige
    .ask = Setze deinen Stand mit 3 Waren auf B5
heller-first-stall-column = Fast: Hier sieht der Bettler zu
    .text = Auch auf E5 zahlt Reihe 5. Aber alles zählt auch in seiner Spalte, und in Spalte E steht der Bettler:
    .sum = { $row } [beggar] × 3 = [{ $gain }]
heller-first-stall-wares = Die richtige Linie, ein kleiner Stand
    .text = Eine Linie zahlt für jede Ware. Zwei Waren brächten hier { $gain }, drei bringen { $best }. Nimm den Stand mit dreien.
heller-first-stall-other = Keine Linie zahlt mehr als Reihe 5
    .text = Sie gibt { $worth } für jede Ware. B5 ist dort frei, und in Spalte B steht kein Gauner.

heller-first-sure = Das ist fast das ganze Spiel
    .text = Würde jetzt gewertet, bekämst du { $stands }. Gewertet wird aber erst, wenn alle 30 Felder belegt sind, und die anderen sind nicht untätig.

heller-first-others = Jetzt die anderen
    .text = Alle bringen eine Sache auf den Markt, so wie du.

heller-first-secret = Schick ihnen einen Gauner
    .text = Nur du kennst dein geheimes Plättchen: den Steuereintreiber, −6. { $name1 } hat { $wares } Waren in Spalte A und erwartet { $before }. Mit ihm dort kostet es:
    .sum = [merchant-prince] + [tax-collector] = { $worth } × { $wares } Waren = [{ $loss }]
    .task = Nimm dein geheimes Plättchen, wähle A3, dann bestätige
    .ask = Lege dein geheimes Plättchen auf A3
heller-first-secret-home = Zuerst käme er zu dir
    .text = Deine eigenen Waren stehen in Reihe 5. Mit dem Steuereintreiber dort wäre sie { $worth } statt { $before } wert:
    .sum = [tax-collector] × 3 Waren = [{ $loss }]
heller-first-secret-other = Such den Stand mit vier Waren
    .text = Ein Gauner kostet am meisten, wo andere viele Waren haben und du keine. Das ist Spalte A, und A3 ist dort frei.

heller-first-answer = Sie antworten
    .text = Wer noch ein geheimes Plättchen hat, zeigt es vielleicht jetzt.

heller-first-special = Feuer trennen, Säcke verdoppeln
    .text = Das Feuer trennt Reihe 4: Rechts davon verkauft niemand an den Großkaufmann. Der Goldsack verdoppelt Spalte D. Ein böser Blick vertriebe alle Käufer.
    .sum = [citizen] × 2 = [{ $sack }]

heller-first-draw = Wer zieht, muss legen
    .text = Du darfst auch ein Plättchen ziehen. Was es auch ist, Käufer oder Gauner, es kommt sofort auf den Markt. Versuch dein Glück.
    .task = Wähle den Stapel, dann bestätige
    .ask = Zieh ein Plättchen vom Stapel
heller-first-draw-other = Versuch erst dein Glück
    .text = Im Stapel sind noch Plättchen. Zieh eins: Darum geht es in diesem Schritt.

heller-first-place = Die Königin! Zeig ihr deine Reihe
    .text = Sie bringt 6 in ihre Reihe und 6 in ihre Spalte. Reihe 5 steigt von { $before } auf { $worth }, deine drei Waren bekommen also:
    .sum = [queen] × 3 Waren = [{ $gain }]
    .task = Wähle E5, dann bestätige
    .ask = Lege die Königin auf E5
heller-first-place-other = Sie gehört zu deinen Waren
    .text = Drei deiner Waren stehen in Reihe 5. Auf E5 bringt sie dir { $gain }; nirgends bringt sie dir mehr.

heller-first-turns = Wieder die anderen
    .text = Jetzt wählen sie selbst.

heller-first-stalls = Große Stände handeln nur einmal
    .text = Nach dem Vormittag kommen Stände mit 1 Ware zurück. Die mit 2, 3 oder 4 sind weg: Heb welche für einen besseren Markt auf.

heller-first-free = Jetzt füll den Markt selbst
    .text = Bevor du bestätigst, siehst du, was ein Plättchen oder Stand allen brächte. Ich komme wieder, wenn der Markt gewertet wird.

heller-first-count = Der Markt wird gewertet
    .text = Jede Reihe und jede Spalte zahlt: ihren Wert mal deine Waren dort. Alles wird zusammengezählt, bevor Geld fließt.
    .task = Sieh es dir an, dann weiter zu Runde 2

heller-first-on = Jetzt kennst du das ganze Spiel
    .text = Noch zwei Vormittage, jeder mit leerem Markt und neuem geheimem Plättchen. Stände hast du nun weniger. Viel Glück!
