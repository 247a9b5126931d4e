# Ce que seule la table du navigateur dit de Karanor.

## La carte

karanor-table-map = Carte de Karanor : quatre îles, 33 territoires
karanor-table-inset = Les quatre îles en petit : touchez pour y aller
karanor-table-describe = Décrire la carte
karanor-table-described = La carte en mots
karanor-table-city = cité
karanor-table-harvest-of = récolte ({ $name })
karanor-table-villa-free = villa à vendre
karanor-table-villa-of = villa { DE($name) }
karanor-table-inhabitant = un habitant
karanor-table-commerces-of =
    { $count ->
        [one] commerce { DE($names) }
       *[other] commerces { DE($names) }
    }
karanor-table-pawns-of = pion { DE($names) }
karanor-table-way =
    { $actions ->
        [0] sans action de plus
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } or de traversée
    }
karanor-table-then =
    Ensuite { $actions ->
        [0] plus d’action
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $gold } or
karanor-table-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
karanor-table-more-actions = 2 actions ou plus
karanor-table-sea = par mer : { $n }
karanor-table-merchant-said = { $name }, { $at } : prestige { $prestige }, or { $gold }, revenu { $income }

## L’avancement et ce qui est demandé

karanor-table-round = Manche { $n }
karanor-table-end-at =
    { $count ->
        [one] { $name } en a { $n } sur { $end }
       *[other] en tête : { $n } sur { $end }
    }
karanor-table-last-round = la dernière
karanor-table-ask-turn =
    { $actions ->
        [one] Que faites-vous ? Une action
       *[other] Que faites-vous ? { $actions } actions
    }
karanor-table-ask-steps =
    { $steps ->
        [one] Avancez encore d’un pas, ou faites autre chose : { $actions ->
            [one] encore une action
           *[other] encore { $actions } actions
        }
       *[other] Avancez encore de { $steps } pas, ou faites autre chose : { $actions ->
            [one] encore une action
           *[other] encore { $actions } actions
        }
    }
karanor-table-ask-last-steps =
    { $steps ->
        [one] Avancez encore d’un pas, ou finissez votre tour
       *[other] Avancez encore de { $steps } pas, ou finissez votre tour
    }
karanor-table-ask-end = Plus aucune action : finissez votre tour
karanor-table-ask-way = Y allez-vous ?

## La barre des actions

karanor-table-what-to-do = Que faire
karanor-table-do-move = Aller
karanor-table-do-harvest = Récolter
karanor-table-do-work = Travailler
karanor-table-do-build = Construire
karanor-table-do-interact = Interagir
karanor-table-do-quest = Quête
karanor-table-do-delivery = Livraison
karanor-table-do-recruit = Associé
karanor-table-do-villa = Villa
karanor-table-do-market = Marché
karanor-table-do-end = Finir
karanor-table-steps = { $n } pas
karanor-table-gain-gold = { $n } or
karanor-table-gain-income = revenu { $n }
karanor-table-gain-interact = une quête
karanor-table-gain-market = achat, vente
karanor-table-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
karanor-table-no-not-now = impossible
karanor-table-no-no-action = plus d’action
karanor-table-no-forbidden = interdit
karanor-table-no-no-city = hors cité
karanor-table-no-one-commerce = déjà construit
karanor-table-no-no-card-for-it = sans carte
karanor-table-no-lacking = il en manque
karanor-table-no-lacking-gold = manque d’or
karanor-table-no-no-site = rien ici
karanor-table-no-supply-empty = épuisé
karanor-table-no-no-work = maudit
karanor-table-no-nobody-there = personne ici
karanor-table-no-no-quests = plus de quête
karanor-table-no-quest = pas prête
karanor-table-no-no-delivery = aucune
karanor-table-no-delivery-city = ailleurs
karanor-table-no-recruited = aucun libre
karanor-table-no-no-villa = aucune ici
karanor-table-no-villa-sold = vendue
karanor-table-no-sea-price = manque d’or
karanor-table-no-market = rien à faire
karanor-table-which-recruit = Quel associé ?
karanor-table-which-build = Quel commerce ?
karanor-table-which-quest = Quelle quête ?
karanor-table-which-interact = Avec qui ?
karanor-table-cancel = Annuler
karanor-table-go = Y aller
karanor-table-do-it = Confirmer
karanor-table-yours = Votre or et vos ressources
karanor-table-bonus = { $name } : { $n } or de plus
karanor-table-why-tired = Hors de portée : vous n’avez plus d’action.
karanor-table-why-far =
    { $actions ->
        [one] Hors de portée : il faut { $actions } action, vous en avez { $have }.
       *[other] Hors de portée : il faut { $actions } actions, vous en avez { $have }.
    }
karanor-table-why-sea = Hors de portée : chaque traversée coûte { $sea } or, vous en avez { $gold }.
karanor-table-sure-harvest = Vous prenez à la réserve ce que produit ce territoire.
karanor-table-sure-work = Le salaire d’une journée, où que vous soyez.
karanor-table-sure-interact = Vous parlez à l’habitant, qui s’en va, et piochez une quête.
karanor-table-sure-delivery = Vous remettez toutes les ressources de la livraison ; la suivante est révélée.
karanor-table-sure-recruit = Vous rapporte une ressource à chaque phase de revenu.
karanor-table-sure-villa = La villa est à vous jusqu’à la fin de la partie.
karanor-table-sure-end = Vous touchez votre revenu, puis c’est au suivant. Les actions restantes sont perdues.

## Les cartes

karanor-table-hand = Vos cartes
karanor-table-build-here = Complet : à construire ici
karanor-table-build-elsewhere = Complet : à construire dans une cité
karanor-table-missing = Il manque { $what }
karanor-table-of-gold = { $n } or
karanor-table-of-good = { $n } { karanor-table-good }
karanor-table-good =
    { $good ->
        [wood] bois
        [ore] { $n ->
            [one] minerai
           *[other] minerais
        }
        [cloth] { $n ->
            [one] tissu
           *[other] tissus
        }
        [wine] { $n ->
            [one] vin
           *[other] vins
        }
        [meat] { $n ->
            [one] viande
           *[other] viandes
        }
        [fruit] { $n ->
            [one] fruit
           *[other] fruits
        }
       *[diamond] { $n ->
            [one] diamant
           *[other] diamants
        }
    }
karanor-table-lacking = manquent
karanor-table-anywhere = sans lieu fixe
karanor-table-quest-ready = Prête ici : 1 action
karanor-table-quest-here = Condition non remplie
karanor-table-quest-elsewhere = Rendez-vous sur place
karanor-table-can-play = Jouable maintenant
karanor-table-build = Construire, { $n } or
karanor-table-build-bonus = Construire avec bonus, { $n } or
karanor-table-build-swap = { $text }, { $instead } pour { $lacking }
karanor-table-fulfil = L’accomplir
karanor-table-read-quest = Lire l’histoire
karanor-table-play = La jouer
karanor-table-play-on = La jouer contre { $name }
karanor-table-use = Utiliser « { $name } »
karanor-table-upon = { $text }, sur { $name }
karanor-table-promote = Promouvoir : { $name }
karanor-table-recruit = Recruter : { $name }
karanor-table-watching = Vous regardez. Touchez un territoire pour le lire.

## Les biens et les joueurs

karanor-table-gold = Or
karanor-table-income = Revenu
karanor-table-prestige = Prestige
karanor-table-goods = Ressources
karanor-table-quests-held = Quêtes en main
karanor-table-blacks-held = Cartes marché noir en main

## L’étalage

karanor-table-display = Étalage
karanor-table-trade = Échanges
karanor-table-row = Commerces exposés
karanor-table-deck = pioche { $n }
karanor-table-delivery = Livraison
karanor-table-left = encore { $n }
karanor-table-no-delivery-open = Aucune livraison en cours.
karanor-table-associates = Associés libres
karanor-table-recruit-price = { $n } or, 1 action
karanor-table-no-associates = Tous ont trouvé un employeur.
karanor-table-supply = Jetons restants en réserve
karanor-table-market = Marché à deux joueurs
karanor-table-pile = Jetons
karanor-table-buy = Achat
karanor-table-sell = Vente

## Touches

karanor-key-accept = accepter l’offre
karanor-key-counter = faire une contre-offre
karanor-key-decline = refuser l’offre
karanor-key-fold = mettre l’offre de côté
karanor-key-pass = passer, quand on peut réagir

## En mots

karanor-words-map = Les îles
karanor-words-nothing = rien
karanor-words-anyone = tout le monde
karanor-words-offer = Offre { $number }, { $name } à { $other } : donne { $give }, demande { $want }.
karanor-words-reply = { $reply } : { $offer }
karanor-words-move = Aller { $to }
karanor-words-build = Construire « { $card } »
karanor-words-build-bonus = Construire « { $card } » avec son bonus
karanor-words-fulfil = Accomplir « { $quest } »{ $option ->
        [0] { "" }
       *[other] , choix { $option }
    }
karanor-words-interact = Parler à l’habitant : { $place }
karanor-words-deal = { $deal ->
        [buy] acheter { karanor-some }
       *[sell] vendre { karanor-some }
    }
karanor-words-market = { $good } : achat { $buy }, vente { $sell }
karanor-words-ask = { $on ->
        [on] M’interroger
       *[off] Ne pas m’interroger
    } : { $window ->
        [all] à chaque moment
       *[other] { $window }
    }
karanor-words-change = { $name } { $sign ->
        [minus] moins
       *[plus] plus
    } { $n }

## Consignes

karanor-order-no-cards = Ne jouer aucune carte marché noir
karanor-order-bargain = Accepter une offre
karanor-order-of = { $good ->
    [gold] { karanor-table-of-gold }
   *[other] { karanor-table-of-good }
  }
karanor-order-thing = { $good ->
    [gold] or
   *[other] { karanor-table-good }
  }
karanor-order-no-trade = Refuser toutes les offres
