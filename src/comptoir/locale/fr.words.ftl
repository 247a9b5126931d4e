# La liste des touches, et une table toute en mots.

keys-help = Chaque choix peut se faire sans souris. Voici les touches qui servent ici.
keys-everywhere = Partout
keys-table = À la table
keys-board = Sur le plateau
keys-replay = Pour revoir une partie
key-to = à
key-list = cette liste
key-escape = annuler, fermer, passer ce qui est raconté
key-tab = l’élément suivant
key-arrows = se déplacer sur le plateau
key-enter = choisir, puis confirmer
key-can = que puis-je faire ?
key-explain = qu’est-ce que c’est ?
key-hint = un conseil
key-undo = reprendre son coup, quand c’est permis
key-question = réentendre la question
key-since = ce qui s’est passé depuis votre dernier tour
key-words = la table en mots, et retour
key-lines = dans le journal : une autre ligne
key-zoom = plus près, plus loin
key-whole = toute la carte
key-pan = déplacer la carte
key-play = lecture, pause
key-moves = un coup en arrière, un coup en avant
key-ends = premier coup, dernier coup
key-rounds = une manche en arrière, une manche en avant
key-pace = plus vite, moins vite

## Les touches, écrites puis dites

keycap-escape = Échap
    .said = Échappement
keycap-tab = Tab
    .said = Tabulation
keycap-enter = Entrée
keycap-space = Espace
keycap-alt = Alt
keycap-shift = ⇧
    .said = Majuscule
keycap-home = ↖
    .said = Début
keycap-end = Fin
keycap-pageup = Pg préc.
    .said = Page précédente
keycap-pagedown = Pg suiv.
    .said = Page suivante
keycap-arrowleft = ←
    .said = Flèche gauche
keycap-arrowright = →
    .said = Flèche droite
keycap-arrowup = ↑
    .said = Flèche haut
keycap-arrowdown = ↓
    .said = Flèche bas

## Une table en mots

words-table = La table en mots
words-beside = Ce que vous pouvez faire, et où en est la partie
words-off = Montrer le plateau
words-line = Que faites-vous ?
words-how = Écrivez une réponse ou une commande, puis Entrée. Le début des mots suffit ; Tab complète, la flèche haut rappelle ce que vous avez écrit.
words-do = Valider
words-meant = Réponses possibles
words-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
words-several =
    { $count ->
        [one] { $count } réponse convient.
       *[other] { $count } réponses conviennent. Précisez :
    }
words-example = { $count } réponses en tout. Écrivez-en une, par exemple « { $text } » : quelques mots suffisent.
words-mine = Ce que vous avez
words-now = En ce moment
words-done = C’est fait : { $what }.
words-undone = Repris, ou demandé.
words-said = C’est dit.
words-unsaid = Cela n’a pas pu être dit.
words-no-hint = Pas de conseil en ce moment.
words-no-part = Voici les parties : { $parts }.
words-unknown = « { $typed } » n’est ici ni une réponse ni une commande. « réponses » donne la liste.
words-nothing-more = On ne peut rien prévoir d’autre.
words-commands = Commandes courtes

# Les mots qui conviennent, le premier est affiché ; l’anglais est toujours compris.
words-command-look = voir état
    .help = où en est la partie, ou une de ses parties : voir joueurs
words-command-answers = réponses options
    .help = ce que vous pouvez répondre
words-command-what = effet si
    .help = ce que ferait une réponse : effet tirer
words-command-again = encore question
    .help = la question encore une fois
words-command-hint = conseil
    .help = ce que ferait la Marchande
words-command-undo = reprendre annuler
    .help = reprendre son coup
words-command-rules = règles règle
    .help = une règle par son numéro, ou celle de la question
words-command-say = dire
    .help = parler à la table : dire bonjour
words-command-keys = touches aide
    .help = la liste des touches
words-command-board = plateau
    .help = montrer le plateau
