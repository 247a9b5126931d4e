# Words of the browser's table for what is decided beside the map: trading, quests, windows, draft, choices, the end.

karanor-desk-gold = gold
karanor-desk-prestige = prestige
karanor-desk-income = income
karanor-desk-artefact =
    { $n ->
        [one] artefact
       *[other] artefacts
    }
karanor-desk-quest =
    { $n ->
        [one] quest card
       *[other] quest cards
    }
karanor-desk-black-market = black market
karanor-desk-action =
    { $n ->
        [one] action
       *[other] actions
    }
karanor-desk-associate =
    { $n ->
        [one] associate
       *[other] associates
    }
karanor-desk-resources-chosen = resources of your choice
karanor-desk-nothing = nothing
karanor-desk-lacks = Lacking:

## Trading
karanor-desk-title = Trading
karanor-desk-free = { $n ->
    [-1] Trading is not an action.
    [0] Trading is not an action. You have no action left.
    [one] Trading is not an action. Your last action is waiting.
   *[other] Trading is not an action. Your { $n } actions are waiting.
  }
karanor-desk-closed = The end has been triggered: no more trades.
karanor-desk-back = Back to the map
karanor-desk-open-desk = Make an offer
karanor-desk-compose = Compose
karanor-desk-open = Open offers
karanor-desk-past = Past offers
karanor-desk-tab-open = Offers
karanor-desk-tab-past = Past
karanor-desk-with = With whom
karanor-desk-all = everyone
karanor-desk-you = You
karanor-desk-you-give = You give
karanor-desk-you-get = You get
karanor-desk-they-give = Gives
karanor-desk-they-want = Wants
karanor-desk-gives = { $name } gives
karanor-desk-anyone-gives = Whoever accepts gives
karanor-desk-tap = Tap goods to put them here
karanor-desk-add = Add 1 { $thing } ({ $n } left)
karanor-desk-take-out = Take { $n } { $thing } out
karanor-desk-less-gold = One gold less
karanor-desk-more-gold = One gold more
karanor-desk-of = of { $n }
karanor-desk-after = After the trade
karanor-desk-complete = { $card } lacks nothing then.
karanor-desk-lacking = { $card } would still lack
karanor-desk-countering = Your answer to { $name }’s offer, which it closes.
karanor-desk-purpose = What for?
karanor-desk-no-purpose = Say nothing about it
karanor-desk-send = Offer to { $name }
karanor-desk-send-counter = Counter to { $name }
karanor-desk-clear = Clear
karanor-desk-blank = Put something into a tray.
karanor-desk-full = You have { $n } open offers: withdraw one first.
karanor-desk-limit = { $n } of your { $most } offers open. All lapse at the end of the turn.
karanor-desk-lapse = All offers lapse at the end of the turn.
karanor-desk-cannot = You do not have what is asked.
karanor-desk-no-offers = No offer is open.
karanor-desk-no-past = No offer has been settled yet.
karanor-desk-tradable = Gold, tokens, associates, insignia and artefacts change hands; cards, prestige and buildings never do.
karanor-desk-strip-gives = { $name } gives you
karanor-desk-strip-for = for
karanor-desk-strip-then = You would have
karanor-desk-offer-of = Offer by { $name }
karanor-desk-accept = Accept
karanor-desk-counter = Counter
karanor-desk-decline = Decline
karanor-desk-withdraw = Withdraw
karanor-desk-revise = Change
karanor-desk-reopen = Reopen
karanor-desk-soon = Accepted by { $names }: carried out as soon as the present step is done.
karanor-desk-refused-by = Declined by { $names }.
karanor-desk-for = for
karanor-desk-ended-traded = agreed
karanor-desk-ended-declined = declined
karanor-desk-ended-withdrawn = withdrawn
karanor-desk-ended-countered = countered
karanor-desk-ended-void = void: goods gone
karanor-desk-ended-lapsed = lapsed

## Quests
karanor-desk-quest-now = A choice to make now
karanor-desk-quest-hand = A quest in your hand
karanor-desk-quest-free = Costs no action.
karanor-desk-quest-costs = { $n ->
    [0] Costs 1 action, your last.
    [one] Costs 1 action; 1 is left then.
   *[other] Costs 1 action; { $n } are left then.
  }
karanor-desk-quest-not-yet = Cannot be fulfilled here and now.
karanor-desk-what-do-you-do = What do you do?
karanor-desk-on-whom = Whom does it concern?
karanor-desk-fulfil = Fulfil the quest
karanor-desk-choose-one = Choose one
karanor-desk-later = Later
karanor-desk-see-map = See the map
karanor-desk-read-quest = Read and decide

## Windows
karanor-desk-window = A moment to answer
karanor-desk-window-turn-start = { $name } begins a turn
karanor-desk-window-meet = { $name } joins you
karanor-desk-window-build-declared = { $name } is about to build
karanor-desk-window-delivery-done = { $name } has delivered
karanor-desk-window-villa-declared = { $name } is about to buy a villa
karanor-desk-window-income = { $name } has drawn income
karanor-desk-window-bm-played = { $name } plays { $card }
karanor-desk-window-answer = Play one card, or pass.
karanor-desk-card-when = Can be played at: { $windows }
karanor-desk-window-time = You have { $time }; who does not answer passes.
karanor-desk-also-asked = Also asked
karanor-desk-answered = has answered
karanor-desk-thinking = is thinking
karanor-desk-play = Play
karanor-desk-play-on = On { $name }
karanor-desk-pass = Pass
karanor-desk-pass-turn = Pass for the rest of this turn
karanor-desk-rule = Rule { $clause }

## When to be asked
karanor-desk-ask-when = When to ask me
karanor-desk-ask-always = always
karanor-desk-ask-sometimes = sometimes
karanor-desk-ask-never = never
karanor-desk-ask-seen = Everybody sees these wishes. They count from the next moment on, until you change them.
karanor-desk-ask-turn-start = When somebody’s turn begins
karanor-desk-ask-meet = When somebody joins me
karanor-desk-ask-build-declared = When somebody builds
karanor-desk-ask-delivery-done = When somebody has delivered
karanor-desk-ask-villa-declared = When somebody buys a villa
karanor-desk-ask-income = When somebody draws income
karanor-desk-ask-bm-played = When a black market card is played
karanor-desk-ask-fitting = Ask me only when a card fits
karanor-desk-ask-all-on = Always ask me
karanor-desk-ask-all-off = Never ask me
karanor-desk-ask-other = { $name } is not asked for: { $windows }
karanor-desk-ask-other-never = { $name } is never asked

## Draft
karanor-desk-draft = Draft
karanor-desk-draft-first = Keep one commerce; the other two go to the player on your right
karanor-desk-draft-second = Keep one of these two; the other is discarded
karanor-desk-draft-you = You come from { $city }: { $history }.
karanor-desk-choosing = choosing
karanor-desk-chosen = has chosen

## Choices
karanor-desk-choice = Your choice
karanor-desk-keep = Keep
karanor-desk-kept = Kept
karanor-desk-discard = Discard
karanor-desk-take = Take
karanor-desk-take-deck = Top of the deck, unseen ({ $n } left)
karanor-desk-stop = Enough
karanor-desk-skip = Not this time
karanor-desk-refuse = Give it up
karanor-desk-pay-more = Pay { $n } gold all the same
karanor-desk-option = Choice { $n }
karanor-desk-from = From { $name }
karanor-desk-left = { $n } to go
karanor-desk-for-gold = ({ $n } gold):

## The market for two
karanor-desk-market = Market
karanor-desk-market-how = Buy 1 or 2, sell 1 or 2, or buy 1 and sell 1.
karanor-desk-buy = Buy 1 { $thing } for { $n } gold
karanor-desk-sell = Sell 1 { $thing } for { $n } gold
karanor-desk-buys = Buy
karanor-desk-sells = Sell
karanor-desk-did-buy = buy { karanor-some }
karanor-desk-did-sell = sell { karanor-some }
karanor-desk-visit = Visit the market

## The end
karanor-desk-source-commerce = commerces
karanor-desk-source-quest = quests
karanor-desk-source-delivery = deliveries
karanor-desk-source-villa = villas
karanor-desk-source-other = cards and tiles
karanor-desk-source-lost = lost
