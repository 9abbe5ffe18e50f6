# Messages de The Art of War. Voir docs/TRANSLATING.md.

## Termes et noms

art-of-war-army =
    { $nation ->
        [french] armée française
        [russian] armée russe
        [austrian] armée autrichienne
        [prussian] armée prussienne
       *[other] armée { $name }
    }
    .of =
        { $nation ->
            [french] armée française
            [russian] armée russe
            [austrian] armée autrichienne
            [prussian] armée prussienne
           *[other] armée { $name }
        }
    .morale =
        { $nation ->
            [french] Moral de l’armée française
            [russian] Moral de l’armée russe
            [austrian] Moral de l’armée autrichienne
            [prussian] Moral de l’armée prussienne
           *[other] Moral de l’armée { $name }
        }
    .name =
        { $nation ->
            [french] Français
            [russian] Russes
            [austrian] Autrichiens
            [prussian] Prussiens
           *[other] { $name }
        }
art-of-war-meaning =
    { $result ->
        [Ae] attaquant éliminé
        [Ar] retraite de l’attaquant
        [Ee] élimination réciproque
        [Dr] retraite du défenseur
       *[De] défenseur éliminé
    }
art-of-war-doubling =
    { $cause ->
        [fort] fort
        [slope] pente
        [stream] ruisseau
        [gully] ravin
        [river] rivière
       *[town] ville
    }
art-of-war-clauses = { $parts }

## Questions

art-of-war-ask-move = { $side } : déplacez des unités, ou terminez la phase de mouvement.
art-of-war-ask-fresh = { $side } : déclarez la force fraîche pour cette phase de combat, ou rien.
art-of-war-ask-attack = { $side } : annoncez une attaque, ou terminez la phase de combat.
art-of-war-ask-losses = { $side } : choisissez les attaquants à perdre, pour une force d’au moins { $due }.
art-of-war-ask-retreat = { $side } : faites retraiter { $units } d’un hexagone.
art-of-war-ask-displace = { $side } : choisissez un hexagone où refouler { $units }.
art-of-war-ask-spirit = { $side } : dépensez le moral au-dessus de son niveau de départ pour libérer des réserves, ou cliquez sur « Ne rien libérer ».
art-of-war-ask-reserve = { $side } : l’{ $army } a perdu une unité. Libérez une réserve, ou cliquez sur « Ne rien libérer ».
art-of-war-ask-fight-on = { $side } : la journée est finie. Cliquez sur « Combattre » ou « Rompre ».
art-of-war-ask-reorganise = { $side } : replacez { $units } sur la carte.
art-of-war-ask-advance = { $side } : faites progresser une unité dans un hexagone quitté par l’ennemi, ou cliquez sur « Tenir ».
art-of-war-ask-step-back = { $side } : faites reculer { $unit } d’un hexagone, ou cliquez sur « Rester ».
art-of-war-ask-change = Cliquez sur une unité, puis sur son nouvel hexagone ; ou cliquez sur un objectif pour changer son camp.

## Boutons et choix

art-of-war-unmoved =
    { $count ->
        [one] { $count } unité n’a pas bougé.
       *[other] { $count } unités n’ont pas bougé.
    }
art-of-war-unmoved-doubt =
    { $count ->
        [one] { $count } unité n’a pas bougé. Cliquez encore pour terminer le mouvement.
       *[other] { $count } unités n’ont pas bougé. Cliquez encore pour terminer le mouvement.
    }
art-of-war-end-movement = Fin du mouvement
art-of-war-end-combat = Fin du combat
art-of-war-undone-attacks =
    { $count ->
        [one] { $count } unité peut encore attaquer
       *[other] { $count } unités peuvent encore attaquer
    }
art-of-war-again-combat = Cliquez encore pour terminer le combat.
art-of-war-attack-planned-doubt = Vous avez préparé une attaque sans l’annoncer. Cliquez encore pour terminer le combat.
art-of-war-attack-button = Attaquer
art-of-war-attack-on = Attaquer à { $column }
art-of-war-declare = Déclarer
art-of-war-declare-none = Ne rien déclarer
art-of-war-hold = Tenir
art-of-war-stay = Rester
art-of-war-fight-on = Combattre
art-of-war-break-off = Rompre
art-of-war-break-off-doubt = Cliquez encore pour rompre le combat.
art-of-war-release = Libérer
art-of-war-release-unit = Libérer { $unit }
art-of-war-release-none = Ne rien libérer
art-of-war-lose = Perdre { $units } ({ $points })
art-of-war-way =
    { $units-count ->
        [0] Vers { $hex }
       *[other] { $units } vers { $hex }
    }
art-of-war-way-displacing =
    { $units-count ->
        [0] Vers { $hex }, en refoulant une unité amie
       *[other] { $units } vers { $hex }, en refoulant une unité amie
    }
art-of-war-advance-into =
    { $units-count ->
        [0] Progresser en { $hex }
       *[other] { $units } : progresser en { $hex }
    }
art-of-war-way-left = Vers { $hex }, reste { $left }
art-of-war-way-rest = Vers { $hex }, reste { $left } ; repos possible
art-of-war-mover = { $unit }, reste { $left }
art-of-war-mover-rest = { $unit }, reste { $left }, doit encore gagner sa position de nuit
art-of-war-mover-chooses = { $unit }, reste { $left }, choisit sa division pour le mouvement
art-of-war-mover-rest-chooses = { $unit }, reste { $left }, doit encore gagner sa position de nuit, choisit sa division pour le mouvement
art-of-war-bombards = { $unit }, bombarde
art-of-war-must-attack = { $unit }, doit attaquer
art-of-war-must-bombard = { $unit }, bombarde, doit attaquer
art-of-war-target = { $units } en { $hex }
art-of-war-target-owed = { $units } en { $hex }, attaque obligatoire
art-of-war-lower-by = Abaisser de { $columns }
art-of-war-column-for-points = { $division } : une colonne au lieu de points
art-of-war-suggested = { $column }  { $units } sur { $hexes }
art-of-war-controlled-by = Sous le contrôle de
art-of-war-fresh-spent = { $division } : force fraîche utilisée
art-of-war-morale-of-army = Moral de l’{ $army }
art-of-war-held-by =
    { $sides-count ->
        [0] { $hex } : aucun camp
       *[other] { $hex } : { $sides }
    }

## La fiche à côté de la question

art-of-war-move-hint = Cliquez sur une unité pour voir où elle peut aller, puis sur un hexagone éclairé. Le nombre indique le mouvement restant.
art-of-war-can-enter = Renforts qui peuvent entrer :
art-of-war-must-rest = Doivent encore gagner leur position de nuit :
art-of-war-guard-to-release = Garde en réserve que vous pouvez libérer :
art-of-war-fresh-one = Force fraîche : une unité au plus par division.
art-of-war-fresh-basic = La force fraîche s’ajoute à la force de base, avant le doublement.
art-of-war-attack-hint = Cliquez sur un ennemi pour préparer une attaque, ou sur les unités qui attaqueront.
art-of-war-attack-half = Choisissez les attaquants et les hexagones qu’ils attaquent.
art-of-war-all-must-attack = Doivent attaquer : { $units }
art-of-war-all-must-be-attacked = À attaquer : { $units }
art-of-war-phase-cannot-end = La phase ne peut pas finir avant.
art-of-war-choose-retreat = Choisissez les hexagones de retraite, ici ou sur la carte :
art-of-war-one-may-advance = Une unité victorieuse peut progresser :
art-of-war-battery-may-step-back = La batterie peut reculer, ou rester :
art-of-war-choose-unit-then-hex = Choisissez une unité, puis un hexagone éclairé :
art-of-war-release-one = Libérez une de ces réserves :
art-of-war-spirit-releases = Le moral au-dessus de son niveau de départ libère jusqu’à { $most } de ces unités :
art-of-war-off-map = Hors de la carte :
art-of-war-aftermath = { $result }, { $meaning } en { $hexes } à { $column }

## Prévision d’une attaque

art-of-war-column = Colonne
art-of-war-strength-attack = Attaque
art-of-war-strength-defence = Défense
art-of-war-ratio = Rapport
art-of-war-lowered = Abaissé volontairement
art-of-war-together = { $division } : division réunie
art-of-war-share =
    { $how ->
        [bombards] { $unit }, bombarde
        [fresh] { $unit }, force fraîche +{ $fresh }
        [rain] { $unit }, force réduite de moitié (pluie)
        [bombards-fresh] { $unit }, bombarde, force fraîche +{ $fresh }
        [bombards-rain] { $unit }, bombarde, force réduite de moitié (pluie)
        [fresh-rain] { $unit }, force fraîche +{ $fresh }, force réduite de moitié (pluie)
        [bombards-fresh-rain] { $unit }, bombarde, force fraîche +{ $fresh }, force réduite de moitié (pluie)
       *[plain] { $unit }
    }
art-of-war-defended =
    { $causes-count ->
        [0] { $units } en { $hex }
       *[other] { $units } en { $hex }, défense doublée ({ $causes })
    }
art-of-war-why-fresh = { $unit } : force fraîche +{ $points }
art-of-war-why-rain = infanterie réduite de moitié par la pluie
art-of-war-why-together = { $name } : division réunie +{ $points }
art-of-war-why-column = { $name } : division réunie, une colonne à droite
art-of-war-why-doubled = { $hex } : défense doublée ({ $causes })
art-of-war-why-nations =
    { $columns ->
        [one] plusieurs nations : { $columns } colonne à gauche
       *[other] plusieurs nations : { $columns } colonnes à gauche
    }
art-of-war-why-demoralised =
    { $columns ->
        [one] armée démoralisée : { $columns } colonne à gauche
       *[other] armée démoralisée : { $columns } colonnes à gauche
    }
art-of-war-why-lowered = abaissé volontairement de { $columns }

## Effet d’un résultat, par propositions

art-of-war-does-destroyed = pertes : { $units }
art-of-war-does-disrupted = désorganisation : { $units }
art-of-war-does-trapped-destroyed = pertes, faute de retraite : { $units }
art-of-war-does-trapped-disrupted = désorganisation, faute de retraite : { $units }
art-of-war-does-chosen =
    { $fate ->
        [destroyed] pertes { SIDE($side, form: "of") } : { $points } ou plus, au choix
        [some] pertes { SIDE($side, form: "of") } : { $points } ou plus, au choix, en partie désorganisées
       *[disrupted] pertes { SIDE($side, form: "of") } : { $points } ou plus, au choix, seulement désorganisées
    }
art-of-war-does-retreat = retraite : { $units }
art-of-war-does-displaced = refoulement : { $units }
art-of-war-does-morale =
    { $end ->
        [demoralised] { $morale } { $by }, armée démoralisée
       *[fights] { $morale } { $by }
    }
art-of-war-does-nothing-to-attacker = aucun effet sur l’attaquant
art-of-war-does-nothing-to-defender = aucun effet sur le défenseur
art-of-war-unit-points = { $unit } ({ $strength })

## Le journal

art-of-war-phase-began =
    { $phase ->
        [movement] Tour { $turn }, { $side } : mouvement.
       *[combat] Tour { $turn }, { $side } : combat.
    }
art-of-war-phase-began-night =
    { $phase ->
        [movement] Tour { $turn } (nuit), { $side } : mouvement.
       *[combat] Tour { $turn } (nuit), { $side } : combat.
    }
art-of-war-moves =
    { $cost ->
        [one] { $unit } va de { $from } à { $to } pour { $cost } point.
       *[other] { $unit } va de { $from } à { $to } pour { $cost } points.
    }
art-of-war-enters =
    { $cost ->
        [one] { $unit } entre sur la carte en { $at } et s’arrête en { $to }, pour { $cost } point.
       *[other] { $unit } entre sur la carte en { $at } et s’arrête en { $to }, pour { $cost } points.
    }
art-of-war-control-taken = Contrôle de { $hex } : { $side }.
art-of-war-taken-back = { $side } : dernière action annulée.
art-of-war-amended = Les joueurs conviennent de modifier la position : { $edits }.
art-of-war-fresh-none = { $side } : aucune force fraîche déclarée.
art-of-war-fresh-declared = { $side } : force fraîche déclarée pour { $units }.
art-of-war-attack =
    { $units-count ->
        [one] { $units } attaque { $defenders } en { $hexes } : { $attack } contre { $defence }, colonne { $column }.
       *[other] { $units } attaquent { $defenders } en { $hexes } : { $attack } contre { $defence }, colonne { $column }.
    }
art-of-war-attack-with-guns =
    { $units-count ->
        [one] { $units }, avec l’artillerie ({ $guns }), attaque { $defenders } en { $hexes } : { $attack } contre { $defence }, colonne { $column }.
       *[other] { $units }, avec l’artillerie ({ $guns }), attaquent { $defenders } en { $hexes } : { $attack } contre { $defence }, colonne { $column }.
    }
art-of-war-bombards-hex =
    { $units-count ->
        [one] { $units } bombarde { $defenders } en { $hexes } : { $attack } contre { $defence }, colonne { $column }.
       *[other] { $units } bombardent { $defenders } en { $hexes } : { $attack } contre { $defence }, colonne { $column }.
    }
art-of-war-guard-committed = { $unit } engage l’infanterie de la Garde dans l’attaque.
art-of-war-die = Dé { $face } : { $result }, { $meaning }.
art-of-war-weather-die = Dé météo { $face } : { $result }, { $meaning }.
art-of-war-weather-die-calm = Dé météo { $face } : aucun changement.
art-of-war-retreats = { $unit } retraite de { $from } vers { $to }.
art-of-war-displaced = Refoulement : { $unit }, de { $from } vers { $to }.
art-of-war-eliminated = Perte : { $unit } en { $hex }.
art-of-war-eliminated-trapped = Perte faute de retraite : { $unit } en { $hex }.
art-of-war-advances = { $unit } progresse de { $from } en { $to }.
art-of-war-does-not-advance = { $side } : pas de progression.
art-of-war-stays = { $unit } a bombardé : le résultat ne l’atteint pas. L’unité reste en { $hex }.
art-of-war-withdraws = { $unit } recule de { $from } vers { $to }.
art-of-war-disrupted = Désorganisation : { $unit } en { $hex }. Retour possible pendant la nuit.
art-of-war-disrupted-trapped = Désorganisation faute de retraite : { $unit } en { $hex }.
art-of-war-morale-rises = { $morale } : en hausse, de { $from } à { $to }.
art-of-war-morale-falls = { $morale } : en baisse, de { $from } à { $to }.
art-of-war-demoralised = L’{ $army } est démoralisée.
art-of-war-released =
    { $why ->
        [demoralised] { $unit } quitte la réserve : son armée est démoralisée.
        [enemy] { $unit } quitte la réserve : un ennemi est proche.
        [loss] { $unit } quitte la réserve pour l’unité perdue.
        [morale] { $unit } quitte la réserve contre du moral.
        [player] { $unit } quitte la réserve sur décision du joueur.
       *[none] { $unit } quitte la réserve.
    }
art-of-war-reserved = { $unit } retourne en réserve.
art-of-war-corps-arrives = Dé { $face } : le corps arrive.
art-of-war-corps-waits = Dé { $face } : le corps n’arrive pas encore.
art-of-war-objective-scored = { $side } : points pour { $hex }.
art-of-war-fought-on = { $side } : la bataille continue un jour de plus.
art-of-war-broken-off = { $side } : le combat est rompu.
art-of-war-returns = { $unit } revient en { $hex }.

## Modifications de la position, comme parties d’une phrase

art-of-war-edit-on = { $unit } est en { $hex }
art-of-war-edit-place =
    { $place ->
        [waiting] { $unit } attend
        [eliminated] perte ({ $unit })
        [disrupted] désorganisation ({ $unit })
       *[aside] { $unit } ne participe pas à cette bataille
    }
art-of-war-edit-reserve = { $unit } est en réserve
art-of-war-edit-no-reserve = { $unit } n’est plus en réserve
art-of-war-edit-fresh-spent = la force fraîche ({ $division }) est utilisée
art-of-war-edit-fresh-back = la force fraîche ({ $division }) est de nouveau disponible
art-of-war-edit-control = { $hex } est tenu par { SIDE($side, form: "noun") }
art-of-war-edit-no-control = { $hex } n’est tenu par aucun camp
art-of-war-edit-morale = le moral de l’{ $army } est de { $level }

## Phases et fin

art-of-war-does-move = Déplacez vos unités et faites entrer celles qui arrivent à ce tour.
art-of-war-does-attack = Annoncez vos attaques l’une après l’autre. Une unité en zone de contrôle ennemie doit attaquer.
art-of-war-does-end-day = Décidez si la bataille continue ; les unités désorganisées reviennent sur la carte.
art-of-war-goes-first = Dans cette bataille, la première moitié de chaque tour revient { SIDE($first, form: "to") } : mouvement et attaques, puis de même pour { SIDE($second, form: "noun") }.
art-of-war-scoring = Points pour les objectifs et les pertes. Le camp qui a le plus de points à la fin de la bataille gagne.
art-of-war-score = La bataille est terminée. { $first } : { $mine } points, { $second } : { $theirs }
art-of-war-ending = { $score }. { $verdict }.
art-of-war-draw = Match nul
art-of-war-victory =
    { $level ->
        [marginal] Victoire marginale { SIDE($side, form: "of") }
        [substantive] Victoire substantielle { SIDE($side, form: "of") }
        [decisive] Victoire décisive { SIDE($side, form: "of") }
       *[draw] Victoire { SIDE($side, form: "of") }
    }

## Refus

art-of-war-refused-not-asked = C’est à l’autre camp de décider maintenant : { $side }.
art-of-war-refused-not-asked-nobody = Aucun joueur n’a de décision à prendre maintenant.
art-of-war-refused-not-this-question =
    { $question ->
        [advance] Pas maintenant. D’abord : faites progresser une unité, ou tenez la position.
        [attack] Pas maintenant. D’abord : annoncez une attaque, ou terminez la phase de combat.
        [call-reserve] Pas maintenant. D’abord : libérez une réserve pour la perte, ou aucune.
        [combat-die] Pas maintenant. D’abord : lancez le dé de combat.
        [displace] Pas maintenant. D’abord : choisissez un hexagone pour l’unité refoulée.
        [fight-on] Pas maintenant. D’abord : poursuivez la bataille, ou rompez le combat.
        [fresh] Pas maintenant. D’abord : déclarez la force fraîche, ou rien.
        [losses] Pas maintenant. D’abord : choisissez les unités à perdre.
        [move] Pas maintenant. D’abord : déplacez des unités, ou terminez la phase de mouvement.
        [reorganise] Pas maintenant. D’abord : placez sur la carte les unités désorganisées de l’ennemi.
        [retreat] Pas maintenant. D’abord : faites retraiter une unité.
        [spirit] Pas maintenant. D’abord : libérez des réserves contre du moral, ou aucune.
        [step-back] Pas maintenant. D’abord : faites reculer la batterie, ou laissez-la sur place.
        [summons] Pas maintenant. D’abord : lancez le dé pour le corps.
        [weather-die] Pas maintenant. D’abord : lancez le dé météo.
       *[over] La bataille est terminée.
    }
art-of-war-refused-nothing-to-undo = Rien à annuler. Vous pouvez annuler vos actions de cette phase jusqu’à un jet de dé ou une décision de votre adversaire.
art-of-war-refused-wrong-faces = Ces dés ne correspondent pas au jet.
art-of-war-refused-unknown-unit = Cette unité n’existe pas dans cette bataille.
art-of-war-refused-not-yours = { $unit } n’est pas sous vos ordres.
art-of-war-refused-not-on-map = { $unit } n’est pas sur la carte.
art-of-war-refused-empty-path = Choisissez au moins un hexagone où entrer.
art-of-war-refused-not-a-step = { $to } n’est pas adjacent à { $from } : une unité va d’un hexagone à un hexagone adjacent.
art-of-war-refused-off-map = { $hex } est hors de la carte, et aucune unité ne peut la quitter.
art-of-war-refused-too-far = { $unit } n’a pas assez de points de mouvement. Il en reste { $left }, et le chemin en coûte au moins { $cost }.
art-of-war-refused-too-far-goal = { $unit } ne peut pas atteindre { $to }. Le chemin le moins cher coûte { $cost } points de mouvement, et il en reste { $left }.
art-of-war-refused-closed = Tous les chemins vers { $to } à la portée de l’unité sont fermés.
art-of-war-refused-enemy-there-every-path =
    { $others-count ->
        [0] Tous les chemins vers { $to } à la portée de l’unité sont fermés. Unités ennemies en chemin : { $hexes }.
       *[other] Tous les chemins vers { $to } à la portée de l’unité sont fermés. Unités ennemies en chemin : { $hexes }. Autres obstacles : { $others }.
    }
art-of-war-refused-zone-stops-every-path =
    { $others-count ->
        [0] Tous les chemins vers { $to } à la portée de l’unité sont fermés. Une unité doit s’arrêter en zone de contrôle ennemie ({ $hexes }).
       *[other] Tous les chemins vers { $to } à la portée de l’unité sont fermés. Une unité doit s’arrêter en zone de contrôle ennemie ({ $hexes }). Autres obstacles : { $others }.
    }
art-of-war-refused-night-zone-every-path =
    { $others-count ->
        [0] Tous les chemins vers { $to } à la portée de l’unité sont fermés. De nuit, aucune unité ne peut entrer en zone de contrôle ennemie, comme en { $hexes }.
       *[other] Tous les chemins vers { $to } à la portée de l’unité sont fermés. De nuit, aucune unité ne peut entrer en zone de contrôle ennemie, comme en { $hexes }. Autres obstacles : { $others }.
    }
art-of-war-refused-reserve-too-close-every-path =
    { $others-count ->
        [0] Tous les chemins vers { $to } à la portée de l’unité sont fermés. Une unité en réserve ne peut pas s’approcher de l’ennemi jusqu’en { $hexes }.
       *[other] Tous les chemins vers { $to } à la portée de l’unité sont fermés. Une unité en réserve ne peut pas s’approcher de l’ennemi jusqu’en { $hexes }. Autres obstacles : { $others }.
    }
art-of-war-refused-there-already = { $unit } est déjà en { $hex }.
art-of-war-refused-impassable = { $unit } ne peut pas passer de { $from } à { $to }. Le terrain ou le côté d’hexagone est infranchissable.
art-of-war-refused-enemy-there = Une unité ennemie est en { $hex }.
art-of-war-refused-no-room = Une unité ne peut pas finir son mouvement en { $hex } : des unités amies l’occupent déjà.
art-of-war-refused-held-by-zone = { $unit } est en zone de contrôle ennemie et ne peut pas bouger.
art-of-war-refused-zone-stops = Une unité doit s’arrêter en { $hex }, en zone de contrôle ennemie.
art-of-war-refused-night-zone = De nuit, aucune unité ne peut entrer en zone de contrôle ennemie, et { $hex } s’y trouve.
art-of-war-refused-not-due = { $unit } ne peut pas entrer avant le tour { $turn }.
art-of-war-refused-wrong-entry = { $unit } doit entrer en { $own }, non en { $hex }. Un autre hexagone du bord est possible à huit hexagones au plus. Pour cela, un ennemi doit être à deux hexagones au plus de { $own }.
art-of-war-refused-wrong-entry-own = { $unit } ne peut entrer que par son propre hexagone d’entrée, non en { $hex }.
art-of-war-refused-entry-held = Aucune unité ne peut entrer en { $hex }. L’hexagone est occupé par l’ennemi ou en zone de contrôle ennemie.
art-of-war-refused-held-divisions = { $unit } ne peut pas bouger : à ce tour, certaines divisions ne bougent pas ({ $divisions }).
art-of-war-refused-held-only = { $unit } ne peut pas bouger : à ce tour, seules certaines divisions peuvent bouger ({ $divisions }).
art-of-war-refused-held-chosen = { $unit } ne peut pas bouger. À ce tour, seules peuvent bouger la division choisie ({ $chosen }) et certaines autres ({ $divisions }).
art-of-war-refused-held-one-more = { $unit } ne peut pas bouger. À ce tour, seules certaines divisions ({ $divisions }) et une autre au choix le peuvent.
art-of-war-refused-still-owes = { $unit } est en zone de contrôle ennemie et doit encore attaquer.
art-of-war-refused-still-unattacked = Vous devez encore attaquer { $unit } : une de vos unités est dans sa zone de contrôle.
art-of-war-refused-nobody-attacks = Choisissez au moins un attaquant et une cible.
art-of-war-refused-nobody-there = Il n’y a pas d’unité ennemie en { $hex }.
art-of-war-refused-named-twice = Une unité, une cible ou une division est choisie deux fois.
art-of-war-refused-already-attacked = { $unit } a déjà attaqué dans cette phase.
art-of-war-refused-already-defended = { $unit } a déjà subi une attaque dans cette phase.
art-of-war-refused-driven-there = { $unit } a retraité dans cet hexagone pendant cette phase. Une attaque contre l’hexagone ne touche pas cette unité.
art-of-war-refused-not-all-adjacent = { $unit } ne peut pas participer à une attaque contre { $hex }. Seule, cette unité ne pourrait pas attaquer cet hexagone.
art-of-war-refused-cannot-reach = { $unit } ne peut pas attaquer cet hexagone : il n’est pas adjacent, ou de l’eau l’en sépare.
art-of-war-refused-guns-in-zone = { $unit } est en zone de contrôle ennemie et ne peut pas bombarder.
art-of-war-refused-out-of-range = { $unit } ne peut pas y bombarder : une cible doit être exactement à deux hexagones.
art-of-war-refused-line-blocked = { $unit } ne peut pas y bombarder : la ligne de tir est bloquée.
art-of-war-refused-several-bombarded = Un bombardement sans attaquant adjacent ne peut viser qu’un seul hexagone.
art-of-war-refused-strands-attacker = Ainsi { $unit } n’aurait plus d’ennemi à attaquer, alors que cette unité doit attaquer.
art-of-war-refused-strands-enemy = Ainsi aucune unité ne pourrait plus attaquer { $unit }, alors que cette attaque est obligatoire.
art-of-war-refused-too-low =
    { $most ->
        [one] Vous pouvez abaisser le rapport de { $most } colonne au plus.
       *[other] Vous pouvez abaisser le rapport de { $most } colonnes au plus.
    }
art-of-war-refused-no-integrity-column = { $division } ne donne pas de colonne : l’attaque doit comprendre trois de ses unités et en a moins.
art-of-war-refused-no-marker = { $unit } n’a pas de marqueur de force fraîche dans sa division.
art-of-war-refused-fresh-twice = Une seule unité par division peut recevoir sa force fraîche ({ $division }).
art-of-war-refused-fresh-idle = { $unit } ne peut pas utiliser de force fraîche. Aucune attaque par ou contre cette unité n’est possible dans cette phase.
art-of-war-refused-wrong-losses = Choisissez comme pertes des attaquants adjacents, pour au moins { $due } points de force imprimés.
art-of-war-refused-needless-loss = { $unit } n’est pas nécessaire : vos autres pertes suffisent.
art-of-war-refused-not-retreating = { $unit } n’a pas à retraiter maintenant.
art-of-war-refused-nowhere-to-go = { $unit } n’a pas d’hexagone sûr pour l’instant. Faites d’abord retraiter une autre unité.
art-of-war-refused-unsafe-retreat =
    { $why ->
        [off-map] { $unit } ne peut pas retraiter en { $to } : l’hexagone est hors de la carte.
        [not-adjacent] { $unit } ne peut pas retraiter en { $to } : l’hexagone n’est pas adjacent à l’unité.
        [closed] { $unit } ne peut pas retraiter en { $to } : l’unité ne peut pas passer dans cet hexagone.
        [too-dear] { $unit } ne peut pas retraiter en { $to }. Y entrer coûte plus que le potentiel de mouvement de l’unité.
        [enemy] { $unit } ne peut pas retraiter en { $to } : une unité ennemie s’y trouve.
       *[zone] { $unit } ne peut pas retraiter en { $to } : l’hexagone est en zone de contrôle ennemie.
    }
art-of-war-refused-needless-displacement = { $unit } ne peut pas retraiter en { $to } : ce serait refouler plus d’unités que nécessaire.
art-of-war-refused-owes-bombardment = { $unit } ne peut pas subir de refoulement : un bombardement obligatoire reste à faire.
art-of-war-refused-garrison-stays = { $unit } est une garnison et ne peut pas bouger.
art-of-war-refused-reserve-too-close = { $unit } est en réserve et ne peut pas s’approcher de l’ennemi jusqu’en { $hex }.
art-of-war-refused-not-summoned = { $unit } ne peut pas encore entrer : le dé n’a pas fait venir son corps.
art-of-war-refused-stack-split = { $unit } et { $other } sont dans le même hexagone et doivent attaquer ensemble.
art-of-war-refused-stack-apart = { $unit } ne peut pas retraiter en { $to }. Les unités d’un même hexagone doivent retraiter ensemble si possible.
art-of-war-refused-needless-sharing = { $unit } ne peut pas retraiter en { $to }. Une unité amie s’y trouve, et un autre hexagone sûr est vide.
art-of-war-refused-strands-mate = { $unit } ne peut pas retraiter en { $to }. Une autre unité de son hexagone n’aurait plus d’hexagone sûr.
art-of-war-refused-not-in-reserve = { $unit } ne peut pas quitter la réserve maintenant.
art-of-war-refused-too-many-reserves = Vous pouvez libérer { $most } de la réserve au plus maintenant.
art-of-war-refused-guard-too-dear = Libérer { $unit } coûte { $cost } points de moral, et l’armée en a { $level }.
art-of-war-refused-nobody-activated = Choisissez les unités de la Garde à libérer de la réserve.
art-of-war-refused-restless = { $unit } doit passer la nuit à trois hexagones au moins de l’ennemi. Le bord du fleuve, hors des zones ennemies, convient aussi.
art-of-war-refused-no-place = { $unit } ne peut pas revenir en { $to }. Il faut de la place et une unité amie adjacente, de sa nation si possible. L’ennemi le plus proche doit être à une distance de deux à six hexagones.
art-of-war-refused-not-to-be-placed = { $unit } ne fait pas partie des unités qui reviennent maintenant.
art-of-war-refused-no-heart = { $unit } appartient à une armée démoralisée et ne peut pas progresser.
art-of-war-refused-no-advance = { $unit } ne peut pas progresser en { $to }. L’unité doit avoir combattu au contact, et l’hexagone doit être évacué, vide et accessible.
art-of-war-refused-no-step-back = { $unit } ne peut pas reculer en { $to }. Il faut un hexagone sûr adjacent avec de la place.
art-of-war-refused-pick-a-unit = Choisissez l’unité qui ira là.
art-of-war-refused-no-change-now = Terminez ce mouvement ou ce combat avant de modifier la position.
art-of-war-refused-bad-change-edits = La position ne peut pas être modifiée : un changement comprend de 1 à 256 modifications.
art-of-war-refused-bad-change-no-answer = La position ne peut pas être modifiée : elle exigerait une décision sans réponse permise.
art-of-war-refused-bad-change-division = La position ne peut pas être modifiée : cette division n’existe pas.
art-of-war-refused-bad-change-objective = La position ne peut pas être modifiée : cet hexagone n’est pas un objectif.
art-of-war-refused-bad-change-army = La position ne peut pas être modifiée : cette armée ou ce niveau n’existe pas.
art-of-war-refused-bad-change-turn = La position ne peut pas être modifiée : le tour { $turn } n’est pas sur la piste.
art-of-war-refused-bad-change-phases = La position ne peut pas être modifiée : plus de phases ont passé qu’une bataille n’en a.
art-of-war-refused-bad-change-night = La position ne peut pas être modifiée. Le tour { $turn } est un tour de nuit, sans phase de combat.
art-of-war-refused-bad-change-lists = La position ne peut pas être modifiée : les listes ne sont pas celles de cette bataille.
art-of-war-refused-bad-change-released = La position ne peut pas être modifiée : une division inconnue a été choisie pour le mouvement.
art-of-war-refused-bad-change-tired = La position ne peut pas être modifiée : { $unit } a dépassé son potentiel de mouvement.
art-of-war-refused-bad-change-off-map = La position ne peut pas être modifiée : { $unit } est hors de la carte.
art-of-war-refused-bad-change-no-entry = La position ne peut pas être modifiée : { $unit } attend d’entrer, mais sans lieu d’entrée.
art-of-war-refused-bad-change-disrupted = La position ne peut pas être modifiée : désorganisation ({ $unit }), mais cette bataille n’a pas d’unités désorganisées.
art-of-war-refused-bad-change-both-sides = La position ne peut pas être modifiée. Les deux camps sont dans un même hexagone : { $units } en { $hex }.
art-of-war-refused-bad-change-crowd = La position ne peut pas être modifiée. Trop d’unités dans un hexagone : { $units } en { $hex }.

## Unités et hexagones

art-of-war-arm =
    { $arm ->
        [infantry] infanterie { $values }
        [cavalry] cavalerie { $values }
       *[artillery] artillerie { $values }
    }
art-of-war-in-hex = en { $hex }
art-of-war-enters-on-turn = entre au tour { $turn } en { $code }
art-of-war-enters-by-die = entre sur un jet de dé
art-of-war-is-destroyed = unité détruite
art-of-war-is-disrupted = unité désorganisée, ralliement possible en fin de journée
art-of-war-is-aside = absente de cette bataille
art-of-war-is-guard = Garde
art-of-war-is-in-reserve = en réserve
art-of-war-is-fresh = combat avec force fraîche
art-of-war-movement-left = mouvement restant : { $left }
art-of-war-short-turn = T{ $turn } { $code }
art-of-war-short-die = dé
art-of-war-short-lost = perte
art-of-war-short-disrupted = désorg.
art-of-war-terrain =
    { $terrain ->
        [woods] bois
        [grove] bosquet
        [town] ville
        [fort] fort
        [lake] lac
        [hill] colline
        [on-hill] sur une colline
       *[open] terrain dégagé
    }
art-of-war-beside =
    { $what ->
        [road] route vers { $hexes }
        [bridge] pont vers { $hexes }
        [river] rivière vers { $hexes }
        [stream] ruisseau vers { $hexes }
        [ditch] fossé vers { $hexes }
        [gully] ravin vers { $hexes }
        [up] pente montant vers { $hexes }
       *[down] pente descendant vers { $hexes }
    }
art-of-war-distance =
    { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    }
art-of-war-measured =
    { $fire ->
        [clear] De { $from } à { $to } : { $distance } ; l’artillerie peut y tirer.
        [blocked] De { $from } à { $to } : { $distance } ; à portée de l’artillerie, mais ligne de tir bloquée par { $blockers }.
        [near] De { $from } à { $to } : { $distance } ; pas de bombardement à cette distance.
        [far-blocked] De { $from } à { $to } : { $distance } ; hors de portée de l’artillerie ; ligne bloquée par { $blockers }.
       *[far] De { $from } à { $to } : { $distance } ; hors de portée de l’artillerie ; la ligne est dégagée.
    }

## Le tour et le score

art-of-war-turn = Tour { $turn }
art-of-war-turn-name = Tour
art-of-war-night = nuit
art-of-war-rain = pluie
art-of-war-day-ends = fin de la journée
art-of-war-now-movement = { $side } : mouvement
art-of-war-now-combat = { $side } : combat
art-of-war-now-day-end = fin de la journée
art-of-war-now-over = terminé
art-of-war-with-weather-die = dé météo
art-of-war-stop-arrival = { $side } en { $code } { $hex } : { $units }
art-of-war-due-now = Attendus maintenant
art-of-war-arrival =
    { $units ->
        [one] { $side }, { $units } unité ({ $strength }) en { $code } { $hex }
       *[other] { $side }, { $units } unités ({ $strength }) en { $code } { $hex }
    }
art-of-war-no-more-reinforcements = Aucun autre renfort.
art-of-war-corps = Le corps { SIDE($side, form: "of") }
art-of-war-corps-brought = Le dé l’a fait venir : en { $code } { $hex }.
art-of-war-corps-to-come = En { $code } { $hex } sur un jet de { $face } aux tours { $turns } ; sinon en { $later } { $elsewhere } à partir du tour { $from }.
art-of-war-forces-left = { $side } : { $left } points restants sur { $all }
art-of-war-points-lost = { $lost } points perdus sur { $all }
art-of-war-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
art-of-war-fresh-used = force fraîche utilisée
art-of-war-fresh-points = force fraîche +{ $points }
art-of-war-nation-others = { $nation }, autres
art-of-war-forces-hint = Cliquez sur une unité pour la montrer sur la carte. Dessous : son hexagone, ou son tour et son lieu d’entrée.
art-of-war-morale-level = { $morale } : { $level }
art-of-war-morale-began = au départ { $level }
art-of-war-morale-gone = armée démoralisée
art-of-war-morale-at-zero = démoralisation à 0
art-of-war-morale-releases = le moral au-dessus du départ peut libérer des réserves
art-of-war-ends-now =
    { $level ->
        [marginal] Si la bataille finissait maintenant : victoire marginale { SIDE($side, form: "of") }.
        [substantive] Si la bataille finissait maintenant : victoire substantielle { SIDE($side, form: "of") }.
        [decisive] Si la bataille finissait maintenant : victoire décisive { SIDE($side, form: "of") }.
       *[draw] Si la bataille finissait maintenant : victoire { SIDE($side, form: "of") }.
    }
art-of-war-ends-now-draw = Si la bataille finissait maintenant : match nul.
art-of-war-levels = Avance de { $marginal } : marginale ; { $substantive } : substantielle ; { $decisive } : décisive.

## Tableaux

art-of-war-results-name = Résultats de combat : dé selon le rapport
art-of-war-results-corner = dé
art-of-war-weather-name = Effet du dé météo sur un résultat
art-of-war-weather-corner = dé météo
art-of-war-weather-calm-faces = 1 à 4
art-of-war-attack-in-hand = L’attaque en cours est sur la colonne { $column }.
art-of-war-no-attack-in-hand = Aucune attaque en cours.
art-of-war-last-die = Dernier dé : { $face } à { $column }, { $result }.
art-of-war-meaning-here = { $meaning } : { $does }
art-of-war-rain-now = Sous la pluie de ce tour
art-of-war-dry-now = Par temps sec
art-of-war-in-rain = Sous la pluie
art-of-war-terrain-note = Un défenseur n’est jamais plus que doublé. Les côtés d’hexagone ne le doublent que si chaque attaquant adjacent attaque à travers l’un d’eux. { $most ->
        [one] Au plus { $most } unité d’un camp peut finir son mouvement dans un hexagone.
       *[other] Au plus { $most } unités d’un camp peuvent finir leur mouvement dans un hexagone.
    }
art-of-war-waters-frozen = Rivières et lacs sont gelés.
art-of-war-head =
    { $head ->
        [foot] Infanterie, cavalerie
        [guns] Artillerie
        [combat] Au combat
        [ground] terrain
        [rain] sous la pluie
        [guns-only] artillerie
        [fighting] combat
        [turn] tour
        [when] quand
        [arrivals] arrivées
        [side] camp
        [fresh] divisions avec force fraîche
        [difference] écart de points
        [winner] le vainqueur obtient
        [army] armée
        [start] au départ
       *[reset] ramené en fin de journée à
    }
art-of-war-ground =
    { $ground ->
        [woods] Bois
        [grove] Bosquet
        [town] Ville
        [fort] Fort
        [lake] Lac
        [road] Route
        [slope] Pente, en montée
        [stream] Ruisseau
        [gully] Ravin
        [landgraben] Landgraben
        [river] Rivière
        [bridge] Pont
       *[open] Dégagé
    }
art-of-war-price-none = non
art-of-war-price-free = gratuit
art-of-war-price-same = idem
art-of-war-ground-in-combat =
    { $effect ->
        [stream] doublé, comme un ruisseau
        [doubled] défenseur doublé
        [as-river] comme une rivière : ni attaque ni zone au travers, mais tir possible
        [barrier] ni attaque ni zone au travers, mais tir possible
        [stops-fire] arrête le tir
       *[none] aucun effet
    }
art-of-war-terrain-chart = Terrain : points de mouvement et combat
art-of-war-chart-turns = Tours : { $battle }
art-of-war-chart-fresh = Force fraîche : { $battle }
art-of-war-chart-levels = Niveaux de victoire : { $battle }
art-of-war-chart-morale = Moral : { $battle }
art-of-war-arrives-at = { $name } en { $code } ({ $units })
art-of-war-span = { $from } à { $to }
art-of-war-span-open = { $from } ou plus
art-of-war-level-victory =
    { $level ->
        [marginal] une victoire marginale
        [substantive] une victoire substantielle
        [decisive] une victoire décisive
       *[draw] un match nul, sans vainqueur
    }
art-of-war-reset = { $level }, moins ses unités détruites

## Mots sur les boutons et les cadrans

art-of-war-word-free = Libérer la Garde
    .under = Garde en réserve
    .hint = Libère une unité de la Garde en réserve, pour son prix en moral.
art-of-war-word-free-all = Libérer toute la Garde
    .under = Garde en réserve
    .hint = Libère à la fois toutes les unités de la Garde en réserve, pour un seul prix.
art-of-war-word-remove = Retirer l’unité
    .hint = Élimination.
art-of-war-word-no-longer-in-reserve = Plus en réserve
    .hint = L’unité peut bouger et combattre.
art-of-war-word-held-by-the-first = Le premier joueur
    .under = Contrôle
art-of-war-word-held-by-the-second = Le second joueur
    .under = Contrôle
art-of-war-word-held-by-nobody = Aucun camp
    .under = Contrôle
art-of-war-word-morale = Moral
    .hint = À 0, une armée est démoralisée.
art-of-war-word-lower = Abaisser de
    .hint = Colonnes vers la gauche, à votre choix

## Noms des phases

art-of-war-phase-movement = mouvement
art-of-war-phase-combat = combat
art-of-war-phase-end-of-the-day = fin de la journée
art-of-war-phase-end = fin

## Règles, chacune en une phrase. La fin d’un identifiant est le numéro de la règle.

art-of-war-rule-2-1 = La carte est une grille d’hexagones, chacun avec un numéro à quatre chiffres.
art-of-war-rule-2-2 = La table des terrains donne l’effet du terrain sur le mouvement et le combat.
art-of-war-rule-2-3 = Le combat se règle avec un dé à six faces et la table des résultats.
art-of-war-rule-2-4 = Une unité a une arme, un nom, une force, un potentiel de mouvement, et un lieu ou un tour d’arrivée.
art-of-war-rule-2-5 = La force de combat est la puissance d’une unité en attaque et en défense.
art-of-war-rule-2-6 = Un déplacement coûte des points de mouvement, selon le terrain.
art-of-war-rule-2-7 = Une unité est d’infanterie, de cavalerie ou d’artillerie ; les marqueurs ne sont pas des unités.
art-of-war-rule-3-0 = Le premier joueur se déplace, puis attaque ; puis le second joueur fait de même ; puis le tour finit.
art-of-war-rule-4-0 = Un joueur déplace ses unités une à une, hexagone par hexagone.
art-of-war-rule-4-1 = Une unité ne peut pas dépenser plus que son potentiel de mouvement, et n’est pas obligée de bouger.
art-of-war-rule-4-2 = Entrer dans un terrain coûte des points, les côtés d’hexagone s’y ajoutent, et une route remplace les deux.
art-of-war-rule-4-3 = Une unité ne peut pas entrer dans un hexagone occupé par l’ennemi.
art-of-war-rule-4-4 = Les unités peuvent traverser des unités amies, mais pas finir leur mouvement dans un hexagone plein.
art-of-war-rule-4-5 = Une unité doit s’arrêter en zone de contrôle ennemie, et ne peut pas en sortir.
art-of-war-rule-4-6 = Les unités ne peuvent pas quitter la carte ; une unité forcée d’en sortir est éliminée.
art-of-war-rule-5-1 = Une unité en zone ennemie doit attaquer, et l’ennemi dont c’est la zone doit être attaqué.
art-of-war-rule-5-2 = Une unité attaque et est attaquée une fois au plus par phase.
art-of-war-rule-5-3 = Plusieurs unités peuvent attaquer ensemble.
art-of-war-rule-5-4 = Plusieurs ennemis peuvent être attaqués à la fois par des unités qui pourraient chacune les attaquer tous.
art-of-war-rule-5-5 = Une unité combat avec toute sa force, dans un seul combat.
art-of-war-rule-5-6 = L’artillerie hors de toute zone ennemie peut bombarder un ennemi à deux hexagones.
art-of-war-rule-5-7 = Une batterie bombarde un hexagone ; plusieurs batteries peuvent bombarder le même.
art-of-war-rule-5-8 = L’artillerie qui bombarde peut ajouter sa force à une attaque adjacente.
art-of-war-rule-6-1 = L’attaquant annonce attaquants et cibles avant le jet de dé.
art-of-war-rule-6-2 = Le rapport de force est arrondi à une colonne en faveur du défenseur, et peut être abaissé volontairement.
art-of-war-rule-6-3 = Les résultats de la table font retraiter ou éliminent l’attaquant, le défenseur ou les deux.
art-of-war-rule-6-4 = Une unité retraite dans un hexagone sûr au choix de son joueur, ou est éliminée.
art-of-war-rule-6-5 = Une unité en retraite sans autre hexagone sûr refoule une unité amie qui peut reculer.
art-of-war-rule-6-6 = Une unité victorieuse peut progresser aussitôt dans un hexagone quitté par le vaincu.
art-of-war-rule-6-7 = Retraites et progressions ne coûtent pas de points de mouvement.
art-of-war-rule-6-8 = L’artillerie qui bombarde ne subit aucun résultat, et peut reculer après un mauvais résultat.
art-of-war-rule-7-1 = Un renfort paie son hexagone d’entrée, puis agit comme toute autre unité.
art-of-war-rule-7-2 = Un ennemi près de l’hexagone d’entrée permet aux renforts d’entrer par un autre hexagone du bord.
art-of-war-rule-7-3 = Les renforts peuvent entrer plus tard que prévu.
art-of-war-rule-8-1 = De nuit, aucune unité ne peut entrer en zone ennemie.
art-of-war-rule-8-2 = De nuit, il n’y a pas de combat.
art-of-war-rule-9-0 = La table des terrains donne les coûts de mouvement et les effets au combat.
art-of-war-rule-10-0 = Deux unités amies au plus peuvent finir leur mouvement dans un hexagone.
art-of-war-rule-10-1 = Les unités d’une pile se déplacent une à une.
art-of-war-rule-10-2 = Les garnisons ne comptent pas pour l’empilement.
art-of-war-rule-10-3 = Les unités d’un hexagone attaquent ensemble.
art-of-war-rule-10-4 = Les unités d’un hexagone sont attaquées ensemble, et retraitent ensemble si possible.
art-of-war-rule-11-1 = Les unités en réserve ne peuvent pas s’approcher de l’ennemi.
art-of-war-rule-11-2 = Une zone ennemie, ou la démoralisation de l’armée, libère une unité en réserve.
art-of-war-rule-11-3 = Quand une armée alliée perd une unité, elle peut libérer aussitôt une unité en réserve.
art-of-war-rule-11-4 = Les Alliés peuvent dépenser le moral au-dessus de son niveau de départ pour libérer des réserves avant leur mouvement.
art-of-war-rule-11-5 = Les Français peuvent libérer leur Vieille Garde pour quatre points de moral.
art-of-war-rule-12-0 = Le corps de Klenau arrive en B sur un jet de dé, ou plus tard en C.
art-of-war-rule-13-0 = La pluie divise l’infanterie par deux et grossit les ruisseaux ; de nuit, les unités peuvent quitter les zones ennemies.
art-of-war-rule-14-0 = Les garnisons ne bougent jamais et sont éliminées sur Dr ; seules les lunettes survivent à Ar.
art-of-war-rule-15-0 = Des unités alliées de plusieurs nations attaquent une colonne plus à gauche.
art-of-war-rule-16-1 = Chaque unité qui retraite ou est refoulée coûte un point de moral à son armée.
art-of-war-rule-16-2 = Chaque unité perdue coûte deux points de moral à son armée.
art-of-war-rule-16-3 = Chaque unité qui progresse rapporte un point de moral à son armée.
art-of-war-rule-16-4 = Toutes les réserves d’une armée démoralisée sont libérées.
art-of-war-rule-16-5 = Une armée démoralisée attaque une colonne plus à gauche, ne progresse pas, et perd ses unités définitivement.
art-of-war-rule-16-6 = En fin de journée, le moral allié revient à son niveau de départ, moins un par unité détruite.
art-of-war-rule-16-7 = En fin de journée, le moral français est ramené à 50, moins un par unité détruite.
art-of-war-rule-17-1 = Une unité perdue alors qu’elle aurait pu retraiter est seulement désorganisée ; l’artillerie est toujours détruite.
art-of-war-rule-17-2 = En fin de journée, l’adversaire replace les unités désorganisées près d’unités amies, à une distance de deux à six hexagones de l’ennemi.
art-of-war-rule-17-3 = En fin de journée, la Vieille Garde passe en réserve, et de nuit à distance sûre ou près de l’Elbe.
art-of-war-rule-18-1 = Chaque point de force détruit compte un pour l’infanterie, deux pour la cavalerie et l’artillerie, rien pour les garnisons.
art-of-war-rule-18-2 = Chaque hexagone de la ville tenu par les Alliés à la fin d’une phase de combat française vaut 25 points, une seule fois.
art-of-war-rule-18-3 = Un troisième jour sans victoire décisive des Alliés donne 55 points aux Français.
art-of-war-rule-18-4 = L’écart de points de victoire détermine le niveau de victoire.
art-of-war-rule-19-1 = La Garde française ne peut pas bouger pendant les deux premiers tours.
art-of-war-rule-19-2 = Au tour 1, seuls les Russes d’Ostermann peuvent bouger.
art-of-war-rule-19-3 = Au tour 2, une division russe de plus peut bouger, au choix de son joueur.
art-of-war-rule-20-1 = Deux unités d’une division qui attaquent ensemble gagnent deux points.
art-of-war-rule-20-2 = Trois unités ou plus d’une division qui attaquent ensemble gagnent deux points ou une colonne, au choix de leur joueur.
art-of-war-rule-20-3 = L’artillerie qui bombarde compte avec la division qu’elle soutient.
art-of-war-rule-20-4 = Plusieurs divisions peuvent gagner des points ou des colonnes dans une attaque, et de la force fraîche aussi.
art-of-war-rule-21-1 = La force fraîche est un bonus pour une unité d’une division, une fois par partie.
art-of-war-rule-21-2 = La force fraîche s’ajoute à la force de base avant le doublement ; plusieurs divisions peuvent l’utiliser à la fois.
art-of-war-rule-22-1 = Un 5 au dé météo change une retraite en élimination.
art-of-war-rule-22-2 = Un 6 au dé météo retourne le résultat contre l’autre camp.
art-of-war-rule-22-3 = Un résultat de 1 à 4 au dé météo ne change rien.
art-of-war-rule-22-4 = Il n’y a pas de dé météo après une élimination réciproque.
art-of-war-rule-23-1 = Chaque point de force ennemi détruit est un point de victoire.
art-of-war-rule-23-2 = Un camp qui détruit assez de force ennemie reçoit des points supplémentaires.
art-of-war-rule-23-3 = Les Alliés ne reçoivent des points supplémentaires pour la force détruite que si l’infanterie de la Garde française a attaqué.
art-of-war-rule-23-4 = Un hexagone objectif compte pour le dernier camp qui l’a occupé.
art-of-war-rule-23-5 = L’écart de points de victoire détermine le niveau de victoire.

## Le plan d’un bot, en quelques mots

art-of-war-plan-mass =
    { $stance ->
        [forward] masser { $count } unités contre { $enemy } ; les autres avancent
        [stand] masser { $count } unités contre { $enemy } ; les autres tiennent
       *[back] masser { $count } unités contre { $enemy } ; les autres restent hors de portée
    }
art-of-war-plan-pin-and-mass =
    { $stance ->
        [forward] fixer { $held }, masser { $count } unités contre { $enemy } ; les autres avancent
        [stand] fixer { $held }, masser { $count } unités contre { $enemy } ; les autres tiennent
       *[back] fixer { $held }, masser { $count } unités contre { $enemy } ; les autres restent hors de portée
    }
art-of-war-plan-none =
    { $stance ->
        [forward] aucun ennemi ne vaut une attaque ; la ligne avance
        [stand] tenir la ligne
       *[back] rester hors de portée de l’ennemi
    }

## Les cartes de la première partie. La fin d’un identifiant est le titre anglais.

art-of-war-card-look-around = Regardez autour de vous
    .act = Vous êtes les Français, en bleu, à gauche. Faites glisser la carte, tournez la molette, pointez hexagones et pions. Puis continuez.
    .why = Pellnicken, au-delà du pont, vaut six points, et Wormkeim, plus loin, trois. Les Russes de Kurtov tiennent la ville ; des Prussiens arrivent par l’est.
art-of-war-card-choose-a-unit = Choisissez une unité
    .act = Cliquez sur un de vos pions. La cavalerie en bas à gauche convient bien pour commencer.
    .why = Les hexagones à sa portée s’éclairent. Sur un pion, le nombre de gauche est la force, celui de droite le mouvement.
art-of-war-card-march = Marchez
    .act = Cliquez sur un hexagone éclairé pour vous y rendre. Le nombre dans l’hexagone est le mouvement restant à l’arrivée.
    .why = Les routes coûtent le moins, les bois plus, les ruisseaux un supplément. « Annuler » reprend un mouvement tant qu’aucun dé n’a été lancé.
art-of-war-card-close-with-the-enemy = Prenez contact avec l’ennemi
    .act = Amenez quelques unités à côté des cosaques, de ce côté du pont.
    .why = On n’attaque que des hexagones adjacents, sauf avec l’artillerie. Un rideau russe vous sépare de la ville : écartez-le d’abord.
art-of-war-card-that-unit-is-held = Cette unité est retenue
    .act = Une de vos unités est en zone de contrôle ennemie : elle s’est arrêtée et ne peut plus avancer.
    .why = Les six hexagones autour d’une unité forment sa zone. Aucun ennemi n’y passe, et une unité qui s’y trouve doit attaquer à la phase de combat suivante.
art-of-war-card-bring-up-the-others = Amenez les autres
    .act = Amenez d’autres unités à côté du même ennemi, et l’artillerie à exactement deux hexagones, si possible.
    .why = La force décide : trois contre un échoue rarement. Les unités d’une division qui attaquent ensemble ont un bonus, et l’artillerie à deux hexagones tire sans risque.
art-of-war-card-end-your-movement = Terminez votre mouvement
    .act = Quand vos unités sont en place, cliquez sur « Fin du mouvement » ; si certaines n’ont pas bougé, cliquez encore.
    .why = Aucune unité n’est obligée de bouger. Les points inutilisés sont perdus, et ensuite vous ne bougez plus avant le tour suivant.
art-of-war-card-fresh-strength = Force fraîche
    .act = Choisissez une unité à renforcer pour cette phase, ou cliquez sur « Ne rien déclarer » et gardez-la pour plus tard.
    .why = Une fois par partie, une unité d’une division peut ajouter la force fraîche de la division, en attaque ou en défense. Ce qui est déclaré est dépensé.
art-of-war-card-units-that-must-attack = Unités qui doivent attaquer
    .act = Le panneau de droite nomme vos unités qui doivent attaquer, et les ennemis à attaquer. Lisez-le, puis continuez.
    .why = Toute unité qui était à côté d’un ennemi au début de cette phase doit combattre. L’artillerie à deux hexagones peut s’y joindre.
art-of-war-card-plan-an-attack = Préparez une attaque
    .act = Cliquez sur un pion ennemi. Le programme propose une attaque ; cliquez sur vos unités pour les ajouter ou les retirer.
    .why = Une unité attaque et est attaquée une fois au plus par phase. Plus de force contre un ennemi donne un meilleur rapport.
art-of-war-card-read-the-forecast = Lisez la prévision
    .act = Le panneau montre les deux forces, ce qui double le défenseur, le rapport et la probabilité de chaque résultat. Si cela vous va, cliquez sur « Attaquer ». Sinon, recommencez.
    .why = Le même code résoudra l’attaque : la prévision ne peut pas se tromper, seulement manquer de chance. Sur Dr le défenseur retraite, sur Ar c’est vous.
art-of-war-card-the-die-is-rolled = Le dé est lancé
    .act = Lisez le journal en bas à droite : le dé, le résultat et ses effets.
    .why = Une unité battue retraite d’un hexagone vers un hexagone sûr. S’il n’y en a pas, elle est éliminée.
art-of-war-card-retreat = Retraite
    .act = Une de vos unités est battue et doit retraiter d’un hexagone. Choisissez un des hexagones que montrent les flèches.
    .why = Seuls les hexagones hors de toute zone ennemie sont sûrs. Gardez un œil sur votre ligne de retraite avant d’attaquer.
art-of-war-card-choose-your-losses = Choisissez vos pertes
    .act = Les deux camps perdent autant. Choisissez lesquels de vos attaquants sont éliminés.
    .why = Leur force imprimée doit atteindre celle des défenseurs éliminés.
art-of-war-card-follow-up = Progresser ?
    .act = Vous pouvez faire progresser un des vainqueurs dans l’hexagone vide, ou cliquer sur « Tenir ».
    .why = Cela ne coûte rien et ignore les zones, mais votre unité peut s’y trouver seule au tour ennemi. Un hexagone qui vaut des points vaut le risque.
art-of-war-card-pull-the-guns-back = Reculer l’artillerie ?
    .act = Votre batterie a tiré de loin et n’a rien subi. Elle peut reculer d’un hexagone, ou rester.
    .why = Après une attaque manquée, elle pourrait être la prochaine cible.
art-of-war-card-finish-the-phase = Terminez la phase
    .act = Attaquez encore si cela en vaut la peine, ou cliquez sur « Fin du combat ».
    .why = Vous avez fait toutes les attaques obligatoires. Maintenant les Russes se déplacent et attaquent.
art-of-war-card-the-other-side-s-turn = Le tour de l’autre camp
    .act = Regardez : les Russes se déplacent, puis attaquent. On ne vous demande rien, sauf si une de vos unités doit retraiter ou peut progresser.
    .why = Les mêmes règles les lient : toute unité qui vient au contact doit attaquer.
art-of-war-card-how-it-is-won = Comment gagner
    .act = Regardez les points en haut du panneau. Puis passez à votre deuxième tour.
    .why = Chaque point de force détruit compte un point ; la ville six et le hameau trois pour le dernier camp à les avoir occupés. Quatre points d’avance font une victoire.
art-of-war-card-reinforcements = Renforts
    .act = Des troupes sont arrivées au bord de la carte : choisissez-les dans le panneau de droite, puis cliquez sur un hexagone éclairé au bord.
    .why = Elles paient leur premier hexagone, puis marchent comme les autres. Elles peuvent aussi attendre et venir plus tard.
art-of-war-card-your-movement = Votre mouvement
    .act = Déplacez les unités que vous voulez, puis cliquez sur « Fin du mouvement ». N mène à l’unité suivante.
    .why = Pensez à l’attaque qui suit : quelles unités doivent être côte à côte, et d’où tirera votre artillerie ?
art-of-war-card-your-attacks = Vos attaques
    .act = Cliquez sur un ennemi pour préparer la prochaine attaque. Quand aucune unité ne doit plus attaquer, vous pouvez terminer la phase.
    .why = Attaquez d’abord à trois contre un ; une retraite à cet endroit peut libérer vos autres unités.
art-of-war-card-your-decision = À vous de décider
    .act = La ligne bleue du panneau dit ce que vous devez décider. Les choix sont au-dessous.
    .why = La bataille continue dès que vous avez choisi.
art-of-war-card-one-moment = Un instant
    .act = Votre adversaire joue, ou le programme lance les dés.
    .why = En attendant, vous pouvez parcourir la carte et lire le journal.
art-of-war-card-the-battle-is-over = La bataille est terminée
    .act = C’était une partie entière. Lisez le résultat dans le panneau.
    .why = Vous savez tout ce qu’il faut pour Eylau : les mêmes règles, en plus grand. Dresden y ajoute les piles, le moral et les réserves.

## Règles optionnelles : le nom, son sujet dans les réglages de la partie (about), ces réglages avec elle (on) et sans elle (off)

art-of-war-option-weather = Dé météo [22.0]
    .hint = Un second dé peut changer le résultat d’un combat
    .about = Météo
    .on = Avec le dé météo [22.0].
    .off = Sans le dé météo.

## Valeurs qu’une partie rejouée trace et qu’un compte rendu compte : le titre, le nom sur un bouton (short), le sens (meaning), la tête d’une colonne (column)

art-of-war-figure-points = Points de victoire
    .short = Points
    .meaning = Comme si la bataille avait fini à ce moment.
    .column = points
art-of-war-figure-lost = Force perdue
    .short = Pertes
    .meaning = Force imprimée perdue, pour de bon ou jusqu’au soir.
    .column = pertes
art-of-war-figure-morale = Moral
    .short = Moral
    .meaning = De chaque armée ; à 0, elle est démoralisée.
    .column = moral

## Résultats des combats d’après leurs mots anglais, et ce qu’en dit une table (short)

art-of-war-came-attacker-eliminated = attaquant éliminé
art-of-war-came-attacker-retreats = retraite de l’attaquant
art-of-war-came-equal-elimination = élimination réciproque
art-of-war-came-defender-retreats = retraite du défenseur
art-of-war-came-defender-eliminated = défenseur éliminé

## Titres des tables d’après leurs titres anglais

art-of-war-tab-results = Résultats
art-of-war-tab-terrain = Terrain
art-of-war-tab-forces = Forces
art-of-war-tab-arrivals = Arrivées

## Ce que l’on pose sur le plateau et en retire

art-of-war-layer-zones = Zones de contrôle
## Batailles : titre, présentation et suite historique

art-of-war-scenario-skirmish = Le pont de Pellnicken
    .summary =
        Février 1807, deux jours après Eylau. La division Verdin a l’ordre de prendre Pellnicken avant la nuit ; les Russes de Kurtov ont barricadé la ville, mis une batterie sur le Galgenberg et laissé quelques cosaques au pont. Balayez les cosaques, amenez les canons, et gardez un œil sur la route de l’est : des Prussiens y marchent.

        Trois tours, treize pions, dix minutes. La ville vaut six points, le hameau de Wormkeim trois, et chaque point de force ennemi détruit en vaut un.

art-of-war-scenario-eylau = Eylau, 7-8 février 1807
    .summary = Une plaine enneigée de Prusse-Orientale. Bennigsen a enfin fait volte-face et tient les hauteurs derrière Eylau avec toute l’armée russe ; Napoléon arrive par la route de Landsberg avec la moitié de la sienne. Davout vient du sud, Ney et les Prussiens de Lestocq viennent du nord-ouest : tout dépend de qui arrivera le premier, et où.
    .history = Ce jour-là, aucun camp n’a gagné : Napoléon a gardé la neige où il se tenait, Bennigsen est parti dans la nuit, et chacun avait perdu un tiers de ses hommes.

art-of-war-scenario-dresden = Dresde, 26-28 août 1813
    .summary =
        Trois armées alliées se resserrent sur Dresde pendant que Napoléon y revient en hâte. Quelques lunettes, des murs de jardin, le corps de Saint-Cyr et la Jeune Garde : ce soir, rien d’autre ne les sépare de la ville. Demain, deux corps de plus auront passé l’Elbe, et il pleuvra.

        Les Alliés doivent prendre l’Altstadt ou briser les Français tant qu’il est temps, avec des Autrichiens, des Russes et des Prussiens qui combattent mal ensemble et des réserves que personne ne veut libérer. À la fin de chaque journée, ils choisissent de continuer ou non ; une troisième journée sans victoire décisive donne 55 points aux Français. Jusqu’à 32 tours, 95 pions ; pour une première soirée, il y a « Dresde : le premier soir » et « Dresde : le deuxième jour ».
    .history = Napoléon a vaincu à Dresde : il a tenu la ville le premier soir, enfoncé la gauche alliée le deuxième jour sous la pluie, et perdu à Kulm les fruits de sa victoire.

art-of-war-scenario-dresden-day1 = Dresde : le premier soir
    .summary =
        26 août 1813, quatre heures de l’après-midi. Le canon donne le signal, et les colonnes alliées marchent sur les faubourgs de Dresde : les Russes le long de l’Elbe, les Prussiens par le Grosser Garten, les Autrichiens contre les lunettes du sud et de l’ouest. Saint-Cyr tient les faubourgs ; la Jeune Garde vient d’arriver derrière lui.

        Six tours, la mise en place imprimée. Les Alliés veulent un hexagone de l’Altstadt, ou mieux, deux ; les Français veulent être encore en vie à dix heures du soir, avec quelques canons alliés pour trophées.
    .history = Le premier soir, les Alliés ont atteint les faubourgs, et la Jeune Garde les en a rejetés.

art-of-war-scenario-dresden-day2 = Dresde : le deuxième jour
    .summary =
        27 août 1813, au point du jour ; il a plu à verse toute la nuit. Napoléon a maintenant plus de cent mille hommes sur la rive gauche et compte agir par les deux ailes : Murat et Victor contre les Autrichiens isolés au-delà de la Weisseritz en crue, Ney et Mortier avec la Jeune Garde contre les Russes à Gruna, tandis que Marmont et Saint-Cyr font face aux hauteurs de Räcknitz. Les Alliés attendent Klenau, qui viendra peut-être par la route de Freiberg, et peut-être pas.

        Huit tours, tous sous la pluie : l’infanterie combat à la moitié de sa force, et les unités ne peuvent franchir la Weisseritz, comme l’Elbe, que par ses ponts. Les positions des deux armées approchent celles de l’histoire ; ce n’est pas une mise en place imprimée.
    .history = Le deuxième jour, Murat et Victor ont anéanti les Autrichiens au-delà de la Weisseritz, et l’armée alliée a repris le chemin de la Bohême.

## La certitude de leurs cartes

art-of-war-sureness-eylau = Nous n’avions pas la carte imprimée. Celle-ci est notre reconstitution, à 425 m par hexagone, l’est en haut, ajustée sur les hexagones de départ des règles imprimées et sur les positions des armées.
    .sure =
        Les hexagones de départ de toutes les unités, les deux hexagones d’Eylau, les codes d’entrée, la table du terrain, la piste des tours.
        Les forces des armées.
    .fair =
        L’échelle et l’orientation : l’écart moyen est de moins d’un hexagone.
        Les villages : Serpallen, Anklappen, Althof et Schloditten sont bien placés, les autres à un hexagone près.
        Les crêtes et la colline de l’église, les lacs, le cours de la Pasmar, les grands bois, les routes.
        Les points d’entrée A et B.
    .guessed =
        Les côtés d’hexagone qui comptent comme pentes : il y en a 32.
        La taille de la carte, 24 colonnes sur 22 rangées.
        Molwitten, le ruisseau de Kutschitten, les bois des bords nord et est.
        Que la basse Pasmar soit libre de glace alors que le reste est gelé.

art-of-war-sureness-dresden = Nous n’avions pas la carte imprimée. Celle-ci est notre reconstitution d’après les hexagones de départ des règles imprimées, les emplacements connus des villages et des ouvrages, et le relief.
    .sure =
        Les hexagones de départ de toutes les unités, les trois hexagones de l’Altstadt, les lunettes I à V.
        Les forces des armées et les heures des tours.
    .fair =
        L’Elbe, la Weisseritz et le Landgraben dans leurs anciens lits ; Neustadt et Friedrichstadt.
        Le Grosser Garten, les hauteurs, le ravin du Kaitzbach, les villages, la direction des routes.
        Les entrées A et B ; les tours de nuit ; la pluie du deuxième jour.
    .guessed =
        Jusqu’où les faubourgs comptent comme ville, et quels jardins sont des bosquets : c’est le moins sûr de tout.
        Les deux ponts de bateaux, les pentes comme côtés d’hexagone, certains ravins et bois.
        L’entrée C sur la route de Dippoldiswalde, et la pluie aux tours 19 et 20.

art-of-war-sureness-dresden-day2 = La carte est notre reconstitution de Dresde, et les positions du deuxième matin sont aussi les nôtres : ce n’est pas une mise en place imprimée.
    .sure =
        Les hexagones de départ de toutes les unités, les trois hexagones de l’Altstadt, les lunettes I à V.
        Les forces des armées et les heures des tours.
    .fair =
        L’aile où se bat chaque corps, selon le récit habituel de la journée.
        Le terrain, dans la mesure où il est assez sûr pour la bataille entière.
    .guessed =
        Chaque hexagone de départ d’une unité ; les pertes du premier jour, qui sont nulles ici.
        Les faubourgs, les jardins, les ponts de bateaux, les pentes comme côtés d’hexagone.

art-of-war-sureness-skirmish = Une première bataille pour apprendre. Terrain, personnages et date sont inventés ; rien n’est historique.
    .sure = Les règles : celles d’Eylau.
    .guessed = Tout le reste a été inventé pour trois tours rapides.

## Textes des fichiers : remarques sur les divisions par leurs mots anglais

art-of-war-formation-5th-division-tuchkov-right-wing = 5e division (Tuchkov), aile droite
art-of-war-formation-8th-division-right-centre = 8e division, centre droit
art-of-war-formation-4th-division-somov-reserve-behind-the-right = 4e division (Somov), réserve derrière la droite
art-of-war-formation-7th-division-dokhturov-reserve-at-anklappen = 7e division (Dokhturov), réserve à Anklappen
art-of-war-formation-3rd-division-centre = 3e division, centre
art-of-war-formation-14th-division-behind-the-left = 14e division, derrière la gauche
art-of-war-formation-2nd-division-ostermann-tolstoy-here-also-the-rear-guard-at-eylau = 2e division (Ostermann-Tolstoy), ici aussi l’arrière-garde à Eylau
art-of-war-formation-prussian-corps = Corps prussien
art-of-war-formation-3rd-division-iv-corps-soult = 3e division, IVe corps (Soult)
art-of-war-formation-2nd-division-iv-corps-soult = 2e division, IVe corps (Soult)
art-of-war-formation-1st-division-vii-corps-augereau = 1re division, VIIe corps (Augereau)
art-of-war-formation-2nd-division-vii-corps-augereau = 2e division, VIIe corps (Augereau)
art-of-war-formation-1st-division-iv-corps-soult = 1re division, IVe corps (Soult)
art-of-war-formation-1st-division-iii-corps-davout = 1re division, IIIe corps (Davout)
art-of-war-formation-2nd-division-iii-corps-davout = 2e division, IIIe corps (Davout)
art-of-war-formation-3rd-division-iii-corps-davout = 3e division, IIIe corps (Davout)
art-of-war-formation-1st-division-vi-corps-ney = 1re division, VIe corps (Ney)
art-of-war-formation-2nd-division-vi-corps-ney = 2e division, VIe corps (Ney)
art-of-war-formation-imperial-guard = Garde impériale
art-of-war-formation-cavalry-reserve-and-light-cavalry = Réserve de cavalerie et cavalerie légère
art-of-war-formation-french-infantry-division = Division d’infanterie française
art-of-war-formation-french-light-cavalry = Cavalerie légère française
art-of-war-formation-russian-rear-guard = Arrière-garde russe
art-of-war-formation-prussian-column = Colonne prussienne
