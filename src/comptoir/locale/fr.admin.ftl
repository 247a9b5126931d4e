# Les mots des hôtes : leur bureau dans le navigateur, et « comptoir admin ».

## Le bureau des hôtes

admin = Le bureau de l’hôte
admin-entered = Vous êtes désormais hôte de cette maison.
admin-figures = Comment cela va
admin-ready = Tout va bien.
admin-unready = Quelque chose ne va pas : voyez le journal.
admin-sockets = Personnes aux tables
admin-open = Tables en usage
admin-moves = Coups depuis le début
admin-faults = Pannes depuis le début
admin-waiting = Écritures en attente
admin-free = Gigaoctets libres
admin-number = { NUMBER($n) }
admin-number-of = Numéro : { $id }
admin-tables = Tables
admin-people = Personnes
admin-deeds = Actes
admin-upkeep = La maison
admin-banned = Adresses bannies
admin-address = Une adresse ou un réseau, comme 203.0.113.7 ou 2001:db8::/48
admin-old = Vieilles tables
admin-old-none = Les réglages (keep) gardent toutes les tables.
admin-old-count = Les réglages (keep) ne gardent plus { $count ->
    [one] une table
   *[other] { $count } tables
    }.
admin-old-over = Terminées : { $count }
admin-old-closed = Fermées avant de commencer : { $count }
admin-old-playing = En cours, et plus jouées : { $count }
admin-hosts = Un autre hôte
admin-invited = La première personne à ouvrir ce lien devient hôte. Il est valable un jour et ne s’affiche que maintenant :
admin-status = Quelles tables
admin-status-all = Toutes
admin-search = Nom ou numéro
admin-find = Chercher
admin-none = Il n’y a rien ici.
admin-by = par { $host }
admin-command-line = la ligne de commande
admin-why = Pourquoi ? Cela figure parmi les actes des hôtes.
admin-done = C’est fait.
admin-cancel = Annuler
admin-note-ban = banni
admin-note-mute = sans parole
admin-note-gone = effacé
admin-note-host = hôte
admin-act-close = Fermer la table
admin-act-kick = Prendre la place
admin-act-mute = Couper la parole
admin-act-ban = Bannir
admin-act-pardon = Gracier
admin-act-delete = Effacer
admin-act-settle = C’est réglé
admin-complaints = Plaintes
admin-complaint = { $by } au sujet { DE($name) }
admin-act-prune = Oublier les vieilles tables
admin-act-invite = Inviter un hôte
admin-act-enter = Nouvel hôte
admin-sure-close = { $name } est fermée. Une partie en cours finit en l’état, et reste à regarder.
admin-sure-kick = { $name } perd sa place, et un bot continue. C’est sans retour.
admin-sure-mute = Plus personne ne lit ce que { $name } écrit, jusqu’à ce que vous graciiez.
admin-sure-ban = { $name } n’entre plus ici, jusqu’à ce que vous graciiez, et perd toutes ses places. Des bots continuent.
admin-sure-pardon = { $name } peut de nouveau entrer et parler.
admin-sure-delete = { $name } est oublié : nom, paroles et cookie s’effacent, les parties restent sous un autre nom. C’est sans retour.
admin-sure-prune = { $name } sont oubliées avec leurs journaux. C’est sans retour.
admin-sure-address = Depuis { $name }, plus personne n’entre ici, jusqu’à ce que vous graciiez. Cela vise tous ceux qui partagent cette adresse.

## En ligne de commande

cli-admin = Ce qu’un hôte voit et fait : tables, personnes, sauvegardes. Les serveurs en marche l’apprennent.
cli-admin-tables = Lister les tables, les dernières d’abord.
cli-admin-people = Lister les personnes, ou celles dont le nom contient quelque chose.
cli-admin-show = Montrer une table avec ce qui s’y dit, ou une personne avec ses tables.
cli-admin-close = Fermer une table qui attend, ou finir sa partie en l’état.
cli-admin-kick = Prendre ses places à quelqu’un ; des bots continuent.
cli-admin-mute = Faire que personne ne lise ce que quelqu’un écrit.
cli-admin-ban = Fermer la maison à une personne, à une adresse ou à un réseau.
cli-admin-pardon = Lever un bannissement ou rendre la parole.
cli-admin-delete = Oublier une personne : ses parties restent, son nom et ses paroles s’effacent.
cli-admin-deeds = Ce que les hôtes ont fait, le dernier d’abord.
cli-admin-invite = Imprimer un lien par lequel quelqu’un devient hôte, une fois, en un jour.
cli-admin-check = Rejouer toutes les parties conservées selon les règles actuelles, et en rendre compte.
cli-admin-prune = Lister les vieilles tables que les réglages (keep) ne gardent plus ; avec --yes, les oublier.
cli-admin-backup = Tout copier dans un dossier, serveurs en marche, et comparer.
cli-admin-restore = Remettre une sauvegarde là où il n’y a encore rien, comparer, et rejouer ses parties.
cli-admin-move = Tout copier dans une autre base ou un autre dossier, et comparer ; aucun serveur ne doit tourner.
cli-option-table-id = Le nom d’une table, comme dans son adresse.
cli-option-person = Le numéro d’une personne ; « comptoir admin people » les liste.
cli-option-who = Le numéro d’une personne, une adresse ou un réseau.
cli-option-backup = Un dossier pour tout ce qui est conservé.
cli-option-why = Pourquoi, pour la liste de ce que les hôtes ont fait.
cli-option-listed = Combien en lister.
cli-option-yes = C’est voulu, bien que sans retour.
cli-option-status = Seulement celles dans cet état.
cli-option-name = Quelque chose de leur nom.
cli-option-what = Le nom d’une table ou le numéro d’une personne.
cli-option-only-table = À cette table seulement.
cli-option-url = Où les navigateurs trouvent le serveur.
cli-option-target = Vers où : postgresql://…, ou un dossier.
cli-admin-table = Table
cli-admin-status = État
cli-admin-person = Personne
cli-admin-since = Depuis
cli-admin-notes = Noté
cli-admin-no-tables = Il n’y a pas de telles tables.
cli-admin-no-people = Il n’y a pas de telles personnes.
cli-admin-no-games = Aucune partie n’a commencé ici.
cli-admin-sure = C’est sans retour : dites --yes si c’est voulu.
cli-admin-did-close = La table { $who } est fermée.
cli-admin-did-kick = { $who } a perdu ses places à { $count ->
    [one] une table
   *[other] { $count } tables
    } ; des bots continuent.
cli-admin-did-mute = { $who } n’a plus la parole.
cli-admin-did-ban = { $who } n’entre plus.
cli-admin-did-pardon = { $who } a de nouveau entrée et parole.
cli-admin-did-delete = { $who } est oublié ; des bots continuent à { $count ->
    [one] une table
   *[other] { $count } tables
    }.
cli-admin-invited = Qui ouvre ce lien le premier devient hôte. Il vaut un jour :
cli-admin-check-holds = { $count ->
    [one] Une partie tient
   *[other] { $count } parties tiennent
    } selon les règles actuelles.
cli-admin-check-moves-on = { $count ->
    [one] Une partie signifie
   *[other] { $count } parties signifient
    } la même chose selon les règles actuelles, et y passeront.
cli-admin-check-old-rules = { $count ->
    [one] Une partie tient
   *[other] { $count } parties tiennent
    } selon des règles plus anciennes, conservées ici.
cli-admin-check-rules-gone = { $count ->
    [one] Une partie est arrêtée
   *[other] { $count } parties sont arrêtées
    } : leurs règles ne sont plus là.
cli-admin-check-broken = { $count ->
    [one] Une partie ne tient
   *[other] { $count } parties ne tiennent
    } pas :
cli-admin-broken = { $table } ({ $game }) : { $why }
cli-admin-old = { $status ->
    [over] Terminées
    [closed] Fermées avant de commencer
   *[playing] En cours, et plus jouées
    } : { $count }
cli-admin-pruned = { $count ->
    [one] Une table est oubliée
   *[other] { $count } tables sont oubliées
    }.
cli-admin-not-pruned = { $count ->
    [one] Une table serait oubliée
   *[other] { $count } tables seraient oubliées
    } avec --yes. Rien n’a changé.
cli-admin-backed-up = { $source } est copié dans { $target } et comparé : { $tables } tables, { $people } personnes, { $entries } lignes de journaux.
cli-admin-restored = { $source } est remis dans { $target } et comparé : { $tables } tables, { $people } personnes, { $entries } lignes de journaux.
cli-admin-moved = { $source } est passé dans { $target } et comparé : { $tables } tables, { $people } personnes, { $entries } lignes de journaux. Servez désormais depuis là.
cli-settings = Imprimer les réglages en un fichier commenté, tels qu’ils s’appliquent ; ce qui n’y va pas est dit.
cli-option-settings = Un fichier de réglages ; sinon COMPTOIR_SETTINGS. « comptoir settings » en imprime un.
cli-option-set = Un réglage, comme limits.chat=300 ; peut se répéter.
cli-option-log = Comment s’écrit le journal : pour des gens, ou une ligne de JSON par fait.

## Pourquoi quelque chose ne se peut pas

error-metrics-not-yours = Les chiffres sont pour cette machine elle-même, ou pour qui connaît le jeton.
error-unknown-person = Cette personne n’existe pas.
error-not-banned = Personne de ce nom n’est banni ni privé de parole : { $who }.
error-table-is-over = Cette table est déjà terminée.
error-bad-invitation = Cette invitation a servi, est trop ancienne, ou n’en est pas une.
error-not-a-host = Cette page est pour les hôtes de cette maison.
error-bad-status = L’état d’une table est open, playing, over ou closed.
error-data-none = Il n’y a pas de tables dans { $folder } : nommez le dossier avec --data, ou une base de données avec --database.
error-copy-not-empty = { $target } n’est pas vide : rien n’a été copié. Nommez-en un où il n’y a encore rien.
error-copy-differs = { $target } diffère de { $source } dans { $tables } : ne vous en servez pas.
error-copy-in-use = Un serveur utilise { $source } : arrêtez-le d’abord.
error-settings-gone = Le fichier de réglages { $source } ne peut pas être lu : { $detail }.
error-settings-toml = Le fichier de réglages { $source } n’est pas du TOML : { $detail }.
error-settings-unknown = { $source } : il n’y a pas de réglage « { $key } ». « comptoir settings » les imprime tous.
error-settings-near = { $source } : il n’y a pas de réglage « { $key } ». Vouliez-vous dire « { $near } » ? « comptoir settings » les imprime tous.
error-settings-network = { $source } : { $key } : « { $given } » n’est ni une adresse ni un réseau ({ $detail }).
error-settings-shape = { $source } : { $key } s’écrit comme { $like }, et non « { $given } ».
error-settings-wrong = { $source } : { $key } doit être { $kind ->
    [text] un texte
    [count] un nombre entier
    [number] un nombre
    [switch] true ou false
    [texts] une liste de textes
    [rate] deux nombres : tant par seconde, et une réserve d’au moins 1
   *[choice] l’un de { $choices }
    }{ $range ->
    [least] {" "}d’au moins { $least }
    [both] {" "}de { $least } à { $most }
   *[none] {""}
    }, et non { $given }.
