# The list of keys, and a table that is all words.

keys-help = Every choice can be made without a mouse. These keys mean something here.
keys-everywhere = Everywhere
keys-table = At the table
keys-board = On the board
keys-replay = Looking back
key-to = to
key-list = this list
key-escape = cancel, close, skip what is being told
key-tab = the next thing that can be pressed
key-arrows = move on the board
key-enter = choose, then confirm
key-can = what can I do?
key-explain = what is this?
key-hint = a hint
key-undo = take back, when it is allowed
key-question = hear the question again
key-since = what happened since your last turn
key-words = the table in words, and back
key-lines = in the log: another line
key-zoom = closer, farther away
key-whole = the whole map
key-pan = move the map
key-play = play, pause
key-moves = a move back, a move on
key-ends = first move, last move
key-rounds = a round back, a round on
key-pace = faster, slower

## Keys as they are printed, and as they are said

keycap-escape = Esc
    .said = Escape
keycap-tab = Tab
    .said = Tab
keycap-enter = Enter
keycap-space = Space
keycap-alt = Alt
keycap-shift = ⇧
    .said = Shift
keycap-home = Home
    .said = Home
keycap-end = End
keycap-pageup = PgUp
    .said = Page up
keycap-pagedown = PgDn
    .said = Page down
keycap-arrowleft = ←
    .said = Left arrow
keycap-arrowright = →
    .said = Right arrow
keycap-arrowup = ↑
    .said = Up arrow
keycap-arrowdown = ↓
    .said = Down arrow

## A table in words

words-table = The table in words
words-beside = What you can do, and how it stands
words-off = Show the board
words-line = What do you do?
words-how = Type an answer or a command, and Enter. The beginnings of its words are enough; Tab completes, the up arrow brings back what you typed before.
words-do = Do it
words-meant = Answers that fit
words-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
words-several =
    { $count ->
        [one] { $count } answer fits.
       *[other] { $count } answers fit. Say a little more:
    }
words-example = { $count } answers in all. Type one, for instance “{ $text }”: some of its words are enough.
words-mine = Yours
words-now = Just now
words-done = Done: { $what }.
words-undone = Taken back, or asked for.
words-said = Said.
words-unsaid = That could not be said.
words-no-hint = There is no hint now.
words-no-part = There are these parts: { $parts }.
words-unknown = “{ $typed }” is no answer here, and no command. “answers” lists what there is.
words-nothing-more = Nothing else can be foreseen.
words-commands = Short commands

# The words that mean it, the first of them shown; English is always understood.
words-command-look = look state
    .help = how it stands, or one part of it: look players
words-command-answers = answers options
    .help = what you can answer
words-command-what = what if
    .help = what an answer would do: what draw
words-command-again = again question
    .help = the question once more
words-command-hint = hint
    .help = what the merchant would do
words-command-undo = undo back
    .help = take back
words-command-rules = rules rule
    .help = a rule by its number, or that of the question
words-command-say = say
    .help = speak to the table: say hello
words-command-keys = keys help
    .help = the list of keys
words-command-board = board
    .help = show the board
