# Les mots d'Hermagor ; les arguments sont expliqués en tête de games/heller/locale/en.ftl.

## Marchandises, bâtiments, lignes de la table des prix, tuiles

hermagor-product-maize = Maïs
    .label = du maïs
hermagor-product-amulet = Amulette
    .label = des amulettes
hermagor-product-weapons = Armes
    .label = des armes
hermagor-product-dragon_egg = Œuf de dragon
    .label = des œufs de dragon
hermagor-product-salt = Sel
    .label = du sel
hermagor-product-books = Livres
    .label = des livres
hermagor-product-blessing = Bénédiction
    .label = des bénédictions
hermagor-product-relic = Relique
    .label = des reliques

hermagor-building-maize_field = Champ de maïs
hermagor-building-clairvoyant_tent = Tente de la voyante
hermagor-building-blacksmith = Forge
hermagor-building-dragon_valley = Vallée du dragon
hermagor-building-salt_mine = Mine de sel
hermagor-building-library = Bibliothèque
hermagor-building-church = Église
hermagor-building-graveyard = Cimetière

hermagor-row-maize = Champ de maïs
hermagor-row-amulet = Tente de la voyante
hermagor-row-weapons = Forge
hermagor-row-dragon_egg = Vallée du dragon
hermagor-row-salt = Mine de sel
hermagor-row-books = Bibliothèque
hermagor-row-blessing = Église
hermagor-row-relic = Cimetière
hermagor-row-nobility = Noblesse

hermagor-tile-1 = Maïs et amulette
    .label = la tuile 1 (maïs et amulette)
hermagor-tile-2 = Sel
    .label = la tuile 2 (sel)
hermagor-tile-3 = Armes et livres
    .label = la tuile 3 (armes et livres)
hermagor-tile-4 = Relique
    .label = la tuile 4 (relique)
hermagor-tile-5 = Œuf de dragon et relique
    .label = la tuile 5 (œuf de dragon et relique)
hermagor-tile-6 = Maïs
    .label = la tuile 6 (maïs)
hermagor-tile-7 = Bénédiction
    .label = la tuile 7 (bénédiction)
hermagor-tile-8 = Sel et bénédiction
    .label = la tuile 8 (sel et bénédiction)
hermagor-tile-9 = Maïs et relique
    .label = la tuile 9 (maïs et relique)
hermagor-tile-10 = Armes
    .label = la tuile 10 (armes)
hermagor-tile-11 = Amulette et livres
    .label = la tuile 11 (amulette et livres)
hermagor-tile-12 = Œuf de dragon
    .label = la tuile 12 (œuf de dragon)
hermagor-tile-13 = Livres
    .label = la tuile 13 (livres)
hermagor-tile-14 = Armes et sel
    .label = la tuile 14 (armes et sel)
hermagor-tile-15 = Amulette
    .label = la tuile 15 (amulette)
hermagor-tile-16 = Œuf de dragon et bénédiction
    .label = la tuile 16 (œuf de dragon et bénédiction)
hermagor-tile-17 = Maïs et œuf de dragon
    .label = la tuile 17 (maïs et œuf de dragon)
hermagor-tile-18 = Amulette et sel
    .label = la tuile 18 (amulette et sel)
hermagor-tile-19 = Armes et bénédiction
    .label = la tuile 19 (armes et bénédiction)
hermagor-tile-20 = Livres et relique
    .label = la tuile 20 (livres et relique)
hermagor-tile-floating_market = Fluctuation du marché
    .label = la Fluctuation du marché
hermagor-tile-good_deal = Bonne affaire
    .label = la Bonne affaire
hermagor-tile-shortcut = Raccourci
    .label = le Raccourci
hermagor-tile-black_market = Marché noir
    .label = le Marché noir

## Le pays : noms propres

hermagor-village-hermagor = Hermagor
hermagor-village-lindrach = Lindrach
hermagor-village-rosstratt = Rosstratt
hermagor-village-steinhag = Steinhag
hermagor-village-ursenfeld = Ursenfeld
hermagor-village-brennau = Brennau
hermagor-village-moosling = Moosling
hermagor-village-kreuzwang = Kreuzwang
hermagor-village-glockrain = Glockrain
hermagor-village-tannsteg = Tannsteg
hermagor-village-falkenried = Falkenried
hermagor-village-silbergrub = Silbergrub
hermagor-village-furtnitz = Furtnitz
hermagor-village-weidnau = Weidnau
hermagor-village-kornleiten = Kornleiten
hermagor-village-honigbuehl = Honigbühl
hermagor-village-erlgraben = Erlgraben
hermagor-village-wolfsriegl = Wolfsriegl
hermagor-village-sankt_odran = Sankt Odran
hermagor-village-nebelwand = Nebelwand
hermagor-village-gamskar = Gamskar
hermagor-village-drachenegg = Drachenegg
hermagor-village-erztratt = Erztratt
hermagor-village-hochkranz = Hochkranz
hermagor-village-sonnwendl = Sonnwendl
hermagor-village-zollnitz = Zollnitz
hermagor-village-rebstall = Rebstall
hermagor-village-angerwies = Angerwies
hermagor-village-muehlrast = Mühlrast
hermagor-village-torfach = Torfach
hermagor-village-grauwinkl = Grauwinkl
hermagor-village-passhorn = Passhorn
hermagor-village-schneebichl = Schneebichl

hermagor-region-burgwiese = Burgwiese
hermagor-region-fuerstenanger = Fürstenanger
hermagor-region-herrenau = Herrenau
hermagor-region-grafenhain = Grafenhain
hermagor-region-abtsforst = Abtsforst
hermagor-region-ritterwinkl = Ritterwinkl
hermagor-region-schreibermoos = Schreibermoos
hermagor-region-bienenau = Bienenau
hermagor-region-totenrain = Totenrain
hermagor-region-wahrsagergrund = Wahrsagergrund
hermagor-region-nebelboden = Nebelboden
hermagor-region-rebgrund = Rebgrund
hermagor-region-grauhorn = Grauhorn
hermagor-region-schneeboden = Schneeboden
hermagor-region-tannkar = Tannkar
hermagor-region-silberboden = Silberboden
hermagor-region-ursental = Ursental
hermagor-region-drachenkar = Drachenkar
hermagor-region-torfmoor = Torfmoor
hermagor-region-kranzleiten = Kranzleiten
hermagor-region-angerland = Angerland

hermagor-dukedom-falkenmark = Falkenmark
hermagor-dukedom-sonnleiten = Sonnleiten
hermagor-dukedom-wettergau = Wettergau

## Les places du marché : h en travers, v en long. Dans une phrase, avec ce qui y mène

hermagor-place-r1c1 = Étal, rangée 1, colonne 1
    .label = sur l’étal de la rangée 1, colonne 1
hermagor-place-r1c2 = Étal, rangée 1, colonne 2
    .label = sur l’étal de la rangée 1, colonne 2
hermagor-place-r1c3 = Étal, rangée 1, colonne 3
    .label = sur l’étal de la rangée 1, colonne 3
hermagor-place-r1c4 = Étal, rangée 1, colonne 4
    .label = sur l’étal de la rangée 1, colonne 4
hermagor-place-r2c1 = Étal, rangée 2, colonne 1
    .label = sur l’étal de la rangée 2, colonne 1
hermagor-place-r2c2 = Étal, rangée 2, colonne 2
    .label = sur l’étal de la rangée 2, colonne 2
hermagor-place-r2c3 = Étal, rangée 2, colonne 3
    .label = sur l’étal de la rangée 2, colonne 3
hermagor-place-r2c4 = Étal, rangée 2, colonne 4
    .label = sur l’étal de la rangée 2, colonne 4
hermagor-place-r3c1 = Étal, rangée 3, colonne 1
    .label = sur l’étal de la rangée 3, colonne 1
hermagor-place-r3c2 = Étal, rangée 3, colonne 2
    .label = sur l’étal de la rangée 3, colonne 2
hermagor-place-r3c3 = Étal, rangée 3, colonne 3
    .label = sur l’étal de la rangée 3, colonne 3
hermagor-place-r3c4 = Étal, rangée 3, colonne 4
    .label = sur l’étal de la rangée 3, colonne 4
hermagor-place-r4c1 = Étal, rangée 4, colonne 1
    .label = sur l’étal de la rangée 4, colonne 1
hermagor-place-r4c2 = Étal, rangée 4, colonne 2
    .label = sur l’étal de la rangée 4, colonne 2
hermagor-place-r4c3 = Étal, rangée 4, colonne 3
    .label = sur l’étal de la rangée 4, colonne 3
hermagor-place-r4c4 = Étal, rangée 4, colonne 4
    .label = sur l’étal de la rangée 4, colonne 4
hermagor-place-r5c1 = Étal, rangée 5, colonne 1
    .label = sur l’étal de la rangée 5, colonne 1
hermagor-place-r5c2 = Étal, rangée 5, colonne 2
    .label = sur l’étal de la rangée 5, colonne 2
hermagor-place-r5c3 = Étal, rangée 5, colonne 3
    .label = sur l’étal de la rangée 5, colonne 3
hermagor-place-r5c4 = Étal, rangée 5, colonne 4
    .label = sur l’étal de la rangée 5, colonne 4
hermagor-place-v1r1 = Allée v1, rangée 1
    .label = dans l’allée v1, rangée 1
hermagor-place-v2r1 = Allée v2, rangée 1
    .label = dans l’allée v2, rangée 1
hermagor-place-v3r1 = Allée v3, rangée 1
    .label = dans l’allée v3, rangée 1
hermagor-place-h1c1 = Allée h1, colonne 1
    .label = dans l’allée h1, colonne 1
hermagor-place-h1v1 = Croisement h1 × v1
    .label = au croisement h1 × v1
hermagor-place-h1c2 = Allée h1, colonne 2
    .label = dans l’allée h1, colonne 2
hermagor-place-h1v2 = Croisement h1 × v2
    .label = au croisement h1 × v2
hermagor-place-h1c3 = Allée h1, colonne 3
    .label = dans l’allée h1, colonne 3
hermagor-place-h1v3 = Croisement h1 × v3
    .label = au croisement h1 × v3
hermagor-place-h1c4 = Allée h1, colonne 4
    .label = dans l’allée h1, colonne 4
hermagor-place-v1r2 = Allée v1, rangée 2
    .label = dans l’allée v1, rangée 2
hermagor-place-v2r2 = Allée v2, rangée 2
    .label = dans l’allée v2, rangée 2
hermagor-place-v3r2 = Allée v3, rangée 2
    .label = dans l’allée v3, rangée 2
hermagor-place-h2c1 = Allée h2, colonne 1
    .label = dans l’allée h2, colonne 1
hermagor-place-h2v1 = Croisement h2 × v1
    .label = au croisement h2 × v1
hermagor-place-h2c2 = Allée h2, colonne 2
    .label = dans l’allée h2, colonne 2
hermagor-place-h2v2 = Croisement h2 × v2
    .label = au croisement h2 × v2
hermagor-place-h2c3 = Allée h2, colonne 3
    .label = dans l’allée h2, colonne 3
hermagor-place-h2v3 = Croisement h2 × v3
    .label = au croisement h2 × v3
hermagor-place-h2c4 = Allée h2, colonne 4
    .label = dans l’allée h2, colonne 4
hermagor-place-v1r3 = Allée v1, rangée 3
    .label = dans l’allée v1, rangée 3
hermagor-place-v2r3 = Allée v2, rangée 3
    .label = dans l’allée v2, rangée 3
hermagor-place-v3r3 = Allée v3, rangée 3
    .label = dans l’allée v3, rangée 3
hermagor-place-h3c1 = Allée h3, colonne 1
    .label = dans l’allée h3, colonne 1
hermagor-place-h3v1 = Croisement h3 × v1
    .label = au croisement h3 × v1
hermagor-place-h3c2 = Allée h3, colonne 2
    .label = dans l’allée h3, colonne 2
hermagor-place-h3v2 = Croisement h3 × v2
    .label = au croisement h3 × v2
hermagor-place-h3c3 = Allée h3, colonne 3
    .label = dans l’allée h3, colonne 3
hermagor-place-h3v3 = Croisement h3 × v3
    .label = au croisement h3 × v3
hermagor-place-h3c4 = Allée h3, colonne 4
    .label = dans l’allée h3, colonne 4
hermagor-place-v1r4 = Allée v1, rangée 4
    .label = dans l’allée v1, rangée 4
hermagor-place-v2r4 = Allée v2, rangée 4
    .label = dans l’allée v2, rangée 4
hermagor-place-v3r4 = Allée v3, rangée 4
    .label = dans l’allée v3, rangée 4
hermagor-place-h4c1 = Allée h4, colonne 1
    .label = dans l’allée h4, colonne 1
hermagor-place-h4v1 = Croisement h4 × v1
    .label = au croisement h4 × v1
hermagor-place-h4c2 = Allée h4, colonne 2
    .label = dans l’allée h4, colonne 2
hermagor-place-h4v2 = Croisement h4 × v2
    .label = au croisement h4 × v2
hermagor-place-h4c3 = Allée h4, colonne 3
    .label = dans l’allée h4, colonne 3
hermagor-place-h4v3 = Croisement h4 × v3
    .label = au croisement h4 × v3
hermagor-place-h4c4 = Allée h4, colonne 4
    .label = dans l’allée h4, colonne 4
hermagor-place-v1r5 = Allée v1, rangée 5
    .label = dans l’allée v1, rangée 5
hermagor-place-v2r5 = Allée v2, rangée 5
    .label = dans l’allée v2, rangée 5
hermagor-place-v3r5 = Allée v3, rangée 5
    .label = dans l’allée v3, rangée 5

## Ce qui est demandé : à moi, puis ($name) à quelqu'un d'autre

hermagor-ask-place = Placez un acheteur sur une tuile ou dans une allée, ou passez
hermagor-ask-place-other = { $name } va placer un acheteur
hermagor-ask-share-buyer = Vous pouvez placer un acheteur partagé, gratuitement
hermagor-ask-share-buyer-other = { $name } peut placer un acheteur partagé
hermagor-ask-declare = Le percepteur demande : déclarez votre argent, ou passez
hermagor-ask-declare-other = { $name } répond au percepteur
hermagor-ask-start = Désignez le nouveau premier joueur
hermagor-ask-start-other = { $name } désigne le nouveau premier joueur
hermagor-ask-raise = Vous pouvez augmenter un prix d’un cran
hermagor-ask-raise-other = { $name } peut augmenter un prix
hermagor-ask-draw = Pas de tuile de marchandise : en piocher une ?
hermagor-ask-draw-other = { $name } peut piocher une tuile dans le sac
hermagor-ask-action = À vous d’agir : voyager et vendre, vendre sur place, voyager, ou rester
hermagor-ask-action-other = { $name } va agir
hermagor-ask-share-station = Vous pouvez construire un comptoir partagé
hermagor-ask-share-station-other = { $name } peut construire un comptoir partagé
hermagor-ask-build = Région complète : où va le disque ?
hermagor-ask-build-other = { $name } choisit où va un disque

## Ce qui s'est passé

hermagor-log-round-opened = La manche { $round } sur { $rounds } commence : { $name } est premier joueur
hermagor-log-market-filled =
    { $count ->
        [one] { $count } tuile est posée au marché, { $bag ->
            [one] { $bag } reste
           *[other] { $bag } restent
        } dans le sac
       *[other] { $count } tuiles sont posées au marché, { $bag ->
            [one] { $bag } reste
           *[other] { $bag } restent
        } dans le sac
    }
hermagor-log-cash-declared = { $name } déclare { $cash }
hermagor-log-nothing-declared = { $name } ne déclare rien
hermagor-log-start-named = { $name } reçoit la tuile de premier joueur
hermagor-log-actions-turned-up = La tuile d’action montre { $actions } : chacun prend { $actions } comptoirs
hermagor-log-buyer-placed = { $name } place un acheteur { $place } pour { $cost }
    .tile = { $name } place un acheteur sur { $tile } pour { $cost }
hermagor-log-shared-buyer-placed = { $name } place un acheteur partagé { $place }
    .tile = { $name } place un acheteur partagé sur { $tile }
hermagor-log-passed = { $name } passe
hermagor-log-too-poor = { $name } n’a de quoi payer aucun emplacement
hermagor-log-buzz-paid = { $name } gagne { $cash } grâce aux rumeurs des allées
hermagor-log-tile-won =
    { $why ->
        [tile] { $name } prend { $tile } : à égalité, mais avec un acheteur dessus
        [edges] { $name } prend { $tile } : à égalité, mais avec plus d’acheteurs sur ses côtés
       *[majority] { $name } prend { $tile }
    }
hermagor-log-tile-won-by-third = La troisième couleur gagne { $tile } : retour dans le sac
hermagor-log-tile-stayed =
    { $why ->
        [tie] Personne ne prend { $tile } : égalité
       *[nobody] Personne ne prend { $tile } : aucun acheteur n’y est
    }
hermagor-log-good-deal = { $name } gagne { $cash } avec la Bonne affaire
hermagor-log-price-raised = { $name } porte le prix { $product } à { $price }
hermagor-log-price-raised-by-third = Le prix { $product } monte de lui-même à { $price }
hermagor-log-price-kept = { $name } n’augmente aucun prix
hermagor-log-tile-drawn = { $name } pioche { $tile } dans le sac
hermagor-log-nothing-drawn =
    { $why ->
        [empty] { $name } n’a pas de tuile de marchandise, et le sac n’en contient pas
       *[declined] { $name } se passe de tuile de marchandise
    }
hermagor-log-sold =
    { $shortcut ->
        [1] { $name } prend le Raccourci vers { $village } pour { $cost } et y vend { $product } pour { $price }
       *[0] { $cost ->
            [0] { $name } vend { $product } à { $village } pour { $price }
           *[other] { $name } va à { $village } pour { $cost } et y vend { $product } pour { $price }
        }
    }
hermagor-log-neighbour-paid = { $name } gagne { $cash } avec un comptoir à { $village }
hermagor-log-moved = { $name } va à { $village } pour { $cost }, sans vendre
hermagor-log-stayed = { $name } ne fait rien
hermagor-log-shared-station-built = { $name } construit un comptoir partagé à { $village }
hermagor-log-disc-placed = { $name } complète { $region } : un disque sur la ligne { $row } rapporte { $cash }
hermagor-log-disc-placed-by-third = La troisième couleur complète { $region } : un disque sur la ligne { $row }, personne n’est payé
hermagor-log-region-lost =
    { $why ->
        [discs] { $name } complète { $region }, mais n’a plus de disque
        [declined] { $name } complète { $region } et ne pose pas de disque
       *[full] { $name } complète { $region }, mais aucune case n’est libre
    }
hermagor-log-region-lost-by-third = La troisième couleur complète { $region }, sans disque
hermagor-log-round-closed = La manche { $round } est finie : toutes les tuiles retournent dans le sac
hermagor-log-income-paid = { $name } : production { $production }, duchés { $dukedoms }, route principale { $route } ; { $cash } en tout
hermagor-log-game-ended =
    { $count ->
        [one] La partie est finie : victoire { DE($names) }
       *[other] La partie est finie : victoire partagée { DE($names) }
    }

## Ce qui est refusé

hermagor-refused-not-now = « { $action } » ne répond pas à ce qui est demandé.
hermagor-refused-place-taken = Il y a déjà un acheteur { $place }.
hermagor-refused-empty-booth = Il n’y a pas de tuile { $place }.
hermagor-refused-too-dear = Cela coûte { $cost }, et vous avez { $cash }.
hermagor-refused-shared-once = Une seule pièce partagée par tour : à présent, la vôtre.
hermagor-refused-must-follow = Un acheteur partagé s’accompagne toujours d’un des vôtres.
hermagor-refused-no-third-colour = La troisième couleur n’existe que dans le jeu à deux.
hermagor-refused-no-shared-buyer = Il ne reste plus d’acheteur partagé pour cette manche.
hermagor-refused-no-shared-station = Il ne vous reste plus de comptoir partagé pour cette manche.
hermagor-refused-shared-there = Il y a déjà un comptoir partagé à { $village }.
hermagor-refused-ceiling = Ce prix ne peut plus monter.
hermagor-refused-other-product = La tuile gagnée ne montre pas cette marchandise.
hermagor-refused-no-shortcut = Vous n’avez pas le Raccourci.
hermagor-refused-city = Un voyage finit dans un village, jamais à Hermagor.
hermagor-refused-already-there = Votre marchand est déjà à { $village }.
hermagor-refused-own-station = Vous avez un comptoir à { $village }.
hermagor-refused-no-sale-in-city = On ne vend ni ne construit rien à Hermagor.
hermagor-refused-no-ware = Aucune de vos tuiles ne montre ce qu’on achète à { $village }.
hermagor-refused-no-decline = Le disque doit être posé.
hermagor-refused-must-pay = Il vous faut encore payer votre voyage sur la recette.
hermagor-refused-not-shown = { $region } ne montre pas ce bâtiment.
hermagor-refused-no-square = Aucune case libre n’est utilisable sur cette ligne.
hermagor-refused-not-completed = Ce n’est pas le moment de traiter { $region }.

## Dans un terminal

hermagor-plate-player = Joueur
hermagor-plate-you = vous
hermagor-plate-third = troisième couleur
hermagor-plate-cash = Argent
hermagor-plate-left = Reste
hermagor-plate-at = Marchand
hermagor-plate-tiles = Tuiles
hermagor-plate-dukedoms = Duchés
hermagor-plate-route = Route
hermagor-plate-income = Revenu actuel
hermagor-plate-price = Prix
hermagor-plate-end = Fin
hermagor-plate-squares = Cases
hermagor-plate-village = Village
hermagor-plate-sells = Achète
hermagor-plate-cost = Voyage
hermagor-plate-net = Net
hermagor-plate-regions = Complète
hermagor-plate-stations = Comptoirs
hermagor-plate-bag = Dans le sac : { $tiles }
hermagor-plate-buzz = Rumeurs : { $lines }
hermagor-plate-actions = Actions de cette manche : { $actions }

# Ce qu’un coup rapporte : { $n } porte son signe, { $count } est le nombre sans lui.
hermagor-gain-coins = { $n } { $count ->
    [one] pièce
   *[other] pièces
  }
hermagor-gain-tiles = { $n } { $count ->
    [one] tuile
   *[other] tuiles
  }
hermagor-gain-income = { $n } de revenu final
