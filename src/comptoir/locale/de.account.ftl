# Die Seiten über einen selbst: Konto, andere Geräte, Menschen, eigene Daten.

account = Du
account-nav = Über dich
account-people = Personen
account-guest-since = Gast seit dem { $date }: { $games ->
    [0] noch keine Partie.
    [one] eine Partie, davon { $playing } im Gange. Sie kommt mit, wenn du ein Konto anlegst.
   *[other] { $games } Partien, davon { $playing } im Gange. Sie kommen mit, wenn du ein Konto anlegst.
  }
account-since = Ein Konto seit dem { $date }: { $games ->
    [one] eine Partie, davon { $playing } im Gange.
   *[other] { $games } Partien, davon { $playing } im Gange.
  }
account-nobody = Hier kennt dich noch niemand. Mit deiner ersten Partie wirst du Gast, oder du meldest dich an.
account-change-name = Namen ändern
account-new-name = Wie du heißen möchtest
account-keep = Behalte deinen Platz überall
account-keep-passkey = Ein Passkey ist dein Fingerabdruck, dein Gesicht oder die PIN deines Geräts. Du musst dir nichts merken, und wir können nichts verlieren.
account-keep-password = Ein Name und ein Passwort, und deine Partien gehören dir in jedem Browser.
account-with-passkey = Konto mit Passkey anlegen
account-with-password = Mit Passwort
account-log-in = Anmelden
account-have-one = Ich habe ein Konto
account-log-in-passkey = Mit Passkey anmelden
account-name = Name
account-password = Passwort
account-password-help = 8 Zeichen oder mehr. Wir speichern nichts, woraus es sich ablesen ließe.
account-bring = Die Partien mitnehmen, die ich in diesem Browser begonnen habe
account-make = Konto anlegen
account-made = Du hast jetzt ein Konto. Alle deine Partien sind mitgekommen.
account-welcome = Willkommen zurück, { $name }.
account-phone = Am Telefon weitermachen
account-phone-help = Gilt 5 Minuten und nur einmal.
account-phone-button = Code zeigen
account-link = Link für ein anderes Gerät
account-code-alt = QR-Code des Links für ein anderes Gerät
account-code-left = { $minutes ->
    [0] Gilt noch weniger als eine Minute.
    [one] Gilt noch eine Minute.
   *[other] Gilt noch { $minutes } Minuten.
  }
account-go-on = Hier weitermachen?
account-go-on-text = Du hast einen Link geöffnet, um hier den Platz von einem anderen Gerät zu übernehmen. Er gilt nur einmal.
account-go-on-yes = Hier weitermachen
account-leave-it = Abbrechen
account-logins = Wo du angemeldet bist
account-device = { $browser } auf { $system }
account-device-unknown = Ein Browser
account-here = dieser hier
account-now = jetzt
account-way-first = hier von Anfang an
account-way-password = mit dem Passwort
account-way-passkey = mit einem Passkey
account-way-link = mit Link oder Code
account-login-line = seit dem { $date }, { $way }
account-end = Beenden
account-end-of = Anmeldung beenden: { $device }
account-ended = Beendet.
account-log-out = Abmelden
account-logins-none = Du bist Gast und nur in diesem Browser bekannt.
account-passkeys = Passkeys
account-passkeys-none = Noch keiner.
account-passkeys-unable = Hier nicht möglich: Passkeys brauchen einen neueren Browser und eine Seite, die unter ihrem Namen geöffnet ist, nicht unter einer Adresse aus Ziffern.
account-passkey-add = Passkey hinzufügen
account-passkey-added = Der Passkey ist gespeichert.
account-passkey-remove = Entfernen
account-passkey-remove-of = Passkey entfernen: { $device }
account-passkey-failed = Das hat nicht geklappt: Das Gerät oder sein Browser hat abgebrochen.
account-change-password = Passwort ändern
account-first-password = Passwort setzen
account-old-password = Jetziges Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert; alle anderen Anmeldungen sind beendet.
account-data = Deine Daten
account-data-text = Name, Partien, Einstellungen. Kein Geburtstag, kein Tracking. Wenn du gehst, bleiben die Partien, und dein Name verschwindet.
account-export = Alles als Datei
account-delete = Mich löschen …
account-delete-title = Für immer gehen?
account-delete-text = Deine Partien bleiben den anderen unter einem ausgelosten Namen erhalten; Bots spielen auf deinen Plätzen weiter. Dein Name, deine Anmeldungen, was du geschrieben und wen du blockiert hast: Das alles verschwindet. Es lässt sich nicht zurücknehmen.
account-delete-type = Schreib zur Sicherheit deinen Namen: { $name }
account-delete-yes = Mich löschen
account-deleted = Das war’s. Leb wohl, und danke fürs Spielen.
account-people-title = Personen
account-people-text = Was stummgeschaltete Personen schreiben, liest du nicht. Blockierte können sich auch nicht an deine Tische setzen. Sie erfahren es nicht.
account-people-none = Du hast niemanden stummgeschaltet oder blockiert. Das geht im Menü eines Tischs.
account-how-mute = stummgeschaltet seit dem { $date }
account-how-block = blockiert seit dem { $date }
account-reconcile = Aufheben
account-reconcile-of = Aufheben: { $name }
account-reconciled = Du liest wieder, was { $name } schreibt.
account-cancel = Abbrechen
account-person-mute = Stummschalten
account-person-block = Blockieren
account-person-report = Dem Gastgeber melden
account-person-of = Über { $name }
account-person-muted = Du liest nicht mehr, was { $name } schreibt.
account-person-blocked = { $name } kann sich nicht mehr an deine Tische setzen.
account-report-text = Worum geht es? Die Gastgeber lesen es mit dem Namen des Tischs.
account-reported = Die Gastgeber wissen Bescheid.
account-others = Die anderen hier
account-invite = Mit Namen einladen
account-invite-help = Für alle, die hier ein Konto haben. Gibt es niemanden dieses Namens, geschieht nichts.
account-invite-send = Einladen
account-invited = { $name } ist eingeladen, falls es ein Konto dieses Namens gibt.

error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-password-is-name = Das Passwort darf nicht dein Name sein.
error-account-there = Du hast schon ein Konto.
error-no-account = Du hast noch kein Konto.
error-bad-login = Dieser Name und dieses Passwort gehören nicht zusammen.
error-wrong-password = Das ist nicht dein jetziges Passwort.
error-bad-ticket = Dieser Link wurde schon benutzt, ist zu alt oder ungültig. Lass dir einen neuen geben.
error-unknown-login = Diese Anmeldung gibt es nicht.
error-guest-would-be-lost = Du bist Gast und nur in diesem Browser bekannt. Leg erst ein Konto an, oder lösch dich.
error-not-your-name = Schreib deinen Namen zur Sicherheit genau so, wie er ist.
error-unknown-shunned = Diese Person hast du weder stummgeschaltet noch blockiert.
error-no-passkeys = Passkeys brauchen einen Domainnamen: Öffne diese Seite unter ihrem Namen, nicht unter einer Adresse aus Ziffern.
error-too-many-passkeys = Es lassen sich höchstens { $most } Passkeys speichern.
error-bad-passkey = Dieser Passkey ist hier nicht bekannt oder hat nicht signiert, was verlangt war.
error-unknown-passkey = Diesen Passkey gibt es nicht.
error-last-passkey = Dieser Passkey ist dein einziger Zugang. Setz erst ein Passwort.
