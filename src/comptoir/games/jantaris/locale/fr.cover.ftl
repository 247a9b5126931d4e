# Le couvercle de la boîte : ce que disent l’accueil et une nouvelle table. Le reste vient avec la table.

jantaris-title = Jantaris
jantaris-blurb = Placez vos marchands, enchérissez au bazar et devinez le vote des autres.
jantaris-reconstructed = Reconstitués : cinq des huit noms de quartiers, les prix et le prestige des objets, les quartiers des cartes de contrôle et les cartes de foire sont de nous ; les noms et les effets des objets sont ceux de la règle.
jantaris-headline = tour { $turn }, meilleur prestige { $prestige } sur { $goal }
