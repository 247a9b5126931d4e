# Der Schachteldeckel: was die Startseite und ein neuer Tisch sagen. Das Übrige kommt mit dem Tisch.

karanor-title = Marchands de Karanor
karanor-short = Karanor
karanor-blurb = Durchstreife vier Inseln, eröffne Geschäfte in sieben Städten, hilf denen, die du triffst, und handle jederzeit mit allen.
karanor-reconstructed = Rekonstruiert: Die Karte jenseits der Orte, die die Spielregel nennt, und die meisten Karten und Plättchen sind von uns.
karanor-headline = Zug { $turn }, höchstes Prestige { $prestige } von { $goal }
karanor-option-market = Markt für zwei
karanor-option-market-help = Zu zweit kauft und verkauft ein Markt Ressourcen; zu mehreren wird er nicht gebraucht.
karanor-option-first_seat = Der erste Platz beginnt
karanor-option-first_seat-help = Sonst wird ausgelost, wer beginnt.
