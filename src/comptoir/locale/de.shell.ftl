# Die Wörter der Seite um die Tische herum; siehe den Kopf von en.shell.ftl.

comptoir = Comptoir
skip = Zum Inhalt
close = Schließen
save = Speichern
copy = Kopieren
copied = Kopiert
share = Teilen
loading = Einen Moment …
try-again = Noch einmal versuchen
you = du

## Titel der Seiten

title-home = Comptoir: Handelsspiele im Browser
title-table = { $name } · Comptoir
title-your-turn = ● Du bist dran · { $name }
title-replay = Nachspielen · { $name } · Comptoir
title-fair = Faire Verteilung · { $name } · Comptoir
title-rules = Regeln · { $name } · Comptoir
title-sheet = Zwei Seiten · { $name } · Comptoir

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
sound = Ton
sound-help = Zwei leise Töne, wenn du dran bist.
motion = Weniger Bewegung
motion-help = Steine erscheinen gleich am Ziel.
confirm-moves = Jeden Zug bestätigen
confirm-moves-help = Aus: Eine vollständige Wahl wird sofort gespielt.
keys = Tasten
my-account = Konto und Geräte
my-name = Mein Name
name-any = Ein Name, oder überlass ihn uns
name-saved = Dein Name ist gespeichert.
playing-as = Du spielst als
change-name = Ändern

## Startseite

hero =
    { $count ->
        [one] Ein Handelsspiel,
            ein guter Tisch.
        [2] Zwei Handelsspiele,
            ein guter Tisch.
        [3] Drei Handelsspiele,
            ein guter Tisch.
        [4] Vier Handelsspiele,
            ein guter Tisch.
       *[other] Handelsspiele,
            ein guter Tisch.
    }
hero-text = Mit Freunden oder gegen Bots, im Browser, live oder mit einem Zug am Tag. Ganz ohne Konto.
play-now = Gleich spielen
at-the-table = Am Tisch, du mitgezählt
against = Gegen
sit-down = Hinsetzen
play-bots = Gleich gegen Bots spielen
open-table = Tisch eröffnen
games = Spiele
by = Ein Spiel von { $designer }
players-range = { $range }
minutes-range = { $range } min
my-tables = Meine Tische
bell = { $count ->
    [0] Nichts wartet auf dich
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
bell-turn = Du bist dran
bell-offer = Ein Angebot für dich
bell-invited = Du bist eingeladen
bell-over = Das Spiel ist aus
bell-fresh = { $name }: { $why }
bell-elsewhere = Mitteilungen auch anderswo bekommen
wait-for-you =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
show-all = Alle { $count }
show-fewer = Weniger
won-by =
    { $count ->
        [one] gewonnen von { $names }
       *[other] { $names } teilen sich den Sieg
    }
your-turn = Du bist dran
turn-of = { $names } am Zug
status-open = wartet auf Mitspieler
status-playing = im Gange
status-over = zu Ende
status-closed = geschlossen
lobby = Öffentliche Tische
lobby-empty = Gerade sucht niemand Gesellschaft.
import = Spiel mitbringen
import-help = Eine Aufzeichnung, hier oder mit der Kommandozeile exportiert: Sieh sie dir noch einmal an, oder spiel weiter, wenn das Spiel noch nicht zu Ende ist.
import-choose = Datei wählen
games-by = Spiele von { $names }
footer = Über diese Seite
about = Über Comptoir
host-yourself = Selbst betreiben

## Einen Tisch eröffnen

game = Spiel
how-many = Spieler
seats = Plätze
seat-of = Wer { $colour } spielt
seat-me = Ich
seat-me-help = Du, in diesem Browser.
seat-open = Ein Freund, per Link
seat-open-help = Bleibt frei, bis sich jemand setzt.
seat-bot = Bot
seat-hotseat = Jemand hier
seat-hotseat-here = an deinem Bildschirm
seat-hotseat-help = Spielt auf diesem Gerät; es wird weitergereicht, und Geheimnisse bleiben geheim.
seat-hotseat-name = Name der Person an diesem Gerät
bot-level = Wie der Bot spielt
variants = Varianten
table = Tisch
table-name = Name des Tisches
table-name-any = Wir denken uns einen aus
hints = Tipps
hints-help = Alle dürfen die Kauffrau fragen, was sie täte; das Protokoll hält es fest. Allein mit Bots darfst du es immer.
apart = Getrennte Gespräche
apart-help = Während des Spiels lesen Spieler und Zuschauer einander nicht.
public = Öffentlich
public-help = Steht auf der Startseite: Alle dürfen mitspielen oder zusehen. Sonst nur, wer den Link hat.
pace = Bots spielen
pace-0 = sofort
pace-1 = zügig
pace-3 = gemächlich
clock = Uhr
clock-none = Keine
clock-live = In einer Sitzung
clock-move = Zeit je Zug
clock-bank = Zeit insgesamt
clock-live-of = { $minutes } min + { $seconds } s
clock-help-none = Alle nehmen sich so viel Zeit, wie sie mögen.
clock-help-live = Alle haben diese Zeit für das ganze Spiel und bekommen die Sekunden mit jedem Zug zurück.
clock-help-move = Für ein Spiel über mehrere Tage: Für jede Antwort ist so viel Zeit. Ruhezeit und Urlaub zählen nicht.
clock-help-bank = Für ein Spiel über mehrere Tage: Alle haben diese Zeit für das ganze Spiel. Ruhezeit und Urlaub zählen nicht.
clock-out = Ist die Zeit um, hält ein Bot den Platz und antwortet; wer dort saß, kann ihn wieder einnehmen.
clock-is = Uhr: { $what }
clock-is-live = { $time } in einer Sitzung
clock-is-move = { $time } je Zug
clock-is-bank = { $time } insgesamt
plate-clock = noch { $time }
plate-clock-rests = noch { $time }, die Uhr steht
mine-link = Alle meine Tische, Uhren, Ruhezeit
pause = Zeit zum Reagieren
pause-help = Wie lange der Tisch wartet, wo jemand reagieren darf; wer dann nicht geantwortet hat, passt.
pause-is = Zeit zum Reagieren: { $time }
pause-none = unbegrenzt
start-game = Spiel beginnen

## Wartezimmer

table-named = Tisch „{ $name }“
seats-free =
    { $count ->
        [0] kein freier Platz
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
invite = Einladen
invite-help = Schick diesen Link deinen Freunden
join-title = Hier ist ein Platz für dich
join-help = Kein Konto: Ein Name genügt. Ohne dich zu setzen, darfst du zusehen.
join = Mitspielen
sit-here = Hier sitzen
seat-free = Freier Platz
offline = nicht da
fill = Mit Bots auffüllen und beginnen
leave-seat = Meinen Platz verlassen
close-table = Tisch schließen
waiting =
    { $count ->
        [one] Das Spiel beginnt, sobald sich noch { $count } Person setzt.
       *[other] Das Spiel beginnt, sobald sich noch { $count } Personen setzen.
    }
closed-title = Dieser Tisch ist geschlossen
closed-text = Er wurde geschlossen, bevor das Spiel begann.
halted-title = Dieses Spiel steht still
halted-text = Es wurde nach älteren Regeln begonnen, die dieser Server nicht mehr hat. Verloren ist nichts: Es geht weiter, wenn der Betreiber sie zurückbringt, oder er beendet es, wie es stand. Du darfst gehen: Ist niemand mehr da, endet es ebenfalls, wie es stand.
ended-title = Dieses Spiel lässt sich nicht mehr zeigen
ended-text = Es wurde nach älteren Regeln gespielt, die dieser Server nicht mehr hat. Ergebnis und Aufzeichnung sind aufgehoben.

## Am Tisch

fallback-board = Der Tisch in Worten
fallback-answers = Was du tun kannst

board = Spielplan
beside-board = Neben dem Spielplan
dock = Was gezeigt wird
act = Spielen
players = Spieler
log = Protokoll
chat = Gespräch
rules = Regeln
log-or-chat = Protokoll oder Gespräch
sheet-close = Zurück zum Spielplan
unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
log-empty = Noch ist nichts geschehen.
log-earlier =
    { $count ->
        [one] Früher: noch eine Zeile
       *[other] Früher: noch { $count } Zeilen
    }
log-since = Seit deinem letzten Besuch
log-hint = { $name } hat um einen Tipp gebeten
log-late = { $name } hat nicht rechtzeitig geantwortet
log-undo = { $name } nimmt einen Zug zurück
log-away = { $name } ist gegangen; ein Bot hält den Platz
log-timeout = Die Zeit von { $name } ist um; ein Bot hält den Platz
log-back = { $name } ist zurück
log-rules = Die Regeln wurden erneuert; für dieses Spiel ändert sich nichts
log-ended = Das Spiel wurde beendet, wie es stand: Seine Regeln sind nicht mehr hier
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
chat-said = { $name } sagt: { $text }
watcher = Sieht zu
watchers =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
watching = Du siehst zu
watch = Zusehen
link-lost = Verbindung wird neu aufgebaut …
table-menu = Tisch
table-in-words = Der Tisch in Worten
table-drawn = Der gezeichnete Tisch
link-watch = Link zum Zusehen
link-table = Link zu diesem Tisch
leave = Spiel verlassen
leave-help = Ein Bot hält deinen Platz; du kannst jederzeit zurückkommen.
away = Ein Bot hält deinen Platz
come-back = Platz wieder einnehmen
plate-bot = ein Bot
plate-away = nicht da: Ein Bot hält den Platz
plate-offline = nicht da
plate-turn = am Zug
plate-first = beginnt
map-closer = Näher
map-farther = Weiter weg
map-whole = Die ganze Karte
back-home = Startseite
back-to-table = Zum Tisch
turn-yours = Du bist dran
turn-others =
    { $count ->
        [one] { $names } ist am Zug
       *[other] { $names } sind am Zug
    }
turn-nobody = Einen Moment …
ask-joint = :{ " " }
see-rule = Regel { $clause }

## Zurücknehmen

undo-free = Zurücknehmen
undo-free-why = Nimm deinen letzten Zug zurück: Seither hat niemand gezogen oder etwas erfahren.
undo-bots = Zurücknehmen
undo-bots-why = { $n ->
    [one] Nimm deinen letzten Zug zurück und den, den ein Bot seither gemacht hat: Er entscheidet neu.
   *[other] Nimm deinen letzten Zug zurück und die { $n }, die die Bots seither gemacht haben: Sie entscheiden neu.
}
undo-consent = Um Zurücknehmen bitten
undo-consent-why = Seither hat jemand gezogen oder etwas erfahren: Die anderen am Tisch müssen zustimmen.
undo-none = Zurücknehmen
undo-none-why = Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen, oder jemand hat seither etwas erfahren.
undo-wished = Meine Bitte zurückziehen
undo-wished-why = Noch haben nicht alle geantwortet; du kannst es dir anders überlegen.
undo-waiting = Zurücknehmen
undo-waiting-why = Eine Bitte um Zurücknehmen wartet auf die Antwort der anderen.
undo-off = Die Bitte um Zurücknehmen ist hinfällig: Nicht alle haben zugestimmt.
consent-title = Zurücknehmen?
consent-text = { $name } möchte diesen Zug zurücknehmen:
consent-since = { $n ->
    [0] Seither hat niemand gezogen. Bist du einverstanden?
    [one] Auch der Zug seither würde zurückgenommen. Bist du einverstanden?
   *[other] Auch die { $n } Züge seither würden zurückgenommen. Bist du einverstanden?
}
consent-yes = Einverstanden
consent-no = Ablehnen

## Das Gerät weiterreichen

curtain-title = Reich das Gerät weiter an { $name }
curtain-text = Sonst sollte niemand hinsehen: Gleich sind die Geheimnisse dieser Person zu sehen.
curtain-open = Ich bin { $name }

## Das Ende

standing = Endstand
over-you-win = Das Spiel ist aus: Du hast gewonnen
over-wins =
    { $count ->
        [one] Das Spiel ist aus: { $names } hat gewonnen
       *[other] Das Spiel ist aus: { $names } teilen sich den Sieg
    }
rematch = Revanche
rematch-waiting = Warten auf die anderen …
rematch-now = Ohne sie beginnen
rematch-wanted =
    { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
rematch-go = Zum neuen Spiel
replay = Nachspielen
record = Aufzeichnung
fair = Faire Verteilung

## Nachspielen

replay-start = Das Spiel beginnt
replay-nothing = An diesem Tisch wurde noch nichts gespielt.
replay-first = Erster Zug
replay-previous = Voriger Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-last = Letzter Zug
replay-move = Zug
replay-at = { NUMBER($at, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) }
replay-round-before = Zurück zum Beginn der Runde
replay-round-after = Weiter zur nächsten Runde
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-whose = Wessen Züge
replay-anybody = Alle
replay-player-before = Voriger Zug dieser Person
replay-player-after = Nächster Zug dieser Person
eyes = Mit wessen Augen
eyes-seat = Wie { $name } es sah
eyes-watch = Als Zuschauer
eyes-all = Alle Geheimnisse
moves = Züge
moves-hide = Zurück zum Spielplan
play-on = Von hier weiterspielen
play-on-help = Ein neuer Tisch, der nach Zug { $at } mit demselben Glück weitergeht.
play-on-start = Weiterspielen

## Regeln

rules-print = Zwei Seiten zum Drucken
sheet-print = Drucken
sheet-back = Zurück zur Spielregel
sheet-help = Zwei Seiten A4. Die vollständige Spielregel sagt alles, samt Entscheidungen.
rules-search = Regeln durchsuchen
rules-contents = Kapitel der Regeln
example-before = Vorher
example-after = Nachher
example-steps = Das Beispiel Schritt für Schritt
example-start = So steht es vorher.
example-try = Etwas anderes versuchen: { $name }
example-as-it-was = Wie zuvor
rules-found =
    { $count ->
        [0] nichts gefunden
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
rule-link = Link zu Regel { $clause }

## Faire Verteilung

fair-intro = Alles Glück in einem Spiel kommt aus einem Geheimnis des Servers, dem Startwert, und aus dem, was der Browser jeder Person beiträgt. Der Fingerabdruck des Startwerts wird veröffentlicht, bevor sich jemand setzt, der Startwert selbst nach dem letzten Zug. Passt alles zusammen, konnte niemand am Tisch die Verteilung kennen, und nicht einmal der Betreiber des Servers konnte sie wählen, es sei denn, er spielt mit und setzt sich als Letzter.
fair-commitment = Fingerabdruck des Startwerts, bekannt, bevor sich jemand setzte
fair-parts = Was jeder Platz zur Verteilung beigetragen hat
fair-part-mine = (dieser Browser)
fair-part-none = nichts
fair-seed = Startwert
fair-seed-later = Er wird gezeigt, wenn das Spiel aus ist: Bis dahin verriete er, was noch kommt.
fair-computed = Fingerabdruck dieses Startwerts, eben in deinem Browser berechnet
fair-seed-yes = Der Startwert ist der versprochene: Der Anteil des Servers stand fest, bevor sich jemand setzte.
fair-seed-no = Der Startwert ist nicht der versprochene: Diese Verteilung wurde verändert.
fair-promise-yes = Diesem Browser wurde derselbe Fingerabdruck gezeigt, bevor du dich gesetzt hast.
fair-promise-no = Diesem Browser wurde ein anderer Fingerabdruck gezeigt, bevor du dich gesetzt hast.
fair-part-yes = Was dieser Browser beigetragen hat, steckt in der Verteilung.
fair-part-no = Was dieser Browser beigetragen hat, steckt nicht in der Verteilung.
fair-bots-no = Der Platz eines Bots hat etwas zur Verteilung beigetragen: Bots tragen nichts bei, also hat es jemand hineingelegt.
fair-study = Dieser Tisch setzt ein aufgezeichnetes Spiel fort, dessen Glück bekannt ist: Hier ist nichts zu beweisen.
fair-lesson = Die Verteilung eines geführten Spiels ist vorbereitet und für alle gleich: Hier ist nichts zu beweisen.
fair-unproved = Dieses Spiel hat eine ältere Version von Comptoir verteilt, bevor Verteilungen versiegelt wurden. Die Verteilung ist, wie sie war; dass niemand sie kennen konnte, lässt sich nicht beweisen.
fair-more = Das ganze Spiel prüfen
fair-check = Die Aufzeichnung enthält den Startwert, was jeder Platz beigetragen hat, und jeden Zug. Dieser Befehl leitet daraus das Glück ab, spielt das Spiel nach und sagt, ob alles nach den Regeln geschah:
fair-how = Wie das geht
fair-how-1 = Bevor sich jemand setzt, zieht der Server zufällig einen Startwert und zeigt dessen Fingerabdruck: vierundsechzig Zeichen, die zu keinem anderen Startwert passen und aus denen niemand auf den Startwert oder das Glück schließen kann.
fair-how-2 = Jeder Browser trägt zweiunddreißig zufällige Zeichen bei, wenn sich seine Person setzt. Bots tragen nichts bei.
fair-how-3 = Jedes Mischen und jedes Ziehen folgt aus dem Startwert und dem, was beigetragen wurde, Platz für Platz. Der Server konnte nicht voraussehen, was beigetragen würde; die Mitspieler kennen den Startwert nicht.
fair-how-4 = Nach dem Spiel wird der Startwert gezeigt. Wer mag, berechnet seinen Fingerabdruck und vergleicht: Diese Seite tut es, in deinem Browser.

## Über Comptoir

about-title = Über Comptoir
about-text = Comptoir (französisch für „Kontor“) ist ein Tisch für Handelsspiele: die Regeln vollständig und genau, Gegner aus Fleisch und Blut und aus Silizium, und alles, was ein guter Tisch braucht. Es kostet nichts, zeigt keine Werbung und verlangt kein Konto.
about-games = Die Spiele
about-designers = Die Spiele sind das Werk ihrer Autoren. Gefällt dir eins, kauf es und spiel es an einem Tisch aus Holz.
about-drawn = Die Regeln sind mit unseren eigenen Worten erzählt, und jedes Bild haben wir gezeichnet. Wo die Spielregel schweigt, sagt eine nummerierte Entscheidung, was wir tun.
about-fair = Eine Verteilung, die du prüfen kannst
about-fair-text = Der Server ist an seinen Anteil am Glück gebunden, bevor sich jemand setzt, der Browser jeder Person trägt einen eigenen bei, und nach dem letzten Zug wird alles gezeigt. Jeder beendete Tisch hat eine Seite, die es prüft.
about-private = Was wir von dir wissen
about-private-text = Einen Namen, den du wählst, und ein Cookie, das sagt, welche Plätze deine sind. Sonst nichts, und sonst erfährt es niemand.
host-text = Comptoir ist freie Software. In seinem Ordner baut und startet, mit Python 3.11 oder neuer, ein einziger Befehl alles:
host-licence = Die Lizenz ist MIT: Benutze es, ändere es, gib es weiter.
host-notices = Schriften und Bibliotheken anderer und ihre Lizenzen

## Nicht gefunden, und Ärger

lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht ist die Adresse unterwegs abgerissen.
trouble-title = Das hat nicht geklappt
error-unreachable = Der Server ist nicht erreichbar. Bist du online?
error-server = Der Server ist gestolpert. Bitte versuch es noch einmal.

## Geführte Spiele: was eine Lektion selbst sagt, steht in der lesson.ftl ihres Spiels

lesson-guided = Geführtes Spiel
lesson-pica = Pica, deine Begleiterin
lesson-offer = Zum ersten Mal? Pica spielt zehn Minuten mit.
lesson-again = Pica zeigt dir das Spiel noch einmal.
lesson-left = Pica wartet bei Schritt { $step } von { $of } auf dich.
lesson-begin = Geführtes Spiel beginnen
lesson-resume = Geführtes Spiel fortsetzen
lesson-step = Schritt { $step } von { $of }
lesson-step-short = { $step } von { $of }
lesson-go-on = Weiter
lesson-play-on = Weiterspielen
lesson-let-me-play = Lass mich spielen
lesson-back = Zurück
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-try-again = Noch einmal versuchen
lesson-show-me = Zeig es mir
lesson-nothing-played = Gespielt ist nichts: Du hast noch alles in der Hand.
lesson-later = Das kommt später, in Schritt { $step }.
lesson-first = Eins nach dem anderen: zuerst dies.
lesson-read-on = Eins nach dem anderen: Lies erst weiter.

## Was die anderen tun, Schritt für Schritt erzählt

told-since = Seit deinem letzten Zug
told-nothing = Was die anderen tun, wird hier erzählt.
told-next = Gleich bist du dran
told-skip = Alles auf einmal zeigen
told-skip-short = Überspringen
told-back = Einen Schritt zurück
told-on = Einen Schritt weiter
told-pace = Die Züge der anderen werden erzählt
told-pace-is = Tempo: { $pace }
told-off = Aus
log-beginning = Der Anfang

## Was nun?

aim = Ziel:
goal = Jetzt:
can-title = Was nun?
can-now = Was du jetzt tun kannst
can-not = Jetzt nicht, und warum
can-wait = Gerade wirst du nichts gefragt. Zeig auf etwas auf dem Tisch, um zu lesen, was es ist.
can-ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
explain-ask = Zeig auf etwas, um zu erfahren, was es ist · Esc
explain-offer = Was ist das? Nachfragen (E)
explain-first = Beginnt diese Runde.
explain-bot = Hier spielt der Computer, nach den Regeln und mit dem, was ein Mensch auf diesem Platz sähe.
explain-away = Ein Bot hält diesen Platz, bis zurückkommt, wer hier sitzt.
explain-offline = Von diesem Platz sieht gerade niemand zu.
nav-daily = Verteilung des Tages
daily-of = Verteilung vom { $day }
nav-club = Der Club
offline-kept = Deine Partien liegen auf dem Server und warten dort auf dich.
newer-page = Eine neue Fassung ist da.
newer-page-load = Laden
