# What only the browser's table says of Hermagor.

## The boards

hermagor-table-boards = Board
hermagor-table-board-market = Market
hermagor-table-board-map = Map
hermagor-table-market = The general market: booths and passageways
hermagor-table-whole-market = The whole market at once
hermagor-table-map = Map of the land around Hermagor
hermagor-table-layers = Layers of the map
hermagor-table-layer-regions = Regions
hermagor-table-layer-dukedoms = Dukedoms
hermagor-table-layer-route = Route
hermagor-table-layer-gains = Net gain
hermagor-table-inset = The whole land in small: tap to go there
hermagor-table-describe = Describe the board
hermagor-table-described = The board in words

## Progress

hermagor-table-round = Round { $n }
hermagor-table-round-of = Round { $round } of { $rounds }
hermagor-table-actions-of =
    { $count ->
        [one] { $count } action each
       *[other] { $count } actions each
    }
hermagor-table-phase-1 = Market
hermagor-table-phase-2 = Getting ready
hermagor-table-phase-3 = Selling

## What is asked

hermagor-table-ask-place =
    { $count ->
        [one] Place your last buyer, or pass
       *[other] Place a buyer, { $count } left
    }
hermagor-table-ask-action =
    { $count ->
        [one] Move and sell, this is your last action
       *[other] Move and sell, { $count } actions left
    }
hermagor-table-ask-costs = on a tile { $tile } · in a passageway the figure shown · you have { $cash }
hermagor-table-hint-place = Point at a tile or a passageway to see what a buyer there would do.
hermagor-table-hint-share-buyer = Point at a place for the shared buyer, or leave it.
hermagor-table-hint-declare = Whoever declares the least names the start player.
hermagor-table-hint-start = Who is to begin?
hermagor-table-hint-raise = A higher price also raises the end value, and uncovers squares.
hermagor-table-hint-draw = A tile drawn from the bag raises no price.
hermagor-table-hint-action = Dashed villages buy your wares. Point at one to see way, price and gain.
hermagor-table-hint-share-station = Dashed villages can take the shared station. Point at one, or leave it.
hermagor-table-hint-build = Choose the row for the disc; its square is paid at once.
hermagor-table-do-place = Place buyer
hermagor-table-do-shared-buyer = Place shared buyer
hermagor-table-do-sell = Move and sell
hermagor-table-do-sell-here = Sell here
hermagor-table-do-shortcut = Shortcut
hermagor-table-do-move = Only move
hermagor-table-do-shared-station = Build shared station
hermagor-table-do-pass = Pass
hermagor-table-do-pass-sure =
    { $count ->
        [one] Give up your last buyer?
       *[other] Give up { $count } buyers?
    }
hermagor-table-do-declare = Declare my cash
hermagor-table-do-keep = Raise no price
hermagor-table-do-draw = Draw a tile
hermagor-table-do-no-draw = Do not draw
hermagor-table-do-stay = Stay
hermagor-table-do-rest =
    { $count ->
       *[other] Stay for the rest ({ $count } actions)
    }
hermagor-table-do-done = Leave it
hermagor-table-do-start-me = I begin
hermagor-table-do-decline = No disc for { $region }
hermagor-table-raise-note = { $price } → { $next }, end value { $end }
hermagor-table-build-note = { $region }: pays { $pays }{ $price ->
        [0] {""}
       *[other] {" · "}price { $price }, end value { $end }
    }

## Places of the market

hermagor-table-no-tile = no tile
hermagor-table-tile-said = { $name }
hermagor-table-tile-number =
    { $special ->
        [yes] special tile
       *[no] tile { $tile }
    }
hermagor-table-costs = costs { $cost }
hermagor-table-buyer-of = buyer of { $name }
hermagor-table-leads = goes to { $name } now: { $why }
hermagor-table-why =
    { $why ->
        [alone] { $most } alone
        [majority] { $most }:{ $next }
        [tile] { $most } = { $next }, on top
        [edges] { $most } = { $next }, edges
        [tie] { $most } = { $next }, stays
       *[nobody] nobody, stays
    }
hermagor-table-ties = 2:1 = more buyers on and around the tile. Tied: whoever stands on the tile, then whoever has more on its edges; else it stays.
hermagor-table-nobody = nobody
hermagor-table-hands = { $from } → { $to }
hermagor-table-buzz = Buzz
hermagor-table-buzz-on = Buzz on { $lines }
hermagor-table-leading = Tiles going to, as the market stands
hermagor-table-sales = Where you can sell now
hermagor-table-no-sales = This action sells nothing. Choose a village on the map to go there, and sell with a later one.
hermagor-table-no-way = Nothing can be sold, and no way can be paid: you stay.
hermagor-table-cost = Cost
hermagor-table-left = leaves
hermagor-table-looked-at = What you look at
hermagor-table-would-do = What it would do

## Villages

hermagor-table-on-route = { $dukedom } · principal route
hermagor-table-buys = buys { $product } for { $price }
hermagor-table-buys-line = Buys { $product }
hermagor-table-stations-of =
    { $count ->
        [one] station of { $names }
       *[other] stations of { $names }
    }
hermagor-table-merchants-of =
    { $count ->
        [one] merchant of { $names }
       *[other] merchants of { $names }
    }
hermagor-table-net-said = way { $cost }, net gain { $net }
hermagor-table-way-said = way { $cost }
hermagor-table-completes-said = completes { $names }
hermagor-table-said =
    { $sign ->
        [minus] minus { $n }
        [plus] plus { $n }
       *[zero] { $n }
    }
hermagor-table-gain =
    { $sign ->
        [minus] You lose
       *[plus] You gain
    }
hermagor-table-sold = { $product } sold
hermagor-table-current-price = Current price
hermagor-table-no-ware = You have none of it
hermagor-table-sell-later = You could sell here with a later action
hermagor-table-completed = { $region } completed
hermagor-table-would-complete = Would complete { $region }
hermagor-table-no-room = No square is free
hermagor-table-earn =
    { $count ->
        [one] { $names } earns { $n }
       *[other] { $names } earn { $n } each
    }
hermagor-table-missing =
    { $count ->
        [0] complete
       *[other] still needs { $names }
    }
hermagor-table-final-dukedoms = Final income: dukedoms
hermagor-table-final-route = Final income: route
hermagor-table-stranded = Then you could not pay any way to a sale.

## Merchants

hermagor-table-cash = cash
hermagor-table-declared = cash declared
hermagor-table-hidden = cash hidden
hermagor-table-passed = has passed
hermagor-table-buyers-left =
    { $count ->
        [one] { $count } buyer left
       *[other] { $count } buyers left
    }
hermagor-table-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
hermagor-table-buzz-of = buzz { $n }
hermagor-table-in-dukedom = Stations in { $dukedom }
hermagor-table-on-the-route = Stations on the principal route
hermagor-table-discs = Discs left
hermagor-table-shared = shared colour
hermagor-table-shared-buyers =
    { $count ->
        [one] { $count } shared buyer left
       *[other] { $count } shared buyers left
    }
hermagor-table-none = none
hermagor-table-merchant-said = { $name }: { $shared ->
        [yes] the shared colour
       *[no] { $cash ->
            [-1] cash hidden
           *[other] cash { $cash }
        }
    }; tiles: { $tiles }; stations: { $dukedoms }, principal route { $route }; discs left { $discs }.

## Prices, regions, bag

hermagor-table-prices-tab = Prices
hermagor-table-prices = Price table
hermagor-table-building-pays = buildings
hermagor-table-price-head = price
hermagor-table-end-value = end value
hermagor-table-price-said = price { $price }, end value { $end }
hermagor-table-disc-said = disc of { $name } on { $square }
hermagor-table-pays-said = the next disc pays { $pays }
hermagor-table-row-full = no room for a disc
hermagor-table-regions = My regions
hermagor-table-regions-done =
    { $count ->
        [0] none complete yet
       *[other] { $count } complete
    }
hermagor-table-bag = In the bag
hermagor-table-bag-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
hermagor-table-to-come = Action tiles to come

## The final income

hermagor-table-income = The final income
hermagor-table-income-help = Each kind of building pays its end value once. Stations in all dukedoms pay. The principal route rewards the most stations and charges the fewest.
hermagor-table-income-before = Cash before
hermagor-table-income-production = Production
hermagor-table-income-dukedoms = Dukedoms
hermagor-table-income-route = Principal route
hermagor-table-income-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
hermagor-table-income-total = In all
hermagor-table-income-all = Show all at once
hermagor-table-income-close = See the final standing

## Keys

hermagor-key-map = market or map

## In words

hermagor-do-at = { $what }: { $where }
hermagor-words-place = { $place }, cost { $cost }
hermagor-words-raise = Raise a price
hermagor-words-start = Start player
hermagor-words-price = { $row }{ $price ->
        [-1] { "" }
       *[other] : price { $price }
    }{ $pays ->
        [-1] { "" }
       *[other] ; the next disc pays { $pays }
    }

## Orders

hermagor-order-stay = Stay for the rest
hermagor-order-no-sharing = Share nothing
