# Ce que la table de Karanor dit d’elle-même : le but, ce qui est possible, ce que sont les choses.

karanor-aim = avoir le plus de prestige quand quelqu’un en a { $goal }
karanor-goal-draft = Deux commerces pour commencer : cherchez des ressources et des cités qui vont ensemble.
karanor-goal-turn = Quatre actions, puis le revenu. Le prestige vient des commerces, quêtes, livraisons et villas.
karanor-goal-window = Il se passe quelque chose : qui a une carte qui convient peut répondre.
karanor-goal-keep = L’une est pour vous, le reste est écarté.
karanor-can-move = Déplacer votre pion
    .why =
        { $steps ->
            [one] D’un territoire par la terre, ou par la mer pour { $sea } or.
           *[other] Jusqu’à { $steps } territoires, par la terre ou par la mer ; chaque passage en mer coûte { $sea } or.
        }
karanor-can-harvest = Récolter ici
    .why = { $harvest } × { $good }.
karanor-can-work = Travailler
    .why = { $work } or, n’importe où.
karanor-can-build = Construire un commerce ici
    .why =
        { $cards ->
            [one] Une de vos cartes peut être payée et convient à cette cité : revenu et prestige pour toujours.
           *[other] { $cards } de vos cartes peuvent être payées et conviennent à cette cité : revenu et prestige pour toujours.
        }
karanor-can-interact = Parler à l’habitant
    .why = Vous piochez une quête ; l’habitant s’en va.
karanor-can-quest = Accomplir une quête
    .why =
        { $quests ->
            [one] Une des vôtres est prête ici.
           *[other] { $quests } des vôtres sont prêtes ici.
        }
karanor-can-delivery = Faire la livraison
    .why = Vous remettez toutes ses ressources : { $gold } or et { $prestige } de prestige.
karanor-can-recruit = Recruter un associé
    .why = 5 or ; il vous apporte une ressource à chaque revenu.
karanor-can-villa = Acheter la villa d’ici
    .why = { $villa } or pour 1 de prestige.
karanor-can-market = Visiter le marché
    .why = Acheter ou vendre une ou deux ressources, de n’importe où.
karanor-can-end = Finir votre tour
    .why = Revenu { $income } or, et ce que vos associés apportent. Les actions restantes sont perdues.
karanor-can-play = Jouer « { $card } »
karanor-can-convert = { $one } contre { $other }
karanor-can-use = Utiliser « { $tile } »

## Ce que sont les choses

karanor-explain-gold = Paie les commerces, les passages en mer, les associés et les villas. La réserve n’en manque jamais, et il peut s’échanger.
    .name = Or
karanor-explain-income = Autant d’or à la fin de chacun de vos tours. Les commerces l’augmentent, jusqu’à 15.
    .name = Revenu
karanor-explain-prestige = Vient des commerces, quêtes, livraisons et villas. Le premier à en avoir { $goal } amène la fin ; gagne alors qui a le plus de prestige. À 3 et à 6, vous piochez une carte marché noir.
    .name = Prestige
karanor-explain-quests = Les quêtes en main : secrètes, trois au plus.
    .name = Quêtes
karanor-explain-blacks = Les cartes marché noir en main : secrètes, jouées sans action au moment que chacune indique.
    .name = Marché noir
karanor-explain-round = Qui a le plus de prestige, et combien il en faut pour finir : { $goal }. On finit alors la manche, pour que tous aient joué autant de tours.
    .name = Où en est la partie
karanor-explain-good = Deux par récolte, là où la carte l’indique : { $places }. Peut s’échanger.
    .worth = encore { $left } dans la réserve
karanor-explain-associate = { $good } à chaque revenu ; une fois promu, 1 or à la place. Coûte 5 or et une action.
karanor-explain-history = Ce avec quoi ce marchand a commencé : ressources, or, revenu et un bonus.
karanor-explain-city = Chaque joueur peut y construire un commerce. Les livraisons se remettent dans les cités.
karanor-explain-site = On récolte ici : deux de ce que montre le signe, pour une action.
karanor-explain-land = On ne récolte rien ici.
karanor-explain-quest = S’accomplit en une action là où elle se passe, tout ce qu’elle demande étant payé : { $prestige } de prestige et ce que son histoire apporte.
karanor-explain-commerce = Se construit dans une cité où vous n’en avez pas : revenu +{ $income }, prestige +{ $prestige }. Pour { $gold } or de plus, tout de suite ou jamais, { $bonus } : { $text }
karanor-explain-delivery = Remettez toutes ses ressources à { $city }, en une action : { $gold } or, { $prestige } de prestige. La suivante la remplace.
karanor-explain-do-move = Une action déplace votre pion de deux territoires au plus ; en mer, chaque passage coûte de l’or.
karanor-explain-do-harvest = Dans un territoire qui porte un signe : deux de cette ressource.
karanor-explain-do-work = 1 or, n’importe où.
karanor-explain-do-build = Dans une cité où vous n’avez pas de commerce : payez l’or et les ressources d’une carte pour son revenu et son prestige.
karanor-explain-do-interact = Là où un habitant attend : piochez une quête.
karanor-explain-do-quest = Là où ses conditions sont remplies : payez ce qu’elle demande pour son prestige et sa récompense.
karanor-explain-do-delivery = Dans la cité de la livraison ouverte : remettez toutes ses ressources pour de l’or et du prestige.
karanor-explain-do-recruit = 5 or, n’importe où : une ressource à chaque revenu.
karanor-explain-do-villa = Là où une villa est à vendre : 8 or pour 1 de prestige.
karanor-explain-do-market = À deux joueurs seulement : achetez ou vendez une ou deux ressources.
