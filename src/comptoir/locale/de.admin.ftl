# Die Wörter der Gastgeber: ihr Pult im Browser, und `comptoir admin`.

## Das Pult der Gastgeber

admin = Das Pult der Gastgeber
admin-entered = Du bist jetzt Gastgeber dieses Hauses.
admin-figures = Wie es steht
admin-ready = Alles ist gut.
admin-unready = Etwas ist nicht gut: Sieh ins Protokoll.
admin-sockets = Personen an Tischen
admin-open = Benutzte Tische
admin-moves = Züge seit dem Start
admin-faults = Fehler seit dem Start
admin-waiting = Wartende Schreibvorgänge
admin-free = Freie Gigabyte
admin-number = { NUMBER($n) }
admin-number-of = Nummer: { $id }
admin-tables = Tische
admin-people = Personen
admin-deeds = Was Gastgeber getan haben
admin-upkeep = Das Haus
admin-banned = Ausgesperrte Adressen
admin-address = Eine Adresse oder ein Netz, etwa 203.0.113.7 oder 2001:db8::/48
admin-old = Alte Tische
admin-old-none = Die Einstellungen (keep) heben alle Tische auf.
admin-old-count = Die Einstellungen (keep) heben { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
    } nicht mehr auf.
admin-old-over = Zu Ende: { $count }
admin-old-closed = Vor Beginn geschlossen: { $count }
admin-old-playing = Im Gange und nicht weitergespielt: { $count }
admin-hosts = Ein weiterer Gastgeber
admin-invited = Wer diesen Link zuerst öffnet, wird Gastgeber. Er gilt einen Tag und wird nur jetzt gezeigt:
admin-status = Welche Tische
admin-status-all = Alle
admin-search = Name oder Nummer
admin-find = Suchen
admin-none = Hier ist nichts.
admin-by = von { $host }
admin-command-line = der Kommandozeile
admin-why = Warum? Es steht in der Liste dessen, was Gastgeber getan haben.
admin-done = Erledigt.
admin-cancel = Abbrechen
admin-note-ban = ausgesperrt
admin-note-mute = stummgeschaltet
admin-note-gone = gelöscht
admin-note-host = Gastgeber
admin-act-close = Tisch schließen
admin-act-kick = Platz wegnehmen
admin-act-mute = Stummschalten
admin-act-ban = Aussperren
admin-act-pardon = Begnadigen
admin-act-delete = Löschen
admin-act-settle = Erledigt
admin-complaints = Meldungen
admin-complaint = { $by } über { $name }
admin-act-prune = Alte Tische vergessen
admin-act-invite = Gastgeber einladen
admin-act-enter = Ein neuer Gastgeber
admin-sure-close = { $name } wird geschlossen. Ein Spiel im Gange endet, wie es steht, und lässt sich weiter ansehen.
admin-sure-kick = { $name } verliert den Platz, und ein Bot spielt weiter. Das lässt sich nicht zurücknehmen.
admin-sure-mute = Niemand liest mehr, was { $name } schreibt, bis du begnadigst.
admin-sure-ban = { $name } darf nicht mehr herein, bis du begnadigst, und verliert jeden Platz. Bots spielen weiter.
admin-sure-pardon = { $name } darf wieder herein und mitreden.
admin-sure-delete = { $name } wird vergessen: Name, Worte und Cookie gehen, die Spiele bleiben unter einem anderen Namen. Das lässt sich nicht zurücknehmen.
admin-sure-prune = { $name } werden mit ihren Protokollen vergessen. Das lässt sich nicht zurücknehmen.
admin-sure-address = Von { $name } darf niemand mehr herein, bis du begnadigst. Gemeint sind alle, die sich die Adresse teilen.

## Auf der Kommandozeile

cli-admin = Was ein Gastgeber sieht und tut: Tische, Personen, Sicherungen. Laufende Server hören davon.
cli-admin-tables = Tische auflisten, die neuesten zuerst.
cli-admin-people = Personen auflisten, oder solche mit etwas im Namen.
cli-admin-show = Einen Tisch mit seinem Gespräch zeigen, oder eine Person mit ihren Tischen.
cli-admin-close = Einen wartenden Tisch schließen, oder sein Spiel beenden, wie es steht.
cli-admin-kick = Jemandem die Plätze nehmen; Bots spielen weiter.
cli-admin-mute = Dafür sorgen, dass niemand liest, was jemand schreibt.
cli-admin-ban = Das Haus vor einer Person, einer Adresse oder einem Netz verschließen.
cli-admin-pardon = Eine Aussperrung oder Stummschaltung aufheben.
cli-admin-delete = Eine Person vergessen: Ihre Spiele bleiben, ihr Name und was sie sagte, gehen.
cli-admin-deeds = Was Gastgeber getan haben, das Neueste zuerst.
cli-admin-invite = Einen Link ausgeben, durch den jemand Gastgeber wird, einmal, innerhalb eines Tages.
cli-admin-check = Alle aufgehobenen Spiele nach den jetzigen Regeln nachspielen und berichten.
cli-admin-prune = Die alten Tische auflisten, die die Einstellungen (keep) nicht mehr aufheben; mit --yes werden sie vergessen.
cli-admin-backup = Alles in einen Ordner kopieren, während Server laufen, und vergleichen.
cli-admin-restore = Eine Sicherung dorthin zurückbringen, wo noch nichts ist, vergleichen und ihre Spiele nachspielen.
cli-admin-move = Alles in eine andere Datenbank oder einen anderen Ordner kopieren und vergleichen; kein Server darf laufen.
cli-option-table-id = Der Name eines Tisches, wie in seiner Adresse.
cli-option-person = Die Nummer einer Person; „comptoir admin people“ nennt sie.
cli-option-who = Die Nummer einer Person, eine Adresse oder ein Netz.
cli-option-backup = Ein Ordner für alles, was aufgehoben ist.
cli-option-why = Warum, für die Liste dessen, was Gastgeber getan haben.
cli-option-listed = Wie viele aufgelistet werden.
cli-option-yes = Es ist so gemeint, obwohl es sich nicht zurücknehmen lässt.
cli-option-status = Nur solche in diesem Zustand.
cli-option-name = Etwas aus ihrem Namen.
cli-option-what = Der Name eines Tisches oder die Nummer einer Person.
cli-option-only-table = Nur an diesem Tisch.
cli-option-url = Wo Browser den Server erreichen.
cli-option-target = Wohin: postgresql://…, oder ein Ordner.
cli-admin-table = Tisch
cli-admin-status = Zustand
cli-admin-person = Person
cli-admin-since = Seit
cli-admin-notes = Vermerkt
cli-admin-no-tables = Solche Tische gibt es nicht.
cli-admin-no-people = Solche Personen gibt es nicht.
cli-admin-no-games = Hier hat noch kein Spiel begonnen.
cli-admin-sure = Das lässt sich nicht zurücknehmen: Sag --yes, wenn es so gemeint ist.
cli-admin-did-close = Tisch { $who } ist geschlossen.
cli-admin-did-kick = { $who } hat die Plätze an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
    } verloren; Bots spielen weiter.
cli-admin-did-mute = { $who } ist stummgeschaltet.
cli-admin-did-ban = { $who } ist ausgesperrt.
cli-admin-did-pardon = { $who } darf wieder herein und mitreden.
cli-admin-did-delete = { $who } ist vergessen; Bots spielen weiter, an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
    }.
cli-admin-invited = Wer diesen Link zuerst öffnet, wird Gastgeber. Er gilt einen Tag:
cli-admin-check-holds = { $count ->
    [one] Ein Spiel stimmt
   *[other] { $count } Spiele stimmen
    } nach den jetzigen Regeln.
cli-admin-check-moves-on = { $count ->
    [one] Ein Spiel bedeutet nach den jetzigen Regeln dasselbe und geht
   *[other] { $count } Spiele bedeuten nach den jetzigen Regeln dasselbe und gehen
    } zu ihnen über.
cli-admin-check-old-rules = { $count ->
    [one] Ein Spiel stimmt
   *[other] { $count } Spiele stimmen
    } nach älteren Regeln, die hier noch da sind.
cli-admin-check-rules-gone = { $count ->
    [one] Ein Spiel steht still: Seine
   *[other] { $count } Spiele stehen still: Ihre
    } Regeln sind nicht mehr da.
cli-admin-check-broken = { $count ->
    [one] Ein Spiel stimmt
   *[other] { $count } Spiele stimmen
    } nicht:
cli-admin-broken = { $table } ({ $game }): { $why }
cli-admin-old = { $status ->
    [over] Zu Ende
    [closed] Vor Beginn geschlossen
   *[playing] Im Gange und nicht weitergespielt
    }: { $count }
cli-admin-pruned = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
    } vergessen.
cli-admin-not-pruned = { $count ->
    [one] Ein Tisch würde
   *[other] { $count } Tische würden
    } mit --yes vergessen. Nichts hat sich geändert.
cli-admin-backed-up = { $source } ist nach { $target } kopiert und verglichen: { $tables } Tische, { $people } Personen, { $entries } Einträge in Protokollen.
cli-admin-restored = { $source } ist in { $target } zurückgebracht und verglichen: { $tables } Tische, { $people } Personen, { $entries } Einträge in Protokollen.
cli-admin-moved = { $source } ist nach { $target } umgezogen und verglichen: { $tables } Tische, { $people } Personen, { $entries } Einträge in Protokollen. Starte den Server jetzt von dort.
cli-settings = Die Einstellungen als kommentierte Datei ausgeben, wie sie gelten; was daran falsch ist, wird gesagt.
cli-option-settings = Eine Datei mit Einstellungen; sonst COMPTOIR_SETTINGS. „comptoir settings“ gibt eine aus.
cli-option-set = Eine Einstellung, etwa limits.chat=300; darf wiederholt werden.
cli-option-log = Wie das Protokoll geschrieben wird: für Menschen, oder als JSON-Zeile für jedes Ding.
error-metrics-not-yours = Die Zahlen sind für diesen Rechner selbst da, oder für den, der das Token kennt.
error-unknown-person = Diese Person gibt es nicht.
error-not-banned = Niemand dieses Namens ist ausgesperrt oder stummgeschaltet: { $who }.
error-table-is-over = Dieser Tisch ist schon zu Ende.
error-bad-invitation = Diese Einladung ist benutzt, zu alt oder gar keine.
error-not-a-host = Diese Seite ist für die Gastgeber dieses Hauses.
error-bad-status = Der Zustand eines Tisches ist open, playing, over oder closed.
error-data-none = In { $folder } sind keine Tische: Nenne den Ordner mit --data oder eine Datenbank mit --database.
error-copy-not-empty = { $target } ist nicht leer: Nichts wurde kopiert. Nenne ein Ziel, in dem noch nichts ist.
error-copy-differs = { $target } weicht von { $source } ab, in { $tables }: Benutze es nicht.
error-copy-in-use = Ein Server benutzt { $source }: Halte ihn zuerst an.
error-settings-gone = Die Einstellungsdatei { $source } ist nicht lesbar: { $detail }.
error-settings-toml = Die Einstellungsdatei { $source } ist kein TOML: { $detail }.
error-settings-unknown = { $source }: Eine Einstellung „{ $key }“ gibt es nicht. „comptoir settings“ gibt alle aus.
error-settings-near = { $source }: Eine Einstellung „{ $key }“ gibt es nicht. Meinst du „{ $near }“? „comptoir settings“ gibt alle aus.
error-settings-network = { $source }: { $key }: „{ $given }“ ist weder eine Adresse noch ein Netz ({ $detail }).
error-settings-shape = { $source }: { $key } schreibt man wie { $like }, nicht „{ $given }“.
error-settings-wrong = { $source }: { $key } muss { $kind ->
    [text] ein Text
    [count] eine ganze Zahl
    [number] eine Zahl
    [switch] true oder false
    [texts] eine Liste von Texten
    [rate] ein Paar Zahlen (so viele je Sekunde, und ein Schub von mindestens 1)
   *[choice] eins von { $choices }
    }{ $range ->
    [least] {" "}ab { $least }
    [both] {" "}von { $least } bis { $most }
   *[none] {""}
    } sein, nicht { $given }.
