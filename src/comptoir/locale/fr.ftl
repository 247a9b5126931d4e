# Les mots communs à la ligne de commande, au serveur et au navigateur ; voir l’en-tête de en.ftl.

## Les adversaires

bot-random = Tête en l’air
    .help = Joue n’importe quel coup permis.
bot-apprentice = Apprenti
    .help = Sait ce qui est bon, sans en être encore sûr.
    .motto = Apprend avec vous
bot-greedy = Compagnon
    .help = Regarde un coup à l’avance, dans sa bourse et dans celle du premier.
    .motto = Connaît le métier
bot-merchant = Marchande
    .help = Réfléchit un tour à l’avance, et sait ce qu’elle ignore.
    .motto = Voit plus loin
bot-guildmaster = Maître de guilde
    .help = Réfléchit plusieurs tours à l’avance, à la place de chacun.
    .motto = Ne pardonne rien

## Les places, par couleur

seat-0 = Rouge
    .letter = R
seat-1 = Bleu
    .letter = B
seat-2 = Vert
    .letter = V
seat-3 = Jaune
    .letter = J
seat-4 = Prune
    .letter = P
seat-5 = Ciel
    .letter = C

## Refus communs à tous les jeux

refused-not-now = Ce n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-game-over = La partie est finie.
unreadable-action = « { $action } » n’est pas une action de ce jeu.
won-title =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }
