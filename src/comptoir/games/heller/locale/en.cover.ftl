# The cover of the box: what the home page and a new table say. The rest is loaded at the table.

heller-title = Auf Heller und Pfennig
heller-short = Heller
heller-blurb = Put up your stalls where the king will pass, and send your neighbour the pickpocket.
heller-reconstructed = Reconstructed: the names and faces of the 22 squares are ours; their values are the rulebook’s.
heller-headline =
    { $rounds ->
        [0] round { $round }
       *[other] round { $round } of { $rounds }
    }
heller-option-open_end = Open end
heller-option-open_end-help = Everybody has all ten stalls and every stall serves once; the game ends with the round in which somebody places their last.
heller-option-no_luck = No luck
heller-option-no_luck-help = All squares lie open from the start: choose the one you place. There are no secret squares.
heller-option-debts = Debts
heller-option-debts-help = Money may fall below zero; otherwise who cannot pay pays what they have.
