# Le couvercle de la boîte : ce que disent l’accueil et une nouvelle table. Le reste vient avec la table.

karanor-title = Marchands de Karanor
karanor-short = Karanor
karanor-blurb = Parcourez quatre îles, ouvrez boutique dans sept cités, aidez ceux que vous croisez, et commercez avec tous à tout moment.
karanor-reconstructed = Reconstitué : la carte au-delà des lieux que nomme le livret, et la plupart des cartes et tuiles, sont de nous.
karanor-headline = tour { $turn }, meilleur prestige { $prestige } sur { $goal }
karanor-option-market = Marché à deux
karanor-option-market-help = À deux joueurs, un marché achète et vend des jetons ; à plus, il ne sert pas.
karanor-option-first_seat = La première place commence
karanor-option-first_seat-help = Sinon, le premier joueur est tiré au sort.
