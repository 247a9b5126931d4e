# The cover of the box: what the home page and a new table say. The rest is loaded at the table.

jantaris-title = Jantaris
jantaris-blurb = Place your merchants, bid in the bazaar, and guess how the others will vote.
jantaris-reconstructed = Reconstructed: five of the eight district names, the prices and prestige of the items, the districts of the control cards and the fair cards are ours; names and effects of the items are the rulebook’s.
jantaris-headline = turn { $turn }, best prestige { $prestige } of { $goal }
