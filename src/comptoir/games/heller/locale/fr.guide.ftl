# Ce que la table d’Auf Heller und Pfennig dit d’elle-même : le but, ce qui est possible, ce que sont les choses.

heller-aim =
    { $rounds ->
        [0] être le plus riche quand quelqu’un a posé tous ses étals
       *[other] être le plus riche après la manche { $rounds }
    }
heller-goal =
    { $empty ->
        [one] Encore un emplacement, puis chaque rangée et colonne paie : sa valeur × vos marchandises.
       *[other] Encore { $empty } emplacements, puis chaque rangée et colonne paie : sa valeur × vos marchandises.
    }
heller-can-line = { $line }, valeur { $worth }
heller-can-stall =
    { $wares ->
        [one] Poser un étal de { $wares } marchandise
       *[other] Poser un étal de { $wares } marchandises
    }
    .why =
        { $count ->
            [one] C’est le dernier.
           *[other] Il vous en reste { $count }.
        } Il rapporte { $wares } × la valeur de sa rangée et { $wares } × celle de sa colonne. La meilleure où il reste de la place : { $line }.
heller-can-draw = Tirer un carré et le poser
    .why =
        { $pile ->
            [one] C’est le dernier de la pioche.
           *[other] { $pile } dans la pioche.
        } Vous le voyez d’abord, puis vous devez le poser : un acheteur là où vous vendez, un filou là où vendent les autres.
heller-can-secret = Poser votre carré secret : { $square }
    .gone = Poser votre carré secret
    .why = Personne d’autre ne le connaît. Vous pouvez le garder pour plus tard tant que vous avez autre chose à faire.
heller-can-place = Poser ce que vous avez tiré : { $square }
    .why = Sur n’importe quel emplacement vide. Il compte dans sa rangée et dans sa colonne.
heller-can-open =
    { $count ->
        [one] Poser le carré visible
       *[other] Poser l’un des { $count } carrés visibles
    }
    .why = Un acheteur là où vous vendez, un filou là où vendent les autres. La pire où il reste de la place : { $line }.

## Ce que sont les choses

heller-explain-buyer = Un acheteur. Ajoute { $value } à la valeur de sa rangée et de sa colonne, pour tous ceux qui y vendent.
heller-explain-rogue = Un filou. Ajoute { $value } à la valeur de sa rangée et de sa colonne : qui y vend le paie.
heller-explain-sack = Double la valeur de sa rangée et de sa colonne, bonne ou mauvaise, entre les feux. Lui-même ne vaut rien.
heller-explain-eye = Fait fuir les acheteurs de sa rangée et de sa colonne : ils comptent 0. Les filous restent. Lui-même ne vaut rien.
heller-explain-fire = Coupe sa rangée et sa colonne en deux : chaque partie compte pour elle-même.
heller-explain-stall =
    { $wares ->
        [one] À la fin de la manche, il rapporte la valeur de sa rangée plus celle de sa colonne, pour chaque marchandise : ici { $wares }.
       *[other] À la fin de la manche, il rapporte la valeur de sa rangée plus celle de sa colonne, pour chaque marchandise : ici { $wares } fois.
    }
heller-explain-space = Ce qu’on pose ici compte dans sa rangée et dans sa colonne.
    .name = { $space }, vide
heller-explain-line =
    { $kind ->
        [cut] Un feu la coupe : chaque partie se compte à part, ses clients additionnés.
        [both] Le mauvais œil fait fuir les acheteurs ; ce qui reste est doublé par le sac d’or.
        [doubled] Ses clients additionnés, puis doublés par le sac d’or.
        [scared] Le mauvais œil est là : seuls les filous comptent.
       *[plain] Ses clients additionnés. Chacun gagne cette valeur une fois par marchandise qu’il y a ; au-dessous de zéro, il la paie.
    }
heller-explain-pile = Des carrés face cachée, dans un ordre que personne ne connaît. Ce que vous tirez, vous devez le poser aussitôt.
    .name = La pioche : { $pile }
heller-explain-money = Chacun a commencé avec 50. Ce que rapporte le marché est payé à la fin de chaque manche.
    .name = Argent
heller-explain-stands = Ce que le marché rapporterait si l’on comptait maintenant : pour chaque ligne, sa valeur fois les marchandises qui s’y trouvent.
    .name = En l’état
heller-explain-secret = Pris face cachée au début de la manche ; seul son propriétaire le connaît.
    .name = Carré secret
heller-explain-secret-placed = Un carré secret par manche : celui-ci est déjà sur le marché.
    .name = Secret posé
heller-explain-round = Chaque manche finit quand le marché est plein. Le plus riche après la dernière gagne.
    .name = Manches
