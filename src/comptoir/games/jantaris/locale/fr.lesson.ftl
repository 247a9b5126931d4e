# La première partie, apprise en jouant (lessons/first.toml) ; en.lesson.ftl explique les crochets et les blancs.

jantaris-first = Votre première guilde

jantaris-first-aim = Le prestige l’emporte
    .text = Vous menez une guilde de marchands. Dès que quelqu’un a { $goal } de prestige au début d’un tour, qui en a le plus gagne.

jantaris-first-control = Dominez trois quartiers
    .text = Cette carte nomme trois quartiers. Qui les domine tous peut la prendre : { $prestige } de prestige. Dominer, c’est avoir deux marchands, et plus que quiconque.

jantaris-first-place = D’abord, une visite en ville
    .text = Prenez des marchandises au marché, placez un marchand à la guilde ou enchérissez au bazar. Il vous manque { $needs } marchand, à Velisse.
    .task = Choisissez Velisse sur le plateau, puis confirmez
    .ask = Placez un marchand à Velisse
jantaris-first-place-market = Les marchandises, plus tard
    .text = Elles achètent des objets et paient aux foires. Mais un marchand de plus à Velisse, et la carte est à vous ce tour-ci.
jantaris-first-place-other = Un marchand à Velisse
    .text = Shakara et Ormeth sont à vous, avec deux marchands chacun. Velisse en a un ; avec un deuxième, le quartier est à vous.

jantaris-first-marker = Ensuite, déplacez un marqueur
    .text = Là où il se tient, personne n’entre ni ne sort, et les votes y agissent. Tenez-le loin de vos quartiers : Likaran est vide.
    .task = Choisissez le marqueur noir, puis Likaran, puis confirmez
    .ask = Déplacez le marqueur noir à Likaran
jantaris-first-marker-home = Pas chez vous
    .text = Les votes agissent dans le quartier du marqueur. Un rival pourrait bannir un de vos marchands de Velisse, et adieu la carte.
jantaris-first-marker-other = Où ne fait-il aucun mal ?
    .text = À Likaran, il n’y a personne à bannir. Et le marqueur noir décide de la couleur des marchandises d’une Affaire : noires.

jantaris-first-votes = Puis chacun vote en secret
    .text = Quatre cartes, retournées ensemble. L’effet dépend du nombre de joueurs qui ont choisi la même : souvent, mieux vaut être seul.

jantaris-first-vote = L’Affaire rapporte des marchandises
    .text = Seule, l’Affaire rapporte { $goods } marchandises de la couleur du marqueur. À deux, seuls les marchands à Likaran comptent : il n’y en a aucun.
    .sum = [{ $goods }]
    .task = Choisissez « Affaire », puis confirmez
    .ask = Votez « Affaire »
jantaris-first-vote-other = Essayez d’abord l’Affaire
    .text = Vous n’avez personne à Likaran : la plupart des votes y font peu pour vous. Une Affaire, seule, rapporte { $goods } marchandises.

jantaris-first-reveal = Les autres votent
    .text = Puis on retourne toutes les cartes.

jantaris-first-claim = Enfin, prenez ce que vous dominez
    .text = Vous dominez Shakara, Ormeth et Velisse : la carte est à vous. Vos marchands restent et peuvent servir pour une autre.
    .sum = [{ $prestige }]
    .task = Prenez la carte de contrôle
    .ask = Prenez Shakara, Ormeth et Velisse
jantaris-first-claim-other = Prenez-la tant que vous pouvez
    .text = Elle ne coûte rien et rapporte { $prestige } de prestige. Au prochain tour, on vous aura peut-être banni.

jantaris-first-bazaar = Les marchandises achètent des objets
    .text = Au bazar, deux objets sont visibles, chacun avec un prix en marchandises rouges et noires. Ils sont mis aux enchères, donnent du prestige et un pouvoir.

jantaris-first-fair = Cinq au Centre : une foire
    .text = Avec cinq marchands au Centre, une grande foire a lieu : qui y a un marchand y échange des marchandises contre du prestige. Ils sont quatre.

jantaris-first-theirs = À leur tour
    .text = Vous votez au tour de chacun.

jantaris-first-guess = Devinez ce que choisiront les autres
    .text = Seul, le Recrutement place un marchand n’importe où. À deux, chacun en place un au Centre, et une foire approche. Les deux vous vont.
    .task = Choisissez « Recrutement », puis confirmez
    .ask = Votez « Recrutement »
jantaris-first-guess-other = Plus de marchands, plus de poids
    .text = Le marqueur est loin de vos quartiers. Le Recrutement vous apporte un marchand, quoi que choisissent les autres.

jantaris-first-reveal2 = On retourne les cartes
    .text = Voyez qui a eu la même idée.

jantaris-first-on = Vous connaissez la ville
    .text = Ville, marqueur, votes, foire, contrôle : chaque tour est pareil. Voyez qui domine quoi, et votez comme personne. Bonne chance !
