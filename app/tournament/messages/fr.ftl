# Messages des tournois. Voir docs/TRANSLATING.md.

## Nombres

tournament-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Ce que les joueurs doivent savoir avant de s’inscrire

tournament-plan-swiss =
    { $rounds ->
        [one] { $rounds } ronde, système suisse (variante hollandaise) : les joueurs à égalité de points se rencontrent, deux joueurs ne se rencontrent jamais deux fois, les camps sont équilibrés.
       *[other] { $rounds } rondes, système suisse (variante hollandaise) : les joueurs à égalité de points se rencontrent, deux joueurs ne se rencontrent jamais deux fois, les camps sont équilibrés.
    }
tournament-plan-robin = Chacun rencontre tous les autres une fois.
tournament-plan-robin-double = Chacun rencontre tous les autres deux fois, une fois dans chaque camp.
tournament-plan-battle = Bataille : { $battle }.
tournament-plan-battles = Batailles, une différente à chaque ronde : { $battles }.
tournament-plan-points = Une victoire vaut 2, un match nul 1, une défaite rien. Un joueur exempt, ou dont l’adversaire est absent, marque { $bye }.
tournament-plan-points-levels = Une partie vaut 20 points : 10 chacun en cas de match nul, 12 à 20 pour le vainqueur selon le niveau de victoire, 20 si l’adversaire abandonne. Un joueur exempt, ou dont l’adversaire est absent, marque { $bye }.
tournament-plan-points-difference = Une partie vaut 20 points : 10 chacun en cas de match nul, 11 pour le vainqueur plus un par tranche de { $step } points d’écart, 20 si l’adversaire abandonne. Un joueur exempt, ou dont l’adversaire est absent, marque { $bye }.
tournament-plan-no-clock =
    { $most ->
        [0] Pas de pendule ; pas de reprise de coup après un jet de dé.
        [one] Pas de pendule ; { $most } reprise de coup après un jet de dé par camp.
       *[other] Pas de pendule ; { $most } reprises de coup après un jet de dé par camp.
    }
tournament-plan-clock =
    { $most ->
        [0] { $minutes } minutes par camp ; les déconnexions ne comptent pas, jusqu’à { $grace } minutes au total ; pas de reprise de coup après un jet de dé.
       *[other] { $minutes } minutes par camp ; les déconnexions ne comptent pas, jusqu’à { $grace } minutes au total ; reprises de coup après un jet de dé par camp : { $most }.
    }
tournament-plan-wait-director = Le directeur décide quand un joueur compte comme absent ; un joueur absent ne marque rien et n’est pas apparié avant son retour.
tournament-plan-wait = Un joueur qui n’est pas là { $minutes } minutes après l’ouverture d’une ronde peut être compté absent ; un joueur absent ne marque rien et n’est pas apparié avant son retour.
tournament-plan-late = Les inscrits tardifs ne marquent rien pour les rondes passées. Les joueurs qui se retirent gardent leurs points et ne sont plus appariés.
tournament-plan-ties = Les ex æquo sont départagés par les points des adversaires (Buchholz), les points des adversaires battus (Sonneborn-Berger), les parties entre ex æquo, les victoires, et enfin l’ordre d’inscription.

## Plans injouables

tournament-bad-name = un tournoi a besoin d’un nom de 1 à { $most } caractères simples
tournament-bad-rounds = un tournoi a de 1 à { $most } rondes
tournament-bad-step = un point du classement doit valoir au moins un point d’écart
tournament-bad-take-backs = une partie peut avoir au plus { $most } reprises de coup par camp
tournament-bad-clock = une pendule, comme l’attente d’un joueur, dure au plus un jour
tournament-bad-delay = un coup peut être montré aux spectateurs au plus { $most } secondes plus tard
tournament-bad-battles = un tournoi se joue avec 1 à { $most } batailles
tournament-bad-battle = un tournoi se joue avec les batailles de ce programme ; aucune ne s’appelle { $name }
tournament-bad-open = ouverture de la bataille

## Refus du registre et de la table de direction

tournament-refused-not-the-beginning = un tournoi a un seul plan, à son début
tournament-refused-not-the-next-row = cela ne fait pas suite à la dernière ligne du registre
tournament-refused-bad-entry = l’inscription n’est pas signée par son joueur pour ce tournoi
tournament-refused-entered-already = ce joueur est déjà inscrit
tournament-refused-full = le tournoi est complet
tournament-refused-too-late = il est trop tard pour s’inscrire : il ne reste aucune ronde
tournament-refused-no-player = aucun joueur ne porte ce numéro
tournament-refused-no-table = cette table n’existe pas dans la ronde en cours
tournament-refused-no-round = aucune ronde n’est en cours
tournament-refused-round-open = une ronde est en cours ; terminez-la avant la suivante
tournament-refused-all-played = toutes les rondes ont été jouées
tournament-refused-paused = le tournoi est en pause ; reprenez-le d’abord
tournament-refused-other-pairing = l’appariement n’est pas celui qui découle des parties jouées
tournament-refused-decided = cette partie est déjà décidée
tournament-refused-no-records = un résultat compte quand les deux enregistrements sont là
tournament-refused-too-soon = un enregistrement seul ne compte qu’après un délai laissé à l’autre joueur pour envoyer le sien
tournament-refused-no-reason = une décision a besoin d’un motif de 400 caractères au plus, que chacun peut lire
tournament-refused-nobody-absent = nommez au moins un joueur absent
tournament-refused-nothing-changes = c’est déjà le cas
tournament-refused-games-open = des parties de cette ronde ne sont pas encore décidées
tournament-refused-over = le tournoi est terminé
tournament-refused-too-few = une ronde a besoin d’au moins deux joueurs présents
tournament-refused-too-many = un tournoi a au plus { $most } joueurs
tournament-refused-other-version = le bureau du tournoi utilise la version { $here } et votre programme la version { $there }
tournament-refused-not-entered = seuls les joueurs de ce tournoi peuvent faire cela
tournament-refused-not-you = vous ne pouvez inscrire que vous-même
tournament-refused-too-many-from-one = trop de joueurs se sont inscrits depuis votre adresse ; demandez au directeur de fixer un mot de passe
tournament-refused-wrong-words = trop de mots de passe erronés ; attendez quelques minutes, ou adressez-vous au directeur
tournament-refused-wrong-word = mot de passe du tournoi erroné ; demandez-le au directeur
tournament-refused-too-often = trop de retraits et de retours ; attendez une minute, ou adressez-vous au directeur
tournament-refused-not-your-table = ce n’est pas votre table
tournament-refused-not-your-table-any-more = ce n’est plus votre table
tournament-refused-too-long = l’enregistrement est trop long
tournament-refused-one-at-a-time = votre dernier enregistrement est encore en cours de vérification
tournament-refused-records-too-often = trop d’enregistrements envoyés ; attendez une minute et renvoyez-le
tournament-refused-not-asked = annoncez l’enregistrement avant ses morceaux
tournament-refused-wrong-piece = ce n’est pas le morceau suivant de l’enregistrement
tournament-refused-wrong-hash = l’enregistrement ne correspond pas à son annonce ; renvoyez-le
tournament-refused-busy = trop d’enregistrements attendent ; renvoyez-le dans un instant

## L’état d’un joueur

tournament-wait-not-paired = vous n’êtes pas dans cette ronde ; revenez, et vous serez dans la prochaine
tournament-wait-bye = ronde { $round } : vous êtes exempt et marquez { $points } points
tournament-wait-table = toutes les rondes sont jouées ; attendez le classement final
tournament-wait-round = attendez la ronde { $round }
tournament-sends = ronde { $round } : votre résultat est envoyé au bureau du tournoi
tournament-accepted = Résultat accepté : { $text }
tournament-rejected = Résultat refusé : { $text }
tournament-pauses = Le tournoi est en pause.
tournament-continues = Le tournoi reprend.
tournament-over = Le tournoi est terminé : place { $place } sur { $of }
tournament-seat-decided = Ronde { $round }, table { $table } : { $how }
tournament-seat = Ronde { $round }, table { $table } : { $side }, contre { $name }
tournament-seat-unnamed =
    { $side ->
        [first] Ronde { $round }, table { $table } : vous avez le premier camp, contre { $name }
       *[second] Ronde { $round }, table { $table } : vous avez le second camp, contre { $name }
    }
tournament-game-over = ronde { $round } : la partie est terminée
tournament-game-error = ronde { $round } : { $error }
tournament-game-other = l’adversaire propose une autre bataille, ou d’autres réglages, que ceux du tournoi
tournament-game-left = vous avez quitté la partie ; vous pouvez la reprendre
tournament-game-stopped = la partie ne peut pas continuer : { $what }
tournament-game-not-started = la partie n’a pas pu commencer : { $fault }
tournament-desk-lost = la connexion avec le bureau du tournoi est perdue
tournament-code-form = un code de tournoi a la forme CLÉ@ADRESSE:PORT
tournament-code-key = la clé du code est incomplète
tournament-code-address = une adresse du code est illisible
tournament-code-addresses = un bureau de tournoi a de 1 à 16 adresses

## Lignes pour le directeur

tournament-entered = inscription : { $name } ({ $fingerprint })
tournament-withdraws = retrait : { $name }
tournament-returns = retour : { $name }
tournament-line-result = table { $table } : { $text }
tournament-line-alone = table { $table } : { $text } ; non confirmé par { $name }
tournament-line-disputed = table { $table } en litige : { $why }
tournament-line-record = table { $table }, enregistrement ({ $name }) : { $error }
tournament-line-rejected = table { $table }, enregistrement refusé ({ $name }) : { $text }
tournament-line-rejected-unsaved = table { $table }, enregistrement refusé ({ $name }) : { $text } ; il n’est pas conservé
tournament-lines-missing =
    { $count ->
        [one] { $count } ligne manque ici : trop sont arrivées à la fois
       *[other] { $count } lignes manquent ici : trop sont arrivées à la fois
    }
tournament-hall-offline = le bureau du tournoi a perdu son réseau
tournament-hall-unsigned = personne ne signe ici
tournament-serving = publication de la page à { $address }

## Ce que le bureau dit d’un enregistrement refusé

tournament-judge-first = son premier joueur est { $name } et non { $other }
tournament-judge-second = son second joueur est { $name } et non { $other }
tournament-judge-title = c’est une partie de « { $title } » et non de « { $wanted } »
tournament-judge-battle = sa bataille ou ses règles ne sont pas celles du tournoi
tournament-judge-settings = ses options, sa pendule ou ses reprises ne sont pas celles du tournoi
tournament-judge-early = d’après l’enregistrement, la partie a commencé avant l’ouverture de sa ronde
tournament-judge-rules = ces règles ne sont pas connues ici
tournament-judge-unfinished = la partie n’est pas terminée : on attend { $name } ({ $owed })
tournament-judge-not-over = la partie n’est pas terminée
tournament-judge-two-matches = les deux enregistrements sont de deux parties différentes, chacune signée par les deux joueurs
tournament-judge-entry = entrée { $entry }, signée par { $name } : { $fault }
tournament-judge-differs = entrée { $entry } : { $one } dans l’enregistrement de { $first }, { $other } dans celui de { $second }
tournament-judge-signed = { $kind } { $hash } avec la signature de { $name }
tournament-desk-unknown = le bureau du tournoi a envoyé un message inconnu

## Résultats

tournament-result-conceded = { $name } abandonne
tournament-result-draw = match nul par accord
tournament-result-agreed = { $name } gagne par accord
tournament-result-adjudicated = décision du directeur : { $reason }
tournament-result-absent = non jouée (absence : { $names })

## Tables d’une ronde

tournament-board-decided = { $one } – { $other }, { $text }
tournament-board-alone = { $one } – { $other }, { $text } ; non confirmé par { $name }
tournament-board-disputed = en litige : { $why }
tournament-board-compared = comparaison en cours
tournament-board-waits = attend un enregistrement ({ $name })
tournament-board-paused = en pause
tournament-board-to-move = à { $name } de jouer
tournament-board-playing = en cours
tournament-board-line = table { $table } : { $first } contre { $second }, { $text }
tournament-board-line-clocks = table { $table } : { $first } contre { $second }, { $text }, pendules { $clocks }
tournament-title = { $battle } (ronde { $round }, table { $table })
tournament-remark-sides = aucun appariement n’évite de donner trop souvent le même camp à un joueur
tournament-remark-byes = aucun appariement n’évite une seconde exemption
tournament-remark-repeats = aucun appariement n’évite que des adversaires se retrouvent
tournament-remark-nothing = toutes les règles d’appariement sont respectées

## La page du classement

tournament-page-final = Classement final
tournament-page-paused = En pause
tournament-page-so-far =
    { $count ->
        [one] { $count } joueur jusqu’ici
       *[other] { $count } joueurs jusqu’ici
    }
tournament-page-round-over = La ronde { $round } sur { $rounds } est terminée
tournament-page-round-open = La ronde { $round } sur { $rounds } est en cours
tournament-page-round = Ronde { $round }
tournament-page-table = Table
tournament-page-first = Premier camp
tournament-page-second = Second camp
tournament-page-result = Résultat
tournament-page-clocks = Pendules
tournament-page-bye = Exempt : { $name }.
tournament-page-sides = Camps
tournament-page-sides-won =
    { $games ->
        [one] { $games } partie : premier camp { $first }, second camp { $second }, matchs nuls { $drawn }.
       *[other] { $games } parties : premier camp { $first }, second camp { $second }, matchs nuls { $drawn }.
    }
tournament-page-rules = Règlement
tournament-page-board = La carte de la table { $table }
tournament-page-pair = { $table } : { $first } contre { $second }
tournament-page-place = Place
tournament-page-name = Nom
tournament-page-points = Points
tournament-page-wins = Victoires
tournament-page-not-paired = { $name } (non apparié)
tournament-page-crosstable = Grille
tournament-page-number = N°
tournament-page-key = Adversaire/camp, résultat et points ; * décision du directeur.
tournament-page-keep = une page à garder
tournament-cell =
    { $what ->
        [won] gagne
        [lost] perd
        [drawn] nul
        [given] forfait adverse
        [absent] absence
        [bye] exempt
       *[open] joue
    }

## Vérifier une archive

tournament-proof-title = { $name } : { $players }, { $rounds }
tournament-proof-rows = { $rows } lignes du registre, chacune nommée par la suivante ; chaque appariement découle des parties jouées
tournament-proof-book = le registre n’est pas cohérent : { $refusal }
tournament-proof-signed = signé par le directeur ({ $fingerprint })
tournament-proof-other-signature = la signature du directeur ne porte pas sur ce registre
tournament-proof-unsigned = le directeur n’a pas signé la fin du registre
tournament-proof-good-refused = ronde { $round } table { $table } : un bon enregistrement a été refusé
tournament-proof-wrong = ronde { $round } table { $table } : { $why }
tournament-proof-adjudicated = ronde { $round } table { $table } : décision du directeur : { $reason }
tournament-proof-replayed =
    { $games ->
        [one] { $games } partie rejouée d’après les enregistrements des deux joueurs ; décisions du directeur : { $adjudicated }, non jouées : { $absent }, refusés : { $refused }
       *[other] { $games } parties rejouées d’après les enregistrements des deux joueurs ; décisions du directeur : { $adjudicated }, non jouées : { $absent }, refusés : { $refused }
    }
tournament-proof-records =
    { $count ->
        [one] { $count } enregistrement
       *[other] { $count } enregistrements
    }
tournament-proof-alone =
    { $games ->
        [one] { $games } partie prouvée par un seul enregistrement, que l’autre joueur n’a pas confirmé à temps
       *[other] { $games } parties prouvées par un seul enregistrement, que l’autre joueur n’a pas confirmé à temps
    }
tournament-proof-older =
    { $count ->
        [one] { $count } ronde ouverte par un ancien programme : les joueurs pouvaient connaître d’avance les titres des parties
       *[other] { $count } rondes ouvertes par un ancien programme : les joueurs pouvaient connaître d’avance les titres des parties
    }
tournament-proof-unnamed = le registre ne nomme aucun enregistrement
tournament-proof-missing = un enregistrement n’est pas dans l’archive
tournament-proof-differs = ronde { $round } table { $table } : les enregistrements prouvent « { $proven } », et le registre dit « { $said } »
tournament-proof-table = le classement de l’archive est bien celui qui en découle
tournament-proof-other-table = le classement de l’archive n’est pas celui qui découle des parties
tournament-proof-no-table = l’archive ne contient pas de classement

## Fichiers de tournoi

tournament-book-exists = un fichier de ce nom existe déjà ; choisissez-en un autre, ou reprenez ce tournoi
tournament-book-missing = ce tournoi n’existe pas ; estafette tournament create en crée un
tournament-book-no-file = ce n’est pas un fichier
tournament-book-too-large = ce fichier contient plus qu’un tournoi ne peut avoir ; il n’est pas ouvert
tournament-book-full = le registre du tournoi est plein ; le directeur décide des parties à la main
tournament-book-foreign = ce n’est pas un tournoi de cette version du programme
tournament-book-damaged = la ligne { $row } du registre est endommagée ; restaurez le fichier depuis une sauvegarde
tournament-book-too-many-records = trop d’enregistrements différents de cette partie ont été envoyés
tournament-book-busy = un autre directeur a ouvert ce tournoi
tournament-book-error = le registre du tournoi ne peut être ni écrit ni lu : { $error }

## Archives illisibles ou impossibles à écrire

tournament-archive-full = le tournoi contient plus qu’une archive ne peut, { $most } Mo ; rien n’a été écrit
tournament-archive-no-book = cette archive ne contient pas de registre
tournament-archive-foreign = ce n’est pas une archive
tournament-archive-damaged = l’archive est endommagée
tournament-archive-not-plain = « { $name } » dans l’archive n’est pas un fichier ordinaire ; rien n’en a été extrait
tournament-archive-large = l’archive est plus grande qu’un tournoi ne peut l’être
tournament-archive-cut = l’archive est tronquée
tournament-archive-long-book = le registre est plus long que celui d’un tournoi ne peut l’être
tournament-archive-cut-book = le registre est tronqué
tournament-archive-bad-row = ligne { $row } du registre : { $error }
