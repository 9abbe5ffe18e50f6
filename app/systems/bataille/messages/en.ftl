# Messages of La Bataille de Bautzen. docs/TRANSLATING.md explains this file.


## Words that many sentences use

bataille-parts = { $parts }
bataille-formation =
    { $formation ->
       *[column] column
        [line] line
        [carre] carré
        [skirmish] skirmish order
        [road-march] road march
        [general-order] general order
        [limbered] limbered
        [unlimbered] unlimbered
    }
    .button =
        { $formation ->
           *[column] Column
            [line] Line
            [carre] Carré
            [skirmish] Skirmish order
            [road-march] Road march
            [general-order] General order
            [limbered] Limbered
            [unlimbered] Unlimbered
        }
bataille-order =
    { $order ->
       *[good] in good order
        [disordered] disordered
        [routed] routed
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
        [ssw] SSW
        [wsw] WSW
        [w] W
        [wnw] WNW
        [nnw] NNW
        [all] all round
    }

## Charges

bataille-ask-charge = { $side }: choose the cavalry that will charge, then its target, or press End charges.
bataille-end-charges = End charges
bataille-charge-offer = Charge { $hex }, { $left } left
bataille-charge-ready = Charge { $hex }
bataille-charge-arrow = charge
bataille-named-too = { $named }, too
bataille-leader-charges =
    { $goes ->
        [yes] { $leader } rides along
       *[no] { $leader } stays
    }
bataille-ask-opportunity = { $side }: choose cavalry to charge the units in { $hex }, or press No charge.
bataille-ask-react = { $side }: you are charged. Choose cavalry to intercept, or press No charge.
bataille-unit-charges = { $unit } charges
bataille-unit-intercepts = { $unit } intercepts
bataille-no-charge = No charge
bataille-ask-answer = { $side }: { $unit } in { $hex } is charged. Choose how it meets the charge.
bataille-stand = Stand
bataille-form-carre = Form carré
bataille-ask-press = { $side }: the carré holds. Try to stop in { $hex }, or charge home.
bataille-try-to-stop = Try to stop in { $hex }
bataille-charge-home = Charge home
bataille-ask-occupy = { $side }: enter { $hex }, or press Stay.
bataille-enter-hex = Enter { $hex }
bataille-stay = Stay

## Movement

bataille-ask-move = { $side }: move your units, then press End movement.
bataille-end-movement = End movement
bataille-give-orders = Give these orders
bataille-named-left = { $named }, { $left } left
bataille-named-may-enter = { $named }, may enter
bataille-leader-rides = { $leader }, rides
bataille-reorder-stack = Reorder the stack
bataille-stack-place = { $place }. { $named }
bataille-stack-them = Stack them in this order
bataille-leader-goes =
    { $goes ->
        [yes] { $leader } goes along
       *[no] { $leader } stays
    }
bataille-leaders-stay =
    { $leaders-count ->
        [one] { $leaders } stays in { $hex }. Choose him to take him along.
       *[other] { $leaders } stay in { $hex }. Choose them to take them along.
    }
bataille-leaders-alone = Without troops in their hex, and not moved: { $leaders }.
bataille-go = Go, { $left } left
bataille-go-under-fire = Go, { $left } left, under fire
bataille-go-again = Go
bataille-so-far = { $formation } facing { $facing }, { $spent } points spent, { $left } left.
bataille-to-hex = To { $hex }
bataille-to-hex-left = To { $hex }, { $left } left
bataille-to-hex-fire = To { $hex }, { $left } left, draws fire
bataille-prolong-left = Prolong to { $hex }, { $left } left
bataille-facing-left = Facing { $facing }, { $left } left
bataille-turn-left = Turn { $facing }, { $left } left
bataille-formation-left = { $formation }, { $left } left
bataille-limber-left = Limber, { $left } left
bataille-unlimber-left = Unlimber, { $left } left
bataille-enter-left = Enter at { $hex }, { $left } left
bataille-enter-ready = Enter at { $hex }, { $formation }
bataille-leader-enters =
    { $goes ->
        [yes] { $leader } comes along
       *[no] { $leader } waits
    }

## Fire

bataille-ask-fire = { $side }: choose the units that will fire, then the target hex.
bataille-fire-ready = Fire at { $hex }
bataille-fire-all =
    { $count ->
        [one] Fire, { $count } attack
       *[other] Fire, { $count } attacks
    }
bataille-end-fire = End fire
bataille-units-at = { $units } at { $hex }
bataille-fire-offer = Fire at { $hex }
bataille-fire-offer-odds = Fire { $odds } at { $hex }

## Assaults

bataille-ask-assault = { $side }: choose the units that will assault, then the hex.
bataille-assault-offer = Assault { $hex }
bataille-assault-offer-odds = Assault { $odds } { $hex }
bataille-assault-ready = Assault { $hex }
bataille-end-assaults = End assaults
bataille-stop-here = Stop here
bataille-saves-horses = { $named }, saves its horses
bataille-ask-withdraw = { $side }: { $hex } is assaulted. Choose a hex to withdraw to, or press Hold.
bataille-withdraw-ready = Withdraw to { $hex }
bataille-hold = Hold
bataille-ask-advance = { $side }: choose units to advance into { $hex }, or press Stay.
bataille-ask-must-advance = { $side }: choose units to advance into { $hex }: at least one must.
bataille-advance-ready = Advance into { $hex }

## The end of a half-turn, standing orders

bataille-ask-close = { $side }: give standing orders, or end the half-turn.
bataille-end-half-turn = End half-turn
bataille-end-with-orders =
    { $count ->
        [one] End with { $count } order
       *[other] End with { $count } orders
    }

## Changes of a position by agreement

bataille-ask-change = Choose a unit, then what to change; or choose an objective hex to change its holder.
bataille-change-holder = { $hex } is held by the { $side }
bataille-change-unit = Change { $unit }

## Questions before a segment ends

bataille-doubt-movement =
    { $count ->
        [one] { $count } unit has not moved. Press again to end movement.
       *[other] { $count } units have not moved. Press again to end movement.
    }
bataille-doubt-fire =
    { $count ->
        [one] { $count } fire attack is still possible. Press again to end fire.
       *[other] { $count } fire attacks are still possible. Press again to end fire.
    }
bataille-undone-charges =
    { $count ->
        [one] { $count } unit can still charge
       *[other] { $count } units can still charge
    }
bataille-again-charges = Press again to end charges.
bataille-undone-assaults =
    { $count ->
        [one] { $count } unit can still assault
       *[other] { $count } units can still assault
    }
bataille-again-assaults = Press again to end assaults.

## Refusals. The end of an id is the name of a refusal, and its variant.

bataille-refused-adds-nothing = { $unit } would add no fire to this attack.
bataille-refused-another-formation = { $unit } is not in the formation of the top unit, so it cannot fire.
bataille-refused-arms-apart = Infantry and cavalry cannot assault cavalry together.
bataille-refused-assaulted-already = { $hex } has already been assaulted in this segment.
bataille-refused-assaulted-already-unit = { $unit } has already assaulted in this segment.
bataille-refused-bad-change = The match could not continue from that position.
bataille-refused-cannot-advance = { $unit } cannot advance into { $hex }.
bataille-refused-cannot-save = { $unit } cannot save its horses: only assaulting cavalry can.
bataille-refused-carre-stays = The carré cannot enter { $hex }: it can move at most one clear hex in a half-turn.
bataille-refused-cavalry-zone = A charge cannot pass through { $hex }, which is in the zone of other enemy cavalry.
bataille-refused-charged = { $unit } has charged, so it cannot fire.
bataille-refused-charged-assault = { $unit } cannot assault: it has already charged or fought in a charge in this half-turn.
bataille-refused-charged-already = { $unit } has already tried to charge in this segment.
bataille-refused-closed = { $unit } cannot enter { $hex }: that terrain or hexside is prohibited.
bataille-refused-closed-charge = A charge cannot enter { $hex }: its terrain is not clear.
bataille-refused-closed-hexside = A charge cannot cross the hexside into { $hex }.
bataille-refused-closed-leader = { $leader } cannot enter a hex of this path: its terrain or hexside is prohibited.
bataille-refused-closer-target = { $unit } must fire at the closest target, in { $hex }.
bataille-refused-did-not-advance = { $unit } did not advance, so it cannot make the follow-up assault.
bataille-refused-disordered = { $unit } is disordered and cannot change formation.
bataille-refused-does-not-fire = { $unit } cannot fire: it is routed or in road march.
bataille-refused-does-not-fire-cavalry = { $unit } is cavalry and cannot fire.
bataille-refused-does-not-lead = Units in a hex must face as the top unit does.
bataille-refused-empty-path-withdrawal = A withdrawal must go at least one hex.
bataille-refused-enemy-there = An enemy unit is in { $hex }.
bataille-refused-enemy-there-charge = An enemy unit in { $hex } is in the path of the charge.
bataille-refused-enemy-there-leader = { $leader } cannot enter a hex with an enemy.
bataille-refused-faces-apart = All units of one arm in { $hex } must face the same way.
bataille-refused-fired-already = { $unit } has already fired in this segment.
bataille-refused-fired-elsewhere = { $unit } fired at { $hex }, so it can assault only that hex.
bataille-refused-guns-apart = Guns in these hexes cannot combine their fire: a leader must be with them.
bataille-refused-hit-already = { $hex } has already been fired at in this segment.
bataille-refused-in-a-zone = The stack in { $hex } is in an enemy zone and cannot be reordered.
bataille-refused-just-arrived = { $unit } entered the map in this half-turn, so it cannot charge.
bataille-refused-limbered = { $unit } is limbered and cannot fire.
bataille-refused-may-not-charge = { $unit } cannot charge these units.
bataille-refused-may-not-react = { $unit } cannot react to this charge.
bataille-refused-may-not-withdraw = Not every unit in the hex can withdraw.
bataille-refused-mixed-formations = Friendly units of the same arm in { $hex } are in another formation.
bataille-refused-move-ended = { $unit } has ended its move.
bataille-refused-must-advance = At least one unit must advance into { $hex }.
bataille-refused-named-twice = { $unit } is chosen twice.
bataille-refused-no-change-now = Finish this move or combat before you change the position.
bataille-refused-no-orders = { $unit } cannot be chosen: choose your own units, each once.
bataille-refused-no-passing = { $unit } cannot move through the friendly units in { $hex }.
bataille-refused-no-passing-charge = The charge cannot pass through the friendly units in { $hex }.
bataille-refused-no-points = { $unit } cannot move in this half-turn: it is routed, has charged, was charged or withdrew.
bataille-refused-no-prolonging = Only unlimbered guns can be prolonged into { $hex }.
bataille-refused-no-prolonging-far = Guns can be prolonged only into an adjacent hex, and { $hex } is not adjacent.
bataille-refused-no-prolonging-ground = Guns cannot be prolonged into { $hex }. The terrain is not clear, or a stream or work is in between.
bataille-refused-no-prolonging-late = Guns cannot be prolonged into { $hex } after any other action of their move.
bataille-refused-no-roll = No roll is due now.
bataille-refused-no-room = There is not enough room in { $hex } for these units.
bataille-refused-no-room-charge = { $hex } has no room for the cavalry at the end of the path.
bataille-refused-no-room-withdrawal = There is not enough room in the last hex for these units.
bataille-refused-no-stop = { $unit } would have to stop in { $hex }, where it cannot stay.
bataille-refused-no-such-facing = { $unit } cannot face that way in that formation.
bataille-refused-no-such-formation = { $unit } cannot take that formation: its arm does not have it.
bataille-refused-no-such-formation-limber-first = { $unit } must limber before it uses road march.
bataille-refused-no-such-formation-no-road = { $unit } cannot use road march: there is no road here.
bataille-refused-no-such-formation-from-road-march = From road march { $unit } can change only to column or general order.
bataille-refused-no-such-formation-guns = { $unit } cannot take that formation: guns can only limber, unlimber or use road march.
bataille-refused-no-such-formation-column = { $unit } cannot be in column in this terrain.
bataille-refused-no-such-formation-general-order = { $unit } cannot be in general order in this terrain.
bataille-refused-no-such-formation-line = { $unit } cannot form line.
bataille-refused-no-such-formation-carre = { $unit } cannot form carré.
bataille-refused-no-such-formation-line-ground = { $unit } can form line only in clear terrain.
bataille-refused-no-such-formation-carre-ground = { $unit } can form carré only in clear terrain.
bataille-refused-no-such-formation-carre-few = { $unit } has too few increments for a carré.
bataille-refused-no-such-formation-skirmish = { $unit } cannot skirmish.
bataille-refused-no-such-formation-skirmish-work = { $unit } cannot be in skirmish order in a work.
bataille-refused-no-such-formation-line-few = { $unit } has too few increments to form line.
bataille-refused-no-target = There is no enemy combat unit in { $hex }.
bataille-refused-no-target-charge = Cavalry cannot charge { $hex }. The enemy must be on clear ground, or in a work charged through its rear.
bataille-refused-no-target-far = { $hex } is not adjacent to { $unit }.
bataille-refused-no-target-front = { $hex } is not to the front of { $unit }.
bataille-refused-no-target-assault = { $unit } cannot assault { $hex }: there is no enemy combat unit in it.
bataille-refused-no-target-closed = { $unit } cannot assault { $hex }: that ground or work front is closed to cavalry.
bataille-refused-no-way-withdrawal = A withdrawal cannot enter an enemy zone or a hex adjacent to the attackers.
bataille-refused-nobody = Choose at least one unit.
bataille-refused-nobody-attack = Choose an attack.
bataille-refused-not-a-front = Guns in a work must face one of its front sides.
bataille-refused-not-a-step = { $hex } is not adjacent to the hex before it in the path.
bataille-refused-not-a-step-leader = { $leader } can move only from hex to adjacent hex.
bataille-refused-not-able = { $unit } cannot assault: its arm, formation, order or terrain does not allow it.
bataille-refused-not-alike = { $unit } cannot move with these units: all must share one hex, arm, formation and state.
bataille-refused-not-asked = Wait: the dice are being rolled.
bataille-refused-not-asked-opponent = The { $side } player must choose now.
bataille-refused-not-beside = The path must end adjacent to the target in { $hex }.
bataille-refused-not-cavalry = { $unit } is not cavalry and cannot charge.
bataille-refused-not-due = { $unit } cannot enter at { $hex } now. It is on the map, out of the battle, or due later.
bataille-refused-not-due-leader = { $leader } arrives in a later turn.
bataille-refused-not-fresh = { $unit } cannot charge: only fresh cavalry in good order can.
bataille-refused-not-here = { $unit } cannot enter at { $hex }: it is not one of its entry hexes.
bataille-refused-not-here-leader = { $leader } cannot enter at { $hex }: it is not one of his entry hexes.
bataille-refused-not-in-column = { $unit } can charge only in column and from clear terrain.
bataille-refused-not-in-front = { $hex } is not to the front of { $unit }.
bataille-refused-not-in-front-short = { $unit } is short of movement points. It can enter only a hex to its front, not { $hex }.
bataille-refused-not-its-order = { $unit } cannot have that standing order: its type does not use it.
bataille-refused-not-limbered = Only limbered guns can unlimber.
bataille-refused-not-on-map = { $unit } is not on the map.
bataille-refused-not-on-map-leader = { $leader } is not on the map.
bataille-refused-not-on-top = { $unit } cannot fire: only the top unit of its hex can.
bataille-refused-not-on-top-carre = { $unit } cannot fire: only the top unit of a carré can.
bataille-refused-not-on-top-column = { $unit } cannot fire: in column and general order only the top unit can.
bataille-refused-not-so = { $unit } must enter { $hex } facing a hexside. It must be in road march on a road, or in column or limbered.
bataille-refused-not-the-stack = List every unit in { $hex } once.
bataille-refused-not-this-question = Not now: the { $side } player must make another decision first.
bataille-refused-not-this-question-charge = No unit is being charged now.
bataille-refused-not-together = { $unit } cannot join the charge: choose cavalry of one hex, each unit once.
bataille-refused-not-unlimbered = Only unlimbered guns can limber.
bataille-refused-not-with-them = { $leader } can accompany only units in his hex.
bataille-refused-not-with-them-entering = { $leader } can enter with a unit only at the same entry hex.
bataille-refused-not-yours = { $unit } is not yours to command.
bataille-refused-not-yours-leader = { $leader } is not yours to command.
bataille-refused-not-yours-once = { $unit } cannot be chosen: choose your own units, each once.
bataille-refused-nothing-changes = This order changes nothing.
bataille-refused-nothing-changes-facing = { $unit } already faces that way.
bataille-refused-nothing-changes-formation = { $unit } is already in this formation.
bataille-refused-nothing-changes-leader = { $leader } is already in the last hex of this path.
bataille-refused-nothing-changes-order = Choose at least one order.
bataille-refused-nothing-changes-orders = { $unit } already has these orders.
bataille-refused-nothing-changes-path = Choose at least one hex to enter.
bataille-refused-nothing-changes-stack = The stack in { $hex } is already in that order.
bataille-refused-nothing-to-undo = Nothing to undo: you can undo your actions until a die is rolled, your opponent decides, or the segment ends.
bataille-refused-nothing-to-undo-dice = Nothing can be undone now: dice are due, or the battle is over.
bataille-refused-nothing-to-undo-opponent = You cannot undo while your opponent has a decision.
bataille-refused-off-map = { $hex } is off the map.
bataille-refused-off-the-road = In road march { $unit } can move only along a road, and none leads to { $hex }.
bataille-refused-one-battery = { $unit } cannot join the fire: with infantry in the hex, only one battery can.
bataille-refused-ordered-already = { $unit } already has new orders in this segment.
bataille-refused-out-of-arc = { $hex } is not to the front of { $unit }.
bataille-refused-out-of-range = { $hex } is out of range of { $unit }.
bataille-refused-out-of-sight = { $unit } has no line of sight to { $hex }.
bataille-refused-over = The battle is over.
bataille-refused-restacked-already = The stack in { $hex } has already been reordered in this segment.
bataille-refused-same-hex = { $unit } cannot fire there: infantry and guns of one hex must fire at the same hex.
bataille-refused-stopped = { $unit } has stopped and cannot enter { $hex } in this segment.
bataille-refused-too-dear = { $unit } does not have enough movement points left.
bataille-refused-too-far = { $unit } does not have enough movement points left to enter { $hex }.
bataille-refused-too-far-charge = The cavalry does not have enough movement points for this path.
bataille-refused-too-far-leader = { $leader } does not have enough movement points left.
bataille-refused-too-far-path = The path has too many hexes.
bataille-refused-too-far-withdrawal = The units can withdraw at most half their movement allowance.
bataille-refused-too-weak = This fire at { $hex } is below the lowest odds on the table.
bataille-refused-turned-already = { $unit } has used its free turn in this segment.
bataille-refused-turns-too-far = The charge turns too far in { $hex }. Heavy cavalry can turn 60 degrees in a hex, light cavalry 120.
bataille-refused-unknown = There is no such thing in this battle.
bataille-refused-unknown-leader = There is no such leader in this battle.
bataille-refused-unknown-unit = There is no such unit in this battle.
bataille-refused-unlimbered = { $unit } must limber before it can move.
bataille-refused-waits = { $unit } does not have enough movement points to enter at { $hex }; it can try next turn.
bataille-refused-was-charged = { $unit } was charged while it moved, so it cannot assault.
bataille-refused-without-its-top = { $unit } can fire only together with the top unit of its hex.
bataille-refused-wrong-faces = These dice do not fit the roll.
bataille-refused-zone-holds = { $unit } can leave the enemy zone in { $hex } only as its first action.

## The log

bataille-segment-began =
    { $segment ->
       *[charge] { $side }: charges.
        [movement] { $side }: movement.
        [defensive-fire] { $side }: under defensive fire.
        [offensive-fire] { $side }: offensive fire.
        [melee] { $side }: melees.
        [recovery] { $side }: recovery.
        [close] { $side }: standing orders.
    }
bataille-level-changed = { $corps }: level { $from } to { $to }.
bataille-level-of = Level of { $corps }
bataille-taken-back = The { $side } undo their last action.
bataille-amended = Both players change the position: { $edits }.
bataille-orders-given = Orders: { $unit }, { $orders }.
bataille-no-standing-order = no standing order
bataille-restacked = The stack of { $hex } is now { $units }.
bataille-cannot-turn =
    { $size ->
        [one] { $units } cannot turn { $facing }; { $points } point is spent all the same.
       *[many] { $units } cannot turn { $facing }; { $points } points are spent all the same.
    }
bataille-cannot-change =
    { $size ->
        [one] { $units } cannot change to { $formation }; { $points } point is spent all the same.
       *[many] { $units } cannot change to { $formation }; { $points } points are spent all the same.
    }
bataille-cannot-go-on =
    { $size ->
        [one] { $units } cannot go on; { $points } point is spent all the same.
       *[many] { $units } cannot go on; { $points } points are spent all the same.
    }
bataille-moved =
    { $units-count ->
        [one] { $units } moves to { $hex }.
       *[other] { $units } move to { $hex }.
    }
bataille-moved-for =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } moves to { $hex }.
               *[other] { $units } move to { $hex }.
            }
        [one]
            { $units-count ->
                [one] { $units } moves to { $hex } for { $points } point.
               *[other] { $units } move to { $hex } for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } moves to { $hex } for { $points } points.
               *[other] { $units } move to { $hex } for { $points } points.
            }
    }
bataille-turned =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } turns { $facing }.
               *[other] { $units } turn { $facing }.
            }
        [one]
            { $units-count ->
                [one] { $units } turns { $facing } for { $points } point.
               *[other] { $units } turn { $facing } for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } turns { $facing } for { $points } points.
               *[other] { $units } turn { $facing } for { $points } points.
            }
    }
bataille-changed =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } changes to { $formation }, facing { $facing }.
               *[other] { $units } change to { $formation }, facing { $facing }.
            }
        [one]
            { $units-count ->
                [one] { $units } changes to { $formation }, facing { $facing }, for { $points } point.
               *[other] { $units } change to { $formation }, facing { $facing }, for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } changes to { $formation }, facing { $facing }, for { $points } points.
               *[other] { $units } change to { $formation }, facing { $facing }, for { $points } points.
            }
    }
bataille-tries-to-limber =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } tries to limber.
               *[other] { $units } try to limber.
            }
        [one]
            { $units-count ->
                [one] { $units } tries to limber for { $points } point.
               *[other] { $units } try to limber for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } tries to limber for { $points } points.
               *[other] { $units } try to limber for { $points } points.
            }
    }
bataille-limbers =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } limbers.
               *[other] { $units } limber.
            }
        [one]
            { $units-count ->
                [one] { $units } limbers for { $points } point.
               *[other] { $units } limber for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } limbers for { $points } points.
               *[other] { $units } limber for { $points } points.
            }
    }
bataille-unlimbers =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } unlimbers.
               *[other] { $units } unlimber.
            }
        [one]
            { $units-count ->
                [one] { $units } unlimbers for { $points } point.
               *[other] { $units } unlimber for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } unlimbers for { $points } points.
               *[other] { $units } unlimber for { $points } points.
            }
    }
bataille-dragged =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } is dragged to { $hex }.
               *[other] { $units } are dragged to { $hex }.
            }
        [one]
            { $units-count ->
                [one] { $units } is dragged to { $hex } for { $points } point.
               *[other] { $units } are dragged to { $hex } for { $points } point.
            }
       *[many]
            { $units-count ->
                [one] { $units } is dragged to { $hex } for { $points } points.
               *[other] { $units } are dragged to { $hex } for { $points } points.
            }
    }
bataille-cut-short =
    { $count ->
        [one]
            { $units-count ->
                [one] { $units } is stopped; { $count } action is cancelled.
               *[other] { $units } are stopped; { $count } action is cancelled.
            }
       *[other]
            { $units-count ->
                [one] { $units } is stopped; { $count } actions are cancelled.
               *[other] { $units } are stopped; { $count } actions are cancelled.
            }
    }
bataille-stepped-back = { $unit } moves back to { $hex }.
bataille-entered = { $unit } enters at { $hex }.
bataille-leader-moved = { $leader } rides to { $hex }.
bataille-leader-out =
    { $fate ->
       *[killed] { $leader } is killed.
        [wounded] { $leader } is wounded, and out of the battle.
        [captured] { $leader } is captured.
    }
bataille-leader-rolls-again = { $leader }: rolls { $face }, rolls again.
bataille-leader-spared = { $leader } rolls { $face }, is unharmed.
bataille-leader-off-map = { $leader } leaves the map with his troops.
bataille-limber-rolled =
    { $came ->
        [done] { $unit } tries to limber, needs { $least }+: rolls { $face }, limbers.
       *[failed] { $unit } tries to limber, needs { $least }+: rolls { $face }, stays unlimbered.
    }
bataille-formation-taken = { $unit } is in { $formation }, facing { $facing }.
bataille-objective-taken = The { $side } take { $hex }.
bataille-no-fire-at = No fire at { $hex }: it is no longer possible.
bataille-loses =
    { $count ->
        [one] { $unit } loses { $count } increment.
       *[other] { $unit } loses { $count } increments.
    }
bataille-eliminated = { $unit } is eliminated in { $hex }.
bataille-surrendered = { $unit } surrenders in { $hex }.
bataille-left-map = { $unit } is driven off the map at { $hex }.
bataille-roll-modified = { $natural }, modified { $modified }
bataille-checked =
    { $came ->
        [passes] { $unit } checks morale, needs more than { $morale }: rolls { $roll }, passes.
       *[fails] { $unit } checks morale, needs more than { $morale }: rolls { $roll }, fails.
    }
bataille-checked-with =
    { $came ->
        [passes] { $unit } checks morale, needs more than { $morale }: rolls { $roll } ({ $terms }), passes.
       *[fails] { $unit } checks morale, needs more than { $morale }: rolls { $roll } ({ $terms }), fails.
    }
bataille-order-changed =
    { $order ->
       *[good] { $unit } is in good order.
        [disordered] { $unit } is disordered.
        [routed] { $unit } is routed.
    }
bataille-falls-back = { $unit } falls back from { $from } to { $to }.
bataille-cannot-retreat = { $unit } cannot retreat.
bataille-charges =
    { $units-count ->
        [one] { $units } charges { $hex }.
       *[other] { $units } charge { $hex }.
    }
bataille-fails-to-charge =
    { $units-count ->
        [one] { $units } fails to charge.
       *[other] { $units } fail to charge.
    }
bataille-intercepts =
    { $units-count ->
        [one] { $units } intercepts the charge in { $hex }.
       *[other] { $units } intercept the charge in { $hex }.
    }
bataille-no-reaction = The { $side } do not react.
bataille-answered =
    { $answer ->
       *[stand] { $unit } chooses to stand in { $hex }.
        [carre] { $unit } tries to form carré in { $hex }.
    }
bataille-withdraws-to =
    { $units-count ->
        [one] { $units } withdraws to { $hex }.
       *[other] { $units } withdraw to { $hex }.
    }
bataille-carre-rolled =
    { $came ->
       *[carre] { $unit } forms carré on row { $row }: rolls { $roll }, the carré holds.
        [disorder] { $unit } forms carré on row { $row }: rolls { $roll }, it is disordered.
        [rout] { $unit } forms carré on row { $row }: rolls { $roll }, it routs.
    }
bataille-stands =
    { $units-count ->
        [one] { $units } stands against the charge in { $hex }.
       *[other] { $units } stand against the charge in { $hex }.
    }
bataille-rides-to =
    { $units-count ->
        [one] { $units } rides to { $hex }.
       *[other] { $units } ride to { $hex }.
    }
bataille-overrun =
    { $count ->
        [one] { $unit } is overrun and loses { $count } increment.
       *[other] { $unit } is overrun and loses { $count } increments.
    }
bataille-recall-rolled =
    { $came ->
        [done] Recall of { $units }, needs { $least }+: rolls { $face }, succeeds.
       *[failed] Recall of { $units }, needs { $least }+: rolls { $face }, fails.
    }
bataille-melee-held = { $attackers } and { $defenders } fight a melee later.
bataille-melee-lapsed =
    { $units-count ->
        [one] { $units } has no enemy left to fight.
       *[other] { $units } have no enemy left to fight.
    }
bataille-no-opportunity = The { $side } do not charge.
bataille-assaults =
    { $units-count ->
        [one] { $units } assaults { $hex }.
       *[other] { $units } assault { $hex }.
    }
bataille-withdraws =
    { $units-count ->
        [one] { $units } withdraws from { $from } to { $to }.
       *[other] { $units } withdraw from { $from } to { $to }.
    }
bataille-units-hold = The units in { $hex } hold.
bataille-advances = { $unit } advances into { $hex }.
bataille-no-advance = No unit advances into { $hex }.
bataille-no-follow-up = The { $side } make no follow-up assault.
bataille-readiness-changed =
    { $readiness ->
       *[fresh] { $unit } is fresh.
        [tired] { $unit } is tired.
        [exhausted] { $unit } is exhausted.
    }
bataille-rallied = { $unit } is in good order again.
bataille-closed = The { $side } end their half-turn.
bataille-battle-over = The battle is over: { $verdict }.
bataille-battle-over-draw = The battle is over: draw.

## Fire and melees

bataille-fired =
    { $kind ->
        [defensive] Defensive fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }.
        [opportunity] Opportunity fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }.
       *[offensive] Fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }.
    }
bataille-fired-whole =
    { $kind ->
        [defensive] Defensive fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }: roll { $roll }, { $result }.
        [opportunity] Opportunity fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }: roll { $roll }, { $result }.
       *[offensive] Fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }: roll { $roll }, { $result }.
    }
bataille-fought = { $attackers } against { $defenders }, { $attack } to { $defence }, { $odds }.
bataille-fought-whole = { $attackers } against { $defenders }, { $attack } to { $defence }, { $odds }: roll { $roll }, { $result }.
bataille-rolled = Roll { $roll }: { $result }.
bataille-fire-result =
    { $losses ->
        [0] no effect
       *[other] result { $losses }
    }

## Standing orders of a unit

bataille-orders-reaction =
    { $order ->
       *[always] always intercepts charges
        [never] never intercepts charges
    }
bataille-orders-opportunity =
    { $order ->
       *[weak] charges weak moving units
        [any] charges any moving unit
        [ask] asks before it charges moving units
    }
bataille-orders-answer =
    { $order ->
       *[stand] stands when charged
        [carre] forms carré when charged
    }
bataille-orders-withdraw =
    { $order ->
       *[never] never withdraws
        [one] withdraws one hex
    }
bataille-place =
    { $place ->
       *[waiting] to come
        [eliminated] eliminated
        [off-map] driven off the map
        [aside] not in this battle
    }
bataille-readiness =
    { $readiness ->
       *[fresh] fresh
        [tired] tired
        [exhausted] exhausted
    }

## Changes that both players agreed on

bataille-edit-unit = { $unit }: { $state }
bataille-edit-lost = { $count } lost
bataille-edit-holder = { $hex } is held by the { $side }
bataille-edit-level = { $corps } is at level { $level }
bataille-edit-turn = it is turn { $turn }
bataille-edit-fired-at =
    { $count ->
        [one] { $count } hex has been fired at
       *[other] { $count } hexes have been fired at
    }
bataille-edit-assaulted =
    { $count ->
        [one] { $count } hex has been assaulted
       *[other] { $count } hexes have been assaulted
    }
bataille-edit-held =
    { $count ->
        [one] { $count } melee is still to be fought
       *[other] { $count } melees are still to be fought
    }

## The turn

bataille-turn-minutes = A turn is 20 minutes.
bataille-turn-halves = This battle gives the first half of every turn to the { $first }, and the second half to the { $second }.
bataille-turn-points = Points for objectives and losses decide at the end.
bataille-does-charge = Charge with your cavalry, before any unit moves.
bataille-does-movement = Move your units and bring in those that arrive.
bataille-does-defensive-fire = Fire at enemy units that are adjacent.
bataille-does-offensive-fire = Fire with your units.
bataille-does-melee = Fight the melees of your charges, then assault adjacent hexes.
bataille-does-recovery = Your broken units check whether they recover.
bataille-does-close = Give standing orders for the enemy half of the turn.

## The end

bataille-score = { $first } { $one }, { $second } { $two }
bataille-verdict =
    { $level ->
        [marginal] { SIDE($side, form: "adjective") } marginal victory
        [substantial] { SIDE($side, form: "adjective") } substantial victory
        [decisive] { SIDE($side, form: "adjective") } decisive victory
       *[victory] { SIDE($side, form: "adjective") } victory
    }
bataille-verdict-draw = Draw
bataille-score-places = Places
bataille-score-batteries = Batteries
bataille-score-infantry = Infantry lost by the enemy
bataille-score-levels = Level of the enemy's corps
bataille-score-points = Points

## The strengths of an attack

bataille-explains-melee = { $attack } against { $defence }.
bataille-explains-melee-terms = { $attack } against { $defence }; { $terms }.
bataille-explains-terms = Modifiers: { $terms }.
bataille-division = Division { $number }
bataille-leaders = leaders

## Forecasts

bataille-reached = if the last roll is reached
bataille-if-they-stand = if they stand
bataille-if-they-form = if they form carré
bataille-if-you-stand = if you stand
bataille-if-you-form = if you form carré
bataille-if-you-try-to-stop = if you try to stop
bataille-if-you-charge-home = if you charge home
bataille-if-no-fire-stops-them = if no fire stops them first
bataille-throw =
    { $roll ->
       *[fire] fire
        [die] one die
        [check] morale check
        [carre] forming carré
        [melee] melee
    }
bataille-throw-of = { $unit }, { $roll }
bataille-throw-numbered = { $number }. { $title }
bataille-total-modifier = total modifier
bataille-total-fire = total fire
bataille-fire-defence = fire defence
bataille-canister = canister
bataille-one-column = one column
bataille-column = column
bataille-multiplied = { $factor } x{ $by }
bataille-values = values
bataille-result-on = { $result } on { $first }
bataille-result-on-range = { $result } on { $first } to { $last }
bataille-increments-lost =
    { $count ->
        [one] { $count } increment lost
       *[other] { $count } increments lost
    }
bataille-leader-in-danger = { $result }, a leader in danger
bataille-short-check =
    { $came ->
        [passes] passes
       *[fails] fails
    }
bataille-check-came =
    { $came ->
        [passes] it passes
       *[fails] it fails
    }
bataille-short-carre =
    { $came ->
       *[carre] carré
        [disorder] DD
        [rout] rout
    }
bataille-carre-came =
    { $came ->
       *[carre] the carré holds
        [disorder] disordered
        [rout] routed
    }
bataille-die-face = a { $face }
bataille-melee-losses =
    { $checks ->
       *[none] attackers lose { $attacker }, defenders { $defender }
        [attackers] attackers lose { $attacker }, defenders { $defender }, attackers check
        [defenders] attackers lose { $attacker }, defenders { $defender }, defenders check
        [both] attackers lose { $attacker }, defenders { $defender }, attackers check, defenders check
    }
bataille-letter =
    { $letter ->
        [ar] attackers rout
        [ad] attackers are disordered
       *[blank] no result
        [dd] defenders retreat in disorder
        [dr] defenders rout
        [ds] defenders surrender
    }
bataille-term = { $factor } { $steps }
bataille-factor =
    { $factor ->
       *[disordered] disordered
        [routed] routed
        [half-lost] half lost
        [road-march] in road march
        [corps-level] corps level
        [leader] leader
        [leader-lost] leader lost
        [odds] increments
        [flank] flank
        [rear] rear
        [skirmish] skirmish order
        [line] in line
        [carre] in carré
        [slope] slope
        [stream] stream
        [work-front] front of a work
        [fire-losses] losses by fire
        [lancers] lancers
        [heavy] heavy cavalry
        [light] light cavalry
        [driven-back] driven back
        [quality] quality
        [mass] crowded hex
        [against-carre] against a carré
        [straight] straight charge
        [heavy-against-light] heavy against light
        [heavy-in-line] heavy in line
        [tired] tired
        [exhausted] exhausted
        [saving] saves its horses
        [general-order] general order
        [recall-failed] not recalled
        [swamp] swamp
        [losses] losses
        [last-increment] last increment
        [middle-range] middle range
        [far-range] far range
        [long-range] at two hexes
        [in-carre] in a carré
        [loopholes] loopholes
    }

## The ends of a fight. You are the player that reads it.

bataille-end-both-hold = both sides hold
bataille-end-you =
    { $lot ->
        [took] you take the hex
       *[holds] you hold
        [back] you fall back
        [disordered] you are disordered
        [routed] you rout
        [gone] you are eliminated
    }
bataille-end-they =
    { $lot ->
        [took] they take the hex
       *[holds] they hold
        [back] they fall back
        [disordered] they are disordered
        [routed] they rout
        [gone] they are eliminated
    }
bataille-end-won = won
bataille-end-stopped = you stop in { $hex }
bataille-end-charges-home = you charge home
bataille-short-stopped = stop
bataille-short-home = home
bataille-end-limber =
    { $end ->
        [goes-on] the guns limber and move on
        [limbers] the guns limber
        [not-all] not all of the guns limber, and the move ends
       *[stays] the guns stay unlimbered, and their move ends
    }
bataille-short-limber =
    { $end ->
        [limbers] limber
       *[stays] stay
    }

## Charts

bataille-chart-fire = Lowest roll that causes losses, by odds
bataille-chart-losses = losses
bataille-chart-roll = roll
bataille-note-below = Fire at odds below 1:6 has no effect.
bataille-note-canister = Guns that fire at an adjacent hex move the column by one.
bataille-note-crowded = Each increment in the target hex above nine is a modifier of one.
bataille-chart-melee = Melee: increments lost by attackers/defenders; star: morale check
bataille-chart-letters = Letters by type of defender; for the attackers the row of their top unit
bataille-chart-defender = defender
bataille-chart-kind =
    { $kind ->
       *[infantry-good] infantry in order
        [infantry-disordered] infantry disordered
        [infantry-routed] infantry routed
        [carre] carré
        [cavalry-good] cavalry in order
        [cavalry-routed] cavalry routed
        [limbered] limbered guns
        [limbered-routed] limbered, routed
        [unlimbered] unlimbered guns
        [unlimbered-disordered] unlimbered, disordered
    }
bataille-fate =
    { $fate ->
        [a] attackers rout
        [b] attackers retreat disordered, cavalry 3 hexes
        [b-cavalry] attacking cavalry routs, infantry disordered
        [c] both retreat 1
        [c-cavalry] both retreat 1, cavalry checks
        [disorder-back] disordered, retreats 3 points
        [rout] routs
        [back-far] retreats 6
        [rout-zones] routs, 2 for each zone
        [rout-loss] routs, loses 1
        [carre-test] attackers retreat, carré checks
        [carre-breaks] disordered column, loses 1
        [carre-routs] routs, 2 for each zone
        [disorder-here] disordered in place
        [loss] loses 1
       *[nothing] no effect
        [remove] surrenders
    }
bataille-chart-carre = Forming carré, { $table }: highest rolls
bataille-chart-points-to-go = points to go
bataille-chart-column = column
bataille-chart-line = line
bataille-chart-disorder = disorder
bataille-chart-stacking = Units that can share a hex
bataille-chart-road-march = road march
bataille-stack-none = no unit
bataille-stack-or = { $first }; or { $second }
bataille-stack-with = { $first } with { $second }
bataille-stack-units =
    { $arm ->
       *[infantry]
            { $units ->
                [one] { $units } battalion
               *[other] { $units } battalions
            }
        [cavalry]
            { $units ->
                [one] { $units } regiment
               *[other] { $units } regiments
            }
        [artillery]
            { $units ->
                [one] { $units } battery
               *[other] { $units } batteries
            }
    }
bataille-stack-any =
    { $arm ->
       *[infantry] battalions
        [cavalry] regiments
        [artillery] batteries
    }
bataille-stack-increments =
    { $count ->
        [one] { $count } increment
       *[other] { $count } increments
    }
bataille-stack-of = { $units } of { $increments }
bataille-ground =
    { $ground ->
       *[clear] open ground
        [hamlet] hamlet
        [village] village
        [town] town
        [garden] garden
        [woods] woods
        [pathway] path through woods
        [swamp] swamp
        [pond] pond
        [earthwork] earthwork
        [entrenchment] entrenchment
        [loophole] loopholed building
    }
bataille-head-ground = Ground
bataille-head-foot = inf.
bataille-head-horse = cav.
bataille-head-guns = art.
bataille-head-road = road
bataille-head-defence = defence
bataille-row-slope = slope
bataille-row-stream = stream
bataille-row-bridge = bridge, road march
bataille-note-open = In the open: column { $column }, line { $line }, carré { $carre }, skirmishers { $skirmish }, disordered { $disorder }, guns { $limbered } limbered and { $unlimbered } unlimbered.
bataille-checks-every = Every check
bataille-checks-charge = Standing to a charge
bataille-checks-row =
    { $row ->
       *[disordered] disordered
        [routed] routed
        [half-lost] half lost
        [road-march] road march
        [flank] in flank
        [rear] in rear
        [skirmish] skirmish order
        [line] in line
        [carre] in carré
        [lancers] by lancers
        [heavy] by heavy cavalry
        [slope] across a slope
    }
bataille-head-before-melee = before a melee
bataille-head-attacker = attacker
bataille-head-defender = defender
bataille-increments-odds = increments { $odds }
bataille-force-figures = { $unit } { $now }/{ $whole }, { $fire }-{ $melee }-{ $movement }
bataille-force-leaders = Leaders:
bataille-force-note = Behind the name of a unit are its increments, now and at the start, then fire, melee and movement.
bataille-orders-usual = Default orders: ask each time; no opportunity charges.
bataille-coming-from = From turn { $turn }
bataille-coming-at = From turn { $turn } at { $entry } { $hex }
bataille-coming-none = No more reinforcements.

## Units and hexes in words

bataille-about-owner = { $side } { $name }
bataille-about-arm =
    { $arm ->
       *[infantry] infantry, { $now } of { $whole } increments
        [cavalry] cavalry, { $now } of { $whole } increments
        [artillery] guns, { $now } of { $whole } increments
    }
bataille-about-values = fire { $fire }, melee { $melee }, morale { $morale }, movement { $movement }
bataille-about-where = in { $hex }, { $formation } facing { $facing }
bataille-about-in = in { $hex }
bataille-about-bonus =
    { $bonus ->
        [artillery] artillery +{ $value }
        [attack] attack +{ $value }
        [defence] defence +{ $value }
        [cavalry] cavalry +{ $value }
        [limbering] limbering +{ $value }
       *[morale] morale +{ $value }
    }
bataille-hex-level = level { $level }
bataille-hex-front = front { $sides }
bataille-hex-objective = { $name }, { $points } points; held by the { $side }.
bataille-hex-objective-free = { $name }, { $points } points; held by no side.
bataille-hex-entry = Entry { $entry }.
bataille-side-roads = road to { $hexes }
bataille-side-slopes = slope towards { $hexes }
bataille-side-streams = stream towards { $hexes }
bataille-side-bridges = bridge to { $hexes }
bataille-measure-seen =
    { $count ->
        [one] From { $from } to { $to }: { $count } hex, in sight.
       *[other] From { $from } to { $to }: { $count } hexes, in sight.
    }
bataille-measure-hidden =
    { $hexes-count ->
        [one]
            { $count ->
                [one] From { $from } to { $to }: { $count } hex, out of sight: { $hexes } is in the way.
               *[other] From { $from } to { $to }: { $count } hexes, out of sight: { $hexes } is in the way.
            }
       *[other]
            { $count ->
                [one] From { $from } to { $to }: { $count } hex, out of sight: { $hexes } are in the way.
               *[other] From { $from } to { $to }: { $count } hexes, out of sight: { $hexes } are in the way.
            }
    }
bataille-box-coming = { $side } to come
bataille-box-lost = { $side } lost
bataille-box-off = { $side } driven off

## Score and turns

bataille-standing-score = { $first } { $one }  :  { $two } { $second }
bataille-corps-level = { $corps }: level { $level }
bataille-corps-level-now = { $corps }: level { $level }; counted now it would be { $now }
bataille-objective-held = { $name }, worth { $points }: { $side }
bataille-objective-contested = { $name }, worth { $points }: contested
bataille-if-ended = If it ended now: { $verdict } ({ $difference }).
bataille-turn-line =
    { $segment ->
       *[charge] { $turn }, { $side }: charges
        [movement] { $turn }, { $side }: movement
        [defensive-fire] { $turn }, { $side }: under defensive fire
        [offensive-fire] { $turn }, { $side }: offensive fire
        [melee] { $turn }, { $side }: melees
        [recovery] { $turn }, { $side }: recovery
        [close] { $turn }, { $side }: standing orders
    }
bataille-track-turn = Turn { $turn } { $label }
bataille-track-turn-levels = Turn { $turn } { $label }, corps levels are counted
bataille-compass =
    { $side ->
       *[n] N
        [ne] NE
        [se] SE
        [s] S
        [sw] SW
        [nw] NW
    }

## The book

bataille-aspect =
    { $aspect ->
       *[front] front
        [flank] flank
        [rear] rear
    }
bataille-book-fire = Fire of La Bataille
bataille-book-melee = Melee of La Bataille
bataille-book-terrain = What ground does in La Bataille

## Words on buttons; under is the heading above them

bataille-word-column = Column
    .under = Formation
    .hint = Three front sides, ready to march and to assault [13.1].
bataille-word-line = Line
    .under = Formation
    .hint = Four increments fire; two front sides, two points less [13.3].
bataille-word-carre = Carré
    .under = Formation
    .hint = Front on all sides; cavalry fights it at a third [13.4].
bataille-word-skirmish = Skirmish order
    .under = Formation
    .hint = Hard to hit; cannot assault; can withdraw before infantry [19.3].
bataille-word-road-march = Road march
    .under = Formation
    .hint = Half a point along the road; weak in every fight [13.5].
bataille-word-general-order = General order
    .under = Formation
    .hint = The formation of this terrain [13.2].
bataille-word-limbered = Limbered
    .under = Formation
    .hint = Ends road march [13.5].
bataille-word-limber = Limber
    .under = Guns
    .hint = Costs two points and needs a roll [13.6].
bataille-word-unlimber = Unlimber
    .under = Guns
    .hint = Costs two points; the guns can fire in this half-turn [13.6].
bataille-word-restack = Reorder the stack
    .under = Stack
    .hint = Choose the units from the top down; once a segment [12.5].
bataille-word-reaction-ask = Ask me
    .under = Against charges
    .hint = You choose each time whether it intercepts [41.1].
bataille-word-reaction-always = Always
    .under = Against charges
    .hint = It intercepts without asking [3.4].
bataille-word-reaction-never = Never
    .under = Against charges
    .hint = It never intercepts a charge [3.4].
bataille-word-opportunity-hold = Hold
    .under = Against moving units
    .hint = It never charges units that move [42.1].
bataille-word-opportunity-weak = Weak units
    .under = Against moving units
    .hint = It charges units in line, skirmish order, road march or disorder [3.4].
bataille-word-opportunity-any = Any
    .under = Against moving units
    .hint = It charges any enemy in reach [42.1].
bataille-word-opportunity-ask = Ask me
    .under = Against moving units
    .hint = You choose once for each move [42.1].
bataille-word-answer-ask = Ask me
    .under = When charged
    .hint = You choose to stand or to form carré [39.1].
bataille-word-answer-stand = Stand
    .under = When charged
    .hint = It stands where the rules allow it [3.4].
bataille-word-answer-carre = Form carré
    .under = When charged
    .hint = It forms carré where the rules allow it [3.4].
bataille-word-withdraw-ask = Ask me
    .under = When assaulted
    .hint = You choose each time whether it withdraws [29.1].
bataille-word-withdraw-never = Hold
    .under = When assaulted
    .hint = It stays for the melee [3.4].
bataille-word-withdraw-one = Back one hex
    .under = When assaulted
    .hint = It withdraws one hex where the rules allow it [3.4].
bataille-word-stand = Stand
    .under = Answer
    .hint = A morale check; the melee is fought later [39.4].
bataille-word-form-carre = Form carré
    .under = Answer
    .hint = A roll on the carré table [39.3].
bataille-word-saving = Save the horses
    .under = Melee
    .hint = Cavalry fights at a third of its value and keeps its readiness [32.7].
bataille-word-good-order = Good order
    .under = State
bataille-word-disordered = Disordered
    .under = State
bataille-word-routed = Routed
    .under = State
bataille-word-unlimbered = Unlimbered
    .under = Formation
bataille-word-lost = Increments lost
    .under = Losses
bataille-word-eliminated = Eliminated
    .under = Place
bataille-word-turn = Turn
    .under = Battle

## Rule tips. The end of an id is the number of the rule.

bataille-rule-1-1 = A hex is 100 metres, a turn 20 minutes; the French play the first half of it, the Coalition the second.
bataille-rule-1-2 = A roll of two dice is read as tens and units, 11 to 66: 36 results, all equally likely.
bataille-rule-1-3 = A modifier moves a roll by that many places on the scale of 11 to 66; all of them are added up first.
bataille-rule-1-4 = Limbering, recalls and the fate of a leader are rolled for with one die.
bataille-rule-1-5 = Rolls are compared by their place on the scale.
bataille-rule-1-6 = The natural roll is the roll before modifiers.
bataille-rule-1-7 = Values are exact fractions, and odds are compared without rounding.
bataille-rule-2-1 = Corps are counted at set hours, and reinforcements that are due may enter.
bataille-rule-2-2 = A new half-turn removes what lasted for a segment.
bataille-rule-2-3 = The side whose half-turn it is may charge before anything else.
bataille-rule-2-3-1 = The enemy may send cavalry to intercept a charge.
bataille-rule-2-3-2 = A unit that is charged stands or forms carré.
bataille-rule-2-3-3 = Charging cavalry may try to stop short of a carré that formed while it was still far off.
bataille-rule-2-3-4 = After a successful recall the charging cavalry may enter the vacated hex.
bataille-rule-2-4 = In the movement segment a side moves, brings in reinforcements, reorders stacks and gives standing orders.
bataille-rule-2-4-1 = Cavalry with standing orders may charge moving units.
bataille-rule-2-4-2 = Moving units that are charged stand or form carré.
bataille-rule-2-5 = The side whose half-turn it is not fires at adjacent enemies.
bataille-rule-2-6 = The side whose half-turn it is fires after the defensive fire.
bataille-rule-2-7 = Melees are fought after all fire.
bataille-rule-2-7-1 = Melees of charges are fought before assaults, the oldest first.
bataille-rule-2-7-2 = Assaults are made one at a time.
bataille-rule-2-7-3 = The units of an assaulted hex may withdraw if all of them can.
bataille-rule-2-7-4 = The winners of a melee may, or must, advance into the hex.
bataille-rule-2-7-5 = After a withdrawal the attackers may make one follow-up assault.
bataille-rule-2-8 = At the end of a half-turn its broken units check morale, then its cavalry recovers.
bataille-rule-2-9 = Standing orders may be given as the half-turn ends.
bataille-rule-2-10 = After the second half the next turn begins; after the last turn the points decide.
bataille-rule-2-11 = Checks, retreats and forced advances are automatic, and dice that are due together are one roll.
bataille-rule-2-12 = The count of phases grows at the start of each of the six segments.
bataille-rule-2-13 = You can undo your last action until a die is rolled or your opponent decides something.
bataille-rule-2-14 = Nothing is hidden from either player.
bataille-rule-2-15 = A command that does not answer the question is refused by the rule of the question.
bataille-rule-2-16 = Notes about a unit last for a segment or for a half-turn.
bataille-rule-3-1 = Opportunity fire is automatic.
bataille-rule-3-2 = The program works out retreat paths and which units take losses.
bataille-rule-3-3 = A unit can have up to four standing orders; they are public, and given while moving or as the half-turn ends.
bataille-rule-3-4 = A standing order answers where its answer is legal, and one unit answers for its hex.
bataille-rule-3-5 = By default a move gives the enemy no decision.
bataille-rule-6-1 = A counter is a battalion, a regiment or a battery.
bataille-rule-6-2 = A unit has printed values, and increments, formation, facing and order that change.
bataille-rule-6-3 = Cavalry with up to 12 movement points is heavy.
bataille-rule-6-4 = A unit's melee value falls with its increments.
bataille-rule-6-5 = A column keeps its whole fire until its last increment.
bataille-rule-6-6 = A battery's fire and melee values both fall with its increments.
bataille-rule-6-7 = Fire values printed in brackets are not used.
bataille-rule-6-8 = A unit that has lost half its increments checks morale at a penalty.
bataille-rule-6-9 = A unit that has no increments left is eliminated.
bataille-rule-7-1 = Leaders lend their bonuses to units and cannot be targets.
bataille-rule-7-2 = A leader goes with units at no cost, or rides alone for up to 16 points.
bataille-rule-7-3 = Only one leader of a side counts in a roll.
bataille-rule-7-4 = A leader's morale bonus helps the checks of his hex.
bataille-rule-7-5 = High fire rolls and extreme melee rolls put a leader in danger; one die decides.
bataille-rule-7-6 = Units that see their leader fall in their hex check morale, with his bonus against them.
bataille-rule-7-7 = A leader left alone follows his units, joins others or is captured.
bataille-rule-7-8 = A leader who is alone is captured by cavalry and driven off by infantry.
bataille-rule-10-1 = A unit's formation decides which sides of its hex are front, flank and rear.
bataille-rule-10-2 = A hex faces as its top unit does; guns with a line face as the line does.
bataille-rule-10-3 = A distant hex is to the front if the line to it leaves through the front.
bataille-rule-10-4 = An attack comes through the hexside that its line crosses; at a corner, through the better of the two.
bataille-rule-10-5 = A unit's zone is the hexes to its front; limbered guns, carrés, road march and routed units have none.
bataille-rule-10-6 = Friendly units do not cancel an enemy zone.
bataille-rule-10-7 = Turning costs points by arm; skirmishers and units in general order turn at no cost.
bataille-rule-10-8 = Turning from a hexside to the next corner, or back, costs nothing.
bataille-rule-11-1 = A unit's losses add up over the battle.
bataille-rule-11-2 = Unlimbered guns take half the losses that hit them.
bataille-rule-11-3 = The top unit of a stack takes losses first.
bataille-rule-12-1 = The stacking chart holds at every step of a move.
bataille-rule-12-2 = Units of one arm in a hex have one formation and one facing.
bataille-rule-12-3 = Units can move through friendly skirmishers, and cavalry through some other units.
bataille-rule-12-4 = Cavalry cannot stay in a hex with infantry or guns.
bataille-rule-12-5 = Units that enter a hex go to the bottom of its stack; a player can reorder a stack once a segment.
bataille-rule-13-1 = Infantry changes formation for one point; its type says which formations it has.
bataille-rule-13-2 = Broken ground puts units into general order by itself.
bataille-rule-13-3 = A line needs clear ground and has two movement points less.
bataille-rule-13-4 = A carré needs clear ground and three increments, and can hardly move.
bataille-rule-13-5 = Units in road march must keep to roads and are weak in combat.
bataille-rule-13-6 = Guns may need a die to limber, unlimber without one, and can be dragged one hex.
bataille-rule-13-7 = Cavalry changes formation for three points.
bataille-rule-13-8 = A unit that breaks is in column.
bataille-rule-13-9 = A disordered unit cannot change formation.
bataille-rule-17-1 = There are no command rules.
bataille-rule-18-1 = Units of one hex that are drawn up alike can move together.
bataille-rule-18-2 = A unit may spend its movement allowance: two points less if it began in line, half if it is disordered.
bataille-rule-18-3 = A step goes through the front and costs what ground and hexside say.
bataille-rule-18-4 = A unit that has spent nothing can always move one hex forward.
bataille-rule-18-5 = A slope costs extra points up and down.
bataille-rule-18-6 = In road march a hex along a road costs half a point.
bataille-rule-18-7 = Bridges help movement only.
bataille-rule-18-8 = Infantry and foot guns must stop in an enemy zone; cavalry must stop only in a zone of cavalry.
bataille-rule-18-9 = A unit can leave an enemy zone only as its first action.
bataille-rule-18-10 = A unit that leaves an enemy zone, or spends points in it, draws fire.
bataille-rule-18-11 = Units cannot enter enemy hexes or leave the map.
bataille-rule-18-12 = A unit that loses increments on the way drops the rest of its move; a unit that breaks has ended it.
bataille-rule-18-13 = A unit that is disordered on its move makes friendly units check morale.
bataille-rule-18-14 = Reinforcements enter at their entry hex, one after the other, and pay its cost.
bataille-rule-18-15 = There are no forced marches.
bataille-rule-18-16 = An order that changes nothing is refused.
bataille-rule-19-1 = Skirmishers in a hex fire with three increments.
bataille-rule-19-2 = Skirmishers can fire at two hexes, at half their value.
bataille-rule-19-3 = Skirmishers cannot assault, and defend at half their value.
bataille-rule-19-4 = Only skirmishers can enter a swamp.
bataille-rule-20-1 = Cavalry cannot form skirmish order.
bataille-rule-21-1 = Fire is a list of attacks, rolled together and resolved in turn.
bataille-rule-21-2 = Each unit fires once, and each hex is fired at once.
bataille-rule-21-3 = All fire at a hex is added up.
bataille-rule-21-4 = Guns of different hexes can combine their fire only under a leader.
bataille-rule-21-5 = Leaders who are alone and friendly units cannot be fired at.
bataille-rule-22-1 = Defensive fire is at adjacent hexes only.
bataille-rule-22-2 = Offensive fire is at any target in range.
bataille-rule-22-3 = Guns must fire at the closest target that is left.
bataille-rule-23-1 = A line of sight runs from the centre of a hex to the centre of another.
bataille-rule-23-2 = Ground blocks sight if it rises above the straight line between both ends.
bataille-rule-23-3 = Woods, buildings and steady units of either side block sight; skirmishers, gardens and leaders do not.
bataille-rule-23-4 = Sight has no limit and works both ways.
bataille-rule-24-1 = A column fires the printed value of its top unit.
bataille-rule-24-2 = A line fires with four increments.
bataille-rule-24-3 = A carré fires with two increments a side, with four at cavalry that attacks it.
bataille-rule-24-4 = A unit in skirmish order fires with up to three increments.
bataille-rule-24-5 = Infantry behind loopholes fires at double value.
bataille-rule-24-6 = Units in road march, routed units and cavalry cannot fire.
bataille-rule-24-7 = A disordered unit fires at half value.
bataille-rule-24-8 = A carré can fire at each adjacent hex.
bataille-rule-25-1 = Limbered guns cannot fire; with infantry in a hex, only one battery can.
bataille-rule-25-2 = Guns fire at full value to a third of their range, then at two thirds of it, then at a third.
bataille-rule-25-3 = Canister at an adjacent hex moves the odds by one column.
bataille-rule-25-4 = Guns in a carré fire at a third of their value.
bataille-rule-25-5 = A leader adds his artillery bonus to the fire roll.
bataille-rule-26-1 = A target's fire defence depends on its ground and its formation.
bataille-rule-26-2 = Infantry in a hex with guns is easier to hit.
bataille-rule-26-3 = Fire into a flank meets a fire defence of six at most.
bataille-rule-26-4 = Units in road march have a fire defence of four, units hit through the rear of a work one of six.
bataille-rule-26-5 = Where fire comes through several hexsides, the highest fire defence counts.
bataille-rule-27-1 = Fire at odds below 1:6 has no effect.
bataille-rule-27-2 = A fire roll is modified, for a crowded hex among other things, and read on the fire table.
bataille-rule-27-3 = A unit checks morale at every loss or at every second one, by its nation.
bataille-rule-27-4 = If a unit fails its check after fire, the other units of its hex check too.
bataille-rule-27-5 = Fire can hit a leader.
bataille-rule-28-1 = All adjacent enemies that can fire at a moving unit fire together.
bataille-rule-28-2 = Where guns cannot combine their fire, the strongest hex of guns fires.
bataille-rule-28-3 = A move can draw opportunity fire several times.
bataille-rule-28-4 = There is no opportunity fire at charges, retreats or leaders.
bataille-rule-29-1 = Skirmishers and cavalry can withdraw before infantry, cavalry and horse guns before slower attackers.
bataille-rule-29-2 = A withdrawal spends up to half the printed movement and keeps away from enemy zones and from the attackers.
bataille-rule-29-3 = A unit that withdraws more than one hex cannot move in its next half-turn.
bataille-rule-29-4 = The attackers may advance into a hex whose units withdrew.
bataille-rule-29-5 = After a withdrawal the attackers may make one follow-up assault.
bataille-rule-30-1 = A unit passes a check by rolling above its morale; 66 always passes, 11 always fails.
bataille-rule-30-2 = A unit is in good order, disordered or routed; cavalry is never disordered.
bataille-rule-30-3 = Losses, order, road march, the level of the corps and a leader modify every check.
bataille-rule-30-4 = Units check after losses by fire, before a melee, when charged, and when friendly units break near them.
bataille-rule-30-5 = A unit that fails a check is disordered; one that was disordered, or is cavalry, routs.
bataille-rule-30-6 = A routed unit checks only to rally.
bataille-rule-31-1 = A disordered unit fires, fights and moves at half.
bataille-rule-31-2 = A unit that becomes disordered retreats three movement points.
bataille-rule-31-3 = A routed unit runs, and can do nothing else.
bataille-rule-31-4 = A retreating unit loses increments when it leaves enemy zones.
bataille-rule-31-5 = A unit that cannot retreat takes losses for it.
bataille-rule-31-6 = A retreat leads away from the enemy and, where it can, towards home.
bataille-rule-31-7 = A retreat ends where there is room, and the rules say how the unit then faces.
bataille-rule-31-8 = Friendly units that a broken unit passes or joins check morale.
bataille-rule-31-9 = At the end of its half-turn a broken unit checks morale to recover.
bataille-rule-31-10 = There is no river on these maps.
bataille-rule-32-1 = Each hex is assaulted at most once in a segment.
bataille-rule-32-2 = Cavalry, and infantry in column, line or general order, can assault a hex to their front.
bataille-rule-32-3 = An assault needs an adjacent enemy hex to the front; cavalry cannot assault ground that is closed to it.
bataille-rule-32-4 = A unit that fired can assault only the hex it fired at.
bataille-rule-32-5 = The strongest hex of the attackers leads the assault, with its top unit.
bataille-rule-32-6 = All units of an assaulted hex defend.
bataille-rule-32-7 = Infantry and cavalry do not assault cavalry together; cavalry that saves its horses fights at a third.
bataille-rule-33-1 = An assault goes in order: withdrawal, check of the defender, check of the attacker, melee.
bataille-rule-33-2 = A steady defender in general order does not check before a melee, and no unit does where cavalry takes part.
bataille-rule-33-3 = The odds in increments modify the checks before a melee.
bataille-rule-33-4 = The lead unit checks for its whole hex.
bataille-rule-33-5 = Ground, facing, order and losses by fire modify the checks before a melee.
bataille-rule-33-6 = An attacker that fails its check ends the assault; a defender that fails opens the hex.
bataille-rule-34-1 = A melee of a charge waits for the melee segment, and lapses if one side is no longer there.
bataille-rule-34-2 = Melee values make the odds that are looked up on the melee table.
bataille-rule-34-3 = A melee is one roll, modified by a leader of each side.
bataille-rule-34-4 = Figures on the melee table are increments lost, and a star means a morale check.
bataille-rule-34-5 = Letters on the melee table are looked up by the defender's arm and order.
bataille-rule-34-6 = The parts of a melee result are applied in a fixed order.
bataille-rule-34-7 = Guns can be left behind by their infantry and lost.
bataille-rule-34-8 = The winner may, and after a clear result must, advance into the hex.
bataille-rule-34-9 = Extreme melee rolls put leaders in danger.
bataille-rule-34-10 = Cavalry loses readiness after a melee.
bataille-rule-35-1 = Cavalry is fresh, tired or exhausted, and fights at full value, at half or at a third.
bataille-rule-35-2 = A melee of a charge exhausts cavalry; another melee, or a charge that meets no enemy, costs one step.
bataille-rule-36-1 = Cavalry that rests away from enemies recovers two steps, or one if it moved up to half its points.
bataille-rule-37-1 = Fresh cavalry in column on clear ground can charge before movement.
bataille-rule-37-2 = A unit that charges cannot move in the same half-turn.
bataille-rule-37-3 = Cavalry cannot charge into villages, gardens, woods or swamps, or into the front of a work.
bataille-rule-37-4 = A charge needs an enemy target that its path reaches.
bataille-rule-37-5 = Cossacks check morale before they charge.
bataille-rule-38-1 = The order for a charge names its units, its whole path and its target.
bataille-rule-38-2 = The printed points must last for the whole charge, and each turn of sixty degrees costs two of them.
bataille-rule-38-3 = Zones of other cavalry end a charge, and it passes only friendly units that cavalry can move through.
bataille-rule-38-4 = A charge whose last three hexes lie in a line doubles its strength in the melee.
bataille-rule-38-5 = A charge goes in order: reaction, answer, contact.
bataille-rule-39-1 = One unit answers a charge for its hex, infantry before guns.
bataille-rule-39-2 = The later a unit sees the cavalry coming, the harder it is to form carré.
bataille-rule-39-3 = A roll on the carré table forms the carré, disorders the unit or routs it.
bataille-rule-39-4 = A unit that stands must pass a check, and fights in the melee segment.
bataille-rule-39-5 = Skirmishers that are charged withdraw to an adjacent friendly stack.
bataille-rule-39-6 = Guns that are charged check morale and stay.
bataille-rule-39-7 = A carré, or a unit that has stood already, does not answer a charge.
bataille-rule-39-8 = A unit with only one legal answer gives it without asking.
bataille-rule-40-1 = If the target stands, the melee is held for the melee segment.
bataille-rule-40-2 = Before a carré the cavalry tries to stop, or charges home.
bataille-rule-40-3 = If the target is disordered, the cavalry follows it.
bataille-rule-40-4 = If the target routs, the cavalry tramples it.
bataille-rule-40-5 = Cavalry that has broken its target must be recalled by a die, or it pursues.
bataille-rule-40-6 = A charge ends when no enemy is left in its target hex.
bataille-rule-40-7 = Charging cavalry that is not in contact halts.
bataille-rule-41-1 = Cavalry that sees a charge and is near enough can intercept it.
bataille-rule-41-2 = Heavy cavalry intercepts up to four hexes away, light cavalry up to six.
bataille-rule-41-3 = Cavalry must pass a check to intercept; if it fails, the charge goes on.
bataille-rule-41-4 = Cavalry that is charged can itself intercept the charge.
bataille-rule-42-1 = Where it is agreed, cavalry with standing orders can charge moving units.
bataille-rule-42-2 = An opportunity charge needs a check and rides as an interception does.
bataille-rule-42-3 = A unit that an opportunity charge has hit moves no farther.
bataille-rule-50 = The terrain chart says what ground and hexsides cost.
bataille-rule-51 = The stacking chart says which units can share a hex.
bataille-rule-52 = Infantry multiplies its fire by its type and formation.
bataille-rule-53 = The chart of fire defence goes by ground and formation.
bataille-rule-54 = A unit's cadence says which of its losses by fire it checks for.
bataille-rule-55 = The carré tables say which rolls form a carré, with their modifiers.
bataille-rule-56 = The recall table says which die recalls a charge.
bataille-rule-57 = The chart has the modifiers of a check to stand against a charge.
bataille-rule-58 = The chart has the modifiers for increments before a melee.
bataille-rule-59 = The chart has the modifiers for ground, facing and losses before a melee.
bataille-rule-60 = The chart gives the multipliers of melee values.
bataille-rule-61-1 = Some guns need a die to limber, and a leader helps.
bataille-rule-62-1 = A hamlet is ground of its own kind, and the mill stands on clear ground.
bataille-rule-62-2 = Some kinds of ground on the charts are not on these maps.
bataille-rule-62-3 = A work has four front sides and two rear sides, and units enter it through the rear unless they storm it.
bataille-rule-62-4 = Only skirmishers can be in a swamp, and they fight there at a quarter.
bataille-rule-62-5 = No unit can enter a pond.
bataille-rule-62-6 = Gardens do not block sight.
bataille-rule-62-7 = A path through woods counts as woods.
bataille-rule-62-8 = Cavalry can enter woods, guns cannot.
bataille-rule-62-9 = A unit that is driven off the map does not come back.
bataille-rule-64-1 = At set hours the routed and lost battalions of each corps give its level.
bataille-rule-64-2 = The level of a corps makes its infantry check morale worse.
bataille-rule-65-1 = After the last turn the difference in points decides the battle.
bataille-rule-65-2 = A side holds a hex if its unrouted unit was last in it.
bataille-rule-65-3 = A side without steady units on the map loses at once.
bataille-rule-70-1 = Gleina lasts eight turns.
bataille-rule-70-2 = The units of Gleina begin where they stood at seven in the morning.
bataille-rule-70-3 = At Gleina Ney's corps fights the Coalition.
bataille-rule-70-4 = Delmas enters on turn 3, and Kozlov's brigade comes only if both players agreed on it.
bataille-rule-70-5 = At Gleina the French score for the mill, Gleina, Brösa, Guttau and batteries taken in the works.
bataille-rule-71-1 = In the training battle the three hexes of Brösa are worth two, three and two points.

## Phases, behind the side that acts. The end of an id is the name in English.

bataille-phase-charges = charges
bataille-phase-movement = movement
bataille-phase-under-defensive-fire = under defensive fire
bataille-phase-defensive-fire = defensive fire
bataille-phase-offensive-fire = offensive fire
bataille-phase-melees = melees
bataille-phase-recovery = recovery
bataille-phase-standing-orders = standing orders

## The cards of the first game. The end of an id is the title in English.

bataille-card-br-sa-six-in-the-morning = Brösa, six in the morning
    .act = You are the French, in blue, on the left. The three lit hexes of the village are what you want. Drag the map, turn the wheel, point at counters. Then continue.
    .why = The number on a counter is what it has left. Arrows show where a unit faces: it sees, fires and marches through its front.
bataille-card-charges-come-first = Charges come first
    .act = You are asked about charges before anything else. Leave the hussars where they are for now and press End charges; if it asks, press it again.
    .why = A charge over a long way at steady enemies tires the horses and wins little. They are worth more later, when an enemy unit is broken.
bataille-card-choose-a-battalion = Choose a battalion
    .act = Click one of your battalions, lit on the left. To move another battalion of its hex with it, click that one too.
    .why = Lit hexes are in reach; the number is the movement left there. The order of a stack counts: the top unit fires, and takes the first losses.
bataille-card-where-to = Where to?
    .act = Click a lit hex on the way to the village. The program finds the path, turns included.
    .why = Every hex costs points, and a column pays one point for each turn of sixty degrees. Hexes with a bar are in an enemy zone: infantry must stop there.
bataille-card-face-the-enemy-then-go = Face the enemy, then go
    .act = Click a handle of the ring to turn the battalion at the end of its path. Then click the hex again, or press Go.
    .why = Only its front fires and assaults. A unit hit in the flank or rear does worse in everything, so end with the village before you.
bataille-card-column-or-line = Column or line?
    .act = With a battalion selected, the panel on the right offers its formations. The 22e can form line; the light infantry can form skirmish order. Then continue.
    .why = A column marches and assaults. A line fires with four increments, but it is slow and its flanks are open. In the village every unit is in general order.
bataille-card-bring-up-the-guns = Bring up the guns
    .act = Click the battery, choose a hex three or four hexes from the village, and turn it there. Then unlimber it, and confirm.
    .why = Limbered guns cannot fire. Unlimbered guns fire to their front: at full value near by, at less far off; canister at one hex is the strongest fire there is.
bataille-card-in-an-enemy-zone = In an enemy zone
    .act = Your lit units are in front of an enemy unit, in its zone. Infantry must stop there, and moves no farther in this half-turn.
    .why = The enemy fires first at a unit that leaves such a hex, turns in it or changes formation there. Enter it with the facing you want.
bataille-card-they-fired-at-you = They fired at you
    .act = Read the log at the lower right: fire value against defence, the roll, and the losses. Then continue.
    .why = Opportunity fire is automatic: it comes whenever a unit spends points in an enemy zone. A unit that loses increments drops the rest of its move.
bataille-card-end-your-movement = End your movement
    .act = Move the units you still want to move, then press End movement. If some units have not moved, it asks you to press again.
    .why = Undo takes a march back until a die is rolled. Next the Russians fire at adjacent units, then you fire, then you may assault.
bataille-card-fire-at-units-that-came-close = Fire at units that came close
    .act = Click the units that will fire, then an adjacent enemy hex, and confirm. Or take a suggestion in the panel. Or press End fire.
    .why = It is their half-turn, and you fire first, at adjacent hexes only. Then they fire and assault.
bataille-card-fire = Fire
    .act = Click the units that will fire, then the target hex. Units clicked before one target fire together.
    .why = All fire at a hex is added up, so gather it. Each unit fires once, and each hex is fired at once; guns must fire at the nearest target.
bataille-card-read-before-you-fire = Read before you fire
    .act = The panel shows each value, the odds and the chance of every loss. To add another attack, click the units that make it; or press Fire.
    .why = A unit that fired can assault only the hex it fired at. Losses make a battalion check its morale: that is what fire is for.
bataille-card-some-of-your-units-are-broken = Some of your units are broken
    .act = The lit units are disordered or routed. Keep them out of reach of the enemy. Then continue.
    .why = A disordered unit has half its movement and half its fire; a routed unit can only run. At the end of your half-turn each of them checks morale to recover.
bataille-card-with-the-bayonet = With the bayonet
    .act = Click the units that will assault, then the hex in front of them. No unit has to assault: at bad odds press End assaults.
    .why = Assault with several units, and fire at the hex first. Skirmishers and guns cannot assault. Units in the village do not check morale before the melee.
bataille-card-a-chain-of-rolls = A chain of rolls
    .act = The panel says how it can end, then lists the rolls in order: the checks, then the melee. Press Assault to attack.
    .why = A defender in the open that fails its check retreats before the melee. If your lead unit fails its check, the assault is over and it is broken.
bataille-card-they-would-not-wait = They would not wait
    .act = They withdrew, and your units are in their hex. You may assault one more hex in front of you, or press Stop here.
    .why = A follow-up is fought like an assault, and there is only one.
bataille-card-stay-or-go = Stay or go?
    .act = Infantry assaults you. Click a hex behind you to withdraw there, or press Hold and fight.
    .why = Skirmishers and cavalry can withdraw before infantry. A unit that withdraws more than one hex cannot move in its next half-turn.
bataille-card-into-the-hex = Into the hex
    .act = You won the hex: click the units that advance into it, and confirm.
    .why = A hex of the village counts for the side whose unrouted unit was last in it. After a clear result at least one unit must advance.
bataille-card-charge = Charge?
    .act = Click the hussars, then a marked target; or click the path hex by hex. Or press End charges.
    .why = Good targets are broken, alone, in line, or show a flank. Infantry in the village cannot be charged.
bataille-card-what-will-they-do = What will they do?
    .act = The panel shows what the target may answer, and how each answer ends. Press Charge, or End charges.
    .why = Three straight hexes at the end double your strength. But enemy cavalry may intercept, and a carré that holds is nearly safe.
bataille-card-intercept = Intercept?
    .act = They charge you. Click a regiment that will intercept them, or press No charge.
    .why = It checks its morale first. If it passes, it meets the charge, and the target is spared.
bataille-card-cavalry = Cavalry!
    .act = Stand, or form carré: both are in the panel, each with its chances.
    .why = A carré that forms is nearly safe from cavalry. If it fails to form, the unit is disordered or overrun. To stand, it must pass a morale check.
bataille-card-a-carr-before-you = A carré before you
    .act = Press Try to stop, which needs a roll, or press Charge home.
    .why = Cavalry fights a carré at a third of its value.
bataille-card-the-hex-is-empty = The hex is empty
    .act = Click it to ride in, or press Stay.
    .why = Your cavalry obeyed its recall, and may end its charge there.
bataille-card-standing-orders = Standing orders
    .act = Click a unit and choose what it does without asking you; or just press End half-turn.
    .why = By default you are asked whenever it matters, and your cavalry does not charge moving units.
bataille-card-the-other-half-turn = The other half-turn
    .act = Watch the Russians do the same: charges, movement, fire, assaults. You are asked when you may fire or must answer.
    .why = The log shows every roll. Click a line of it to see the place.
bataille-card-how-it-is-won = How it is won
    .act = The village is worth two, three and two points, lit on the map. Look at the points in the panel, then continue.
    .why = Four increments of infantry lost are a point for the enemy, a battery two. You need four points more than they have, after six turns.
bataille-card-your-charges = Your charges
    .act = Cavalry that could charge is marked. Press End charges to continue.
    .why = A regiment charges once in a segment, and its horses need rest after a melee.
bataille-card-your-movement = Your movement
    .act = Click a unit, then a lit hex, then the hex again. Press End movement when you are done. N selects the next unit.
    .why = For each unit, check which enemies are to its front, and which enemies have it to theirs.
bataille-card-your-fire = Your fire
    .act = Click the units that will fire, then the target hex; or take a suggestion; or press End fire.
    .why = Strong fire at one hex breaks it; weak fire at three hexes rarely does.
bataille-card-your-assaults = Your assaults
    .act = Click the units that will assault, then the hex in front of them. Or press End assaults.
    .why = Odds of three to one and a steady lead unit are what you want.
bataille-card-the-half-turn-ends = The half-turn ends
    .act = Change a standing order, or press End half-turn.
    .why = Your opponent sees your orders, and they hold until you change them.
bataille-card-your-decision = Your decision
    .act = The blue line in the panel says what you must decide. The choices are below it.
    .why = The battle continues as soon as you have chosen.
bataille-card-one-moment = One moment
    .act = Your opponent moves, or the program rolls dice.
    .why = You can look around the map and read the log meanwhile.
bataille-card-the-battle-is-over = The battle is over
    .act = That was a whole battle. Read how it ended, and look at it once more in Replays.
    .why = Gleina is next: the same rules, with heights, works and heavy guns, and two corps that lose heart.

## Optional rules: the name, its subject in the match settings (about), the settings with it (on) and without it (off)

bataille-option-kozlov = Kozlov's brigade [70.4]
    .hint = Two more Russian battalions arrive from Baruth on turn 5
    .about = Reinforcements
    .on = Kozlov and Kolyvan arrive on turn 5 [70.4].
    .off = Kozlov's brigade does not arrive.
bataille-option-no-opportunity-charges = No opportunity charges [42.1]
    .hint = Cavalry cannot charge moving units
    .about = Opportunity charges
    .on = No opportunity charges.
    .off = Cavalry with standing orders may charge moving units [42.1].
bataille-option-opportunity-charges = Opportunity charges [42.1]
    .hint = Cavalry with standing orders may charge moving units
    .about = Opportunity charges
    .on = Cavalry with standing orders may charge moving units [42.1].
    .off = No opportunity charges.

## Numbers that a replay draws and a report counts: the title, the name on a button (short), the meaning, the head of a column (column)

bataille-figure-points = Points
    .short = Points
    .meaning = What each side would have if the battle ended now.
    .column = points
bataille-figure-lost = Increments lost
    .short = Lost
    .meaning = Increments lost, of all arms.
    .column = lost
bataille-figure-broken = Units out of order
    .short = Broken
    .meaning = Units on the map that are disordered or routed.
    .column = broken

## Results of fights by their English words, and what a table says for it (short)

bataille-came-attackers-rout = attackers rout
bataille-came-attackers-are-disordered = attackers are disordered
bataille-came-no-result = no result
bataille-came-defenders-retreat-in-disorder = defenders retreat in disorder
bataille-came-defenders-rout = defenders rout
bataille-came-defenders-surrender = defenders surrender
bataille-came-no-losses = no losses
    .short = losses
bataille-came-attackers-lose-increments = attackers lose increments
    .short = losses
bataille-came-defenders-lose-increments = defenders lose increments
    .short = losses
bataille-came-both-lose-increments = both lose increments
    .short = losses
bataille-came-no-effect = no effect
bataille-came-1-increment-lost = 1 increment lost
bataille-came-2-increments-lost = 2 increments lost
bataille-came-3-increments-lost = 3 increments lost
bataille-came-4-increments-lost = 4 increments lost
bataille-came-5-increments-lost = 5 increments lost

## Titles of charts by their English titles

bataille-tab-fire-table = Fire table
bataille-tab-melee-table = Melee table
bataille-tab-terrain = Terrain
bataille-tab-charges-and-checks = Charges and checks
bataille-tab-forces = Forces
bataille-tab-standing-orders = Standing orders

## What a player lays over the board and takes away again

bataille-layer-zones = Zones of control
bataille-layer-arcs = Fields of fire
bataille-layer-sight = Line of sight
## Battles: title and summary are those of scenario.toml, the history that of history.toml

bataille-scenario-broesa = Brösa: the outpost village
    .summary =
        21 May 1813, six in the morning: the outposts. Three Russian Jäger battalions and a horse battery hold the village of Brösa, with a regiment of Cossacks beside it. Souham's advance guard wants it before the corps comes up.

        The battle to learn with: twelve counters, six turns, a corner of the map of Gleina.

bataille-scenario-gleina = The windmill of Gleina
    .summary =
        21 May 1813, seven in the morning. Ney comes down from Klix into the flank of the allied army at Bautzen. Before him stand Barclay's Russians: outposts in Brösa and Guttau, three works with heavy guns on the Windmill Hill, and behind it the village of Gleina.

        Battalions, regiments and batteries, a hundred metres to the hex and twenty minutes to the turn: columns and lines, squares and skirmishers, guns with their arcs, cavalry that must be called back. Eight turns and 59 counters. The French score for the mill and the villages.

## How sure their maps are

bataille-sureness-gleina = The printed map was not available to us. The ground is our reconstruction at 100 m a hex, from published coordinates and accounts; the charts are those of the series as far as they could be read.
    .sure =
        Kinds of ground, movement costs, fire multipliers and fire defence, formations, limbering.
        Where the mill, Gleina and Guttau lie, and the height of the Windmill Hill.
    .fair =
        The fire, melee and carré tables, morale modifiers of charges and assaults, recall.
        Roads, ponds and streams; which divisions fought, and how many battalions they had.
    .guessed =
        Single woods, gardens and slopes; fronts of the works; strengths of single battalions.
        Points for places and losses, corps levels; the whole of the outpost fight at Brösa.

## Texts of the files: corps by their English names

bataille-corps-iii-corps-ney = III Corps (Ney)
bataille-corps-iii-corps-ney-souham-delmas = III Corps (Ney): Souham, Delmas
bataille-corps-barclay-de-tolly-langeron = Barclay de Tolly: Langeron
bataille-body-advance = advance
bataille-body-cavalry = cavalry
bataille-body-guns = guns
bataille-body-reserve = reserve
