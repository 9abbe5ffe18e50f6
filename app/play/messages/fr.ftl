# Messages des parties : réglages, nouvelles de la table, connexions. Voir docs/TRANSLATING.md.

## Durées

play-none = sans
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
play-short-seconds = { $seconds } s
play-short-minutes = { $minutes } min
play-short-hours = { $hours } h

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
        [live] Cette partie admet des spectateurs. Toute personne munie d’un code de spectateur de l’un de vous voit chaque coup en direct, avec tous les dés mais sans le chat.
        [minutes] { $count ->
            [one] Cette partie admet des spectateurs. Toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } minute plus tard, avec tous les dés mais sans le chat.
           *[other] Cette partie admet des spectateurs. Toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } minutes plus tard, avec tous les dés mais sans le chat.
        }
       *[seconds] { $count ->
            [one] Cette partie admet des spectateurs. Toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } seconde plus tard, avec tous les dés mais sans le chat.
           *[other] Cette partie admet des spectateurs. Toute personne munie d’un code de spectateur de l’un de vous voit chaque coup { $count } secondes plus tard, avec tous les dés mais sans le chat.
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
play-new = { $name } (inconnu de vous ; empreinte : { $fingerprint })

play-demo-invites = Invitation de l’hôte : { $code }
play-demo-turn = tour { $turn }, entrée { $entry }

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
play-way-direct = Connexion directe trouvée : la partie l’utilise désormais ({ $took } ms aller-retour).
play-way-relay = La partie passe { $route } ({ $took } ms aller-retour), chiffrée : le relais ne voit ni les coups ni les dés. La recherche d’une connexion directe continue.
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
        [first] Les pendules diffèrent : le premier joueur déclare { $claimed } ms pour le dernier tour, l’autre programme a mesuré { $measured } ms. Le temps le plus long compte. Les écarts totalisent { $sum } s ; au-delà de { $most } s, accordez-vous sur les pendules.
       *[second] Les pendules diffèrent : le second joueur déclare { $claimed } ms pour le dernier tour, l’autre programme a mesuré { $measured } ms. Le temps le plus long compte. Les écarts totalisent { $sum } s ; au-delà de { $most } s, accordez-vous sur les pendules.
    }
play-clocks-differ = Les pendules diffèrent trop. Si vous vous accordez tous deux sur les pendules, l’écart est rendu.
play-overcharged = Votre adversaire affirme que votre dernier tour a duré { $measured } s. D’après l’horloge de cet ordinateur, au plus { $most } s : rien de plus n’est compté ici.
play-flag-fell = Votre adversaire a utilisé { $measured } s, d’après la mesure faite ici. L’enregistrement contient cette déclaration ; il ne la prouve pas.
play-flag-claimed = Votre adversaire affirme que vous avez utilisé { $measured } s. L’enregistrement ne le prouve pas.
play-admitted = L’auteur de l’entrée { $seq } reconnaît que son empreinte était fausse. La partie continue depuis la position rejouée ; aucun dé n’est relancé.
play-older-copy = Cette copie de la partie est plus ancienne que ce que vous y avez signé : elle a { $has } entrées, et vous avez signé jusqu’à l’entrée { $signed }. Vous ne pouvez rien signer ici avant que le programme de votre adversaire ait envoyé le reste.
play-stopped-by-other = Le programme de votre adversaire s’arrête : { $text }
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
play-shown-differs = Entrée { $seq }, par { $name } : l’état signé ne découle pas de l’enregistrement.
play-shown-left = Vous avez quitté avant la fin. Le même code reprend ici.
play-shown-file = Le fichier de partie, jusqu’où vous avez regardé : { $file }.
play-shown-nothing = rien de la partie n’est arrivé
play-shown-lost = la connexion de spectateur est perdue
play-shows-delayed = { $name } vous montre la partie avec au moins { $delay } secondes de retard.
play-shown-wrong = Entrée { $seq } : l’état signé ne découle pas de l’enregistrement.
play-not-a-watch-code = ce code sert à jouer, non à regarder ; tapez  estafette join { $code } --bot
play-no-watch-code = ce n’est pas un code de spectateur
play-a-watch-code = ce code sert à regarder une partie ; tapez  estafette watch { $code }
play-friend-uses-relay = { $error }. Votre ami utilise un relais, et votre liste n’en a aucun : demandez sa ligne et ajoutez-la (Réglages, ou  estafette relays --add)

## « Pouvons-nous jouer ? »

play-check-title = Estafette { $version } : test de connexion
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
play-check-not-asked = n’a pas reçu de demande d’ouverture de port
play-check-offline = pas de connexion vers l’extérieur
play-check-answer-offline = Non : cet ordinateur n’est relié à aucun réseau.
play-check-answer-open = Oui : vos amis vous joignent directement, chacun de vous peut donc inviter.
play-check-answer-relayed = Oui, par le relais { $relay } : votre réseau bloque UDP. Le relais transporte des octets chiffrés et ne voit ni les coups ni les dés.
play-check-answer-some = Oui : directement avec les amis dont le routeur est plus ouvert que le vôtre, et par le relais { $relay } avec les autres.
play-check-answer-most = Oui : directement avec la plupart des amis, et par le relais { $relay } avec les autres.
play-check-answer-no-relay-answers = Seulement avec les amis que vous joignez directement : aucun de vos relais ne répond. Ils invitent, vous rejoignez.
play-check-answer-no-relay = Seulement avec les amis que vous joignez directement : ils invitent, vous rejoignez. Avec un relais dans vos deux listes, chacun peut inviter (docs/RELAY.md).
play-check-answer-friend = Oui, vous pouvez jouer : votre ami répond, et la partie passerait { $route } ({ $rtt } ms aller-retour).
play-check-answer-silent = Pas encore : votre ami ne répond pas. Vérifiez que son programme attend avec ce code.
play-check-friend-answers = répond après { $took } ms, { $route }, { $rtt } ms aller-retour
play-check-no-relays = aucun dans votre liste
play-check-blocks = bloque UDP
play-check-symmetric = montre un port différent à chaque pair (symétrique)
play-check-cone = montre le même port à tous les pairs (cône)
play-check-udp = laisse passer UDP ; un second relais en dirait plus
play-check-seen-at = { $kind } ; visible à { $addresses }
play-check-relay-answers = { $name } répond en { $took } ms
play-check-relay-silent = { $name } ne répond pas

## Codes

play-code-foreign = ce n’est pas un code d’Estafette ; un code commence par i, r ou w et forme une suite de 44 à 100 lettres, chiffres, - et _
play-code-newer = ce code a été fait par une version plus récente d’Estafette ; mettez la vôtre à jour, ou demandez à l’hôte d’utiliser la vôtre
play-code-mistyped = un caractère de ce code est faux ; copiez le code d’un seul bloc au lieu de le taper
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

## Échecs d’une connexion

play-error-silent = pas de réponse ; vérifiez que l’autre programme tourne et que son port est ouvert, demandez un nouveau code, ou invitez plutôt votre ami
play-error-stranger = quelqu’un d’autre répond à cette adresse, et non le joueur attendu
play-error-not-admitted = l’autre programme attend un autre joueur
play-error-version = l’autre programme est une autre version d’Estafette ; il vous faut la même à tous deux
play-error-foreign = un autre programme répond à cette adresse, et non Estafette
play-error-yourself = c’est votre propre code d’invitation ; envoyez-le à votre ami
play-error-nowhere = il n’y a pas d’adresse à joindre
play-error-tried-relays = { $failure } (essayé : vos relais)
play-error-tried-both = { $failure } (essayé : { $places }, vos relais)
play-error-tried = { $failure } (essayé : { $places })
play-error-closed = l’autre programme a fermé la connexion
play-error-refused = l’autre programme a refusé la connexion
play-error-misbehaved = l’autre programme a jugé fautif un message d’ici et a fermé la connexion
play-error-replaced = l’autre programme utilise une connexion plus récente
play-error-busy = l’autre programme est occupé ; réessayez dans un instant
play-error-leaving = l’autre joueur a fermé le programme ; vous pourrez reprendre la partie plus tard
play-error-unknown-end = l’autre programme a fermé la connexion pour une raison que cette version ne connaît pas
play-error-we-closed = ce programme a fermé la connexion
play-error-lost = la connexion est perdue : aucune réponse depuis { $seconds } secondes
play-error-restarted = la connexion est perdue : l’autre programme a été relancé
play-error-ended = l’autre programme n’envoie plus rien
play-error-misframed = l’autre programme a envoyé { $what } ; la connexion a été fermée
play-error-unsendable = ce programme a voulu envoyer { $what }
play-error-frame-empty = un message vide
play-error-frame-large = un message de { $length } octets, alors que le maximum est { $most }
play-error-frame-early = un message de { $length } octets, alors que le maximum est { $most } avant d’être admis
play-error-broken = la connexion s’est rompue
play-error-slow = la connexion est trop lente
play-error-quiet = aucun message depuis trop longtemps
play-error-network = le réseau de cet ordinateur a changé
play-error-encryption = le chiffrement n’a pas pu être mis en place ({ $what }) ; c’est une erreur du programme, merci de la signaler
play-error-port-used = le port UDP { $port } est utilisé par un autre programme ; choisissez-en un autre ou laissez le système choisir
play-error-no-port = aucun port UDP n’a pu être ouvert
play-error-no-addresses = les adresses de cet ordinateur n’ont pas pu être lues
play-error-lan-none = cet ordinateur n’a pas de carte réseau sur un réseau local, le programme ne peut donc pas y trouver de parties ; utilisez plutôt le code d’invitation
play-error-lan-blocked = ce réseau ou un pare-feu bloque le multicast, le programme ne peut donc pas y trouver de parties ; utilisez plutôt le code d’invitation
play-error-lan-blocked-why = ce réseau ou un pare-feu bloque le multicast ({ $why }), le programme ne peut donc pas y trouver de parties ; utilisez plutôt le code d’invitation
play-error-lan-search = la recherche sur le réseau local a échoué ({ $why }), le programme ne peut donc pas y trouver de parties ; utilisez plutôt le code d’invitation

## De même : joueurs et spectateurs refusés

play-error-not-expected = aucun joueur n’est attendu ici
play-error-has-opponent = ce joueur a déjà un autre adversaire
play-error-other-guest = un autre invité a été admis
play-error-other-link = une autre connexion est gardée
play-error-many-links = trop de connexions à la fois
play-error-much-early = l’invité a trop envoyé avant d’être admis
play-error-first-message = le premier message doit dire quel joueur se connecte
play-error-not-let-in = Un invité n’a pas été admis : { $why }. Le joueur attendu peut encore se joindre à la partie.
play-error-not-let-in-often = Un invité n’a pas été admis : { $why } ({ $count } jusqu’ici). Le joueur attendu peut encore se joindre à la partie.
play-error-host-rules = l’hôte joue avec les règles « { $system } » : il faut la version { $since } d’Estafette ou une plus récente, et vous avez la { $version }
play-error-host-battle = la bataille de l’hôte ne peut pas être jouée
play-error-own-file = l’invité veut jouer { $his } d’après son propre fichier, mais l’hôte propose { $hers }
play-error-files-differ = vos fichiers diffèrent ({ $name }) ; celui de l’hôte : { $differences }. Il vous faut le même fichier : ouvrez celui de l’autre joueur en commençant une partie, ou utilisez estafette join --scenario FICHIER CODE
play-error-watch-unwanted = le joueur ne souhaite pas que vous regardiez
play-error-watch-full = cette partie a autant de spectateurs que permis ; réessayez plus tard
play-error-watch-differs = votre copie de cette partie diffère de celle qui se joue ici
play-error-watch-code = ce code ne correspond pas à la partie ; demandez le plus récent
play-error-watch-version = le programme du joueur utilise le protocole { $here } et le vôtre le protocole { $there }
play-error-watch-much = le spectateur a envoyé trop de messages
play-error-watch-words = un spectateur peut seulement donner son nom et dire ce qu’il a déjà
play-error-watch-left = le spectateur est parti
play-error-watch-slow = la connexion du spectateur est trop lente
play-error-not-shown = cette partie n’est pas montrée
play-error-none-shown = aucune partie n’est encore montrée ici
play-error-no-longer-shown = le joueur ne montre plus la partie
play-error-next-match = la partie est terminée, et les joueurs en commencent une autre
play-error-unknown-message = le programme du joueur a envoyé un message inconnu
play-error-unexpected-message = un message inattendu est arrivé
play-error-shows-no-match = le programme du joueur ne montre pas de partie
play-error-entries-missing = des entrées manquent
play-error-shown-forked = deux entrées différentes portant le numéro { $seq } ont été montrées ; l’enregistrement n’est pas fiable
play-error-shown-other = la partie montrée n’est pas celle qui se joue : entrée { $seq }, attribuée à { $by } : { $fault }
play-error-no-tournament = aucun tournoi n’a lieu ici
play-error-desk-closed = le bureau du tournoi est fermé pour le moment
play-error-desk-much = trop de messages pour le bureau du tournoi

## De même : fichiers et dossiers d’un joueur

play-error-missing = il n’y a pas de fichier { $path }
play-error-exists = { $path } existe déjà et ne sera pas remplacé ; déplacez-le d’abord
play-error-not-ordinary = { $path } n’est pas un fichier ordinaire
play-error-open-to-others = { $path } contient un secret, mais d’autres utilisateurs de cet ordinateur peuvent le lire ou le modifier ; si personne ne l’a fait, lancez `chmod 600 { $again }`, sinon supprimez-le et recommencez
play-error-too-long = { $path } est plus long que possible
play-error-identity = { $path } est endommagé ou n’est pas une identité ; restaurez-le depuis une sauvegarde, ou déplacez-le pour commencer comme nouveau joueur
play-error-known = la ligne { $line } de { $path } n’est pas un joueur (clé, jour ou -, nom) ; corrigez ou supprimez la ligne, ou déplacez le fichier pour commencer sans joueurs connus
play-error-no-home = ce système n’indique pas de dossier personnel ; donnez à { $variable } un dossier pour Estafette
play-error-no-random = le système d’exploitation ne donne pas de nombres aléatoires, aucun secret ne peut donc être créé ; redémarrez l’ordinateur
play-error-no-secrets = le fichier ne contient pas les secrets d’une partie ; sans eux, ce camp ne peut pas reprendre
play-error-transfer = ce n’est pas un fichier de transfert, ou il est incomplet
play-error-transfer-large = un fichier de transfert peut contenir au plus { $most } Mo
play-error-transfer-key = la clé qu’il contient est illisible
play-error-not-a-file = ce n’est pas un fichier
play-error-not-notes = ce n’est pas un fichier de notes sur une partie
play-error-in-use = un autre programme joue cette partie
play-error-elsewhere = vous avez joué cette partie en dernier sur un autre ordinateur. Si vous la jouez sur les deux, vous risquez de signer deux coups différents pour le même tour, et cela fait preuve contre vous. Si vous ne la jouez plus là-bas, tapez  estafette matches --take-over FICHIER
play-error-nothing-written = il n’y a pas encore de partie à enregistrer
play-error-write-failed = un enregistrement précédent a échoué ; reprenez la partie d’après ce qui est sur le disque
play-error-relay-address = un relais s’écrit  https://relay.example.org  ou par son adresse
play-error-relay-open = un relais doit utiliser https
play-error-relay-port = un port est un nombre de { $least } à { $most }
play-error-relay-key = la clé d’un relais est faite de { $digits } chiffres et lettres de a à f
play-error-relay-word = « { $word } » n’est pas une option de relais ; utilisez udp=PORT ou key=CLÉ
play-error-relay-line = ligne { $line } : { $why }
play-error-relay-many = { $most } relais au plus sont permis
play-error-relay-long = { $path } est trop long pour une liste de relais

## Ce que le routeur a fait, et la route d’une partie

play-error-and-why = { $what } : { $why }
play-router-opened = Le routeur a ouvert le port UDP { $port } ({ $method }) : vos amis vous joignent à { $external }.
play-router-own =
    { $reach ->
        [provider] Le routeur a ouvert le port UDP { $port } ({ $method }), mais sa propre adresse { $own } est partagée par votre fournisseur entre de nombreux clients.
        [private] Le routeur a ouvert le port UDP { $port } ({ $method }), mais sa propre adresse { $own } est privée : il y a un autre routeur devant lui.
       *[outside] Le routeur a ouvert le port UDP { $port } ({ $method }), mais sa propre adresse { $own } est inaccessible de l’extérieur.
    }
play-router-invite =
    { $six ->
        [yes] De l’extérieur, vos amis ne vous joignent pas là : laissez votre ami inviter ; un ami avec IPv6 peut vous joindre sans cela.
       *[no] De l’extérieur, vos amis ne vous joignent pas là : laissez votre ami inviter.
    }
play-router-public = Cet ordinateur a l’adresse publique { $ip }, aucun routeur n’a donc à ouvrir de port.
play-router-firewall = Si un ami ne peut pas vous joindre, laissez passer le port UDP { $port } dans le pare-feu.
play-router-closed = Le routeur n’a ouvert aucun port automatiquement (essayé : UPnP, NAT-PMP et PCP).
play-router-not-asked = Le routeur n’a pas reçu de demande d’ouverture de port.
play-router-forward =
    { $six ->
        [yes] Redirigez le port UDP { $port } vers { $machine } dans les réglages du routeur, ou laissez votre ami inviter ; un ami avec IPv6 peut vous joindre sans cela.
       *[no] Redirigez le port UDP { $port } vers { $machine } dans les réglages du routeur, ou laissez votre ami inviter.
    }
play-router-this-computer = cet ordinateur
play-router-this-computer-at = cet ordinateur ({ $local })
play-router-offline = Cet ordinateur n’est connecté à aucun réseau.
play-router-connect = Connectez-le, puis réessayez.
play-route-direct = directement
play-route-relay = par le relais { $relay }

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
play-no-answer = { $side } : aucune réponse permise
