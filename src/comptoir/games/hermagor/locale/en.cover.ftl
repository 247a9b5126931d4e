# The cover of the box: what the home page and a new table say. The rest is loaded at the table.

hermagor-title = Hermagor
hermagor-blurb = Elbow your way through the market on Monday, then carry your wares from village to village.
hermagor-reconstructed = Artwork of the printed game: Czarné. Reconstructed: the map with its villages, roads and regions, the costs in the market and the products on the tiles are ours, inside what the rulebook says of them.
hermagor-headline = round { $round } of { $rounds }
hermagor-option-open_money = Open money
hermagor-option-open_money-help = Everybody sees everybody’s cash. Otherwise payments are public, but totals are shown only at the end.
hermagor-option-officer = The revenue officer
hermagor-option-officer-help = The start player is settled when the market has been filled: whoever declares the least cash names the next one.
hermagor-option-designer = The designer’s clarifications
hermagor-option-designer-help = Passing forfeits one buyer only, travel may be paid out of the sale, and a disc may be declined.
