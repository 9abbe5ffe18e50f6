# Messages des fichiers de partie : ce qu’un enregistrement montre et prouve. Voir docs/TRANSLATING.md.

## Demandes des joueurs. $matter est l’objet de la demande.

replay-asks =
    { $matter ->
        [rewind] { $name } demande un retour à l’entrée { $to }.
        [change] { $name } demande à modifier la position.
        [draw] { $name } propose un match nul.
        [win-first] { $name } propose la victoire du premier joueur.
        [win-second] { $name } propose la victoire du second joueur.
        [pause] { $name } demande une pause.
       *[clocks] { $name } demande à rendre l’écart entre les pendules.
    }
replay-grants =
    { $matter ->
        [rewind] { $name } accepte le retour à l’entrée { $to }.
        [change] { $name } accepte de modifier la position.
        [draw] { $name } accepte le match nul.
        [win-first] { $name } accepte la victoire du premier joueur.
        [win-second] { $name } accepte la victoire du second joueur.
        [pause] { $name } accepte la pause.
       *[clocks] { $name } accepte de rendre l’écart entre les pendules.
    }
replay-agreed =
    { $matter ->
        [rewind] Les deux joueurs conviennent de revenir à l’entrée { $to }.
        [change] Les deux joueurs conviennent de modifier la position.
        [draw] Les deux joueurs conviennent d’un match nul.
        [win-first] Les deux joueurs conviennent de la victoire du premier joueur.
        [win-second] Les deux joueurs conviennent de la victoire du second joueur.
        [pause] Les deux joueurs conviennent d’une pause.
       *[clocks] Les deux joueurs conviennent de rendre l’écart entre les pendules.
    }
replay-opponent-asks =
    { $matter ->
        [rewind] Votre adversaire demande un retour à l’entrée { $to }.
        [change] Votre adversaire demande à modifier la position.
        [draw] Votre adversaire propose un match nul.
        [win-first] Votre adversaire propose la victoire du premier joueur.
        [win-second] Votre adversaire propose la victoire du second joueur.
        [pause] Votre adversaire demande une pause.
       *[clocks] Votre adversaire demande à rendre l’écart entre les pendules.
    }
replay-opponent-declines =
    { $matter ->
        [rewind] Votre adversaire refuse le retour à l’entrée { $to }.
        [change] Votre adversaire refuse de modifier la position.
        [draw] Votre adversaire refuse le match nul.
        [win-first] Votre adversaire refuse la victoire du premier joueur.
        [win-second] Votre adversaire refuse la victoire du second joueur.
        [pause] Votre adversaire refuse la pause.
       *[clocks] Votre adversaire refuse de rendre l’écart entre les pendules.
    }

## Refus d’une partie

replay-refused-not-your-decision = ce n’est pas à vous de décider
replay-refused-over = la partie est terminée
replay-refused-awaits-tail = attendez que le programme de votre adversaire ait envoyé sa part de l’enregistrement
replay-refused-older-copy = cette copie de la partie est plus ancienne que ce que vous y avez signé. Attendez que le programme de votre adversaire ait envoyé le reste
replay-refused-paused = la partie est en pause
replay-refused-too-many-undos = trop de reprises de coup dans cette phase ; continuez à jouer
replay-refused-nothing-to-answer = cette demande n’est plus en cours
replay-refused-asked-anew =
    { $matter ->
        [rewind] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire demande maintenant un retour à l’entrée { $to }
        [change] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire demande maintenant à modifier la position
        [draw] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire propose maintenant un match nul
        [win-first] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire propose maintenant la victoire du premier joueur
        [win-second] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire propose maintenant la victoire du second joueur
        [pause] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire demande maintenant une pause
       *[clocks] votre réponse n’a pas été envoyée : la demande a changé. Votre adversaire demande maintenant à rendre l’écart entre les pendules
    }
replay-refused-no-take-backs-left = toutes les reprises de coup convenues sont utilisées
replay-refused-too-early = votre adversaire a encore du temps
replay-refused-many-changes = trop de modifications à la fois
replay-refused-chat = le message est vide ou trop long
replay-refused-chat-waits = trop de messages attendent d’être envoyés
replay-refused-many-requests = trop de demandes dans cette partie ; continuez à jouer
replay-refused-of-others = c’est une partie d’autres joueurs

## Étapes d’une partie

replay-step-opens = { $author } ouvre la partie et signe l’en-tête.
replay-step-accepts = { $author } signe aussi l’en-tête : la partie commence.
replay-step-rewinds = Les deux joueurs reviennent à la position après l’entrée { $to } ; les jets suivants utilisent de nouveaux maillons.
replay-step-note-resigns = { $name } abandonne.
replay-step-pause-ends = { $name } met fin à la pause.
replay-step-admits = { $author } reconnaît qu’une de ses entrées avait une fausse empreinte ; l’empreinte recalculée compte.
replay-step-flag = Selon { $other }, { $author } n’a plus de temps.
replay-step-owed = Selon { $other }, { $author } n’a pas agi depuis trop longtemps.
replay-step-ends = { $author } confirme la fin.
replay-step-unseals =
    { $seals ->
        [one] { $author } ouvre le dernier scellé.
       *[other] { $author } ouvre les { $seals } derniers scellés.
    }
replay-step-commands = { $author } donne un ordre.
replay-step-link = { $author } ouvre un maillon.
replay-step-phase = { $author } confirme une phase.
replay-step-changes = Les deux joueurs modifient la position.
replay-step-signs = { $author } signe une entrée.

## Un bot ou une deuxième personne au même ordinateur

replay-partner-bot = Bot
replay-partner-random = Bot (hasard)
replay-partner-recruit = Bot (recrue)
replay-partner-captain = Bot (capitaine)
replay-partner-marshal = Bot (maréchal)
replay-partner-seat = Autre joueur

## Le verdict sur un enregistrement et son sens

replay-badge-one-computer = Vérifié, un seul ordinateur
replay-badge-verified = Vérifié
replay-badge-so-far = Vérifié jusqu’ici
replay-badge-not = Non vérifié
replay-badge-fails = Échec à l’entrée { $entry }
replay-badge-elsewhere = Règles non disponibles ici
replay-claim-shut = deux clés ont joué selon les règles, pour autant qu’on ait pu le vérifier ; des scellés sont restés fermés
replay-claim-untrue = deux clés ont joué selon les règles, pour autant qu’on ait pu le vérifier ; les déclarations sur ce qui était caché n’étaient pas toutes vraies
replay-claim-one-machine = joué selon les règles ; un seul ordinateur détenait les deux clés, cela ne prouve donc rien sur deux joueurs
replay-claim-two = deux clés ont joué selon les règles ; un joueur qui n’en détenait qu’une n’a pas choisi les dés
replay-means-waiting = La partie n’est pas terminée : on attend { $name } ({ $owed }). Jusqu’ici : { $claim }.
replay-means-waiting-nobody = La partie n’est pas terminée : aucun joueur n’est attendu ({ $owed }). Jusqu’ici : { $claim }.
replay-means-gave-up = { $name } a abandonné dans une note. Jusqu’ici : { $claim }.
replay-means-complete = D’après ce que cet enregistrement peut montrer, { $claim }.
replay-means-torn = Après l’entrée { $entry } : { $why }. Jusque-là l’enregistrement est bon. Le reste est perdu, ce qui ne prouve rien contre un joueur.
replay-means-broken = Entrée { $entry }, signée par { $name } : { $how }. À partir de là, cet enregistrement ne prouve rien.
replay-means-forged = Entrée { $entry }, attribuée à { $name } : { $how }. N’importe qui a pu modifier le fichier : cela ne prouve donc rien contre un joueur.
replay-means-elsewhere = Joué avec la révision { $revision } des règles « { $system } » ; { $program }. Ce programme a vérifié les signatures et les maillons des dés, mais pas les ordres.
replay-means-against = Contre { $name } : { $fault }.
replay-finding = entrée { $entry }, par { $name } : { $what }
replay-program-this = cet Estafette ({ $version }) peut le rejouer

## Vérifications

replay-checked-signatures = signatures
replay-checked-commands = ordres conformes aux règles
replay-checked-links = maillons des dés
replay-checked-rolls = jets de dés
replay-checked-hashes = empreintes de la position
replay-checked-phases = phases confirmées par les deux

## L’entrée attendue

replay-owed =
    { $due ->
        [accept] signature de l’en-tête
        [link] maillon { $number }
        [seal] scellé
        [phase] confirmation de la phase
        [admission] reconnaissance de l’écart
        [opening] ouverture d’un scellé
        [end] confirmation de la fin
        [tail] suite de l’enregistrement
        [nothing] rien
       *[decision] décision
    }

## Fins de partie

replay-ending-resigned = { $name } abandonne
replay-ending-draw = match nul par accord
replay-ending-won = { $name } gagne par accord
replay-ending-rules = partie jouée jusqu’au bout
replay-ending-open = non terminée
replay-ending-liar = { $name } perd : déclaration fausse
replay-ending-shut = { $name } perd : scellé jamais ouvert
replay-ending-both-liars = déclarations fausses des deux côtés : pas de vainqueur
replay-ending-both-shut = scellés jamais ouverts des deux côtés : pas de vainqueur
replay-ending-liar-and-shut = déclaration fausse ({ $liar }) et scellé jamais ouvert ({ $other }) : pas de vainqueur

## Fautes dans une entrée

replay-refused-foreign-match = l’entrée appartient à une autre partie
replay-refused-out-of-order = l’entrée { $given } est arrivée, mais c’est le tour de l’entrée { $due }
replay-refused-broken-chain = l’entrée ne fait pas suite à la précédente
replay-refused-bad-signature = la signature n’est pas de l’auteur indiqué
replay-refused-not-the-pen = son auteur a écrit hors de son tour
replay-refused-not-the-pen-over = son auteur a écrit après la fin de la partie
replay-refused-other-rules = la partie utilise la révision { $revision } des règles « { $system } » (protocole { $protocol })
replay-refused-missing-link = l’ordre entraîne un jet de dé, mais son auteur n’a pas ouvert le maillon
replay-refused-early-link = son auteur a ouvert un maillon dont aucun jet n’a encore besoin
replay-refused-misplaced-seal = un scellé manque ou est mal placé
replay-refused-wrong-leaf = la feuille { $given } a été ouverte au lieu de la feuille { $due }
replay-refused-leaf-not-committed = la feuille ouverte ne correspond pas à l’engagement
replay-refused-false-seal = ce qui a été ouvert n’est pas ce qui était scellé
replay-refused-false-hash = l’empreinte de l’état signée par son auteur ne découle pas de l’enregistrement
replay-refused-false-hash-admitted = l’empreinte de l’état signée par son auteur ne découle pas de l’enregistrement. Le programme adverse l’a signalé, et son auteur l’a reconnu. La partie a continué depuis la position rejouée
replay-refused-false-hash-disputed = l’empreinte de l’état signée par son auteur ne découle pas de l’enregistrement. Le programme adverse l’a signalé, et son auteur ne l’a pas reconnu
replay-refused-wrong-phase = elle confirme une autre phase que celle qui a commencé
replay-refused-no-such-place = la partie ne peut pas revenir à l’entrée { $to }
replay-refused-not-paused = la partie n’est pas en pause
replay-refused-phase-too-long = la phase a plus d’entrées qu’une phase ne peut en demander
replay-refused-match-too-long = la partie a plus d’entrées qu’une partie ne peut en avoir
replay-refused-too-many-take-backs = il y a eu plus de reprises de coup que convenu
replay-refused-wrong-ending = la partie ne s’est pas terminée ainsi
replay-refused-not-sealed = elle ouvre un scellé que son auteur n’a pas posé, ou trop à la fois
replay-refused-rewind = les deux joueurs sont convenus de revenir à l’entrée { $to } ; les jets suivants utilisent de nouveaux maillons
replay-refused-agreed =
    { $matter ->
        [change] les deux joueurs sont convenus de modifier la position
        [draw] les deux joueurs sont convenus d’un match nul
        [win-first] les deux joueurs sont convenus de la victoire du premier joueur
        [win-second] les deux joueurs sont convenus de la victoire du second joueur
        [pause] les deux joueurs sont convenus d’une pause
       *[clocks] les deux joueurs sont convenus de rendre l’écart entre les pendules
    }
replay-refused-conceded = abandon
replay-refused-conceded-author = abandon de son auteur
replay-refused-not-opened = partie terminée avec des scellés restés fermés : { $seals }
replay-refused-bad-note = une note jointe à l’enregistrement n’est pas signée par son auteur
replay-refused-flag-claimed = affirme que l’adversaire a utilisé { $seconds } s ; rien ne le prouve
replay-refused-owed-claimed = affirme avoir attendu une réponse pendant { $seconds } s ; rien ne le prouve
replay-refused-false-dispute = a contesté l’entrée { $entry } bien que son empreinte découle de l’enregistrement
replay-refused-false-dispute-told = le programme de votre adversaire conteste l’entrée { $entry }, qui découle pourtant de l’enregistrement
replay-refused-false-dispute-owed = le programme de votre adversaire conteste l’entrée { $entry }, qui découle pourtant de l’enregistrement, et doit encore agir
replay-refused-forked = deux entrées différentes portant le numéro { $entry } ont été signées par une même clé
replay-refused-forked-other = l’autre camp a signé deux entrées différentes portant le numéro { $entry }
replay-refused-forked-own = ce camp a signé deux entrées différentes portant le numéro { $entry }
replay-refused-owed = votre adversaire n’a pas agi depuis { $seconds } secondes
replay-refused-played-after-conceding = votre adversaire a abandonné puis continué à jouer ; l’abandon est définitif
replay-refused-too-much-talk = votre adversaire envoie trop de messages ; les autres ne sont ni affichés ni enregistrés
replay-at-entry = entrée { $entry } : { $what }

## Résumé d’une bataille. $measure : points (points de force) ou increments.

replay-history-same = Comme dans l’histoire : victoire { SIDE($side, form: "of") }.
replay-history-changed = Vous avez changé l’histoire : cette fois, victoire { SIDE($side, form: "of") }.
replay-history-decided = L’histoire était restée indécise ; cette fois, victoire { SIDE($side, form: "of") }.
replay-history-undecided = À l’époque, victoire { SIDE($side, form: "of") } ; cette fois, pas de vainqueur.
replay-history-neither = Comme dans l’histoire, aucun camp n’a gagné.
replay-how-quiet =
    { $turns ->
        [one] { $turns } tour sans attaque.
       *[other] { $turns } tours sans attaque.
    }
replay-how =
    { $attacks ->
        [one] { $attacks } attaque en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        } : { $first } { $ours }, { $second } { $theirs }.
       *[other] { $attacks } attaques en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        } : { $first } { $ours }, { $second } { $theirs }.
    }
# $form : placed et odds disent si le lieu et le rapport de forces sont connus ; both, ou bare.
replay-hardest =
    { $form ->
        [bare] Combat le plus dur : tour { $turn }, attaque { SIDE($side, form: "of") }.
        [placed] Combat le plus dur : tour { $turn }, { $place }, attaque { SIDE($side, form: "of") }.
        [odds] Combat le plus dur : tour { $turn }, attaque { SIDE($side, form: "of") } à { $odds }.
       *[both] Combat le plus dur : tour { $turn }, { $place }, attaque { SIDE($side, form: "of") } à { $odds }.
    }
replay-hardest-losses =
    { $measure ->
        [increments] Pertes en incréments : { $first } { $ours }, { $second } { $theirs }.
       *[points] Pertes en points de force : { $first } { $ours }, { $second } { $theirs }.
    }
replay-cost = Pertes totales : { $first }, { $second }.
replay-cost-points =
    { $units ->
        [one] { $side } { $units } unité ({ $points } points)
       *[other] { $side } { $units } unités ({ $points } points)
    }
replay-cost-strength =
    { $points ->
        [one] { $side } { $points } point de force
       *[other] { $side } { $points } points de force
    }
replay-cost-increments =
    { $points ->
        [one] { $side } { $points } incrément
       *[other] { $side } { $points } incréments
    }
replay-cost-eliminated =
    { $units ->
        [one] { $increments } ({ $units } unité éliminée)
       *[other] { $increments } ({ $units } unités éliminées)
    }
replay-turning = Attaque { SIDE($side, form: "of") }.
replay-turning-at = Attaque { SIDE($side, form: "of") } : { $place }.
replay-turning-odds = Rapport de forces : { $odds }.
replay-turning-dice =
    { $dice-count ->
        [one] Dé : { $dice }.
       *[other] Dés : { $dice }.
    }
replay-turning-result = Résultat : { $result }.
replay-turning-lost = Pertes : { $units }.
replay-turning-out = Hors de combat : { $units }.
replay-turning-driven-off = Unités repoussées : { $units }.
replay-losses-none = Aucune perte.
replay-losses-others = { $count } autres
replay-head-formation = Formation
replay-head-units = Unités
replay-head-units-lost = Unités perdues
replay-head-points = Points
replay-head-increments = Incréments

## Analyse avec un bot

replay-review-heading = { $title } : { $first } contre { $second }
replay-review-caution = Chances de victoire, estimées pour les deux camps par un bot simple. Elles ne prouvent rien.
replay-figure-chances = Chances de victoire
    .short = Chances
    .meaning = Chance de chaque camp de gagner à partir d’ici, en pour cent, selon l’estimation d’un bot simple
replay-review-entries = entrées { $from } à { $to }
replay-review-none = Aucune décision ne les a changées de plus de 1 %.
replay-review-decision = { $name } : { $before } % avant, { $after } % après.
replay-review-luck = Chance pour { $name } : { $before } % avant les dés, { $after } % après.
replay-review-level =
    { $level ->
        [random] hasard
        [recruit] recrue
       *[sensible] raisonnable
        [captain] capitaine
        [marshal] maréchal
    }
replay-review-same = Le bot ({ $level }) aurait fait de même.
replay-review-same-why = Le bot ({ $level }) aurait fait de même ({ $why }).
replay-review-other = Le bot ({ $level }), { $after } % après :
replay-review-other-why = Le bot ({ $level }), { $after } % après ({ $why }) :
replay-before-first-turn = Avant le premier tour
replay-turn-phase = Tour { $turn }, { $side } : { $phase }

## Continuer à partir d’une étape

replay-branch-no-position = il n’y a pas ici de position à partir de laquelle continuer
replay-branch-over = la bataille est terminée ici ; choisissez une étape antérieure
replay-branch-no-battle = ce programme n’a pas cette bataille et ne peut donc pas la dessiner
replay-branch-origin = { $first } contre { $second }, à partir du tour { $turn }, entrée { $seq }
replay-notes-many = une partie peut avoir { $most } notes, et celle-ci les a déjà

## Une partie en texte, et ses tours

replay-story-turn = Tour { $turn }
replay-story-turn-night = Tour { $turn } (nuit)
replay-story-turn-label = Tour { $turn }, { $label }
replay-story-turn-label-night = Tour { $turn }, { $label } (nuit)
replay-story-moved = unités déplacées : { $units }
replay-story-moved-sentence = Unités déplacées : { $units }.
replay-story-arriving = { $formation } (arrivée)
replay-roll = jet { $number } : { $faces }, d’après les maillons { $first } et { $second } et l’entrée { $entry }
replay-roll-hidden = jet { $number } : résultat vu d’un seul camp, d’après les maillons { $first } et { $second } et l’entrée { $entry }
replay-text-started = début le { $date }, selon l’hôte
replay-text-shows = Ce que montre l’enregistrement
replay-text-no-end = Il ne contient pas de fin.
replay-text-checked = vérifié : { $checks }
replay-text-position = position { $hash }
replay-text-stood =
    { $measure ->
        [increments] { $name } : { $points } points de victoire, incréments perdus : { $lost }, chance : { $luck } incréments sur { $rolls } jets
       *[points] { $name } : { $points } points de victoire, points de force perdus : { $lost }, chance : { $luck } points de force sur { $rolls } jets
    }
replay-text-luck = chance : { $meaning }

## Le compte rendu : une page sur une partie

replay-report-title = { $title } : { $first } contre { $second }
replay-report-against = contre
replay-report-story = La bataille, tour par tour
replay-report-started = Début le { $date }, selon l’hôte
replay-report-no-outcome = Ce programme ne peut pas déterminer l’issue.
replay-report-no-end = L’enregistrement n’a pas de fin.
replay-report-glance = En un coup d’œil
replay-report-map-start = La carte au début
replay-report-map-end = La carte à la fin
replay-report-map-turn = La carte à la fin du tour { $turn }
replay-report-attacks = Attaques
replay-report-luck-in =
    { $measure ->
        [increments] Chance, en incréments
       *[points] Chance, en points de force
    }
replay-report-counts =
    { $turns ->
        [one] { $turns } tour, { $entries } entrées, { $rolls } jets de dés.
       *[other] { $turns } tours, { $entries } entrées, { $rolls } jets de dés.
    }
replay-report-ahead = Qui menait
replay-report-luck = Chance
replay-report-luck-of =
    { $measure ->
        [increments] { $side }, en incréments. { $meaning }
       *[points] { $side }, en points de force. { $meaning }
    }
replay-report-turn-axis = tour
replay-report-numbers = Les chiffres à la fin de chaque tour
replay-report-side-figure = { $side } : { $figure }
replay-report-luck-column = chance
replay-report-turns = Tours
replay-report-combats = Tous les combats
replay-report-turn = Tour
replay-report-attacker = Attaquant
replay-report-where = Lieu
replay-report-strengths = Forces
replay-report-column = Colonne
replay-report-die = Dé
replay-report-result = Résultat
replay-report-lost = Pertes
replay-report-none = aucun
replay-report-taken-back = { $result } (repris)
replay-report-losses-are =
    { $measure ->
        [increments] Les pertes sont en incréments : { $first } – { $second }.
       *[points] Les pertes sont en force imprimée : { $first } – { $second }.
    }
replay-report-verification = Vérification
replay-report-checked = Vérifié
replay-report-how-many = Nombre
replay-report-player = Joueur
replay-report-key = Clé, en mots
replay-report-roll = Jet
replay-report-entry = Entrée
replay-report-face = Face
replay-report-links = Maillons des deux joueurs
replay-report-rolls = Chaque jet et ce qui l’a déterminé
replay-report-match = Partie
replay-report-footer = Écrit par Estafette { $version } d’après l’enregistrement signé de la partie. Cette page ne prouve rien par elle-même : quiconque a l’enregistrement peut le vérifier avec « estafette verify ».
replay-report-remark = Entrée { $entry } : { $remark }

## Vérifier un fichier : « estafette verify »

replay-verify-heading = { $title } : { $first } ({ $first_words }) contre { $second } ({ $second_words })
replay-verify-counts = { $entries } entrées : { $signatures } signatures, { $commands } ordres conformes aux règles, { $links } maillons, { $rolls } jets, { $hashes } empreintes, { $phases } phases confirmées par les deux
replay-verify-clock = { $name } déclare { $spent } s, l’adversaire a mesuré { $measured } s
replay-verify-clocks = pendules (déclaration de chaque joueur) : { $first } ; { $second }
replay-verify-torn = après l’entrée { $entry } : { $why }
replay-verify-broken = cet enregistrement ne prouve pas ce qu’il affirme
replay-verify-mark =
    { $mark ->
        [good] BON
        [wrong] FAUX
        [fault] FAUTE
        [note] note
        [unfinished] INACHEVÉ
        [proven] PROUVÉ
       *[unknown] INCONNU
    }
replay-verify-evidence-unread = la preuve est illisible : { $error }
replay-verify-proof = entrée { $entry }, par { $name } : { $what } ({ $fault })

## Fichiers qui ne sont pas des enregistrements, ou endommagés

replay-torn =
    { $torn ->
        [cut-off] le fichier s’interrompt au milieu d’une entrée
        [too-large] le fichier continue par quelque chose de plus grand que toute entrée
        [not-canonical] le fichier continue par quelque chose qui n’est pas une entrée sous sa forme canonique
        [too-much] le fichier contient plus qu’une partie ne peut avoir
       *[damaged] le fichier est endommagé
    }
replay-no-record-empty = le fichier est vide
replay-no-record-foreign = ce n’est pas l’enregistrement d’une partie
replay-no-record-other-version = l’enregistrement a été écrit par une autre version du programme
replay-no-record-too-large = le fichier est plus grand que tout enregistrement
replay-no-record-no-header = il ne contient pas d’en-tête de partie
replay-no-record-torn-header = il ne contient pas d’en-tête de partie : { $why }
replay-unknown-system = ce programme ne connaît pas les règles « { $system } » : { $remedy }
replay-unknown-revision = ce programme n’a pas la révision { $revision } des règles « { $system } » : { $remedy }
replay-program-since = il faut Estafette { $since } ou plus récent, et celui-ci est { $version }
replay-program-newer = il faut un Estafette plus récent que celui-ci ({ $version })
replay-program-newer-revisions =
    { $oldest ->
        [0] il faut un Estafette plus récent que celui-ci ({ $version }, révision { $newest })
       *[other] il faut un Estafette plus récent que celui-ci ({ $version }, révisions { $oldest } à { $newest })
    }
replay-program-none = aucune version connue de cet Estafette ({ $version }) ne peut le rejouer
