# Le couvercle de la boîte : ce que disent l’accueil et une nouvelle table. Le reste vient avec la table.

hermagor-title = Hermagor
hermagor-blurb = Le lundi, jouez des coudes au marché ; ensuite, portez vos marchandises de village en village.
hermagor-reconstructed = Illustrations du jeu imprimé : Czarné. Reconstitués : la carte avec ses villages, ses routes et ses régions, les coûts du marché et les marchandises des tuiles sont de nous, dans les limites que donne la règle.
hermagor-headline = manche { $round } sur { $rounds }
hermagor-option-open_money = Argent visible
hermagor-option-open_money-help = Chacun voit l’argent de tous. Sinon, les paiements sont publics, mais les totaux ne sont montrés qu’à la fin.
hermagor-option-officer = Le percepteur
hermagor-option-officer-help = Le premier joueur est choisi dès que le marché est rempli : qui déclare le moins d’argent le désigne.
hermagor-option-designer = Les précisions de l’auteur
hermagor-option-designer-help = Passer ne coûte qu’un acheteur, le voyage peut être payé sur la vente, et un disque peut être refusé.
