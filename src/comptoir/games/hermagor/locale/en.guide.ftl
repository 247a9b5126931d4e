# What the table of Hermagor says about itself: the aim, what can be done now, what things are.

hermagor-aim = be the richest after round { $rounds } and the final income
hermagor-goal-0 = The market is being filled.
hermagor-goal-1 = Most buyers around a tile win it: your tiles say what you can sell this round.
hermagor-goal-2 = The market is settled: buzz money, then tile by tile who wins it.
hermagor-goal-3 = Sell and leave a station; a station in every village of a region brings a disc.
hermagor-can-booth = Put a buyer on a tile
    .why = Costs { $least }. There he counts for this tile only, but wins it in a tie.
hermagor-can-edge = Put a buyer between two tiles (a round space)
    .why =
        Costs { $least ->
           *[other] { $least } to { $most }
        }. He counts for both tiles, breaks ties, and earns buzz money on one passageway.
hermagor-can-junction = Put a buyer at a junction (a square space)
    .why = Costs { $least } to { $most }. He counts for all four tiles around and on two passageways for buzz, but breaks no tie.
hermagor-can-shared-buyer = Place a shared buyer
    .why = Free of charge, beside your own. He competes for tiles that then go back into the bag.
hermagor-can-shared-station = Build a shared station
    .why = In a village whose ware you have; your merchant need not be there. It pays you nothing.
hermagor-can-there = A buyer { $place }
hermagor-can-pass = Pass
    .why =
        { $count ->
            [one] You give up your last buyer of this round.
           *[other] You give up your { $count } remaining buyers of this round.
        }
hermagor-can-sell = Travel and sell
    .why =
        { $count ->
            [one] One village buys what you have: { $village }, { $net } in all.
           *[other] { $count } villages buy what you have. Most at once: { $village }, { $net } with the way paid.
        }
hermagor-can-sell-here = Sell here, in { $village }
    .why = No way to pay: you get the price and build a station.
hermagor-can-shortcut = Travel by the Shortcut and sell
    .why = Once this round for half the travel cost.
hermagor-can-move = Only travel
    .why =
        { $count ->
            [one] To one village, for half the travel cost: you could sell there with your next action.
           *[other] To one of { $count } villages, for half the travel cost: you could sell there with your next action.
        }
hermagor-can-stay = Stay
    .why = This action is lost. Your tiles go back into the bag at the end of the round, sold or not.
hermagor-can-sell-in = Sell in { $village }
hermagor-can-keep = Raise no price
    .why = A price you leave low keeps its best building squares hidden.
hermagor-can-draw = Draw a tile from the bag
    .why = Without a tile you could sell nothing this round. It raises no price.
hermagor-can-declare = Declare your cash
    .why = Of those who do, the poorest names the start player.

## What things are

hermagor-explain-edge = A place between two tiles. A buyer here counts for both of them, and in a tie the one with most buyers on the edges wins. Buzz on one passageway.
hermagor-explain-junction = A junction. A buyer here counts for the four tiles around it and on two passageways for buzz, but breaks no tie.
hermagor-explain-booth = An empty booth: no place for a buyer.
hermagor-explain-price = Costs { $cost }
hermagor-explain-contest =
    { $why ->
        [alone] { $name } has { $most } here and nobody else any: the tile would be theirs.
        [majority] { $name } has { $most } here against { $next }: the tile would be theirs.
        [tile] { $most } against { $next }, but { $name } stands on the tile itself and would win it.
        [edges] { $most } against { $next }, but { $name } has more buyers on its edges and would win it.
        [tie] { $most } against { $next }, on the edges too: nobody gets it, it stays for the next round.
       *[nobody] Nobody stands here: it stays for the next round.
    }
hermagor-explain-lane = Buzz money for each player’s buyers along this passageway: 1 buyer 1, two 3, three 6, four 10. A buyer at a junction counts on both.
    .name = Passageway { $line }
hermagor-explain-buzz = Buzz money, paid at the end of the market: for each of the seven passageways 1, 3, 6 or 10 for one, two, three or four buyers of yours.
    .name = Buzz
hermagor-explain-single = Lets you sell { $products } this round. Its winner may raise that price by one step (the arrow).
hermagor-explain-double = Lets you sell { $products } this round.
hermagor-explain-floating_market = Its winner may raise any one price by one step.
hermagor-explain-good_deal = Its winner gets 5 cash at once.
hermagor-explain-shortcut = Once in this round its owner travels and sells for half the travel cost.
hermagor-explain-black_market = When its owner sells this round, nobody earns from stations there.
hermagor-explain-cash = All that counts in the end. Others’ cash is hidden unless the table plays with open money.
    .name = Cash
hermagor-explain-dukedom = At the end your stations in the three dukedoms are counted: the smallest count, times { $times }, is paid.
    .worth =
        { $count ->
            [one] { $count } station of yours
           *[other] { $count } stations of yours
        }
hermagor-explain-route = The principal route: at the end most stations in its 8 villages bring 5, fewest cost 5.
    .name = Principal route
hermagor-explain-discs = Discs left. Each completed region puts one on the price table, which pays at once and at the end.
    .name = Discs left
hermagor-explain-buyers = Buyers left to place in this round.
    .name = Buyers
hermagor-explain-actions = Actions left in this round. Each uses up a station: built after a sale, put back otherwise.
    .name = Actions
hermagor-explain-round = A round has three phases: market, getting ready, selling. After the last one comes the final income.
    .name = Rounds
hermagor-explain-city = Everybody starts here. It is passed through, but no move ends here and nothing is sold.
    .name = Hermagor
hermagor-explain-road = What the road costs. Whoever moves without selling pays half of the whole way, rounded down.
    .name =
        { $cost ->
           *[other] Road, { $cost }
        }
hermagor-explain-row = A sale brings the price, { $price }. At the end everybody with a disc here gets the end value, { $end }. A region with this building brings a disc on the best free square.
hermagor-explain-nobility = A region with the flag brings a disc on the lowest free square: 3, then 4, up to 8. No final income.
hermagor-explain-region = A station in each of its villages brings you a disc: { $rows }.
    .worth =
        { $count ->
            [0] You have it
            [one] You lack { $names }
           *[other] You lack { $count }: { $names }
        }
hermagor-explain-village =
    { $count ->
        [0] Buys { $product }. Who sells here builds a station.
        [one] Buys { $product }. Who sells here builds a station, and the one who has one already gets 1.
       *[other] Buys { $product }. Who sells here builds a station, and each of the { $count } who have one already gets 1.
    }
    .worth = pays { $price }
hermagor-explain-merchant = Travels from village to village along the roads and pays for each of them; sells where you have no station yet.
    .name = Merchant of { $name }
