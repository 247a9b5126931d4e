# Länger als eine Partie miteinander und gegeneinander: geteilte Verteilungen, Personen, Turniere, Clubs.

club = Der Club
club-house = Dieses Haus
club-of = { $name }
club-members = Mitglieder
club-players = Wer hier spielt
club-players-none = Wer eine Partie zu Ende spielt, wird hier genannt.
club-since = seit dem { $day }
club-played = letzte Partie { $ago }
club-results = Letzte Ergebnisse
club-results-none = Noch ist keine Partie zu Ende.
club-tournaments = Turniere
club-tournaments-none = Zurzeit läuft keines.
club-ratings = Wertung
club-ratings-none = Noch hat niemand eine Wertung: Dazu müssen zwei Personen mit Konto gegeneinander spielen.
club-join = Dem Club beitreten
club-leave = Den Club verlassen
club-joined = Du gehörst jetzt zum Club.
club-invite = Wer diesen Link hat, darf beitreten
club-remove = Ausschließen
club-remove-who = { $name } aus dem Club ausschließen
club-remove-sure = { $name } sieht Mitglieder, Tische, Ergebnisse und Turniere nicht mehr und kommt auch über den Link des Clubs nicht mehr hinein. Laufende Spiele und Turniere gehen weiter.
club-removed = { $name } gehört nicht mehr zum Club.
club-keep = Nicht ausschließen
club-out = Ausgeschlossen
club-let-in = Wieder zulassen
club-let-in-who = { $name } wieder zulassen
club-you-are-out = Dieser Club hat dich ausgeschlossen: Du siehst nicht mehr, wer dazugehört, und auch seine Tische, Ergebnisse und Turniere nicht. Spiele und Turniere, an denen du teilnimmst, gehen weiter. Wenn du das für einen Irrtum hältst, frag, wer den Club leitet.
club-outside = Nur Mitglieder sehen, wer dazugehört, und die Tische, Ergebnisse und Turniere des Clubs.
club-make = Einen Club gründen
club-name = Name des Clubs
club-clubs = Clubs
club-place = { $n }.
club-you = du
club-bot = Bot
club-left = gegangen
club-guest-table = privater Tisch

## Die Verteilung des Tages, und Verteilungen unter Freunden

daily = Verteilung des Tages
daily-lead = Jeden Tag eine Verteilung für jedes Spiel, gegen dieselben Bots, mit demselben Glück für alle. Nur dein erster Versuch zählt, und wie es anderen erging, siehst du, wenn du fertig bist.
daily-play = Heute spielen
daily-go-on = Weiterspielen
daily-compare = Vergleichen
daily-with =
    { $count ->
        [one] mit einem Bot, { $level }
       *[other] mit { $count } Bots, { $level }
    }
daily-count =
    { $over ->
        [0] Noch niemand ist fertig
        [one] Einmal zu Ende gespielt
       *[other] { $over }-mal zu Ende gespielt
    }
daily-place = Platz { $place } von { $of }, { $score } Punkte
daily-uncounted = Gespielt, aber nicht gezählt
daily-yesterday = Gestern
daily-none = In diesem Haus gibt es keine Verteilung des Tages.
deal-shared = Dieselbe Verteilung
deal-named = Dieselbe Verteilung: { $name }
deal-lead = Alle spielen diese Verteilung an einem eigenen Tisch. Niemand sieht einen anderen Tisch, bevor der eigene zu Ende ist.
deal-play = Diese Verteilung spielen
deal-invite = Schick diesen Link allen, die sie auch spielen sollen
deal-closes = Ab dem { $day } für alle offen.
deal-closed-to-you = Wie es anderen erging, wird gezeigt, wenn dein eigener Tisch zu Ende ist.
deal-nobody = Noch niemand ist fertig.
deal-score = Punkte
deal-against = Gegen die anderen
deal-against-help = „Gegen die anderen“ sagt, wie viel mehr als die anderen auf diesem Platz, im Durchschnitt.
deal-table = Tisch
deal-uncounted = nicht gezählt
deal-uncounted-help = Nicht gezählt: ein zweiter Versuch von derselben Adresse, eine Partie, die zu spät zu Ende ging, oder eine, die ein Bot beendet hat.
deal-look = Anschauen
deal-make = Dieselbe Verteilung an mehreren Tischen
deal-make-help = Du bekommst einen Link; wer ihn öffnet, spielt dieselbe Verteilung an einem eigenen Tisch, und ihr vergleicht.

## Jemand

person-games = Meine Partien
person-played =
    { $n ->
        [one] Eine Partie
       *[other] { $n } Partien
    }
person-places = Plätze
person-average = Durchschnitt
person-best = Bestwert
person-last = Letzte Partie
person-rating = Wertung
person-rating-none = noch keine
person-provisional = noch unsicher
person-rated =
    { $n ->
        [one] aus einer Partie
       *[other] aus { $n } Partien
    }
person-none = Noch keine Partie zu Ende gespielt.
person-export = Alle meine Partien als Datei
person-export-help = Eine Aufzeichnung je Zeile, zum Aufheben oder Studieren.
person-rating-help = Die Wertung zählt Partien zwischen Personen mit Konto, nicht die gegen Bots oder Gäste. Sie beginnt bei 1000, sagt, was jemand mindestens kann, und wird mit jeder Partie sicherer.
person-times = { $count }×
person-place-times = Platz { $rank }: { $count }-mal

## Turniere

tournament = Turnier
tournament-new = Ein Turnier ausschreiben
tournament-name = Name
tournament-kind = Modus
tournament-kind-swiss = Schweizer System
tournament-kind-robin = Alle gegen alle
tournament-size = Plätze am Tisch
tournament-rounds = Runden
tournament-hours = Zeit für eine Runde
tournament-hours-1 = Eine Stunde
tournament-hours-24 = Ein Tag
tournament-hours-72 = Drei Tage
tournament-hours-168 = Eine Woche
tournament-announce = Ausschreiben
tournament-about =
    { $kind ->
        [swiss] { $game } · Schweizer System, { $rounds } Runden an { $size }er-Tischen
       *[robin] { $game } · alle gegen alle, an { $size }er-Tischen
    }
tournament-status-open = Teilnahme offen
tournament-status-running = Runde { $round } läuft
tournament-status-over = zu Ende
tournament-status-closed = abgesagt
tournament-entrants =
    { $n ->
        [0] noch niemand
        [one] eine Zusage
       *[other] { $n } Zusagen
    }
tournament-enter = Teilnehmen
tournament-withdraw = Zurückziehen
tournament-withdraw-sure = Du wirst keinem Tisch mehr zugelost. Deine Punkte bleiben.
tournament-bot = Einen Bot dazunehmen
tournament-begin = Erste Runde auslosen
tournament-close = Absagen
tournament-close-sure = Es wird keine Runde mehr gelost, und niemand gewinnt. Laufende Tische werden zu Ende gespielt, um ihrer selbst willen.
tournament-keep = Alles lassen, wie es ist
tournament-invite = Wer diesen Link hat, darf teilnehmen
tournament-invite-club = Mitglieder des Clubs nehmen über diesen Link teil
tournament-merchant = Händler
tournament-points = Punkte
tournament-strength = Gegnerstärke
tournament-round = Runde { $n }
tournament-out = zurückgezogen
tournament-your-table = Dein Tisch
tournament-go = Zum Tisch
tournament-others = Die anderen Tische
tournament-tables = Die Tische
tournament-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
tournament-to-play = { $names } am Zug
tournament-ended = { $names } vorn
tournament-bye = Diese Runde läuft ohne { $names }; das zählt wie ein Sieg.
tournament-next = Danach
tournament-next-text = Runde { $round } beginnt, sobald alle Tische fertig sind, spätestens wenn die Zeit dieser Runde um ist: { $when }.
tournament-last-text = Das ist die letzte Runde. Ende spätestens: { $when }.
tournament-reach = So kommst du auf Platz eins
tournament-reach-safe = Nach dieser Runde liegst du vorn, was auch geschieht.
tournament-reach-place = Platz { $place } oder besser an diesem Tisch, und du liegst vorn, was die anderen auch tun.
tournament-reach-win = Gewinne an diesem Tisch, und du liegst vorn, was die anderen auch tun.
tournament-reach-hope =
    { $others ->
        [0] Gewinne an diesem Tisch; { $name } darf höchstens Platz { $place } erreichen.
        [one] Gewinne an diesem Tisch; { $name } darf höchstens Platz { $place } erreichen, und noch jemand muss stolpern.
       *[other] Gewinne an diesem Tisch; { $name } darf höchstens Platz { $place } erreichen, und { $others } weitere müssen stolpern.
    }
tournament-reach-level =
    { $others ->
        [0] Gewinne an diesem Tisch. Kommt { $name } auf Platz { $place }, steht ihr gleich, und du hattest die stärkeren Gegner: erster Platz.
        [one] Gewinne an diesem Tisch. Kommt { $name } auf Platz { $place }, steht ihr gleich, und du hattest die stärkeren Gegner; noch jemand muss stolpern.
       *[other] Gewinne an diesem Tisch. Kommt { $name } auf Platz { $place }, steht ihr gleich, und du hattest die stärkeren Gegner; { $others } weitere müssen stolpern.
    }
tournament-reach-short =
    { $behind ->
        [0] Ein Sieg reicht vielleicht nicht: Wer führt, hat ebenso viele Punkte, und die Gegnerstärke entscheidet.
        [one] Nicht in dieser Runde: Selbst ein Sieg reicht nicht. Dir fehlt zurzeit ein Punkt.
       *[other] Nicht in dieser Runde: Selbst ein Sieg reicht nicht. Dir fehlen zurzeit { $behind } Punkte.
    }
tournament-how = { $points } Punkte für die Plätze 1 bis { $size }; wer sich einen Platz teilt, teilt die Punkte. Bei Punktgleichheit zählen die Punkte aller, die man getroffen hat (Gegnerstärke), dann gewonnene Tische. Wer die Zeit einer Runde verstreichen lässt oder geht, gibt auf: Ein Bot spielt weiter, ohne Punkte. Niemand setzt zweimal aus, bevor alle einmal ausgesetzt haben; Aussetzen zählt wie ein Sieg.
tournament-mark-place = Platz { $place }
tournament-mark-forfeit = aufgegeben
tournament-mark-bye = ausgesetzt
tournament-mark-playing = spielt
tournament-mark-out = nicht dabei
tournament-winner =
    { $count ->
        [one] { $names } gewinnt das Turnier
       *[other] { $names } gewinnen das Turnier
    }

## Eine Partie teilen, die zu Ende ist

share-game = Diese Partie teilen
share-picture = Bild zum Teilen
share-save = Bild speichern
share-send = Bild teilen
share-linked = Dieses Bild zeigt ein Link auf die Partie, wo immer er geteilt wird.
share-alt = { $title }. { $standing }
share-ahead =
    { $n ->
        [0] Bis zum letzten Zug gleichauf mit { $name }.
        [one] Einen Punkt vor { $name }.
       *[other] { $n } Punkte vor { $name }.
    }
share-moves = Tisch „{ $table }“, { $moves } Züge
share-designer = ein Spiel von { $designer }
error-members-only = Das ist für Mitglieder eines Clubs. Komm erst über den Link des Clubs herein.
