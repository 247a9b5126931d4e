# Ce que seule la table du navigateur dit d’Hermagor.

## Les plateaux

hermagor-table-boards = Plateau
hermagor-table-board-market = Marché
hermagor-table-board-map = Carte
hermagor-table-market = Le grand marché : étals et allées
hermagor-table-whole-market = Tout le marché d’un coup
hermagor-table-map = Carte du pays autour d’Hermagor
hermagor-table-layers = Calques de la carte
hermagor-table-layer-regions = Régions
hermagor-table-layer-dukedoms = Duchés
hermagor-table-layer-route = Route
hermagor-table-layer-gains = Gain net
hermagor-table-inset = Tout le pays en petit : touchez pour y aller
hermagor-table-describe = Décrire le plateau
hermagor-table-described = Le plateau en mots

## Avancement

hermagor-table-round = Manche { $n }
hermagor-table-round-of = Manche { $round } sur { $rounds }
hermagor-table-actions-of =
    { $count ->
        [one] { $count } action chacun
       *[other] { $count } actions chacun
    }
hermagor-table-phase-1 = Marché
hermagor-table-phase-2 = Préparatifs
hermagor-table-phase-3 = Vente

## Ce qui est demandé

hermagor-table-ask-place =
    { $count ->
        [one] Placez votre dernier acheteur, ou passez
       *[other] Placez un acheteur, il en reste { $count }
    }
hermagor-table-ask-action =
    { $count ->
        [one] Allez vendre, c’est votre dernière action
       *[other] Allez vendre, il vous reste { $count } actions
    }
hermagor-table-ask-costs = sur une tuile { $tile } · dans une allée le chiffre indiqué · vous avez { $cash }
hermagor-table-hint-place = Désignez une tuile ou une allée pour voir ce qu’un acheteur y ferait.
hermagor-table-hint-share-buyer = Désignez une place pour l’acheteur partagé, ou laissez-le.
hermagor-table-hint-declare = Qui déclare le moins désigne le premier joueur.
hermagor-table-hint-start = Qui doit commencer ?
hermagor-table-hint-raise = Un prix plus haut augmente aussi la valeur finale et découvre des cases.
hermagor-table-hint-draw = Une tuile piochée dans le sac n’augmente aucun prix.
hermagor-table-hint-action = Les villages en pointillé achètent vos marchandises. Désignez-en un pour voir chemin, prix et gain.
hermagor-table-hint-share-station = Les villages en pointillé peuvent recevoir le comptoir partagé. Désignez-en un, ou laissez-le.
hermagor-table-hint-build = Choisissez la ligne du disque ; sa case est payée aussitôt.
hermagor-table-do-place = Placer l’acheteur
hermagor-table-do-shared-buyer = Placer l’acheteur partagé
hermagor-table-do-sell = Aller vendre
hermagor-table-do-sell-here = Vendre ici
hermagor-table-do-shortcut = Raccourci
hermagor-table-do-move = Aller sans vendre
hermagor-table-do-shared-station = Construire le comptoir partagé
hermagor-table-do-pass = Passer
hermagor-table-do-pass-sure =
    { $count ->
        [one] Renoncer au dernier acheteur ?
       *[other] Renoncer à { $count } acheteurs ?
    }
hermagor-table-do-declare = Déclarer mon argent
hermagor-table-do-keep = N’augmenter aucun prix
hermagor-table-do-draw = Piocher une tuile
hermagor-table-do-no-draw = Ne pas piocher
hermagor-table-do-stay = Rester
hermagor-table-do-rest =
    { $count ->
       *[other] Rester jusqu’à la fin ({ $count } actions)
    }
hermagor-table-do-done = Laisser
hermagor-table-do-start-me = Je commence
hermagor-table-do-decline = Pas de disque pour { $region }
hermagor-table-raise-note = { $price } → { $next }, valeur finale { $end }
hermagor-table-build-note = { $region } : paie { $pays }{ $price ->
        [0] {""}
       *[other] {" · "}prix { $price }, valeur finale { $end }
    }

## Places du marché

hermagor-table-no-tile = pas de tuile
hermagor-table-tile-said = { $name }
hermagor-table-tile-number =
    { $special ->
        [yes] tuile spéciale
       *[no] tuile { $tile }
    }
hermagor-table-costs = coûte { $cost }
hermagor-table-buyer-of = acheteur { DE($name) }
hermagor-table-leads = va pour l’instant à { $name } : { $why }
hermagor-table-why =
    { $why ->
        [alone] { $most } seul
        [majority] { $most }:{ $next }
        [tile] { $most } = { $next }, dessus
        [edges] { $most } = { $next }, côtés
        [tie] { $most } = { $next }, reste
       *[nobody] personne, reste
    }
hermagor-table-ties = 2:1 = plus d’acheteurs sur la tuile et autour. À égalité : qui est sur la tuile, puis qui en a le plus sur ses côtés ; sinon elle reste.
hermagor-table-nobody = personne
hermagor-table-hands = { $from } → { $to }
hermagor-table-buzz = Rumeurs
hermagor-table-buzz-on = Rumeurs sur { $lines }
hermagor-table-leading = À qui iraient les tuiles maintenant
hermagor-table-sales = Où vous pouvez vendre maintenant
hermagor-table-no-sales = Cette action ne permet aucune vente. Choisissez un village sur la carte pour vous y rendre, et vendez avec une action suivante.
hermagor-table-no-way = Rien ne peut être vendu, aucun chemin ne peut être payé : vous restez.
hermagor-table-cost = Coût
hermagor-table-left = reste
hermagor-table-looked-at = Ce que vous regardez
hermagor-table-would-do = Ce que cela ferait

## Villages

hermagor-table-on-route = { $dukedom } · route principale
hermagor-table-buys = achète { $product } pour { $price }
hermagor-table-buys-line = Achète { $product }
hermagor-table-stations-of =
    { $count ->
        [one] comptoir { DE($names) }
       *[other] comptoirs { DE($names) }
    }
hermagor-table-merchants-of =
    { $count ->
        [one] marchand { DE($names) }
       *[other] marchands { DE($names) }
    }
hermagor-table-net-said = chemin { $cost }, gain net { $net }
hermagor-table-way-said = chemin { $cost }
hermagor-table-completes-said = complète { $names }
hermagor-table-said =
    { $sign ->
        [minus] moins { $n }
        [plus] plus { $n }
       *[zero] { $n }
    }
hermagor-table-gain =
    { $sign ->
        [minus] Vous perdez
       *[plus] Vous gagnez
    }
hermagor-table-sold = Vente : { $product }
hermagor-table-current-price = Prix actuel
hermagor-table-no-ware = Vous n’en avez pas
hermagor-table-sell-later = Vous pourriez y vendre lors d’une action suivante
hermagor-table-completed = { $region } complétée
hermagor-table-would-complete = Compléterait { $region }
hermagor-table-no-room = Aucune case libre
hermagor-table-earn =
    { $count ->
        [one] { $names } gagne { $n }
       *[other] { $names } gagnent { $n } chacun
    }
hermagor-table-missing =
    { $count ->
        [0] complète
       *[other] il manque { $names }
    }
hermagor-table-final-dukedoms = Revenu final : duchés
hermagor-table-final-route = Revenu final : route
hermagor-table-stranded = Vous ne pourriez alors payer aucun chemin vers une vente.

## Marchands

hermagor-table-cash = argent
hermagor-table-declared = argent déclaré
hermagor-table-hidden = argent caché
hermagor-table-passed = a passé
hermagor-table-buyers-left =
    { $count ->
        [one] { $count } acheteur
       *[other] { $count } acheteurs
    }
hermagor-table-actions-left =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
hermagor-table-buzz-of = rumeurs { $n }
hermagor-table-in-dukedom = Comptoirs dans le duché { DE($dukedom) }
hermagor-table-on-the-route = Comptoirs sur la route principale
hermagor-table-discs = Disques restants
hermagor-table-shared = couleur partagée
hermagor-table-shared-buyers =
    { $count ->
        [one] { $count } acheteur partagé
       *[other] { $count } acheteurs partagés
    }
hermagor-table-none = aucune
hermagor-table-merchant-said = { $name } : { $shared ->
        [yes] la couleur partagée
       *[no] { $cash ->
            [-1] argent caché
           *[other] argent { $cash }
        }
    } ; tuiles : { $tiles } ; comptoirs : { $dukedoms }, route principale { $route } ; disques restants { $discs }.

## Prix, régions, sac

hermagor-table-prices-tab = Prix
hermagor-table-prices = Table des prix
hermagor-table-building-pays = bâtiments
hermagor-table-price-head = prix
hermagor-table-end-value = valeur finale
hermagor-table-price-said = prix { $price }, valeur finale { $end }
hermagor-table-disc-said = disque { DE($name) } sur { $square }
hermagor-table-pays-said = le prochain disque paie { $pays }
hermagor-table-row-full = pas de place pour un disque
hermagor-table-regions = Mes régions
hermagor-table-regions-done =
    { $count ->
        [0] aucune complète
        [one] { $count } complète
       *[other] { $count } complètes
    }
hermagor-table-bag = Dans le sac
hermagor-table-bag-count =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
hermagor-table-to-come = Tuiles d’action à venir

## Le revenu final

hermagor-table-income = Le revenu final
hermagor-table-income-help = Chaque sorte de bâtiment paie une fois sa valeur finale. Les comptoirs dans tous les duchés paient. La route principale récompense qui y a le plus de comptoirs et pénalise qui en a le moins.
hermagor-table-income-before = Argent avant
hermagor-table-income-production = Production
hermagor-table-income-dukedoms = Duchés
hermagor-table-income-route = Route principale
hermagor-table-income-stations =
    { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    }
hermagor-table-income-total = En tout
hermagor-table-income-all = Tout montrer
hermagor-table-income-close = Voir le classement final

## Touches

hermagor-key-map = marché ou carte

## En mots

hermagor-do-at = { $what } : { $where }
hermagor-words-place = { $place }, coût { $cost }
hermagor-words-raise = Augmenter un prix
hermagor-words-start = Premier joueur
hermagor-words-price = { $row }{ $price ->
        [-1] { "" }
       *[other] { " " }: prix { $price }
    }{ $pays ->
        [-1] { "" }
       *[other] { " " }; le prochain disque rapporte { $pays }
    }

## Consignes

hermagor-order-stay = Rester jusqu’à la fin
hermagor-order-no-sharing = Ne rien partager
