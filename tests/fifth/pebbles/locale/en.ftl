pebbles-ask-take = Take one, two or three pebbles
pebbles-ask-take-other = { $name } is about to take pebbles
pebbles-log-pebbles-taken =
    { $pebbles ->
        [one] { $name } takes a pebble
       *[other] { $name } takes { $pebbles } pebbles
    }
pebbles-log-luck-shown = { $name }’s lucky number was { $lucky }
pebbles-refused-few =
    { $heap ->
        [one] There is only one pebble left
       *[other] There are only { $heap } pebbles left
    }
