# Le couvercle de la boîte : ce que disent l’accueil et une nouvelle table. Le reste vient avec la table.

heller-title = Auf Heller und Pfennig
heller-short = Heller
heller-blurb = Dressez vos étals là où passera le roi, et envoyez le coupe-bourse chez le voisin.
heller-reconstructed = Reconstitué : les noms et les visages des 22 carrés sont de nous ; leurs valeurs sont celles de la règle.
heller-headline =
    { $rounds ->
        [0] manche { $round }
       *[other] manche { $round } sur { $rounds }
    }
heller-option-open_end = Fin ouverte
heller-option-open_end-help = Chacun reçoit ses dix étals et chaque étal ne sert qu’une fois ; la partie s’achève avec la manche où quelqu’un pose son dernier étal.
heller-option-no_luck = Sans hasard
heller-option-no_luck-help = Tous les carrés sont visibles dès le début : choisissez celui que vous posez. Il n’y a pas de carré secret.
heller-option-debts = Dettes
heller-option-debts-help = L’argent peut tomber sous zéro ; sinon, qui ne peut pas payer donne ce qu’il a.
