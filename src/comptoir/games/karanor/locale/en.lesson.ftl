# The first game, taught by playing it (lessons/first.toml): a title of at most 8 words, a text of at most 30.

karanor-first = Your first islands

karanor-first-aim = Ten prestige bring the end
    .text = You sail between islands, open shops and help the people. Once somebody has 10 prestige, the round is finished; most prestige wins.

karanor-first-card = A card is a plan
    .text = Your Weaver’s Workshop wants 6 gold, 2 cloth and 1 wood, in a city. It brings prestige, and income every turn. Let us build it.

karanor-first-move = Four actions a turn: first, move
    .text = Wood grows in the Lantern Marsh. Roads on land cost no gold, only an action.
    .task = Choose the Lantern Marsh on the map, then go
    .ask = Move to the Lantern Marsh
karanor-first-move-other = The wood is in the marsh
    .text = Everything else can wait: the Weaver’s Workshop needs wood first, and the Lantern Marsh is one step away.

karanor-first-harvest = Harvest where you stand
    .text = Each territory yields what its picture shows. The marsh gives wood, { $wood } at once:
    .sum = [{ $wood }]
    .task = Choose Harvest
    .ask = Harvest in the Lantern Marsh
karanor-first-harvest-other = Take the wood now
    .text = You are where it grows, and one action brings { $wood } of it.

karanor-first-work = Work for a little gold
    .text = Where nothing better is to be done, work: it brings { $gold } gold, anywhere. You will need a ship next.
    .sum = [{ $gold }]
    .task = Choose Work
    .ask = Work for gold
karanor-first-work-other = Two actions are left
    .text = One for gold, one for the ship. Work first, then sail.

karanor-first-sea = The sea costs gold
    .text = Cloth is made in the Bay of Sails, across the water. A ship takes you there for:
    .sum = [{ $cost }]
    .task = Choose the Bay of Sails on the map, then go
    .ask = Sail to the Bay of Sails
karanor-first-sea-other = The cloth is across the water
    .text = The Weaver’s Workshop wants two cloth. They are in the Bay of Sails; the dotted line is the ship.

karanor-first-end = End your turn
    .text = Your four actions are used. At the end of a turn you collect your income; shops will make it grow.
    .task = Choose End turn
    .ask = End your turn
karanor-first-end-other = Nothing is left to do
    .text = Your actions are spent. End the turn: the others are waiting.

karanor-first-others = Now the others
    .text = Each has four actions too.

karanor-first-cloth = Your second turn: cloth
    .text = Four new actions. The Bay of Sails gives cloth:
    .sum = [{ $cloth }]
    .task = Choose Harvest
    .ask = Harvest in the Bay of Sails
karanor-first-cloth-other = Cloth first
    .text = You are in the Bay of Sails, and the card wants two cloth: that is one harvest.

karanor-first-city = Shops stand in cities
    .text = You have all that the card wants. Nacrelune is the nearest city.
    .task = Choose Nacrelune on the map, then go
    .ask = Move to Nacrelune
karanor-first-city-other = On to the city
    .text = Shops are built in cities only. Nacrelune is one step away.

karanor-first-build = Build your first shop
    .text = It costs 6 gold and the goods. From now on it brings { $income } gold more each turn, and at once { $prestige } prestige:
    .sum = [{ $prestige }]
    .task = Choose Build, then the Weaver’s Workshop
    .ask = Build the Weaver’s Workshop
karanor-first-build-other = Everything is ready
    .text = You stand in a city with gold, wood and cloth. Build now: the sooner a shop stands, the more often it pays.

karanor-first-take = A new card for your hand
    .text = Whoever builds takes a new card: one that lies open, or an unknown one from the deck. Choose as you like.
    .task = Choose any card
    .ask = Take a new commerce card
karanor-first-take-other = Choose a card first
    .text = Take one of the open cards, or the top of the deck.

karanor-first-quests = People have wishes
    .text = Talk to the inhabitant of a territory and you get a quest. Fulfil it in the right place for gold and prestige.

karanor-first-trade = Trade with anybody, any time
    .text = Lacking something? Offer goods or gold to others under Trades, also in their turns. They will answer, or offer something else.

karanor-first-on = The islands are yours
    .text = One action is left in this turn. Plan two cards ahead, harvest on the way, and look where your quests lead. Fair winds!
