# Les mots de Marchands de Karanor ; les arguments sont expliqués en tête du en.ftl de Heller.
# Ici $other est le joueur assis à la place `other`. Les noms des choses sont plus bas ; ce que disent cartes et tuiles est dans fr.box.ftl.
# Un lieu vient avec sa préposition : $to, $at et $in disent « à Kien », « aux Champs de lin ».

## Questions

karanor-ask-turn = À vous : que faites-vous ?
karanor-ask-turn-other = C’est le tour { DE($name) }
karanor-ask-draft = Gardez l’un de ces commerces
karanor-ask-draft-other = { $name } choisit un commerce
karanor-ask-window = Jouez une carte marché noir, ou passez
karanor-ask-window-other = { $name } peut jouer une carte marché noir
karanor-ask-choose = Choisissez
karanor-ask-choose-other = { $name } choisit
karanor-ask-immediate = Décidez sur-le-champ
karanor-ask-immediate-other = { $name } doit décider sur-le-champ
karanor-ask-keep = Gardez l’une des cartes ou tuiles piochées
karanor-ask-keep-other = { $name } garde l’une des cartes ou tuiles piochées
karanor-ask-discard = Vous avez quatre quêtes : défaussez-en une
karanor-ask-discard-other = { $name } doit défausser une quête
karanor-ask-take = Prenez un nouveau commerce
karanor-ask-take-other = { $name } prend un nouveau commerce
karanor-ask-pick = Choisissez une ressource
karanor-ask-pick-other = { $name } choisit une ressource
karanor-ask-gain = Prenez une ressource de votre choix
karanor-ask-gain-other = { $name } prend une ressource
karanor-ask-lose = Rendez une ressource
karanor-ask-lose-other = { $name } doit rendre une ressource
karanor-ask-steal = Quelle ressource change de mains ?
karanor-ask-steal-other = { $name } choisit la ressource qui change de mains
karanor-ask-poach = Quel associé change de camp ?
karanor-ask-poach-other = { $name } choisit l’associé qui change de camp
karanor-ask-convert = Échangez une ressource, ou arrêtez
karanor-ask-convert-other = { $name } peut échanger des ressources
karanor-ask-place = Placez votre pion dans une cité
karanor-ask-place-other = { $name } place son pion dans une cité
karanor-ask-villa = La villa coûte plus cher : payez-vous ?
karanor-ask-villa-other = { $name } peut payer le supplément
karanor-ask-act = Utilisez-vous une tuile ?
karanor-ask-act-other = { $name } peut utiliser une tuile

## Journal

karanor-some =
    { $resource ->
        [Bois] du bois
        [Minerai] du minerai
        [Tissu] du tissu
        [Vin] du vin
        [Viande] de la viande
        [Fruit] des fruits
       *[Diamant] un diamant
    }
karanor-amount =
    { $n } { $resource ->
        [Bois] bois
        [Minerai] { $n ->
            [one] minerai
           *[other] minerais
        }
        [Tissu] { $n ->
            [one] tissu
           *[other] tissus
        }
        [Vin] { $n ->
            [one] vin
           *[other] vins
        }
        [Viande] { $n ->
            [one] viande
           *[other] viandes
        }
        [Fruit] { $n ->
            [one] fruit
           *[other] fruits
        }
       *[Diamant] { $n ->
            [one] diamant
           *[other] diamants
        }
    }
karanor-log-settled = { $name } vient { DE($city) }, « { $history } »
karanor-log-drafted = { $name } a gardé un commerce
    .commerce = { $name } garde le commerce « { $commerce } »
karanor-log-draft-ended = Le choix des commerces est fini
karanor-log-turn-began = { $name } commence un tour
karanor-log-moved = { $name } va { $to }
karanor-log-sailed = { $name } se rend par mer { $to } pour { $n } or
karanor-log-relocated = { $name } apparaît { $to }
karanor-log-worked = { $name } travaille pour { $n } or
karanor-log-harvested = { $name } récolte { $at }
karanor-log-interacted = { $name } parle à un habitant { $at }
karanor-log-quest-drawn = { $name } pioche une quête
    .quest = { $name } pioche la quête « { $quest } »
karanor-log-immediate-drawn = { $name } pioche « { $quest } » et doit décider sur-le-champ
karanor-log-quest-discarded = { $name } défausse la quête « { $quest } »
karanor-log-quest-fulfilled = { $name } accomplit la quête « { $quest } »
karanor-log-chosen = { $name } fait le choix { $option }
karanor-log-drawn = { $name } en pioche { $n } pour en garder une
karanor-log-discarded = { $name } en défausse { $n }
karanor-log-artefact-kept = { $name } garde l’artefact « { $artefact } »
karanor-log-build-declared = { $name } veut construire { $in } le commerce « { $commerce } »
karanor-log-build-failed = « { $commerce } » n’est pas construit ; { $name } garde la carte et n’a rien payé
karanor-log-built = { $name } construit { $in } le commerce « { $commerce } » pour { $n } or
karanor-log-commerce-shown = Le commerce « { $commerce } » entre à l’étalage
karanor-log-commerce-taken = { $name } prend le commerce « { $commerce } »
karanor-log-commerce-drawn = { $name } pioche un commerce
    .commerce = { $name } pioche le commerce « { $commerce } »
karanor-log-delivered = { $name } livre « { $delivery } » pour { $n } or
karanor-log-delivery-shown = La livraison « { $delivery } » est demandée
karanor-log-recruited = { $name } recrute un associé ({ $associate })
karanor-log-promoted = { $name } promeut un associé ({ $associate })
karanor-log-villa-declared = { $name } veut acheter la villa { $at }
karanor-log-villa-bought = { $name } achète la villa { $at } pour { $n } or
karanor-log-villa-failed = { $name } n’obtient pas la villa { $at }
karanor-log-bought = { $name } achète { karanor-some } au marché pour { $n } or
karanor-log-sold = { $name } vend { karanor-some } au marché pour { $n } or
karanor-log-income-taken = { $name } touche { $n } or de revenu
karanor-log-income-changed = Le revenu { DE($name) } est maintenant de { $income }
karanor-log-gold-gained = { $name } gagne { $n } or
karanor-log-gold-lost = { $name } donne { $n } or
karanor-log-gold-paid = { $name } paie { $n } or à { $other }
karanor-log-gold-stolen = { $name } prend { $n } or à { $other }
karanor-log-goods-gained = { $name } gagne { karanor-amount }
karanor-log-goods-lost = { $name } rend { karanor-amount }
karanor-log-goods-stolen = { $name } prend { karanor-some } à { $other }
karanor-log-associate-stolen = { $name } débauche un associé chez { $other } ({ $associate })
karanor-log-insignia-gained =
    { $n ->
        [one] { $name } reçoit l’insigne « { $insignia } »
       *[other] { $name } reçoit { $n } insignes « { $insignia } »
    }
karanor-log-insignia-lost =
    { $n ->
        [one] { $name } rend l’insigne « { $insignia } »
       *[other] { $name } rend { $n } insignes « { $insignia } »
    }
karanor-log-prestige-gained = { $name } gagne { $n } de prestige et en a { $prestige }
karanor-log-prestige-lost = { $name } perd { $n } de prestige et en garde { $prestige }
karanor-log-action-gained =
    { $n ->
        [one] { $name } a { $n } action de plus ce tour-ci
       *[other] { $name } a { $n } actions de plus ce tour-ci
    }
karanor-log-black-drawn = { $name } pioche une carte marché noir
    .black = { $name } pioche la carte « { $black } »
karanor-log-card-played = { $name } joue « { $black } »
    .other = { $name } joue « { $black } » contre { $other }
karanor-log-card-cancelled = « { $black } » reste sans effet
karanor-log-window-opened = Les autres peuvent réagir à { $name }
karanor-log-silent = { $name } passe pour le reste de ce tour
karanor-log-spared = { $name } ne veut plus qu’on l’interroge ({ $window })
karanor-log-asked-again = { $name } veut de nouveau qu’on l’interroge ({ $window })
karanor-log-tile-acted = « { $tile } » profite à { $name }
karanor-log-tile-used = { $name } utilise « { $tile } »
karanor-log-offer-made = { $name } fait l’offre { $offer } à qui la veut
    .other = { $name } fait l’offre { $offer } à { $other }
karanor-log-counter-made = { $name } répond à l’offre { $answers } par l’offre { $offer }
karanor-log-offer-accept = { $name } accepte l’offre { $offer }
karanor-log-offer-decline = { $name } refuse l’offre { $offer }
karanor-log-offer-withdraw = { $name } retire l’offre { $offer }
karanor-log-offer-reopen = { $name } rouvre l’offre { $offer }
karanor-log-offer-void = L’offre { $offer } { DE($name) } est nulle : quelque chose n’est plus là
karanor-log-acceptance-void = { $name } n’a plus ce que demande l’offre { $offer } : elle reste ouverte
karanor-purpose-commerce = « C’est pour mon commerce : { $card }. »
karanor-purpose-quest = « C’est pour une quête. »
karanor-purpose-delivery = « C’est pour la livraison. »
karanor-purpose-villa = « C’est pour une villa. »
karanor-log-traded = { $name } et { $other } font un échange
karanor-log-end-triggered = { $name } a { $prestige } de prestige : la fin approche, plus personne n’échange
karanor-log-game-ended =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }

## Pourquoi non

karanor-refused-no-action = Vous avez fait toutes vos actions de ce tour.
karanor-refused-other-question = Cela ne répond pas à ce qui est demandé.
karanor-refused-forbidden = Un effet vous interdit cette action.
karanor-refused-not-near = Ce territoire n’est pas adjacent : { $territory }.
karanor-refused-sea-price = Vous ne pouvez pas payer le passage : { $gold } or.
karanor-refused-no-site = On ne récolte rien ici.
karanor-refused-supply-empty = La réserve est vide : { $resource }.
karanor-refused-no-work = Vous ne pouvez pas travailler.
karanor-refused-bonus-late = Le bonus s’achète avec la construction, jamais plus tard.
karanor-refused-no-commerce = Vous n’avez pas en main « { $commerce } ».
karanor-refused-no-city = Vous n’êtes pas dans une cité.
karanor-refused-one-commerce = Vous avez déjà un commerce dans cette cité.
karanor-refused-swap = Vous ne pouvez pas remplacer cette ressource.
karanor-refused-lacking = Il vous manque { karanor-amount }.
karanor-refused-lacking-gold = Il vous manque { $n } or.
karanor-refused-no-quest = Vous n’avez pas la quête « { $quest } ».
karanor-refused-quest = Les conditions de la quête « { $quest } » ne sont pas remplies, ou vous ne pouvez pas payer.
karanor-refused-no-quests = Il ne reste plus de carte quête.
karanor-refused-nobody-there = Aucun habitant n’attend là.
karanor-refused-no-delivery = Aucune livraison n’est ouverte.
karanor-refused-delivery-city = On attend les marchandises ailleurs : { $territory }.
karanor-refused-recruited = Cet associé travaille déjà pour quelqu’un.
karanor-refused-not-your-associate = Cet associé ne travaille pas pour vous.
karanor-refused-promoted = Cet associé est promu, pour de bon.
karanor-refused-no-villa = Il n’y a pas de villa ici.
karanor-refused-villa-sold = Cette villa a un propriétaire.
karanor-refused-market = Le marché ne fait pas cela maintenant, ou vous ne pouvez pas payer.
karanor-refused-no-market = Il n’y a pas de marché à cette table.
karanor-refused-power = Ce pouvoir ne peut servir maintenant.
karanor-refused-no-card = Vous n’avez pas la carte « { $black } ».
karanor-refused-no-card-for-it = Vous n’avez pas de carte pour cela.
karanor-refused-card-pending = Répondez d’abord à ce qui est demandé.
karanor-refused-card-not-asked = On ne vous demande rien dans cette fenêtre.
karanor-refused-card-answered = Vous avez déjà répondu dans cette fenêtre.
karanor-refused-card-own-turn = « { $black } » se joue à votre propre tour.
karanor-refused-card-other-turn = « { $black } » se joue au tour d’un autre joueur.
karanor-refused-card-not-now = Ce n’est pas le moment de jouer « { $black } ».
karanor-refused-card-alone = Pour jouer « { $black } », il faut un autre joueur sur votre territoire.
karanor-refused-card-no-city = « { $black } » se joue dans une cité.
karanor-refused-card-condition = La condition de « { $black } » n’est pas remplie.
karanor-refused-card-no-target = Il n’y a personne que « { $black } » puisse viser.
karanor-refused-card-target = « { $black } » ne peut pas viser ce joueur.
karanor-refused-card-nothing = Vous n’avez rien à échanger avec « { $black } ».
karanor-refused-card-immune = Ce joueur est protégé des cartes marché noir.
karanor-refused-no-purpose = Une offre sert à un commerce, à une quête, à la livraison ou à une villa, pas à « { $thing } ».
karanor-refused-untradable = Cela ne s’échange pas : { $thing }.
karanor-refused-trade-ending = La fin est déclenchée : plus personne n’échange.
karanor-refused-trade-gone = Il n’y a pas d’offre { $offer }.
karanor-refused-trade-closed = L’offre { $offer } est fermée.
karanor-refused-trade-declined = Vous avez refusé l’offre { $offer }.
karanor-refused-trade-accepted = Vous avez accepté l’offre { $offer } : elle s’exécute au prochain point ouvert.
karanor-refused-trade-taken = L’offre { $offer } est acceptée : elle s’exécute au prochain point ouvert.
karanor-refused-trade-not-owned = Vous n’avez pas tout cela.
karanor-refused-trade-not-countered = Seul l’auteur rouvre une offre, et seulement après une contre-offre.
karanor-refused-trade-not-your-offer = L’offre { $offer } n’est pas de vous.
karanor-refused-trade-not-to-you = L’offre { $offer } ne vous est pas faite.
karanor-refused-trade-nobody = Une offre se fait à un autre joueur ou à qui la veut.
karanor-refused-trade-too-many = Vous avez déjà cinq offres ouvertes.
karanor-refused-trade-forbidden = Vous ne pouvez pas échanger maintenant.
karanor-refused-wish = Vous l’avez déjà dit.

## Moments et piles

karanor-window-turn_start = début d’un tour
karanor-window-meet = une rencontre
karanor-window-build_declared = une construction
karanor-window-delivery_done = une livraison
karanor-window-villa_declared = une villa
karanor-window-income = le revenu
karanor-window-bm_played = une carte marché noir
karanor-window-open = tout moment d’un tour où rien d’autre n’est demandé
karanor-window-own_turn = votre propre tour
karanor-window-all = tous les moments de réagir
karanor-deck-quest = quêtes
karanor-deck-artefact = artefacts
karanor-deck-commerce = commerces
karanor-deck-black_market = marché noir
karanor-source-commerce = commerce
karanor-source-quest = quête
karanor-source-delivery = livraison
karanor-source-villa = villa
karanor-source-card = carte
karanor-source-tile = tuile
karanor-source-bonus = bonus

## Lieux

karanor-territory-kien = Kien
karanor-territory-port_feral = Port-Féral
karanor-territory-salanche = Salanche
karanor-territory-valdrune = Valdrune
karanor-territory-hautebrume = Hautebrume
karanor-territory-ormea = Orméa
karanor-territory-nacrelune = Nacrelune
karanor-territory-tour_mages = Tour des mages
karanor-territory-plage = Plage du bout du monde
karanor-territory-chutes_cristal = Chutes de cristal
karanor-territory-fontaine_reves = Fontaine des rêves
karanor-territory-plateau_destin = Plateau du destin
karanor-territory-hutas = Terres des Hutas
karanor-territory-cimetiere = Le Cimetière
karanor-territory-bois_murmure = Bois-Murmure
karanor-territory-fergris = Mines de Fergris
karanor-territory-champs_lin = Champs de lin
karanor-territory-clos_moines = Clos des moines
karanor-territory-vergers_or = Vergers d’or
karanor-territory-paturages = Pâturages du Ponant
karanor-territory-foret_anciens = Forêt des anciens
karanor-territory-steppes = Steppes du vent
karanor-territory-coteaux = Coteaux vermeils
karanor-territory-gouffre_azur = Gouffre d’azur
karanor-territory-palmeraie = Palmeraie de sel
karanor-territory-dunes = Dunes rousses
karanor-territory-carrieres = Carrières noires
karanor-territory-marais = Marais des lanternes
karanor-territory-cratere = Cratère de l’étoile
karanor-territory-treilles = Treilles du couchant
karanor-territory-moutons = Prés aux moutons
karanor-territory-baie_voiles = Baie des voiles
karanor-territory-bosquet = Bosquet aux abeilles
karanor-to-kien = à Kien
karanor-to-port_feral = à Port-Féral
karanor-to-salanche = à Salanche
karanor-to-valdrune = à Valdrune
karanor-to-hautebrume = à Hautebrume
karanor-to-ormea = à Orméa
karanor-to-nacrelune = à Nacrelune
karanor-to-tour_mages = à la Tour des mages
karanor-to-plage = à la Plage du bout du monde
karanor-to-chutes_cristal = aux Chutes de cristal
karanor-to-fontaine_reves = à la Fontaine des rêves
karanor-to-plateau_destin = au Plateau du destin
karanor-to-hutas = aux Terres des Hutas
karanor-to-cimetiere = au Cimetière
karanor-to-bois_murmure = à Bois-Murmure
karanor-to-fergris = aux Mines de Fergris
karanor-to-champs_lin = aux Champs de lin
karanor-to-clos_moines = au Clos des moines
karanor-to-vergers_or = aux Vergers d’or
karanor-to-paturages = aux Pâturages du Ponant
karanor-to-foret_anciens = dans la Forêt des anciens
karanor-to-steppes = dans les Steppes du vent
karanor-to-coteaux = aux Coteaux vermeils
karanor-to-gouffre_azur = au Gouffre d’azur
karanor-to-palmeraie = à la Palmeraie de sel
karanor-to-dunes = aux Dunes rousses
karanor-to-carrieres = aux Carrières noires
karanor-to-marais = au Marais des lanternes
karanor-to-cratere = au Cratère de l’étoile
karanor-to-treilles = aux Treilles du couchant
karanor-to-moutons = aux Prés aux moutons
karanor-to-baie_voiles = à la Baie des voiles
karanor-to-bosquet = au Bosquet aux abeilles
karanor-at-kien = à Kien
karanor-at-port_feral = à Port-Féral
karanor-at-salanche = à Salanche
karanor-at-valdrune = à Valdrune
karanor-at-hautebrume = à Hautebrume
karanor-at-ormea = à Orméa
karanor-at-nacrelune = à Nacrelune
karanor-at-tour_mages = à la Tour des mages
karanor-at-plage = à la Plage du bout du monde
karanor-at-chutes_cristal = aux Chutes de cristal
karanor-at-fontaine_reves = à la Fontaine des rêves
karanor-at-plateau_destin = au Plateau du destin
karanor-at-hutas = aux Terres des Hutas
karanor-at-cimetiere = au Cimetière
karanor-at-bois_murmure = à Bois-Murmure
karanor-at-fergris = aux Mines de Fergris
karanor-at-champs_lin = aux Champs de lin
karanor-at-clos_moines = au Clos des moines
karanor-at-vergers_or = aux Vergers d’or
karanor-at-paturages = aux Pâturages du Ponant
karanor-at-foret_anciens = dans la Forêt des anciens
karanor-at-steppes = dans les Steppes du vent
karanor-at-coteaux = aux Coteaux vermeils
karanor-at-gouffre_azur = au Gouffre d’azur
karanor-at-palmeraie = à la Palmeraie de sel
karanor-at-dunes = aux Dunes rousses
karanor-at-carrieres = aux Carrières noires
karanor-at-marais = au Marais des lanternes
karanor-at-cratere = au Cratère de l’étoile
karanor-at-treilles = aux Treilles du couchant
karanor-at-moutons = aux Prés aux moutons
karanor-at-baie_voiles = à la Baie des voiles
karanor-at-bosquet = au Bosquet aux abeilles
karanor-in-kien = à Kien
karanor-in-port_feral = à Port-Féral
karanor-in-salanche = à Salanche
karanor-in-valdrune = à Valdrune
karanor-in-hautebrume = à Hautebrume
karanor-in-ormea = à Orméa
karanor-in-nacrelune = à Nacrelune
karanor-city-kien = Kien
karanor-city-port_feral = Port-Féral
karanor-city-salanche = Salanche
karanor-city-valdrune = Valdrune
karanor-city-hautebrume = Hautebrume
karanor-city-ormea = Orméa
karanor-city-nacrelune = Nacrelune
karanor-island-A = Grand-Karan
karanor-island-B = Terre des brumes
karanor-island-C = Rivage du sud
karanor-island-D = Île de nacre

## Ressources, associés, insignes, artefacts

karanor-resource-wood = Bois
karanor-resource-ore = Minerai
karanor-resource-cloth = Tissu
karanor-resource-wine = Vin
karanor-resource-meat = Viande
karanor-resource-fruit = Fruit
karanor-resource-diamond = Diamant
karanor-associate-wood = Bûcheronne
karanor-associate-ore = Mineur
karanor-associate-cloth = Tisserande
karanor-associate-wine = Vigneron
karanor-associate-meat = Éleveuse
karanor-associate-fruit = Arboriculteur
karanor-insignia-captain = Capitaine
karanor-insignia-mount = Monture
karanor-insignia-work = Travail +1
karanor-insignia-curse = Malédiction de Salanche
karanor-insignia-builders = Guilde des bâtisseurs
karanor-insignia-messengers = Guilde des messagers
karanor-insignia-storytellers = Guilde des conteurs
karanor-insignia-gatherers = Guilde des cueilleurs
karanor-insignia-noble = Titre de noblesse
karanor-artefact-outils_architecte = Outils d’architecte
karanor-artefact-bottes = Bottes de sept lieues
karanor-artefact-boussole = Boussole des marées
karanor-artefact-corne = Corne d’abondance
karanor-artefact-bourse = Bourse sans fond
karanor-artefact-sablier = Sablier du temps
karanor-artefact-miroir = Miroir des brumes
karanor-artefact-sceau = Sceau du chancelier
karanor-artefact-clef = Clef des manoirs
karanor-artefact-portail = Grimoire du portail
karanor-artefact-alambic = Alambic de l’alchimiste
karanor-artefact-plume = Plume du chroniqueur
karanor-artefact-lanterne = Lanterne des âmes
karanor-artefact-cor = Cor du messager
karanor-artefact-marteau = Marteau du géant
karanor-artefact-anneau = Anneau du diplomate
karanor-artefact-gant = Gant de l’escamoteur
karanor-tile-captain = { karanor-insignia-captain }
karanor-tile-mount = { karanor-insignia-mount }
karanor-tile-work = { karanor-insignia-work }
karanor-tile-curse = { karanor-insignia-curse }
karanor-tile-builders = { karanor-insignia-builders }
karanor-tile-messengers = { karanor-insignia-messengers }
karanor-tile-storytellers = { karanor-insignia-storytellers }
karanor-tile-gatherers = { karanor-insignia-gatherers }
karanor-tile-noble = { karanor-insignia-noble }
karanor-tile-outils_architecte = { karanor-artefact-outils_architecte }
karanor-tile-bottes = { karanor-artefact-bottes }
karanor-tile-boussole = { karanor-artefact-boussole }
karanor-tile-corne = { karanor-artefact-corne }
karanor-tile-bourse = { karanor-artefact-bourse }
karanor-tile-sablier = { karanor-artefact-sablier }
karanor-tile-miroir = { karanor-artefact-miroir }
karanor-tile-sceau = { karanor-artefact-sceau }
karanor-tile-clef = { karanor-artefact-clef }
karanor-tile-portail = { karanor-artefact-portail }
karanor-tile-alambic = { karanor-artefact-alambic }
karanor-tile-plume = { karanor-artefact-plume }
karanor-tile-lanterne = { karanor-artefact-lanterne }
karanor-tile-cor = { karanor-artefact-cor }
karanor-tile-marteau = { karanor-artefact-marteau }
karanor-tile-anneau = { karanor-artefact-anneau }
karanor-tile-gant = { karanor-artefact-gant }

## Cartes

karanor-history-enfant_marin = Enfant de marin
karanor-history-palefrenier = Palefrenier
karanor-history-apprenti_forgeron = Apprenti forgeron
karanor-history-noble_dechu = Noble déchu
karanor-history-vigneronne = Fille de vigneron
karanor-history-conteur = Conteur itinérant
karanor-history-clerc = Clerc de la monnaie
karanor-history-maconne = Enfant de maçon
karanor-history-coursier = Coursier royal
karanor-history-orphelin = Orphelin des ruelles
karanor-commerce-auberge_populaire = Auberge populaire
karanor-commerce-taverne_port = Taverne du port
karanor-commerce-boulangerie = Boulangerie
karanor-commerce-forge = Forge
karanor-commerce-tisserand = Atelier de tisserand
karanor-commerce-joaillerie = Joaillerie
karanor-commerce-comptoir_maritime = Comptoir maritime
karanor-commerce-caravanserail = Caravansérail
karanor-commerce-halle_vins = Halle aux vins
karanor-commerce-boucherie = Boucherie
karanor-commerce-primeur = Étal de primeur
karanor-commerce-banque = Banque
karanor-commerce-theatre = Théâtre
karanor-commerce-bibliotheque = Bibliothèque
karanor-commerce-apothicaire = Apothicaire
karanor-commerce-antiquaire = Antiquaire
karanor-commerce-armurerie = Armurerie
karanor-commerce-scierie = Scierie
karanor-commerce-menuiserie = Menuiserie
karanor-commerce-relais_poste = Relais de poste
karanor-commerce-chantier_naval = Chantier naval
karanor-commerce-grand_hotel = Grand hôtel
karanor-commerce-bains = Bains publics
karanor-commerce-maison_jeu = Maison de jeu
karanor-commerce-cirque = Cirque ambulant
karanor-commerce-cartographes = Maison des cartographes
karanor-commerce-parfumerie = Parfumerie
karanor-commerce-brasserie = Brasserie
karanor-commerce-sculpteur = Atelier de sculpture
karanor-commerce-observatoire = Observatoire
karanor-commerce-cordonnerie = Cordonnerie
karanor-commerce-fromagerie = Fromagerie
karanor-commerce-ecole = École de commerce
karanor-commerce-chapellerie = Chapellerie
karanor-commerce-mont_piete = Mont-de-piété
karanor-commerce-quincaillerie = Quincaillerie
karanor-quest-feu_de_camp = Feu de camp
karanor-quest-noce = La noce au village
karanor-quest-phare = Le phare éteint
karanor-quest-mule = La mule égarée
karanor-quest-tailleur = Le tailleur pressé
karanor-quest-mineurs = Les mineurs assoiffés
karanor-quest-grimoires = Les grimoires mouillés
karanor-quest-bal = Le bal masqué
karanor-quest-pont = Le pont brisé
karanor-quest-herboriste = L’herboriste
karanor-quest-chef_huta = Le festin des Hutas
karanor-quest-armateur = La commande de l’armateur
karanor-quest-moissons = La fête des moissons
karanor-quest-collectionneur = Le collectionneur
karanor-quest-forge_royale = La forge royale
karanor-quest-ermite = L’ermite du plateau
karanor-quest-perle = La pêcheuse de perles
karanor-quest-etoile = L’étoile tombée
karanor-quest-orgue = Le facteur d’orgues
karanor-quest-statue = La statue du fondateur
karanor-quest-berger = Le berger frileux
karanor-quest-contrebandiers = Les contrebandiers
karanor-quest-tapis = Le marchand de tapis
karanor-quest-loup_mer = Le vieux loup de mer
karanor-quest-maitre_chais = La maîtresse de chai
karanor-quest-guilde = Les guildes recrutent
karanor-quest-concours = Le concours de cuisine
karanor-quest-mecene = Le mécénat
karanor-quest-duel_cartes = La partie de cartes
karanor-quest-mendiant = Le mendiant
karanor-quest-brigands = Les brigands
karanor-quest-cheval = Le cheval fourbu
karanor-quest-voyante = La diseuse de bonne aventure
karanor-quest-puits = Le puits aux vœux
karanor-quest-usurier = Le prêteur
karanor-quest-heraut = Le héraut
karanor-quest-ambassade = L’ambassade
karanor-quest-cimetiere_1 = Le cimetière 1/2
karanor-quest-cimetiere_2 = Le cimetière 2/2
karanor-quest-carte_1 = La carte déchirée 1/2
karanor-quest-carte_2 = La carte déchirée 2/2
karanor-quest-griffon_1 = Le bébé griffon 1/2
karanor-quest-griffon_2 = Le bébé griffon 2/2
karanor-quest-succession_1 = La succession 1/2
karanor-quest-succession_2 = La succession 2/2
karanor-quest-epave_1 = L’épave 1/2
karanor-quest-epave_2 = L’épave 2/2
karanor-quest-muse_1 = La muse endormie 1/2
karanor-quest-muse_2 = La muse endormie 2/2
karanor-quest-serment_1 = Le serment des Hutas 1/2
karanor-quest-serment_2 = Le serment des Hutas 2/2
karanor-quest-fantomes_1 = Les fantômes de Salanche 1/2
karanor-quest-fantomes_2 = Les fantômes de Salanche 2/2
karanor-black-vol_tire = Vol à la tire
karanor-black-embuscade = Embuscade
karanor-black-barrage = Barrage routier
karanor-black-greve = Grève générale
karanor-black-faux_permis = Permis contesté
karanor-black-douane = Douane véreuse
karanor-black-chantage = Chantage
karanor-black-rumeurs = Rumeurs infamantes
karanor-black-incendie = Incendie criminel
karanor-black-debauchage = Débauchage
karanor-black-passage = Passage secret
karanor-black-clandestin = Passager clandestin
karanor-black-contre_espion = Contre-espionnage
karanor-black-prete_nom = Prête-nom
karanor-black-recel = Recel
karanor-black-racket = Racket
karanor-black-informateur = Informateur
karanor-black-appel_offres = Appel d’offres truqué
karanor-black-travail_nuit = Travail de nuit
karanor-black-contrebande = Contrebande
karanor-black-usure = Prêt usuraire
karanor-black-surenchere = Surenchère
karanor-delivery-liv_kien = Charpente de la grande halle
karanor-delivery-liv_port_feral = Vivres pour l’équipage
karanor-delivery-liv_salanche = Deuils et douceurs
karanor-delivery-liv_valdrune = Banquet du bourgmestre
karanor-delivery-liv_hautebrume = Réserves d’hiver
karanor-delivery-liv_ormea = Voiles et tréteaux
karanor-delivery-liv_nacrelune = Cloches de la jetée
karanor-delivery-liv_couronne = Parure du couronnement
karanor-delivery-liv_cathedrale = Rosace de la cathédrale
karanor-delivery-liv_flotte = Armement de la flotte
karanor-delivery-liv_foire = La grande foire

## Dans un terminal

karanor-plate-prestige = Prestige
karanor-plate-gold = Or
karanor-plate-income = Revenu
karanor-plate-at = Lieu
karanor-plate-tiles = Tuiles
karanor-plate-cards = Commerces, quêtes, marché noir
karanor-plate-row = Étalage : { $cards }
karanor-plate-delivery = Livraison : { $card }
karanor-plate-supply = Réserve : { $goods }
karanor-plate-spared = Ne pas interroger : { $name } ({ $windows })
karanor-plate-roads = Routes depuis { $at } : { $places }
karanor-plate-sea = Par mer ({ $gold } or chacune) : { $places }
karanor-plate-price = { $gold } or
karanor-plate-reach =
    { $actions ->
        [0] Avec les pas qui restent : { $places }
        [one] Avec une action : { $places }
       *[other] Avec { $actions } actions : { $places }
    }
karanor-plate-gains = Travailler rapporte { $work } or, une récolte { $harvest } de ce qui pousse ici, votre revenu { $income } or ; une villa coûte { $villa } or.
karanor-resource-gold = Or

# Ce qu’un coup rapporte : { $n } porte son signe, { $count } est le nombre sans lui.
karanor-gain-prestige = { $n } de prestige
karanor-gain-gold = { $n } or
karanor-gain-income = { $n } de revenu
karanor-gain-goods = { $n } { $count ->
    [one] ressource
   *[other] ressources
  }
