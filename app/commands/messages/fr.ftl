# Messages des commandes : leur aide, et ce qu’elles affichent. Voir docs/TRANSLATING.md.

## Aide. Un message est une commande, ses attributs sont les arguments de la commande. Un argument qui a la même aide dans plusieurs
## commandes est une option. Les noms des commandes et des options restent tels quels.

commands-help-estafette = Wargames napoléoniens à deux, sans serveur, avec des dés qu’aucun joueur ne peut choisir
    .closing = estafette FICHIER ouvre l’enregistrement d’une partie dans la fenêtre.
commands-help-play = Ouvrir la fenêtre (par défaut, quand il y a un écran)
    .name = Votre nom, tel que vos adversaires le voient ; il est retenu
    .loopback = Jouer avec un ami sur cet ordinateur seulement, pour essayer
commands-help-host = Inviter un ami à une bataille, par Internet ou sur votre réseau
    .side = Votre camp, par son nom ou par first ou second
    .increment = Secondes ajoutées à la pendule d’un camp pour chaque phase qu’il termine
    .grace = Durée totale des déconnexions admises par camp dans toute la partie, en secondes
    .deadline = Jours d’inactivité avant que l’adversaire puisse clore la partie (0 : jamais)
    .lan = Annoncer l’invitation sur ce réseau, pour se passer de code
    .challenge = Défier un joueur de ce réseau, par son nom ou par les premiers mots de son empreinte ; lui seul peut entrer
    .no-router = Ne pas demander au routeur d’ouvrir le port
    .hours = Durée de validité du code, en heures
    .watch = Admettre des spectateurs, avec ce délai en secondes (0 : en direct)
    .resume = Reprendre cette partie
commands-help-join = Rejoindre la bataille d’un ami par un code, ou sur votre réseau
    .code = Code d’invitation ou de reprise de votre ami
    .lan = Afficher les invitations ouvertes sur ce réseau, et rejoindre la seule qu’il y a, ou celle que vous choisissez
    .pick = Rejoindre l’invitation de ce numéro dans la liste, à partir de 1
    .scenario = Jouer cette bataille et aucune autre : un fichier ou dossier de scénario à vous, ou une bataille intégrée
commands-help-watch = Regarder une partie avec un code de spectateur, en la vérifiant en direct
    .code = Le code de spectateur qu’un joueur de la partie vous a donné
    .json = Afficher du JSON, un objet par ligne
    .name = Votre nom, que le joueur voit et qui est retenu
    .loopback = Regarder sur cet ordinateur seulement, pour essayer
commands-help-room = Afficher les joueurs, invitations, défis et tournois de ce réseau, et y paraître
    .say = Statut que les joueurs de la salle lisent à côté de votre nom
    .unseen = Regarder seulement, sans être vu
    .seconds = Durée d’écoute en secondes ; par défaut, jusqu’à ce que vous l’arrêtiez
commands-help-check = Tester votre réseau, et la connexion avec un ami par son code
    .code = Code d’un ami dont le programme attend, pour mesurer la connexion
    .no-router = Ne pas demander au routeur d’ouvrir un port
    .loopback = Tester sur cet ordinateur seulement, pour essayer
commands-help-relays = Afficher les relais que vous admettez, et modifier la liste (docs/RELAY.md)
    .add = Ajouter le relais de cette ligne, telle que son propriétaire vous l’a donnée
    .remove = Retirer le relais de ce nom ou de cette adresse
    .off = Désactiver les relais
    .on = Réactiver les relais
commands-help-matches = Afficher les parties inachevées
    .take-over = Reprendre sur cet ordinateur une partie que vous avez jouée en dernier sur un autre et que vous n’y jouez plus
commands-help-demo = Jouer une bataille entre deux programmes sur cet ordinateur par QUIC, et vérifier les deux enregistrements
    .out = Le dossier des dossiers des deux joueurs ; un nouveau dossier temporaire par défaut
    .bot = Type des deux bots : sensible ou random
    .seed = Graine des bots ; elle n’agit pas sur les dés
commands-help-tournament = Créer, diriger ou rejoindre un tournoi (docs/TOURNAMENT.md)
commands-help-tournament-create = Créer un tournoi : un seul fichier le contient tout entier
    .file = Le fichier
    .name = Le nom du tournoi
    .battle = Bataille intégrée ; plusieurs pour en jouer une différente à chaque ronde
    .system = Apparier les joueurs de cette façon
    .system-swiss = Les joueurs à égalité de points se rencontrent
    .system-round-robin = Chacun rencontre tous les autres
    .system-double-round-robin = Chacun rencontre tous les autres dans les deux camps
    .rounds = Nombre de rondes d’un tournoi suisse
    .points = Compter les points d’une partie de cette façon
    .points-plain = 2 pour une victoire, 1 pour un match nul
    .points-levels = 20 points par partie, répartis selon le niveau de victoire
    .points-difference = 20 points par partie, répartis selon l’écart de points de victoire
    .step = Points de victoire pour un point, avec --points difference
    .wait = Minutes après lesquelles un joueur manquant peut être compté absent
commands-help-tournament-run = Diriger un tournoi sur ce réseau ; vous pouvez l’arrêter et le relancer à tout moment
    .file = Le tournoi
    .word = Mot de passe que les joueurs donnent à l’inscription ; entrée libre par défaut
    .port = Le port UDP du bureau du tournoi ; un port libre quelconque par défaut
    .web = Publier la page du classement à cette adresse
    .loopback = Diriger sur cet ordinateur seulement, pour essayer
    .alone = Se passer de directeur : les rondes commencent dès que ce nombre de joueurs est inscrit
    .absent-after = Avec --alone : secondes hors du bureau du tournoi après lesquelles un joueur compte comme absent
    .archive = Écrire l’archive ici à la fin du tournoi
commands-help-tournament-join = Rejoindre un tournoi et jouer ; le programme envoie vos résultats au bureau du tournoi
    .desk = Code du tournoi, tel que le programme du directeur l’affiche
    .lan = Chercher le bureau du tournoi sur ce réseau
    .word = Mot de passe du tournoi, s’il en a un
    .bot = Bot qui joue vos parties : sensible ou random
commands-help-tournament-show = Afficher le classement d’un tournoi
    .file = Le tournoi
commands-help-tournament-export = Écrire le registre, les fichiers de partie et les classements dans une archive pour estafette verify --tournament
    .file = Le tournoi
    .out = L’archive
commands-help-verify = Vérifier un fichier de partie ou une preuve : signatures, dés, empreintes et ordres
    .files = Fichiers de partie ou preuves
    .tournament = L’archive d’un tournoi : chaque appariement, chaque partie d’après ses deux enregistrements, et le classement
    .json = Afficher du JSON, un objet par fichier
commands-help-tell = Afficher le journal d’une partie, en texte ou en JSON (docs/REPLAYS.md)
    .json = Afficher du JSON (docs/REPLAYS.md)
    .proofs = Afficher la preuve de chaque jet
    .scenario = Fichier de scénario, pour les noms d’une bataille qui n’est pas intégrée
commands-help-review = Chercher les décisions d’une partie qui ont le plus changé les chances de victoire, et les choix d’un bot (docs/BOTS.md)
    .json = Afficher du JSON (docs/BOTS.md)
    .level = Bot de comparaison ; le plus fort du système par défaut
    .plays = Nombre total de parties imaginées pour la courbe
    .threads = Nombre de threads (sans effet sur le résultat)
    .scenario = Fichier de scénario, pour une bataille qui n’est pas intégrée
commands-help-battle = Faire combattre deux bots, et afficher la bataille tour par tour
    .seed = Graine des bots et des dés ; au hasard par défaut
    .first = Le bot du premier joueur : random, recruit, sensible, captain ou marshal
    .second = Le bot du second joueur, de même
commands-help-adjutant = Jouer par JSON, un objet par ligne (docs/ADJUTANT.md)
commands-help-luggage = Transférer votre clé et vos parties sur un autre ordinateur
commands-help-luggage-pack = Exporter votre clé, les joueurs que vous connaissez et vos parties dans un nouveau fichier : qui l’a peut jouer en votre nom
    .file = Le fichier
commands-help-luggage-unpack = Importer un fichier de transfert : votre clé, votre nom et vos parties
    .file = Le fichier
commands-help-scenario = Afficher les batailles intégrées, et contrôler vos propres fichiers de scénario
commands-help-scenario-list = Afficher les batailles intégrées
commands-help-scenario-check = Expliquer chaque erreur d’un fichier ou dossier de scénario
    .paths = Fichiers ou dossiers, ou batailles intégrées par leur identifiant
commands-help-replay = Revoir une partie enregistrée dans la fenêtre : carte, chronologie, preuves et notes (docs/REPLAYS.md)
    .file = L’enregistrement d’une partie
commands-help-report = Écrire une partie enregistrée en une page HTML, avec cartes et graphiques (docs/REPLAYS.md)
    .out = Le fichier HTML à écrire
    .scenario = Fichier de scénario, pour une bataille qui n’est pas intégrée
    .no-pictures = Omettre les images
commands-help-film = Faire d’une partie enregistrée une image animée (docs/REPLAYS.md)
    .file = L’enregistrement d’une partie
    .out = Le fichier à écrire : un PNG animé, ou .gif, ou .mp4 si l’ordinateur a ffmpeg
    .frames = Nombre maximal d’images ; les marches sont omises d’abord, les combats en dernier
    .seconds-per-frame = Durée de chaque image, en secondes
    .scenario = Fichier de scénario, pour une bataille qui n’est pas intégrée
commands-help-shot = Dessiner une bataille dans un fichier PNG, sans écran (docs/PICTURES.md)
    .record = L’enregistrement d’une partie, au lieu d’une bataille à son début
    .entry = L’entrée de l’enregistrement après laquelle dessiner ; la dernière par défaut
    .out = Le fichier à écrire
    .zoom = Hauteur d’un hexagone en pixels ; toute la carte par défaut
    .center = L’hexagone au milieu de l’image
    .theme = staff-map, high-contrast, red-green ou blue-yellow, chacun aussi avec -dark à la fin
    .overlay = Calques : reach, path, zones, attacks, fire, choices, refusals, last-moves
    .unit = L’unité que concernent reach, path et refusals ; par défaut, celle qui peut aller le plus loin
    .position = Une partie sauvegardée : la réponse de l’adjutant à save
    .steps = Laisser d’abord deux bots jouer ce nombre d’étapes
    .seed = La graine des bots et des dés
    .light = day, dusk ou night ; selon le tour par défaut
    .weather = dry, rain ou snow ; selon le tour par défaut
    .hide = Omettre : counters, grid, numbers, names, margin
commands-help-guide = Le livre « Comment jouer » : afficher ses sections, ou écrire ses images dans un dossier
    .pictures = Le dossier des images
    .width = Leur largeur en pixels
commands-help-estafette-keeper = Estafette sans fenêtre : relais, bureau du tournoi, et parties dans un terminal
commands-help-estafette-keeper-report = Écrire une partie enregistrée en une page HTML, avec graphiques et sans images (docs/REPLAYS.md)
commands-help-relay = Faire tourner un relais pour d’autres, sur un ordinateur qui a une adresse publique (docs/RELAY.md)
    .address = Nom ou adresse publique de cet ordinateur, où les joueurs le joignent
    .listen = L’adresse d’écoute ; toutes les adresses de cet ordinateur par défaut
    .port = Le port TCP pour HTTPS
    .udp = Le port UDP où les ordinateurs apprennent leur propre adresse publique
    .machines = Nombre maximal d’ordinateurs à la fois ; une partie en a deux
    .rate = Kilooctets par seconde acceptés de chaque ordinateur
    .folder = Le dossier de sa clé ; le dossier de vos réglages par défaut

## Aide : options de plusieurs commandes

commands-help-option-scenario = Une bataille intégrée, ou un fichier de scénario
commands-help-option-with = Règles optionnelles de la bataille à utiliser, comme weather
commands-help-option-minutes = Temps de réflexion par camp en minutes ; sans limite par défaut
commands-help-option-take-backs = Nombre de reprises de coup que chaque camp peut demander
commands-help-option-bot = Laisser un bot jouer votre camp
commands-help-option-adjutant = Jouer votre camp par lignes JSON sur l’entrée et la sortie standard (docs/ADJUTANT.md)
commands-help-option-kind = Type du bot : sensible ou random
commands-help-option-pace = Temps minimal du bot pour une réponse, en millisecondes
commands-help-option-name = Votre nom, qui est retenu
commands-help-option-stay = Rester après la partie pour une autre, camps inversés (avec --adjutant : rematch, agree, leave)
commands-help-option-loopback = Jouer sur cet ordinateur seulement, pour essayer
commands-help-option-port = Le port UDP à utiliser ; un port libre quelconque par défaut
commands-help-option-json = Afficher du JSON
commands-help-option-file = Le fichier de partie
commands-help-option-moves = Afficher chaque coup
commands-help-option-language = Langue du texte, par exemple fr ; celle du programme par défaut
commands-help-option-software = Dessiner avec l’adaptateur logiciel même s’il y a une carte graphique
commands-help-option-size = Largeur et hauteur en pixels

## Aide : noms des valeurs, comme dans --out FICHIER. En capitales, avec des traits pour les blancs.

commands-help-value-scenario = SCÉNARIO
commands-help-value-seed = GRAINE
commands-help-value-rules = RÈGLES
commands-help-value-first = BOT
commands-help-value-second = BOT
commands-help-value-code = CODE
commands-help-value-line = LIGNE
commands-help-value-host = ADRESSE
commands-help-value-file = FICHIER
commands-help-value-files = FICHIERS
commands-help-value-language = LANGUE
commands-help-value-out = SORTIE
commands-help-value-level = BOT
commands-help-value-plays = PARTIES
commands-help-value-threads = THREADS
commands-help-value-say = STATUT
commands-help-value-seconds = SECONDES
commands-help-value-name = NOM
commands-help-value-paths = CHEMINS
commands-help-value-battles = BATAILLES
commands-help-value-system = SYSTÈME
commands-help-value-rounds = RONDES
commands-help-value-points = POINTS
commands-help-value-step = ÉCART
commands-help-value-minutes = MINUTES
commands-help-value-take-backs = REPRISES
commands-help-value-wait = MINUTES
commands-help-value-word = MOT_DE_PASSE
commands-help-value-port = PORT
commands-help-value-address-port = ADRESSE:PORT
commands-help-value-players = JOUEURS
commands-help-value-absent-after = SECONDES
commands-help-value-archive = ARCHIVE
commands-help-value-desk = CODE
commands-help-value-bot = BOT
commands-help-value-pace = MILLISECONDES
commands-help-value-side = CAMP
commands-help-value-increment = SECONDES
commands-help-value-grace = SECONDES
commands-help-value-deadline = JOURS
commands-help-value-player = JOUEUR
commands-help-value-hours = HEURES
commands-help-value-resume = FICHIER
commands-help-value-kind = TYPE
commands-help-value-pick = NUMÉRO
commands-help-value-size = TAILLE
commands-help-value-frames = IMAGES
commands-help-value-seconds-per-frame = SECONDES
commands-help-value-record = FICHIER
commands-help-value-entry = ENTRÉE
commands-help-value-zoom = PIXELS
commands-help-value-center = HEXAGONE
commands-help-value-theme = THÈME
commands-help-value-overlay = CALQUES
commands-help-value-unit = UNITÉ
commands-help-value-position = FICHIER
commands-help-value-steps = ÉTAPES
commands-help-value-light = LUMIÈRE
commands-help-value-weather = MÉTÉO
commands-help-value-hide = ÉLÉMENTS
commands-help-value-pictures = DOSSIER
commands-help-value-width = PIXELS
commands-help-value-address = ADRESSE
commands-help-value-listen = ADRESSE
commands-help-value-udp = PORT
commands-help-value-machines = NOMBRE
commands-help-value-rate = DÉBIT
commands-help-value-folder = DOSSIER

## Aide : les mots qui l’encadrent

commands-help-frame-usage = Utilisation :
commands-help-frame-commands = Commandes :
commands-help-frame-arguments = Arguments :
commands-help-frame-options = Options :
commands-help-frame-any-options = [OPTIONS]
commands-help-frame-a-command = <COMMANDE>
commands-help-frame-any-command = [COMMANDE]
commands-help-frame-default = [par défaut :
commands-help-frame-alias = [autre nom :
commands-help-frame-values = [valeurs possibles :
commands-help-frame-each-value = Valeurs possibles :
commands-help-frame-print = Afficher l’aide
commands-help-frame-print-more = Afficher l’aide (plus avec --help)
commands-help-frame-print-less = Afficher l’aide (un résumé avec -h)
commands-help-frame-print-for = Afficher l’aide d’une commande
commands-help-frame-print-of = Afficher ce message ou l’aide d’une commande
commands-help-frame-version = Afficher la version

## Erreurs dans la ligne de commande

commands-mistake = erreur : { $what }
commands-mistake-argument = l’argument « { $argument } » n’existe pas
commands-mistake-command = la commande « { $command } » n’existe pas
commands-mistake-missing = ces arguments obligatoires manquent :{ $arguments }
commands-mistake-conflict = l’argument « { $argument } » ne va pas avec « { $other } »
commands-mistake-twice = l’argument « { $argument } » ne peut être donné qu’une fois
commands-mistake-value = valeur « { $value } » impossible pour « { $argument } »
commands-mistake-value-why = valeur « { $value } » impossible pour « { $argument } » : { $why }
commands-mistake-number = il faut un nombre entier
commands-mistake-range = valeurs possibles : { $range }
commands-mistake-no-value = il manque une valeur pour « { $argument } »
commands-mistake-too-many = valeur « { $value } » en trop pour « { $argument } »
commands-mistake-similar = conseil : nom semblable : { $names }
commands-mistake-more = Pour en savoir plus, essayez « --help ».
# Le programme est un nom : estafette. La phrase finit par un point dans chaque langue.
commands-elsewhere-window = `{ $command }` demande le programme avec fenêtre : estafette { $command }.
commands-elsewhere-keeper = `{ $command }` est une commande du programme sans fenêtre : estafette-keeper { $command }, ou depuis les sources cargo run -p estafette-keeper -- { $command }.
commands-elsewhere-lab = `{ $command }` est une commande du laboratoire : depuis les sources, cargo run -p estafette-lab -- { $command }.

## Jouer par le réseau. Ce qui se tape suit deux blancs.

commands-you-are = Vous êtes { $name } ; votre empreinte : { $fingerprint }
commands-network = démarrage du réseau
commands-host-invite = Votre ami tape (avec --adjutant au lieu de --bot pour jouer par lignes) :
commands-host-wait = En attente de votre ami. Ctrl-C arrête ; une partie commencée peut être reprise plus tard.
commands-host-take-backs = une partie peut avoir au plus { $most } reprises de coup par camp
commands-host-delay = un coup peut être montré aux spectateurs au plus { $most } secondes plus tard, soit un jour
commands-host-time = c’est trop de temps de réflexion
commands-host-deadline = c’est un délai trop long
commands-join-none = aucune invitation ouverte n’a été trouvée sur ce réseau ; demandez à votre ami d’inviter avec --lan, ou demandez-lui le code, qui marche partout
commands-join-other-version = autre version du programme
commands-join-pick = Choisissez-en une avec --pick et son numéro.
commands-join-no-number = il n’y a pas d’invitation numéro { $number }
commands-match-not-started = la partie n’a pas pu commencer : { $fault } ({ $name })
commands-match-stopped = la partie ne peut pas continuer : { $verdict } ({ $name })
commands-match-no-record = il n’y a pas d’enregistrement
commands-match-left = Vous avez quitté la partie ; elle est enregistrée.
commands-match-resume = Pour la reprendre, l’un de vous tape  estafette host --resume { $file }
commands-matches-taken-over = Vous jouez désormais cette partie sur cet ordinateur. Ne la reprenez pas sur l’autre.
commands-matches-none = Aucune partie inachevée dans { $folder }.
commands-matches-line =
    { $entries ->
        [one] { $title } : { $first } contre { $second }, { $entries } entrée
       *[other] { $title } : { $first } contre { $second }, { $entries } entrées
    }
commands-demo-records = Les deux enregistrements : { $first } et { $second }
commands-demo-same = Ils sont identiques, entrée par entrée : { $entries } entrées de { $disk } octets sur le disque et { $wire } sur le réseau.
commands-demo-not-same = Ils ne sont PAS identiques : { $entries } entrées de { $disk } octets sur le disque et { $wire } sur le réseau.
commands-demo-took = La partie a duré { $seconds } s, dont { $waited } s où l’hôte a attendu son disque.

## La salle de ce réseau

commands-room-status = un statut a au plus { $most } caractères
commands-room-left = départ : { $name }
commands-room-player = { $name } : { $status }
commands-room-directs = { $name } dirige « { $tournament } » ; estafette tournament join --lan
commands-room-challenges = { $name } vous défie ({ $battle }) ; estafette join --lan
commands-room-invites = { $name } invite à jouer ({ $battle }) ; estafette join --lan
commands-room-unknown = aucun joueur de la salle ne s’appelle { $words } ; estafette room affiche les joueurs
commands-room-two = deux joueurs de la salle s’appellent { $words } ; donnez plutôt les premiers mots de l’empreinte

## Relais

commands-relays-full = la liste contient au plus { $most } relais ; retirez-en un d’abord
commands-relays-unknown = aucun relais de ce nom n’est dans la liste
commands-relays-none = Votre liste n’a aucun relais : connexions directes seulement. Un relais aide deux joueurs à se connecter, et transporte leurs octets chiffrés s’il n’y a pas de connexion directe. Il ne voit ni les coups ni les dés (docs/RELAY.md).
commands-relays-off = Les relais sont désactivés (estafette relays --on).
commands-relay-no-address = cet ordinateur n’a aucune adresse d’écoute
commands-relay-line = Les joueurs ajoutent cette ligne à leurs relais (estafette relays --add "...", ou Réglages) :
commands-relay-ports = Le port TCP { $tcp } et le port UDP { $udp } doivent être ouverts. Ctrl-C arrête.
commands-relay-stopped = Le relais est arrêté ; connexions refusées faute de place : { $count }.

## Un autre ordinateur

commands-luggage-packed =
    { $files ->
        [one] { $name } ({ $fingerprint }) avec { $files } fichier de partie : { $file }
       *[other] { $name } ({ $fingerprint }) avec { $files } fichiers de partie : { $file }
    }
commands-luggage-warning = Qui a ce fichier peut jouer en votre nom. Une fois le fichier importé ailleurs, ne jouez plus ici.
commands-luggage-folders = recherche de vos dossiers
commands-luggage-key = Votre clé sur cet ordinateur : { $fingerprint }.
commands-luggage-imported =
    { $files ->
        [one] { $files } fichier de partie importé ; déjà ici, aussi longs ou plus longs : { $kept }.
       *[other] { $files } fichiers de partie importés ; déjà ici, aussi longs ou plus longs : { $kept }.
    }

## Revoir

commands-no-language = la langue { $code } n’existe pas ; choisissez parmi { $codes }
commands-report-written = { $file } : { $size } ko. { $badge } : { $meaning }
commands-report-cannot-draw = Pas d’images : le programme qui a écrit cette page ne sait pas dessiner.
commands-report-not-drawn = Pas d’images : l’ordinateur qui a écrit cette page n’a pas pu dessiner.
commands-report-no-pictures = le compte rendu est sans images : { $why }

## Batailles

commands-battle-again = La même bataille encore une fois : tools/run { $command }
commands-scenario-good =
    { $turns ->
        [one] { $title } : { $units } unités, { $turns } tour, aucune erreur ; contenu { $hash }
       *[other] { $title } : { $units } unités, { $turns } tours, aucune erreur ; contenu { $hash }
    }
commands-scenario-bad =
    { $mistakes ->
        [one] { $file } : { $mistakes } erreur
       *[other] { $file } : { $mistakes } erreurs
    }
commands-adjutant-hint = L’adjutant lit un objet JSON par ligne, par exemple { $example }.

## Tournois. Les ordres du directeur restent tels quels.

commands-tournament-direct = Pour le diriger, tapez  estafette tournament run { $file }
commands-tournament-other-key = Ce tournoi a été créé avec une autre clé ; la signature du directeur manquera à son archive.
commands-tournament-enter = Pour s’inscrire, les joueurs tapent  estafette tournament join { $code }
commands-tournament-enter-lan = ou, sur ce réseau,  estafette tournament join --lan
commands-tournament-page = Le classement se trouve à l’adresse  { $address }
commands-tournament-orders = Commandes : open, close, tables, standings, players, decide [RONDE.]TABLE first|second|draw MOTIF, absent TABLE first|second|both, withdraw NUMÉRO, back NUMÉRO, pause, go, end, stop
commands-tournament-done = fait
commands-tournament-no-number = { $text } n’est pas un nombre
commands-tournament-absent = absent prend first, second ou both
commands-tournament-decide = decide prend first, second ou draw
commands-tournament-desk = { $tournament }, directeur : { $name } ({ $fingerprint })
commands-tournament-no-desk = aucun tournoi n’est annoncé sur ce réseau ; demandez au directeur le code du tournoi
commands-tournament-many-desks = plusieurs tournois sont annoncés sur ce réseau ; demandez au directeur le code du tournoi
commands-tournament-desk-lost = Le bureau du tournoi ne répond pas : { $why }. Nouvelle tentative.
commands-tournament-wins = victoires { $wins }
commands-tournament-luck = chance { $luck }
commands-tournament-no-file = { $file } : ce n’est pas un fichier
commands-tournament-wrong = FAUX   { $line }
commands-tournament-good = BON    du premier appariement au dernier classement
