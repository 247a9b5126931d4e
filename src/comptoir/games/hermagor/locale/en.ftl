# The words of Hermagor, for the browser, the server and the command line.
# Which arguments a sentence gets is explained at the head of games/heller/locale/en.ftl.

## Products, buildings, rows of the price table, tiles

hermagor-product-maize = Maize
    .label = maize
hermagor-product-amulet = Amulet
    .label = amulets
hermagor-product-weapons = Weapons
    .label = weapons
hermagor-product-dragon_egg = Dragon’s Egg
    .label = dragon’s eggs
hermagor-product-salt = Salt
    .label = salt
hermagor-product-books = Books
    .label = books
hermagor-product-blessing = Blessing
    .label = blessings
hermagor-product-relic = Relic
    .label = relics

hermagor-building-maize_field = Maize Field
hermagor-building-clairvoyant_tent = Clairvoyant Tent
hermagor-building-blacksmith = Blacksmith
hermagor-building-dragon_valley = Dragon Valley
hermagor-building-salt_mine = Salt Mine
hermagor-building-library = Library
hermagor-building-church = Church
hermagor-building-graveyard = Graveyard

hermagor-row-maize = Maize Field
hermagor-row-amulet = Clairvoyant Tent
hermagor-row-weapons = Blacksmith
hermagor-row-dragon_egg = Dragon Valley
hermagor-row-salt = Salt Mine
hermagor-row-books = Library
hermagor-row-blessing = Church
hermagor-row-relic = Graveyard
hermagor-row-nobility = Nobility

hermagor-tile-1 = Maize and amulet
    .label = tile 1 (maize and amulet)
hermagor-tile-2 = Salt
    .label = tile 2 (salt)
hermagor-tile-3 = Weapons and books
    .label = tile 3 (weapons and books)
hermagor-tile-4 = Relic
    .label = tile 4 (relic)
hermagor-tile-5 = Dragon’s Egg and relic
    .label = tile 5 (dragon’s egg and relic)
hermagor-tile-6 = Maize
    .label = tile 6 (maize)
hermagor-tile-7 = Blessing
    .label = tile 7 (blessing)
hermagor-tile-8 = Salt and blessing
    .label = tile 8 (salt and blessing)
hermagor-tile-9 = Maize and relic
    .label = tile 9 (maize and relic)
hermagor-tile-10 = Weapons
    .label = tile 10 (weapons)
hermagor-tile-11 = Amulet and books
    .label = tile 11 (amulet and books)
hermagor-tile-12 = Dragon’s Egg
    .label = tile 12 (dragon’s egg)
hermagor-tile-13 = Books
    .label = tile 13 (books)
hermagor-tile-14 = Weapons and salt
    .label = tile 14 (weapons and salt)
hermagor-tile-15 = Amulet
    .label = tile 15 (amulet)
hermagor-tile-16 = Dragon’s Egg and blessing
    .label = tile 16 (dragon’s egg and blessing)
hermagor-tile-17 = Maize and dragon’s egg
    .label = tile 17 (maize and dragon’s egg)
hermagor-tile-18 = Amulet and salt
    .label = tile 18 (amulet and salt)
hermagor-tile-19 = Weapons and blessing
    .label = tile 19 (weapons and blessing)
hermagor-tile-20 = Books and relic
    .label = tile 20 (books and relic)
hermagor-tile-floating_market = Floating Market
    .label = the Floating Market
hermagor-tile-good_deal = Good Deal
    .label = the Good Deal
hermagor-tile-shortcut = Shortcut
    .label = the Shortcut
hermagor-tile-black_market = Black Market
    .label = the Black Market

## The land: proper names

hermagor-village-hermagor = Hermagor
hermagor-village-lindrach = Lindrach
hermagor-village-rosstratt = Rosstratt
hermagor-village-steinhag = Steinhag
hermagor-village-ursenfeld = Ursenfeld
hermagor-village-brennau = Brennau
hermagor-village-moosling = Moosling
hermagor-village-kreuzwang = Kreuzwang
hermagor-village-glockrain = Glockrain
hermagor-village-tannsteg = Tannsteg
hermagor-village-falkenried = Falkenried
hermagor-village-silbergrub = Silbergrub
hermagor-village-furtnitz = Furtnitz
hermagor-village-weidnau = Weidnau
hermagor-village-kornleiten = Kornleiten
hermagor-village-honigbuehl = Honigbühl
hermagor-village-erlgraben = Erlgraben
hermagor-village-wolfsriegl = Wolfsriegl
hermagor-village-sankt_odran = Sankt Odran
hermagor-village-nebelwand = Nebelwand
hermagor-village-gamskar = Gamskar
hermagor-village-drachenegg = Drachenegg
hermagor-village-erztratt = Erztratt
hermagor-village-hochkranz = Hochkranz
hermagor-village-sonnwendl = Sonnwendl
hermagor-village-zollnitz = Zollnitz
hermagor-village-rebstall = Rebstall
hermagor-village-angerwies = Angerwies
hermagor-village-muehlrast = Mühlrast
hermagor-village-torfach = Torfach
hermagor-village-grauwinkl = Grauwinkl
hermagor-village-passhorn = Passhorn
hermagor-village-schneebichl = Schneebichl

hermagor-region-burgwiese = Burgwiese
hermagor-region-fuerstenanger = Fürstenanger
hermagor-region-herrenau = Herrenau
hermagor-region-grafenhain = Grafenhain
hermagor-region-abtsforst = Abtsforst
hermagor-region-ritterwinkl = Ritterwinkl
hermagor-region-schreibermoos = Schreibermoos
hermagor-region-bienenau = Bienenau
hermagor-region-totenrain = Totenrain
hermagor-region-wahrsagergrund = Wahrsagergrund
hermagor-region-nebelboden = Nebelboden
hermagor-region-rebgrund = Rebgrund
hermagor-region-grauhorn = Grauhorn
hermagor-region-schneeboden = Schneeboden
hermagor-region-tannkar = Tannkar
hermagor-region-silberboden = Silberboden
hermagor-region-ursental = Ursental
hermagor-region-drachenkar = Drachenkar
hermagor-region-torfmoor = Torfmoor
hermagor-region-kranzleiten = Kranzleiten
hermagor-region-angerland = Angerland

hermagor-dukedom-falkenmark = Falkenmark
hermagor-dukedom-sonnleiten = Sonnleiten
hermagor-dukedom-wettergau = Wettergau

## The places of the market: h across, v down. Within a sentence, with what leads to them

hermagor-place-r1c1 = Booth in row 1, column 1
    .label = at the booth in row 1, column 1
hermagor-place-r1c2 = Booth in row 1, column 2
    .label = at the booth in row 1, column 2
hermagor-place-r1c3 = Booth in row 1, column 3
    .label = at the booth in row 1, column 3
hermagor-place-r1c4 = Booth in row 1, column 4
    .label = at the booth in row 1, column 4
hermagor-place-r2c1 = Booth in row 2, column 1
    .label = at the booth in row 2, column 1
hermagor-place-r2c2 = Booth in row 2, column 2
    .label = at the booth in row 2, column 2
hermagor-place-r2c3 = Booth in row 2, column 3
    .label = at the booth in row 2, column 3
hermagor-place-r2c4 = Booth in row 2, column 4
    .label = at the booth in row 2, column 4
hermagor-place-r3c1 = Booth in row 3, column 1
    .label = at the booth in row 3, column 1
hermagor-place-r3c2 = Booth in row 3, column 2
    .label = at the booth in row 3, column 2
hermagor-place-r3c3 = Booth in row 3, column 3
    .label = at the booth in row 3, column 3
hermagor-place-r3c4 = Booth in row 3, column 4
    .label = at the booth in row 3, column 4
hermagor-place-r4c1 = Booth in row 4, column 1
    .label = at the booth in row 4, column 1
hermagor-place-r4c2 = Booth in row 4, column 2
    .label = at the booth in row 4, column 2
hermagor-place-r4c3 = Booth in row 4, column 3
    .label = at the booth in row 4, column 3
hermagor-place-r4c4 = Booth in row 4, column 4
    .label = at the booth in row 4, column 4
hermagor-place-r5c1 = Booth in row 5, column 1
    .label = at the booth in row 5, column 1
hermagor-place-r5c2 = Booth in row 5, column 2
    .label = at the booth in row 5, column 2
hermagor-place-r5c3 = Booth in row 5, column 3
    .label = at the booth in row 5, column 3
hermagor-place-r5c4 = Booth in row 5, column 4
    .label = at the booth in row 5, column 4
hermagor-place-v1r1 = Passageway v1, row 1
    .label = in passageway v1, row 1
hermagor-place-v2r1 = Passageway v2, row 1
    .label = in passageway v2, row 1
hermagor-place-v3r1 = Passageway v3, row 1
    .label = in passageway v3, row 1
hermagor-place-h1c1 = Passageway h1, column 1
    .label = in passageway h1, column 1
hermagor-place-h1v1 = Junction h1 × v1
    .label = at junction h1 × v1
hermagor-place-h1c2 = Passageway h1, column 2
    .label = in passageway h1, column 2
hermagor-place-h1v2 = Junction h1 × v2
    .label = at junction h1 × v2
hermagor-place-h1c3 = Passageway h1, column 3
    .label = in passageway h1, column 3
hermagor-place-h1v3 = Junction h1 × v3
    .label = at junction h1 × v3
hermagor-place-h1c4 = Passageway h1, column 4
    .label = in passageway h1, column 4
hermagor-place-v1r2 = Passageway v1, row 2
    .label = in passageway v1, row 2
hermagor-place-v2r2 = Passageway v2, row 2
    .label = in passageway v2, row 2
hermagor-place-v3r2 = Passageway v3, row 2
    .label = in passageway v3, row 2
hermagor-place-h2c1 = Passageway h2, column 1
    .label = in passageway h2, column 1
hermagor-place-h2v1 = Junction h2 × v1
    .label = at junction h2 × v1
hermagor-place-h2c2 = Passageway h2, column 2
    .label = in passageway h2, column 2
hermagor-place-h2v2 = Junction h2 × v2
    .label = at junction h2 × v2
hermagor-place-h2c3 = Passageway h2, column 3
    .label = in passageway h2, column 3
hermagor-place-h2v3 = Junction h2 × v3
    .label = at junction h2 × v3
hermagor-place-h2c4 = Passageway h2, column 4
    .label = in passageway h2, column 4
hermagor-place-v1r3 = Passageway v1, row 3
    .label = in passageway v1, row 3
hermagor-place-v2r3 = Passageway v2, row 3
    .label = in passageway v2, row 3
hermagor-place-v3r3 = Passageway v3, row 3
    .label = in passageway v3, row 3
hermagor-place-h3c1 = Passageway h3, column 1
    .label = in passageway h3, column 1
hermagor-place-h3v1 = Junction h3 × v1
    .label = at junction h3 × v1
hermagor-place-h3c2 = Passageway h3, column 2
    .label = in passageway h3, column 2
hermagor-place-h3v2 = Junction h3 × v2
    .label = at junction h3 × v2
hermagor-place-h3c3 = Passageway h3, column 3
    .label = in passageway h3, column 3
hermagor-place-h3v3 = Junction h3 × v3
    .label = at junction h3 × v3
hermagor-place-h3c4 = Passageway h3, column 4
    .label = in passageway h3, column 4
hermagor-place-v1r4 = Passageway v1, row 4
    .label = in passageway v1, row 4
hermagor-place-v2r4 = Passageway v2, row 4
    .label = in passageway v2, row 4
hermagor-place-v3r4 = Passageway v3, row 4
    .label = in passageway v3, row 4
hermagor-place-h4c1 = Passageway h4, column 1
    .label = in passageway h4, column 1
hermagor-place-h4v1 = Junction h4 × v1
    .label = at junction h4 × v1
hermagor-place-h4c2 = Passageway h4, column 2
    .label = in passageway h4, column 2
hermagor-place-h4v2 = Junction h4 × v2
    .label = at junction h4 × v2
hermagor-place-h4c3 = Passageway h4, column 3
    .label = in passageway h4, column 3
hermagor-place-h4v3 = Junction h4 × v3
    .label = at junction h4 × v3
hermagor-place-h4c4 = Passageway h4, column 4
    .label = in passageway h4, column 4
hermagor-place-v1r5 = Passageway v1, row 5
    .label = in passageway v1, row 5
hermagor-place-v2r5 = Passageway v2, row 5
    .label = in passageway v2, row 5
hermagor-place-v3r5 = Passageway v3, row 5
    .label = in passageway v3, row 5

## What is asked: of me, and ($name) of somebody else

hermagor-ask-place = Place a buyer on a tile or in a passageway, or pass
hermagor-ask-place-other = { $name } is about to place a buyer
hermagor-ask-share-buyer = You may place a shared buyer, free of charge
hermagor-ask-share-buyer-other = { $name } may place a shared buyer
hermagor-ask-declare = The revenue officer asks: declare your cash, or pass
hermagor-ask-declare-other = { $name } answers the revenue officer
hermagor-ask-start = Name the new start player
hermagor-ask-start-other = { $name } names the new start player
hermagor-ask-raise = You may raise a price by one step
hermagor-ask-raise-other = { $name } may raise a price
hermagor-ask-draw = No product tile: draw one from the bag?
hermagor-ask-draw-other = { $name } may draw a tile from the bag
hermagor-ask-action = Your action: move and sell, sell, move, or stay
hermagor-ask-action-other = { $name } is about to act
hermagor-ask-share-station = You may build a shared station
hermagor-ask-share-station-other = { $name } may build a shared station
hermagor-ask-build = Region complete: where does the disc go?
hermagor-ask-build-other = { $name } chooses where a disc goes

## What happened

hermagor-log-round-opened = Round { $round } of { $rounds } opens: { $name } is the start player
hermagor-log-market-filled =
    { $count ->
        [one] { $count } tile is laid in the market, { $bag ->
            [one] { $bag } stays
           *[other] { $bag } stay
        } in the bag
       *[other] { $count } tiles are laid in the market, { $bag ->
            [one] { $bag } stays
           *[other] { $bag } stay
        } in the bag
    }
hermagor-log-cash-declared = { $name } declares { $cash } cash
hermagor-log-nothing-declared = { $name } declares nothing
hermagor-log-start-named = { $name } takes the start player tile
hermagor-log-actions-turned-up = The action tile shows { $actions }: everybody takes { $actions } stations
hermagor-log-buyer-placed = { $name } places a buyer { $place } for { $cost }
    .tile = { $name } places a buyer on { $tile } for { $cost }
hermagor-log-shared-buyer-placed = { $name } places a shared buyer { $place }
    .tile = { $name } places a shared buyer on { $tile }
hermagor-log-passed = { $name } passes
hermagor-log-too-poor = { $name } cannot pay for any place
hermagor-log-buzz-paid = { $name } gets { $cash } for the buzz of the passageways
hermagor-log-tile-won =
    { $why ->
        [tile] { $name } gets { $tile }: tied, but standing on it
        [edges] { $name } gets { $tile }: tied, but with more buyers at its edges
       *[majority] { $name } gets { $tile }
    }
hermagor-log-tile-won-by-third = The third colour wins { $tile }: it goes into the bag
hermagor-log-tile-stayed =
    { $why ->
        [tie] Nobody gets { $tile }: a tie
       *[nobody] Nobody gets { $tile }: no buyer stands there
    }
hermagor-log-good-deal = { $name } gets { $cash } from the Good Deal
hermagor-log-price-raised = { $name } raises the price of { $product } to { $price }
hermagor-log-price-raised-by-third = The price of { $product } rises by itself to { $price }
hermagor-log-price-kept = { $name } raises no price
hermagor-log-tile-drawn = { $name } draws { $tile } from the bag
hermagor-log-nothing-drawn =
    { $why ->
        [empty] { $name } has no product tile, and the bag holds none
       *[declined] { $name } goes without a product tile
    }
hermagor-log-sold =
    { $shortcut ->
        [1] { $name } takes the Shortcut to { $village } for { $cost } and sells { $product } for { $price }
       *[0] { $cost ->
            [0] { $name } sells { $product } in { $village } for { $price }
           *[other] { $name } travels to { $village } for { $cost } and sells { $product } for { $price }
        }
    }
hermagor-log-neighbour-paid = { $name } gets { $cash } for a station in { $village }
hermagor-log-moved = { $name } moves to { $village } for { $cost }, without selling
hermagor-log-stayed = { $name } takes no action
hermagor-log-shared-station-built = { $name } builds a shared station in { $village }
hermagor-log-disc-placed = { $name } completes { $region }: a disc in the row { $row } brings { $cash }
hermagor-log-disc-placed-by-third = The third colour completes { $region }: a disc in the row { $row }, nobody is paid
hermagor-log-region-lost =
    { $why ->
        [discs] { $name } completes { $region }, but has no disc left
        [declined] { $name } completes { $region } and places no disc
       *[full] { $name } completes { $region }, but no square is free
    }
hermagor-log-region-lost-by-third = The third colour completes { $region }, without a disc
hermagor-log-round-closed = Round { $round } is over: all tiles go back into the bag
hermagor-log-income-paid = { $name }: production { $production }, dukedoms { $dukedoms }, principal route { $route }; { $cash } in all
hermagor-log-game-ended =
    { $count ->
        [one] The game is over: { $names } wins
       *[other] The game is over: { $names } share the victory
    }

## What is refused

hermagor-refused-not-now = “{ $action }” is no answer to what is asked.
hermagor-refused-place-taken = There is a buyer { $place } already.
hermagor-refused-empty-booth = No tile lies { $place }.
hermagor-refused-too-dear = That costs { $cost }, and you have { $cash }.
hermagor-refused-shared-once = One shared piece a turn: now it is up to your own.
hermagor-refused-must-follow = A buyer of your own goes with a shared one.
hermagor-refused-no-third-colour = There is a third colour only in the game for two.
hermagor-refused-no-shared-buyer = No shared buyer is left this round.
hermagor-refused-no-shared-station = You have no shared station left this round.
hermagor-refused-shared-there = There is a shared station in { $village } already.
hermagor-refused-ceiling = That price cannot rise further.
hermagor-refused-other-product = The tile you won does not show that product.
hermagor-refused-no-shortcut = You do not have the Shortcut.
hermagor-refused-city = A move ends in a village, never in Hermagor.
hermagor-refused-already-there = Your merchant is in { $village } already.
hermagor-refused-own-station = You have a station in { $village }.
hermagor-refused-no-sale-in-city = Nothing is sold or built in Hermagor.
hermagor-refused-no-ware = None of your tiles shows what { $village } buys.
hermagor-refused-no-decline = The disc must be placed.
hermagor-refused-must-pay = You still have to pay your way out of the proceeds.
hermagor-refused-not-shown = { $region } does not show that building.
hermagor-refused-no-square = No free square can be used in that row.
hermagor-refused-not-completed = { $region } is not to be handled now.

## In a terminal

hermagor-plate-player = Player
hermagor-plate-you = you
hermagor-plate-third = third colour
hermagor-plate-cash = Cash
hermagor-plate-left = Left
hermagor-plate-at = Merchant
hermagor-plate-tiles = Tiles
hermagor-plate-dukedoms = Dukedoms
hermagor-plate-route = Route
hermagor-plate-income = Income now
hermagor-plate-price = Price
hermagor-plate-end = End
hermagor-plate-squares = Squares
hermagor-plate-village = Village
hermagor-plate-sells = Buys
hermagor-plate-cost = Way
hermagor-plate-net = Net
hermagor-plate-regions = Completes
hermagor-plate-stations = Stations
hermagor-plate-bag = In the bag: { $tiles }
hermagor-plate-buzz = Buzz: { $lines }
hermagor-plate-actions = Actions this round: { $actions }

# What a move brings: { $n } has its sign, { $count } is the number without it.
hermagor-gain-coins = { $n } { $count ->
    [one] coin
   *[other] coins
  }
hermagor-gain-tiles = { $n } { $count ->
    [one] tile
   *[other] tiles
  }
hermagor-gain-income = { $n } final income
