# Messages de la fenêtre. Voir docs/TRANSLATING.md.

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
window-table-resume = Reprendre la partie
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
        [one] { $word } : cliquez sur l’hexagone éclairé, ou appuyez sur Effacer.
       *[other] { $word } : cliquez sur l’un des { $count } hexagones éclairés, ou appuyez sur Effacer.
    }
window-table-label-next = { $label }. Ensuite : { $next }.
window-table-doubt-next = { $doubt } Ensuite : { $next }.
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
window-table-waiting = En attente de { $name }. { $question }
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
        [die] Rien à annuler : un dé a été jeté depuis votre dernière action.
        [phase] Rien à annuler : une nouvelle phase a commencé et il ne s’y est rien passé.
        [all] Rien à annuler : tout ce qui pouvait l’être est annulé.
       *[none] Rien à annuler : vous n’avez pas encore agi.
    }
window-table-nothing-to-undo-because-used =
    { $why ->
        [die] Rien à annuler : un dé a été jeté depuis votre dernière action, et toutes les reprises convenues sont épuisées.
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
window-table-matter-clocks = rendre le temps dont les pendules diffèrent
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
window-table-result-sent = Votre résultat est envoyé automatiquement à la table du tournoi.
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
window-table-rematch-offered = Revanche proposée. En attente de { $name }.
window-table-offer-rematch = Proposer une revanche, camps inversés
window-table-needs-invitation = { $name } n’est pas en ligne : une nouvelle partie exige une invitation.

## À la table : panneaux, bandeau et tiroirs

window-table-leave = Quitter
window-table-leave-saved = Retour à l’accueil. La partie est enregistrée ; Reprendre la rouvre.
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
window-table-last-moves = Derniers coups
window-table-sound = Son
window-table-sound-hint = Le volume se règle dans les réglages.
window-table-whole-map = Carte entière
window-table-whole-map-hint = Montre toute la carte
window-table-rotate = Tourner
window-table-rotate-hint = Retourne la carte
window-table-measure = Mesurer
window-table-measure-hint = Distance et ligne de tir depuis l’unité sélectionnée ou l’hexagone
window-table-play-back = Rejouer
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
window-table-key-middle-does = Pointe un hexagone. Alt+clic aussi, sauf si votre bureau l’utilise.
window-table-key-drag = Ctrl+glisser
window-table-key-drag-does = Trace votre propre flèche. Ctrl+clic efface les flèches d’un hexagone.
window-table-step =
    { $when ->
        [here] Vous êtes ici : { $step }
        [passed] Passé : { $step }
       *[coming] À venir : { $step }
    }
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
        [random] Le joueur aléatoire réfléchit.
        [recruit] La recrue réfléchit.
        [captain] Le capitaine réfléchit.
        [marshal] Le maréchal réfléchit.
       *[bot] Le bot réfléchit.
    }
window-table-hint-does =
    { $level ->
        [random] Le joueur aléatoire ferait ceci :
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
window-table-curtain-handed = La main était { SIDE($side, form: "to") }. { $secret }
window-table-curtain-seat = Au tour { SIDE($side, form: "of") }
window-table-curtain-secret = L’écran suivant est secret. Il est réservé à ce camp : { $side }.

## À la table : connexion, pendules, problèmes

window-table-connected = Connexion établie avec { $name }.
window-table-connected-directly = Connexion directe avec { $name }, aller-retour en { $ms } ms.
window-table-connected-relay = Connexion avec { $name } par le relais { $relay }, aller-retour en { $ms } ms.
window-table-watching-live = Vous regardez { $first } contre { $second }, en direct.
window-table-watching-late = Vous regardez { $first } contre { $second }, avec au moins { $seconds } secondes de retard.
window-table-no-response = Aucune réponse de { $name } depuis quelques secondes. La connexion est lente, ou { $name } est hors ligne.
window-table-lost = { $name } n’est pas en ligne ({ $why }). Reconnexion en cours. La partie reprend au retour de { $name }. Vous pouvez quitter : la partie est enregistrée.
window-table-comparing = { $name } est en ligne ; les deux programmes comparent leurs enregistrements.
window-table-closed = Cette connexion est fermée.
window-table-looking-for = Recherche de { $name } à sa dernière adresse.
window-table-paused-clocks = La partie est en pause : les pendules sont arrêtées, et chacun des joueurs peut reprendre.
window-table-computers-disagree = Le jeu est arrêté : les deux ordinateurs ne sont pas d’accord.
window-table-clocks-differ = Vos programmes diffèrent de plus d’une minute. Le jeu continue. Choisissez « S’accorder sur les pendules » dans le menu Partie pour rendre la différence.
window-table-allowance-used = { $name } a épuisé son temps de déconnexion ; sa pendule tourne.
window-table-your-clock-stopped = Votre pendule est arrêtée tant que { $name } est hors ligne ; vous pouvez continuer à jouer.
window-table-clock-stopped = La pendule de { $name } est arrêtée, pour { $time } au plus.
window-table-bot-thinking = Le bot réfléchit.
window-table-waiting-decision = En attente de la décision de { $name }.
window-table-waiting-decision-since = En attente de la décision de { $name } depuis { $time }.
window-table-waiting-program = En attente du programme de { $name } : { $due }.
window-table-waiting-program-since = En attente du programme de { $name } : { $due }, depuis { $time }.
window-table-time-left = Temps restant, { $name } : { $left } sur { $all }.
window-table-seconds = { $seconds } s
window-table-minutes = { $minutes } min
window-table-hours = { $hours } h { $minutes } min
window-table-days = { $days } j { $hours } h
window-table-difference-title = Les deux ordinateurs ne sont pas d’accord
window-table-difference-yours = Selon { $name }, l’entrée { $entry }, que vous avez signée, porte une empreinte fausse de la position.
window-table-difference-theirs = { $name } a signé l’entrée { $entry } avec l’empreinte d’une position que cet ordinateur n’a pas atteinte.
window-table-difference-we-wrong = Cet ordinateur a rejoué la partie depuis le début : il se trompait et s’est corrigé.
window-table-difference-we-right = Cet ordinateur a rejoué la partie depuis le début : il a raison, et le programme de { $name } se trompe. La cause peut être une mémoire défectueuse ou une autre version ; ce n’est pas forcément une tricherie. Les entrées signées sont conservées comme preuves.
window-table-difference-settled = Réglé : la partie continue depuis la position rejouée. Aucun dé n’est relancé.
window-table-difference-goes-on = La partie continue depuis la position rejouée.
window-table-difference-waits = Rien ne change : la partie attend le programme de { $name } ({ $due }).
window-table-difference-once = Dès que le programme de { $name } aura rejoué la partie et accepté ce résultat, elle continuera depuis la position rejouée. Aucun dé n’est relancé.
window-table-differences = Différences : { $sections }.
window-table-first-field = Premier champ
window-table-here = Ici
window-table-there = Là-bas
window-table-bundle = Ce fichier contient tout ce qu’il faut pour reproduire le cas :
window-table-copy-path = Copier le chemin du fichier
window-table-trouble-title = La partie ne peut pas continuer ici
window-table-trouble-saved = La partie est enregistrée jusqu’à la dernière entrée. Choisissez Reprendre sur la page d’accueil pour la rouvrir.
window-table-match-file = Fichier de partie :
window-table-copy-match-path = Copier le chemin du fichier de partie
window-table-files-beside = Fichiers enregistrés à côté :
window-table-to-start = Retour à l’accueil

## À la table : le menu de la partie

window-table-exit-take-back-both = Reprendre le dernier coup
window-table-exit-take-back = Reprendre mon dernier coup
window-table-exit-rewind = Revenir en arrière...
window-table-exit-pause = Pause
window-table-exit-clocks = S’accorder sur les pendules
window-table-exit-change = Modifier la position...
window-table-exit-result = S’accorder sur le résultat...
window-table-exit-resign-side = Abandonner : { $side }
window-table-exit-resign = Abandonner
window-table-exit-close = Clore la partie
window-table-must-agree = Il faut l’accord de { $name }.
window-table-means-take-back = Possible aussi après un jet de dé ; l’enregistrement le montre.
window-table-take-backs-left = Restant : { $count }.
window-table-means-rewind-far = Revient au début de la dernière phase. Cela compte comme une reprise.
window-table-means-rewind = Revient au début d’une phase au choix. Les dés sont relancés, et l’enregistrement le montre.
window-table-means-pause = Le jeu et les pendules s’arrêtent jusqu’à ce que l’un de vous reprenne.
window-table-means-clocks = Rend la différence entre les temps mesurés par les deux programmes.
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
window-viewer-to-trash = Mettre à la corbeille
window-viewer-no-dialogue = Ce bureau n’a pas de fenêtre de choix de fichier. Déposez le fichier sur cette fenêtre, ou tapez son chemin sous la liste.
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
window-viewer-eyes-hint = Montrer ce qui était caché : tel que tous le voyaient alors, ou tel qu’un camp le savait.
window-viewer-seen-by = Vu par
window-viewer-everyone = tous
window-viewer-seen-by-everyone = Vu par tous
window-viewer-seen-by-side = Vu par un camp : { $side }
window-viewer-title = { $battle } : { $first } contre { $second }
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
window-viewer-speed-hint = Vitesse de lecture (haut, bas)
window-viewer-timeline = Chronologie : entrée { $entry } sur { $all }
window-viewer-timeline-in = Chronologie : entrée { $entry } sur { $all }, { $phase }
window-viewer-phase = Tour { $turn } : { $side }, { $phase }
window-viewer-phase-night = Tour { $turn }, nuit : { $side }, { $phase }
window-viewer-combat = Combat du tour { $turn } : { $side }, attaque sur { $targets }
window-viewer-combat-odds = Combat du tour { $turn } : { $side }, attaque sur { $targets }, { $attack } contre { $defence }, colonne { $odds }
window-viewer-combat-die =
    { $faces-count ->
        [one] dé { $faces } : { $result }, { $meaning }
       *[other] dés { $faces } : { $result }, { $meaning }
    }
window-viewer-combat-no-die = dé non jeté
window-viewer-combat-strength = points de force perdus { $first } : { $second }
window-viewer-combat-increments = paliers perdus { $first } : { $second }
window-viewer-combat-undone = repris ensuite
window-viewer-note-at = Note à l’entrée { $entry } : { $note }
window-viewer-decision = Décision. { $told }
window-viewer-before-first-turn = Avant le premier tour
window-viewer-entry-number = Entrée { $entry }
window-viewer-not-used = N’existe pas dans cette bataille.
window-viewer-luck = Chance
window-viewer-luck-points = Ce que les dés ont apporté ou coûté à chaque camp par rapport à la moyenne, en points de force
window-viewer-luck-increments = Ce que les dés ont apporté ou coûté à chaque camp par rapport à la moyenne, en paliers
window-viewer-chances = Probabilités
window-viewer-press-review = Appuyez sur Analyse, à droite, pour les calculer.
window-viewer-percent = { $percent } %
window-viewer-figure = { $name } : { $values }
window-viewer-working-out = Calcul en cours : qui menait
window-viewer-no-rules = Règles indisponibles ici
window-viewer-who-was-ahead = Qui menait. { $told }
window-viewer-no-map = Pas de carte à montrer

## Revoir une partie : à côté de la carte

window-viewer-log-needs-rules = Le journal exige les règles de cette partie.
window-viewer-moves = Coups
window-viewer-whole-map = Carte entière
window-viewer-no-luck = Chance : encore aucun jet
window-viewer-luck-in-points =
    { $rolls ->
        [one] Chance sur { $rolls } jet, en points de force : { $sides }
       *[other] Chance sur { $rolls } jets, en points de force : { $sides }
    }
window-viewer-luck-in-increments =
    { $rolls ->
        [one] Chance sur { $rolls } jet, en paliers : { $sides }
       *[other] Chance sur { $rolls } jets, en paliers : { $sides }
    }
window-viewer-note-hint = Votre note à ce pas
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
        [report] Dessin des cartes du compte rendu, { $size } ko pour l’instant…
        [film] Réalisation du film, { $size } ko pour l’instant…
        [text] Écriture du texte, { $size } ko pour l’instant…
       *[record] Copie du fichier de partie, { $size } ko pour l’instant…
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
window-viewer-no-pictures = Pas d’images : l’ordinateur qui a écrit cette page ne pouvait pas dessiner.

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
window-board-proof-dice = { $faces } (nombre de faces { $sides }, selon la règle { $rule }, maillons numéro { $number })
window-board-proof-match = Partie
window-board-proof-key = Clé de { $name }, en mots
window-board-proof-commitment = Engagement de { $name }
window-board-proof-opened = Maillon ouvert par { $name }
window-board-proof-first = Premier à ouvrir
window-board-proof-entry = Entrée du premier maillon
window-board-proof-hashed = Haché, après "estafette roll"
window-board-proof-leads = le maillon de { $name } mène à l’engagement
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
window-book-why-rule = Pourquoi : règle { $rule }
window-book-what-next = Et ensuite ?
window-book-what-next-hint = Montre de nouveau la fiche de la première partie
window-book-first-game = Première partie
window-book-continue = Continuer
window-book-skip = Passer
window-book-skip-hint = Je le sais déjà
window-book-read-more = En savoir plus
window-book-close = Fermer
window-book-happened = Ce qui s’est passé : { $happened }
window-book-card-of = { $card } sur { $all }

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
