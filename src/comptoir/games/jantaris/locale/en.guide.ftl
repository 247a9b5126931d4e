# What the table of Jantaris says about itself: the aim, what can be done now, what things are.

jantaris-aim = have the most prestige once somebody has { $goal }
jantaris-goal-setup = Two merchants each, in two different districts: a first foothold.
jantaris-goal-start = Items that act at the start of a turn.
jantaris-goal-city = Goods buy items and pay at the fair; merchants dominate districts.
jantaris-goal-diplomacy = A marker picks the district; what your vote does depends on how many choose the same.
jantaris-goal-fair = The fair: goods become prestige, and one merchant for each trade leaves the Centre.
jantaris-goal-control = Who dominates all three districts of a card may claim it for 3 prestige.
jantaris-can-where = Possible: { $areas }.
jantaris-can-area = Choose an area
jantaris-can-settle = Put a merchant in a district
    .why = Two merchants and more than anybody else dominate a district; control cards want three of them.
jantaris-can-market = Take goods at the market square
    .why = Goods buy items in the bazaar and become prestige at the fair. At most { $limit } of a colour.
jantaris-can-place = Place a merchant from your reserve
    .why =
        { $reserve ->
            [one] One is left in your reserve.
           *[other] { $reserve } are in your reserve.
        } In the Centre he can trade at the next fair.
jantaris-can-place-in = Place a merchant: { $area }
jantaris-can-recall = Recall merchants
    .why = One or two from one area go back to your reserve, to be placed elsewhere later.
jantaris-can-bazaar = Visit the bazaar
    .why = You must open an auction for an item whose price you have; without the goods the action is wasted.
jantaris-can-open = Open an auction for { $item }
    .why =
        { $goods ->
            [one] From { $goods } good on; the others may go higher.
           *[other] From { $goods } goods on; the others may go higher.
        }
jantaris-can-bid = Bid { $low } to { $high } goods
    .why = Whoever bids most pays all of it. Who passes is out of this auction.
jantaris-can-max = Tell the table your maximum, up to { $high }
    .why = It then bids for you, one by one, never beyond it. Only you know it.
jantaris-can-pay =
    .why = The goods of the price are fixed; the colours beyond it are yours to choose.
jantaris-can-move = Move a guild marker
    .why = Its district becomes the active one. Nobody comes or goes where a marker stands.
jantaris-can-vote-deal = Alone: 2 goods of the marker’s colour. Two of you: one for each of your merchants there. Three or more: one for each in the Centre.
jantaris-can-vote-strengthen = Alone: banish somebody’s merchants from there. Two of you: bring up to 2 of yours in. Three or more: send up to 2 away.
jantaris-can-vote-recruitment = Alone: a merchant in any district. Two of you: one in the Centre. Three or more: up to 2 next door.
jantaris-can-vote-black_market = Alone: take a good from somebody. Two of you: 2 goods from the bank. Three or more: you lose all your goods.
jantaris-can-rob =
    .why = Your Black Market was the only one: this is a duty if a good can be taken.
jantaris-can-banish =
    .why = One of their merchants goes to each neighbour of the active district; the rest stay.
jantaris-can-flee = Lead a banished merchant away
jantaris-can-bring = Bring up to 2 of your merchants in
    .why = From one neighbour without a marker.
jantaris-can-send = Send up to 2 of your merchants away
    .why = To one neighbour without a marker.
jantaris-can-recruit = Place up to 2 merchants next door
    .why = In one neighbour of the active district without a marker.
jantaris-can-leave = Lead a merchant from the fair into a district
    .why = The one who has traded leaves the Centre.
jantaris-can-claim = Claim { $card }
    .why = 3 prestige. Your merchants stay where they are.
jantaris-can-use =
    .why = Each item is used at most once a turn, in an order you choose.

## What things are

jantaris-explain-prestige = The game ends when a turn begins and somebody has { $goal }. Then the most prestige wins, then the most goods.
    .name = Prestige
jantaris-explain-track = Prestige walks around the wall. Once somebody stands at the golden gate when a turn begins, the game is over.
    .name = The track, to { $goal }
jantaris-explain-reserve = Merchants that can still be placed. With none left, what would place one has no effect.
    .name = Reserve
jantaris-explain-claimed = Control cards claimed: 3 prestige each, for good.
    .name = Control cards
jantaris-explain-fair = At the fair whoever has a merchant in the Centre and so many goods must pay them, scores the prestige and leads that merchant away; again and again until nobody can.
    .name = Fair card
jantaris-explain-good =
    { $colour ->
        [red] Buys items and becomes prestige at the fair. Nobody holds more than { $limit } of a colour.
       *[black] Buys items and becomes prestige at the fair. Nobody holds more than { $limit } of a colour.
    }
    .name =
        { $colour ->
            [red] Red goods
           *[black] Black goods
        }
jantaris-explain-centre = With { $needs } merchants here, of all colours together, there is a great fair. It is no district and belongs to nobody.
jantaris-explain-district = At least 2 merchants and more than any other player dominate it. Control cards want three dominated districts.
jantaris-explain-marked = A guild marker stands here: nobody is placed here, comes or goes, unless a vote about this district says so.
jantaris-explain-control = Whoever dominates all three districts at the end of a turn may claim it: { $prestige } prestige.
jantaris-explain-item = { $goods } · { $prestige } prestige
jantaris-explain-sealed = Chosen in secret. The cards are turned once everybody has chosen, then carried out clockwise from the active player.
    .name = A sealed vote
jantaris-explain-ladder = The highest bidder pays the whole bid. Nobody bids more goods than they hold: that is the limit. The active player may equal a bid.
    .name = The bids
