# What only the browser's table says of Karanor.

## The map

karanor-table-map = Map of Karanor: four islands, 33 territories
karanor-table-inset = The four islands in small: tap to go there
karanor-table-describe = Describe the map
karanor-table-described = The map in words
karanor-table-city = city
karanor-table-harvest-of = harvest of { $name }
karanor-table-villa-free = villa for sale
karanor-table-villa-of = villa of { $name }
karanor-table-inhabitant = an inhabitant
karanor-table-commerces-of =
    { $count ->
        [one] commerce of { $names }
       *[other] commerces of { $names }
    }
karanor-table-pawns-of = pawn of { $names }
karanor-table-way =
    { $actions ->
        [0] no further action
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold for the sea
    }
karanor-table-then =
    { $actions ->
        [0] no action
        [one] { $actions } action
       *[other] { $actions } actions
    } and { $gold } gold left
karanor-table-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
karanor-table-more-actions = 2 actions or more
karanor-table-sea = by sea: { $n }
karanor-table-merchant-said = { $name } in { $at }: prestige { $prestige }, gold { $gold }, income { $income }

## Progress and what is asked

karanor-table-round = Round { $n }
karanor-table-end-at =
    { $count ->
        [one] { $name } has { $n } of { $end }
       *[other] best { $n } of { $end }
    }
karanor-table-last-round = the last one
karanor-table-ask-turn =
    { $actions ->
        [one] What will you do? One action left
       *[other] What will you do? { $actions } actions left
    }
karanor-table-ask-steps =
    { $steps ->
        [one] Go on by one step, or do something else: { $actions ->
            [one] one action left
           *[other] { $actions } actions left
        }
       *[other] Go on by { $steps } steps, or do something else: { $actions ->
            [one] one action left
           *[other] { $actions } actions left
        }
    }
karanor-table-ask-last-steps =
    { $steps ->
        [one] Go on by one step, or end your turn
       *[other] Go on by { $steps } steps, or end your turn
    }
karanor-table-ask-end = No action left: end your turn
karanor-table-ask-way = Go there?

## The action bar

karanor-table-what-to-do = What to do
karanor-table-do-move = Move
karanor-table-do-harvest = Harvest
karanor-table-do-work = Work
karanor-table-do-build = Build
karanor-table-do-interact = Interact
karanor-table-do-quest = Quest
karanor-table-do-delivery = Delivery
karanor-table-do-recruit = Associate
karanor-table-do-villa = Villa
karanor-table-do-market = Market
karanor-table-do-end = End turn
karanor-table-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
karanor-table-gain-gold = { $n } gold
karanor-table-gain-income = income { $n }
karanor-table-gain-interact = a quest
karanor-table-gain-market = buy, sell
karanor-table-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
karanor-table-no-not-now = not now
karanor-table-no-no-action = no action left
karanor-table-no-forbidden = forbidden
karanor-table-no-no-city = not in a city
karanor-table-no-one-commerce = already yours
karanor-table-no-no-card-for-it = no card
karanor-table-no-lacking = goods missing
karanor-table-no-lacking-gold = gold missing
karanor-table-no-no-site = nothing here
karanor-table-no-supply-empty = supply empty
karanor-table-no-no-work = cursed
karanor-table-no-nobody-there = nobody here
karanor-table-no-no-quests = no quest left
karanor-table-no-quest = not ready
karanor-table-no-no-delivery = none open
karanor-table-no-delivery-city = elsewhere
karanor-table-no-recruited = none left
karanor-table-no-no-villa = none here
karanor-table-no-villa-sold = sold
karanor-table-no-sea-price = gold missing
karanor-table-no-market = no deal
karanor-table-which-recruit = Which associate?
karanor-table-which-build = Which commerce?
karanor-table-which-quest = Which quest?
karanor-table-which-interact = With whom?
karanor-table-cancel = Cancel
karanor-table-go = Go there
karanor-table-do-it = Do it
karanor-table-yours = Your gold and goods
karanor-table-bonus = { $name }: { $n } gold more
karanor-table-why-tired = Out of reach: you have no action left.
karanor-table-why-far =
    { $actions ->
        [one] Out of reach: it takes { $actions } action, you have { $have }.
       *[other] Out of reach: it takes { $actions } actions, you have { $have }.
    }
karanor-table-why-sea = Out of reach: each passage by sea costs { $sea } gold, you have { $gold }.
karanor-table-sure-harvest = You take what this territory yields from the supply.
karanor-table-sure-work = A day’s wage, wherever you are.
karanor-table-sure-interact = You talk to the inhabitant, who leaves, and draw a quest.
karanor-table-sure-delivery = You hand in all the goods of the delivery; the next one is shown.
karanor-table-sure-recruit = Brings you one good in every income phase.
karanor-table-sure-villa = The villa is yours for the rest of the game.
karanor-table-sure-end = You take your income, and it is the next player’s turn. Actions left are lost.

## Cards

karanor-table-hand = Your cards
karanor-table-build-here = Complete: build it here
karanor-table-build-elsewhere = Complete: build it in a city
karanor-table-missing = Missing: { $what }
karanor-table-of-gold = { $n } gold
karanor-table-of-good = { $n } { karanor-table-good }
karanor-table-good =
    { $good ->
        [wood] wood
        [ore] ore
        [cloth] cloth
        [wine] wine
        [meat] meat
        [fruit] fruit
       *[diamond] { $n ->
            [one] diamond
           *[other] diamonds
        }
    }
karanor-table-lacking = missing
karanor-table-anywhere = no fixed place
karanor-table-quest-ready = Ready here: 1 action
karanor-table-quest-here = Its condition is not met
karanor-table-quest-elsewhere = Go there first
karanor-table-can-play = Can be played now
karanor-table-build = Build, { $n } gold
karanor-table-build-bonus = Build with bonus, { $n } gold
karanor-table-build-swap = { $text }, { $instead } for { $lacking }
karanor-table-fulfil = Fulfil it
karanor-table-read-quest = Read the story
karanor-table-play = Play it
karanor-table-play-on = Play it on { $name }
karanor-table-use = Use { $name }
karanor-table-upon = { $text } on { $name }
karanor-table-promote = Promote: { $name }
karanor-table-recruit = Recruit: { $name }
karanor-table-watching = You are watching. Click a territory to read about it.

## Goods and players

karanor-table-gold = Gold
karanor-table-income = Income
karanor-table-prestige = Prestige
karanor-table-goods = Goods
karanor-table-quests-held = Quests in hand
karanor-table-blacks-held = Black market cards in hand

## On display

karanor-table-display = Display
karanor-table-trade = Trades
karanor-table-row = Commerces on display
karanor-table-deck = { $n } in the deck
karanor-table-delivery = Delivery
karanor-table-left = { $n } more
karanor-table-no-delivery-open = No delivery is open.
karanor-table-associates = Free associates
karanor-table-recruit-price = { $n } gold, 1 action
karanor-table-no-associates = All of them work for somebody.
karanor-table-supply = Tokens left in the supply
karanor-table-market = Market of two players
karanor-table-pile = Tokens
karanor-table-buy = Buy for
karanor-table-sell = Sell for

## Keys

karanor-key-accept = accept the offer
karanor-key-counter = make a counter-offer
karanor-key-decline = decline the offer
karanor-key-fold = put the offer aside
karanor-key-pass = pass, where you may react

## In words

karanor-words-map = The islands
karanor-words-nothing = nothing
karanor-words-anyone = anyone
karanor-words-offer = Offer { $number }, { $name } to { $other }: gives { $give }, wants { $want }.
karanor-words-reply = { $reply }: { $offer }
karanor-words-move = Go to { $to }
karanor-words-build = Build { $card }
karanor-words-build-bonus = Build { $card } with its bonus
karanor-words-fulfil = Fulfil { $quest }{ $option ->
        [0] { "" }
       *[other] , choice { $option }
    }
karanor-words-interact = Talk to the inhabitant: { $place }
karanor-words-deal = { $deal ->
        [buy] buy { karanor-some }
       *[sell] sell { karanor-some }
    }
karanor-words-market = { $good }: buy for { $buy }, sell for { $sell }
karanor-words-ask = { $on ->
        [on] Ask me
       *[off] Do not ask me
    }: { $window ->
        [all] at every moment
       *[other] { $window }
    }
karanor-words-change = { $name } { $sign } { $n }

## Orders

karanor-order-no-cards = Play no black market card
karanor-order-bargain = Accept an offer
karanor-order-of = { $good ->
    [gold] { karanor-table-of-gold }
   *[other] { karanor-table-of-good }
  }
karanor-order-thing = { $good ->
    [gold] gold
   *[other] { karanor-table-good }
  }
karanor-order-no-trade = Decline every offer
