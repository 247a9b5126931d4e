# Ce qui se décide à côté de la carte : échanges, quêtes, réactions, choix des commerces, autres choix, fin de partie.

karanor-desk-gold = or
karanor-desk-prestige = prestige
karanor-desk-income = revenu
karanor-desk-artefact =
    { $n ->
        [one] artefact
       *[other] artefacts
    }
karanor-desk-quest =
    { $n ->
        [one] carte quête
       *[other] cartes quête
    }
karanor-desk-black-market = marché noir
karanor-desk-action =
    { $n ->
        [one] action
       *[other] actions
    }
karanor-desk-associate =
    { $n ->
        [one] associé
       *[other] associés
    }
karanor-desk-resources-chosen = ressources au choix
karanor-desk-nothing = rien
karanor-desk-lacks = Il manque :

## Échanges
karanor-desk-title = Échanges
karanor-desk-free = { $n ->
    [-1] Échanger n’est pas une action.
    [0] Échanger n’est pas une action. Il ne vous reste aucune action.
    [1] Échanger n’est pas une action. Votre dernière action vous attend.
   *[other] Échanger n’est pas une action. Vos { $n } actions vous attendent.
  }
karanor-desk-closed = La fin est déclenchée : plus aucun échange.
karanor-desk-back = Retour à la carte
karanor-desk-open-desk = Proposer un échange
karanor-desk-compose = Composer
karanor-desk-open = Offres ouvertes
karanor-desk-past = Offres passées
karanor-desk-tab-open = Offres
karanor-desk-tab-past = Passées
karanor-desk-with = Avec qui
karanor-desk-all = tous
karanor-desk-you = Vous
karanor-desk-you-give = Vous donnez
karanor-desk-you-get = Vous recevez
karanor-desk-they-give = Donne
karanor-desk-they-want = Demande
karanor-desk-gives = { $name } donne
karanor-desk-anyone-gives = Qui accepte donne
karanor-desk-tap = Touchez un bien pour le poser ici
karanor-desk-add = Ajouter 1 { $thing } (reste { $n })
karanor-desk-take-out = Retirer { $n } { $thing }
karanor-desk-less-gold = Un or de moins
karanor-desk-more-gold = Un or de plus
karanor-desk-of = sur { $n }
karanor-desk-after = Après l’échange
karanor-desk-complete = Pour « { $card } », il ne manquerait plus rien.
karanor-desk-lacking = Pour « { $card } », il manquerait encore
karanor-desk-countering = Votre contre-offre à { $name } ; elle ferme son offre.
karanor-desk-purpose = Pour quoi faire ?
karanor-desk-no-purpose = Ne rien en dire
karanor-desk-send = Proposer à { $name }
karanor-desk-send-counter = Contre-offre à { $name }
karanor-desk-clear = Effacer
karanor-desk-blank = Posez quelque chose sur un plateau.
karanor-desk-full = Vous avez { $n } offres ouvertes : retirez-en une d’abord.
karanor-desk-limit = { $n } de vos { $most } offres ouvertes. Toutes tombent à la fin du tour.
karanor-desk-lapse = Toutes les offres tombent à la fin du tour.
karanor-desk-cannot = Vous n’avez pas ce qui est demandé.
karanor-desk-no-offers = Aucune offre ouverte.
karanor-desk-no-past = Aucune offre n’a encore abouti ni échoué.
karanor-desk-tradable = S’échangent : or, jetons, associés, insignes, artefacts ; jamais les cartes, le prestige ni les bâtiments.
karanor-desk-strip-gives = { $name } vous donne
karanor-desk-strip-for = contre
karanor-desk-strip-then = Vous auriez
karanor-desk-offer-of = Offre { DE($name) }
karanor-desk-accept = Accepter
karanor-desk-counter = Contre-offre
karanor-desk-decline = Refuser
karanor-desk-withdraw = Retirer
karanor-desk-revise = Modifier
karanor-desk-reopen = Rouvrir
karanor-desk-soon = Acceptée par { $names } : exécutée dès que l’étape en cours sera finie.
karanor-desk-refused-by = Refusée par { $names }.
karanor-desk-for = contre
karanor-desk-ended-traded = conclue
karanor-desk-ended-declined = refusée
karanor-desk-ended-withdrawn = retirée
karanor-desk-ended-countered = contre-offre faite
karanor-desk-ended-void = nulle : biens disparus
karanor-desk-ended-lapsed = caduque

## Quêtes
karanor-desk-quest-now = Un choix à faire maintenant
karanor-desk-quest-hand = Une quête de votre main
karanor-desk-quest-free = Ne coûte aucune action.
karanor-desk-quest-costs = { $n ->
    [0] Coûte 1 action, votre dernière.
    [1] Coûte 1 action ; il en restera 1.
   *[other] Coûte 1 action ; il en restera { $n }.
  }
karanor-desk-quest-not-yet = Ne peut pas être accomplie ici et maintenant.
karanor-desk-what-do-you-do = Que faites-vous ?
karanor-desk-on-whom = Qui est concerné ?
karanor-desk-fulfil = Accomplir la quête
karanor-desk-choose-one = Choisissez
karanor-desk-later = Plus tard
karanor-desk-see-map = Voir la carte
karanor-desk-read-quest = Lire et décider

## Réactions
karanor-desk-window = Un moment pour réagir
karanor-desk-window-turn-start = { $name } commence son tour
karanor-desk-window-meet = { $name } vous rejoint
karanor-desk-window-build-declared = { $name } va construire
karanor-desk-window-delivery-done = { $name } a livré
karanor-desk-window-villa-declared = { $name } va acheter une villa
karanor-desk-window-income = { $name } a touché son revenu
karanor-desk-window-bm-played = { $name } joue « { $card } »
karanor-desk-window-answer = Jouez une carte ou passez.
karanor-desk-card-when = Se joue à ces moments : { $windows }
karanor-desk-window-time = Vous avez { $time } ; sans réponse, vous passez.
karanor-desk-also-asked = Aussi interrogés
karanor-desk-answered = a répondu
karanor-desk-thinking = réfléchit
karanor-desk-play = Jouer
karanor-desk-play-on = Contre { $name }
karanor-desk-pass = Passer
karanor-desk-pass-turn = Passer pour ce tour
karanor-desk-rule = Règle { $clause }

## Quand être interrogé
karanor-desk-ask-when = Quand m’interroger
karanor-desk-ask-always = toujours
karanor-desk-ask-sometimes = parfois
karanor-desk-ask-never = jamais
karanor-desk-ask-seen = Tous voient ces souhaits. Ils valent dès le prochain moment, jusqu’à ce que vous les changiez.
karanor-desk-ask-turn-start = Quand un tour commence
karanor-desk-ask-meet = Quand on me rejoint
karanor-desk-ask-build-declared = Quand on construit
karanor-desk-ask-delivery-done = Quand on a livré
karanor-desk-ask-villa-declared = Quand on achète une villa
karanor-desk-ask-income = Quand on touche un revenu
karanor-desk-ask-bm-played = Quand une carte marché noir est jouée
karanor-desk-ask-fitting = Seulement quand une carte convient
karanor-desk-ask-all-on = Toujours m’interroger
karanor-desk-ask-all-off = Ne jamais m’interroger
karanor-desk-ask-other = On n’interroge pas { $name } : { $windows }
karanor-desk-ask-other-never = On n’interroge jamais { $name }

## Choix des commerces
karanor-desk-draft = Choix des commerces
karanor-desk-draft-first = Gardez un commerce ; les deux autres vont à votre voisin de droite
karanor-desk-draft-second = Gardez un de ces deux commerces ; l’autre est défaussé
karanor-desk-draft-you = Vous venez { DE($city) } : { $history }.
karanor-desk-choosing = choisit
karanor-desk-chosen = a choisi

## Choix
karanor-desk-choice = Votre choix
karanor-desk-keep = Garder
karanor-desk-kept = Gardé
karanor-desk-discard = Défausser
karanor-desk-take = Prendre
karanor-desk-take-deck = Dessus de la pioche, sans voir (reste { $n })
karanor-desk-stop = Assez
karanor-desk-skip = Pas cette fois
karanor-desk-refuse = Y renoncer
karanor-desk-pay-more = Payer { $n } or malgré tout
karanor-desk-option = Choix { $n }
karanor-desk-from = À { $name }
karanor-desk-left = encore { $n }
karanor-desk-for-gold = ({ $n } or) :

## Le marché à deux
karanor-desk-market = Marché
karanor-desk-market-how = Achetez 1 ou 2, vendez 1 ou 2, ou achetez 1 et vendez 1.
karanor-desk-buy = Acheter 1 { $thing } pour { $n } or
karanor-desk-sell = Vendre 1 { $thing } pour { $n } or
karanor-desk-buys = Achat
karanor-desk-sells = Vente
karanor-desk-did-buy = acheter { karanor-some }
karanor-desk-did-sell = vendre { karanor-some }
karanor-desk-visit = Aller au marché

## Fin
karanor-desk-source-commerce = commerces
karanor-desk-source-quest = quêtes
karanor-desk-source-delivery = livraisons
karanor-desk-source-villa = villas
karanor-desk-source-other = cartes et tuiles
karanor-desk-source-lost = perdu
