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
bataille-charge-offer = charge { $hex }, { $left } left
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
bataille-go = Go, { $left } left
bataille-go-under-fire = Go, { $left } left, under fire
bataille-go-again = go
bataille-so-far = { $formation } facing { $facing }, { $spent } points spent, { $left } left.
bataille-to-hex = to { $hex }
bataille-to-hex-left = to { $hex }, { $left } left
bataille-to-hex-fire = to { $hex }, { $left } left, draws fire
bataille-prolong-left = prolong to { $hex }, { $left } left
bataille-facing-left = facing { $facing }, { $left } left
bataille-turn-left = turn { $facing }, { $left } left
bataille-formation-left = { $formation }, { $left } left
bataille-limber-left = limber, { $left } left
bataille-unlimber-left = unlimber, { $left } left
bataille-enter-left = enter at { $hex }, { $left } left
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
bataille-fire-offer = fire at { $hex }
bataille-fire-offer-odds = fire { $odds } at { $hex }

## Assaults

bataille-ask-assault = { $side }: choose the units that will assault, then the hex.
bataille-assault-offer = assault { $hex }
bataille-assault-offer-odds = assault { $odds } { $hex }
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

## Refusals. The end of an id is the name of a refusal, and its variant.

bataille-refused-adds-nothing = { $unit } would add no fire to this attack.
bataille-refused-another-formation = { $unit } is not in the formation of the top unit, so it cannot fire.
bataille-refused-arms-apart = Infantry and cavalry cannot assault cavalry together.
bataille-refused-assaulted-already = { $hex } has already been assaulted in this segment.
bataille-refused-assaulted-already-unit = { $unit } has already assaulted in this segment.
bataille-refused-bad-change = The game could not continue from that position.
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
bataille-refused-faces-apart = All units of its arm in { $hex } must face the same way.
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
bataille-refused-mixed-formations = Friendly units of its arm in { $hex } are in another formation.
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
bataille-refused-no-prolonging-ground = Guns cannot be prolonged into { $hex }: the terrain is not clear, or a stream or work is in between.
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
bataille-refused-no-target-charge = Cavalry cannot charge { $hex }: the enemy must be on clear ground, or in a work charged through its rear.
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
bataille-refused-not-due = { $unit } cannot enter at { $hex } now: it is on the map, out of the battle, or due later.
bataille-refused-not-due-leader = { $leader } arrives in a later turn.
bataille-refused-not-fresh = { $unit } cannot charge: only fresh cavalry in good order can.
bataille-refused-not-here = { $unit } cannot enter at { $hex }: it is not one of its entry hexes.
bataille-refused-not-here-leader = { $leader } cannot enter at { $hex }: it is not one of his entry hexes.
bataille-refused-not-in-column = { $unit } can charge only in column and from clear terrain.
bataille-refused-not-in-front = { $hex } is not to the front of { $unit }.
bataille-refused-not-in-front-short = { $unit } is short of movement points and can enter only a hex to its front, not { $hex }.
bataille-refused-not-its-order = { $unit } cannot have that standing order: its type does not use it.
bataille-refused-not-limbered = Only limbered guns can unlimber.
bataille-refused-not-on-map = { $unit } is not on the map.
bataille-refused-not-on-map-leader = { $leader } is not on the map.
bataille-refused-not-on-top = { $unit } cannot fire: only the top unit of its hex can.
bataille-refused-not-on-top-carre = { $unit } cannot fire: only the top unit of a carré can.
bataille-refused-not-on-top-column = { $unit } cannot fire: in column and general order only the top unit can.
bataille-refused-not-so = { $unit } must enter { $hex } facing a hexside: in road march on a road, or in column or limbered.
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
bataille-refused-one-battery = { $unit } cannot join the fire: beside infantry only one battery of a hex can.
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
bataille-refused-turns-too-far = The charge turns too far in { $hex }: heavy cavalry can turn 60 degrees in a hex, light cavalry 120.
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
       *[stand] { $unit } stands in { $hex }.
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
        [one] { $units } stands in { $hex }.
       *[other] { $units } stand in { $hex }.
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
        [defensive] Defensive fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }: { $roll }: { $result }.
        [opportunity] Opportunity fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }: { $roll }: { $result }.
       *[offensive] Fire: { $units } at { $hex }, { $value } against { $defence }, { $odds }: { $roll }: { $result }.
    }
bataille-fought = { $attackers } against { $defenders }, { $attack } to { $defence }, { $odds }.
bataille-fought-whole = { $attackers } against { $defenders }, { $attack } to { $defence }, { $odds }: { $roll }: { $result }.
bataille-rolled = Roll: { $roll }: { $result }.
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
       *[carre] the carré stands
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
bataille-head-foot = foot
bataille-head-horse = horse
bataille-head-guns = guns
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
