# Consignes, essais et notes personnelles : chargés avec une table.

orders = Consignes
orders-help = Le serveur répond pour vous, au rythme habituel. Personne d’autre ne voit vos consignes.
orders-always = Répondre d’office
orders-until-turn = Jusqu’à la fin de ce tour
orders-until-round = Jusqu’à la fin de cette manche
orders-until-none = Jusqu’à ce que vous l’annuliez
orders-amount = Jusqu’à
orders-amount-said = { $name }, jusqu’à { $amount }
orders-until-once = Une seule fois, ou jusqu’à ce que vous la retiriez
orders-terms-get = Contre au moins
orders-terms-give = donner au plus
orders-terms-count = { $label } : combien
orders-terms-thing = { $label } : de quoi
orders-terms-said = { $name } : contre au moins { $get }, au plus { $give }
orders-set = Donner la consigne
orders-plan = Réponses prévues
orders-plan-help = Les règles vérifient chacune d’elles le moment venu. Si elle n’est alors plus possible, la question vous est posée comme d’habitude.
orders-plan-none = Rien n’est prévu. Essayez des coups, puis gardez-les.
orders-plan-clear = Abandonner ce plan
orders-unless = Sauf si quelqu’un vous devance : { $words }
orders-dropped = Ce qui n’est plus exécuté
orders-dropped-one = { $what } : { $why }
orders-read = Compris
orders-count = { $count ->
    [one] { $count } consigne
   *[other] { $count } consignes
  }
orders-none = Ce jeu n’a pas de consigne qui réponde d’office.

## Essayer des coups

plan = Essayer des coups
plan-banner = Vous essayez des coups. Ce qui est caché est imaginé.
plan-yours = Votre réponse
plan-others = Pendant que les autres réfléchissent, leurs coups sont imaginés aussi.
plan-imagined = À partir d’ici, tout est imaginé.
plan-moves = Essayé jusqu’ici
plan-none = Rien encore : jouez sur le plateau.
plan-back = Revenir d’un coup
plan-leave = Retour à la table
plan-keep = Garder comme réponses prévues
plan-keep-now = Répondre ainsi et garder la suite
plan-strict = Seulement si chacune a le même effet qu’ici
plan-unless = Sauf si quelqu’un me devance ici
plan-unless-add = Ajouter un lieu ou une carte…
plan-unless-drop = Retirer { $name }
plan-kept = { $count ->
    [one] { $count } réponse prévue.
   *[other] { $count } réponses prévues.
  }
plan-over = Ici, la partie serait finie.

## Discussion

chat-phrases = Dire dans la langue de chacun
chat-phrase-hello = Bonjour !
chat-phrase-good-luck = Bonne chance !
chat-phrase-well-played = Bien joué !
chat-phrase-thanks = Merci !
chat-phrase-sorry = Pardon !
chat-phrase-one-moment = Un instant, s’il vous plaît.
chat-phrase-back-later = Je reviens plus tard.
chat-phrase-your-turn = C’est à vous.
chat-phrase-good-game = Belle partie !
chat-apart-player = Jusqu’à la fin de la partie, seuls les joueurs lisent ceci.
chat-apart-watcher = Jusqu’à la fin de la partie, les joueurs ne lisent pas ceci.
memo = Mes notes
memo-help = Personne d’autre ne les lit.
memo-saved = Enregistré
