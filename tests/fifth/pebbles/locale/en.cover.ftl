pebbles-title = Pebbles
pebbles-short = Pebbles
pebbles-blurb = Take one, two or three, and keep your lucky number to yourself.
pebbles-headline = { $heap } pebbles left
