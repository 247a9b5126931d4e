# Les pages sur soi : compte, autres appareils, gens, données.

account = Vous
account-nav = À propos de vous
account-people = Personnes
account-guest-since = Invité depuis le { $date } : { $games ->
    [0] encore aucune partie.
    [one] une partie, { $playing } en cours. Elle vous suivra si vous créez un compte.
   *[other] { $games } parties, { $playing } en cours. Elles vous suivront si vous créez un compte.
  }
account-since = Compte créé le { $date } : { $games ->
    [one] { $games } partie, { $playing } en cours.
   *[other] { $games } parties, { $playing } en cours.
  }
account-nobody = Personne ne vous connaît encore ici. Jouez une première partie en invité, ou connectez-vous.
account-change-name = Changer de nom
account-new-name = Le nom que vous voulez porter
account-keep = Gardez votre place partout
account-keep-passkey = Une clé d’accès, c’est votre empreinte, votre visage ou le code de votre appareil. Rien à retenir, rien que nous puissions perdre.
account-keep-password = Un nom et un mot de passe, et vos parties sont à vous dans tous les navigateurs.
account-with-passkey = Créer un compte avec une clé d’accès
account-with-password = Avec un mot de passe
account-log-in = Se connecter
account-have-one = J’ai déjà un compte
account-log-in-passkey = Se connecter avec une clé d’accès
account-name = Nom
account-password = Mot de passe
account-password-help = 8 caractères ou plus. Nous ne gardons rien qui permette de le lire.
account-bring = Emporter les parties commencées dans ce navigateur
account-make = Créer le compte
account-made = Votre compte est créé, et toutes vos parties y sont.
account-welcome = Vous revoilà, { $name }.
account-phone = Continuer sur votre téléphone
account-phone-help = Valable 5 minutes, une seule fois.
account-phone-button = Afficher un code
account-link = Lien pour un autre appareil
account-code-alt = Code QR du lien pour un autre appareil
account-code-left = { $minutes ->
    [0] Encore valable moins d’une minute.
    [one] Encore valable une minute.
   *[other] Encore valable { $minutes } minutes.
  }
account-go-on = Continuer sous ce nom ?
account-go-on-text = Vous avez ouvert un lien pour reprendre ici la place d’un autre appareil. Ce lien ne sert qu’une fois.
account-go-on-yes = Continuer ici
account-leave-it = Annuler
account-logins = Vos connexions
account-device = { $browser } sur { $system }
account-device-unknown = Un navigateur
account-here = celui-ci
account-now = maintenant
account-way-first = ici depuis le début
account-way-password = avec le mot de passe
account-way-passkey = avec une clé d’accès
account-way-link = par un lien ou un code
account-login-line = depuis le { $date }, { $way }
account-end = Terminer
account-end-of = Terminer la connexion : { $device }
account-ended = Connexion terminée.
account-log-out = Se déconnecter
account-logins-none = En tant qu’invité, vous n’êtes connu que de ce navigateur.
account-passkeys = Clés d’accès
account-passkeys-none = Aucune pour l’instant.
account-passkeys-unable = Impossible ici : il faut un navigateur récent, et une page ouverte par son nom, pas par une adresse en chiffres.
account-passkey-add = Ajouter une clé d’accès
account-passkey-added = La clé d’accès est enregistrée.
account-passkey-remove = Retirer
account-passkey-remove-of = Retirer la clé d’accès : { $device }
account-passkey-failed = Cela n’a pas abouti : l’appareil ou son navigateur a interrompu l’opération.
account-change-password = Changer de mot de passe
account-first-password = Choisir un mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé ; toutes les autres connexions sont terminées.
account-data = Vos données
account-data-text = Nom, parties, réglages. Pas de date de naissance, pas de pistage. Si vous partez, les parties restent et votre nom s’en va.
account-export = Tout exporter
account-delete = Me supprimer…
account-delete-title = Partir pour de bon ?
account-delete-text = Vos parties restent aux autres, où vous porterez un nom tiré au sort ; des bots jouent à vos places. Votre nom, vos connexions, vos messages et la liste des personnes bloquées disparaissent. On ne peut pas revenir en arrière.
account-delete-type = Pour confirmer, écrivez votre nom : { $name }
account-delete-yes = Me supprimer
account-deleted = C’est fait. Adieu, et merci d’avoir joué.
account-people-title = Personnes
account-people-text = Vous ne lisez pas ce qu’écrivent les personnes masquées. Les personnes bloquées ne peuvent pas non plus s’asseoir à vos tables. Elles n’en savent rien.
account-people-none = Vous n’avez masqué ni bloqué personne. Cela se fait dans le menu d’une table.
account-how-mute = masqué depuis le { $date }
account-how-block = bloqué depuis le { $date }
account-reconcile = Rétablir
account-reconcile-of = Rétablir { $name }
account-reconciled = Vous lisez de nouveau ce qu’écrit { $name }.
account-cancel = Annuler
account-person-mute = Masquer
account-person-block = Bloquer
account-person-report = Signaler à l’hôte
account-person-of = À propos { DE($name) }
account-person-muted = Vous ne lisez plus ce qu’écrit { $name }.
account-person-blocked = { $name } ne peut plus s’asseoir à vos tables.
account-report-text = Que s’est-il passé ? Les hôtes liront votre message avec le nom de la table.
account-reported = Les hôtes sont prévenus.
account-others = Les autres ici
account-invite = Inviter par le nom
account-invite-help = Pour les personnes qui ont un compte ici. Si personne ne porte ce nom, il ne se passe rien.
account-invite-send = Inviter
account-invited = { $name } reçoit votre invitation, si un compte porte ce nom.

error-bad-password = Un mot de passe a de { $least } à { $most } caractères.
error-password-is-name = Le mot de passe ne peut pas être votre nom.
error-account-there = Vous avez déjà un compte.
error-no-account = Vous n’avez pas encore de compte.
error-bad-login = Ce nom et ce mot de passe ne vont pas ensemble.
error-wrong-password = Ce n’est pas votre mot de passe actuel.
error-bad-ticket = Ce lien a déjà servi, a expiré ou n’est pas valable. Demandez-en un autre.
error-unknown-login = Cette connexion n’existe pas.
error-guest-would-be-lost = En tant qu’invité, vous n’êtes connu que de ce navigateur. Créez d’abord un compte, ou supprimez-vous.
error-not-your-name = Pour confirmer, écrivez votre nom exactement tel qu’il est.
error-unknown-shunned = Vous n’avez ni masqué ni bloqué cette personne.
error-no-passkeys = Les clés d’accès demandent un nom de domaine : ouvrez cette page par son nom, pas par une adresse en chiffres.
error-too-many-passkeys = On peut enregistrer au plus { $most } clés d’accès.
error-bad-passkey = Cette clé d’accès n’est pas connue ici, ou n’a pas signé ce qui était demandé.
error-unknown-passkey = Cette clé d’accès n’existe pas.
error-last-passkey = Cette clé d’accès est votre seul moyen d’entrer. Choisissez d’abord un mot de passe.
