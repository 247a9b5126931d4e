# Les mots d'Auf Heller und Pfennig ; les arguments sont expliqués en tête de en.ftl.

## Les carrés

heller-square-farmer = Fermier
    .label = Fermier +1
heller-square-maid = Servante
    .label = Servante +1
heller-square-baker = Boulanger
    .label = Boulanger +2
heller-square-weaver = Tisserande
    .label = Tisserande +2
heller-square-citizen = Bourgeois
    .label = Bourgeois +3
heller-square-goldsmith = Orfèvre
    .label = Orfèvre +3
heller-square-knight = Chevalier
    .label = Chevalier +4
heller-square-lady = Dame
    .label = Dame +4
heller-square-abbess = Abbesse
    .label = Abbesse +5
heller-square-merchant-prince = Grand négociant
    .label = Grand négociant +5
heller-square-king = Roi
    .label = Roi +6
heller-square-queen = Reine
    .label = Reine +6
heller-square-beggar = Mendiant
    .label = Mendiant −1
heller-square-quack = Charlatan
    .label = Charlatan −2
heller-square-pickpocket = Coupe-bourse
    .label = Coupe-bourse −3
heller-square-swindler = Escroc
    .label = Escroc −4
heller-square-highwayman = Brigand
    .label = Brigand −5
heller-square-tax-collector = Collecteur d’impôts
    .label = Collecteur d’impôts −6
heller-square-sack = Sac d’or
heller-square-fire-1 = Feu
heller-square-fire-2 = Feu
heller-square-eye = Mauvais œil

heller-stall =
    { $wares ->
        [one] étal de { $wares } marchandise
       *[other] étal de { $wares } marchandises
    }

## Ce qui est demandé : à moi, puis ($name) à quelqu'un d'autre

heller-ask-turn = À vous : posez un étal ou un carré sur le marché
heller-ask-turn-other = { $name } va poser un étal ou un carré sur le marché
heller-ask-place = Posez le carré que vous avez tiré
heller-ask-place-other = { $name } a tiré un carré et va le poser

## Ce qui s'est passé

heller-log-round-opened = La manche { $round } commence : le marché est vide, à { $name } d’ouvrir
heller-log-secret-taken = { $name } prend un carré secret, « { $square } »
heller-log-stall-placed =
    { $wares ->
        [one] { $name } pose un étal de { $wares } marchandise en { $space }
       *[other] { $name } pose un étal de { $wares } marchandises en { $space }
    }
heller-log-square-drawn = { $name } tire un carré
    .square = { $name } tire le carré « { $square } »
heller-log-square-placed =
    { $source ->
        [secret] { $name } dévoile en { $space } son carré secret, « { $square } »
        [open] { $name } choisit le carré « { $square } » et le pose en { $space }
       *[pile] { $name } pose en { $space } le carré tiré, « { $square } »
    }
heller-log-skipped = { $name } n’a plus rien à poser et passe son tour
heller-log-round-counted = La manche { $round } est comptée
heller-log-game-ended =
    { $count ->
        [one] La partie est finie : victoire { DE($names) }
       *[other] La partie est finie : victoire partagée { DE($names) }
    }

## Ce qui est refusé

heller-refused-taken = { $space } n’est pas libre : ce qui est posé sur le marché y reste.
heller-refused-no-stall =
    { $wares ->
        [one] Vous n’avez plus d’étal de { $wares } marchandise.
       *[other] Vous n’avez plus d’étal de { $wares } marchandises.
    }
heller-refused-nothing-drawn = Vous n’avez pas tiré de carré.
heller-refused-no-secrets = Dans cette variante, personne n’a de carré secret.
heller-refused-secret-gone = Votre carré secret est déjà posé.
heller-refused-not-open = Il n’y a plus de carré de cette sorte parmi ceux qui sont visibles.
heller-refused-face-down = Les carrés sont face cachée : tirez-en un.
heller-refused-no-pile = Les carrés sont visibles : choisissez-en un.
heller-refused-pile-empty = Il ne reste plus de carré à tirer.
heller-refused-must-place = Vous avez vu le carré que vous avez tiré : posez-le maintenant.

## Dans le terminal

heller-plate-player = Joueur
heller-plate-you = vous
heller-plate-money = Argent
heller-plate-stands = En l’état
heller-plate-stalls = Étals (marchandises × nombre)
heller-plate-secret = Secret
heller-plate-drawn = Vous tenez le carré « { $square } ».
heller-plate-unseen = Pas encore vus ({ $pile } dans la pioche) : { $squares }
heller-plate-open = Au choix : { $squares }
heller-count-line = Ligne
heller-count-worth = Valeur
heller-count-row = Rangée { $line }
heller-count-column = Colonne { $line }
heller-count-total = Cette manche

# Ce qu’un coup rapporte : { $n } porte son signe, { $count } est le nombre sans lui.
heller-gain-coins = { $n }
heller-move-draw = Tirer un carré
