# The messages of The Art of War. docs/TRANSLATING.md explains this file.

## Terms and names

art-of-war-army =
    { $nation ->
        [french] French army
        [russian] Russian army
        [austrian] Austrian army
        [prussian] Prussian army
       *[other] { $name } army
    }
    .of =
        { $nation ->
            [french] French army
            [russian] Russian army
            [austrian] Austrian army
            [prussian] Prussian army
           *[other] { $name } army
        }
    .morale =
        { $nation ->
            [french] French morale
            [russian] Russian morale
            [austrian] Austrian morale
            [prussian] Prussian morale
           *[other] { $name } morale
        }
    .name =
        { $nation ->
            [french] French
            [russian] Russian
            [austrian] Austrian
            [prussian] Prussian
           *[other] { $name }
        }
art-of-war-meaning =
    { $result ->
        [Ae] attacker eliminated
        [Ar] attacker retreats
        [Ee] equal elimination
        [Dr] defender retreats
       *[De] defender eliminated
    }
art-of-war-doubling =
    { $cause ->
        [fort] fort
        [slope] slope
        [stream] stream
        [gully] gully
        [river] river
       *[town] town
    }
art-of-war-clauses = { $parts }

## Prompts

art-of-war-ask-move = { SIDE($side, form: "adjective") } side: move units, or end the movement phase.
art-of-war-ask-fresh = { SIDE($side, form: "adjective") } side: declare fresh strength for this combat phase, or none.
art-of-war-ask-attack = { SIDE($side, form: "adjective") } side: announce an attack, or end the combat phase.
art-of-war-ask-losses = { SIDE($side, form: "adjective") } side: choose attackers worth at least { $due } to lose.
art-of-war-ask-retreat = { SIDE($side, form: "adjective") } side: retreat { $units } by one hex.
art-of-war-ask-displace = { SIDE($side, form: "adjective") } side: { $units } is displaced: choose a hex for it.
art-of-war-ask-spirit = { SIDE($side, form: "adjective") } side: spend morale above its start to release reserves, or press Release none.
art-of-war-ask-reserve = { SIDE($side, form: "adjective") } side: the { $army } lost a unit: release one reserve, or press Release none.
art-of-war-ask-fight-on = { SIDE($side, form: "adjective") } side: the day is over. Press Fight on, or Break off.
art-of-war-ask-reorganise = { SIDE($side, form: "adjective") } side: put { $units } back on the map.
art-of-war-ask-advance = { SIDE($side, form: "adjective") } side: advance one unit into a hex the enemy left, or press Hold.
art-of-war-ask-step-back = { SIDE($side, form: "adjective") } side: draw { $unit } back by one hex, or press Stay.
art-of-war-ask-change = Click a unit, then its new hex; or click an objective to change its owner.

## Buttons and offers

art-of-war-unmoved =
    { $count ->
        [one] { $count } unit has not moved.
       *[other] { $count } units have not moved.
    }
art-of-war-unmoved-doubt =
    { $count ->
        [one] { $count } unit has not moved. Press again to end movement.
       *[other] { $count } units have not moved. Press again to end movement.
    }
art-of-war-end-movement = End movement
art-of-war-end-combat = End combat
art-of-war-undone-attacks =
    { $count ->
        [one] { $count } unit can still attack
       *[other] { $count } units can still attack
    }
art-of-war-again-combat = Press again to end combat.
art-of-war-attack-planned-doubt = You planned an attack but did not announce it. Press again to end combat.
art-of-war-attack-button = Attack
art-of-war-attack-on = Attack on { $column }
art-of-war-declare = Declare
art-of-war-declare-none = Declare none
art-of-war-hold = Hold
art-of-war-stay = Stay
art-of-war-fight-on = Fight on
art-of-war-break-off = Break off
art-of-war-break-off-doubt = Press again to break off the battle.
art-of-war-release = Release
art-of-war-release-unit = Release { $unit }
art-of-war-release-none = Release none
art-of-war-lose = Lose { $units } ({ $points })
art-of-war-way =
    { $units-count ->
        [0] To { $hex }
       *[other] { $units } to { $hex }
    }
art-of-war-way-displacing =
    { $units-count ->
        [0] To { $hex }, displacing a friendly unit
       *[other] { $units } to { $hex }, displacing a friendly unit
    }
art-of-war-advance-into =
    { $units-count ->
        [0] Advance into { $hex }
       *[other] { $units }: advance into { $hex }
    }
art-of-war-way-left = To { $hex }, { $left } left
art-of-war-way-rest = To { $hex }, { $left } left, where it can rest
art-of-war-mover = { $unit }, { $left } left
art-of-war-mover-rest = { $unit }, { $left } left, must still move to its night position
art-of-war-mover-chooses = { $unit }, { $left } left, chooses its division to move
art-of-war-mover-rest-chooses = { $unit }, { $left } left, must still move to its night position, chooses its division to move
art-of-war-bombards = { $unit }, bombards
art-of-war-must-attack = { $unit }, must attack
art-of-war-must-bombard = { $unit }, bombards, must attack
art-of-war-target = { $units } in { $hex }
art-of-war-target-owed = { $units } in { $hex }, must be attacked
art-of-war-lower-by = Lower by { $columns }
art-of-war-column-for-points = { $division }: a column instead of points
art-of-war-suggested = { $column }  { $units } on { $hexes }
art-of-war-controlled-by = Controlled by
art-of-war-fresh-spent = { $division }: fresh strength spent
art-of-war-morale-of-army = Morale of the { $army }
art-of-war-held-by =
    { $sides-count ->
        [0] { $hex } is held by no side
       *[other] { $hex } is held by { $sides }
    }

## The card beside the question

art-of-war-move-hint = Click a unit to see where it can go, then a lit hex. The number is the movement left there.
art-of-war-can-enter = Reinforcements that can enter:
art-of-war-must-rest = Must still move to their night position:
art-of-war-guard-to-release = Guard in reserve that you can release:
art-of-war-fresh-one = Fresh strength, at most one unit of each division.
art-of-war-fresh-basic = Fresh strength adds to basic strength, before doubling.
art-of-war-attack-hint = Click an enemy to plan an attack on it, or click the units that will attack.
art-of-war-attack-half = Choose attackers and the hexes they attack.
art-of-war-all-must-attack = Must attack: { $units }
art-of-war-all-must-be-attacked = Must be attacked: { $units }
art-of-war-phase-cannot-end = The phase cannot end before that.
art-of-war-choose-retreat = Choose where they retreat, here or on the map:
art-of-war-one-may-advance = One victorious unit may advance:
art-of-war-battery-may-step-back = The battery may draw back, or stay:
art-of-war-choose-unit-then-hex = Choose a unit, then a lit hex:
art-of-war-release-one = Release one of these reserves:
art-of-war-spirit-releases = Morale above its start releases up to { $most } of these:
art-of-war-off-map = Not on the map:
art-of-war-aftermath = { $result }, { $meaning } in { $hexes } on { $column }

## The forecast of an attack

art-of-war-column = Column
art-of-war-strength-attack = Attack
art-of-war-strength-defence = Defence
art-of-war-ratio = Ratio
art-of-war-lowered = Lowered on purpose
art-of-war-together = { $division } together
art-of-war-share =
    { $how ->
        [bombards] { $unit }, bombarding
        [fresh] { $unit }, fresh +{ $fresh }
        [rain] { $unit }, halved by rain
        [bombards-fresh] { $unit }, bombarding, fresh +{ $fresh }
        [bombards-rain] { $unit }, bombarding, halved by rain
        [fresh-rain] { $unit }, fresh +{ $fresh }, halved by rain
        [bombards-fresh-rain] { $unit }, bombarding, fresh +{ $fresh }, halved by rain
       *[plain] { $unit }
    }
art-of-war-defended =
    { $causes-count ->
        [0] { $units } in { $hex }
       *[other] { $units } in { $hex }, doubled by { $causes }
    }
art-of-war-why-fresh = { $unit } fresh +{ $points }
art-of-war-why-rain = infantry halved by rain
art-of-war-why-together = { $name } together +{ $points }
art-of-war-why-column = { $name } together one column right
art-of-war-why-doubled = { $hex } doubled by { $causes }
art-of-war-why-nations =
    { $columns ->
        [one] several nations: { $columns } column left
       *[other] several nations: { $columns } columns left
    }
art-of-war-why-demoralised =
    { $columns ->
        [one] demoralised: { $columns } column left
       *[other] demoralised: { $columns } columns left
    }
art-of-war-why-lowered = lowered by { $columns } on purpose

## The effect of a result, in clauses

art-of-war-does-destroyed =
    { $units-count ->
        [one] { $units } is destroyed
       *[other] { $units } are destroyed
    }
art-of-war-does-disrupted =
    { $units-count ->
        [one] { $units } is disrupted
       *[other] { $units } are disrupted
    }
art-of-war-does-trapped-destroyed =
    { $units-count ->
        [one] { $units } cannot retreat and is destroyed
       *[other] { $units } cannot retreat and are destroyed
    }
art-of-war-does-trapped-disrupted =
    { $units-count ->
        [one] { $units } cannot retreat and is disrupted
       *[other] { $units } cannot retreat and are disrupted
    }
art-of-war-does-chosen =
    { $fate ->
        [destroyed] the { SIDE($side, form: "adjective") } side loses { $points } or more of its choice
        [some] the { SIDE($side, form: "adjective") } side loses { $points } or more of its choice, some only disrupted
       *[disrupted] the { SIDE($side, form: "adjective") } side loses { $points } or more of its choice, only disrupted
    }
art-of-war-does-retreat =
    { $units-count ->
        [one] { $units } retreats
       *[other] { $units } retreat
    }
art-of-war-does-displaced =
    { $units-count ->
        [one] { $units } is displaced
       *[other] { $units } are displaced
    }
art-of-war-does-morale =
    { $end ->
        [demoralised] { $morale } { $by }, demoralised
       *[fights] { $morale } { $by }
    }
art-of-war-does-nothing-to-attacker = no effect on the attacker
art-of-war-does-nothing-to-defender = no effect on the defender
art-of-war-unit-points = { $unit } ({ $strength })

## The log

art-of-war-phase-began =
    { $phase ->
        [movement] Turn { $turn }, { $side }: movement.
       *[combat] Turn { $turn }, { $side }: combat.
    }
art-of-war-phase-began-night =
    { $phase ->
        [movement] Turn { $turn } (night), { $side }: movement.
       *[combat] Turn { $turn } (night), { $side }: combat.
    }
art-of-war-moves =
    { $cost ->
        [one] { $unit } moves from { $from } to { $to } for { $cost } point.
       *[other] { $unit } moves from { $from } to { $to } for { $cost } points.
    }
art-of-war-enters =
    { $cost ->
        [one] { $unit } enters the map at { $at } and stops in { $to }, for { $cost } point.
       *[other] { $unit } enters the map at { $at } and stops in { $to }, for { $cost } points.
    }
art-of-war-control-taken = The { SIDE($side, form: "adjective") } side takes control of { $hex }.
art-of-war-taken-back = The { SIDE($side, form: "adjective") } side undoes its last action.
art-of-war-amended = The players agree to change the position: { $edits }.
art-of-war-fresh-none = The { SIDE($side, form: "adjective") } side declares no fresh strength.
art-of-war-fresh-declared = The { SIDE($side, form: "adjective") } side declares fresh strength for { $units }.
art-of-war-attack =
    { $units-count ->
        [one] { $units } attacks { $defenders } in { $hexes }: { $attack } against { $defence }, on the { $column } column.
       *[other] { $units } attack { $defenders } in { $hexes }: { $attack } against { $defence }, on the { $column } column.
    }
art-of-war-attack-with-guns =
    { $units-count ->
        [one] { $units }, with the guns of { $guns }, attacks { $defenders } in { $hexes }: { $attack } against { $defence }, on the { $column } column.
       *[other] { $units }, with the guns of { $guns }, attack { $defenders } in { $hexes }: { $attack } against { $defence }, on the { $column } column.
    }
art-of-war-bombards-hex =
    { $units-count ->
        [one] { $units } bombards { $defenders } in { $hexes }: { $attack } against { $defence }, on the { $column } column.
       *[other] { $units } bombard { $defenders } in { $hexes }: { $attack } against { $defence }, on the { $column } column.
    }
art-of-war-guard-committed = { $unit } commits the Guard infantry to the attack.
art-of-war-die = Die { $face }: { $result }, { $meaning }.
art-of-war-weather-die = Weather die { $face }: { $result }, { $meaning }.
art-of-war-weather-die-calm = Weather die { $face }: no change.
art-of-war-retreats = { $unit } retreats from { $from } to { $to }.
art-of-war-displaced = { $unit } is displaced from { $from } to { $to }.
art-of-war-eliminated = { $unit } is eliminated in { $hex }.
art-of-war-eliminated-trapped = { $unit } cannot retreat and is eliminated in { $hex }.
art-of-war-advances = { $unit } advances from { $from } into { $to }.
art-of-war-does-not-advance = The { SIDE($side, form: "adjective") } side does not advance.
art-of-war-stays = { $unit } bombarded, so the result does not affect it; it stays in { $hex }.
art-of-war-withdraws = { $unit } withdraws from { $from } to { $to }.
art-of-war-disrupted = { $unit } is disrupted in { $hex } and may return overnight.
art-of-war-disrupted-trapped = { $unit } cannot retreat and is disrupted in { $hex }.
art-of-war-morale-rises = { $morale } rises from { $from } to { $to }.
art-of-war-morale-falls = { $morale } falls from { $from } to { $to }.
art-of-war-demoralised = The { $army } is demoralised.
art-of-war-released =
    { $why ->
        [demoralised] { $unit } is released from reserve: its army is demoralised.
        [enemy] { $unit } is released from reserve: an enemy is near.
        [loss] { $unit } is released from reserve for the unit lost.
        [morale] { $unit } is released from reserve for morale.
        [player] { $unit } is released from reserve by its player.
       *[none] { $unit } is released from reserve.
    }
art-of-war-reserved = { $unit } returns to reserve.
art-of-war-corps-arrives = Die { $face }: the corps arrives.
art-of-war-corps-waits = Die { $face }: the corps does not arrive yet.
art-of-war-objective-scored = The { SIDE($side, form: "adjective") } side scores { $hex }.
art-of-war-fought-on = The { SIDE($side, form: "adjective") } side fights on for another day.
art-of-war-broken-off = The { SIDE($side, form: "adjective") } side breaks off the battle.
art-of-war-returns = { $unit } returns in { $hex }.

## Changes of the position, as parts of a sentence

art-of-war-edit-on = { $unit } is in { $hex }
art-of-war-edit-place =
    { $place ->
        [waiting] { $unit } is waiting
        [eliminated] { $unit } is eliminated
        [disrupted] { $unit } is disrupted
       *[aside] { $unit } is not in this battle
    }
art-of-war-edit-reserve = { $unit } is in reserve
art-of-war-edit-no-reserve = { $unit } is no longer in reserve
art-of-war-edit-fresh-spent = the fresh strength of { $division } is spent
art-of-war-edit-fresh-back = the fresh strength of { $division } is available again
art-of-war-edit-control = { $hex } is held by the { SIDE($side, form: "adjective") } side
art-of-war-edit-no-control = { $hex } is held by neither side
art-of-war-edit-morale = the morale of the { $army } is { $level }

## Phases and the end

art-of-war-does-move = Move any of your units, and bring in the units that arrive this turn.
art-of-war-does-attack = Announce your attacks one after another. A unit in an enemy zone of control must attack.
art-of-war-does-end-day = Decide whether the battle goes on; disrupted units return to the map.
art-of-war-goes-first = In this battle the { SIDE($first, form: "adjective") } side has the first half of every turn: it moves and attacks. Then the { SIDE($second, form: "adjective") } side does the same.
art-of-war-scoring = Points for objectives and losses. The side with more points wins at the end of the battle.
art-of-war-score = The battle is over: { $mine } points for the { SIDE($first, form: "adjective") } side, { $theirs } for the { SIDE($second, form: "adjective") }
art-of-war-ending = { $score }. { $verdict }.
art-of-war-draw = A draw
art-of-war-victory =
    { $level ->
        [marginal] A marginal victory for the { SIDE($side, form: "adjective") } side
        [substantive] A substantive victory for the { SIDE($side, form: "adjective") } side
        [decisive] A decisive victory for the { SIDE($side, form: "adjective") } side
       *[draw] A victory for the { SIDE($side, form: "adjective") } side
    }

## Refusals

art-of-war-refused-not-asked = The { SIDE($side, form: "adjective") } player must choose now.
art-of-war-refused-not-asked-nobody = No player has a decision now.
art-of-war-refused-not-this-question =
    { $question ->
        [advance] Not now. First: advance a unit, or hold ground.
        [attack] Not now. First: announce an attack, or end the combat phase.
        [call-reserve] Not now. First: release one reserve for the loss, or none.
        [combat-die] Not now. First: roll the combat die.
        [displace] Not now. First: choose a hex for the displaced unit.
        [fight-on] Not now. First: fight on, or break off.
        [fresh] Not now. First: declare fresh strength, or none.
        [losses] Not now. First: choose the units to lose.
        [move] Not now. First: move units, or end the movement phase.
        [reorganise] Not now. First: place the enemy's disrupted units on the map.
        [retreat] Not now. First: retreat a unit.
        [spirit] Not now. First: release reserves for high morale, or none.
        [step-back] Not now. First: draw the battery back, or let it stay.
        [summons] Not now. First: roll the die for the corps.
        [weather-die] Not now. First: roll the weather die.
       *[over] The battle is over.
    }
art-of-war-refused-nothing-to-undo = Nothing to undo: you can undo your actions of this phase until a die is rolled or your opponent decides.
art-of-war-refused-wrong-faces = These dice do not fit the roll.
art-of-war-refused-unknown-unit = There is no such unit in this battle.
art-of-war-refused-not-yours = { $unit } is not yours to command.
art-of-war-refused-not-on-map = { $unit } is not on the map.
art-of-war-refused-empty-path = Choose at least one hex to enter.
art-of-war-refused-not-a-step = { $to } is not adjacent to { $from }: a unit moves from hex to adjacent hex.
art-of-war-refused-off-map = { $hex } is off the map, and no unit can leave the map.
art-of-war-refused-too-far = { $unit } does not have enough movement points: it has { $left } and the path costs at least { $cost }.
art-of-war-refused-too-far-goal = { $unit } cannot reach { $to }: the cheapest path costs { $cost } movement points and it has { $left }.
art-of-war-refused-closed = Every path to { $to } that the unit can afford is blocked.
art-of-war-refused-enemy-there-every-path =
    { $others-count ->
        [0] Every path to { $to } that the unit can afford is blocked by enemy units in { $hexes }.
       *[other] Every path to { $to } that the unit can afford is blocked by enemy units in { $hexes }. There are other obstacles in { $others }.
    }
art-of-war-refused-zone-stops-every-path =
    { $others-count ->
        [0] Every path to { $to } that the unit can afford is blocked. A unit must stop in the enemy zone of control at { $hexes }.
       *[other] Every path to { $to } that the unit can afford is blocked. A unit must stop in the enemy zone of control at { $hexes }. There are other obstacles in { $others }.
    }
art-of-war-refused-night-zone-every-path =
    { $others-count ->
        [0] Every path to { $to } that the unit can afford is blocked. At night no unit can enter an enemy zone of control, as at { $hexes }.
       *[other] Every path to { $to } that the unit can afford is blocked. At night no unit can enter an enemy zone of control, as at { $hexes }. There are other obstacles in { $others }.
    }
art-of-war-refused-reserve-too-close-every-path =
    { $others-count ->
        [0] Every path to { $to } that the unit can afford is blocked. A unit in reserve cannot move as close to the enemy as { $hexes }.
       *[other] Every path to { $to } that the unit can afford is blocked. A unit in reserve cannot move as close to the enemy as { $hexes }. There are other obstacles in { $others }.
    }
art-of-war-refused-there-already = { $unit } is already in { $hex }.
art-of-war-refused-impassable = { $unit } cannot cross from { $from } to { $to }. The terrain or the hexside is closed to it.
art-of-war-refused-enemy-there = An enemy unit is in { $hex }.
art-of-war-refused-no-room = A unit cannot end its move in { $hex }: friendly units fill it.
art-of-war-refused-held-by-zone = { $unit } is in an enemy zone of control and cannot move.
art-of-war-refused-zone-stops = A unit must stop in { $hex }, which is in an enemy zone of control.
art-of-war-refused-night-zone = At night no unit can enter an enemy zone of control, and { $hex } is in one.
art-of-war-refused-not-due = { $unit } cannot enter before turn { $turn }.
art-of-war-refused-wrong-entry = { $unit } must enter at { $own }, not at { $hex }. It can use another edge hex within eight hexes only with an enemy within two hexes of { $own }.
art-of-war-refused-wrong-entry-own = { $unit } can enter only at its own entry hex, not at { $hex }.
art-of-war-refused-entry-held = No unit can enter at { $hex }: it is enemy-occupied or in an enemy zone of control.
art-of-war-refused-held-divisions = { $unit } cannot move: in this turn no unit of { $divisions } can move.
art-of-war-refused-held-only = { $unit } cannot move: in this turn only units of { $divisions } can move.
art-of-war-refused-held-chosen = { $unit } cannot move. In this turn only units of { $divisions } and of the chosen division, { $chosen }, can move.
art-of-war-refused-held-one-more = { $unit } cannot move. In this turn only units of { $divisions } and of one more division can move.
art-of-war-refused-still-owes = { $unit } is in an enemy zone of control and must still attack.
art-of-war-refused-still-unattacked = You must still attack { $unit }: one of your units is in its zone of control.
art-of-war-refused-nobody-attacks = Choose at least one attacker and one target.
art-of-war-refused-nobody-there = There is no enemy unit in { $hex }.
art-of-war-refused-named-twice = A unit, target or division is chosen twice.
art-of-war-refused-already-attacked = { $unit } has already attacked in this phase.
art-of-war-refused-already-defended = { $unit } has already been attacked in this phase.
art-of-war-refused-driven-there = { $unit } retreated there in this phase, so attacks on that hex do not include it.
art-of-war-refused-not-all-adjacent = { $unit } cannot join an attack on { $hex }: it could not attack that hex alone.
art-of-war-refused-cannot-reach = { $unit } cannot attack that hex: the hex is not adjacent, or water is between them.
art-of-war-refused-guns-in-zone = { $unit } is in an enemy zone of control and cannot bombard.
art-of-war-refused-out-of-range = { $unit } cannot bombard there: a target must be exactly two hexes away.
art-of-war-refused-line-blocked = { $unit } cannot bombard there: its line of fire is blocked.
art-of-war-refused-several-bombarded = A bombardment without adjacent attackers can hit only one hex.
art-of-war-refused-strands-attacker = This would leave { $unit } no enemy to attack, and it must attack.
art-of-war-refused-strands-enemy = This would leave no unit to attack { $unit }, which must be attacked.
art-of-war-refused-too-low =
    { $most ->
        [one] You can lower the ratio by at most { $most } column.
       *[other] You can lower the ratio by at most { $most } columns.
    }
art-of-war-refused-no-integrity-column = { $division } cannot shift a column: the attack must include three of its units and has fewer.
art-of-war-refused-no-marker = The division of { $unit } has no fresh strength marker.
art-of-war-refused-fresh-twice = Only one unit of { $division } can receive the division's fresh strength.
art-of-war-refused-fresh-idle = { $unit } cannot use fresh strength: it can neither attack nor be attacked in this phase.
art-of-war-refused-wrong-losses = Choose adjacent attackers to lose, with at least { $due } printed strength points.
art-of-war-refused-needless-loss = { $unit } is not needed: your other losses are enough.
art-of-war-refused-not-retreating = { $unit } does not have to retreat now.
art-of-war-refused-nowhere-to-go = { $unit } has no safe hex now. Retreat another unit first.
art-of-war-refused-unsafe-retreat =
    { $why ->
        [off-map] { $unit } cannot retreat to { $to }: the hex is off the map.
        [not-adjacent] { $unit } cannot retreat to { $to }: the hex is not adjacent to the unit.
        [closed] { $unit } cannot retreat to { $to }: the unit cannot cross to that hex.
        [too-dear] { $unit } cannot retreat to { $to }: entering costs more than the unit's movement allowance.
        [enemy] { $unit } cannot retreat to { $to }: an enemy unit is there.
       *[zone] { $unit } cannot retreat to { $to }: the hex is in an enemy zone of control.
    }
art-of-war-refused-needless-displacement = { $unit } cannot retreat to { $to }: that would displace more units than necessary.
art-of-war-refused-owes-bombardment = { $unit } cannot be displaced: it must still make a required bombardment.
art-of-war-refused-garrison-stays = { $unit } is a garrison and cannot move.
art-of-war-refused-reserve-too-close = { $unit } is in reserve and cannot move as close to the enemy as { $hex }.
art-of-war-refused-not-summoned = { $unit } cannot enter yet: the die has not brought its corps.
art-of-war-refused-stack-split = { $unit } and { $other } are in one hex and must attack together.
art-of-war-refused-stack-apart = { $unit } cannot retreat to { $to }: units of one hex must retreat together if they can.
art-of-war-refused-needless-sharing = { $unit } cannot retreat to { $to }: a friendly unit is there, and another safe hex is empty.
art-of-war-refused-strands-mate = { $unit } cannot retreat to { $to }: another unit of its hex would then have no safe hex.
art-of-war-refused-not-in-reserve = { $unit } cannot be released from reserve now.
art-of-war-refused-too-many-reserves = You can release at most { $most } from reserve now.
art-of-war-refused-guard-too-dear = Releasing { $unit } costs { $cost } points of morale, and the army has { $level }.
art-of-war-refused-nobody-activated = Choose the Guard units to release from reserve.
art-of-war-refused-restless = { $unit } must spend the night at least three hexes from the enemy. It may also stay by the river outside enemy zones.
art-of-war-refused-no-place = { $unit } cannot return in { $to }. It needs room, an adjacent friendly unit (its nation if possible), and its nearest enemy two to six hexes away.
art-of-war-refused-not-to-be-placed = { $unit } is not among the units that return now.
art-of-war-refused-no-heart = { $unit } belongs to a demoralised army and cannot advance.
art-of-war-refused-no-advance = { $unit } cannot advance into { $to }. A unit must have fought adjacent, and the hex must be vacated, empty and open to it.
art-of-war-refused-no-step-back = { $unit } cannot draw back to { $to }: it needs an adjacent safe hex with room.
art-of-war-refused-pick-a-unit = Choose the unit that will move there.
art-of-war-refused-no-change-now = Finish this move or combat before you change the position.
art-of-war-refused-bad-change-edits = The position cannot be changed: a change has between 1 and 256 edits.
art-of-war-refused-bad-change-no-answer = The position cannot be changed: the position would need a decision that has no legal answer.
art-of-war-refused-bad-change-division = The position cannot be changed: there is no such division.
art-of-war-refused-bad-change-objective = The position cannot be changed: that hex is not an objective.
art-of-war-refused-bad-change-army = The position cannot be changed: there is no such army, or no such level.
art-of-war-refused-bad-change-turn = The position cannot be changed: turn { $turn } is not on the track.
art-of-war-refused-bad-change-phases = The position cannot be changed: more phases have passed than a battle has.
art-of-war-refused-bad-change-night = The position cannot be changed: turn { $turn } is a night turn and has no combat phase.
art-of-war-refused-bad-change-lists = The position cannot be changed: the lists are not those of this battle.
art-of-war-refused-bad-change-released = The position cannot be changed: an unknown division was chosen to move.
art-of-war-refused-bad-change-tired = The position cannot be changed: { $unit } has moved farther than it can.
art-of-war-refused-bad-change-off-map = The position cannot be changed: { $unit } is off the map.
art-of-war-refused-bad-change-no-entry = The position cannot be changed: { $unit } waits to enter, but it has no place of entry.
art-of-war-refused-bad-change-disrupted = The position cannot be changed: { $unit } is disrupted, and this battle has no disrupted units.
art-of-war-refused-bad-change-both-sides = The position cannot be changed: both sides are in one hex: { $units } in { $hex }.
art-of-war-refused-bad-change-crowd = The position cannot be changed: too many units in a hex: { $units } in { $hex }.

## Units and hexes

art-of-war-arm =
    { $arm ->
        [infantry] infantry { $values }
        [cavalry] cavalry { $values }
       *[artillery] artillery { $values }
    }
art-of-war-in-hex = in { $hex }
art-of-war-enters-on-turn = enters on turn { $turn } at { $code }
art-of-war-enters-by-die = enters on a roll of the die
art-of-war-is-destroyed = destroyed
art-of-war-is-disrupted = disrupted, may rally at the end of the day
art-of-war-is-aside = not in this battle
art-of-war-is-guard = Guard
art-of-war-is-in-reserve = in reserve
art-of-war-is-fresh = fights with fresh strength
art-of-war-movement-left = { $left } movement left
art-of-war-short-turn = T{ $turn } { $code }
art-of-war-short-die = die
art-of-war-short-lost = lost
art-of-war-short-disrupted = disr.
art-of-war-terrain =
    { $terrain ->
        [woods] woods
        [grove] grove
        [town] town
        [fort] fort
        [lake] lake
        [hill] hill
        [on-hill] on a hill
       *[open] open ground
    }
art-of-war-beside =
    { $what ->
        [road] road to { $hexes }
        [bridge] bridge to { $hexes }
        [river] river towards { $hexes }
        [stream] stream towards { $hexes }
        [ditch] ditch towards { $hexes }
        [gully] gully towards { $hexes }
        [up] slope up to { $hexes }
       *[down] slope down to { $hexes }
    }
art-of-war-distance =
    { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
art-of-war-measured =
    { $fire ->
        [clear] { $from } to { $to }: { $distance }; guns can fire there.
        [blocked] { $from } to { $to }: { $distance }; guns reach it, but the line of fire is blocked by { $blockers }.
        [near] { $from } to { $to }: { $distance }; no bombardment at this distance.
        [far-blocked] { $from } to { $to }: { $distance }; out of range of guns; the line is blocked by { $blockers }.
       *[far] { $from } to { $to }: { $distance }; out of range of guns; the line is clear.
    }

## The turn and the score

art-of-war-turn = Turn { $turn }
art-of-war-turn-name = Turn
art-of-war-night = night
art-of-war-rain = rain
art-of-war-day-ends = the day ends
art-of-war-now-movement = { SIDE($side, form: "adjective") } movement
art-of-war-now-combat = { SIDE($side, form: "adjective") } combat
art-of-war-now-day-end = end of the day
art-of-war-now-over = over
art-of-war-with-weather-die = weather die
art-of-war-stop-arrival = { $side } at { $code } { $hex }: { $units }
art-of-war-due-now = Due now
art-of-war-arrival =
    { $units ->
        [one] { $side }, { $units } unit ({ $strength }) at { $code } { $hex }
       *[other] { $side }, { $units } units ({ $strength }) at { $code } { $hex }
    }
art-of-war-no-more-reinforcements = No more reinforcements.
art-of-war-corps = The { SIDE($side, form: "adjective") } corps
art-of-war-corps-brought = The die has brought it: at { $code } { $hex }.
art-of-war-corps-to-come = At { $code } { $hex } on a roll of { $face } in turns { $turns }; otherwise at { $later } { $elsewhere } from turn { $from } on.
art-of-war-forces-left = { $side }: { $left } of { $all } points left
art-of-war-points-lost = { $lost } of { $all } points lost
art-of-war-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
art-of-war-fresh-used = fresh strength used
art-of-war-fresh-points = fresh +{ $points }
art-of-war-nation-others = { $nation }, others
art-of-war-forces-hint = Click a unit to show it on the map. Below it: its hex, or its turn and place of entry.
art-of-war-morale-level = { $morale } { $level }
art-of-war-morale-began = started with { $level }
art-of-war-morale-gone = demoralised
art-of-war-morale-at-zero = demoralised at 0
art-of-war-morale-releases = morale above the start can release reserves
art-of-war-ends-now =
    { $level ->
        [marginal] If it ended now: a marginal victory of the { SIDE($side, form: "adjective") } side.
        [substantive] If it ended now: a substantive victory of the { SIDE($side, form: "adjective") } side.
        [decisive] If it ended now: a decisive victory of the { SIDE($side, form: "adjective") } side.
       *[draw] If it ended now: a victory of the { SIDE($side, form: "adjective") } side.
    }
art-of-war-ends-now-draw = If it ended now: a draw.
art-of-war-levels = Ahead by { $marginal }: marginal; { $substantive }: substantive; { $decisive }: decisive.

## Charts

art-of-war-results-name = Combat results: die by odds
art-of-war-results-corner = die
art-of-war-weather-name = Effect of the weather die on a result
art-of-war-weather-corner = weather die
art-of-war-weather-calm-faces = 1 to 4
art-of-war-attack-in-hand = The current attack is on the { $column } column.
art-of-war-no-attack-in-hand = No attack at present.
art-of-war-last-die = The last die showed { $face } on { $column }: { $result }.
art-of-war-meaning-here = { $meaning }: { $does }
art-of-war-rain-now = In the rain of this turn
art-of-war-dry-now = In dry weather
art-of-war-in-rain = In rain
art-of-war-terrain-note = A defender is never more than doubled. Hexsides double it only if every adjacent attacker attacks across one. At most { $most } of a side's units can end their move in one hex.
art-of-war-waters-frozen = Rivers and lakes are frozen.
art-of-war-head =
    { $head ->
        [foot] Infantry, cavalry
        [guns] Artillery
        [combat] In combat
        [ground] ground
        [rain] in rain
        [guns-only] artillery
        [fighting] combat
        [turn] turn
        [when] when
        [arrivals] arrivals
        [side] side
        [fresh] divisions with fresh points
        [difference] difference in points
        [winner] the winner has
        [army] army
        [start] at the start
       *[reset] reset at the end of a day to
    }
art-of-war-ground =
    { $ground ->
        [woods] Woods
        [grove] Grove
        [town] Town
        [fort] Fort
        [lake] Lake
        [road] Road
        [slope] Slope, uphill
        [stream] Stream
        [gully] Gully
        [landgraben] Landgraben
        [river] River
        [bridge] Bridge
       *[open] Open
    }
art-of-war-price-none = no
art-of-war-price-free = free
art-of-war-price-same = the same
art-of-war-ground-in-combat =
    { $effect ->
        [stream] doubled, as a stream
        [doubled] defender doubled
        [as-river] as a river: no attack or zone across, but guns fire
        [barrier] no attack or zone across, but guns fire
        [stops-fire] stops fire
       *[none] no effect
    }
art-of-war-terrain-chart = Terrain: movement points and combat
art-of-war-chart-turns = Turns: { $battle }
art-of-war-chart-fresh = Fresh strength: { $battle }
art-of-war-chart-levels = Levels of victory: { $battle }
art-of-war-chart-morale = Morale: { $battle }
art-of-war-arrives-at = { $name } at { $code } ({ $units })
art-of-war-span = { $from } to { $to }
art-of-war-span-open = { $from } or more
art-of-war-level-victory =
    { $level ->
        [marginal] a marginal victory
        [substantive] a substantive victory
        [decisive] a decisive victory
       *[draw] a draw, no winner
    }
art-of-war-reset = { $level }, less its destroyed units

## Words on buttons and dials

art-of-war-word-free = Release the Guard
    .under = Guard in reserve
    .hint = Releases a Guard unit from reserve, for its price in morale.
art-of-war-word-free-all = Release all of the Guard
    .under = Guard in reserve
    .hint = Releases every Guard unit from reserve at once, for one price.
art-of-war-word-remove = Remove it
    .hint = Eliminated.
art-of-war-word-no-longer-in-reserve = No longer in reserve
    .hint = It may move and fight.
art-of-war-word-held-by-the-first = The first player
    .under = Controlled by
art-of-war-word-held-by-the-second = The second player
    .under = Controlled by
art-of-war-word-held-by-nobody = No side
    .under = Controlled by
art-of-war-word-morale = Morale
    .hint = At 0 an army is demoralised.
art-of-war-word-lower = Lower by
    .hint = Columns to the left, by your choice

## Names of phases

art-of-war-phase-movement = movement
art-of-war-phase-combat = combat
art-of-war-phase-end-of-the-day = end of the day
art-of-war-phase-end = end

## Rule tips. The end of an id is the number of the rule.

art-of-war-rule-2-1 = The map is a grid of hexes, each with a four-digit number.
art-of-war-rule-2-2 = The terrain chart says what ground does to movement and combat.
art-of-war-rule-2-3 = Combat is settled by one six-sided die and the results table.
art-of-war-rule-2-4 = A unit has an arm, a name, a strength, a movement allowance, and a place or turn of arrival.
art-of-war-rule-2-5 = Combat strength is a unit's power in attack and defence.
art-of-war-rule-2-6 = A move costs movement points, and the terrain sets the price.
art-of-war-rule-2-7 = A unit is infantry, cavalry or artillery; markers are not units.
art-of-war-rule-3-0 = The first player moves, then attacks; then the second player does; then the turn ends.
art-of-war-rule-4-0 = A player moves units one at a time, hex by hex.
art-of-war-rule-4-1 = A unit cannot spend more than its movement allowance, and does not have to move.
art-of-war-rule-4-2 = Ground costs points to enter, hexsides add to it, and a road replaces both.
art-of-war-rule-4-3 = A unit cannot enter a hex with an enemy unit.
art-of-war-rule-4-4 = Units can move through friendly units, but cannot end their move in a full hex.
art-of-war-rule-4-5 = A unit must stop in an enemy zone of control, and cannot move out of one.
art-of-war-rule-4-6 = Units cannot leave the map; a unit forced off it is eliminated.
art-of-war-rule-5-1 = A unit in an enemy zone must attack, and the enemy whose zone it is must be attacked.
art-of-war-rule-5-2 = A unit attacks at most once and is attacked at most once in a phase.
art-of-war-rule-5-3 = Several units may attack together.
art-of-war-rule-5-4 = Several enemies may be attacked at once by units that could each attack all of them.
art-of-war-rule-5-5 = A unit fights with its whole strength, in one combat.
art-of-war-rule-5-6 = Artillery in no enemy zone may bombard an enemy two hexes away.
art-of-war-rule-5-7 = A battery bombards one hex; several batteries may bombard the same hex.
art-of-war-rule-5-8 = Bombarding artillery may add its strength to an adjacent attack.
art-of-war-rule-6-1 = The attacker announces attackers and targets before the die is rolled.
art-of-war-rule-6-2 = The ratio is rounded in the defender's favour to a column, and may be lowered on purpose.
art-of-war-rule-6-3 = The table's results retreat or eliminate the attacker, the defender, or both.
art-of-war-rule-6-4 = A unit retreats to a safe hex of its owner's choice, or is eliminated.
art-of-war-rule-6-5 = A retreating unit with no other safe hex displaces a friendly unit that has somewhere to go.
art-of-war-rule-6-6 = One victorious unit may advance at once into a hex left by the beaten side.
art-of-war-rule-6-7 = Retreats and advances cost no movement points.
art-of-war-rule-6-8 = Bombarding artillery suffers no result, and may draw back after a bad one.
art-of-war-rule-7-1 = A reinforcement pays for its entry hex and then acts like any other unit.
art-of-war-rule-7-2 = An enemy near the entry hex lets reinforcements enter by another edge hex.
art-of-war-rule-7-3 = Reinforcements may enter later than they are due.
art-of-war-rule-8-1 = At night no unit can enter an enemy zone.
art-of-war-rule-8-2 = At night there is no combat.
art-of-war-rule-9-0 = The terrain chart gives movement costs and combat effects.
art-of-war-rule-10-0 = At most two friendly units may end their moves in one hex.
art-of-war-rule-10-1 = Stacked units move one by one.
art-of-war-rule-10-2 = Garrisons do not count for stacking.
art-of-war-rule-10-3 = Units in one hex attack together.
art-of-war-rule-10-4 = Units in one hex are attacked as one, and retreat together where they can.
art-of-war-rule-11-1 = Reserve units cannot move close to the enemy.
art-of-war-rule-11-2 = An enemy zone, or the army's demoralisation, releases a reserve unit.
art-of-war-rule-11-3 = When an Allied army loses a unit, it may release one reserve unit at once.
art-of-war-rule-11-4 = The Allies may spend morale above its start to release reserves before they move.
art-of-war-rule-11-5 = The French may release their Old Guard for four points of morale.
art-of-war-rule-12-0 = Klenau's corps arrives at B on a roll of the die, or later at C.
art-of-war-rule-13-0 = Rain halves infantry and swells streams; at night units may leave enemy zones.
art-of-war-rule-14-0 = Garrisons never move and are eliminated on Dr; only lunettes survive Ar.
art-of-war-rule-15-0 = Allied units of several nations attack one column to the left.
art-of-war-rule-16-1 = Each unit that retreats or is displaced costs its army a point of morale.
art-of-war-rule-16-2 = Each unit lost costs its army two points of morale.
art-of-war-rule-16-3 = Each unit that advances earns its army a point of morale.
art-of-war-rule-16-4 = All reserves of a demoralised army are released.
art-of-war-rule-16-5 = A demoralised army attacks one column to the left, does not advance, and loses units for good.
art-of-war-rule-16-6 = At a day's end Allied morale returns to its start, less one for each unit destroyed.
art-of-war-rule-16-7 = At a day's end French morale is set to 50, less one for each unit destroyed.
art-of-war-rule-17-1 = A unit lost while it could have retreated is only disrupted; guns are always destroyed.
art-of-war-rule-17-2 = At a day's end the opponent places disrupted units next to friendly units, two to six hexes from enemies.
art-of-war-rule-17-3 = At a day's end the Old Guard goes into reserve, and at night to a safe distance or to the Elbe.
art-of-war-rule-18-1 = Each strength point destroyed counts one for infantry, two for cavalry and guns, none for garrisons.
art-of-war-rule-18-2 = Each city hex the Allies hold at the end of a French combat phase is worth 25 points, once.
art-of-war-rule-18-3 = A third day without a decisive Allied victory gives the French 55 points.
art-of-war-rule-18-4 = The difference in victory points decides the level of victory.
art-of-war-rule-19-1 = The French Guard cannot move in the first two turns.
art-of-war-rule-19-2 = In turn 1 only Ostermann's Russians can move.
art-of-war-rule-19-3 = In turn 2 one more Russian division can move, of its player's choice.
art-of-war-rule-20-1 = Two units of a division that attack together gain two points.
art-of-war-rule-20-2 = Three or more units of a division that attack together gain two points or a column, as their player chooses.
art-of-war-rule-20-3 = Bombarding guns count with the division they support.
art-of-war-rule-20-4 = Several divisions may gain points or columns in one attack, and fresh strength as well.
art-of-war-rule-21-1 = Fresh strength is a bonus for one unit of a division, once in the game.
art-of-war-rule-21-2 = Fresh strength adds to basic strength before doubling; several divisions may use theirs at once.
art-of-war-rule-22-1 = A weather roll of 5 turns a retreat into an elimination.
art-of-war-rule-22-2 = A weather roll of 6 turns the result against the other side.
art-of-war-rule-22-3 = A weather roll of 1 to 4 changes nothing.
art-of-war-rule-22-4 = There is no weather roll after an equal elimination.
art-of-war-rule-23-1 = Each enemy strength point destroyed is a victory point.
art-of-war-rule-23-2 = A side that destroys enough enemy strength gets extra points.
art-of-war-rule-23-3 = The Allies get extra points for destroyed strength only if French Guard infantry ever attacked.
art-of-war-rule-23-4 = An objective hex counts for the side that was there last.
art-of-war-rule-23-5 = The difference in victory points decides the level of victory.

## The plan of a bot, in a few words

art-of-war-plan-mass =
    { $stance ->
        [forward] massing { $count } on { $enemy }; the others come up
        [stand] massing { $count } on { $enemy }; the others hold
       *[back] massing { $count } on { $enemy }; the others keep out of reach
    }
art-of-war-plan-pin-and-mass =
    { $stance ->
        [forward] pinning { $held }, massing { $count } on { $enemy }; the others come up
        [stand] pinning { $held }, massing { $count } on { $enemy }; the others hold
       *[back] pinning { $held }, massing { $count } on { $enemy }; the others keep out of reach
    }
art-of-war-plan-none =
    { $stance ->
        [forward] no enemy is worth an attack; the line comes up
        [stand] holding the line
       *[back] keeping out of the enemy's reach
    }

## Cards of the first game. The end of an id is the title of the card in English.

art-of-war-card-look-around = Look around
    .act = You are the French, in blue, on the left. Drag the map, turn the wheel, point at hexes and counters. Then continue.
    .why = Pellnicken, across the bridge, is worth six points and Wormkeim beyond it three. Kurtov's Russians hold the town; Prussians are on their way from the east.
art-of-war-card-choose-a-unit = Choose a unit
    .act = Click one of your counters. The cavalry at the bottom left is a good one to begin with.
    .why = The hexes it can reach light up. The left number on a counter is its strength, the right one how far it moves.
art-of-war-card-march = March
    .act = Click a lit hex to move there. The number in the hex is the movement left on arrival.
    .why = Roads cost least, woods cost more, streams cost extra. You can take a move back with Undo as long as no die has been rolled.
art-of-war-card-close-with-the-enemy = Close with the enemy
    .act = Move some of your units next to the Cossacks on the near side of the bridge.
    .why = You can attack only from adjacent hexes, except with guns. One Russian screen is between you and the town: brush it aside first.
art-of-war-card-that-unit-is-held = That unit is held
    .act = A unit of yours is now in an enemy's zone of control: it has stopped, and cannot move on.
    .why = The six hexes around a unit are its zone. No enemy moves past it, and a unit in it must attack in the next combat phase.
art-of-war-card-bring-up-the-others = Bring up the others
    .act = Move more units next to the same enemy, and the guns exactly two hexes from it, if you can.
    .why = Strength decides: three against one rarely fails. Units of one division attacking together earn a bonus, and guns two hexes away fire without risk.
art-of-war-card-end-your-movement = End your movement
    .act = When your units are where you want them, press End movement. If some have not moved, it asks you to press again.
    .why = No unit has to move. Unused points are lost, and after this you cannot move until the next turn.
art-of-war-card-fresh-strength = Fresh strength
    .act = Choose a unit to strengthen in this phase, or press Declare none and keep it for later.
    .why = Once in the game one unit of a division may add the division's fresh points, in attack or defence. What is declared is spent.
art-of-war-card-units-that-must-attack = Units that must attack
    .act = The panel on the right names your units that must attack, and enemies that must be attacked. Read it, then continue.
    .why = Every unit that was next to an enemy when this phase began must fight. Guns two hexes away may join in.
art-of-war-card-plan-an-attack = Plan an attack
    .act = Click an enemy counter. The program proposes an attack on it; click your own units to add or remove them.
    .why = A unit attacks at most once and is attacked at most once in a phase. More strength on one enemy means better odds.
art-of-war-card-read-the-forecast = Read the forecast
    .act = The panel shows both strengths, what doubles the defender, the odds, and how likely each result is. If you like it, press Attack. If not, start over.
    .why = The same code will resolve the attack: the forecast cannot be wrong, only unlucky. On Dr the defender retreats, on Ar you do.
art-of-war-card-the-die-is-rolled = The die is rolled
    .act = Read the log at the lower right: the die, the result, and its effects.
    .why = A beaten unit retreats one hex to a safe hex. If there is none, it is eliminated.
art-of-war-card-retreat = Retreat
    .act = A unit of yours was beaten and must retreat one hex. Choose one of the hexes the arrows point to.
    .why = Only hexes outside every enemy zone are safe. Keep an eye on your line of retreat before you attack.
art-of-war-card-choose-your-losses = Choose your losses
    .act = Both sides lose alike. Choose which of your attackers are eliminated.
    .why = Their printed strength must reach that of the defenders that were eliminated.
art-of-war-card-follow-up = Follow up?
    .act = You may move one of the victors into the empty hex, or press Hold.
    .why = It costs nothing and ignores zones, but your unit may stand alone there in the enemy's turn. A hex worth points is worth the risk.
art-of-war-card-pull-the-guns-back = Pull the guns back?
    .act = Your battery fired from a distance and is unharmed. It may withdraw one hex, or stay.
    .why = After a failed attack the enemy may attack it next.
art-of-war-card-finish-the-phase = Finish the phase
    .act = Attack once more if something is still worth it, or press End combat.
    .why = You have made every attack that you had to make. Now the Russians move and attack.
art-of-war-card-the-other-side-s-turn = The other side's turn
    .act = Watch: the Russians move, then attack. You are asked only when one of your units has to retreat or may advance.
    .why = They are bound by the same rules: any unit that moves adjacent must attack.
art-of-war-card-how-it-is-won = How it is won
    .act = Look at the points at the top of the panel. Then continue with your second turn.
    .why = Each strength point you destroy is worth one; the town is worth six and the hamlet three to the side that was there last. Four points ahead is a victory.
art-of-war-card-reinforcements = Reinforcements
    .act = Troops have arrived off the map: choose them in the panel on the right, then click a lit hex at the map's edge.
    .why = They pay for their first hex and then march on like all other units. They may also wait and come in later.
art-of-war-card-your-movement = Your movement
    .act = Move the units you like, then press End movement. N takes you to the next unit.
    .why = Think of the attack that follows: which units belong side by side, and where will your guns fire from?
art-of-war-card-your-attacks = Your attacks
    .act = Click an enemy to plan the next attack. When no unit must attack any more you can end the phase.
    .why = Attack where it is three to one first; a retreat there may set your other units free.
art-of-war-card-your-decision = Your decision
    .act = The blue line in the panel says what you must decide. The choices are below it.
    .why = The battle continues as soon as you have chosen.
art-of-war-card-one-moment = One moment
    .act = Your opponent moves, or the program rolls dice.
    .why = You can look around the map and read the log meanwhile.
art-of-war-card-the-battle-is-over = The battle is over
    .act = That was a whole game. Read the result in the panel.
    .why = You are ready for Eylau: it has the same rules, only more of everything. Dresden adds stacks, morale and reserves.

## Optional rules: the name, its subject in the match settings (about), the settings with it (on) and without it (off)

art-of-war-option-weather = Weather die [22.0]
    .hint = A second die may change the result of a combat
    .about = Weather
    .on = With the weather die [22.0].
    .off = Without the weather die.

## Numbers that a replay draws and a report counts: the title, the name on a button (short), the meaning, the head of a column (column)

art-of-war-figure-points = Victory points
    .short = Points
    .meaning = As if the battle had ended at that moment.
    .column = points
art-of-war-figure-lost = Strength lost
    .short = Losses
    .meaning = Printed strength lost, for good or until the evening.
    .column = lost
art-of-war-figure-morale = Morale
    .short = Morale
    .meaning = Of each army; at 0 it is demoralised.
    .column = morale

## Results of fights by their English words, and what a table says for it (short)

art-of-war-came-attacker-eliminated = attacker eliminated
art-of-war-came-attacker-retreats = attacker retreats
art-of-war-came-equal-elimination = equal elimination
art-of-war-came-defender-retreats = defender retreats
art-of-war-came-defender-eliminated = defender eliminated

## Titles of charts by their English titles

art-of-war-tab-results = Results
art-of-war-tab-terrain = Terrain
art-of-war-tab-forces = Forces
art-of-war-tab-arrivals = Arrivals

## What a player lays over the board and takes away again

art-of-war-layer-zones = Zones of control
## Battles: title and summary are those of scenario.toml, the history that of history.toml

art-of-war-scenario-skirmish = The bridge at Pellnicken
    .summary =
        February 1807, two days after Eylau. Verdin's division has orders to take Pellnicken before dark; Kurtov's Russians have barricaded the town, set a battery on the Galgenberg and left a few Cossacks at the bridge. Brush the Cossacks aside, bring up the guns, and mind the road in the east: Prussians are on it.

        Three turns, thirteen counters, ten minutes. The town is worth six points, the hamlet of Wormkeim three, and every point of enemy strength destroyed is worth one.

art-of-war-scenario-eylau = Eylau, 7-8 February 1807
    .summary = A snowbound plain in East Prussia. Bennigsen has turned at last, and holds the heights behind Eylau with the whole Russian army; Napoleon comes up the Landsberg road with half of his own. Davout is marching from the south, Ney and the Prussians of Lestocq from the north-west: the day hangs on which of them arrives first, and where.
    .history = On the day neither side won: Napoleon kept the snow he stood on, Bennigsen marched off in the night, and each had lost a third of his men.

art-of-war-scenario-dresden = Dresden, 26-28 August 1813
    .summary =
        Three Allied armies close in on Dresden while Napoleon hurries back to it. A few lunettes and garden walls, St. Cyr's corps and the Young Guard are all that stand between them and the city this evening; tomorrow two more corps will have crossed the Elbe, and it will rain.

        The Allies must take the Altstadt or break the French while they can, with Austrians, Russians and Prussians who do not fight well together and reserves that nobody will release. At the end of each day they choose whether to fight on; a third day without a decisive victory gives the French 55 points. Up to 32 turns, 95 counters; for a first evening there are "Dresden: the first evening" and "Dresden: the second day".
    .history = Napoleon won at Dresden: he held the city on the first evening, broke the Allied left on the second day in the rain, and lost the fruits of it at Kulm.

art-of-war-scenario-dresden-day1 = Dresden: the first evening
    .summary =
        26 August 1813, four in the afternoon. The signal guns fire, and the Allied columns set out for the suburbs of Dresden: Russians along the Elbe, Prussians through the Grosser Garten, Austrians against the lunettes in the south and west. St. Cyr holds the suburbs; the Young Guard has just come up behind him.

        Six turns, the printed set-up. The Allies want one hex of the Altstadt, or better two; the French want to be alive at ten o'clock, with some Allied guns to show for it.
    .history = On the first evening the Allies reached the suburbs, and the Young Guard threw them out of them again.

art-of-war-scenario-dresden-day2 = Dresden: the second day
    .summary =
        27 August 1813, first light, and it has poured all night. Napoleon has more than a hundred thousand men on the left bank now, and means to use both wings: Murat and Victor against the Austrians who stand alone beyond the swollen Weisseritz, Ney and Mortier with the Young Guard against the Russians at Gruna, while Marmont and St. Cyr face the heights of Räcknitz. The Allies wait for Klenau, who may come by the Freiberg road, or may not.

        Eight turns, all of them in rain: infantry fights at half its strength, and units can cross the Weisseritz, like the Elbe, only at its bridges. The positions of both armies are an approximation of the historical ones, not a printed set-up.
    .history = On the second day Murat and Victor destroyed the Austrians beyond the Weisseritz, and the Allied army turned back to Bohemia.

## How sure their maps are

art-of-war-sureness-eylau = The printed map was not available to us. This one is our reconstruction, at 425 m a hex with east at the top, fitted to the start hexes of the printed rules and to where the armies were.
    .sure =
        The start hexes of all units, the two hexes of Eylau, the entry codes, the terrain chart, the turn track.
        The strengths of the armies.
    .fair =
        Scale and direction: the fit is off by less than a hex on average.
        The villages: Serpallen, Anklappen, Althof and Schloditten are good, the others right to within a hex.
        The ridges and the church hill, the lakes, the course of the Pasmar, the larger woods, the roads.
        The places of entry A and B.
    .guessed =
        Which hexsides count as slopes: 32 of them.
        The size of the map, 24 columns by 22 rows.
        Molwitten, the brook at Kutschitten, the woods at the northern and eastern edges.
        That the lower Pasmar is open water while the rest is frozen.

art-of-war-sureness-dresden = The printed map was not available to us. This one is our reconstruction from the start hexes of the printed rules, the known places of villages and works, and the relief.
    .sure =
        The start hexes of all units, the three hexes of the Altstadt, the lunettes I to V.
        The strengths of the armies and the hours of the turns.
    .fair =
        The Elbe, the Weisseritz and the Landgraben in their old beds; Neustadt and Friedrichstadt.
        The Grosser Garten, the heights, the gully of the Kaitzbach, the villages, the direction of the roads.
        The entries A and B; the night turns; rain on the second day.
    .guessed =
        How far the suburbs count as town, and which gardens are groves: the least certain of all.
        The two pontoon bridges, the slopes as hexsides, some gullies and woods.
        Entry C on the Dippoldiswalde road, and rain on turns 19 and 20.

art-of-war-sureness-dresden-day2 = The map is our reconstruction of Dresden, and the positions of the second morning are ours, too: they are no printed set-up.
    .sure =
        The start hexes of all units, the three hexes of the Altstadt, the lunettes I to V.
        The strengths of the armies and the hours of the turns.
    .fair =
        The wing of each corps, as the day is commonly told.
        The ground, as far as it is fair for the whole battle.
    .guessed =
        Every single hex that a unit starts on; the losses of the first day, of which there are none here.
        The suburbs, the gardens, the pontoon bridges, the slopes as hexsides.

art-of-war-sureness-skirmish = A first battle to learn by. Its ground, people and day are invented; none of it is history.
    .sure = The rules: those of Eylau.
    .guessed = Everything else was made up for three quick turns.

## Texts of the files: remarks on divisions by their English words

art-of-war-formation-5th-division-tuchkov-right-wing = 5th Division (Tuchkov), right wing
art-of-war-formation-8th-division-right-centre = 8th Division, right centre
art-of-war-formation-4th-division-somov-reserve-behind-the-right = 4th Division (Somov), reserve behind the right
art-of-war-formation-7th-division-dokhturov-reserve-at-anklappen = 7th Division (Dokhturov), reserve at Anklappen
art-of-war-formation-3rd-division-centre = 3rd Division, centre
art-of-war-formation-14th-division-behind-the-left = 14th Division, behind the left
art-of-war-formation-2nd-division-ostermann-tolstoy-here-also-the-rear-guard-at-eylau = 2nd Division (Ostermann-Tolstoy), here also the rear guard at Eylau
art-of-war-formation-prussian-corps = Prussian corps
art-of-war-formation-3rd-division-iv-corps-soult = 3rd Division, IV Corps (Soult)
art-of-war-formation-2nd-division-iv-corps-soult = 2nd Division, IV Corps (Soult)
art-of-war-formation-1st-division-vii-corps-augereau = 1st Division, VII Corps (Augereau)
art-of-war-formation-2nd-division-vii-corps-augereau = 2nd Division, VII Corps (Augereau)
art-of-war-formation-1st-division-iv-corps-soult = 1st Division, IV Corps (Soult)
art-of-war-formation-1st-division-iii-corps-davout = 1st Division, III Corps (Davout)
art-of-war-formation-2nd-division-iii-corps-davout = 2nd Division, III Corps (Davout)
art-of-war-formation-3rd-division-iii-corps-davout = 3rd Division, III Corps (Davout)
art-of-war-formation-1st-division-vi-corps-ney = 1st Division, VI Corps (Ney)
art-of-war-formation-2nd-division-vi-corps-ney = 2nd Division, VI Corps (Ney)
art-of-war-formation-imperial-guard = Imperial Guard
art-of-war-formation-cavalry-reserve-and-light-cavalry = Cavalry Reserve and light cavalry
art-of-war-formation-french-infantry-division = French infantry division
art-of-war-formation-french-light-cavalry = French light cavalry
art-of-war-formation-russian-rear-guard = Russian rear guard
art-of-war-formation-prussian-column = Prussian column
