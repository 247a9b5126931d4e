## Mes tables, sur plusieurs jours

mine-for-you = À vous de jouer
mine-first = { $count }, la plus urgente d’abord
mine-for-others = Aux autres de jouer
mine-finished = Terminées
mine-none = Vous n’êtes encore à aucune table.
mine-play = Jouer
mine-look = Regarder
mine-review = Analyse
mine-since = depuis { $when }
mine-since-date = depuis le { $when }
mine-round = ronde jusqu’à { $when }
mine-round-date = ronde jusqu’au { $when }
mine-next = Jouer la prochaine
mine-left = encore { $time }
mine-vote =
    { $others ->
        [0] Votre réponse
       *[other] Votre réponse ; déjà { $in } sur { $all }
    }
mine-back-soon = de retour { $day }
mine-back-day = de retour { $day }
mine-back-date = de retour le { $day }
mine-away = { $name } est en vacances
mine-quiet = Heures calmes { DE($name) }
mine-quiet-mine = Vos heures calmes
mine-away-mine = Vos vacances
mine-until = jusqu’à { $when }
mine-stands = arrêtée
mine-rests = en pause
mine-kept = Un bot garde la place { DE($names) }
mine-kept-back = le retour reste possible
mine-kept-you = Un bot garde votre place
mine-bot = un bot joue
mine-no-clock = sans pendule
mine-won = Vous avez gagné
mine-came = Vous finissez { $place ->
        [2] à la deuxième place
        [3] à la troisième place
        [4] à la quatrième place
        [5] à la cinquième place
       *[other] à la dernière place
    }
mine-over = La partie est finie
mine-aside = À propos de vos tables
missed = Depuis votre passage
missed-by = { $count ->
    [one] { $name } (1 coup)
   *[other] { $name } ({ $count } coups)
  }
missed-show = Me montrer
standing-orders = Consignes
standing-help = Vous seul les voyez.
standing-plan = { $count ->
    [one] 1 réponse prévue
   *[other] { $count } réponses prévues
  }
standing-cancel = Annuler : { $what }
standing-cancelled = C’est annulé.

quiet = Heures calmes
quiet-zone = votre heure, { $zone }
quiet-now = Il est { $time }.
quiet-none = Vous n’avez pas fixé d’heures calmes : vos pendules tournent jour et nuit.
quiet-said = De { $begins } à { $ends }, aucune de vos pendules ne tourne dans les parties sur plusieurs jours.
quiet-away = Vous êtes en vacances jusqu’au { $day } : aucune de vos pendules ne tourne.
quiet-planned = Vacances du { $first } au { $last }
quiet-change = Modifier
quiet-on = J’ai des heures calmes
quiet-help = Pendant ces heures, aucune de vos pendules ne tourne dans les parties sur plusieurs jours. Les autres savent seulement jusqu’à quand.
quiet-begins = De
quiet-ends = À
quiet-in = Fuseau horaire
quiet-save = Enregistrer
quiet-saved = Vos heures sont enregistrées.
quiet-day = Une journée à votre heure : calme de { $begins } à { $ends } ; il est { $time }.
quiet-day-none = Une journée à votre heure, sans heures calmes. Il est { $time }.
quiet-short = Calme { $begins }–{ $ends }
vacation = Vacances
vacation-more = Vacances…
vacation-help = Ces jours-là, aucune de vos pendules ne tourne ; les autres voient quand vous revenez.
vacation-first = Premier jour
vacation-last = Dernier jour
vacation-add = Ajouter
vacation-remove = Supprimer
vacation-list = Prévues
vacation-none = Rien de prévu.
vacation-span = du { $first } au { $last }
error-too-many-shifts = Les heures calmes se changent au plus { $most } fois en { $days } jours. Cette limite est atteinte : les vôtres restent telles quelles pour l’instant.
