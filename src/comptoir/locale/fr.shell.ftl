# Les mots de l’interface du navigateur ; voir l’en-tête de en.shell.ftl.

comptoir = Comptoir
skip = Aller au contenu
close = Fermer
save = Enregistrer
copy = Copier
copied = Copié
share = Partager
loading = Un instant…
try-again = Réessayer
you = vous

## Titres des pages

title-home = Comptoir : jeux de marchands dans votre navigateur
title-table = { $name } · Comptoir
title-your-turn = ● À vous · { $name }
title-replay = Revoir · { $name } · Comptoir
title-fair = Donne vérifiable · { $name } · Comptoir
title-rules = Règles · { $name } · Comptoir
title-sheet = Deux pages · { $name } · Comptoir

## Réglages

settings = Réglages
language = Langue
theme = Clair ou sombre
theme-auto = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
theme-to-light = Couleurs claires
theme-to-dark = Couleurs sombres
sound = Son
sound-help = Deux notes douces quand c’est à vous.
motion = Moins de mouvement
motion-help = Les pièces apparaissent à leur place.
confirm-moves = Confirmer chaque coup
confirm-moves-help = Sinon, un choix complet est joué aussitôt.
keys = Touches
my-account = Compte et appareils
my-name = Mon nom
name-any = Un nom, ou laissez-nous choisir
name-saved = Votre nom est enregistré.
playing-as = Vous jouez sous le nom de
change-name = Changer

## Accueil

hero =
    { $count ->
        [one] Un jeu de marchands,
            une bonne table.
        [2] Deux jeux de marchands,
            une bonne table.
        [3] Trois jeux de marchands,
            une bonne table.
        [4] Quatre jeux de marchands,
            une bonne table.
       *[other] Des jeux de marchands,
            une bonne table.
    }
hero-text = Entre amis ou contre des bots, dans le navigateur, en direct ou un coup par jour. Sans compte.
play-now = Jouer tout de suite
at-the-table = À la table, vous compris
against = Contre
sit-down = S’asseoir
play-bots = Jouer contre les bots
open-table = Ouvrir une table
games = Jeux
by = Un jeu { DE($designer) }
players-range = { $range }
minutes-range = { $range } min
my-tables = Mes tables
bell = { $count ->
    [0] Rien ne vous attend
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
  }
bell-turn = À vous de jouer
bell-offer = Une offre pour vous
bell-invited = Une invitation pour vous
bell-over = La partie est finie
bell-fresh = { $name } : { $why }
bell-elsewhere = Recevoir aussi des notifications ailleurs
wait-for-you =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
show-all = Toutes ({ $count })
show-fewer = Moins
won-by =
    { $count ->
        [one] victoire { DE($names) }
       *[other] { $names } se partagent la victoire
    }
your-turn = À vous
turn-of = à { $names } de jouer
status-open = attend des joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée
lobby = Tables publiques
lobby-empty = Personne ne cherche de partenaires en ce moment.
import = Importer une partie
import-help = Un fichier exporté ici ou par la ligne de commande : revoyez la partie, ou reprenez-la si elle n’est pas finie.
import-choose = Choisir un fichier
games-by = Jeux { DE($names) }
footer = À propos de ce site
about = À propos
host-yourself = L’héberger soi-même

## Ouvrir une table

game = Jeu
how-many = Joueurs
seats = Places
seat-of = Qui joue { $colour }
seat-me = Moi
seat-me-help = Vous, dans ce navigateur.
seat-open = Un ami, par lien
seat-open-help = Reste libre jusqu’à ce que quelqu’un la prenne.
seat-bot = Bot
seat-hotseat = Quelqu’un ici
seat-hotseat-here = sur votre écran
seat-hotseat-help = Joue sur cet appareil ; on se le passe, et les secrets restent secrets.
seat-hotseat-name = Nom du joueur sur cet appareil
bot-level = Comment joue le bot
variants = Variantes
table = Table
table-name = Nom de la table
table-name-any = Nous en trouverons un
hints = Conseils
hints-help = Chacun peut demander à la Marchande ce qu’elle ferait ; le journal le dit. Seul avec des bots, vous le pouvez toujours.
apart = Discussions séparées
apart-help = Pendant la partie, joueurs et spectateurs ne se lisent pas.
public = Publique
public-help = Affichée sur la page d’accueil : chacun peut s’y asseoir ou regarder. Sinon, seulement avec le lien.
pace = Les bots jouent
pace-0 = aussitôt
pace-1 = vivement
pace-3 = sans hâte
clock = Pendule
clock-none = Aucune
clock-live = D’une traite
clock-move = Temps par coup
clock-bank = Temps total
clock-live-of = { $minutes } min + { $seconds } s
clock-help-none = Chacun prend son temps.
clock-help-live = Chacun a ce temps pour toute la partie et regagne les secondes à chaque tour.
clock-help-move = Pour une partie sur plusieurs jours : on a ce temps pour chaque réponse. Heures calmes et vacances ne comptent pas.
clock-help-bank = Pour une partie sur plusieurs jours : chacun a ce temps pour toute la partie. Heures calmes et vacances ne comptent pas.
clock-out = Une fois le temps écoulé, un bot garde la place et répond ; la personne absente peut la reprendre.
clock-is = Pendule : { $what }
clock-is-live = { $time } d’une traite
clock-is-move = { $time } par coup
clock-is-bank = { $time } en tout
plate-clock = encore { $time }
plate-clock-rests = encore { $time }, la pendule est arrêtée
mine-link = Toutes mes tables, pendules, heures calmes
pause = Temps pour réagir
pause-help = Combien de temps la table attend là où l’on peut réagir ; sans réponse, on passe.
pause-is = Temps pour réagir : { $time }
pause-none = sans limite
start-game = Commencer la partie

## Salle d’attente

table-named = Table « { $name } »
seats-free =
    { $count ->
        [0] aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }
invite = Inviter
invite-help = Envoyez ce lien à vos amis
join-title = Une place vous attend
join-help = Pas de compte : un nom suffit. Sans vous asseoir, vous pouvez regarder.
join = Rejoindre
sit-here = M’asseoir ici
seat-free = Place libre
offline = hors ligne
fill = Compléter avec des bots et commencer
leave-seat = Quitter ma place
close-table = Fermer la table
waiting =
    { $count ->
        [one] La partie commence dès que { $count } joueur de plus s’assied.
       *[other] La partie commence dès que { $count } joueurs de plus s’asseyent.
    }
closed-title = Cette table est fermée
closed-text = Elle a été fermée avant le début de la partie.
halted-title = Cette partie est suspendue
halted-text = Elle a commencé sous d’anciennes règles, que ce serveur n’a plus. Rien n’est perdu : elle reprendra si l’hôte du serveur les rétablit, ou s’arrêtera en l’état s’il le décide. Vous pouvez la quitter : quand il n’y reste plus personne, elle s’arrête en l’état aussi.
ended-title = Cette partie ne peut plus être montrée
ended-text = Elle a été jouée sous d’anciennes règles, que ce serveur n’a plus. Son résultat et son fichier sont conservés.

## À table

fallback-board = La table, en mots
fallback-answers = Ce que vous pouvez faire

board = Plateau
beside-board = À côté du plateau
dock = Que montrer
act = Jouer
players = Joueurs
log = Journal
chat = Discussion
rules = Règles
log-or-chat = Journal ou discussion
sheet-close = Retour au plateau
unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
log-empty = Il ne s’est encore rien passé.
log-earlier =
    { $count ->
        [one] Plus tôt : encore une ligne
       *[other] Plus tôt : encore { $count } lignes
    }
log-since = Depuis votre dernière visite
log-hint = { $name } a demandé un conseil
log-late = { $name } n’a pas répondu à temps
log-undo = { $name } reprend son coup
log-away = { $name } a quitté la table ; un bot garde la place
log-timeout = Temps écoulé pour { $name } ; un bot garde la place
log-back = { $name } est de retour
log-rules = Les règles ont été renouvelées ; rien ne change pour cette partie
log-ended = La partie a été arrêtée en l’état : ses règles ne sont plus ici
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-said = { $name } dit : { $text }
watcher = Regarde
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
watching = Vous regardez
watch = Regarder
link-lost = Reconnexion…
table-menu = Table
table-in-words = La table en mots
table-drawn = La table dessinée
link-watch = Lien pour regarder cette table
link-table = Lien vers cette table
leave = Quitter la partie
leave-help = Un bot garde votre place ; vous pouvez revenir à tout moment.
away = Un bot garde votre place
come-back = Reprendre ma place
plate-bot = un bot
plate-away = en son absence, un bot garde la place
plate-offline = hors ligne
plate-turn = doit jouer
plate-first = premier joueur
map-closer = Plus près
map-farther = Plus loin
map-whole = Toute la carte
back-home = Accueil
back-to-table = À la table
turn-yours = À vous
turn-others =
    { $count ->
        [one] À { $names } de jouer
       *[other] À { $names } de jouer
    }
turn-nobody = Un instant…
ask-joint = { " " }:{ " " }
see-rule = Règle { $clause }

## Reprendre un coup

undo-free = Reprendre
undo-free-why = Reprendre votre dernier coup : depuis, personne n’a joué ni rien appris.
undo-bots = Reprendre
undo-bots-why = { $n ->
    [one] Reprendre votre dernier coup, et celui qu’un bot a joué depuis : il décidera à nouveau.
   *[other] Reprendre votre dernier coup, et les { $n } que les bots ont joués depuis : ils décideront à nouveau.
}
undo-consent = Demander à reprendre
undo-consent-why = Quelqu’un a joué ou appris quelque chose depuis : les autres joueurs doivent être d’accord.
undo-none = Reprendre
undo-none-why = Il n’y a rien à reprendre : vous n’avez pas encore joué, ou quelqu’un a appris quelque chose depuis.
undo-wished = Retirer ma demande
undo-wished-why = Tous n’ont pas encore répondu ; vous pouvez changer d’avis.
undo-waiting = Reprendre
undo-waiting-why = Une demande de reprise attend la réponse des autres.
undo-off = La demande de reprise est abandonnée : tous n’ont pas donné leur accord.
consent-title = Reprendre le coup ?
consent-text = { $name } voudrait reprendre ce coup :
consent-since = { $n ->
    [0] Personne n’a joué depuis. Êtes-vous d’accord ?
    [one] Le coup joué depuis serait repris avec lui. Êtes-vous d’accord ?
   *[other] Les { $n } coups joués depuis seraient repris avec lui. Êtes-vous d’accord ?
}
consent-yes = D’accord
consent-no = Refuser

## Passer l’appareil

curtain-title = Passez l’appareil à { $name }
curtain-text = Que personne d’autre ne regarde : les secrets de ce joueur vont s’afficher.
curtain-open = Je suis { $name }

## La fin

standing = Classement final
over-you-win = La partie est finie : vous avez gagné
over-wins =
    { $count ->
        [one] La partie est finie : { $names } l’emporte
       *[other] La partie est finie : { $names } se partagent la victoire
    }
rematch = Revanche
rematch-waiting = En attente des autres…
rematch-now = Commencer sans eux
rematch-wanted =
    { $count ->
        [one] { $names } voudrait une revanche.
       *[other] { $names } voudraient une revanche.
    }
rematch-go = Vers la nouvelle partie
replay = Revoir
record = Fichier de la partie
fair = Donne vérifiable

## Revoir

replay-start = La partie commence
replay-nothing = Rien n’a encore été joué à cette table.
replay-first = Premier coup
replay-previous = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Dernier coup
replay-move = Coup
replay-at = { NUMBER($at, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) }
replay-round-before = Au début de la manche
replay-round-after = À la manche suivante
replay-speed = Vitesse
replay-times = { NUMBER($speed) }×
replay-whose = Coups de qui
replay-anybody = Tous les joueurs
replay-player-before = Coup précédent de ce joueur
replay-player-after = Coup suivant de ce joueur
eyes = Par quels yeux
eyes-seat = Par les yeux { DE($name) }
eyes-watch = En spectateur
eyes-all = Les secrets de tous
moves = Coups
moves-hide = Retour au plateau
play-on = Jouer à partir d’ici
play-on-help = Une nouvelle table qui continue après le coup { $at }, avec la même chance.
play-on-start = Continuer

## Règles

rules-print = Deux pages à imprimer
sheet-print = Imprimer
sheet-back = Retour au livret
sheet-help = Deux pages A4. Le livret complet dit tout, décisions comprises.
rules-search = Chercher une règle
rules-contents = Chapitres des règles
example-before = Avant
example-after = Après
example-steps = L’exemple, pas à pas
example-start = La situation de départ.
example-try = Essayer autre chose : { $name }
example-as-it-was = Comme avant
rules-found =
    { $count ->
        [0] rien trouvé
        [one] { $count } passage
       *[other] { $count } passages
    }
rule-link = Lien vers la règle { $clause }

## Donne vérifiable

fair-intro = Tout le hasard d’une partie vient d’un secret du serveur, la graine, et de ce que le navigateur de chaque joueur y ajoute. L’empreinte de la graine est publiée avant que quiconque s’asseye, la graine elle-même après le dernier coup. Si tout concorde, personne à la table ne pouvait connaître la donne, et même l’hôte du serveur ne pouvait la choisir, à moins de jouer lui-même et de s’asseoir en dernier.
fair-commitment = Empreinte de la graine, connue avant que quiconque s’asseye
fair-parts = Ce que chaque place a ajouté à la donne
fair-part-mine = (ce navigateur)
fair-part-none = rien
fair-seed = Graine
fair-seed-later = Elle s’affiche à la fin de la partie : d’ici là, elle révélerait la suite.
fair-computed = Empreinte de cette graine, calculée à l’instant dans votre navigateur
fair-seed-yes = La graine est bien celle promise : la part du serveur était fixée avant que quiconque s’asseye.
fair-seed-no = La graine n’est pas celle promise : la donne a été changée.
fair-promise-yes = Ce navigateur avait vu la même empreinte avant que vous ne vous asseyiez.
fair-promise-no = Ce navigateur avait vu une autre empreinte avant que vous ne vous asseyiez.
fair-part-yes = Ce que ce navigateur a ajouté fait partie de la donne.
fair-part-no = Ce que ce navigateur a ajouté ne fait pas partie de la donne.
fair-bots-no = La place d’un bot a ajouté quelque chose à la donne ; or les bots n’ajoutent rien : quelqu’un l’y a mis.
fair-study = Cette table reprend une partie enregistrée dont le hasard est connu : il n’y a rien à prouver ici.
fair-lesson = La donne d’une partie guidée est préparée, la même pour tous : il n’y a rien à prouver ici.
fair-unproved = Cette partie a été distribuée par une version plus ancienne de Comptoir, avant que les donnes soient scellées. La donne reste ce qu’elle était ; que personne ne pouvait la connaître ne peut pas être prouvé.
fair-more = Vérifier toute la partie
fair-check = Le fichier contient la graine, ce que chaque place a ajouté et tous les coups. Cette commande en déduit le hasard, rejoue la partie et dit si tout s’est passé selon les règles :
fair-how = Comment cela marche
fair-how-1 = Avant que quiconque s’asseye, le serveur tire une graine au hasard et montre son empreinte : soixante-quatre caractères qui ne vont avec aucune autre graine et d’où personne ne peut déduire ni la graine, ni le hasard.
fair-how-2 = Chaque navigateur ajoute trente-deux caractères au hasard quand son joueur s’assied. Les bots n’ajoutent rien.
fair-how-3 = Chaque mélange et chaque pioche découle de la graine et de ce qui a été ajouté, place après place. Le serveur ne pouvait pas prévoir ce qui serait ajouté ; les joueurs ne connaissent pas la graine.
fair-how-4 = Après la partie, la graine est montrée. Qui le veut calcule son empreinte et compare : cette page le fait, dans votre navigateur.

## À propos

about-title = À propos de Comptoir
about-text = Comptoir est une table pour les jeux de marchands : les règles complètes et exactes, des adversaires de chair ou de silicium, et tout ce qu’il faut à une bonne table. C’est gratuit, sans publicité et sans compte.
about-games = Les jeux
about-designers = Les jeux sont l’œuvre de leurs auteurs. Si un jeu vous plaît, achetez-le, et jouez-y autour d’une table en bois.
about-drawn = Les règles sont dites avec nos mots et chaque image est dessinée par nous. Là où la règle se tait, une décision numérotée dit ce que nous faisons.
about-fair = Une donne vérifiable
about-fair-text = Le serveur est lié à sa part du hasard avant que quiconque s’asseye, le navigateur de chaque joueur y ajoute la sienne, et tout est montré après le dernier coup. Chaque table finie a une page qui le vérifie.
about-private = Ce que nous savons de vous
about-private-text = Un nom que vous choisissez et un cookie qui dit quelles places sont les vôtres. Rien d’autre, et nous ne le disons à personne.
host-text = Comptoir est un logiciel libre. Dans son dossier, avec Python 3.11 ou plus récent, une seule commande construit et sert le tout :
host-licence = La licence est MIT : utilisez-le, changez-le, transmettez-le.
host-notices = Polices et bibliothèques d’autrui, et leurs licences

## Introuvable, et ennuis

lost-title = Cette page n’existe pas
lost-text = Peut-être l’adresse a-t-elle été coupée en chemin.
trouble-title = Cela n’a pas marché
error-unreachable = Le serveur est injoignable. Êtes-vous en ligne ?
error-server = Le serveur a trébuché. Veuillez réessayer.

## Les parties guidées : ce qu’une leçon dit elle-même est dans le lesson.ftl de son jeu

lesson-guided = Partie guidée
lesson-pica = Pica, votre guide
lesson-offer = Première fois ? Pica joue dix minutes avec vous.
lesson-again = Pica vous montre le jeu encore une fois.
lesson-left = Pica vous attend à l’étape { $step } sur { $of }.
lesson-begin = Commencer la partie guidée
lesson-resume = Reprendre la partie guidée
lesson-step = Étape { $step } sur { $of }
lesson-step-short = { $step } sur { $of }
lesson-go-on = Continuer
lesson-play-on = Continuer à jouer
lesson-let-me-play = Je joue
lesson-back = Retour
lesson-skip = Passer
lesson-leave = Quitter
lesson-try-again = Réessayer
lesson-show-me = Montrez-moi
lesson-nothing-played = Rien n’est joué : vous avez encore tout en main.
lesson-later = Cela viendra plus tard, à l’étape { $step }.
lesson-first = Une chose à la fois : d’abord ceci.
lesson-read-on = Une chose à la fois : lisez d’abord la suite.

## Ce que font les autres, raconté pas à pas

told-since = Depuis votre dernier tour
told-nothing = Ce que font les autres est raconté ici.
told-next = C’est bientôt à vous
told-skip = Tout montrer
told-skip-short = Passer
told-back = Un pas en arrière
told-on = Un pas en avant
told-pace = Raconter les coups des autres
told-pace-is = Allure : { $pace }
told-off = Non
log-beginning = Le début

## Que puis-je faire ?

aim = Pour gagner :
goal = Maintenant :
can-title = Que puis-je faire ?
can-now = Ce que vous pouvez faire maintenant
can-not = Pas maintenant, et pourquoi
can-wait = On ne vous demande rien pour l’instant. Désignez n’importe quoi sur la table pour lire ce que c’est.
can-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
explain-ask = Désignez n’importe quoi pour savoir ce que c’est · Échap
explain-offer = Qu’est-ce que c’est ? Demander (E)
explain-first = Commence cette manche.
explain-bot = L’ordinateur joue ici, selon les règles et avec ce que voit un joueur.
explain-away = Un bot garde cette place jusqu’au retour de son joueur.
explain-offline = Personne ne regarde de cette place pour l’instant.
nav-daily = Donne du jour
daily-of = Donne du { $day }
nav-club = Le club
offline-kept = Vos parties sont conservées sur le serveur et vous y attendent.
newer-page = Une nouvelle version est prête.
newer-page-load = Charger
