# Ce que dit seulement la table du navigateur à propos de Jantaris.

## Les lieux

jantaris-table-area-centre = Centre
jantaris-table-in = à { $area }
jantaris-table-in-centre = au Centre

## Les boutons : ce que fait un coup

jantaris-do-pass = Passer
jantaris-do-pass-items = N’en utiliser aucun
jantaris-do-pass-cape = Ne rappeler personne
jantaris-do-pass-diamond = Ne placer personne
jantaris-do-pass-bargain = Y renoncer
jantaris-do-pass-open = Pas de seconde enchère
jantaris-do-pass-bid = Passer
jantaris-do-pass-coach = Personne de plus
jantaris-do-pass-bring = Ne faire venir personne
jantaris-do-pass-send = N’envoyer personne
jantaris-do-pass-recruit = Ne placer personne
jantaris-do-pass-fair-items = N’en utiliser aucun
jantaris-do-pass-claim = Ne rien prendre
jantaris-do-pass-clock = Ne rien prendre
jantaris-do-settle = Installer un marchand { $in }
jantaris-do-place = Placer un marchand { $in }
jantaris-do-recall =
    { $count ->
        [one] Rappeler un marchand { $from }
       *[other] Rappeler { $count } marchands { $from }
    }
jantaris-do-flee = Aller { $to }
jantaris-do-bring =
    { $count ->
        [one] Faire venir un marchand { $from }
       *[other] Faire venir { $count } marchands { $from }
    }
jantaris-do-send =
    { $count ->
        [one] Envoyer un marchand { $to }
       *[other] Envoyer { $count } marchands { $to }
    }
jantaris-do-recruit =
    { $count ->
        [one] Placer un marchand { $in }
       *[other] Placer { $count } marchands { $in }
    }
jantaris-do-call = Appeler un marchand { $from }
jantaris-do-leave = Aller { $to }
jantaris-do-market =
    { $colour ->
        [red] Prendre { $count } { $count ->
            [one] rouge
           *[other] rouges
        } au marché
       *[black] Prendre { $count } { $count ->
            [one] noire
           *[other] noires
        } au marché
    }
jantaris-do-bazaar = Visiter le bazar
jantaris-do-use = Utiliser « { $item } »
jantaris-do-exchange = Glisser « { $item } » sous la pile
jantaris-do-take = Prendre « { $item } »
jantaris-do-open = Mettre « { $item } » aux enchères
jantaris-do-bid = Offrir { $goods }
jantaris-do-max = Maximum { $goods }
jantaris-do-pay = Payer { $goods }
jantaris-do-receive = Recevoir { $goods }
jantaris-do-move =
    { $colour ->
        [red] Déplacer le marqueur rouge { $to }
       *[black] Déplacer le marqueur noir { $to }
    }
jantaris-do-vote = Sceller « { $vote } »
jantaris-do-rob =
    { $colour ->
        [red] Prendre 1 marchandise rouge à { $name }
       *[black] Prendre 1 marchandise noire à { $name }
    }
jantaris-do-banish = Bannir { $name }
jantaris-do-coins =
    { $colour ->
        [red] Ducats contre marchandises rouges
       *[black] Ducats contre marchandises noires
    }
jantaris-do-claim = Prendre la carte { $card }

## La ville, telle qu’une voix la lit aussi

jantaris-table-city = La ville de Jantaris
jantaris-table-beside = Que faire
jantaris-table-fair-at = foire à { $n }
jantaris-table-empty = personne
jantaris-table-none = aucun
jantaris-table-now = maintenant { $there }
jantaris-table-dominates = { $name } domine
jantaris-table-nobody-dominates = personne ne domine
jantaris-table-marker =
    { $colour ->
        [red] marqueur de guilde rouge
        [black] marqueur de guilde noir
       *[both] les deux marqueurs de guilde
    }
jantaris-table-active = quartier actif
jantaris-table-describe = Décrire la table
jantaris-table-described = La table en mots
jantaris-table-described-turn = Tour { $turn }, { $name }. { $phase }.
jantaris-table-described-fair =
    { $n ->
        [one] { $n } marchand au Centre ; une grande foire se tient à { $needs }.
       *[other] { $n } marchands au Centre ; une grande foire se tient à { $needs }.
    }
jantaris-table-described-offer = Au bazar : { $item }, { $price }, prestige { $prestige }.
jantaris-table-described-player = { $name } : prestige { $prestige }, { $goods }, réserve { $reserve }, objets : { $items }.
jantaris-table-goods-said =
    { $kind ->
        [both] { $red } { $red ->
            [one] rouge
           *[other] rouges
        } et { $black } { $black ->
            [one] noire
           *[other] noires
        }
        [red] { $red ->
            [one] { $red } marchandise rouge
           *[other] { $red } marchandises rouges
        }
        [black] { $black ->
            [one] { $black } marchandise noire
           *[other] { $black } marchandises noires
        }
       *[none] aucune marchandise
    }

## Tour, joueurs

jantaris-table-turn = Tour { $n }
jantaris-table-active-player = actif
jantaris-table-prestige = Prestige
jantaris-table-reserve = réserve { $n }
jantaris-table-claimed =
    { $n ->
        [one] { $n } carte de contrôle
       *[other] { $n } cartes de contrôle
    }
jantaris-table-items = Objets
jantaris-table-yours = Vos marchandises et vos objets
jantaris-table-held =
    { $colour ->
        [red] { $n ->
            [one] { $n } rouge
           *[other] { $n } rouges
        } sur { $limit } au plus
       *[black] { $n ->
            [one] { $n } noire
           *[other] { $n } noires
        } sur { $limit } au plus
    }

## Cartes de contrôle

jantaris-table-control = Contrôle du marché
jantaris-table-cards-left =
    { $n ->
        [0] plus rien dans la pile
       *[other] encore { $n } dans la pile
    }
jantaris-table-you-lack = il vous manque { $lacks }
jantaris-table-lack = { $area } : { $n } de plus
jantaris-table-card = Carte de contrôle { $districts }, prestige { $prestige }
jantaris-table-card-by = { $name } domine les trois
jantaris-table-card-needs =
    { $n ->
        [one] il vous manque { $n } marchand
       *[other] il vous manque { $n } marchands
    }

## La phase de ville

jantaris-table-market = Place du marché
jantaris-table-market-text = 1 ou 2 marchandises d’une couleur, jamais plus de { $limit }.
jantaris-table-full =
    { $colour ->
        [red] Plus de place pour les rouges
       *[black] Plus de place pour les noires
    }
jantaris-table-guild = Chambre de la guilde
jantaris-table-guild-text = Placer 1 marchand (réserve { $n }), ou en rappeler jusqu’à 2 d’une même zone.
jantaris-table-place = Placer
jantaris-table-recall = Rappeler
jantaris-table-bazaar = Bazar
jantaris-table-pile = { $n } dans la pile
jantaris-table-visit = Visiter
jantaris-table-wasted = Rien n’y est dans vos moyens : la visite serait perdue.
jantaris-table-wasted-brief = rien dans vos moyens
jantaris-table-bids = Les offres jusqu’ici
jantaris-table-bid-pass = passe
jantaris-table-habits = Les votes de chacun jusqu’ici
jantaris-table-affords = dans vos moyens
jantaris-table-lacks = il manque { $goods }
jantaris-table-crown = objet à couronne
jantaris-table-hint-city = Une action : marché, guilde ou bazar. Ensuite vous déplacez un marqueur, puis tout le monde vote.
jantaris-table-hint-marker = Choisissez un marqueur, puis un quartier : il devient le quartier actif.
jantaris-table-hint-answers = Choisissez une réponse.
jantaris-table-hint-areas = Choisissez ici ou dans la ville.
jantaris-table-take-back = Annuler
jantaris-table-answers = Réponses
jantaris-table-there =
    { $n ->
        [0] personne là-bas
       *[other] { $n } là-bas
    }
jantaris-table-waiting = Les autres réfléchissent.

## Ce que cela ferait

jantaris-table-would-dominate = Vous dominez { $area }
jantaris-table-would-lose = Vous ne dominez plus { $area }
jantaris-table-would-other = { $name } domine { $area }
jantaris-table-would-nobody = Personne ne domine { $area }
jantaris-table-would-card = Vous pourriez prendre la carte { $card }
jantaris-table-would-card-other = { $name } pourrait prendre la carte { $card }
jantaris-table-would-prestige = Prestige +{ $n }
jantaris-table-would-fair = Une grande foire s’ouvre
jantaris-table-would-reserve = Réserve { $n }

## Marqueurs et votes

jantaris-table-which-marker = Quel marqueur
jantaris-table-marker-word =
    { $colour ->
        [red] Marqueur rouge
       *[black] Marqueur noir
    }
jantaris-table-outlook = Ce que vos votes y feraient :
jantaris-table-votes-label = Les quatre votes
jantaris-table-votes =
    { $n ->
        [one] le vôtre seul
        [2] à deux
       *[other] { $most ->
            [3] à trois
           *[other] à 3 ou 4
        }
    }
jantaris-table-vote-hint = Choisissez une carte (touches 1 à 4). Personne ne la voit avant que tous aient voté.
jantaris-table-has-voted = a voté
jantaris-table-thinks = réfléchit
jantaris-table-revealed = Les votes retournés
jantaris-table-last-vote = Le dernier vote
jantaris-table-voted-for =
    { $n ->
        [one] { $vote }, seul
       *[other] { $vote }, { $n } votes
    }
jantaris-table-joint = { " ; " }
jantaris-table-row-deal-1 =
    { $colour ->
        [red] { $goods } { $goods ->
            [one] rouge
           *[other] rouges
        } de la banque
       *[black] { $goods } { $goods ->
            [one] noire
           *[other] noires
        } de la banque
    }
    .nothing = rien : plus de place
jantaris-table-row-deal-2 = pour { $here ->
        [one] votre marchand
       *[other] vos { $here } marchands
    } { $in }
    .nothing = { $here ->
        [0] rien : aucun de vos marchands { $in }
       *[other] rien : plus de place
    }
jantaris-table-row-deal-3 = pour { $centre ->
        [one] votre marchand
       *[other] vos { $centre } marchands
    } au Centre
    .nothing = rien : { $centre ->
        [0] aucun de vos marchands au Centre
       *[other] plus de place
    }
jantaris-table-row-strengthen-1 = bannir { $from } : { $names }
    .nothing = personne à bannir { $from }
jantaris-table-row-strengthen-2 = faire venir { $n ->
        [one] 1 marchand
       *[other] jusqu’à { $n } marchands
    } ({ $places })
    .nothing = aucun de vos marchands à côté
jantaris-table-row-strengthen-3 = envoyer { $n ->
        [one] 1 marchand
       *[other] jusqu’à { $n } marchands
    } ({ $places })
    .nothing = aucun de vos marchands { $in }
jantaris-table-row-recruitment-1 = 1 marchand, tout quartier sans marqueur
    .nothing = plus personne en réserve
jantaris-table-row-recruitment-2 = 1 marchand au Centre
    .nothing = personne ne peut aller au Centre
jantaris-table-row-recruitment-3 = { $n ->
        [one] 1 marchand
       *[other] jusqu’à { $n } marchands
    } ({ $places })
    .nothing = plus personne en réserve
jantaris-table-row-black_market-1 = prendre 1 à { $names }
    .nothing = personne n’a rien pour vous
jantaris-table-row-black_market-2 = { $n } de la banque, au choix
    .nothing = rien : plus de place
jantaris-table-row-black_market-3 =
    { $goods ->
        [one] perdre votre marchandise
       *[other] perdre vos { $goods } marchandises
    }{ $n ->
        [0] {""}
        [one] , 1 banni { $from }
       *[other] , { $n } bannis { $from }
    }
    .nothing = vous n’avez rien à perdre
jantaris-table-row-fair = la grande foire s’ouvrirait
jantaris-table-row-card = vous pourriez prendre la carte { $card }

## L’enchère

jantaris-table-ladder = Les offres, de la plus haute à la plus basse
jantaris-table-leads = { $name } mène
jantaris-table-has-bid = { $name }
jantaris-table-your-bid = votre offre
jantaris-table-your-maximum = votre maximum
jantaris-table-only-you = caché aux autres
jantaris-table-may-equal = { $name } peut égaler
jantaris-table-nobody-has = personne n’a { $n } marchandises
jantaris-table-limit-of = limite de
jantaris-table-choose-item = Quel objet mettez-vous aux enchères ?
jantaris-table-opening = Mise d’ouverture
jantaris-table-maximum = Votre maximum
jantaris-table-less = { $label } : moins
jantaris-table-more = { $label } : plus
jantaris-table-proxy = La table surenchérit pour vous d’un cran à la fois, jamais au-delà, et le dit.
jantaris-table-table-bids = La table surenchérit pour vous jusqu’à { $n }.
jantaris-table-watching = L’enchère continue sans vous.
jantaris-table-bid =
    { $kind ->
        [open] Ouvrir à { $goods }
       *[bid] Offrir { $goods }
    }
jantaris-table-bid-up-to =
    { $kind ->
        [open] Ouvrir à { $goods }, jusqu’à { $top }
       *[bid] Offrir { $goods }, jusqu’à { $top }
    }
jantaris-table-set-maximum = Laisser la table offrir jusqu’à { $top }
jantaris-table-outright = { $n } tout de suite
jantaris-table-withdraw = Retirer mon maximum
jantaris-table-rivals = Peuvent encore suivre : { $names }.
jantaris-table-no-rival = Plus personne ne peut suivre.
jantaris-table-safe = Dès { $n }, plus personne.
jantaris-table-would-pay =
    Vous paieriez { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }{ $open ->
        [0] {" "}et
       *[other] ,
    } { $black ->
        [one] { $black } noire
       *[other] { $black } noires
    }{ $open ->
        [0] {""}
       *[other] {" "}et { $open } au choix
    }

## Grande foire, ce que contiennent les piles

jantaris-table-fair-card = { $goods } marchandises → { $prestige } de prestige
jantaris-table-fair-goods =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
jantaris-table-trades =
    { $n ->
        [0] ne peut pas vendre
        [one] peut vendre une fois
       *[other] peut vendre { $n } fois
    }
jantaris-table-for-sale = En vente
jantaris-table-in-pile =
    { $n ->
        [one] { $n } objet dans la pile, jamais vu
       *[other] { $n } objets dans la pile, jamais vus
    }
jantaris-table-at-bottom = Puis, comme chacun les a vus glisser sous la pile :
jantaris-table-fairs = Foires à venir, dans un ordre inconnu
jantaris-table-fairs-then = Puis, dans cet ordre :

## La fin

jantaris-table-final-items = Objets
jantaris-table-final-fairs = Grandes foires
jantaris-table-final-control = Cartes de contrôle
jantaris-table-final-goods = Marchandises restantes

## Une carte retournée : racontée par la page, le serveur les retourne toutes à la fois

jantaris-log-vote-turned = { $name } retourne « { $vote } »
jantaris-table-votes-now = Les votes
jantaris-table-sealed = scellé
jantaris-table-ballots = Les votes sur le plateau

## Touches

jantaris-key-vote = un vote, dans l’ordre des cartes
jantaris-key-centre = au Centre

## En mots

jantaris-words-cards = Cartes de contrôle
jantaris-words-open = Mettre « { $item } » aux enchères à { $goods }{ $most ->
        [0] { "" }
       *[other] , jusqu’à { $most }
    }
jantaris-words-auction = « { $item } » est aux enchères. Plus haute offre : { $goods }, { $name }.
jantaris-words-district = Le vote porte sur { $area }.
jantaris-words-vote = { $name } a voté « { $vote } ».

## Consignes

jantaris-order-no-bids = Passer à chaque enchère
jantaris-order-bid-up-to = Enchérir jusqu’à un maximum, puis passer
