# Der Schachteldeckel: was die Startseite und ein neuer Tisch sagen. Das Übrige kommt mit dem Tisch.

jantaris-title = Jantaris
jantaris-blurb = Setze deine Händler, biete im Basar, und errate, wie die anderen stimmen.
jantaris-reconstructed = Rekonstruiert: Fünf der acht Namen der Viertel, Preise und Prestige der Gegenstände, die Viertel der Kontrollkarten und die Messekarten sind von uns; Namen und Wirkungen der Gegenstände stammen aus der Spielregel.
jantaris-headline = Zug { $turn }, höchstes Prestige { $prestige } von { $goal }
