# La première partie, apprise en jouant (lessons/first.toml) ; en.lesson.ftl explique les crochets et les blancs.

heller-first = Votre premier marché

heller-first-aim = Trois matinées, un gagnant
    .text = Vous êtes trois à vendre sur cette place. Après trois matinées, le plus riche gagne. Chacun commence avec { $money } sous.

heller-first-turn = Une seule chose par tour
    .text = À votre tour, vous posez une seule chose sur le marché : un de vos étals, un carré de la pioche ou votre carré secret.

heller-first-street = Chaque ligne additionne ses clients
    .text = Chaque rangée, chaque colonne est une ligne. Les acheteurs rapportent, les filous coûtent. La rangée 5 a trois acheteurs :
    .sum = [lady] + [citizen] + [maid] = [{ $worth }]

heller-first-stall = Une ligne paie chaque marchandise
    .text = Qui vend dans la rangée 5 y gagne { $worth } par marchandise, peu importe qui a amené les acheteurs. Votre étal de { $wares } rapporterait :
    .sum = { $worth } × { $wares } marchandises = [{ $gain }]
    .task = Prenez l’étal de 3 marchandises, choisissez B5, puis confirmez
    .ask = Posez votre étal de 3 marchandises en B5
heller-first-stall-column = Presque : ici, le Mendiant regarde
    .text = La rangée 5 paie aussi en E5. Mais chaque pièce compte aussi dans sa colonne, et la colonne E a le Mendiant :
    .sum = { $row } [beggar] × 3 = [{ $gain }]
heller-first-stall-wares = La bonne rangée, un petit étal
    .text = Une ligne paie chaque marchandise. Deux rapporteraient { $gain } ici, trois { $best }. Prenez l’étal de trois.
heller-first-stall-other = Rien ne paie mieux que la rangée 5
    .text = Elle donne { $worth } par marchandise. B5 y est libre, et aucun filou ne se tient dans la colonne B.

heller-first-sure = C’est presque tout le jeu
    .text = Si l’on comptait maintenant, vous gagneriez { $stands }. Mais on compte quand les 30 emplacements sont pris, et les autres ne dorment pas.

heller-first-others = Aux autres maintenant
    .text = Chacun pose une chose sur le marché, comme vous.

heller-first-secret = Envoyez un filou chez les autres
    .text = Personne d’autre ne connaît votre carré secret, le Collecteur d’impôts, −6. { $name1 } a { $wares } marchandises dans la colonne A et espère { $before }. Avec lui, elle paie :
    .sum = [merchant-prince] + [tax-collector] = { $worth } × { $wares } marchandises = [{ $loss }]
    .task = Prenez votre carré secret, choisissez A3, puis confirmez
    .ask = Posez votre carré secret en A3
heller-first-secret-home = Il passerait d’abord chez vous
    .text = Vos marchandises sont dans la rangée 5. Avec le Collecteur d’impôts, elle vaudrait { $worth } au lieu de { $before } :
    .sum = [tax-collector] × 3 marchandises = [{ $loss }]
heller-first-secret-other = Cherchez l’étal de quatre
    .text = Un filou coûte le plus là où les autres ont beaucoup de marchandises et vous aucune : la colonne A, où A3 est libre.

heller-first-answer = Ils répondent
    .text = Qui a encore un carré secret peut le dévoiler.

heller-first-special = Le feu coupe, le sac double
    .text = Le Feu coupe la rangée 4 : à sa droite, personne ne vend au Grand négociant. Le Sac d’or double la colonne D. Un Mauvais œil chasserait tous les acheteurs.
    .sum = [citizen] × 2 = [{ $sack }]

heller-first-draw = Qui tire doit poser
    .text = Vous pouvez aussi tirer un carré. Acheteur ou filou, il va tout de suite sur le marché. Tentez votre chance.
    .task = Choisissez la pioche, puis confirmez
    .ask = Tirez un carré de la pioche
heller-first-draw-other = Tentez d’abord votre chance
    .text = Il reste des carrés dans la pioche. Tirez-en un : c’est ce que montre cette étape.

heller-first-place = La Reine ! Montrez-lui votre rangée
    .text = Elle apporte 6 à sa rangée et 6 à sa colonne. La rangée 5 passe de { $before } à { $worth }, et vos trois marchandises rapportent :
    .sum = [queen] × 3 marchandises = [{ $gain }]
    .task = Choisissez E5, puis confirmez
    .ask = Posez la Reine en E5
heller-first-place-other = Sa place est près de vos marchandises
    .text = Trois de vos marchandises sont dans la rangée 5. En E5, elle vous rapporte { $gain } ; ailleurs, jamais davantage.

heller-first-turns = Encore aux autres
    .text = Ils choisissent maintenant eux-mêmes.

heller-first-stalls = Un grand étal ne sert qu’une fois
    .text = Après la matinée, les étals de 1 marchandise vous reviennent. Ceux de 2, 3 ou 4 sont perdus : gardez-en pour un meilleur marché.

heller-first-free = Remplissez vous-même le marché
    .text = Avant de confirmer, vous voyez ce qu’une pièce rapporterait à chacun. Je reviens quand le marché sera compté.

heller-first-count = On compte le marché
    .text = Chaque rangée et chaque colonne paie : sa valeur fois vos marchandises. On additionne tout avant que l’argent ne bouge.
    .task = Regardez, puis passez à la manche 2

heller-first-on = Vous connaissez tout le jeu
    .text = Encore deux matinées, chacune avec un marché vide et un nouveau carré secret. Vos étals se font rares. Bonne chance !
