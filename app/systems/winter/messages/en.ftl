# Messages of Winter's Victory. docs/TRANSLATING.md explains this file.

## Requests. Each begins with the side that must answer; the buttons it names are below.

winter-waiting = Waiting for the { $side } side.
winter-ask-open = { $side }: the chits drawn from the cup are revealed.
winter-ask-deploy = { $side }: change your set-up, or press Keep set-up.
winter-ask-post = { $side }: detach skirmishers, or press Keep set-up.
winter-ask-command =
    { $can ->
        [both] { $side }: choose cavalry to charge or a leader to order, then press End command.
        [charges] { $side }: choose cavalry to charge, then press End command.
        [leaders] { $side }: choose a leader to order, then press End command.
       *[neither] { $side }: no charge and no order is possible. Press End command, or choose below.
    }
winter-ask-move = { $side }: choose a unit and a hex to move to, then press End movement.
winter-ask-brigade = { $side }: choose a lit hex. Each unit of the brigade that can moves one hex the same way; leaders stay.
winter-ask-brigade-led = { $side }: choose the leaders who go along, then a lit hex. Each unit of the brigade that can moves one hex the same way. A chosen leader goes with a unit of his hex.
winter-ask-shock = { $side }: choose a hex of yours to attack from, or a unit that carries a charge, then press End shock.
winter-ask-continue = { $side }: choose a hex to continue the charge, or press Stop here.
winter-ask-fire =
    { $round ->
        [skirmishers] { $side }: choose a skirmish unit and its target, or press No more fire.
        [battalions] { $side }: choose a battalion and its target, or press No more fire.
       *[batteries] { $side }: choose a battery and its target, or press No more fire.
    }
winter-ask-opportunity = { $side }: an enemy is moving in your field of fire. Choose units to fire, or press Hold fire.
winter-ask-charge = { $side }: { $enemy } is near { $unit }. Press Charge, or Let them pass.
winter-ask-retire = { $side }: your army is beaten. Choose the line by which it withdraws, or press Fight on.
winter-ask-agree-end = { $side }: your opponent offers to end the battle now, with level { $level }. Agree, or press Fight on.
winter-ask-ceasefire =
    { $quiet ->
        [yes] { $side }: no unit has fought for a turn. Agree to a ceasefire for the night, or press Fight on.
       *[no] { $side }: agree to a ceasefire for the night, or press Fight on.
    }
winter-ask-change = Choose a unit or a leader, then what to change; or choose an objective hex to change its holder.
winter-not-asked-again = You are not asked again in this round.

## Buttons

winter-keep-set-up = Keep set-up
winter-set-up = Set up, { $count } changed
winter-end-command = End command
winter-end-movement = End movement
winter-end-shock = End shock
winter-stop-here = Stop here
winter-no-more-fire = No more fire
winter-undone-charges =
    { $count ->
        [one] { $count } unit can still declare a charge
       *[other] { $count } units can still declare charges
    }
winter-undone-leaders =
    { $count ->
        [one] { $count } leader is not placed
       *[other] { $count } leaders are not placed
    }
winter-undone-orders =
    { $count ->
        [one] { $count } order can still be sent
       *[other] { $count } orders can still be sent
    }
winter-again-command = Press again to end command.
winter-undone-moves =
    { $count ->
        [one] { $count } unit has not moved
       *[other] { $count } units have not moved
    }
winter-again-movement = Press again to end movement.
winter-undone-attacks =
    { $count ->
        [one] { $count } stack can still attack
       *[other] { $count } stacks can still attack
    }
winter-undone-ridden =
    { $count ->
        [one] { $count } charge is not carried out
       *[other] { $count } charges are not carried out
    }
winter-again-shock = Press again to end shock.
winter-undone-fire =
    { $count ->
        [one] { $count } unit can still fire
       *[other] { $count } units can still fire
    }
winter-again-fire = Press again to end your fire in this round.
winter-fire = Fire
winter-fire-at = Fire at { $hexes }
winter-hold-fire = Hold fire
winter-charge = Charge
winter-let-pass = Let them pass
winter-fight-on = Fight on
winter-attack = Attack { $hex }
winter-move-up = Move up
winter-acts-alone = Act alone
winter-send-order = Send the order
winter-declare-charge = Declare a charge
winter-turns-in-wave = Face { $facing } in the wave
winter-declare-charge-to = Declare a charge to { $facing }
winter-declare-grand = Declare the grand charge
winter-attach = Attach it
winter-enter-at = Enter at { $hex }, { $formation }
winter-change = Change { $thing }
# $left is movement points, such as 2 1/2.
winter-march =
    { $act ->
        [turn] Turn, { $left } left
        [detach] Detach skirmishers, { $left } left
        [rejoin] Rejoin, { $left } left
        [exit] Leave the map, { $left } left
       *[march] March, { $left } left
    }
winter-change-to = Change to { $formation }, { $left } left

## Choices on the map, for lists and tips

# Facts about one unit or leader: "1/Pskov 8 SP, line, Disordered, A1019".
winter-facts = { $facts }
winter-unit-guns =
    { $guns ->
        [one] { $unit } { $guns } gun
       *[other] { $unit } { $guns } guns
    }
winter-unit-points = { $unit } { $points } SP
winter-is-disordered = Disordered
winter-is-routed = Routed
winter-is-exhausted = Exhausted
winter-leader-gives = { $leader }, radius { $radius }, bonus { $bonus }
winter-may-enter = { $unit } may enter
winter-standing-of = Standing orders: { $unit }
winter-comes-along = { $leader } comes along
winter-goes-along = { $leader } goes along
winter-leaders-stay =
    { $leaders-count ->
        [one] { $leaders } stays in { $hex }. To take him along, choose him before the hex.
       *[other] { $leaders } stay in { $hex }. To take a leader along, choose him before the hex.
    }
winter-leaders-alone = Without troops in their hex, and not moved: { $leaders }.
winter-enters-at = Enters at { $hex }
winter-faces = Faces { $facing }
winter-skirmishers-in = Skirmishers in { $hex }
winter-to = To { $hex }
winter-to-left = To { $hex }, { $left } left
winter-turn-to = Turn to { $facing }, { $left } left
winter-wheel-to = Wheel to { $facing } on { $hex }, { $left } left
winter-form-left = { $formation }, { $left } left
winter-toward = Out of command: towards { $goal }
winter-takes-in = Takes in { $unit }
winter-under-fire = Fire can be drawn in { $hexes }.
winter-brigade-able = { $able } of { $units } units can go
winter-brigade-stay = Cannot go now: { $units }
winter-brigade-moves = Each unit of the brigade moves one hex that way: { $hex }
winter-attackers =
    { $units-count ->
        [one] { $units } attacks
       *[other] { $units } attack
    }
winter-against = Against { $units } in { $hex }
winter-at = At { $units } in { $hex }
winter-suggests-fire = { $units } at { $hex }
winter-at-enemy = At the enemy in { $hex }
winter-first-to = First to { $hex }
winter-placed-in = Placed in { $hex }
winter-placed-with = Placed with { $unit }
winter-ordered-by = Ordered by { $sender }
winter-attaches = Attached with its regiment or battery: { $unit }
winter-all-brigade = All of the brigade
winter-held-by = { $hex } is held by the { $side } side

## Forecasts

winter-nothing-happens = nothing happens
winter-if-not-stopped = if the attack is not stopped before
winter-if-on-target = if the shot falls on the target
winter-added = added to the die
winter-rolls =
    { $roll ->
        [morale] { $unit } checks morale
        [attack] { $unit } attacks
        [order] { $unit } receives the order
        [long-range] { $unit } fires at long range
        [casualty] { $unit }, if the hex loses a point
        [fire] { $unit } fires
       *[other] { $unit } rolls
    }
winter-roll =
    { $roll ->
        [morale] Morale check
        [attack] Attack
        [order] The order
        [long-range] Fire at long range
        [casualty] If the hex loses a point
        [fire] Fire
       *[other] Roll
    }
winter-term = { $reason } { $amount }
winter-terms = { $terms }.
# Short names of results, on bars. C: check, D: Disordered, D2: retreats two hexes, R: routs.
winter-sign =
    { $sign ->
        [yes] yes
        [no] no
        [hit] hit
        [off] off
        [check] C
        [disordered] D
        [retreats] D2
       *[routs] R
    }
winter-effect =
    { $effect ->
        [nothing] nothing
        [check] a check
        [passes] passes
        [disordered] Disordered
        [square-lost] Disordered, its square lost
        [retreats] retreats two hexes, Disordered
        [routs] routs
        [succeeds] succeeds
        [fails] fails
        [at-once] received at once
       *[casualty] is a casualty
    }
winter-effect-points = { $points } SP and a check
winter-effect-delay =
    { $steps ->
        [one] delayed by { $steps } step
       *[other] delayed by { $steps } steps
    }
winter-effect-falls =
    { $falls ->
        [left] the hex to the left
        [right] the hex to the right
        [beyond] the hex beyond
        [target] on target
       *[miss] misses
    }
# A side in the table of shock: "attacker -1", "defender -2 retreats Disordered".
winter-fate-loses =
    { $who ->
        [attacker] attacker -{ $lost }
       *[defender] defender -{ $lost }
    }
winter-fate-does =
    { $who ->
        [attacker] { $does ->
            [disorder] attacker Disordered
            [retreat] attacker retreats Disordered
           *[rout] attacker routs
        }
       *[defender] { $does ->
            [disorder] defender Disordered
            [retreat] defender retreats Disordered
           *[rout] defender routs
        }
    }
winter-fate-loses-does =
    { $who ->
        [attacker] { $does ->
            [disorder] attacker -{ $lost } Disordered
            [retreat] attacker -{ $lost } retreats Disordered
           *[rout] attacker -{ $lost } routs
        }
       *[defender] { $does ->
            [disorder] defender -{ $lost } Disordered
            [retreat] defender -{ $lost } retreats Disordered
           *[rout] defender -{ $lost } routs
        }
    }
# The possible ends of a roll: "In the end, the target checks morale: 40 %".
winter-end =
    { $end ->
        [check] the target checks morale
        [passes] the unit passes
        [disordered] the unit is Disordered
        [square-lost] the unit is Disordered and its square is broken
        [retreats] the unit retreats two hexes, Disordered
        [routs] the unit routs
        [charges] the unit can charge
        [no-charge] the unit does not charge
        [recovers] the unit recovers
        [no-recovery] the unit does not recover
        [at-once] the order is received at once
       *[casualty] the leader is a casualty
    }
winter-end-points =
    { $points ->
        [one] the target loses { $points } strength point and checks morale
       *[other] the target loses { $points } strength points and checks morale
    }
winter-end-delay =
    { $steps ->
        [one] the order is delayed by { $steps } step
       *[other] the order is delayed by { $steps } steps
    }
winter-end-falls =
    { $falls ->
        [left] the shot falls in the hex to the left
        [right] the shot falls in the hex to the right
        [beyond] the shot falls in the hex beyond
        [target] the shot falls on the target
       *[miss] the shot misses
    }
# Strength points that are lost: "you lose 1 or 2".
winter-exactly = { $most }
winter-up-to = up to { $most }
winter-one-or = { $least } or { $most }
winter-from-to = { $least } to { $most }
winter-lot-does =
    { $who ->
        [you] { $does ->
            [disorder] you are Disordered
            [retreat] you retreat
            [retreat-disordered] you retreat Disordered
            [rout] you rout
           *[gone] you are eliminated
        }
       *[they] { $does ->
            [disorder] they are Disordered
            [retreat] they retreat
            [retreat-disordered] they retreat Disordered
            [rout] they rout
           *[gone] they are eliminated
        }
    }
winter-lot-loses =
    { $who ->
        [you] { $does ->
            [stands] you lose { $lost }
            [disorder] you lose { $lost } and are Disordered
            [retreat] you lose { $lost } and retreat
            [retreat-disordered] you lose { $lost } and retreat Disordered
            [rout] you lose { $lost } and rout
           *[gone] you lose { $lost } and are eliminated
        }
       *[they] { $does ->
            [stands] they lose { $lost }
            [disorder] they lose { $lost } and are Disordered
            [retreat] they lose { $lost } and retreat
            [retreat-disordered] they lose { $lost } and retreat Disordered
            [rout] they lose { $lost } and rout
           *[gone] they lose { $lost } and are eliminated
        }
    }
winter-goes-mobile = the leader becomes Mobile
winter-goes-standing = the leader becomes Standing
winter-mobile-if = He becomes Mobile if the die is not above { $value }.
winter-withdraws = In the end, without a die roll: { $leaders } are Mobile from now on.
winter-withdraws-from = In the end, without a die roll: { $leaders } are Mobile from now on, and your units can leave the map from { $hexes }.
winter-withdraws-in-command = In the end, without a die roll: { $leaders } are Mobile from now on, and your brigade leaders east of column { $column } are in command.
winter-holds-eylau = In the end, without a die roll: reinforcements can enter from turn { $turn } on, and chits are drawn as long as you control the town. When the battle ends, the town counts for more to the side that holds it.
winter-order-arrives =
    { $when ->
        [next] the order arrives in the next French command phase
       *[later] it arrives later
    }
winter-order-rolls = The order arrives if the die is not above { $value }. It rolls again in each French command phase. The leader then becomes Mobile.
winter-grand-charge-rides = No die is rolled now. Units that charge in this French shock phase: { $first }. In the Allied shock phase after it: { $second }. In the next French shock phase: { $third }.
winter-grand-charge-goes-on = A unit of the first wave that is in good order after its charge rolls whether it charges again with the second.
# The reason for a number in a forecast: "uphill -1".
winter-reason =
    { $reason ->
        [rating] rating
        [modifier] effectiveness modifier, in cover
        [attack-order] Attack Order
        [russian-attack] Russian infantry attacks
        [leader] leader
        [light-battery] light battery of its division adjacent
        [hard-cover] hard cover
        [flank] from a flank
        [rear] from the rear
        [half-strength] half strength or less
        [further-losses] further losses
        [charge] charged
        [disordered-charged] charged while Disordered
        [square-charged] square charged
        [strength] strength
        [guns] guns
        [missing-crew] missing crew
        [gun-class] heavy guns
        [firing-class] firing class
        [range] range
        [extended-range] extended range
        [russian-far] Russian infantry at two hexes
        [target-class] target class
        [uphill] uphill
        [light-cavalry] light cavalry
        [disordered] Disordered
        [general-order] general order in the open
        [square] square attacked by infantry
        [lone-battery] battery alone
        [limbered] limbered or in road column
        [ratio] strength ratio
        [column] attacks in column
        [soft-cover] soft cover
        [stronghold] church or castle
        [stream] across a stream
        [major-stream] across a major stream
        [countercharge] countercharge
        [charged-square] charge at a square
        [defender] defender
        [self-rally] without a leader
        [recovery] recovery
        [out-of-sight] in no enemy fire zone
        [evening] evening
        [headquarters] from headquarters
        [russian] Russian
        [distance] distance
        [snow] snow
        [into-wind] snow, into the wind
        [guard] the Guard goes back
       *[grand-charge] the grand charge
    }

## Phases in the log

winter-turn-phase =
    Turn { $turn }: { $phase ->
        [interphase] interphase
        [fire] reciprocal fire
       *[end] end of turn
    }.
winter-turn-phase-of =
    Turn { $turn }: { SIDE($side, form: "adjective") } { $phase ->
        [command] command
        [rally] rally
        [movement] movement
       *[shock] shock
    }.

## The log. $cost is movement points, such as 2 1/2; $rolls says whether a die fell.

winter-deployed = The { $side } side is set up.
winter-passed = The { $side } side passes this round.
winter-undone = The last action is undone.
winter-amended = Both players have changed the position.
winter-over = The battle is over, at level { $level }.
winter-moved = { $unit } moves from { $from } to { $to } for { $cost } MP.
winter-entered = { $unit } enters at { $hex } for { $cost } MP.
winter-turned = { $unit } turns to { $facing } for { $cost } MP.
winter-formed = { $unit } changes to { $formation }, facing { $facing }.
winter-formed-for = { $unit } changes to { $formation }, facing { $facing }, for { $cost } MP.
winter-went-back = { $unit } moves back to { $to }, where it can stay.
winter-detached = { $battalion } detaches { $unit } in { $hex }.
winter-rejoined = { $unit } rejoins { $battalion }.
winter-combined = { $unit } combines with { $other }.
winter-restacked = The stack in { $hex } is reordered.
winter-orders-given =
    { $units-count ->
        [one] { $units } has new standing orders.
       *[other] { $units } have new standing orders.
    }
winter-left-map =
    { $withdrawn ->
        [yes] { $unit } withdraws from the map.
       *[no] { $unit } leaves the map.
    }
winter-leader-moved = { $leader } moves from { $from } to { $to }.
winter-leader-entered = { $leader } enters at { $hex }.
winter-leader-left = { $leader } leaves the map.
winter-leader-placed = { $leader } is placed in { $hex }.
winter-leader-fled = { $leader } is alone, and escapes to { $hex }.
winter-leader-lost = { $leader } has no unit to escape to.
# The result of a shot. SP are strength points.
winter-fire-came =
    { $points ->
        [0] { $check ->
            [yes] a morale check
           *[no] no effect
        }
       *[other] { $points } SP and a morale check
    }
winter-fired =
    { $units-count ->
        [one] { $units } fires at { $target } in { $hex }: rolls { $die }, score { $score }, { $came }.
       *[other] { $units } fire at { $target } in { $hex }: roll { $die }, score { $score }, { $came }.
    }
winter-scattered =
    { $units-count ->
        [one] { $units } fires
       *[other] { $units } fire
    } at long range: roll { $die }, the shot { $falls ->
        [left] falls left
        [right] falls right
        [beyond] falls beyond
        [target] falls on the target
       *[miss] misses
    }.
winter-scattered-in =
    { $units-count ->
        [one] { $units } fires
       *[other] { $units } fire
    } at long range: roll { $die }, the shot { $falls ->
        [left] falls left
        [right] falls right
        [beyond] falls beyond
        [target] falls on the target
       *[miss] misses
    }, in { $hex }.
winter-lost = { $unit } loses { $points } SP.
winter-lost-guns =
    { $guns ->
        [one] { $unit } loses { $points } SP and { $guns } gun.
       *[other] { $unit } loses { $points } SP and { $guns } guns.
    }
winter-checked =
    { $unit } checks morale: rolls { $die }, margin { $margin }, { $came ->
        [passes] passes
        [disordered] is Disordered
        [square-lost] is Disordered and its square is broken
        [retreats] retreats Disordered
       *[routs] routs
    }.
winter-must-check =
    { $units } must check morale: { $why ->
        [passed-by] a routed unit passes
        [flanked] Cossacks are on its flank
        [guard-retreats] the Guard retreats
       *[disheartened] a friendly unit retreats
    }.
winter-disordered = { $unit } is Disordered.
winter-retreated =
    { $routs ->
        [yes] { $points ->
            [0] { $unit } routs to { $hex }.
           *[other] { $unit } routs to { $hex } and loses { $points } SP.
        }
       *[no] { $points ->
            [0] { $unit } retreats to { $hex }.
           *[other] { $unit } retreats to { $hex } and loses { $points } SP.
        }
    }
winter-retreated-nowhere =
    { $routs ->
        [yes] { $points ->
            [0] { $unit } routs.
           *[other] { $unit } routs and loses { $points } SP.
        }
       *[no] { $points ->
            [0] { $unit } retreats.
           *[other] { $unit } retreats and loses { $points } SP.
        }
    }
winter-eliminated = { $unit } is eliminated.
winter-removed = { $unit } is removed from the battle.
winter-guns-missing =
    { $guns ->
        [0] { $unit } rolls { $die } for its guns: all are there.
        [one] { $unit } rolls { $die } for its guns: without { $guns } gun.
       *[other] { $unit } rolls { $die } for its guns: without { $guns } guns.
    }
winter-guns-left = { $unit } leaves its guns in { $hex }.
winter-guns-captured = The guns of { $unit } in { $hex } are captured.
winter-guns-manned = { $unit } has its guns in { $hex } again.
winter-gun-lost = { $unit } rolls { $die } and loses a gun on the way.
winter-recovered =
    { $rolls ->
        [yes] { $unit } is in good order again (rolls { $die }).
       *[no] { $unit } is in good order again.
    }
winter-rallied =
    { $rolls ->
        [yes] { $unit } rallies (rolls { $die }).
       *[no] { $unit } rallies.
    }
winter-rallied-with-loss =
    { $rolls ->
        [yes] { $unit } rallies (rolls { $die }), with { $points } SP less.
       *[no] { $unit } rallies, with { $points } SP less.
    }
winter-not-rallied =
    { $rolls ->
        [yes] { $unit } does not rally (rolls { $die }).
       *[no] { $unit } does not rally.
    }
winter-exhausted = { $unit } is Exhausted.
winter-rested =
    { $rolls ->
        [yes] { $unit } is no longer Exhausted (rolls { $die }).
       *[no] { $unit } is no longer Exhausted.
    }
winter-back-by-order = an order brings his successor
winter-back-never = he does not return
winter-back-in =
    { $turns ->
        [one] he returns in { $turns } turn
       *[other] he returns in { $turns } turns
    }
# $back is one of the three above.
winter-leader-fell =
    { $rolls ->
        [yes] { $leader } is a casualty (rolls { $die }): { $back }; { $points } points lost.
       *[no] { $leader } is a casualty: { $back }; { $points } points lost.
    }
winter-charge-declared =
    { $rolls ->
        [yes] { $unit } declares a charge (rolls { $die }).
       *[no] { $unit } declares a charge.
    }
winter-charge-failed =
    { $rolls ->
        [yes] { $unit } does not charge (rolls { $die }).
       *[no] { $unit } does not charge.
    }
winter-charge-dropped = { $unit } cancels its charge.
winter-grand-declared = The grand charge to { $facing } is declared: { $units }.
winter-wave-ready =
    { $wave ->
        [first] The first wave is ready: { $units }.
        [second] The second wave is ready: { $units }.
       *[third] The third wave is ready: { $units }.
    }
winter-followed = { $unit } moves up to { $hex }.
winter-stayed = { $unit } stays.
winter-charged = { $unit } rides from { $from } to { $to }.
winter-ridden-over =
    { $escapes ->
        [yes] { $unit } is overrun: rolls { $die }, escapes.
       *[no] { $unit } is overrun: rolls { $die }, is eliminated.
    }
winter-attacks-from =
    { $units-count ->
        [one] { $units } attacks from { $from } into { $to }.
       *[other] { $units } attack from { $from } into { $to }.
    }
winter-charges-from =
    { $units-count ->
        [one] { $units } charges from { $from } into { $to }.
       *[other] { $units } charge from { $from } into { $to }.
    }
winter-countercharged =
    { $charges ->
        [yes] { $unit } rolls { $die }, countercharges.
       *[no] { $unit } rolls { $die }, does not countercharge.
    }
winter-fought = Shock: roll { $die }, differential { $differential }, score { $score }.
winter-advanced = { $unit } advances from { $from } to { $to }.
winter-charge-ended = The charge of { $unit } ends.
winter-self-commanded =
    { $moves ->
        [yes] { $unit } checks to act alone: rolls { $die }, can move.
       *[no] { $unit } checks to act alone: rolls { $die }, cannot move.
    }
winter-state-set =
    { $leader } is { $state ->
        [standing] Standing
        [mobile] Mobile
       *[inactive] Inactive
    }{ $rolls ->
        [yes] {" "}(rolls { $die }).
       *[no] .
    }
winter-continued =
    { $stays ->
        [yes] { $leader } rolls { $die }, stays Mobile.
       *[no] { $leader } rolls { $die }, becomes Standing.
    }
winter-control-taken = { $hex } is now { $side }.
winter-group-freed = { $units } may move.
winter-released = { $unit } is released: rolls { $die }.
winter-withdrawal-declared = The withdrawal is declared.
winter-hold-declared = Eylau must be held!
winter-ceasefire-answered =
    { $agrees ->
        [yes] The { $side } side agrees to a ceasefire.
       *[no] The { $side } side refuses a ceasefire.
    }
winter-ceasefire-declared = A ceasefire holds for the rest of the night.
winter-end-offered = The { $side } side offers to end the battle with this turn.
winter-end-answered =
    { $agrees ->
        [yes] The { $side } side agrees: the battle ends.
       *[no] The { $side } side fights on.
    }
winter-army-retires =
    { $line ->
        [w] The Allied army withdraws by W, the road past Althof.
        [y] The Allied army withdraws by Y, the road to the north.
       *[z] The Allied army withdraws by Z, the road to the east.
    }
winter-army-away = The main body of the Allied army is away.
winter-prussians-turn = The Prussians march to entry { $entry } and come { $count } turns later.
winter-attached = { $leader } takes command of { $units }.
winter-released-from = { $leader } releases { $units }.
winter-order-sent =
    { $from } orders { $to }{ $rolls ->
        [yes] {" "}(rolls { $die })
       *[no] {""}
    }: { $steps ->
        [0] received
        [one] delayed by { $steps } step
       *[other] delayed by { $steps } steps
    }.
winter-order-from-hq =
    Headquarters orders { $to }{ $rolls ->
        [yes] {" "}(rolls { $die })
       *[no] {""}
    }: { $steps ->
        [0] received
        [one] delayed by { $steps } step
       *[other] delayed by { $steps } steps
    }.
winter-delay-rolled =
    { $steps ->
        [one] The order to { $leader }: roll { $die }, { $steps } step left.
       *[other] The order to { $leader }: roll { $die }, { $steps } steps left.
    }
winter-activated = { $leader } is active.
winter-freed = { $unit } can act by itself.
winter-brigade-active = The brigade { $brigade } is active.
winter-violation = The brigade { $brigade } has not attacked: the Attack Order of { $leader } is at { $violations }.
winter-attack-order-set =
    { $begins ->
        [yes] The Attack Order of { $leader } starts.
       *[no] The Attack Order of { $leader } is over.
    }
winter-brigade-due =
    { $due ->
        [yes] The brigade { $brigade } rolls { $die }: it can enter.
       *[no] The brigade { $brigade } rolls { $die }: it has not arrived.
    }
winter-drew =
    { $drawn ->
        [battery] One of { $chits } chits is drawn: a battery.
        [blank] One of { $chits } chits is drawn: a blank.
       *[unseen] One of { $chits } chits is drawn.
    }
winter-blanks-added =
    { $blanks ->
        [one] { $blanks } blank is added to the cup.
       *[other] { $blanks } blanks are added to the cup.
    }
winter-cup-suspended =
    { $suspended ->
        [yes] No chits are drawn for now.
       *[no] Chits are drawn again.
    }
winter-draws-opened =
    { $batteries ->
        [one] The chits drawn are revealed: { $batteries } battery.
       *[other] The chits drawn are revealed: { $batteries } batteries.
    }
winter-wind-set =
    The wind: roll { $die }, { $prevails ->
        [yes] prevails
       *[no] blows
    } towards the { $way ->
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }.
winter-snow =
    { $snow ->
        [none] no snow
        [light] light snow
        [heavy] heavy snow
       *[blizzard] a blizzard
    }
winter-snow-over = no more snow will fall
# $snow is one of the two above.
winter-snow-rolled = The weather: roll { $die }, { $snow }.
winter-ammunition-spent =
    { $left ->
        [0] { $unit } is out of ammunition.
        [one] { $unit } has ammunition for { $left } more phase.
       *[other] { $unit } has ammunition for { $left } more phases.
    }
winter-brigade-tired =
    { $points ->
        [one] The brigade { $brigade } has { $points } point of fatigue: level { $level }.
       *[other] The brigade { $brigade } has { $points } points of fatigue: level { $level }.
    }
winter-spirit-changed =
    { $nerve ->
        [steady] { $body }, at { $points }, is steady again.
        [demoralised] { $body }, at { $points }, is demoralised.
       *[disintegrated] { $body }, at { $points }, disintegrates.
    }
# $side is a side in the form "of": "Level of the Allied side".
winter-level-of = The level { SIDE($side, form: "of") }
winter-level-changed = The level changes by { $by } to { $level }.
# A sentence that begins with a crew, which has no name of its own: "The crew of ..." Other languages need nothing.
winter-crew-first = The { $sentence }
winter-skirmishers = { $unit } skirmishers { $number }
winter-crew = crew of { $unit }

## Formations and facings

winter-formation =
    { $form ->
        [line] line
        [extended-line] extended line
        [column] column
        [square] square
        [road-column] road column
        [general-order] general order
        [formed] formed
        [limbered] limbered
       *[unlimbered] unlimbered
    }
    .button =
        { $form ->
            [line] Line
            [extended-line] Extended line
            [column] Column
            [square] Square
            [road-column] Road column
            [general-order] General order
            [formed] Formed
            [limbered] Limbered
           *[unlimbered] Unlimbered
        }

## Places

winter-place =
    { $place ->
        [waiting] to come
        [eliminated] eliminated
        [withdrawn] withdrawn
        [exited] left the map
        [removed] removed from the battle
       *[unused] not detached
    }
winter-place-abandoned = guns abandoned in { $hex }
winter-post =
    { $post ->
        [waiting] to come
        [display] on the display
        [returning] to be placed
        [lost] lost
       *[withdrawn] withdrawn
    }
winter-post-track =
    { $turns ->
        [one] back in { $turns } turn
       *[other] back in { $turns } turns
    }
# Pieces that belong to no brigade, in a list of losses.
winter-leaders = leaders

## Changes of the position that both players agree on

winter-change-unit = { $unit }: { $place }, { $points } SP, { $formation }
winter-change-leader = { $leader }: { $place }
winter-change-affairs = the level is { $level }, with all that belongs to it
winter-change-whole = the whole position, on turn { $turn }
winter-change-turn = it is turn { $turn }
winter-change-control = { $hex } is { $side }
winter-change-neutral = { $hex } is held by neither side
winter-change-level = the level is { $level }
winter-change-lost = the { $side } side has lost { $points } points
winter-change-declared = the withdrawal is declared
winter-change-undeclared = the withdrawal is not declared

## The end of the battle. Neither has a full stop.

winter-score = Level { $level }; lost: { $first } { $first_lost }, { $second } { $second_lost }
winter-draw = A draw
winter-victory =
    { $grade ->
        [marginal] A marginal victory of the { $side } side
        [substantial] A substantial victory of the { $side } side
       *[major] A major victory of the { $side } side
    }
winter-row-lost = Strength lost
winter-row-on-map = Units on the map
winter-row-eliminated = Units eliminated
winter-row-withdrawn = Units withdrawn

## The turn

winter-turn-length = { $turns } A turn is 15 minutes{ $rule }.
winter-first-side = One side commands and rallies, the other moves next to it, and then the first side attacks{ $rule }. The French move first, so the Allied side commands first and answers that move. Then the sides change.
winter-score-means = The level says which side is winning: above 0 Allied, below 0 French, at 0 a draw. It goes from -3 to +3, and the further from 0, the greater the victory{ $rule }.
winter-sealed-draws = Only the Allied player knows how many heavy batteries were drawn from the cup{ $rule }. All draws are opened at the end of the battle.
winter-does-interphase = The program rolls for weather and what is due every hour.
winter-does-command = Declare charges, change the state of commanders and send orders.
winter-does-rally = Units in disorder or rout check whether they rally.
winter-does-movement = Move your units, turn them and change their formation.
winter-does-shock = Attack adjacent units, and carry out charges.
winter-does-fire = Both sides fire by turns: skirmishers, then battalions, then batteries.
winter-does-end = The program ends the turn and counts what it changed.

## Beside the map

winter-tray =
    { $tray ->
        [coming] { $side } to come
        [display] { $side } leaders off the map
       *[gone] { $side } out of the battle
    }
winter-fire-chart = Die and steps; strength, range, target and direction are steps.
winter-step = step
winter-strength-up-to = Fire strength up to
winter-guns-up-to = Guns up to
winter-more = more
winter-score-up-to = Score up to
winter-result = Result
winter-shock-chart = Die and differential: ratings, strength, formation, ground, direction.
winter-cost-head =
    { $head ->
        [ground] Ground
        [infantry] infantry
        [skirmish] skirmish
        [heavy] heavy
        [light] light
        [battery] battery
       *[leader] leader
    }
winter-cost-of =
    { $ground ->
        [clear] clear
        [light] light cover
        [woods] woods
        [hard] hard cover
        [wetland] wetland
        [stream] stream
        [major-stream] major stream
        [fence] fence
       *[up] up a level
    }
winter-road-only = road only
winter-cost-chart = Only a road column pays the road rate: 1/2 on a major, 2/3 on a minor road.
winter-chart-title =
    { $chart ->
        [fire] Fire in Winter's Victory
        [shock] Shock in Winter's Victory
       *[costs] What ground costs in Winter's Victory
    }
winter-is-eliminated = eliminated
winter-leaders-on-map = Leaders on the map:
winter-forces-note = Behind the name of a unit are its strength points; a battery has its crew there.
winter-worry =
    { $worry ->
        [can-fire] May still fire:
        [not-moved] Has not moved:
        [out-of-command] Out of command:
        [disordered] Disordered:
        [routed] Routed:
        [exhausted] Exhausted:
       *[half-strength] Half strength or less:
    }
winter-coming = Turn { $turn }, { $side }:
winter-to-be-placed = To be placed:
winter-measured-in-sight =
    { $hexes ->
        [one] From { $from } to { $to }: { $hexes } hex, in sight.
       *[other] From { $from } to { $to }: { $hexes } hexes, in sight.
    }
winter-measured =
    { $hexes ->
        [one] From { $from } to { $to }: { $hexes } hex. { $why }
       *[other] From { $from } to { $to }: { $hexes } hexes. { $why }
    }

## A hex

winter-ground =
    { $ground ->
        [clear] open ground
        [light] light cover
        [woods] woods
        [hard] hard cover
        [wetland] frozen wetland
       *[lake] frozen lake
    }
winter-ground-level = level { $level }
winter-objective = Objective, { $side } control.
winter-objective-neutral = Objective, controlled by neither side.
winter-entry = Entry { $code }.
winter-in-fire-zone = In a fire zone: { $sides }.
winter-hexside =
    { $kind ->
        [road] road to { $hexes }
        [stream] stream towards { $hexes }
        [major-stream] major stream towards { $hexes }
       *[fence] fence towards { $hexes }
    }

## One counter: "French 1/18, 8 of 9 SP, rating 6, line facing N, in command, in A0919, Disordered"

winter-about-name = { $side } { $name }
winter-about-guns =
    { $guns ->
        [one] { $guns } gun, crew { $crew }
       *[other] { $guns } guns, crew { $crew }
    }
winter-about-points = { $points } of { $of } SP
winter-about-rating = rating { $rating }
winter-about-formation = { $formation } facing { $facing }
winter-about-command =
    { $commanded ->
        [yes] in command
       *[no] out of command
    }
winter-about-in = in { $hex }
winter-about-mark =
    { $mark ->
        [disordered] Disordered
        [routed] Routed
        [exhausted] Exhausted
        [charge] carries a charge
        [inactive] inactive
       *[holds-fire] holds fire
    }
winter-about-leader =
    { $level ->
        [brigade] brigade leader
        [artillery] artillery leader
        [cossack] cossack leader
        [division] division leader
        [detachment] detachment leader
        [wing] wing leader
        [corps] corps leader
       *[army] army leader
    }
winter-about-radius = radius { $radius }, bonus { $bonus }
winter-about-state =
    { $state ->
        [standing] Standing
        [mobile] Mobile
       *[inactive] Inactive
    }

## The state of the battle

winter-level = Level { $level }
winter-lost-by = { $side }, lost
winter-has-lost =
    { $points ->
        [one] The { $side } side has lost { $points } strength point
       *[other] The { $side } side has lost { $points } strength points
    }
winter-sees-far =
    { $light ->
        [day] Day: visibility as far as the ground allows.
        [twilight] Dawn or dusk: visibility as far as the ground allows.
        [evening] Evening: visibility as far as the ground allows.
       *[night] Night: visibility as far as the ground allows.
    }
winter-sees =
    { $light ->
        [day] Day
        [twilight] Dawn or dusk
        [evening] Evening
       *[night] Night
    }: visibility { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }.
winter-snow-falls = Weather: { $snow }.
winter-snow-and-wind =
    Weather: { $snow }, and the wind blows towards the { $way ->
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }.
winter-spirit =
    { $nerve ->
        [steady] { $body }: morale { $points }.
        [demoralised] { $body }: morale { $points }, demoralised.
       *[disintegrated] { $body }: morale { $points }, disintegrated.
    }
winter-held-since = Eylau must be held, since turn { $turn }.
winter-chits-drawn =
    { $suspended ->
        [yes] Chits drawn: { $chits }, drawing is suspended.
       *[no] Chits drawn: { $chits }.
    }
winter-batteries-drawn = Batteries among the chits you have drawn: { $batteries }. Your opponent does not see this.
winter-attack-order = Attack Order of { $leader }, violations { $violations }.
winter-level-first = Level at the start
winter-level-so-far = Level so far
winter-level-now = Level if the battle ended now
winter-losses-less = Allied losses less French
winter-counts-from = counts from this difference
winter-would-draw = If the battle ended now: a draw.
winter-would-win = If the battle ended now: the { $side } side wins.
# $turn is "Turn 3 of 49, 8:30".
winter-turn-line =
    { $turn }, { $phase ->
        [interphase] interphase
        [fire] reciprocal fire
       *[end] end of turn
    }
winter-turn-line-of =
    { $turn }, { $side }: { $phase ->
        [command] command
        [rally] rally
        [movement] movement
       *[shock] shock
    }
# $label is the hour that the turn begins.
winter-turn =
    { $hourly ->
        [yes] Turn { $turn } { $label }, hourly
       *[no] Turn { $turn } { $label }
    }

## Refusals. $unit is a unit or a leader.

winter-refused-not-asked = Your opponent must choose now.
winter-refused-unknown-id = There is no such unit or leader in this battle.
winter-refused-not-yours = { $unit } is not yours to command.
winter-refused-not-on-map = { $unit } is not on the map.
winter-refused-other-question = Not now: another decision comes first.
winter-refused-no-effect = That would change nothing.
winter-refused-too-many-free = { $unit } has used all its free actions in this phase.
winter-refused-not-adjacent = { $hex } is not adjacent to the hex before it.
winter-refused-leader-elsewhere = A leader can accompany units only from the same hex.
winter-refused-not-together = These units cannot act together: choose units of one hex that can, each once.
winter-refused-failed = { $unit } has failed a check in this phase and can do nothing more.
winter-refused-too-long = This order has too many steps.
winter-refused-off-board = That hex is not on this map.
winter-refused-too-far = { $unit } does not have enough movement points.
winter-refused-closed = { $unit } cannot enter { $hex }: the terrain or the hexside is closed to it.
winter-refused-ground-forbids = { $unit } cannot take that formation: the terrain does not allow it.
winter-refused-no-way-out = { $unit } cannot leave its hex in that direction in its formation.
winter-refused-square-turns = { $unit } is in square and cannot turn.
winter-refused-no-change = { $unit } cannot change to that formation or facing in its present state.
winter-refused-not-grand = { $unit } can use Grand Tactical Movement only in road column, along a road, far from the enemy.
winter-refused-enemy-there = An enemy unit is in { $hex }.
winter-refused-disordered-near = { $unit } is Disordered and cannot move adjacent to an enemy.
winter-refused-routed-stays = { $unit } is Routed and cannot move.
winter-refused-out-of-command = { $unit } is out of command: it can only move closer to a leader who could command it.
winter-refused-leader-astray = { $unit } is out of command: he can only move closer to his superior.
winter-refused-no-detaching = { $unit } cannot detach skirmishers or rejoin here.
winter-refused-no-entry = { $unit } cannot enter at { $hex } in this turn.
winter-refused-no-entry-formation = { $unit } cannot enter the map in that formation.
winter-refused-too-much-strength = { $hex } cannot hold so many strength points.
winter-refused-too-many-battalions = These units cannot share { $hex }: too many battalions, or unlike formations or facings.
winter-refused-wrong-company = Units of these kinds or brigades cannot share { $hex }.
winter-refused-too-dark = { $hex } is beyond visibility.
winter-refused-hidden = Something between blocks the line of sight to { $hex }.
winter-refused-behind-slope = { $hex } is out of sight behind the slope.
winter-refused-friends-between = A unit blocks the line of fire to { $hex }.
winter-refused-cannot-fire = { $unit } cannot fire in its present state.
winter-refused-no-target = There is no enemy combat unit in { $hex }.
winter-refused-not-in-front = { $hex } is not to the front of { $unit }.
winter-refused-out-of-range = { $hex } is out of range of { $unit }.
winter-refused-not-its-round = { $unit } cannot fire in this round: skirmishers fire first, then battalions, then batteries.
winter-refused-fired-already = { $unit } has already fired in this phase.
winter-refused-too-many-fires = At most three units can fire at one step.
winter-refused-no-attack = No unit can make that attack: attackers need good order and an adjacent enemy to their front.
winter-refused-no-charge = { $unit } cannot declare a charge now.
winter-refused-carries-none = { $unit } has not declared a charge.
winter-refused-tried-charge = { $unit } has already tried to declare a charge in this turn.
winter-refused-bad-ride = { $unit } cannot charge along that path: it is too long, is blocked, or does not lead forward.
winter-refused-inactive = { $unit } is inactive and cannot act until an order or the enemy activates the brigade.
winter-refused-no-state = The leader's command state cannot change in that way now.
winter-refused-no-order = That order cannot be sent: the leader cannot receive it now, or no superior can send it.
winter-refused-order-too-early = That order cannot be sent yet, or another superior must send it.
winter-refused-no-place = The leader cannot be placed in that hex.
winter-refused-cossack-cannot = Cossacks cannot attack there: they attack only exposed enemies, over ground open to them.
winter-refused-cossack-shies = { $unit } cannot attack heavy cavalry. To attack formed units in { $hex } it needs a Cossack leader nearby.
winter-refused-only-cossacks = Only Cossacks can move one hex before they attack.
winter-refused-no-self-command = { $unit } cannot check to act alone now, or does not need to.
winter-refused-no-combining = { $unit } can combine only with a half of its regiment in or next to its hex. Neither half can be Routed.
winter-refused-light-guns = { $unit } can unlimber only adjacent to its division.
winter-refused-gunner-cannot = The artillery leader must stay near his horse batteries, and can become Mobile only before he moves.
winter-refused-bound = { $unit } is not free to move there in this turn.
winter-refused-drunken = { $unit } is drunken and can do nothing until it is released.
winter-refused-line-bound = { $unit } cannot move southwest of the secondary line.
winter-refused-no-withdrawal = The withdrawal can be declared only by the Allies, once, and from its printed turn on.
winter-refused-no-hold = The Allies can decide to hold Eylau only once, after enough units have withdrawn.
winter-refused-closed-to-french = French units cannot enter { $hex }.
winter-refused-row-closed = { $unit } cannot enter { $hex } yet.
winter-refused-stays-unlimbered = { $unit } cannot limber again.
winter-refused-no-exit = { $unit } cannot leave the map from this hex.
winter-refused-bad-deployment = { $unit } cannot be set up in that way.
winter-refused-bad-posting = { $unit } cannot be set up in that way: only skirmish units are placed in this battle.
winter-refused-wrong-opening = That does not match what was sealed.
winter-refused-nothing-to-undo = Nothing to undo: you can undo your own actions until a die is rolled or your opponent makes a decision.
winter-refused-wrong-faces = These dice do not fit the roll.
winter-refused-no-ammunition = { $unit } is out of ammunition.
winter-refused-demoralised = { $unit } belongs to a demoralised army or corps and cannot do that.
winter-refused-snowed = No order can be sent in heavy snow.
winter-refused-only-headquarters = Only headquarters can order his replacement.
winter-refused-no-grand-charge = The French can declare one grand charge, in their command phase, with a unit in the first wave.
winter-refused-not-in-wave = { $unit } cannot join the grand charge. Only fresh heavy or Guard cavalry can, with a leader near and the lead unit's facing.
winter-refused-wave-stays = { $unit } waits for its wave of the grand charge.
winter-refused-ceasefire = { $unit } cannot move adjacent to the enemy during a ceasefire.
winter-refused-silent-guns = { $unit } cannot move or fire yet: Russian guns are silent at first.
winter-refused-no-attachment = { $unit } cannot be attached or released in that way now.
winter-refused-bound-troops = { $unit } is bound for now. It cannot turn, change its formation, move, or fire in the fire phase.
winter-refused-stunned = { $unit } is stunned by the bombardment and stays where it is.
winter-refused-on-the-march = { $unit } is on the march: no step may lead farther from Schmoditten.
winter-refused-keeps-off = { $unit } cannot enter { $hex } yet: the entry stays free until the corps due there has entered.
winter-refused-wing-held = { $unit } cannot go so far south yet: its wing is held back.
winter-refused-wings-cross = { $unit } cannot come within six hexes of another wing commander, or pass him.
winter-refused-cossacks-wait = { $unit } cannot move yet: the Cossacks of that leader wait.
winter-refused-light-held = { $unit } cannot go so far south yet without an order of Soult or Napoleon.
winter-refused-grand-battery = { $unit } is part of a Grand Battery: it can turn and fire, and cannot limber.
winter-refused-no-point = No command point is left.
winter-refused-no-sending = That order cannot be sent to or by { $unit } now.
winter-refused-bound-leader = { $unit } cannot be ordered yet.
winter-refused-no-commitment = No commander can commit the brigade of { $unit } now.
winter-refused-prussian-entry = The Prussians' entry can be changed only once, and only before their first unit is in.
winter-refused-dallies = The phase cannot end yet: { $unit } is on the march and has spent less than half of its movement points.
winter-refused-freed-guns = { $unit } was freed from its Grand Battery: it must move closer to its division leader first.
winter-refused-no-retreat-line = The army cannot withdraw by that line, or with that commander of its rear guard.
winter-refused-no-offer = You can offer to end the battle once an hour, in a phase of your own.
winter-refused-bad-change = The match could not continue from that position.
winter-refused-unknown-id-named = There is no unit or leader "{ $name }" in this battle.
winter-refused-off-board-named = { $hex } is not on this map.
winter-refused-cannot-fire-any = Choose a unit and a target.
winter-refused-not-in-front-two = Each hex of { $unit } needs a target of its own to its front, at two hexes or less.

## Words on buttons and dials. under: the heading above; hint: the effect.

winter-word-brigade = The whole brigade
    .hint = Its units march one hex the same way, each if it can. Leaders stay, unless you can choose them here to go along [5.1].
winter-word-charge = Declare a charge
    .hint = It checks, and if it passes it can charge in your next shock phase [12.2].
winter-word-drop = Cancel the charge
    .hint = Cancels the charge of this unit [12.3].
winter-word-advance = Advance
    .hint = If the hex is vacated, the attackers advance into it [12.1].
winter-word-detach = Detach skirmishers
    .hint = One or two strength points become a skirmish unit [5.13].
winter-word-rejoin = Rejoin
    .hint = The skirmishers return to their battalion [5.13].
winter-word-exit = Leave the map
    .hint = Costs a point, from a hex at the edge of the map (R79).
winter-word-grand = Grand Tactical
    .hint = Two more points by road, far from every enemy [5.9].
winter-word-combine = Combine
    .hint = Two halves of a regiment become one unit [19.3].
winter-word-self-command = Act alone
    .hint = A Cossack unit out of command checks; if it passes, it can move [19.23].
winter-word-to-the-top = To the top
    .hint = It leads the stack and is hit first [9.5].
winter-word-withdraw = Declare the withdrawal
    .hint = Once in the battle: your commanders become Mobile and units can leave the map [20.14.B.2].
winter-word-hold-eylau = Hold Eylau!
    .hint = Once in the battle: reinforcements come for the town [20.14.B.3].
winter-word-davout-order = Order Davout
    .hint = Once in the battle: he becomes Mobile when he receives the order [20.24].
winter-word-release = Release
    .under = Detachment
    .hint = Its regiment or battery returns to its own command [19.51].
winter-word-release-brigade = Release the brigade
    .under = Detachment
    .hint = All of the brigade returns to its own command [19.51].
winter-word-order-activate = Become active
    .under = Order
    .hint = He and his troops can act [17.9].
winter-word-order-mobile = Become Mobile
    .under = Order
    .hint = He can move his full allowance [17.9].
winter-word-order-attack = Attack Order
    .under = Order
    .hint = His infantry gains near the enemy and must press on [17.8].
winter-word-order-stop = End the Attack Order
    .under = Order
    .hint = It costs his brigades fatigue [17.8].
winter-word-order-free = Free order
    .under = Order
    .hint = He keeps it, and spends it as he likes [17.9].
winter-word-drop-order = Cancel the Free order
    .hint = Another order can then be sent to him [17.9].
winter-word-commit = Commit the brigade
    .hint = Its commander commits it without an order [17.5].
winter-word-rest = Rest at the next hour
    .hint = His brigade is no longer committed if no enemy is near [17.5].
winter-word-no-rest = Do not rest
    .hint = His brigade stays committed [17.5].
winter-word-release-guns = Release the guns
    .hint = The batteries of the Grand Battery are free [20.34].
winter-word-bagration = Bagration comes
    .hint = A second army commander, for a command point [17.9].
winter-word-no-bombardment = No bombardment
winter-word-replace-wing = Bagration replaces the fallen wing commander
winter-word-dissolve = Dissolve the battery
winter-word-offer-end = Offer to end the battle
winter-word-agree-end = End the battle
winter-word-retire-w = Withdraw by W
winter-word-retire-y = Withdraw by Y
winter-word-retire-z = Withdraw by Z
winter-word-prussians-l = The Prussians come at L
winter-word-prussians-m = The Prussians come at M
winter-word-share-one = One point to Bagration
winter-word-share-two = Two points to Bagration
winter-word-share-three = Three points to Bagration
    .hint = The Centre Grand Battery does not shell Eylau [20.34].
winter-word-join-corps = St-Hilaire joins his corps
    .hint = Once in the battle: his division is under Soult again [20.35].
winter-word-grand-charge = The grand charge
    .hint = Once in the battle: heavy and Guard cavalry charge in three waves [19.7].
winter-word-wave-second = The second wave
    .under = Waves
    .hint = Units you choose next charge in the Allied shock phase [19.7].
winter-word-wave-third = The third wave
    .under = Waves
    .hint = Units you choose next charge in the French shock phase after it [19.7].
winter-word-ceasefire = Agree to a ceasefire
    .hint = No unit fires or fights for the rest of the night [20.44].
winter-word-headquarters = From headquarters
    .under = Order
    .hint = One order an hour [20.24].
winter-word-charges-no = No opportunity charges
    .under = Charges
    .hint = It never charges on its own when an enemy comes near [4.4].
winter-word-charges-offer = Offer opportunity charges
    .under = Charges
    .hint = You are asked whenever an enemy comes near [12.6].
winter-word-fire-any = Fire at all
    .under = Fire
    .hint = It fires at any enemy that moves in its field of fire [4.4].
winter-word-fire-formed = Fire at formed
    .under = Fire
    .hint = It fires only at formed targets and cavalry [4.4].
winter-word-fire-hold = Hold fire
    .under = Fire
    .hint = It never fires at moving enemies [4.4].
winter-word-mobile = Mobile
    .under = Command
    .hint = The leader can move his whole allowance [17.7].
winter-word-standing = Standing
    .under = Command
    .hint = The leader moves three hexes at most [17.7].
winter-word-line = Line
    .under = Formation
    .hint = Fires with all its strength [5.8].
winter-word-extended-left = Extended line, left
    .under = Formation
    .hint = It takes two hexes, the second on its left [5.7].
winter-word-extended-right = Extended line, right
    .under = Formation
    .hint = It takes two hexes, the second on its right [5.7].
winter-word-column = Column
    .under = Formation
    .hint = Moves and attacks well, fires with half its strength [5.8].
winter-word-square = Square
    .under = Formation
    .hint = Strong against cavalry; cannot move [5.8].
winter-word-road = Road column
    .under = Formation
    .hint = Marches along a road at the road's cost [5.4].
winter-word-general-order = General order
    .under = Formation
    .hint = Loose order that faces all round [1.6].
winter-word-formed = Formed
    .under = Formation
    .hint = Cavalry ready to charge [1.5].
winter-word-limber = Limber
    .under = Formation
    .hint = Guns ready to move [5.8].
winter-word-unlimber = Unlimber
    .under = Formation
    .hint = Guns ready to fire [5.8].
winter-word-good-order = Good order
    .under = Order
winter-word-disordered = Disordered
    .under = Order
winter-word-routed = Routed
    .under = Order
winter-word-waiting = Still to come
    .under = Place
winter-word-eliminated = Eliminated
    .under = Place
winter-word-withdrawn = Withdrawn
    .under = Place
winter-word-removed = Removed
    .under = Place
winter-word-inactive = Inactive
    .under = Command
    .hint = Waits for an order [17.5].
winter-word-exhausted = Exhausted, or not
    .under = Order
winter-word-carries-a-charge = Carries a charge, or not
    .under = Order
winter-word-released = Released, or not
    .under = Order
    .hint = Drunken Jaegers [20.15.A].
winter-word-active = Active, or not
    .under = Order
    .hint = Brigades under orders [17.5].
winter-word-reduced = Reduced, or not
    .under = Order
    .hint = His bonus is 0 [19.8].
winter-word-strength = Strength
    .under = Losses
    .hint = Of a battery its crew.
winter-word-guns = Guns
    .under = Losses
winter-word-delay = Delay
    .under = Command
    .hint = Steps until the order arrives; 0: none [17.9].
winter-word-turn = Turn
    .under = Battle
winter-word-level = Victory level
    .under = Battle
    .hint = Allied positive.
winter-word-allied-lost = Allied losses
    .under = Battle
    .hint = Strength points [R64].
winter-word-french-lost = French losses
    .under = Battle
    .hint = Strength points [R64].
winter-word-withdrawal-declared = Withdrawal declared, or not
    .under = Battle

## The tips of the rules. The end of an id is the number.

winter-rule-1-1 = The Allies are the first side, the French the second.
winter-rule-1-2 = All dice are ten-sided dice, read 0 to 9.
winter-rule-1-3 = Units are battalions, skirmish units, cavalry, batteries and crews; leaders are no units.
winter-rule-1-4 = A unit has an order, good, Disordered or Routed, and a formation; cavalry can be Exhausted.
winter-rule-1-5 = A unit in good order is formed unless it is in general order, a Cossack unit, skirmishers or a crew alone.
winter-rule-1-6 = A unit faces a corner: it has two front, two flank and two rear hexsides; some units face all round.
winter-rule-1-7 = The front cone holds the hexes that a unit reaches by steps through its two front hexsides.
winter-rule-1-8 = The Minimum fire zone holds the hexes that a unit sees and could fire at from close by.
winter-rule-1-9 = Half strength is half of the printed strength points, rounded up.
winter-rule-1-10 = Woods and hard cover obstruct a hex; the side whose unit was last in a hex controls it.
winter-rule-1-11 = The current rating is the printed one, less for fatigue, low morale and blizzards.
winter-rule-1-12 = A leader commands the units that his list names, and those of the leaders under him.
winter-rule-2-1 = Hexes lie in rows from west to east; odd rows begin half a hex further east.
winter-rule-2-2 = A hex has terrain and a level; streams, fences and roads belong to hexsides.
winter-rule-2-3 = Hexes off the map do not exist, except for leaving it and for some retreats.
winter-rule-2-4 = The distance between two hexes is the number of steps on the shortest path.
winter-rule-3-1 = A turn is 15 minutes, at night 30.
winter-rule-3-2 = Light and snow limit how far units see.
winter-rule-4-1 = A turn has eleven phases; the Allies command first, and the French march first.
winter-rule-4-2 = In an open phase a side gives orders until it ends the phase; a phase with nothing to do is skipped.
winter-rule-4-3 = The dice of one chain of events are rolled together.
winter-rule-4-4 = Standing orders say whether a unit fires at moving enemies, and whether cavalry may charge them.
winter-rule-4-5 = Marks of what a unit has done end with the phase or the turn.
winter-rule-4-6 = A side without units makes no more decisions; the battle goes on to its end.
winter-rule-4-7 = You can undo your own orders until a die is rolled or your opponent decides something.
winter-rule-5-1 = A move is checked as a whole and then carried out step by step.
winter-rule-5-2 = The kind, the formation and the state of a unit set its movement allowance.
winter-rule-5-3 = A change of formation can lower a unit's allowance, but never raises it.
winter-rule-5-4 = Ground, streams, fences and slopes cost movement points.
winter-rule-5-5 = Woods, houses and marsh put infantry in general order and disorder cavalry.
winter-rule-5-6 = A unit that uses its facing leaves a hex only through its front.
winter-rule-5-7 = Turns cost movement points; a unit in Extended Line covers two hexes and wheels.
winter-rule-5-8 = Changes of formation cost movement points, as do limbering and unlimbering.
winter-rule-5-9 = A road column far from the enemy has two movement points more.
winter-rule-5-10 = A unit in command and good order can always enter one hex, for all its points.
winter-rule-5-11 = No unit enters an enemy's hex; a Disordered unit cannot move next to an enemy, a Routed one not at all.
winter-rule-5-12 = A unit out of command can only move closer to a leader who could command it.
winter-rule-5-13 = Light battalions can detach skirmish units, and take them back.
winter-rule-5-14 = A reinforcement can enter at its entry hexes from its turn on.
winter-rule-5-15 = Halves of a divided cavalry regiment can combine.
winter-rule-7-1 = A battery's crew is one point for every four guns, rounded up.
winter-rule-7-2 = A loss costs a battery a point of crew; every second loss also costs a gun.
winter-rule-7-3 = The crew of an unlimbered battery retreats without its guns.
winter-rule-7-4 = Abandoned guns can be captured, or taken over by their own crew.
winter-rule-7-5 = A limbered battery can lose a gun when it crosses a stream, retreats or moves in deep snow.
winter-rule-7-6 = Before the battle a die roll decides how many guns each Russian battery has lost.
winter-rule-7-7 = A battery has ammunition for eight phases of fire.
winter-rule-9-1 = A hex holds 24 strength points at most, woods and houses 12.
winter-rule-9-2 = Three battalions in column, or two in line, can share a hex if they face alike.
winter-rule-9-3 = Cavalry and unlimbered batteries share a hex only with units that the rules allow.
winter-rule-9-4 = Stacking limits count at the end of a move, retreat or advance; units may pass through friendly units.
winter-rule-9-5 = The units in a hex have an order; fire hits the top unit.
winter-rule-9-6 = Crowded skirmishers and Cossacks are easier to hit.
winter-rule-10-1 = A line of sight runs between the centres of hexes.
winter-rule-10-2 = Higher ground, woods and houses in between block sight.
winter-rule-10-3 = The ground behind a crest is hidden from lower ground.
winter-rule-10-4 = Adjacent hexes always see each other.
winter-rule-10-5 = Batteries cannot fire over friendly units, nor infantry past other units.
winter-rule-11-1 = Battalions, skirmishers and unlimbered batteries can fire to their front; cavalry cannot.
winter-rule-11-2 = Infantry fires up to two hexes, batteries up to eight, some heavy guns up to twelve.
winter-rule-11-3 = A shot scores a die with modifiers: from 8 the target checks morale, from 10 it also loses strength.
winter-rule-11-4 = In reciprocal fire both sides fire by turns: skirmishers, then battalions, then batteries.
winter-rule-11-5 = Units fire at enemies that move in their fire zone, three at each step at most.
winter-rule-11-6 = Fire does not disorder the unit that fires; an inactive unit that is fired at becomes active.
winter-rule-12-1 = Infantry attacks an adjacent enemy hex to its front.
winter-rule-12-2 = Cavalry declares a charge in its command phase and must pass a morale check.
winter-rule-12-3 = A charge goes up to six hexes straight ahead and attacks the first enemy it meets.
winter-rule-12-4 = A shock is decided by a die and the difference between attacker and defender.
winter-rule-12-5 = Charging cavalry makes the defender's morale check harder.
winter-rule-12-6 = Cavalry with standing orders for it may charge an enemy that moves near it.
winter-rule-13-1 = In a morale check a roll above the rating disorders the unit; a much higher one makes it retreat or rout.
winter-rule-13-2 = Leaders and cover help a morale check; flank attacks and losses make it harder.
winter-rule-13-3 = The program makes retreats, away from the enemy and towards the unit's own edge of the map.
winter-rule-13-4 = In the rally phase Disordered and Routed units may recover, and Exhausted cavalry may rest.
winter-rule-13-5 = Units that a routed unit passes must check morale.
winter-rule-13-6 = A leader alone in a hex that an enemy enters escapes to the nearest friendly unit, or is lost.
winter-rule-13-7 = When Imperial Guard infantry retreats, French units near it must check morale.
winter-rule-14 = Losses and routs lower the morale of armies and corps, until they are demoralised.
winter-rule-15 = Each level of fatigue lowers a unit's rating by one.
winter-rule-17-1 = A leader has a radius in hexes, a bonus for checks, and a state.
winter-rule-17-2 = A brigade leader is in command if his superior is Mobile, off the map, or near enough.
winter-rule-17-3 = A unit is in command within the radius of a leader who is in command and whose list names it.
winter-rule-17-4 = A unit out of command can fire, fight and rally, but cannot declare a charge.
winter-rule-17-5 = Units of an inactive brigade cannot move or attack until they receive an order or the enemy wakes them.
winter-rule-17-6 = Every hour Mobile leaders roll to stay Mobile.
winter-rule-17-7 = A Standing commander moves three hexes at most, a Mobile one his whole allowance.
winter-rule-17-8 = An Attack Order helps infantry near the enemy; brigades that hang back bring it to an end.
winter-rule-17-9 = An order arrives at once or with a delay; a delayed order rolls every turn until it arrives.
winter-rule-18-1 = The wind blows toward one hexside; units that face into it suffer more from snow.
winter-rule-18-2 = A die starts the snow, and another one each turn makes it heavier or lighter.
winter-rule-18-3 = Snow shortens sight and command, slows marches, and weakens fire and morale.
winter-rule-19-11 = Jaegers are in command near any active Russian wing, detachment or division commander.
winter-rule-19-21 = Cossacks are always in general order, and attack only where they can win easily.
winter-rule-19-22 = A Cossack leader commands Cossacks only.
winter-rule-19-23 = Cossacks are in command near a Cossack leader, some other commanders, or a road to an exit.
winter-rule-19-3 = The two parts of a divided regiment can share a hex, charge together, and combine.
winter-rule-19-41 = Two halves of a Russian horse battery in one hex fire as one.
winter-rule-19-42 = Russian light batteries fire four hexes far and unlimber only next to their own battalions.
winter-rule-19-51 = A detachment commander acts as division leader for the units on his list.
winter-rule-19-52 = A battery of a Grand Battery obeys its leader alone, and stays until it is released.
winter-rule-19-53 = Bagration can come as second army commander, or in the place of a wing commander who fell.
winter-rule-19-54 = Batteries with Yermolov roll two fire dice and take the higher.
winter-rule-19-61 = Russian units near the enemy must roll to recover from disorder.
winter-rule-19-62 = Russian infantry has two rating points more while it attacks by shock.
winter-rule-19-7 = Once in the battle the French cavalry can make a grand charge, in three waves.
winter-rule-19-8 = A leader in a hex with losses can fall; he returns a turn or two later, without his bonus.
winter-rule-19-82 = A Russian wing commander who falls does not return; army headquarters orders his divisions.
winter-rule-19-83 = With the option only army headquarters can order a replacement for a fallen division leader.
winter-rule-19-84 = With the option a fallen brigade leader waits for an order before he returns.
winter-rule-19-9 = Evening and night shorten command and make rallying harder.
winter-rule-20-01 = The training battle is a corner of the great map, with fourteen units and six turns.
winter-rule-20-02 = The training battle begins with turn 44 and ends with turn 49.
winter-rule-20-03 = Markov, Pahlen and Legrand command in the training battle.
winter-rule-20-04 = From turn 46 the Allies may declare their withdrawal and leave by the road.
winter-rule-20-05 = Two hexes, Yermolov's batteries and losses decide the training battle.
winter-rule-20-11 = Bennigsen turns to fight lasts from turn 30 to turn 59.
winter-rule-20-12 = Before the battle each side may change formations and facings, and post skirmishers.
winter-rule-20-13 = Some Allied groups cannot move before a turn, or before the French are near.
winter-rule-20-14-a = French units enter from their turn on, each group at its own entry hexes.
winter-rule-20-14-b-1 = From turn 34 the Allies draw a chit in secret each turn: a battery has come through, or not.
winter-rule-20-14-b-2 = The Allies may declare the withdrawal once; units beyond the line are withdrawn.
winter-rule-20-14-b-3 = After enough units have withdrawn, the Allies may decide to hold Eylau.
winter-rule-20-15-a = Drunken Jaegers roll each turn to be released or removed; until then they do nothing.
winter-rule-20-15-b = Bagration can command any Russian brigade leader before Eylau.
winter-rule-20-15-c = Fallen leaders return before Eylau, except Bagration and Yermolov.
winter-rule-20-16 = Lines held, batteries saved, houses and losses decide the battle before Eylau.
winter-rule-20-21 = The Iron Marshal strikes lasts from turn 5 to turn 26.
winter-rule-20-22 = The Allies only post skirmishers, and no French unit crosses the northwest line.
winter-rule-20-23 = Each unit enters from its turn on, and some Cossacks are chased onto the map.
winter-rule-20-24 = Russian commanders need orders before their troops can move.
winter-rule-20-25 = Villages, the height, losses and units that leave decide The Iron Marshal strikes.
winter-rule-20-31 = The great battle ends with turn 59, or when an army is broken or cut off.
winter-rule-20-32 = Each army and each corps begins the battle with its own points of morale.
winter-rule-20-33 = Prussians on the march to the battle cannot turn back, and cannot dally.
winter-rule-20-34 = In the morning some troops cannot act yet: with the option Russian guns are silent at first.
winter-rule-20-35 = Losses and routs lower morale; the infantry of a demoralised corps cannot attack or move near muskets.
winter-rule-20-36 = A beaten Allied army may withdraw: then it wins by leaving the field with a rear guard.
winter-rule-20-38 = With the options a corps comes later, as one, or farther east.
winter-rule-20-44 = With the option both sides may agree to a ceasefire at night.
winter-rule-97-1 = Match options are chosen before the battle.
winter-rule-98 = Each decision has its own list of answers.
winter-rule-98-1 = A refusal names the rule that the command breaks.
winter-rule-r6 = Standing orders decide whether units fire at moving enemies.
winter-rule-r18 = Guns lost before the battle are shared by the two halves of a battery.
winter-rule-r19 = A unit that arrives goes to the bottom of the stack.
winter-rule-r23 = A side that passes does not fire again in that round.
winter-rule-r25 = A unit can try to declare a charge once a turn.
winter-rule-r27 = The program makes retreats.
winter-rule-r31 = Dice for going Mobile are rolled automatically.
winter-rule-r33 = Cossacks rally without a loss.
winter-rule-r35 = With the option leaders can take command of units and release them.
winter-rule-r36 = If a leader falls, it is the lowest in rank of the hex.
winter-rule-r37 = A group that is once free to move stays free.
winter-rule-r38 = The end of the drawing of chits is tested after every phase.
winter-rule-r39 = A unit that goes beyond the withdrawal line is withdrawn.
winter-rule-r44 = A level of -3 ends the battle at once as a major French victory.
winter-rule-r46 = A unit without strength points is eliminated.
winter-rule-r50 = An advance after shock is one hex.
winter-rule-r63 = Leaders can move by themselves, and draw no fire.
winter-rule-r64 = Strength points lost count for victory; guns and withdrawn units do not.
winter-rule-r66 = A unit that enters a hex takes control of it, and keeps it after it has left.
winter-rule-r72 = Routed Cossacks can enter, driven from the edge of the map.
winter-rule-r77 = A unit stopped where it cannot stay goes back along its path.
winter-rule-r79 = To leave the map costs one movement point, from an exit hex.
winter-rule-r82 = A leader whom you do not place goes to a unit by himself.
winter-rule-r87 = Units that recover in one hex take the facing of the top unit.

## The cards of the first game. The end of an id is the title in English.

winter-card-the-road-at-gr-nh-fchen = The road at Grünhöfchen
    .act = You lead the Russian rear guard, in green. The two lit hexes decide the battle: the hamlet, and the road on the height behind it. The French come from the south. Drag the map, turn the wheel, then continue.
    .why = You hold both hexes now. After six turns each counts one for the side whose troops were the last to be in it. The sum is called the level: above 0 you win, below 0 the French.
winter-card-what-a-counter-says = What a counter says
    .act = Point at a counter and read the panel. In its picture a bar is a line, a block is a column, and a loose crowd is general order: spread out, as among houses. The golden arrow points to its front. Then continue.
    .why = The left number is its strength, the right one its rating. To check a unit the program rolls a die from 0 to 9; the unit passes if the die is not above its rating. 6g 2 is a battery: six guns, and a crew of 2.
winter-card-leaders = Leaders
    .act = A star is a leader. With troops in his hex he is a small badge at their edge: the first click takes the unit, the second takes him. Then continue.
    .why = His left number is his reach: his own units within so many hexes are in command. A unit out of command has a cross on it and can only move closer to him. His right number helps the checks of units in his hex.
winter-card-your-first-answer = Your first answer
    .act = Your units are placed well: change nothing, and press Keep set-up.
    .why = At this moment you could also turn units or change their formation, or detach skirmishers: a few light infantrymen whom a battalion sends ahead of itself.
winter-card-command-comes-first = Command comes first
    .act = No order is needed yet. Press End command; if it asks, press it again.
    .why = A turn begins with your commands. A leader is Standing, and moves 3 hexes at most, or Mobile, and rides much farther. Cavalry can prepare a charge here and ride it later in the turn.
winter-card-an-enemy-in-your-sights = An enemy in your sights
    .act = An enemy moves in front of your troops. Click the units that will fire and press Fire, or press Hold fire.
    .why = An enemy that loses a strength point stops where it is. Each time it enters a hex, at most three of your units can fire at it.
winter-card-your-cavalry-sees-a-chance = Your cavalry sees a chance
    .act = An enemy is near your cavalry. Press Charge to attack it, or Let them pass.
    .why = The panel says how likely your unit is to pass its check and charge. After a charge it is Exhausted, marked with an E: for a long time it is slow and cannot charge again.
winter-card-a-unit-has-lost-its-order = A unit has lost its order
    .act = The lit units of yours are Disordered, with a red D, or Routed, and shown running. Keep them away from the enemy. Then continue.
    .why = A Disordered unit fights badly; a Routed one can only run. In your rally phase the program rolls for them. A leader in their hex helps, and so does distance from the enemy.
winter-card-no-attack-this-turn = No attack this turn
    .act = A shock is an attack at close quarters, with the bayonet or on horseback. No enemy is close enough for one now. Press End shock.
    .why = In each turn the French march, and then you can attack. Later you march, and then they can attack. So a march that ends next to an enemy line is dangerous: they attack right after it.
winter-card-read-the-odds-before-you-attack = Read the odds before you attack
    .act = The first line of the panel says how the attack can end, and how likely each end is. Press the blue button if you like the odds, or Esc.
    .why = Below it are the steps that lead there. The defender fires first, then the attacker and the defender check their morale, and only then a die decides the fight.
winter-card-with-the-bayonet = With the bayonet?
    .act = Your shock phase: you can attack at close quarters. Click a lit hex of yours, then the enemy next to it. You need not: End shock is a good answer, too.
    .why = Attack enemies that are Disordered, or attack from the side. The two hexsides next to a unit's arrow are its front, the two behind it are its rear, and one on either side is a flank. Leave a steady front to your guns.
winter-card-fire-at-them = Fire at them
    .act = The first line of the panel says what the shot can do. Press Fire if it is worth it.
    .why = The score is a die from 0 to 9 and the numbers listed below. From 8 on the target checks its morale; from 10 on it also loses strength. The nearer the target, and the more in the open, the better.
winter-card-now-both-sides-fire = Now both sides fire
    .act = Click one of your lit units, then a lit enemy hex. If no shot is worth it, press No more fire.
    .why = The sides take turns, one unit each: first skirmishers, then battalions, then batteries. A side that stops firing waits for the next of these kinds.
winter-card-who-is-winning = Who is winning?
    .act = The lit hexes are what you fight for: the hamlet, the road on the height, and the guns of Yermolov. The panel shows what each side has lost. Look at both, then continue.
    .why = The level at the top is counted as if the battle ended now. The two hexes count one each. A side that has lost 6 strength points more than the other loses one. Each of Yermolov's two batteries that has left by the road in the north gives you one.
winter-card-face-where-you-want-to-fight-then-go = Face where you want to fight, then go
    .act = Click an arrow around the last hex to turn there, or a word in the panel to change formation. Then press the blue button, or click the hex again.
    .why = Each turn and each change of formation costs movement points, and the panel says how many are left. A unit fires and attacks only to its front, the two hexsides next to its arrow.
winter-card-where-to = Where to?
    .act = Click a lit hex. The program finds the path, with the turns it needs. Enemy muskets can fire into a hex with a bar.
    .why = The number in a hex is the movement points the unit has left there. Snow is slow. A column is quickest, above all on a road; a line is slow, but all its men can fire.
winter-card-why-is-it-not-lit = Why is it not lit?
    .act = A unit that is not lit has moved already, or is Routed. A unit with a cross is out of command: it can only move closer to a leader of its own. Then continue.
    .why = If you wonder about a unit or a hex that is not lit, click it: the program says why you cannot choose it.
winter-card-your-march = Your march
    .act = Now you move. Leave 1/24 Jaeger in the hamlet: it is light infantry, and the houses shelter it. Click one of the lit battalions, or press End movement if you like where all units are.
    .why = In every turn the French march first, and you answer. After your march they can attack, with the bayonet or on horseback.
winter-card-finish-your-march = Finish your march
    .act = Click the other units that you want to move. Then press End movement; if units have not moved, it asks you to press again.
    .why = Undo takes your last march back until a die is rolled. Next the French can attack units of yours that are next to them. Then a new turn begins, with your commands.
winter-card-the-charge-goes-on = The charge goes on
    .act = Click the next hex of the charge, or press Stop here.
    .why = A charge goes six hexes and meets three enemies at most. Your unit is Exhausted after it. If it stops before the next fight, it cannot lose that fight.
winter-card-time-to-go = Time to go?
    .act = From now on you may press Declare the withdrawal in a command phase. Then your units may leave the map from the lit hexes of the road in the north. Look at it, then continue.
    .why = Each of Yermolov's two batteries that gets away counts one level for you. Markov and Pahlen become Mobile. But troops that have left hold no hex.
winter-card-the-french-march = The French march
    .act = Watch them come. You are asked when you can do something.
    .why = Your units fire by themselves at an enemy that moves close to their front. The log on the right shows every roll; click a line to see the place.
winter-card-your-command-phase = Your command phase
    .act = Press End command, or click a lit leader or cavalry unit first.
    .why = Declare a charge only if an enemy in reach is Disordered, or has no other troops near it.
winter-card-your-movement = Your movement
    .act = Click a unit, then a lit hex, then the hex again. N takes you to the next unit. End movement ends it.
    .why = For each unit, check which enemies are to its front, and which enemies have it to theirs.
winter-card-your-shock-phase = Your shock phase
    .act = Click a lit hex of yours and an enemy next to it, or press End shock.
    .why = Good targets are Disordered, alone, or attacked from the side or from behind.
winter-card-fire-by-turns = Fire by turns
    .act = Click a lit unit and then a lit enemy hex, or press No more fire.
    .why = Guns at four hexes or less do the most. Fire at the unit that can attack you next.
winter-card-the-battle-is-over = The battle is over
    .act = That was a whole battle. The panel says how it ended; Replays shows it once more.
    .why = Next comes Bennigsen turns to fight: the same rules on a wide field, with an army to bring away.
winter-card-your-decision = Your decision
    .act = The blue line in the panel says what you must decide. The choices are below it.
    .why = The battle continues as soon as you have chosen.
winter-card-one-moment = One moment
    .act = The French move, or the program rolls dice.
    .why = Look around the map and read the log meanwhile.

winter-phase-interphase = interphase
winter-phase-command = command
winter-phase-rally = rally
winter-phase-movement = movement
winter-phase-shock = shock
winter-phase-reciprocal-fire = reciprocal fire
winter-phase-end-of-turn = end of turn
winter-phase-sealed-draws = Sealed draws

## Optional rules: the name, its subject in the match settings (about), the settings with it (on) and without it (off)

winter-option-ask-reactions = Ask before opportunity fire [4.4]
    .hint = Ask the owner before each opportunity shot instead of using standing orders
    .about = Opportunity fire
    .on = Each player is asked before opportunity fire [4.4].
    .off = Opportunity fire follows standing orders [4.4].
winter-option-guard = The Guard enters [97.1]
    .hint = The Imperial Guard enters on turn 47
    .about = The Guard
    .on = The Guard enters on turn 47 [97.1].
    .off = The Guard does not enter.
winter-option-weather = Snow and wind [18.2]
    .hint = Snow may start on some turns and shortens sight, marches and fire
    .about = Weather
    .on = Snow may fall [18.2].
    .off = No snow falls.
winter-option-ammunition = Ammunition [7.7]
    .hint = A battery can fire in eight phases
    .about = Ammunition
    .on = Batteries have ammunition for eight phases [7.7].
    .off = Ammunition does not run out.
winter-option-fatigue = Brigades tire (15)
    .hint = Each hour of activity, combat or an Attack Order tires a brigade
    .about = Fatigue
    .on = Brigades tire by the hour (15).
    .off = Brigades are as tired as the battle says (15).
winter-option-spirit = Morale of armies and corps (14)
    .hint = Losses and routs wear an army or corps down until it is demoralised
    .about = Armies and corps
    .on = Armies and corps can be demoralised (14).
    .off = The morale of armies and corps is not kept.
winter-option-leader-loss = Leaders come back by orders [19.84]
    .hint = A fallen leader's successor waits off the map until an order reaches him
    .about = Fallen leaders
    .on = Fallen leaders come back by orders [19.84].
    .off = Fallen leaders come back after a time [19.8].
winter-option-early-end = The battle may end early [20.31]
    .hint = The battle ends after a turn if a side has no units left or every French corps is demoralised
    .about = The end
    .on = The battle ends when a side has no units left [20.31].
    .off = The battle goes on to its last turn.
winter-option-delayed = III Corps comes as one [20.38]
    .hint = No unit of it enters before turn 10, and then by any of its roads
    .about = III Corps
    .on = III Corps comes from turn 10 on, by any of its roads [20.38].
    .off = III Corps comes by its schedule.
winter-option-grand-charge = The grand charge [19.7]
    .hint = Once the French may declare a charge of their heavy cavalry in three waves
    .about = The grand charge
    .on = The French may declare one grand charge [19.7].
    .off = There is no grand charge.
winter-option-ceasefire = A ceasefire at night [20.44]
    .hint = At the start of each night turn both sides are asked whether they agree to a ceasefire
    .about = The night
    .on = A ceasefire may be declared at night [20.44].
    .off = The battle goes on through the night.
winter-option-shifted = III Corps marches farther east [20.38]
    .hint = Two or three turns later, by the roads in the east; the battle starts on turn 7
    .about = III Corps
    .on = III Corps comes later and farther east, and the battle starts on turn 7 [20.38].
    .off = III Corps comes by its own roads.
winter-option-silent-guns = Russian guns are silent at first [20.34]
    .hint = They neither move nor fire before turn 10, horse batteries before turn 6
    .about = Russian guns
    .on = Russian guns neither move nor fire before turn 10, horse batteries before turn 6 [20.34].
    .off = Russian guns fire from the first turn.
winter-option-attaching = Detachment commanders take troops [19.51]
    .hint = In the command phase they attach regiments, brigades and batteries, or release them
    .about = Detachments
    .on = Detachment commanders attach troops and release them [19.51].
    .off = Detachments keep the troops they start with (R35).

## Numbers that a replay draws and a report counts: the title, the name on a button (short), the meaning, the head of a column (column)

winter-figure-level = Victory level
    .short = Level
    .meaning = Above 0 the Allied side wins, below 0 the French; drawn for each from its own side.
    .column = level
winter-figure-lost = Strength lost
    .short = Lost
    .meaning = Points of battalions, cavalry and crews, and of leaders who fell.
    .column = lost
winter-figure-broken = Units Disordered or Routed
    .short = Disorder
    .meaning = Units on the map that are not in good order.
    .column = disorder

## Results of fights by their English words, and what a table says for it (short)

winter-came-no-effect = no effect
winter-came-a-morale-check = a morale check
winter-came-a-point = a point
winter-came-two-points = two points
winter-came-three-points = three points
winter-came-passes = passes
winter-came-disordered = Disordered
winter-came-disordered-its-square-lost = Disordered, its square lost
winter-came-retreats-disordered = retreats Disordered
winter-came-routs = routs
winter-came-attacker-routs = attacker routs
winter-came-attacker-retreats = attacker retreats
winter-came-attacker-disordered = attacker Disordered
winter-came-defender-routs = defender routs
winter-came-defender-retreats = defender retreats
winter-came-both-hold = both hold

## Titles of charts by their English titles

winter-tab-fire = Fire
winter-tab-shock = Shock
winter-tab-movement = Movement
winter-tab-forces = Forces
winter-tab-worries = Worries
winter-tab-staff = Staff
winter-tab-orders = Orders
winter-tab-commitment = Brigades
winter-tab-morale = Morale
winter-tab-hour = The hour

## What a player lays over the board and takes away again

winter-layer-zones = Zones of control
winter-layer-command = Command
winter-layer-sight = Line of sight
winter-layer-staff-waiting = Have not acted
winter-layer-staff-out = Out of command
winter-layer-staff-orders = With orders
winter-layer-staff-broken = Disordered or Routed
winter-layer-staff-tired = Fatigued
winter-layer-staff-rounds = Short of ammunition
winter-layer-staff-idle = Not committed

## The staff of the whole field: lists of units, displays of orders, brigades and morale, the hour

winter-staff-in-command = { $commanded } of { $units } units are in command.
# The units that a list holds, with their number: "Out of command, 12:".
winter-staff =
    { $filter ->
        [waiting] Have not acted, { $count }:
        [out] Out of command, { $count }:
        [orders] Leaders with an order, { $count }:
        [broken] Disordered or Routed, { $count }:
        [tired] Fatigued, { $count }:
        [rounds] Batteries with two rounds or fewer, { $count }:
       *[idle] Units of brigades that are not committed, { $count }:
    }
winter-staff-points = Command points: { $points }.
winter-staff-head =
    { $head ->
        [leader] Leader
        [state] State
        [order] Order
        [brigade] Brigade
        [committed] Committed
       *[fatigue] Fatigue
    }
winter-staff-state =
    { $state ->
        [to-come] to come
        [display] on the display
        [inactive] Inactive
        [standing] Standing
        [mobile] Mobile
       *[lost] lost
    }
# $delay is 0 once the order is received.
winter-staff-order =
    { $order ->
        [activate] { $delay ->
            [0] Activate, received
           *[other] Activate, delay { $delay }
        }
        [mobile] { $delay ->
            [0] Mobile, received
           *[other] Mobile, delay { $delay }
        }
        [attack] { $delay ->
            [0] Attack, received
           *[other] Attack, delay { $delay }
        }
        [stop] { $delay ->
            [0] Stop, received
           *[other] Stop, delay { $delay }
        }
       *[free] { $delay ->
            [0] Free, received
           *[other] Free, delay { $delay }
        }
    }
winter-staff-attacks = Attack Order, violations { $violations }
winter-staff-committed =
    { $state ->
        [yes] yes
        [rests] rests next hour
       *[no] no
    }
winter-staff-fatigue =
    { $level ->
        [0] { $points }
       *[other] { $points }, rating -{ $level }
    }
winter-staff-fatigue-note = Every hour a committed brigade gains a point of fatigue; one that is not committed loses one.
winter-staff-not-set = { $body }: its morale is set when its first unit enters.
winter-staff-demoralised = Demoralised: { $bodies }.
winter-staff-morale-note = The mark is the morale at the start. At 0 a body is demoralised; at the left end it disintegrates.
winter-hour-none = No hour has passed yet.
winter-hour-of = The hour of turn { $turn }
winter-hour-quiet = Nothing changed.
winter-hour-points = Command points now, { $side }
## Battles: title and summary are those of scenario.toml, the history that of history.toml

winter-scenario-winter-training = The road at Grünhöfchen
    .summary =
        7 February 1807, a quarter to five in the afternoon. Bagration's rear guard holds the road from Landsberg at a hamlet in the snow; behind it two half batteries of horse artillery stand on the height. The first French battalions come out of the defile.

        Fourteen units and seven leaders, six turns of a quarter of an hour, dusk and then evening. Battalions march in column and fire in line, horse charges, guns unlimber: everything from the large battles comes up here once.

winter-scenario-winter-20-1 = Bennigsen turns to fight
    .summary =
        7 February 1807, a quarter past one. Bagration has to hold the French on the plateau before Eylau until the heavy guns, which come by another road, are through the town; then he may withdraw, or try to keep the houses into the night.

        Thirty turns on a map of 1,575 hexes, some hundred and fifty battalions, regiments and batteries. Each turn the Russian player draws from a cup, in secret, how many of the guns have come through. A battle for weeks.
    .history = On the day neither side won: Napoleon kept the snow he stood on, Bennigsen marched off in the night, and each had lost a third of his men.

winter-scenario-winter-20-2 = The Iron Marshal strikes
    .summary =
        8 February 1807, seven in the morning. Cossacks come flying out of the woods on the Bartenstein road, and behind them Davout's corps. Osterman's wing stands in the snow with its back to him and waits for orders.

        Twenty-two turns. The French have Serpallen, Klein Sausgarten and the Kreegeberg to take, each in its time; the Russians have to wake brigade by brigade, with orders that may come late.
    .history = Davout struck the Russian left and all but rolled it up, until Lestocq's Prussians came and took Kutschitten back.
winter-scenario-winter-20-3 = A winter's victory
    .summary =
        8 February 1807, daybreak. Bennigsen has his army in three wings on the snow before Eylau, behind three great batteries; Napoleon has half of his. Davout comes up from the south, and in the north L'Estocq's Prussians and Ney are racing each other to the field.

        Fifty-five turns on the four sheets as one field: orders that cost points and arrive late, corps with a morale of their own, snow, the grand charge, and the night.
    .history = Augereau's corps was shot to pieces in the snowstorm, Murat's charge saved the centre, and Davout turned the left until Lestocq came. Bennigsen left in the night.
winter-scenario-winter-augereau = Augereau's attack in the snow
    .summary =
        The church hill of Eylau, ten in the morning. Augereau's two divisions go forward with the snow in their faces, St-Hilaire on their right, and seventy Russian guns wait for them at the end of the slope. Murat sits on his horse behind them.

        Twelve turns: the attack, the storm, and the grand charge if the French want it.
    .history = In the storm Augereau's columns lost their way and were shot to pieces in twenty minutes; then eighty squadrons rode through the Russian line and back.
winter-scenario-winter-davout = Davout on the flank
    .summary =
        Noon on the left of the Russian line. Augereau's corps is gone, Murat's horses are blown, and now Davout's three divisions come over the ridges from Serpallen and Klein Sausgarten. Osterman bends his line back and looks to the Reserve, and to the road from Schmoditten.

        Sixteen turns. The French must roll up the left before L'Estocq is there.
    .history = Davout bent the Russian left back at a right angle and came to Auklappen and Kutschitten before anybody stopped him.
winter-scenario-winter-dusk = L'Estocq and Ney at dusk
    .summary =
        Three in the afternoon. Davout's men stand before Auklappen and Kutschitten, the Russian left is bent back like a hook, and on the road from Schmoditten L'Estocq's Prussians form up with the Vyborg regiment among them. Behind them, somewhere in the snow, comes Ney.

        Sixteen turns, to the end of the evening.
    .history = Lestocq took Kutschitten back and stopped Davout as it grew dark; Ney came when all was over but the night.

## How sure their maps are

winter-sureness-winter = The printed maps and set-up cards were not available to us. The grid follows from the hexes that the playbook names; the ground is our reconstruction at 106 m a hex.
    .sure =
        The grid and its numbers, the withdrawal line, rows and lines that limit commands, turns and their order.
        Names of leaders and of most units, when and where corps come, what wins the battles.
    .fair =
        The course of the main roads, towns, villages, lakes and heights, and the size of the town of Eylau.
        Formations, morale, command by leaders, Cossacks, the cup and the orders.
    .guessed =
        Outlines of woods and heights, the objective lines, most set-up hexes, strengths and ratings.
        The numbers of fire, shock and movement: the basic rules were not available, so these are ours.

## Texts of the files: armies, corps and wings by their English names

winter-body-russian-army = Russian army
winter-body-iii-corps = III Corps
winter-body-iv-corps = IV Corps
winter-body-vii-corps = VII Corps
winter-body-cavalry-reserve = Cavalry Reserve
winter-body-imperial-guard = Imperial Guard
winter-body-main-army = main army
winter-body-left-wing = left wing
winter-body-rear-guard = rear guard
winter-body-rear-guard-left = rear guard left
winter-body-res-cav-left = res cav left
winter-body-drunken = drunken
winter-body-de-tolly = de Tolly
winter-body-prussian-corps = Prussian corps
winter-body-vi-corps = VI Corps
winter-body-grand-battery = Grand Battery
winter-body-prussian-column = Prussian column
winter-body-rear-guard-right = rear guard right
winter-body-res-cav-right = res cav right
winter-body-right-wing = right wing
winter-body-centre = centre
winter-body-cossacks = cossacks
winter-body-reserve = reserve
