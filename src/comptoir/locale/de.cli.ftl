# Die Wörter der Kommandozeile; siehe den Kopf von en.cli.ftl.

## Die Kommandozeile: --help

cli-comptoir = Ein Tisch für vier Handelsspiele: im Terminal spielen oder für Browser bereitstellen.
cli-serve = Die Tische für Browser bereitstellen.
cli-play = Im Terminal gegen Bots spielen.
cli-replay = Ein aufgezeichnetes Spiel noch einmal erzählen oder zeigen, wie es nach einem Zug stand.
cli-check = Aufzeichnungen nachspielen und sagen, ob sie stimmen.
cli-rules = Die Regeln eines Spiels lesen, oder eine davon.
cli-games = Die Spiele, ihre Optionen und die Bots auflisten.
cli-arena = Bots gegeneinander spielen lassen: gleiche Verteilungen, wechselnde Plätze, Gewinnraten mit ihren Intervallen.
cli-ladder = Die Leiter: jede Stufe der Bots gegen die darunter, in jedem Spiel, mit Intervallen.
cli-balance = Wie sich ein Spiel unter Bots spielt: Plätze, Länge, Quellen der Punkte, und was nie oder zu oft gewählt wird.
cli-train = Aus Spielen der Bots untereinander lernen, was Tische wert sind.
cli-review = Ein aufgezeichnetes Spiel noch einmal ansehen: was es nach jedem Zug wem wert war, und die Fehler, der schlimmste zuerst.
cli-hint = Was ein Bot dort spielen würde, wo ein aufgezeichnetes Spiel steht, und warum.
cli-bench = Messen, wie schnell Regeln und Server sind.
cli-playouts = Zufällige Spiele, mit der ganzen Liste der Antworten vor jeder Entscheidung oder durch Auslosen.
cli-records = Aufzeichnungen zufälliger Spiele, Zug für Zug nachgespielt und geprüft.
cli-peers = Dasselbe Spiel durch OpenSpiel, PettingZoo und Arrays, wo sie installiert sind: Raten in einem Lauf.
cli-searches = Was jede Stufe für eine Entscheidung aufwendet, und wie viele gedachte Spiele je Sekunde die suchenden spielen.
cli-load = Ein eigener Server mit vielen Tischen aller Spiele, vier Verbindungen an jedem: Antworten, Speicher, und was die Schleife aufhält.
cli-examples = Beispiele:
cli-help = Diese Hilfe zeigen.
cli-help-usage = Aufruf:
cli-help-command = BEFEHL …
cli-help-commands = Befehle:
cli-help-arguments = Argumente:
cli-help-options = Optionen:
cli-help-default = sonst:
cli-option-version = Die Version zeigen, und ob die Regeln kompiliert sind.
cli-option-lang = Die Sprache; sonst die der Umgebung.
cli-option-game = Der Name eines Spiels; „comptoir games“ nennt sie.
cli-option-seats = Wie viele spielen, du mitgezählt.
cli-option-players = Wie viele spielen.
cli-option-level = Gegen welche Bots; „comptoir games“ nennt sie.
cli-option-option = Eine Option des Spiels; darf wiederholt werden.
cli-option-seed = Irgendein Text: Derselbe Startwert ergibt dasselbe Glück.
cli-option-save = Die Aufzeichnung des Spiels in dieser Datei aufheben.
cli-option-json = Das Ergebnis als JSON ausgeben.
cli-option-sample = Jede Antwort ohne ihre Liste auslosen, wo die Regeln es können: dieselben Spiele, schneller.
cli-option-seconds = Wie viele Sekunden Prozessorzeit gemessen wird.
cli-option-file = Eine Aufzeichnung, von „play“ aufgehoben oder von einem Tisch exportiert.
cli-option-at = Zeigen, wie das Spiel nach so vielen Zügen stand.
cli-option-commitment = Der vor dem Spiel veröffentlichte Fingerabdruck; der Startwert muss der versprochene sein.
cli-option-part = Was dein Browser zur Verteilung beigetragen hat: Es muss in der Aufzeichnung stehen.
cli-option-clause = Die Nummer einer Regel, etwa A3.2.
cli-option-bots = Ein Bot für jeden Platz: eine Stufe, oder ein eigener als module:Bot oder als Datei.
cli-option-games = Wie viele Spiele gespielt werden.
cli-option-arena-seats = Wie viele spielen; der zuletzt genannte Bot nimmt die übrigen Plätze.
cli-option-thinking = Wie viele Sekunden ein suchender Bot über eine Entscheidung nachdenken darf; 0: so lange er will.
cli-option-patience = Nach wie vielen Sekunden ohne Antwort ein Bot als hängend gilt; 0: nie.
cli-option-until-clear = Aufhören, sobald der Anteil des ersten Bots klar kein gleicher ist.
cli-option-resume = Beendete Spiele in dieser Datei aufheben und bei denen weitermachen, die dort sind.
cli-option-cluster = Auf dem Dask-Cluster unter dieser Adresse spielen.
cli-option-local-cluster = Auf einem Dask-Cluster mit so vielen Prozessen spielen, der für diesen Wettkampf entsteht.
cli-option-chart = Das Ergebnis in diese SVG-Datei zeichnen.
cli-option-some-games = Die Namen von Spielen; alle, wenn nichts anderes gesagt ist.
cli-option-simulations = Wie viele gedachte Spiele eine suchende Stufe für eine Entscheidung aufwenden darf: Die Uhr zählt dann nicht.
cli-option-fewest = Wie viele spielen; so wenige, wie das Spiel erlaubt, wenn nichts anderes gesagt ist.
cli-option-every = Jede Stufe gegen alle darunter.
cli-option-resume-folder = Die beendeten Spiele jedes Wettkampfs in diesem Ordner aufheben und bei denen weitermachen, die dort sind.
cli-option-most = Wie viele spielen; so viele, wie das Spiel erlaubt, wenn nichts anderes gesagt ist.
cli-option-balance-level = Welche Bots spielen; „comptoir games“ nennt sie.
cli-option-weights = Die Gewichte in dieser Datei aufheben.
cli-option-imagined = Auf wie vielen gedachten Tischen verglichen wird; mehr ist langsamer und sicherer.
cli-option-hint-at = Wo das Spiel nach so vielen Zügen stand; sonst an seinem Ende.
cli-option-hint-seat = Für wen, von 1 an gezählt; sonst wer zuerst gefragt ist.
cli-option-hint-level = Welcher Bot gefragt wird; „comptoir games“ nennt sie.
cli-option-tables = Wie viele Tische aufgestellt werden.
cli-option-played = Wie viele Sekunden gespielt wird.
cli-option-beat = Sekunden von einem Zug an einem Tisch zum nächsten; 0: sobald alle davon gehört haben.
cli-option-processes = Wie viele Server sich die Tische teilen.
cli-option-bench-database = Die PostgreSQL-Datenbank, die sie sich teilen (postgresql://…), eine leere.
cli-option-workers = Wie viele Prozesse; sonst einer je Prozessor.
cli-option-host = Die Adresse, auf der gelauscht wird, ohne Angabe 127.0.0.1; 0.0.0.0 lässt andere Rechner herein.
cli-option-port = Der Port, auf dem gelauscht wird, ohne Angabe 8000; 0 nimmt irgendeinen freien.
cli-option-data = Wo Tische aufgehoben werden; sonst COMPTOIR_DATA oder dein eigener Datenordner.
cli-option-database = Eine PostgreSQL-Datenbank, in der Tische stattdessen aufgehoben werden (postgresql://…); sonst COMPTOIR_DATABASE.
cli-option-accept-loss = Starten, obwohl etwas, das hier aufgehoben war, nicht mehr da ist.
cli-option-end-old-games = Spiele, deren Regeln diese Version nicht mehr hat, beenden, wie sie stehen.

## Die Kommandozeile: was schiefgeht

cli-file = { $file }: { $reason }
cli-no-command = Es gibt keinen Befehl „{ $what }“.
    .near = Es gibt keinen Befehl „{ $what }“: Meinst du „{ $near }“?
cli-no-option = Es gibt keine Option { $what }.
cli-no-value = { $what } braucht einen Wert.
cli-missing = { $what } fehlt.
cli-no-number = { $what } muss eine Zahl sein.
cli-no-number-from = { $what } muss eine Zahl sein, { $least } oder mehr.
cli-no-number-between = { $what } muss eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein.
cli-misused = Das ist ein Argument zu viel.
cli-see-help = „{ $command } --help“ sagt mehr.
cli-no-language = Diese Sprache wird hier nicht gesprochen, nur diese:
cli-no-clause = Die Regeln haben keine Nummer { $clause }.
cli-no-rules = Für { $game } gibt es hier keine Spielregel.
cli-no-move = Die Aufzeichnung hat nur { $moves } Züge.

## Die Kommandozeile: ausliefern

cli-listens = Comptoir lauscht auf { $address }
    .everywhere = Comptoir lauscht auf jeder Adresse dieses Rechners: { $address }
cli-serving = Die Tische werden in { $data } aufgehoben. Strg-C beendet den Server.

## Die Kommandozeile: spielen

cli-you-are = Du bist { $name } ({ $letter }). Tippe „?“ für Hilfe, quit zum Gehen.
cli-since = Seit deinem letzten Zug
cli-choices = Deine Möglichkeiten
cli-prompt = Dein Zug
cli-ambiguous = Das könnte { $choices } sein.
cli-unknown = „{ $text }“ gehört nicht zu deinen Möglichkeiten. Tippe „?“, um sie zu sehen.
cli-see-rule = (zum Nachlesen: rules { $clause })
cli-undone = Zurückgenommen: Du bist wieder dran, wie vorher.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-hint-only = { $name } würde { $action } spielen: Eine andere Antwort gibt es nicht.
cli-hint-unlisted = { $name } würde eher { $action } sagen, als sofort zu antworten.
cli-hint-better = { $name } würde { $action } spielen: Auf { $tables } gedachten Tischen liegt das um { $gain } vor { $other }, dem Besten der Übrigen.
cli-hint-even = { $name } würde { $action } spielen: Auf { $tables } gedachten Tischen ist keine andere Antwort klar besser, auch { $other } nicht.
cli-left = Du verlässt den Tisch. Das Spiel ist nicht zu Ende.
cli-saved = Die Aufzeichnung ist in { $file }.
cli-seed = Startwert { $seed }
cli-how = Tippe eine Möglichkeit, wie sie dasteht, ganz oder mit dem Anfang jedes Wortes: „{ $example }“ für „{ $choice }“.
cli-how-names = Aufzeichnungen haben dafür andere Wörter, die du auch tippen darfst: { $names }
cli-how-look = den Tisch neu zeichnen
cli-how-hint = was ein Bot spielen würde
cli-how-rules = die Regeln lesen, oder eine: rules { $clause }
cli-how-undo = deinen letzten Zug zurücknehmen, und was die Bots seither getan haben
cli-how-quit = den Tisch verlassen

## Die Kommandozeile: Ergebnisse

cli-rank = Rang
cli-player = Spieler
cli-score = Punkte
cli-move = Zug
cli-bot = Bot
cli-wins = Siege
cli-interval = 95-%-Intervall
cli-chart = Diagramm
cli-rating = Wertung
cli-mean-rank = Mittlerer Rang
cli-mean-score = Mittlere Punkte
cli-ms = ms je Entscheidung
cli-game = Spiel
cli-name = Name
cli-players = Spieler
cli-minutes = Minuten
cli-by = Von
cli-options = Optionen
cli-arena-title = { $title }: { $games } Spiele
cli-arena-work = Spiele
cli-arena-clear = Es war klar, bevor alle Spiele gespielt waren.
cli-peers-title = { $title }, zu { $seats }: zufällige Spiele durch jede Tür
cli-peers-missing = Nicht installiert: { $doors }
cli-door = Tür
cli-steps = Schritte je Sekunde Prozessorzeit
cli-ratio = Von unserer Rate
cli-number = { NUMBER($n) }
cli-ladder-title = Jede Stufe gegen die darunter: je { $games } Spiele
cli-against = Gegen
cli-balance-title = { $title }: { $games } Spiele von { $seats } Bots ({ $level })
cli-balance-length = { $decisions } Entscheidungen je Spiel; vier von fünf Spielen haben { $low } bis { $high }.
cli-balance-score = { $mean } Punkte im Mittel, mit einer Standardabweichung von { $spread }.
cli-balance-positions = Siege nach Platz, von dem an, der zuerst gefragt ist
cli-balance-sources = Punkte einer Person je Spiel
cli-balance-things = Dinge, und wie oft je Spiel
cli-position = Platz { $n }
cli-seat = Platz
cli-source = Quelle
cli-points = Punkte
cli-winners = Bei Siegern
cli-kind = Art
cli-most = Am meisten
cli-least = Am wenigsten
cli-dead = Nie
cli-dominant = Beherrschend (Siege je gleichem Anteil)
cli-searches-title = { $title }, zu { $seats }: { $decisions } Entscheidungen in einem Spiel von Bots (greedy)
cli-searches-endings = { NUMBER($n) } gedachte Spiele je Sekunde von der Mitte bis zum Ende, in denen alle der Faustregel folgen
cli-slowest = Langsamste
cli-simulations = Simulationen
cli-simulations-rate = Je Sekunde Prozessorzeit
cli-train-title = { $title }: gelernt aus { $games } Spielen zu { $seats }
cli-train-caption = Wie weit die Gewichte in Spielen danebenliegen, aus denen sie nicht gelernt sind; zuerst, was es zu lernen gab.
cli-train-curve = Wie weit die Gewichte danebenliegen, mit immer mehr Spielen
cli-train-games = Spiele
cli-train-saved = Die Gewichte sind in { $file }.
cli-stage = Abschnitt { $n }
cli-review-work = Durchsehen
cli-review-title = { $title }, { $moves } Züge
cli-review-curve = Was das Spiel wem wert war, Zug für Zug
cli-review-curve-range = Was das Spiel wem wert war, Zug für Zug, von { $low } bis { $high }
cli-review-none = Auf { $tables } gedachten Tischen je Zug war kein Fehler deutlich.
cli-review-mistakes =
    { $shown ->
        [one] Der Fehler
       *[other] Die { $shown } schlimmsten von { $count } Fehlern
    }
cli-played = Gespielt
cli-better = Besser
cli-loss = Verlust
cli-check-over = { $file } stimmt: { $title }, zu { $seats }, { $moves } Züge, zu Ende. { $scores }
cli-check-open = { $file } stimmt bisher: { $title }, zu { $seats }, { $moves } Züge, nicht zu Ende.
cli-check-commitment = Der vor dem Spiel veröffentlichte Fingerabdruck seines Startwerts ist { $commitment }
cli-check-added = { $name } hat { $part } beigetragen
cli-check-quick = Sein Glück folgt allein aus dem Startwert „{ $seed }“: Versprochen war davon vor dem Spiel nichts.
cli-check-broken = { $file } stimmt nicht: { $reason }
cli-check-promise = { $file } stimmt nicht: Der Startwert ist nicht der versprochene. Sein Fingerabdruck ist { $commitment }
cli-check-part = { $file } stimmt nicht: Was du beigetragen hast, steht nicht darin.
cli-bench-playouts =
    { $title }, zu { $seats }, { $compiled ->
        [yes] kompiliert
       *[no] interpretiert
    }: { $decisions } Entscheidungen, { $games } Spiele, { $clones } Kopien je Sekunde Prozessorzeit
cli-bench-replays =
    { $title }, zu { $seats }, { $compiled ->
        [yes] kompiliert
       *[no] interpretiert
    }: { $moves } Züge, { $games } Aufzeichnungen nachgespielt und geprüft je Sekunde Prozessorzeit
cli-bench-shared = Mehrere Server brauchen eine Datenbank, die sie sich teilen: --database postgresql://…
cli-bench-load =
    { $tables } Tische, { $sockets } Verbindungen, { $compiled ->
        [yes] kompiliert
       *[no] interpretiert
    }: { $moves_per_s } Züge je Sekunde, { $errors ->
        [0] kein Fehler
        [one] ein Fehler
       *[other] { $errors } Fehler
    }
    alle am Tisch hören von einem Zug nach { $p50_ms } ms (Median), { $p99_ms } ms (99 von 100)
    { $cpu_ms_per_move } ms Prozessorzeit und { $kb_per_move } kB gesendet je Zug, { $kb_per_table } kB Speicher je Tisch
    Schleife am längsten aufgehalten { $hold } ms ({ $what }), längste Speicherbereinigung { $garbage_ms } ms
    angehalten in { $stop_s } s
