# Ce que la table de Hermagor dit d’elle-même : le but, ce qui est possible, ce que sont les choses.

hermagor-aim = être le plus riche après la manche { $rounds } et le revenu final
hermagor-goal-0 = Le marché se remplit.
hermagor-goal-1 = Qui a le plus d’acheteurs autour d’une tuile la gagne : vos tuiles disent ce que vous pourrez vendre dans cette manche.
hermagor-goal-2 = Le marché se règle : d’abord l’argent des rumeurs, puis, tuile par tuile, qui la gagne.
hermagor-goal-3 = Vendez et laissez un comptoir ; un comptoir dans chaque village d’une région donne un disque.
hermagor-can-booth = Placer un acheteur sur une tuile
    .why = Coûte { $least }. Il n’y compte que pour cette tuile, mais la gagne en cas d’égalité.
hermagor-can-edge = Placer un acheteur entre deux tuiles (case ronde)
    .why =
        Coûte { $least ->
           *[other] de { $least } à { $most }
        }. Il compte pour les deux tuiles, départage les égalités et entend les rumeurs d’une allée.
hermagor-can-junction = Placer un acheteur à un croisement (case carrée)
    .why = Coûte de { $least } à { $most }. Il compte pour les quatre tuiles autour et pour les rumeurs de deux allées, mais ne départage pas.
hermagor-can-shared-buyer = Placer un acheteur partagé
    .why = Gratuit, en plus du vôtre. Il dispute des tuiles qui retournent ensuite dans le sac.
hermagor-can-shared-station = Construire un comptoir partagé
    .why = Dans un village dont vous avez la marchandise ; votre marchand n’a pas besoin d’y être. Il ne vous rapporte rien.
hermagor-can-there = Un acheteur { $place }
hermagor-can-pass = Passer
    .why =
        { $count ->
            [one] Vous renoncez à votre dernier acheteur de cette manche.
           *[other] Vous renoncez à vos { $count } acheteurs restants de cette manche.
        }
hermagor-can-sell = Voyager et vendre
    .why =
        { $count ->
            [one] Un village achète ce que vous avez : { $village }, { $net } en tout.
           *[other] { $count } villages achètent ce que vous avez. Le mieux tout de suite : { $village }, { $net } chemin payé.
        }
hermagor-can-sell-here = Vendre ici, à { $village }
    .why = Pas de chemin à payer : vous touchez le prix et construisez un comptoir.
hermagor-can-shortcut = Voyager par le Raccourci et vendre
    .why = Une fois dans cette manche, pour la moitié du prix du chemin.
hermagor-can-move = Voyager seulement
    .why =
        { $count ->
            [one] Vers un village, pour la moitié du prix : vous pourriez y vendre à l’action suivante.
           *[other] Vers l’un des { $count } villages, pour la moitié du prix : vous pourriez y vendre à l’action suivante.
        }
hermagor-can-stay = Rester
    .why = L’action est perdue. À la fin de la manche, vos tuiles retournent dans le sac, vendues ou non.
hermagor-can-sell-in = Vendre à { $village }
hermagor-can-keep = N’augmenter aucun prix
    .why = Un prix qui reste bas garde ses meilleures cases de production cachées.
hermagor-can-draw = Piocher une tuile dans le sac
    .why = Sans tuile, vous ne pourriez rien vendre dans cette manche. Elle n’augmente aucun prix.
hermagor-can-declare = Déclarer votre argent
    .why = Parmi ceux qui le font, le plus pauvre désigne le premier joueur.

## Ce que sont les choses

hermagor-explain-edge = Une case entre deux tuiles. Un acheteur ici compte pour les deux ; en cas d’égalité, qui en a le plus sur les côtés l’emporte. Il entend les rumeurs d’une allée.
hermagor-explain-junction = Un croisement. Un acheteur ici compte pour les quatre tuiles autour et pour les rumeurs de deux allées, mais ne départage pas.
hermagor-explain-booth = Un étal vide : pas de place pour un acheteur.
hermagor-explain-price = Coûte { $cost }
hermagor-explain-contest =
    { $why ->
        [alone] Il n’y a ici que des acheteurs { DE($name) } ({ $most }) : la tuile lui reviendrait.
        [majority] { $name } en a { $most } ici contre { $next } : la tuile lui reviendrait.
        [tile] { $most } contre { $next }, mais { $name } est sur la tuile même et la gagnerait.
        [edges] { $most } contre { $next }, mais { $name } a plus d’acheteurs sur les côtés et la gagnerait.
        [tie] { $most } contre { $next }, sur les côtés aussi : personne ne la gagne, elle reste pour la manche suivante.
       *[nobody] Personne n’est là : elle reste pour la manche suivante.
    }
hermagor-explain-lane = L’argent des rumeurs pour les acheteurs de chacun le long de cette allée : 1 acheteur 1, deux 3, trois 6, quatre 10. Un acheteur à un croisement compte sur les deux.
    .name = Allée { $line }
hermagor-explain-buzz = L’argent des rumeurs, payé à la fin du marché : pour chacune des sept allées 1, 3, 6 ou 10 pour un, deux, trois ou quatre acheteurs à vous.
    .name = Rumeurs
hermagor-explain-single = Permet de vendre { $products } dans cette manche. Qui la gagne peut augmenter ce prix d’un cran (la flèche).
hermagor-explain-double = Permet de vendre { $products } dans cette manche.
hermagor-explain-floating_market = Qui la gagne peut augmenter un prix au choix d’un cran.
hermagor-explain-good_deal = Qui la gagne reçoit 5 aussitôt.
hermagor-explain-shortcut = Une fois dans cette manche, son propriétaire voyage et vend pour la moitié du prix du chemin.
hermagor-explain-black_market = Quand son propriétaire vend dans cette manche, personne ne gagne rien avec ses comptoirs sur place.
hermagor-explain-cash = Tout ce qui compte à la fin. L’argent des autres est caché, sauf à une table qui joue avec l’argent visible.
    .name = Argent
hermagor-explain-dukedom = À la fin, on compte vos comptoirs dans les trois duchés : le plus petit nombre, fois { $times }, vous est payé.
    .worth =
        { $count ->
            [one] { $count } comptoir à vous
           *[other] { $count } comptoirs à vous
        }
hermagor-explain-route = La route principale : à la fin, le plus de comptoirs dans ses 8 villages rapporte 5, le moins coûte 5.
    .name = Route principale
hermagor-explain-discs = Les disques restants. Chaque région complète en met un sur la table des prix, qui paie aussitôt et à la fin.
    .name = Disques restants
hermagor-explain-buyers = Les acheteurs encore à placer dans cette manche.
    .name = Acheteurs
hermagor-explain-actions = Les actions restantes de cette manche. Chacune utilise un comptoir : construit après une vente, rendu sinon.
    .name = Actions
hermagor-explain-round = Une manche a trois phases : marché, préparatifs, vente. Après la dernière vient le revenu final.
    .name = Manches
hermagor-explain-city = Tout le monde part d’ici. On la traverse, mais aucun voyage n’y finit et rien ne s’y vend.
    .name = Hermagor
hermagor-explain-road = Ce que coûte la route. Qui voyage sans vendre paie la moitié de tout le chemin, arrondie à l’inférieur.
    .name =
        { $cost ->
           *[other] Route, { $cost }
        }
hermagor-explain-row = Une vente rapporte le prix, { $price }. À la fin, quiconque a un disque ici reçoit la valeur finale, { $end }. Une région avec ce bâtiment donne un disque sur la meilleure case libre.
hermagor-explain-nobility = Une région au drapeau donne un disque sur la case libre la plus basse : 3, puis 4, jusqu’à 8. Pas de revenu final.
hermagor-explain-region = Un comptoir dans chacun de ses villages vous donne un disque : { $rows }.
    .worth =
        { $count ->
            [0] Elle est à vous
            [one] Il vous manque { $names }
           *[other] Il vous en manque { $count } : { $names }
        }
hermagor-explain-village =
    { $count ->
        [0] Achète { $product }. Qui vend ici construit un comptoir.
        [one] Achète { $product }. Qui vend ici construit un comptoir, et celui qui en a déjà un reçoit 1.
       *[other] Achète { $product }. Qui vend ici construit un comptoir, et chacun des { $count } qui en ont déjà un reçoit 1.
    }
    .worth = paie { $price }
hermagor-explain-merchant = Voyage de village en village par les routes et paie chacune d’elles ; vend là où vous n’avez pas encore de comptoir.
    .name = Marchand { DE($name) }
