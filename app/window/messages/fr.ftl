# Messages de la fenêtre. Voir docs/TRANSLATING.md.

## Avant une partie

window-before-you-are = Votre nom : { $name }
window-before-first-game = Première partie (guidée)
window-before-friend = Jouer avec un ami
window-before-friend-line = Envoyez un code d’invitation, ou entrez-en un
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
window-before-settings-line = Langue, couleurs, nom
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
window-before-resume-trash = Mettre à la corbeille
window-before-resume-cancel = Annuler
window-before-resume-delete = Supprimer
window-before-resume-delete-failed = La partie n’a pas pu être supprimée : { $error }
window-before-resume-how = Pour reprendre, ouvrez tous deux la partie ici. Estafette cherche votre ami à sa dernière adresse. Si elle a changé, copiez le nouveau code depuis la partie et envoyez-le ; votre ami le colle sous Jouer avec un ami. Aucun coup n’est perdu.
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
window-before-offer-words = Si l’écran de votre ami montre les six mêmes mots, vous êtes bien connecté à votre ami.
window-before-offer-agreed = Vous avez accepté. Les deux ordinateurs se préparent ; la carte s’ouvre d’elle-même.
window-before-offer-agree = Accepter et jouer
window-before-offer-decline = Retour refuse l’invitation.
window-before-code-send = Envoyez ce code à votre ami
window-before-code-copy = Copier le code
window-before-code-copied = C’est copié.
window-before-code-qr = En code QR
window-before-code-qr-name = Le code en image QR
window-before-code-scan = Scannez-le avec un téléphone pour l’envoyer en texte.
window-before-code-until = Valable jusqu’au { $until }, pour un seul ami. Ne le publiez pas.
window-before-code-next-resume = Votre ami colle ce code sous Jouer avec un ami (et non sous Reprendre, qui crée un autre code). La partie s’ouvre dès la connexion.
window-before-code-next = Votre ami choisit Jouer avec un ami, colle le code, puis lit vos réglages. Dès son accord, la carte s’ouvre d’elle-même.
window-before-code-network = Votre réseau
window-before-code-here-only = • Sur cet ordinateur seulement : personne d’autre ne peut se joindre.
window-before-code-addresses = Adresses dans le code : { $addresses }.
window-before-code-fingerprint = Votre empreinte
window-before-code-words = Votre ami voit ces six mots. S’ils diffèrent, quelqu’un intercepte la connexion.
window-before-code-offer = Votre offre
window-before-knock = Quelqu’un veut se joindre à vous
window-before-knock-words = Comparez les six mots avec ceux que voit votre ami avant d’ouvrir.
window-before-knock-admit = Laisser entrer
window-before-knock-refuse = Refuser
window-before-cut-off = Cet ordinateur n’est sur aucun réseau : aucun ami ne peut s’y connecter. Branchez un câble ou rejoignez un réseau sans fil, puis cherchez à nouveau. Vos choix sont gardés.
window-before-cut-off-again = Chercher à nouveau
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
window-before-setup-path = Chemin d’un fichier ou dossier de scénario (ou déposez-le sur cette fenêtre) :
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
window-before-setup-watch-live = direct
window-before-setup-watch-later = { $minutes } min après
window-before-setup-announce = Annoncer aussi sur ce réseau
window-before-setup-announce-hint = Tous sur votre réseau local voient la bataille et votre nom, et peuvent demander à se joindre
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
window-before-bots-strongest = Aucun niveau plus fort n’est encore éprouvé pour ce système.
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

window-settings-transfer = Passer sur un autre ordinateur
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
window-settings-transfer-no-dialogue = Ce bureau n’a pas de dialogue de fichiers. Tapez ci-dessus le chemin du fichier de transfert.
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
window-settings-keys-restore = Rétablir les touches d’origine
window-settings-key-previous = Précédent
    .does = Sélectionne l’unité ou la réponse précédente.
window-settings-key-next = Suivant
    .does = Sélectionne l’unité ou la réponse suivante.
window-settings-key-next-unmoved = Suivant immobile
    .does = Sélectionne la prochaine unité qui n’a pas bougé.
window-settings-key-next-hex = Hex suivant
    .does = Place le curseur sur le prochain hex à choisir.
window-settings-key-act = Agir
    .does = Comme un clic au curseur : sélectionne, déplace, choisit, fait retraiter.
window-settings-key-confirm = Confirmer
    .does = Confirme votre attaque, vos pertes ou vos unités.
window-settings-key-end = Terminer
    .does = Termine la phase, ou refuse. Appuyez deux fois s’il reste quelque chose d’inachevé.
window-settings-key-take-back = Reprendre
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
window-settings-key-free = Libre
    .does = Choisit le premier bouton de la carte, comme engager la Garde ; 1 à 9 choisissent chacun.
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
    .does = Mesure la distance et la ligne de tir depuis l’unité sélectionnée ou l’hex.
window-settings-key-play-back = Revoir
    .does = Rejoue la dernière phase de votre adversaire.
window-settings-key-ping = Signaler
    .does = Désigne l’hex du curseur ou sous le pointeur.
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
window-settings-key-whole-board = Carte entière
    .does = Montre toute la carte.
window-settings-key-closer = Plus près
    .does = Agrandit.
window-settings-key-farther = Plus loin
    .does = Réduit.
window-settings-fixed-escape = Échap : ferme ce qui couvre la carte, puis annule la dernière étape d’une action inachevée.
window-settings-fixed-arrows = Touches fléchées : déplacent le curseur sur la carte.
window-settings-fixed-shift-arrows = Maj et touches fléchées : déplacent la carte.
window-settings-fixed-digits = 1 à 9 : choisissent un bouton de la carte, dans l’ordre.
window-settings-fixed-tab = Tab : passe d’un bouton au suivant.
window-settings-fixed-charts = C : ouvre les tables.
window-settings-fixed-find = Ctrl+F : cherche une unité par son nom.
window-settings-fixed-book = F1 : ouvre Comment jouer.
window-settings-fixed-mouse = Souris : le clic sélectionne et agit, le clic droit annule, glisser déplace une unité ou la carte, la molette agrandit.
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
window-shell-no-match = { $path } ne commence pas comme une partie
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
window-club-create-enter = Les joueurs peuvent s’inscrire dès que le bureau est ouvert.
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
window-club-create-watch-live = direct
window-club-create-watch-later = { $minutes } min après
window-club-create-password = Mot de passe (vide pour une entrée libre) :
window-club-create-changed = Dernière modification : { $ago }

## Jouer dans un tournoi

window-club-paused = Tournoi en pause
window-club-your-table = Votre table
window-club-rules = Règlement de ce tournoi
window-club-withdraw-sure = Retirer pour de bon
window-club-part = Un tournoi
window-club-part-broken = Rien n’est perdu. Revenez en arrière et rejoignez à nouveau : vos parties sont enregistrées.
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
window-club-decide-draw = Égalité
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
window-club-desk-print-hint = Ouvre la page dans votre navigateur ; imprimez-la là.
window-club-desk-export = Exporter
window-club-desk-export-hint = Enregistre le livre, les parties et les classements dans une archive.
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
window-club-desk-decide-table = Trancher la table { $table }
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
window-club-desk-way-in = Les joueurs choisissent Sur ce réseau et cliquent sur ce tournoi.
window-club-desk-copy = Copier le code du tournoi
window-club-desk-copied = C’est copié.
window-club-desk-fingerprint = Votre empreinte : { $fingerprint }.
window-club-desk-public = Classement public :
window-club-desk-play = Y jouer vous-même
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
window-paper-on-map = Le montre sur la carte
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
