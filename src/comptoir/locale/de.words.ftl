# Die Liste der Tasten, und ein Tisch ganz in Worten.

keys-help = Alles geht auch ohne Maus. Diese Tasten gelten hier.
keys-everywhere = Überall
keys-table = Am Tisch
keys-board = Auf dem Spielplan
keys-replay = Beim Nachspielen
key-to = bis
key-list = diese Liste
key-escape = abbrechen, schließen, Erzähltes überspringen
key-tab = zum Nächsten, das sich drücken lässt
key-arrows = über den Spielplan gehen
key-enter = wählen, dann bestätigen
key-can = Was kann ich tun?
key-explain = Was ist das?
key-hint = ein Tipp
key-undo = zurücknehmen, wo es erlaubt ist
key-question = die Frage noch einmal hören
key-since = was seit deinem letzten Zug geschah
key-words = der Tisch in Worten, und zurück
key-lines = im Protokoll: eine andere Zeile
key-zoom = näher, weiter weg
key-whole = die ganze Karte
key-pan = die Karte verschieben
key-play = abspielen, anhalten
key-moves = ein Zug zurück, ein Zug weiter
key-ends = erster Zug, letzter Zug
key-rounds = eine Runde zurück, eine Runde weiter
key-pace = schneller, langsamer

## Tasten, wie sie aufgedruckt sind und wie man sie nennt

keycap-escape = Esc
    .said = Escape
keycap-tab = Tab
    .said = Tabulator
keycap-enter = Eingabe
keycap-space = Leertaste
keycap-alt = Alt
keycap-shift = ⇧
    .said = Umschalt
keycap-home = Pos1
    .said = Pos 1
keycap-end = Ende
keycap-pageup = Bild ↑
    .said = Bild auf
keycap-pagedown = Bild ↓
    .said = Bild ab
keycap-arrowleft = ←
    .said = Pfeil links
keycap-arrowright = →
    .said = Pfeil rechts
keycap-arrowup = ↑
    .said = Pfeil auf
keycap-arrowdown = ↓
    .said = Pfeil ab

## Ein Tisch in Worten

words-table = Der Tisch in Worten
words-beside = Was du tun kannst, und wie es steht
words-off = Spielplan zeigen
words-line = Was tust du?
words-how = Schreib eine Antwort oder einen Befehl, dann Eingabe. Die Anfänge der Wörter genügen; Tab ergänzt, Pfeil auf holt zurück, was du geschrieben hast.
words-do = Tun
words-meant = Passende Antworten
words-more =
    { $count ->
        [one] und { $count } weitere
       *[other] und { $count } weitere
    }
words-several =
    { $count ->
        [one] { $count } Antwort passt.
       *[other] { $count } Antworten passen. Sag etwas mehr:
    }
words-example = { $count } Antworten insgesamt. Schreib eine, zum Beispiel „{ $text }“: einige ihrer Wörter genügen.
words-mine = Was du hast
words-now = Gerade jetzt
words-done = Getan: { $what }.
words-undone = Zurückgenommen, oder darum gebeten.
words-said = Gesagt.
words-unsaid = Das ließ sich nicht sagen.
words-no-hint = Gerade gibt es keinen Tipp.
words-no-part = Es gibt diese Teile: { $parts }.
words-unknown = „{ $typed }“ ist hier keine Antwort und kein Befehl. „antworten“ zählt auf, was es gibt.
words-nothing-more = Mehr lässt sich nicht vorhersehen.
words-commands = Kurze Befehle

# Die Wörter dafür, das erste wird gezeigt; Englisch wird immer verstanden.
words-command-look = zeigen stand
    .help = wie es steht, oder ein Teil davon: zeigen spieler
words-command-answers = antworten
    .help = was du antworten kannst
words-command-what = wirkung wenn
    .help = was eine Antwort täte: wirkung ziehen
words-command-again = nochmal frage
    .help = die Frage noch einmal
words-command-hint = tipp rat
    .help = was die Kauffrau täte
words-command-undo = zurück
    .help = zurücknehmen
words-command-rules = regeln regel
    .help = eine Regel nach ihrer Nummer, oder die der Frage
words-command-say = sagen
    .help = mit dem Tisch reden: sagen hallo
words-command-keys = tasten hilfe
    .help = die Liste der Tasten
words-command-board = spielplan plan
    .help = den Spielplan zeigen
