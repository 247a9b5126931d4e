# Revoir une partie : la page, et ce que la fin d’une table en dit.
review = Analyse
title-review = Analyse · { $name } · Comptoir
review-coming = La partie est en cours d’analyse : qui avait quelles chances à quel moment, et quel coup aurait été meilleur. Cela prend une minute au plus ; la page l’affichera dès que ce sera prêt.
review-failed = Cette partie n’a pas pu être analysée. Vous pouvez toujours la revoir coup par coup.
review-off = Cette maison n’analyse pas les parties. Vous pouvez toujours les revoir coup par coup.
review-curve = Chances de gagner
review-curve-how = en %, d’après ce que chacun pouvait savoir
review-curve-said = Les chances de gagner de { $count } joueurs, coup après coup. Les mêmes figurent en chiffres plus bas.
review-figures = En chiffres
review-now = Chances à ce coup, et résultat final
review-move = Coup
review-move-n = coup { NUMBER($n, useGrouping: 0) }
review-percent = { NUMBER($n, useGrouping: 0) } %
review-signed = { $n } %
review-point = Tournant { $n } : coup { NUMBER($move, useGrouping: 0) }
review-points = Tournants
review-points-how = { $count ->
    [0] { "" }
    [one] le coup qui a changé la partie
   *[other] les coups qui ont changé la partie
  }
review-points-none = Aucun coup n’a tout changé : la partie s’est décidée peu à peu.
review-next-point = Tournant suivant
review-strong = Un joueur fort : { $move }
review-shown = Sur le plateau
review-played = Joué
review-better = Meilleur coup
review-better-is = Mieux :
review-cost = { NUMBER($n, useGrouping: 0) } % des chances de gagner
review-no-gain = Rien de visible dans l’immédiat.
review-not-weighed = Ce coup n’a pas été évalué. Les tournants et vos propres coups l’ont été.
review-open-others = Montrer aussi les meilleurs coups des autres
review-verdict-only = Il n’y avait rien d’autre à faire.
review-verdict-same = Un joueur fort fait de même.
review-verdict-good = Aussi bon qu’un autre.
review-verdict-little = Un peu cher
review-verdict-very = Très cher
review-mine = { $count ->
    [one] Votre unique coup
   *[other] Vos { $count } coups
  }
review-mine-how = comparés à ceux d’un joueur fort
review-mine-none = À vous d’essayer
review-count-same = identiques
review-count-good = aussi bons
review-count-little = un peu chers
review-count-very = très chers
review-play-on = Jouer la suite d’ici
review-riddles = Rejouer mes coups chers
review-riddle = Coup { NUMBER($n, useGrouping: 0) } : que feriez-vous maintenant ?
review-riddle-found = C’est cela.
review-riddle-again = C’est ce que vous aviez joué.
review-riddle-other = Une autre voie.
review-riddle-retry = Réessayer
review-riddle-show = Montrez-moi
review-riddle-next = Le suivant
review-riddle-leave = Assez
review-honest = Vu avec ce que chacun savait alors, sur { $tables } tables imaginées par coup. De petits écarts peuvent tenir au hasard.
review-fit = Vérifié sur { $games } parties de bots : le vainqueur recevait en moyenne { $told } %, là où un partage égal donne { $even } %.

# La fin d’une partie, dite à une personne.
end-tab = Bilan
end-place = { $rank ->
    [1] Vous avez gagné
    [2] Deuxième sur { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[6] six
      }
    [3] Troisième sur { $count ->
        [3] trois
        [4] quatre
        [5] cinq
       *[6] six
      }
    [4] Quatrième sur { $count ->
        [4] quatre
        [5] cinq
       *[6] six
      }
    [5] Cinquième sur { $count ->
        [5] cinq
       *[6] six
      }
   *[6] Sixième sur six
  }
end-between = { $ahead } derrière { $aheadName }, { $behind } devant { $behindName }.
end-behind = { $n } derrière { $name }.
end-ahead = { $n } devant { $name }.
end-level = Vous partagez la première place.
end-reason = L’écart vient surtout de « { $what } » : { $name } { $theirs }, vous { $mine }.
end-first-game = Votre première partie à { $count }.
end-new-best = Votre meilleur score à { $count } ; il était de { $score }.
end-best = Votre meilleur score à { $count } : { $score }, en { $when }
end-review = Analyser la partie
end-moves = Vos coups
end-looking-back = Votre partie est en cours d’analyse…
end-best-move = Votre meilleur coup
end-dearest-move = Votre coup le plus cher
end-nothing-dear = Aucun de vos coups n’a été cher.
end-sums = Le décompte
end-total = Total
end-times = { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
  } { $count ->
    [one] une fois
   *[other] { $count } fois
  }
end-history = { $games } parties comme celle-ci : { $places }.

# Les conseils à la table.
hint = Conseil
hint-help = Que ferait la Marchande ? (H)
hint-thinking = La Marchande réfléchit…
hint-says = La Marchande :
hint-gain = Cela vous rapporte aussitôt { $gains }.
hint-deny = Cela coûte aux autres { $gains }.
hint-later = Rien de visible dans l’immédiat : cela paiera plus tard.
hint-only = Il n’y a rien d’autre à faire.
hint-better = Rien d’autre ne vous mènerait aussi loin.
hint-even = Autre chose serait à peu près aussi bon.
hint-close = Ranger le conseil
