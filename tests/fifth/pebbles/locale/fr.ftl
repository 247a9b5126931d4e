pebbles-ask-take = Prenez un, deux ou trois cailloux
pebbles-ask-take-other = { $name } va prendre des cailloux
pebbles-log-pebbles-taken =
    { $pebbles ->
        [one] { $name } prend un caillou
       *[other] { $name } prend { $pebbles } cailloux
    }
pebbles-log-luck-shown = Nombre fétiche de { $name } : { $lucky }
pebbles-refused-few =
    { $heap ->
        [one] Il ne reste qu’un caillou
       *[other] Il ne reste que { $heap } cailloux
    }
