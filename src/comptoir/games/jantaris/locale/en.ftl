# The words of Jantaris; the arguments are explained at the top of Heller's en.ftl.
# Here $other is the player on the seat in `other`; places come as “in Taira”, “from Taira”, in `to` and `from`.

## Places

jantaris-area-shakara = Shakara
jantaris-area-ormeth = Ormeth
jantaris-area-likaran = Likaran
jantaris-area-velisse = Velisse
jantaris-area-taira = Taira
jantaris-area-quendar = Quendar
jantaris-area-moravel = Moravel
jantaris-area-issenda = Issenda
jantaris-area-centre = Centre
jantaris-to-shakara = to Shakara
jantaris-to-ormeth = to Ormeth
jantaris-to-likaran = to Likaran
jantaris-to-velisse = to Velisse
jantaris-to-taira = to Taira
jantaris-to-quendar = to Quendar
jantaris-to-moravel = to Moravel
jantaris-to-issenda = to Issenda
jantaris-to-centre = to the Centre
jantaris-from-shakara = from Shakara
jantaris-from-ormeth = from Ormeth
jantaris-from-likaran = from Likaran
jantaris-from-velisse = from Velisse
jantaris-from-taira = from Taira
jantaris-from-quendar = from Quendar
jantaris-from-moravel = from Moravel
jantaris-from-issenda = from Issenda
jantaris-from-centre = from the Centre

## Colours, phases, votes

jantaris-colour-red = red
jantaris-colour-black = black
jantaris-phase-setup = Setting out
jantaris-phase-start = Start of the turn
jantaris-phase-city = City
jantaris-phase-diplomacy = Diplomacy
jantaris-phase-fair = Great fair
jantaris-phase-control = Market control
jantaris-phase-over = The end
jantaris-vote-deal = Deal
jantaris-vote-strengthen = Strengthen
jantaris-vote-recruitment = Recruitment
jantaris-vote-black_market = Black Market
jantaris-effect-deal-1 = 2 goods of the marker’s colour
jantaris-effect-deal-2 = a good for each of your merchants in the active district
jantaris-effect-deal-3 = a good for each of your merchants in the Centre
jantaris-effect-strengthen-1 = name a player: their merchants are banished from the active district
jantaris-effect-strengthen-2 = move up to 2 of yours from one neighbour into the active district
jantaris-effect-strengthen-3 = move up to 2 of yours from the active district to one neighbour
jantaris-effect-recruitment-1 = place 1 merchant in any district without a marker
jantaris-effect-recruitment-2 = place 1 merchant in the Centre, if no marker is there
jantaris-effect-recruitment-3 = place up to 2 merchants in one neighbour
jantaris-effect-black_market-1 = take 1 good from an opponent
jantaris-effect-black_market-2 = 2 goods from the bank, colours as you like
jantaris-effect-black_market-3 = lose all your goods; your merchants are banished from the active district

## Control cards

jantaris-card-shakara-ormeth-velisse = Shakara, Ormeth, Velisse
jantaris-card-ormeth-likaran-taira = Ormeth, Likaran, Taira
jantaris-card-likaran-velisse-quendar = Likaran, Velisse, Quendar
jantaris-card-velisse-taira-moravel = Velisse, Taira, Moravel
jantaris-card-taira-quendar-issenda = Taira, Quendar, Issenda
jantaris-card-quendar-moravel-shakara = Quendar, Moravel, Shakara
jantaris-card-moravel-issenda-ormeth = Moravel, Issenda, Ormeth
jantaris-card-issenda-shakara-likaran = Issenda, Shakara, Likaran

## Items

jantaris-item-historic_book = Historic Book
    .text = Whenever you enter the bazaar, put one of the face-up items under the pile and turn up the next, before the auction.
jantaris-item-precious_porcelain = Precious Porcelain
    .text = When bought: receive 2 black goods.
jantaris-item-cannon = Cannon
    .text = Each time you claim a control card: receive 3 red goods.
jantaris-item-small_ring = Small Ring
    .text = Start of your turn: you may put it under the pile and turn up the top item. Buy that item at once for 2 goods of one colour less, or put it under the pile too.
jantaris-item-barrel_of_dye = Barrel of Dye
    .text = Your goods from Deal are always red.
jantaris-item-seal_ring = Seal Ring
    .text = When bought: take 1 red good from each opponent.
jantaris-item-ancient_clock = Ancient Clock
    .text = You may claim a control card at the end of any phase.
jantaris-item-majestic_statue = Majestic Statue
    .text = Start of a great fair: with no goods at all, receive 2 red goods.
jantaris-item-coach = Coach
    .text = When your merchants are banished, one more may go to an adjacent district without a marker.
jantaris-item-treasury = Treasury
    .text = Nobody takes goods from you with Black Market.
jantaris-item-old_coins = Old Coins
    .text = Start of a great fair: you may put them under the pile for as many goods of one colour as merchants stand in the Centre.
jantaris-item-royal_obligation = Royal Obligation
    .text = Start of your turn: each opponent with a crown gives you 1 red good.
jantaris-item-signal_horn = Signal Horn
    .text = Start of a great fair: if none of yours is in the Centre, move one there from a district without a marker.
jantaris-item-royal_cape = Royal Cape
    .text = Start of your turn: everybody with a crown may take one merchant back from an area without a marker.
jantaris-item-noble_horse = Noble Horse
    .text = When bought: place 1 merchant in any district without a marker.
jantaris-item-royal_crown = Royal Crown
    .text = Start of your turn: everybody with a crown receives 1 black good.
jantaris-item-street_organ = Street Organ
    .text = When bought: if no marker is in the Centre, place 1 merchant there.
jantaris-item-royal_diamond = Royal Diamond
    .text = Start of your turn: everybody with a crown and nobody in the Centre may place a merchant there, if no marker is there.
jantaris-item-picks = Picks
    .text = Start of your turn: you may put them under the pile and turn up the top 3 items. Take one for nothing, but none of those with the most prestige.
jantaris-item-royal_scepter = Royal Scepter
    .text = Start of your turn: everybody with a crown receives 1 red good.

## Where something comes from

jantaris-why-market = market square
jantaris-why-deal = Deal
jantaris-why-black_market = Black Market
jantaris-why-setup = start
jantaris-why-guild = guild hall
jantaris-why-recruitment = Recruitment
jantaris-why-strengthen = Strengthen
jantaris-why-banishment = banished
jantaris-why-great_fair = great fair
jantaris-why-bazaar = bazaar
jantaris-why-historic_book = Historic Book
jantaris-why-precious_porcelain = Precious Porcelain
jantaris-why-cannon = Cannon
jantaris-why-small_ring = Small Ring
jantaris-why-barrel_of_dye = Barrel of Dye
jantaris-why-seal_ring = Seal Ring
jantaris-why-ancient_clock = Ancient Clock
jantaris-why-majestic_statue = Majestic Statue
jantaris-why-coach = Coach
jantaris-why-treasury = Treasury
jantaris-why-old_coins = Old Coins
jantaris-why-royal_obligation = Royal Obligation
jantaris-why-signal_horn = Signal Horn
jantaris-why-royal_cape = Royal Cape
jantaris-why-noble_horse = Noble Horse
jantaris-why-royal_crown = Royal Crown
jantaris-why-street_organ = Street Organ
jantaris-why-royal_diamond = Royal Diamond
jantaris-why-picks = Picks
jantaris-why-royal_scepter = Royal Scepter

## What is asked: of me, and ($name) of somebody else

jantaris-ask-settle = Put a merchant in a district
jantaris-ask-settle-other = { $name } is choosing a first district
jantaris-ask-items = Start of your turn: which item do you use?
jantaris-ask-items-other = { $name } is using items
jantaris-ask-cape = Royal Cape: you may take back one merchant
jantaris-ask-cape-other = Royal Cape: { $name } may take back a merchant
jantaris-ask-diamond = Royal Diamond: you may place a merchant in the Centre
jantaris-ask-diamond-other = Royal Diamond: { $name } may place a merchant in the Centre
jantaris-ask-bargain = Small Ring: buy the item at the lower price, or let it go
jantaris-ask-bargain-other = Small Ring: { $name } is offered an item at a lower price
jantaris-ask-picks = Picks: take one of these items
jantaris-ask-picks-other = Picks: { $name } is taking an item
jantaris-ask-city = Your turn: market square, guild hall or bazaar
jantaris-ask-city-other = { $name } is going to the market, the guild hall or the bazaar
jantaris-ask-exchange = Historic Book: which item goes under the pile?
jantaris-ask-exchange-other = Historic Book: { $name } is putting an item under the pile
jantaris-ask-open = Open an auction
jantaris-ask-open-other = { $name } is opening an auction
jantaris-ask-bid = Raise or pass
jantaris-ask-bid-other = { $name } is bidding
jantaris-ask-pay = You have it: which goods do you pay?
jantaris-ask-pay-other = { $name } is paying
jantaris-ask-horse = Noble Horse: place a merchant in a district
jantaris-ask-horse-other = Noble Horse: { $name } is placing a merchant
jantaris-ask-marker = Move a guild marker
jantaris-ask-marker-other = { $name } is moving a guild marker
jantaris-ask-vote = Choose a vote in secret
jantaris-ask-vote-other = { $name } is voting
jantaris-ask-rob = Black Market: take a good from somebody
jantaris-ask-rob-other = Black Market: { $name } is taking a good
jantaris-ask-receive = Black Market: which goods do you take?
jantaris-ask-receive-other = Black Market: { $name } is taking goods from the bank
jantaris-ask-banish = Strengthen: whose merchants are banished?
jantaris-ask-banish-other = Strengthen: { $name } is naming who is banished
jantaris-ask-flee = Banished: where does your merchant go?
jantaris-ask-flee-other = { $name } is leading a banished merchant away
jantaris-ask-coach = Coach: one more merchant may leave
jantaris-ask-coach-other = Coach: { $name } may move one more
jantaris-ask-bring = Strengthen: bring up to 2 merchants from one neighbour
jantaris-ask-bring-other = Strengthen: { $name } may bring merchants in
jantaris-ask-send = Strengthen: send up to 2 merchants to one neighbour
jantaris-ask-send-other = Strengthen: { $name } may send merchants away
jantaris-ask-place = Recruitment: place a merchant in a district
jantaris-ask-place-other = Recruitment: { $name } is placing a merchant
jantaris-ask-recruit = Recruitment: place up to 2 merchants in one neighbour
jantaris-ask-recruit-other = Recruitment: { $name } may place merchants next door
jantaris-ask-fair-items = The fair begins: which item do you use?
jantaris-ask-fair-items-other = The fair begins: { $name } is using items
jantaris-ask-trade = Great fair: which goods do you sell?
jantaris-ask-trade-other = Great fair: { $name } is selling
jantaris-ask-leave = Where does your merchant go from the fair?
jantaris-ask-leave-other = { $name } is leaving the fair
jantaris-ask-claim = You may claim a control card
jantaris-ask-claim-other = { $name } may claim a control card
jantaris-ask-clock = Ancient Clock: you may claim a control card now
jantaris-ask-clock-other = Ancient Clock: { $name } may claim a control card
jantaris-ask-bid-may = You may tell the table your maximum meanwhile

## What happened

jantaris-sum =
    { $red ->
        [0] { $black ->
            [0] nothing
           *[other] { $black } black
        }
       *[other] { $black ->
            [0] { $red } red
           *[other] { $red } red and { $black } black
        }
    }
jantaris-log-turn-began = Turn { $turn }: { $name }
jantaris-log-merchant-placed =
    { $count ->
        [one] { $name } sends a merchant { $to } ({ $why })
       *[other] { $name } sends { $count } merchants { $to } ({ $why })
    }
jantaris-log-merchants-recalled =
    { $count ->
        [one] { $name } recalls a merchant { $from } ({ $why })
       *[other] { $name } recalls { $count } merchants { $from } ({ $why })
    }
jantaris-log-merchants-moved =
    { $count ->
        [one] A merchant of { $name } goes { $from } { $to } ({ $why })
       *[other] { $count } merchants of { $name } go { $from } { $to } ({ $why })
    }
jantaris-log-goods-received = { $name } receives { jantaris-sum } ({ $why })
jantaris-log-good-taken = { $name } takes 1 { $colour } good from { $other } ({ $why })
jantaris-log-goods-lost = { $name } loses { jantaris-sum }
jantaris-log-bazaar-visited = { $name } visits the bazaar
jantaris-log-bazaar-left = { $name } can pay for neither item
jantaris-log-auction-opened = { $name } opens the auction of { $item } at { $goods }
jantaris-log-bid-raised =
    { $how ->
        [standing] { $name } bids { $goods } (by a maximum)
       *[hand] { $name } bids { $goods }
    }
jantaris-log-bid-equalled =
    { $how ->
        [standing] { $name } equals the bid of { $goods } (by a maximum)
       *[hand] { $name } equals the bid of { $goods }
    }
jantaris-log-bid-passed =
    { $how ->
        [forced] { $name } cannot go higher
       *[hand] { $name } passes
    }
jantaris-log-maximum-set =
    { $goods ->
        [0] You take back your maximum
       *[other] The table bids for you up to { $goods }
    }
jantaris-log-item-bought = { $name } buys { $item } (prestige { $prestige }) for { jantaris-sum }
jantaris-log-item-picked = { $name } takes { $item } (prestige { $prestige })
jantaris-log-item-used = { $name } uses { $item }
jantaris-log-item-returned = { $item } goes under the pile
jantaris-log-item-turned-up = { $item } is turned up
jantaris-log-marker-moved = { $name } moves the { $colour } marker { $from } { $to }
jantaris-log-voted = { $name } has voted
    .vote = { $name } votes in secret: { $vote }
jantaris-log-votes-revealed = The votes are turned up
jantaris-log-vote-carried-out =
    { $voters ->
        [one] { $name }: { $vote }, alone
       *[other] { $name }: { $vote }, { $voters } votes
    }
jantaris-log-player-banished = { $name } banishes the merchants of { $other }
jantaris-log-vote-lapsed =
    { $because ->
        [reserve] { $name }: { $vote } has no effect, nobody is left in reserve
        [marker] { $name }: { $vote } has no effect, a guild marker is in the way
        [nobody] { $name }: { $vote } has no effect, no merchant is there to be moved
        [goods] { $name }: { $vote } has no effect, no good can be taken
       *[declined] { $name } makes no use of { $vote }
    }
jantaris-log-fair-opened = A great fair: { $goods } goods for { $prestige } prestige
jantaris-log-traded = { $name } gains { $prestige } prestige for { jantaris-sum }
jantaris-log-fair-closed = The fair is over
jantaris-log-card-claimed = { $name } claims { $card }: { $prestige } prestige
jantaris-log-card-turned-up = A new control card: { $card }
jantaris-log-game-ended =
    { $count ->
        [one] The game is over: { $names } wins
       *[other] The game is over: { $names } share the victory
    }

## What is refused

jantaris-refused-duty = This is a duty, it cannot be declined.
jantaris-refused-centre = The Centre is no district.
jantaris-refused-same = Choose another district: the two must be different.
jantaris-refused-marker = A guild marker stands there: { $area }.
jantaris-refused-reserve = Not so many merchants are in your reserve.
jantaris-refused-far = { $area } is not next to the active district.
jantaris-refused-nobody = Not so many of your merchants stand there: { $area }.
jantaris-refused-full = Nobody holds more than { $limit } goods of one colour.
jantaris-refused-price = The price of { $item } is { $red } red and { $black } black: you do not have it.
jantaris-refused-low = The lowest bid now is { $least }.
jantaris-refused-high = You have only { $has } goods.
jantaris-refused-no-card = This control card does not lie face up.
jantaris-refused-claim = You do not dominate { $area }.
jantaris-refused-take = { $item } cannot be taken: it is among those with the most prestige, or was not turned up.
jantaris-refused-use = { $item } cannot be used now.
jantaris-refused-not-up = { $item } does not lie face up in the bazaar.
jantaris-refused-sum = { $red } red and { $black } black is not what is due, or not what you have.
jantaris-refused-nobody-there = Nobody sits there.
jantaris-refused-marker-centre = No marker goes back to the Centre.
jantaris-refused-marker-there = A marker stands there already: { $area }.
jantaris-refused-self = You cannot take goods from yourself.
jantaris-refused-treasury = Treasury protects these goods.
jantaris-refused-none = They have no such good ({ $colour }).

## In the terminal

jantaris-plate-turn = Turn { $turn }
jantaris-plate-fair = Centre { $centre } of { $needs } for a fair
jantaris-plate-area = Area
jantaris-plate-ruler = Dominates
jantaris-plate-marker = Marker
jantaris-plate-player = Player
jantaris-plate-you = you
jantaris-plate-prestige = Prestige
jantaris-plate-goods = Goods
jantaris-plate-colours = { $red } red, { $black } black
jantaris-plate-reserve = Reserve
jantaris-plate-items = Items
jantaris-plate-card = Control card (merchants lacking)
jantaris-plate-bazaar = Bazaar
jantaris-plate-auction = Auction of { $item }: { $name } leads with { $goods }
jantaris-plate-maximum = (your maximum: { $goods })
jantaris-plate-district = Active district: { $area }, { $colour } marker.

# What a move brings: { $n } has its sign, { $count } is the number without it.
jantaris-gain-prestige = { $n } prestige
jantaris-gain-goods = { $n } { $count ->
    [one] good
   *[other] goods
  }
jantaris-gain-districts = { $n } { $count ->
    [one] district
   *[other] districts
  }
