# The words of the command line; those of `comptoir admin` are in en.admin.ftl.

## The command line: --help (read without a parser: no blanks here, and each on one line)

cli-comptoir = A table for four merchants’ games: play in the terminal or serve them to browsers.
cli-serve = Serve the tables to browsers.
cli-play = Play a game in the terminal, against bots.
cli-replay = Tell a recorded game again, or show how it stood after a move.
cli-check = Replay records and say whether they hold.
cli-rules = Read the rules of a game, or one clause of them.
cli-games = List the games, their options, and the bots.
cli-arena = Let bots play each other: same deals, seats rotated, win rates with their intervals.
cli-ladder = The ladder: each level of the bots against the one below, in every game, with intervals.
cli-balance = How a game plays among bots: seats, length, sources of points, and what is dead or dominant.
cli-train = Learn what tables are worth from games that bots play among themselves.
cli-review = Look at a recorded game again: what it was worth to each player after every move, and the mistakes, worst first.
cli-hint = What a bot would play where a recorded game stands, and why.
cli-bench = Measure how fast the rules and the server are.
cli-playouts = Random games, with the full list of answers built for every decision, or by picks.
cli-records = Records of random games, replayed and checked move by move.
cli-peers = The same game through OpenSpiel, PettingZoo and arrays, where they are installed: rates in one run.
cli-searches = What each level spends on a decision, and how many imagined games a second those that search play.
cli-load = A server of its own with many tables of all games, four sockets at each: answers, memory, and what holds the loop.
cli-examples = Examples:
cli-help = Show this help.
cli-help-usage = Usage:
cli-help-command = COMMAND …
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-default = default:
cli-option-version = Show the version, and whether the rules are compiled.
cli-option-lang = The language to speak; otherwise that of the environment.
cli-option-game = The name of a game; “comptoir games” lists them.
cli-option-seats = How many play, you included.
cli-option-players = How many play.
cli-option-level = The bots to play against; “comptoir games” lists them.
cli-option-option = An option of the game; may be repeated.
cli-option-seed = Any text: the same seed gives the same luck.
cli-option-save = Keep the record of the game in this file.
cli-option-json = Print the result as JSON.
cli-option-sample = Pick each answer without its list, where the rules can: the same games, faster.
cli-option-seconds = How many seconds of processor time to measure.
cli-option-file = A record, as saved by “play” or exported from a table.
cli-option-at = Show how the game stood after this many moves.
cli-option-commitment = The fingerprint published before the game; the seed must be the one it promised.
cli-option-part = What your browser added to the deal: it must be in the record.
cli-option-clause = The number of a clause, such as A3.2.
cli-option-bots = A bot for each seat: a level, or one of your own as module:Bot or as a file.
cli-option-games = How many games to play.
cli-option-arena-seats = How many play; the last bot named takes the seats that are left.
cli-option-thinking = How many seconds a bot that searches may think about a decision; 0: as long as it likes.
cli-option-patience = After how many seconds without an answer a bot counts as stuck; 0: never.
cli-option-until-clear = End as soon as the first bot’s share is clearly not an even one.
cli-option-resume = Keep finished games in this file, and go on from those that are there.
cli-option-cluster = Play on the Dask cluster at this address.
cli-option-local-cluster = Play on a Dask cluster of this many processes, made for this match.
cli-option-chart = Draw the result into this SVG file.
cli-option-some-games = The names of games; all of them unless told.
cli-option-simulations = How many imagined games a level that searches may spend on a decision: the clock does not matter then.
cli-option-fewest = How many play; as few as the game allows unless told.
cli-option-every = Every level against all below it.
cli-option-resume-folder = Keep the finished games of each match in this folder, and go on from those that are there.
cli-option-most = How many play; as many as the game allows unless told.
cli-option-balance-level = The bots that play; “comptoir games” lists them.
cli-option-weights = Keep the weights in this file.
cli-option-imagined = On how many imagined tables to compare; more are slower and surer.
cli-option-hint-at = Where the game stood after this many moves; otherwise, at its end.
cli-option-hint-seat = For which player, counted from 1; otherwise the first who is asked.
cli-option-hint-level = The bot to ask; “comptoir games” lists them.
cli-option-tables = How many tables to lay.
cli-option-played = How many seconds to play.
cli-option-beat = Seconds from one move at a table to the next; 0: as fast as all have heard of it.
cli-option-processes = How many servers share the tables.
cli-option-bench-database = The PostgreSQL database that they share (postgresql://…), an empty one.
cli-option-workers = How many processes to use; otherwise one for each processor.
cli-option-host = The address to listen on, 127.0.0.1 unless told; 0.0.0.0 lets other machines in.
cli-option-port = The port to listen on, 8000 unless told; 0 takes any that is free.
cli-option-data = Where tables are kept; otherwise COMPTOIR_DATA or your own data folder.
cli-option-database = A PostgreSQL database to keep tables in instead (postgresql://…); otherwise COMPTOIR_DATABASE.
cli-option-accept-loss = Start although something that was kept here is not there any more.
cli-option-end-old-games = End games whose rules this version no longer has, as they stand.

## The command line: what goes wrong

cli-file = { $file }: { $reason }
cli-no-command = There is no command “{ $what }”.
    .near = There is no command “{ $what }”: did you mean “{ $near }”?
cli-no-option = There is no option { $what }.
cli-no-value = { $what } needs a value.
cli-missing = { $what } is missing.
cli-no-number = { $what } must be a number.
cli-no-number-from = { $what } must be a number, { $least } or more.
cli-no-number-between = { $what } must be a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-misused = There is an argument too many.
cli-see-help = “{ $command } --help” says more.
cli-no-language = That language is not spoken here; these are:
cli-no-clause = The rules have no clause { $clause }.
cli-no-rules = There is no rulebook for { $game } here.
cli-no-move = The record has only { $moves } moves.

## The command line: serving

cli-listens = Comptoir listens on { $address }
    .everywhere = Comptoir listens on every address of this machine: { $address }
cli-serving = Tables are kept in { $data }. Ctrl-C ends the server.

## The command line: playing

cli-you-are = You are { $name } ({ $letter }). Type “?” for help, quit to leave.
cli-since = Since your last turn
cli-choices = Your choices
cli-prompt = Your move
cli-ambiguous = That could be { $choices }.
cli-unknown = “{ $text }” is not among your choices. Type “?” to see them.
cli-see-rule = (to read it: rules { $clause })
cli-undone = Taken back: it is your turn again as it was.
cli-nothing-to-undo = There is nothing to take back.
cli-hint-only = { $name } would play { $action }: there is no other answer.
cli-hint-unlisted = { $name } would rather say { $action } than answer at once.
cli-hint-better = { $name } would play { $action }: on { $tables } imagined tables it comes out { $gain } ahead of { $other }, the best of the others.
cli-hint-even = { $name } would play { $action }: on { $tables } imagined tables no other answer is clearly better, { $other } included.
cli-left = You leave the table. The game is not over.
cli-saved = The record is in { $file }.
cli-seed = Seed { $seed }
cli-how = Type a choice as it is written, in full or by the beginning of each word: “{ $example }” for “{ $choice }”.
cli-how-names = Records have other words for these, which you may type too: { $names }
cli-how-look = draw the table again
cli-how-hint = what a bot would play
cli-how-rules = read the rules, or a clause: rules { $clause }
cli-how-undo = take back your last move, and what the bots did since
cli-how-quit = leave the table

## The command line: results

cli-rank = Rank
cli-player = Player
cli-score = Score
cli-move = Move
cli-bot = Bot
cli-wins = Wins
cli-interval = 95 % interval
cli-chart = Chart
cli-rating = Rating
cli-mean-rank = Mean rank
cli-mean-score = Mean score
cli-ms = ms a decision
cli-game = Game
cli-name = Name
cli-players = Players
cli-minutes = Minutes
cli-by = By
cli-options = Options
cli-arena-title = { $title }: { $games } games
cli-arena-work = Playing
cli-arena-clear = It was clear before all games were played.
cli-peers-title = { $title }, { $seats } players: random games through each door
cli-peers-missing = Not installed: { $doors }
cli-door = Door
cli-steps = Steps per second of processor time
cli-ratio = Of our own
cli-number = { NUMBER($n) }
cli-ladder-title = Each level against those below: { $games } games each
cli-against = Against
cli-balance-title = { $title }: { $games } games of { $seats } { $level } bots
cli-balance-length = { $decisions } decisions a game; four of five games have { $low } to { $high }.
cli-balance-score = { $mean } points on average, with a standard deviation of { $spread }.
cli-balance-positions = Wins by seat, from the one that is asked first
cli-balance-sources = Points of a player in a game
cli-balance-things = Things, and how often a game
cli-position = Seat { $n }
cli-seat = Seat
cli-source = Source
cli-points = Points
cli-winners = Of winners
cli-kind = Kind
cli-most = Most
cli-least = Least
cli-dead = Dead
cli-dominant = Dominant (wins of an even share)
cli-searches-title = { $title }, { $seats } players: { $decisions } decisions in a game of greedy bots
cli-searches-endings = { NUMBER($n) } imagined games a second from the middle to the end, everybody by rule of thumb
cli-slowest = Slowest
cli-simulations = Simulations
cli-simulations-rate = Per second of processor time
cli-train-title = { $title }: learned from { $games } games of { $seats }
cli-train-caption = How far off the weights are in games they were not learned from; first, what there was to learn.
cli-train-curve = How far off the weights are, with more and more games
cli-train-games = Games
cli-train-saved = The weights are in { $file }.
cli-stage = Stage { $n }
cli-review-work = Looking
cli-review-title = { $title }, { $moves } moves
cli-review-curve = What the game was worth to each, move by move
cli-review-curve-range = What the game was worth to each, move by move, from { $low } to { $high }
cli-review-none = On { $tables } imagined tables a move, no mistake was clear.
cli-review-mistakes =
    { $shown ->
        [one] The mistake
       *[other] The { $shown } worst of { $count } mistakes
    }
cli-played = Played
cli-better = Better
cli-loss = Loss
cli-check-over = { $file } holds: { $title }, { $seats } players, { $moves } moves, over. { $scores }
cli-check-open = { $file } holds so far: { $title }, { $seats } players, { $moves } moves, not over.
cli-check-commitment = The fingerprint of its seed, published before the game, is { $commitment }
cli-check-added = { $name } added { $part }
cli-check-quick = Its luck follows from the seed “{ $seed }” alone: nothing was promised of it before the game.
cli-check-broken = { $file } does not hold: { $reason }
cli-check-promise = { $file } does not hold: its seed is not the one promised. The fingerprint of its seed is { $commitment }
cli-check-part = { $file } does not hold: what you added is not in it.
cli-bench-playouts =
    { $title }, { $seats } players, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }: { $decisions } decisions, { $games } games, { $clones } clones a second of processor time
cli-bench-replays =
    { $title }, { $seats } players, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }: { $moves } moves, { $games } records replayed and checked a second of processor time
cli-bench-shared = Several servers need a database that they share: --database postgresql://…
cli-bench-load =
    { $tables } tables, { $sockets } sockets, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }: { $moves_per_s } moves a second, { $errors ->
        [0] no error
        [one] one error
       *[other] { $errors } errors
    }
    all at the table hear of a move after { $p50_ms } ms (median), { $p99_ms } ms (99 of 100)
    { $cpu_ms_per_move } ms of processor time and { $kb_per_move } kB sent a move, { $kb_per_table } kB of memory a table
    longest hold of the loop { $hold } ms ({ $what }), longest collection of garbage { $garbage_ms } ms
    stopped in { $stop_s } s
