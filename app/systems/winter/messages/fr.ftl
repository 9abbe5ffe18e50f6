# Messages de Winter's Victory. Voir docs/TRANSLATING.md.

## Demandes

winter-waiting = En attente : { $side }.
winter-ask-open = { $side } : les jetons tirés de la coupe sont révélés.
winter-ask-deploy = { $side } : modifiez votre mise en place, ou cliquez sur « Garder tel quel ».
winter-ask-post = { $side } : détachez des tirailleurs, ou cliquez sur « Garder tel quel ».
winter-ask-command =
    { $can ->
        [both] { $side } : choisissez de la cavalerie pour charger ou un chef à qui donner un ordre, puis cliquez sur « Fin des ordres ».
        [charges] { $side } : choisissez de la cavalerie pour charger, puis cliquez sur « Fin des ordres ».
        [leaders] { $side } : choisissez un chef à qui donner un ordre, puis cliquez sur « Fin des ordres ».
       *[neither] { $side } : aucune charge et aucun ordre possibles. Cliquez sur « Fin des ordres », ou choisissez ci-dessous.
    }
winter-ask-move = { $side } : choisissez une unité et son hexagone de destination, puis cliquez sur « Fin du mouvement ».
winter-ask-brigade = { $side } : choisissez un hexagone éclairé. Chaque unité de la brigade qui le peut avance d’un hexagone dans le même sens ; les chefs restent.
winter-ask-brigade-led = { $side } : choisissez les chefs qui suivent, puis un hexagone éclairé. Chaque unité de la brigade qui le peut avance d’un hexagone dans le même sens. Un chef choisi part avec une unité de son hexagone.
winter-ask-shock = { $side } : choisissez un de vos hexagones pour attaquer, ou une unité dont la charge est déclarée, puis cliquez sur « Fin du choc ».
winter-ask-continue = { $side } : choisissez un hexagone pour poursuivre la charge, ou cliquez sur « S’arrêter ici ».
winter-ask-fire =
    { $round ->
        [skirmishers] { $side } : choisissez une unité de tirailleurs et sa cible, ou cliquez sur « Cesser le tir ».
        [battalions] { $side } : choisissez un bataillon et sa cible, ou cliquez sur « Cesser le tir ».
       *[batteries] { $side } : choisissez une batterie et sa cible, ou cliquez sur « Cesser le tir ».
    }
winter-ask-opportunity = { $side } : un ennemi se déplace dans votre champ de tir. Choisissez les unités qui tirent, ou cliquez sur « Ne pas tirer ».
winter-ask-charge = { $side } : { $enemy } passe à proximité ({ $unit }). Cliquez sur « Charger » ou sur « Laisser passer ».
winter-ask-retire = { $side } : votre armée est battue. Choisissez la ligne par laquelle elle se retire, ou choisissez Combattre.
winter-ask-agree-end = { $side } : votre adversaire propose de terminer la bataille maintenant, au niveau { $level }. Acceptez, ou choisissez Combattre.
winter-ask-ceasefire =
    { $quiet ->
        [yes] { $side } : aucune unité n’a combattu depuis un tour. Acceptez un cessez-le-feu pour la nuit, ou cliquez sur « Combattre ».
       *[no] { $side } : acceptez un cessez-le-feu pour la nuit, ou cliquez sur « Combattre ».
    }
winter-ask-change = Choisissez une unité ou un chef, puis ce qui doit changer ; ou choisissez un hexagone objectif pour changer le camp qui le tient.
winter-not-asked-again = Aucune autre demande ne suivra dans ce segment.

## Boutons

winter-keep-set-up = Garder tel quel
winter-set-up = Placer (modifiées : { $count })
winter-end-command = Fin des ordres
winter-end-movement = Fin du mouvement
winter-end-shock = Fin du choc
winter-stop-here = S’arrêter ici
winter-no-more-fire = Cesser le tir
winter-undone-charges =
    { $count ->
        [one] { $count } unité peut encore déclarer une charge
       *[other] { $count } unités peuvent encore déclarer une charge
    }
winter-undone-leaders =
    { $count ->
        [one] { $count } chef n’est pas placé
       *[other] { $count } chefs ne sont pas placés
    }
winter-undone-orders =
    { $count ->
        [one] { $count } ordre peut encore être envoyé
       *[other] { $count } ordres peuvent encore être envoyés
    }
winter-again-command = Cliquez encore pour terminer les ordres.
winter-undone-moves =
    { $count ->
        [one] { $count } unité n’a pas bougé
       *[other] { $count } unités n’ont pas bougé
    }
winter-again-movement = Cliquez encore pour terminer le mouvement.
winter-undone-attacks =
    { $count ->
        [one] { $count } pile peut encore attaquer
       *[other] { $count } piles peuvent encore attaquer
    }
winter-undone-ridden =
    { $count ->
        [one] { $count } charge n’est pas exécutée
       *[other] { $count } charges ne sont pas exécutées
    }
winter-again-shock = Cliquez encore pour terminer le choc.
winter-undone-fire =
    { $count ->
        [one] { $count } unité peut encore tirer
       *[other] { $count } unités peuvent encore tirer
    }
winter-again-fire = Cliquez encore pour terminer votre tir dans ce segment.
winter-fire = Tirer
winter-fire-at = Tirer en { $hexes }
winter-hold-fire = Ne pas tirer
winter-charge = Charger
winter-let-pass = Laisser passer
winter-fight-on = Combattre
winter-attack = Attaquer { $hex }
winter-move-up = Avancer
winter-acts-alone = Agir sans ordre
winter-send-order = Envoyer l’ordre
winter-declare-charge = Déclarer une charge
winter-turns-in-wave = Tourner la vague vers { $facing }
winter-declare-charge-to = Déclarer une charge vers { $facing }
winter-declare-grand = Déclarer la grande charge
winter-attach = Rattacher
winter-enter-at = Entrer en { $hex }, { $formation }
winter-change = Modifier { $thing }
winter-march =
    { $act ->
        [turn] Pivoter, reste { $left }
        [detach] Détacher des tirailleurs, reste { $left }
        [rejoin] Rejoindre, reste { $left }
        [exit] Quitter la carte, reste { $left }
       *[march] Marcher, reste { $left }
    }
winter-change-to = Passer en : { $formation }, reste { $left }

## Choix sur la carte, pour les listes et les bulles

winter-facts = { $facts }
winter-unit-guns =
    { $guns ->
        [one] { $unit } { $guns } canon
       *[other] { $unit } { $guns } canons
    }
winter-unit-points = { $unit } { $points } PF
winter-is-disordered = en désordre
winter-is-routed = en déroute
winter-is-exhausted = à bout de forces
winter-leader-gives = { $leader }, rayon { $radius }, bonus { $bonus }
winter-may-enter = Entrée possible : { $unit }
winter-standing-of = Consignes : { $unit }
winter-comes-along = { $leader } suit
winter-goes-along = { $leader } suit
winter-leaders-stay = Reste en { $hex } : { $leaders }. Pour qu’un chef suive, choisissez-le avant l’hexagone.
winter-leaders-alone = Sans troupes dans leur hexagone, et pas encore déplacés : { $leaders }.
winter-enters-at = Entre en { $hex }
winter-faces = Face { $facing }
winter-skirmishers-in = Tirailleurs en { $hex }
winter-to = Vers { $hex }
winter-to-left = Vers { $hex }, reste { $left }
winter-turn-to = Pivoter vers { $facing }, reste { $left }
winter-wheel-to = Conversion vers { $facing } sur { $hex }, reste { $left }
winter-form-left = { $formation }, reste { $left }
winter-toward = Hors commandement : vers { $goal }
winter-takes-in = Absorbe { $unit }
winter-under-fire = Tirs possibles en { $hexes }.
winter-brigade-able = { $able } unités sur { $units } peuvent y aller
winter-brigade-stay = Ne peuvent pas y aller maintenant : { $units }
winter-brigade-moves = Chaque unité de la brigade avance d’un hexagone dans ce sens : { $hex }
winter-attackers = Attaque : { $units }
winter-against = Contre { $units } en { $hex }
winter-at = Sur { $units } en { $hex }
winter-suggests-fire = { $units } sur { $hex }
winter-at-enemy = Sur l’ennemi en { $hex }
winter-first-to = D’abord en { $hex }
winter-placed-in = À placer en { $hex }
winter-placed-with = À placer avec { $unit }
winter-ordered-by = Ordre donné par { $sender }
winter-attaches = Rattachement avec le régiment ou la batterie : { $unit }
winter-all-brigade = Toute la brigade
winter-held-by = Contrôle de { $hex } : { $side }

## Prévisions

winter-nothing-happens = rien ne se passe
winter-if-not-stopped = si l’attaque n’est pas arrêtée avant
winter-if-on-target = si le coup tombe sur la cible
winter-added = ajouté au dé
winter-rolls =
    { $roll ->
        [morale] Test de moral : { $unit }
        [attack] Attaque : { $unit }
        [order] Réception de l’ordre : { $unit }
        [long-range] Tir à longue portée : { $unit }
        [casualty] { $unit }, si l’hexagone perd un point
        [fire] Tir : { $unit }
       *[other] Jet de dé : { $unit }
    }
winter-roll =
    { $roll ->
        [morale] Test de moral
        [attack] Attaque
        [order] L’ordre
        [long-range] Tir à longue portée
        [casualty] Si l’hexagone perd un point
        [fire] Tir
       *[other] Jet de dé
    }
winter-term = { $reason } { $amount }
winter-terms = { $terms }.
winter-sign =
    { $sign ->
        [yes] oui
        [no] non
        [hit] but
        [off] raté
        [check] T
        [disordered] D
        [retreats] D2
       *[routs] R
    }
winter-effect =
    { $effect ->
        [nothing] rien
        [check] un test
        [passes] réussi
        [disordered] désordre
        [square-lost] désordre, carré rompu
        [retreats] retraite de deux hexagones, désordre
        [routs] déroute
        [succeeds] réussi
        [fails] échec
        [at-once] reçu aussitôt
       *[casualty] hors de combat
    }
winter-effect-points = { $points } PF et un test
winter-effect-delay =
    { $steps ->
        [one] retardé de { $steps } cran
       *[other] retardé de { $steps } crans
    }
winter-effect-falls =
    { $falls ->
        [left] l’hexagone de gauche
        [right] l’hexagone de droite
        [beyond] l’hexagone au-delà
        [target] au but
       *[miss] coup perdu
    }
winter-fate-loses =
    { $who ->
        [attacker] attaquant -{ $lost }
       *[defender] défenseur -{ $lost }
    }
winter-fate-does =
    { $who ->
        [attacker] { $does ->
            [disorder] attaquant en désordre
            [retreat] retraite de l’attaquant, désordre
           *[rout] déroute de l’attaquant
        }
       *[defender] { $does ->
            [disorder] défenseur en désordre
            [retreat] retraite du défenseur, désordre
           *[rout] déroute du défenseur
        }
    }
winter-fate-loses-does =
    { $who ->
        [attacker] { $does ->
            [disorder] attaquant -{ $lost } en désordre
            [retreat] attaquant -{ $lost } et retraite, désordre
           *[rout] attaquant -{ $lost } et déroute
        }
       *[defender] { $does ->
            [disorder] défenseur -{ $lost } en désordre
            [retreat] défenseur -{ $lost } et retraite, désordre
           *[rout] défenseur -{ $lost } et déroute
        }
    }
winter-end =
    { $end ->
        [check] test de moral de la cible
        [passes] l’unité réussit
        [disordered] l’unité est en désordre
        [square-lost] l’unité est en désordre et son carré rompu
        [retreats] l’unité retraite de deux hexagones, en désordre
        [routs] l’unité est en déroute
        [charges] l’unité peut charger
        [no-charge] l’unité ne charge pas
        [recovers] l’unité se reprend
        [no-recovery] l’unité ne se reprend pas
        [at-once] l’ordre est reçu aussitôt
       *[casualty] le chef est hors de combat
    }
winter-end-points =
    { $points ->
        [one] la cible perd { $points } point de force et teste son moral
       *[other] la cible perd { $points } points de force et teste son moral
    }
winter-end-delay =
    { $steps ->
        [one] l’ordre est retardé de { $steps } cran
       *[other] l’ordre est retardé de { $steps } crans
    }
winter-end-falls =
    { $falls ->
        [left] le coup tombe dans l’hexagone de gauche
        [right] le coup tombe dans l’hexagone de droite
        [beyond] le coup tombe dans l’hexagone au-delà
        [target] le coup tombe sur la cible
       *[miss] le coup se perd
    }
winter-exactly = { $most }
winter-up-to = jusqu’à { $most }
winter-one-or = { $least } ou { $most }
winter-from-to = { $least } à { $most }
winter-lot-does =
    { $who ->
        [you] { $does ->
            [disorder] vous tombez en désordre
            [retreat] vous retraitez
            [retreat-disordered] vous retraitez en désordre
            [rout] vous êtes en déroute
           *[gone] vous êtes hors de combat
        }
       *[they] { $does ->
            [disorder] l’ennemi tombe en désordre
            [retreat] l’ennemi retraite
            [retreat-disordered] l’ennemi retraite en désordre
            [rout] l’ennemi est en déroute
           *[gone] l’ennemi est éliminé
        }
    }
winter-lot-loses =
    { $who ->
        [you] { $does ->
            [stands] vous perdez { $lost }
            [disorder] vous perdez { $lost } et tombez en désordre
            [retreat] vous perdez { $lost } et retraitez
            [retreat-disordered] vous perdez { $lost } et retraitez en désordre
            [rout] vous perdez { $lost } et êtes en déroute
           *[gone] vous perdez { $lost } et êtes hors de combat
        }
       *[they] { $does ->
            [stands] l’ennemi perd { $lost }
            [disorder] l’ennemi perd { $lost } et tombe en désordre
            [retreat] l’ennemi perd { $lost } et retraite
            [retreat-disordered] l’ennemi perd { $lost } et retraite en désordre
            [rout] l’ennemi perd { $lost } et est en déroute
           *[gone] l’ennemi perd { $lost } et est éliminé
        }
    }
winter-goes-mobile = le chef devient mobile
winter-goes-standing = le chef devient statique
winter-mobile-if = Il devient mobile si le dé ne dépasse pas { $value }.
winter-withdraws = Issue certaine, sans jet de dé. { $leaders } : état mobile dès maintenant.
winter-withdraws-from = Issue certaine, sans jet de dé. { $leaders } : état mobile dès maintenant, et vos unités peuvent quitter la carte depuis { $hexes }.
winter-withdraws-in-command = Issue certaine, sans jet de dé. { $leaders } : état mobile dès maintenant, et vos chefs de brigade à l’est de la colonne { $column } sont sous commandement.
winter-holds-eylau = Issue certaine, sans jet de dé. Des renforts peuvent entrer à partir du tour { $turn }, et des jetons sont tirés tant que vous contrôlez la ville. À la fin de la bataille, la ville compte davantage pour le camp qui la tient.
winter-order-arrives =
    { $when ->
        [next] l’ordre arrive à la prochaine phase de commandement française
       *[later] il arrive plus tard
    }
winter-order-rolls = L’ordre arrive si le dé ne dépasse pas { $value }. Un dé est lancé à chaque phase de commandement française. Le chef devient alors mobile.
winter-grand-charge-rides = Issue certaine, sans jet de dé pour l’instant. Unités qui chargent dans cette phase de choc française : { $first }. Dans la phase de choc alliée qui suit : { $second }. Dans la phase de choc française suivante : { $third }.
winter-grand-charge-goes-on = Une unité de la première vague en bon ordre après sa charge lance un dé pour charger encore avec la deuxième.
winter-reason =
    { $reason ->
        [rating] valeur
        [modifier] modificateur d’efficacité, à couvert
        [attack-order] ordre d’attaque
        [russian-attack] l’infanterie russe attaque
        [leader] chef
        [light-battery] batterie légère de la division adjacente
        [hard-cover] couvert dur
        [flank] de flanc
        [rear] à revers
        [half-strength] moitié de la force ou moins
        [further-losses] nouvelles pertes
        [charge] chargé
        [disordered-charged] chargé en désordre
        [square-charged] carré chargé
        [strength] force
        [guns] canons
        [missing-crew] servants manquants
        [gun-class] canons lourds
        [firing-class] classe de tir
        [range] portée
        [extended-range] portée étendue
        [russian-far] infanterie russe à deux hexagones
        [target-class] classe de la cible
        [uphill] en montée
        [light-cavalry] cavalerie légère
        [disordered] désordre
        [general-order] ordre dispersé à découvert
        [square] carré attaqué par l’infanterie
        [lone-battery] batterie isolée
        [limbered] pièces attelées ou colonne de route
        [ratio] rapport de force
        [column] attaque en colonne
        [soft-cover] couvert léger
        [stronghold] église ou château
        [stream] à travers un ruisseau
        [major-stream] à travers un grand ruisseau
        [countercharge] contre-charge
        [charged-square] charge contre un carré
        [defender] défenseur
        [self-rally] sans chef
        [recovery] rétablissement
        [out-of-sight] hors des zones de tir ennemies
        [evening] soir
        [headquarters] du quartier général
        [russian] Russes
        [distance] distance
        [snow] neige
        [into-wind] neige, face au vent
        [guard] la Garde retraite
       *[grand-charge] la grande charge
    }

## Phases dans le journal

winter-turn-phase =
    Tour { $turn } : { $phase ->
        [interphase] interphase
        [fire] tir réciproque
       *[end] fin du tour
    }.
winter-turn-phase-of =
    Tour { $turn } : { $phase ->
        [command] phase de commandement
        [rally] phase de ralliement
        [movement] phase de mouvement
       *[shock] phase de choc
    } { SIDE($side, form: "adjective") }.

## Le journal. $cost est en points de mouvement (PM) ; PF : points de force.

winter-deployed = Mise en place terminée : { $side }.
winter-passed = { $side } : pas de tir dans ce segment.
winter-undone = La dernière action est annulée.
winter-amended = Les deux joueurs ont modifié la position.
winter-over = La bataille est terminée, au niveau { $level }.
winter-moved = { $unit } va de { $from } en { $to } pour { $cost } PM.
winter-entered = { $unit } entre en { $hex } pour { $cost } PM.
winter-turned = { $unit } pivote vers { $facing } pour { $cost } PM.
winter-formed = { $unit } prend la formation : { $formation }, face { $facing }.
winter-formed-for = { $unit } prend la formation : { $formation }, face { $facing }, pour { $cost } PM.
winter-went-back = { $unit } revient en { $to }, où sa présence est permise.
winter-detached = { $battalion } détache { $unit } en { $hex }.
winter-rejoined = { $unit } rejoint { $battalion }.
winter-combined = Réunion : { $unit } et { $other }.
winter-restacked = La pile en { $hex } change d’ordre.
winter-orders-given = Nouvelles consignes : { $units }.
winter-left-map =
    { $withdrawn ->
        [yes] { $unit } se replie hors de la carte.
       *[no] { $unit } quitte la carte.
    }
winter-leader-moved = { $leader } va de { $from } en { $to }.
winter-leader-entered = { $leader } entre en { $hex }.
winter-leader-left = { $leader } quitte la carte.
winter-leader-placed = { $leader } prend place en { $hex }.
winter-leader-fled = { $leader } est sans troupes et s’échappe en { $hex }.
winter-leader-lost = { $leader } n’a aucune unité où se réfugier.
winter-fire-came =
    { $points ->
        [0] { $check ->
            [yes] un test de moral
           *[no] sans effet
        }
       *[other] { $points } PF et un test de moral
    }
winter-fired = Tir, { $units } sur { $target } en { $hex } : dé { $die }, total { $score }, { $came }.
winter-scattered =
    Tir à longue portée, { $units } : dé { $die }, le coup { $falls ->
        [left] tombe à gauche
        [right] tombe à droite
        [beyond] tombe au-delà
        [target] tombe sur la cible
       *[miss] se perd
    }.
winter-scattered-in =
    Tir à longue portée, { $units } : dé { $die }, le coup { $falls ->
        [left] tombe à gauche
        [right] tombe à droite
        [beyond] tombe au-delà
        [target] tombe sur la cible
       *[miss] se perd
    }, en { $hex }.
winter-lost = { $unit } perd { $points } PF.
winter-lost-guns =
    { $guns ->
        [one] { $unit } perd { $points } PF et { $guns } canon.
       *[other] { $unit } perd { $points } PF et { $guns } canons.
    }
winter-checked =
    Test de moral, { $unit } : dé { $die }, marge { $margin }, { $came ->
        [passes] réussi
        [disordered] désordre
        [square-lost] désordre, et le carré est rompu
        [retreats] retraite en désordre
       *[routs] déroute
    }.
winter-must-check =
    Test de moral pour { $units } : { $why ->
        [passed-by] une unité en déroute passe
        [flanked] des cosaques sont sur le flanc
        [guard-retreats] la Garde retraite
       *[disheartened] une unité amie retraite
    }.
winter-disordered = { $unit } est en désordre.
winter-retreated =
    { $routs ->
        [yes] { $points ->
            [0] { $unit } fuit en déroute vers { $hex }.
           *[other] { $unit } fuit en déroute vers { $hex } et perd { $points } PF.
        }
       *[no] { $points ->
            [0] { $unit } retraite en { $hex }.
           *[other] { $unit } retraite en { $hex } et perd { $points } PF.
        }
    }
winter-retreated-nowhere =
    { $routs ->
        [yes] { $points ->
            [0] { $unit } fuit en déroute.
           *[other] { $unit } fuit en déroute et perd { $points } PF.
        }
       *[no] { $points ->
            [0] { $unit } retraite.
           *[other] { $unit } retraite et perd { $points } PF.
        }
    }
winter-eliminated = Perte : { $unit }.
winter-removed = Retrait : { $unit }.
winter-guns-missing =
    { $guns ->
        [0] Canons, { $unit } : dé { $die }, aucun ne manque.
        [one] Canons, { $unit } : dé { $die }, il en manque { $guns }.
       *[other] Canons, { $unit } : dé { $die }, il en manque { $guns }.
    }
winter-guns-left = { $unit } abandonne ses canons en { $hex }.
winter-guns-captured = Canons pris en { $hex } : { $unit }.
winter-guns-manned = { $unit } retrouve ses canons en { $hex }.
winter-gun-lost = { $unit } perd un canon en chemin (dé { $die }).
winter-recovered =
    { $rolls ->
        [yes] { $unit } est de nouveau en bon ordre (dé { $die }).
       *[no] { $unit } est de nouveau en bon ordre.
    }
winter-rallied =
    { $rolls ->
        [yes] { $unit } se rallie (dé { $die }).
       *[no] { $unit } se rallie.
    }
winter-rallied-with-loss =
    { $rolls ->
        [yes] { $unit } se rallie (dé { $die }), avec { $points } PF de moins.
       *[no] { $unit } se rallie, avec { $points } PF de moins.
    }
winter-not-rallied =
    { $rolls ->
        [yes] { $unit } ne se rallie pas (dé { $die }).
       *[no] { $unit } ne se rallie pas.
    }
winter-exhausted = { $unit } est à bout de forces.
winter-rested =
    { $rolls ->
        [yes] { $unit } n’est plus à bout de forces (dé { $die }).
       *[no] { $unit } n’est plus à bout de forces.
    }
winter-back-by-order = un ordre amènera son successeur
winter-back-never = sans retour
winter-back-in =
    { $turns ->
        [one] retour dans { $turns } tour
       *[other] retour dans { $turns } tours
    }
winter-leader-fell =
    { $rolls ->
        [yes] { $leader } est hors de combat (dé { $die }) : { $back } ; { $points } points perdus.
       *[no] { $leader } est hors de combat : { $back } ; { $points } points perdus.
    }
winter-charge-declared =
    { $rolls ->
        [yes] { $unit } déclare une charge (dé { $die }).
       *[no] { $unit } déclare une charge.
    }
winter-charge-failed =
    { $rolls ->
        [yes] { $unit } ne charge pas (dé { $die }).
       *[no] { $unit } ne charge pas.
    }
winter-charge-dropped = { $unit } renonce à sa charge.
winter-grand-declared = La grande charge vers { $facing } est déclarée : { $units }.
winter-wave-ready =
    { $wave ->
        [first] La première vague est prête : { $units }.
        [second] La deuxième vague est prête : { $units }.
       *[third] La troisième vague est prête : { $units }.
    }
winter-followed = { $unit } avance jusqu’en { $hex }.
winter-stayed = { $unit } reste sur place.
winter-charged = { $unit } charge de { $from } en { $to }.
winter-ridden-over =
    { $escapes ->
        [yes] La cavalerie passe sur { $unit } : dé { $die }, sans perte.
       *[no] La cavalerie passe sur { $unit } : dé { $die }, élimination.
    }
winter-attacks-from = Attaque de { $from } en { $to } : { $units }.
winter-charges-from = Charge de { $from } en { $to } : { $units }.
winter-countercharged =
    { $charges ->
        [yes] { $unit } contre-charge (dé { $die }).
       *[no] { $unit } ne contre-charge pas (dé { $die }).
    }
winter-fought = Choc : dé { $die }, différentiel { $differential }, total { $score }.
winter-advanced = { $unit } progresse de { $from } en { $to }.
winter-charge-ended = Fin de la charge : { $unit }.
winter-self-commanded =
    { $moves ->
        [yes] { $unit } teste pour agir sans ordre : dé { $die }, mouvement possible.
       *[no] { $unit } teste pour agir sans ordre : dé { $die }, mouvement impossible.
    }
winter-state-set =
    { $leader } devient { $state ->
        [standing] statique
        [mobile] mobile
       *[inactive] inactif
    }{ $rolls ->
        [yes] {" "}(dé { $die }).
       *[no] .
    }
winter-continued =
    { $stays ->
        [yes] { $leader } reste mobile (dé { $die }).
       *[no] { $leader } devient statique (dé { $die }).
    }
winter-control-taken = { $hex } passe { SIDE($side, form: "to") }.
winter-group-freed = Mouvement désormais permis : { $units }.
winter-released = Libération : { $unit } (dé { $die }).
winter-withdrawal-declared = Le repli est déclaré.
winter-hold-declared = Il faut tenir Eylau !
winter-ceasefire-answered =
    { $agrees ->
        [yes] { $side } : cessez-le-feu accepté.
       *[no] { $side } : cessez-le-feu refusé.
    }
winter-ceasefire-declared = Le cessez-le-feu vaut pour le reste de la nuit.
winter-end-offered = Camp { $side } : il propose de terminer la bataille avec ce tour.
winter-end-answered =
    { $agrees ->
        [yes] Camp { $side } : d’accord, la bataille se termine.
       *[no] Camp { $side } : le combat continue.
    }
winter-army-retires =
    { $line ->
        [w] L’armée alliée se retire par W, la route d’Althof.
        [y] L’armée alliée se retire par Y, la route du nord.
       *[z] L’armée alliée se retire par Z, la route de l’est.
    }
winter-army-away = Le gros de l’armée alliée est parti.
winter-prussians-turn = Les Prussiens marchent vers l’entrée { $entry } et arrivent { $count } tours plus tard.
winter-attached = { $leader } prend sous ses ordres : { $units }.
winter-released-from = { $leader } libère { $units }.
winter-order-sent =
    { $from } envoie un ordre à { $to }{ $rolls ->
        [yes] {" "}(dé { $die })
       *[no] {""}
    } : { $steps ->
        [0] reçu
        [one] retardé de { $steps } cran
       *[other] retardé de { $steps } crans
    }.
winter-order-from-hq =
    Ordre du quartier général à { $to }{ $rolls ->
        [yes] {" "}(dé { $die })
       *[no] {""}
    } : { $steps ->
        [0] reçu
        [one] retardé de { $steps } cran
       *[other] retardé de { $steps } crans
    }.
winter-delay-rolled = Ordre à { $leader } : dé { $die }, crans restants : { $steps }.
winter-activated = { $leader } devient actif.
winter-freed = { $unit } peut agir sans ordre.
winter-brigade-active = La brigade { $brigade } devient active.
winter-violation = La brigade { $brigade } n’a pas attaqué. Ordre d’attaque ({ $leader }), manquements : { $violations }.
winter-attack-order-set =
    { $begins ->
        [yes] L’ordre d’attaque prend effet ({ $leader }).
       *[no] L’ordre d’attaque prend fin ({ $leader }).
    }
winter-brigade-due =
    { $due ->
        [yes] Brigade { $brigade } : dé { $die }, elle peut entrer.
       *[no] Brigade { $brigade } : dé { $die }, elle n’est pas arrivée.
    }
winter-drew =
    { $drawn ->
        [battery] Un jeton est tiré parmi { $chits } : une batterie.
        [blank] Un jeton est tiré parmi { $chits } : un jeton blanc.
       *[unseen] Un jeton est tiré parmi { $chits }.
    }
winter-blanks-added =
    { $blanks ->
        [one] { $blanks } jeton blanc va dans la coupe.
       *[other] { $blanks } jetons blancs vont dans la coupe.
    }
winter-cup-suspended =
    { $suspended ->
        [yes] Le tirage des jetons est suspendu.
       *[no] Le tirage des jetons reprend.
    }
winter-draws-opened =
    { $batteries ->
        [one] Les jetons tirés sont révélés : { $batteries } batterie.
       *[other] Les jetons tirés sont révélés : { $batteries } batteries.
    }
winter-wind-set =
    Vent : dé { $die }, { $prevails ->
        [yes] il souffle surtout
       *[no] il souffle
    } vers { $way ->
        [north-east] le nord-est
        [east] l’est
        [south-east] le sud-est
        [south-west] le sud-ouest
        [west] l’ouest
       *[north-west] le nord-ouest
    }.
winter-snow =
    { $snow ->
        [none] pas de neige
        [light] neige légère
        [heavy] forte neige
       *[blizzard] blizzard
    }
winter-snow-over = il ne neigera plus
winter-snow-rolled = Météo : dé { $die }, { $snow }.
winter-ammunition-spent =
    { $left ->
        [0] { $unit } n’a plus de munitions.
        [one] { $unit } a encore des munitions pour { $left } phase.
       *[other] { $unit } a encore des munitions pour { $left } phases.
    }
winter-brigade-tired =
    { $points ->
        [one] Brigade { $brigade } : { $points } point de fatigue, niveau { $level }.
       *[other] Brigade { $brigade } : { $points } points de fatigue, niveau { $level }.
    }
winter-spirit-changed =
    { $nerve ->
        [steady] { $body } : { $points }, moral rétabli.
        [demoralised] { $body } : { $points }, démoralisation.
       *[disintegrated] { $body } : { $points }, désagrégation.
    }
winter-level-of = Niveau { SIDE($side, form: "of") }
winter-level-changed = Le niveau change de { $by } et passe à { $level }.
winter-crew-first = { $sentence }
winter-skirmishers = { $unit } tirailleurs { $number }
winter-crew = Équipe ({ $unit })

## Formations et orientations

winter-formation =
    { $form ->
        [line] ligne
        [extended-line] ligne étendue
        [column] colonne
        [square] carré
        [road-column] colonne de route
        [general-order] ordre dispersé
        [formed] ordre formé
        [limbered] pièces attelées
       *[unlimbered] pièces en batterie
    }
    .button =
        { $form ->
            [line] Ligne
            [extended-line] Ligne étendue
            [column] Colonne
            [square] Carré
            [road-column] Colonne de route
            [general-order] Ordre dispersé
            [formed] Ordre formé
            [limbered] Pièces attelées
           *[unlimbered] Pièces en batterie
        }

## Lieux

winter-place =
    { $place ->
        [waiting] à venir
        [eliminated] hors de combat
        [withdrawn] repli effectué
        [exited] hors de la carte
        [removed] retrait de la bataille
       *[unused] non détaché
    }
winter-place-abandoned = canons abandonnés en { $hex }
winter-post =
    { $post ->
        [waiting] à venir
        [display] hors carte
        [returning] à placer
        [lost] hors de combat
       *[withdrawn] repli effectué
    }
winter-post-track =
    { $turns ->
        [one] retour dans { $turns } tour
       *[other] retour dans { $turns } tours
    }
winter-leaders = chefs

## Changements de position convenus

winter-change-unit = { $unit } : { $place }, { $points } PF, { $formation }
winter-change-leader = { $leader } : { $place }
winter-change-affairs = le niveau est { $level }, avec tout ce qui en dépend
winter-change-whole = toute la position, au tour { $turn }
winter-change-turn = tour { $turn }
winter-change-control = contrôle de { $hex } : { $side }
winter-change-neutral = contrôle de { $hex } : aucun camp
winter-change-level = le niveau est { $level }
winter-change-lost = pertes ({ $side }) : { $points } points
winter-change-declared = le repli est déclaré
winter-change-undeclared = le repli n’est pas déclaré

## Fin de la bataille

winter-score = Niveau { $level } ; pertes : { $first } { $first_lost }, { $second } { $second_lost }
winter-draw = Match nul
winter-victory =
    { $grade ->
        [marginal] Victoire marginale { SIDE($side, form: "of") }
        [substantial] Victoire substantielle { SIDE($side, form: "of") }
       *[major] Victoire majeure { SIDE($side, form: "of") }
    }
winter-row-lost = Points de force perdus
winter-row-on-map = Unités sur la carte
winter-row-eliminated = Unités éliminées
winter-row-withdrawn = Unités repliées

## Le tour

winter-turn-length = { $turns } Un tour dure 15 minutes{ $rule }.
winter-first-side = Un camp commande et rallie ses troupes, l’autre vient à son contact, puis le premier camp attaque{ $rule }. Les Français se déplacent d’abord : les Alliés commandent donc les premiers et répondent à ce mouvement. Ensuite les camps échangent leurs rôles.
winter-score-means = Le niveau indique qui gagne : au-dessus de 0 les Alliés, au-dessous les Français, à 0 match nul. Il va de -3 à +3 ; plus il s’éloigne de 0, plus la victoire est grande{ $rule }.
winter-sealed-draws = Seul le joueur allié sait combien de batteries lourdes ont été tirées de la coupe{ $rule }. Tous les tirages sont révélés à la fin de la bataille.
winter-does-interphase = Le programme lance les dés pour la météo et pour les événements de chaque heure.
winter-does-command = Déclarez des charges, changez l’état des commandants et envoyez des ordres.
winter-does-rally = Les unités en désordre ou en déroute testent pour se rallier.
winter-does-movement = Déplacez vos unités, faites-les pivoter et changez leur formation.
winter-does-shock = Attaquez des unités adjacentes et menez des charges.
winter-does-fire = Les deux camps tirent tour à tour : les tirailleurs, puis les bataillons, puis les batteries.
winter-does-end = Le programme termine le tour et compte ce qu’il a changé.

## À côté de la carte

winter-tray =
    { $tray ->
        [coming] { $side } : à venir
        [display] { $side } : chefs hors carte
       *[gone] { $side } : hors de combat
    }
winter-fire-chart = Dé et crans : force, portée, cible et direction comptent en crans.
winter-step = cran
winter-strength-up-to = Force de tir jusqu’à
winter-guns-up-to = Canons jusqu’à
winter-more = plus
winter-score-up-to = Total jusqu’à
winter-result = Résultat
winter-shock-chart = Dé et différentiel : valeurs, force, formation, terrain, direction.
winter-cost-head =
    { $head ->
        [ground] Terrain
        [infantry] inf.
        [skirmish] tir.
        [heavy] lourd
        [light] léger
        [battery] batt.
       *[leader] chef
    }
winter-cost-of =
    { $ground ->
        [clear] dégagé
        [light] couvert léger
        [woods] bois
        [hard] couvert dur
        [wetland] marais
        [stream] ruisseau
        [major-stream] grand ruisseau
        [fence] clôture
       *[up] montée d’un niveau
    }
winter-road-only = route seule
winter-cost-chart = Seule une colonne de route paie le tarif routier : 1/2 sur une grande route, 2/3 sur une petite.
winter-chart-title =
    { $chart ->
        [fire] Le tir dans Winter's Victory
        [shock] Le choc dans Winter's Victory
       *[costs] Le coût du terrain dans Winter's Victory
    }
winter-is-eliminated = hors de combat
winter-leaders-on-map = Chefs sur la carte :
winter-forces-note = Derrière le nom d’une unité figurent ses points de force ; pour une batterie, ses servants.
winter-worry =
    { $worry ->
        [can-fire] Peuvent encore tirer :
        [not-moved] N’ont pas bougé :
        [out-of-command] Hors commandement :
        [disordered] En désordre :
        [routed] En déroute :
        [exhausted] À bout de forces :
       *[half-strength] À la moitié de leur force ou moins :
    }
winter-coming = Tour { $turn }, { $side } :
winter-to-be-placed = À placer :
winter-measured-in-sight =
    { $hexes ->
        [one] De { $from } à { $to } : { $hexes } hexagone, en vue.
       *[other] De { $from } à { $to } : { $hexes } hexagones, en vue.
    }
winter-measured =
    { $hexes ->
        [one] De { $from } à { $to } : { $hexes } hexagone. { $why }
       *[other] De { $from } à { $to } : { $hexes } hexagones. { $why }
    }

## Un hexagone

winter-ground =
    { $ground ->
        [clear] terrain dégagé
        [light] couvert léger
        [woods] bois
        [hard] couvert dur
        [wetland] marais gelé
       *[lake] lac gelé
    }
winter-ground-level = niveau { $level }
winter-objective = Objectif, contrôle : { $side }.
winter-objective-neutral = Objectif, contrôle : aucun camp.
winter-entry = Entrée { $code }.
winter-in-fire-zone = En zone de tir : { $sides }.
winter-hexside =
    { $kind ->
        [road] route vers { $hexes }
        [stream] ruisseau vers { $hexes }
        [major-stream] grand ruisseau vers { $hexes }
       *[fence] clôture vers { $hexes }
    }

## Un pion

winter-about-name = { $side } : { $name }
winter-about-guns =
    { $guns ->
        [one] { $guns } canon, servants { $crew }
       *[other] { $guns } canons, servants { $crew }
    }
winter-about-points = { $points } PF sur { $of }
winter-about-rating = valeur { $rating }
winter-about-formation = { $formation }, face { $facing }
winter-about-command =
    { $commanded ->
        [yes] sous commandement
       *[no] hors commandement
    }
winter-about-in = en { $hex }
winter-about-mark =
    { $mark ->
        [disordered] en désordre
        [routed] en déroute
        [exhausted] à bout de forces
        [charge] charge déclarée
        [inactive] sans activité
       *[holds-fire] ne tire pas
    }
winter-about-leader =
    { $level ->
        [brigade] chef de brigade
        [artillery] chef d’artillerie
        [cossack] chef cosaque
        [division] chef de division
        [detachment] chef de détachement
        [wing] chef d’aile
        [corps] chef de corps
       *[army] chef d’armée
    }
winter-about-radius = rayon { $radius }, bonus { $bonus }
winter-about-state =
    { $state ->
        [standing] statique
        [mobile] mobile
       *[inactive] inactif
    }

## La situation

winter-level = Niveau { $level }
winter-lost-by = { $side } : pertes
winter-has-lost =
    { $points ->
        [one] Pertes { SIDE($side, form: "of") } : { $points } point de force
       *[other] Pertes { SIDE($side, form: "of") } : { $points } points de force
    }
winter-sees-far =
    { $light ->
        [day] Jour : visibilité aussi loin que le terrain le permet.
        [twilight] Aube ou crépuscule : visibilité aussi loin que le terrain le permet.
        [evening] Soir : visibilité aussi loin que le terrain le permet.
       *[night] Nuit : visibilité aussi loin que le terrain le permet.
    }
winter-sees =
    { $light ->
        [day] Jour
        [twilight] Aube ou crépuscule
        [evening] Soir
       *[night] Nuit
    } : visibilité { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    }.
winter-snow-falls = Météo : { $snow }.
winter-snow-and-wind =
    Météo : { $snow }, et le vent souffle vers { $way ->
        [north-east] le nord-est
        [east] l’est
        [south-east] le sud-est
        [south-west] le sud-ouest
        [west] l’ouest
       *[north-west] le nord-ouest
    }.
winter-spirit =
    { $nerve ->
        [steady] { $body } : moral { $points }.
        [demoralised] { $body } : moral { $points }, démoralisation.
       *[disintegrated] { $body } : moral { $points }, désagrégation.
    }
winter-held-since = Il faut tenir Eylau, depuis le tour { $turn }.
winter-chits-drawn =
    { $suspended ->
        [yes] Jetons tirés : { $chits }, tirage suspendu.
       *[no] Jetons tirés : { $chits }.
    }
winter-batteries-drawn = Batteries parmi les jetons que vous avez tirés : { $batteries }. Votre adversaire ne le voit pas.
winter-attack-order = Ordre d’attaque ({ $leader }), manquements : { $violations }.
winter-level-first = Niveau au début
winter-level-so-far = Niveau acquis
winter-level-now = Niveau si la bataille finissait maintenant
winter-losses-less = Pertes alliées moins pertes françaises
winter-counts-from = compte à partir de cet écart
winter-would-draw = Si la bataille finissait maintenant : match nul.
winter-would-win = Si la bataille finissait maintenant : victoire { SIDE($side, form: "of") }.
winter-turn-line =
    { $turn }, { $phase ->
        [interphase] interphase
        [fire] tir réciproque
       *[end] fin du tour
    }
winter-turn-line-of =
    { $turn }, { $side } : { $phase ->
        [command] commandement
        [rally] ralliement
        [movement] mouvement
       *[shock] choc
    }
winter-turn =
    { $hourly ->
        [yes] Tour { $turn } { $label }, heure pleine
       *[no] Tour { $turn } { $label }
    }

## Refus. $unit est une unité ou un chef.

winter-refused-not-asked = C’est à votre adversaire de choisir.
winter-refused-unknown-id = Cette bataille n’a ni unité ni chef de ce nom.
winter-refused-not-yours = { $unit } n’est pas sous vos ordres.
winter-refused-not-on-map = { $unit } n’est pas sur la carte.
winter-refused-other-question = Pas maintenant : une autre décision vient d’abord.
winter-refused-no-effect = Cela ne changerait rien.
winter-refused-too-many-free = { $unit } : toutes les actions gratuites de cette phase sont épuisées.
winter-refused-not-adjacent = { $hex } n’est pas adjacent à l’hexagone précédent.
winter-refused-leader-elsewhere = Un chef ne peut accompagner que des unités de son hexagone.
winter-refused-not-together = Ces unités ne peuvent pas agir ensemble : choisissez, une fois chacune, des unités d’un même hexagone qui le peuvent.
winter-refused-failed = { $unit } a échoué à un test dans cette phase et ne peut plus rien faire.
winter-refused-too-long = Cet ordre compte trop d’étapes.
winter-refused-off-board = Cet hexagone n’est pas sur cette carte.
winter-refused-too-far = { $unit } n’a pas assez de points de mouvement.
winter-refused-closed = { $unit } ne peut pas entrer en { $hex } : le terrain ou le côté d’hexagone l’interdit.
winter-refused-ground-forbids = { $unit } ne peut pas prendre cette formation : le terrain ne le permet pas.
winter-refused-no-way-out = { $unit } ne peut pas quitter son hexagone dans cette direction avec sa formation.
winter-refused-square-turns = { $unit } est en carré et ne peut pas pivoter.
winter-refused-no-change = { $unit } ne peut pas prendre cette formation ou cette orientation dans son état actuel.
winter-refused-not-grand = { $unit } ne peut employer le mouvement de grande tactique qu’en colonne de route, le long d’une route. L’ennemi doit être loin.
winter-refused-enemy-there = Une unité ennemie est en { $hex }.
winter-refused-disordered-near = { $unit } est en désordre et ne peut pas se placer à côté d’un ennemi.
winter-refused-routed-stays = { $unit } est en déroute et ne peut pas bouger.
winter-refused-out-of-command = { $unit } est hors commandement et ne peut que se rapprocher d’un chef capable de commander cette unité.
winter-refused-leader-astray = { $unit } est hors commandement et ne peut que se rapprocher de son supérieur.
winter-refused-no-detaching = { $unit } ne peut ici ni détacher des tirailleurs ni les reprendre.
winter-refused-no-entry = { $unit } ne peut pas entrer en { $hex } pendant ce tour.
winter-refused-no-entry-formation = { $unit } ne peut pas entrer sur la carte dans cette formation.
winter-refused-too-much-strength = { $hex } ne peut pas contenir autant de points de force.
winter-refused-too-many-battalions = Ces unités ne peuvent pas partager { $hex } : trop de bataillons, ou des formations ou des orientations différentes.
winter-refused-wrong-company = Des unités de ces types ou de ces brigades ne peuvent pas partager { $hex }.
winter-refused-too-dark = { $hex } est hors de visibilité.
winter-refused-hidden = Un obstacle coupe la ligne de vue vers { $hex }.
winter-refused-behind-slope = { $hex } est masqué par la pente.
winter-refused-friends-between = Une unité coupe la ligne de tir vers { $hex }.
winter-refused-cannot-fire = { $unit } ne peut pas tirer dans son état actuel.
winter-refused-no-target = Il n’y a pas d’unité de combat ennemie en { $hex }.
winter-refused-not-in-front = { $unit } n’a pas { $hex } devant son front.
winter-refused-out-of-range = { $hex } est hors de portée pour { $unit }.
winter-refused-not-its-round = { $unit } ne peut pas tirer dans ce segment : d’abord les tirailleurs, puis les bataillons, puis les batteries.
winter-refused-fired-already = { $unit } a déjà tiré dans cette phase.
winter-refused-too-many-fires = Trois unités au plus peuvent tirer à chaque pas.
winter-refused-no-attack = Aucune unité ne peut mener cette attaque. Les attaquants doivent être en bon ordre, avec un ennemi adjacent devant eux.
winter-refused-no-charge = { $unit } ne peut pas déclarer de charge maintenant.
winter-refused-carries-none = { $unit } n’a pas déclaré de charge.
winter-refused-tried-charge = { $unit } a déjà tenté de déclarer une charge dans ce tour.
winter-refused-bad-ride = { $unit } ne peut pas charger par ce chemin. Il est trop long, barré, ou ne mène pas vers l’avant.
winter-refused-inactive = { $unit } : brigade inactive. Rien n’est possible avant qu’un ordre ou l’ennemi ne l’active.
winter-refused-no-state = L’état de commandement du chef ne peut pas changer ainsi maintenant.
winter-refused-no-order = Cet ordre ne peut pas partir. Le chef ne peut pas le recevoir maintenant, ou aucun supérieur ne peut l’envoyer.
winter-refused-order-too-early = Cet ordre ne peut pas encore partir, ou un autre supérieur doit l’envoyer.
winter-refused-no-place = Le chef ne peut pas être placé dans cet hexagone.
winter-refused-cossack-cannot = Les cosaques ne peuvent pas attaquer là. Ils n’attaquent que des ennemis exposés, sur un terrain qui leur est ouvert.
winter-refused-cossack-shies = { $unit } ne peut pas attaquer de cavalerie lourde. Attaquer des unités formées en { $hex } demande un chef cosaque à proximité.
winter-refused-only-cossacks = Seuls les cosaques peuvent avancer d’un hexagone avant d’attaquer.
winter-refused-no-self-command = { $unit } ne peut pas tester maintenant pour agir sans ordre, ou n’en a pas besoin.
winter-refused-no-combining = { $unit } ne peut se réunir qu’à une moitié de son régiment, dans son hexagone ou à côté. Aucune des deux ne doit être en déroute.
winter-refused-light-guns = { $unit } ne peut mettre en batterie qu’à côté de sa division.
winter-refused-gunner-cannot = Le chef de l’artillerie doit rester près de ses batteries à cheval. Il ne peut devenir mobile qu’avant de se déplacer.
winter-refused-bound = { $unit } n’est pas libre d’aller là pendant ce tour.
winter-refused-drunken = { $unit } est en état d’ivresse et ne peut rien faire avant sa libération.
winter-refused-line-bound = { $unit } ne peut pas se déplacer au sud-ouest de la ligne secondaire.
winter-refused-no-withdrawal = Seuls les Alliés peuvent déclarer le repli, une fois, à partir du tour imprimé.
winter-refused-no-hold = Les Alliés ne peuvent décider qu’une fois de tenir Eylau, quand assez d’unités se sont repliées.
winter-refused-closed-to-french = Les unités françaises ne peuvent pas entrer en { $hex }.
winter-refused-row-closed = { $unit } ne peut pas encore entrer en { $hex }.
winter-refused-stays-unlimbered = { $unit } ne peut plus atteler.
winter-refused-no-exit = { $unit } ne peut pas quitter la carte par cet hexagone.
winter-refused-bad-deployment = Mise en place impossible pour { $unit }.
winter-refused-bad-posting = Mise en place impossible pour { $unit } : dans cette bataille, seuls les tirailleurs se placent.
winter-refused-wrong-opening = Cela ne correspond pas à ce qui a été scellé.
winter-refused-nothing-to-undo = Rien à annuler. Vous pouvez annuler vos actions jusqu’à un jet de dé ou une décision de votre adversaire.
winter-refused-wrong-faces = Ces dés ne correspondent pas au jet.
winter-refused-no-ammunition = { $unit } n’a plus de munitions.
winter-refused-demoralised = { $unit } fait partie d’une armée ou d’un corps démoralisé et ne peut pas faire cela.
winter-refused-snowed = Aucun ordre ne part sous une forte neige.
winter-refused-only-headquarters = Seul le quartier général peut ordonner son remplacement.
winter-refused-no-grand-charge = Les Français peuvent déclarer une grande charge, dans leur phase de commandement, avec une unité dans la première vague.
winter-refused-not-in-wave = { $unit } ne peut pas participer à la grande charge. Il faut de la cavalerie lourde ou de la Garde, fraîche, près d’un chef et orientée comme l’unité de tête.
winter-refused-wave-stays = { $unit } attend sa vague de la grande charge.
winter-refused-ceasefire = { $unit } ne peut pas se placer à côté de l’ennemi pendant un cessez-le-feu.
winter-refused-silent-guns = { $unit } ne peut pas encore bouger ni tirer : les canons russes se taisent d’abord.
winter-refused-no-attachment = { $unit } : ni rattachement ni libération de cette façon maintenant.
winter-refused-bound-troops = { $unit } : troupes liées. Ni changement de formation ou d’orientation, ni mouvement, ni tir dans la phase de tir.
winter-refused-stunned = { $unit } : sous le choc du bombardement, aucun mouvement.
winter-refused-on-the-march = { $unit } : en marche, aucun pas ne peut s’éloigner de Schmoditten.
winter-refused-keeps-off = { $unit } : entrée impossible en { $hex } tant que le corps attendu là n’est pas entré.
winter-refused-wing-held = { $unit } : impossible d’aller si loin au sud, l’aile est encore retenue.
winter-refused-wings-cross = { $unit } : impossible de s’approcher à six hexagones d’un autre commandant d’aile ou de le dépasser.
winter-refused-cossacks-wait = { $unit } : mouvement impossible, les cosaques de ce chef attendent.
winter-refused-light-held = { $unit } : impossible d’aller si loin au sud sans un ordre de Soult ou de Napoléon.
winter-refused-grand-battery = { $unit } : batterie d’une grande batterie, elle peut tourner et tirer, mais pas atteler.
winter-refused-no-point = Il ne reste aucun point de commandement.
winter-refused-no-sending = Cet ordre ne peut pas être envoyé maintenant : { $unit }.
winter-refused-bound-leader = { $unit } : pas encore d’ordre possible.
winter-refused-no-commitment = { $unit } : aucun commandant ne peut engager la brigade maintenant.
winter-refused-prussian-entry = L’entrée des Prussiens ne se change qu’une fois, et seulement avant l’arrivée de leur première unité.
winter-refused-dallies = La phase ne peut pas encore finir : { $unit } est en marche et a dépensé moins de la moitié de ses points.
winter-refused-freed-guns = { $unit } a quitté sa grande batterie : chaque pas doit d’abord la rapprocher de son divisionnaire.
winter-refused-no-retreat-line = L’armée ne peut pas se retirer par cette ligne, ni avec ce commandant d’arrière-garde.
winter-refused-no-offer = Vous pouvez proposer la fin de la bataille une fois par heure, dans une de vos phases.
winter-refused-bad-change = La partie ne pourrait pas continuer depuis cette position.
winter-refused-unknown-id-named = Cette bataille n’a ni unité ni chef du nom de « { $name } ».
winter-refused-off-board-named = { $hex } n’est pas sur cette carte.
winter-refused-cannot-fire-any = Choisissez une unité et une cible.
winter-refused-not-in-front-two = { $unit } doit avoir, pour chacun de ses hexagones, une cible devant lui, à deux hexagones au plus.

## Mots des boutons et des réglages. under : le titre au-dessus ; hint : l’effet.

winter-word-brigade = Toute la brigade
    .hint = Ses unités avancent d’un hexagone dans le même sens, chacune si elle le peut. Les chefs restent, sauf si vous pouvez les choisir ici pour suivre [5.1].
winter-word-charge = Déclarer une charge
    .hint = L’unité teste ; si elle réussit, elle peut charger dans votre prochaine phase de choc [12.2].
winter-word-drop = Renoncer à la charge
    .hint = Annule la charge de cette unité [12.3].
winter-word-advance = Progresser
    .hint = Si l’hexagone se vide, les attaquants y progressent [12.1].
winter-word-detach = Détacher des tirailleurs
    .hint = Un ou deux points de force deviennent une unité de tirailleurs [5.13].
winter-word-rejoin = Rejoindre
    .hint = Les tirailleurs reviennent à leur bataillon [5.13].
winter-word-exit = Quitter la carte
    .hint = Coûte un point, depuis un hexagone au bord de la carte (R79).
winter-word-grand = Grande tactique
    .hint = Deux points de plus par la route, loin de tout ennemi [5.9].
winter-word-combine = Réunir
    .hint = Deux moitiés d’un régiment deviennent une unité [19.3].
winter-word-self-command = Agir sans ordre
    .hint = Une unité cosaque hors commandement teste ; si elle réussit, elle peut bouger [19.23].
winter-word-to-the-top = En haut
    .hint = L’unité mène la pile et subit les coups la première [9.5].
winter-word-withdraw = Déclarer le repli
    .hint = Une fois dans la bataille : vos commandants deviennent mobiles et les unités peuvent quitter la carte [20.14.B.2].
winter-word-hold-eylau = Tenir Eylau !
    .hint = Une fois dans la bataille : des renforts viennent pour la ville [20.14.B.3].
winter-word-davout-order = Ordre à Davout
    .hint = Une fois dans la bataille : il devient mobile quand il reçoit l’ordre [20.24].
winter-word-release = Libérer
    .under = Détachement
    .hint = Son régiment ou sa batterie revient sous son propre commandement [19.51].
winter-word-release-brigade = Libérer la brigade
    .under = Détachement
    .hint = Toute la brigade revient sous son propre commandement [19.51].
winter-word-order-activate = Devenir actif
    .under = Ordre
    .hint = Lui et ses troupes peuvent agir [17.9].
winter-word-order-mobile = Devenir mobile
    .under = Ordre
    .hint = Il dispose de tous ses points de mouvement [17.9].
winter-word-order-attack = Ordre d’attaque
    .under = Ordre
    .hint = Son infanterie gagne près de l’ennemi et doit avancer [17.8].
winter-word-order-stop = Fin de l’ordre d’attaque
    .under = Ordre
    .hint = Ses brigades en sont plus fatiguées [17.8].
winter-word-order-free = Ordre libre
    .under = Ordre
    .hint = Il le garde et l’emploie à son gré [17.9].
winter-word-drop-order = Renoncer à l’ordre libre
    .hint = Un autre ordre peut alors lui être envoyé [17.9].
winter-word-commit = Engager la brigade
    .hint = Son commandant l’engage sans ordre [17.5].
winter-word-rest = Repos à la prochaine heure
    .hint = Sa brigade n’est plus engagée si aucun ennemi n’est proche [17.5].
winter-word-no-rest = Pas de repos
    .hint = Sa brigade reste engagée [17.5].
winter-word-release-guns = Libérer les pièces
    .hint = Les batteries de la grande batterie sont libres [20.34].
winter-word-bagration = Arrivée de Bagration
    .hint = Un second commandant d’armée, pour un point de commandement [17.9].
winter-word-no-bombardment = Pas de bombardement
winter-word-replace-wing = Bagration remplace le commandant d’aile tombé
winter-word-dissolve = Dissoudre la batterie
winter-word-offer-end = Proposer la fin de la bataille
winter-word-agree-end = Terminer la bataille
winter-word-retire-w = Se retirer par W
winter-word-retire-y = Se retirer par Y
winter-word-retire-z = Se retirer par Z
winter-word-prussians-l = Les Prussiens arrivent par L
winter-word-prussians-m = Les Prussiens arrivent par M
winter-word-share-one = Un point à Bagration
winter-word-share-two = Deux points à Bagration
winter-word-share-three = Trois points à Bagration
    .hint = La grande batterie du centre épargne Eylau [20.34].
winter-word-join-corps = Retour de Saint-Hilaire
    .hint = Une fois dans la bataille : sa division revient sous Soult [20.35].
winter-word-grand-charge = La grande charge
    .hint = Une fois dans la bataille : la cavalerie lourde et celle de la Garde chargent en trois vagues [19.7].
winter-word-wave-second = La deuxième vague
    .under = Vagues
    .hint = Les unités choisies ensuite chargent dans la phase de choc alliée [19.7].
winter-word-wave-third = La troisième vague
    .under = Vagues
    .hint = Les unités choisies ensuite chargent dans la phase de choc française qui suit [19.7].
winter-word-ceasefire = Accepter un cessez-le-feu
    .hint = Aucune unité ne tire ni ne combat pendant le reste de la nuit [20.44].
winter-word-headquarters = Du quartier général
    .under = Ordre
    .hint = Un ordre par heure [20.24].
winter-word-charges-no = Pas de charge d’opportunité
    .under = Charges
    .hint = L’unité ne charge jamais d’elle-même quand un ennemi approche [4.4].
winter-word-charges-offer = Proposer les charges d’opportunité
    .under = Charges
    .hint = Le programme vous demande chaque fois qu’un ennemi approche [12.6].
winter-word-fire-any = Tirer sur tous
    .under = Tir
    .hint = L’unité tire sur tout ennemi qui bouge dans son champ de tir [4.4].
winter-word-fire-formed = Tirer sur les formés
    .under = Tir
    .hint = L’unité ne tire que sur les cibles formées et la cavalerie [4.4].
winter-word-fire-hold = Ne pas tirer
    .under = Tir
    .hint = L’unité ne tire jamais sur les ennemis qui bougent [4.4].
winter-word-mobile = Mobile
    .under = Commandement
    .hint = Le chef dispose de tout son potentiel de mouvement [17.7].
winter-word-standing = Statique
    .under = Commandement
    .hint = Le chef se déplace de trois hexagones au plus [17.7].
winter-word-line = Ligne
    .under = Formation
    .hint = Tire avec toute sa force [5.8].
winter-word-extended-left = Ligne étendue à gauche
    .under = Formation
    .hint = Occupe deux hexagones, le second à gauche [5.7].
winter-word-extended-right = Ligne étendue à droite
    .under = Formation
    .hint = Occupe deux hexagones, le second à droite [5.7].
winter-word-column = Colonne
    .under = Formation
    .hint = Marche et attaque bien, tire avec la moitié de sa force [5.8].
winter-word-square = Carré
    .under = Formation
    .hint = Fort contre la cavalerie ; ne bouge pas [5.8].
winter-word-road = Colonne de route
    .under = Formation
    .hint = Suit une route au tarif de la route [5.4].
winter-word-general-order = Ordre dispersé
    .under = Formation
    .hint = Ordre ouvert, qui fait face de tous côtés [1.6].
winter-word-formed = Ordre formé
    .under = Formation
    .hint = Cavalerie prête à charger [1.5].
winter-word-limber = Atteler
    .under = Formation
    .hint = Canons prêts à bouger [5.8].
winter-word-unlimber = Mettre en batterie
    .under = Formation
    .hint = Canons prêts à tirer [5.8].
winter-word-good-order = Bon ordre
    .under = État
winter-word-disordered = En désordre
    .under = État
winter-word-routed = En déroute
    .under = État
winter-word-waiting = À venir
    .under = Lieu
winter-word-eliminated = Hors de combat
    .under = Lieu
winter-word-withdrawn = Repli effectué
    .under = Lieu
winter-word-removed = Retrait
    .under = Lieu
winter-word-inactive = Inactif
    .under = Commandement
    .hint = Attend un ordre [17.5].
winter-word-exhausted = À bout de forces, ou non
    .under = État
winter-word-carries-a-charge = Charge déclarée, ou non
    .under = État
winter-word-released = Libération, ou non
    .under = État
    .hint = Chasseurs ivres [20.15.A].
winter-word-active = En activité, ou non
    .under = État
    .hint = Brigades soumises aux ordres [17.5].
winter-word-reduced = Chef diminué, ou non
    .under = État
    .hint = Son bonus est 0 [19.8].
winter-word-strength = Force
    .under = Pertes
    .hint = Pour une batterie, ses servants.
winter-word-guns = Canons
    .under = Pertes
winter-word-delay = Retard
    .under = Commandement
    .hint = Crans restants avant l’arrivée de l’ordre ; 0 : aucun [17.9].
winter-word-turn = Tour
    .under = Bataille
winter-word-level = Niveau de victoire
    .under = Bataille
    .hint = Positif pour les Alliés.
winter-word-allied-lost = Pertes alliées
    .under = Bataille
    .hint = Points de force [R64].
winter-word-french-lost = Pertes françaises
    .under = Bataille
    .hint = Points de force [R64].
winter-word-withdrawal-declared = Repli déclaré, ou non
    .under = Bataille

## Les règles en une phrase

winter-rule-1-1 = Les Alliés sont le premier camp, les Français le second.
winter-rule-1-2 = Tous les dés ont dix faces, lues de 0 à 9.
winter-rule-1-3 = Les unités sont les bataillons, les tirailleurs, la cavalerie, les batteries et les servants ; les chefs n’en sont pas.
winter-rule-1-4 = Une unité a un état (bon ordre, désordre ou déroute) et une formation ; la cavalerie peut être à bout de forces.
winter-rule-1-5 = Une unité en bon ordre est formée, sauf en ordre dispersé, ou si ce sont des cosaques, des tirailleurs ou des servants seuls.
winter-rule-1-6 = Une unité fait face à un sommet : elle a deux côtés de front, deux de flanc et deux d’arrière ; certaines font face de tous côtés.
winter-rule-1-7 = Le cône de front contient les hexagones qu’une unité atteint en avançant par ses deux côtés de front.
winter-rule-1-8 = La zone de tir minimale contient les hexagones qu’une unité voit et sur lesquels elle pourrait tirer de près.
winter-rule-1-9 = La moitié de la force est la moitié des points imprimés, arrondie au supérieur.
winter-rule-1-10 = Les bois et le couvert dur encombrent un hexagone ; le camp dont l’unité y est passée la dernière le contrôle.
winter-rule-1-11 = La valeur actuelle est la valeur imprimée, moins la fatigue, le moral bas et le blizzard.
winter-rule-1-12 = Un chef commande les unités de sa liste et celles des chefs sous ses ordres.
winter-rule-2-1 = Les hexagones forment des rangées d’ouest en est ; les rangées impaires commencent un demi-hexagone plus à l’est.
winter-rule-2-2 = Un hexagone a un terrain et un niveau ; ruisseaux, clôtures et routes appartiennent aux côtés.
winter-rule-2-3 = Les hexagones hors carte n’existent pas, sauf pour quitter la carte et pour certaines retraites.
winter-rule-2-4 = La distance entre deux hexagones est le nombre de pas du plus court chemin.
winter-rule-3-1 = Un tour dure 15 minutes, 30 la nuit.
winter-rule-3-2 = La lumière et la neige limitent la vue des unités.
winter-rule-4-1 = Un tour a onze phases ; les Alliés commandent d’abord, et les Français marchent d’abord.
winter-rule-4-2 = Dans une phase ouverte un camp donne des ordres jusqu’à ce qu’il la finisse ; une phase sans rien à faire est sautée.
winter-rule-4-3 = Les dés d’une même suite d’événements sont lancés ensemble.
winter-rule-4-4 = Les consignes disent si une unité tire sur les ennemis qui bougent, et si la cavalerie peut les charger.
winter-rule-4-5 = Les marques de ce qu’une unité a fait finissent avec la phase ou le tour.
winter-rule-4-6 = Un camp sans unités ne décide plus rien ; la bataille va jusqu’à son terme.
winter-rule-4-7 = Vous pouvez annuler vos propres ordres jusqu’à un jet de dé ou une décision de votre adversaire.
winter-rule-5-1 = Un mouvement est vérifié en entier, puis exécuté pas à pas.
winter-rule-5-2 = Le type, la formation et l’état d’une unité fixent son potentiel de mouvement.
winter-rule-5-3 = Un changement de formation peut réduire le potentiel d’une unité, jamais l’augmenter.
winter-rule-5-4 = Terrain, ruisseaux, clôtures et pentes coûtent des points de mouvement.
winter-rule-5-5 = Bois, maisons et marais mettent l’infanterie en ordre dispersé et la cavalerie en désordre.
winter-rule-5-6 = Une unité qui a une orientation ne quitte un hexagone que par son front.
winter-rule-5-7 = Pivoter coûte des points de mouvement ; une unité en ligne étendue couvre deux hexagones et pivote par conversion.
winter-rule-5-8 = Changer de formation coûte des points de mouvement, comme atteler et mettre en batterie.
winter-rule-5-9 = Une colonne de route loin de l’ennemi a deux points de mouvement de plus.
winter-rule-5-10 = Une unité sous commandement et en bon ordre peut toujours entrer dans un hexagone, pour tous ses points.
winter-rule-5-11 = Aucune unité n’entre dans l’hexagone d’un ennemi ; une unité en désordre ne peut pas se placer à côté d’un ennemi, une unité en déroute ne bouge pas.
winter-rule-5-12 = Une unité hors commandement ne peut que se rapprocher d’un chef capable de la commander.
winter-rule-5-13 = Les bataillons légers peuvent détacher des tirailleurs et les reprendre.
winter-rule-5-14 = Un renfort peut entrer par ses hexagones d’entrée à partir de son tour.
winter-rule-5-15 = Les moitiés d’un régiment de cavalerie divisé peuvent se réunir.
winter-rule-7-1 = Les servants d’une batterie comptent un point pour quatre canons, arrondi au supérieur.
winter-rule-7-2 = Une perte coûte à une batterie un point de servants ; une perte sur deux coûte aussi un canon.
winter-rule-7-3 = Les servants d’une batterie en position retraitent sans leurs canons.
winter-rule-7-4 = Des canons abandonnés peuvent être pris, ou repris par leurs servants.
winter-rule-7-5 = Une batterie attelée peut perdre un canon en passant un ruisseau, en retraite ou dans la neige profonde.
winter-rule-7-6 = Avant la bataille, un jet de dé décide combien de canons chaque batterie russe a perdus.
winter-rule-7-7 = Une batterie a des munitions pour huit phases de tir.
winter-rule-9-1 = Un hexagone contient 24 points de force au plus, les bois et les maisons 12.
winter-rule-9-2 = Trois bataillons en colonne, ou deux en ligne, peuvent partager un hexagone avec la même orientation.
winter-rule-9-3 = La cavalerie et les batteries en position ne partagent un hexagone qu’avec les unités permises.
winter-rule-9-4 = Les limites d’empilement valent à la fin d’un mouvement, d’une retraite ou d’une progression ; on peut traverser les unités amies.
winter-rule-9-5 = Les unités d’un hexagone ont un ordre ; le tir touche celle du dessus.
winter-rule-9-6 = Des tirailleurs ou des cosaques serrés sont plus faciles à toucher.
winter-rule-10-1 = Une ligne de vue va d’un centre d’hexagone à un autre.
winter-rule-10-2 = Les hauteurs, les bois et les maisons interposés coupent la vue.
winter-rule-10-3 = Le terrain derrière une crête est masqué vu d’en bas.
winter-rule-10-4 = Deux hexagones adjacents se voient toujours.
winter-rule-10-5 = Les batteries ne tirent pas par-dessus les leurs, ni l’infanterie à travers d’autres unités.
winter-rule-11-1 = Bataillons, tirailleurs et batteries en position tirent devant eux ; la cavalerie ne tire pas.
winter-rule-11-2 = L’infanterie tire jusqu’à deux hexagones, les batteries jusqu’à huit, certains canons lourds jusqu’à douze.
winter-rule-11-3 = Un tir vaut un dé et des modificateurs : dès 8 la cible teste son moral, dès 10 elle perd aussi de la force.
winter-rule-11-4 = Au tir réciproque les deux camps tirent tour à tour : tirailleurs, puis bataillons, puis batteries.
winter-rule-11-5 = Les unités tirent sur les ennemis qui bougent dans leur zone de tir, trois au plus à chaque pas.
winter-rule-11-6 = Tirer ne met pas en désordre ; une unité inactive visée par un tir devient active.
winter-rule-12-1 = L’infanterie attaque un hexagone ennemi adjacent devant elle.
winter-rule-12-2 = La cavalerie déclare une charge dans sa phase de commandement et doit réussir un test de moral.
winter-rule-12-3 = Une charge va jusqu’à six hexagones droit devant et attaque le premier ennemi rencontré.
winter-rule-12-4 = Un choc se décide par un dé et la différence entre attaquant et défenseur.
winter-rule-12-5 = Une cavalerie qui charge rend plus difficile le test de moral du défenseur.
winter-rule-12-6 = La cavalerie dont les consignes le permettent peut charger un ennemi qui bouge près d’elle.
winter-rule-13-1 = À un test de moral, un dé au-dessus de la valeur met l’unité en désordre ; bien au-dessus, elle retraite ou fuit.
winter-rule-13-2 = Chefs et couvert aident un test de moral ; attaques de flanc et pertes le rendent plus difficile.
winter-rule-13-3 = Le programme exécute les retraites, loin de l’ennemi et vers le bord de carte de l’unité.
winter-rule-13-4 = En phase de ralliement, les unités en désordre ou en déroute peuvent se reprendre, et la cavalerie à bout de forces se reposer.
winter-rule-13-5 = Les unités qu’une unité en déroute traverse doivent tester leur moral.
winter-rule-13-6 = Un chef seul dans un hexagone où entre l’ennemi s’échappe vers l’unité amie la plus proche, ou il est perdu.
winter-rule-13-7 = Quand l’infanterie de la Garde impériale retraite, les unités françaises proches doivent tester leur moral.
winter-rule-14 = Pertes et déroutes abaissent le moral des armées et des corps, jusqu’à la démoralisation.
winter-rule-15 = Chaque niveau de fatigue abaisse de un la valeur d’une unité.
winter-rule-17-1 = Un chef a un rayon en hexagones, un bonus pour les tests et un état.
winter-rule-17-2 = Un chef de brigade est sous commandement si son supérieur est mobile, hors carte ou assez proche.
winter-rule-17-3 = Une unité est sous commandement dans le rayon d’un chef sous commandement dont la liste la nomme.
winter-rule-17-4 = Une unité hors commandement peut tirer, combattre et se rallier, mais pas déclarer de charge.
winter-rule-17-5 = Les unités d’une brigade inactive ne bougent ni n’attaquent avant un ordre ou un réveil par l’ennemi.
winter-rule-17-6 = Chaque heure, les chefs mobiles lancent un dé pour le rester.
winter-rule-17-7 = Un commandant statique se déplace de trois hexagones au plus, un commandant mobile de tout son potentiel.
winter-rule-17-8 = Un ordre d’attaque aide l’infanterie près de l’ennemi ; des brigades qui restent en arrière y mettent fin.
winter-rule-17-9 = Un ordre arrive aussitôt ou avec retard ; un ordre retardé lance un dé à chaque tour jusqu’à son arrivée.
winter-rule-18-1 = Le vent souffle vers un côté d’hexagone ; les unités qui lui font face souffrent plus de la neige.
winter-rule-18-2 = Un dé déclenche la neige, un autre à chaque tour la renforce ou l’affaiblit.
winter-rule-18-3 = La neige réduit la vue et le commandement, ralentit les marches, affaiblit le tir et le moral.
winter-rule-19-11 = Les chasseurs russes sont sous commandement près de tout chef russe actif d’aile, de détachement ou de division.
winter-rule-19-21 = Les cosaques sont toujours en ordre dispersé et n’attaquent que là où ils gagnent aisément.
winter-rule-19-22 = Un chef cosaque ne commande que des cosaques.
winter-rule-19-23 = Les cosaques sont sous commandement près d’un chef cosaque, de certains autres commandants ou d’une route de sortie.
winter-rule-19-3 = Les deux parties d’un régiment divisé peuvent partager un hexagone, charger ensemble et se réunir.
winter-rule-19-41 = Deux moitiés d’une batterie à cheval russe dans un même hexagone tirent comme une seule.
winter-rule-19-42 = Les batteries légères russes tirent à quatre hexagones et ne se mettent en batterie qu’à côté de leurs bataillons.
winter-rule-19-51 = Un chef de détachement agit en chef de division pour les unités de sa liste.
winter-rule-19-52 = Une batterie d’une grande batterie n’obéit qu’à son chef, et reste en place jusqu’à sa libération.
winter-rule-19-53 = Bagration peut venir comme second commandant d’armée, ou à la place d’un commandant d’aile tombé.
winter-rule-19-54 = Les batteries avec Yermolov lancent deux dés de tir et gardent le plus haut.
winter-rule-19-61 = Les unités russes près de l’ennemi doivent lancer un dé pour sortir du désordre.
winter-rule-19-62 = L’infanterie russe a deux points de valeur de plus quand elle attaque au choc.
winter-rule-19-7 = Une fois dans la bataille, la cavalerie française peut mener une grande charge, en trois vagues.
winter-rule-19-8 = Un chef dans un hexagone qui subit des pertes peut tomber ; il revient un ou deux tours plus tard, sans son bonus.
winter-rule-19-82 = Un commandant d’aile russe tombé ne revient pas ; le quartier général donne ses ordres à ses divisions.
winter-rule-19-83 = Avec l’option, seul le quartier général peut ordonner le remplacement d’un chef de division tombé.
winter-rule-19-84 = Avec l’option, un chef de brigade tombé attend un ordre avant de revenir.
winter-rule-19-9 = Le soir et la nuit réduisent le commandement et rendent le ralliement plus difficile.
winter-rule-20-01 = La bataille d’initiation est un coin de la grande carte, avec quatorze unités et six tours.
winter-rule-20-02 = La bataille d’initiation va du tour 44 au tour 49.
winter-rule-20-03 = Markov, Pahlen et Legrand commandent dans la bataille d’initiation.
winter-rule-20-04 = À partir du tour 46, les Alliés peuvent déclarer leur repli et partir par la route.
winter-rule-20-05 = Deux hexagones, les batteries de Yermolov et les pertes décident de la bataille d’initiation.
winter-rule-20-11 = « Bennigsen fait front » va du tour 30 au tour 59.
winter-rule-20-12 = Avant la bataille, chaque camp peut changer formations et orientations, et poster des tirailleurs.
winter-rule-20-13 = Certains groupes alliés ne peuvent pas bouger avant un tour donné, ou avant l’approche des Français.
winter-rule-20-14-a = Les unités françaises entrent à partir de leur tour, chaque groupe par ses hexagones d’entrée.
winter-rule-20-14-b-1 = À partir du tour 34, les Alliés tirent chaque tour un jeton en secret : une batterie est passée, ou non.
winter-rule-20-14-b-2 = Les Alliés peuvent déclarer le repli une fois ; les unités au-delà de la ligne sont repliées.
winter-rule-20-14-b-3 = Quand assez d’unités se sont repliées, les Alliés peuvent décider de tenir Eylau.
winter-rule-20-15-a = Les chasseurs ivres lancent un dé chaque tour pour être libérés ou retirés ; d’ici là ils ne font rien.
winter-rule-20-15-b = Bagration peut commander tout chef de brigade russe avant Eylau.
winter-rule-20-15-c = Les chefs tombés reviennent avant Eylau, sauf Bagration et Yermolov.
winter-rule-20-16 = Lignes tenues, batteries sauvées, maisons et pertes décident de la bataille avant Eylau.
winter-rule-20-21 = « Le Maréchal de fer frappe » va du tour 5 au tour 26.
winter-rule-20-22 = Les Alliés ne postent que des tirailleurs, et aucune unité française ne passe la ligne du nord-ouest.
winter-rule-20-23 = Chaque unité entre à partir de son tour, et certains cosaques sont chassés sur la carte.
winter-rule-20-24 = Les commandants russes doivent recevoir des ordres avant que leurs troupes puissent bouger.
winter-rule-20-25 = Les villages, la hauteur, les pertes et les unités parties décident de la bataille « Le Maréchal de fer frappe ».
winter-rule-20-31 = La grande bataille finit au tour 59, ou quand une armée est brisée ou coupée.
winter-rule-20-32 = Chaque armée et chaque corps commence la bataille avec ses propres points de moral.
winter-rule-20-33 = Les Prussiens en marche vers la bataille ne peuvent ni reculer ni traîner.
winter-rule-20-34 = Le matin, certaines troupes ne peuvent pas encore agir : avec l’option, les canons russes se taisent d’abord.
winter-rule-20-35 = Pertes et déroutes abaissent le moral ; l’infanterie d’un corps démoralisé ne peut ni attaquer ni bouger près des fusils ennemis.
winter-rule-20-36 = Une armée alliée battue peut se retirer : elle gagne alors en quittant le terrain avec une arrière-garde.
winter-rule-20-38 = Avec les options, un corps arrive plus tard, d’un bloc, ou plus à l’est.
winter-rule-20-44 = Avec l’option, les deux camps peuvent convenir d’un cessez-le-feu la nuit.
winter-rule-97-1 = Les options de la partie se choisissent avant la bataille.
winter-rule-98 = Chaque décision a sa propre liste de réponses.
winter-rule-98-1 = Un refus nomme la règle que la commande enfreint.
winter-rule-r6 = Les consignes décident si les unités tirent sur les ennemis qui bougent.
winter-rule-r18 = Les canons perdus avant la bataille se répartissent entre les deux moitiés d’une batterie.
winter-rule-r19 = Une unité qui arrive va au bas de la pile.
winter-rule-r23 = Un camp qui passe ne tire plus dans ce segment.
winter-rule-r25 = Une unité peut tenter de déclarer une charge une fois par tour.
winter-rule-r27 = Le programme exécute les retraites.
winter-rule-r31 = Les dés pour devenir mobile sont lancés automatiquement.
winter-rule-r33 = Les cosaques se rallient sans perte.
winter-rule-r35 = Avec l’option, des chefs peuvent prendre des unités sous leurs ordres et les libérer.
winter-rule-r36 = Si un chef tombe, c’est le moins élevé en grade de l’hexagone.
winter-rule-r37 = Un groupe une fois libre de bouger le reste.
winter-rule-r38 = La fin du tirage des jetons est vérifiée après chaque phase.
winter-rule-r39 = Une unité qui dépasse la ligne de repli est repliée.
winter-rule-r44 = Un niveau de -3 termine aussitôt la bataille par une victoire française majeure.
winter-rule-r46 = Une unité sans points de force est éliminée.
winter-rule-r50 = Une progression après un choc est d’un hexagone.
winter-rule-r63 = Les chefs peuvent se déplacer seuls et n’attirent pas de tir.
winter-rule-r64 = Les points de force perdus comptent pour la victoire ; les canons et les unités repliées non.
winter-rule-r66 = Une unité qui entre dans un hexagone en prend le contrôle, et le garde après son départ.
winter-rule-r72 = Des cosaques en déroute peuvent entrer, chassés depuis le bord de la carte.
winter-rule-r77 = Une unité arrêtée là où elle ne peut pas rester revient le long de son chemin.
winter-rule-r79 = Quitter la carte coûte un point de mouvement, depuis un hexagone de sortie.
winter-rule-r82 = Un chef que vous ne placez pas rejoint une unité de lui-même.
winter-rule-r87 = Les unités qui se reprennent dans un même hexagone prennent l’orientation de celle du dessus.

## Les cartes de la première partie

winter-card-the-road-at-gr-nh-fchen = La route de Grünhöfchen
    .act = Vous menez l’arrière-garde russe, en vert. Les deux hexagones éclairés décident de la bataille : le hameau, et la route sur la hauteur derrière lui. Les Français viennent du sud. Faites glisser la carte, tournez la molette, puis continuez.
    .why = Vous tenez les deux hexagones. Après six tours, chacun compte un point pour le camp dont les troupes y sont passées les dernières. La somme s’appelle le niveau : au-dessus de 0 vous gagnez, au-dessous les Français.
winter-card-what-a-counter-says = Ce que dit un pion
    .act = Pointez un pion et lisez le panneau. Dans son dessin, une barre est une ligne, un bloc une colonne, et une foule l’ordre dispersé, comme parmi des maisons. La flèche dorée indique son front. Puis continuez.
    .why = Le nombre de gauche est sa force, celui de droite sa valeur. Pour un test, le programme lance un dé de 0 à 9 ; l’unité réussit si le dé ne dépasse pas sa valeur. 6g 2 est une batterie : six canons, et 2 points de servants.
winter-card-leaders = Les chefs
    .act = Une étoile est un chef. Avec des troupes dans son hexagone, c’est un petit insigne à leur bord : le premier clic prend l’unité, le second le chef. Puis continuez.
    .why = Son nombre de gauche est son rayon : ses unités à cette distance sont sous commandement. Une unité hors commandement porte une croix et ne peut que se rapprocher de lui. Son nombre de droite aide les tests des unités de son hexagone.
winter-card-your-first-answer = Votre première réponse
    .act = Vos unités sont bien placées : ne changez rien et cliquez sur « Garder tel quel ».
    .why = Vous pourriez aussi faire pivoter des unités, changer leur formation, ou détacher des tirailleurs : quelques fantassins légers qu’un bataillon envoie devant lui.
winter-card-command-comes-first = D’abord le commandement
    .act = Aucun ordre n’est nécessaire. Cliquez sur « Fin des ordres » ; si le programme le demande, cliquez encore.
    .why = Un tour commence par vos ordres. Un chef est statique, et se déplace de 3 hexagones au plus, ou mobile, et va bien plus loin. La cavalerie peut ici préparer une charge et la mener plus tard dans le tour.
winter-card-an-enemy-in-your-sights = Un ennemi en vue
    .act = Un ennemi se déplace devant vos troupes. Cliquez sur les unités qui doivent tirer et cliquez sur « Tirer », ou cliquez sur « Ne pas tirer ».
    .why = Un ennemi qui perd un point de force s’arrête sur place. À chaque hexagone où il entre, trois de vos unités au plus peuvent tirer sur lui.
winter-card-your-cavalry-sees-a-chance = Votre cavalerie voit une occasion
    .act = Un ennemi est près de votre cavalerie. Cliquez sur « Charger » pour l’attaquer, ou sur « Laisser passer ».
    .why = Le panneau indique les chances de réussir le test et de charger. Après une charge, l’unité est à bout de forces et porte un E : elle reste longtemps lente et ne peut plus charger.
winter-card-a-unit-has-lost-its-order = Une unité a perdu son ordre
    .act = Vos unités éclairées sont en désordre, avec un D rouge, ou en déroute, et on les voit courir. Tenez-les loin de l’ennemi. Puis continuez.
    .why = Une unité en désordre combat mal ; une unité en déroute ne peut que fuir. Le programme lance les dés pour elles dans votre phase de ralliement. Un chef dans leur hexagone aide, et l’éloignement de l’ennemi aussi.
winter-card-no-attack-this-turn = Pas d’attaque ce tour-ci
    .act = Un choc est une attaque au corps à corps, à la baïonnette ou à cheval. Aucun ennemi n’est assez près. Cliquez sur « Fin du choc ».
    .why = À chaque tour les Français marchent, puis vous pouvez attaquer. Ensuite vous marchez, puis ils peuvent attaquer. Une marche qui finit à côté d’une ligne ennemie est donc dangereuse : l’attaque vient juste après.
winter-card-read-the-odds-before-you-attack = Lisez vos chances avant d’attaquer
    .act = La première ligne du panneau dit comment l’attaque peut finir, avec la probabilité de chaque issue. Cliquez sur le bouton bleu si ces chances vous plaisent, ou appuyez sur Échap.
    .why = Au-dessous figurent les étapes qui y mènent. Le défenseur tire d’abord, puis l’attaquant et le défenseur testent leur moral, et alors seulement un dé décide du combat.
winter-card-with-the-bayonet = À la baïonnette ?
    .act = Votre phase de choc : vous pouvez attaquer au corps à corps. Cliquez sur un de vos hexagones éclairés, puis sur l’ennemi voisin. Rien ne vous y oblige : « Fin du choc » est aussi une bonne réponse.
    .why = Attaquez des ennemis en désordre, ou de côté. Les deux côtés d’hexagone près de la flèche d’une unité sont son front, les deux derrière elle ses arrières, et un de chaque côté est un flanc. Laissez un front solide à vos canons.
winter-card-fire-at-them = Tirez sur eux
    .act = La première ligne du panneau dit ce que le tir peut donner. Cliquez sur « Tirer » s’il en vaut la peine.
    .why = Le total est un dé de 0 à 9 plus les nombres de la liste. À partir de 8 la cible teste son moral ; à partir de 10 elle perd aussi de la force. Plus la cible est proche et à découvert, mieux c’est.
winter-card-now-both-sides-fire = Les deux camps tirent
    .act = Cliquez sur une de vos unités éclairées, puis sur un hexagone ennemi éclairé. Si aucun tir n’en vaut la peine, cliquez sur « Cesser le tir ».
    .why = Les camps tirent tour à tour, une unité chacun : d’abord les tirailleurs, puis les bataillons, puis les batteries. Un camp qui cesse de tirer attend la catégorie suivante.
winter-card-who-is-winning = Qui gagne ?
    .act = Les hexagones éclairés sont l’enjeu du combat : le hameau, la route sur la hauteur et les canons de Yermolov. Le panneau montre les pertes de chaque camp. Regardez les deux, puis continuez.
    .why = Le niveau, en haut, est compté comme si la bataille finissait maintenant. Les deux hexagones comptent un chacun. Un camp qui a perdu 6 points de force de plus que l’autre perd un niveau. Chacune des deux batteries de Yermolov partie par la route du nord vous en donne un.
winter-card-face-where-you-want-to-fight-then-go = Choisissez votre front, puis partez
    .act = Cliquez sur une flèche autour du dernier hexagone pour pivoter, ou sur un mot du panneau pour changer de formation. Puis cliquez sur le bouton bleu, ou cliquez encore sur l’hexagone.
    .why = Chaque pivotement et chaque changement de formation coûtent des points de mouvement, et le panneau dit ce qu’il en reste. Une unité ne tire et n’attaque que devant elle, par les deux côtés d’hexagone près de sa flèche.
winter-card-where-to = Où aller ?
    .act = Cliquez sur un hexagone éclairé. Le programme trouve le chemin, avec les pivotements nécessaires. Les fusils ennemis peuvent tirer dans un hexagone barré.
    .why = Le nombre dans un hexagone est celui des points de mouvement qui restent à l’unité. La neige ralentit. Une colonne est la plus rapide, surtout sur une route ; une ligne est lente, mais tous ses hommes peuvent tirer.
winter-card-why-is-it-not-lit = Pourquoi n’est-ce pas éclairé ?
    .act = Une unité non éclairée a déjà bougé, ou elle est en déroute. Une unité avec une croix est hors commandement : elle ne peut que se rapprocher d’un de ses chefs. Puis continuez.
    .why = Si une unité ou un hexagone non éclairé vous intrigue, cliquez dessus : le programme dit pourquoi vous ne pouvez pas le choisir.
winter-card-your-march = Votre marche
    .act = À vous de déplacer vos unités. Laissez 1/24 Jaeger dans le hameau : c’est de l’infanterie légère, et les maisons l’abritent. Cliquez sur un des bataillons éclairés, ou cliquez sur « Fin du mouvement » si toutes les unités vous semblent bien placées.
    .why = À chaque tour les Français marchent les premiers, et vous répondez. Après votre marche ils peuvent attaquer, à la baïonnette ou à cheval.
winter-card-finish-your-march = Finissez votre marche
    .act = Cliquez sur les autres unités que vous voulez déplacer. Puis cliquez sur « Fin du mouvement » ; si des unités n’ont pas bougé, le programme vous demande de cliquer encore.
    .why = « Annuler » reprend votre dernière marche, jusqu’à un jet de dé. Ensuite les Français peuvent attaquer vos unités voisines. Puis un nouveau tour commence, avec vos ordres.
winter-card-the-charge-goes-on = La charge continue
    .act = Cliquez sur l’hexagone suivant de la charge, ou cliquez sur « S’arrêter ici ».
    .why = Une charge va à six hexagones et rencontre trois ennemis au plus. L’unité est ensuite à bout de forces. Si elle s’arrête avant le prochain combat, elle ne peut pas le perdre.
winter-card-time-to-go = L’heure de partir ?
    .act = Désormais vous pouvez cliquer sur « Déclarer le repli » dans une phase de commandement. Vos unités pourront alors quitter la carte par les hexagones éclairés de la route du nord. Regardez-la, puis continuez.
    .why = Chacune des deux batteries de Yermolov qui s’échappe compte un niveau pour vous. Markov et Pahlen deviennent mobiles. Mais des troupes parties ne tiennent aucun hexagone.
winter-card-the-french-march = La marche des Français
    .act = Regardez-les venir. Le programme vous demandera quand vous pourrez agir.
    .why = Vos unités tirent d’elles-mêmes sur un ennemi qui bouge près de leur front. Le journal, à droite, donne chaque jet ; cliquez sur une ligne pour voir le lieu.
winter-card-your-command-phase = Votre phase de commandement
    .act = Cliquez sur « Fin des ordres », ou cliquez d’abord sur un chef ou une unité de cavalerie éclairés.
    .why = Ne déclarez une charge que si un ennemi à portée est en désordre ou sans autres troupes à proximité.
winter-card-your-movement = Votre mouvement
    .act = Cliquez sur une unité, puis sur un hexagone éclairé, puis encore sur l’hexagone. N mène à l’unité suivante. « Fin du mouvement » y met fin.
    .why = Pour chaque unité, vérifiez quels ennemis sont devant elle, et quels ennemis l’ont devant eux.
winter-card-your-shock-phase = Votre phase de choc
    .act = Cliquez sur un de vos hexagones éclairés et sur un ennemi voisin, ou cliquez sur « Fin du choc ».
    .why = Les bonnes cibles sont en désordre, seules, ou attaquées de côté ou par derrière.
winter-card-fire-by-turns = Le tir à tour de rôle
    .act = Cliquez sur une unité éclairée puis sur un hexagone ennemi éclairé, ou cliquez sur « Cesser le tir ».
    .why = Les canons sont les plus efficaces à quatre hexagones ou moins. Tirez sur l’unité qui peut vous attaquer ensuite.
winter-card-the-battle-is-over = La bataille est terminée
    .act = C’était une bataille entière. Le panneau dit comment elle a fini ; vous pouvez la revoir dans « Parties jouées ».
    .why = Ensuite vient « Bennigsen fait front » : les mêmes règles sur un vaste terrain, avec une armée à sauver.
winter-card-your-decision = À vous de décider
    .act = La ligne bleue du panneau dit ce que vous devez décider. Les choix sont au-dessous.
    .why = La bataille continue dès que vous avez choisi.
winter-card-one-moment = Un instant
    .act = Les Français jouent, ou le programme lance les dés.
    .why = En attendant, parcourez la carte et lisez le journal.

winter-phase-interphase = interphase
winter-phase-command = commandement
winter-phase-rally = ralliement
winter-phase-movement = mouvement
winter-phase-shock = choc
winter-phase-reciprocal-fire = tir réciproque
winter-phase-end-of-turn = fin du tour
winter-phase-sealed-draws = Tirages scellés

## Règles optionnelles : le nom, son sujet dans les réglages de la partie (about), ces réglages avec elle (on) et sans elle (off)

winter-option-ask-reactions = Demander avant le tir d’opportunité [4.4]
    .hint = Le propriétaire est consulté avant chaque tir d’opportunité, au lieu de suivre les consignes
    .about = Tir d’opportunité
    .on = Chaque joueur est consulté avant un tir d’opportunité [4.4].
    .off = Le tir d’opportunité suit les consignes [4.4].
winter-option-guard = La Garde entre [97.1]
    .hint = La Garde impériale entre au tour 47
    .about = La Garde
    .on = La Garde entre au tour 47 [97.1].
    .off = La Garde n’entre pas.
winter-option-weather = Neige et vent [18.2]
    .hint = La neige peut commencer à certains tours ; elle réduit la vue, les marches et le tir
    .about = Météo
    .on = La neige peut tomber [18.2].
    .off = La neige ne tombe pas.
winter-option-ammunition = Munitions [7.7]
    .hint = Une batterie peut tirer pendant huit phases
    .about = Munitions
    .on = Les batteries ont des munitions pour huit phases [7.7].
    .off = Les munitions ne s’épuisent pas.
winter-option-fatigue = Fatigue des brigades (15)
    .hint = Chaque heure d’activité, de combat ou sous un ordre d’attaque fatigue une brigade
    .about = Fatigue
    .on = Les brigades se fatiguent d’heure en heure (15).
    .off = La fatigue des brigades est celle que la bataille indique (15).
winter-option-spirit = Moral des armées et des corps (14)
    .hint = Pertes et déroutes usent une armée ou un corps jusqu’à la démoralisation
    .about = Armées et corps
    .on = Armées et corps peuvent être démoralisés (14).
    .off = Le moral des armées et des corps n’est pas suivi.
winter-option-leader-loss = Les chefs reviennent sur ordre [19.84]
    .hint = Le successeur d’un chef tombé attend hors de la carte qu’un ordre lui parvienne
    .about = Chefs tombés
    .on = Les chefs tombés reviennent sur ordre [19.84].
    .off = Les chefs tombés reviennent après un délai [19.8].
winter-option-early-end = La bataille peut finir plus tôt [20.31]
    .hint = La bataille finit après un tour si un camp n’a plus d’unités ou si tous les corps français sont démoralisés
    .about = La fin
    .on = La bataille finit quand un camp n’a plus d’unités [20.31].
    .off = La bataille dure jusqu’au dernier tour.
winter-option-delayed = Le IIIe corps arrive d’un bloc [20.38]
    .hint = Aucune de ses unités n’entre avant le tour 10 ; ensuite toutes ses routes lui sont ouvertes
    .about = IIIe corps
    .on = Le IIIe corps arrive à partir du tour 10, par n’importe laquelle de ses routes [20.38].
    .off = Le IIIe corps arrive selon le calendrier.
winter-option-grand-charge = La grande charge [19.7]
    .hint = Une fois, les Français peuvent déclarer une charge de leur cavalerie lourde, en trois vagues
    .about = La grande charge
    .on = Les Français peuvent déclarer une grande charge [19.7].
    .off = Il n’y a pas de grande charge.
winter-option-ceasefire = Cessez-le-feu la nuit [20.44]
    .hint = Au début de chaque tour de nuit, les deux camps disent s’ils acceptent un cessez-le-feu
    .about = La nuit
    .on = Un cessez-le-feu peut être déclaré la nuit [20.44].
    .off = La bataille continue pendant la nuit.
winter-option-shifted = Le IIIe corps passe plus à l’est [20.38]
    .hint = Deux ou trois tours plus tard, par les routes de l’est ; la bataille commence au tour 7
    .about = IIIe corps
    .on = Le IIIe corps arrive plus tard et plus à l’est, et la bataille commence au tour 7 [20.38].
    .off = Le IIIe corps arrive par ses propres routes.
winter-option-silent-guns = Les canons russes se taisent d’abord [20.34]
    .hint = Ils ne bougent ni ne tirent avant le tour 10, les batteries à cheval avant le tour 6
    .about = Canons russes
    .on = Les canons russes ne bougent ni ne tirent avant le tour 10, les batteries à cheval avant le tour 6 [20.34].
    .off = Les canons russes tirent dès le premier tour.
winter-option-attaching = Les chefs de détachement prennent des troupes [19.51]
    .hint = Dans la phase de commandement, ils rattachent des régiments, des brigades et des batteries, ou les libèrent
    .about = Détachements
    .on = Les chefs de détachement rattachent des troupes et les libèrent [19.51].
    .off = Les détachements gardent leurs troupes de départ (R35).

## Valeurs qu’une partie rejouée trace et qu’un compte rendu compte : le titre, le nom sur un bouton (short), le sens (meaning), la tête d’une colonne (column)

winter-figure-level = Niveau de victoire
    .short = Niveau
    .meaning = Au-dessus de 0 les Alliés gagnent, au-dessous les Français ; tracé pour chaque camp de son point de vue.
    .column = niveau
winter-figure-lost = Force perdue
    .short = Pertes
    .meaning = Points des bataillons, de la cavalerie et des servants, et des chefs tombés.
    .column = pertes
winter-figure-broken = Unités en désordre ou en déroute
    .short = Désordre
    .meaning = Unités sur la carte qui ne sont pas en bon ordre.
    .column = désordre

## Résultats des combats d’après leurs mots anglais, et ce qu’en dit une table (short)

winter-came-no-effect = sans effet
winter-came-a-morale-check = un test de moral
winter-came-a-point = un point
winter-came-two-points = deux points
winter-came-three-points = trois points
winter-came-passes = réussi
winter-came-disordered = désordre
winter-came-disordered-its-square-lost = désordre, carré rompu
winter-came-retreats-disordered = retraite en désordre
winter-came-routs = déroute
winter-came-attacker-routs = attaquant en déroute
winter-came-attacker-retreats = retraite de l’attaquant
winter-came-attacker-disordered = attaquant en désordre
winter-came-defender-routs = défenseur en déroute
winter-came-defender-retreats = retraite du défenseur
winter-came-both-hold = les deux camps tiennent

## Titres des tables d’après leurs titres anglais

winter-tab-fire = Tir
winter-tab-shock = Choc
winter-tab-movement = Mouvement
winter-tab-forces = Forces
winter-tab-worries = À surveiller
winter-tab-staff = État-major
winter-tab-orders = Ordres
winter-tab-commitment = Brigades
winter-tab-morale = Moral
winter-tab-hour = L’heure

## Ce que l’on pose sur le plateau et en retire

winter-layer-zones = Zones de contrôle
winter-layer-command = Commandement
winter-layer-sight = Ligne de vue
winter-layer-staff-waiting = Pas encore agi
winter-layer-staff-out = Hors commandement
winter-layer-staff-orders = Avec un ordre
winter-layer-staff-broken = En désordre ou en déroute
winter-layer-staff-tired = Fatigue
winter-layer-staff-rounds = À court de munitions
winter-layer-staff-idle = Non engagées

## The staff of the whole field: lists of units, displays of orders, brigades and morale, the hour

winter-staff-in-command = Unités sous commandement : { $commanded } sur { $units }.
# The units that a list holds, with their number: "Out of command, 12:".
winter-staff =
    { $filter ->
        [waiting] Pas encore agi, { $count } :
        [out] Hors commandement, { $count } :
        [orders] Chefs avec un ordre, { $count } :
        [broken] En désordre ou en déroute, { $count } :
        [tired] Fatigue, { $count } :
        [rounds] Batteries avec deux salves ou moins, { $count } :
       *[idle] Unités de brigades non engagées, { $count } :
    }
winter-staff-points = Points de commandement : { $points }.
winter-staff-head =
    { $head ->
        [leader] Chef
        [state] État
        [order] Ordre
        [brigade] Brigade
        [committed] Engagée
       *[fatigue] Fatigue
    }
winter-staff-state =
    { $state ->
        [to-come] à venir
        [display] sur le tableau
        [inactive] inactif
        [standing] statique
        [mobile] mobile
       *[lost] perdu
    }
# $delay is 0 once the order is received.
winter-staff-order =
    { $order ->
        [activate] { $delay ->
            [0] Devenir actif, reçu
           *[other] Devenir actif, retard { $delay }
        }
        [mobile] { $delay ->
            [0] Devenir mobile, reçu
           *[other] Devenir mobile, retard { $delay }
        }
        [attack] { $delay ->
            [0] Ordre d’attaque, reçu
           *[other] Ordre d’attaque, retard { $delay }
        }
        [stop] { $delay ->
            [0] Fin de l’ordre d’attaque, reçu
           *[other] Fin de l’ordre d’attaque, retard { $delay }
        }
       *[free] { $delay ->
            [0] Ordre libre, reçu
           *[other] Ordre libre, retard { $delay }
        }
    }
winter-staff-attacks = Ordre d’attaque, manquements { $violations }
winter-staff-committed =
    { $state ->
        [yes] oui
        [rests] repos à l’heure
       *[no] non
    }
winter-staff-fatigue =
    { $level ->
        [0] { $points }
       *[other] { $points }, valeur -{ $level }
    }
winter-staff-fatigue-note = Chaque heure, une brigade engagée gagne un point de fatigue ; une brigade non engagée en perd un.
winter-staff-not-set = { $body } : son moral est fixé à l’entrée de sa première unité.
winter-staff-demoralised = Démoralisation : { $bodies }.
winter-staff-morale-note = Le repère est le moral au début. À 0, un corps est démoralisé ; à l’extrémité gauche, il se désagrège.
winter-hour-none = Aucune heure n’est encore passée.
winter-hour-of = L’heure du tour { $turn }
winter-hour-quiet = Rien n’a changé.
winter-hour-points = Points de commandement à présent, { $side }
## Batailles : titre, présentation et suite historique

winter-scenario-winter-training = La route de Grünhöfchen
    .summary =
        7 février 1807, cinq heures moins le quart de l’après-midi. L’arrière-garde de Bagration tient la route de Landsberg à un hameau dans la neige ; derrière lui, deux demi-batteries d’artillerie à cheval sont sur la hauteur. Les premiers bataillons français débouchent du défilé.

        Quatorze unités et sept chefs, six tours d’un quart d’heure, le crépuscule puis le soir. Les bataillons marchent en colonne et tirent en ligne, la cavalerie charge, les pièces se mettent en batterie : tout ce que contiennent les grandes batailles se présente ici une fois.

winter-scenario-winter-20-1 = Bennigsen fait front
    .summary =
        7 février 1807, une heure et quart. Bagration doit contenir les Français sur le plateau devant Eylau jusqu’à ce que les pièces lourdes, qui viennent par une autre route, aient traversé la ville ; il peut alors se retirer, ou tenter de garder les maisons jusque dans la nuit.

        Trente tours sur une carte de 1 575 hexagones, quelque cent cinquante bataillons, régiments et batteries. À chaque tour, le joueur russe tire d’une coupe, en secret, combien de pièces sont passées. Une bataille pour des semaines.
    .history = Ce jour-là, aucun camp n’a gagné : Napoléon a gardé la neige où il se tenait, Bennigsen est parti dans la nuit, et chacun avait perdu un tiers de ses hommes.

winter-scenario-winter-20-2 = Le Maréchal de fer frappe
    .summary =
        8 février 1807, sept heures du matin. Des cosaques jaillissent des bois sur la route de Bartenstein, et derrière eux vient le corps de Davout. L’aile d’Osterman est dans la neige, le dos tourné, et attend des ordres.

        Vingt-deux tours. Les Français ont Serpallen, Klein Sausgarten et le Kreegeberg à prendre, chacun en son temps ; les Russes doivent se réveiller brigade par brigade, avec des ordres qui arriveront peut-être tard.
    .history = Davout a frappé la gauche russe et l’a presque enfoncée, jusqu’à ce que les Prussiens de Lestocq arrivent et reprennent Kutschitten.
winter-scenario-winter-20-3 = Une victoire d’hiver
    .summary =
        8 février 1807, à l’aube. L’armée de Bennigsen est dans la neige devant Eylau, en trois ailes, derrière trois grandes batteries ; Napoléon n’a que la moitié de la sienne. Davout arrive du sud, et au nord les Prussiens de L’Estocq et Ney font la course vers le champ de bataille.

        Cinquante-cinq tours sur les quatre feuilles réunies : des ordres qui coûtent des points et arrivent tard, des corps qui ont leur propre moral, la neige, la grande charge, et la nuit.
    .history = Le corps d’Augereau fut fauché dans la tempête de neige, la charge de Murat sauva le centre, et Davout tourna la gauche jusqu’à l’arrivée de Lestocq. Bennigsen partit dans la nuit.
winter-scenario-winter-augereau = L’attaque d’Augereau dans la neige
    .summary =
        La colline de l’église d’Eylau, dix heures du matin. Les deux divisions d’Augereau avancent, la neige en plein visage, St-Hilaire à leur droite, et soixante-dix canons russes les attendent au bout de la pente. Murat est à cheval derrière eux.

        Douze tours : l’attaque, la tempête, et la grande charge si les Français la veulent.
    .history = Dans la tempête, les colonnes d’Augereau perdirent leur chemin et furent fauchées en vingt minutes ; puis quatre-vingts escadrons traversèrent la ligne russe et revinrent.
winter-scenario-winter-davout = Davout sur le flanc
    .summary =
        Midi, à la gauche de la ligne russe. Le corps d’Augereau n’est plus, les chevaux de Murat sont épuisés, et les trois divisions de Davout arrivent par les crêtes de Serpallen et de Klein Sausgarten. Osterman replie sa ligne, et regarde vers la réserve et vers la route de Schmoditten.

        Seize tours. Les Français doivent enfoncer la gauche avant l’arrivée de L’Estocq.
    .history = Davout replia la gauche russe à angle droit et arriva jusqu’à Auklappen et Kutschitten avant que quelqu’un ne l’arrête.
winter-scenario-winter-dusk = L’Estocq et Ney au crépuscule
    .summary =
        Trois heures de l’après-midi. Les hommes de Davout sont devant Auklappen et Kutschitten, la gauche russe est recourbée comme un crochet, et sur la route de Schmoditten se forment les Prussiens de L’Estocq, le régiment de Vyborg parmi eux. Derrière, quelque part dans la neige, arrive Ney.

        Seize tours, jusqu’à la fin de la soirée.
    .history = Lestocq reprit Kutschitten et arrêta Davout à la tombée du jour ; Ney arriva quand tout était fini, sauf la nuit.

## La certitude de leurs cartes

winter-sureness-winter = Nous n’avions ni les cartes imprimées ni les fiches de mise en place. La grille découle des hexagones que nomme le livret ; le terrain est notre reconstitution à 106 m par hexagone.
    .sure =
        La grille et ses numéros, la ligne de repli, les rangées et les lignes qui limitent les commandements, les tours et leur ordre.
        Les noms des chefs et de la plupart des unités, quand et où arrivent les corps, ce qui fait gagner les batailles.
    .fair =
        Le tracé des routes principales, les villes, villages, lacs et hauteurs, et l’étendue de la ville d’Eylau.
        Les formations, le moral, le commandement par les chefs, les cosaques, la coupe et les ordres.
    .guessed =
        Les contours des bois et des hauteurs, les lignes d’objectif, la plupart des hexagones de mise en place, les forces et les valeurs.
        Les nombres du tir, du choc et du mouvement : les règles de base n’étaient pas disponibles, ceux-ci sont donc les nôtres.

## Textes des fichiers : armées, corps et ailes par leurs noms anglais

winter-body-russian-army = Armée russe
winter-body-iii-corps = IIIe corps
winter-body-iv-corps = IVe corps
winter-body-vii-corps = VIIe corps
winter-body-cavalry-reserve = Réserve de cavalerie
winter-body-imperial-guard = Garde impériale
winter-body-main-army = armée principale
winter-body-left-wing = aile gauche
winter-body-rear-guard = arrière-garde
winter-body-rear-guard-left = arrière-garde de gauche
winter-body-res-cav-left = cavalerie de réserve de gauche
winter-body-drunken = soldats ivres
winter-body-de-tolly = de Tolly
winter-body-prussian-corps = corps prussien
winter-body-vi-corps = VIe corps
winter-body-grand-battery = grande batterie
winter-body-prussian-column = colonne prussienne
winter-body-rear-guard-right = arrière-garde de droite
winter-body-res-cav-right = cavalerie de réserve de droite
winter-body-right-wing = aile droite
winter-body-centre = centre
winter-body-cossacks = cosaques
winter-body-reserve = réserve
