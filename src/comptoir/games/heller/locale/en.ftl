# The words of Auf Heller und Pfennig, for the browser, the server and the command line.
#
# Who formats a sentence passes these arguments (the same in every game, see docs/cli.md, "Words"):
# - every field of an event, of a headline or of a refusal that is a number or a text, by its own name;
# - $name: the player on the seat in `seat`, $other: in `other`;  $names and $count: those in `winners`;
# - a text for which there is a message <game>-<field>-<value> is replaced by it beforehand: by its attribute
#   .label if it has one, else by the message. So `square: "king"` arrives here as $square = “King +6”;
# - an event that carries a field for which the message has an attribute of that name uses the attribute: for
#   the player who drew it, `square-drawn` has `square` and is told with .square.
# No isolating marks are put around arguments. Sentences never depend on anybody's gender.

## Squares

heller-square-farmer = Farmer
    .label = Farmer +1
heller-square-maid = Maid
    .label = Maid +1
heller-square-baker = Baker
    .label = Baker +2
heller-square-weaver = Weaver
    .label = Weaver +2
heller-square-citizen = Citizen
    .label = Citizen +3
heller-square-goldsmith = Goldsmith
    .label = Goldsmith +3
heller-square-knight = Knight
    .label = Knight +4
heller-square-lady = Lady
    .label = Lady +4
heller-square-abbess = Abbess
    .label = Abbess +5
heller-square-merchant-prince = Merchant prince
    .label = Merchant prince +5
heller-square-king = King
    .label = King +6
heller-square-queen = Queen
    .label = Queen +6
heller-square-beggar = Beggar
    .label = Beggar −1
heller-square-quack = Quack
    .label = Quack −2
heller-square-pickpocket = Pickpocket
    .label = Pickpocket −3
heller-square-swindler = Swindler
    .label = Swindler −4
heller-square-highwayman = Highwayman
    .label = Highwayman −5
heller-square-tax-collector = Tax collector
    .label = Tax collector −6
heller-square-sack = Gold sack
heller-square-fire-1 = Fire
heller-square-fire-2 = Fire
heller-square-eye = Evil eye

heller-stall =
    { $wares ->
        [one] stall with { $wares } ware
       *[other] stall with { $wares } wares
    }

## What is asked: of me, and ($name) of somebody else

heller-ask-turn = Your turn: put a stall or a square on the market
heller-ask-turn-other = { $name } is about to put a stall or a square on the market
heller-ask-place = Place the square you have drawn
heller-ask-place-other = { $name } has drawn a square and is about to place it

## What happened

heller-log-round-opened = Round { $round } opens: the market is empty, { $name } begins
heller-log-secret-taken = { $name } takes a secret square: { $square }
heller-log-stall-placed =
    { $wares ->
        [one] { $name } puts a stall with { $wares } ware on { $space }
       *[other] { $name } puts a stall with { $wares } wares on { $space }
    }
heller-log-square-drawn = { $name } draws a square
    .square = { $name } draws a square: { $square }
heller-log-square-placed =
    { $source ->
        [secret] { $name } reveals their secret square on { $space }: { $square }
        [open] { $name } chooses a square and puts it on { $space }: { $square }
       *[pile] { $name } puts the square drawn on { $space }: { $square }
    }
heller-log-skipped = { $name } has nothing left to place and is skipped
heller-log-round-counted = Round { $round } is counted
heller-log-game-ended =
    { $count ->
        [one] The game is over: { $names } wins
       *[other] The game is over: { $names } share the victory
    }

## What is refused

heller-refused-taken = { $space } is not empty: what lies on the market stays there.
heller-refused-no-stall =
    { $wares ->
        [one] You have no stall with { $wares } ware left.
       *[other] You have no stall with { $wares } wares left.
    }
heller-refused-nothing-drawn = You have not drawn a square.
heller-refused-no-secrets = Nobody has a secret square in this variant.
heller-refused-secret-gone = Your secret square is placed already.
heller-refused-not-open = No such square lies open any more.
heller-refused-face-down = The squares lie face down: draw one.
heller-refused-no-pile = The squares lie open: choose one.
heller-refused-pile-empty = No square is left to draw.
heller-refused-must-place = You have seen the square you drew: place it now.

## In the terminal

heller-plate-player = Player
heller-plate-you = you
heller-plate-money = Money
heller-plate-stands = As it stands
heller-plate-stalls = Stalls (wares × number)
heller-plate-secret = Secret
heller-plate-drawn = You hold { $square }.
heller-plate-unseen = Not seen yet ({ $pile } in the pile): { $squares }
heller-plate-open = To choose from: { $squares }
heller-count-line = Line
heller-count-worth = Worth
heller-count-row = Row { $line }
heller-count-column = Column { $line }
heller-count-total = This round

# What a move brings: { $n } has its sign, { $count } is the number without it.
heller-gain-coins = { $n }
heller-move-draw = Draw a square
