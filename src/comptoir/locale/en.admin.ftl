# The words of the hosts: their desk in the browser, and `comptoir admin`.

## The desk of the hosts

admin = The host’s desk
admin-entered = You are a host of this house now.
admin-figures = How it is
admin-ready = All is well.
admin-unready = Something is not well: look at the log.
admin-sockets = People at tables
admin-open = Tables in use
admin-moves = Moves since the start
admin-faults = Faults since the start
admin-waiting = Writes that wait
admin-free = Gigabytes free
admin-number = { NUMBER($n) }
admin-number-of = Number: { $id }
admin-tables = Tables
admin-people = People
admin-deeds = What hosts did
admin-upkeep = The house
admin-banned = Banned addresses
admin-address = An address or a network, such as 203.0.113.7 or 2001:db8::/48
admin-old = Old tables
admin-old-none = The settings (keep) keep every table.
admin-old-count = The settings (keep) no longer keep { $count ->
    [one] one table
   *[other] { $count } tables
    }.
admin-old-over = Over: { $count }
admin-old-closed = Closed before they began: { $count }
admin-old-playing = Under way, and not played on: { $count }
admin-hosts = Another host
admin-invited = Whoever opens this link first becomes a host. It is good for a day, and is shown only now:
admin-status = Which tables
admin-status-all = All of them
admin-search = Name or number
admin-find = Find
admin-none = There is nothing here.
admin-by = by { $host }
admin-command-line = the command line
admin-why = Why? It stands in the list of what hosts did.
admin-done = Done.
admin-cancel = Leave it
admin-note-ban = banned
admin-note-mute = muted
admin-note-gone = deleted
admin-note-host = host
admin-act-close = Close the table
admin-act-kick = Take the seat
admin-act-mute = Mute
admin-act-ban = Ban
admin-act-pardon = Pardon
admin-act-delete = Delete
admin-act-settle = Settled
admin-complaints = Reports
admin-complaint = { $by } about { $name }
admin-act-prune = Forget old tables
admin-act-invite = Invite a host
admin-act-enter = A new host
admin-sure-close = { $name } is closed. A game under way ends as it stands, and stays to be looked at.
admin-sure-kick = { $name } loses the seat, and a bot plays on. This cannot be taken back.
admin-sure-mute = Nobody reads what { $name } writes any more, until you pardon.
admin-sure-ban = { $name } may not come here any more, until you pardon, and loses every seat. Bots play on.
admin-sure-pardon = { $name } may come and speak again.
admin-sure-delete = { $name } is forgotten: name, words and cookie go, the games stay under another name. This cannot be taken back.
admin-sure-prune = { $name } are forgotten with their logs. This cannot be taken back.
admin-sure-address = Nobody may come here from { $name } any more, until you pardon. This means everybody who shares the address.

## On the command line

cli-admin = What a host sees and does: tables, people, backups. Running servers hear of it.
cli-admin-tables = List tables, the latest first.
cli-admin-people = List people, or those with something in their name.
cli-admin-show = Show a table with its chat, or a person with their tables.
cli-admin-close = Close a table that waits, or end its game as it stands.
cli-admin-kick = Take somebody’s seats; bots play on.
cli-admin-mute = Let somebody’s chat be read by nobody.
cli-admin-ban = Close the house to a person, an address or a network.
cli-admin-pardon = Lift a ban or a mute.
cli-admin-delete = Forget a person: their games stay, their name and what they said go.
cli-admin-deeds = What hosts did, the latest first.
cli-admin-invite = Print a link by which somebody becomes a host, once, within a day.
cli-admin-check = Replay all stored games under the present rules, and report.
cli-admin-prune = List the old tables that the settings (keep) no longer keep; with --yes, forget them.
cli-admin-backup = Copy everything into a folder, while servers run, and compare.
cli-admin-restore = Bring a backup back where there is nothing yet, compare, and replay its games.
cli-admin-move = Copy everything into another database or folder, and compare; no server may run.
cli-option-table-id = The name of a table, as in its address.
cli-option-person = The number of a person; “comptoir admin people” lists them.
cli-option-who = The number of a person, an address or a network.
cli-option-backup = A folder for all that is kept.
cli-option-why = Why, for the list of what hosts did.
cli-option-listed = How many to list.
cli-option-yes = It is meant, though it cannot be taken back.
cli-option-status = Only those with this status.
cli-option-name = Something in their name.
cli-option-what = The name of a table or the number of a person.
cli-option-only-table = At this table only.
cli-option-url = Where browsers reach the server.
cli-option-target = Where to: postgresql://…, or a folder.
cli-admin-table = Table
cli-admin-status = Status
cli-admin-person = Person
cli-admin-since = Since
cli-admin-notes = Noted
cli-admin-no-tables = There are no such tables.
cli-admin-no-people = There are no such people.
cli-admin-no-games = No game has begun here.
cli-admin-sure = This cannot be taken back: say --yes if it is meant.
cli-admin-did-close = Table { $who } is closed.
cli-admin-did-kick = { $who } has lost their seats at { $count ->
    [one] one table
   *[other] { $count } tables
    }; bots play on.
cli-admin-did-mute = { $who } is muted.
cli-admin-did-ban = { $who } is banned.
cli-admin-did-pardon = { $who } is pardoned.
cli-admin-did-delete = { $who } is forgotten; bots play on at { $count ->
    [one] one table
   *[other] { $count } tables
    }.
cli-admin-invited = Whoever opens this link first becomes a host. It is good for a day:
cli-admin-check-holds = { $count ->
    [one] One game holds
   *[other] { $count } games hold
    } under the present rules.
cli-admin-check-moves-on = { $count ->
    [one] One game means
   *[other] { $count } games mean
    } the same under the present rules, and will move on to them.
cli-admin-check-old-rules = { $count ->
    [one] One game holds
   *[other] { $count } games hold
    } under older rules that are kept.
cli-admin-check-rules-gone = { $count ->
    [one] One game stands
   *[other] { $count } games stand
    } still: its rules are gone.
cli-admin-check-broken = { $count ->
    [one] One game does
   *[other] { $count } games do
    } not hold:
cli-admin-broken = { $table } ({ $game }): { $why }
cli-admin-old = { $status ->
    [over] Over
    [closed] Closed before they began
   *[playing] Under way, and not played on
    }: { $count }
cli-admin-pruned = { $count ->
    [one] One table is
   *[other] { $count } tables are
    } forgotten.
cli-admin-not-pruned = { $count ->
    [one] One table
   *[other] { $count } tables
    } would be forgotten with --yes. Nothing has changed.
cli-admin-backed-up = { $source } is copied to { $target } and compared: { $tables } tables, { $people } people, { $entries } entries of logs.
cli-admin-restored = { $source } is restored into { $target } and compared: { $tables } tables, { $people } people, { $entries } entries of logs.
cli-admin-moved = { $source } is moved to { $target } and compared: { $tables } tables, { $people } people, { $entries } entries of logs. Serve it from there now.
cli-settings = Print the settings as a file with comments, as they apply: what is wrong with them is said.
cli-option-settings = A file of settings; otherwise COMPTOIR_SETTINGS. “comptoir settings” prints one.
cli-option-set = One setting, as limits.chat=300; may be repeated.
cli-option-log = How the log is written: for people, or a line of JSON for each thing.

## Why something cannot be

error-metrics-not-yours = The figures are for this machine itself, or for who knows the token.
error-unknown-person = There is no such person.
error-not-banned = Nobody of that name is banned or muted: { $who }.
error-table-is-over = This table is over already.
error-bad-invitation = This invitation was used, is too old, or is none.
error-not-a-host = This page is for the hosts of this house.
error-bad-status = The status of a table is open, playing, over or closed.
error-data-none = There are no tables in { $folder }: name the folder with --data, or a database with --database.
error-copy-not-empty = { $target } is not empty: nothing was copied. Name one in which there is nothing yet.
error-copy-differs = { $target } differs from { $source } in { $tables }: do not use it.
error-copy-in-use = A server uses { $source }: stop it first.
error-settings-gone = The settings file { $source } cannot be read: { $detail }.
error-settings-toml = The settings file { $source } is not TOML: { $detail }.
error-settings-unknown = { $source }: there is no setting “{ $key }”. “comptoir settings” prints all of them.
error-settings-near = { $source }: there is no setting “{ $key }”. Did you mean “{ $near }”? “comptoir settings” prints all of them.
error-settings-network = { $source }: { $key }: “{ $given }” is no address and no network ({ $detail }).
error-settings-shape = { $source }: { $key } is written like { $like }, not “{ $given }”.
error-settings-wrong = { $source }: { $key } must be { $kind ->
    [text] a text
    [count] a whole number
    [number] a number
    [switch] true or false
    [texts] a list of texts
    [rate] two numbers: so many a second, and a burst of at least 1
   *[choice] one of { $choices }
    }{ $range ->
    [least] {" "}of at least { $least }
    [both] {" "}from { $least } to { $most }
   *[none] {""}
    }, not { $given }.
