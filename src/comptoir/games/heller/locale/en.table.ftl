# What only the browser's table says of Auf Heller und Pfennig.

## The market, also as a screen reader tells it

heller-table-market = Market, 5 rows of 6 spaces
heller-table-corner = Row
heller-table-worth = Worth
heller-table-row = Row { $n }
heller-table-column = Column { $letter }
heller-table-row-short = row { $n }
heller-table-column-short = col. { $letter }
heller-table-empty = empty
heller-table-stall-of =
    { $wares ->
        [one] { $name }: stall with { $wares } ware
       *[other] { $name }: stall with { $wares } wares
    }
heller-table-said =
    { $sign ->
        [minus] minus { $n }
        [plus] plus { $n }
       *[zero] { $n }
    }
heller-table-space = { $space }, { $what }, row { $row } worth { $rowWorth }, column { $column } worth { $columnWorth }
heller-table-space-cut = { $space }, { $what }, cuts its row and its column
heller-table-ghost = { $space }, would become { $what }. Enter places it.
heller-table-part-worth =
    { $side ->
        [before] { $across ->
            [yes] left of the fire
           *[no] above the fire
        } { $worth }
        [between] between the fires { $worth }
        [after] { $across ->
            [yes] right of the fire
           *[no] below the fire
        } { $worth }
       *[whole] { $worth }
    }{ $at ->
        [sack] , doubled by the gold sack
        [eye] , without buyers: the evil eye
        [both] , the evil eye and the gold sack
       *[none] { "" }
    }
heller-table-line-worth = { $line } worth { $parts }
heller-table-describe = Describe the market
heller-table-described = The market in words
heller-table-merchant = { $name } has { $money } and stands at { $stands }.

## Rounds

heller-table-rounds-word = Round
heller-table-round = Round { $n }
heller-table-round-of =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
heller-table-rounds-start = At the start

## The tray

heller-table-your-stalls = Your stalls
heller-table-or-square = or a square
heller-table-or-open = or a square that lies open
heller-table-spent = spent
heller-table-stalls-of =
    { $wares ->
        [one] Stalls with { $wares } ware: { $count } left
       *[other] Stalls with { $wares } wares: { $count } left
    }
heller-table-pile = pile: { $pile }
heller-table-draw-label = Draw a square from the pile, { $pile } left
heller-table-secret-label = Your secret square: { $square }
heller-table-secret-foot = secret
heller-table-drawn = You drew
heller-table-drawn-label = Drawn: { $square }
heller-table-must-place = What is drawn must be placed
heller-table-open-label = { $square }, { $count } open
heller-table-outcome = What it would do
heller-table-if-scored = If the market were scored now
heller-table-preview-said = If the market were scored now: { $changes }
heller-table-no-change = nothing changes
heller-table-unchanged = unchanged
heller-table-hint = Choose a stall or a square, then a space.
heller-table-hint-open = Choose a stall or one of the open squares, then a space.
heller-table-hint-space = Now choose a space on the market.
heller-table-hint-piece = Now choose what goes on { $space }.
heller-table-hint-draw = What you draw you must place at once; there is no taking back.
heller-table-confirm = Place on { $space }
heller-table-confirm-draw = Draw a square
heller-table-take-back = Cancel
heller-table-key-stall = stall
heller-table-key-draw = draw
heller-table-key-secret = secret
heller-table-key-enter = Enter
heller-table-key-place = look, then place
heller-table-key-escape = Esc
heller-table-key-back = cancel

## Merchants

heller-table-money = Money
heller-table-as-it-stands = as it stands
heller-table-as-it-stands-brief = now
heller-table-last-round = last round
heller-table-stalls-left = Stalls left
heller-table-secret = secret square
heller-table-secret-placed = secret placed
heller-table-only-you = only you see it

## Squares not seen yet

heller-table-unseen = Not yet seen: { $n }
heller-table-unseen-short = Not seen: { $n }
heller-table-open-left = Still open: { $n }
heller-table-where =
    { $secrets ->
        [0] { $pile } in the pile
       *[other] { $pile } in the pile, { $secrets } held secretly
    }
heller-table-chip =
    { $state ->
        [left] { $square }
        [held] { $square }: in your hand
       *[seen] { $square }: seen
    }

## The count of a round

heller-table-market-closes = The market closes
heller-table-where-from = Where the money came from
heller-table-point = Point at a line to see it on the market
heller-table-show-all = Show all at once
heller-table-watch-again = Watch again
heller-table-line = Line
heller-table-customers = Customers
heller-table-nobody = nobody
heller-table-all-rows = All rows
heller-table-all-columns = All columns
heller-table-this-round = This round
heller-table-forgiven = Could not be paid
heller-table-before = In hand before
heller-table-now = In hand now
heller-table-to-round = On to round { $n }
heller-table-to-standing = See the final standing
heller-table-back = Back to the table
heller-table-line-by-line = line by line

## Keys

heller-key-stall = a stall with so many wares
heller-key-draw = draw a square
heller-key-secret = the secret square
heller-key-edges = to the edge of the market

## In words

heller-do-stall =
    { $wares ->
        [one] Put a stall with { $wares } ware on { $space }
       *[other] Put a stall with { $wares } wares on { $space }
    }
heller-do-square = Put { $square } on { $space }
heller-do-secret = Put your secret square, { $square }, on { $space }
heller-words-coming = Squares still to come
heller-words-stalls =
    { $wares ->
        [one] { $count } with { $wares } ware
       *[other] { $count } with { $wares } wares
    }
heller-words-left = Stalls left: { $stalls }{ $secret ->
        [yes] ; and a secret square
       *[no] { "" }
    }.
