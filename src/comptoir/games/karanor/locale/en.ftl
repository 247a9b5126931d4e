# The words of Marchands de Karanor; the arguments are explained at the top of Heller’s en.ftl.
# Here $other is the player on the seat in `other`. Names of things stand below; what cards and tiles say is in en.box.ftl.
# A place comes with its preposition in $at and $in (“in Kien”), with its article in $to (“the Graveyard”).

## Questions

karanor-ask-turn = Your turn: what will you do?
karanor-ask-turn-other = It is { $name }’s turn
karanor-ask-draft = Keep one of these commerces
karanor-ask-draft-other = { $name } is choosing a commerce
karanor-ask-window = Play a black market card, or pass
karanor-ask-window-other = { $name } may play a black market card
karanor-ask-choose = Choose one
karanor-ask-choose-other = { $name } is choosing
karanor-ask-immediate = Decide at once
karanor-ask-immediate-other = { $name } must decide at once
karanor-ask-keep = Keep one of those drawn
karanor-ask-keep-other = { $name } keeps one of those drawn
karanor-ask-discard = You hold four quests: discard one
karanor-ask-discard-other = { $name } must discard a quest
karanor-ask-take = Take a new commerce
karanor-ask-take-other = { $name } takes a new commerce
karanor-ask-pick = Pick a resource
karanor-ask-pick-other = { $name } picks a resource
karanor-ask-gain = Take a resource of your choice
karanor-ask-gain-other = { $name } takes a resource
karanor-ask-lose = Give up a resource
karanor-ask-lose-other = { $name } must give up a resource
karanor-ask-steal = Which resource changes hands?
karanor-ask-steal-other = { $name } picks the resource that changes hands
karanor-ask-poach = Which associate changes sides?
karanor-ask-poach-other = { $name } picks the associate that changes sides
karanor-ask-convert = Swap a resource, or stop
karanor-ask-convert-other = { $name } may swap resources
karanor-ask-place = Put your pawn in a city
karanor-ask-place-other = { $name } puts a pawn in a city
karanor-ask-villa = The villa has become dearer: do you pay?
karanor-ask-villa-other = { $name } may pay the higher price
karanor-ask-act = Use a tile?
karanor-ask-act-other = { $name } may use a tile

## Log

karanor-some =
    { $resource ->
        [Wood] wood
        [Ore] ore
        [Cloth] cloth
        [Wine] wine
        [Meat] meat
        [Fruit] fruit
       *[Diamond] a diamond
    }
karanor-amount =
    { $n } { $resource ->
        [Wood] wood
        [Ore] ore
        [Cloth] cloth
        [Wine] wine
        [Meat] meat
        [Fruit] fruit
       *[Diamond] { $n ->
            [one] diamond
           *[other] diamonds
        }
    }
karanor-log-settled = { $name } comes from { $city }: { $history }
karanor-log-drafted = { $name } has kept a commerce
    .commerce = { $name } keeps { $commerce }
karanor-log-draft-ended = The draft is over
karanor-log-turn-began = { $name } begins a turn
karanor-log-moved = { $name } goes to { $to }
karanor-log-sailed = { $name } sails to { $to } for { $n } gold
karanor-log-relocated = { $name } appears in { $to }
karanor-log-worked = { $name } works for { $n } gold
karanor-log-harvested = { $name } harvests { $at }
karanor-log-interacted = { $name } talks to an inhabitant { $at }
karanor-log-quest-drawn = { $name } draws a quest
    .quest = { $name } draws the quest { $quest }
karanor-log-immediate-drawn = { $name } meets { $quest } and must decide at once
karanor-log-quest-discarded = { $name } discards the quest { $quest }
karanor-log-quest-fulfilled = { $name } fulfils { $quest }
karanor-log-chosen = { $name } takes choice { $option }
karanor-log-drawn = { $name } draws { $n } to keep one
karanor-log-discarded = { $name } puts { $n } back
karanor-log-artefact-kept = { $name } keeps the artefact { $artefact }
karanor-log-build-declared = { $name } wants to build { $commerce } { $in }
karanor-log-build-failed = { $commerce } is not built; { $name } keeps card and price
karanor-log-built = { $name } builds { $commerce } { $in } for { $n } gold
karanor-log-commerce-shown = New on display: { $commerce }
karanor-log-commerce-taken = { $name } takes { $commerce }
karanor-log-commerce-drawn = { $name } draws a commerce
    .commerce = { $name } draws { $commerce }
karanor-log-delivered = { $name } delivers { $delivery } for { $n } gold
karanor-log-delivery-shown = Wanted now: { $delivery }
karanor-log-recruited = { $name } recruits an associate: { $associate }
karanor-log-promoted = { $name } promotes an associate: { $associate }
karanor-log-villa-declared = { $name } wants to buy the villa { $at }
karanor-log-villa-bought = { $name } buys the villa { $at } for { $n } gold
karanor-log-villa-failed = { $name } does not get the villa { $at }
karanor-log-bought = { $name } buys { karanor-some } at the market for { $n } gold
karanor-log-sold = { $name } sells { karanor-some } at the market for { $n } gold
karanor-log-income-taken = { $name } collects { $n } gold of income
karanor-log-income-changed = The income of { $name } is now { $income }
karanor-log-gold-gained = { $name } gains { $n } gold
karanor-log-gold-lost = { $name } gives up { $n } gold
karanor-log-gold-paid = { $name } pays { $n } gold to { $other }
karanor-log-gold-stolen = { $name } takes { $n } gold from { $other }
karanor-log-goods-gained = { $name } gains { karanor-amount }
karanor-log-goods-lost = { $name } gives up { karanor-amount }
karanor-log-goods-stolen = { $name } takes { karanor-some } from { $other }
karanor-log-associate-stolen = { $name } wins an associate from { $other }: { $associate }
karanor-log-insignia-gained =
    { $n ->
        [one] { $name } gains an insignia: { $insignia }
       *[other] { $name } gains { $n } insignia: { $insignia }
    }
karanor-log-insignia-lost =
    { $n ->
        [one] { $name } gives back an insignia: { $insignia }
       *[other] { $name } gives back { $n } insignia: { $insignia }
    }
karanor-log-prestige-gained = { $name } gains { $n } prestige and has { $prestige }
karanor-log-prestige-lost = { $name } loses { $n } prestige and has { $prestige }
karanor-log-action-gained =
    { $n ->
        [one] { $name } has { $n } more action this turn
       *[other] { $name } has { $n } more actions this turn
    }
karanor-log-black-drawn = { $name } draws a black market card
    .black = { $name } draws { $black }
karanor-log-card-played = { $name } plays { $black }
    .other = { $name } plays { $black } on { $other }
karanor-log-card-cancelled = { $black } has no effect
karanor-log-window-opened = Others may react to { $name }
karanor-log-silent = { $name } passes for the rest of this turn
karanor-log-spared = { $name } wishes not to be asked any more: { $window }
karanor-log-asked-again = { $name } wishes to be asked again: { $window }
karanor-log-tile-acted = { $tile } serves { $name }
karanor-log-tile-used = { $name } uses { $tile }
karanor-log-offer-made = { $name } makes offer { $offer } to anyone
    .other = { $name } makes offer { $offer } to { $other }
karanor-log-counter-made = { $name } answers offer { $answers } with offer { $offer }
karanor-log-offer-accept = { $name } accepts offer { $offer }
karanor-log-offer-decline = { $name } declines offer { $offer }
karanor-log-offer-withdraw = { $name } withdraws offer { $offer }
karanor-log-offer-reopen = { $name } reopens offer { $offer }
karanor-log-offer-void = Offer { $offer } of { $name } is void: something is no longer there
karanor-log-acceptance-void = { $name } no longer has what offer { $offer } asks for; it stays open
karanor-purpose-commerce = “I need it for my { $card }.”
karanor-purpose-quest = “I need it for a quest.”
karanor-purpose-delivery = “I need it for the delivery.”
karanor-purpose-villa = “I need it for a villa.”
karanor-log-traded = { $name } and { $other } trade
karanor-log-end-triggered = { $name } has { $prestige } prestige: the end is near, nobody trades any more
karanor-log-game-ended =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }

## Why not

karanor-refused-no-action = You have used all your actions of this turn.
karanor-refused-other-question = That does not answer what is asked now.
karanor-refused-forbidden = An effect forbids you this action.
karanor-refused-not-near = Not adjacent: { $territory }.
karanor-refused-sea-price = You cannot pay the passage: { $gold } gold.
karanor-refused-no-site = Nothing is harvested here.
karanor-refused-supply-empty = The supply is empty: { $resource }.
karanor-refused-no-work = You may not work.
karanor-refused-bonus-late = The bonus is bought with the building, never later.
karanor-refused-no-commerce = Not in your hand: { $commerce }.
karanor-refused-no-city = You are not in a city.
karanor-refused-one-commerce = You have a commerce in this city already.
karanor-refused-swap = You cannot replace that resource.
karanor-refused-lacking = You lack { karanor-amount }.
karanor-refused-lacking-gold = You lack { $n } gold.
karanor-refused-no-quest = You do not hold { $quest }.
karanor-refused-quest = The conditions of { $quest } do not hold, or you cannot pay.
karanor-refused-no-quests = No quest card is left.
karanor-refused-nobody-there = No inhabitant waits there.
karanor-refused-no-delivery = No delivery is open.
karanor-refused-delivery-city = The goods are wanted elsewhere: { $territory }.
karanor-refused-recruited = This associate works for somebody already.
karanor-refused-not-your-associate = This associate does not work for you.
karanor-refused-promoted = This associate is promoted, for good.
karanor-refused-no-villa = There is no villa here.
karanor-refused-villa-sold = This villa has an owner.
karanor-refused-market = The market does not deal in that now, or you cannot pay.
karanor-refused-no-market = There is no market at this table.
karanor-refused-power = This power cannot be used now.
karanor-refused-no-card = You do not hold { $black }.
karanor-refused-no-card-for-it = You hold no card for it.
karanor-refused-card-pending = First what is asked now must be answered.
karanor-refused-card-not-asked = You are not asked in this window.
karanor-refused-card-answered = You have answered in this window already.
karanor-refused-card-own-turn = { $black } is played in your own turn.
karanor-refused-card-other-turn = { $black } is played in the turn of another player.
karanor-refused-card-not-now = This is not the moment for { $black }.
karanor-refused-card-alone = { $black } needs another player in your territory.
karanor-refused-card-no-city = { $black } is played in a city.
karanor-refused-card-condition = The condition of { $black } does not hold.
karanor-refused-card-no-target = There is nobody at whom { $black } could aim.
karanor-refused-card-target = { $black } cannot aim at this player.
karanor-refused-card-nothing = You have nothing to swap with { $black }.
karanor-refused-card-immune = This player is protected from black market cards.
karanor-refused-no-purpose = An offer is for a commerce, a quest, the delivery or a villa, not for “{ $thing }”.
karanor-refused-untradable = This cannot be traded: { $thing }.
karanor-refused-trade-ending = The end is triggered: nobody trades any more.
karanor-refused-trade-gone = There is no offer { $offer }.
karanor-refused-trade-closed = Offer { $offer } is closed.
karanor-refused-trade-declined = You have declined offer { $offer }.
karanor-refused-trade-accepted = You have accepted offer { $offer }: it is carried out at the next open point.
karanor-refused-trade-taken = Offer { $offer } is accepted: it is carried out at the next open point.
karanor-refused-trade-not-owned = You do not have all of that.
karanor-refused-trade-not-countered = Only its author reopens an offer, and only one that was countered.
karanor-refused-trade-not-your-offer = Offer { $offer } is not yours.
karanor-refused-trade-not-to-you = Offer { $offer } is not made to you.
karanor-refused-trade-nobody = An offer is made to another player or to anyone.
karanor-refused-trade-too-many = You have five open offers already.
karanor-refused-trade-forbidden = You may not trade now.
karanor-refused-wish = You have said so already.

## Moments and piles

karanor-window-turn_start = start of a turn
karanor-window-meet = a meeting
karanor-window-build_declared = a building
karanor-window-delivery_done = a delivery
karanor-window-villa_declared = a villa
karanor-window-income = income
karanor-window-bm_played = a black market card
karanor-window-open = any moment of a turn when nothing else is asked
karanor-window-own_turn = your own turn
karanor-window-all = every moment to react
karanor-deck-quest = quests
karanor-deck-artefact = artefacts
karanor-deck-commerce = commerces
karanor-deck-black_market = black market
karanor-source-commerce = commerce
karanor-source-quest = quest
karanor-source-delivery = delivery
karanor-source-villa = villa
karanor-source-card = card
karanor-source-tile = tile
karanor-source-bonus = bonus

## Places

karanor-territory-kien = Kien
karanor-territory-port_feral = Port-Féral
karanor-territory-salanche = Salanche
karanor-territory-valdrune = Valdrune
karanor-territory-hautebrume = Hautebrume
karanor-territory-ormea = Orméa
karanor-territory-nacrelune = Nacrelune
karanor-territory-tour_mages = Mages’ Tower
karanor-territory-plage = World’s End Beach
karanor-territory-chutes_cristal = Crystal Falls
karanor-territory-fontaine_reves = Fountain of Dreams
karanor-territory-plateau_destin = Plateau of Destiny
karanor-territory-hutas = Hutas’ Land
karanor-territory-cimetiere = The Graveyard
karanor-territory-bois_murmure = Murmurwood
karanor-territory-fergris = Greyiron Mines
karanor-territory-champs_lin = Flax Fields
karanor-territory-clos_moines = Monks’ Vineyard
karanor-territory-vergers_or = Golden Orchards
karanor-territory-paturages = Western Pastures
karanor-territory-foret_anciens = Forest of the Elders
karanor-territory-steppes = Windy Steppes
karanor-territory-coteaux = Vermilion Hills
karanor-territory-gouffre_azur = Azure Chasm
karanor-territory-palmeraie = Salt Palm Grove
karanor-territory-dunes = Russet Dunes
karanor-territory-carrieres = Black Quarries
karanor-territory-marais = Lantern Marsh
karanor-territory-cratere = Star Crater
karanor-territory-treilles = Sunset Trellises
karanor-territory-moutons = Sheep Meadows
karanor-territory-baie_voiles = Bay of Sails
karanor-territory-bosquet = Bees’ Grove
karanor-to-kien = Kien
karanor-to-port_feral = Port-Féral
karanor-to-salanche = Salanche
karanor-to-valdrune = Valdrune
karanor-to-hautebrume = Hautebrume
karanor-to-ormea = Orméa
karanor-to-nacrelune = Nacrelune
karanor-to-tour_mages = the Mages’ Tower
karanor-to-plage = World’s End Beach
karanor-to-chutes_cristal = the Crystal Falls
karanor-to-fontaine_reves = the Fountain of Dreams
karanor-to-plateau_destin = the Plateau of Destiny
karanor-to-hutas = the Hutas’ Land
karanor-to-cimetiere = the Graveyard
karanor-to-bois_murmure = Murmurwood
karanor-to-fergris = the Greyiron Mines
karanor-to-champs_lin = the Flax Fields
karanor-to-clos_moines = the Monks’ Vineyard
karanor-to-vergers_or = the Golden Orchards
karanor-to-paturages = the Western Pastures
karanor-to-foret_anciens = the Forest of the Elders
karanor-to-steppes = the Windy Steppes
karanor-to-coteaux = the Vermilion Hills
karanor-to-gouffre_azur = the Azure Chasm
karanor-to-palmeraie = the Salt Palm Grove
karanor-to-dunes = the Russet Dunes
karanor-to-carrieres = the Black Quarries
karanor-to-marais = the Lantern Marsh
karanor-to-cratere = the Star Crater
karanor-to-treilles = the Sunset Trellises
karanor-to-moutons = the Sheep Meadows
karanor-to-baie_voiles = the Bay of Sails
karanor-to-bosquet = the Bees’ Grove
karanor-at-kien = in Kien
karanor-at-port_feral = in Port-Féral
karanor-at-salanche = in Salanche
karanor-at-valdrune = in Valdrune
karanor-at-hautebrume = in Hautebrume
karanor-at-ormea = in Orméa
karanor-at-nacrelune = in Nacrelune
karanor-at-tour_mages = at the Mages’ Tower
karanor-at-plage = on World’s End Beach
karanor-at-chutes_cristal = at the Crystal Falls
karanor-at-fontaine_reves = at the Fountain of Dreams
karanor-at-plateau_destin = on the Plateau of Destiny
karanor-at-hutas = in the Hutas’ Land
karanor-at-cimetiere = in the Graveyard
karanor-at-bois_murmure = in Murmurwood
karanor-at-fergris = in the Greyiron Mines
karanor-at-champs_lin = in the Flax Fields
karanor-at-clos_moines = in the Monks’ Vineyard
karanor-at-vergers_or = in the Golden Orchards
karanor-at-paturages = on the Western Pastures
karanor-at-foret_anciens = in the Forest of the Elders
karanor-at-steppes = on the Windy Steppes
karanor-at-coteaux = in the Vermilion Hills
karanor-at-gouffre_azur = in the Azure Chasm
karanor-at-palmeraie = in the Salt Palm Grove
karanor-at-dunes = in the Russet Dunes
karanor-at-carrieres = in the Black Quarries
karanor-at-marais = in the Lantern Marsh
karanor-at-cratere = in the Star Crater
karanor-at-treilles = at the Sunset Trellises
karanor-at-moutons = on the Sheep Meadows
karanor-at-baie_voiles = in the Bay of Sails
karanor-at-bosquet = in the Bees’ Grove
karanor-in-kien = in Kien
karanor-in-port_feral = in Port-Féral
karanor-in-salanche = in Salanche
karanor-in-valdrune = in Valdrune
karanor-in-hautebrume = in Hautebrume
karanor-in-ormea = in Orméa
karanor-in-nacrelune = in Nacrelune
karanor-city-kien = Kien
karanor-city-port_feral = Port-Féral
karanor-city-salanche = Salanche
karanor-city-valdrune = Valdrune
karanor-city-hautebrume = Hautebrume
karanor-city-ormea = Orméa
karanor-city-nacrelune = Nacrelune
karanor-island-A = Great Karan
karanor-island-B = Land of Mists
karanor-island-C = Southern Shore
karanor-island-D = Isle of Pearl

## Resources, associates, insignia, artefacts

karanor-resource-wood = Wood
karanor-resource-ore = Ore
karanor-resource-cloth = Cloth
karanor-resource-wine = Wine
karanor-resource-meat = Meat
karanor-resource-fruit = Fruit
karanor-resource-diamond = Diamond
karanor-associate-wood = Woodcutter
karanor-associate-ore = Miner
karanor-associate-cloth = Weaver
karanor-associate-wine = Vintner
karanor-associate-meat = Herder
karanor-associate-fruit = Orchardist
karanor-insignia-captain = Captain
karanor-insignia-mount = Mount
karanor-insignia-work = Work +1
karanor-insignia-curse = Curse of Salanche
karanor-insignia-builders = Builders’ Guild
karanor-insignia-messengers = Messengers’ Guild
karanor-insignia-storytellers = Storytellers’ Guild
karanor-insignia-gatherers = Gatherers’ Guild
karanor-insignia-noble = Title of Nobility
karanor-artefact-outils_architecte = Architect’s Tools
karanor-artefact-bottes = Seven-League Boots
karanor-artefact-boussole = Compass of Tides
karanor-artefact-corne = Horn of Plenty
karanor-artefact-bourse = Bottomless Purse
karanor-artefact-sablier = Hourglass of Time
karanor-artefact-miroir = Mirror of Mists
karanor-artefact-sceau = Chancellor’s Seal
karanor-artefact-clef = Key of Manors
karanor-artefact-portail = Portal Grimoire
karanor-artefact-alambic = Alchemist’s Still
karanor-artefact-plume = Chronicler’s Quill
karanor-artefact-lanterne = Lantern of Souls
karanor-artefact-cor = Messenger’s Horn
karanor-artefact-marteau = Giant’s Hammer
karanor-artefact-anneau = Diplomat’s Ring
karanor-artefact-gant = Conjurer’s Glove
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

## Cards

karanor-history-enfant_marin = Sailor’s Child
karanor-history-palefrenier = Stable Hand
karanor-history-apprenti_forgeron = Smith’s Apprentice
karanor-history-noble_dechu = Fallen Noble
karanor-history-vigneronne = Vintner’s Daughter
karanor-history-conteur = Wandering Storyteller
karanor-history-clerc = Clerk of the Mint
karanor-history-maconne = Mason’s Child
karanor-history-coursier = Royal Courier
karanor-history-orphelin = Alley Orphan
karanor-commerce-auberge_populaire = Popular Inn
karanor-commerce-taverne_port = Harbour Tavern
karanor-commerce-boulangerie = Bakery
karanor-commerce-forge = Smithy
karanor-commerce-tisserand = Weaver’s Workshop
karanor-commerce-joaillerie = Jeweller’s
karanor-commerce-comptoir_maritime = Sea Trading Post
karanor-commerce-caravanserail = Caravanserai
karanor-commerce-halle_vins = Wine Hall
karanor-commerce-boucherie = Butcher’s
karanor-commerce-primeur = Greengrocer’s
karanor-commerce-banque = Bank
karanor-commerce-theatre = Theatre
karanor-commerce-bibliotheque = Library
karanor-commerce-apothicaire = Apothecary
karanor-commerce-antiquaire = Antique Shop
karanor-commerce-armurerie = Armoury
karanor-commerce-scierie = Sawmill
karanor-commerce-menuiserie = Joiner’s
karanor-commerce-relais_poste = Post House
karanor-commerce-chantier_naval = Shipyard
karanor-commerce-grand_hotel = Grand Hotel
karanor-commerce-bains = Public Baths
karanor-commerce-maison_jeu = Gambling House
karanor-commerce-cirque = Travelling Circus
karanor-commerce-cartographes = Mapmakers’ House
karanor-commerce-parfumerie = Perfumery
karanor-commerce-brasserie = Brewery
karanor-commerce-sculpteur = Sculptor’s Studio
karanor-commerce-observatoire = Observatory
karanor-commerce-cordonnerie = Cobbler’s
karanor-commerce-fromagerie = Cheese Dairy
karanor-commerce-ecole = Merchants’ School
karanor-commerce-chapellerie = Hatter’s
karanor-commerce-mont_piete = Pawnshop
karanor-commerce-quincaillerie = Ironmonger’s
karanor-quest-feu_de_camp = Campfire
karanor-quest-noce = The Village Wedding
karanor-quest-phare = The Dark Lighthouse
karanor-quest-mule = The Stray Mule
karanor-quest-tailleur = The Hurried Tailor
karanor-quest-mineurs = The Thirsty Miners
karanor-quest-grimoires = The Soaked Grimoires
karanor-quest-bal = The Masked Ball
karanor-quest-pont = The Broken Bridge
karanor-quest-herboriste = The Herbalist
karanor-quest-chef_huta = The Hutas’ Feast
karanor-quest-armateur = The Shipowner’s Order
karanor-quest-moissons = The Harvest Festival
karanor-quest-collectionneur = The Collector
karanor-quest-forge_royale = The Royal Forge
karanor-quest-ermite = The Hermit of the Plateau
karanor-quest-perle = The Pearl Diver
karanor-quest-etoile = The Fallen Star
karanor-quest-orgue = The Organ Builder
karanor-quest-statue = The Founder’s Statue
karanor-quest-berger = The Chilly Shepherd
karanor-quest-contrebandiers = The Smugglers
karanor-quest-tapis = The Carpet Seller
karanor-quest-loup_mer = The Old Sea Dog
karanor-quest-maitre_chais = The Cellar Mistress
karanor-quest-guilde = The Guilds Are Hiring
karanor-quest-concours = The Cooking Contest
karanor-quest-mecene = Patronage
karanor-quest-duel_cartes = The Card Game
karanor-quest-mendiant = The Beggar
karanor-quest-brigands = The Highwaymen
karanor-quest-cheval = The Weary Horse
karanor-quest-voyante = The Fortune Teller
karanor-quest-puits = The Wishing Well
karanor-quest-usurier = The Moneylender
karanor-quest-heraut = The Herald
karanor-quest-ambassade = The Embassy
karanor-quest-cimetiere_1 = The Graveyard 1/2
karanor-quest-cimetiere_2 = The Graveyard 2/2
karanor-quest-carte_1 = The Torn Map 1/2
karanor-quest-carte_2 = The Torn Map 2/2
karanor-quest-griffon_1 = The Griffin Chick 1/2
karanor-quest-griffon_2 = The Griffin Chick 2/2
karanor-quest-succession_1 = The Inheritance 1/2
karanor-quest-succession_2 = The Inheritance 2/2
karanor-quest-epave_1 = The Wreck 1/2
karanor-quest-epave_2 = The Wreck 2/2
karanor-quest-muse_1 = The Sleeping Muse 1/2
karanor-quest-muse_2 = The Sleeping Muse 2/2
karanor-quest-serment_1 = The Hutas’ Oath 1/2
karanor-quest-serment_2 = The Hutas’ Oath 2/2
karanor-quest-fantomes_1 = The Ghosts of Salanche 1/2
karanor-quest-fantomes_2 = The Ghosts of Salanche 2/2
karanor-black-vol_tire = Pickpocket
karanor-black-embuscade = Ambush
karanor-black-barrage = Roadblock
karanor-black-greve = General Strike
karanor-black-faux_permis = Disputed Permit
karanor-black-douane = Crooked Customs
karanor-black-chantage = Blackmail
karanor-black-rumeurs = Slander
karanor-black-incendie = Arson
karanor-black-debauchage = Poaching
karanor-black-passage = Secret Passage
karanor-black-clandestin = Stowaway
karanor-black-contre_espion = Counter-Espionage
karanor-black-prete_nom = Front Man
karanor-black-recel = Fencing
karanor-black-racket = Protection Racket
karanor-black-informateur = Informant
karanor-black-appel_offres = Rigged Tender
karanor-black-travail_nuit = Night Shift
karanor-black-contrebande = Smuggled Goods
karanor-black-usure = Loan Shark
karanor-black-surenchere = Outbid
karanor-delivery-liv_kien = Frame of the great hall
karanor-delivery-liv_port_feral = Provisions for the crew
karanor-delivery-liv_salanche = Mourning cloth and sweets
karanor-delivery-liv_valdrune = The burgomaster’s banquet
karanor-delivery-liv_hautebrume = Winter stores
karanor-delivery-liv_ormea = Awnings and trestles
karanor-delivery-liv_nacrelune = Bells of the pier
karanor-delivery-liv_couronne = Coronation regalia
karanor-delivery-liv_cathedrale = The cathedral’s rose window
karanor-delivery-liv_flotte = Fitting out the fleet
karanor-delivery-liv_foire = The great fair

## In a terminal

karanor-plate-prestige = Prestige
karanor-plate-gold = Gold
karanor-plate-income = Income
karanor-plate-at = At
karanor-plate-tiles = Tiles
karanor-plate-cards = Commerces, quests, black market
karanor-plate-row = Display: { $cards }
karanor-plate-delivery = Delivery: { $card }
karanor-plate-supply = Supply: { $goods }
karanor-plate-spared = Not to be asked: { $name } ({ $windows })
karanor-plate-roads = Roads from { $at }: { $places }
karanor-plate-sea = By sea ({ $gold } gold each): { $places }
karanor-plate-price = { $gold } gold
karanor-plate-reach =
    { $actions ->
        [0] Within the steps left: { $places }
        [one] With one action: { $places }
       *[other] With { $actions } actions: { $places }
    }
karanor-plate-gains = Work brings { $work } gold, a harvest { $harvest } of what grows here, your income { $income } gold; a villa costs { $villa } gold.
karanor-resource-gold = Gold

# What a move brings: { $n } has its sign, { $count } is the number without it.
karanor-gain-prestige = { $n } prestige
karanor-gain-gold = { $n } gold
karanor-gain-income = { $n } income
karanor-gain-goods = { $n } { $count ->
    [one] good
   *[other] goods
  }
