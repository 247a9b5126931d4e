# Ce que la table de Jantaris dit d’elle-même : le but, ce qui est possible, ce que sont les choses.

jantaris-aim = avoir le plus de prestige quand quelqu’un en a { $goal }
jantaris-goal-setup = Deux marchands chacun, dans deux quartiers différents : prenez pied.
jantaris-goal-start = Les objets qui agissent au début d’un tour.
jantaris-goal-city = Les marchandises achètent des objets et paient à la foire ; les marchands dominent des quartiers.
jantaris-goal-diplomacy = Un marqueur désigne le quartier ; l’effet d’un vote dépend du nombre de joueurs qui choisissent le même.
jantaris-goal-fair = La foire : les marchandises deviennent du prestige, et un marchand par vente quitte le Centre.
jantaris-goal-control = Qui domine les trois quartiers d’une carte peut la prendre : 3 de prestige.
jantaris-can-where = Possible : { $areas }.
jantaris-can-area = Choisir une zone
jantaris-can-settle = Placer un marchand dans un quartier
    .why = On domine un quartier avec au moins deux marchands, et plus que chacun des autres ; une carte de contrôle demande trois quartiers.
jantaris-can-market = Prendre des marchandises à la place du marché
    .why = Les marchandises achètent des objets au bazar et deviennent du prestige à la foire. Au plus { $limit } d’une couleur.
jantaris-can-place = Placer un marchand de votre réserve
    .why =
        { $reserve ->
            [one] Il en reste un dans votre réserve.
           *[other] Il y en a { $reserve } dans votre réserve.
        } Au Centre, il pourra vendre à la prochaine foire.
jantaris-can-place-in = Placer un marchand : { $area }
jantaris-can-recall = Rappeler des marchands
    .why = Un ou deux d’une même zone retournent dans votre réserve, pour être placés ailleurs plus tard.
jantaris-can-bazaar = Visiter le bazar
    .why = Vous devez ouvrir une enchère pour un objet dont vous avez le prix ; sans les marchandises, l’action est perdue.
jantaris-can-open = Mettre « { $item } » aux enchères
    .why =
        { $goods ->
            [one] À partir de { $goods } marchandise ; les autres peuvent monter.
           *[other] À partir de { $goods } marchandises ; les autres peuvent monter.
        }
jantaris-can-bid = Enchérir de { $low } à { $high } marchandises
    .why = Qui offre le plus paie tout. Qui passe sort de cette enchère.
jantaris-can-max = Confier votre maximum à la table, jusqu’à { $high }
    .why = Elle enchérit alors pour vous, un par un, jamais au-delà. Personne d’autre ne le connaît.
jantaris-can-pay =
    .why = Les marchandises du prix sont fixées ; au-delà, vous choisissez les couleurs.
jantaris-can-move = Déplacer un marqueur de guilde
    .why = Son quartier devient le quartier actif. Personne n’entre ni ne sort là où se trouve un marqueur.
jantaris-can-vote-deal = Seul : 2 marchandises de la couleur du marqueur. À deux : une par marchand à vous sur place. À trois ou plus : une par marchand à vous au Centre.
jantaris-can-vote-strengthen = Seul : bannir de là les marchands de quelqu’un. À deux : y amener jusqu’à 2 des vôtres. À trois ou plus : en renvoyer jusqu’à 2.
jantaris-can-vote-recruitment = Seul : un marchand dans un quartier au choix. À deux : un au Centre. À trois ou plus : jusqu’à 2 dans un quartier voisin.
jantaris-can-vote-black_market = Seul : prendre une marchandise à quelqu’un. À deux : 2 marchandises de la banque. À trois ou plus : vous perdez toutes vos marchandises.
jantaris-can-rob =
    .why = Votre Marché noir était le seul : c’est un devoir s’il y a une marchandise à prendre.
jantaris-can-banish =
    .why = Un de ses marchands part vers chaque voisin du quartier actif ; les autres restent.
jantaris-can-flee = Emmener un marchand banni
jantaris-can-bring = Amener jusqu’à 2 de vos marchands
    .why = D’un seul quartier voisin sans marqueur.
jantaris-can-send = Renvoyer jusqu’à 2 de vos marchands
    .why = Vers un seul quartier voisin sans marqueur.
jantaris-can-recruit = Placer jusqu’à 2 marchands à côté
    .why = Dans un seul quartier voisin du quartier actif, sans marqueur.
jantaris-can-leave = Emmener un marchand de la foire dans un quartier
    .why = Celui qui a vendu quitte le Centre.
jantaris-can-claim = Prendre la carte { $card }
    .why = 3 de prestige. Vos marchands restent où ils sont.
jantaris-can-use =
    .why = Chaque objet sert au plus une fois par tour, dans l’ordre que vous voulez.

## Ce que sont les choses

jantaris-explain-prestige = La partie finit quand un tour commence et que quelqu’un en a { $goal }. Gagne alors qui a le plus de prestige, puis le plus de marchandises.
    .name = Prestige
jantaris-explain-track = Le prestige fait le tour du rempart. Dès que quelqu’un est à la porte dorée au début d’un tour, la partie est finie.
    .name = La piste, jusqu’à { $goal }
jantaris-explain-reserve = Les marchands encore à placer. Quand il n’y en a plus, ce qui en placerait un reste sans effet.
    .name = Réserve
jantaris-explain-claimed = Les cartes de contrôle prises : 3 de prestige chacune, pour toujours.
    .name = Cartes de contrôle
jantaris-explain-fair = À la foire, qui a un marchand au Centre et autant de marchandises doit les payer, marque le prestige et emmène ce marchand ; et ainsi de suite tant que quelqu’un le peut.
    .name = Carte de foire
jantaris-explain-good =
    { $colour ->
        [red] Achètent des objets et deviennent du prestige à la foire. Personne n’en a plus de { $limit } d’une couleur.
       *[black] Achètent des objets et deviennent du prestige à la foire. Personne n’en a plus de { $limit } d’une couleur.
    }
    .name =
        { $colour ->
            [red] Marchandises rouges
           *[black] Marchandises noires
        }
jantaris-explain-centre = Avec { $needs } marchands ici, toutes couleurs ensemble, il y a une grande foire. Ce n’est pas un quartier et il n’est à personne.
jantaris-explain-district = Le domine qui y a au moins 2 marchands, et plus que chacun des autres. Une carte de contrôle demande trois quartiers dominés.
jantaris-explain-marked = Un marqueur de guilde s’y trouve : personne n’y est placé, n’y entre ni n’en sort, sauf si un vote sur ce quartier le dit.
jantaris-explain-control = Qui domine les trois quartiers à la fin d’un tour peut la prendre : { $prestige } de prestige.
jantaris-explain-item = { $goods } · { $prestige } de prestige
jantaris-explain-sealed = Choisi en secret. On retourne les cartes quand tout le monde a choisi, puis on les applique dans le sens horaire à partir du joueur actif.
    .name = Un vote scellé
jantaris-explain-ladder = L’offre la plus haute se paie en entier. Personne n’offre plus de marchandises qu’il n’en a : c’est sa limite. Le joueur actif peut égaler une offre.
    .name = Les offres
