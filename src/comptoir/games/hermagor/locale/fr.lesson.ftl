# La première partie, apprise en jouant (lessons/first.toml) ; en.lesson.ftl explique les crochets et les blancs.

hermagor-first = Votre premier voyage

hermagor-first-aim = Acheter lundi, vendre toute la semaine
    .text = Une manche a deux moitiés : gagner des marchandises au marché, puis les vendre dans les villages. Après cinq manches, le plus riche gagne.

hermagor-first-tiles = Les tuiles disent quoi vendre
    .text = Chaque tuile montre une ou deux marchandises ; certaines font monter un prix, quatre sont spéciales. Vous les gagnez avec vos quatre acheteurs.

hermagor-first-junction = Un acheteur, quatre tuiles
    .text = Qui a le plus d’acheteurs sur une tuile et autour d’elle la gagne. Sur un croisement, un acheteur compte pour quatre tuiles.
    .sum = coûte { $cost }, il vous reste { $left }
    .task = Choisissez le croisement h2 × v1, puis confirmez
    .ask = Placez un acheteur au croisement h2 × v1
hermagor-first-junction-tile = Bon marché, mais une seule tuile
    .text = Sur une tuile, un acheteur coûte { $cost } et ne compte que pour elle. Sur un croisement, il compte pour quatre.
hermagor-first-junction-other = Ailleurs, moins de tuiles pour vous
    .text = Au croisement h2 × v1, personne n’est proche : un acheteur y mène pour les quatre tuiles voisines.

hermagor-first-others = Aux autres maintenant
    .text = Chacun place un acheteur à la fois.

hermagor-first-line = Deux acheteurs en savent davantage
    .text = Chaque allée paie vos acheteurs : un rapporte { $one }, deux rapportent { $two }. Un deuxième sur v1 porte l’argent de vos rumeurs à :
    .sum = [{ $buzz }]
    .task = Choisissez le croisement h1 × v1, puis confirmez
    .ask = Placez un deuxième acheteur sur l’allée v1
hermagor-first-line-other = Restez sur l’allée v1
    .text = Deux acheteurs sur une allée rapportent { $two }, sur deux allées { $one } chacun. En h1 × v1, les vôtres se retrouvent.

hermagor-first-more = Les autres placent aussi
    .text = Regardez quelles tuiles ils visent.

hermagor-first-edge = À égalité, le côté l’emporte
    .text = { $name2 } a deux acheteurs autour de la Bonne affaire. Avec celui-ci, vous aussi, mais de côté, pas dans un coin : vous l’emportez.
    .task = Choisissez la place entre les deux tuiles, puis confirmez
    .ask = Placez un acheteur entre les tuiles de la rangée 3
hermagor-first-edge-other = L’égalité se joue sur les côtés
    .text = Sur v1, entre les deux tuiles de la rangée 3, votre acheteur touche le côté des deux. Les coins ne comptent pas.

hermagor-first-again = Leur troisième acheteur
    .text = Ensuite, encore un pour chacun.

hermagor-first-steal = Gagnez avec votre dernier acheteur
    .text = { $name1 } se tient aux coins de ces deux tuiles. Entre elles, un seul des vôtres gagne les deux, dont le Raccourci.
    .task = Choisissez la place entre les deux tuiles, puis confirmez
    .ask = Placez votre dernier acheteur sur v3, entre deux tuiles
hermagor-first-steal-other = Deux tuiles pour un acheteur
    .text = Entre les deux tuiles, sur v3, votre acheteur touche le côté des deux. { $name1 } n’y a que des coins.

hermagor-first-raise = Gagné : les prix montent
    .text = Le marché a payé vos rumeurs et donné les tuiles. Une flèche fait passer sa marchandise de { $from } à { $to }. Faites-le deux fois.
    .task = Augmentez le prix des reliques, puis des armes
    .ask = Augmentez le prix de ce que vous vendrez
hermagor-first-raise-other = C’est vous qui allez vendre
    .text = Un prix plus haut vous paie mieux à chaque vente, et la ligne paie davantage à la fin. Augmentez-le.

hermagor-first-theirs = Les autres augmentent aussi
    .text = { $name2 } a gagné quatre tuiles à flèche.

hermagor-first-start = Le plus petit numéro désigne
    .text = Votre tuile 1 porte le plus petit numéro gagné : vous dites qui commence. Commencer est un avantage : prenez-le.
    .task = Choisissez-vous vous-même
    .ask = Désignez le premier joueur
hermagor-first-start-other = Commencez vous-même
    .text = Qui commence vend d’abord, et place le premier acheteur de la manche suivante. Rien n’oblige à l’offrir aujourd’hui.

hermagor-first-sell = En route pour vendre
    .text = Les villages en couleur achètent ce que montrent vos tuiles. Le Raccourci réduit le chemin de moitié. Steinhag paie { $price }, le chemin coûte { $cost } :
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Choisissez Steinhag, puis « Raccourci »
    .ask = Vendez à Steinhag par le Raccourci
hermagor-first-sell-other = Steinhag est sur le chemin
    .text = Le village est tout près, il paie { $price }, et de là on atteint une région entière. Le Raccourci ne sert que dans cette manche.

hermagor-first-market = Chacun vend une fois
    .text = Une action chacun, plusieurs fois de suite.

hermagor-first-station = Chaque vente laisse un comptoir
    .text = Le vôtre reste à Steinhag : si d’autres y vendent, il vous rapporte 1. On ne vend qu’une fois par village : allez à Furtnitz.
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Choisissez Furtnitz, puis vendez
    .ask = Vendez à Furtnitz
hermagor-first-station-other = D’abord Furtnitz
    .text = Furtnitz paie { $price } pour un chemin de { $cost }, et appartient à la région que nous voulons entière.

hermagor-first-on2 = Les autres vendent
    .text = Eux aussi construisent des comptoirs.

hermagor-first-way = Un petit gain, un grand projet
    .text = Weidnau ne rapporte que { $net }, chemin déduit. Mais une région dont tous les villages ont votre comptoir paie bien plus.
    .sum = { $price } − { $cost } = [{ $net }]
    .task = Choisissez Weidnau, puis vendez
    .ask = Vendez à Weidnau
hermagor-first-way-other = Un pas de plus vers la région
    .text = Weidnau est le prochain village de la région. La vente rapporte peu, la région entière rapporte un disque.

hermagor-first-on3 = Leur troisième vente
    .text = Il restera une action ensuite.

hermagor-first-region = Complétez la région
    .text = Avec Ursenfeld, vous avez tous les villages de Schreibermoos. Un disque va sur la ligne des livres et paie { $disc } tout de suite :
    .sum = { $price } + { $disc } − { $cost } = [{ $net }]
    .task = Choisissez Ursenfeld, puis vendez
    .ask = Vendez à Ursenfeld pour compléter Schreibermoos
hermagor-first-region-other = À la région, il ne manque qu’Ursenfeld
    .text = Là, la vente et le disque vous rapportent ensemble { $net }.

hermagor-first-end = La fin paie encore trois fois
    .text = À la fin, chaque ligne avec votre disque paie son petit chiffre rouge. Les duchés paient vos comptoirs dans chacun, la route principale ceux qui la bordent.

hermagor-first-on4 = Les dernières ventes
    .text = Puis un nouveau marché ouvre.

hermagor-first-on = Vous connaissez toute la semaine
    .text = Encore quatre manches, avec d’autres tuiles et d’autres actions. Augmentez ce que vous vendez, complétez des régions, pensez à la route principale. Bonne chance !
