# Pourquoi le serveur a refusé, ou n’a pas pu démarrer. Le code d’une erreur est l’identifiant sans « error- ».

## Ce qui est demandé est illisible

error-bad-json = Le serveur n’a pas pu lire ce message.
error-bad-message = Le serveur n’a pas pu lire ce message.
error-bad-field = Le champ « { $name } » ne convient pas.
error-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles.
error-bad-chat = Un message compte de 1 à { $most } caractères, tous visibles.
error-bad-list = La liste est « mine » ou « lobby ».
error-bad-number = « { $name } » doit être un nombre entier, 0 ou plus.
error-bad-eyes = Regardez depuis une place, en spectateur, ou avec tous les yeux.
error-bad-seat = Cette place n’existe pas à cette table.
error-bad-seat-count = Cette partie compte { $seats } places.
error-bad-move-number = Reprenez au plus tard après le coup { $most }.
error-bad-method = Cela ne peut pas se faire à cette adresse.
error-two-me = Vous ne pouvez occuper qu’une place. Les autres joueurs de votre écran doivent porter un nom.
error-unreadable-action = « { $action } » n’est pas un coup de ce jeu.

## Jeux, places, options

error-bad-game = Il n’y a pas de jeu « { $game } » ici, mais { $known }.
error-bad-seats = Ce jeu se joue de { $fewest } à { $most }.
error-bad-option = Ce jeu n’a pas d’option « { $option } ».
error-bad-choice = « { $value } » n’est pas un choix de l’option « { $option } ».
error-bad-level = Il n’y a pas de bot « { $level } » ici, mais { $known }.
error-bad-bot = « { $bot } » ne peut pas jouer : { $reason }.
error-bot-fails = Le bot « { $level } » a échoué : { $reason }
error-bot-hangs = Le bot « { $level } » n’a pas répondu en { $seconds } secondes.
error-bot-kills = Un bot a mis fin, deux fois, au processus où il jouait.
error-too-many-bots = { $bots } bots ne tiennent pas à { $seats } places.
error-bad-match-file = { $file } n’est pas un fichier de parties finies : la ligne { $line } est illisible.
error-bad-match-other = { $file } contient les parties d’un autre match : les bots, la graine, les options ou le temps diffèrent.
error-nobody-asked = On ne demande rien au joueur { $seat } à ce moment.
error-two-limits = Une décision est limitée en secondes ou en simulations, pas les deux.
error-no-folder = { $file } n’est pas un dossier.
error-cannot-learn = Les conseils des bots sur { $game } ne décrivent pas les tables en nombres : il n’y a rien à apprendre.
error-no-numpy = Pour apprendre, installez comptoir[learn].
error-bad-training = { $file } ne contient pas de poids appris.
error-no-cluster = Aucune grappe Dask ne répond à l’adresse { $address }.
error-no-dask = Pour une grappe, installez comptoir[dask].

## Parties enregistrées

error-bad-record = Ce fichier n’est pas une partie enregistrée.
error-bad-record-size = Cette partie enregistrée est trop volumineuse.
error-bad-record-length = Une partie enregistrée compte ici { $most } coups au plus.
error-bad-record-format = Cette partie a été enregistrée par un Comptoir plus récent.
error-bad-record-move = Le coup { $move } de cette partie enregistrée est impossible.
error-bad-record-beside = Quelque chose dans cette partie enregistrée ne correspond pas à son coup { $move }.
error-bad-record-unfinished = Cette partie enregistrée donne des scores finaux, mais elle n’est pas finie.
error-bad-record-scores = Les scores de cette partie enregistrée ne sont pas ceux de ses coups.
error-bad-record-seed = La graine de cette partie enregistrée est trop longue.
error-bad-record-names = Cette partie enregistrée ne nomme pas toutes les places.
error-bad-record-parts = Cette partie enregistrée ne dit pas ce que chaque place a ajouté à la donne.
error-old-rules = Cette partie a commencé sous d’anciennes règles, que ce serveur n’a plus.
error-bad-part = Ce qu’une place ajoute à la donne compte 32 chiffres hexadécimaux.
error-deal-gone = Cette donne n’est plus réservée pour vous. Veuillez réessayer.
error-part-unpromised = Demandez d’abord une donne, pour que le serveur soit lié avant que vous y ajoutiez votre part.
error-bad-seed = La graine de cette donne ne compte pas 64 chiffres hexadécimaux.
error-unknown-box = Cette partie a été jouée avec d’autres cartes et tuiles que celles de la boîte d’ici.
error-unknown-rules = Cette partie a été jouée avec la version { $version } de ses règles. Celles d’ici en sont à la version { $newest }, sous laquelle ce serait une autre partie : elle ne peut pas être ouverte.

## Ce n’est pas à vous

error-bad-host = Le serveur ne répond pas au nom { DE($name) }. La personne qui l’héberge peut l’ajouter à ses réglages (hosts).
error-bad-origin = Cette demande vient d’une autre page.
error-no-guest = Le serveur ne vous connaît pas encore. Choisissez un nom, ou rechargez la page.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-owner = Seule la personne qui a ouvert la table peut faire cela.
error-undo-not-yours = Le premier coup à reprendre doit être le vôtre.
error-own-wish = C’est aux autres de donner leur accord, pas à vous.

## Ce n’est pas ici

error-unknown-table = Cette table n’existe pas.
error-unknown-game = Ce jeu n’est pas ici.
error-unknown-page = Il n’y a rien à cette adresse.
error-unknown-rules-page = Les règles de ce jeu ne sont pas ici.
error-unknown-example = Cet exemple n’est pas dans ces règles.
error-bad-ways = Un exemple ne peut être changé qu’en ce qu’il propose.
error-unknown-lesson = Cette partie guidée n’est pas ici.

## Pas maintenant

error-stale = La partie a avancé. Regardez à nouveau.
error-refused-not-now = Ce n’est pas possible maintenant.
error-refused-not-your-turn = Ce n’est pas à vous de jouer.
error-refused-game-over = La partie est finie.
error-game-over = La partie est finie.
error-not-started = La partie n’a pas encore commencé.
error-not-over = Ce sera possible une fois la partie finie.
error-not-open = Cette table n’est plus ouverte.
error-not-playing = Aucune partie n’est en cours à cette table.
error-no-lesson = Aucune partie guidée ne se joue à cette table.
error-already-seated = Vous avez déjà une place à cette table.
error-seat-taken = Cette place est prise.
error-bad-zone = « { $name } » n’est pas un fuseau horaire. Choisissez-en un dans la liste, par exemple Europe/Paris.
error-too-quiet = Une journée peut compter au plus { $most } heures calmes.
error-too-much-vacation = Une année peut compter au plus { $most } jours de vacances.
error-vacation-backwards = Ces vacances finissent avant de commencer.
error-vacation-far = Les vacances doivent tomber dans les douze prochains mois.
error-too-many-habits = Vous avez changé vos heures trop souvent. Attendez un peu.
error-name-taken = À la table « { $table } », quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
error-seat-away = Un bot garde votre place. Reprenez-la d’abord.
error-nothing-to-undo = Il n’y a aucun coup à reprendre.
error-undo-learned = Quelque chose a été appris depuis. Cela ne peut plus être repris.
error-undo-pending = Quelqu’un souhaite déjà reprendre un coup.
error-undo-stale = Quelqu’un a joué entre-temps : il faut maintenant l’accord des autres. Redemandez si vous le souhaitez.
error-no-wish = Personne ne souhaite reprendre de coup.
error-look-first = La page doit d’abord regarder la table.
error-look-late = La page n’a pas regardé la table à temps.
error-log-nearly-full = Cette partie est très longue : seules les réponses que la table attend sont encore acceptées.
error-log-full = Le journal de cette partie est plein ({ $most } lignes) : elle ne peut pas continuer.
error-server-stops = Le serveur s’arrête. Il revient dans un instant.
error-banned = L’hôte de cette maison vous en a fermé la porte.
error-muted = L’hôte de cette maison vous a coupé la parole : les autres ne lisent pas ce que vous écrivez.

## C’est trop

error-message-too-large = Ce message est trop long.
error-body-too-large = C’est trop volumineux.
error-too-many-requests = Cela fait beaucoup à la fois. Patientez un instant.
error-too-many-messages = Cela fait beaucoup à la fois. La table revient dans un instant.
error-too-many-reviews = Cela fait beaucoup de parties à revoir. Patientez un moment.
error-too-many-pictures = Cela fait beaucoup d’images. Patientez un moment.
error-too-many-sockets = Vous avez trop de tables ouvertes à la fois ({ $most } au plus).
error-too-many-sockets-address = Trop de tables sont ouvertes à la fois depuis votre adresse ({ $most } au plus).
error-too-many-watchers = Cette table a déjà { $most } spectateurs.
error-too-many-tables = Vous avez { $most } tables inachevées. Finissez-en, quittez-en ou fermez-en une d’abord.
error-too-many-new-tables = Beaucoup de tables ont été créées depuis votre adresse. Patientez un peu avant d’en créer une autre.
error-too-many-records = Cela fait beaucoup de parties enregistrées, ou de très longues. Patientez un peu avant d’en importer une autre.
error-too-many-asides = Cela fait beaucoup de souhaits et d’offres à la fois. Patientez un instant.

## C’est notre faute

error-broken = Quelque chose s’est cassé sur le serveur. Rien n’a changé, et l’incident est signalé.
error-broken-table = Le journal de cette table ne peut pas être rejoué. L’incident est signalé.
error-overtaken = Quelqu’un a été plus rapide : regardez de nouveau, et réessayez.
error-database-gone = La base de données du serveur ne répond pas. Réessayez dans un instant.
error-disk-full = Le disque du serveur est plein. Rien n’a été enregistré et rien n’a changé : réessayez plus tard.

## Le serveur ne peut pas démarrer

error-port-taken = Le port { $port } est pris : choisissez-en un autre avec --port.
error-port-forbidden = Le port { $port } demande les droits d’un administrateur : choisissez-en un à partir de 1024 avec --port.
error-bad-address = Impossible d’écouter sur « { $host } ».
error-data-locked = Un autre serveur utilise le dossier de données { $folder } : arrêtez-le, ou choisissez un autre dossier avec --data.
error-data-not-writable = Le dossier de données { $folder } ne peut pas être écrit.
error-data-corrupt = { $file } est endommagé, ou n’est pas un fichier de Comptoir : remettez une copie en place, ou écartez-le.
error-data-newer = { $file } a été écrit par un Comptoir plus récent, que celui-ci ne sait pas lire.
error-bad-database = Une base de données est postgresql://… ou un dossier ; { $scheme } n’est ni l’une ni l’autre.
error-database-extra = PostgreSQL demande un paquet de plus : installez comptoir[postgres].
error-database-unusable = La base de données { $database } est inutilisable : { $detail }.
error-data-missing = { $file } manque ou est vide, alors que des tables étaient conservées ici : remettez une copie en place, ou recommencez à zéro avec --accept-loss.
error-data-behind = Il manque à { $file } les { $count } dernières écritures annoncées aux joueurs (son fichier -wal est endommagé ou absent, ou c’est une ancienne copie) : remettez en place la copie la plus récente, ou continuez sans elles avec --accept-loss.
error-log-behind = Il manque à { $file } les derniers coups de certaines tables ({ $count } : { $tables }) : remettez une copie en place, ou repartez des coups présents avec --accept-loss.
error-key-missing = { $file } manque : remettez une copie en place, ou continuez avec --accept-loss, et chacun ici perdra son nom et ses places.
error-key-damaged = { $file } est endommagé : remettez une copie en place, ou continuez avec --accept-loss, et chacun ici perdra son nom et ses places.
error-no-hints = À cette table, chacun réfléchit seul.
error-hint-failed = Aucun conseil n’en est sorti cette fois.
error-too-many-hints = Cela fait beaucoup de conseils. Réfléchissez un moment par vous-même.
error-not-asked = On ne vous demande rien pour l’instant.

## Les gens et leurs comptes

error-gone = Cette personne a quitté la maison pour de bon.
error-logged-out = Cette connexion a pris fin. Reconnectez-vous.
error-account-name-taken = Quelqu’un a déjà un compte sous ce nom.
error-too-many-log-ins = Trop de tentatives de connexion. Attendez quelques minutes.
error-too-many-logins = Beaucoup de monde se connecte en ce moment. Réessayez dans un instant.
error-chat-private = La discussion de cette table est réservée aux personnes assises ou invitées.
error-not-welcome = La personne qui a ouvert cette table ne vous y admet pas.
error-nobody-there = Personne d’autre n’est assis là.
error-unknown-line = Personne d’autre n’a dit cela ici.
error-too-many-shunned = Vous pouvez masquer ou bloquer { $most } personnes au plus.
error-too-many-bidden = On peut inviter { $most } personnes au plus à une table.

## Consignes

error-bad-routine = Ce jeu ne connaît pas cette consigne : { $name }.
error-bad-amount = { $needed ->
    [0] Cette consigne ne prend pas de nombre.
   *[other] Cette consigne demande un nombre.
  }
error-bad-plan = « { $move } » n’est pas une réponse dans ce jeu.
error-bad-terms = { $needed ->
    [0] Cette consigne ne prend pas de conditions.
   *[other] Cette consigne demande deux choses différentes de ce jeu, et combien de chacune.
  }
error-twice-routine = Une consigne se donne une seule fois.
error-too-many-orders = On peut prévoir au plus { $most } réponses.
error-order-over = Le moment pour lequel elle était prévue est passé.
error-order-done = C’est fait ; elle ne valait qu’une fois.
error-order-undone = Certains de vos coups ont été repris.
error-order-forestalled = Quelqu’un vous a devancé : { $word }.
error-order-changed = Le coup aurait maintenant un autre effet.
error-order-by-hand = Vous avez répondu vous-même.
error-too-many-tried = On peut essayer au plus { $most } coups à la suite.
error-too-many-trials = Cela fait beaucoup d’essais. Attendez un moment.
error-trial-stale = La partie a continué : votre essai ne peut plus se poursuivre ainsi.
error-trial-failed = Cet essai n’a pas abouti.
error-memo-seat = Seules les personnes assises à la table peuvent y prendre des notes.
error-bad-memo = Les notes ont au plus { $most } caractères, tous visibles.
error-memo-failed = Vos notes n’ont pas pu être lues ou enregistrées.

## Donnes partagées, tournois, clubs

error-deal-not-yours = Cette donne se joue aussi à d’autres tables. Jouez-la d’abord jusqu’au bout, puis regardez.
error-deal-sealed = D’autres peuvent encore jouer cette donne. La partie enregistrée sera là quand la donne sera ouverte à tous.
error-deal-played = Vous avez déjà une table pour cette donne. Personne ne la joue deux fois.
error-deal-over = On ne peut plus commencer cette donne.
error-unknown-deal = Cette donne n’existe pas.
error-deal-needs-me = Une place doit rester à la personne qui joue la donne.
error-deal-no-hotseat = Chacun joue cette donne sur son propre écran.
error-too-many-deals = Vous avez partagé { $most } donnes. C’est assez.
error-no-daily = Cette maison n’a pas de donne du jour.
error-unknown-face = Personne n’est connu à cette adresse.
error-unknown-tournament = Ce tournoi n’existe pas.
error-too-many-tournaments = Vous organisez déjà { $most } tournois. Terminez-en ou annulez-en un d’abord.
error-tournament-begun = Ce tournoi a commencé, ou a été annulé.
error-tournament-full = Un tournoi accepte au plus { $most } inscrits.
error-tournament-bots = Un tournoi accepte au plus { $most } bots.
error-tournament-few = À des tables de { $size }, il faut au moins { $least } participants.
error-tournament-nobody = Au moins une personne doit participer.
error-not-entered = Vous ne participez pas à ce tournoi.
error-bad-rounds = Un tournoi au système suisse compte de 1 à 12 rondes.
error-bad-picture = Une image est un fichier PNG de { $width } × { $height } pixels.
error-no-pictures = Cette maison ne garde pas d’images.
error-unknown-picture = Il n’y a pas d’image de cette table.
error-not-your-picture = Seuls ceux qui étaient assis à une table en laissent une image.
error-not-for-all = Seule une partie publique et terminée a une image pour tous.
error-unknown-club = Ce club n’existe pas.
error-too-many-clubs = Cette maison a { $most } clubs. C’est assez.
error-removed-from-club = Ce club vous a exclu. Si vous pensez à une erreur, demandez à qui le dirige.
error-not-your-club = Seule la personne qui a fondé le club peut faire cela, ou un hôte de cette maison.
error-founder-stays = La personne qui a fondé un club ne peut pas en être exclue.
error-not-a-member = Cette personne ne fait pas partie du club.
error-club-full = Un club compte au plus { $most } membres.
