# Messages de The Eagles Turn East. Voir docs/TRANSLATING.md.

## Questions

eagles-ask-command =
    { $left ->
        [one] { $side } : choisissez une Force qui marchera par ordre. Il reste { $left } ordre.
       *[other] { $side } : choisissez une Force qui marchera par ordre. Il reste { $left } ordres.
    }
eagles-ask-command-by-points = { $side } : choisissez une Force qui marchera par ordre. Points d’administration : { $armies }.
eagles-ask-initiative = { $side } : choisissez un chef qui marchera de sa propre initiative, ou cliquez sur « Finir les marches ».
eagles-ask-force = { $side } : choisissez un chef pour une marche forcée, ou cliquez sur « Fin des marches forcées ».
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
eagles-ask-retreat = { $side } : cliquez sur une pile qui doit retraiter, puis sur son chemin, hexagone par hexagone.
eagles-ask-retreat-to = { $side } : cliquez sur l’hexagone { $next } sur { $of } de la retraite depuis { $hex }.
eagles-ask-pursue = { $side } : choisissez l’hexagone quitté par l’ennemi et les chefs qui poursuivent, ou cliquez sur « Rester ».
eagles-ask-advance = { $side } : choisissez les chefs qui progressent dans l’hexagone abandonné, ou cliquez sur « Rester ».
eagles-ask-open-track = { $side } : { $leader } est révélé.
eagles-ask-claim = { $side } : les listes scellées sont comparées.
eagles-ask-trains = { $side } : choisissez un chef pour l’équipage de pont.
eagles-ask-outposts = { $side } : choisissez un chef pour un avant-poste, ou cliquez sur « Distribuer les pions ».
eagles-ask-modes = { $side } : choisissez les chefs qui commencent dispersés pour se nourrir, ou cliquez sur « Terminé ».
eagles-ask-astray = { $side } : { $leader } marche sans ordres. Choisissez son chemin.
eagles-ask-admin = { $side } : administration. Changez une source ou dissolvez un Centre, pour un point.
eagles-ask-arrivals = { $side } : choisissez un chef qui entre et un hexagone, ou cliquez sur « Terminé ».
eagles-ask-centres = { $side } : choisissez un Centre d’opérations à déplacer, ou cliquez sur « Les Centres restent ».
eagles-ask-flee = { $side } : choisissez la source vers laquelle fuit le Centre ({ $army }).
eagles-ask-ride-off = { $side } : { $leader } est seul à côté de l’ennemi. Choisissez où il se retire, ou cliquez sur « Il reste ».

## Boutons

eagles-activate = Activer { $leader }
eagles-force-march = Marche forcée : { $leader }
eagles-no-more-commands = Fin des ordres
eagles-no-more-forced = Fin des marches forcées
eagles-end-the-marches = Finir les marches
eagles-end-the-march = Finir la marche
eagles-undone-arrivals =
    { $count ->
        [one] { $count } chef peut encore entrer
       *[other] { $count } chefs peuvent encore entrer
    }
eagles-again-arrivals = Cliquez encore pour terminer les arrivées.
eagles-undone-centres =
    { $count ->
        [one] { $count } Centre peut encore bouger
       *[other] { $count } Centres peuvent encore bouger
    }
eagles-again-centres = Cliquez encore pour terminer les mouvements des Centres.
eagles-undone-legs =
    { $count ->
        [one] { $count } chef de cette Force n’a pas marché
       *[other] { $count } chefs de cette Force n’ont pas marché
    }
eagles-again-march = Cliquez encore pour finir la marche.
eagles-undone-marches =
    { $count ->
        [one] { $count } chef n’a pas marché
       *[other] { $count } chefs n’ont pas marché
    }
eagles-undone-commands =
    { $count ->
        [one] il reste { $count } ordre
       *[other] il reste { $count } ordres
    }
eagles-again-commands = Cliquez encore pour finir les marches par ordre.
eagles-again-forced = Cliquez encore pour finir les marches forcées.
eagles-again-marches = Cliquez encore pour finir les marches.
eagles-undone-attacks =
    { $count ->
        [one] { $count } chef peut encore attaquer
       *[other] { $count } chefs peuvent encore attaquer
    }
eagles-undone-guns =
    { $count ->
        [one] { $count } chef peut encore bombarder
       *[other] { $count } chefs peuvent encore bombarder
    }
eagles-again-combat = Cliquez encore pour terminer le combat.
eagles-march-to = Marcher vers { $hex }
eagles-push-away = Repousser la pile en { $hex }
eagles-give-way = Céder
eagles-take-the-loss = Subir la perte
eagles-attack = Attaquer
eagles-no-more-combats = Fin des combats
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
eagles-dissolve-into = Fusionner avec { $leader }
eagles-detach = Détacher { $strength } : { $unit }
eagles-transfer-to = Transférer à { $leader }
eagles-rejoins = Retour à la division : { $unit }
eagles-first-path = Un chemin quelconque
eagles-first-paths = Un chemin quelconque pour chaque pile
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
eagles-offer-comes-along = { $leader } suit
eagles-offer-to-the-guns = Au canon : { $leader }
eagles-offer-ride = À cheval vers { $hex }, reste { $left }
eagles-offer-must-attack = { $leader }, doit attaquer
eagles-offer-attack = Attaquer { $hex }
eagles-offer-against = { $leaders } contre { $hexes }
eagles-offer-after = À la poursuite de la pile partie de { $hex }
eagles-offer-into = Vers { $hex }
eagles-offer-leaders-into = { $leaders } vers { $hex }
eagles-offer-loses = { $unit } : perte { $count }
eagles-offer-to = Vers { $hex }
eagles-offer-on-to = Plus loin, vers { $hex }
eagles-offer-another-way = Autre chemin
eagles-offer-off-the-map = Hors de la carte
eagles-offer-stack = La pile en { $hex }, { $hexes }
eagles-offer-push-away = Repousser la pile en { $hex }
eagles-offer-goes = { $leader } part
eagles-offer-transfer = { $unit } à { $leader }
eagles-offer-hands-over = { $leader } remet ses troupes à { $to }
eagles-offer-under = { $unit }, sous { $leader }
eagles-offer-detach = Détacher { $unit }
eagles-offer-dissolve = Supprimer { $leader }
eagles-offer-to-leader = À { $leader }
eagles-offer-goes-along = { $unit } : part avec un général
eagles-offer-reach =
    { $end ->
        [zone] Vers { $hex }, reste { $left }, finit dans une zone ennemie
       *[free] Vers { $hex }, reste { $left }
    }
eagles-offer-reach-worn =
    { $end ->
        [zone] Vers { $hex }, reste { $left }, attrition { $loss }, finit dans une zone ennemie
       *[free] Vers { $hex }, reste { $left }, attrition { $loss }
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
eagles-unit-armed = { $unit } { $arm ->
        [infantry] infanterie
        [cavalry] cavalerie
       *[artillery] artillerie
    }
eagles-token = Pion { $number } ({ $army ->
        [french] français
        [russian] russe
       *[prussian] prussien
    })
eagles-token-short = n° { $number }
eagles-general = Général de division { $number } ({ $arm ->
        [infantry] infanterie
       *[cavalry] cavalerie
    } { $army ->
        [french] française
        [russian] russe
       *[prussian] prussienne
    })
eagles-general-card = GD { $number } ({ $arm ->
        [infantry] infanterie
       *[cavalry] cavalerie
    } { $army ->
        [french] française
        [russian] russe
       *[prussian] prussienne
    })
eagles-general-short = GD { $number }
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
eagles-column-points = { $points } PA
eagles-column-none = 0 PA

## Fiches : effets possibles d’un choix

eagles-card-stand =
    { $last ->
       *[no] Issues possibles, si vous tenez : vous perdez { $own } ; ensuite, selon son jeton, l’ennemi perd { $loss } et attaque, ou retraite de { $hexes }.
        [yes] Issues possibles, si vous tenez : vous perdez { $own } ; ensuite, selon son jeton, l’ennemi perd { $loss } et le combat est fini, ou il retraite de { $hexes }.
    }
eagles-card-break-off = Issues possibles, si vous rompez : l’ennemi perd { $loss }, et vous retraitez de { $hexes }.
eagles-card-forward = Dans ce round, les batteries avancées tirent à force double et prennent la moitié de vos pertes.
eagles-card-enemy-guns-held = L’ennemi peut encore avancer ses batteries : on compte ici sans cela.
eagles-card-counter = Au prochain round, si vous attaquez : vous combattez depuis les murs.
eagles-card-inside = Si vous restez à l’abri, le combat est fini.
eagles-card-chit = À la fin, votre jeton ne compte que si vous perdez le round : Bataille rangée vous fait attaquer, Poursuite vous fait retraiter.
eagles-card-chit-shut = Seul le jeton du camp qui perd le round est ouvert.
eagles-card-no-retreat = La pile en { $hex } ne peut pas retraiter.
eagles-card-can-retreat = La pile en { $hex } peut retraiter.
eagles-card-of-these = { $due } parmi celles-ci :
eagles-card-must-attack = Doivent encore attaquer :
eagles-card-no-die = La Force marche : aucun jet n’est nécessaire.
eagles-card-no-attrition = Si la marche finit maintenant, vous ne perdez rien.
eagles-card-can-break-off = Le camp qui gagne le round peut rompre : il retraite au lieu de subir sa perte.
eagles-card-bars =
    { $stars ->
        [none] Sur les barres, { $example } : le nombre de l’attaquant, puis celui du défenseur.
       *[some] Sur les barres, { $example } : le nombre de l’attaquant, puis celui du défenseur. Chaque étoile est un point d’artillerie parmi les pertes du perdant.
    }
eagles-in-this-round = Dans ce round
eagles-in-the-next-round = Au prochain round
eagles-if-guns-go-forward = si vos batteries avancent
eagles-if-guns-are-held = si vos batteries sont retenues
eagles-if-you-attack = si vous attaquez
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
eagles-explains-shift = colonnes : { $reason } { $number }
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
eagles-transferred = Transfert : { $formation }, avant sous { $from }, maintenant sous { $to }.
eagles-general-made = { $leader } prend à { $from } : { $formations }.
eagles-detached = Détachement ({ $strength }) à { $to } : { $unit }.
eagles-rejoined = Retour à la division ({ $strength }) : { $unit }.
eagles-left-map = { $leader } quitte la carte en { $hex }.
eagles-march-ended = Fin de la marche : { $leader }.
eagles-attrition-stayed = { $strength } sur place en { $hex }
eagles-tracks-under-seal = listes sous scellé
eagles-attrition = { $side } : attrition, { $strength }, colonne { $column }, ligne { $row } : perte { $loss }.
eagles-attrition-rolled = { $side } : jet { $face }, attrition, { $strength }, colonne { $column }, ligne { $row } : perte { $loss }.
eagles-attrition-rolled-with = { $side } : jet { $face }, attrition, { $strength }, colonne { $column }, ligne { $row }, { $sum } au dé : perte { $loss }.
eagles-lost = Pertes ({ $side }) : { $units }.
eagles-escaped = { $leader } s’échappe vers { $hex }.
eagles-captured = Capture en { $hex } : { $leader }.
eagles-hex-held = { $hex } est tenu par { SIDE($side, form: "noun") }.
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
eagles-stood = { $side } : position tenue.
eagles-broke-off = { $side } : combat rompu.
eagles-sortie = { $side } : sortie.
eagles-no-sortie = { $side } : pas de sortie.
eagles-stayed = { $side } : sur place.
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
eagles-administered = { $army } : aucun jet nécessaire, { $points }.
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
eagles-promoted = Promotion : { $general }. { $leader } apparaît.
eagles-arrived = { $leader } entre en { $hex }.
eagles-put-off = { $leader } ne peut pas entrer et essaiera au tour suivant.
eagles-in-transit = { $leader } part pour la case { $area }.
eagles-train-taken = { $leader } prend l’équipage de pont.
eagles-pontoon-seized = Le pont de bateaux posé depuis { $hex } tombe aux mains { SIDE($side, form: "of") }.
eagles-train-seized = L’équipage de pont laissé en { $hex } tombe aux mains { SIDE($side, form: "of") }.
eagles-redoubt-laid = { $side } : redoute commencée en { $hex }.
eagles-redoubt-raised = La redoute en { $hex } est terminée.
eagles-relieved = { $leader } quitte l’armée.
eagles-track-opened = Liste révélée : { $leader }.
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
        [one] { $leaders } participe dès le premier round.
       *[other] { $leaders } participent dès le premier round.
    }
eagles-hurried-first-rolled =
    { $leaders-count ->
        [one] { $leaders }, jet { $face }, participe dès le premier round.
       *[other] { $leaders }, jet { $face }, participent dès le premier round.
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
        [one] Siège ({ $place }) : jet { $face }, { $count } case.
       *[other] Siège ({ $place }) : jet { $face }, { $count } cases.
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
        [campaign] La campagne se termine par un match nul.
       *[battle] La bataille se termine par un match nul.
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
eagles-edit-held = { $hex } est tenu par { SIDE($side, form: "noun") }
eagles-edit-free = { $hex } n’est tenu par aucun camp
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
eagles-verdict-draw = Match nul
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
eagles-how-campaign-is-won = Le marqueur de moral décide d’une campagne : il bouge après les batailles critiques.
eagles-how-battle-is-won = Des points pour les forces perdues par l’ennemi, et 10 par case de moral.
eagles-turn-length = { $turns } Un tour représente 2 jours.
eagles-order-of-sides = Cette bataille donne la première moitié de chaque tour { SIDE($one, form: "to") }, et la seconde { SIDE($other, form: "to") }.
eagles-hidden-campaign = Vous ne voyez pas quel chef ou avant-poste ennemi un pion représente, ni ses unités et ses forces. Ils sont révélés quand un ennemi est adjacent, et tous à la fin de la bataille. Les vôtres sont cachés à l’adversaire de la même façon.
eagles-hidden-battle = Vous voyez où sont les chefs ennemis, mais ni leurs unités ni leurs forces. Elles sont révélées quand un ennemi est adjacent, et toutes à la fin de la bataille. Les vôtres sont cachées à l’adversaire de la même façon.
eagles-turn-line = { $turn }, { $weather }, { $side } : { $phase }

## Situation

eagles-standing = { $one } { $first } : { $second } { $other }
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
eagles-none-coming = Aucun autre renfort.
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
eagles-chart-attrition-note = Avec une ligne de communication : colonne 7-9 PA (points d’administration). Sans ligne : colonne 0 PA.
eagles-book-combat = Le combat dans The Eagles Turn East
eagles-book-artillery = L’artillerie dans The Eagles Turn East
eagles-book-attrition = L’attrition dans The Eagles Turn East
eagles-book-terrain = Le coût du terrain dans The Eagles Turn East
eagles-corner-die = dé
eagles-corner-guns = canons
eagles-corner-row = ligne
eagles-cell-more = plus
eagles-terrain-allowance = Potentiel
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
eagles-refused-alone = { $leader } n’a pas d’unités et n’est pas avec un attaquant qui en a.
eagles-refused-another-first = Commencez par { $leader } : d’autres chefs arrivent plus tard.
eagles-refused-another-post = Un autre hexagone est comparé maintenant.
eagles-refused-away-from-guns-contact = La marche au canon doit finir en contact avec { $enemy }.
eagles-refused-away-from-guns-not-reached = Le chef de la Force n’a pas atteint le canon.
eagles-refused-away-from-guns-push = Le chef de la Force doit marcher au canon avant de repousser une pile.
eagles-refused-bad-change-position = Cette modification est impossible : { $why }.
eagles-refused-bad-change-size = Une modification compte de 1 à 512 éléments.
eagles-refused-bad-change-unknown = Cette unité ou ce lieu n’existe pas.
eagles-refused-both-modes-attack = Des chefs dispersés et rassemblés ne peuvent pas attaquer ensemble.
eagles-refused-both-modes-defend = Des unités dispersées et rassemblées ne peuvent pas être attaquées ensemble.
eagles-refused-both-nations = Une Force de deux nations ne peut marcher que par initiative.
eagles-refused-bought-free = { $leader } est plus fort que la Force, qui ne peut donc pas laisser cette cible de côté.
eagles-refused-bridged = Il y a déjà un pont sur ce côté d’hexagone.
eagles-refused-cannot-dig = { $leader } ne peut pas construire de redoute dans cet hexagone maintenant.
eagles-refused-cannot-disperse = Seuls des chefs avec unités hors des zones de contrôle ennemies peuvent commencer dispersés.
eagles-refused-cannot-pursue = { $leader } ne peut pas poursuivre vers { $hex }.
eagles-refused-cannot-step-in = { $leader } ne peut pas progresser vers { $hex }.
eagles-refused-cannot-succeed-leave = { $leader } ne peut pas partir : aucun jet ne réussirait.
eagles-refused-cannot-succeed-pursuit = Aucun jet ne donnerait de poursuite.
eagles-refused-centre-boxed = Une armée ne peut pas dépenser de points tant que son Centre est hors de la carte.
eagles-refused-centre-moved = Le Centre de cette armée a déjà bougé.
eagles-refused-centre-there = Le Centre de cette armée n’a pas quitté la carte.
eagles-refused-changing = La source est déjà en cours de changement.
eagles-refused-closed-entry = { $leader } ne peut pas entrer en { $hex }.
eagles-refused-closed-exit = { $hex } n’est pas une sortie ouverte de sa case.
eagles-refused-comes-back = Transfert déjà fait par { $leader } dans ce segment : { $formation }.
eagles-refused-company = { $leader } doit attaquer, n’a pas d’autre cible et doit participer à ce combat.
eagles-refused-contact-leaves = Un chef au contact de l’ennemi ne peut pas quitter la carte.
eagles-refused-contact-replacements = { $leader } est au contact de l’ennemi et ne peut pas recevoir de remplacements.
eagles-refused-deal-first = Les chefs d’un même hexagone doivent d’abord recevoir leurs pions.
eagles-refused-done = { $leader } a déjà marché ou essayé.
eagles-refused-empty-path-centre = Choisissez au moins un hexagone pour le Centre.
eagles-refused-empty-path-march = Choisissez au moins un hexagone où entrer.
eagles-refused-enemy-across = L’ennemi est en { $hex }.
eagles-refused-enemy-there = L’ennemi est en { $hex }.
eagles-refused-extended-bridges = Une Force ne peut pas travailler aux ponts pendant une marche prolongée.
eagles-refused-extended-forage = Les unités ne peuvent pas fourrager pendant une marche prolongée.
eagles-refused-forager = { $hex } est dans une zone de contrôle ennemie ; des unités dispersées ne peuvent pas y entrer.
eagles-refused-fortified = La pile en { $hex } est fortifiée et ne peut pas être repoussée.
eagles-refused-foul-chit = Le jeton ne montre ni Bataille rangée ni Poursuite pour ce round.
eagles-refused-guns-alone = L’artillerie ne peut pas attaquer seule.
eagles-refused-guns-hold = Une autre Force a marché au canon ({ $enemy }) : les chefs en contact avec lui doivent rester.
eagles-refused-guns-not-heard = { $leader } n’entend pas le canon ({ $enemy }). Il se tait ou est trop loin, il neige, ou un ennemi est proche.
eagles-refused-guns-too-far = { $leader } ne peut pas arriver en contact avec { $enemy } par cette marche forcée.
eagles-refused-has-fought = { $leader } a déjà combattu dans cette phase.
eagles-refused-horse-alone = Travailler à un pont principal demande de l’infanterie ou de l’artillerie.
eagles-refused-impassable = Le côté d’hexagone entre { $hex } et { $to } est infranchissable.
eagles-refused-in-play-brigade = La brigade est déjà en jeu.
eagles-refused-in-play-unit = Déjà en jeu : { $unit }.
eagles-refused-leader-first = Commencez par { $leader } : le chef de la Force marche au canon en premier.
eagles-refused-leg-over-begun = L’étape du chef de la Force a commencé ou est finie.
eagles-refused-leg-over-ended = L’étape est finie.
eagles-refused-leg-over-finished = Le chef de la Force a fini sa marche.
eagles-refused-leg-over-train = Le chef de la Force ne peut pas emmener d’équipage de pont maintenant.
eagles-refused-named-twice-hex = { $hex } est choisi deux fois.
eagles-refused-named-twice-leader = { $leader } est choisi deux fois.
eagles-refused-nation = { $leader } peut mener au plus une formation d’une autre nation.
eagles-refused-never-commanded = { $leader } ne peut marcher que par initiative, pas par ordre.
eagles-refused-no-army = Ce n’est pas votre armée.
eagles-refused-no-box = Cette bataille n’a pas de cases à côté de la carte.
eagles-refused-no-brigade-division = Ce n’est pas une brigade d’une division.
eagles-refused-no-brigade-unknown = Cette brigade n’existe pas.
eagles-refused-no-centre-away = Le Centre de cette armée n’est pas sur la carte.
eagles-refused-no-centre-none = Cette armée n’a pas de Centre.
eagles-refused-no-centre-orders = Le Centre d’opérations de l’armée de ce chef ne peut pas donner d’ordres maintenant.
eagles-refused-no-change = { $leader } ne marche pas avec le chef de la Force, ou est déjà dans cet état.
eagles-refused-no-change-now-unfinished = Finissez d’abord ceci, ou remplacez toute la position.
eagles-refused-no-change-now-veiled = En jeu voilé, la position ne peut pas être modifiée.
eagles-refused-no-chit = Aucun jeton n’est à ouvrir.
eagles-refused-no-command = Il ne reste aucun ordre de mouvement.
eagles-refused-no-counter = Il n’y a pas assez de pions.
eagles-refused-no-division-away = La division de cette brigade n’est pas en jeu.
eagles-refused-no-division-both = La brigade et la division ne sont pas toutes deux en jeu.
eagles-refused-no-exit-map = { $hex } n’est pas une sortie de la carte.
eagles-refused-no-exit-retreat = La retraite ne peut pas quitter la carte en { $hex }.
eagles-refused-no-extended-by-command = Seule une marche par ordre peut être prolongée.
eagles-refused-no-extended-campaigns = Les marches prolongées sont réservées aux campagnes.
eagles-refused-no-foraging = Cette partie se joue sans le fourrage.
eagles-refused-no-general-appear = { $leader } ne peut pas apparaître maintenant.
eagles-refused-no-general-none = Aucun général n’est disponible.
eagles-refused-no-general-not-one = { $leader } n’est pas un général de division.
eagles-refused-no-general-other = Aucun autre chef ne peut apparaître.
eagles-refused-no-guns = Cette partie se joue sans la marche au canon.
eagles-refused-no-leg = { $leader } ne peut pas marcher maintenant : il n’est pas dans cette Force, ou a déjà marché.
eagles-refused-no-loss-due = Aucune perte n’est due.
eagles-refused-no-loss-seal = Aucune perte n’est due sous scellé.
eagles-refused-no-march = Aucune Force ne marche.
eagles-refused-no-outpost = Aucun avant-poste ne peut être placé avec { $leader }.
eagles-refused-no-points-cost = Coût en points d’administration : { $cost }. L’armée en a { $points }.
eagles-refused-no-points-none = Il ne reste aucun point d’administration.
eagles-refused-no-pontoon = Vous n’avez pas posé de pont de bateaux depuis cet hexagone.
eagles-refused-no-promotion = { $leader } ne peut pas être promu.
eagles-refused-no-redoubt = Les redoutes sont réservées aux campagnes.
eagles-refused-no-refuge-return = Le Centre de cette armée ne peut pas revenir en { $hex }.
eagles-refused-no-refuge-ride = { $leader } ne peut pas partir vers { $hex }.
eagles-refused-no-refuge-source = { $hex } n’est pas une source libre de cette armée.
eagles-refused-no-regiment = Ce n’est pas un régiment de marche.
eagles-refused-no-repulse = Aucune pile n’est repoussée.
eagles-refused-no-retreat = La retraite ne peut pas aller de { $hex } à { $to }.
eagles-refused-no-river = Cette étape ne finit pas à côté de cette rivière.
eagles-refused-no-row = Lignes de la table d’attrition : { $rows }.
eagles-refused-no-seal = Cela ne correspond à aucun scellé de cette partie.
eagles-refused-no-source = { $hex } n’est pas une source de cette armée.
eagles-refused-no-stack = Aucune pile ne retraite de { $hex }.
eagles-refused-no-step = Aucune pile ne peut reculer.
eagles-refused-no-strength = Aucun chef de cette Force n’a d’unités.
eagles-refused-no-such-loss = Les unités de cet hexagone ne peuvent pas perdre { $loss }.
eagles-refused-no-target = Choisissez un hexagone à attaquer.
eagles-refused-no-train-here = Aucun équipage de pont n’a été laissé ici.
eagles-refused-no-train-left = Il ne reste aucun équipage de pont.
eagles-refused-no-train-leg = Cette étape n’a pas d’équipage de pont.
eagles-refused-no-unit = Cette unité n’existe pas.
eagles-refused-no-way-box = Aucune autre case n’est accessible depuis cette sortie.
eagles-refused-no-way-leader = { $leader } ne peut pas aller vers une autre case.
eagles-refused-no-way-out = La pile en { $hex } ne peut pas retraiter, donc elle ne peut pas être repoussée.
eagles-refused-no-work = Le travail aux ponts est réservé aux campagnes.
eagles-refused-nobody-advance = Choisissez un chef qui progresse.
eagles-refused-nobody-captured = Aucun chef n’a été capturé.
eagles-refused-nobody-general = Un nouveau général doit venir de la liste d’un chef.
eagles-refused-nobody-march = Choisissez au moins un chef.
eagles-refused-nobody-pursue = Choisissez au moins un chef qui poursuit.
eagles-refused-nobody-to-lead = Un général a besoin d’au moins une formation.
eagles-refused-nobody-waits = { $leader } n’est pas dans une case à côté de la carte.
eagles-refused-not-a-step = { $hex } et { $to } ne sont pas adjacents.
eagles-refused-not-asked-nobody = Aucun joueur n’a de décision à prendre maintenant.
eagles-refused-not-asked-side = C’est maintenant { SIDE($side, form: "to") } de choisir.
eagles-refused-not-attackable = { $hex } ne peut pas être attaqué maintenant.
eagles-refused-not-carried-before = Choisissez les chefs qui marchent avec le chef de la Force avant sa première étape.
eagles-refused-not-carried-leg = { $leader } ne peut pas marcher avec le chef de la Force à cette étape.
eagles-refused-not-idle = Seuls des chefs sans unités qui n’ont pas marché peuvent aller seuls.
eagles-refused-not-in-play-giver = L’unité qui donne des points n’est pas en jeu.
eagles-refused-not-in-play-unit = Hors jeu : { $unit }.
eagles-refused-not-on-map = { $leader } n’est pas sur la carte.
eagles-refused-not-on-track = { $leader } n’a pas sur sa liste : { $formation }.
eagles-refused-not-owed-now = Cela ne peut pas être ouvert maintenant.
eagles-refused-not-owed-track = Cette liste ne peut pas être ouverte maintenant : { $leader }.
eagles-refused-not-that-way = Il doit aller aussi loin que possible, s’éloigner à chaque hexagone et suivre la direction tirée au dé.
eagles-refused-not-the-chit = Cela ne correspond pas à ce qui a été scellé.
eagles-refused-not-the-kind = Cela ne correspond pas à ce qui a été scellé.
eagles-refused-not-the-name = Cela ne correspond pas à ce qui a été scellé.
eagles-refused-not-the-track = Cela ne correspond pas à ce qui a été scellé.
eagles-refused-not-the-strongest = Ce n’est pas une des Forces les plus fortes sous son meilleur chef.
eagles-refused-not-to-be-led = { $leader } ne peut pas être mené par { $chief }.
eagles-refused-not-to-be-led-other-way = { $leader } ne peut pas être mené par { $chief } : commencez par { $leader }.
eagles-refused-not-together-brigade = La brigade et sa division sont dans des hexagones différents.
eagles-refused-not-together-hex = { $leader } est dans un autre hexagone.
eagles-refused-not-together-leaders = Les chefs ne sont pas dans le même hexagone.
eagles-refused-not-together-leg = Les chefs d’une étape doivent partir du même hexagone.
eagles-refused-not-together-two = { $leader } et { $other } sont dans des hexagones différents.
eagles-refused-not-touched = Les chefs en marche ne sont pas adjacents à des unités ennemies en { $hex }.
eagles-refused-not-vacated = { $hex } n’a pas été abandonné.
eagles-refused-not-what-was-sealed = Ce ne sont pas les ouvertures des scellés attendus.
eagles-refused-not-yours-leader = Ce n’est pas votre chef.
eagles-refused-not-yours-pool = Ce n’est pas votre réserve.
eagles-refused-not-yours-twice = Ce n’est pas votre chef, ou il est choisi deux fois.
eagles-refused-not-yours-unit = Ce n’est pas votre unité.
eagles-refused-nothing = Choisissez au moins 1 point de force.
eagles-refused-nothing-changed = Aucune liste n’a changé.
eagles-refused-nothing-to-undo = Rien à annuler. Vous pouvez annuler vos actions jusqu’à un jet de dé ou une décision de votre adversaire.
eagles-refused-off-map = L’hexagone { $hex } n’est pas en jeu.
eagles-refused-on-his-way = { $leader } est en route vers une autre case.
eagles-refused-one-path-guns = La marche au canon doit être un seul chemin.
eagles-refused-one-path-leg = Une étape doit être un seul chemin.
eagles-refused-one-track = Les remplacements vont à une seule liste.
eagles-refused-other-arm = Seule une unité de la même arme peut donner des points.
eagles-refused-other-army = Seule une unité de la même armée peut donner des points.
eagles-refused-other-claim = Une autre déclaration doit venir d’abord.
eagles-refused-other-deal = Les pions vont aux chefs d’un même hexagone, dans l’ordre de leurs scellés.
eagles-refused-other-paces = Les allures d’autres pions doivent être déclarées d’abord.
eagles-refused-other-tracks = Seuls les chefs qui ont marché ou sont restés dans cet hexagone peuvent subir la perte.
eagles-refused-out-of-dispatch-army = L’armée de cette unité n’a pas de Centre actif avec une ligne de communication.
eagles-refused-out-of-dispatch-general = Cette armée n’a pas de Centre actif avec une ligne de communication, ou pas un tel général.
eagles-refused-out-of-dispatch-leader = { $leader } est hors de portée des estafettes.
eagles-refused-out-of-dispatch-reach = Aucun Centre actif n’atteint { $leader }.
eagles-refused-outpost-march = Les avant-postes ne peuvent pas marcher.
eagles-refused-outpost-train = Les avant-postes n’ont pas d’équipage de pont.
eagles-refused-own-general = Un régiment de la réserve a besoin de son propre général.
eagles-refused-pool-few = La réserve a trop peu de points de force : { $count }.
eagles-refused-pool-none = La réserve a trop peu de points de force.
eagles-refused-pool-regiment = Un régiment a de 1 à { $most } points de force.
eagles-refused-promoted = { $leader } est déjà promu.
eagles-refused-redoubt-there = Il y a déjà une redoute dans cet hexagone.
eagles-refused-rival = { $hex } est trop près du commandant rival.
eagles-refused-same-leader = Choisissez deux chefs différents.
eagles-refused-same-source = Cet hexagone est déjà la source de cette armée.
eagles-refused-source-closed-besieged = { $hex } ne peut pas être une source maintenant : Thorn est assiégée.
eagles-refused-source-closed-covered = L’ennemi est sur la source de cette armée ou la contrôle.
eagles-refused-source-closed-guns = { $hex } ne peut pas être une source maintenant : de l’artillerie ennemie est sur la rivière devant.
eagles-refused-source-closed-not-open = { $hex } ne peut pas être une source maintenant : elle n’est pas encore ouverte.
eagles-refused-span = { $leader } aurait besoin d’une capacité de { $asked } et a { $span }.
eagles-refused-span-full = { $leader } n’a plus de capacité pour ces points de force.
eagles-refused-stays = Ce camp ne peut pas quitter la carte.
eagles-refused-still-due = Un chef arrive : choisissez où il entre.
eagles-refused-still-owes = { $leader } doit encore attaquer.
eagles-refused-still-owes-somebody = Un chef doit encore attaquer.
eagles-refused-stranded-leader = { $hex } n’est ni l’hexagone où se trouve { $chief } ni un hexagone adjacent.
eagles-refused-stranded-target = { $hex } doit être attaqué, et il ne resterait aucune unité pour le faire.
eagles-refused-too-early = { $leader } revient à un tour ultérieur.
eagles-refused-too-far-apart = { $leader } n’est ni avec { $chief } ni dans un hexagone adjacent.
eagles-refused-too-far-centre = Coût vers { $hex } en points de mouvement : { $cost }. Un Centre en a { $left }.
eagles-refused-too-far-centre-leaves = Coût de la sortie en points de mouvement : { $cost }, après { $spent } déjà dépensés. Un Centre en a { $limit }.
eagles-refused-too-far-cost = Coût en points de mouvement : { $cost }. Il en reste { $left }.
eagles-refused-too-far-hex = Coût vers { $hex } en points de mouvement : { $cost }. Il en reste { $left }.
eagles-refused-too-far-leaves = Coût de la sortie en points de mouvement : { $cost }. Il en reste { $left }.
eagles-refused-too-strong-division = La division aurait { $sum } points de force et peut en avoir { $most }.
eagles-refused-too-weak = { $own } points de force ne peuvent pas en repousser { $enemy }. Il en faut { $times } fois autant.
eagles-refused-touches-no-target = { $leader } n’est adjacent à aucune cible.
eagles-refused-unseen = { $leader } ne peut être promu qu’après avoir été révélé.
eagles-refused-untouched-target = Aucun attaquant n’est adjacent à { $hex }.
eagles-refused-wrong-faces = Ces dés ne correspondent pas au jet.
eagles-refused-wrong-length = Hexagones du chemin : { $count }. Il en faut { $length }.
eagles-refused-wrong-loss-most = Un camp ne peut pas perdre autant en une partie.
eagles-refused-zone-enter = Un Centre ne peut pas entrer en { $hex } : l’ennemi y est ou le contrôle.
eagles-refused-zone-hex = { $hex } est dans une zone de contrôle ennemie.
eagles-refused-zone-leave = Un Centre ne peut pas quitter une zone de contrôle ennemie.
eagles-refused-zone-stops-hex = Une étape finit en entrant dans une zone de contrôle ennemie, et { $hex } est dans une telle zone.
eagles-refused-zone-stops-leg = L’étape a fini dans une zone de contrôle ennemie.
eagles-refused-no-bridge =
    { $state ->
        [damaged] Il n’y a pas de pont endommagé vers { $hex }.
       *[intact] Il n’y a pas de pont intact vers { $hex }.
    }
eagles-refused-more-than-there-is =
    { $strength ->
        [one] Seulement { $strength } point de force : { $unit }.
       *[other] Seulement { $strength } points de force : { $unit }.
    }
eagles-refused-pool-unit =
    { $count ->
        [one] La réserve n’a que { $count } point de force pour cette unité.
       *[other] La réserve n’a que { $count } points de force pour cette unité.
    }
eagles-refused-too-many-division =
    { $strength ->
        [one] La division a { $strength } point de force et doit en garder un.
       *[other] La division a { $strength } points de force et doit en garder un.
    }
eagles-refused-too-many-unit =
    { $strength ->
        [one] { $strength } point de force, dont un à garder : { $unit }.
       *[other] { $strength } points de force, dont un à garder : { $unit }.
    }
eagles-refused-too-strong-unit =
    { $held ->
        [one] { $held } point de force, { $most } au plus : { $unit }.
       *[other] { $held } points de force, { $most } au plus : { $unit }.
    }
eagles-refused-wrong-loss-chosen =
    { $due ->
        [one] { $due } point de force est à perdre ; vous en avez choisi { $chosen }.
       *[other] { $due } points de force sont à perdre ; vous en avez choisi { $chosen }.
    }
eagles-refused-wrong-loss-due =
    { $due ->
        [one] Choisissez { $due } point de force à perdre, ou tous ceux qui restent.
       *[other] Choisissez { $due } points de force à perdre, ou tous ceux qui restent.
    }
eagles-refused-wrong-arm =
    { $due ->
        [one] Choisissez { $due } point de force parmi ces unités ; vous en avez choisi { $taken }.
       *[other] Choisissez { $due } points de force parmi ces unités ; vous en avez choisi { $taken }.
    }
eagles-refused-not-this-question-roll-late = Pas maintenant. D’abord : le jet des arrivées tardives.
eagles-refused-not-this-question-centres = Pas maintenant. D’abord : déplacez un Centre d’opérations, ou passez.
eagles-refused-not-this-question-arrivals = Pas maintenant. D’abord : faites entrer un chef sur la carte, ou passez.
eagles-refused-not-this-question-flee = Pas maintenant. D’abord : choisissez la source vers laquelle fuit le Centre.
eagles-refused-not-this-question-advance = Pas maintenant. D’abord : progressez dans un hexagone abandonné, ou restez.
eagles-refused-not-this-question-roll-combat = Pas maintenant. D’abord : le jet du combat.
eagles-refused-not-this-question-pursue = Pas maintenant. D’abord : poursuivez, ou restez.
eagles-refused-not-this-question-roll-pursuit = Pas maintenant. D’abord : le jet de la poursuite.
eagles-refused-not-this-question-roll-direction = Pas maintenant. D’abord : le jet de la direction.
eagles-refused-not-this-question-astray = Pas maintenant. D’abord : choisissez son chemin.
eagles-refused-not-this-question-batteries = Pas maintenant. D’abord : décidez si les batteries avancent.
eagles-refused-not-this-question-organise = Pas maintenant. D’abord : organisez, ou cliquez sur « Terminé ».
eagles-refused-not-this-question-roll-siege = Pas maintenant. D’abord : le jet du siège.
eagles-refused-not-this-question-roll-artillery = Pas maintenant. D’abord : le jet de l’artillerie.
eagles-refused-not-this-question-roll-weather = Pas maintenant. D’abord : le jet de la météo.
eagles-refused-not-this-question-counter-attack = Pas maintenant. D’abord : contre-attaquez, ou refusez.
eagles-refused-not-this-question-retreat = Pas maintenant. D’abord : choisissez où retraitent les piles.
eagles-refused-not-this-question-ride-off = Pas maintenant. D’abord : choisissez où il se retire.
eagles-refused-not-this-question-activate = Pas maintenant. D’abord : activez une Force, ou passez.
eagles-refused-not-this-question-roll-activation = Pas maintenant. D’abord : le jet de l’activation.
eagles-refused-not-this-question-roll-stationary = Pas maintenant. D’abord : le jet pour les unités restées sur place.
eagles-refused-not-this-question-march = Pas maintenant. D’abord : marchez, ou finissez la marche.
eagles-refused-not-this-question-roll-attrition = Pas maintenant. D’abord : le jet d’attrition.
eagles-refused-not-this-question-declare = Pas maintenant. D’abord : déclarez un combat, ou passez.
eagles-refused-not-this-question-give-way = Pas maintenant. D’abord : choisissez où va la pile repoussée.
eagles-refused-not-this-question-set-up = Pas maintenant. D’abord : donnez un équipage de pont à un chef, ou choisissez des chefs dispersés.
eagles-refused-not-this-question-seal-chit = Pas maintenant. D’abord : scellez un jeton, Bataille rangée ou Poursuite.
eagles-refused-not-this-question-open-chit = Pas maintenant. D’abord : ouvrez le jeton du perdant.
eagles-refused-not-this-question-lose = Pas maintenant. D’abord : choisissez les unités qui subissent la perte.
eagles-refused-not-this-question-stand = Pas maintenant. D’abord : tenez, ou rompez.
eagles-refused-not-this-question-defend = Pas maintenant. D’abord : choisissez les défenseurs.
eagles-refused-not-this-question-roll-admin = Pas maintenant. D’abord : le jet des points d’administration.
eagles-refused-not-this-question-admin = Pas maintenant. D’abord : changez des sources, dissolvez des Centres, ou cliquez sur « Terminé ».
eagles-refused-not-this-question-open-track = Pas maintenant. D’abord : ouvrez une liste que l’ennemi voit.
eagles-refused-not-this-question-claim = Pas maintenant. D’abord : déclarez le résultat des listes scellées.
eagles-refused-not-this-question-open-seals = Pas maintenant. D’abord : ouvrez le contenu scellé.
eagles-refused-not-this-question-outposts = Pas maintenant. D’abord : placez un avant-poste, ou distribuez les pions.
eagles-refused-not-this-question-nothing-due = Pas maintenant. Aucune décision n’est attendue.
eagles-refused-not-this-question-match-over = Pas maintenant. La partie est terminée.

## Mots sur les boutons

eagles-word-general = Nouveau général
    .under = Organisation
    .hint = Un général de division prend la formation [4.1].
eagles-word-rejoin = Rejoindre
    .under = Organisation
    .hint = Ses points retournent à sa division [4.1].
eagles-word-strength = Points de force
    .under = Organisation
    .hint = Les points de force que reçoit la brigade [4.1].
eagles-word-loss = Perte
    .hint = Points de force que perd cette unité [5.5, R66].
eagles-word-pitched = Bataille rangée
    .under = Jeton
    .hint = Si vous perdez le round, vous subissez vos pertes et attaquez au suivant [7.8.3].
eagles-word-pursuit = Poursuite
    .under = Jeton
    .hint = Si vous perdez le round, vous retraitez et pouvez être poursuivi [7.8.4].
eagles-word-forward = Batteries en avant
    .hint = Les batteries tirent avec une force double et subissent la moitié des pertes [7.6].
eagles-word-hold = Retenir les batteries
    .hint = Les batteries tirent avec leur force habituelle [7.6].
eagles-word-stand = Tenir
    .hint = Subissez vos pertes ; le jeton du perdant est ouvert [7.8.2].
eagles-word-break-off = Rompre
    .hint = Retraitez de votre nombre d’hexagones au lieu de le perdre [7.8.1].
eagles-word-counter-attack = Contre-attaque
    .hint = Attaquez depuis les murs au round suivant [7.8.3].
eagles-word-replace = Remplacements
    .under = Organisation
    .hint = Ajoute à une unité des points de force de la réserve [B7].
eagles-word-march-regiment = Régiment de marche
    .under = Organisation
    .hint = Formez un régiment depuis la réserve ou une unité [B7].
eagles-word-pool = De la réserve
    .under = Organisation
    .hint = Les points viennent de la réserve [B7].
eagles-word-replacement-points = Points de force
    .under = Organisation
    .hint = Les points de force du régiment ou du remplacement [B7].
eagles-word-promote = Promouvoir
    .under = Organisation
    .hint = Un général de division devient un chef [B17].
eagles-word-redoubt = Commencer une redoute
    .under = Organisation
    .hint = Elle est terminée après un second tour de travail [B12].
eagles-word-enter = Entrer
    .under = Arrivées
    .hint = Entre sur la carte et peut marcher [B8].
eagles-word-transit = Vers l’autre case
    .under = Arrivées
    .hint = La Podlachie et Goniondz sont à un tour de distance [B9].
eagles-word-exit = Quitter la carte
    .under = Marche
    .hint = Les chefs vont dans la case à côté de la carte [B9].
eagles-word-exit-on = Partir vers l’autre case
    .under = Marche
    .hint = Les chefs passent par cette case vers l’autre [B9].
eagles-word-damage = Endommager un pont
    .under = Ponts
    .hint = Le travail coûte des points de mouvement, mais pas de points de force [B10].
eagles-word-repair = Réparer un pont
    .under = Ponts
    .hint = Le travail coûte des points de mouvement, mais pas de points de force [B10].
eagles-word-deploy = Poser un pont de bateaux
    .under = Ponts
    .hint = L’équipage devient un pont pour les deux camps [B10].
eagles-word-take-up = Relever le pont de bateaux
    .under = Ponts
    .hint = Le pont redevient un équipage [B10].
eagles-word-collect = Prendre l’équipage de pont
    .under = Ponts
    .hint = Emmène un équipage laissé ici [B10].
eagles-word-disperse = Disperser pour les vivres
    .under = Marche
    .hint = Coûte un demi-point ; impossible dans une zone ennemie [B13].
eagles-word-gather = Rassembler les unités
    .under = Marche
    .hint = Coûte cinq points ; les unités ne sont plus dispersées [B13].
eagles-word-extended = Marche prolongée
    .under = Marche
    .hint = Quatre points de mouvement de plus, contre un second point d’administration et plus d’attrition [B4].
eagles-word-source-french = Source française
    .under = Administration
    .hint = Coûte un point, puis demande un jet de dé aux tours suivants [B6].
eagles-word-disband-french = Dissoudre le Centre français
    .under = Administration
    .hint = Le Centre revient dans trois tours [B5].
eagles-word-centre-french = Centre français
    .under = Centres
    .hint = Bouge de cinq points au plus, puis est inactif [B5].
eagles-word-place-french = Retour du Centre français
    .under = Centres
    .hint = Revient sur une source libre, inactif [B5].
eagles-word-source-russian = Source russe
    .under = Administration
    .hint = Coûte un point, puis demande un jet de dé aux tours suivants [B6].
eagles-word-disband-russian = Dissoudre le Centre russe
    .under = Administration
    .hint = Le Centre revient dans trois tours [B5].
eagles-word-centre-russian = Centre russe
    .under = Centres
    .hint = Bouge de cinq points au plus, puis est inactif [B5].
eagles-word-place-russian = Retour du Centre russe
    .under = Centres
    .hint = Revient sur une source libre, inactif [B5].
eagles-word-source-prussian = Source prussienne
    .under = Administration
    .hint = Coûte un point, puis demande un jet de dé aux tours suivants [B6].
eagles-word-disband-prussian = Dissoudre le Centre prussien
    .under = Administration
    .hint = Le Centre revient dans trois tours [B5].
eagles-word-centre-prussian = Centre prussien
    .under = Centres
    .hint = Bouge de cinq points au plus, puis est inactif [B5].
eagles-word-place-prussian = Retour du Centre prussien
    .under = Centres
    .hint = Revient sur une source libre, inactif [B5].

## Les règles, chacune en une phrase

eagles-rule-1 = Les chefs sont les pions qui se déplacent ; chacun mène les unités de sa liste et contrôle les hexagones autour de lui.
eagles-rule-2 = Le scénario place tout ; vous ne choisissez rien.
eagles-rule-3 = Un tour comprend la météo, puis les deux tours de joueur, chacun avec les mêmes phases dans le même ordre.
eagles-rule-3-1 = Chaque décision a sa propre liste de commandes.
eagles-rule-4 = Chaque tour donne un nombre d’ordres de mouvement ; ceux qui ne servent pas sont perdus.
eagles-rule-4-1 = Les chefs d’un même hexagone peuvent transférer des formations, créer et supprimer des généraux, et détacher des brigades.
eagles-rule-5-1 = Un chef peut marcher une fois par phase, par ordre ou par un jet contre son Initiative.
eagles-rule-5-2 = Une Force qui quitte une zone de contrôle ennemie doit lancer un dé.
eagles-rule-5-3 = Une marche va d’étape en étape, paie chaque hexagone et finit dans une zone de contrôle ennemie.
eagles-rule-5-4 = Une pile en marche cinq fois plus forte qu’une pile ennemie la repousse.
eagles-rule-5-5 = Une marche coûte des points de force selon sa taille, sa longueur et la météo.
eagles-rule-5-6 = De grandes masses de troupes qui ne marchent pas perdent des points de force.
eagles-rule-5-7 = Une ligne de communication mène de la source de l’armée à la Force, par les routes principales.
eagles-rule-6 = Avant les combats, les chefs peuvent tenter des marches forcées, aussi au son du canon.
eagles-rule-7-1 = Les chefs en zone ennemie doivent attaquer, et les ennemis qui les retiennent doivent être attaqués.
eagles-rule-7-2 = L’attaquant déclare un chef de Force, les chefs avec lui et les hexagones qu’ils attaquent.
eagles-rule-7-3 = La Force permise la plus forte des hexagones attaqués défend ; le propriétaire ne choisit qu’entre Forces égales.
eagles-rule-7-4 = À chaque round, les deux camps scellent un jeton, Bataille rangée ou Poursuite.
eagles-rule-7-5 = Résistance et différentiel de cavalerie sont fixés pour le round avant le tir des canons.
eagles-rule-7-6 = L’artillerie des deux camps tire avant le dé de combat.
eagles-rule-7-7 = Le rapport et le terrain donnent la colonne, et un dé y donne un nombre à chaque camp.
eagles-rule-7-8 = Le gagnant tient ou rompt, le jeton du perdant est ouvert, et les piles battues retraitent.
eagles-rule-7-8-1 = Le gagnant d’un round tient, ou rompt et retraite au lieu de subir sa perte.
eagles-rule-7-8-2 = Si le gagnant tient, il subit sa perte et le jeton du perdant est ouvert.
eagles-rule-7-8-3 = Après Bataille rangée, le perdant subit sa perte et attaque au round suivant.
eagles-rule-7-8-4 = Après Poursuite, le perdant retraite d’autant d’hexagones que son nombre.
eagles-rule-7-8-5 = Une poursuite va un hexagone plus loin que la différence entre l’Initiative et le dé modifié.
eagles-rule-7-8-6 = Une poursuite coûte au battu un point de force par hexagone, deux près d’ennemis ou par une rivière.
eagles-rule-7-8-7 = Les poursuivants entrent dans l’hexagone quitté et suivent le chemin sur autant d’hexagones que va la poursuite.
eagles-rule-7-9 = Les chefs d’une Force détruite s’échappent, sont capturés ou sont retirés.
eagles-rule-8 = Points de force et moral donnent des points de victoire ; les batailles critiques déplacent le marqueur de moral.
eagles-rule-c1 = Les jetons sont scellés, et ouverts quand les règles le demandent.
eagles-rule-c3 = En jeu voilé, les listes sont scellées ; elles sont ouvertes à côté de l’ennemi, et chaque déclaration est vérifiée.
eagles-rule-r31 = Un chef sans unités échappe à l’ennemi en rejoignant les unités amies les plus proches, ou il est capturé.
eagles-rule-b1 = Un tour de campagne a d’autres phases, et les équipages de pont sont confiés à des chefs avant le début.
eagles-rule-b2 = Deux dés et la longueur de la ligne donnent à une armée ses points d’administration.
eagles-rule-b3 = Une Force doit être à portée des estafettes de son Centre pour recevoir ordres et ravitaillement.
eagles-rule-b4 = En campagne, un ordre coûte un point d’administration ; une marche prolongée en coûte un de plus.
eagles-rule-b5 = Un Centre d’opérations peut bouger, est ensuite inactif pendant un tour, et fuit l’ennemi.
eagles-rule-b11 = Un avant-poste ressemble à une Force jusqu’à ce qu’un ennemi s’approche.
eagles-rule-b6 = Un changement de source coûte un point d’administration et attend un 1 ou un 2.
eagles-rule-b7 = Les remplacements renforcent des unités près du Centre, ou forment des régiments de marche.
eagles-rule-b8 = Une Force arrive au tour prévu dans son hexagone, puis marche.
eagles-rule-b9 = Les chefs peuvent quitter la carte pour les cases à côté, et revenir.
eagles-rule-b10 = Les ponts peuvent être endommagés et réparés, et les équipages posent des ponts de bateaux.
eagles-rule-b12 = Un chef fort qui reste deux tours dans un hexagone peut élever une redoute.
eagles-rule-b14 = Deux commandants rivaux ne peuvent pas marcher l’un près de l’autre.
eagles-rule-b15 = Le marqueur de moral décide d’une campagne.
eagles-rule-b16 = Certains lieux déplacent le marqueur de moral quand ils changent de mains.
eagles-rule-b17 = Un général peut être promu quand un chef de son armée est capturé.
eagles-rule-b13 = Une armée qui se disperse trouve des vivres, mais se bat mal.
eagles-rule-b19 = Un chef venu par marche forcée peut rejoindre un combat en retard, et certains chefs marchent sans ordres.
eagles-rule-r5 = Un jet qui ne peut rien changer n’est pas fait.
eagles-rule-r34 = Si un même tir détruit les deux camps, le combat finit sans gagnant.
eagles-rule-r35 = Le camp qui a déclaré un combat peut entrer dans l’hexagone d’un camp détruit.
eagles-rule-r36 = Un gagnant sans hexagone de retraite ne peut pas rompre.
eagles-rule-r6 = Le chef de la Force peut rester pendant qu’un autre chef de sa Force marche.
eagles-rule-r7 = Si aucun chef d’une Force ne bouge, seul son chef a eu sa marche, et l’ordre est dépensé.
eagles-rule-r9 = Un chef sans unités peut mener une Force.
eagles-rule-r10 = Une marche peut aller d’une zone ennemie directement dans une autre, et y finit.
eagles-rule-r17 = Chaque pile ennemie faible est comparée seule à toute la Force.
eagles-rule-r19 = Les chefs sans unités suivent une pile repoussée.
eagles-rule-r23 = Seuls les chefs qui n’ont pas marché subissent l’attrition sur place.
eagles-rule-r51 = Un commandant d’armée ne combat que comme chef de Force.
eagles-rule-r52 = Napoléon peut mener une défense dans un hexagone attaqué.
eagles-rule-r68 = Des chefs sans unités peuvent suivre une marche forcée, mais non en faire une seuls.
eagles-rule-r71 = Si les deux nombres sont égaux, l’attaquant du round a perdu.
eagles-rule-r8 = Une Force d’artillerie seule marche à l’allure de l’infanterie.
eagles-rule-r22 = Un général de division qui perd sa dernière unité quitte la carte.
eagles-rule-r69 = Un chef qui a raté son jet compte comme n’ayant pas marché.
eagles-rule-r66 = Le propriétaire choisit les pertes de combat parmi les unités engagées ; l’artillerie vient en dernier.
eagles-rule-r67 = Un combat finit si l’attaquant n’a plus ni infanterie ni cavalerie.
eagles-rule-r85 = Un gagnant détruit par ses propres pertes compte comme le camp qui a retraité.
eagles-rule-r32 = Les chefs d’une Force détruite s’échappent, et les généraux de division nommés sont retirés.
eagles-rule-r1 = Un hexagone à la jointure de deux sections de carte a deux noms et reste un seul hexagone.
eagles-rule-r2 = Un général sans hexagone imprimé commence avec son chef.
eagles-rule-r3 = L’artillerie de réserve commence dans l’hexagone dont le numéro est imprimé.
eagles-rule-r4 = Golymin est S-4213, et Augereau commence en S-3816.
eagles-rule-r11 = Le contact est jugé à l’entrée de chaque hexagone.
eagles-rule-r12 = Une marche peut traverser sans arrêt un hexagone fortifié en zone ennemie.
eagles-rule-r13 = Un hexagone fortifié vide sert au camp qui s’y trouve.
eagles-rule-r14 = Les zones de contrôle passent par un pont intact sur un fleuve.
eagles-rule-r18 = Le propriétaire d’une pile repoussée choisit son chemin.
eagles-rule-r20 = Rien ne se passe aussitôt là où finit une pile repoussée.
eagles-rule-r21 = L’attrition dépend de la taille de la Force à la fin de sa marche.
eagles-rule-r24 = Les Prussiens sous un chef russe comptent dans sa Force pour l’attrition.
eagles-rule-r26 = Une source de ravitaillement en zone ennemie est bloquée jusqu’au départ de l’ennemi.
eagles-rule-r27 = Les chefs avec de l’artillerie seule ne sont pas tenus d’attaquer.
eagles-rule-r37 = Un camp avec de l’artillerie seule ne peut pas poursuivre.
eagles-rule-r38 = Une retraite compte le nombre entier d’hexagones, même si les pertes sont limitées.
eagles-rule-r39 = Le propriétaire choisit entre des chemins de retraite de même longueur.
eagles-rule-r40 = Une pile peut retraiter dans un hexagone encore à attaquer, et n’y prend pas part au combat.
eagles-rule-r41 = Un seul chemin est poursuivi ; ses pertes peuvent venir de toute unité du groupe battu.
eagles-rule-r42 = Une retraite coûte au moins ce que le gagnant a perdu dans le round, même sans poursuite.
eagles-rule-r44 = Les jetons d’un combat fini plus tôt restent fermés jusqu’à la fin de la partie.
eagles-rule-r45 = Un camp qui rompt compte comme ayant retraité.
eagles-rule-r46 = Un combat a six dés de combat au plus.
eagles-rule-r47 = Les étoiles ne comptent pas pour un perdant qui retraite.
eagles-rule-r49 = Le commandant d’armée aide le premier dé de combat de son camp dans un combat.
eagles-rule-r53 = Une marche forcée de l’autre camp peut obliger vos chefs à attaquer.
eagles-rule-r54 = Une marche forcée de l’autre camp peut mettre fin à l’obligation d’attaquer.
eagles-rule-r55 = Le premier jour d’un tour décide de son mois.
eagles-rule-r56 = Le dernier camp avec des unités dans un hexagone le tient.
eagles-rule-r57 = Si le moral finit la partie, les points de victoire ne comptent pas.
eagles-rule-r58 = Les points de force ne passent qu’entre une division et sa propre brigade.
eagles-rule-r60 = Chaque chef d’une étape s’arrête ou non selon l’hexagone où il entre.
eagles-rule-r61 = Dans une bataille, aucune unité ne peut quitter la carte.
eagles-rule-r63 = Au tour de l’adversaire, vous décidez de la défense, des pertes, des retraites et des poursuites.
eagles-rule-r65 = Chaque dé appartient à un camp : celui d’une marche à son propriétaire, celui d’un combat à l’attaquant du round.
eagles-rule-r70 = Dans une bataille, un ordre n’a pas besoin de ligne de communication.
eagles-rule-r72 = Les piles qui peuvent retraiter le doivent ; les hexagones manquants des autres coûtent des points de force.
eagles-rule-r73 = Un camp peut prendre ses pertes sur d’autres unités que la Garde.
eagles-rule-r76 = Les poursuivants entrent dans l’hexagone quitté par l’ennemi, puis suivent son chemin.
eagles-rule-r77 = Les poursuivants s’arrêtent devant un hexagone avec d’autres unités ennemies ; la perte demeure.
eagles-rule-r78 = Repousser une pile n’est pas un combat et ne coûte ni pertes ni moral.
eagles-rule-r84 = La classe d’un chef décide de son sort quand il n’a plus d’unités.
eagles-rule-r86 = Un chef qui a combattu n’est plus attaqué dans cette phase.
eagles-rule-r87 = Amis et fortifications sur le chemin n’empêchent pas les pertes doubles en zone ennemie.
eagles-rule-r89 = Un chef sans unités peut mener un combat avec son Initiative et sa capacité.
eagles-rule-r15 = Les zones de contrôle passent les rivières secondaires.
eagles-rule-r16 = Sur un lac, il n’y a de combat que par le gel.
eagles-rule-r33 = Un commandant d’armée capturé est retiré et n’aide plus.
eagles-rule-r80 = Les généraux ne peuvent être créés qu’avant les marches.
eagles-rule-r28 = Une rivière ne décale le rapport que si tous les attaquants attaquent par une rivière.
eagles-rule-r29 = Terrain et fortifications aident le camp qui défend dans ce round.
eagles-rule-r82 = Une partie de formation sans points de force est éliminée.
eagles-rule-r88 = Un total supérieur à douze est lu comme douze.
eagles-rule-r25 = Un chef sans unités ne peut pas tenir une ligne de communication ouverte.
eagles-rule-r30 = Un hexagone dont les participants sont détruits sort du combat.
eagles-rule-r43 = Une poursuite ne crée pas d’obligation d’attaquer, et peut en supprimer une.
eagles-rule-r48 = Un perdant avec le nombre 0 ne perd rien et reste.
eagles-rule-r50 = Chaque camp a un seul commandant d’armée qui aide.
eagles-rule-r59 = Un général nommé mène la formation qui porte son nom.
eagles-rule-r62 = Chaque commande dépense quelque chose, de sorte que chaque tour finit.
eagles-rule-r64 = Tant qu’un choix scellé doit être ouvert, la pendule de son propriétaire tourne.
eagles-rule-r74 = Aucun changement ne peut donner à un chef plus que sa capacité.
eagles-rule-r75 = Si le chef de la Force perd ses unités, un autre chef mène le combat.
eagles-rule-r79 = Un chef repoussé d’un hexagone ne le défend plus.
eagles-rule-r81 = Chaque chef peut tenter sa propre marche forcée.
eagles-rule-r83 = Sur un seul ordinateur, les deux camps scellent l’un après l’autre.
eagles-rule-t7 = Un dé donne la météo du tour selon le mois.

## Les fiches de la première partie guidée

eagles-card-friedland-14-june-1807 = Friedland, 14 juin 1807
    .act = Vous menez la Coalition : les Russes en vert, les Prussiens en gris. Vos armées sont éclairées. Tournez la molette au-dessus d’elles pour vous approcher. Puis continuez.
    .why = Napoléon est proche avec tout ce qu’il a. La bataille dure quatre tours, et vous jouez le premier dans chacun. Königsberg au nord vaut six points au camp qui le tient à la fin. Vous le tenez maintenant.
eagles-card-leaders-are-the-pieces = Les pions sont des chefs
    .act = Chaque pion est un chef avec les unités qu’il mène. Les cases à côté de la carte montrent chaque chef avec ses unités : reculez avec la molette pour les voir. Puis continuez.
    .why = L’image montre ce dont il a le plus : infanterie, cavalerie ou canons. Le nombre dessous est la force de ses unités. Le nombre à côté est son Initiative : pour marcher sans ordre, il doit faire ce nombre ou moins.
eagles-card-first-you-organise = D’abord, organisez
    .act = Les chefs d’un même hexagone peuvent se transmettre des unités. Rien n’a besoin de changer aujourd’hui. Cliquez sur « Terminé ».
    .why = Chaque chef a une capacité, le nombre de divisions qu’il peut mener : une division avec de l’infanterie compte 1, la cavalerie ou les canons seuls une demie. Avec 2, il mène deux divisions d’infanterie, ou une et deux de cavalerie.
eagles-card-who-is-winning = Qui gagne ?
    .act = En haut du panneau se trouvent les points des deux camps. Dessous, les lettres A à G sont le moral des armées, et l’une d’elles est marquée. Regardez les deux, puis continuez.
    .why = Chaque point de force perdu par l’ennemi est un point pour vous. Chaque lettre vers A vous donne dix points, vers G dix aux Français. À la fin, les Français ont besoin de 20 points pour gagner, vous de 12 ; si les deux les ont, le plus haut score gagne.
eagles-card-losses-without-a-march = Des pertes sans marche
    .act = Des chefs qui n’ont pas marché ont perdu des points : trop d’hommes dans un hexagone trouvent trop peu de vivres. Cela se fait tout seul après les marches. Lisez-le dans le journal, puis continuez.
    .why = Seules de très grandes armées en souffrent, et perdent un point de force par tour. Si un chef ou deux marchent vers un autre hexagone, les autres n’ont plus faim.
eagles-card-army-morale-has-moved = Le moral a bougé
    .act = Un grand combat a été gagné, et le moral des armées est passé à une autre lettre. Regardez les lettres et les points en haut du panneau. Puis continuez.
    .why = Il bouge quand un camp a retraité et que les deux ensemble ont perdu 12 points de force ou plus dans un combat. Vers A est bon pour vous : chaque lettre vaut dix points.
eagles-card-after-the-marches = Après les marches
    .act = C’est le regroupement : les chefs qui sont maintenant dans un même hexagone peuvent encore se transmettre des unités. Cliquez sur « Terminé » si rien n’a besoin de changer.
    .why = Ensuite viennent les marches forcées, puis les combats. Placez donc les unités là où elles vont combattre.
eagles-card-leaders-who-march-with-him = Les chefs qui marchent avec lui
    .act = Cliquez sur les chefs qui marcheront avec lui, s’il y en a. Quand tous sont choisis, cliquez sur « Activer ».
    .why = Ensemble, ils sont une Force. Le panneau montre ce qu’il peut encore mener, et si un dé est nécessaire. Un chef à côté d’un chef ennemi est en contact avec lui : pour s’éloigner, il doit lancer un dé.
eagles-card-march-by-command = Marcher par ordre
    .act = Cliquez sur un de vos chefs éclairés. Il mènera une Force : lui-même, et les chefs que vous envoyez avec lui. Bennigsen près de Friedland est celui que cherchent les Français.
    .why = Une Force qui a un ordre marche sans dé. Vous n’avez que peu d’ordres par tour ; le panneau les compte. Un chef sans ordre peut encore essayer de marcher plus tard, par un dé contre son Initiative.
eagles-card-what-will-the-road-cost = Que coûtera la route ?
    .act = Des hommes restent en arrière pendant la marche. Le panneau dit combien celle-ci en coûte si elle finit là. Cliquez sur le bouton bleu pour marcher, ou sur un autre hexagone.
    .why = De grandes Forces en longue marche perdent le plus. Deux petites marches coûtent souvent moins qu’une. « Annuler » reprend une marche tant qu’aucun dé n’est lancé.
eagles-card-where-to = Où aller ?
    .act = Cliquez sur un hexagone éclairé. Le nombre qu’il porte est celui des points de mouvement qui y restent au chef. Les routes coûtent peu, les bois et les collines beaucoup.
    .why = Les six hexagones autour d’un chef ennemi vous arrêtent, et un chef qui finit sa marche dans l’un d’eux doit attaquer plus tard dans le tour. Si un hexagone n’est pas éclairé, cliquez dessus : le programme dit pourquoi.
eagles-card-losses-in-battle = Les pertes au combat
    .act = Le round vous a coûté des points de force. Cliquez sur une proposition du panneau ou réglez ce que perd chaque unité, puis cliquez sur « Subir la perte ».
    .why = Répartissez les pertes sur de grandes unités. Une unité sans points de force est éliminée. Les canons poussés en avant subissent la moitié de la perte.
eagles-card-men-fall-out = Des traînards
    .act = La marche a coûté des points de force. Cliquez sur une proposition du panneau ou réglez ce que perd chaque unité, puis cliquez sur « Subir la perte ».
    .why = Répartissez les pertes sur de grandes unités. Une unité sans points de force est éliminée.
eagles-card-why-is-he-not-lit = Pourquoi n’est-il pas éclairé ?
    .act = Un chef qui n’est pas éclairé a marché ou essayé, ou il est à côté d’un ennemi sans chance de s’éloigner. Cliquez dessus malgré tout : le programme dit pourquoi. Puis continuez.
    .why = Une Force a besoin d’au moins un chef avec des unités. Les chefs sans unités vont seuls et ne coûtent pas d’ordre.
eagles-card-by-his-own-initiative = De sa propre initiative
    .act = Les ordres sont épuisés. Cliquez sur un chef et sur « Activer », ou cliquez sur « Finir les marches ».
    .why = Il lance un dé. S’il ne dépasse pas son Initiative, le nombre à côté de son image, il marche. S’il échoue, il reste, et rien d’autre n’est perdu. Près d’un ennemi, un nombre peut s’ajouter à son dé ; le panneau le dit.
eagles-card-forced-marches = Marches forcées
    .act = Avant les combats, un chef peut marcher encore une fois, jusqu’à cinq points de mouvement. Cliquez sur « Fin des marches forcées » si vous n’en avez pas besoin.
    .why = Une marche forcée amène de l’aide à une bataille, ou en retire un chef. Il doit lancer un dé contre son Initiative, et des hommes restent en arrière comme à chaque marche. Le terrain dégagé coûte un point par hexagone, une route principale un demi.
eagles-card-read-the-odds = Lisez le rapport de forces
    .act = La première ligne du panneau dit comment ce round peut finir, et avec quelle probabilité. Cliquez sur « Attaquer » si cela vous plaît, ou appuyez sur Échap pour en regarder un autre.
    .why = Un round est rarement toute la bataille : un combat en a jusqu’à six. Après chaque round, le gagnant et le perdant décident de continuer ou non.
eagles-card-contact-means-combat = Contact, donc combat
    .act = Cliquez sur un des combats proposés dans le panneau. Ou cliquez sur le chef de l’attaque, les chefs avec lui et l’hexagone de l’ennemi.
    .why = Un chef à côté d’un ennemi doit attaquer, et chaque ennemi à côté de lui doit être attaqué. Le panneau nomme les chefs qui doivent encore attaquer. Les canons seuls n’y sont pas tenus.
eagles-card-you-are-attacked = L’ennemi vous attaque
    .act = Deux groupes de vos chefs pourraient défendre, et ils sont également forts. Cliquez sur le chef de la défense et sur les chefs qui combattent avec lui, puis sur « Défendre ainsi ».
    .why = Le plus souvent, le programme choisit pour vous : le groupe le plus fort des hexagones attaqués qu’un de vos chefs peut mener. Les chefs qu’il ne peut pas mener ne combattent pas.
eagles-card-pitched-or-pursuit = Bataille rangée ou Poursuite ?
    .act = Cliquez sur « Bataille rangée » ou « Poursuite », puis sur « Sceller » : vous posez le mot face cachée, comme un jeton que l’ennemi ne voit pas. Il ne compte que si vous perdez le round.
    .why = Bataille rangée : vous subissez vos pertes, restez et attaquez au round suivant. Poursuite : vous retraitez, et l’ennemi peut vous poursuivre.
eagles-card-the-guns = Les canons
    .act = Cliquez sur « Batteries en avant » ou sur « Retenir les batteries ».
    .why = Vos canons tirent dans ce round avant le choc des armées. En avant, ils tirent avec une force double et subissent la moitié de vos pertes.
eagles-card-you-have-won-the-round = Vous avez gagné le round
    .act = Cliquez sur « Tenir » pour subir vos pertes, ou sur « Rompre » pour retraiter. Le panneau montre le prix de chaque choix.
    .why = L’ennemi a posé un jeton face cachée, comme vous. Si vous tenez, le sien est retourné. Bataille rangée : il subit ses pertes et vous attaque. Poursuite : il retraite.
eagles-card-back-in-good-order = En arrière, en bon ordre
    .act = Cliquez sur le chemin de chaque pile battue, hexagone par hexagone, puis sur le bouton bleu.
    .why = Évitez les hexagones à côté de l’ennemi et les rivières : une poursuite sur ce chemin vous coûte le double.
eagles-card-after-them = À leur poursuite !
    .act = Cliquez sur l’hexagone que l’ennemi a quitté, puis sur les chefs qui poursuivent, et sur « Poursuivre ». Ou cliquez sur « Rester ».
    .why = Un dé décide jusqu’où va la poursuite ; chaque hexagone coûte un point de force à l’ennemi. Une haute Initiative et la cavalerie en terrain dégagé la mènent plus loin.
eagles-card-into-their-hex = Dans leur hexagone ?
    .act = L’ennemi est parti. Cliquez sur l’hexagone et sur les chefs qui progressent, ou sur « Rester ».
    .why = Le terrain ne compte que là où un hexagone vaut des points. Un chef qui progresse peut s’y trouver seul au tour de l’ennemi.
eagles-card-the-french-turn = Le tour des Français
    .act = Regardez-les s’organiser, marcher et attaquer. Le programme vous demande quand vous pouvez agir, par exemple si vous êtes attaqué.
    .why = Le journal, à droite, donne chaque jet et son résultat. Cliquez sur une ligne pour voir l’endroit.
eagles-card-the-battle-is-over = La bataille est terminée
    .act = C’était une bataille entière. Le panneau dit comment elle a fini ; vous pouvez la revoir dans « Parties jouées ».
    .why = Eylau par corps et les campagnes ont les mêmes règles, avec l’hiver et le ravitaillement en plus.
eagles-card-organise = Organiser
    .act = Transmettez une unité à un autre chef si cela aide, ou cliquez sur « Terminé ».
    .why = Aucun chef ne peut mener plus que sa capacité.
eagles-card-marches-by-command = Marches par ordre
    .act = Cliquez sur le chef d’une Force, puis sur les chefs avec lui, et sur « Activer ». Ou cliquez sur « Fin des ordres ».
    .why = Donnez d’abord des ordres aux chefs de faible Initiative. Les autres peuvent marcher plus tard par un dé.
eagles-card-marches-by-initiative = Marches par initiative
    .act = Cliquez sur un chef et sur « Activer », ou cliquez sur « Finir les marches ».
    .why = Un chef qui échoue peut encore combattre ; il reste seulement où il est.
eagles-card-on-the-march = En marche
    .act = Cliquez sur un hexagone éclairé et sur le bouton bleu. Cliquez sur « Finir la marche » pour vous arrêter ici.
    .why = Le panneau montre toujours le prix en hommes.
eagles-card-your-decision = À vous de décider
    .act = La ligne bleue du panneau dit ce que vous devez décider. Les choix sont au-dessous.
    .why = La bataille continue dès que vous avez choisi.
eagles-card-one-moment = Un instant
    .act = Les Français jouent, ou le programme lance les dés.
    .why = En attendant, parcourez la carte et lisez le journal.

## Noms des phases

eagles-phase-set-up = mise en place
eagles-phase-administration = administration
eagles-phase-arrivals = arrivées
eagles-phase-centres-of-operations = Centres d’opérations
eagles-phase-a-siege = un siège
eagles-phase-weather = météo
eagles-phase-organisation = organisation
eagles-phase-marches-by-command = marches par ordre
eagles-phase-marches-by-initiative = marches par initiative
eagles-phase-attrition-of-units-that-stayed = attrition des unités restées sur place
eagles-phase-consolidation = regroupement
eagles-phase-forced-marches = marches forcées
eagles-phase-a-march = une marche
eagles-phase-combat = combat
eagles-phase-morale = moral
eagles-phase-the-end = fin
eagles-phase-attrition = attrition
eagles-phase-veiled-play = Jeu voilé

## Règles optionnelles : le nom, son sujet dans les réglages de la partie (about), ces réglages avec elle (on) et sans elle (off)

eagles-option-rolled-weather = Météo selon le dé [T7]
    .hint = Un dé donne la météo de chaque tour, au lieu de celle de l’histoire
    .about = Météo
    .on = Météo selon le dé [T7].
    .off = Météo historique.
eagles-option-sound-of-guns = Marche au canon [6]
    .hint = Un chef qui entend une bataille peut y aller par marche forcée avec un meilleur jet
    .about = Marches forcées
    .on = Marches au son du canon [6].
    .off = Pas de marches au son du canon.
eagles-option-hurry-up = Arrivées en plein combat [B19]
    .hint = Une Force venue par marche forcée peut rejoindre le combat quelques rounds plus tard
    .about = Arrivées tardives
    .on = Une Force venue par marche forcée peut rejoindre un combat quelques rounds plus tard [B19].
    .off = Une Force venue par marche forcée participe à un combat dès le premier round.
eagles-option-batteries-forward = Batteries en avant [7.6]
    .hint = Les canons peuvent tirer avec une force doublée, et subissent alors la moitié des pertes
    .about = Artillerie
    .on = Les batteries peuvent se porter en avant [7.6].
    .off = Les batteries ne peuvent pas se porter en avant.
eagles-option-veiled = Jeu voilé [C3]
    .hint = Les unités d’un chef sont scellées jusqu’à ce qu’un ennemi soit à côté ; l’enregistrement les prouve ensuite
    .about = Information
    .on = Les listes sont scellées jusqu’à ce qu’un ennemi soit à côté [C3].
    .off = Les deux camps voient tout.
eagles-option-foraging = Fourrage [B13]
    .hint = Les armées peuvent se disperser pour les vivres : elles n’ont pas de zone, vivent sur le pays et se battent mal
    .about = Ravitaillement
    .on = Les armées peuvent se disperser pour les vivres [B13].
    .off = Les armées ne peuvent pas fourrager.
eagles-option-ney = Ney n’attend pas [B19]
    .hint = Si Ney ou Buxhowden obtient un six pour l’Initiative, il part dans une direction tirée au dé
    .about = Initiative
    .on = Ney et Buxhowden peuvent marcher sans ordres [B19].
    .off = Tous les chefs attendent les ordres.

## Valeurs qu’une partie rejouée trace et qu’un compte rendu compte : le titre, le nom sur un bouton (short), le sens (meaning), la tête d’une colonne (column)

eagles-figure-points = Points de victoire
    .short = Points
    .meaning = Force perdue par l’ennemi, cases de moral gagnées, hexagones tenus.
    .column = points
eagles-figure-strength = Points de force en campagne
    .short = Force
    .meaning = Points de force sur les listes des chefs présents sur la carte.
    .column = force
eagles-figure-lost = Points de force perdus
    .short = Pertes
    .meaning = Perdus par les marches, le tir, le combat et la poursuite.
    .column = pertes

## Résultats des combats d’après leurs mots anglais, et ce qu’en dit une table (short)

eagles-came-the-attacker-has-lost-the-round = l’attaquant a perdu le round
    .short = perdu
eagles-came-the-defender-has-lost-the-round = le défenseur a perdu le round
    .short = gagné

## Titres des tables d’après leurs titres anglais

eagles-tab-forces = Forces
eagles-tab-combat = Combat
eagles-tab-artillery = Artillerie
eagles-tab-attrition = Attrition
eagles-tab-terrain = Terrain

## Ce que l’on pose sur le plateau et en retire

eagles-layer-zones = Zones de contrôle
eagles-layer-lines = Lignes de communication
## Batailles : titre, présentation et suite historique

eagles-scenario-eagles-friedland = The Eagles Turn East : Friedland
    .summary =
        14 juin 1807. Bennigsen a passé l’Alle à Friedland et trouve Lannes devant lui. L’Empereur est à une demi-journée, avec tout ce qu’il a ; Soult, Davout et Murat marchent sur Königsberg, qui vaut six points pour le camp qui le tient à la fin.

        Chaque pion est un chef ; ses divisions sont sur sa liste. Quatre tours de deux jours sur la feuille du nord ; la Coalition joue en premier.
    .history = En juin 1807, Napoléon a surpris Bennigsen à Friedland, la rivière dans le dos, et a dicté la paix à Tilsit.

eagles-scenario-eagles-eylau = The Eagles Turn East : Eylau
    .summary =
        6 février 1807. Gel et neige d’Allenstein à Königsberg. Bennigsen se replie sur Preussisch Eylau, Napoléon sur ses talons ; Davout remonte du sud, Ney traque à l’ouest les Prussiens de L’Estocq, et tous deux arriveront peut-être trop tard.

        Chaque pion est un chef ; ses divisions sont sur sa liste. Quatre tours de deux jours sur les deux feuilles du nord ; les lacs sont gelés.
    .history = En février 1807, aucun camp n’a gagné : les deux armées se sont saignées à blanc à Eylau et ont pris leurs quartiers d’hiver.

eagles-scenario-eagles-pultusk = The Eagles Turn East : Pultusk et Golymin
    .summary =
        26 décembre 1806. La pluie a changé en boue les routes de Mazovie. Lannes et Davout ont passé la Narew et la Wkra ; Bennigsen est à Pultusk, Buxhowden hésite derrière la Narew, et à Golymin tout le monde rencontre tout le monde.

        Chaque pion est un chef ; ses divisions sont sur sa liste. Quatre tours de deux jours ; chaque lieue coûte des hommes, et chaque perte de la Garde coûte des points aux Français.
    .history = À Pultusk et à Golymin, les Russes ont fait front, tenu, puis se sont esquivés par la boue ; les Français ont eu le terrain et rien d’autre.

eagles-scenario-eagles-campaign-eylau = The Eagles Turn East : la campagne d’Eylau
    .summary =
        25 janvier 1807. Bennigsen marche dans la neige contre les quartiers d’hiver français ; Bernadotte et Ney sont sur son chemin, Napoléon est à Varsovie. Onze tours de deux jours sur toute la carte, avec centres d’opérations, points d’administration, équipages de pont et le prix de Königsberg.

        La Coalition joue en premier. À la fin, seul compte le marqueur de moral.
    .history = Pendant l’hiver de 1807, Bennigsen a marché contre les quartiers français, a failli être pris et s’est battu à Eylau ; aucun camp n’a gagné.

eagles-scenario-eagles-campaign-friedland = The Eagles Turn East : la campagne de Friedland
    .summary =
        4 juin 1807. Danzig est tombée, et Bennigsen frappe encore une fois : il s’en prend à Ney, derrière Guttstadt. Napoléon rassemble sept corps derrière la Passarge. Treize tours de deux jours sur toute la carte.

        La Coalition joue en premier. À la fin, seul compte le marqueur de moral.
    .history = En juin 1807, Bennigsen a attaqué Ney, a été refoulé par Heilsberg et a perdu son armée à Friedland.

eagles-scenario-eagles-campaign-friedland-north = The Eagles Turn East : Friedland, sans le sud
    .summary = La campagne de Friedland sur les deux feuilles du nord : les chefs qui commencent au sud ou en Podlachie n’y sont pas, ni aucune unité du Ve corps.
    .history = En juin 1807, Bennigsen a attaqué Ney, a été refoulé par Heilsberg et a perdu son armée à Friedland.

eagles-scenario-eagles-campaign-pultusk = The Eagles Turn East : la campagne de Pultusk
    .summary =
        6 décembre 1806. La Grande Armée passe la Vistule et entre dans la boue de Pologne. Buxhowden et Bennigsen ne veulent pas s’approcher l’un de l’autre. Dix-huit tours de deux jours sur toute la carte.

        Les Français jouent en premier. À la fin, seul compte le marqueur de moral.
    .history = En décembre 1806, les Français ont passé la Vistule, sont restés maîtres du terrain à Pultusk et à Golymin, et se sont enlisés dans la boue.

## La certitude de leurs cartes

eagles-sureness-eagles = Nous n’avions pas la carte imprimée. Ses mises en place nomment une centaine d’hexagones ; tout le reste a été tracé d’après la géographie, à deux milles par hexagone.
    .sure =
        Les trois feuilles, les hexagones de toutes les mises en place avec leurs lieux, la force de toutes les divisions et leurs chefs.
        Les effets de la météo, les potentiels de mouvement, les ordres de mouvement, les points de victoire, la plupart des sources de ravitaillement.
    .fair =
        Le cours des grandes rivières, la côte et les lagunes ; les villes qu’aucune mise en place ne nomme ; les routes principales.
        Les raccords entre les feuilles, et les colonnes décalées vers le bas.
    .guessed =
        Le détail des bois, des marais et des collines, les petites rivières et les chemins, les villes qui comptent comme grandes, les deux forteresses.
        Les valeurs de la plupart des chefs, les cases des tables de combat, d’artillerie et d’attrition, la météo historique tour par tour.
