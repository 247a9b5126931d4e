# What the table of Karanor says about itself: the aim, what can be done now, what things are.

karanor-aim = have the most prestige once somebody has { $goal }
karanor-goal-draft = Two commerces to begin with: look for goods and cities that go together.
karanor-goal-turn = Four actions, then income. Prestige comes from commerces, quests, deliveries and villas.
karanor-goal-window = Something happens: who holds a fitting card may answer it.
karanor-goal-keep = One of these is yours, the rest is put away.
karanor-can-move = Move your pawn
    .why =
        { $steps ->
            [one] One territory further by land, or by sea for { $sea } gold.
           *[other] Up to { $steps } territories, by land or by sea; each passage by sea costs { $sea } gold.
        }
karanor-can-harvest = Harvest here
    .why = { $harvest } × { $good }.
karanor-can-work = Work
    .why = { $work } gold, anywhere.
karanor-can-build = Build a commerce here
    .why =
        { $cards ->
            [one] One of your cards is paid for and fits this city: income and prestige for good.
           *[other] { $cards } of your cards are paid for and fit this city: income and prestige for good.
        }
karanor-can-interact = Talk to the inhabitant
    .why = You draw a quest; the inhabitant leaves.
karanor-can-quest = Fulfil a quest
    .why =
        { $quests ->
            [one] One of yours is ready here.
           *[other] { $quests } of yours are ready here.
        }
karanor-can-delivery = Make the delivery
    .why = You hand in all its goods: { $gold } gold and { $prestige } prestige.
karanor-can-recruit = Recruit an associate
    .why = 5 gold; brings you one good in every income phase.
karanor-can-villa = Buy the villa here
    .why = { $villa } gold for 1 prestige.
karanor-can-market = Visit the market
    .why = Buy or sell one or two goods, from anywhere.
karanor-can-end = End your turn
    .why = Income { $income } gold, and what your associates bring. Actions left are lost.
karanor-can-play = Play { $card }
karanor-can-convert = { $one } for { $other }
karanor-can-use = Use { $tile }

## What things are

karanor-explain-gold = Pays for commerces, passages by sea, associates and villas. It never runs out, and may be traded.
    .name = Gold
karanor-explain-income = So much gold at the end of each of your turns. Commerces raise it, up to 15.
    .name = Income
karanor-explain-prestige = From commerces, quests, deliveries and villas. Who first has { $goal } brings the end; then the most prestige wins. At 3 and at 6 you draw a black market card.
    .name = Prestige
karanor-explain-quests = Quests in hand: secret, at most three.
    .name = Quests
karanor-explain-blacks = Black market cards in hand: secret, played without an action at the moment each names.
    .name = Black market
karanor-explain-round = Whoever has most prestige, and how much brings the end: { $goal }. Then the round is finished, so that all have had as many turns.
    .name = How far the game is
karanor-explain-good = Two for a harvest, where the map shows it: { $places }. May be traded.
    .worth = { $left } left in the supply
karanor-explain-associate = { $good } in each income phase; once promoted, 1 gold instead. Costs 5 gold and an action.
karanor-explain-history = What this merchant began with: goods, gold, income and a bonus.
karanor-explain-city = A commerce of each player may be built here. Deliveries are handed in in cities.
karanor-explain-site = Harvest here: two of what the sign shows, for one action.
karanor-explain-land = Nothing is harvested here.
karanor-explain-quest = Fulfilled with one action where its place is, all that it asks for being paid: { $prestige } prestige and what its story brings.
karanor-explain-commerce = Built in a city where you have none: income +{ $income }, prestige +{ $prestige }. For { $gold } gold more, at once or never, { $bonus }: { $text }
karanor-explain-delivery = Hand in all its goods in { $city }, for one action: { $gold } gold, { $prestige } prestige. The next one follows.
karanor-explain-do-move = One action moves your pawn up to two territories; by sea each passage costs gold.
karanor-explain-do-harvest = In a territory with a sign: two of that good.
karanor-explain-do-work = 1 gold, anywhere.
karanor-explain-do-build = In a city where you have no commerce: pay a card’s gold and goods for its income and prestige.
karanor-explain-do-interact = Where an inhabitant waits: draw a quest.
karanor-explain-do-quest = Where its conditions hold: pay what it asks for its prestige and reward.
karanor-explain-do-delivery = In the city of the open delivery: hand in all its goods for gold and prestige.
karanor-explain-do-recruit = 5 gold, anywhere: one good in every income phase.
karanor-explain-do-villa = Where a villa is for sale: 8 gold for 1 prestige.
karanor-explain-do-market = Two players only: buy or sell one or two goods.
