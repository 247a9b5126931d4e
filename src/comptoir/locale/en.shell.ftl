# The words of the browser's shell; what is shared with the command line is in en.ftl, errors are in en.errors.ftl.

comptoir = Comptoir
skip = Skip to the content
close = Close
save = Save
copy = Copy
copied = Copied
share = Share
loading = One moment…
try-again = Try again
you = you

## Page titles

title-home = Comptoir: merchants’ games in your browser
title-table = { $name } · Comptoir
title-your-turn = ● Your turn · { $name }
title-replay = Replay · { $name } · Comptoir
title-fair = Fair deal · { $name } · Comptoir
title-rules = Rules · { $name } · Comptoir
title-sheet = Two pages · { $name } · Comptoir

## Settings

settings = Settings
language = Language
theme = Light or dark
theme-auto = Like my device
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
sound = Sound
sound-help = Two soft notes when it is your turn.
motion = Less motion
motion-help = Pieces appear where they go.
confirm-moves = Confirm each move
confirm-moves-help = Off: a complete choice is played at once.
keys = Keys
my-account = Account and devices
my-name = My name
name-any = A name, or leave it to us
name-saved = Your name is saved.
playing-as = You play as
change-name = Change

## Home

hero =
    { $count ->
        [one] A merchants’ game,
            one good table.
        [2] Two merchants’ games,
            one good table.
        [3] Three merchants’ games,
            one good table.
        [4] Four merchants’ games,
            one good table.
       *[other] Merchants’ games,
            one good table.
    }
hero-text = Play with friends or against bots, in your browser, live or one move a day. No account needed.
play-now = Play now
at-the-table = At the table, you included
against = Against
sit-down = Sit down
play-bots = Play now against bots
open-table = Open a table
games = Games
by = A game by { $designer }
players-range = { $range }
minutes-range = { $range } min
my-tables = My tables
bell = { $count ->
    [0] Nothing waits for you
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
  }
bell-turn = Your turn
bell-offer = An offer to you
bell-invited = You are invited
bell-over = The game is over
bell-fresh = { $name }: { $why }
bell-elsewhere = Be told elsewhere
wait-for-you =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
show-all = All { $count }
show-fewer = Fewer
won-by =
    { $count ->
        [one] won by { $names }
       *[other] { $names } share the victory
    }
your-turn = Your turn
turn-of = { $names } to play
status-open = waiting for players
status-playing = under way
status-over = finished
status-closed = closed
lobby = Public tables
lobby-empty = Nobody is looking for company right now.
import = Bring a game
import-help = A record file, exported here or by the command line: look back on it, or play on if it is unfinished.
import-choose = Choose a file
games-by = Games by { $names }
footer = About this site
about = About
host-yourself = Host it yourself

## Open a table

game = Game
how-many = Players
seats = Seats
seat-of = Who plays { $colour }
seat-me = Me
seat-me-help = You, in this browser.
seat-open = A friend, by link
seat-open-help = Stays open until somebody takes it.
seat-bot = Bot
seat-hotseat = Somebody here
seat-hotseat-here = on your screen
seat-hotseat-help = Plays on this device; it is passed around, and secrets stay secret.
seat-hotseat-name = Name of the player on this device
bot-level = How the bot plays
variants = Variants
table = Table
table-name = Name of the table
table-name-any = We think of one
hints = Hints
hints-help = Everybody may ask the merchant what it would do; the log says so. Alone with bots you always may.
apart = Talk apart
apart-help = While the game is played, players and watchers do not read each other.
public = Public
public-help = Listed on the home page: anyone may join or watch. Otherwise only those with the link.
pace = Bots play
pace-0 = at once
pace-1 = briskly
pace-3 = at leisure
clock = Clock
clock-none = None
clock-live = At one sitting
clock-move = Time per move
clock-bank = Time in total
clock-live-of = { $minutes } min + { $seconds } s
clock-help-none = Everybody takes as long as they like.
clock-help-live = Everybody has this time for the whole game, and gets the seconds back with every turn.
clock-help-move = For a game over several days: every answer has this time. Quiet hours and vacation do not count.
clock-help-bank = For a game over several days: everybody has this time for the whole game. Quiet hours and vacation do not count.
clock-out = When time is up a bot keeps the seat and answers; whoever sat there may take it back.
clock-is = Clock: { $what }
clock-is-live = { $time } at one sitting
clock-is-move = { $time } per move
clock-is-bank = { $time } in total
plate-clock = { $time } left
plate-clock-rests = { $time } left, the clock stands still
mine-link = All my tables, clocks, quiet hours
pause = Time to react
pause-help = How long the table waits where somebody may react; who has not answered by then passes.
pause-is = Time to react: { $time }
pause-none = no limit
start-game = Start the game

## Waiting room

table-named = Table “{ $name }”
seats-free =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
invite = Invite
invite-help = Send this link to your friends
join-title = There is a seat for you
join-help = No account: a name is enough. Without joining you may watch.
join = Join
sit-here = Sit here
seat-free = Free seat
offline = away
fill = Fill with bots and start
leave-seat = Leave my seat
close-table = Close the table
waiting =
    { $count ->
        [one] The game starts when { $count } more player sits down.
       *[other] The game starts when { $count } more players sit down.
    }
closed-title = This table is closed
closed-text = It was closed before the game began.
halted-title = This game stands still
halted-text = It was begun under older rules, which this server no longer has. Nothing is lost: it goes on if whoever runs the server brings them back, or ends it as it stood. You may leave it: once nobody is left, it ends as it stood too.
ended-title = This game can no longer be shown
ended-text = It was played under older rules, which this server no longer has. Its result and its record are kept.

## At the table

fallback-board = The table, in words
fallback-answers = What you can do

board = Board
beside-board = Beside the board
dock = What to show
act = Play
players = Players
log = Log
chat = Chat
rules = Rules
log-or-chat = Log or chat
sheet-close = Back to the board
unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
log-empty = Nothing has happened yet.
log-earlier =
    { $count ->
        [one] Earlier: one more line
       *[other] Earlier: { $count } more lines
    }
log-since = Since your last visit
log-hint = { $name } asked for a hint
log-late = { $name } did not answer in time
log-undo = { $name } takes back
log-away = { $name } has left; a bot keeps the seat
log-timeout = Time is up for { $name }; a bot keeps the seat
log-back = { $name } is back
log-rules = The rules were renewed; nothing changes for this game
log-ended = The game was ended as it stood: its rules are no longer here
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-said = { $name } says: { $text }
watcher = Watching
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
watching = You are watching
watch = Watch
link-lost = Connecting again…
table-menu = Table
table-in-words = The table in words
table-drawn = The table drawn
link-watch = Link to watch this table
link-table = Link to this table
leave = Leave the game
leave-help = A bot keeps your seat; you may come back at any time.
away = A bot keeps your seat
come-back = Take my seat back
plate-bot = a bot
plate-away = away: a bot keeps the seat
plate-offline = not here
plate-turn = to move
plate-first = start player
map-closer = Closer
map-farther = Farther away
map-whole = The whole map
back-home = Home
back-to-table = To the table
turn-yours = Your turn
turn-others =
    { $count ->
        [one] { $names } is to play
       *[other] { $names } are to play
    }
turn-nobody = One moment…
ask-joint = :{ " " }
see-rule = Rule { $clause }

## Taking back

undo-free = Take back
undo-free-why = Take back your last move: nobody has moved or learned anything since.
undo-bots = Take back
undo-bots-why = { $n ->
    [one] Take back your last move, and the move a bot has made since: it will decide anew.
   *[other] Take back your last move, and the { $n } moves the bots have made since: they will decide anew.
}
undo-consent = Ask to take back
undo-consent-why = Somebody has moved or learned something since: the others at the table must agree.
undo-none = Take back
undo-none-why = There is nothing to take back: you have not moved yet, or somebody has learned something since.
undo-wished = Withdraw my wish
undo-wished-why = The others have not all answered yet; you may think again.
undo-waiting = Take back
undo-waiting-why = A wish to take back is waiting for the others’ answer.
undo-off = The wish to take back is off: not everybody has agreed.
consent-title = Take back?
consent-text = { $name } would like to take back this move:
consent-since = { $n ->
    [0] Nobody has moved since. Do you agree?
    [one] The move made since would go with it. Do you agree?
   *[other] The { $n } moves made since would go with it. Do you agree?
}
consent-yes = Agree
consent-no = Refuse

## Passing the device

curtain-title = Pass the device to { $name }
curtain-text = Nobody else should look: this player’s secrets will be shown.
curtain-open = I am { $name }

## The end

standing = Final standing
over-you-win = The game is over: you have won
over-wins =
    { $count ->
        [one] The game is over: { $names } has won
       *[other] The game is over: { $names } share the victory
    }
rematch = Rematch
rematch-waiting = Waiting for the others…
rematch-now = Start without them
rematch-wanted =
    { $count ->
        [one] { $names } would like a rematch.
       *[other] { $names } would like a rematch.
    }
rematch-go = To the new game
replay = Replay
record = Record
fair = Fair deal

## Replay

replay-start = The game begins
replay-nothing = Nothing has been played at this table yet.
replay-first = First move
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Last move
replay-move = Move
replay-at = { NUMBER($at, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }
replay-round-before = Back to the start of the round
replay-round-after = On to the next round
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-whose = Whose moves
replay-anybody = Any player
replay-player-before = Previous move of this player
replay-player-after = Next move of this player
eyes = Whose eyes
eyes-seat = As { $name } saw it
eyes-watch = As a watcher
eyes-all = Everyone’s secrets
moves = Moves
moves-hide = Back to the board
play-on = Play on from here
play-on-help = A new table that goes on after move { $at }, with the same luck.
play-on-start = Play on

## Rules

rules-print = Two pages to print
sheet-print = Print
sheet-back = Back to the rulebook
sheet-help = Two pages of A4. The whole rulebook has every rule and its rulings.
rules-search = Search the rules
rules-contents = Chapters of the rules
example-before = Before
example-after = After
example-steps = The example, step by step
example-start = How it stands before.
example-try = Try something else: { $name }
example-as-it-was = As it was
rules-found =
    { $count ->
        [0] nothing found
        [one] { $count } passage
       *[other] { $count } passages
    }
rule-link = Link to rule { $clause }

## Fair deal

fair-intro = All luck in a game comes from a secret of the server, the seed, and from what each player’s browser adds to it. The fingerprint of the seed is published before anybody sits down, the seed itself after the last move. If everything fits, nobody at the table could know the deal, and not even who runs the server could choose it, unless they play along and sit down last.
fair-commitment = Fingerprint of the seed, known before anybody sat down
fair-parts = What each seat added to the deal
fair-part-mine = (this browser)
fair-part-none = nothing
fair-seed = Seed
fair-seed-later = It is shown when the game is over: until then it would tell what is still to come.
fair-computed = Fingerprint of this seed, computed just now in your browser
fair-seed-yes = The seed is the one promised: the server’s part was fixed before anybody sat down.
fair-seed-no = The seed is not the one promised: this deal was changed.
fair-promise-yes = This browser was shown the same fingerprint before you sat down.
fair-promise-no = This browser was shown another fingerprint before you sat down.
fair-part-yes = What this browser added is in the deal.
fair-part-no = What this browser added is not in the deal.
fair-bots-no = A bot’s seat has added something to the deal: bots add nothing, so this was put there.
fair-study = This table goes on from a recorded game whose luck is known: there is nothing to prove here.
fair-lesson = The deal of a guided game is prepared, and the same for everybody: there is nothing to prove here.
fair-unproved = This game was dealt by an older version of Comptoir, before deals were sealed. Its deal is as it was; that nobody could know it cannot be proved.
fair-more = Check the whole game
fair-check = The record holds the seed, what each seat added, and every move. This command derives the luck from them, plays the game again and says whether everything happened by the rules:
fair-how = How this works
fair-how-1 = Before anybody sits down, the server draws a seed at random and shows its fingerprint: sixty-four characters that fit no other seed and from which nobody can work out the seed or the luck.
fair-how-2 = Each browser adds thirty-two random characters of its own as its player sits down. Bots add nothing.
fair-how-3 = Every shuffle and every draw follows from the seed and from what was added, seat by seat. The server could not foresee what would be added; the players do not know the seed.
fair-how-4 = After the game the seed is shown. Whoever likes computes its fingerprint and compares: this page does, in your browser.

## About

about-title = About Comptoir
about-text = Comptoir (“trading post”) is a table for merchants’ board games: the rules complete and exact, opponents of flesh and of silicon, and everything a good table needs. It is free, shows no advertising and asks for no account.
about-games = The games
about-designers = The games are the work of their designers. If you like one, buy it, and play it around a wooden table.
about-drawn = The rules are told in our own words and every picture is drawn by us. Where the rulebook is silent, a numbered ruling says what we do.
about-fair = A deal you can check
about-fair-text = The server is bound to its part of the luck before anybody sits down, each player’s browser adds a part of its own, and everything is shown after the last move. Every finished table has a page that checks it.
about-private = What we know of you
about-private-text = A name you choose and a cookie that says which seats are yours. Nothing else, and nobody else is told.
host-text = Comptoir is free software. In its folder, with Python 3.11 or newer, one command builds and serves everything:
host-licence = The licence is MIT: use it, change it, pass it on.
host-notices = Fonts and libraries by others, and their licences

## Not found, and trouble

lost-title = There is no such page
lost-text = Perhaps the address was cut in two on its way to you.
trouble-title = That did not work
error-unreachable = The server cannot be reached. Are you online?
error-server = The server has stumbled. Please try again.

## Guided games: what a lesson says by itself is in the lesson.ftl of its game

lesson-guided = Guided game
lesson-pica = Pica, your guide
lesson-offer = First time? Pica plays along for ten minutes.
lesson-again = Pica shows you the game once more.
lesson-left = Pica waits for you at step { $step } of { $of }.
lesson-begin = Begin the guided game
lesson-resume = Go on with the guided game
lesson-step = Step { $step } of { $of }
lesson-step-short = { $step } of { $of }
lesson-go-on = Go on
lesson-play-on = Play on
lesson-let-me-play = Let me play
lesson-back = Back
lesson-skip = Skip
lesson-leave = Leave
lesson-try-again = Try again
lesson-show-me = Show me
lesson-nothing-played = Nothing has been played: you still have everything in hand.
lesson-later = That comes later, in step { $step }.
lesson-first = One thing at a time: this first.
lesson-read-on = One thing at a time: first read on.

## What others do, told step by step

told-since = Since your last turn
told-nothing = What the others do is told here.
told-next = Your turn comes next
told-skip = Show all at once
told-skip-short = Skip
told-back = One step back
told-on = One step on
told-pace = The moves of others are told
told-pace-is = Pace: { $pace }
told-off = Off
log-beginning = The beginning

## What can I do?

aim = To win:
goal = Now:
can-title = What can I do?
can-now = What you can do now
can-not = Not now, and why
can-wait = Nothing is asked of you just now. Point at anything on the table to read what it is.
can-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
explain-ask = Point at anything to learn what it is · Esc
explain-offer = What is this? Ask about anything (E)
explain-first = Begins this round.
explain-bot = The computer plays here, by the rules and with what a player sees.
explain-away = A bot keeps this seat until its player comes back.
explain-offline = Nobody is looking from this seat just now.
nav-daily = Deal of the day
daily-of = Deal of { $day }
nav-club = The club
offline-kept = Your games are kept on the server and wait for you there.
newer-page = A newer Comptoir is ready.
newer-page-load = Load it
