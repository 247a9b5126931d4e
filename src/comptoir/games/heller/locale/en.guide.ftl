# What the table of Auf Heller und Pfennig says about itself: the aim, what can be done now, what things are.

heller-aim =
    { $rounds ->
        [0] be the richest once somebody’s stalls are all placed
       *[other] be the richest after round { $rounds }
    }
heller-goal =
    { $empty ->
        [one] One space left, then every row and column pays: its worth times your wares there.
       *[other] { $empty } spaces left, then every row and column pays: its worth times your wares there.
    }
heller-can-line = { $line }, worth { $worth }
heller-can-stall =
    { $wares ->
        [one] Put up a stall with { $wares } ware
       *[other] Put up a stall with { $wares } wares
    }
    .why =
        { $count ->
            [one] Your last one.
           *[other] You have { $count }.
        } It earns { $wares } × the worth of its row and { $wares } × that of its column. Best with room: { $line }.
heller-can-draw = Draw a square and place it
    .why =
        { $pile ->
            [one] The last one of the pile.
           *[other] { $pile } in the pile.
        } You see it first, then you must place it: a buyer where you sell, a rogue where others do.
heller-can-secret = Place your secret square: { $square }
    .gone = Place your secret square
    .why = Only you know it. You may keep it for a better moment as long as you have something else to do.
heller-can-place = Place what you drew: { $square }
    .why = On any empty space. It counts in its row and in its column.
heller-can-open =
    { $count ->
        [one] Place the open square
       *[other] Place one of the { $count } open squares
    }
    .why = A buyer where you sell, a rogue where others do. Worst with room: { $line }.

## What things are

heller-explain-buyer = A buyer. Adds { $value } to the worth of its row and of its column, for everybody who sells there.
heller-explain-rogue = A rogue. Adds { $value } to the worth of its row and of its column: whoever sells there pays for it.
heller-explain-sack = Doubles the worth of its row and of its column, good or bad, between the fires. It is worth nothing itself.
heller-explain-eye = Scares the buyers of its row and of its column away: they count 0. Rogues stay. It is worth nothing itself.
heller-explain-fire = Cuts its row and its column in two: each part counts by itself.
heller-explain-stall =
    { $wares ->
        [one] At the end of the round it earns the worth of its row plus that of its column, for each ware: here { $wares }.
       *[other] At the end of the round it earns the worth of its row plus that of its column, for each ware: here { $wares } times.
    }
heller-explain-space = Whatever is put here counts in its row and in its column.
    .name = { $space }, empty
heller-explain-line =
    { $kind ->
        [cut] A fire cuts it: each part is counted by itself, its customers added up.
        [both] The evil eye scares the buyers away; what is left is doubled by the gold sack.
        [doubled] Its customers added up, then doubled by the gold sack.
        [scared] The evil eye is here: only the rogues count.
       *[plain] Its customers added up. Everybody gains this once for each of their wares in it; below zero, they pay.
    }
heller-explain-pile = Squares face down, in no order anybody knows. What you draw you must place at once.
    .name = The pile: { $pile } left
heller-explain-money = Everybody began with 50. What the market brings is paid at the end of each round.
    .name = Money
heller-explain-stands = What the market would bring if it were counted now: every line, its worth times the wares there.
    .name = As it stands
heller-explain-secret = Taken face down at the start of the round; only its owner knows it.
    .name = Secret square
heller-explain-secret-placed = One secret square a round: this one lies on the market already.
    .name = Secret placed
heller-explain-round = Each round ends when the market is full. The richest after the last one wins.
    .name = Rounds
