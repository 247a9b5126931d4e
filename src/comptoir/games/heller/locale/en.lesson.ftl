# The first game, taught by playing it (lessons/first.toml): a title of at most 8 words, a text of at most 30.
# In a sum [lady] is a piece and [{ $gain }] a gain; blanks are the facts of the step, { $name1 } is who sits on seat 1.

heller-first = Your first market

heller-first-aim = Three mornings, one winner
    .text = You and two others trade on this square. After three mornings the richest of you wins. Everybody begins with { $money } coins.

heller-first-turn = One thing a turn
    .text = On your turn you put exactly one thing on the market: a stall of yours, a square from the pile, or your secret square.

heller-first-street = Every street adds up its customers
    .text = Each row and each column is a street. Buyers bring money, rogues cost some. Row 5 has three buyers:
    .sum = [lady] + [citizen] + [maid] = [{ $worth }]

heller-first-stall = A street pays for every ware
    .text = Whoever trades in row 5 gains { $worth } for every ware there, whoever brought the buyers. Your stall with { $wares } wares would gain:
    .sum = { $worth } × { $wares } wares = [{ $gain }]
    .task = Take the stall with 3 wares, choose B5, then confirm
    .ask = Put your stall with 3 wares on B5
heller-first-stall-column = Nearly: here the Beggar looks on
    .text = Row 5 pays on E5 as well. But every piece counts in its column too, and column E has the Beggar:
    .sum = { $row } [beggar] × 3 = [{ $gain }]
heller-first-stall-wares = The right street, a small stall
    .text = A street pays for every ware. Two wares would gain { $gain } here, three gain { $best }. Take the stall with three.
heller-first-stall-other = No street pays more than row 5
    .text = It gives { $worth } for every ware. B5 is free there, and no rogue stands in column B.

heller-first-sure = That is the whole game, nearly
    .text = Were the market counted now, you would gain { $stands }. But it is counted when all 30 spaces are taken, and the others are not idle.

heller-first-others = Now the others
    .text = Each puts one thing on the market, as you did.

heller-first-secret = Send a rogue down their street
    .text = Only you know your secret square: the Tax collector, −6. { $name1 } has { $wares } wares in column A and expects { $before }. With him there it pays:
    .sum = [merchant-prince] + [tax-collector] = { $worth } × { $wares } wares = [{ $loss }]
    .task = Take your secret square, choose A3, then confirm
    .ask = Put your secret square on A3
heller-first-secret-home = He would call on you first
    .text = Your own wares stand in row 5. With the Tax collector there it would be worth { $worth } instead of { $before }:
    .sum = [tax-collector] × 3 wares = [{ $loss }]
heller-first-secret-other = Look for the stall with four
    .text = A rogue costs most where others have many wares and you have none. That is column A, and A3 is free there.

heller-first-answer = They answer
    .text = Who has a secret square left may show it now.

heller-first-special = Fires cut, sacks double
    .text = The Fire cuts row 4: right of it nobody sells to the Merchant prince. The Gold sack doubles column D. An Evil eye would scare all buyers away.
    .sum = [citizen] × 2 = [{ $sack }]

heller-first-draw = Who draws must place
    .text = You may also draw a square. Whatever it is, buyer or rogue, it goes on the market at once. Try your luck.
    .task = Choose the pile, then confirm
    .ask = Draw a square from the pile
heller-first-draw-other = First try your luck
    .text = There are squares left in the pile. Draw one: this step is about that.

heller-first-place = The Queen! Show her your street
    .text = She brings 6 to her row and 6 to her column. Row 5 rises from { $before } to { $worth }, so your three wares gain:
    .sum = [queen] × 3 wares = [{ $gain }]
    .task = Choose E5, then confirm
    .ask = Put the Queen on E5
heller-first-place-other = She belongs where your wares are
    .text = Three of your wares stand in row 5. On E5 she brings you { $gain }; nowhere else does she bring you more.

heller-first-turns = The others again
    .text = They now choose for themselves.

heller-first-stalls = Big stalls trade only once
    .text = After the morning stalls with 1 ware come back to you. Those with 2, 3 or 4 are gone: keep some for a better market.

heller-first-free = Now fill the market yourself
    .text = Before you confirm, the tray shows what a piece would bring everybody. I am back when the market is counted.

heller-first-count = The market is counted
    .text = Every row and every column pays: its worth times your wares there. All of it is added up before any money moves.
    .task = Have a look, then go on to round 2

heller-first-on = You know the whole game now
    .text = Two more mornings, each with an empty market and a new secret square. Your stalls are fewer now. Good luck!
