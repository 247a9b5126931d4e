# The first game, taught by playing it (lessons/first.toml): a title of at most 8 words, a text of at most 30.
# In a sum [{ $net }] is a gain; blanks are the facts of the step.

hermagor-first = Your first journey

hermagor-first-aim = Buy on Monday, sell all week
    .text = Each round has two halves: win wares in the market, then sell them in the villages. After five rounds the richest merchant wins.

hermagor-first-tiles = Tiles say what you may sell
    .text = Every tile shows one or two wares, some raise a price, four are special. You win tiles with your four buyers.

hermagor-first-junction = One buyer, four tiles
    .text = Who has most buyers on and around a tile wins it. On a junction one buyer counts for all four tiles around it.
    .sum = costs { $cost }, you keep { $left }
    .task = Choose the junction h2 × v1, then confirm
    .ask = Place a buyer on the junction h2 × v1
hermagor-first-junction-tile = Cheap, but for one tile only
    .text = On top of a tile a buyer costs { $cost } and counts for that tile alone. On a junction it counts for four.
hermagor-first-junction-other = Here others stand, or fewer tiles
    .text = On h2 × v1 nobody else is near: one buyer there leads at all four tiles around it.

hermagor-first-others = Now the others
    .text = Everybody places one buyer at a time.

hermagor-first-line = Buyers in one passageway hear more
    .text = Every passageway pays for your buyers in it: one earns { $one }, two earn { $two }. A second buyer on v1 raises your buzz money to:
    .sum = [{ $buzz }]
    .task = Choose the junction h1 × v1, then confirm
    .ask = Place a second buyer in passageway v1
hermagor-first-line-other = Stay in passageway v1
    .text = Two buyers in one passageway earn { $two }, two in different ones only { $one } each. On h1 × v1 yours meet on v1.

hermagor-first-more = The others place too
    .text = Look which tiles they go for.

hermagor-first-edge = A tie goes to the edges
    .text = { $name2 } has two buyers around the Good Deal. With this one you have { $mine } as well, but beside it, not at a corner: edges win ties.
    .task = Choose the place between the two tiles, then confirm
    .ask = Place a buyer between the tiles of row 3
hermagor-first-edge-other = The tie is decided beside the tile
    .text = The place on v1 between the two tiles of row 3 touches both of them with an edge. Corners do not count in a tie.

hermagor-first-again = Their third buyers
    .text = One more for everybody after this.

hermagor-first-steal = Win with your last buyer
    .text = { $name1 } stands at corners of these two tiles. Between them one buyer of yours wins both, and one is the Shortcut.
    .task = Choose the place between the two tiles, then confirm
    .ask = Place your last buyer on v3, between two tiles
hermagor-first-steal-other = Two tiles for one buyer
    .text = Between the two tiles on v3 your buyer stands at an edge of both. { $name1 } has only corners there.

hermagor-first-raise = You won: prices rise
    .text = The market paid your buzz and gave you the tiles. An arrow lets you raise its ware from { $from } to { $to }. Do so, for both.
    .task = Raise the price of relics, then of weapons
    .ask = Raise the price of what you will sell
hermagor-first-raise-other = You will sell this yourself
    .text = A higher price pays you more at every sale of this ware, and the row more at the end. Raise it.

hermagor-first-theirs = Others raise prices too
    .text = { $name2 } has won four tiles with arrows.

hermagor-first-start = The lowest number names the first
    .text = Your tile 1 is the lowest that was won. So you say who goes first. Going first is good: take it yourself.
    .task = Choose yourself
    .ask = Name the new start player
hermagor-first-start-other = Be first yourself
    .text = Who goes first sells first, and places the first buyer next round. There is no reason to give that away today.

hermagor-first-sell = Now travel and sell
    .text = Villages in colour buy what your tiles show. The Shortcut halves the way once. Steinhag pays { $price }, the way costs { $cost }:
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Choose Steinhag, then “Shortcut”
    .ask = Sell in Steinhag, by the Shortcut
hermagor-first-sell-other = Steinhag lies on the way
    .text = It is near, pays { $price }, and from there you reach a whole region. Use the Shortcut: it serves only this round.

hermagor-first-market = Everybody sells once
    .text = One action each, again and again.

hermagor-first-station = Every sale leaves a station
    .text = Your station stays in Steinhag. When others sell there later, it earns you 1 each time. You sell only once in a village: on to Furtnitz.
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Choose Furtnitz, then sell
    .ask = Sell in Furtnitz
hermagor-first-station-other = Furtnitz comes first
    .text = It pays { $price } for a way of { $cost }, and it belongs to the region that we want whole.

hermagor-first-on2 = The others sell
    .text = They build stations as well.

hermagor-first-way = A small gain with a plan
    .text = Weidnau earns you only { $net } after the way. But a region whose villages all have your station pays much more.
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Choose Weidnau, then sell
    .ask = Sell in Weidnau
hermagor-first-way-other = One step further for the region
    .text = Weidnau is the next village of the region. Its sale earns little, the whole region earns a disc.

hermagor-first-on3 = Their third sales
    .text = One action is left after this.

hermagor-first-region = Complete the region
    .text = With Ursenfeld you have every village of Schreibermoos. A disc goes on the row of the books and pays { $disc } at once:
    .sum = { $price } + { $disc } − { $cost } = [{ $net }]
    .task = Choose Ursenfeld, then sell
    .ask = Sell in Ursenfeld and complete Schreibermoos
hermagor-first-region-other = The region wants Ursenfeld
    .text = Only Ursenfeld is missing. There the sale and the disc together earn you { $net }.

hermagor-first-end = The end pays three times more
    .text = In the end every row with your disc pays its small red number. The dukedoms pay for stations in each, the principal route for stations along it.

hermagor-first-on4 = The last sales
    .text = Then a new market opens.

hermagor-first-on = You know the whole week now
    .text = Four more rounds, with other tiles and other actions. Raise what you sell, finish regions, keep an eye on the route. Good luck!
