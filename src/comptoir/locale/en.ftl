# Words shared by the command line, the server and the browser.
# A reason given by the kernel or a game is the id of its sentence: `refused-not-now`, `heller-refused-taken`.
# Other error codes are `error-<code>` in en.errors.ftl.

## Opponents

bot-random = Scatterbrain
    .help = Plays anything that is allowed.
bot-greedy = Penny-pincher
    .help = Looks one move ahead, at their own purse and at the leader’s.

## Seats, by colour

seat-0 = Red
    .letter = R
seat-1 = Blue
    .letter = B
seat-2 = Green
    .letter = G
seat-3 = Yellow
    .letter = Y

## Refusals that every game shares

refused-not-now = That is not possible now.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
unreadable-action = “{ $action }” is no action of this game.
