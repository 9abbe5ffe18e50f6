# Messages de The Eagles Turn East. Voir docs/TRANSLATING.md.

## Questions

eagles-ask-command =
    { $left ->
        [one] { $side } : choisissez une Force qui marchera par ordre. Il reste { $left } ordre.
       *[other] { $side } : choisissez une Force qui marchera par ordre. Il reste { $left } ordres.
    }
eagles-ask-command-by-points = { $side } : choisissez une Force qui marchera par ordre. Points d’administration : { $armies }.
eagles-ask-initiative = { $side } : choisissez un chef qui marchera de sa propre initiative, ou cliquez sur Finir les marches.
eagles-ask-force = { $side } : choisissez un chef pour une marche forcée, ou cliquez sur Plus de marches forcées.
eagles-ask-march = { $side } : marche de la Force sous { $leader }.
eagles-ask-organise = { $side } : organisez vos troupes. Transférez des formations, créez ou supprimez des généraux, détachez des brigades.
eagles-ask-consolidate = { $side } : regroupez vos troupes. Transférez des formations, supprimez des généraux.
eagles-ask-give-way = { $side } : la pile en { $hex } est repoussée de { $hexes }. Choisissez son chemin.
eagles-ask-lose =
    { $due ->
        [one] { $side } : choisissez les unités qui perdent { $due } point de force.
       *[other] { $side } : choisissez les unités qui perdent { $due } points de force.
    }
eagles-ask-declare = { $side } : déclarez un combat. Choisissez les attaquants, le chef de la Force d’abord, puis les hexagones.
eagles-ask-defend = { $side } : plusieurs groupes de chefs sont également forts. Choisissez les défenseurs.
eagles-ask-chit = { $side } : scellez un jeton pour le round { $round } : Bataille rangée ou Poursuite.
eagles-ask-open-chit = { $side } : le jeton du perdant est ouvert.
eagles-ask-forward = { $side } : avancez les batteries pour ce round, ou retenez-les.
eagles-ask-stand = { $side } : vous avez gagné le round. Tenez, ou rompez le combat.
eagles-ask-counter = { $side } : attaquez depuis les murs, ou restez à l’abri.
eagles-ask-retreat = { $side } : choisissez la retraite de chaque pile battue.
eagles-ask-pursue = { $side } : choisissez l’hexagone quitté par l’ennemi et les chefs qui poursuivent, ou cliquez sur Rester.
eagles-ask-advance = { $side } : choisissez les chefs qui progressent dans l’hexagone abandonné, ou cliquez sur Rester.
eagles-ask-open-track = { $side } : révélation de { $leader }.
eagles-ask-claim = { $side } : les listes scellées sont comparées.
eagles-ask-trains = { $side } : choisissez un chef pour l’équipage de pont.
eagles-ask-outposts = { $side } : choisissez un chef pour un avant-poste, ou cliquez sur Distribuer les pions.
eagles-ask-modes = { $side } : choisissez les chefs qui commencent dispersés pour se nourrir, ou cliquez sur Terminé.
eagles-ask-astray = { $side } : { $leader } marche sans ordres. Choisissez son chemin.
eagles-ask-admin = { $side } : administration. Changez une source ou dissolvez un Centre, pour un point.
eagles-ask-arrivals = { $side } : choisissez un chef qui entre et un hexagone, ou cliquez sur Terminé.
eagles-ask-centres = { $side } : choisissez un Centre d’opérations à déplacer, ou cliquez sur Les Centres restent.
eagles-ask-flee = { $side } : choisissez la source vers laquelle fuit le Centre ({ $army }).
eagles-ask-ride-off = { $side } : { $leader } est seul à côté de l’ennemi. Choisissez où il se retire, ou cliquez sur Il reste.

## Boutons

eagles-activate = Activer { $leader }
eagles-force-march = Marche forcée : { $leader }
eagles-no-more-commands = Plus d’ordres
eagles-no-more-forced = Plus de marches forcées
eagles-end-the-marches = Finir les marches
eagles-end-the-march = Finir la marche
eagles-march-to = Marcher vers { $hex }
eagles-push-away = Repousser la pile en { $hex }
eagles-give-way = Céder
eagles-take-the-loss = Subir la perte
eagles-attack = Attaquer
eagles-no-more-combats = Plus de combats
eagles-these-defend = Défendre ainsi
eagles-seal = Sceller
eagles-stay-inside = Rester à l’abri
eagles-retreat = Retraite
eagles-pursue = Poursuivre
eagles-advance = Progresser
eagles-stay = Rester
eagles-done = Terminé
eagles-do-it = Exécuter
eagles-deal = Distribuer les pions
eagles-centres-stay = Les Centres restent
eagles-he-stays = Il reste
eagles-dissolve-into = Fondre avec { $leader }
eagles-detach = Détacher { $strength } : { $unit }
eagles-transfer-to = Transférer à { $leader }
eagles-rejoins = Retour à la division : { $unit }
eagles-first-path = Premier chemin
eagles-first-paths = Premiers chemins
eagles-general-for =
    { $count ->
        [one] Un général pour { $count } formation
       *[other] Un général pour { $count } formations
    }

## Choix sur la carte

eagles-leader = { $leader } { $strength }
eagles-leader-in = { $leader } { $strength }, { $hex }
eagles-offer-needs = { $leader } ; il faut { $faces }
eagles-offer-no-die = { $leader } ; sans jet
eagles-offer-comes-along = { $leader } : suit
eagles-offer-to-the-guns = au canon de { $leader }
eagles-offer-ride = à cheval vers { $hex }, reste { $left }
eagles-offer-must-attack = { $leader }, doit attaquer
eagles-offer-attack = attaquer { $hex }
eagles-offer-against = { $leaders } contre { $hexes }
eagles-offer-after = à la poursuite de la pile partie de { $hex }
eagles-offer-into = vers { $hex }
eagles-offer-leaders-into = { $leaders } vers { $hex }
eagles-offer-loses = { $unit } : perte { $count }
eagles-offer-first-of = d’abord { $unit }
eagles-offer-to = vers { $hex }
eagles-offer-on-to = plus loin, vers { $hex }
eagles-offer-another-way = autre chemin
eagles-offer-off-the-map = hors de la carte
eagles-offer-stack = la pile en { $hex }, { $hexes }
eagles-offer-push-away = repousser la pile en { $hex }
eagles-offer-goes = { $leader } : part
eagles-offer-transfer = { $unit } à { $leader }
eagles-offer-hands-over = { $leader } remet ses troupes à { $to }
eagles-offer-under = { $unit }, sous { $leader }
eagles-offer-detach = Détacher { $unit }
eagles-offer-dissolve = Supprimer { $leader }
eagles-offer-to-leader = à { $leader }
eagles-offer-goes-along = { $unit } : part avec un général
eagles-offer-reach =
    { $end ->
        [zone] vers { $hex }, reste { $left }, finit dans une zone ennemie
       *[free] vers { $hex }, reste { $left }
    }
eagles-offer-reach-worn =
    { $end ->
        [zone] vers { $hex }, reste { $left }, attrition { $loss }, finit dans une zone ennemie
       *[free] vers { $hex }, reste { $left }, attrition { $loss }
    }

## Forces et nombres

eagles-arm-short =
    { $arm ->
        [infantry] { $count }i
        [cavalry] { $count }c
       *[artillery] { $count }a
    }
eagles-arm-count =
    { $arm ->
        [infantry] { $count } infanterie
        [cavalry] { $count } cavalerie
       *[artillery] { $count } artillerie
    }
eagles-without-units = sans unités
eagles-an-outpost = un avant-poste
eagles-unseen = invisible
eagles-sealed =
    { $pace ->
        [horse] sous scellé, à cheval
        [foot] sous scellé, à pied
       *[unknown] sous scellé
    }
eagles-all = { $all }
eagles-strength-points =
    { $count ->
        [one] { $count } point de force
       *[other] { $count } points de force
    }
eagles-hexes =
    { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }
eagles-admin-points =
    { $count ->
        [one] { $count } point d’administration
       *[other] { $count } points d’administration
    }
eagles-army-points = { $army } { $points }
eagles-army =
    { $army ->
        [french] Français
        [russian] Russes
        [prussian] Prussiens
       *[other] { $name }
    }
eagles-unit-count = { $unit } { $count }
eagles-up-to = jusqu’à { $most }
eagles-one-or-other = { $least } ou { $most }
eagles-range = { $least } à { $most }
eagles-no-face = aucun résultat
eagles-column-points = { $points } PA
eagles-column-none = aucun

## Fiches : effets possibles d’un choix

eagles-card-stand = Tenir : vous perdez { $own }. Ensuite, selon son jeton, l’ennemi perd { $loss } et attaque, ou recule de { $hexes }.
eagles-card-break-off = Rompre : l’ennemi perd { $loss }, et vous reculez de { $hexes }.
eagles-card-chit = Au bout du compte, votre jeton ne compte que si vous perdez le round : Bataille rangée vous fait attaquer, Poursuite vous fait retraiter.
eagles-card-chit-shut = Seul le jeton du camp qui perd le round est ouvert.
eagles-card-no-retreat = La pile en { $hex } ne peut pas retraiter.
eagles-card-can-retreat = La pile en { $hex } peut retraiter.
eagles-card-of-these = { $due } parmi celles-ci :
eagles-card-must-attack = Doivent encore attaquer :
eagles-card-no-die = La Force marche : aucun jet n’est nécessaire.
eagles-card-no-attrition = Si la marche finit maintenant, vous ne perdez rien.
eagles-card-can-break-off = Le camp qui gagne le round peut rompre : il recule au lieu de subir sa perte.
eagles-in-this-round = Dans ce round
eagles-besides-guns = outre les pertes dues aux canons
eagles-if-the-march-ends = si la marche finit maintenant
eagles-nothing-happens = rien ne se passe
eagles-lot-loses =
    { $who ->
        [you] vous perdez { $loss }
       *[they] l’ennemi perd { $loss }
    }
eagles-lot-eliminated =
    { $who ->
        [you] votre Force est éliminée
       *[they] la Force ennemie est éliminée
    }
eagles-lot-loses-eliminated =
    { $who ->
        [you] vous perdez { $loss } et votre Force est éliminée
       *[they] l’ennemi perd { $loss } et sa Force est éliminée
    }
eagles-lot-beaten =
    { $who ->
        [you] vous perdez le round
       *[they] l’ennemi perd le round
    }
eagles-lot-loses-beaten =
    { $who ->
        [you] vous perdez { $loss } et le round
       *[they] l’ennemi perd { $loss } et le round
    }
eagles-lot-owes =
    { $who ->
        [you] { $guns ->
            [none] vous devez perdre { $due } ou retraiter
           *[some] vous devez perdre { $due } (dont { $stars } d’artillerie) ou retraiter
        }
       *[they] { $guns ->
            [none] l’ennemi doit perdre { $due } ou retraiter
           *[some] l’ennemi doit perdre { $due } (dont { $stars } d’artillerie) ou retraiter
        }
    }
eagles-lot-loses-owes =
    { $who ->
        [you] { $guns ->
            [none] vous perdez { $loss } et devez perdre { $due } de plus ou retraiter
           *[some] vous perdez { $loss } et devez perdre { $due } de plus (dont { $stars } d’artillerie) ou retraiter
        }
       *[they] { $guns ->
            [none] l’ennemi perd { $loss } et doit perdre { $due } de plus ou retraiter
           *[some] l’ennemi perd { $loss } et doit perdre { $due } de plus (dont { $stars } d’artillerie) ou retraiter
        }
    }
eagles-end-marches = la Force marche
eagles-end-stays = elle reste
eagles-end-lose-nothing = vous ne perdez rien
eagles-end-lose = vous perdez { $loss }
eagles-end-they-lose = l’ennemi perd { $loss }
eagles-end-pursue-free = vous poursuivez sur { $hexes }, l’ennemi ne perd rien
eagles-end-pursue = vous poursuivez sur { $hexes }, l’ennemi perd { $loss }
eagles-bar-marches = marche
eagles-bar-stays = reste
eagles-bar-guns = canons
eagles-head-initiative = Initiative
eagles-head-needs = Il faut
eagles-head-attrition = Attrition si la marche finit maintenant
eagles-attrition-column = { $strength }, colonne { $column }, ligne { $row }
eagles-head-odds = Rapport
eagles-odds = { $attacking } contre { $defending } : { $column }
eagles-to-the-left = { $count } vers la gauche
eagles-head-column = Colonne
eagles-head-guns = Artillerie ({ $side }), { $strength }
eagles-head-pursuer = Poursuite ({ $side })
eagles-pursuer = résistance { $resistance }, cavalerie { $cavalry }
eagles-explains = { $clauses } ; colonne { $column }.
eagles-explains-shift = { $reason } { $count } à gauche
eagles-explains-die = dé : { $reason } { $number }
eagles-reason =
    { $reason ->
        [resistance] résistance
        [weather] météo
        [cavalry] différentiel de cavalerie
        [zero] jamais sous zéro
        [guns] son du canon
        [distance] distance
        [commander] commandant d’armée
        [below] pire que 1:3
        [woods] bois
        [hills] collines
        [marsh] marais
        [town] grande ville
        [fortified] fortification
        [river] par une rivière secondaire
        [bridge] par un pont principal
        [cap] pas plus de trois
        [redoubt] redoute
        [extended] marche prolongée
       *[foraging] dispersion pour les vivres
    }

## Le journal

eagles-weather =
    { $weather ->
        [heat] chaleur
        [fair] beau temps
        [rain] pluie
        [mud] boue
        [rain-mud] pluie et boue
        [frost] gel
        [snow] neige
       *[frost-snow] gel et neige
    }
eagles-phase =
    { $phase ->
        [set_up] mise en place
        [admin] administration
        [arrivals] arrivées
        [centres] Centres d’opérations
        [siege] un siège
        [weather] météo
        [organise] organisation
        [command] marches par ordre
        [initiative] marches par initiative
        [stationary] attrition des unités restées sur place
        [consolidate] regroupement
        [forced] marches forcées
        [march] une marche
        [combat] combat
        [morale] moral
       *[over] fin
    }
eagles-turn-began = Tour { $turn } : { $weather }.
eagles-turn-rolled = Tour { $turn } : jet { $face }, { $weather }.
eagles-segment = { $side } : { $phase }.
eagles-transferred = Transfert : { $formation }, de { $from } à { $to }.
eagles-general-made = { $leader } reprend de { $from } : { $formations }.
eagles-detached = Détachement ({ $strength }) à { $to } : { $unit }.
eagles-rejoined = Retour à la division ({ $strength }) : { $unit }.
eagles-left-map = { $leader } quitte la carte en { $hex }.
eagles-march-ended = Fin de la marche de { $leader }.
eagles-attrition-stayed = { $strength } sur place en { $hex }
eagles-tracks-under-seal = listes sous scellé
eagles-attrition = { $side } : attrition, { $strength }, colonne { $column }, ligne { $row } : perte { $loss }.
eagles-attrition-rolled = { $side } : jet { $face }, attrition, { $strength }, colonne { $column }, ligne { $row } : perte { $loss }.
eagles-attrition-rolled-with = { $side } : jet { $face }, attrition, { $strength }, colonne { $column }, ligne { $row }, { $sum } au dé : perte { $loss }.
eagles-lost = Pertes ({ $side }) : { $units }.
eagles-escaped = { $leader } s’échappe vers { $hex }.
eagles-captured = Capture en { $hex } : { $leader }.
eagles-hex-held = { $hex } : tenu par le camp { $side }.
eagles-declared = Combat { $combat } : { $leaders } contre { $hexes }.
eagles-defended = Défense : { $leaders }.
eagles-defended-without = Défense : { $leaders } ; sans { $absent }.
eagles-chit-sealed = { $side } : jeton scellé pour le round { $round }.
eagles-chit-pitched = Jeton ({ $side }) : Bataille rangée, le combat continue.
eagles-chit-pursuit = Jeton ({ $side }) : Poursuite, le camp retraite.
eagles-batteries-forward = { $side } : batteries en avant.
eagles-batteries-held = { $side } : batteries retenues.
eagles-fired = Artillerie ({ $side }), { $strength } : l’ennemi perd { $loss }.
eagles-fired-rolled = Artillerie ({ $side }), { $strength } : jet { $face }, l’ennemi perd { $loss }.
eagles-round-result = colonne { $column }, attaquant { $attacker }, défenseur { $defender }
eagles-fought = Round { $round }, attaque ({ $side }) : { $result }. Round perdu : { $loser }.
eagles-fought-rolled = Round { $round }, attaque ({ $side }) : jet { $face }, lu { $read }, { $result }. Round perdu : { $loser }.
eagles-stood = { $side } : tiennent.
eagles-broke-off = { $side } : combat rompu.
eagles-sortie = { $side } : sortie.
eagles-no-sortie = { $side } : restent derrière les murs.
eagles-stayed = { $side } : restent.
eagles-retreat-to = { $hex } vers { $to }
eagles-retreat-off = { $hex } hors de la carte
eagles-retreat-none = { $hex } sans retraite possible
eagles-retreated = Retraite ({ $side }) : { $paths }.
eagles-retreated-short = Retraite ({ $side }) : { $paths } ; manque { $hexes }.
eagles-losses = { $one } { $first }, { $other } { $second }
eagles-combat-ended = Fin du combat { $combat }. Pertes : { $losses }. Retraite : { $side }.
eagles-combat-drawn = Fin du combat { $combat }. Pertes : { $losses }. Aucun camp n’a retraité.
eagles-the-marker = Le marqueur de moral
eagles-morale-moved = Le moral penche vers { SIDE($side, form: "noun") }, de { $from } à { $to }.
eagles-morale-off = Le moral penche vers { SIDE($side, form: "noun") }, de { $from } hors de la piste.
eagles-train-assigned = { $leader } prend un équipage de pont.
eagles-administered = { $army } : aucun jet nécessaire : { $points }.
eagles-administered-rolled = { $army } : jets { $dice }{ $more } : { $points }.
eagles-source-ordered = { $army } : la source passera en { $hex }.
eagles-source-changed = { $army } : jet { $face }, la source est maintenant { $hex }.
eagles-source-waits = { $army } : jet { $face }, la source n’est pas encore { $hex }.
eagles-centre-stays = Le Centre ({ $army }) reste sur sa source en { $hex }.
eagles-centre-flees = Le Centre ({ $army }) fuit vers { $hex }.
eagles-centre-moves = Le Centre ({ $army }) va en { $hex }.
eagles-centre-driven-off = Le Centre ({ $army }) est chassé de la carte.
eagles-centre-disbanded = Le Centre ({ $army }) est dissous jusqu’au tour { $turn }.
eagles-centre-boxed = Le Centre ({ $army }) quitte la carte en { $hex } pour la case { $area }.
eagles-rode-off = { $leader } se retire à cheval vers { $hex }.
eagles-replaced = Renfort ({ $strength }) : { $unit }.
eagles-regiment = Formation ({ $strength }) sous { $leader } : { $unit }.
eagles-promoted = Promotion de { $general } : { $leader } apparaît.
eagles-arrived = { $leader } entre en { $hex }.
eagles-put-off = { $leader } ne peut pas entrer et essaiera au tour suivant.
eagles-in-transit = { $leader } part pour la case { $area }.
eagles-train-taken = { $leader } prend l’équipage de pont.
eagles-pontoon-seized = Le pont de bateaux posé depuis { $hex } tombe aux mains { SIDE($side, form: "of") }.
eagles-train-seized = L’équipage de pont laissé en { $hex } tombe aux mains { SIDE($side, form: "of") }.
eagles-redoubt-laid = { $side } : redoute commencée en { $hex }.
eagles-redoubt-raised = La redoute en { $hex } est terminée.
eagles-relieved = { $leader } quitte l’armée.
eagles-track-opened = La liste de { $leader } est révélée.
eagles-outpost-placed = Un avant-poste est avec { $leader }.
eagles-is-outpost = { $leader } est un avant-poste.
eagles-is-force = { $leader } est une Force.
eagles-is-leader = { $counter } est { $leader }.
eagles-rearranged = { $side } : organisation en { $hex } : { $leaders }.
eagles-rearranged-with = { $side } : organisation en { $hex } : { $leaders } ; { $general } apparaît.
eagles-claimed = { $side } : perte déclarée, { $loss }.
eagles-claimed-in = { $side } : perte déclarée en { $hex }, { $loss }.
eagles-lost-unseen = { $side } : perte de { $loss } sur des listes scellées.
eagles-went-astray = { $leader } marche sans ordres : jet { $face } pour la direction.
eagles-taken-back = { $side } : dernière action annulée.
eagles-amended = Les deux camps modifient la position : { $edits }.
eagles-armistice = Armistice : plus aucune force sur la carte ({ $side }).
eagles-activated =
    { $how ->
        [marches] { $leaders-count ->
            [one] { $leaders } peut marcher.
           *[other] { $leaders } peuvent marcher.
        }
       *[stays] { $leaders-count ->
            [one] { $leaders } reste.
           *[other] { $leaders } restent.
        }
    }
eagles-activated-by-die =
    { $how ->
        [marches] { $leaders-count ->
            [one] { $leaders } peut marcher (jet { $face }{ $more }).
           *[other] { $leaders } peuvent marcher (jet { $face }{ $more }).
        }
       *[stays] { $leaders-count ->
            [one] { $leaders } reste (jet { $face }{ $more }).
           *[other] { $leaders } restent (jet { $face }{ $more }).
        }
    }
eagles-marched = Marche : { $leaders } vers { $hex } pour { $points }.
eagles-marched-into-contact = Marche : { $leaders } vers { $hex } pour { $points }, au contact.
eagles-repulsed =
    { $leaders-count ->
        [one] { $leaders } repousse la pile en { $hex } vers { $to }.
       *[other] { $leaders } repoussent la pile en { $hex } vers { $to }.
    }
eagles-hurried-first =
    { $leaders-count ->
        [one] { $leaders } est là dès le début.
       *[other] { $leaders } sont là dès le début.
    }
eagles-hurried-first-rolled =
    { $leaders-count ->
        [one] { $leaders }, jet { $face }, est là dès le début.
       *[other] { $leaders }, jet { $face }, sont là dès le début.
    }
eagles-hurried-late =
    { $leaders-count ->
        [one] { $leaders } rejoint le combat au round { $round }.
       *[other] { $leaders } rejoignent le combat au round { $round }.
    }
eagles-hurried-late-rolled =
    { $leaders-count ->
        [one] { $leaders }, jet { $face }, rejoint le combat au round { $round }.
       *[other] { $leaders }, jet { $face }, rejoignent le combat au round { $round }.
    }
eagles-pursued =
    { $leaders-count ->
        [one] { $leaders } poursuit la pile partie de { $hex } : { $hexes }, perte { $loss }.
       *[other] { $leaders } poursuivent la pile partie de { $hex } : { $hexes }, perte { $loss }.
    }
eagles-pursued-rolled =
    { $leaders-count ->
        [one] { $leaders } poursuit la pile partie de { $hex } : jet { $face }, { $hexes }, perte { $loss }.
       *[other] { $leaders } poursuivent la pile partie de { $hex } : jet { $face }, { $hexes }, perte { $loss }.
    }
eagles-pursued-to =
    { $leaders-count ->
        [one] { $leaders } poursuit la pile partie de { $hex } : { $hexes }, perte { $loss } ; il est maintenant en { $to }.
       *[other] { $leaders } poursuivent la pile partie de { $hex } : { $hexes }, perte { $loss } ; ils sont maintenant en { $to }.
    }
eagles-pursued-to-rolled =
    { $leaders-count ->
        [one] { $leaders } poursuit la pile partie de { $hex } : jet { $face }, { $hexes }, perte { $loss } ; il est maintenant en { $to }.
       *[other] { $leaders } poursuivent la pile partie de { $hex } : jet { $face }, { $hexes }, perte { $loss } ; ils sont maintenant en { $to }.
    }
eagles-advanced =
    { $leaders-count ->
        [one] { $leaders } progresse vers { $hex }.
       *[other] { $leaders } progressent vers { $hex }.
    }
eagles-left-for-box =
    { $leaders-count ->
        [one] { $leaders } quitte la carte en { $hex } pour la case { $area }.
       *[other] { $leaders } quittent la carte en { $hex } pour la case { $area }.
    }
eagles-disperses =
    { $leaders-count ->
        [one] { $leaders } disperse ses unités pour les vivres.
       *[other] { $leaders } dispersent leurs unités pour les vivres.
    }
eagles-gathers =
    { $leaders-count ->
        [one] { $leaders } rassemble ses unités.
       *[other] { $leaders } rassemblent leurs unités.
    }
eagles-worked =
    { $work ->
        [damage] { $leader } endommage le pont entre { $one } et { $other } pour { $points }.
        [repair] { $leader } répare le pont entre { $one } et { $other } pour { $points }.
        [deploy] { $leader } pose un pont de bateaux entre { $one } et { $other } pour { $points }.
       *[take-up] { $leader } relève le pont de bateaux entre { $one } et { $other } pour { $points }.
    }
eagles-besieged =
    { $count ->
        [one] Siège de { $place } : jet { $face }, { $count } case.
       *[other] Siège de { $place } : jet { $face }, { $count } cases.
    }
eagles-dealt =
    { $count ->
        [one] { $side } : { $count } pion distribué.
       *[other] { $side } : { $count } pions distribués.
    }
eagles-won =
    { $what ->
        [campaign] Campagne gagnée : { $side }.
       *[battle] Bataille gagnée : { $side }.
    }
eagles-drawn =
    { $what ->
        [campaign] La campagne est nulle.
       *[battle] La bataille est nulle.
    }

## Lieux et modifications de la position

eagles-place-in = en { $hex }
eagles-place-away = hors de la carte
eagles-place-lost = perdu
eagles-place-unseen = sous un pion
eagles-place-due = entre au tour { $turn }
eagles-place-box = dans la case { $area }
eagles-edit-leader = { $leader } : { $place }
eagles-edit-unit = { $unit } : { $strength }
eagles-edit-unit-under = { $unit } : { $strength } sous { $leader }
eagles-edit-morale = le marqueur de moral est sur { $space }
eagles-edit-weather = météo : { $weather }
eagles-edit-lost = pertes ({ $side }) : { $strength }
eagles-edit-held = { $hex } : tenu par le camp { $side }
eagles-edit-free = { $hex } : tenu par aucun camp
eagles-edit-commands = ordres de mouvement restants : { $count }
eagles-edit-whole = toute la position est remplacée
eagles-edit-bridge =
    { $state ->
        [damaged] le pont de { $one } à { $other } est endommagé
       *[intact] le pont de { $one } à { $other } est intact
    }

## La fin d’une bataille

eagles-score-morale = Moral : { $space }
eagles-score-points = Points : { $one } { $first }, { $other } { $second }
eagles-verdict-draw = Partie nulle
eagles-verdict-strategic = Victoire stratégique { SIDE($side, form: "of") }
eagles-verdict-operational = Victoire opérationnelle { SIDE($side, form: "of") }
eagles-verdict-points = Victoire aux points { SIDE($side, form: "of") }
eagles-row-strength = Points de force perdus par l’ennemi
eagles-row-morale = Cases de moral
eagles-row-held = Hexagones tenus
eagles-row-guard = Garde perdue
eagles-row-points = Points
eagles-row-needed = Nécessaires pour gagner

## Le tour et ses étapes

eagles-step-trains = Donnez vos équipages de pont à des chefs.
eagles-step-weather = La météo du tour.
eagles-step-admin = Recevez des points d’administration ; changez votre source de ravitaillement.
eagles-step-organise = Transférez des formations entre chefs.
eagles-step-arrivals = Faites entrer les unités qui arrivent.
eagles-step-command = Dépensez des ordres de mouvement : chacun permet à un chef de marcher avec sa Force.
eagles-step-centres = Déplacez vos Centres d’opérations.
eagles-step-initiative = Les chefs qui n’ont pas marché peuvent lancer le dé contre leur Initiative pour marcher.
eagles-step-stationary = Les Forces qui n’ont pas marché peuvent perdre des points.
eagles-step-consolidate = Transférez et regroupez des formations après les marches.
eagles-step-forced = Tentez des marches forcées, aussi au son du canon.
eagles-step-combat = Déclarez les combats. Les Forces en zone de contrôle ennemie doivent attaquer.
eagles-how-campaign-is-won = Le marqueur de moral décide d’une campagne : il bouge après les batailles critiques { $rule }.
eagles-how-battle-is-won = Des points pour les forces perdues par l’ennemi, et 10 par case de moral { $rule }.
eagles-turn-length = { $turns } Un tour représente 2 jours { $rule }.
eagles-order-of-sides = Cette bataille donne la première moitié de chaque tour { SIDE($one, form: "to") }, et la seconde { SIDE($other, form: "to") } { $rule }.
eagles-hidden-campaign = Vous ne voyez pas quel chef ou avant-poste ennemi un pion représente, ni ses unités et ses forces { $rule }. Ils sont révélés quand un ennemi est adjacent, et tous à la fin de la bataille. Les vôtres sont cachés à l’adversaire de la même façon.
eagles-hidden-battle = Vous voyez où sont les chefs ennemis, mais ni leurs unités ni leurs forces { $rule }. Elles sont révélées quand un ennemi est adjacent, et toutes à la fin de la bataille. Les vôtres sont cachées à l’adversaire de la même façon.
eagles-turn-line = { $turn }, { $weather }, { $side } : { $phase }

## Situation

eagles-standing = { $one } { $first }  :  { $second } { $other }
eagles-track-morale = Moral
eagles-track-turns = Tours
eagles-standing-weather = Météo : { $weather }.
eagles-weather-by-die = météo au dé
eagles-stop = Tour { $turn }, { $label } : { $weather }
eagles-centre-on = Centre en { $hex }
eagles-centre-back = retour du Centre au tour { $turn }
eagles-centre-off = Centre hors de la carte
eagles-centre-beside = Centre dans la case { $area }
eagles-commands-left = Ordres de mouvement restants : { $count }.
eagles-gauge-points = Points ({ $side }) : { $total } ; il en faut { $needed }
eagles-coming = { $leader } { $strength }, { $place }.
eagles-none-coming = Plus de renforts.
eagles-standing-army =
    { $state ->
        [active] { $army } : { $points }, { $centre }.
       *[inactive] { $army } : { $points }, { $centre }, inactif.
    }
eagles-measure =
    { $count ->
        [one] De { $from } à { $to } : { $count } hexagone.
       *[other] De { $from } à { $to } : { $count } hexagones.
    }

## Pions et hexagones

eagles-about-leader = { $leader } ({ $side })
eagles-about-ratings = initiative { $initiative }, capacité { $span }, compte { $counts }
eagles-ratings = Initiative { $initiative }, capacité { $span }, compte { $counts }
eagles-about-under = sous { $leader }
eagles-about-not-in-play = hors jeu
eagles-note-train = Équipage de pont
eagles-note-pontoon = Pont de bateaux
eagles-water = eau
eagles-role-source = Source de ravitaillement ({ $army }).
eagles-damaged-bridge = pont endommagé vers { $hex }
eagles-about-mark =
    { $mark ->
        [marched] a marché
        [forced] a forcé sa marche
       *[fought] a combattu
    }
eagles-about-unit =
    { $guard ->
        [guard] { $arm ->
            [infantry] { $unit }, infanterie, Garde, { $strength }, { $place }
            [cavalry] { $unit }, cavalerie, Garde, { $strength }, { $place }
           *[artillery] { $unit }, artillerie, Garde, { $strength }, { $place }
        }
       *[line] { $arm ->
            [infantry] { $unit }, infanterie, { $strength }, { $place }
            [cavalry] { $unit }, cavalerie, { $strength }, { $place }
           *[artillery] { $unit }, artillerie, { $strength }, { $place }
        }
    }
eagles-note-centre =
    { $state ->
        [active] Centre ({ $army })
       *[inactive] Centre, inactif ({ $army })
    }
eagles-note-redoubt =
    { $state ->
        [raised] Redoute
       *[dug] Redoute commencée
    }
eagles-ground =
    { $ground ->
        [clear] terrain dégagé
        [woods] bois
        [hills] collines
       *[marsh] marais
    }
eagles-ground-town =
    { $town ->
        [fortified] { $ground }, fortifications
        [major] { $ground }, grande ville
        [minor] { $ground }, petite ville
       *[none] { $ground }
    }
eagles-role-held =
    { $count ->
        [one] Vaut { $count } point, tenu par { $side }.
       *[other] Vaut { $count } points, tenu par { $side }.
    }
eagles-role-free =
    { $count ->
        [one] Vaut { $count } point, tenu par aucun camp.
       *[other] Vaut { $count } points, tenu par aucun camp.
    }
eagles-beside =
    { $what ->
        [primary-road] route principale vers { $hexes }
        [secondary-road] route secondaire vers { $hexes }
        [primary-river] fleuve vers { $hexes }
        [secondary-river] rivière secondaire vers { $hexes }
       *[lake] lac vers { $hexes }
    }

## Tables

eagles-chart-combat = Combat : attaquant/défenseur, étoiles au perdant
eagles-chart-shifts = Colonnes vers la gauche : bois { $woods }, collines { $hills }, marais { $marsh }, grande ville { $town }, fortification { $fortified } seule ; par une rivière secondaire { $river }, par des ponts principaux { $bridge } ; { $cap } au plus.
eagles-chart-artillery = Artillerie : pertes de l’ennemi
eagles-chart-attrition-rows = Attrition : la plus grande taille de chaque ligne
eagles-chart-attrition = Attrition : points de force perdus
eagles-chart-attrition-note = Avec une ligne de communication : colonne 7-9 PA. Sans ligne : colonne aucun.
eagles-corner-die = dé
eagles-corner-guns = canons
eagles-corner-row = ligne
eagles-cell-more = plus
eagles-terrain-allowance = Capacité de mouvement
eagles-terrain-rivers = Les fleuves se franchissent seulement sur les ponts ; les lacs par le gel, comme les rivières secondaires.
eagles-terrain-mud = Dans la boue, l’infanterie paie double, 4 au plus par hexagone.
eagles-forces-seen = { $side }, forces visibles
eagles-forces = { $side } : { $strength }
eagles-note-initiative = Initiative : un chef marche sans ordre si son dé ne la dépasse pas.
eagles-note-span = Capacité : les divisions qu’un chef peut mener. Il compte dans la capacité du chef qui le mène.
eagles-terrain-head =
    { $head ->
        [ground] Terrain
        [foot] À pied
       *[horse] À cheval
    }
eagles-terrain =
    { $ground ->
        [primary-road] route principale
        [secondary-road] route secondaire
        [clear] terrain dégagé
        [woods] bois
        [hills] collines
        [marsh] marais
       *[river] rivière secondaire, en plus
    }

## Refus

eagles-refusal-begin-with = { $why } Commencez par { $leader }.
eagles-refusal-can-march = { $why } { $leader } peut encore marcher.
