# Orders, planning ahead, and notes of one’s own: loaded with a table.

orders = Orders
orders-help = The server answers for you, at the usual pace. Nobody else sees what you have ordered.
orders-always = Answer for me
orders-until-turn = Until the end of this turn
orders-until-round = Until the end of this round
orders-until-none = Until you take it back
orders-amount = Up to
orders-amount-said = { $name }, up to { $amount }
orders-until-once = Once; until then, until you take it back
orders-terms-get = For at least
orders-terms-give = give at most
orders-terms-count = { $label }: how many
orders-terms-thing = { $label }: of what
orders-terms-said = { $name }: for at least { $get }, at most { $give }
orders-set = Order
orders-plan = Planned answers
orders-plan-help = Each is checked by the rules when its time comes. If it is not possible then, you are asked as usual.
orders-plan-none = Nothing is planned. Try moves out, then keep them.
orders-plan-clear = Drop the plan
orders-unless = Unless somebody gets there first: { $words }
orders-dropped = No longer carried out
orders-dropped-one = { $what }: { $why }
orders-read = Understood
orders-count = { $count ->
    [one] { $count } order
   *[other] { $count } orders
  }
orders-none = This game has no orders that answer by themselves.

## Trying things out

plan = Try moves out
plan-banner = You are trying things out. Hidden things are imagined.
plan-yours = Your answer
plan-others = While the others think, they are imagined, too.
plan-imagined = From here on things are imagined.
plan-moves = Tried so far
plan-none = Nothing yet: play on the board.
plan-back = Step back
plan-leave = Back to the table
plan-keep = Keep as planned answers
plan-keep-now = Answer like this and keep the rest
plan-strict = Only if each would do the same as here
plan-unless = Not if somebody gets there first
plan-unless-add = Add a place or a card…
plan-unless-drop = Remove { $name }
plan-kept = { $count ->
    [one] Planned: { $count } answer.
   *[other] Planned: { $count } answers.
  }
plan-over = Here the game would be over.

## Talk

chat-phrases = Say in everybody’s language
chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck!
chat-phrase-well-played = Well played!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-one-moment = One moment, please.
chat-phrase-back-later = I’ll be back later.
chat-phrase-your-turn = It’s your turn.
chat-phrase-good-game = That was a good game!
chat-apart-player = Until the game is over, only the players read this.
chat-apart-watcher = Until the game is over, the players do not read this.
memo = My notes
memo-help = Only you read them.
memo-saved = Saved
