# Messages de la fenêtre. Voir docs/TRANSLATING.md.

## Avant une partie

window-before-you-are = Votre nom : { $name }
window-before-first-game = Première partie (guidée)
window-before-friend = Jouer avec un ami
window-before-friend-line = Envoyez un code d’invitation, ou utilisez un code reçu
window-before-network = Sur ce réseau
window-before-network-line = Joueurs proches, invitations ouvertes et tournois
window-before-bot = Jouer contre le bot
window-before-bot-line = Pour apprendre et essayer ; le bot suit les mêmes règles
window-before-hot-seat = Hot seat
window-before-hot-seat-line = Deux joueurs sur cet ordinateur
window-before-resume = Reprendre
window-before-replays = Parties jouées
window-before-replays-line = Revoyez vos parties pas à pas et vérifiez-les
window-before-book = Comment jouer
window-before-book-line = Les règles en images, et une première partie
window-before-settings = Réglages
window-before-settings-line = Langue, couleurs, touches
window-before-quit = Quitter
window-before-quit-line = Parties enregistrées
window-before-name = Quel nom les autres joueurs doivent-ils voir ?
window-before-name-save = Enregistrer le nom
window-before-name-key = Une clé privée est créée ; elle ne quitte pas cet ordinateur. Elle signe vos coups ; son empreinte de six mots montre à vos amis que c’est bien vous. Il n’y a ni compte ni serveur. Vous pourrez changer de nom dans les Réglages.

## Reprendre une partie

window-before-kept-looking = Recherche des parties inachevées…
window-before-kept-none = Aucune partie inachevée
window-before-kept-one = { $title } : { $line }
window-before-kept-many =
    { $count ->
        [one] { $count } partie inachevée
       *[other] { $count } parties inachevées
    }
# $ago est une durée : « il y a 2 min ».
window-before-kept-line =
    { $place ->
        [network] { $first } contre { $second }, par le réseau. Dernier coup : { $ago }
       *[here] { $first } contre { $second }, sur cet ordinateur. Dernier coup : { $ago }
    }
window-before-kept-your-move = à vous de jouer
window-before-kept-to-move = à { $name } de jouer
window-before-kept-dice = ensuite : un jet de dé
window-before-kept-over = partie terminée
# $facts : le tour, le score et le camp au trait.
window-before-kept-stands = { $facts }.
window-before-kept-stands-led = Votre camp : { SIDE($side, form: "label") }. { $facts }.
window-before-resume-sure = Supprimer cette partie avec ses messages et ses notes ?
window-before-resume-trash = À la corbeille
window-before-resume-cancel = Annuler
window-before-resume-delete = Supprimer
window-before-resume-delete-failed = La partie n’a pas pu être supprimée : { $error }
window-before-resume-how = Pour reprendre, ouvrez tous deux la partie ici. Estafette cherche votre ami à sa dernière adresse. Si elle a changé, copiez le nouveau code depuis la partie et envoyez-le ; votre ami le colle sous « Jouer avec un ami ». Aucun coup n’est perdu.
window-before-resume-here = Reprendre ici ?
window-before-resume-elsewhere = Vous avez joué cette partie en dernier sur un autre ordinateur. Si vous la jouez sur les deux, vous risquez de signer deux coups différents pour le même tour, et cela vaut preuve contre vous. Ne la reprenez ici que si vous ne la jouez plus là-bas.
window-before-resume-from-now-on = La jouer désormais ici
window-before-opening = Ouverture d’une partie
window-before-opening-checks = Vérification de chaque signature, jet de dé et ordre.

## Jouer avec un ami

window-before-invite = Inviter un ami
window-before-invite-line = Choisissez une bataille ; vous recevez un code à envoyer par courriel ou messagerie
window-before-friend-by-code = Ou rejoindre avec un code
window-before-friend-paste = Collez le code que votre ami vous a envoyé :
window-before-friend-codes = Un code d’invitation commence par i, un code de reprise par r.
window-before-friend-code =
    { $kind ->
        [watch] Une partie à regarder. Valable jusqu’au { $until }.
        [resume] Reprend une partie que vous avez tous deux. Valable jusqu’au { $until }.
       *[invitation] Une invitation à une nouvelle partie. Valable jusqu’au { $until }.
    }
window-before-friend-code-of =
    { $kind ->
        [watch] Une partie à regarder ({ $rules }). Valable jusqu’au { $until }.
        [resume] Reprend une partie que vous avez tous deux ({ $rules }). Valable jusqu’au { $until }.
       *[invitation] Une invitation à une nouvelle partie ({ $rules }). Valable jusqu’au { $until }.
    }
window-before-friend-next =
    { $kind ->
        [watch] Ensuite, vous voyez la partie, avec tous les coups et tous les dés, mais sans le chat.
        [resume] Ensuite, la partie s’ouvre là où vous l’avez laissée, dès que vous êtes tous deux connectés.
       *[invitation] Le code ne dit pas de quelle bataille il s’agit. Ensuite, vous voyez la bataille, votre camp et tous les réglages, puis vous acceptez ou refusez.
    }
window-before-friend-watch = Regarder
window-before-friend-join = Rejoindre
window-before-friend-agree = Vous voyez tous les réglages de la partie avant d’accepter.

## Attendre un ami

window-before-lobby =
    { $state ->
        [failed] Connexion impossible
        [invitation] Une invitation
        [cut-off] Pas de réseau
        [waiting] En attente de votre ami
       *[connecting] Connexion
    }
window-before-lobby-failed = Rien n’est perdu. Revenez en arrière et réessayez.
window-before-lobby-connecting = Recherche d’une connexion. Cela prend quelques secondes.
window-before-lobby-so-far = Jusqu’ici
window-before-offer-words = Si l’écran de votre ami montre les mêmes six mots, vous êtes bien connecté à votre ami.
window-before-offer-agreed = Vous avez accepté. Les deux ordinateurs se préparent ; la carte s’ouvre d’elle-même.
window-before-offer-agree = Accepter et jouer
window-before-offer-decline = « Retour » refuse l’invitation.
window-before-code-send = Envoyez ce code à votre ami
window-before-code-copy = Copier le code
window-before-code-copied = C’est copié.
window-before-code-qr = En code QR
window-before-code-qr-name = Le code en image QR
window-before-code-scan = Scannez-le avec un téléphone pour l’envoyer en texte.
window-before-code-until = Valable jusqu’au { $until }, pour un seul ami. Ne le publiez pas.
window-before-code-next-resume = Votre ami colle ce code sous « Jouer avec un ami » (et non sous « Reprendre », qui crée un autre code). La partie s’ouvre dès la connexion.
window-before-code-next = Votre ami choisit « Jouer avec un ami », colle le code, puis lit vos réglages. Dès son accord, la carte s’ouvre d’elle-même.
window-before-code-network = Votre réseau
window-before-code-here-only = • Sur cet ordinateur seulement : personne d’autre ne peut rejoindre la partie.
window-before-code-addresses = Adresses dans le code : { $addresses }.
window-before-code-fingerprint = Votre empreinte
window-before-code-words = Votre ami voit ces six mots. S’ils diffèrent, quelqu’un intercepte la connexion.
window-before-code-offer = Votre offre
window-before-knock = Quelqu’un veut rejoindre la partie
window-before-knock-words = Comparez les six mots avec ceux que voit votre ami avant d’ouvrir.
window-before-knock-admit = Laisser entrer
window-before-knock-refuse = Refuser
window-before-cut-off = Cet ordinateur n’est sur aucun réseau : aucun ami ne peut s’y connecter. Branchez un câble ou rejoignez un réseau sans fil, puis cherchez à nouveau. Vos choix sont conservés.
window-before-cut-off-again = Chercher encore
window-before-cut-off-works = Ce qui marche sans réseau
window-before-cut-off-bot = La même bataille ; le bot suit les mêmes règles
window-before-cut-off-hot-seat = La même bataille ; deux joueurs sur cet ordinateur

## Choisir une bataille

window-before-setup-invite = Inviter
window-before-setup-challenge = Défier
window-before-setup-start = Commencer
window-before-setup-challenge-of = Défier { $name }
window-before-setup-battle = La bataille
window-before-setup-about = À propos de cette carte : le connu et le supposé
window-before-setup-file = Ouvrir une bataille depuis un fichier…
window-before-setup-path = Chemin d’un fichier ou d’un dossier de scénario (ou déposez-le sur cette fenêtre) :
window-before-setup-open = Ouvrir
window-before-setup-close = Fermer
window-before-setup-more = Et { $count } de plus.
window-before-setup-side = Votre camp
window-before-setup-moves =
    { $moves ->
        [first] joue en premier, { $counters } pions
       *[second] joue en second, { $counters } pions
    }
window-before-setup-options = Options
window-before-setup-clock = Pendule
window-before-setup-clock-fits = Temps adapté à cette bataille : { $time } par camp.
window-before-setup-added = Ajout par phase
window-before-setup-added-hint = Temps ajouté à la pendule d’un camp pour chaque phase qu’il termine.
window-before-setup-grace = Déconnexion tolérée
window-before-setup-minutes = { $minutes } min
window-before-setup-take-backs = Reprises après un jet de dé
window-before-setup-take-backs-none = aucune
window-before-setup-watch = Spectateurs
window-before-setup-watch-no = non
window-before-setup-watch-live = en direct
window-before-setup-watch-later = { $minutes } min plus tard
window-before-setup-announce = Annoncer aussi sur ce réseau
window-before-setup-announce-hint = Sur votre réseau local, chacun voit la bataille et votre nom, et peut demander à jouer
window-before-bots = Quel bot ?
window-before-bots-title =
    { $level ->
        [marshal] Maréchal
        [captain] Capitaine
        [sensible] Raisonnable
        [recruit] Recrue
       *[random] Hasard
    }
window-before-bots-line =
    { $level ->
        [marshal] Essaie bien des plans avant de décider
        [captain] Prévoit un tour à l’avance
        [sensible] Cherche à gagner
        [recruit] Oublie ordres et attaques
       *[random] Joue n’importe quel coup permis
    }
window-before-bots-strongest = Aucun niveau plus fort n’a encore fait ses preuves pour ce système.
# La taille d'une bataille.
window-before-length = { $facts }
window-before-length-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
window-before-length-counters = { $counters } pions
window-before-length-few = quelques minutes
window-before-length-minutes = environ { $minutes } minutes
window-before-length-hours =
    { $hours ->
        [one] environ une heure
       *[other] environ { $hours } heures
    }
window-before-length-file = depuis un fichier

## À propos d'une carte

window-before-about = À propos de cette carte
window-before-about-corrected = Une carte corrigée
window-before-about-copying = La bataille tient en quelques fichiers texte. Modifiez une copie et ouvrez-la avec « Ouvrir une bataille depuis un fichier… » ; le programme signale chaque erreur avec sa ligne et sa colonne. Un ami invité la reçoit de vous, marquée comme votre fichier.
window-before-about-copy = Votre copie : { $path }
window-before-about-open = Ouvrir votre copie
window-before-about-make = Faire une copie à modifier
window-before-about-copy-failed = La copie n’a pas pu être faite : { $error }.

## Réglages

window-settings = Réglages
window-settings-done = Terminé
window-settings-language = Langue
window-settings-language-desktop = Celle du système
window-settings-language-folder = D’autres langues s’ajoutent par des fichiers texte dans { $folder }.
window-settings-language-more =
    { $count ->
        [one] Et { $count } autre erreur.
       *[other] Et { $count } autres erreurs.
    }
window-settings-size = Taille de l’interface
window-settings-shade = Clair ou sombre
window-settings-shade-light = Clair
window-settings-shade-dark = Sombre
window-settings-shade-desktop = Comme le système
window-settings-shade-all = Panneaux et carte ensemble.
window-settings-theme = Couleurs de la carte
window-settings-theme-staff-map = Carte d’état-major : les couleurs d’une carte ancienne
window-settings-theme-high-contrast = Contraste élevé : clair et sombre marqués, sans grain
window-settings-theme-red-green = Daltonisme rouge-vert
window-settings-theme-blue-yellow = Daltonisme bleu-jaune
window-settings-motion = Animation, son et notifications
window-settings-pace = Vitesse des actions adverses :
window-settings-pace-slow = Lente
window-settings-pace-brisk = Vive
window-settings-pace-at-once = Immédiate
window-settings-pace-slow-means = Montre chaque marche, jet de dé et résultat, avec le temps de lire.
window-settings-pace-brisk-means = Montre chaque événement, rapidement.
window-settings-pace-at-once-means = Montre seulement le résultat sur la carte.
window-settings-pace-keys = { $means } Espace : suivant. Échap : passer.
window-settings-motion-counters = Pions et dés animés
window-settings-bot-explains = Le bot explique ses plans
window-settings-bot-explains-hint = Une phrase dans le journal pour chaque phase qu’il prépare.
window-settings-volume = Volume (Affichage, Son le coupe) :
window-settings-notices = M’avertir quand c’est à moi et que la fenêtre est en arrière-plan
window-settings-name = Votre nom
window-settings-name-seen = Nom que voient les autres joueurs :
window-settings-name-change = Changer
window-settings-name-fingerprint = Votre empreinte reste la même : { $fingerprint }. Les parties inachevées gardent l’ancien nom.
window-settings-folders = Dossiers
window-settings-folders-matches = Parties, un fichier chacune :
window-settings-folders-open = Ouvrir le dossier
window-settings-folders-elsewhere = Pour garder parties, clé et réglages ailleurs, donnez à la variable { $variable } le chemin d’un dossier avant de lancer le programme.

## Amis éloignés

window-settings-relays = Relais
window-settings-relays-help = Un relais vous aide à vous connecter à un ami quand les routeurs l’empêchent. Sans connexion directe, il transmet la partie chiffrée et ne voit ni les coups ni les dés.
window-settings-relays-list = Relais à utiliser, un par ligne, { $most } au plus (votre ami doit en avoir un en commun) :
window-settings-relays-use = Utiliser les relais
window-settings-relays-none = Aucun relais : connexions directes seulement. Nous n’avons pas de serveur.
window-settings-test-code = Le code d’un ami qui attend, si vous en avez un :
window-settings-test = Tester la connexion
window-settings-test-waiting = Test du réseau. Cela prend quelques secondes.
window-settings-test-copy = Copier ceci pour votre ami

## Un autre ordinateur

window-settings-transfer = Passer à un autre ordinateur
window-settings-transfer-key = Le fichier contient votre clé privée et vos parties : qui le possède peut jouer à votre place.
window-settings-transfer-export = Exporter…
window-settings-transfer-import = Importer…
window-settings-transfer-save = Enregistrer le fichier de transfert
window-settings-transfer-choose = Choisir un fichier de transfert
window-settings-transfer-files = Fichiers de transfert
window-settings-transfer-all-files = Tous les fichiers
window-settings-transfer-one = Ne jouez que sur un ordinateur : signer des coups sur deux vaut preuve contre vous.
window-settings-transfer-path = Chemin du fichier de transfert :
window-settings-transfer-import-file = Importer le fichier
window-settings-transfer-not-exported = Aucun fichier choisi. Rien n’a été exporté.
window-settings-transfer-not-imported = Aucun fichier choisi. Rien n’a été importé.
window-settings-transfer-no-name = Aucun nom de fichier n’est libre à côté de vos parties. Rien n’a été exporté.
window-settings-transfer-no-dialogue = Ce système n’a pas de fenêtre de choix de fichier. Tapez ci-dessus le chemin du fichier de transfert.
window-settings-transfer-exported =
    { $count ->
        [one] Exporté avec { $count } fichier de partie : { $path }
       *[other] Exporté avec { $count } fichiers de partie : { $path }
    }
window-settings-transfer-export-failed = L’exportation a échoué : { $error }.
window-settings-transfer-imported =
    { $count ->
        [one] Clé ({ $key }) et { $count } fichier de partie importés.
       *[other] Clé ({ $key }) et { $count } fichiers de partie importés.
    }
window-settings-transfer-import-failed = L’importation a échoué : { $error }.

## Touches~: un nom court, et ce que fait la touche

window-settings-keys = Touches
window-settings-keys-press = appuyez sur une touche
window-settings-keys-of = { $name } : { $key }
window-settings-keys-restore = Touches par défaut
window-settings-key-previous = Précédent
    .does = Sélectionne l’unité ou la réponse précédente.
window-settings-key-next = Suivant
    .does = Sélectionne l’unité ou la réponse suivante.
window-settings-key-next-unmoved = Suivante à déplacer
    .does = Sélectionne la prochaine unité qui n’a pas bougé.
window-settings-key-next-hex = Hexagone suivant
    .does = Place le curseur sur le prochain hexagone à choisir.
window-settings-key-act = Agir
    .does = Comme un clic au curseur : sélectionne, déplace, choisit, fait retraiter.
window-settings-key-confirm = Confirmer
    .does = Confirme votre attaque, vos pertes ou vos unités.
window-settings-key-end = Terminer
    .does = Termine la phase, ou refuse. Appuyez deux fois s’il reste quelque chose d’inachevé.
window-settings-key-take-back = Reprendre le coup
    .does = Annule votre dernière action.
window-settings-key-cancel = Annuler
    .does = Annule la dernière étape d’une action inachevée.
window-settings-key-drop-last = Ôter le dernier
    .does = Retire votre dernier choix.
window-settings-key-suggest = Suggérer
    .does = Remplit la suggestion suivante : une attaque, ou des pertes.
window-settings-key-lower = Abaisser
    .does = Tourne le cadran vers le haut : renonce à une colonne de l’attaque.
window-settings-key-raise = Relever
    .does = Tourne le cadran vers le bas : reprend une colonne abandonnée.
window-settings-key-free = Libérer
    .does = Choisit le premier bouton de la fiche, par exemple pour libérer la Garde ; 1 à 9 choisissent chaque bouton.
window-settings-key-face-left = Face à gauche
    .does = Tourne l’unité d’un cran vers la gauche.
window-settings-key-face-right = Face à droite
    .does = Tourne l’unité d’un cran vers la droite.
window-settings-key-spread = Étaler
    .does = Étale la pile au curseur ou sous le pointeur, ou la replie.
window-settings-key-rotate = Pivoter
    .does = Fait pivoter la carte, votre camp au plus près.
window-settings-key-play-the-hint = Jouer le conseil
    .does = Joue le conseil.
window-settings-key-hint = Conseil
    .does = Montre ce que ferait le bot.
window-settings-key-measure = Mesurer
    .does = Mesure la distance et la ligne de tir depuis l’unité sélectionnée ou l’hexagone.
window-settings-key-play-back = Revoir
    .does = Rejoue la dernière phase de votre adversaire.
window-settings-key-ping = Pointer
    .does = Désigne l’hexagone au curseur ou sous le pointeur.
window-settings-key-clear-arrows = Effacer les flèches
    .does = Efface toutes vos flèches.
window-settings-key-arrow = Flèche
    .does = Commence une flèche au curseur ; appuyez encore pour l’y terminer.
window-settings-key-zones = Zones
    .does = Montre les zones de contrôle, ou les cache.
window-settings-key-last-moves = Derniers mouvements
    .does = Montre les derniers mouvements de votre adversaire, ou les cache.
window-settings-key-find = Chercher
    .does = Cherche une unité par son nom ; Entrée passe à la suivante.
window-settings-key-keys = Touches
    .does = Montre la liste des touches, ou la cache.
window-settings-key-previous-chart = Table précédente
    .does = Va à la table précédente.
window-settings-key-next-chart = Table suivante
    .does = Ouvre les tables à côté de la carte, puis va à la suivante.
window-settings-key-first-sheet = Première feuille
    .does = Montre la première feuille d’une carte assemblée de plusieurs.
window-settings-key-second-sheet = Deuxième feuille
    .does = Montre la deuxième feuille.
window-settings-key-third-sheet = Troisième feuille
    .does = Montre la troisième feuille.
window-settings-key-fourth-sheet = Quatrième feuille
    .does = Montre la quatrième feuille.
window-settings-key-whole-board = Carte entière
    .does = Montre toute la carte.
window-settings-key-closer = Plus près
    .does = Agrandit.
window-settings-key-farther = Plus loin
    .does = Réduit.
window-settings-fixed-escape = Échap : ferme ce qui couvre la carte, puis annule la dernière étape d’une action inachevée.
window-settings-fixed-arrows = Touches fléchées : déplacent le curseur sur la carte.
window-settings-fixed-shift-arrows = Maj et touches fléchées : déplacent la carte.
window-settings-fixed-digits = 1 à 9 : choisissent un bouton de la fiche, dans l’ordre.
window-settings-fixed-tab = Tab : passe d’un bouton au suivant.
window-settings-fixed-charts = C : ouvre les tables.
window-settings-fixed-find = Ctrl+F : cherche une unité par son nom.
window-settings-fixed-book = F1 : ouvre « Comment jouer ».
window-settings-fixed-mouse = Souris : le clic sélectionne et agit, le clic droit annule, glisser déplace une unité ou la carte, la molette zoome.
window-settings-key-with-shift = Maj+{ $key }
window-settings-key-name =
    { $key ->
        [backspace] Retour arrière
        [delete] Suppr
        [end] Fin
        [enter] Entrée
        [escape] Échap
        [home] Début
        [insert] Inser
       *[space] Espace
    }

## La fenêtre et le bureau

window-shell-title-turn = { $title } · à vous de jouer
window-shell-title-asks = { $title } · { $what }
window-shell-notice-turn = À vous de jouer : { $battle }.
window-shell-notice-asks = { $battle } : { $what }
window-shell-tournament = Le tournoi
window-shell-practice = Entraînement : { $origin }. Rien n’est enregistré.
window-shell-no-match = { $path } n’est pas un fichier de partie
window-shell-no-adapter = aucun adaptateur graphique n’a été trouvé
window-shell-no-surface = l’adaptateur ne peut pas dessiner dans cette fenêtre
window-shell-no-display = il n’y a pas d’écran où ouvrir une fenêtre ; `estafette demo` montre une partie entière dans ce terminal
window-shell-no-display-replay = il n’y a pas d’écran où ouvrir une fenêtre ; `estafette tell { $file }` raconte la partie ici

## Joueurs sur le réseau

window-club-direct = Diriger un tournoi
window-club-direct-line = Commencer ou reprendre
window-club-room = Sur ce réseau
window-club-room-loopback = Cette fenêtre ne joue que sur cet ordinateur (--loopback) : elle n’explore pas le réseau.
window-club-room-searching = Exploration du réseau…
window-club-room-by-code = Utiliser plutôt un code d’invitation
window-club-room-invite = Inviter tout le monde
window-club-room-invite-line = À une bataille de votre choix
window-club-room-desk = Retour à votre bureau
window-club-room-desk-line = Le bureau est ouvert
window-club-room-words = Sur votre réseau, chacun peut annoncer n’importe quel nom. Les six mots sont l’empreinte de la clé : comparez-les avec ce que voit votre ami. Les joueurs déjà rencontrés sont reconnus à leur clé.
window-club-room-status = Votre statut : « { $status } »
# Le statut d'un joueur qui n'en a pas choisi.
window-club-room-status-first = en ligne
window-club-room-status-new = Nouveau statut
window-club-room-status-set = Choisir
window-club-room-tournament-code = Rejoindre un tournoi avec son code…
window-club-room-director-code = Le code affiché chez le directeur :
window-club-room-join = Rejoindre
window-club-room-tournament = Un tournoi dirigé par { $name }. Cliquez pour le rejoindre.
window-club-room-open = Invitations ouvertes
window-club-room-players = Joueurs présents
window-club-room-nobody = Personne d’autre pour l’instant. Les joueurs qui ouvrent cette page sur votre réseau apparaissent en quelques secondes.
window-club-room-challenges = { $name } vous défie
window-club-room-challenge-line = { $battle }. { $who }
window-club-room-accept = Accepter
window-club-room-invitation = { $who }. Cliquez pour demander à jouer.
window-club-room-invitation-unknown = { $who }. { $why }
window-club-room-battle = Une bataille
window-club-room-challenge = Défier
window-club-room-challenge-of = Défier { $name }
window-club-room-versions = Versions différentes du programme : vous ne pouvez pas jouer ensemble.
window-club-room-fingerprint = Empreinte : { $fingerprint }

## Créer un tournoi

# Le nom proposé pour un nouveau tournoi.
window-club-create-first-name = Soirée du club
window-club-create-open = Ouvrir le bureau
window-club-create-enter = Les joueurs peuvent alors s’inscrire.
window-club-create-resume = Reprendre un tournoi
window-club-create-new = Nouveau tournoi
window-club-create-name = Nom du tournoi :
window-club-create-battles = Batailles
window-club-create-battle-of = { $title } (ronde { $round })
window-club-create-battles-none = Choisissez une bataille.
window-club-create-battles-one = Choisissez-en plusieurs pour changer de bataille à chaque ronde. Les systèmes peuvent différer.
window-club-create-battles-several = Les rondes suivent ces batailles dans cet ordre, puis reprennent à la première.
window-club-create-rounds-points = Rondes et points
window-club-create-pairing = Appariement
window-club-create-pairing-swiss = suisse
window-club-create-pairing-once = toutes rondes
window-club-create-pairing-twice = aller-retour
window-club-create-rounds = Rondes
window-club-create-points = Une partie compte
window-club-create-points-plain = 2 ou 1
window-club-create-points-levels = 20 par niveau
window-club-create-points-difference = 20 par écart
window-club-create-table = À la table
window-club-create-clock = Pendule
window-club-create-clock-fits = Temps adapté : { $time } par camp.
window-club-create-take-backs = Reprises après un jet de dé
window-club-create-take-backs-none = aucune
window-club-create-absent = Absent après
window-club-create-minutes = { $minutes } min
window-club-create-watch = Spectateurs
window-club-create-watch-no = non
window-club-create-watch-live = en direct
window-club-create-watch-later = { $minutes } min plus tard
window-club-create-password = Mot de passe (vide pour une entrée libre) :
window-club-create-changed = Dernière modification : { $ago }

## Jouer dans un tournoi

window-club-paused = Tournoi en pause
window-club-your-table = Votre table
window-club-rules = Règlement de ce tournoi
window-club-withdraw-sure = Retirer pour de bon
window-club-part = Un tournoi
window-club-part-broken = Rien n’est perdu. Revenez en arrière et rejoignez de nouveau le tournoi : vos parties sont enregistrées.
window-club-part-lost = Le bureau du tournoi ne répond pas : { $why } Nouvel essai…
window-club-part-paused = Le directeur reprend quand tous sont revenus. Les pendules sont arrêtées.
window-club-part-over = Le tournoi est terminé
window-club-part-place = Votre place finale : { $place } sur { $of }.
window-club-part-connecting = Connexion au bureau du tournoi…
window-club-part-password = Mot de passe du tournoi
window-club-part-ask = Demandez-le au directeur.
window-club-part-enter = Entrer
window-club-part-back = Me revoici
window-club-part-withdraw = Se retirer
window-club-part-withdraw-hint = Vous gardez vos points, mais ne serez plus apparié.
window-club-part-stay = Rester
window-club-part-opponent = Empreinte de votre adversaire : { $fingerprint }.
window-club-part-seated = Vous êtes à la table. La carte s’ouvre quand { $name } s’y assied aussi.
window-club-part-seated-alone = Vous êtes à la table. { $name } n’est pas encore au bureau.
window-club-part-sit = S’asseoir à la table { $table }
window-club-part-here = { $name } est là. Le tournoi fixe tous les réglages de la partie.
window-club-part-not-here = { $name } n’est pas encore là. Le tournoi fixe tous les réglages de la partie.
window-club-part-after-last = Le tournoi est terminé pour vous : c’était la dernière ronde. Le classement final suit quand toutes les parties sont décidées.
window-club-part-after-round = Attendez la prochaine ronde. Vous pouvez regarder les autres tables.
window-club-part-after-unknown = Attendez la prochaine ronde ou le classement final.
window-club-part-so-far = Jusqu’ici
window-club-part-director = Empreinte du directeur : { $fingerprint }.

## Trancher une partie

window-club-decide = Trancher
window-club-decide-cancel = Annuler
window-club-decide-won = Victoire : { $name }
window-club-decide-draw = Match nul
window-club-decide-absent = Absence : { $name }
window-club-decide-both-absent = Les deux absents
window-club-decide-reason = Motif (lisible par tous, marqué comme le vôtre) :
window-club-decide-absence = Un joueur absent ne marque rien et n’est plus apparié jusqu’à son retour.

## Le bureau du directeur

window-club-stands-over = terminé
window-club-stands-new = pas commencé
window-club-stands-rounds =
    { $count ->
        [one] { $count } ronde, pas commencé
       *[other] { $count } rondes, pas commencé
    }
window-club-stands-round-over = ronde { $round } sur { $of } terminée
window-club-stands-round = ronde { $round } sur { $of } en cours
window-club-desk = Le bureau
window-club-desk-opening = Ouverture du bureau…
window-club-desk-closed = le bureau du tournoi est fermé
window-club-desk-names = il y a trop de tournois de ce nom
window-club-desk-failed = { $why } Rien n’est perdu : ouvrez-le à nouveau.
window-club-desk-paused = Les pendules sont arrêtées à chaque table où les deux joueurs sont connectés.
window-club-desk-back = Retour
window-club-desk-stays-open = Le bureau reste ouvert.
window-club-desk-close = Fermer le bureau
window-club-desk-close-sure = Fermer maintenant
window-club-desk-no = Non
window-club-desk-print = Imprimer
window-club-desk-print-hint = Ouvre la page dans votre navigateur, d’où vous pouvez l’imprimer.
window-club-desk-export = Exporter
window-club-desk-export-hint = Enregistre le registre, les fichiers de partie et les classements dans une archive.
window-club-desk-resume = Reprendre
window-club-desk-resume-hint = Relance le tournoi et ses pendules.
window-club-desk-pause = Pause
window-club-desk-pause-hint = Met le tournoi en pause et arrête toutes les pendules.
window-club-desk-round = Ronde { $round }
window-club-desk-bye = Exempt : { $name }. Points : { $points }.
window-club-desk-final = Le classement final est à droite.
window-club-desk-close-round = Fermer la ronde
window-club-desk-undecided =
    { $count ->
        [0] Toutes les parties sont décidées.
        [one] Une partie n’est pas encore décidée.
       *[other] { $count } parties ne sont pas encore décidées.
    }
window-club-desk-end = Terminer le tournoi
window-club-desk-end-here = Terminer ici
window-club-desk-end-sure = Terminer le tournoi : c’est définitif
window-club-desk-all-played = Toutes les rondes sont jouées.
window-club-desk-open-round = Ouvrir la ronde { $round }
window-club-desk-paired =
    { $count ->
        [one] Joueurs à apparier : { $count }. Au bureau : { $here }.
       *[other] Joueurs à apparier : { $count }. Au bureau : { $here }.
    }
# Entre les noms de deux joueurs.
window-club-desk-against = contre
window-club-desk-missing = pas au bureau
window-club-desk-decide = Trancher…
window-club-desk-decide-table = Trancher : table { $table }
window-club-desk-players =
    { $begun ->
        [no] Joueurs
       *[yes] Classement
    }
window-club-desk-nobody = Personne ne s’est encore inscrit.
window-club-desk-join = Comment rejoindre
window-club-desk-archive = L’archive
window-club-desk-archive-check = estafette verify --tournament la vérifie.
window-club-desk-return = De retour
window-club-desk-return-of = De retour : { $name }
window-club-desk-withdraw = Retirer : ce joueur ne sera plus apparié.
window-club-desk-withdraw-of = Retirer { $name }
window-club-desk-withdrawn = retiré
window-club-desk-here = présent
window-club-desk-away = absent
window-club-desk-standing = Buchholz { $buchholz }, Sonneborn-Berger { $berger }, victoires : { $wins }, camps { $first }/{ $second }
window-club-desk-way-in = Les joueurs choisissent « Sur ce réseau » et cliquent sur ce tournoi.
window-club-desk-copy = Copier le code du tournoi
window-club-desk-copied = C’est copié.
window-club-desk-fingerprint = Votre empreinte : { $fingerprint }.
window-club-desk-public = Classement public :
window-club-desk-play = Y participer aussi
window-club-desk-before = Avant la première ronde
window-club-desk-before-entry = Les joueurs peuvent s’inscrire jusqu’à l’ouverture de la ronde, puis entre les rondes. Ils apparaissent ici dès leur inscription.
window-club-desk-before-round = À l’ouverture d’une ronde, les joueurs voient leur table. Les résultats arrivent d’eux-mêmes, tirés des fichiers de partie des deux joueurs.
window-club-desk-before-close = Quand toutes les parties sont décidées, fermez la ronde et ouvrez la suivante. Vous pouvez fermer cette fenêtre et reprendre plus tard : tout est enregistré.
window-club-desk-lines = Au bureau

## Mots de toutes les pages

window-paper-subtitle = Wargames napoléoniens à deux
window-paper-back = Retour
window-paper-close = Fermer
window-paper-close-hint = Le panneau à côté de la carte l’affiche à nouveau.
window-paper-open = Ouvrir
window-paper-open-folder = Ouvrir le dossier
window-paper-no-opener = Aucun programme n’ouvre ici les dossiers. Le fichier est dans { $folder }.
window-paper-on-map = Montrer sur la carte
window-paper-rule = Règle { $number }
window-paper-rule-unknown = Une règle de cette bataille

## Heures et jours

window-paper-ago-now = à l’instant
window-paper-ago-minutes = il y a { $count } min
window-paper-ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
window-paper-ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
# Une heure d'un autre jour.
window-paper-stamp = { $day }, { $time }
window-paper-day =
    { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

## Tables, telles qu'elles sont lues à voix haute

window-paper-chances = Chances : { $chances }
window-paper-bar = { $name } { $percent } %
window-paper-bar-means = { $name }, { $percent } % : { $words }
window-paper-bar-share = { $percent } % : { $text }
window-paper-track-now = Maintenant : { $told }
window-paper-grid-column = { $name }. Colonne { $column } : { $cells }
# Un choix lu à voix haute.
window-paper-choice = { $label } : { $value }

## À la table : la question et ses boutons

window-table-confirm = Confirmer
window-table-clear = Effacer (Échap)
window-table-end = Terminer
window-table-next-unit = Unité suivante
window-table-undo = Annuler
window-table-take-back = Reprendre le coup
window-table-continue = Continuer
window-table-skip = Passer (Échap)
window-table-show-result = Voir le résultat
window-table-resume = Reprendre le jeu
window-table-skip-hint = Passe directement à votre prochaine décision.
window-table-result-shown = Le résultat est déjà affiché.
window-table-point-first = Cliquez sur la carte ou choisissez ci-dessous, puis confirmez ici.
window-table-clear-hint = Efface votre sélection.
window-table-nothing-selected = Rien n’est sélectionné.
window-table-must-choose = Vous devez choisir.
window-table-no-units-left = Plus aucune unité.
window-table-undo-hint = Annule votre dernière action.
window-table-take-back-hint = Reprend votre dernière action, même après un jet de dé. L’enregistrement le montre.
window-table-fold = Replier le panneau
window-table-fold-hint = Replie ce panneau
window-table-unfold = Afficher le panneau
window-table-unfold-hint = Affiche le panneau
window-table-word-waits =
    { $count ->
        [one] { $word } : cliquez sur l’hexagone éclairé, ou sur « Effacer ».
       *[other] { $word } : cliquez sur l’un des { $count } hexagones éclairés, ou sur « Effacer ».
    }
window-table-label-next = { $label }. Ensuite, { $next }.
window-table-doubt-next = { $doubt } Ensuite, { $next }.
window-table-side-to-choose = décision : { $side }
window-table-phase = tour { $turn }, { $side }, { $phase }
window-table-setting-up = Mise en place de la partie…
window-table-playing-back = Déroulement des événements. Espace : suivant. Échap : passer.
window-table-paused = La partie est en pause.
window-table-player-to-choose = Décision à prendre : { $name }.
window-table-nothing-to-decide = Rien à décider maintenant.
window-table-cannot-continue = La partie ne peut pas continuer ici.
window-table-disputed = Le jeu est arrêté jusqu’à ce que les deux ordinateurs soient de nouveau d’accord.
window-table-thinking = { $name } réfléchit. { $question }
window-table-waiting = On attend { $name }. { $question }
window-table-how-it-adds-up = Détail du calcul
window-table-not-your-turn = Ce n’est pas à vous de décider.
window-table-esc-to-now = Une phase est rejouée. Échap revient au présent.
window-table-saved-early = Enregistré. L’envoi se fera dès que votre adversaire aura répondu.
window-table-nothing-to-play-back = Votre adversaire n’a encore rien fait que l’on puisse rejouer.
window-table-taken-back = Coup repris. Les lignes barrées ne comptent plus.
window-table-nothing-to-undo = Rien à annuler. Après un jet de dé, une nouvelle phase ou une décision de votre adversaire, plus rien ne peut être annulé.
window-table-nothing-to-undo-used = Rien à annuler : toutes les reprises convenues sont épuisées.
window-table-nothing-to-undo-because =
    { $why ->
        [die] Rien à annuler : un dé a été lancé depuis votre dernière action.
        [phase] Rien à annuler : une nouvelle phase a commencé et il ne s’y est rien passé.
        [all] Rien à annuler : tout ce qui pouvait l’être est annulé.
       *[none] Rien à annuler : vous n’avez pas encore agi.
    }
window-table-nothing-to-undo-because-used =
    { $why ->
        [die] Rien à annuler : un dé a été lancé depuis votre dernière action, et toutes les reprises convenues sont épuisées.
        [phase] Rien à annuler : une nouvelle phase a commencé, il ne s’y est rien passé, et toutes les reprises convenues sont épuisées.
        [all] Rien à annuler : tout ce qui pouvait l’être est annulé, et toutes les reprises convenues sont épuisées.
       *[none] Rien à annuler : vous n’avez pas encore agi, et toutes les reprises convenues sont épuisées.
    }

## À la table : demandes entre les joueurs

window-table-asks = { $name } demande : { $matter }.
window-table-you-ask = Vous demandez : { $matter }.
window-table-agreed = Accord : { $matter }.
window-table-declined = Refus : { $matter }.
window-table-matter-take-back = reprendre la dernière action { SIDE($side, form: "of") }
window-table-matter-rewind = revenir au { $phase }
window-table-matter-rewind-entry = revenir à l’entrée { $entry }
window-table-matter-change = modifier la position
window-table-matter-change-to = modifier la position ({ $edits })
window-table-matter-win = terminer par une victoire { SIDE($side, form: "of") }
window-table-matter-draw = terminer par un match nul
window-table-matter-pause = une pause
window-table-matter-clocks = rendre l’écart entre les pendules
window-table-accept = Accepter
window-table-decline = Refuser
window-table-you-declined = Vous avez refusé.
window-table-request-ends = Votre demande prend fin quand elle reçoit une réponse, quand vous continuez à jouer ou quand vous demandez autre chose.
window-table-why = { $name } : { $why }
window-table-withdrew = { $name } a retiré sa demande.
window-table-you-played-on = Vous avez continué à jouer : votre demande est retirée.
window-table-close = Fermer
window-table-close-esc = Fermer (Échap)
window-table-close-charts = Fermer (C)
window-table-moved-away = { $name } a joué pendant votre absence.
window-table-watch = Regarder
window-table-events =
    { $count ->
        [one] { $count } événement. Échap revient au présent.
       *[other] { $count } événements. Échap revient au présent.
    }
window-table-while-away = Ce qui s’est passé pendant votre absence
window-table-back-to-now = { $label }. Échap revient au présent.
window-table-copy-resume-code = Copier le code de reprise
window-table-resume-code-hint = Votre ami colle ce code sous « Jouer avec un ami » pour revenir à cette partie.

## À la table : la fin d’une partie

window-table-resigns = Abandon : { $side } ({ $name }). Victoire : { $winner } ({ $other }).
window-table-agreed-draw = Les deux joueurs sont convenus d’un match nul.
window-table-agreed-win = Les deux joueurs sont convenus d’une victoire : { $side } ({ $name }).
window-table-match-over = La partie est terminée.
window-table-battle-over = La bataille est terminée
window-table-confirming-result = En attente de la confirmation du résultat par les deux joueurs.
window-table-turning-points = Tournants
window-table-score = Le score
window-table-losses = Pertes par formation
window-table-turn = Tour { $turn }
window-table-show = Montrer
window-table-show-place = Ferme cette page et montre l’endroit
window-table-proof = La preuve
window-table-anyone-can-verify = Chacun peut vérifier chaque jet et chaque coup dans cet enregistrement.
window-table-verify = Vérifier
window-table-replaying = La partie est rejouée depuis le début…
window-table-no-verdict = L’enregistrement ne peut pas être vérifié ici : { $why }.
window-table-check-failed = la vérification n’a donné aucun résultat
window-table-watch-replay = Revoir la partie
window-table-to-tournament = Retour au tournoi
window-table-result-sent = Votre résultat est envoyé automatiquement au bureau du tournoi.
window-table-join-again = Retour à l’accueil. Rejoignez de nouveau le tournoi pour y envoyer votre résultat.
window-table-back-saved = Retour à l’accueil. La partie est enregistrée.
window-table-back = Retour
window-table-close-ending = Montre la carte. Le panneau à côté ramène cette page.
window-table-share = Partager
window-table-busy-file = Un autre fichier est en cours.
window-table-choose-place = Choisissez où l’enregistrer.
window-table-beside-file = à côté du fichier de partie
window-table-kind-beside-file = { $kind }, à côté du fichier de partie
window-table-rematch = Revanche, camps inversés
window-table-rematch-hint = La même bataille. Votre camp : { $side }.
window-table-getting-ready = Les deux joueurs se préparent.
window-table-agree-and-play = Accepter et jouer
window-table-rematch-offered = Revanche proposée. On attend { $name }.
window-table-offer-rematch = Proposer une revanche, camps inversés
window-table-needs-invitation = { $name } n’est pas en ligne : une nouvelle partie exige une invitation.

## À la table : panneaux, bandeau et tiroirs

window-table-leave = Quitter
window-table-leave-saved = Retour à l’accueil. La partie est enregistrée ; « Reprendre » la rouvre.
window-table-leave-practice = C’est un entraînement ; il n’est pas enregistré.
window-table-settings = Réglages
window-table-charts = Tables
window-table-charts-hint = Table des résultats, terrain, forces et renforts (C)
window-table-you-watch = Spectateur
window-table-both-sides = Les deux camps
window-table-you-play-both = Vous jouez les deux camps
window-table-you-are = Votre camp : { $side }
window-table-point-at-hex = Pointez un hexagone pour voir ses unités.
window-table-tab-decide = Décider
window-table-tab-log = Journal
window-table-tab-chat = Chat
window-table-tab-battle = Bataille
window-table-tab-view = Vue
window-table-tab-match = Partie
window-table-tab-modifiers = Modificateurs
window-table-tab-modifiers-hint = Modificateurs : le détail de la prévision
window-table-chat-unread = Chat ({ $count })
window-table-unread =
    { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
window-table-no-reinforcements = Plus de renforts.
window-table-reinforcements = Renforts
window-table-all-arrivals = Toutes les arrivées
window-table-last-moves = Derniers mouvements
window-table-sound = Son
window-table-sound-hint = Le volume se règle dans les réglages.
window-table-nothing-waits = Il ne reste rien à faire ici. Continuez par « { $label } ».
window-table-weather = Neige et pluie
window-table-weather-hint = Dessine la pluie et la neige sur la carte ; les règles tiennent compte du temps dans tous les cas
window-table-whole-map = Carte entière
window-table-whole-map-hint = Montre toute la carte
window-table-rotate = Pivoter
window-table-rotate-hint = Retourne la carte
window-table-measure = Mesurer
window-table-measure-hint = Distance et ligne de tir depuis l’unité sélectionnée ou l’hexagone
window-table-play-back = Revoir
window-table-play-back-hint = Rejoue la dernière phase de votre adversaire
window-table-find = Chercher
window-table-find-hint = Trouve une unité par son nom
window-table-keys = Touches
window-table-keys-hint = Liste toutes les touches
window-table-point = Pointer
window-table-point-hint = Montre un hexagone à votre adversaire : cliquez ensuite dessus
window-table-no-chat = Pas encore de message. Le chat est enregistré à côté du fichier de partie et n’est pas signé.
window-table-say-something = Écrire un message
window-table-speaker = { $name } :
window-table-too-many-messages = (trop de messages : les suivants ne sont plus affichés)
window-table-you = Vous
window-table-your-opponent = Votre adversaire
window-table-find-unit = Chercher une unité
window-table-find-unit-hint = une partie de son nom
window-table-no-unit-found = Aucune unité ne porte ce nom.
window-table-found = { $name } : { $place }
window-table-more-units = Encore { $count }. Précisez le nom.
window-table-key-arrows = Flèches
window-table-key-arrows-does = Déplacent le curseur, ou la carte avec Maj.
window-table-key-hold = Maintenir
window-table-key-hold-does = Maintenez le bouton sur une pile pour l’étaler.
window-table-key-middle = Clic du milieu
window-table-key-middle-does = Pointe un hexagone. Alt+clic aussi, sauf si votre système l’utilise.
window-table-key-drag = Ctrl+glisser
window-table-key-drag-does = Trace votre propre flèche. Ctrl+clic efface les flèches d’un hexagone.
window-table-step =
    { $when ->
        [here] Vous êtes ici : { $step }
        [passed] Passé : { $step }
       *[coming] À venir : { $step }
    }
# The step after the present one, in the strip itself; $step is its name.
window-table-strip-next = Ensuite, { $step }
window-table-read-about-it = Cliquez pour en savoir plus dans « Comment jouer ».
window-table-no-options = Options en vigueur : aucune.
window-table-options = Options en vigueur : { $options }.

## À la table : conseils

window-table-hint = Conseil
window-table-hint-hint = { $label } : ce que ferait le bot. Ce n’est qu’une suggestion.
window-table-hint-later = Un conseil est possible quand c’est à vous de décider.
window-table-hint-person = Pas de conseil dans une partie contre une personne.
window-table-hint-none = Le bot n’a pas de conseil ici.
window-table-hint-not-yet = Il n’y a pas encore de conseil à jouer.
window-table-hint-thinking =
    { $level ->
        [random] Le bot « Hasard » réfléchit.
        [recruit] La recrue réfléchit.
        [captain] Le capitaine réfléchit.
        [marshal] Le maréchal réfléchit.
       *[bot] Le bot réfléchit.
    }
window-table-hint-does =
    { $level ->
        [random] Le bot « Hasard » ferait ceci :
        [recruit] La recrue ferait ceci :
        [captain] Le capitaine ferait ceci :
        [marshal] Le maréchal ferait ceci :
       *[bot] Le bot ferait ceci :
    }
window-table-hint-invisible = Aucune action visible.
window-table-hint-stop = Arrêter
window-table-hint-play = L’appliquer

## À la table : le rideau de deux joueurs sur un ordinateur

window-table-curtain-ready = C’est mon tour
window-table-curtain-hand-over = La main passe { SIDE($side, form: "to") }
window-table-curtain-handed = Passe la main : { $side }. { $secret }
window-table-curtain-seat = Au tour { SIDE($side, form: "of") }
window-table-curtain-secret = L’écran suivant est secret. Il est réservé à ce camp : { $side }.

## À la table : connexion, pendules, problèmes

window-table-connected = Connexion établie avec { $name }.
window-table-connected-directly = Connexion directe avec { $name }, aller-retour en { $ms } ms.
window-table-connected-relay = Connexion avec { $name } par le relais { $relay }, aller-retour en { $ms } ms.
window-table-watching-live = Vous regardez { $first } contre { $second }, en direct.
window-table-watching-late = Vous regardez { $first } contre { $second }, avec au moins { $seconds } secondes de retard.
window-table-no-response = Aucune réponse depuis quelques secondes ({ $name }). La connexion est lente, ou { $name } est hors ligne.
window-table-lost = { $name } n’est pas en ligne ({ $why }). Reconnexion en cours. La partie reprend quand { $name } revient. Vous pouvez quitter : la partie est enregistrée.
window-table-comparing = { $name } est en ligne ; les deux programmes comparent leurs enregistrements.
window-table-closed = Cette connexion est fermée.
window-table-looking-for = Recherche à la dernière adresse connue : { $name }.
window-table-paused-clocks = La partie est en pause : les pendules sont arrêtées, et chacun des joueurs peut reprendre.
window-table-computers-disagree = Le jeu est arrêté : les deux ordinateurs ne sont pas d’accord.
window-table-clocks-differ = Vos programmes diffèrent de plus d’une minute. Le jeu continue. Choisissez « S’accorder sur les pendules » dans le menu Partie pour rendre l’écart.
window-table-allowance-used = { $name } a épuisé son temps de déconnexion ; sa pendule tourne.
window-table-your-clock-stopped = { $name } est hors ligne : votre pendule est arrêtée, et vous pouvez continuer à jouer.
window-table-clock-stopped = Pendule arrêtée ({ $name }), pour { $time } au plus.
window-table-bot-thinking = Le bot réfléchit.
window-table-waiting-decision = Décision attendue : { $name }.
window-table-waiting-decision-since = Décision attendue depuis { $time } : { $name }.
window-table-waiting-program = On attend l’autre programme ({ $name }) : { $due }.
window-table-waiting-program-since = On attend l’autre programme ({ $name }) depuis { $time } : { $due }.
window-table-time-left = Temps restant, { $name } : { $left } sur { $all }.
window-table-seconds = { $seconds } s
window-table-minutes = { $minutes } min
window-table-hours = { $hours } h { $minutes } min
window-table-days = { $days } j { $hours } h
window-table-difference-title = Les deux ordinateurs ne sont pas d’accord
window-table-difference-yours = Selon { $name }, l’entrée { $entry }, que vous avez signée, porte une fausse empreinte de la position.
window-table-difference-theirs = { $name } a signé l’entrée { $entry } avec l’empreinte d’une position que cet ordinateur n’a pas atteinte.
window-table-difference-we-wrong = Cet ordinateur a rejoué la partie depuis le début : il se trompait et s’est corrigé.
window-table-difference-we-right = Cet ordinateur a rejoué la partie depuis le début : il a raison, et l’autre programme ({ $name }) se trompe. La cause peut être une mémoire défectueuse ou une autre version ; ce n’est pas forcément une tricherie. Les entrées signées sont conservées comme preuves.
window-table-difference-settled = Réglé : la partie continue depuis la position rejouée. Aucun dé n’est relancé.
window-table-difference-goes-on = La partie continue depuis la position rejouée.
window-table-difference-waits = Rien ne change : la partie attend l’autre programme, { $name } ({ $due }).
window-table-difference-once = Dès que l’autre programme ({ $name }) aura rejoué la partie et accepté ce résultat, elle continuera depuis la position rejouée. Aucun dé n’est relancé.
window-table-differences = Différences : { $sections }.
window-table-first-field = Premier champ
window-table-here = Ici
window-table-there = Là-bas
window-table-bundle = Ce fichier contient tout ce qu’il faut pour reproduire le cas :
window-table-copy-path = Copier le chemin du fichier
window-table-trouble-title = La partie ne peut pas continuer ici
window-table-trouble-saved = La partie est enregistrée jusqu’à la dernière entrée. Choisissez « Reprendre » sur la page d’accueil pour la rouvrir.
window-table-match-file = Fichier de partie :
window-table-copy-match-path = Copier le chemin du fichier de partie
window-table-files-beside = Fichiers enregistrés à côté :
window-table-to-start = Retour à l’accueil

## À la table : le menu de la partie

window-table-exit-take-back-both = Reprendre le dernier coup
window-table-exit-take-back = Reprendre mon dernier coup
window-table-exit-rewind = Revenir en arrière…
window-table-exit-pause = Pause
window-table-exit-clocks = S’accorder sur les pendules
window-table-exit-change = Modifier la position…
window-table-exit-result = S’accorder sur le résultat…
window-table-exit-resign-side = Abandonner : { $side }
window-table-exit-resign = Abandonner
window-table-exit-close = Clore la partie
window-table-must-agree = { $name } doit donner son accord.
window-table-means-take-back = Possible aussi après un jet de dé ; l’enregistrement le montre.
window-table-take-backs-left = Restant : { $count }.
window-table-means-rewind-far = Revient au début de la dernière phase. Cela compte comme une reprise.
window-table-means-rewind = Revient au début d’une phase au choix. Les dés sont relancés, et l’enregistrement le montre.
window-table-means-pause = Le jeu et les pendules s’arrêtent jusqu’à ce que l’un de vous reprenne.
window-table-means-clocks = Rend l’écart entre les temps mesurés par les deux programmes.
window-table-means-change = Vous pouvez placer unités et marqueurs n’importe où ; l’enregistrement le montre.
window-table-means-result = La partie se termine maintenant, sur un match nul ou avec le vainqueur que vous désignez.
window-table-means-resign = La partie se termine maintenant et votre adversaire gagne. Aucun accord n’est nécessaire.
window-table-means-close = { $name } n’a pas agi depuis plus de { $time }. L’enregistrement contiendra votre affirmation ; il ne peut pas la prouver.
window-table-show-difference = Montrer la différence
window-table-show-problem = Montrer le problème
window-table-rewind-to = Au { $phase }
window-table-a-draw = Match nul
window-table-side-wins = Victoire : { $side }
window-table-resign-sure = Abandonner la partie ? C’est définitif.
window-table-keep-playing = Continuer à jouer
window-table-change-title = Modifier la position
window-table-change-ask = Demander à l’adversaire
window-table-change-ask-hint = Rien ne change sans l’accord de votre adversaire.
window-table-change-now = Modifier maintenant
window-table-change-now-hint = Les deux joueurs sont sur cet ordinateur : c’est immédiat. L’enregistrement le montre.
window-table-cancel = Annuler
window-table-change-when = La position ne peut être modifiée qu’entre deux mouvements ou combats.
window-table-change-remove = Retire cette modification
window-table-spectators = Spectateurs
window-table-spectators-allowed = Vous avez tous deux accepté des spectateurs.
window-table-watch-code = Créer un code de spectateur
window-table-watch-code-hint = Avec ce code, on peut regarder, mais pas agir.
window-table-copy-watch-code = Copier le code de spectateur
window-table-new-watch-code = Nouveau code
window-table-new-watch-code-hint = L’ancien code n’admet plus de nouveaux spectateurs
window-table-no-spectators = Aucun spectateur.
window-table-remove-spectator = Exclure
window-table-remove-spectator-hint = Retour impossible avec ce code

## Revoir une partie : la liste

window-viewer-replays = Parties jouées
window-viewer-search = Chercher : joueur, bataille, date, fin
window-viewer-search-name = Chercher une partie
window-viewer-looking = Recherche des parties…
window-viewer-no-matches = Pas encore de partie. Jouez-en une, et elle apparaîtra ici.
window-viewer-none-found = Aucune partie trouvée. Essayez moins de mots.
window-viewer-open-file = Ouvrir un fichier de partie…
window-viewer-dialogue-open = La fenêtre de choix est ouverte.
window-viewer-drop-file = Ou déposez le fichier sur cette fenêtre, ou tapez son chemin :
window-viewer-open-path = Ouvrir le fichier
window-viewer-folder = Vos parties sont dans { $folder }.
window-viewer-choose = Choisissez une partie ; un double clic l’ouvre.
window-viewer-open = Ouvrir
window-viewer-rename = Renommer
window-viewer-delete = Supprimer
window-viewer-own-name = Le nom que vous lui donnez
window-viewer-new-name = Nouveau nom
window-viewer-cancel = Annuler
window-viewer-delete-sure = Supprimer cette partie et ses notes ?
window-viewer-to-trash = À la corbeille
window-viewer-no-dialogue = Ce système n’a pas de fenêtre de choix de fichier. Déposez le fichier sur cette fenêtre, ou tapez son chemin sous la liste.
window-viewer-dialogue-title = Ouvrir une partie
window-viewer-dialogue-matches = Parties
window-viewer-dialogue-all = Tous les fichiers
window-viewer-rename-failed = Impossible de renommer la partie : { $why }
window-viewer-trashed = Mis à la corbeille : { $place }
window-viewer-delete-failed = Impossible de supprimer la partie : { $why }
window-viewer-not-a-match = Pas une partie
window-viewer-on-one-computer = { $battle }, sur un seul ordinateur
window-viewer-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
window-viewer-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
window-viewer-verifying = Vérification…
window-viewer-not-opened = Impossible d’ouvrir { $path }

## Revoir une partie : les bandeaux

window-viewer-back = Retour
window-viewer-back-hint = Retour à la liste des parties
window-viewer-settings = Réglages
window-viewer-what-if = Et si… à partir d’ici
window-viewer-what-if-hint = Jouer à partir de cette position, contre le bot ou les deux camps vous-même
window-viewer-close = Fermer
window-viewer-eyes-hint = Montrer ce qui était caché : tel que tous le voyaient alors, ou tel qu’un camp le connaissait.
window-viewer-seen-by = Vu par
window-viewer-everyone = tous
window-viewer-seen-by-everyone = Vu par tous
window-viewer-seen-by-side = Vu par un camp : { $side }
window-viewer-title = { $battle } : { $first } contre { $second }
window-viewer-export-language = Langue du fichier
window-viewer-export = Exporter
window-viewer-no-battle = Ce programme n’a pas cette bataille et ne peut donc pas la dessiner.
window-viewer-entry = Entrée { $entry } sur { $all }, signée par { $name }.
window-viewer-to-choose = Décision à prendre : { $name } ({ $side }).
window-viewer-next-roll = Ensuite : un jet de dé.
window-viewer-nothing-changes = Rien ne change sur la carte.
window-viewer-more-in-log = Et { $count } de plus dans le journal.
window-viewer-proof = Preuve de ce jet
window-viewer-to-the-start = Au début
window-viewer-turn-back = Tour précédent
window-viewer-phase-back = Phase précédente
window-viewer-step-back = Pas en arrière
window-viewer-pause = Pause
window-viewer-play = Lecture
window-viewer-step-on = Pas en avant
window-viewer-phase-on = Phase suivante
window-viewer-turn-on = Tour suivant
window-viewer-to-the-end = À la fin
window-viewer-combat-before = Combat précédent
window-viewer-next-combat = Combat suivant
window-viewer-speed = Vitesse { $speed }
window-viewer-speed-hint = Vitesse de lecture (flèches haut et bas)
window-viewer-timeline = Chronologie : entrée { $entry } sur { $all }
window-viewer-timeline-in = Chronologie : entrée { $entry } sur { $all }, { $phase }
window-viewer-phase = Tour { $turn }, { $side } : { $phase }
window-viewer-phase-night = Tour { $turn }, nuit, { $side } : { $phase }
window-viewer-combat = Combat du tour { $turn } : { $side }, attaque sur { $targets }
window-viewer-combat-odds = Combat du tour { $turn } : { $side }, attaque sur { $targets }, { $attack } contre { $defence }, colonne { $odds }
window-viewer-combat-die =
    { $faces-count ->
        [one] dé { $faces } : { $result }, { $meaning }
       *[other] dés { $faces } : { $result }, { $meaning }
    }
window-viewer-combat-no-die = dé non lancé
window-viewer-combat-strength = points de force perdus { $first } : { $second }
window-viewer-combat-increments = incréments perdus { $first } : { $second }
window-viewer-combat-undone = repris ensuite
window-viewer-note-at = Note à l’entrée { $entry } : { $note }
window-viewer-decision = Décision. { $told }
window-viewer-before-first-turn = Avant le premier tour
window-viewer-entry-number = Entrée { $entry }
window-viewer-not-used = N’existe pas dans cette bataille.
window-viewer-luck = Chance
window-viewer-luck-points = Ce que les dés ont apporté ou coûté à chaque camp par rapport à la moyenne, en points de force
window-viewer-luck-increments = Ce que les dés ont apporté ou coûté à chaque camp par rapport à la moyenne, en incréments
window-viewer-chances = Chances
window-viewer-press-review = Cliquez sur « Analyse », à droite, pour les calculer.
window-viewer-percent = { $percent } %
window-viewer-figure = { $name } : { $values }
window-viewer-working-out = Calcul en cours : qui menait
window-viewer-no-rules = Règles non disponibles ici
window-viewer-who-was-ahead = Qui menait. { $told }
window-viewer-no-map = Pas de carte à montrer

## Revoir une partie : à côté de la carte

window-viewer-log-needs-rules = Le journal exige les règles de cette partie.
window-viewer-moves = Mouvements
window-viewer-whole-map = Carte entière
window-viewer-no-luck = Chance : encore aucun jet
window-viewer-luck-in-points =
    { $rolls ->
        [one] Chance sur { $rolls } jet, en points de force : { $sides }
       *[other] Chance sur { $rolls } jets, en points de force : { $sides }
    }
window-viewer-luck-in-increments =
    { $rolls ->
        [one] Chance sur { $rolls } jet, en incréments : { $sides }
       *[other] Chance sur { $rolls } jets, en incréments : { $sides }
    }
window-viewer-note-hint = Votre note à cette étape
window-viewer-note-name = Note à l’entrée { $entry }
window-viewer-save-note = Enregistrer la note
window-viewer-delete-note = Supprimer la note
window-viewer-notes =
    { $count ->
        [0] Pas encore de note
        [one] { $count } note
       *[other] { $count } notes
    }
window-viewer-notes-hint = Les notes sont enregistrées à côté du fichier de partie et marquées sur la chronologie.
window-viewer-note-failed = Impossible d’enregistrer la note : { $why }
window-viewer-review-done = Le bot rejoue la partie : { $percent } %
window-viewer-review-stop = Arrêter
window-viewer-review = Analyse
window-viewer-review-hint = Marque les décisions et les jets qui ont le plus changé les chances de victoire, trois de chaque camp, avec le choix du bot
window-viewer-decisions = Décisions
window-viewer-no-decisions = Aucune décision n’a changé les chances de victoire de plus de 1 %.
window-viewer-show-before = Montre la position d’avant
window-viewer-show-before-dice = Montre la position avant les dés
window-viewer-and-more = Et { $count } de plus.

## Revoir une partie : les vérifications

window-viewer-verification-of = Vérification : { $badge }
window-viewer-see-checked = Cliquez pour voir ce qui a été vérifié.
window-viewer-verification = Vérification
window-viewer-how-it-ended = Fin de la partie : { $ending }.
window-viewer-one-computer = Un seul ordinateur détenait les deux clés : cela ne prouve rien sur deux joueurs.
window-viewer-what-was-checked = Ce qui a été vérifié
window-viewer-good-entries = Entrées valables dans le fichier : { $good } sur { $all }.
window-viewer-what-is-wrong = Ce qui ne va pas
window-viewer-agreements = Accords et affirmations
window-viewer-show = Montrer
window-viewer-show-entry = Montrer l’entrée { $entry }
window-viewer-whose-keys = À qui sont les clés
window-viewer-key-of = { $name } : { $words }
window-viewer-compare-words = Un enregistrement ne peut pas montrer qui détenait une clé : comparez les six mots avec votre ami. Les temps des pendules sont l’affirmation de chaque joueur.

## Revoir une partie : jouer la suite, et les fichiers

window-viewer-no-branch = Impossible de jouer à partir d’ici : { $why }.
window-viewer-branch-bot = { $side } contre le bot
window-viewer-branch-bot-line = Le bot prend l’autre camp
window-viewer-branch-both = À deux sur cet ordinateur
window-viewer-branch-both-line = Les deux camps sur cet ordinateur
window-viewer-branch-practice = C’est un entraînement avec de nouveaux dés, sans enregistrement. Quittez-le pour revenir ici.
window-viewer-kind-report = Compte rendu (HTML)
window-viewer-kind-film = Film (PNG animé)
window-viewer-kind-gif = Film (GIF)
window-viewer-kind-video = Film (MP4, par ffmpeg)
window-viewer-kind-text = Texte
window-viewer-kind-record = Fichier de partie
window-viewer-making =
    { $kind ->
        [report] Dessin des cartes du compte rendu…
        [film] Réalisation du film…
        [text] Écriture du texte…
       *[record] Copie du fichier de partie…
    }
window-viewer-making-so-far =
    { $kind ->
        [report] Dessin des cartes du compte rendu, { $size } ko pour l’instant…
        [film] Réalisation du film, { $size } ko pour l’instant…
        [text] Écriture du texte, { $size } ko pour l’instant…
       *[record] Copie du fichier de partie, { $size } ko pour l’instant…
    }
window-viewer-no-ffmpeg = Il faut ffmpeg, absent de cet ordinateur. Un GIF ou un PNG animé n’exige aucun autre programme.
window-viewer-nothing-made = rien n’a été produit
window-viewer-saved-to = Enregistré dans { $path }
window-viewer-not-saved = Impossible de l’enregistrer : { $why }
window-viewer-no-free-name = aucun nom n’est libre à côté du fichier de partie
window-viewer-choose-place = Choisissez où l’enregistrer
window-viewer-no-place = aucun emplacement choisi ; vous pouvez enregistrer à côté du fichier de partie
window-viewer-not-renamed = le fichier terminé ne peut pas être renommé
window-viewer-file-name = { $battle }, { $first } contre { $second }, { $day }
window-viewer-no-pictures = Pas d’images : l’ordinateur qui a écrit cette page n’a pas pu dessiner.

## La carte et le journal

window-board-board = Carte. { $text }
window-board-hex-and = { $here } ; { $left }
window-board-moves =
    { $units-count ->
        [one] { $units } : de { $from } à { $to }.
       *[other] { $units } : de { $from } à { $to }.
    }
window-board-moves-for =
    { $units-count ->
        [one] { $units } : de { $from } à { $to } pour { $cost }.
       *[other] { $units } : de { $from } à { $to } pour { $cost }.
    }
window-board-what-happened = Événements
window-board-filter-all = Tout
window-board-filter-combat = Combats
window-board-filter-moves = Mouvements
window-board-show-hex = Montrer { $hex }
window-board-show-hex-hint = Montre { $hex } sur la carte
window-board-rule = Règle { $rule }
window-board-why-die = Pourquoi aucun joueur n’a pu choisir ce dé
window-board-proof-link = preuve
window-board-again = De nouveau : { $phase }, tour { $turn }
window-board-how-won = Comment gagner cette bataille
window-board-score = Score : { $score }
window-board-score-hint = Cliquez pour voir les règles.
window-board-ruler-from = Cliquez sur l’hexagone de départ. Échap range la règle.
window-board-ruler-measured = { $measured } Échap range la règle.
window-board-ruler-to = Depuis { $hex } : pointez l’hexagone d’arrivée, ou cliquez sur un autre départ. Échap range la règle.
window-board-finger = Cliquez sur un hexagone pour le montrer à votre adversaire. Échap pour arrêter.
window-board-proof-hidden = visibles d’un seul camp
window-board-proof-faces = Faces
window-board-proof-dice = { $faces } (faces par dé : { $sides }, selon la règle { $rule }, maillons numéro { $number })
window-board-proof-match = Partie
window-board-proof-key = Clé en mots ({ $name })
window-board-proof-commitment = Engagement ({ $name })
window-board-proof-opened = Maillon ouvert par { $name }
window-board-proof-first = Premier à ouvrir
window-board-proof-entry = Entrée du premier maillon
window-board-proof-hashed = Haché, après "estafette roll"
window-board-proof-leads = le maillon ouvert par { $name } mène à l’engagement
window-board-proof-follows = les faces découlent de l’empreinte
window-board-proof-title = Preuve du jet { $number }
window-board-proof-checked =
    { $held ->
        [yes] Vérifié ici, { $what } : oui
       *[no] Vérifié ici, { $what } : NON
    }
window-board-proof-checked-line =
    { $held ->
        [yes] vérifié ici, { $what } : oui
       *[no] vérifié ici, { $what } : NON
    }
window-board-proof-line = { $what } : { $is }
window-board-proof-why = Avant la partie, les deux joueurs avaient fixé leurs maillons par un engagement dans l’en-tête. Celui qui a ouvert le premier ne connaissait pas le maillon de l’autre, et l’autre ne pouvait ouvrir que le maillon déjà engagé. Aucun des deux n’a donc pu choisir le dé.
window-board-proof-copy = Copier comme texte
window-board-small-map = Petite carte : cliquez ou faites glisser pour y regarder
window-board-beyond =
    { $count ->
        [one] Un hexagone éclairé hors de vue : { $hex }
       *[other] { $count } hexagones éclairés hors de vue, le plus proche { $hex }
    }
# The meaning of a small sign on a counter.
window-board-mark =
    { $mark ->
        [in-reserve] en réserve
        [must-attack] doit attaquer
        [fresh] troupes fraîches
        [fresh-strength-used] force fraîche utilisée
        [demoralised] armée démoralisée
        [has-attacked] a attaqué
        [has-moved] a bougé
        [disordered] en désordre
        [road-march] en colonne de route
        [a-leader-is-with-it] avec un chef
        [tired] fatigue
        [exhausted] à bout de forces
        [has-charged] a chargé
        [army-commander] commandant d’armée
        [in-an-enemy-zone] en zone ennemie
        [has-marched] a marché
        [has-fought] a combattu
        [routed] en déroute
        [elite] élite
        [light-infantry] infanterie légère
        [drawn] carte tirée
        [carries-a-charge] charge déclarée
        [inactive] attend un ordre
        [out-of-command] hors commandement
        [mobile] mobile
        [an-order-is-on-its-way] un ordre est en route
       *[other] –
    }
# The looks of a counter: paler, reddened, struck through.
window-board-look =
    { $look ->
        [spent] a déjà agi
        [upset] en désordre
       *[struck] nom barré : pas de combat pour l’instant
    }
# The bar along the foot of a counter.
window-board-bar = reste { $percent } % de la force
# $signs are the words for its signs, with commas between them.
window-board-signs = { $unit } : { $signs }

## Comment jouer

window-book-title = Comment jouer
window-book-title-hint = Les règles, avec des images (F1)
window-book-back = Retour
window-book-search = Chercher
window-book-search-hint = un mot, ou une règle comme 4.5
window-book-clear = Effacer
window-book-nothing-found = Rien trouvé. Essayez moins de mots.
window-book-before = Avant : { $title }
window-book-next = Suite : { $title }
window-book-rules =
    { $count ->
        [one] Règle
       *[other] Règles
    }
window-book-picture-failed = Impossible de dessiner cette image : { $why }. Elle montre : { $says }
window-book-drawing = L’image se dessine…
window-book-start-first-game = Commencer la première partie
window-book-first-game-line = { $title } : une petite bataille contre le bot ; une fiche explique chaque étape
window-book-first-game-guided = Première partie (guidée)
window-book-read-rule = Lire la règle { $rule } dans « Comment jouer »
window-book-what-next = Et ensuite ?
window-book-what-next-hint = Montre de nouveau la fiche de la première partie
window-book-first-game = Première partie
window-book-continue = Continuer
window-book-skip = Passer
window-book-skip-hint = Je le sais déjà
window-book-read-more = En savoir plus
window-book-close = Fermer
window-book-happened = Ce qui s’est passé : { $happened }
window-book-card-of = Fiche { $card } sur { $all }
window-book-fold-card = Replier la fiche
window-book-unfold-card = Déplier la fiche
# $step is the phase in the strip above the map: “French movement”.
window-book-watching = À suivre : { $step }
# $does is what is done in the phase, a sentence: “Attack adjacent units, and ride charges.”
window-book-watching-does = Dans cette phase : { $does }
window-book-watching-dice = À suivre
window-book-watching-then = La carte le montre pas à pas. La fiche suivante vient avec votre prochaine décision.
window-book-first-games = Dans chaque système :

## Touches d’une partie revue

window-viewer-key-home = Début
window-viewer-key-end = Fin
window-viewer-key-left = Gauche
window-viewer-key-right = Droite
window-viewer-key-space = Espace
window-viewer-key-ctrl-left = Ctrl+Gauche
window-viewer-key-ctrl-right = Ctrl+Droite
window-viewer-key-shift-left = Maj+Gauche
window-viewer-key-shift-right = Maj+Droite
window-viewer-key-alt-left = Alt+Gauche
window-viewer-key-alt-right = Alt+Droite
