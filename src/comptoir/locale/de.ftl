# Wörter, die sich Kommandozeile, Server und Browser teilen; siehe den Kopf von en.ftl.

## Gegner

bot-random = Wirrkopf
    .help = Spielt irgendetwas Erlaubtes.
bot-apprentice = Lehrling
    .help = Weiß, was gut ist, und ist sich noch nicht sicher.
    .motto = Lernt wie du
bot-greedy = Geselle
    .help = Denkt einen Zug voraus und achtet auf den eigenen Beutel und auf den der Führenden.
    .motto = Versteht das Handwerk
bot-merchant = Kauffrau
    .help = Denkt einen Zug voraus und weiß, was sie nicht weiß.
    .motto = Sieht voraus
bot-guildmaster = Gildenmeister
    .help = Denkt mehrere Züge voraus, für alle am Tisch.
    .motto = Verzeiht nichts

## Plätze, nach Farbe

seat-0 = Rot
    .letter = R
seat-1 = Blau
    .letter = B
seat-2 = Grün
    .letter = G
seat-3 = Ocker
    .letter = O
seat-4 = Violett
    .letter = V
seat-5 = Türkis
    .letter = T

## Ablehnungen, die alle Spiele teilen

refused-not-now = Das ist jetzt nicht möglich.
refused-not-your-turn = Du bist nicht am Zug.
refused-game-over = Das Spiel ist aus.
unreadable-action = „{ $action }“ ist keine Aktion dieses Spiels.
won-title =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
