# La première partie, apprise en jouant (lessons/first.toml) ; en.lesson.ftl explique les crochets et les blancs.

karanor-first = Vos premières îles

karanor-first-aim = Dix de prestige, et c’est la fin
    .text = Vous voguez d’île en île, ouvrez des commerces, aidez les habitants. Dès que quelqu’un a 10 de prestige, on finit la manche ; qui en a le plus gagne.

karanor-first-card = Une carte est un projet
    .text = Votre Atelier de tisserand demande 6 or, 2 tissus et 1 bois, dans une cité. Il donne du prestige et un revenu à chaque tour.

karanor-first-move = Quatre actions : d’abord, se déplacer
    .text = Le bois pousse au Marais des lanternes. Sur terre, un pas ne coûte pas d’or, seulement une action.
    .task = Choisissez le Marais des lanternes sur la carte, puis allez-y
    .ask = Déplacez-vous au Marais des lanternes
karanor-first-move-other = Le bois est au Marais
    .text = Le reste peut attendre : l’Atelier de tisserand demande d’abord du bois, et le Marais est à un pas.

karanor-first-harvest = Récoltez où vous êtes
    .text = Chaque territoire donne ce que montre son image. Le Marais donne du bois, { $wood } d’un coup :
    .sum = [{ $wood }]
    .task = Choisissez « Récolter »
    .ask = Récoltez au Marais des lanternes
karanor-first-harvest-other = Prenez le bois maintenant
    .text = Vous êtes là où il pousse, et une action en rapporte { $wood }.

karanor-first-work = Travaillez pour un peu d’or
    .text = Quand il n’y a rien de mieux à faire, travaillez : cela rapporte { $gold } or, partout. Il vous faudra ensuite un bateau.
    .sum = [{ $gold }]
    .task = Choisissez « Travailler »
    .ask = Travaillez pour de l’or
karanor-first-work-other = Il reste deux actions
    .text = Une pour l’or, une pour le bateau. Travaillez d’abord, embarquez ensuite.

karanor-first-sea = La mer coûte de l’or
    .text = Le tissu se fait à la Baie des voiles, de l’autre côté de l’eau. Un bateau vous y mène pour :
    .sum = [{ $cost }]
    .task = Choisissez la Baie des voiles sur la carte, puis allez-y
    .ask = Voguez vers la Baie des voiles
karanor-first-sea-other = Le tissu est outre-mer
    .text = L’Atelier de tisserand demande deux tissus. Ils sont à la Baie des voiles ; la ligne pointillée est le bateau.

karanor-first-end = Finissez votre tour
    .text = Vos quatre actions sont faites. À la fin du tour, vous touchez votre revenu ; vos commerces le feront grandir.
    .task = Choisissez « Finir »
    .ask = Finissez votre tour
karanor-first-end-other = Il n’y a plus rien à faire
    .text = Vos actions sont dépensées. Finissez le tour : les autres attendent.

karanor-first-others = Aux autres maintenant
    .text = Eux aussi ont quatre actions.

karanor-first-cloth = Deuxième tour : le tissu
    .text = Quatre nouvelles actions. La Baie des voiles donne du tissu :
    .sum = [{ $cloth }]
    .task = Choisissez « Récolter »
    .ask = Récoltez à la Baie des voiles
karanor-first-cloth-other = D’abord le tissu
    .text = Vous êtes à la Baie des voiles, et la carte demande deux tissus : c’est une seule récolte.

karanor-first-city = Les commerces sont dans les cités
    .text = Vous avez tout ce que demande la carte. Nacrelune est la cité la plus proche.
    .task = Choisissez Nacrelune sur la carte, puis allez-y
    .ask = Déplacez-vous à Nacrelune
karanor-first-city-other = Allons dans la cité
    .text = On ne construit que dans les cités. Nacrelune est à un pas.

karanor-first-build = Construisez votre premier commerce
    .text = Il coûte 6 or et les ressources. Désormais il rapporte { $income } or de plus par tour, et tout de suite du prestige :
    .sum = [{ $prestige }]
    .task = Choisissez « Construire », puis l’Atelier de tisserand
    .ask = Construisez l’Atelier de tisserand
karanor-first-build-other = Tout est prêt
    .text = Vous êtes dans une cité avec l’or, le bois et le tissu. Construisez : plus tôt il est là, plus souvent il paie.

karanor-first-take = Une nouvelle carte en main
    .text = Qui construit prend une nouvelle carte : une des cartes visibles, ou une inconnue de la pioche. Choisissez à votre goût.
    .task = Choisissez une carte
    .ask = Prenez une nouvelle carte commerce
karanor-first-take-other = Choisissez d’abord une carte
    .text = Prenez une des cartes visibles ou le dessus de la pioche.

karanor-first-quests = Les gens ont des souhaits
    .text = Parlez à l’habitant d’un territoire et vous recevez une quête. Accomplissez-la au bon endroit pour de l’or et du prestige.

karanor-first-trade = Échangez avec tous, à tout moment
    .text = Il vous manque quelque chose ? Proposez ressources ou or sous « Échanges », même au tour des autres. Ils répondront, ou feront une autre offre.

karanor-first-on = Les îles sont à vous
    .text = Il vous reste une action. Prévoyez deux cartes d’avance, récoltez en chemin, regardez où mènent vos quêtes. Bon vent !
