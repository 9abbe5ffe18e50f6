# Messages de La Bataille de Bautzen. Voir docs/TRANSLATING.md.


## Mots communs à plusieurs phrases

bataille-parts = { $parts }
bataille-formation =
    { $formation ->
       *[column] colonne
        [line] ligne
        [carre] carré
        [skirmish] tirailleurs
        [road-march] colonne de route
        [general-order] ordre dispersé
        [limbered] pièces attelées
        [unlimbered] pièces en batterie
    }
    .button =
        { $formation ->
           *[column] Colonne
            [line] Ligne
            [carre] Carré
            [skirmish] Tirailleurs
            [road-march] Colonne de route
            [general-order] Ordre dispersé
            [limbered] Pièces attelées
            [unlimbered] Pièces en batterie
        }
bataille-order =
    { $order ->
       *[good] en bon ordre
        [disordered] en désordre
        [routed] en déroute
    }
bataille-facing =
    { $facing ->
       *[n] N
        [nne] NNE
        [ene] ENE
        [e] E
        [ese] ESE
        [sse] SSE
        [s] S
        [ssw] SSO
        [wsw] OSO
        [w] O
        [wnw] ONO
        [nnw] NNO
        [all] de tous côtés
    }

## Charges

bataille-ask-charge = { $side } : choisissez la cavalerie qui chargera, puis sa cible, ou cliquez sur « Fin des charges ».
bataille-end-charges = Fin des charges
bataille-charge-offer = Charger { $hex }, reste { $left }
bataille-charge-ready = Charger { $hex }
bataille-charge-arrow = charge
bataille-named-too = { $named }, aussi
bataille-leader-charges =
    { $goes ->
        [yes] { $leader } accompagne la charge
       *[no] { $leader } reste
    }
bataille-ask-opportunity = { $side } : choisissez la cavalerie qui chargera les unités en { $hex }, ou cliquez sur « Pas de charge ».
bataille-ask-react = { $side } : l’ennemi charge. Choisissez la cavalerie qui interceptera, ou cliquez sur « Pas de charge ».
bataille-unit-charges = { $unit } charge
bataille-unit-intercepts = { $unit } intercepte
bataille-no-charge = Pas de charge
bataille-ask-answer = { $side } : charge contre { $unit } en { $hex }. Choisissez la réponse.
bataille-stand = Tenir
bataille-form-carre = Former le carré
bataille-ask-press = { $side } : le carré tient. Essayez de vous arrêter en { $hex }, ou chargez à fond.
bataille-try-to-stop = Tenter l’arrêt en { $hex }
bataille-charge-home = Charger à fond
bataille-ask-occupy = { $side } : entrez en { $hex }, ou cliquez sur « Rester ».
bataille-enter-hex = Entrer en { $hex }
bataille-stay = Rester

## Mouvement

bataille-ask-move = { $side } : déplacez vos unités, puis cliquez sur « Fin du mouvement ».
bataille-end-movement = Fin du mouvement
bataille-give-orders = Donner ces consignes
bataille-named-left = { $named }, reste { $left }
bataille-named-may-enter = { $named }, peut entrer
bataille-leader-rides = { $leader }, peut se déplacer
bataille-reorder-stack = Réordonner la pile
bataille-stack-place = { $place }. { $named }
bataille-stack-them = Empiler dans cet ordre
bataille-leader-goes =
    { $goes ->
        [yes] { $leader } accompagne
       *[no] { $leader } reste
    }
bataille-leaders-stay = Reste en { $hex } : { $leaders }. Choisissez un chef pour qu’il suive.
bataille-leaders-alone = Sans troupes dans leur hexagone, et pas encore déplacés : { $leaders }.
bataille-go = Exécuter, reste { $left }
bataille-go-under-fire = Exécuter sous le feu, reste { $left }
bataille-go-again = Exécuter
bataille-so-far = Formation : { $formation }, orientation : { $facing }. Points dépensés : { $spent }, restants : { $left }.
bataille-to-hex = Vers { $hex }
bataille-to-hex-left = Vers { $hex }, reste { $left }
bataille-to-hex-fire = Vers { $hex }, reste { $left }, sous le feu
bataille-prolong-left = À la prolonge vers { $hex }, reste { $left }
bataille-facing-left = Face { $facing }, reste { $left }
bataille-turn-left = Pivoter { $facing }, reste { $left }
bataille-formation-left = { $formation }, reste { $left }
bataille-limber-left = Atteler, reste { $left }
bataille-unlimber-left = Mettre en batterie, reste { $left }
bataille-enter-left = Entrer en { $hex }, reste { $left }
bataille-enter-ready = Entrer en { $hex }, { $formation }
bataille-leader-enters =
    { $goes ->
        [yes] { $leader } entre aussi
       *[no] { $leader } attend
    }

## Tir

bataille-ask-fire = { $side } : choisissez les unités qui tireront, puis l’hexagone visé.
bataille-fire-ready = Tirer sur { $hex }
bataille-fire-all =
    { $count ->
        [one] Tirer, { $count } attaque
       *[other] Tirer, { $count } attaques
    }
bataille-end-fire = Fin du tir
bataille-units-at = { $units } sur { $hex }
bataille-fire-offer = Tirer sur { $hex }
bataille-fire-offer-odds = Tirer à { $odds } sur { $hex }

## Assauts

bataille-ask-assault = { $side } : choisissez les unités qui donneront l’assaut, puis l’hexagone.
bataille-assault-offer = Assaut sur { $hex }
bataille-assault-offer-odds = Assaut à { $odds } sur { $hex }
bataille-assault-ready = Assaut sur { $hex }
bataille-end-assaults = Fin des assauts
bataille-stop-here = S’arrêter ici
bataille-saves-horses = { $named }, ménage les chevaux
bataille-ask-withdraw = { $side } : assaut sur { $hex }. Choisissez un hexagone de repli, ou cliquez sur « Tenir ».
bataille-withdraw-ready = Se replier en { $hex }
bataille-hold = Tenir
bataille-ask-advance = { $side } : choisissez les unités qui progressent en { $hex }, ou cliquez sur « Rester ».
bataille-ask-must-advance = { $side } : choisissez les unités qui progressent en { $hex } : au moins une doit le faire.
bataille-advance-ready = Progresser en { $hex }

## Fin d'une moitié de tour, consignes

bataille-ask-close = { $side } : donnez des consignes, ou terminez la moitié de tour.
bataille-end-half-turn = Fin de la moitié
bataille-end-with-orders =
    { $count ->
        [one] Terminer avec { $count } consigne
       *[other] Terminer avec { $count } consignes
    }

## Modifications d'un commun accord

bataille-ask-change = Choisissez une unité, puis ce qu’il faut modifier ; ou choisissez un objectif pour en changer l’occupant.
bataille-change-holder = { $hex } est tenu par { SIDE($side, form: "noun") }
bataille-change-unit = Modifier { $unit }

## Questions avant la fin d'un segment

bataille-doubt-movement =
    { $count ->
        [one] { $count } unité n’a pas bougé. Cliquez encore pour terminer le mouvement.
       *[other] { $count } unités n’ont pas bougé. Cliquez encore pour terminer le mouvement.
    }
bataille-doubt-fire =
    { $count ->
        [one] { $count } attaque par le tir est encore possible. Cliquez encore pour terminer le tir.
       *[other] { $count } attaques par le tir sont encore possibles. Cliquez encore pour terminer le tir.
    }
bataille-undone-charges =
    { $count ->
        [one] { $count } unité peut encore charger
       *[other] { $count } unités peuvent encore charger
    }
bataille-again-charges = Cliquez encore pour terminer les charges.
bataille-undone-assaults =
    { $count ->
        [one] { $count } unité peut encore donner l’assaut
       *[other] { $count } unités peuvent encore donner l’assaut
    }
bataille-again-assaults = Cliquez encore pour terminer les assauts.

## Refus. La fin d'un identifiant est le nom du refus, et sa variante.

bataille-refused-adds-nothing = { $unit } n’ajouterait rien à ce tir.
bataille-refused-another-formation = { $unit } n’a pas la formation de l’unité du dessus, et ne peut donc pas tirer.
bataille-refused-arms-apart = L’infanterie et la cavalerie ne peuvent pas donner ensemble l’assaut à de la cavalerie.
bataille-refused-assaulted-already = { $hex } a déjà subi un assaut dans ce segment.
bataille-refused-assaulted-already-unit = { $unit } a déjà donné l’assaut dans ce segment.
bataille-refused-bad-change = La partie ne pourrait pas continuer depuis cette position.
bataille-refused-cannot-advance = { $unit } ne peut pas progresser en { $hex }.
bataille-refused-cannot-save = { $unit } ne peut pas ménager ses chevaux : seule la cavalerie qui donne l’assaut le peut.
bataille-refused-carre-stays = Le carré ne peut pas entrer en { $hex }. Il avance d’un hexagone dégagé au plus par moitié de tour.
bataille-refused-cavalry-zone = Une charge ne peut pas traverser { $hex }, qui est dans la zone d’une autre cavalerie ennemie.
bataille-refused-charged = { $unit } a chargé, et ne peut donc pas tirer.
bataille-refused-charged-assault = { $unit } ne peut pas donner l’assaut. Cette unité a déjà chargé, ou combattu dans une charge, pendant cette moitié de tour.
bataille-refused-charged-already = { $unit } a déjà tenté de charger dans ce segment.
bataille-refused-closed = { $unit } ne peut pas entrer en { $hex } : ce terrain ou ce côté est interdit.
bataille-refused-closed-charge = Une charge ne peut pas entrer en { $hex } : le terrain n’est pas dégagé.
bataille-refused-closed-hexside = Une charge ne peut pas franchir le côté de l’hexagone vers { $hex }.
bataille-refused-closed-leader = { $leader } ne peut pas entrer dans un hexagone de ce chemin : terrain ou côté interdit.
bataille-refused-closer-target = { $unit } doit tirer sur la cible la plus proche, en { $hex }.
bataille-refused-did-not-advance = { $unit } n’a pas progressé, et ne peut donc pas donner l’assaut d’exploitation.
bataille-refused-disordered = { $unit } est en désordre et ne peut pas changer de formation.
bataille-refused-does-not-fire = { $unit } ne peut pas tirer en déroute ni en colonne de route.
bataille-refused-does-not-fire-cavalry = { $unit } fait partie de la cavalerie et ne peut pas tirer.
bataille-refused-does-not-lead = Les unités d’un hexagone doivent faire face comme celle du dessus.
bataille-refused-empty-path-withdrawal = Un repli doit être d’au moins un hexagone.
bataille-refused-enemy-there = Une unité ennemie est en { $hex }.
bataille-refused-enemy-there-charge = Une unité ennemie en { $hex } est sur le chemin de la charge.
bataille-refused-enemy-there-leader = { $leader } ne peut pas entrer dans un hexagone où se trouve un ennemi.
bataille-refused-faces-apart = Toutes les unités de même arme en { $hex } doivent faire face du même côté.
bataille-refused-fired-already = { $unit } a déjà tiré dans ce segment.
bataille-refused-fired-elsewhere = { $unit } a tiré sur { $hex }, et ne peut donner l’assaut qu’à cet hexagone.
bataille-refused-guns-apart = Les pièces de ces hexagones ne peuvent pas combiner leur tir : un chef doit être avec elles.
bataille-refused-hit-already = { $hex } a déjà subi un tir dans ce segment.
bataille-refused-in-a-zone = La pile en { $hex } est dans une zone ennemie et ne peut pas être réordonnée.
bataille-refused-just-arrived = { $unit } vient d’entrer en jeu dans cette moitié de tour, et ne peut donc pas charger.
bataille-refused-limbered = { $unit } doit se mettre en batterie pour tirer.
bataille-refused-may-not-charge = { $unit } ne peut pas charger ces unités.
bataille-refused-may-not-react = { $unit } ne peut pas réagir à cette charge.
bataille-refused-may-not-withdraw = Les unités de l’hexagone ne peuvent pas toutes se replier.
bataille-refused-mixed-formations = Des unités amies de même arme en { $hex } sont dans une autre formation.
bataille-refused-move-ended = { $unit } a terminé son mouvement.
bataille-refused-must-advance = Au moins une unité doit progresser en { $hex }.
bataille-refused-named-twice = { $unit } figure deux fois dans le choix.
bataille-refused-no-change-now = Terminez ce mouvement ou ce combat avant de modifier la position.
bataille-refused-no-orders = Choix impossible : { $unit }. Choisissez vos propres unités, une fois chacune.
bataille-refused-no-passing = { $unit } ne peut pas traverser les unités amies en { $hex }.
bataille-refused-no-passing-charge = La charge ne peut pas traverser les unités amies en { $hex }.
bataille-refused-no-points = { $unit } ne peut pas se déplacer dans cette moitié de tour. Raison : déroute, charge faite ou subie, ou repli.
bataille-refused-no-prolonging = Seules des pièces en batterie peuvent être tirées à la prolonge en { $hex }.
bataille-refused-no-prolonging-far = À la prolonge, les pièces ne vont que dans un hexagone adjacent, et { $hex } ne l’est pas.
bataille-refused-no-prolonging-ground = Les pièces ne peuvent pas être tirées à la prolonge en { $hex }. Il faut un terrain dégagé, sans ruisseau ni ouvrage entre les deux.
bataille-refused-no-prolonging-late = Les pièces ne peuvent plus être tirées à la prolonge en { $hex }. Une autre action du mouvement a déjà eu lieu.
bataille-refused-no-roll = Aucun jet de dés n’est attendu maintenant.
bataille-refused-no-room = Il n’y a pas assez de place en { $hex } pour ces unités.
bataille-refused-no-room-charge = { $hex }, au bout du chemin, n’a pas de place pour la cavalerie.
bataille-refused-no-room-withdrawal = Il n’y a pas assez de place dans le dernier hexagone pour ces unités.
bataille-refused-no-stop = { $unit } devrait s’arrêter en { $hex }, où rester est impossible.
bataille-refused-no-such-facing = { $unit } ne peut pas faire face de ce côté dans cette formation.
bataille-refused-no-such-formation = { $unit } ne peut pas prendre cette formation : son arme ne l’a pas.
bataille-refused-no-such-formation-limber-first = { $unit } doit atteler avant de prendre la colonne de route.
bataille-refused-no-such-formation-no-road = { $unit } ne peut pas prendre la colonne de route : il n’y a pas de route ici.
bataille-refused-no-such-formation-from-road-march = De la colonne de route, { $unit } ne peut passer qu’en colonne ou en ordre dispersé.
bataille-refused-no-such-formation-guns = { $unit } ne peut pas prendre cette formation. Les pièces peuvent seulement atteler, se mettre en batterie ou prendre la colonne de route.
bataille-refused-no-such-formation-column = { $unit } ne peut pas être en colonne sur ce terrain.
bataille-refused-no-such-formation-general-order = { $unit } ne peut pas être en ordre dispersé sur ce terrain.
bataille-refused-no-such-formation-line = { $unit } ne peut pas se former en ligne.
bataille-refused-no-such-formation-carre = { $unit } ne peut pas former le carré.
bataille-refused-no-such-formation-line-ground = { $unit } ne peut se former en ligne qu’en terrain dégagé.
bataille-refused-no-such-formation-carre-ground = { $unit } ne peut former le carré qu’en terrain dégagé.
bataille-refused-no-such-formation-carre-few = { $unit } a trop peu d’incréments pour un carré.
bataille-refused-no-such-formation-skirmish = { $unit } ne peut pas se déployer en tirailleurs.
bataille-refused-no-such-formation-skirmish-work = { $unit } ne peut pas être en tirailleurs dans un ouvrage.
bataille-refused-no-such-formation-line-few = { $unit } a trop peu d’incréments pour se former en ligne.
bataille-refused-no-target = Il n’y a pas d’unité de combat ennemie en { $hex }.
bataille-refused-no-target-charge = La cavalerie ne peut pas charger { $hex }. L’ennemi doit être en terrain dégagé, ou dans un ouvrage chargé par l’arrière.
bataille-refused-no-target-far = { $unit } n’est pas à côté de { $hex }.
bataille-refused-no-target-front = { $unit } n’a pas { $hex } devant son front.
bataille-refused-no-target-assault = { $unit } ne peut pas donner l’assaut en { $hex }. Il n’y a pas d’unité de combat ennemie.
bataille-refused-no-target-closed = { $unit } ne peut pas donner l’assaut en { $hex }. Ce terrain ou ce front d’ouvrage est fermé à la cavalerie.
bataille-refused-no-way-withdrawal = Un repli ne peut pas entrer dans une zone ennemie ni dans un hexagone adjacent aux attaquants.
bataille-refused-nobody = Choisissez au moins une unité.
bataille-refused-nobody-attack = Choisissez une attaque.
bataille-refused-not-a-front = Les pièces d’un ouvrage doivent faire face à l’un de ses côtés de front.
bataille-refused-not-a-step = { $hex } n’est pas adjacent à l’hexagone précédent du chemin.
bataille-refused-not-a-step-leader = { $leader } ne peut aller que d’un hexagone à un hexagone adjacent.
bataille-refused-not-able = { $unit } ne peut pas donner l’assaut : l’arme, la formation, l’état ou le terrain ne le permet pas.
bataille-refused-not-alike = { $unit } ne peut pas se déplacer avec ces unités. Toutes doivent avoir même hexagone, arme, formation et état.
bataille-refused-not-asked = Attendez : les dés roulent.
bataille-refused-not-asked-opponent = C’est maintenant { SIDE($side, form: "to") } de choisir.
bataille-refused-not-beside = Le chemin doit finir à côté de la cible en { $hex }.
bataille-refused-not-cavalry = { $unit } ne fait pas partie de la cavalerie et ne peut pas charger.
bataille-refused-not-due = { $unit } ne peut pas entrer en { $hex } maintenant. L’unité est sur la carte, hors de combat, ou attendue plus tard.
bataille-refused-not-due-leader = { $leader } arrive à un tour ultérieur.
bataille-refused-not-fresh = { $unit } ne peut pas charger : seule une cavalerie fraîche et en bon ordre le peut.
bataille-refused-not-here = { $unit } ne peut pas entrer en { $hex } : ce n’est pas un de ses hexagones d’entrée.
bataille-refused-not-here-leader = { $leader } ne peut pas entrer en { $hex } : ce n’est pas un de ses hexagones d’entrée.
bataille-refused-not-in-column = { $unit } ne peut charger qu’en colonne et depuis un terrain dégagé.
bataille-refused-not-in-front = { $unit } n’a pas { $hex } devant son front.
bataille-refused-not-in-front-short = { $unit } manque de points de mouvement. Seul un hexagone devant son front est possible, pas { $hex }.
bataille-refused-not-its-order = { $unit } ne peut pas avoir cette consigne : son type ne l’emploie pas.
bataille-refused-not-limbered = Seules des pièces attelées peuvent se mettre en batterie.
bataille-refused-not-on-map = { $unit } n’est pas sur la carte.
bataille-refused-not-on-map-leader = { $leader } n’est pas sur la carte.
bataille-refused-not-on-top = { $unit } ne peut pas tirer : seule l’unité du dessus de l’hexagone le peut.
bataille-refused-not-on-top-carre = { $unit } ne peut pas tirer : seule l’unité du dessus d’un carré le peut.
bataille-refused-not-on-top-column = { $unit } ne peut pas tirer : en colonne et en ordre dispersé, seule l’unité du dessus le peut.
bataille-refused-not-so = { $unit } doit entrer en { $hex } face à un côté. Formations permises : colonne de route sur une route, colonne ou pièces attelées.
bataille-refused-not-the-stack = Citez chaque unité en { $hex } une seule fois.
bataille-refused-not-this-question = Pas maintenant : une autre décision revient d’abord { SIDE($side, form: "to") }.
bataille-refused-not-this-question-charge = Aucune unité ne subit de charge en ce moment.
bataille-refused-not-together = { $unit } ne peut pas se joindre à la charge. Choisissez la cavalerie d’un seul hexagone, chaque unité une fois.
bataille-refused-not-unlimbered = Seules des pièces en batterie peuvent atteler.
bataille-refused-not-with-them = { $leader } ne peut accompagner que des unités de son hexagone.
bataille-refused-not-with-them-entering = { $leader } ne peut entrer avec une unité que par le même hexagone d’entrée.
bataille-refused-not-yours = { $unit } n’est pas sous vos ordres.
bataille-refused-not-yours-leader = { $leader } n’est pas sous vos ordres.
bataille-refused-not-yours-once = Choix impossible : { $unit }. Choisissez vos propres unités, une fois chacune.
bataille-refused-nothing-changes = Cet ordre ne change rien.
bataille-refused-nothing-changes-facing = { $unit } fait déjà face de ce côté.
bataille-refused-nothing-changes-formation = { $unit } a déjà cette formation.
bataille-refused-nothing-changes-leader = { $leader } est déjà dans le dernier hexagone de ce chemin.
bataille-refused-nothing-changes-order = Choisissez au moins une consigne.
bataille-refused-nothing-changes-orders = { $unit } a déjà ces consignes.
bataille-refused-nothing-changes-path = Choisissez au moins un hexagone où entrer.
bataille-refused-nothing-changes-stack = La pile en { $hex } est déjà dans cet ordre.
bataille-refused-nothing-to-undo = Rien à annuler. Vous pouvez annuler vos actions jusqu’à un jet de dés, une décision adverse ou la fin du segment.
bataille-refused-nothing-to-undo-dice = Rien ne peut être annulé maintenant : des dés sont à lancer, ou la bataille est terminée.
bataille-refused-nothing-to-undo-opponent = Vous ne pouvez rien annuler pendant que l’adversaire doit décider.
bataille-refused-off-map = { $hex } est hors de la carte.
bataille-refused-off-the-road = En colonne de route, { $unit } ne peut que suivre une route. Aucune ne mène à { $hex }.
bataille-refused-one-battery = { $unit } ne peut pas se joindre au tir. Avec de l’infanterie, une seule batterie par hexagone le peut.
bataille-refused-ordered-already = { $unit } a déjà reçu de nouvelles consignes dans ce segment.
bataille-refused-out-of-arc = { $unit } n’a pas { $hex } devant son front.
bataille-refused-out-of-range = { $hex } est hors de portée pour { $unit }.
bataille-refused-out-of-sight = { $unit } n’a pas de ligne de vue vers { $hex }.
bataille-refused-over = La bataille est terminée.
bataille-refused-restacked-already = La pile en { $hex } a déjà été réordonnée dans ce segment.
bataille-refused-same-hex = { $unit } ne peut pas tirer là. L’infanterie et les pièces d’un même hexagone doivent viser le même hexagone.
bataille-refused-stopped = { $unit } a dû s’arrêter et ne peut plus entrer en { $hex } dans ce segment.
bataille-refused-too-dear = { $unit } n’a plus assez de points de mouvement.
bataille-refused-too-far = { $unit } n’a plus assez de points de mouvement pour entrer en { $hex }.
bataille-refused-too-far-charge = La cavalerie n’a pas assez de points de mouvement pour ce chemin.
bataille-refused-too-far-leader = { $leader } n’a plus assez de points de mouvement.
bataille-refused-too-far-path = Le chemin compte trop d’hexagones.
bataille-refused-too-far-withdrawal = Les unités peuvent se replier d’au plus la moitié de leur potentiel de mouvement.
bataille-refused-too-weak = Ce tir sur { $hex } est sous le rapport le plus bas de la table.
bataille-refused-turned-already = { $unit } a déjà fait sa rotation gratuite dans ce segment.
bataille-refused-turns-too-far = La charge tourne trop en { $hex }. La cavalerie lourde tourne de 60 degrés par hexagone, la légère de 120.
bataille-refused-unknown = Cela n’existe pas dans cette bataille.
bataille-refused-unknown-leader = Ce chef n’existe pas dans cette bataille.
bataille-refused-unknown-unit = Cette unité n’existe pas dans cette bataille.
bataille-refused-unlimbered = { $unit } doit atteler avant de se déplacer.
bataille-refused-waits = { $unit } n’a pas assez de points de mouvement pour entrer en { $hex }. Nouvel essai possible au prochain tour.
bataille-refused-was-charged = { $unit } a subi une charge pendant son mouvement, et ne peut donc pas donner l’assaut.
bataille-refused-without-its-top = { $unit } ne peut tirer qu’avec l’unité du dessus de son hexagone.
bataille-refused-wrong-faces = Ces dés ne correspondent pas au jet.
bataille-refused-zone-holds = { $unit } ne peut quitter la zone ennemie en { $hex } que par sa première action.

## Le journal

bataille-segment-began =
    { $segment ->
       *[charge] { $side } : charges.
        [movement] { $side } : mouvement.
        [defensive-fire] { $side } : sous le tir défensif.
        [offensive-fire] { $side } : tir offensif.
        [melee] { $side } : mêlées.
        [recovery] { $side } : ralliement.
        [close] { $side } : consignes.
    }
bataille-level-changed = { $corps } : niveau { $from } à { $to }.
bataille-level-of = Niveau : { $corps }
bataille-taken-back = { $side } : dernière action annulée.
bataille-amended = Les deux joueurs modifient la position : { $edits }.
bataille-orders-given = Consignes pour { $unit } : { $orders }.
bataille-no-standing-order = aucune consigne
bataille-restacked = La pile en { $hex } est maintenant : { $units }.
bataille-cannot-turn =
    { $size ->
       *[other] Rotation impossible vers { $facing } : { $units }. Point dépensé malgré tout : { $points }.
        [many] Rotation impossible vers { $facing } : { $units }. Points dépensés malgré tout : { $points }.
    }
bataille-cannot-change =
    { $size ->
       *[other] Changement de formation impossible ({ $formation }) : { $units }. Point dépensé malgré tout : { $points }.
        [many] Changement de formation impossible ({ $formation }) : { $units }. Points dépensés malgré tout : { $points }.
    }
bataille-cannot-go-on =
    { $size ->
       *[other] Mouvement interrompu : { $units }. Point dépensé malgré tout : { $points }.
        [many] Mouvement interrompu : { $units }. Points dépensés malgré tout : { $points }.
    }
bataille-moved =
    { $units-count ->
        [one] { $units } se déplace en { $hex }.
       *[other] { $units } se déplacent en { $hex }.
    }
bataille-moved-for =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } se déplace en { $hex }.
               *[other] { $units } se déplacent en { $hex }.
            }
        [many]
            { $units-count ->
                [one] { $units } se déplace en { $hex } (coût : { $points } points).
               *[other] { $units } se déplacent en { $hex } (coût : { $points } points).
            }
       *[other]
            { $units-count ->
                [one] { $units } se déplace en { $hex } (coût : { $points } point).
               *[other] { $units } se déplacent en { $hex } (coût : { $points } point).
            }
    }
bataille-turned =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } pivote, face { $facing }.
               *[other] { $units } pivotent, face { $facing }.
            }
        [many]
            { $units-count ->
                [one] { $units } pivote, face { $facing } (coût : { $points } points).
               *[other] { $units } pivotent, face { $facing } (coût : { $points } points).
            }
       *[other]
            { $units-count ->
                [one] { $units } pivote, face { $facing } (coût : { $points } point).
               *[other] { $units } pivotent, face { $facing } (coût : { $points } point).
            }
    }
bataille-changed =
    { $size ->
        [none] Changement de formation : { $units }, { $formation }, face { $facing }.
        [many] Changement de formation : { $units }, { $formation }, face { $facing } (coût : { $points } points).
       *[other] Changement de formation : { $units }, { $formation }, face { $facing } (coût : { $points } point).
    }
bataille-tries-to-limber =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } tente d’atteler.
               *[other] { $units } tentent d’atteler.
            }
        [many]
            { $units-count ->
                [one] { $units } tente d’atteler (coût : { $points } points).
               *[other] { $units } tentent d’atteler (coût : { $points } points).
            }
       *[other]
            { $units-count ->
                [one] { $units } tente d’atteler (coût : { $points } point).
               *[other] { $units } tentent d’atteler (coût : { $points } point).
            }
    }
bataille-limbers =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } attelle.
               *[other] { $units } attellent.
            }
        [many]
            { $units-count ->
                [one] { $units } attelle (coût : { $points } points).
               *[other] { $units } attellent (coût : { $points } points).
            }
       *[other]
            { $units-count ->
                [one] { $units } attelle (coût : { $points } point).
               *[other] { $units } attellent (coût : { $points } point).
            }
    }
bataille-unlimbers =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } se met en batterie.
               *[other] { $units } se mettent en batterie.
            }
        [many]
            { $units-count ->
                [one] { $units } se met en batterie (coût : { $points } points).
               *[other] { $units } se mettent en batterie (coût : { $points } points).
            }
       *[other]
            { $units-count ->
                [one] { $units } se met en batterie (coût : { $points } point).
               *[other] { $units } se mettent en batterie (coût : { $points } point).
            }
    }
bataille-dragged =
    { $size ->
        [none] À la prolonge : { $units } en { $hex }.
        [many] À la prolonge : { $units } en { $hex } (coût : { $points } points).
       *[other] À la prolonge : { $units } en { $hex } (coût : { $points } point).
    }
bataille-cut-short = Mouvement arrêté : { $units }. Actions annulées : { $count }.
bataille-stepped-back = { $unit } recule en { $hex }.
bataille-entered = { $unit } entre en { $hex }.
bataille-leader-moved = { $leader } chevauche jusqu’en { $hex }.
bataille-leader-out =
    { $fate ->
       *[killed] { $leader } est tué.
        [wounded] { $leader } est blessé et quitte la bataille.
        [captured] { $leader } est capturé.
    }
bataille-leader-rolls-again = { $leader } : jet de { $face }, nouveau jet.
bataille-leader-spared = { $leader } : jet de { $face }, sain et sauf.
bataille-leader-off-map = { $leader } quitte la carte avec ses troupes.
bataille-limber-rolled =
    { $came ->
        [done] { $unit } tente d’atteler ({ $least }+ nécessaire) : jet de { $face }, réussi.
       *[failed] { $unit } tente d’atteler ({ $least }+ nécessaire) : jet de { $face }, reste en batterie.
    }
bataille-formation-taken = { $unit } : { $formation }, face { $facing }.
bataille-objective-taken = { $side } : prise de { $hex }.
bataille-no-fire-at = Pas de tir sur { $hex } : il n’est plus possible.
bataille-loses =
    { $count ->
        [one] { $unit } perd { $count } incrément.
       *[other] { $unit } perd { $count } incréments.
    }
bataille-eliminated = Unité éliminée en { $hex } : { $unit }.
bataille-surrendered = { $unit } se rend en { $hex }.
bataille-left-map = Unité chassée de la carte en { $hex } : { $unit }.
bataille-roll-modified = { $natural }, modifié { $modified }
bataille-checked =
    { $came ->
        [passes] { $unit } teste son moral, plus de { $morale } nécessaire : jet de { $roll }, réussi.
       *[fails] { $unit } teste son moral, plus de { $morale } nécessaire : jet de { $roll }, échec.
    }
bataille-checked-with =
    { $came ->
        [passes] { $unit } teste son moral, plus de { $morale } nécessaire : jet de { $roll } ({ $terms }), réussi.
       *[fails] { $unit } teste son moral, plus de { $morale } nécessaire : jet de { $roll } ({ $terms }), échec.
    }
bataille-order-changed =
    { $order ->
       *[good] { $unit } est en bon ordre.
        [disordered] { $unit } est en désordre.
        [routed] { $unit } est en déroute.
    }
bataille-falls-back = { $unit } recule de { $from } en { $to }.
bataille-cannot-retreat = { $unit } ne peut pas retraiter.
bataille-charges =
    { $units-count ->
        [one] { $units } charge { $hex }.
       *[other] { $units } chargent { $hex }.
    }
bataille-fails-to-charge =
    { $units-count ->
        [one] { $units } ne parvient pas à charger.
       *[other] { $units } ne parviennent pas à charger.
    }
bataille-intercepts =
    { $units-count ->
        [one] { $units } intercepte la charge en { $hex }.
       *[other] { $units } interceptent la charge en { $hex }.
    }
bataille-no-reaction = { $side } : pas de réaction.
bataille-answered =
    { $answer ->
       *[stand] { $unit } tient en { $hex }.
        [carre] { $unit } tente de former le carré en { $hex }.
    }
bataille-withdraws-to =
    { $units-count ->
        [one] { $units } se replie en { $hex }.
       *[other] { $units } se replient en { $hex }.
    }
bataille-carre-rolled =
    { $came ->
       *[carre] { $unit } forme le carré, rangée { $row } : jet de { $roll }, le carré tient.
        [disorder] { $unit } forme le carré, rangée { $row } : jet de { $roll }, désordre.
        [rout] { $unit } forme le carré, rangée { $row } : jet de { $roll }, déroute.
    }
bataille-stands =
    { $units-count ->
        [one] { $units } tient en { $hex }.
       *[other] { $units } tiennent en { $hex }.
    }
bataille-rides-to =
    { $units-count ->
        [one] { $units } chevauche jusqu’en { $hex }.
       *[other] { $units } chevauchent jusqu’en { $hex }.
    }
bataille-overrun =
    { $count ->
        [one] La cavalerie passe sur { $unit }. Perte : { $count } incrément.
       *[other] La cavalerie passe sur { $unit }. Pertes : { $count } incréments.
    }
bataille-recall-rolled =
    { $came ->
        [done] Rappel ({ $least }+ nécessaire), { $units } : jet de { $face }, réussi.
       *[failed] Rappel ({ $least }+ nécessaire), { $units } : jet de { $face }, échec.
    }
bataille-melee-held = Mêlée à venir : { $attackers } contre { $defenders }.
bataille-melee-lapsed =
    { $units-count ->
        [one] { $units } n’a plus d’ennemi à combattre.
       *[other] { $units } n’ont plus d’ennemi à combattre.
    }
bataille-no-opportunity = { $side } : pas de charge.
bataille-assaults =
    { $units-count ->
        [one] { $units } donne l’assaut à { $hex }.
       *[other] { $units } donnent l’assaut à { $hex }.
    }
bataille-withdraws =
    { $units-count ->
        [one] { $units } se replie de { $from } en { $to }.
       *[other] { $units } se replient de { $from } en { $to }.
    }
bataille-units-hold = Les unités en { $hex } tiennent.
bataille-advances = { $unit } progresse en { $hex }.
bataille-no-advance = Aucune unité ne progresse en { $hex }.
bataille-no-follow-up = { $side } : pas d’assaut d’exploitation.
bataille-readiness-changed =
    { $readiness ->
       *[fresh] { $unit } : cavalerie fraîche.
        [tired] { $unit } : cavalerie fatiguée.
        [exhausted] { $unit } : cavalerie épuisée.
    }
bataille-rallied = { $unit } est de nouveau en bon ordre.
bataille-closed = { $side } : fin de la moitié de tour.
bataille-battle-over = La bataille est terminée. { $verdict }.
bataille-battle-over-draw = La bataille est terminée sur un match nul.

## Tirs et mêlées

bataille-fired =
    { $kind ->
        [defensive] Tir défensif : { $units } sur { $hex }, { $value } contre { $defence }, { $odds }.
        [opportunity] Tir d’opportunité : { $units } sur { $hex }, { $value } contre { $defence }, { $odds }.
       *[offensive] Tir : { $units } sur { $hex }, { $value } contre { $defence }, { $odds }.
    }
bataille-fired-whole =
    { $kind ->
        [defensive] Tir défensif : { $units } sur { $hex }, { $value } contre { $defence }, { $odds } : jet de { $roll }, { $result }.
        [opportunity] Tir d’opportunité : { $units } sur { $hex }, { $value } contre { $defence }, { $odds } : jet de { $roll }, { $result }.
       *[offensive] Tir : { $units } sur { $hex }, { $value } contre { $defence }, { $odds } : jet de { $roll }, { $result }.
    }
bataille-fought = { $attackers } contre { $defenders }, { $attack } contre { $defence }, { $odds }.
bataille-fought-whole = { $attackers } contre { $defenders }, { $attack } contre { $defence }, { $odds } : jet de { $roll }, { $result }.
bataille-rolled = Jet de { $roll } : { $result }.
bataille-fire-result =
    { $losses ->
        [0] sans effet
       *[other] résultat { $losses }
    }

## Consignes d'une unité

bataille-orders-reaction =
    { $order ->
       *[always] intercepte toujours les charges
        [never] n’intercepte jamais les charges
    }
bataille-orders-opportunity =
    { $order ->
       *[weak] charge les unités faibles en mouvement
        [any] charge toute unité en mouvement
        [ask] demande avant de charger des unités en mouvement
    }
bataille-orders-answer =
    { $order ->
       *[stand] tient face à une charge
        [carre] forme le carré face à une charge
    }
bataille-orders-withdraw =
    { $order ->
       *[never] ne se replie jamais
        [one] se replie d’un hexagone
    }
bataille-place =
    { $place ->
       *[waiting] à venir
        [eliminated] hors de combat
        [off-map] hors de la carte
        [aside] hors de cette bataille
    }
bataille-readiness =
    { $readiness ->
       *[fresh] cavalerie fraîche
        [tired] cavalerie fatiguée
        [exhausted] cavalerie épuisée
    }

## Modifications convenues

bataille-edit-unit = { $unit } : { $state }
bataille-edit-lost = pertes : { $count }
bataille-edit-holder = { $hex } est tenu par { SIDE($side, form: "noun") }
bataille-edit-level = { $corps } : niveau { $level }
bataille-edit-turn = tour { $turn }
bataille-edit-fired-at = hexagones déjà pris pour cible : { $count }
bataille-edit-assaulted = hexagones déjà assaillis : { $count }
bataille-edit-held = mêlées encore à livrer : { $count }

## Le tour

bataille-turn-minutes = Un tour dure 20 minutes.
bataille-turn-halves = La première moitié de chaque tour revient { SIDE($first, form: "to") }, la seconde { SIDE($second, form: "to") }.
bataille-turn-points = Les points des objectifs et des pertes décident à la fin.
bataille-does-charge = Chargez avec votre cavalerie, avant tout mouvement.
bataille-does-movement = Déplacez vos unités et faites entrer celles qui arrivent.
bataille-does-defensive-fire = Tirez sur les unités ennemies adjacentes.
bataille-does-offensive-fire = Tirez avec vos unités.
bataille-does-melee = Livrez les mêlées de vos charges, puis donnez l’assaut aux hexagones adjacents.
bataille-does-recovery = Vos unités en désordre ou en déroute testent leur ralliement.
bataille-does-close = Donnez des consignes pour la moitié de tour adverse.

## La fin

bataille-score = { $first } { $one }, { $second } { $two }
bataille-verdict =
    { $level ->
        [marginal] Victoire marginale { SIDE($side, form: "of") }
        [substantial] Victoire substantielle { SIDE($side, form: "of") }
        [decisive] Victoire décisive { SIDE($side, form: "of") }
       *[victory] Victoire { SIDE($side, form: "of") }
    }
bataille-verdict-draw = Match nul
bataille-score-places = Lieux
bataille-score-batteries = Batteries
bataille-score-infantry = Infanterie perdue par l’ennemi
bataille-score-levels = Niveau des corps ennemis
bataille-score-points = Points

## Les forces d'une attaque

bataille-explains-melee = { $attack } contre { $defence }.
bataille-explains-melee-terms = { $attack } contre { $defence } ; { $terms }.
bataille-explains-terms = Modificateurs : { $terms }.
bataille-division = Division { $number }
bataille-leaders = chefs

## Prévisions

bataille-reached = si le dernier jet a lieu
bataille-if-they-stand = si l’ennemi tient
bataille-if-they-form = si l’ennemi forme le carré
bataille-if-you-stand = si vous tenez
bataille-if-you-form = si vous formez le carré
bataille-if-you-try-to-stop = si vous tentez l’arrêt
bataille-if-you-charge-home = si vous chargez à fond
bataille-if-no-fire-stops-them = si aucun tir ne les arrête avant
bataille-throw =
    { $roll ->
       *[fire] tir
        [die] un dé
        [check] test de moral
        [carre] formation du carré
        [melee] mêlée
    }
bataille-throw-of = { $unit }, { $roll }
bataille-throw-numbered = { $number }. { $title }
bataille-total-modifier = modificateur total
bataille-total-fire = tir total
bataille-fire-defence = défense contre le tir
bataille-canister = mitraille
bataille-one-column = une colonne
bataille-column = colonne de la table
bataille-multiplied = { $factor } x{ $by }
bataille-values = valeurs
bataille-result-on = { $result } sur { $first }
bataille-result-on-range = { $result } de { $first } à { $last }
bataille-increments-lost =
    { $count ->
        [one] { $count } incrément perdu
       *[other] { $count } incréments perdus
    }
bataille-leader-in-danger = { $result }, un chef en danger
bataille-short-check =
    { $came ->
        [passes] réussi
       *[fails] échec
    }
bataille-check-came =
    { $came ->
        [passes] test réussi
       *[fails] test manqué
    }
bataille-short-carre =
    { $came ->
       *[carre] carré
        [disorder] DD
        [rout] déroute
    }
bataille-carre-came =
    { $came ->
       *[carre] le carré tient
        [disorder] désordre
        [rout] déroute
    }
bataille-die-face = un { $face }
bataille-melee-losses =
    { $checks ->
       *[none] attaquants : pertes { $attacker }, défenseurs : pertes { $defender }
        [attackers] attaquants : pertes { $attacker } et test de moral, défenseurs : pertes { $defender }
        [defenders] attaquants : pertes { $attacker }, défenseurs : pertes { $defender } et test de moral
        [both] attaquants : pertes { $attacker }, défenseurs : pertes { $defender }, test de moral des deux camps
    }
bataille-letter =
    { $letter ->
        [ar] attaquants en déroute
        [ad] attaquants en désordre
       *[blank] aucun résultat
        [dd] défenseurs en retraite et en désordre
        [dr] défenseurs en déroute
        [ds] les défenseurs se rendent
    }
bataille-term = { $factor } { $steps }
bataille-factor =
    { $factor ->
       *[disordered] désordre
        [routed] déroute
        [half-lost] moitié perdue
        [road-march] colonne de route
        [corps-level] niveau du corps
        [leader] chef
        [leader-lost] chef perdu
        [odds] incréments
        [flank] flanc
        [rear] arrière
        [skirmish] tirailleurs
        [line] en ligne
        [carre] en carré
        [slope] pente
        [stream] ruisseau
        [work-front] front d’un ouvrage
        [fire-losses] pertes par le tir
        [lancers] lanciers
        [heavy] cavalerie lourde
        [light] cavalerie légère
        [driven-back] recul
        [quality] qualité
        [mass] hexagone encombré
        [against-carre] contre un carré
        [straight] charge en ligne droite
        [heavy-against-light] lourde contre légère
        [heavy-in-line] lourde en ligne
        [tired] fatigue
        [exhausted] épuisement
        [saving] ménage les chevaux
        [general-order] ordre dispersé
        [recall-failed] rappel manqué
        [swamp] marais
        [losses] pertes
        [last-increment] dernier incrément
        [middle-range] moyenne portée
        [far-range] longue portée
        [long-range] à deux hexagones
        [in-carre] dans un carré
        [loopholes] meurtrières
    }

## Issues d'un combat. « Vous » est le joueur qui lit.

bataille-end-both-hold = les deux camps tiennent
bataille-end-you =
    { $lot ->
        [took] vous prenez l’hexagone
       *[holds] vous tenez
        [back] vous reculez
        [disordered] votre camp est en désordre
        [routed] vos troupes sont en déroute
        [gone] vos troupes sont anéanties
    }
bataille-end-they =
    { $lot ->
        [took] l’ennemi prend l’hexagone
       *[holds] l’ennemi tient
        [back] l’ennemi recule
        [disordered] l’ennemi est en désordre
        [routed] l’ennemi est en déroute
        [gone] l’ennemi est anéanti
    }
bataille-end-won = gagné
bataille-end-stopped = vous vous arrêtez en { $hex }
bataille-end-charges-home = vous chargez à fond
bataille-short-stopped = arrêt
bataille-short-home = charge
bataille-end-limber =
    { $end ->
        [goes-on] les pièces sont attelées et poursuivent le mouvement
        [limbers] les pièces sont attelées
        [not-all] toutes les pièces ne sont pas attelées, et le mouvement s’arrête
       *[stays] les pièces restent en batterie, et leur mouvement s’arrête
    }
bataille-short-limber =
    { $end ->
        [limbers] attelage
       *[stays] échec
    }

## Tables

bataille-chart-fire = Jet minimal pour causer des pertes, selon le rapport
bataille-chart-losses = pertes
bataille-chart-roll = jet
bataille-note-below = Un tir à un rapport inférieur à 1:6 est sans effet.
bataille-note-canister = Des pièces qui tirent sur un hexagone adjacent décalent d’une colonne.
bataille-note-crowded = Chaque incrément au-delà de neuf dans l’hexagone visé est un modificateur d’un point.
bataille-chart-melee = Mêlée : incréments perdus par attaquants/défenseurs ; étoile : test de moral
bataille-chart-letters = Lettres selon le type de défenseur ; pour les attaquants, la rangée de leur unité du dessus
bataille-chart-defender = défenseur
bataille-chart-kind =
    { $kind ->
       *[infantry-good] infanterie en ordre
        [infantry-disordered] infanterie en désordre
        [infantry-routed] infanterie en déroute
        [carre] carré
        [cavalry-good] cavalerie en ordre
        [cavalry-routed] cavalerie en déroute
        [limbered] pièces attelées
        [limbered-routed] attelées, en déroute
        [unlimbered] pièces en batterie
        [unlimbered-disordered] en batterie, en désordre
    }
bataille-fate =
    { $fate ->
        [a] attaquants en déroute
        [b] attaquants en retraite et en désordre, cavalerie 3 hexagones
        [b-cavalry] cavalerie attaquante en déroute, infanterie en désordre
        [c] retraite de 1 pour les deux
        [c-cavalry] retraite de 1 pour les deux, test de la cavalerie
        [disorder-back] désordre, retraite de 3 points
        [rout] déroute
        [back-far] retraite de 6
        [rout-zones] déroute, 2 par zone
        [rout-loss] déroute, perte 1
        [carre-test] retraite des attaquants, test du carré
        [carre-breaks] colonne en désordre, perte 1
        [carre-routs] déroute, 2 par zone
        [disorder-here] désordre sur place
        [loss] perte 1
       *[nothing] sans effet
        [remove] reddition
    }
bataille-chart-carre = Formation du carré, { $table } : jets maximaux
bataille-chart-points-to-go = points restants
bataille-chart-column = colonne
bataille-chart-line = ligne
bataille-chart-disorder = désord.
bataille-chart-stacking = Unités qui peuvent partager un hexagone
bataille-chart-road-march = colonne de route
bataille-stack-none = aucune unité
bataille-stack-or = { $first } ; ou { $second }
bataille-stack-with = { $first } avec { $second }
bataille-stack-units =
    { $arm ->
       *[infantry]
            { $units ->
                [one] { $units } bataillon
               *[other] { $units } bataillons
            }
        [cavalry]
            { $units ->
                [one] { $units } régiment
               *[other] { $units } régiments
            }
        [artillery]
            { $units ->
                [one] { $units } batterie
               *[other] { $units } batteries
            }
    }
bataille-stack-any =
    { $arm ->
       *[infantry] bataillons
        [cavalry] régiments
        [artillery] batteries
    }
bataille-stack-increments =
    { $count ->
        [one] { $count } incrément
       *[other] { $count } incréments
    }
bataille-stack-of = { $units } de { $increments }
bataille-ground =
    { $ground ->
       *[clear] terrain dégagé
        [hamlet] hameau
        [village] village
        [town] ville
        [garden] jardin
        [woods] bois
        [pathway] chemin dans les bois
        [swamp] marais
        [pond] étang
        [earthwork] ouvrage
        [entrenchment] retranchement
        [loophole] bâtiment à meurtrières
    }
bataille-head-ground = Terrain
bataille-head-foot = inf.
bataille-head-horse = cav.
bataille-head-guns = art.
bataille-head-road = route
bataille-head-defence = défense
bataille-row-slope = pente
bataille-row-stream = ruisseau
bataille-row-bridge = pont, colonne de route
bataille-note-open = À découvert : colonne { $column }, ligne { $line }, carré { $carre }, tirailleurs { $skirmish }, désordre { $disorder }, pièces attelées { $limbered }, en batterie { $unlimbered }.
bataille-checks-every = À chaque test
bataille-checks-charge = Tenir face à une charge
bataille-checks-row =
    { $row ->
       *[disordered] désordre
        [routed] déroute
        [half-lost] moitié perdue
        [road-march] colonne de route
        [flank] de flanc
        [rear] par l’arrière
        [skirmish] tirailleurs
        [line] en ligne
        [carre] en carré
        [lancers] par des lanciers
        [heavy] par de la cavalerie lourde
        [slope] à travers une pente
    }
bataille-head-before-melee = avant une mêlée
bataille-head-attacker = attaquant
bataille-head-defender = défenseur
bataille-increments-odds = incréments { $odds }
bataille-force-figures = { $unit } { $now }/{ $whole }, { $fire }-{ $melee }-{ $movement }
bataille-force-leaders = Chefs :
bataille-force-note = Après le nom d’une unité : ses incréments, actuels et au départ, puis tir, mêlée et mouvement.
bataille-orders-usual = Consignes par défaut : demander à chaque fois ; pas de charge d’opportunité.
bataille-coming-from = À partir du tour { $turn }
bataille-coming-at = À partir du tour { $turn } par { $entry } { $hex }
bataille-coming-none = Aucun autre renfort.

## Unités et hexagones en mots

bataille-about-owner = { $name } ({ $side })
bataille-about-arm =
    { $arm ->
       *[infantry] infanterie, incréments : { $now } sur { $whole }
        [cavalry] cavalerie, incréments : { $now } sur { $whole }
        [artillery] artillerie, incréments : { $now } sur { $whole }
    }
bataille-about-values = tir { $fire }, mêlée { $melee }, moral { $morale }, mouvement { $movement }
bataille-about-where = en { $hex }, { $formation }, face { $facing }
bataille-about-in = en { $hex }
bataille-about-bonus =
    { $bonus ->
        [artillery] artillerie +{ $value }
        [attack] attaque +{ $value }
        [defence] défense +{ $value }
        [cavalry] cavalerie +{ $value }
        [limbering] attelage +{ $value }
       *[morale] moral +{ $value }
    }
bataille-hex-level = niveau { $level }
bataille-hex-front = front { $sides }
bataille-hex-objective = { $name }, { $points } points ; occupant : { $side }.
bataille-hex-objective-free = { $name }, { $points } points ; sans occupant.
bataille-hex-entry = Entrée { $entry }.
bataille-side-roads = route vers { $hexes }
bataille-side-slopes = pente vers { $hexes }
bataille-side-streams = ruisseau vers { $hexes }
bataille-side-bridges = pont vers { $hexes }
bataille-measure-seen =
    { $count ->
        [one] De { $from } à { $to } : { $count } hexagone, en vue.
       *[other] De { $from } à { $to } : { $count } hexagones, en vue.
    }
bataille-measure-hidden =
    { $count ->
        [one] De { $from } à { $to } : { $count } hexagone, hors de vue. Obstacle : { $hexes }.
       *[other] De { $from } à { $to } : { $count } hexagones, hors de vue. Obstacle : { $hexes }.
    }
bataille-box-coming = { $side } : à venir
bataille-box-lost = { $side } : pertes
bataille-box-off = { $side } : hors de la carte

## Score et tours

bataille-standing-score = { $first } { $one } : { $two } { $second }
bataille-corps-level = { $corps } : niveau { $level }
bataille-corps-level-now = { $corps } : niveau { $level } ; compté maintenant, il serait de { $now }
bataille-objective-held = { $name }, valeur { $points } : { $side }
bataille-objective-contested = { $name }, valeur { $points } : disputé
bataille-if-ended = Si la bataille finissait maintenant : { $verdict } ({ $difference }).
bataille-turn-line =
    { $segment ->
       *[charge] { $turn }, { $side } : charges
        [movement] { $turn }, { $side } : mouvement
        [defensive-fire] { $turn }, { $side } : sous le tir défensif
        [offensive-fire] { $turn }, { $side } : tir offensif
        [melee] { $turn }, { $side } : mêlées
        [recovery] { $turn }, { $side } : ralliement
        [close] { $turn }, { $side } : consignes
    }
bataille-track-turn = Tour { $turn } { $label }
bataille-track-turn-levels = Tour { $turn } { $label }, décompte du niveau des corps
bataille-compass =
    { $side ->
       *[n] N
        [ne] NE
        [se] SE
        [s] S
        [sw] SO
        [nw] NO
    }

## Le livre

bataille-aspect =
    { $aspect ->
       *[front] front
        [flank] flanc
        [rear] arrière
    }
bataille-book-fire = Tir de La Bataille
bataille-book-melee = Mêlée de La Bataille
bataille-book-terrain = Effets du terrain dans La Bataille

## Mots des boutons ; under est leur titre

bataille-word-column = Colonne
    .under = Formation
    .hint = Trois côtés de front, pour marcher et donner l’assaut [13.1].
bataille-word-line = Ligne
    .under = Formation
    .hint = Quatre incréments tirent ; deux côtés de front, deux points de moins [13.3].
bataille-word-carre = Carré
    .under = Formation
    .hint = Front de tous côtés ; la cavalerie l’attaque au tiers [13.4].
bataille-word-skirmish = Tirailleurs
    .under = Formation
    .hint = Difficiles à toucher ; pas d’assaut ; repli possible devant l’infanterie [19.3].
bataille-word-road-march = Colonne de route
    .under = Formation
    .hint = Un demi-point le long de la route ; faible dans tout combat [13.5].
bataille-word-general-order = Ordre dispersé
    .under = Formation
    .hint = La formation de ce terrain [13.2].
bataille-word-limbered = Pièces attelées
    .under = Formation
    .hint = Met fin à la colonne de route [13.5].
bataille-word-limber = Atteler
    .under = Pièces
    .hint = Coûte deux points et demande un jet de dé [13.6].
bataille-word-unlimber = Mettre en batterie
    .under = Pièces
    .hint = Coûte deux points ; tir possible dans cette moitié de tour [13.6].
bataille-word-restack = Réordonner la pile
    .under = Pile
    .hint = Choisissez les unités de haut en bas ; une fois par segment [12.5].
bataille-word-reaction-ask = Demander
    .under = Contre les charges
    .hint = Vous choisissez chaque fois si l’unité intercepte [41.1].
bataille-word-reaction-always = Toujours
    .under = Contre les charges
    .hint = L’unité intercepte sans demander [3.4].
bataille-word-reaction-never = Jamais
    .under = Contre les charges
    .hint = L’unité n’intercepte jamais de charge [3.4].
bataille-word-opportunity-hold = Rester
    .under = Contre les unités en mouvement
    .hint = L’unité ne charge jamais d’unités en mouvement [42.1].
bataille-word-opportunity-weak = Unités faibles
    .under = Contre les unités en mouvement
    .hint = L’unité charge les unités en ligne, en tirailleurs, en colonne de route ou en désordre [3.4].
bataille-word-opportunity-any = Toutes
    .under = Contre les unités en mouvement
    .hint = L’unité charge tout ennemi à portée [42.1].
bataille-word-opportunity-ask = Demander
    .under = Contre les unités en mouvement
    .hint = Vous choisissez une fois par mouvement [42.1].
bataille-word-answer-ask = Demander
    .under = Face à une charge
    .hint = Vous choisissez de tenir ou de former le carré [39.1].
bataille-word-answer-stand = Tenir
    .under = Face à une charge
    .hint = L’unité tient là où les règles le permettent [3.4].
bataille-word-answer-carre = Former le carré
    .under = Face à une charge
    .hint = L’unité forme le carré là où les règles le permettent [3.4].
bataille-word-withdraw-ask = Demander
    .under = Face à un assaut
    .hint = Vous choisissez chaque fois si l’unité se replie [29.1].
bataille-word-withdraw-never = Tenir
    .under = Face à un assaut
    .hint = L’unité reste pour la mêlée [3.4].
bataille-word-withdraw-one = Repli d’un hexagone
    .under = Face à un assaut
    .hint = L’unité se replie d’un hexagone là où les règles le permettent [3.4].
bataille-word-stand = Tenir
    .under = Réponse
    .hint = Un test de moral ; la mêlée vient plus tard [39.4].
bataille-word-form-carre = Former le carré
    .under = Réponse
    .hint = Un jet sur la table du carré [39.3].
bataille-word-saving = Ménager les chevaux
    .under = Mêlée
    .hint = La cavalerie combat au tiers de sa valeur et garde sa fraîcheur [32.7].
bataille-word-good-order = Bon ordre
    .under = État
bataille-word-disordered = Désordre
    .under = État
bataille-word-routed = Déroute
    .under = État
bataille-word-unlimbered = En batterie
    .under = Formation
bataille-word-lost = Incréments perdus
    .under = Pertes
bataille-word-eliminated = Hors de combat
    .under = Lieu
bataille-word-turn = Tour
    .under = Bataille

## Règles en bref. La fin d'un identifiant est le numéro de la règle.

bataille-rule-1-1 = Un hexagone fait 100 mètres, un tour 20 minutes ; les Français en jouent la première moitié, la Coalition la seconde.
bataille-rule-1-2 = Un jet de deux dés se lit en dizaines et unités, de 11 à 66 : 36 résultats également probables.
bataille-rule-1-3 = Un modificateur décale le jet d’autant de places sur l’échelle de 11 à 66 ; ils sont d’abord tous additionnés.
bataille-rule-1-4 = L’attelage, les rappels et le sort d’un chef se jouent avec un dé.
bataille-rule-1-5 = Les jets se comparent par leur place sur l’échelle.
bataille-rule-1-6 = Le jet naturel est le jet avant modificateurs.
bataille-rule-1-7 = Les valeurs sont des fractions exactes, et les rapports se comparent sans arrondi.
bataille-rule-2-1 = Les corps sont décomptés à heures fixes, et les renforts attendus peuvent entrer.
bataille-rule-2-2 = Une nouvelle moitié de tour efface ce qui durait un segment.
bataille-rule-2-3 = Le camp dont c’est la moitié de tour peut charger avant toute autre chose.
bataille-rule-2-3-1 = L’ennemi peut envoyer de la cavalerie intercepter une charge.
bataille-rule-2-3-2 = Une unité chargée tient ou forme le carré.
bataille-rule-2-3-3 = La cavalerie qui charge peut tenter de s’arrêter devant un carré formé alors qu’elle était encore loin.
bataille-rule-2-3-4 = Après un rappel réussi, la cavalerie peut entrer dans l’hexagone abandonné.
bataille-rule-2-4 = Dans le segment de mouvement, un camp se déplace, fait entrer des renforts, réordonne des piles et donne des consignes.
bataille-rule-2-4-1 = La cavalerie qui en a la consigne peut charger des unités en mouvement.
bataille-rule-2-4-2 = Des unités en mouvement qui sont chargées tiennent ou forment le carré.
bataille-rule-2-5 = Le camp dont ce n’est pas la moitié de tour tire sur les ennemis adjacents.
bataille-rule-2-6 = Le camp dont c’est la moitié de tour tire après le tir défensif.
bataille-rule-2-7 = Les mêlées se livrent après tous les tirs.
bataille-rule-2-7-1 = Les mêlées des charges se livrent avant les assauts, les plus anciennes d’abord.
bataille-rule-2-7-2 = Les assauts se font un par un.
bataille-rule-2-7-3 = Les unités d’un hexagone assailli peuvent se replier si toutes le peuvent.
bataille-rule-2-7-4 = Les vainqueurs d’une mêlée peuvent, ou doivent, progresser dans l’hexagone.
bataille-rule-2-7-5 = Après un repli, les attaquants peuvent faire un assaut d’exploitation.
bataille-rule-2-8 = À la fin d’une moitié de tour, ses unités rompues testent leur moral, puis sa cavalerie récupère.
bataille-rule-2-9 = Des consignes peuvent être données à la fin de la moitié de tour.
bataille-rule-2-10 = Après la seconde moitié commence le tour suivant ; après le dernier tour, les points décident.
bataille-rule-2-11 = Tests, retraites et progressions forcées sont automatiques ; les dés à lancer ensemble forment un seul jet.
bataille-rule-2-12 = Le compte des phases avance au début de chacun des six segments.
bataille-rule-2-13 = Vous pouvez annuler votre dernière action jusqu’à un jet de dés ou une décision adverse.
bataille-rule-2-14 = Rien n’est caché à aucun des joueurs.
bataille-rule-2-15 = Un ordre qui ne répond pas à la question est refusé par la règle de cette question.
bataille-rule-2-16 = Les notes sur une unité durent un segment ou une moitié de tour.
bataille-rule-3-1 = Le tir d’opportunité est automatique.
bataille-rule-3-2 = Le programme détermine les chemins de retraite et les unités qui subissent les pertes.
bataille-rule-3-3 = Une unité peut avoir jusqu’à quatre consignes, publiques, données pendant le mouvement ou à la fin de la moitié de tour.
bataille-rule-3-4 = Une consigne répond là où sa réponse est permise, et une unité répond pour son hexagone.
bataille-rule-3-5 = Par défaut, un mouvement ne demande aucune décision à l’ennemi.
bataille-rule-6-1 = Un pion est un bataillon, un régiment ou une batterie.
bataille-rule-6-2 = Une unité a des valeurs imprimées, et des incréments, une formation, une orientation et un état qui changent.
bataille-rule-6-3 = Une cavalerie de 12 points de mouvement au plus est lourde.
bataille-rule-6-4 = La valeur de mêlée d’une unité baisse avec ses incréments.
bataille-rule-6-5 = Une colonne garde tout son tir jusqu’à son dernier incrément.
bataille-rule-6-6 = Les valeurs de tir et de mêlée d’une batterie baissent avec ses incréments.
bataille-rule-6-7 = Les valeurs de tir entre parenthèses ne servent pas.
bataille-rule-6-8 = Une unité qui a perdu la moitié de ses incréments teste son moral avec un malus.
bataille-rule-6-9 = Une unité sans incréments est éliminée.
bataille-rule-7-1 = Les chefs prêtent leurs bonus aux unités et ne peuvent pas être pris pour cible.
bataille-rule-7-2 = Un chef accompagne des unités sans coût, ou chevauche seul jusqu’à 16 points.
bataille-rule-7-3 = Un seul chef par camp compte dans un jet.
bataille-rule-7-4 = Le bonus de moral d’un chef aide les tests de son hexagone.
bataille-rule-7-5 = Les jets de tir élevés et les jets de mêlée extrêmes mettent un chef en danger ; un dé décide.
bataille-rule-7-6 = Des unités qui voient tomber leur chef dans leur hexagone testent leur moral, avec son bonus contre elles.
bataille-rule-7-7 = Un chef laissé seul suit ses unités, en rejoint d’autres ou est capturé.
bataille-rule-7-8 = Un chef seul est capturé par la cavalerie et chassé par l’infanterie.
bataille-rule-10-1 = La formation d’une unité détermine quels côtés de son hexagone sont front, flanc et arrière.
bataille-rule-10-2 = Un hexagone fait face comme son unité du dessus ; des pièces près d’une ligne font face comme elle.
bataille-rule-10-3 = Un hexagone éloigné est devant le front si la ligne vers lui sort par le front.
bataille-rule-10-4 = Une attaque arrive par le côté que traverse sa ligne ; à un coin, par le meilleur des deux.
bataille-rule-10-5 = La zone d’une unité comprend les hexagones de son front ; pièces attelées, carrés, colonnes de route et unités en déroute n’en ont pas.
bataille-rule-10-6 = Des unités amies n’annulent pas une zone ennemie.
bataille-rule-10-7 = Pivoter coûte des points selon l’arme ; les tirailleurs et l’ordre dispersé pivotent sans coût.
bataille-rule-10-8 = Pivoter d’un côté au coin voisin, ou l’inverse, ne coûte rien.
bataille-rule-11-1 = Les pertes d’une unité s’additionnent au long de la bataille.
bataille-rule-11-2 = Des pièces en batterie subissent la moitié des pertes qui les touchent.
bataille-rule-11-3 = L’unité du dessus d’une pile subit les pertes la première.
bataille-rule-12-1 = La table d’empilement vaut à chaque pas d’un mouvement.
bataille-rule-12-2 = Les unités d’une même arme dans un hexagone ont une même formation et une même orientation.
bataille-rule-12-3 = Les unités peuvent traverser des tirailleurs amis, et la cavalerie certaines autres unités.
bataille-rule-12-4 = La cavalerie ne peut pas rester dans un hexagone avec de l’infanterie ou des pièces.
bataille-rule-12-5 = Des unités qui entrent vont au bas de la pile ; un joueur peut réordonner une pile une fois par segment.
bataille-rule-13-1 = L’infanterie change de formation pour un point ; son type dit lesquelles elle possède.
bataille-rule-13-2 = Un terrain coupé met de lui-même les unités en ordre dispersé.
bataille-rule-13-3 = Une ligne demande un terrain dégagé et a deux points de mouvement de moins.
bataille-rule-13-4 = Un carré demande un terrain dégagé et trois incréments, et ne bouge presque pas.
bataille-rule-13-5 = En colonne de route, les unités restent sur les routes et combattent mal.
bataille-rule-13-6 = Des pièces peuvent avoir besoin d’un dé pour atteler, se mettent en batterie sans dé, et peuvent être traînées à la prolonge dans un hexagone adjacent.
bataille-rule-13-7 = La cavalerie change de formation pour trois points.
bataille-rule-13-8 = Une unité qui rompt est en colonne.
bataille-rule-13-9 = Une unité en désordre ne peut pas changer de formation.
bataille-rule-17-1 = Il n’y a pas de règles de commandement.
bataille-rule-18-1 = Des unités d’un hexagone disposées de même peuvent se déplacer ensemble.
bataille-rule-18-2 = Une unité peut dépenser son potentiel de mouvement : deux points de moins si elle a commencé en ligne, la moitié en désordre.
bataille-rule-18-3 = Un pas passe par le front et coûte ce que disent terrain et côté.
bataille-rule-18-4 = Une unité qui n’a rien dépensé peut toujours avancer d’un hexagone.
bataille-rule-18-5 = Une pente coûte des points en plus, en montée comme en descente.
bataille-rule-18-6 = En colonne de route, un hexagone le long d’une route coûte un demi-point.
bataille-rule-18-7 = Les ponts n’aident que le mouvement.
bataille-rule-18-8 = L’infanterie et l’artillerie à pied doivent s’arrêter dans une zone ennemie ; la cavalerie seulement dans une zone de cavalerie.
bataille-rule-18-9 = Une unité ne peut quitter une zone ennemie que par sa première action.
bataille-rule-18-10 = Une unité qui quitte une zone ennemie, ou y dépense des points, essuie un tir.
bataille-rule-18-11 = Les unités ne peuvent ni entrer dans un hexagone ennemi ni quitter la carte.
bataille-rule-18-12 = Une unité qui perd des incréments en chemin abandonne le reste de son mouvement ; si elle rompt, il est terminé.
bataille-rule-18-13 = Une unité mise en désordre pendant son mouvement oblige des unités amies à tester leur moral.
bataille-rule-18-14 = Les renforts entrent par leur hexagone d’entrée, l’un après l’autre, et en paient le coût.
bataille-rule-18-15 = Il n’y a pas de marches forcées.
bataille-rule-18-16 = Un ordre qui ne change rien est refusé.
bataille-rule-19-1 = Les tirailleurs d’un hexagone tirent avec trois incréments.
bataille-rule-19-2 = Les tirailleurs peuvent tirer à deux hexagones, à la moitié de leur valeur.
bataille-rule-19-3 = Les tirailleurs ne donnent pas l’assaut et défendent à la moitié de leur valeur.
bataille-rule-19-4 = Seuls les tirailleurs peuvent entrer dans un marais.
bataille-rule-20-1 = La cavalerie ne peut pas se former en tirailleurs.
bataille-rule-21-1 = Le tir est une liste d’attaques : les dés sont lancés ensemble, et les attaques résolues l’une après l’autre.
bataille-rule-21-2 = Chaque unité tire une fois, et chaque hexagone est visé une fois.
bataille-rule-21-3 = Tous les tirs sur un hexagone s’additionnent.
bataille-rule-21-4 = Des pièces d’hexagones différents ne combinent leur tir que sous un chef.
bataille-rule-21-5 = On ne peut tirer ni sur des chefs seuls ni sur des unités amies.
bataille-rule-22-1 = Le tir défensif ne vise que des hexagones adjacents.
bataille-rule-22-2 = Le tir offensif vise toute cible à portée.
bataille-rule-22-3 = Les pièces doivent tirer sur la cible la plus proche qui reste.
bataille-rule-23-1 = Une ligne de vue va du centre d’un hexagone au centre d’un autre.
bataille-rule-23-2 = Le terrain bloque la vue s’il dépasse la ligne droite entre les deux extrémités.
bataille-rule-23-3 = Bois, bâtiments et unités en bon ordre des deux camps bloquent la vue ; tirailleurs, jardins et chefs ne la bloquent pas.
bataille-rule-23-4 = La vue n’a pas de limite et vaut dans les deux sens.
bataille-rule-24-1 = Une colonne tire à la valeur imprimée de son unité du dessus.
bataille-rule-24-2 = Une ligne tire avec quatre incréments.
bataille-rule-24-3 = Un carré tire avec deux incréments par côté, avec quatre sur la cavalerie qui l’attaque.
bataille-rule-24-4 = Une unité en tirailleurs tire avec trois incréments au plus.
bataille-rule-24-5 = L’infanterie derrière des meurtrières tire à valeur double.
bataille-rule-24-6 = Les unités en colonne de route, en déroute et la cavalerie ne peuvent pas tirer.
bataille-rule-24-7 = Une unité en désordre tire à la moitié de sa valeur.
bataille-rule-24-8 = Un carré peut tirer sur chaque hexagone adjacent.
bataille-rule-25-1 = Des pièces attelées ne tirent pas, et avec de l’infanterie une seule batterie par hexagone le peut.
bataille-rule-25-2 = Les pièces tirent à pleine valeur jusqu’au tiers de leur portée, puis aux deux tiers, puis au tiers.
bataille-rule-25-3 = La mitraille sur un hexagone adjacent décale le rapport d’une colonne.
bataille-rule-25-4 = Des pièces dans un carré tirent au tiers de leur valeur.
bataille-rule-25-5 = Un chef ajoute son bonus d’artillerie au jet de tir.
bataille-rule-26-1 = La défense d’une cible contre le tir dépend de son terrain et de sa formation.
bataille-rule-26-2 = L’infanterie dans un hexagone avec des pièces est plus facile à toucher.
bataille-rule-26-3 = Un tir de flanc rencontre une défense de six au plus.
bataille-rule-26-4 = La défense est de quatre en colonne de route, de six pour les unités touchées par l’arrière d’un ouvrage.
bataille-rule-26-5 = Si le tir arrive par plusieurs côtés, la défense la plus forte compte.
bataille-rule-27-1 = Un tir à un rapport inférieur à 1:6 est sans effet.
bataille-rule-27-2 = Le jet de tir est modifié, entre autres par un hexagone encombré, et se lit sur la table de tir.
bataille-rule-27-3 = Une unité teste son moral à chaque perte ou une perte sur deux, selon sa nation.
bataille-rule-27-4 = Si une unité échoue à son test après un tir, les autres de son hexagone testent aussi.
bataille-rule-27-5 = Le tir peut toucher un chef.
bataille-rule-28-1 = Tous les ennemis adjacents qui peuvent tirer sur une unité en mouvement tirent ensemble.
bataille-rule-28-2 = Si des pièces ne peuvent pas combiner leur tir, l’hexagone de pièces le plus fort tire.
bataille-rule-28-3 = Un mouvement peut essuyer plusieurs tirs d’opportunité.
bataille-rule-28-4 = Il n’y a pas de tir d’opportunité sur les charges, les retraites ni les chefs.
bataille-rule-29-1 = Tirailleurs et cavalerie peuvent se replier devant l’infanterie, cavalerie et artillerie à cheval devant des attaquants plus lents.
bataille-rule-29-2 = Un repli dépense au plus la moitié du mouvement imprimé et évite les zones ennemies et les attaquants.
bataille-rule-29-3 = Une unité qui se replie de plus d’un hexagone ne peut pas se déplacer à sa prochaine moitié de tour.
bataille-rule-29-4 = Les attaquants peuvent progresser dans un hexagone dont les unités se sont repliées.
bataille-rule-29-5 = Après un repli, les attaquants peuvent faire un assaut d’exploitation.
bataille-rule-30-1 = Une unité réussit un test avec un jet supérieur à son moral ; 66 réussit toujours, 11 échoue toujours.
bataille-rule-30-2 = Une unité est en bon ordre, en désordre ou en déroute ; la cavalerie n’est jamais en désordre.
bataille-rule-30-3 = Pertes, état, colonne de route, niveau du corps et chef modifient chaque test.
bataille-rule-30-4 = Les unités testent après des pertes par le tir, avant une mêlée, face à une charge et quand des unités amies rompent près d’elles.
bataille-rule-30-5 = Une unité qui échoue est en désordre ; si elle l’était déjà, ou si c’est de la cavalerie, elle est en déroute.
bataille-rule-30-6 = Une unité en déroute ne teste que pour se rallier.
bataille-rule-31-1 = Une unité en désordre tire, combat et se déplace à moitié.
bataille-rule-31-2 = Une unité qui tombe en désordre retraite de trois points de mouvement.
bataille-rule-31-3 = Une unité en déroute fuit et ne peut rien faire d’autre.
bataille-rule-31-4 = Une unité en retraite perd des incréments en quittant des zones ennemies.
bataille-rule-31-5 = Une unité qui ne peut pas retraiter en subit des pertes.
bataille-rule-31-6 = Une retraite s’éloigne de l’ennemi et, si possible, va vers ses lignes.
bataille-rule-31-7 = Une retraite finit là où il y a de la place, et les règles disent quelle orientation l’unité prend.
bataille-rule-31-8 = Les unités amies qu’une unité rompue traverse ou rejoint testent leur moral.
bataille-rule-31-9 = À la fin de sa moitié de tour, une unité rompue teste son moral pour se rallier.
bataille-rule-31-10 = Il n’y a pas de rivière sur ces cartes.
bataille-rule-32-1 = Chaque hexagone subit au plus un assaut par segment.
bataille-rule-32-2 = La cavalerie, et l’infanterie en colonne, en ligne ou en ordre dispersé, peuvent donner l’assaut à un hexagone de leur front.
bataille-rule-32-3 = Un assaut demande un hexagone ennemi adjacent devant le front ; la cavalerie n’assaille pas un terrain qui lui est fermé.
bataille-rule-32-4 = Une unité qui a tiré ne peut donner l’assaut qu’à l’hexagone visé.
bataille-rule-32-5 = L’hexagone le plus fort des attaquants mène l’assaut, avec son unité du dessus.
bataille-rule-32-6 = Toutes les unités d’un hexagone assailli défendent.
bataille-rule-32-7 = Infanterie et cavalerie n’assaillent pas ensemble de la cavalerie ; la cavalerie qui ménage ses chevaux combat au tiers.
bataille-rule-33-1 = Un assaut suit l’ordre : repli, test du défenseur, test de l’attaquant, mêlée.
bataille-rule-33-2 = Un défenseur en bon ordre et en ordre dispersé ne teste pas avant une mêlée ; personne ne teste si de la cavalerie y prend part.
bataille-rule-33-3 = Le rapport en incréments modifie les tests avant une mêlée.
bataille-rule-33-4 = L’unité de tête teste pour tout son hexagone.
bataille-rule-33-5 = Terrain, orientation, état et pertes par le tir modifient les tests avant une mêlée.
bataille-rule-33-6 = Un attaquant qui échoue met fin à l’assaut ; un défenseur qui échoue ouvre l’hexagone.
bataille-rule-34-1 = La mêlée d’une charge attend le segment de mêlée, et s’annule si un camp n’est plus là.
bataille-rule-34-2 = Les valeurs de mêlée donnent le rapport que l’on cherche dans la table de mêlée.
bataille-rule-34-3 = Une mêlée est un jet, modifié par un chef de chaque camp.
bataille-rule-34-4 = Les chiffres de la table de mêlée sont des incréments perdus, une étoile un test de moral.
bataille-rule-34-5 = Les lettres de la table de mêlée se lisent selon l’arme et l’état du défenseur.
bataille-rule-34-6 = Les parties d’un résultat de mêlée s’appliquent dans un ordre fixe.
bataille-rule-34-7 = Des pièces peuvent être abandonnées par leur infanterie et perdues.
bataille-rule-34-8 = Le vainqueur peut, et doit après un résultat net, progresser dans l’hexagone.
bataille-rule-34-9 = Les jets de mêlée extrêmes mettent les chefs en danger.
bataille-rule-34-10 = La cavalerie perd de sa fraîcheur après une mêlée.
bataille-rule-35-1 = La cavalerie est fraîche, fatiguée ou épuisée, et combat à pleine valeur, à la moitié ou au tiers.
bataille-rule-35-2 = La mêlée d’une charge épuise la cavalerie ; une autre mêlée, ou une charge sans ennemi, coûte un degré.
bataille-rule-36-1 = La cavalerie au repos loin de l’ennemi récupère deux degrés, ou un si elle a bougé d’au plus la moitié de ses points.
bataille-rule-37-1 = Une cavalerie fraîche, en colonne et en terrain dégagé, peut charger avant le mouvement.
bataille-rule-37-2 = Une unité qui charge ne peut pas se déplacer dans la même moitié de tour.
bataille-rule-37-3 = La cavalerie ne charge ni dans les villages, jardins, bois ou marais, ni contre le front d’un ouvrage.
bataille-rule-37-4 = Une charge demande une cible ennemie que son chemin atteint.
bataille-rule-37-5 = Les cosaques testent leur moral avant de charger.
bataille-rule-38-1 = L’ordre de charge nomme les unités, tout le chemin et la cible.
bataille-rule-38-2 = Les points imprimés doivent suffire pour toute la charge, et chaque rotation de soixante degrés en coûte deux.
bataille-rule-38-3 = Les zones d’une autre cavalerie arrêtent une charge, qui ne traverse que les unités amies que la cavalerie peut traverser.
bataille-rule-38-4 = Une charge dont les trois derniers hexagones sont alignés double sa force dans la mêlée.
bataille-rule-38-5 = Une charge suit l’ordre : réaction, réponse, contact.
bataille-rule-39-1 = Une unité répond à une charge pour son hexagone, l’infanterie avant les pièces.
bataille-rule-39-2 = Plus une unité voit tard venir la cavalerie, plus le carré est difficile à former.
bataille-rule-39-3 = Un jet sur la table du carré forme le carré, met l’unité en désordre ou en déroute.
bataille-rule-39-4 = Une unité qui tient doit réussir un test, et combat dans le segment de mêlée.
bataille-rule-39-5 = Des tirailleurs chargés se replient vers une pile amie adjacente.
bataille-rule-39-6 = Des pièces chargées testent leur moral et restent.
bataille-rule-39-7 = Un carré, ou une unité qui a déjà tenu, ne répond pas à une charge.
bataille-rule-39-8 = Une unité qui n’a qu’une réponse permise la donne sans demander.
bataille-rule-40-1 = Si la cible tient, la mêlée est réservée au segment de mêlée.
bataille-rule-40-2 = Devant un carré, la cavalerie tente de s’arrêter, ou charge à fond.
bataille-rule-40-3 = Si la cible est en désordre, la cavalerie la suit.
bataille-rule-40-4 = Si la cible est en déroute, la cavalerie la piétine.
bataille-rule-40-5 = Une cavalerie qui a rompu sa cible doit être rappelée par un dé, sinon elle poursuit.
bataille-rule-40-6 = Une charge finit quand il ne reste plus d’ennemi dans l’hexagone visé.
bataille-rule-40-7 = Une cavalerie qui charge sans être au contact s’arrête.
bataille-rule-41-1 = Une cavalerie qui voit une charge et en est assez proche peut l’intercepter.
bataille-rule-41-2 = La cavalerie lourde intercepte jusqu’à quatre hexagones, la légère jusqu’à six.
bataille-rule-41-3 = Pour intercepter, la cavalerie doit réussir un test ; sinon la charge continue.
bataille-rule-41-4 = Une cavalerie chargée peut elle-même intercepter la charge.
bataille-rule-42-1 = Si c’est convenu, la cavalerie qui en a la consigne peut charger des unités en mouvement.
bataille-rule-42-2 = Une charge d’opportunité demande un test et se déroule comme une interception.
bataille-rule-42-3 = Une unité touchée par une charge d’opportunité n’avance plus.
bataille-rule-50 = La table des terrains donne le coût des terrains et des côtés.
bataille-rule-51 = La table d’empilement dit quelles unités peuvent partager un hexagone.
bataille-rule-52 = L’infanterie multiplie son tir selon son type et sa formation.
bataille-rule-53 = La table de défense contre le tir suit le terrain et la formation.
bataille-rule-54 = La cadence d’une unité dit pour lesquelles de ses pertes par le tir elle teste.
bataille-rule-55 = Les tables du carré disent quels jets forment un carré, avec leurs modificateurs.
bataille-rule-56 = La table de rappel dit quel dé rappelle une charge.
bataille-rule-57 = La table donne les modificateurs d’un test pour tenir face à une charge.
bataille-rule-58 = La table donne les modificateurs selon les incréments avant une mêlée.
bataille-rule-59 = La table donne les modificateurs de terrain, d’orientation et de pertes avant une mêlée.
bataille-rule-60 = La table donne les multiplicateurs des valeurs de mêlée.
bataille-rule-61-1 = Certaines pièces ont besoin d’un dé pour atteler, et un chef aide.
bataille-rule-62-1 = Un hameau est un terrain à part, et le moulin est en terrain dégagé.
bataille-rule-62-2 = Certains terrains des tables ne sont pas sur ces cartes.
bataille-rule-62-3 = Un ouvrage a quatre côtés de front et deux d’arrière ; on y entre par l’arrière, sauf par assaut.
bataille-rule-62-4 = Seuls des tirailleurs peuvent être dans un marais, où ils combattent au quart.
bataille-rule-62-5 = Aucune unité ne peut entrer dans un étang.
bataille-rule-62-6 = Les jardins ne bloquent pas la vue.
bataille-rule-62-7 = Un chemin dans les bois compte comme bois.
bataille-rule-62-8 = La cavalerie peut entrer dans les bois, les pièces non.
bataille-rule-62-9 = Une unité chassée de la carte ne revient pas.
bataille-rule-64-1 = À heures fixes, les bataillons en déroute et perdus de chaque corps donnent son niveau.
bataille-rule-64-2 = Le niveau d’un corps aggrave les tests de moral de son infanterie.
bataille-rule-65-1 = Après le dernier tour, la différence de points décide de la bataille.
bataille-rule-65-2 = Un camp tient un hexagone si la dernière unité qui l’a occupé sans être en déroute est la sienne.
bataille-rule-65-3 = Un camp sans unités en bon ordre sur la carte perd aussitôt.
bataille-rule-70-1 = Gleina dure huit tours.
bataille-rule-70-2 = Les unités de Gleina commencent là où elles étaient à sept heures du matin.
bataille-rule-70-3 = À Gleina, le corps de Ney combat la Coalition.
bataille-rule-70-4 = Delmas entre au tour 3, et la brigade de Kozlov ne vient que si les deux joueurs en sont convenus.
bataille-rule-70-5 = À Gleina, les Français marquent pour le moulin, Gleina, Brösa, Guttau et les batteries prises dans les ouvrages.
bataille-rule-71-1 = Dans la bataille d’initiation, les trois hexagones de Brösa valent deux, trois et deux points.

## Phases, après le camp qui agit. La fin d'un identifiant est le nom anglais.

bataille-phase-charges = charges
bataille-phase-movement = mouvement
bataille-phase-under-defensive-fire = sous le tir défensif
bataille-phase-defensive-fire = tir défensif
bataille-phase-offensive-fire = tir offensif
bataille-phase-melees = mêlées
bataille-phase-recovery = ralliement
bataille-phase-standing-orders = consignes

## Les cartes de la première partie. La fin d'un identifiant est le titre anglais.

bataille-card-br-sa-six-in-the-morning = Brösa, six heures du matin
    .act = Vous jouez les Français, en bleu, à gauche. Les trois hexagones éclairés du village sont votre but. Déplacez la carte, tournez la molette, survolez les pions. Puis continuez.
    .why = Le nombre sur un pion est la force qui lui reste. Les flèches montrent où une unité fait face : elle voit, tire et marche par son front.
bataille-card-charges-come-first = Les charges d’abord
    .act = On vous demande d’abord si vous chargez. Laissez les hussards où ils sont et cliquez sur « Fin des charges » ; si le programme le demande, cliquez encore.
    .why = Une charge de loin contre un ennemi en bon ordre fatigue les chevaux et rapporte peu. Elle vaudra mieux plus tard, quand une unité ennemie aura rompu.
bataille-card-choose-a-battalion = Choisissez un bataillon
    .act = Cliquez sur un de vos bataillons, éclairés à gauche. Pour en déplacer un autre du même hexagone avec lui, cliquez aussi dessus.
    .why = Les hexagones éclairés sont à portée ; le nombre est le mouvement qui y reste. L’ordre d’une pile compte : l’unité du dessus tire et subit les premières pertes.
bataille-card-where-to = Où aller ?
    .act = Cliquez sur un hexagone éclairé vers le village. Le programme trouve le chemin, rotations comprises.
    .why = Chaque hexagone coûte des points, et une colonne paie un point par rotation de soixante degrés. Les hexagones barrés sont dans une zone ennemie : l’infanterie doit s’y arrêter.
bataille-card-face-the-enemy-then-go = Face à l’ennemi, puis exécution
    .act = Cliquez sur une poignée de l’anneau pour orienter le bataillon au bout du chemin. Puis cliquez de nouveau sur l’hexagone, ou cliquez sur « Exécuter ».
    .why = Seul son front tire et donne l’assaut. Une unité touchée de flanc ou par l’arrière s’en tire plus mal, alors finissez face au village.
bataille-card-column-or-line = Colonne ou ligne ?
    .act = Un bataillon choisi, le panneau de droite propose ses formations. Le 22e peut former la ligne, l’infanterie légère les tirailleurs. Puis continuez.
    .why = Une colonne marche et donne l’assaut. Une ligne tire avec quatre incréments, mais elle est lente et ses flancs sont ouverts. Dans le village, toute unité est en ordre dispersé.
bataille-card-bring-up-the-guns = Amenez les pièces
    .act = Cliquez sur la batterie, choisissez un hexagone à trois ou quatre du village et orientez-la. Puis mettez-la en batterie, et confirmez.
    .why = Des pièces attelées ne tirent pas. En batterie, elles tirent devant elles : à pleine valeur de près, moins de loin ; la mitraille à un hexagone est le tir le plus fort.
bataille-card-in-an-enemy-zone = Dans une zone ennemie
    .act = Vos unités éclairées sont devant une unité ennemie, dans sa zone. L’infanterie doit s’y arrêter et ne bouge plus dans cette moitié de tour.
    .why = L’ennemi tire le premier sur une unité qui quitte un tel hexagone, y pivote ou y change de formation. Entrez-y avec l’orientation voulue.
bataille-card-they-fired-at-you = Ils vous ont tiré dessus
    .act = Lisez le journal en bas à droite : valeur de tir contre défense, le jet et les pertes. Puis continuez.
    .why = Le tir d’opportunité est automatique : il vient dès qu’une unité dépense des points dans une zone ennemie. Une unité qui perd des incréments abandonne le reste de son mouvement.
bataille-card-end-your-movement = Terminez votre mouvement
    .act = Déplacez encore les unités voulues, puis cliquez sur « Fin du mouvement ». Si des unités n’ont pas bougé, il faut cliquer une seconde fois.
    .why = « Annuler » reprend une marche tant qu’aucun dé n’est lancé. Ensuite les Russes tirent sur les unités adjacentes, puis vous tirez, puis vous pouvez donner l’assaut.
bataille-card-fire-at-units-that-came-close = Tirez sur ce qui s’est approché
    .act = Cliquez sur les unités qui tireront, puis sur un hexagone ennemi adjacent, et confirmez. Ou prenez une suggestion du panneau. Ou cliquez sur « Fin du tir ».
    .why = C’est leur moitié de tour, et vous tirez d’abord, sur les hexagones adjacents seulement. Puis ils tirent et donnent l’assaut.
bataille-card-fire = Tirez
    .act = Cliquez sur les unités qui tireront, puis sur l’hexagone visé. Les unités choisies avant une même cible tirent ensemble.
    .why = Tous les tirs sur un hexagone s’additionnent, alors groupez-les. Chaque unité tire une fois, chaque hexagone est visé une fois ; les pièces tirent sur la cible la plus proche.
bataille-card-read-before-you-fire = Lisez avant de tirer
    .act = Le panneau montre chaque valeur, le rapport et la chance de chaque perte. Pour une autre attaque, cliquez sur ses unités ; sinon cliquez sur « Tirer ».
    .why = Une unité qui a tiré ne peut donner l’assaut qu’à l’hexagone visé. Les pertes font tester le moral d’un bataillon : le tir sert à cela.
bataille-card-some-of-your-units-are-broken = Certaines de vos unités ont rompu
    .act = Les unités éclairées sont en désordre ou en déroute. Gardez-les hors d’atteinte de l’ennemi. Puis continuez.
    .why = Une unité en désordre a la moitié de son mouvement et de son tir ; une unité en déroute ne peut que fuir. À la fin de votre moitié de tour, chacune teste son moral pour se rallier.
bataille-card-with-the-bayonet = À la baïonnette
    .act = Cliquez sur les unités qui donneront l’assaut, puis sur l’hexagone devant elles. Rien n’y oblige : à un mauvais rapport, cliquez sur « Fin des assauts ».
    .why = Donnez l’assaut à plusieurs, et tirez d’abord sur l’hexagone. Tirailleurs et pièces ne donnent pas l’assaut. Dans le village, les unités ne testent pas leur moral avant la mêlée.
bataille-card-a-chain-of-rolls = Une suite de jets
    .act = Le panneau dit comment cela peut finir, puis donne les jets dans l’ordre : les tests, puis la mêlée. Cliquez sur « Assaut » pour attaquer.
    .why = Un défenseur à découvert qui échoue à son test retraite avant la mêlée. Si votre unité de tête échoue, l’assaut est fini et elle rompt.
bataille-card-they-would-not-wait = Ils ne vous ont pas attendus
    .act = Ils se sont repliés, et vos unités sont dans leur hexagone. Vous pouvez donner l’assaut à un hexagone de plus devant vous, ou cliquer sur « S’arrêter ici ».
    .why = L’assaut d’exploitation se livre comme un assaut, et il n’y en a qu’un.
bataille-card-stay-or-go = Rester ou partir ?
    .act = L’infanterie ennemie vous donne l’assaut. Cliquez sur un hexagone derrière vous pour vous y replier, ou cliquez sur « Tenir » et combattez.
    .why = Tirailleurs et cavalerie peuvent se replier devant l’infanterie. Une unité qui se replie de plus d’un hexagone ne bouge pas à sa prochaine moitié de tour.
bataille-card-into-the-hex = Dans l’hexagone
    .act = Vous avez gagné l’hexagone : cliquez sur les unités qui y progressent, et confirmez.
    .why = Un hexagone du village compte pour le camp de la dernière unité qui l’a occupé sans être en déroute. Après un résultat net, au moins une unité doit progresser.
bataille-card-charge = Charger ?
    .act = Cliquez sur les hussards, puis sur une cible marquée ; ou sur le chemin, hexagone par hexagone. Ou cliquez sur « Fin des charges ».
    .why = De bonnes cibles ont rompu, sont seules, en ligne, ou montrent un flanc. L’infanterie du village ne peut pas être chargée.
bataille-card-what-will-they-do = Que feront-ils ?
    .act = Le panneau montre ce que la cible peut répondre, et comment chaque réponse finit. Cliquez sur « Charger », ou sur « Fin des charges ».
    .why = Trois hexagones en ligne droite à la fin doublent votre force. Mais la cavalerie ennemie peut intercepter, et un carré qui tient ne craint presque rien.
bataille-card-intercept = Intercepter ?
    .act = Ils vous chargent. Cliquez sur un régiment qui interceptera, ou cliquez sur « Pas de charge ».
    .why = Il teste d’abord son moral. S’il réussit, il rencontre la charge, et la cible est épargnée.
bataille-card-cavalry = La cavalerie !
    .act = Tenir, ou former le carré : les deux sont dans le panneau, avec leurs chances.
    .why = Un carré qui se forme ne craint presque rien de la cavalerie. S’il échoue, l’unité est en désordre ou piétinée. Pour tenir, elle doit réussir un test de moral.
bataille-card-a-carr-before-you = Un carré devant vous
    .act = Cliquez sur « Tenter l’arrêt », ce qui demande un jet, ou sur « Charger à fond ».
    .why = La cavalerie combat un carré au tiers de sa valeur.
bataille-card-the-hex-is-empty = L’hexagone est vide
    .act = Cliquez dessus pour y entrer, ou cliquez sur « Rester ».
    .why = Votre cavalerie a obéi au rappel et peut y finir sa charge.
bataille-card-standing-orders = Consignes
    .act = Cliquez sur une unité et choisissez ce qu’elle fait sans vous le demander ; ou cliquez simplement sur « Fin de la moitié ».
    .why = Par défaut, on vous demande dès que cela compte, et votre cavalerie ne charge pas les unités en mouvement.
bataille-card-the-other-half-turn = L’autre moitié de tour
    .act = Regardez les Russes faire de même : charges, mouvement, tirs, assauts. On vous demande quand vous pouvez tirer ou devez répondre.
    .why = Le journal donne chaque jet. Cliquez sur une ligne pour voir le lieu.
bataille-card-how-it-is-won = Comment gagner
    .act = Les hexagones du village, éclairés sur la carte, valent deux, trois et deux points. Regardez les points dans le panneau, puis continuez.
    .why = Quatre incréments d’infanterie perdus font un point pour l’ennemi, une batterie deux. Il vous faut quatre points de plus que lui, après six tours.
bataille-card-your-charges = Vos charges
    .act = La cavalerie qui pourrait charger est marquée. Cliquez sur « Fin des charges » pour continuer.
    .why = Un régiment charge une fois par segment, et ses chevaux doivent se reposer après une mêlée.
bataille-card-your-movement = Votre mouvement
    .act = Cliquez sur une unité, puis sur un hexagone éclairé, puis encore sur l’hexagone. Cliquez sur « Fin du mouvement » quand vous avez fini. N choisit l’unité suivante.
    .why = Pour chaque unité, vérifiez quels ennemis sont devant elle, et quels ennemis l’ont devant eux.
bataille-card-your-fire = Votre tir
    .act = Cliquez sur les unités qui tireront, puis sur l’hexagone visé ; ou prenez une suggestion ; ou cliquez sur « Fin du tir ».
    .why = Un tir fort sur un hexagone le brise ; un tir faible sur trois hexagones, rarement.
bataille-card-your-assaults = Vos assauts
    .act = Cliquez sur les unités qui donneront l’assaut, puis sur l’hexagone devant elles. Ou cliquez sur « Fin des assauts ».
    .why = Visez un rapport de trois contre un et une unité de tête ferme.
bataille-card-the-half-turn-ends = Fin de la moitié de tour
    .act = Changez une consigne, ou cliquez sur « Fin de la moitié ».
    .why = Votre adversaire voit vos consignes, et elles valent jusqu’à ce que vous les changiez.
bataille-card-your-decision = À vous de décider
    .act = La ligne bleue du panneau dit ce que vous devez décider. Les choix sont au-dessous.
    .why = La bataille continue dès que vous avez choisi.
bataille-card-one-moment = Un instant
    .act = Votre adversaire joue, ou le programme lance les dés.
    .why = En attendant, vous pouvez parcourir la carte et lire le journal.
bataille-card-the-battle-is-over = La bataille est terminée
    .act = C’était une bataille entière. Lisez comment elle a fini, et revoyez-la dans « Parties jouées ».
    .why = Gleina vient ensuite : les mêmes règles, avec des hauteurs, des ouvrages, des pièces lourdes, et deux corps qui perdent courage.

## Règles optionnelles : le nom, son sujet dans les réglages de la partie (about), ces réglages avec elle (on) et sans elle (off)

bataille-option-kozlov = Brigade Kozlov [70.4]
    .hint = Deux bataillons russes de plus arrivent de Baruth au tour 5
    .about = Renforts
    .on = Kozlov et Kolyvan arrivent au tour 5 [70.4].
    .off = La brigade Kozlov n’arrive pas.
bataille-option-no-opportunity-charges = Pas de charges d’opportunité [42.1]
    .hint = La cavalerie ne peut pas charger des unités en mouvement
    .about = Charges d’opportunité
    .on = Pas de charges d’opportunité.
    .off = La cavalerie qui en a la consigne peut charger des unités en mouvement [42.1].
bataille-option-opportunity-charges = Charges d’opportunité [42.1]
    .hint = La cavalerie qui en a la consigne peut charger des unités en mouvement
    .about = Charges d’opportunité
    .on = La cavalerie qui en a la consigne peut charger des unités en mouvement [42.1].
    .off = Pas de charges d’opportunité.

## Valeurs qu’une partie rejouée trace et qu’un compte rendu compte : le titre, le nom sur un bouton (short), le sens (meaning), la tête d’une colonne (column)

bataille-figure-points = Points
    .short = Points
    .meaning = Ce que chaque camp aurait si la bataille finissait maintenant.
    .column = points
bataille-figure-lost = Incréments perdus
    .short = Pertes
    .meaning = Incréments perdus, de toutes les armes.
    .column = pertes
bataille-figure-broken = Unités rompues
    .short = Rompues
    .meaning = Unités sur la carte, en désordre ou en déroute.
    .column = rompues

## Résultats des combats d’après leurs mots anglais, et ce qu’en dit une table (short)

bataille-came-attackers-rout = attaquants en déroute
bataille-came-attackers-are-disordered = attaquants en désordre
bataille-came-no-result = aucun résultat
bataille-came-defenders-retreat-in-disorder = défenseurs en retraite et en désordre
bataille-came-defenders-rout = défenseurs en déroute
bataille-came-defenders-surrender = les défenseurs se rendent
bataille-came-no-losses = aucune perte
    .short = pertes
bataille-came-attackers-lose-increments = les attaquants perdent des incréments
    .short = pertes
bataille-came-defenders-lose-increments = les défenseurs perdent des incréments
    .short = pertes
bataille-came-both-lose-increments = les deux camps perdent des incréments
    .short = pertes
bataille-came-no-effect = sans effet
bataille-came-1-increment-lost = 1 incrément perdu
bataille-came-2-increments-lost = 2 incréments perdus
bataille-came-3-increments-lost = 3 incréments perdus
bataille-came-4-increments-lost = 4 incréments perdus
bataille-came-5-increments-lost = 5 incréments perdus

## Titres des tables d’après leurs titres anglais

bataille-tab-fire-table = Table de tir
bataille-tab-melee-table = Table de mêlée
bataille-tab-terrain = Terrain
bataille-tab-charges-and-checks = Charges et tests
bataille-tab-forces = Forces
bataille-tab-standing-orders = Consignes

## Ce que l’on pose sur le plateau et en retire

bataille-layer-zones = Zones de contrôle
bataille-layer-arcs = Champs de tir
bataille-layer-sight = Ligne de vue
## Batailles : titre, présentation et suite historique

bataille-scenario-broesa = Brösa : le village des avant-postes
    .summary =
        21 mai 1813, six heures du matin : les avant-postes. Trois bataillons de chasseurs russes et une batterie à cheval tiennent le village de Brösa, un régiment de cosaques à leurs côtés. L’avant-garde de Souham veut le village avant que le corps n’arrive.

        La bataille d’initiation : douze pions, six tours, un coin de la carte de Gleina.

bataille-scenario-gleina = Le moulin de Gleina
    .summary =
        21 mai 1813, sept heures du matin. Ney descend de Klix dans le flanc de l’armée alliée à Bautzen. Devant lui, les Russes de Barclay : des avant-postes à Brösa et à Guttau, trois ouvrages armés de pièces lourdes sur la colline du moulin, et derrière elle le village de Gleina.

        Bataillons, régiments et batteries, cent mètres par hexagone et vingt minutes par tour : colonnes et lignes, carrés et tirailleurs, pièces avec leur champ de tir, cavalerie qu’il faut rappeler. Huit tours et 59 pions. Les Français marquent pour le moulin et les villages.

## La certitude de leurs cartes

bataille-sureness-gleina = Nous n’avions pas la carte imprimée. Le terrain est notre reconstitution à 100 m par hexagone, d’après des coordonnées et des récits publiés ; les tables sont celles de la série, dans la mesure où l’on a pu les lire.
    .sure =
        Les types de terrain, les coûts de mouvement, les multiplicateurs de tir et la défense contre le tir, les formations, l’attelage des pièces.
        L’emplacement du moulin, de Gleina et de Guttau, et la hauteur de la colline du moulin.
    .fair =
        Les tables de tir, de mêlée et de carré, les modificateurs de moral des charges et des assauts, le rappel.
        Les routes, les étangs et les ruisseaux ; les divisions engagées et le nombre de leurs bataillons.
    .guessed =
        Le détail des bois, des jardins et des pentes ; les fronts des ouvrages ; la force de chaque bataillon.
        Les points pour les lieux et les pertes, les niveaux des corps ; tout le combat d’avant-postes de Brösa.

## Textes des fichiers : corps par leurs noms anglais

bataille-corps-iii-corps-ney = IIIe corps (Ney)
bataille-corps-iii-corps-ney-souham-delmas = IIIe corps (Ney) : Souham, Delmas
bataille-corps-barclay-de-tolly-langeron = Barclay de Tolly : Langeron
bataille-body-advance = avant-garde
bataille-body-cavalry = cavalerie
bataille-body-guns = artillerie
bataille-body-reserve = réserve
