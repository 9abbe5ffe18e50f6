# Messages des parties : réglages, nouvelles de la table, connexions. Voir docs/TRANSLATING.md.

## Durées

play-none = aucun
play-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
play-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# Pour les boutons
play-short-seconds = { $seconds } s
play-short-minutes = { $minutes } min
play-short-hours = { $hours } h

## Les réglages convenus avant une partie : titres et phrases

play-head-battle = Bataille
play-head-map = Carte
play-head-side = Votre camp
play-head-clock = Pendule
play-head-take-backs = Reprises de coup
play-head-watching = Spectateurs
play-head-inactivity = Inactivité
play-head-fingerprint = Empreinte
play-map-built-in = Bataille intégrée, la même sur les deux ordinateurs.
play-map-from-host = Bataille du fichier de l’hôte. Les deux ordinateurs appliquent les mêmes règles ; noms et couleurs restent chez l’hôte.
play-side =
    { $turn ->
        [first] { $side } contre { $other }. Vous jouez en premier à chaque tour.
       *[second] { $side } contre { $other }. Vous jouez en second à chaque tour.
    }
play-inactivity =
    { $days ->
        [one] Si un joueur qui doit agir ne le fait pas pendant { $days } jour, l’adversaire peut clore la partie.
       *[other] Si un joueur qui doit agir ne le fait pas pendant { $days } jours, l’adversaire peut clore la partie.
    }
# $delay : live, seconds ou minutes.
play-watching =
    { $delay ->
        [live] Cette partie admet des spectateurs : toute personne munie d’un code de spectateur de l’un de vous voit chaque coup en direct, avec tous les dés mais sans le chat.
        [minutes] { $count ->
            [one] Cette partie admet des spectateurs : toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } minute plus tard, avec tous les dés mais sans le chat.
           *[other] Cette partie admet des spectateurs : toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } minutes plus tard, avec tous les dés mais sans le chat.
        }
       *[seconds] { $count ->
            [one] Cette partie admet des spectateurs : toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } seconde plus tard, avec tous les dés mais sans le chat.
           *[other] Cette partie admet des spectateurs : toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } secondes plus tard, avec tous les dés mais sans le chat.
        }
    }
play-clock-none = Aucune : prenez le temps qu’il vous faut.
play-clock =
    { $budget ->
        [one] { $budget } minute par camp pour toute la partie. Les déconnexions ne comptent pas, jusqu’à { $grace } minutes au total. Votre pendule ne tourne jamais quand votre adversaire est hors ligne.
       *[other] { $budget } minutes par camp pour toute la partie. Les déconnexions ne comptent pas, jusqu’à { $grace } minutes au total. Votre pendule ne tourne jamais quand votre adversaire est hors ligne.
    }
play-clock-increment =
    { $budget ->
        [one] { $budget } minute par camp pour toute la partie, plus { $more } pour chaque phase terminée. Les déconnexions ne comptent pas, jusqu’à { $grace } minutes au total. Votre pendule ne tourne jamais quand votre adversaire est hors ligne.
       *[other] { $budget } minutes par camp pour toute la partie, plus { $more } pour chaque phase terminée. Les déconnexions ne comptent pas, jusqu’à { $grace } minutes au total. Votre pendule ne tourne jamais quand votre adversaire est hors ligne.
    }
play-take-backs =
    { $most ->
        [0] Aucune après un jet de dé. Avant un jet, vous pouvez toujours annuler.
        [one] Chaque camp peut en demander une après un jet de dé ; l’adversaire décide. Avant un jet, vous pouvez toujours annuler.
       *[other] Chaque camp peut en demander { $most } après un jet de dé ; l’adversaire décide. Avant un jet, vous pouvez toujours annuler.
    }
play-invites = { $name } vous invite.

## Joueurs

play-known = { $name } (connu de vous)
play-new = { $name } (nouveau pour vous ; empreinte : { $fingerprint })

## Nouvelles de la table

play-begun = { $us } contre { $them } : { $title }. Fichier de partie : { $file }.
play-connected = Connexion établie ; empreinte de votre adversaire : { $fingerprint }.
play-connected-at = Connexion établie à { $address } ; empreinte de votre adversaire : { $fingerprint }.
play-knocked = Demande envoyée ; empreinte de votre adversaire : { $fingerprint }.
play-knocked-at = Demande envoyée à { $address } ; empreinte de votre adversaire : { $fingerprint }.
play-lost = La connexion est perdue ({ $why }). Reconnexion…
play-no-connection = Pas de connexion ({ $why }). Nouvelle tentative…
play-guest-left = L’invité ({ $fingerprint }) est parti avant d’être admis.
play-saved = Enregistré : { $file }.
play-way-direct = Connexion directe trouvée : la partie l’utilise désormais ({ $took } ms aller-retour).
play-way-relay = La partie passe par un relais ({ $route }, { $took } ms aller-retour), chiffrée : le relais ne voit ni les coups ni les dés. La recherche d’une connexion directe continue.
play-watch-code = Pour regarder, les spectateurs tapent :
play-watch-came = { $name } ({ $fingerprint }) regarde.
play-watch-went = { $name } ({ $fingerprint }) ne regarde plus : { $why }.
play-watch-nobody = Aucun spectateur.
play-watch-all = Spectateurs : { $names }.
play-watch-not-agreed = Cette partie n’a pas de spectateurs : ses réglages ne les admettent pas.
play-watch-stays = La partie est terminée. Les spectateurs n’ont pas encore tout vu : ce programme reste connecté pour eux, au plus { $seconds } secondes. Vous pouvez quitter à tout moment.
play-resigned = Abandon d’un joueur.
play-over = La partie est terminée.
play-closed = Les deux joueurs ont confirmé le résultat.
play-chat = Votre adversaire dit : { $text }
play-gap =
    { $side ->
        [first] Les pendules diffèrent : le premier joueur déclare { $claimed } ms pour le dernier tour, l’autre programme a mesuré { $measured } ms. Le temps le plus long compte. Les écarts totalisent { $sum } s ; au-delà de { $most } s, mettez-vous d’accord sur les pendules.
       *[second] Les pendules diffèrent : le second joueur déclare { $claimed } ms pour le dernier tour, l’autre programme a mesuré { $measured } ms. Le temps le plus long compte. Les écarts totalisent { $sum } s ; au-delà de { $most } s, mettez-vous d’accord sur les pendules.
    }
play-clocks-differ = Les pendules diffèrent trop. Si vous vous accordez tous deux sur les pendules, l’écart est rendu.
play-overcharged = Votre adversaire affirme que votre dernier tour a duré { $measured } s. D’après l’horloge de cet ordinateur, au plus { $most } s : rien de plus n’est compté ici.
play-flag-fell = Votre adversaire a utilisé { $measured } s, d’après la mesure faite ici. L’enregistrement contient cette déclaration ; il ne la prouve pas.
play-flag-claimed = Votre adversaire affirme que vous avez utilisé { $measured } s. L’enregistrement ne le prouve pas.
play-admitted = L’auteur de l’entrée { $seq } reconnaît que son empreinte était fausse. La partie continue depuis la position recalculée ; aucun dé n’est relancé.
play-older-copy = Cette copie de la partie est plus ancienne que ce que vous y avez signé : elle a { $has } entrées, et vous avez signé jusqu’à l’entrée { $signed }. Vous ne pouvez rien signer ici avant que le programme de votre adversaire ait envoyé le reste.
play-stopped-by-other = Le programme de votre adversaire s’arrête ({ $name }) : { $text }
play-differs-right = Les deux ordinateurs divergent à l’entrée { $seq }. D’après l’enregistrement, cet ordinateur a raison ; rien ne change ici.
play-differs-wrong = Les deux ordinateurs divergent à l’entrée { $seq }. D’après l’enregistrement, cet ordinateur avait tort et s’est corrigé.
play-differs-sections = Différences : { $sections }.
play-differs-field = Le premier champ est { $field } : ici { $here }, là-bas { $there }.
play-guest-knocks = { $name } veut rejoindre la partie (empreinte : { $fingerprint }).
play-guest-let-in = { $name } ({ $fingerprint }) veut rejoindre la partie : entrée accordée.
play-announced = Partie annoncée sur ce réseau : votre ami la trouve sous « Sur ce réseau », ou tape  estafette join --lan
play-reach-relay = Votre ami peut vous joindre de partout. Sans connexion directe, la partie passe par le relais { $relay }, qui ne voit ni les coups ni les dés.
play-reach-none = Aucun de vos relais ne répond. Un ami ne peut vous joindre que si votre routeur le laisse passer.
play-no-action = vous n’avez aucune action à reprendre
play-no-decision = ce camp n’a rien à décider maintenant
play-cannot-save = impossible d’enregistrer la partie ; libérez de la place sur le disque, ou vérifiez les droits du dossier

## Regarder une partie

play-shows =
    { $delay ->
        [live] { $name } ({ $fingerprint }) vous montre la partie, chaque coup en direct. Ctrl-C arrête.
        [minutes] { $count ->
            [one] { $name } ({ $fingerprint }) vous montre la partie, chaque coup { $count } minute plus tard. Ctrl-C arrête.
           *[other] { $name } ({ $fingerprint }) vous montre la partie, chaque coup { $count } minutes plus tard. Ctrl-C arrête.
        }
       *[seconds] { $count ->
            [one] { $name } ({ $fingerprint }) vous montre la partie, chaque coup { $count } seconde plus tard. Ctrl-C arrête.
           *[other] { $name } ({ $fingerprint }) vous montre la partie, chaque coup { $count } secondes plus tard. Ctrl-C arrête.
        }
    }
play-shown = { $title } : { $first } contre { $second }.
play-shown-differs = Entrée { $seq } de { $name } : l’état signé ne découle pas de l’enregistrement.
play-shown-left = Vous avez quitté avant la fin. Le même code reprend ici.
play-shown-file = Le fichier de partie, jusqu’où vous avez regardé : { $file }.
play-shown-nothing = rien de la partie n’est arrivé
play-shown-lost = la connexion de spectateur est perdue
play-shows-delayed = { $name } vous montre la partie avec un délai d’au moins { $delay } secondes.
play-shown-wrong = Entrée { $seq } : l’état signé ne découle pas de l’enregistrement.
play-not-a-watch-code = ce code sert à jouer, non à regarder ; tapez  estafette join { $code } --bot
play-no-watch-code = ce n’est pas un code de spectateur
play-a-watch-code = ce code sert à regarder une partie ; tapez  estafette watch { $code }
play-friend-uses-relay = { $error }. Votre ami utilise un relais, et votre liste n’en a aucun : demandez sa ligne et ajoutez-la (Réglages, ou  estafette relays --add)

## « Pouvons-nous jouer ? »

play-check-title = Estafette { $version } : pouvons-nous jouer ?
play-check-addresses = Adresses
play-check-router = Routeur
play-check-relays = Relais
play-check-connection = Connexion
play-check-friend = Ami
play-check-both = IPv4 et IPv6
play-check-v4 = IPv4 seulement
play-check-v6 = IPv6 seulement
play-check-no-address = aucune : cet ordinateur n’est pas relié à l’extérieur
play-check-opened = a ouvert un port automatiquement ({ $method }), à { $external }
play-check-public = aucun : { $ip } est l’adresse propre de cet ordinateur
play-check-closed = n’ouvre aucun port automatiquement (essayé : UPnP, NAT-PMP et PCP)
play-check-not-asked = n’a pas été prié d’ouvrir un port
play-check-offline = pas de connexion vers l’extérieur
play-check-answer-offline = Non : cet ordinateur n’est relié à aucun réseau.
play-check-answer-open = Oui : vos amis vous joignent directement, chacun de vous peut donc inviter.
play-check-answer-relayed = Oui, par le relais { $relay } : votre réseau bloque UDP. Le relais transporte des octets chiffrés et ne voit ni les coups ni les dés.
play-check-answer-some = Oui : directement avec les amis dont le routeur est plus ouvert que le vôtre, et par le relais { $relay } avec les autres.
play-check-answer-most = Oui : directement avec la plupart des amis, et par le relais { $relay } avec les autres.
play-check-answer-no-relay-answers = Seulement avec les amis que vous joignez directement : aucun de vos relais ne répond. Ils invitent, vous rejoignez.
play-check-answer-no-relay = Seulement avec les amis que vous joignez directement : ils invitent, vous rejoignez. Avec un relais dans vos deux listes, chacun peut inviter (docs/RELAY.md).
play-check-answer-friend = Oui, vous pouvez jouer : votre ami répond (connexion : { $route }, { $rtt } ms aller-retour).
play-check-answer-silent = Pas encore : votre ami ne répond pas. Vérifiez que son programme attend avec ce code.
play-check-friend-answers = répond après { $took } ms, { $route }, { $rtt } ms aller-retour
play-check-no-relays = aucun dans votre liste
play-check-blocks = bloque UDP
play-check-symmetric = montre un port différent à chaque pair (symétrique)
play-check-cone = montre le même port à tous les pairs (cône)
play-check-udp = laisse passer UDP ; un second relais en dirait plus
play-check-seen-at = { $kind } ; visible à { $addresses }
play-check-relay-answers = { $name } répond en { $took } ms
play-check-relay-silent = { $name } ne répond pas

## Codes

play-code-foreign = ce n’est pas un code d’Estafette ; un code commence par i, r ou w et forme une suite de 44 à 100 lettres, chiffres, - et _
play-code-newer = ce code a été fait par une version plus récente d’Estafette ; mettez la vôtre à jour, ou demandez à l’hôte d’utiliser la vôtre
play-code-mistyped = un caractère de ce code est faux ; recopiez-le en une fois au lieu de le taper
play-code-cut-short = la fin de ce code manque ; copiez-le en entier
play-code-too-long = il y a du texte en trop à la fin de ce code ; ne copiez que le code
play-code-expired = ce code a expiré le { $date } ; demandez-en un nouveau à l’hôte

## Refus avant une partie

play-lobby-not-welcome = l’hôte n’a pas accepté
play-lobby-spent = cette invitation a été utilisée : quelqu’un s’en est servi ; demandez-en une nouvelle à l’hôte
play-lobby-expired = cette invitation a expiré ; demandez-en une nouvelle à l’hôte
play-lobby-wrong = ce code ne correspond pas à l’invitation de l’hôte ; demandez-lui le code le plus récent
play-lobby-other-terms = l’hôte utilise d’autres réglages que ceux que vous avez acceptés
play-lobby-other-version = le programme de l’hôte utilise le protocole { $here } et le vôtre le protocole { $there } ; il vous faut la même version
play-lobby-flood-guest = l’invité demande plus que ce qu’il faut à une partie
play-lobby-flood-host = l’hôte envoie plus que ce qu’il faut à une partie
play-lobby-one-machine = l’hôte propose une partie où un seul ordinateur détient les deux clés
play-lobby-no-name = l’hôte n’a pas de nom affichable
play-lobby-other-battle = l’hôte a envoyé une autre bataille que celle proposée
play-lobby-other-header = l’hôte a signé autre chose que ce qui était convenu
play-lobby-too-early = l’hôte affirme que la partie a commencé avant l’ouverture de sa ronde
play-lobby-unsigned = l’hôte n’a pas signé l’en-tête
play-lobby-codes-only = cet hôte n’accepte que les codes d’invitation
play-lobby-watch-mismatch = une autre partie que celle promise est montrée
play-lobby-watch-other = le joueur joue maintenant une autre partie ; demandez son code
play-lobby-watch-not-playing = le joueur qui montre cette partie n’y joue pas
play-lobby-watch-not-allowed = les joueurs de cette partie n’ont pas admis de spectateurs

## Parties sur cet ordinateur

play-match-not-yours = la partie de ce code n’est pas parmi les vôtres dans { $folder }
play-match-of-others = { $file } : c’est une partie d’autres joueurs
play-match-no-record = { $file } : ce n’est pas l’enregistrement d’une partie
play-match-over = cette partie est terminée ; estafette verify montre comment
play-match-unsigned = votre adversaire n’a jamais signé cette partie ; commencez-en une nouvelle
play-match-not-here = l’autre joueur de cette partie n’est pas sur cet ordinateur
play-match-disk = { $error }. Impossible d’enregistrer la partie ; libérez de la place sur le disque, ou vérifiez les droits du dossier
play-match-interrupted = la partie a été interrompue
play-bot-silent = le bot n’a pas de réponse ; la partie est enregistrée, et vous pouvez reprendre votre dernière action
play-bot-stopped = le bot s’est arrêté
play-bot-refused = la réponse du bot est refusée : { $why }
play-trash-refused = { $file } ne peut pas être mis à la corbeille
play-battle-not-here = cette bataille n’est pas intégrée ; donnez son fichier avec --scenario
play-no-entry = il n’y a pas d’entrée { $entry } ; la dernière est { $last }
play-no-answer = { $side } : aucune réponse légale
