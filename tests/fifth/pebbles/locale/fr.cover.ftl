pebbles-title = Pebbles
pebbles-short = Pebbles
pebbles-blurb = Prenez-en un, deux ou trois, et gardez votre nombre fétiche pour vous.
pebbles-headline = Il reste { $heap } cailloux
