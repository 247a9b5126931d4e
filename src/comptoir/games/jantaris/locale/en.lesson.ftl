# The first game, taught by playing it (lessons/first.toml): a title of at most 8 words, a text of at most 30.

jantaris-first = Your first guild

jantaris-first-aim = Prestige wins
    .text = You lead a guild of merchants. Once somebody has { $goal } prestige when a turn begins, whoever has most prestige wins.

jantaris-first-control = Dominate three districts
    .text = This card names three districts. Who dominates all of them may claim it for { $prestige } prestige. To dominate: two merchants, and more than anybody else.

jantaris-first-place = First: one visit in the city
    .text = Take goods at the market, place a merchant in the guild hall, or bid in the bazaar. You lack { $needs } merchant, in Velisse.
    .task = Choose Velisse on the board, then confirm
    .ask = Place a merchant in Velisse
jantaris-first-place-market = Goods are good, but later
    .text = They buy items and pay at fairs. But one more merchant in Velisse, and the control card is yours this very turn.
jantaris-first-place-other = One merchant in Velisse
    .text = Shakara and Ormeth are yours already, with two merchants each. Velisse has one: a second one dominates it.

jantaris-first-marker = Second: move a guild marker
    .text = Where a marker stands nobody moves in or out, and the votes act there. Keep it away from your districts: Likaran is empty.
    .task = Choose the black marker, then Likaran, then confirm
    .ask = Move the black marker to Likaran
jantaris-first-marker-home = Not among your own
    .text = The votes act in the district of the marker. A rival could banish a merchant of yours from Velisse, and the card would be gone.
jantaris-first-marker-other = Where can it do no harm?
    .text = In Likaran stands nobody, so nobody can be banished there. The black marker also decides which goods a Deal brings: black ones.

jantaris-first-votes = Third: everybody votes in secret
    .text = Four cards, all turned up together. What a card does depends on how many chose the same: often it is best alone.

jantaris-first-vote = Deal brings goods
    .text = Alone it brings { $goods } goods of the colour of the marker. If two choose it, only merchants in Likaran count, and there are none.
    .sum = [{ $goods }]
    .task = Choose Deal, then confirm
    .ask = Vote for Deal
jantaris-first-vote-other = Try the Deal first
    .text = You have nobody in Likaran, so most votes do little for you there. A Deal alone brings { $goods } goods at once.

jantaris-first-reveal = The others vote
    .text = Then all cards are turned up.

jantaris-first-claim = Fourth: claim what you dominate
    .text = You dominate Shakara, Ormeth and Velisse: the card is yours. Your merchants stay and can serve for another card.
    .sum = [{ $prestige }]
    .task = Claim the control card
    .ask = Claim Shakara, Ormeth and Velisse
jantaris-first-claim-other = Take it while you can
    .text = It costs nothing and brings { $prestige } prestige. Next turn somebody may have banished you.

jantaris-first-bazaar = Goods buy items
    .text = In the bazaar two items lie open, each with a price in red and black goods. They are auctioned, bring prestige, and can do something.

jantaris-first-fair = Five in the Centre: a fair
    .text = With five merchants in the Centre a great fair takes place: who has a merchant there pays goods for prestige. Four are there now.

jantaris-first-theirs = Now their turns
    .text = You vote in everybody’s turn.

jantaris-first-guess = Guess what others will choose
    .text = Recruitment alone places a merchant anywhere. If two choose it, both place in the Centre, and a fair is near. Either suits you.
    .task = Choose Recruitment, then confirm
    .ask = Vote for Recruitment
jantaris-first-guess-other = More merchants, more say
    .text = The marker stands far from your districts. Recruitment brings you another merchant, whatever the others choose.

jantaris-first-reveal2 = The cards are turned up
    .text = See who had the same idea.

jantaris-first-on = Now you know the city
    .text = City, marker, votes, fair, control: every turn is the same. Watch who dominates what, and vote as nobody else does. Good luck!
