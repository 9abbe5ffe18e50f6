# Messages of The Eagles Turn East. docs/TRANSLATING.md explains this file.

## Questions. { $side } is the side that must decide.

eagles-ask-command =
    { $left ->
        [one] { $side }: choose a Force to march by command: { $left } command is left.
       *[other] { $side }: choose a Force to march by command: { $left } commands are left.
    }
eagles-ask-command-by-points = { $side }: choose a Force to march by command. Administrative points: { $armies }.
eagles-ask-initiative = { $side }: choose a leader to march by his own initiative, or press End the marches.
eagles-ask-force = { $side }: choose a leader to force-march, or press No more forced marches.
eagles-ask-march = { $side }: the Force of { $leader } marches.
eagles-ask-organise = { $side }: organise: transfer formations, make or dissolve generals, detach brigades.
eagles-ask-consolidate = { $side }: consolidate: transfer formations, dissolve generals.
eagles-ask-give-way = { $side }: the stack in { $hex } is displaced by { $hexes }. Choose its path.
eagles-ask-lose =
    { $due ->
        [one] { $side }: choose units to lose { $due } strength point.
       *[other] { $side }: choose units to lose { $due } strength points.
    }
eagles-ask-declare = { $side }: declare a combat: choose the attackers, Force Leader first, then the hexes.
eagles-ask-defend = { $side }: several sets of leaders are equally strong. Choose the defenders.
eagles-ask-chit = { $side }: seal a chit for round { $round }: Pitched, or Pursuit.
eagles-ask-open-chit = { $side }: the loser's chit is opened.
eagles-ask-forward = { $side }: push the batteries forward in this round, or hold them back.
eagles-ask-stand = { $side }: you have won the round. Stand, or break off.
eagles-ask-counter = { $side }: attack from behind the walls, or stay inside.
eagles-ask-retreat = { $side }: choose the retreat of each beaten stack.
eagles-ask-pursue = { $side }: choose the hex the enemy has left and the leaders that pursue, or press Stay.
eagles-ask-advance = { $side }: choose the leaders that advance into the vacated hex, or press Stay.
eagles-ask-open-track = { $side }: { $leader } is revealed.
eagles-ask-claim = { $side }: sealed tracks are being compared.
eagles-ask-trains = { $side }: choose a leader for the bridge train.
eagles-ask-outposts = { $side }: choose a leader for an outpost, or press Deal the counters.
eagles-ask-modes = { $side }: choose leaders who start dispersed for food, or press Done.
eagles-ask-astray = { $side }: { $leader } marches without orders. Choose his path.
eagles-ask-admin = { $side }: administration: change a source, or disband a Centre, for a point.
eagles-ask-arrivals = { $side }: choose a leader to enter and a hex, or press Done.
eagles-ask-centres = { $side }: choose a Centre of Operations to move, or press Centres stay.
eagles-ask-flee = { $side }: choose the source to which the { $army } Centre flees.
eagles-ask-ride-off = { $side }: { $leader } is alone next to the enemy. Choose where he rides, or press He stays.

## Buttons

eagles-activate = Activate { $leader }
eagles-force-march = Force-march { $leader }
eagles-no-more-commands = No more commands
eagles-no-more-forced = No more forced marches
eagles-end-the-marches = End the marches
eagles-end-the-march = End the march
eagles-march-to = March to { $hex }
eagles-push-away = Push away the stack in { $hex }
eagles-give-way = Give way
eagles-take-the-loss = Take the loss
eagles-attack = Attack
eagles-no-more-combats = No more combats
eagles-these-defend = These defend
eagles-seal = Seal
eagles-stay-inside = Stay inside
eagles-retreat = Retreat
eagles-pursue = Pursue
eagles-advance = Advance
eagles-stay = Stay
eagles-done = Done
eagles-do-it = Do it
eagles-deal = Deal the counters
eagles-centres-stay = Centres stay
eagles-he-stays = He stays
eagles-dissolve-into = Dissolve into { $leader }
eagles-detach = Detach { $strength } to { $unit }
eagles-transfer-to = Transfer to { $leader }
eagles-rejoins = { $unit } rejoins its division
eagles-first-path = First path
eagles-first-paths = First paths
eagles-general-for =
    { $count ->
        [one] A general for { $count } formation
       *[other] A general for { $count } formations
    }

## Offers: what can be pointed at

eagles-leader = { $leader } { $strength }
eagles-leader-in = { $leader } { $strength }, { $hex }
eagles-offer-needs = { $leader }; needs { $faces }
eagles-offer-no-die = { $leader }; no die
eagles-offer-comes-along = { $leader } comes along
eagles-offer-to-the-guns = to the guns of { $leader }
eagles-offer-ride = ride to { $hex }, { $left } left
eagles-offer-must-attack = { $leader }, must attack
eagles-offer-attack = attack { $hex }
eagles-offer-against = { $leaders } against { $hexes }
eagles-offer-after = after the stack that left { $hex }
eagles-offer-into = into { $hex }
eagles-offer-leaders-into = { $leaders } into { $hex }
eagles-offer-loses = { $unit } loses { $count }
eagles-offer-first-of = first of { $unit }
eagles-offer-to = to { $hex }
eagles-offer-on-to = on to { $hex }
eagles-offer-another-way = another way
eagles-offer-off-the-map = off the map
eagles-offer-stack = the stack in { $hex }, { $hexes }
eagles-offer-push-away = push away the stack in { $hex }
eagles-offer-goes = { $leader } goes
eagles-offer-transfer = { $unit } to { $leader }
eagles-offer-hands-over = { $leader } hands over to { $to }
eagles-offer-under = { $unit }, under { $leader }
eagles-offer-detach = Detach { $unit }
eagles-offer-dissolve = Dissolve { $leader }
eagles-offer-to-leader = to { $leader }
eagles-offer-goes-along = { $unit } goes along with a general
eagles-offer-reach =
    { $end ->
        [zone] to { $hex }, { $left } left, ends in an enemy zone
       *[free] to { $hex }, { $left } left
    }
eagles-offer-reach-worn =
    { $end ->
        [zone] to { $hex }, { $left } left, attrition { $loss }, ends in an enemy zone
       *[free] to { $hex }, { $left } left, attrition { $loss }
    }

## Strengths and numbers

eagles-arm-short =
    { $arm ->
        [infantry] { $count }i
        [cavalry] { $count }c
       *[artillery] { $count }a
    }
eagles-arm-count =
    { $arm ->
        [infantry] { $count } infantry
        [cavalry] { $count } cavalry
       *[artillery] { $count } artillery
    }
eagles-without-units = without units
eagles-an-outpost = an outpost
eagles-unseen = unseen
eagles-sealed =
    { $pace ->
        [horse] under seal, horse
        [foot] under seal, foot
       *[unknown] under seal
    }
eagles-all = { $all }
eagles-strength-points =
    { $count ->
        [one] { $count } strength point
       *[other] { $count } strength points
    }
eagles-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
eagles-admin-points =
    { $count ->
        [one] { $count } administrative point
       *[other] { $count } administrative points
    }
eagles-army-points = { $army } { $points }
eagles-army =
    { $army ->
        [french] French
        [russian] Russian
        [prussian] Prussian
       *[other] { $name }
    }
eagles-unit-count = { $unit } { $count }
eagles-up-to = up to { $most }
eagles-one-or-other = { $least } or { $most }
eagles-range = { $least } to { $most }
eagles-no-face = no face
eagles-column-points = { $points } AP
eagles-column-none = none

## Cards: what a choice can lead to

eagles-card-stand = Stand: you lose { $own }. Then they lose { $loss } and attack, or they retreat { $hexes }, as their chit says.
eagles-card-break-off = Break off: they lose { $loss }, and you retreat { $hexes }.
eagles-card-chit = In the end, your chit counts only if you lose the round: then Pitched makes you attack, and Pursuit retreat.
eagles-card-chit-shut = Only the chit of the side that loses the round is opened.
eagles-card-no-retreat = The stack in { $hex } cannot retreat.
eagles-card-can-retreat = The stack in { $hex } can retreat.
eagles-card-of-these = { $due } of these:
eagles-card-must-attack = These must still attack:
eagles-card-no-die = In the end, the Force marches: no die is needed.
eagles-card-no-attrition = In the end, you lose nothing if the march ends now.
eagles-card-can-break-off = The side that wins the round can break off: it retreats instead of taking its own loss.
eagles-in-this-round = In this round
eagles-besides-guns = besides the losses from guns
eagles-if-the-march-ends = if the march ends now
eagles-nothing-happens = nothing happens
eagles-lot-loses =
    { $who ->
        [you] you lose { $loss }
       *[they] they lose { $loss }
    }
eagles-lot-eliminated =
    { $who ->
        [you] you are eliminated
       *[they] they are eliminated
    }
eagles-lot-loses-eliminated =
    { $who ->
        [you] you lose { $loss } and are eliminated
       *[they] they lose { $loss } and are eliminated
    }
eagles-lot-beaten =
    { $who ->
        [you] you lose the round
       *[they] they lose the round
    }
eagles-lot-loses-beaten =
    { $who ->
        [you] you lose { $loss } and lose the round
       *[they] they lose { $loss } and lose the round
    }
eagles-lot-owes =
    { $who ->
        [you] { $guns ->
            [none] you must lose { $due } or retreat
           *[some] you must lose { $due }, { $stars } of guns, or retreat
        }
       *[they] { $guns ->
            [none] they must lose { $due } or retreat
           *[some] they must lose { $due }, { $stars } of guns, or retreat
        }
    }
eagles-lot-loses-owes =
    { $who ->
        [you] { $guns ->
            [none] you lose { $loss } and must lose { $due } more or retreat
           *[some] you lose { $loss } and must lose { $due } more, { $stars } of guns, or retreat
        }
       *[they] { $guns ->
            [none] they lose { $loss } and must lose { $due } more or retreat
           *[some] they lose { $loss } and must lose { $due } more, { $stars } of guns, or retreat
        }
    }
eagles-end-marches = the Force marches
eagles-end-stays = it stays
eagles-end-lose-nothing = you lose nothing
eagles-end-lose = you lose { $loss }
eagles-end-they-lose = they lose { $loss }
eagles-end-pursue-free = you pursue { $hexes }, they lose nothing
eagles-end-pursue = you pursue { $hexes }, they lose { $loss }
eagles-bar-marches = marches
eagles-bar-stays = stays
eagles-bar-guns = guns
eagles-head-initiative = Initiative
eagles-head-needs = Needs
eagles-head-attrition = Attrition if the march ends now
eagles-attrition-column = { $strength }, column { $column }, row { $row }
eagles-head-odds = Odds
eagles-odds = { $attacking } to { $defending }: { $column }
eagles-to-the-left = { $count } to the left
eagles-head-column = Column
eagles-head-guns = Guns of the { $side }, { $strength }
eagles-head-pursuer = { $side } as pursuer
eagles-pursuer = resistance { $resistance }, cavalry { $cavalry }
eagles-explains = { $clauses }; column { $column }.
eagles-explains-shift = { $reason } { $count } left
eagles-explains-die = die { $reason } { $number }
eagles-reason =
    { $reason ->
        [resistance] resistance
        [weather] weather
        [cavalry] cavalry differential
        [zero] never below zero
        [guns] sound of the guns
        [distance] distance
        [commander] army commander
        [below] worse than 1:3
        [woods] woods
        [hills] hills
        [marsh] marsh
        [town] major town
        [fortified] fortified
        [river] over a secondary river
        [bridge] over a primary bridge
        [cap] no more than three
        [redoubt] redoubt
        [extended] extended march
       *[foraging] dispersed for food
    }

## The log

eagles-weather =
    { $weather ->
        [heat] heat
        [fair] fair
        [rain] rain
        [mud] mud
        [rain-mud] rain and mud
        [frost] frost
        [snow] snow
       *[frost-snow] frost and snow
    }
eagles-phase =
    { $phase ->
        [set_up] set-up
        [admin] administration
        [arrivals] arrivals
        [centres] Centres of Operations
        [siege] a siege
        [weather] weather
        [organise] organisation
        [command] marches by command
        [initiative] marches by initiative
        [stationary] attrition of units that stayed
        [consolidate] consolidation
        [forced] forced marches
        [march] a march
        [combat] combat
        [morale] morale
       *[over] the end
    }
eagles-turn-began = Turn { $turn }: { $weather }.
eagles-turn-rolled = Turn { $turn }: rolls { $face }, { $weather }.
eagles-segment = { $side }: { $phase }.
eagles-transferred = { $formation } passes from { $from } to { $to }.
eagles-general-made = { $leader } takes over { $formations } from { $from }.
eagles-detached = { $unit } is detached with { $strength } to { $to }.
eagles-rejoined = { $unit } rejoins its division with { $strength }.
eagles-left-map = { $leader } leaves the map at { $hex }.
eagles-march-ended = The march of { $leader } is over.
eagles-attrition-stayed = { $strength } that stayed in { $hex }
eagles-tracks-under-seal = tracks under seal
eagles-attrition = { $side }: attrition of { $strength } in column { $column }, row { $row }: { $loss } lost.
eagles-attrition-rolled = { $side }: rolls { $face }, attrition of { $strength } in column { $column }, row { $row }: { $loss } lost.
eagles-attrition-rolled-with = { $side }: rolls { $face }, attrition of { $strength } in column { $column }, row { $row } with { $sum }: { $loss } lost.
eagles-lost = { $side } losses: { $units }.
eagles-escaped = { $leader } escapes to { $hex }.
eagles-captured = { $leader } is captured at { $hex }.
eagles-hex-held = { $hex } is held by the { $side }.
eagles-declared = Combat { $combat }: { $leaders } against { $hexes }.
eagles-defended = The defence: { $leaders }.
eagles-defended-without = The defence: { $leaders }; not { $absent }.
eagles-chit-sealed = { $side } have sealed a chit for round { $round }.
eagles-chit-pitched = The chit of the { $side } says Pitched: they fight on.
eagles-chit-pursuit = The chit of the { $side } says Pursuit: they retreat.
eagles-batteries-forward = { $side } push their batteries forward.
eagles-batteries-held = { $side } hold their batteries back.
eagles-fired = Guns of the { $side }, { $strength }: the enemy loses { $loss }.
eagles-fired-rolled = Guns of the { $side }, { $strength }: rolls { $face }, the enemy loses { $loss }.
eagles-round-result = column { $column }, attacker { $attacker }, defender { $defender }
eagles-fought = Round { $round }, the { $side } attack: { $result }. The { $loser } have lost the round.
eagles-fought-rolled = Round { $round }, the { $side } attack: rolls { $face }, read as { $read }, { $result }. The { $loser } have lost the round.
eagles-stood = { $side } stand.
eagles-broke-off = { $side } break off.
eagles-sortie = { $side } make a sortie.
eagles-no-sortie = { $side } stay behind their walls.
eagles-stayed = { $side } stay.
eagles-retreat-to = { $hex } to { $to }
eagles-retreat-off = { $hex } off the map
eagles-retreat-none = { $hex } cannot retreat
eagles-retreated = { $side } retreat: { $paths }.
eagles-retreated-short = { $side } retreat: { $paths }; { $hexes } short.
eagles-losses = { $one } lost { $first }, { $other } { $second }
eagles-combat-ended = Combat { $combat } is over: { $losses }; the { $side } retreated.
eagles-combat-drawn = Combat { $combat } is over: { $losses }; neither side retreated.
eagles-the-marker = The morale marker
eagles-morale-moved = Morale shifts toward the { $side }, from { $from } to { $to }.
eagles-morale-off = Morale shifts toward the { $side }, from { $from } off the track.
eagles-train-assigned = { $leader } takes a bridge train.
eagles-administered = { $army }: no roll needed: { $points }.
eagles-administered-rolled = { $army }: rolls { $dice }{ $more }: { $points }.
eagles-source-ordered = { $army }: the source will change to { $hex }.
eagles-source-changed = { $army }: rolls { $face }, the source is now { $hex }.
eagles-source-waits = { $army }: rolls { $face }, the source is not yet { $hex }.
eagles-centre-stays = The { $army } Centre stays on its source in { $hex }.
eagles-centre-flees = The { $army } Centre flees to { $hex }.
eagles-centre-moves = The { $army } Centre goes to { $hex }.
eagles-centre-driven-off = The { $army } Centre is driven off the map.
eagles-centre-disbanded = The { $army } Centre is disbanded until turn { $turn }.
eagles-centre-boxed = The { $army } Centre leaves the map at { $hex } for the box of { $area }.
eagles-rode-off = { $leader } rides off to { $hex }.
eagles-replaced = { $unit } gains { $strength }.
eagles-regiment = { $unit } is formed with { $strength } under { $leader }.
eagles-promoted = { $general } is promoted: { $leader } appears.
eagles-arrived = { $leader } enters at { $hex }.
eagles-put-off = { $leader } cannot enter and will try next turn.
eagles-in-transit = { $leader } sets out for the box of { $area }.
eagles-train-taken = { $leader } takes the bridge train.
eagles-pontoon-seized = The pontoon laid from { $hex } falls to the { $side }.
eagles-train-seized = The bridge train left in { $hex } falls to the { $side }.
eagles-redoubt-laid = { $side } begin a redoubt in { $hex }.
eagles-redoubt-raised = The redoubt in { $hex } is complete.
eagles-relieved = { $leader } leaves the army.
eagles-track-opened = The track of { $leader } is revealed.
eagles-outpost-placed = An outpost is with { $leader }.
eagles-is-outpost = { $leader } is an outpost.
eagles-is-force = { $leader } is a Force.
eagles-is-leader = { $counter } is { $leader }.
eagles-rearranged = { $side } organise in { $hex }: { $leaders }.
eagles-rearranged-with = { $side } organise in { $hex }: { $leaders }; { $general } appears.
eagles-claimed = { $side } declare a loss of { $loss }.
eagles-claimed-in = { $side } declare a loss of { $loss } in { $hex }.
eagles-lost-unseen = { $side } lose { $loss } on sealed tracks.
eagles-went-astray = { $leader } marches without orders: rolls { $face } for direction.
eagles-taken-back = { $side } undo their last action.
eagles-amended = Both change the position: { $edits }.
eagles-armistice = Armistice: the { $side } have no strength left on the map.
eagles-activated =
    { $how ->
        [marches] { $leaders } may march.
       *[stays] { $leaders-count ->
            [one] { $leaders } stays.
           *[other] { $leaders } stay.
        }
    }
eagles-activated-by-die =
    { $how ->
        [marches] { $leaders } may march (rolls { $face }{ $more }).
       *[stays] { $leaders-count ->
            [one] { $leaders } stays (rolls { $face }{ $more }).
           *[other] { $leaders } stay (rolls { $face }{ $more }).
        }
    }
eagles-marched = { $leaders } to { $hex } for { $points }.
eagles-marched-into-contact = { $leaders } to { $hex } for { $points }, into contact.
eagles-repulsed =
    { $leaders-count ->
        [one] { $leaders } displaces the stack in { $hex } to { $to }.
       *[other] { $leaders } displace the stack in { $hex } to { $to }.
    }
eagles-hurried-first =
    { $leaders-count ->
        [one] { $leaders } is there from the start.
       *[other] { $leaders } are there from the start.
    }
eagles-hurried-first-rolled =
    { $leaders-count ->
        [one] { $leaders }, rolls { $face }, is there from the start.
       *[other] { $leaders }, rolls { $face }, are there from the start.
    }
eagles-hurried-late =
    { $leaders-count ->
        [one] { $leaders } joins in round { $round }.
       *[other] { $leaders } join in round { $round }.
    }
eagles-hurried-late-rolled =
    { $leaders-count ->
        [one] { $leaders }, rolls { $face }, joins in round { $round }.
       *[other] { $leaders }, rolls { $face }, join in round { $round }.
    }
eagles-pursued =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: { $hexes }, { $loss } lost.
       *[other] { $leaders } pursue the stack that left { $hex }: { $hexes }, { $loss } lost.
    }
eagles-pursued-rolled =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: rolls { $face }, { $hexes }, { $loss } lost.
       *[other] { $leaders } pursue the stack that left { $hex }: rolls { $face }, { $hexes }, { $loss } lost.
    }
eagles-pursued-to =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: { $hexes }, { $loss } lost; he is now in { $to }.
       *[other] { $leaders } pursue the stack that left { $hex }: { $hexes }, { $loss } lost; they are now in { $to }.
    }
eagles-pursued-to-rolled =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: rolls { $face }, { $hexes }, { $loss } lost; he is now in { $to }.
       *[other] { $leaders } pursue the stack that left { $hex }: rolls { $face }, { $hexes }, { $loss } lost; they are now in { $to }.
    }
eagles-advanced =
    { $leaders-count ->
        [one] { $leaders } advances into { $hex }.
       *[other] { $leaders } advance into { $hex }.
    }
eagles-left-for-box =
    { $leaders-count ->
        [one] { $leaders } leaves the map at { $hex } for the box of { $area }.
       *[other] { $leaders } leave the map at { $hex } for the box of { $area }.
    }
eagles-disperses =
    { $leaders-count ->
        [one] { $leaders } disperses for food.
       *[other] { $leaders } disperse for food.
    }
eagles-gathers =
    { $leaders-count ->
        [one] { $leaders } gathers his units.
       *[other] { $leaders } gather their units.
    }
eagles-worked =
    { $work ->
        [damage] { $leader } damages the bridge between { $one } and { $other } for { $points }.
        [repair] { $leader } repairs the bridge between { $one } and { $other } for { $points }.
        [deploy] { $leader } lays a pontoon between { $one } and { $other } for { $points }.
       *[take-up] { $leader } takes up the pontoon between { $one } and { $other } for { $points }.
    }
eagles-besieged =
    { $count ->
        [one] The siege of { $place }: rolls { $face }, { $count } space.
       *[other] The siege of { $place }: rolls { $face }, { $count } spaces.
    }
eagles-dealt =
    { $count ->
        [one] { $side } deal { $count } counter.
       *[other] { $side } deal { $count } counters.
    }
eagles-won =
    { $what ->
        [campaign] The campaign is won by the { $side }.
       *[battle] The battle is won by the { $side }.
    }
eagles-drawn =
    { $what ->
        [campaign] The campaign is a draw.
       *[battle] The battle is a draw.
    }

## Places, and changes of the position

eagles-place-in = in { $hex }
eagles-place-away = not on the map
eagles-place-lost = lost
eagles-place-unseen = under a counter
eagles-place-due = enters on turn { $turn }
eagles-place-box = in the box of { $area }
eagles-edit-leader = { $leader }: { $place }
eagles-edit-unit = { $unit }: { $strength }
eagles-edit-unit-under = { $unit }: { $strength } under { $leader }
eagles-edit-morale = the morale marker is on { $space }
eagles-edit-weather = the weather is { $weather }
eagles-edit-lost = the { $side } have lost { $strength }
eagles-edit-held = { $hex } is held by { $side }
eagles-edit-free = { $hex } is held by neither side
eagles-edit-commands = Movement Commands left: { $count }
eagles-edit-whole = the whole position is replaced
eagles-edit-bridge =
    { $state ->
        [damaged] the bridge { $one } to { $other } is damaged
       *[intact] the bridge { $one } to { $other } is intact
    }

## The end of a battle

eagles-score-morale = Morale: { $space }
eagles-score-points = Points: { $one } { $first }, { $other } { $second }
eagles-verdict-draw = A draw
eagles-verdict-strategic = A strategic victory of the { $side }
eagles-verdict-operational = An operational victory of the { $side }
eagles-verdict-points = The { $side } have won on points
eagles-row-strength = Enemy strength points lost
eagles-row-morale = Spaces of morale
eagles-row-held = Hexes held
eagles-row-guard = Guard lost
eagles-row-points = Points
eagles-row-needed = Needed to win

## The turn and its steps

eagles-step-trains = Give your bridge trains to leaders.
eagles-step-weather = The weather of the turn.
eagles-step-admin = Receive administrative points; change your source of supply.
eagles-step-organise = Transfer formations between leaders.
eagles-step-arrivals = Bring in units that arrive.
eagles-step-command = Spend Movement Commands: each lets one leader march with his Force.
eagles-step-centres = Move your Centres of Operations.
eagles-step-initiative = Leaders who have not marched may roll against their Initiative to march.
eagles-step-stationary = Forces that did not march may lose strength.
eagles-step-consolidate = Transfer and rejoin formations after the marches.
eagles-step-forced = Try forced marches, also to the sound of the guns.
eagles-step-combat = Declare combats. Forces in an enemy zone of control must attack.
eagles-how-campaign-is-won = The morale marker decides a campaign: it moves after critical battles { $rule }.
eagles-how-battle-is-won = Points for strength the enemy has lost, and 10 for every space of morale { $rule }.
eagles-turn-length = { $turns } A turn is 2 days { $rule }.
eagles-order-of-sides = This battle gives the first half of every turn to the { $one }, and the second half to the { $other } { $rule }.
eagles-hidden-campaign = You cannot see which enemy leader or outpost a counter stands for, nor the units and strengths on it { $rule }. They are opened when an enemy is adjacent, and all of them at the end of the battle. Your own are hidden from your opponent in the same way.
eagles-hidden-battle = You see where enemy leaders stand, but not their units and strengths { $rule }. They are opened when an enemy is adjacent, and all of them at the end of the battle. Your own are hidden from your opponent in the same way.
eagles-turn-line = { $turn }, { $weather }, { $side }: { $phase }

## Standing

eagles-standing = { $one } { $first }  :  { $second } { $other }
eagles-track-morale = Morale
eagles-track-turns = Turns
eagles-standing-weather = Weather: { $weather }.
eagles-weather-by-die = weather by the die
eagles-stop = Turn { $turn }, { $label }: { $weather }
eagles-centre-on = Centre in { $hex }
eagles-centre-back = Centre back in turn { $turn }
eagles-centre-off = Centre off the map
eagles-centre-beside = Centre in the box of { $area }
eagles-commands-left = Movement Commands left: { $count }.
eagles-gauge-points = Points of the { $side }: { $total }; { $needed } are needed
eagles-coming = { $leader } { $strength }, { $place }.
eagles-none-coming = No more reinforcements.
eagles-standing-army =
    { $state ->
        [active] { $army }: { $points }, { $centre }.
       *[inactive] { $army }: { $points }, { $centre }, inactive.
    }
eagles-measure =
    { $count ->
        [one] From { $from } to { $to }: { $count } hex.
       *[other] From { $from } to { $to }: { $count } hexes.
    }

## Pieces and hexes

eagles-about-leader = { $side } { $leader }
eagles-about-ratings = initiative { $initiative }, span { $span }, counts { $counts }
eagles-ratings = Initiative { $initiative }, span { $span }, counts { $counts }
eagles-about-under = under { $leader }
eagles-about-not-in-play = not in play
eagles-note-train = Bridge train
eagles-note-pontoon = Pontoon
eagles-water = water
eagles-role-source = Supply source of the { $army } army.
eagles-damaged-bridge = damaged bridge to { $hex }
eagles-about-mark =
    { $mark ->
        [marched] has marched
        [forced] has forced his march
       *[fought] has fought
    }
eagles-about-unit =
    { $guard ->
        [guard] { $arm ->
            [infantry] { $unit }, infantry, Guard, { $strength }, { $place }
            [cavalry] { $unit }, cavalry, Guard, { $strength }, { $place }
           *[artillery] { $unit }, artillery, Guard, { $strength }, { $place }
        }
       *[line] { $arm ->
            [infantry] { $unit }, infantry, { $strength }, { $place }
            [cavalry] { $unit }, cavalry, { $strength }, { $place }
           *[artillery] { $unit }, artillery, { $strength }, { $place }
        }
    }
eagles-note-centre =
    { $state ->
        [active] Centre ({ $army })
       *[inactive] Centre, inactive ({ $army })
    }
eagles-note-redoubt =
    { $state ->
        [raised] Redoubt
       *[dug] Redoubt, dug
    }
eagles-ground =
    { $ground ->
        [clear] open ground
        [woods] woods
        [hills] hills
       *[marsh] marsh
    }
eagles-ground-town =
    { $town ->
        [fortified] { $ground }, fortified
        [major] { $ground }, major town
        [minor] { $ground }, minor town
       *[none] { $ground }
    }
eagles-role-held =
    { $count ->
        [one] Worth { $count } point, held by { $side }.
       *[other] Worth { $count } points, held by { $side }.
    }
eagles-role-free =
    { $count ->
        [one] Worth { $count } point, held by neither side.
       *[other] Worth { $count } points, held by neither side.
    }
eagles-beside =
    { $what ->
        [primary-road] primary road to { $hexes }
        [secondary-road] secondary road to { $hexes }
        [primary-river] primary river towards { $hexes }
        [secondary-river] secondary river towards { $hexes }
       *[lake] lake towards { $hexes }
    }

## Charts

eagles-chart-combat = Combat: attacker/defender, stars on the loser
eagles-chart-shifts = Columns to the left: woods { $woods }, hills { $hills }, marsh { $marsh }, major town { $town }, fortified { $fortified } alone; over a secondary river { $river }, over primary bridges { $bridge }; { $cap } at most.
eagles-chart-artillery = Artillery: what the enemy loses
eagles-chart-attrition-rows = Attrition: the largest size of each row
eagles-chart-attrition = Attrition: strength points lost
eagles-chart-attrition-note = With a line of communications: column 7-9 AP. Without one: column none.
eagles-corner-die = die
eagles-corner-guns = guns
eagles-corner-row = row
eagles-cell-more = more
eagles-terrain-allowance = Allowance
eagles-terrain-rivers = Primary rivers are crossed on bridges only; lakes in frost, like secondary rivers.
eagles-terrain-mud = In mud infantry pays double, at most 4 for a hex.
eagles-forces-seen = { $side }, the strengths that you can see
eagles-forces = { $side }: { $strength }
eagles-note-initiative = Initiative: a leader marches without a command if his die is not above it.
eagles-note-span = Span: the divisions that a leader can lead. He counts against the span of a leader who leads him.
eagles-terrain-head =
    { $head ->
        [ground] Ground
        [foot] Foot
       *[horse] Horse
    }
eagles-terrain =
    { $ground ->
        [primary-road] primary road
        [secondary-road] secondary road
        [clear] clear
        [woods] woods
        [hills] hills
        [marsh] marsh
       *[river] secondary river, added
    }

## Refusals. The end of an id is the name of the refusal, then perhaps a variant.

eagles-refusal-begin-with = { $why } Begin with { $leader }.
eagles-refusal-can-march = { $why } { $leader } can still march.
