# Words shared by the command line, the server and the browser.
# A reason given by the kernel or a game is the id of its sentence: `refused-not-now`, `heller-refused-taken`.
# Other error codes are `error-<code>` in en.errors.ftl.

## Opponents

bot-random = Scatterbrain
    .help = Plays anything that is allowed.
bot-apprentice = Apprentice
    .help = Knows what is good, and is not yet sure of it.
    .motto = Learns as you do
bot-greedy = Journeyman
    .help = Looks one move ahead, at their own purse and at the leader’s.
    .motto = Knows the trade
bot-merchant = Merchant
    .help = Thinks a turn ahead, and knows what it does not know.
    .motto = Looks ahead
bot-guildmaster = Guildmaster
    .help = Thinks several turns ahead, for everybody at the table.
    .motto = Forgives nothing

## Seats, by colour

seat-0 = Red
    .letter = R
seat-1 = Blue
    .letter = B
seat-2 = Green
    .letter = G
seat-3 = Yellow
    .letter = Y
seat-4 = Purple
    .letter = P
seat-5 = Sky
    .letter = S

## Refusals that every game shares

refused-not-now = That is not possible now.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
unreadable-action = “{ $action }” is no action of this game.
won-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
