# Les mots communs à la ligne de commande, au serveur et au navigateur ; voir l'en-tête de en.ftl.

## Les adversaires

bot-random = Tête en l’air
    .help = Joue n’importe quel coup permis.
bot-greedy = Grippe-sou
    .help = Regarde un coup à l’avance, dans sa bourse et dans celle du premier.

## Les places, par couleur

seat-0 = Rouge
    .letter = R
seat-1 = Bleu
    .letter = B
seat-2 = Vert
    .letter = V
seat-3 = Jaune
    .letter = J

## Refus communs à tous les jeux

refused-not-now = Ce n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-game-over = La partie est finie.
unreadable-action = « { $action } » n’est pas une action de ce jeu.
