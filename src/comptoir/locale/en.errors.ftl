# Why the server said no, or could not start. The code of an error is the id without `error-`.

## What was asked cannot be read

error-bad-json = The server could not read this message.
error-bad-message = The server could not read this message.
error-bad-field = The field “{ $name }” will not do.
error-bad-name = A name has 1 to { $most } characters, all of them visible.
error-bad-chat = A line has 1 to { $most } characters, all of them visible.
error-bad-list = The list is “mine” or “lobby”.
error-bad-number = “{ $name }” must be a whole number, 0 or more.
error-bad-eyes = Look through a seat, as a watcher, or with all eyes.
error-bad-seat = There is no such seat at this table.
error-bad-seat-count = This game has { $seats } seats.
error-bad-move-number = Go on after move { $most } at the latest.
error-bad-method = That cannot be done at this address.
error-two-me = You can sit on one seat only. The others at your screen need names of their own.
error-unreadable-action = “{ $action }” is no move of this game.

## Games, seats, options

error-bad-game = There is no game “{ $game }” here: there are { $known }.
error-bad-seats = This game is for { $fewest } to { $most } players.
error-bad-option = This game has no option “{ $option }”.
error-bad-choice = “{ $value }” is no choice for the option “{ $option }”.
error-bad-level = There is no bot “{ $level }” here: there are { $known }.
error-bad-bot = “{ $bot }” cannot play: { $reason }.
error-bot-fails = The bot “{ $level }” failed: { $reason }
error-bot-hangs = The bot “{ $level }” did not answer within { $seconds } seconds.
error-bot-kills = A bot ended the process it played in, twice.
error-too-many-bots = { $bots } bots do not fit into { $seats } seats.
error-bad-match-file = { $file } is not a file of finished games: line { $line } cannot be read.
error-bad-match-other = { $file } holds games of another match: bots, seed, options or time differ.
error-nobody-asked = Player { $seat } is not asked anything there.
error-two-limits = A decision is limited by seconds or by simulations, not by both.
error-no-folder = { $file } is no folder.
error-cannot-learn = The bots’ advice on { $game } does not describe tables in numbers: there is nothing to learn from.
error-no-numpy = To learn, install comptoir[learn].
error-bad-training = { $file } holds no learned weights.
error-no-cluster = No Dask cluster answers at { $address }.
error-no-dask = For a cluster, install comptoir[dask].

## Records

error-bad-record = This file is no recorded game.
error-bad-record-size = This recorded game is too large.
error-bad-record-length = A recorded game may have { $most } moves here.
error-bad-record-format = This recorded game was written by a newer Comptoir.
error-bad-record-move = Move { $move } of this recorded game is not possible.
error-bad-record-beside = Something in this recorded game does not fit its move { $move }.
error-bad-record-unfinished = This recorded game names final scores, but it is not over.
error-bad-record-scores = The scores in this recorded game are not those of its moves.
error-bad-record-seed = The seed of this recorded game is too long.
error-bad-record-names = This recorded game does not name every seat.
error-bad-record-parts = This recorded game does not say what each seat added to the deal.
error-old-rules = This game was begun under older rules, which this server no longer has.
error-bad-part = What a seat adds to the deal is 32 hexadecimal digits.
error-deal-gone = This deal is no longer kept for you. Please try again.
error-part-unpromised = Ask for a deal first, so that the server is bound before you add to it.
error-bad-seed = The seed of this deal is not 64 hexadecimal digits.
error-unknown-box = This game was played with other cards and tiles than the box here holds.
error-unknown-rules = This game was played under version { $version } of its rules. Those here are version { $newest }, under which it would be another game: it cannot be opened.

## Not yours

error-bad-host = The server does not go by the name { $name }. Whoever runs it can add the name to its settings (hosts).
error-bad-origin = This request came from another page.
error-no-guest = The server does not know you yet. Choose a name, or reload the page.
error-not-your-seat = This seat is not yours.
error-not-seated = You have no seat at this table.
error-not-owner = Only the person who made the table may do this.
error-undo-not-yours = The first move to take back must be your own.
error-own-wish = The others must agree, not you.

## Not here

error-unknown-table = There is no such table.
error-unknown-game = There is no such game here.
error-unknown-page = There is nothing at this address.
error-unknown-rules-page = The rules of this game are not here.
error-unknown-example = There is no such example in these rules.
error-bad-ways = An example can be changed only to what it lists.
error-unknown-lesson = This guided game is not here.

## Not now

error-stale = The game has moved on. Have another look.
error-refused-not-now = That is not possible now.
error-refused-not-your-turn = It is not your turn.
error-refused-game-over = The game is over.
error-game-over = The game is over.
error-not-started = The game has not started yet.
error-not-over = That is possible once the game is over.
error-not-open = This table is no longer open.
error-not-playing = No game is under way at this table.
error-no-lesson = No guided game is played at this table.
error-already-seated = You have a seat at this table already.
error-seat-taken = This seat is taken.
error-bad-zone = “{ $name }” is no time zone. Choose one from the list, such as Europe/Paris.
error-too-quiet = At most { $most } hours of a day can be quiet.
error-too-much-vacation = At most { $most } days of vacation are possible in a year.
error-vacation-backwards = This vacation ends before it begins.
error-vacation-far = A vacation must lie within the next twelve months.
error-too-many-habits = You have changed your hours too often. Wait a while.
error-name-taken = Somebody at the table “{ $table }” goes by that name, or one that looks like it.
error-seat-away = A bot is keeping your seat. Take it back first.
error-nothing-to-undo = There is no move to take back.
error-undo-learned = Something was learned since. That cannot be taken back.
error-undo-pending = Somebody already wishes to take back.
error-undo-stale = Somebody has moved meanwhile: the others must agree now. Ask again if you wish.
error-no-wish = Nobody wishes to take anything back.
error-look-first = The page must look at the table first.
error-look-late = The page did not look at the table in time.
error-log-nearly-full = This game is very long: only answers that the table waits for are taken now.
error-log-full = The log of this game is full ({ $most } entries): it cannot go on.
error-server-stops = The server is stopping. It will be back in a moment.
error-banned = The host of this house has closed it to you.
error-muted = The host of this house has muted you: the others do not read what you write.

## Too much

error-message-too-large = This message is too long.
error-body-too-large = This is too large.
error-too-many-requests = That was a lot at once. Wait a moment.
error-too-many-messages = That was a lot at once. The table comes back in a moment.
error-too-many-reviews = That was a lot of games to look back on. Wait a while.
error-too-many-pictures = That was a lot of pictures. Wait a while.
error-too-many-sockets = You have too many tables open at once (at most { $most }).
error-too-many-sockets-address = Too many tables are open at once from your address (at most { $most }).
error-too-many-watchers = This table already has { $most } watchers.
error-too-many-tables = You have { $most } unfinished tables. Finish, leave or close one first.
error-too-many-new-tables = Many tables were made from your address. Wait a while before you make another.
error-too-many-records = That was a lot of records, or very long ones. Wait a while before you bring another.
error-too-many-asides = That was a lot of wishes and offers at once. Wait a moment.

## Our fault

error-broken = Something broke on the server. Nothing has changed, and it has been reported.
error-broken-table = This table’s log cannot be replayed. It has been reported.
error-overtaken = Somebody else was quicker: look again, and try again.
error-database-gone = The server’s database does not answer. Try again in a moment.
error-disk-full = The server’s disk is full. Nothing was saved and nothing has changed: try again later.

## The server cannot start

error-port-taken = Port { $port } is taken: choose another one with --port.
error-port-forbidden = Port { $port } needs an administrator’s rights: choose one from 1024 on with --port.
error-bad-address = Cannot listen on “{ $host }”.
error-data-locked = Another server is using the data folder { $folder }: stop it, or choose another folder with --data.
error-data-not-writable = The data folder { $folder } cannot be written.
error-data-corrupt = { $file } is damaged, or is no file of Comptoir: put back a copy, or move it away.
error-data-newer = { $file } was written by a newer Comptoir, and this one cannot read it.
error-bad-database = A database is postgresql://… or a folder; { $scheme } is neither.
error-database-extra = PostgreSQL needs one more package: install comptoir[postgres].
error-database-unusable = The database { $database } cannot be used: { $detail }.
error-data-missing = { $file } is missing or empty, though tables were kept here: put back a copy, or begin anew with --accept-loss.
error-data-behind = { $file } lacks the last { $count } writes that players were told of (its -wal file is damaged or missing, or it is an old copy): put back the newest copy, or go on without them with --accept-loss.
error-log-behind = { $file } lacks the last moves of some tables ({ $count }: { $tables }): put back a copy, or go on from the moves that are there with --accept-loss.
error-key-missing = { $file } is missing: put back a copy, or go on with --accept-loss, and everybody here loses their name and seats.
error-key-damaged = { $file } is damaged: put back a copy, or go on with --accept-loss, and everybody here loses their name and seats.
error-no-hints = At this table everybody thinks for themselves.
error-hint-failed = No hint came of it this time.
error-too-many-hints = That was a lot of hints. Think for yourself for a moment.
error-not-asked = You are not asked anything now.

## People and their accounts

error-gone = This person has left the house for good.
error-logged-out = This log-in has ended. Log in again.
error-account-name-taken = Somebody has an account under that name.
error-too-many-log-ins = Too many tries to log in. Wait a few minutes.
error-too-many-logins = Many people are logging in just now. Try again in a moment.
error-chat-private = The chat of this table is for those who sit here or were asked to come.
error-not-welcome = Whoever made this table has not opened it to you.
error-nobody-there = Nobody else sits there.
error-unknown-line = Nobody else has said that here.
error-too-many-shunned = You can mute or block { $most } people at most.
error-too-many-bidden = At most { $most } people can be asked to one table.

## Orders

error-bad-routine = This game has no such order: { $name }.
error-bad-amount = { $needed ->
    [0] This order takes no number.
   *[other] This order needs a number.
  }
error-bad-plan = “{ $move }” is no answer in this game.
error-bad-terms = { $needed ->
    [0] This order takes no terms.
   *[other] Such an order needs two different things of this game, and how many of each.
  }
error-twice-routine = Each order can be given only once.
error-too-many-orders = At most { $most } answers can be planned ahead.
error-order-over = The time it was meant for is over.
error-order-done = Carried out; it was meant for once.
error-order-undone = Moves of yours were taken back.
error-order-forestalled = Somebody got there before you: { $word }.
error-order-changed = It would do something else by now.
error-order-by-hand = You have answered yourself.
error-too-many-tried = At most { $most } moves can be tried out one after the other.
error-too-many-trials = That was a lot of trying out. Wait a moment.
error-trial-stale = The game has gone on: what you tried out no longer fits.
error-trial-failed = Trying this out did not work.
error-memo-seat = Only those who sit at a table can take notes there.
error-bad-memo = Notes have at most { $most } characters, all of them visible.
error-memo-failed = Your notes could not be read or saved.

## Shared deals, tournaments, clubs

error-deal-not-yours = This deal is played at other tables too. Play it to its end first, then look.
error-deal-sealed = Others may yet play this deal. Its record is there once the deal is open to all.
error-deal-played = You already have a table with this deal. Nobody plays it twice.
error-deal-over = This deal can no longer be begun.
error-unknown-deal = There is no such deal.
error-deal-needs-me = One seat must be left for whoever plays the deal.
error-deal-no-hotseat = Everybody plays this deal on their own screen.
error-too-many-deals = You have shared { $most } deals. That is enough.
error-no-daily = This house has no deal of the day.
error-unknown-face = Nobody is known by that address.
error-unknown-tournament = There is no such tournament.
error-too-many-tournaments = You run { $most } tournaments already. Finish or call off one first.
error-tournament-begun = This tournament has begun, or was called off.
error-tournament-full = A tournament has at most { $most } entrants.
error-tournament-bots = A tournament has at most { $most } bots.
error-tournament-few = At tables of { $size } at least { $least } must take part.
error-tournament-nobody = At least one person must take part.
error-not-entered = You are not taking part in this tournament.
error-bad-rounds = A Swiss tournament has 1 to 12 rounds.
error-bad-picture = A picture is a PNG file of { $width } × { $height } pixels.
error-no-pictures = This house keeps no pictures.
error-unknown-picture = There is no picture of this table.
error-not-your-picture = Only those who sat at a table leave a picture of it.
error-not-for-all = Only a public game that is over has a picture for everybody.
error-unknown-club = There is no such club.
error-too-many-clubs = This house has { $most } clubs. That is enough.
error-removed-from-club = This club has removed you. If you think it is a mistake, ask whoever runs it.
error-not-your-club = This is done by whoever founded the club, and by the hosts of this house.
error-founder-stays = Whoever founded a club cannot be removed from it.
error-not-a-member = They do not belong to this club.
error-club-full = A club has at most { $most } members.
