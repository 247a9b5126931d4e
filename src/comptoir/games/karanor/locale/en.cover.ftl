# The cover of the box: what the home page and a new table say. The rest is loaded at the table.

karanor-title = Marchands de Karanor
karanor-short = Karanor
karanor-blurb = Roam four islands, open shops in seven cities, help those you meet, and trade with everybody at any time.
karanor-reconstructed = Reconstructed: the map beyond the places the rulebook names, and most cards and tiles, are ours.
karanor-headline = turn { $turn }, best prestige { $prestige } of { $goal }
karanor-option-market = Market for two
karanor-option-market-help = With two players a market buys and sells tokens; with more it is not used.
karanor-option-first_seat = The first seat begins
karanor-option-first_seat-help = Otherwise the start player is drawn by lot.
