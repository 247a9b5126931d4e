# Les mots de la ligne de commande ; ceux de « comptoir admin » sont dans fr.admin.ftl.

## La ligne de commande : --help

cli-comptoir = Une table pour quatre jeux de marchands : jouez dans le terminal ou servez-les aux navigateurs.
cli-serve = Servir les tables aux navigateurs.
cli-play = Jouer une partie dans le terminal, contre des bots.
cli-replay = Raconter une partie enregistrée, ou la montrer telle qu’elle était après un coup.
cli-check = Rejouer des parties enregistrées et dire si elles tiennent.
cli-rules = Lire les règles d’un jeu, ou l’un de leurs articles.
cli-games = Lister les jeux, leurs options et les bots.
cli-arena = Faire jouer des bots entre eux : mêmes donnes, places tournantes, taux de victoire et leurs intervalles.
cli-ladder = L’échelle : chaque niveau de bot contre celui du dessous, dans tous les jeux, avec les intervalles.
cli-balance = Comment un jeu se joue entre bots : places, durée, sources de points, et ce qui est mort ou dominant.
cli-train = Apprendre ce que valent les tables à partir de parties que des bots jouent entre eux.
cli-review = Revoir une partie enregistrée : ce qu’elle valait pour chacun après chaque coup, et les erreurs, la pire d’abord.
cli-hint = Ce qu’un bot jouerait là où en est une partie enregistrée, et pourquoi.
cli-bench = Mesurer la vitesse des règles et du serveur.
cli-playouts = Des parties au hasard, avec la liste complète des réponses à chaque décision, ou par tirage.
cli-records = Des parties au hasard, enregistrées puis rejouées et vérifiées coup par coup.
cli-peers = Le même jeu à travers OpenSpiel, PettingZoo et des tableaux, là où ils sont installés : les débits en une seule mesure.
cli-searches = Ce que chaque niveau dépense pour une décision, et combien de parties imaginées par seconde jouent ceux qui cherchent.
cli-load = Un serveur à part avec beaucoup de tables de tous les jeux, quatre connexions à chacune : réponses, mémoire, et ce qui retient la boucle.
cli-examples = Exemples :
cli-help = Afficher cette aide.
cli-help-usage = Usage :
cli-help-command = COMMANDE …
cli-help-commands = Commandes :
cli-help-arguments = Arguments :
cli-help-options = Options :
cli-help-default = par défaut :
cli-option-version = Afficher la version, et si les règles sont compilées.
cli-option-lang = La langue à parler ; sinon, celle de l’environnement.
cli-option-game = Le nom d’un jeu ; « comptoir games » les liste.
cli-option-seats = Combien jouent, vous compris.
cli-option-players = Combien jouent.
cli-option-level = Les bots à affronter ; « comptoir games » les liste.
cli-option-option = Une option du jeu ; peut être répétée.
cli-option-seed = Un texte quelconque : la même graine donne la même chance.
cli-option-save = Garder la partie dans ce fichier.
cli-option-json = Afficher le résultat en JSON.
cli-option-sample = Tirer chaque réponse sans en dresser la liste, là où les règles le peuvent : les mêmes parties, plus vite.
cli-option-seconds = Combien de secondes de processeur mesurer.
cli-option-file = Une partie enregistrée par « play » ou exportée d’une table.
cli-option-at = Montrer la partie telle qu’elle était après ce nombre de coups.
cli-option-commitment = L’empreinte publiée avant la partie ; la graine doit être celle qu’elle promettait.
cli-option-part = Ce que votre navigateur a ajouté à la donne : le fichier doit le contenir.
cli-option-clause = Le numéro d’un article, comme A3.2.
cli-option-bots = Un bot par place : un niveau, ou un des vôtres, comme module:Bot ou comme fichier.
cli-option-games = Combien de parties jouer.
cli-option-arena-seats = Combien jouent ; le dernier bot nommé prend les places qui restent.
cli-option-thinking = Combien de secondes un bot qui cherche peut réfléchir à une décision ; 0 : autant qu’il veut.
cli-option-patience = Après combien de secondes sans réponse un bot passe pour bloqué ; 0 : jamais.
cli-option-until-clear = S’arrêter dès que la part du premier bot n’est clairement plus une part égale.
cli-option-resume = Garder les parties finies dans ce fichier, et reprendre à partir de celles qui y sont.
cli-option-cluster = Jouer sur la grappe Dask à cette adresse.
cli-option-local-cluster = Jouer sur une grappe Dask de tant de processus, faite pour ce match.
cli-option-chart = Dessiner le résultat dans ce fichier SVG.
cli-option-some-games = Les noms de jeux ; tous, sauf indication contraire.
cli-option-simulations = Combien de parties imaginées un niveau qui cherche peut consacrer à une décision : l’horloge ne compte plus.
cli-option-fewest = Combien jouent ; aussi peu que le jeu le permet, sauf indication contraire.
cli-option-every = Chaque niveau contre tous ceux du dessous.
cli-option-resume-folder = Garder les parties finies de chaque match dans ce dossier, et reprendre à partir de celles qui y sont.
cli-option-most = Combien jouent ; autant que le jeu le permet, sauf indication contraire.
cli-option-balance-level = Les bots qui jouent ; « comptoir games » les liste.
cli-option-weights = Garder les poids dans ce fichier.
cli-option-imagined = Sur combien de tables imaginées comparer ; davantage est plus lent et plus sûr.
cli-option-hint-at = Où en était la partie après ce nombre de coups ; sinon, à sa fin.
cli-option-hint-seat = Pour quel joueur, compté à partir de 1 ; sinon, le premier qui doit répondre.
cli-option-hint-level = Le bot à interroger ; « comptoir games » les liste.
cli-option-tables = Combien de tables dresser.
cli-option-played = Combien de secondes jouer.
cli-option-beat = Secondes d’un coup au suivant à une table ; 0 : dès que tous l’ont appris.
cli-option-processes = Combien de serveurs se partagent les tables.
cli-option-bench-database = La base PostgreSQL qu’ils partagent (postgresql://…), vide.
cli-option-workers = Combien de processus utiliser ; sinon, un par processeur.
cli-option-host = L’adresse où écouter, 127.0.0.1 si rien n’est dit ; 0.0.0.0 laisse entrer d’autres machines.
cli-option-port = Le port où écouter, 8000 si rien n’est dit ; 0 prend n’importe quel port libre.
cli-option-data = Où garder les tables ; sinon COMPTOIR_DATA ou votre dossier de données.
cli-option-database = Une base PostgreSQL où garder plutôt les tables (postgresql://…) ; sinon COMPTOIR_DATABASE.
cli-option-accept-loss = Démarrer bien que des données conservées ici aient disparu.
cli-option-end-old-games = Arrêter en l’état les parties dont cette version n’a plus les règles.

## La ligne de commande : ce qui ne va pas

cli-file = { $file } : { $reason }
cli-no-command = Il n’y a pas de commande « { $what } ».
    .near = Il n’y a pas de commande « { $what } » : vouliez-vous dire « { $near } » ?
cli-no-option = Il n’y a pas d’option { $what }.
cli-no-value = Il manque une valeur après { $what }.
cli-missing = Il manque { $what }.
cli-no-number = { $what } doit être un nombre.
cli-no-number-from = { $what } doit être un nombre, au moins { $least }.
cli-no-number-between = { $what } doit être un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
cli-misused = Il y a un argument de trop.
cli-see-help = « { $command } --help » en dit plus.
cli-no-language = Cette langue n’est pas parlée ici ; voici celles qui le sont :
cli-no-clause = Les règles n’ont pas d’article { $clause }.
cli-no-rules = Il n’y a pas ici de livret de règles pour { $game }.
cli-no-move = La partie enregistrée n’a que { $moves } coups.

## La ligne de commande : servir

cli-listens = Comptoir écoute sur { $address }
    .everywhere = Comptoir écoute sur toutes les adresses de cette machine : { $address }
cli-serving = Les tables sont gardées dans { $data }. Ctrl-C arrête le serveur.

## La ligne de commande : jouer

cli-you-are = Vous êtes { $name } ({ $letter }). Tapez « ? » pour l’aide, quit pour partir.
cli-since = Depuis votre dernier tour
cli-choices = Vos choix
cli-prompt = Votre coup
cli-ambiguous = Ce pourrait être { $choices }.
cli-unknown = « { $text } » n’est pas parmi vos choix. Tapez « ? » pour les voir.
cli-see-rule = (pour le lire : rules { $clause })
cli-undone = Repris : c’est de nouveau à vous, comme avant.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-hint-only = { $name } jouerait { $action } : il n’y a pas d’autre réponse.
cli-hint-unlisted = { $name } dirait d’abord { $action } plutôt que de répondre.
cli-hint-better = { $name } jouerait { $action } : sur { $tables } tables imaginées, cela finit { $gain } devant { $other }, la meilleure des autres réponses.
cli-hint-even = { $name } jouerait { $action } : sur { $tables } tables imaginées, aucune autre réponse n’est clairement meilleure, pas même { $other }.
cli-left = Vous quittez la table. La partie n’est pas finie.
cli-saved = La partie est enregistrée dans { $file }.
cli-seed = Graine { $seed }
cli-how = Tapez un choix comme il est écrit, en entier ou par le début de chaque mot : « { $example } » pour « { $choice } ».
cli-how-names = Les parties enregistrées ont pour cela d’autres mots, que vous pouvez taper aussi : { $names }
cli-how-look = redessiner la table
cli-how-hint = ce qu’un bot jouerait
cli-how-rules = lire les règles, ou un article : rules { $clause }
cli-how-undo = reprendre votre dernier coup, et ce que les bots ont fait depuis
cli-how-quit = quitter la table

## La ligne de commande : résultats

cli-rank = Rang
cli-player = Joueur
cli-score = Score
cli-move = Coup
cli-bot = Bot
cli-wins = Victoires
cli-interval = intervalle à 95 %
cli-chart = Diagramme
cli-rating = Cote
cli-mean-rank = Rang moyen
cli-mean-score = Score moyen
cli-ms = ms par décision
cli-game = Jeu
cli-name = Nom
cli-players = Joueurs
cli-minutes = Minutes
cli-by = De
cli-options = Options
cli-arena-title = { $title } : { $games } parties
cli-arena-work = Parties
cli-arena-clear = C’était clair avant que toutes les parties ne soient jouées.
cli-peers-title = { $title }, { $seats } joueurs : des parties au hasard par chaque porte
cli-peers-missing = Non installé : { $doors }
cli-door = Porte
cli-steps = Pas par seconde de processeur
cli-ratio = De notre débit
cli-number = { NUMBER($n) }
cli-ladder-title = Chaque niveau contre ceux du dessous : { $games } parties chacun
cli-against = Contre
cli-balance-title = { $title } : { $games } parties de { $seats } bots { $level }
cli-balance-length = { $decisions } décisions par partie ; quatre parties sur cinq en ont de { $low } à { $high }.
cli-balance-score = { $mean } points en moyenne, avec un écart type de { $spread }.
cli-balance-positions = Victoires par place, à partir de la première à répondre
cli-balance-sources = Points d’un joueur par partie
cli-balance-things = Objets, et combien de fois par partie
cli-position = Place { $n }
cli-seat = Place
cli-source = Source
cli-points = Points
cli-winners = Des gagnants
cli-kind = Sorte
cli-most = Le plus
cli-least = Le moins
cli-dead = Mort
cli-dominant = Dominant (victoires sur une part égale)
cli-searches-title = { $title }, { $seats } joueurs : { $decisions } décisions dans une partie de bots greedy
cli-searches-endings = { NUMBER($n) } parties imaginées par seconde, du milieu à la fin, chacun jouant d’instinct
cli-slowest = La plus lente
cli-simulations = Simulations
cli-simulations-rate = Par seconde de processeur
cli-train-title = { $title } : appris de { $games } parties à { $seats }
cli-train-caption = De combien les poids se trompent dans des parties dont ils n’ont rien appris ; d’abord, ce qu’il y avait à apprendre.
cli-train-curve = De combien les poids se trompent, avec de plus en plus de parties
cli-train-games = Parties
cli-train-saved = Les poids sont dans { $file }.
cli-stage = Étape { $n }
cli-review-work = Lecture
cli-review-title = { $title }, { $moves } coups
cli-review-curve = Ce que la partie valait pour chacun, coup après coup
cli-review-curve-range = Ce que la partie valait pour chacun, coup après coup, de { $low } à { $high }
cli-review-none = Sur { $tables } tables imaginées par coup, aucune erreur n’est claire.
cli-review-mistakes =
    { $shown ->
        [one] L’erreur
       *[other] Les { $shown } pires de { $count } erreurs
    }
cli-played = Joué
cli-better = Mieux
cli-loss = Perte
cli-check-over = { $file } tient : { $title }, { $seats } joueurs, { $moves } coups, finie. { $scores }
cli-check-open = { $file } tient jusqu’ici : { $title }, { $seats } joueurs, { $moves } coups, pas finie.
cli-check-commitment = L’empreinte de sa graine, publiée avant la partie, est { $commitment }
cli-check-added = { $name } a ajouté { $part }
cli-check-quick = Son hasard découle de la seule graine « { $seed } » : rien n’en avait été promis avant la partie.
cli-check-broken = { $file } ne tient pas : { $reason }
cli-check-promise = { $file } ne tient pas : sa graine n’est pas celle qui fut promise. L’empreinte de sa graine est { $commitment }
cli-check-part = { $file } ne tient pas : ce que vous aviez ajouté n’y est pas.
cli-bench-playouts =
    { $title }, { $seats } joueurs, { $compiled ->
        [yes] compilé
       *[no] interprété
    } : { $decisions } décisions, { $games } parties, { $clones } copies par seconde de processeur
cli-bench-replays =
    { $title }, { $seats } joueurs, { $compiled ->
        [yes] compilé
       *[no] interprété
    } : { $moves } coups, { $games } parties rejouées et vérifiées par seconde de processeur
cli-bench-shared = Plusieurs serveurs ont besoin d’une base qu’ils partagent : --database postgresql://…
cli-bench-load =
    { $tables } tables, { $sockets } connexions, { $compiled ->
        [yes] compilé
       *[no] interprété
    } : { $moves_per_s } coups par seconde, { $errors ->
        [0] aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }
    toute la table apprend un coup en { $p50_ms } ms (médiane), { $p99_ms } ms (99 sur 100)
    { $cpu_ms_per_move } ms de processeur et { $kb_per_move } ko envoyés par coup, { $kb_per_table } ko de mémoire par table
    boucle retenue au plus { $hold } ms ({ $what }), ramassage au plus { $garbage_ms } ms
    arrêté en { $stop_s } s
