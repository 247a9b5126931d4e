# Jouer ensemble plus longtemps qu’une partie : donnes partagées, personnes, tournois, clubs.

club = Le club
club-house = Cette maison
club-of = { $name }
club-members = Membres
club-players = Qui joue ici
club-players-none = Qui joue une partie jusqu’à la fin est nommé ici.
club-since = depuis le { $day }
club-played = dernière partie { $ago }
club-results = Derniers résultats
club-results-none = Aucune partie n’est encore finie.
club-tournaments = Tournois
club-tournaments-none = Aucun tournoi en cours.
club-ratings = Cotes
club-ratings-none = Personne n’a encore de cote : il faut une partie entre deux personnes qui ont un compte.
club-join = Rejoindre le club
club-leave = Quitter le club
club-joined = Vous faites maintenant partie du club.
club-invite = Ce lien permet de rejoindre le club
club-remove = Exclure
club-remove-who = Exclure { $name } du club
club-remove-sure = { $name } ne verra plus ni les membres, ni les tables, ni les résultats, ni les tournois, et ne pourra plus entrer par le lien du club. Les parties et les tournois en cours continuent.
club-removed = { $name } ne fait plus partie du club.
club-keep = Ne pas exclure
club-out = Exclus
club-let-in = Réadmettre
club-let-in-who = Réadmettre { $name }
club-you-are-out = Ce club vous a exclu : vous ne voyez plus qui en fait partie, ni ses tables, ses résultats et ses tournois. Les parties et les tournois où vous jouez continuent. Si vous pensez à une erreur, adressez-vous à qui dirige le club.
club-outside = Seuls les membres voient qui en fait partie, ses tables, ses résultats et ses tournois.
club-make = Fonder un club
club-name = Nom du club
club-clubs = Clubs
club-place = { $n }.
club-you = vous
club-bot = bot
club-left = parti
club-guest-table = table privée

## La donne du jour, et les donnes partagées entre amis

daily = Donne du jour
daily-lead = Une donne par jour et par jeu, contre les mêmes bots, avec la même chance pour tous. Seul votre premier essai compte, et vous voyez les résultats des autres une fois que vous avez fini.
daily-play = Jouer la donne du jour
daily-go-on = Continuer
daily-compare = Comparer
daily-with =
    { $count ->
        [one] avec un bot, { $level }
       *[other] avec { $count } bots, { $level }
    }
daily-count =
    { $over ->
        [0] Personne ne l’a encore finie
        [one] Une personne l’a finie
       *[other] { $over } personnes l’ont finie
    }
daily-place = Place { $place } sur { $of }, { $score } points
daily-uncounted = Jouée, mais hors classement
daily-yesterday = Hier
daily-none = Cette maison n’a pas de donne du jour.
deal-shared = La même donne
deal-named = La même donne : { $name }
deal-lead = Chacun joue cette donne à sa propre table. Personne ne voit la table d’un autre avant d’avoir fini la sienne.
deal-play = Jouer cette donne
deal-invite = Envoyez ce lien à ceux qui doivent la jouer aussi
deal-closes = Ouverte à tous à partir du { $day }.
deal-closed-to-you = Les résultats des autres s’affichent une fois votre table finie.
deal-nobody = Personne ne l’a encore finie.
deal-score = Score
deal-against = Face aux autres
deal-against-help = « Face aux autres » est l’écart avec la moyenne des autres à la même place.
deal-table = Table
deal-uncounted = hors classement
deal-uncounted-help = Hors classement : un second essai depuis la même adresse, une partie finie trop tard, ou finie par un bot.
deal-look = Regarder
deal-make = La même donne à plusieurs tables
deal-make-help = Vous recevez un lien ; toute personne qui l’ouvre joue la même donne à sa propre table, et vous comparez.

## Quelqu’un

person-games = Mes parties
person-played =
    { $n ->
        [one] Une partie
       *[other] { $n } parties
    }
person-places = Places
person-average = Moyenne
person-best = Record
person-last = Dernière partie
person-rating = Cote
person-rating-none = pas encore
person-provisional = encore incertaine
person-rated =
    { $n ->
        [one] sur une partie
       *[other] sur { $n } parties
    }
person-none = Pas encore de partie finie.
person-export = Toutes mes parties dans un fichier
person-export-help = Une partie enregistrée par ligne, à garder ou à étudier.
person-rating-help = La cote compte les parties entre personnes qui ont un compte, pas celles contre des bots ou des invités. Elle part de 1000, dit ce que quelqu’un vaut au moins, et devient plus sûre à chaque partie.
person-times = { $count }×
person-place-times = place { $rank } : { $count } fois

## Tournois

tournament = Tournoi
tournament-new = Annoncer un tournoi
tournament-name = Nom
tournament-kind = Formule
tournament-kind-swiss = Système suisse
tournament-kind-robin = Tous contre tous
tournament-size = Places par table
tournament-rounds = Rondes
tournament-hours = Temps par ronde
tournament-hours-1 = Une heure
tournament-hours-24 = Un jour
tournament-hours-72 = Trois jours
tournament-hours-168 = Une semaine
tournament-announce = Annoncer
tournament-about =
    { $kind ->
        [swiss] { $game } · système suisse, { $rounds } rondes à des tables de { $size }
       *[robin] { $game } · tous contre tous, à des tables de { $size }
    }
tournament-status-open = inscriptions ouvertes
tournament-status-running = ronde { $round } en cours
tournament-status-over = terminé
tournament-status-closed = annulé
tournament-entrants =
    { $n ->
        [0] personne pour l’instant
        [one] un inscrit
       *[other] { $n } inscrits
    }
tournament-enter = Participer
tournament-withdraw = Se retirer
tournament-withdraw-sure = Vous ne serez plus placé à une table. Vos points restent.
tournament-bot = Ajouter un bot
tournament-begin = Tirer la première ronde
tournament-close = Annuler le tournoi
tournament-close-sure = Plus aucune ronde ne sera tirée, et personne ne l’emporte. Les tables en cours se jouent jusqu’au bout, pour le plaisir.
tournament-keep = Ne rien changer
tournament-invite = Ce lien permet de participer
tournament-invite-club = Les membres du club y participent par ce lien
tournament-merchant = Marchand
tournament-points = Points
tournament-strength = Force affrontée
tournament-round = Ronde { $n }
tournament-out = retiré
tournament-your-table = Votre table
tournament-go = Aller à la table
tournament-others = Les autres tables
tournament-tables = Les tables
tournament-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
tournament-to-play = à { $names } de jouer
tournament-ended = { $names } en tête
tournament-bye = Cette ronde se joue sans { $names } ; cela vaut une victoire.
tournament-next = Ensuite
tournament-next-text = La ronde { $round } commence dès que toutes les tables ont fini, au plus tard quand le temps de celle-ci est écoulé : { $when }.
tournament-last-text = C’est la dernière ronde. Fin au plus tard : { $when }.
tournament-reach = Pour prendre la première place
tournament-reach-safe = Vous êtes premier après cette ronde, quoi qu’il arrive.
tournament-reach-place = Place { $place } ou mieux à cette table, et vous êtes premier quoi que fassent les autres.
tournament-reach-win = Gagnez cette table, et vous êtes premier quoi que fassent les autres.
tournament-reach-hope =
    { $others ->
        [0] Gagnez cette table, et { $name } ne doit pas faire mieux que la place { $place }.
        [one] Gagnez cette table, et { $name } ne doit pas faire mieux que la place { $place } ; quelqu’un d’autre doit trébucher aussi.
       *[other] Gagnez cette table, et { $name } ne doit pas faire mieux que la place { $place } ; { $others } autres doivent trébucher aussi.
    }
tournament-reach-level =
    { $others ->
        [0] Gagnez cette table. Si { $name } finit à la place { $place }, vous êtes à égalité, et vous avez affronté plus fort : première place.
        [one] Gagnez cette table. Si { $name } finit à la place { $place }, vous êtes à égalité, et vous avez affronté plus fort ; quelqu’un d’autre doit trébucher aussi.
       *[other] Gagnez cette table. Si { $name } finit à la place { $place }, vous êtes à égalité, et vous avez affronté plus fort ; { $others } autres doivent trébucher aussi.
    }
tournament-reach-short =
    { $behind ->
        [0] Une victoire pourrait ne pas suffire : la tête du classement a autant de points, la force affrontée décidera.
        [one] Pas dans cette ronde : même une victoire ne suffirait pas. Il vous manque { $behind } point pour l’instant.
       *[other] Pas dans cette ronde : même une victoire ne suffirait pas. Il vous manque { $behind } points pour l’instant.
    }
tournament-how = { $points } points pour les places 1 à { $size } ; qui partage une place en partage les points. À égalité de points comptent les points de tous ceux qu’on a rencontrés (force affrontée), puis les tables gagnées. Qui laisse passer le temps d’une ronde, ou part, déclare forfait : un bot continue, sans points. Personne n’est exempté deux fois avant que tous l’aient été ; une exemption compte comme une victoire.
tournament-mark-place = place { $place }
tournament-mark-forfeit = forfait
tournament-mark-bye = exempté
tournament-mark-playing = en cours
tournament-mark-out = n’a pas joué
tournament-winner =
    { $count ->
        [one] { $names } gagne le tournoi
       *[other] { $names } gagnent le tournoi
    }

## Partager une partie finie

share-game = Partager cette partie
share-picture = Image à partager
share-save = Enregistrer l’image
share-send = Partager l’image
share-linked = C’est cette image que montre un lien vers la partie, où qu’il soit publié.
share-alt = { $title }. { $standing }
share-ahead =
    { $n ->
        [0] À égalité avec { $name } jusqu’au dernier coup.
        [one] Un point devant { $name }.
       *[other] { $n } points devant { $name }.
    }
share-moves = Table « { $table } », { $moves } coups
share-designer = un jeu { DE($designer) }
error-members-only = Ceci est réservé aux membres d’un club. Entrez d’abord par le lien du club.
