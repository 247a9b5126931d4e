# Ce que seule la table du navigateur dit d'Auf Heller und Pfennig.

## Le marché, aussi tel que le lit un lecteur d'écran

heller-table-market = Marché, 5 rangées de 6 emplacements
heller-table-corner = Rangée
heller-table-worth = Valeur
heller-table-row = Rangée { $n }
heller-table-column = Colonne { $letter }
heller-table-row-short = rangée { $n }
heller-table-column-short = col. { $letter }
heller-table-empty = vide
heller-table-stall-of =
    { $wares ->
        [one] { $name } : étal de { $wares } marchandise
       *[other] { $name } : étal de { $wares } marchandises
    }
heller-table-said =
    { $sign ->
        [minus] moins { $n }
        [plus] plus { $n }
       *[zero] { $n }
    }
heller-table-space = { $space }, { $what }, la rangée { $row } vaut { $rowWorth }, la colonne { $column } vaut { $columnWorth }
heller-table-space-cut = { $space }, { $what }, coupe sa rangée et sa colonne
heller-table-ghost = { $space }, deviendrait { $what }. Entrée pour poser.
heller-table-part-worth =
    { $side ->
        [before] { $worth } { $across ->
            [yes] à gauche du feu
           *[no] au-dessus du feu
        }
        [between] { $worth } entre les feux
        [after] { $worth } { $across ->
            [yes] à droite du feu
           *[no] au-dessous du feu
        }
       *[whole] { $worth }
    }{ $at ->
        [sack] , doublée par le sac d’or
        [eye] , sans acheteurs : le mauvais œil
        [both] , le mauvais œil et le sac d’or
       *[none] { "" }
    }
heller-table-line-worth = { $line }, valeur { $parts }
heller-table-describe = Décrire le marché
heller-table-described = Le marché en mots
heller-table-merchant = { $name } a { $money } et en est à { $stands }.

## Les manches

heller-table-rounds-word = Manche
heller-table-round = Manche { $n }
heller-table-round-of =
    { $rounds ->
        [0] Manche { $round }
       *[other] Manche { $round } sur { $rounds }
    }
heller-table-rounds-start = Au départ

## Ce que l'on peut poser

heller-table-your-stalls = Vos étals
heller-table-or-square = ou un carré
heller-table-or-open = ou un carré visible
heller-table-spent = joué
heller-table-stalls-of =
    { $wares ->
        [one] Étals de { $wares } marchandise : il en reste { $count }
       *[other] Étals de { $wares } marchandises : il en reste { $count }
    }
heller-table-pile = pioche : { $pile }
heller-table-draw-label = Tirer un carré de la pioche, il en reste { $pile }
heller-table-secret-label = Votre carré secret : { $square }
heller-table-secret-foot = secret
heller-table-drawn = Vous avez tiré
heller-table-drawn-label = Carré tiré : { $square }
heller-table-must-place = Un carré tiré doit être posé
heller-table-open-label =
    { $count ->
        [one] { $square }, { $count } visible
       *[other] { $square }, { $count } visibles
    }
heller-table-outcome = Ce que cela changerait
heller-table-if-scored = Si on comptait maintenant
heller-table-preview-said = Si on comptait maintenant : { $changes }
heller-table-no-change = rien ne change
heller-table-unchanged = inchangé
heller-table-hint = Choisissez un étal ou un carré, puis un emplacement.
heller-table-hint-open = Choisissez un étal ou l’un des carrés visibles, puis un emplacement.
heller-table-hint-space = Choisissez maintenant un emplacement du marché.
heller-table-hint-piece = Choisissez maintenant ce que vous posez en { $space }.
heller-table-hint-draw = Un carré tiré doit être posé aussitôt, sans retour possible.
heller-table-confirm = Poser en { $space }
heller-table-confirm-draw = Tirer un carré
heller-table-take-back = Annuler
heller-table-key-stall = étal
heller-table-key-draw = tirer
heller-table-key-secret = secret
heller-table-key-enter = Entrée
heller-table-key-place = voir, puis poser
heller-table-key-escape = Échap
heller-table-key-back = annuler

## Les marchands

heller-table-money = Argent
heller-table-as-it-stands = en l’état
heller-table-as-it-stands-brief = en l’état
heller-table-last-round = dernière manche
heller-table-stalls-left = Étals restants
heller-table-secret = carré secret
heller-table-secret-placed = secret posé
heller-table-only-you = caché aux autres

## Les carrés pas encore vus

heller-table-unseen = Pas encore vus : { $n }
heller-table-unseen-short = Pas vus : { $n }
heller-table-open-left = Encore visibles : { $n }
heller-table-where =
    { $secrets ->
        [0] { $pile } dans la pioche
        [one] { $pile } dans la pioche, { $secrets } secret
       *[other] { $pile } dans la pioche, { $secrets } secrets
    }
heller-table-chip =
    { $state ->
        [left] { $square }
        [held] { $square } : dans votre main
       *[seen] { $square } : vu
    }

## Le compte d'une manche

heller-table-market-closes = Le marché ferme
heller-table-where-from = D’où vient l’argent
heller-table-point = Pointez une ligne pour la voir sur le marché
heller-table-show-all = Tout montrer
heller-table-watch-again = Revoir
heller-table-line = Ligne
heller-table-customers = Clients
heller-table-nobody = personne
heller-table-all-rows = Toutes les rangées
heller-table-all-columns = Toutes les colonnes
heller-table-this-round = Cette manche
heller-table-forgiven = N’a pu être payé
heller-table-before = En main avant
heller-table-now = En main désormais
heller-table-to-round = Passer à la manche { $n }
heller-table-to-standing = Voir le classement final
heller-table-back = Retour à la table
heller-table-line-by-line = ligne par ligne

## Touches

heller-key-stall = un étal avec tant de marchandises
heller-key-draw = tirer un carré
heller-key-secret = le carré secret
heller-key-edges = au bord du marché

## En mots

heller-do-stall =
    { $wares ->
        [one] Poser un étal de { $wares } marchandise en { $space }
       *[other] Poser un étal de { $wares } marchandises en { $space }
    }
heller-do-square = Poser { $square } en { $space }
heller-do-secret = Poser votre carré secret, { $square }, en { $space }
heller-words-coming = Carrés encore à venir
heller-words-stalls =
    { $wares ->
        [one] { $count } de { $wares } marchandise
       *[other] { $count } de { $wares } marchandises
    }
heller-words-left = Étals restants : { $stalls }{ $secret ->
        [yes] { " " }; et un carré secret
       *[no] { "" }
    }.
