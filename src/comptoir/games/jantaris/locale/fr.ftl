# Les mots de Jantaris ; les arguments sont expliqués en tête de en.ftl de Heller.
# Ici $other est le joueur assis à la place `other` ; les lieux viennent en « à Taira », « de Taira », dans `to` et `from`.

## Les lieux

jantaris-area-shakara = Shakara
jantaris-area-ormeth = Ormeth
jantaris-area-likaran = Likaran
jantaris-area-velisse = Velisse
jantaris-area-taira = Taira
jantaris-area-quendar = Quendar
jantaris-area-moravel = Moravel
jantaris-area-issenda = Issenda
jantaris-area-centre = le Centre
jantaris-to-shakara = à Shakara
jantaris-to-ormeth = à Ormeth
jantaris-to-likaran = à Likaran
jantaris-to-velisse = à Velisse
jantaris-to-taira = à Taira
jantaris-to-quendar = à Quendar
jantaris-to-moravel = à Moravel
jantaris-to-issenda = à Issenda
jantaris-to-centre = au Centre
jantaris-from-shakara = de Shakara
jantaris-from-ormeth = d’Ormeth
jantaris-from-likaran = de Likaran
jantaris-from-velisse = de Velisse
jantaris-from-taira = de Taira
jantaris-from-quendar = de Quendar
jantaris-from-moravel = de Moravel
jantaris-from-issenda = d’Issenda
jantaris-from-centre = du Centre

## Couleurs, phases, votes

jantaris-colour-red = rouge
jantaris-colour-black = noir
jantaris-phase-setup = Mise en place
jantaris-phase-start = Début du tour
jantaris-phase-city = Ville
jantaris-phase-diplomacy = Diplomatie
jantaris-phase-fair = Grande foire
jantaris-phase-control = Contrôle du marché
jantaris-phase-over = Fin
jantaris-vote-deal = Affaire
jantaris-vote-strengthen = Renforcer
jantaris-vote-recruitment = Recrutement
jantaris-vote-black_market = Marché noir
jantaris-effect-deal-1 = 2 marchandises de la couleur du marqueur
jantaris-effect-deal-2 = une marchandise pour chacun de vos marchands dans le quartier actif
jantaris-effect-deal-3 = une marchandise pour chacun de vos marchands au Centre
jantaris-effect-strengthen-1 = désignez un joueur : ses marchands sont bannis du quartier actif
jantaris-effect-strengthen-2 = faites venir jusqu’à 2 de vos marchands d’un quartier voisin dans le quartier actif
jantaris-effect-strengthen-3 = envoyez jusqu’à 2 de vos marchands du quartier actif dans un quartier voisin
jantaris-effect-recruitment-1 = placez 1 marchand dans un quartier sans marqueur
jantaris-effect-recruitment-2 = placez 1 marchand au Centre, s’il est sans marqueur
jantaris-effect-recruitment-3 = placez jusqu’à 2 marchands dans un quartier voisin
jantaris-effect-black_market-1 = prenez 1 marchandise à un adversaire
jantaris-effect-black_market-2 = 2 marchandises de la banque, couleurs au choix
jantaris-effect-black_market-3 = perdez toutes vos marchandises ; vos marchands sont bannis du quartier actif

## Cartes de contrôle

jantaris-card-shakara-ormeth-velisse = Shakara, Ormeth, Velisse
jantaris-card-ormeth-likaran-taira = Ormeth, Likaran, Taira
jantaris-card-likaran-velisse-quendar = Likaran, Velisse, Quendar
jantaris-card-velisse-taira-moravel = Velisse, Taira, Moravel
jantaris-card-taira-quendar-issenda = Taira, Quendar, Issenda
jantaris-card-quendar-moravel-shakara = Quendar, Moravel, Shakara
jantaris-card-moravel-issenda-ormeth = Moravel, Issenda, Ormeth
jantaris-card-issenda-shakara-likaran = Issenda, Shakara, Likaran

## Objets

jantaris-item-historic_book = Livre historique
    .text = À chacune de vos visites au bazar, glissez sous la pile un des objets visibles et révélez le suivant, avant l’enchère.
jantaris-item-precious_porcelain = Porcelaine précieuse
    .text = À l’achat : recevez 2 marchandises noires.
jantaris-item-cannon = Canon
    .text = Chaque fois que vous prenez une carte de contrôle : recevez 3 marchandises rouges.
jantaris-item-small_ring = Petit anneau
    .text = Au début de votre tour : vous pouvez le glisser sous la pile et révéler l’objet du dessus. Achetez-le aussitôt 2 marchandises d’une même couleur de moins, ou glissez-le aussi sous la pile.
jantaris-item-barrel_of_dye = Tonneau de teinture
    .text = Vos marchandises d’Affaire sont toujours rouges.
jantaris-item-seal_ring = Chevalière
    .text = À l’achat : prenez 1 marchandise rouge à chaque adversaire.
jantaris-item-ancient_clock = Vieille horloge
    .text = Vous pouvez prendre une carte de contrôle à la fin de n’importe quelle phase.
jantaris-item-majestic_statue = Statue majestueuse
    .text = Au début d’une grande foire : sans aucune marchandise, recevez-en 2 rouges.
jantaris-item-coach = Carrosse
    .text = Quand vos marchands sont bannis, un de plus peut gagner un quartier adjacent sans marqueur.
jantaris-item-treasury = Trésor
    .text = Le Marché noir ne peut rien vous prendre.
jantaris-item-old_coins = Ducats
    .text = Au début d’une grande foire : vous pouvez les glisser sous la pile et recevoir autant de marchandises d’une couleur qu’il y a de marchands au Centre.
jantaris-item-royal_obligation = Lettre de change royale
    .text = Au début de votre tour : chaque adversaire qui porte une couronne vous donne 1 marchandise rouge.
jantaris-item-signal_horn = Corne de brume
    .text = Au début d’une grande foire : si aucun des vôtres n’est au Centre, déplacez-y un marchand depuis un quartier sans marqueur.
jantaris-item-royal_cape = Cape royale
    .text = Au début de votre tour : quiconque porte une couronne peut reprendre un marchand d’une zone sans marqueur.
jantaris-item-noble_horse = Cheval noble
    .text = À l’achat : placez 1 marchand dans un quartier sans marqueur.
jantaris-item-royal_crown = Couronne royale
    .text = Au début de votre tour : quiconque porte une couronne reçoit 1 marchandise noire.
jantaris-item-street_organ = Orgue de Barbarie
    .text = À l’achat : si le Centre est sans marqueur, placez-y 1 marchand.
jantaris-item-royal_diamond = Diamant du roi
    .text = Au début de votre tour : quiconque porte une couronne sans avoir personne au Centre peut y placer un marchand, si le Centre est sans marqueur.
jantaris-item-picks = Crochets
    .text = Au début de votre tour : vous pouvez les glisser sous la pile et révéler les 3 objets du dessus. Prenez-en un sans payer, mais aucun de ceux qui ont le plus de prestige.
jantaris-item-royal_scepter = Sceptre royal
    .text = Au début de votre tour : quiconque porte une couronne reçoit 1 marchandise rouge.

## D’où vient une chose

jantaris-why-market = place du marché
jantaris-why-deal = Affaire
jantaris-why-black_market = Marché noir
jantaris-why-setup = départ
jantaris-why-guild = chambre de la guilde
jantaris-why-recruitment = Recrutement
jantaris-why-strengthen = Renforcer
jantaris-why-banishment = bannissement
jantaris-why-great_fair = grande foire
jantaris-why-bazaar = bazar
jantaris-why-historic_book = Livre historique
jantaris-why-precious_porcelain = Porcelaine précieuse
jantaris-why-cannon = Canon
jantaris-why-small_ring = Petit anneau
jantaris-why-barrel_of_dye = Tonneau de teinture
jantaris-why-seal_ring = Chevalière
jantaris-why-ancient_clock = Vieille horloge
jantaris-why-majestic_statue = Statue majestueuse
jantaris-why-coach = Carrosse
jantaris-why-treasury = Trésor
jantaris-why-old_coins = Ducats
jantaris-why-royal_obligation = Lettre de change royale
jantaris-why-signal_horn = Corne de brume
jantaris-why-royal_cape = Cape royale
jantaris-why-noble_horse = Cheval noble
jantaris-why-royal_crown = Couronne royale
jantaris-why-street_organ = Orgue de Barbarie
jantaris-why-royal_diamond = Diamant du roi
jantaris-why-picks = Crochets
jantaris-why-royal_scepter = Sceptre royal

## Ce qui est demandé : à moi, puis ($name) à quelqu’un d’autre

jantaris-ask-settle = Placez un marchand dans un quartier
jantaris-ask-settle-other = { $name } choisit un premier quartier
jantaris-ask-items = Début de votre tour : quel objet utilisez-vous ?
jantaris-ask-items-other = { $name } utilise ses objets
jantaris-ask-cape = Cape royale : vous pouvez reprendre un marchand
jantaris-ask-cape-other = Cape royale : { $name } peut reprendre un marchand
jantaris-ask-diamond = Diamant du roi : vous pouvez placer un marchand au Centre
jantaris-ask-diamond-other = Diamant du roi : { $name } peut placer un marchand au Centre
jantaris-ask-bargain = Petit anneau : achetez l’objet à prix réduit, ou laissez-le
jantaris-ask-bargain-other = Petit anneau : un objet est proposé à prix réduit à { $name }
jantaris-ask-picks = Crochets : prenez un de ces objets
jantaris-ask-picks-other = Crochets : { $name } prend un objet
jantaris-ask-city = À vous : place du marché, chambre de la guilde ou bazar
jantaris-ask-city-other = { $name } va au marché, à la guilde ou au bazar
jantaris-ask-exchange = Livre historique : quel objet va sous la pile ?
jantaris-ask-exchange-other = Livre historique : { $name } glisse un objet sous la pile
jantaris-ask-open = Ouvrez une enchère
jantaris-ask-open-other = { $name } ouvre une enchère
jantaris-ask-bid = Surenchérissez ou passez
jantaris-ask-bid-other = { $name } réfléchit à son offre
jantaris-ask-pay = L’objet est à vous : quelles marchandises payez-vous ?
jantaris-ask-pay-other = { $name } paie
jantaris-ask-horse = Cheval noble : placez un marchand dans un quartier
jantaris-ask-horse-other = Cheval noble : { $name } place un marchand
jantaris-ask-marker = Déplacez un marqueur de guilde
jantaris-ask-marker-other = { $name } déplace un marqueur de guilde
jantaris-ask-vote = Choisissez un vote en secret
jantaris-ask-vote-other = { $name } vote
jantaris-ask-rob = Marché noir : prenez une marchandise à quelqu’un
jantaris-ask-rob-other = Marché noir : { $name } prend une marchandise
jantaris-ask-receive = Marché noir : quelles marchandises prenez-vous ?
jantaris-ask-receive-other = Marché noir : { $name } prend des marchandises à la banque
jantaris-ask-banish = Renforcer : de qui bannissez-vous les marchands ?
jantaris-ask-banish-other = Renforcer : { $name } désigne qui est banni
jantaris-ask-flee = Banni : où va votre marchand ?
jantaris-ask-flee-other = { $name } choisit où va son marchand banni
jantaris-ask-coach = Carrosse : un marchand de plus peut partir
jantaris-ask-coach-other = Carrosse : { $name } peut en faire partir un de plus
jantaris-ask-bring = Renforcer : faites venir jusqu’à 2 marchands d’un quartier voisin
jantaris-ask-bring-other = Renforcer : { $name } peut faire venir des marchands
jantaris-ask-send = Renforcer : envoyez jusqu’à 2 marchands dans un quartier voisin
jantaris-ask-send-other = Renforcer : { $name } peut envoyer des marchands
jantaris-ask-place = Recrutement : placez un marchand dans un quartier
jantaris-ask-place-other = Recrutement : { $name } place un marchand
jantaris-ask-recruit = Recrutement : placez jusqu’à 2 marchands dans un quartier voisin
jantaris-ask-recruit-other = Recrutement : { $name } peut placer des marchands à côté
jantaris-ask-fair-items = La foire commence : quel objet utilisez-vous ?
jantaris-ask-fair-items-other = La foire commence : { $name } utilise ses objets
jantaris-ask-trade = Grande foire : quelles marchandises vendez-vous ?
jantaris-ask-trade-other = Grande foire : { $name } vend
jantaris-ask-leave = Où va votre marchand en quittant la foire ?
jantaris-ask-leave-other = { $name } quitte la foire
jantaris-ask-claim = Vous pouvez prendre une carte de contrôle
jantaris-ask-claim-other = { $name } peut prendre une carte de contrôle
jantaris-ask-clock = Vieille horloge : vous pouvez prendre une carte de contrôle dès maintenant
jantaris-ask-clock-other = Vieille horloge : { $name } peut prendre une carte de contrôle
jantaris-ask-bid-may = Vous pouvez donner votre maximum à la table en attendant

## Ce qui s’est passé

jantaris-sum =
    { $red ->
        [0] { $black ->
            [0] rien
            [one] { $black } marchandise noire
           *[other] { $black } marchandises noires
        }
       *[other] { $black ->
            [0] { $red ->
                [one] { $red } marchandise rouge
               *[other] { $red } marchandises rouges
            }
           *[other] { $red ->
                [one] { $red } marchandise rouge
               *[other] { $red } marchandises rouges
            } et { $black ->
                [one] { $black } noire
               *[other] { $black } noires
            }
        }
    }
jantaris-log-turn-began = Tour { $turn }, { $name }
jantaris-log-merchant-placed =
    { $count ->
        [one] { $name } envoie un marchand { $to } ({ $why })
       *[other] { $name } envoie { $count } marchands { $to } ({ $why })
    }
jantaris-log-merchants-recalled =
    { $count ->
        [one] { $name } rappelle un marchand { $from } ({ $why })
       *[other] { $name } rappelle { $count } marchands { $from } ({ $why })
    }
jantaris-log-merchants-moved =
    { $count ->
        [one] Un marchand { DE($name) } va { $from } { $to } ({ $why })
       *[other] { $count } marchands { DE($name) } vont { $from } { $to } ({ $why })
    }
jantaris-log-goods-received =
    { $red ->
        [0] { $black ->
            [0] { $name } ne reçoit rien ({ $why })
           *[other] { $name } reçoit { jantaris-sum } ({ $why })
        }
       *[other] { $name } reçoit { jantaris-sum } ({ $why })
    }
jantaris-log-good-taken =
    { $colour ->
        [rouge] { $name } prend 1 marchandise rouge à { $other } ({ $why })
       *[noir] { $name } prend 1 marchandise noire à { $other } ({ $why })
    }
jantaris-log-goods-lost =
    { $red ->
        [0] { $black ->
            [0] { $name } ne perd rien
           *[other] { $name } perd { jantaris-sum }
        }
       *[other] { $name } perd { jantaris-sum }
    }
jantaris-log-bazaar-visited = { $name } entre au bazar
jantaris-log-bazaar-left = { $name } ne peut payer aucun des objets
jantaris-log-auction-opened = { $name } met « { $item } » aux enchères, à { $goods }
jantaris-log-bid-raised =
    { $how ->
        [standing] { $name } offre { $goods } (par son maximum)
       *[hand] { $name } offre { $goods }
    }
jantaris-log-bid-equalled =
    { $how ->
        [standing] { $name } égale l’offre de { $goods } (par son maximum)
       *[hand] { $name } égale l’offre de { $goods }
    }
jantaris-log-bid-passed =
    { $how ->
        [forced] { $name } ne peut pas monter plus haut
       *[hand] { $name } passe
    }
jantaris-log-maximum-set =
    { $goods ->
        [0] Vous retirez votre maximum
       *[other] La table enchérit pour vous jusqu’à { $goods }
    }
jantaris-log-item-bought =
    { $red ->
        [0] { $black ->
            [0] { $name } obtient sans rien payer l’objet « { $item } » ({ $prestige } de prestige)
           *[other] { $name } achète pour { jantaris-sum } l’objet « { $item } » ({ $prestige } de prestige)
        }
       *[other] { $name } achète pour { jantaris-sum } l’objet « { $item } » ({ $prestige } de prestige)
    }
jantaris-log-item-picked = { $name } prend l’objet « { $item } » ({ $prestige } de prestige)
jantaris-log-item-used = { $name } utilise l’objet « { $item } »
jantaris-log-item-returned = L’objet « { $item } » passe sous la pile
jantaris-log-item-turned-up = L’objet « { $item } » est révélé
jantaris-log-marker-moved = { $name } déplace le marqueur { $colour } { $from } { $to }
jantaris-log-voted = { $name } a voté
    .vote = { $name } vote en secret « { $vote } »
jantaris-log-votes-revealed = Les votes sont révélés
jantaris-log-vote-carried-out =
    { $voters ->
        [one] { $name } exécute « { $vote } » (un seul vote)
       *[other] { $name } exécute « { $vote } » ({ $voters } votes)
    }
jantaris-log-player-banished = { $name } bannit les marchands { DE($other) }
jantaris-log-vote-lapsed =
    { $because ->
        [reserve] « { $vote } » reste sans effet pour { $name } : la réserve est vide
        [marker] « { $vote } » reste sans effet pour { $name } : un marqueur de guilde barre la route
        [nobody] « { $vote } » reste sans effet pour { $name } : aucun marchand à déplacer
        [goods] « { $vote } » reste sans effet pour { $name } : aucune marchandise à prendre
       *[declined] { $name } renonce à l’effet de « { $vote } »
    }
jantaris-log-fair-opened = Grande foire : { $goods } marchandises pour { $prestige } de prestige
jantaris-log-traded = { $name } gagne { $prestige } de prestige contre { jantaris-sum }
jantaris-log-fair-closed = La foire est finie
jantaris-log-card-claimed = { $name } prend la carte { $card } : { $prestige } de prestige
jantaris-log-card-turned-up = La carte de contrôle { $card } est révélée
jantaris-log-game-ended =
    { $count ->
        [one] La partie est finie : victoire { DE($names) }
       *[other] La partie est finie : victoire partagée { DE($names) }
    }

## Ce qui est refusé

jantaris-refused-duty = C’est une obligation, on ne peut pas y renoncer.
jantaris-refused-centre = Le Centre n’est pas un quartier.
jantaris-refused-same = Choisissez un autre quartier : les deux doivent être différents.
jantaris-refused-marker = Un marqueur de guilde s’y trouve : { $area }.
jantaris-refused-reserve = Votre réserve n’a pas assez de marchands.
jantaris-refused-far = { $area } n’est pas voisin du quartier actif.
jantaris-refused-nobody = Vos marchands n’y sont pas si nombreux : { $area }.
jantaris-refused-full = Nul ne possède plus de { $limit } marchandises d’une couleur.
jantaris-refused-price = L’objet « { $item } » coûte { $red } de rouge et { $black } de noir : vous ne les avez pas.
jantaris-refused-low = L’offre la plus basse est maintenant de { $least }.
jantaris-refused-high = Vous n’avez que { $has } marchandises.
jantaris-refused-no-card = Cette carte de contrôle n’est pas visible.
jantaris-refused-claim = Vous ne dominez pas { $area }.
jantaris-refused-take = L’objet « { $item } » ne peut pas être pris : il est parmi ceux qui ont le plus de prestige, ou n’a pas été révélé.
jantaris-refused-use = L’objet « { $item } » ne peut pas servir maintenant.
jantaris-refused-not-up = L’objet « { $item } » n’est pas visible au bazar.
jantaris-refused-sum = { $red } de rouge et { $black } de noir : ce n’est pas ce qui est dû, ou vous ne les avez pas.
jantaris-refused-nobody-there = Personne n’est assis là.
jantaris-refused-marker-centre = Aucun marqueur ne revient au Centre.
jantaris-refused-marker-there = Un marqueur s’y trouve déjà : { $area }.
jantaris-refused-self = Vous ne pouvez pas vous prendre vos propres marchandises.
jantaris-refused-treasury = Le Trésor protège ces marchandises.
jantaris-refused-none = Il n’y a rien à prendre dans cette couleur ({ $colour }).

## Dans le terminal

jantaris-plate-turn = Tour { $turn }
jantaris-plate-fair = Centre { $centre } sur { $needs } pour une foire
jantaris-plate-area = Zone
jantaris-plate-ruler = Domine
jantaris-plate-marker = Marqueur
jantaris-plate-player = Joueur
jantaris-plate-you = vous
jantaris-plate-prestige = Prestige
jantaris-plate-goods = Marchandises
jantaris-plate-colours =
    { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $black ->
        [one] { $black } noire
       *[other] { $black } noires
    }
jantaris-plate-reserve = Réserve
jantaris-plate-items = Objets
jantaris-plate-card = Carte de contrôle (marchands manquants)
jantaris-plate-bazaar = Bazar
jantaris-plate-auction = « { $item } » aux enchères : { $name } mène à { $goods }
jantaris-plate-maximum = (votre maximum : { $goods })
jantaris-plate-district = Quartier actif : { $area }, marqueur { $colour }.

# Ce qu’un coup rapporte : { $n } porte son signe, { $count } est le nombre sans lui.
jantaris-gain-prestige = { $n } de prestige
jantaris-gain-goods = { $n } { $count ->
    [one] marchandise
   *[other] marchandises
  }
jantaris-gain-districts = { $n } { $count ->
    [one] quartier
   *[other] quartiers
  }
