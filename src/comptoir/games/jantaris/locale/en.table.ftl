# What only the browser's table says of Jantaris.

## Places: what stands on the board, and “in the Centre”

jantaris-table-area-centre = Centre
jantaris-table-in = in { $area }
jantaris-table-in-centre = in the Centre

## Buttons: what a move does

jantaris-do-pass = Pass
jantaris-do-pass-items = Use none of them
jantaris-do-pass-cape = Recall nobody
jantaris-do-pass-diamond = Place nobody
jantaris-do-pass-bargain = Let it go
jantaris-do-pass-open = No second auction
jantaris-do-pass-bid = Pass
jantaris-do-pass-coach = Nobody more
jantaris-do-pass-bring = Bring nobody
jantaris-do-pass-send = Send nobody
jantaris-do-pass-recruit = Place nobody
jantaris-do-pass-fair-items = Use none of them
jantaris-do-pass-claim = Claim nothing
jantaris-do-pass-clock = Claim nothing
jantaris-do-settle = Put a merchant { $in }
jantaris-do-place = Place a merchant { $in }
jantaris-do-recall =
    { $count ->
        [one] Recall a merchant { $from }
       *[other] Recall { $count } merchants { $from }
    }
jantaris-do-flee = Go { $to }
jantaris-do-bring =
    { $count ->
        [one] Bring a merchant { $from }
       *[other] Bring { $count } merchants { $from }
    }
jantaris-do-send =
    { $count ->
        [one] Send a merchant { $to }
       *[other] Send { $count } merchants { $to }
    }
jantaris-do-recruit =
    { $count ->
        [one] Place a merchant { $in }
       *[other] Place { $count } merchants { $in }
    }
jantaris-do-call = Call a merchant { $from }
jantaris-do-leave = Go { $to }
jantaris-do-market =
    { $colour ->
        [red] Take { $count } red from the market
       *[black] Take { $count } black from the market
    }
jantaris-do-bazaar = Visit the bazaar
jantaris-do-use = Use { $item }
jantaris-do-exchange = Put { $item } under the pile
jantaris-do-take = Take { $item }
jantaris-do-open = Open the auction of { $item }
jantaris-do-bid = Bid { $goods }
jantaris-do-max = Maximum { $goods }
jantaris-do-pay = Pay { $goods }
jantaris-do-receive = Receive { $goods }
jantaris-do-move =
    { $colour ->
        [red] Move the red marker { $to }
       *[black] Move the black marker { $to }
    }
jantaris-do-vote = Seal: { $vote }
jantaris-do-rob =
    { $colour ->
        [red] Take 1 red from { $name }
       *[black] Take 1 black from { $name }
    }
jantaris-do-banish = Banish { $name }
jantaris-do-coins =
    { $colour ->
        [red] Old Coins for red goods
       *[black] Old Coins for black goods
    }
jantaris-do-claim = Claim { $card }

## The city, also as a screen reader tells it

jantaris-table-city = The city of Jantaris
jantaris-table-beside = What to do
jantaris-table-fair-at = fair at { $n }
jantaris-table-empty = nobody
jantaris-table-none = none
jantaris-table-now = now { $there }
jantaris-table-dominates = { $name } dominates
jantaris-table-nobody-dominates = nobody dominates
jantaris-table-marker =
    { $colour ->
        [red] red guild marker
        [black] black guild marker
       *[both] both guild markers
    }
jantaris-table-active = active district
jantaris-table-describe = Describe the table
jantaris-table-described = The table in words
jantaris-table-described-turn = Turn { $turn }, { $name }. { $phase }.
jantaris-table-described-fair =
    { $n ->
        [one] { $n } merchant in the Centre; a great fair is held with { $needs }.
       *[other] { $n } merchants in the Centre; a great fair is held with { $needs }.
    }
jantaris-table-described-offer = In the bazaar: { $item }, { $price }, prestige { $prestige }.
jantaris-table-described-player = { $name }: prestige { $prestige }, { $goods }, reserve { $reserve }, items: { $items }.
jantaris-table-goods-said =
    { $kind ->
        [both] { $red } red and { $black } black goods
        [red] { $red ->
            [one] { $red } red good
           *[other] { $red } red goods
        }
        [black] { $black ->
            [one] { $black } black good
           *[other] { $black } black goods
        }
       *[none] no goods
    }

## Turn, players

jantaris-table-turn = Turn { $n }
jantaris-table-active-player = active
jantaris-table-prestige = Prestige
jantaris-table-reserve = reserve { $n }
jantaris-table-claimed =
    { $n ->
        [one] { $n } control card
       *[other] { $n } control cards
    }
jantaris-table-items = Items
jantaris-table-yours = Your goods and items
jantaris-table-held =
    { $colour ->
        [red] { $n } red of at most { $limit }
       *[black] { $n } black of at most { $limit }
    }

## Control cards

jantaris-table-control = Market control
jantaris-table-cards-left =
    { $n ->
        [0] no more in the pile
       *[other] { $n } more in the pile
    }
jantaris-table-you-lack = you lack { $lacks }
jantaris-table-lack = { $area }: { $n } more
jantaris-table-card = Control card { $districts }, prestige { $prestige }
jantaris-table-card-by = { $name } dominates all three
jantaris-table-card-needs =
    { $n ->
        [one] you lack { $n } merchant
       *[other] you lack { $n } merchants
    }

## The city phase

jantaris-table-market = Market square
jantaris-table-market-text = 1 or 2 goods of one colour; never more than { $limit } of it.
jantaris-table-full =
    { $colour ->
        [red] No room for red
       *[black] No room for black
    }
jantaris-table-guild = Guild hall
jantaris-table-guild-text = Place 1 merchant (reserve { $n }), or recall up to 2 from one area.
jantaris-table-place = Place
jantaris-table-recall = Recall
jantaris-table-bazaar = Bazaar
jantaris-table-pile = { $n } in the pile
jantaris-table-visit = Visit
jantaris-table-wasted = You can pay for nothing there: the visit would be wasted.
jantaris-table-wasted-brief = nothing you can pay for
jantaris-table-bids = The bids so far
jantaris-table-bid-pass = passes
jantaris-table-habits = How each has voted so far
jantaris-table-affords = within your means
jantaris-table-lacks = { $goods } short
jantaris-table-crown = crown item
jantaris-table-hint-city = One action: market square, guild hall or bazaar. Afterwards you move a marker and everybody votes.
jantaris-table-hint-marker = Choose a marker, then a district: it becomes the active one.
jantaris-table-hint-answers = Choose an answer.
jantaris-table-hint-areas = Choose here or on the city.
jantaris-table-take-back = Cancel
jantaris-table-answers = Answers
jantaris-table-there =
    { $n ->
        [0] nobody there
       *[other] { $n } there
    }
jantaris-table-waiting = The others are thinking.

## What it would do

jantaris-table-would-dominate = You dominate { $area }
jantaris-table-would-lose = You no longer dominate { $area }
jantaris-table-would-other = { $name } dominates { $area }
jantaris-table-would-nobody = Nobody dominates { $area }
jantaris-table-would-card = You could claim { $card }
jantaris-table-would-card-other = { $name } could claim { $card }
jantaris-table-would-prestige = Prestige +{ $n }
jantaris-table-would-fair = A great fair opens
jantaris-table-would-reserve = Reserve { $n }

## Markers and votes

jantaris-table-which-marker = Which marker
jantaris-table-marker-word =
    { $colour ->
        [red] Red marker
       *[black] Black marker
    }
jantaris-table-outlook = What your votes would do there:
jantaris-table-votes-label = The four votes
jantaris-table-votes =
    { $n ->
        [one] you alone
        [2] two of you
       *[other] { $most ->
            [3] three of you
           *[other] three or four
        }
    }
jantaris-table-vote-hint = Choose a card (keys 1 to 4). Nobody sees it before all are in.
jantaris-table-has-voted = has voted
jantaris-table-thinks = is thinking
jantaris-table-revealed = The votes turned up
jantaris-table-last-vote = The last vote
jantaris-table-voted-for =
    { $n ->
        [one] { $vote }, alone
       *[other] { $vote }, { $n } votes
    }
jantaris-table-joint = { "; " }
jantaris-table-row-deal-1 =
    { $colour ->
        [red] { $goods } red from the bank
       *[black] { $goods } black from the bank
    }
    .nothing = nothing: no room for more
jantaris-table-row-deal-2 = for your { $here } { $in }
    .nothing = { $here ->
        [0] nothing: nobody of yours { $in }
       *[other] nothing: no room for more
    }
jantaris-table-row-deal-3 = for your { $centre } in the Centre
    .nothing = { $centre ->
        [0] nothing: nobody of yours in the Centre
       *[other] nothing: no room for more
    }
jantaris-table-row-strengthen-1 = banish { $from }: { $names }
    .nothing = nobody to banish { $from }
jantaris-table-row-strengthen-2 = bring up to { $n } from { $places }
    .nothing = nobody of yours next door
jantaris-table-row-strengthen-3 = send up to { $n } to { $places }
    .nothing = nobody of yours { $in }
jantaris-table-row-recruitment-1 = 1 merchant in a district without a marker
    .nothing = nobody left in reserve
jantaris-table-row-recruitment-2 = 1 merchant in the Centre
    .nothing = nobody can go to the Centre
jantaris-table-row-recruitment-3 = up to { $n } in { $places }
    .nothing = nobody left in reserve
jantaris-table-row-black_market-1 = take 1 from { $names }
    .nothing = nobody has a good for you
jantaris-table-row-black_market-2 = { $n } from the bank, your choice
    .nothing = nothing: no room for more
jantaris-table-row-black_market-3 =
    { $goods ->
        [one] lose your only good
       *[other] lose your { $goods } goods
    }{ $n ->
        [0] {""}
       *[other] ; { $n } banished { $from }
    }
    .nothing = you have nothing to lose
jantaris-table-row-fair = the great fair would open
jantaris-table-row-card = you could claim { $card }

## The auction

jantaris-table-ladder = The bids, from the highest
jantaris-table-leads = { $name } leads
jantaris-table-has-bid = { $name }
jantaris-table-your-bid = your bid
jantaris-table-your-maximum = your maximum
jantaris-table-only-you = only you see it
jantaris-table-may-equal = { $name } may equal it
jantaris-table-nobody-has = nobody has { $n } goods
jantaris-table-limit-of = limit of
jantaris-table-choose-item = Which item is auctioned first?
jantaris-table-opening = Opening bid
jantaris-table-maximum = Your maximum
jantaris-table-less = { $label }: less
jantaris-table-more = { $label }: more
jantaris-table-proxy = The table bids for you one step at a time, never above it, and says so.
jantaris-table-table-bids = The table bids for you up to { $n }.
jantaris-table-watching = The auction goes on without you.
jantaris-table-bid =
    { $kind ->
        [open] Open at { $goods }
       *[bid] Bid { $goods }
    }
jantaris-table-bid-up-to =
    { $kind ->
        [open] Open at { $goods }, up to { $top }
       *[bid] Bid { $goods }, up to { $top }
    }
jantaris-table-set-maximum = Let the table bid up to { $top }
jantaris-table-outright = { $n } at once
jantaris-table-withdraw = Withdraw my maximum
jantaris-table-rivals = Could still follow: { $names }.
jantaris-table-no-rival = Nobody can follow any more.
jantaris-table-safe = From { $n } on nobody can.
jantaris-table-would-pay =
    { $open ->
        [0] You would pay { $red } red and { $black } black
       *[other] You would pay { $red } red, { $black } black and { $open } of either colour
    }

## Great fair, what lies in the piles

jantaris-table-fair-card = { $goods } goods → { $prestige } prestige
jantaris-table-fair-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
jantaris-table-trades =
    { $n ->
        [0] cannot trade
        [one] can trade once
       *[other] can trade { $n } times
    }
jantaris-table-for-sale = For sale
jantaris-table-in-pile =
    { $n ->
        [one] { $n } item in the pile, unseen
       *[other] { $n } items in the pile, unseen
    }
jantaris-table-at-bottom = Then, as everybody saw them go under the pile:
jantaris-table-fairs = Fairs to come, in an unknown order
jantaris-table-fairs-then = Then, in this order:

## The end

jantaris-table-final-items = Items
jantaris-table-final-fairs = Great fairs
jantaris-table-final-control = Control cards
jantaris-table-final-goods = Goods left

## A card is turned: told by the page, since the server turns all of them at once

jantaris-log-vote-turned = { $name } opens { $vote }
jantaris-table-votes-now = The votes
jantaris-table-sealed = sealed
jantaris-table-ballots = The votes on the board

## Keys

jantaris-key-vote = a vote, in the order of the cards
jantaris-key-centre = to the Centre

## In words

jantaris-words-cards = Control cards
jantaris-words-open = Open the auction of { $item } with { $goods }{ $most ->
        [0] { "" }
       *[other] , up to { $most }
    }
jantaris-words-auction = { $item } is auctioned. Highest bid: { $goods }, { $name }.
jantaris-words-district = The vote is about { $area }.
jantaris-words-vote = { $name } has voted: { $vote }.

## Orders

jantaris-order-no-bids = Pass in every auction
jantaris-order-bid-up-to = Bid up to a maximum, then pass
