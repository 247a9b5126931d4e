# Warum der Server nein sagt oder nicht starten kann. Der Code eines Fehlers ist die Kennung ohne `error-`.

## Was verlangt wird, ist nicht lesbar

error-bad-json = Der Server konnte diese Nachricht nicht lesen.
error-bad-message = Der Server konnte diese Nachricht nicht lesen.
error-bad-field = Das Feld „{ $name }“ passt nicht.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen, alle sichtbar.
error-bad-chat = Eine Zeile hat 1 bis { $most } Zeichen, alle sichtbar.
error-bad-list = Die Liste heißt „mine“ oder „lobby“.
error-bad-number = „{ $name }“ muss eine ganze Zahl sein, 0 oder mehr.
error-bad-eyes = Sieh durch einen Platz, als Zuschauer oder mit allen Augen.
error-bad-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-bad-seat-count = Dieses Spiel hat { $seats } Plätze.
error-bad-move-number = Weiter geht es spätestens nach Zug { $most }.
error-bad-method = Das geht an dieser Adresse nicht.
error-two-me = Du kannst nur auf einem Platz sitzen. Die anderen an deinem Bildschirm brauchen eigene Namen.
error-unreadable-action = „{ $action }“ ist kein Zug dieses Spiels.

## Spiele, Plätze, Optionen

error-bad-game = Ein Spiel „{ $game }“ gibt es hier nicht, wohl aber { $known }.
error-bad-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
error-bad-option = Dieses Spiel hat keine Option „{ $option }“.
error-bad-choice = „{ $value }“ steht für die Option „{ $option }“ nicht zur Wahl.
error-bad-level = Einen Bot „{ $level }“ gibt es hier nicht, wohl aber { $known }.
error-bad-bot = „{ $bot }“ kann nicht spielen: { $reason }.
error-bot-fails = Der Bot „{ $level }“ hat versagt: { $reason }
error-bot-hangs = Der Bot „{ $level }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-bot-kills = Ein Bot hat zweimal den Prozess beendet, in dem er spielte.
error-too-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze.
error-bad-match-file = { $file } ist keine Datei mit beendeten Spielen: Zeile { $line } ist nicht lesbar.
error-bad-match-other = { $file } enthält Spiele eines anderen Wettkampfs: Bots, Startwert, Optionen oder Zeit sind andere.
error-nobody-asked = Dort wird Spieler { $seat } nichts gefragt.
error-two-limits = Eine Entscheidung wird nach Sekunden oder nach Simulationen begrenzt, nicht nach beidem.
error-no-folder = { $file } ist kein Ordner.
error-cannot-learn = Der Rat der Bots zu { $game } beschreibt Tische nicht in Zahlen: Daraus ist nichts zu lernen.
error-no-numpy = Zum Lernen installiere comptoir[learn].
error-bad-training = { $file } enthält keine gelernten Gewichte.
error-no-cluster = Unter { $address } antwortet kein Dask-Cluster.
error-no-dask = Für einen Cluster installiere comptoir[dask].

## Aufzeichnungen

error-bad-record = Diese Datei ist kein aufgezeichnetes Spiel.
error-bad-record-size = Dieses aufgezeichnete Spiel ist zu groß.
error-bad-record-length = Ein aufgezeichnetes Spiel darf hier höchstens { $most } Züge haben.
error-bad-record-format = Dieses Spiel hat ein neueres Comptoir aufgezeichnet.
error-bad-record-move = Zug { $move } dieses aufgezeichneten Spiels ist nicht möglich.
error-bad-record-beside = Etwas in diesem aufgezeichneten Spiel passt nicht zu seinem Zug { $move }.
error-bad-record-unfinished = Dieses aufgezeichnete Spiel nennt einen Endstand, ist aber nicht zu Ende.
error-bad-record-scores = Die Punkte in diesem aufgezeichneten Spiel sind nicht die seiner Züge.
error-bad-record-seed = Der Startwert dieses aufgezeichneten Spiels ist zu lang.
error-bad-record-names = Dieses aufgezeichnete Spiel nennt nicht jeden Platz.
error-bad-record-parts = Dieses aufgezeichnete Spiel sagt nicht, was jeder Platz zur Verteilung beigetragen hat.
error-old-rules = Dieses Spiel wurde nach älteren Regeln begonnen, die dieser Server nicht mehr hat.
error-bad-part = Was ein Platz zur Verteilung beiträgt, sind 32 hexadezimale Ziffern.
error-deal-gone = Diese Verteilung ist nicht mehr für dich aufgehoben. Bitte versuch es noch einmal.
error-part-unpromised = Frag zuerst nach einer Verteilung, damit der Server gebunden ist, bevor du etwas beiträgst.
error-bad-seed = Der Startwert dieser Verteilung hat nicht 64 hexadezimale Ziffern.
error-unknown-box = Dieses Spiel wurde mit anderen Karten und Plättchen gespielt, als hier in der Schachtel sind.
error-unknown-rules = Dieses Spiel wurde nach Version { $version } seiner Regeln gespielt. Hier gilt Version { $newest }, und danach wäre es ein anderes Spiel: Es lässt sich nicht öffnen.
error-bad-host = Der Server hört nicht auf den Namen { $name }. Wer ihn betreibt, kann den Namen in die Einstellungen (hosts) aufnehmen.

## Nicht deins

error-bad-origin = Diese Anfrage kam von einer anderen Seite.
error-no-guest = Der Server kennt dich noch nicht. Wähle einen Namen, oder lade die Seite neu.
error-not-your-seat = Dieser Platz ist nicht deiner.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-undo-not-yours = Der erste Zug, der zurückgenommen wird, muss dein eigener sein.
error-own-wish = Die anderen müssen zustimmen, nicht du.

## Nicht hier

error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-page = Unter dieser Adresse ist nichts.
error-unknown-rules-page = Die Regeln dieses Spiels sind nicht hier.
error-unknown-example = Dieses Beispiel steht nicht in diesen Regeln.
error-bad-ways = Ein Beispiel lässt sich nur in das ändern, was es anbietet.
error-unknown-lesson = Dieses geführte Spiel ist nicht hier.

## Nicht jetzt

error-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin.
error-refused-not-now = Das ist jetzt nicht möglich.
error-refused-not-your-turn = Du bist nicht am Zug.
error-refused-game-over = Das Spiel ist aus.
error-game-over = Das Spiel ist aus.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das ist möglich, sobald das Spiel aus ist.
error-not-open = Dieser Tisch ist nicht mehr offen.
error-not-playing = An diesem Tisch ist kein Spiel im Gange.
error-no-lesson = An diesem Tisch wird kein geführtes Spiel gespielt.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-bad-zone = „{ $name }“ ist keine Zeitzone. Wähle eine aus der Liste, zum Beispiel Europe/Paris.
error-too-quiet = Höchstens { $most } Stunden am Tag können Ruhezeit sein.
error-too-much-vacation = Höchstens { $most } Urlaubstage im Jahr sind möglich.
error-vacation-backwards = Dieser Urlaub endet, bevor er beginnt.
error-vacation-far = Ein Urlaub muss in den nächsten zwölf Monaten liegen.
error-too-many-habits = Du hast deine Zeiten zu oft geändert. Warte ein wenig.
error-name-taken = Am Tisch „{ $table }“ heißt schon jemand so oder sehr ähnlich.
error-seat-away = Ein Bot hält deinen Platz. Nimm ihn zuerst wieder ein.
error-nothing-to-undo = Es gibt keinen Zug, der zurückzunehmen wäre.
error-undo-learned = Seither hat jemand etwas erfahren. Das lässt sich nicht zurücknehmen.
error-undo-pending = Jemand möchte schon etwas zurücknehmen.
error-undo-stale = Inzwischen hat jemand gezogen: Jetzt müssen die anderen zustimmen. Frag noch einmal, wenn du willst.
error-no-wish = Niemand möchte etwas zurücknehmen.
error-look-first = Die Seite muss zuerst auf den Tisch sehen.
error-look-late = Die Seite hat nicht rechtzeitig auf den Tisch gesehen.
error-log-nearly-full = Dieses Spiel ist sehr lang: Jetzt zählen nur noch Antworten, auf die der Tisch wartet.
error-log-full = Das Protokoll dieses Spiels ist voll ({ $most } Einträge): Es kann nicht weitergehen.
error-server-stops = Der Server hält an. Gleich ist er wieder da.
error-banned = Der Gastgeber dieses Hauses hat dir die Tür verschlossen.
error-muted = Der Gastgeber dieses Hauses hat dich stummgeschaltet: Die anderen lesen nicht, was du schreibst.

## Zu viel

error-message-too-large = Diese Nachricht ist zu lang.
error-body-too-large = Das ist zu groß.
error-too-many-requests = Das war viel auf einmal. Warte einen Moment.
error-too-many-messages = Das war viel auf einmal. Der Tisch ist gleich wieder da.
error-too-many-reviews = Das waren viele Spiele zum Zurückblicken. Warte eine Weile.
error-too-many-pictures = Das waren viele Bilder. Warte eine Weile.
error-too-many-sockets = Du hast zu viele Tische zugleich offen (höchstens { $most }).
error-too-many-sockets-address = Von deiner Adresse sind zu viele Tische zugleich offen (höchstens { $most }).
error-too-many-watchers = Dieser Tisch hat schon { $most } Zuschauer.
error-too-many-tables = Du hast { $most } unfertige Tische. Beende, verlasse oder schließe erst einen.
error-too-many-new-tables = Von deiner Adresse wurden viele Tische eröffnet. Warte eine Weile mit dem nächsten.
error-too-many-records = Das waren viele Aufzeichnungen oder sehr lange. Warte eine Weile mit der nächsten.
error-too-many-asides = Das waren viele Wünsche und Angebote auf einmal. Warte einen Moment.

## Unser Fehler

error-broken = Auf dem Server ist etwas kaputtgegangen. Nichts hat sich geändert, und es ist gemeldet.
error-broken-table = Das Protokoll dieses Tisches lässt sich nicht nachspielen. Es ist gemeldet.
error-overtaken = Jemand war schneller: Sieh noch einmal hin und versuch es wieder.
error-database-gone = Die Datenbank des Servers antwortet nicht. Versuch es gleich noch einmal.
error-disk-full = Die Platte des Servers ist voll. Nichts wurde gespeichert, und nichts hat sich geändert: Versuch es später noch einmal.

## Der Server kann nicht starten

error-port-taken = Port { $port } ist besetzt: Wähle mit --port einen anderen.
error-port-forbidden = Port { $port } braucht Administratorrechte: Wähle mit --port einen ab 1024.
error-bad-address = Auf „{ $host }“ lässt sich nicht lauschen.
error-data-locked = Ein anderer Server benutzt den Datenordner { $folder }: Halte ihn an, oder wähle mit --data einen anderen Ordner.
error-data-not-writable = In den Datenordner { $folder } lässt sich nicht schreiben.
error-data-corrupt = { $file } ist beschädigt oder keine Datei von Comptoir: Spiel eine Kopie zurück, oder schaff sie beiseite.
error-data-newer = { $file } hat ein neueres Comptoir geschrieben, und dieses kann sie nicht lesen.
error-bad-database = Eine Datenbank ist postgresql://… oder ein Ordner; { $scheme } ist keins von beiden.
error-database-extra = PostgreSQL braucht ein weiteres Paket: Installiere comptoir[postgres].
error-database-unusable = Die Datenbank { $database } ist nicht benutzbar: { $detail }.
error-data-missing = { $file } fehlt oder ist leer, obwohl hier Tische aufgehoben wurden: Spiel eine Kopie zurück, oder fang mit --accept-loss neu an.
error-data-behind = { $file } fehlen die letzten { $count } Einträge, von denen Spieler schon gehört haben (die zugehörige -wal-Datei ist beschädigt oder fehlt, oder es ist eine alte Kopie): Spiel die neueste Kopie zurück, oder mach mit --accept-loss ohne sie weiter.
error-log-behind = { $file } fehlen die letzten Züge einiger Tische ({ $count }: { $tables }): Spiel eine Kopie zurück, oder mach mit --accept-loss bei den Zügen weiter, die da sind.
error-key-missing = { $file } fehlt: Spiel eine Kopie zurück, oder mach mit --accept-loss weiter, und alle hier verlieren ihren Namen und ihre Plätze.
error-key-damaged = { $file } ist beschädigt: Spiel eine Kopie zurück, oder mach mit --accept-loss weiter, und alle hier verlieren ihren Namen und ihre Plätze.
error-no-hints = An diesem Tisch denken alle selbst.
error-hint-failed = Diesmal ist kein Tipp dabei herausgekommen.
error-too-many-hints = Das waren viele Tipps. Denk einen Moment selbst nach.
error-not-asked = Du wirst gerade nichts gefragt.

## Personen und ihre Konten

error-gone = Diese Person hat das Haus für immer verlassen.
error-logged-out = Diese Anmeldung ist beendet. Melde dich neu an.
error-account-name-taken = Unter diesem Namen hat schon jemand ein Konto.
error-too-many-log-ins = Zu viele Versuche, sich anzumelden. Warte ein paar Minuten.
error-too-many-logins = Gerade melden sich viele an. Versuch es gleich noch einmal.
error-chat-private = Was an diesem Tisch gesprochen wird, ist für die, die hier sitzen oder eingeladen sind.
error-not-welcome = Wer diesen Tisch eröffnet hat, hat ihn nicht für dich geöffnet.
error-nobody-there = Dort sitzt sonst niemand.
error-unknown-line = Das hat hier sonst niemand gesagt.
error-too-many-shunned = Du kannst höchstens { $most } Personen stummschalten oder blockieren.
error-too-many-bidden = An einen Tisch lassen sich höchstens { $most } Personen einladen.

## Aufträge

error-bad-routine = Dieses Spiel kennt diesen Auftrag nicht: { $name }.
error-bad-amount = { $needed ->
    [0] Dieser Auftrag braucht keine Zahl.
   *[other] Dieser Auftrag braucht eine Zahl.
  }
error-bad-plan = „{ $move }“ ist in diesem Spiel keine Antwort.
error-bad-terms = { $needed ->
    [0] Dieser Auftrag nimmt keine Bedingungen.
   *[other] Ein solcher Auftrag braucht zwei verschiedene Dinge dieses Spiels und ihre Anzahl.
  }
error-twice-routine = Jeder Auftrag lässt sich nur einmal geben.
error-too-many-orders = Höchstens { $most } Antworten lassen sich vorausplanen.
error-order-over = Die Zeit, für die er gedacht war, ist vorbei.
error-order-done = Ausgeführt; er galt nur einmal.
error-order-undone = Züge von dir wurden zurückgenommen.
error-order-forestalled = Jemand ist dir zuvorgekommen: { $word }.
error-order-changed = Der Zug hätte inzwischen eine andere Wirkung.
error-order-by-hand = Du hast selbst geantwortet.
error-too-many-tried = Höchstens { $most } Züge lassen sich nacheinander ausprobieren.
error-too-many-trials = Das waren viele Versuche. Warte einen Moment.
error-trial-stale = Das Spiel ist weitergegangen: So lässt sich dein Versuch nicht mehr fortsetzen.
error-trial-failed = Dieser Versuch hat nicht geklappt.
error-memo-seat = Notizen kann sich nur machen, wer am Tisch sitzt.
error-bad-memo = Notizen haben höchstens { $most } Zeichen, alle sichtbar.
error-memo-failed = Deine Notizen ließen sich nicht lesen oder speichern.

## Geteilte Verteilungen, Turniere, Clubs

error-deal-not-yours = Diese Verteilung wird auch an anderen Tischen gespielt. Spiel sie erst selbst zu Ende, dann darfst du zusehen.
error-deal-sealed = Andere können diese Verteilung noch spielen. Die Aufzeichnung gibt es, wenn sie für alle offen ist.
error-deal-played = Du hast schon einen Tisch mit dieser Verteilung. Niemand spielt sie zweimal.
error-deal-over = Diese Verteilung kann nicht mehr begonnen werden.
error-unknown-deal = Diese Verteilung gibt es nicht.
error-deal-needs-me = Ein Platz muss für die Person bleiben, die spielt.
error-deal-no-hotseat = Alle spielen diese Verteilung auf dem eigenen Bildschirm.
error-too-many-deals = Du hast { $most } Verteilungen geteilt. Das genügt.
error-no-daily = In diesem Haus gibt es keine Verteilung des Tages.
error-unknown-face = Unter dieser Adresse ist niemand bekannt.
error-unknown-tournament = Dieses Turnier gibt es nicht.
error-too-many-tournaments = Du leitest schon { $most } Turniere. Beende eines oder sag es ab.
error-tournament-begun = Dieses Turnier hat begonnen oder wurde abgesagt.
error-tournament-full = An einem Turnier nehmen höchstens { $most } teil.
error-tournament-bots = An einem Turnier nehmen höchstens { $most } Bots teil.
error-tournament-few = An { $size }er-Tischen müssen mindestens { $least } teilnehmen.
error-tournament-nobody = Mindestens eine Person muss teilnehmen.
error-not-entered = Du nimmst an diesem Turnier nicht teil.
error-bad-rounds = Ein Turnier nach Schweizer System hat 1 bis 12 Runden.
error-bad-picture = Ein Bild ist eine PNG-Datei mit { $width } × { $height } Pixeln.
error-no-pictures = Dieses Haus behält keine Bilder.
error-unknown-picture = Von diesem Tisch gibt es kein Bild.
error-not-your-picture = Ein Bild hinterlässt nur, wer am Tisch saß.
error-not-for-all = Nur eine öffentliche Partie, die zu Ende ist, hat ein Bild für alle.
error-unknown-club = Diesen Club gibt es nicht.
error-too-many-clubs = Dieses Haus hat { $most } Clubs. Das genügt.
error-removed-from-club = Dieser Club hat dich ausgeschlossen. Wenn du das für einen Irrtum hältst, frag, wer ihn leitet.
error-not-your-club = Das tut, wer den Club gegründet hat, oder ein Gastgeber dieses Hauses.
error-founder-stays = Wer einen Club gegründet hat, kann nicht ausgeschlossen werden.
error-not-a-member = Diese Person gehört nicht zum Club.
error-club-full = Ein Club hat höchstens { $most } Mitglieder.
