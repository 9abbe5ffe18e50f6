# Messages of The Eagles Turn East. docs/TRANSLATING.md explains this file.

## Questions. { $side } is the side that must decide.

eagles-ask-command =
    { $left ->
        [one] { $side }: choose a Force to march by command. { $left } command is left.
       *[other] { $side }: choose a Force to march by command. { $left } commands are left.
    }
eagles-ask-command-by-points = { $side }: choose a Force to march by command. Administrative points: { $armies }.
eagles-ask-initiative = { $side }: choose a leader to march by his own initiative, or press End the marches.
eagles-ask-force = { $side }: choose a leader to force-march, or press No more forced marches.
eagles-ask-march = { $side }: the Force of { $leader } marches.
eagles-ask-organise = { $side }: organise. Transfer formations, make or dissolve generals, detach brigades.
eagles-ask-consolidate = { $side }: consolidate. Transfer formations, dissolve generals.
eagles-ask-give-way = { $side }: the stack in { $hex } is displaced by { $hexes }. Choose its path.
eagles-ask-lose =
    { $due ->
        [one] { $side }: choose units to lose { $due } strength point.
       *[other] { $side }: choose units to lose { $due } strength points.
    }
eagles-ask-declare = { $side }: declare a combat. Choose the attackers, Force Leader first, then the hexes.
eagles-ask-defend = { $side }: several sets of leaders are equally strong. Choose the defenders.
eagles-ask-chit = { $side }: seal a chit for round { $round }: Pitched, or Pursuit.
eagles-ask-open-chit = { $side }: the loser's chit is opened.
eagles-ask-forward = { $side }: push the batteries forward in this round, or hold them back.
eagles-ask-stand = { $side }: you have won the round. Stand, or break off.
eagles-ask-counter = { $side }: attack from behind the walls, or stay inside.
eagles-ask-retreat = { $side }: click a stack that must retreat, then its path hex by hex.
eagles-ask-retreat-to = { $side }: click hex { $next } of { $of } on the retreat from { $hex }.
eagles-ask-pursue = { $side }: choose the hex the enemy has left and the leaders that pursue, or press Stay.
eagles-ask-advance = { $side }: choose the leaders that advance into the vacated hex, or press Stay.
eagles-ask-open-track = { $side }: { $leader } is revealed.
eagles-ask-claim = { $side }: sealed tracks are being compared.
eagles-ask-trains = { $side }: choose a leader for the bridge train.
eagles-ask-outposts = { $side }: choose a leader for an outpost, or press Deal the counters.
eagles-ask-modes = { $side }: choose leaders who start dispersed for food, or press Done.
eagles-ask-astray = { $side }: { $leader } marches without orders. Choose his path.
eagles-ask-admin = { $side }: administration. Change a source, or disband a Centre, for a point.
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
eagles-undone-arrivals =
    { $count ->
        [one] { $count } leader can still enter
       *[other] { $count } leaders can still enter
    }
eagles-again-arrivals = Press again to end arrivals.
eagles-undone-centres =
    { $count ->
        [one] { $count } Centre can still move
       *[other] { $count } Centres can still move
    }
eagles-again-centres = Press again to end the moves of Centres.
eagles-undone-legs =
    { $count ->
        [one] { $count } leader of this Force has not marched
       *[other] { $count } leaders of this Force have not marched
    }
eagles-again-march = Press again to end the march.
eagles-undone-marches =
    { $count ->
        [one] { $count } leader has not marched
       *[other] { $count } leaders have not marched
    }
eagles-undone-commands =
    { $count ->
        [one] { $count } command is left
       *[other] { $count } commands are left
    }
eagles-again-commands = Press again to end marches by command.
eagles-again-forced = Press again to end forced marches.
eagles-again-marches = Press again to end the marches.
eagles-undone-attacks =
    { $count ->
        [one] { $count } leader can still attack
       *[other] { $count } leaders can still attack
    }
eagles-undone-guns =
    { $count ->
        [one] { $count } leader can still bombard
       *[other] { $count } leaders can still bombard
    }
eagles-again-combat = Press again to end combat.
eagles-march-to = March to { $hex }
eagles-push-away = Displace the stack in { $hex }
eagles-give-way = Displace
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
eagles-first-path = Any path
eagles-first-paths = Any path for every stack
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
eagles-offer-to-the-guns = To the guns of { $leader }
eagles-offer-ride = Ride to { $hex }, { $left } left
eagles-offer-must-attack = { $leader }, must attack
eagles-offer-attack = Attack { $hex }
eagles-offer-against = { $leaders } against { $hexes }
eagles-offer-after = After the stack that left { $hex }
eagles-offer-into = Into { $hex }
eagles-offer-leaders-into = { $leaders } into { $hex }
eagles-offer-loses = { $unit } loses { $count }
eagles-offer-to = To { $hex }
eagles-offer-on-to = On to { $hex }
eagles-offer-another-way = Another path
eagles-offer-off-the-map = Off the map
eagles-offer-stack = The stack in { $hex }, { $hexes }
eagles-offer-push-away = Displace the stack in { $hex }
eagles-offer-goes = { $leader } goes
eagles-offer-transfer = { $unit } to { $leader }
eagles-offer-hands-over = { $leader } hands over to { $to }
eagles-offer-under = { $unit }, under { $leader }
eagles-offer-detach = Detach { $unit }
eagles-offer-dissolve = Dissolve { $leader }
eagles-offer-to-leader = To { $leader }
eagles-offer-goes-along = { $unit } goes along with a general
eagles-offer-reach =
    { $end ->
        [zone] To { $hex }, { $left } left, ends in an enemy zone
       *[free] To { $hex }, { $left } left
    }
eagles-offer-reach-worn =
    { $end ->
        [zone] To { $hex }, { $left } left, attrition { $loss }, ends in an enemy zone
       *[free] To { $hex }, { $left } left, attrition { $loss }
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
eagles-unit-armed = { $unit } { $arm ->
        [infantry] infantry
        [cavalry] cavalry
       *[artillery] artillery
    }
eagles-token = Token { $number } ({ $army ->
        [french] French
        [russian] Russian
       *[prussian] Prussian
    })
eagles-token-short = No. { $number }
eagles-general = Major General { $number } ({ $army ->
        [french] French
        [russian] Russian
       *[prussian] Prussian
    } { $arm ->
        [infantry] infantry
       *[cavalry] cavalry
    })
eagles-general-card = MG { $number } ({ $army ->
        [french] French
        [russian] Russian
       *[prussian] Prussian
    } { $arm ->
        [infantry] infantry
       *[cavalry] cavalry
    })
eagles-general-short = MG { $number }
eagles-an-outpost = an outpost
eagles-unseen = unseen
eagles-sealed =
    { $pace ->
        [horse] under seal, cavalry
        [foot] under seal, infantry
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
eagles-column-points = { $points } AP
eagles-column-none = 0 AP

## Cards: what a choice can lead to

eagles-card-stand =
    { $last ->
       *[no] In the end, if you stand, you lose { $own }; then they lose { $loss } and attack, or they retreat { $hexes }, as their chit says.
        [yes] In the end, if you stand, you lose { $own }; then they lose { $loss } and the combat is over, or they retreat { $hexes }, as their chit says.
    }
eagles-card-break-off = In the end, if you break off, they lose { $loss }, and you retreat { $hexes }.
eagles-card-forward = In this round, batteries that go forward fire with double strength and take half of your losses.
eagles-card-enemy-guns-held = The enemy can still push batteries forward: here they are held back.
eagles-card-counter = In the next round, if you attack, you fight from behind the walls.
eagles-card-inside = In the end, if you stay inside, the combat is over.
eagles-card-chit = In the end, your chit counts only if you lose the round: Pitched makes you attack in the next one, Pursuit makes you retreat.
eagles-card-chit-shut = Only the chit of the side that loses the round is opened.
eagles-card-no-retreat = The stack in { $hex } cannot retreat.
eagles-card-can-retreat = The stack in { $hex } can retreat.
eagles-card-of-these = { $due } of these:
eagles-card-must-attack = These must still attack:
eagles-card-no-die = In the end, the Force marches: no die is needed.
eagles-card-no-attrition = In the end, this march costs nothing if it stops here.
eagles-card-can-break-off = The side that wins the round can break off: it retreats instead of taking its own loss.
eagles-card-bars =
    { $stars ->
        [none] On the bars, { $example } is the attacker's number, then the defender's.
       *[some] On the bars, { $example } is the attacker's number, then the defender's. Each star is a point of guns among the loser's losses.
    }
eagles-in-this-round = In this round
eagles-in-the-next-round = In the next round
eagles-if-guns-go-forward = if your batteries go forward
eagles-if-guns-are-held = if your batteries are held back
eagles-if-you-attack = if you attack
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
eagles-explains-shift = columns: { $reason } { $number }
eagles-explains-die = die: { $reason } { $number }
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
eagles-turn-rolled = Turn { $turn }: roll { $face }, { $weather }.
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
eagles-attrition-rolled = { $side }: roll { $face }, attrition of { $strength } in column { $column }, row { $row }: { $loss } lost.
eagles-attrition-rolled-with = { $side }: roll { $face }, attrition of { $strength } in column { $column }, row { $row } with { $sum }: { $loss } lost.
eagles-lost = { $side } losses: { $units }.
eagles-escaped = { $leader } escapes to { $hex }.
eagles-captured = { $leader } is captured at { $hex }.
eagles-hex-held = { $hex } is held by the { $side }.
eagles-declared = Combat { $combat }: { $leaders } against { $hexes }.
eagles-defended = The defence: { $leaders }.
eagles-defended-without = The defence: { $leaders }; not { $absent }.
eagles-chit-sealed = The { $side } have sealed a chit for round { $round }.
eagles-chit-pitched = The chit of the { $side } says Pitched: they fight on.
eagles-chit-pursuit = The chit of the { $side } says Pursuit: they retreat.
eagles-batteries-forward = The { $side } push their batteries forward.
eagles-batteries-held = The { $side } hold their batteries back.
eagles-fired = Guns of the { $side }, { $strength }: the enemy loses { $loss }.
eagles-fired-rolled = Guns of the { $side }, { $strength }: roll { $face }, the enemy loses { $loss }.
eagles-round-result = column { $column }, attacker { $attacker }, defender { $defender }
eagles-fought = Round { $round }, the { $side } attack: { $result }. The { $loser } have lost the round.
eagles-fought-rolled = Round { $round }, the { $side } attack: roll { $face }, read as { $read }, { $result }. The { $loser } have lost the round.
eagles-stood = The { $side } stand.
eagles-broke-off = The { $side } break off.
eagles-sortie = The { $side } make a sortie.
eagles-no-sortie = The { $side } stay behind their walls.
eagles-stayed = The { $side } stay.
eagles-retreat-to = { $hex } to { $to }
eagles-retreat-off = { $hex } off the map
eagles-retreat-none = { $hex } cannot retreat
eagles-retreated = The { $side } retreat: { $paths }.
eagles-retreated-short = The { $side } retreat: { $paths }; { $hexes } short.
eagles-losses = the { $one } lost { $first }, the { $other } { $second }
eagles-combat-ended = Combat { $combat } is over: { $losses }; the { $side } retreated.
eagles-combat-drawn = Combat { $combat } is over: { $losses }; neither side retreated.
eagles-the-marker = The morale marker
eagles-morale-moved = Morale shifts towards the { $side }, from { $from } to { $to }.
eagles-morale-off = Morale shifts towards the { $side }, from { $from } off the track.
eagles-train-assigned = { $leader } takes a bridge train.
eagles-administered = { $army }: no roll needed, { $points }.
eagles-administered-rolled = { $army }: roll { $dice }{ $more }: { $points }.
eagles-source-ordered = { $army }: the source will change to { $hex }.
eagles-source-changed = { $army }: roll { $face }, the source is now { $hex }.
eagles-source-waits = { $army }: roll { $face }, the source is not yet { $hex }.
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
eagles-pontoon-seized = The pontoon laid from { $hex } is captured by the { $side }.
eagles-train-seized = The bridge train left in { $hex } is captured by the { $side }.
eagles-redoubt-laid = The { $side } start a redoubt in { $hex }.
eagles-redoubt-raised = The redoubt in { $hex } is complete.
eagles-relieved = { $leader } leaves the army.
eagles-track-opened = The track of { $leader } is revealed.
eagles-outpost-placed = An outpost is with { $leader }.
eagles-is-outpost = { $leader } is an outpost.
eagles-is-force = { $leader } is a Force.
eagles-is-leader = { $counter } is { $leader }.
eagles-rearranged = The { $side } organise in { $hex }: { $leaders }.
eagles-rearranged-with = The { $side } organise in { $hex }: { $leaders }; { $general } appears.
eagles-claimed = The { $side } declare a loss of { $loss }.
eagles-claimed-in = The { $side } declare a loss of { $loss } in { $hex }.
eagles-lost-unseen = The { $side } lose { $loss } on sealed tracks.
eagles-went-astray = { $leader } marches without orders: rolls { $face } for direction.
eagles-taken-back = The { $side } undo their last action.
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
        [one] { $leaders } joins from the first round.
       *[other] { $leaders } join from the first round.
    }
eagles-hurried-first-rolled =
    { $leaders-count ->
        [one] { $leaders }, rolls { $face }, joins from the first round.
       *[other] { $leaders }, roll { $face }, join from the first round.
    }
eagles-hurried-late =
    { $leaders-count ->
        [one] { $leaders } joins in round { $round }.
       *[other] { $leaders } join in round { $round }.
    }
eagles-hurried-late-rolled =
    { $leaders-count ->
        [one] { $leaders }, rolls { $face }, joins in round { $round }.
       *[other] { $leaders }, roll { $face }, join in round { $round }.
    }
eagles-pursued =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: { $hexes }, { $loss } lost.
       *[other] { $leaders } pursue the stack that left { $hex }: { $hexes }, { $loss } lost.
    }
eagles-pursued-rolled =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: rolls { $face }, { $hexes }, { $loss } lost.
       *[other] { $leaders } pursue the stack that left { $hex }: roll { $face }, { $hexes }, { $loss } lost.
    }
eagles-pursued-to =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: { $hexes }, { $loss } lost; he is now in { $to }.
       *[other] { $leaders } pursue the stack that left { $hex }: { $hexes }, { $loss } lost; they are now in { $to }.
    }
eagles-pursued-to-rolled =
    { $leaders-count ->
        [one] { $leaders } pursues the stack that left { $hex }: rolls { $face }, { $hexes }, { $loss } lost; he is now in { $to }.
       *[other] { $leaders } pursue the stack that left { $hex }: roll { $face }, { $hexes }, { $loss } lost; they are now in { $to }.
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
        [one] The siege of { $place }: roll { $face }, { $count } space.
       *[other] The siege of { $place }: roll { $face }, { $count } spaces.
    }
eagles-dealt =
    { $count ->
        [one] The { $side } deal { $count } counter.
       *[other] The { $side } deal { $count } counters.
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
eagles-how-campaign-is-won = The morale marker decides a campaign: it moves after critical battles.
eagles-how-battle-is-won = Points for strength the enemy has lost, and 10 for every space of morale.
eagles-turn-length = { $turns } A turn is 2 days.
eagles-order-of-sides = This battle gives the first half of every turn to the { $one }, and the second half to the { $other }.
eagles-hidden-campaign = You cannot see which enemy leader or outpost a counter stands for, nor the units and strengths on it. They are opened when an enemy is adjacent, and all of them at the end of the battle. Your own are hidden from your opponent in the same way.
eagles-hidden-battle = You see where enemy leaders are, but not their units and strengths. They are opened when an enemy is adjacent, and all of them at the end of the battle. Your own are hidden from your opponent in the same way.
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
eagles-chart-attrition-note = With a line of communications: column 7-9 AP. Without one: column 0 AP.
eagles-book-combat = Combat in The Eagles Turn East
eagles-book-artillery = Artillery in The Eagles Turn East
eagles-book-attrition = Attrition in The Eagles Turn East
eagles-book-terrain = What ground costs in The Eagles Turn East
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
        [foot] Infantry
       *[horse] Cavalry
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

eagles-refusal-begin-with = { $why } Start with { $leader }.
eagles-refusal-can-march = { $why } { $leader } can still march.
eagles-refused-alone = { $leader } has no units and is not with an attacker who has.
eagles-refused-another-first = Start with { $leader }: other leaders arrive later.
eagles-refused-another-post = Another hex is being compared now.
eagles-refused-away-from-guns-contact = The march to the guns must end in contact with { $enemy }.
eagles-refused-away-from-guns-not-reached = The Force Leader has not reached the guns.
eagles-refused-away-from-guns-push = The Force Leader must march to the guns before he displaces a stack.
eagles-refused-bad-change-position = This change is not possible: { $why }.
eagles-refused-bad-change-size = A change has between 1 and 512 edits.
eagles-refused-bad-change-unknown = There is no such unit or place.
eagles-refused-both-modes-attack = Dispersed and gathered leaders cannot attack together.
eagles-refused-both-modes-defend = Dispersed and gathered units cannot be attacked together.
eagles-refused-both-nations = A Force of two nations can march by initiative only.
eagles-refused-bought-free = The Force is weaker than { $leader }, so it cannot leave that target out.
eagles-refused-bridged = There is already a bridge over that hexside.
eagles-refused-cannot-dig = { $leader } cannot build a redoubt in this hex now.
eagles-refused-cannot-disperse = Only leaders with units outside enemy zones of control can be set up dispersed.
eagles-refused-cannot-pursue = { $leader } cannot pursue into { $hex }.
eagles-refused-cannot-step-in = { $leader } cannot advance into { $hex }.
eagles-refused-cannot-succeed-leave = { $leader } cannot leave: no die roll would succeed.
eagles-refused-cannot-succeed-pursuit = No die roll would give a pursuit.
eagles-refused-centre-boxed = An army cannot spend points while its Centre is off the map.
eagles-refused-centre-moved = The Centre of that army has already moved.
eagles-refused-centre-there = The Centre of that army has not left the map.
eagles-refused-changing = The source is already being changed.
eagles-refused-closed-entry = { $leader } cannot enter at { $hex }.
eagles-refused-closed-exit = { $hex } is not an open exit of his box.
eagles-refused-comes-back = { $formation } has already been transferred from { $leader } in this segment.
eagles-refused-company = { $leader } must attack, has no other target, and must join this combat.
eagles-refused-contact-leaves = A leader in contact with the enemy cannot leave the map.
eagles-refused-contact-replacements = { $leader } is in contact with the enemy and cannot receive replacements.
eagles-refused-deal-first = Leaders who share a hex must be dealt their counters first.
eagles-refused-done = { $leader } has already marched or tried to.
eagles-refused-empty-path-centre = Choose at least one hex for the Centre.
eagles-refused-empty-path-march = Choose at least one hex to enter.
eagles-refused-enemy-across = { $hex } is enemy-occupied.
eagles-refused-enemy-there = { $hex } is enemy-occupied.
eagles-refused-extended-bridges = A Force cannot work on bridges in an extended march.
eagles-refused-extended-forage = Units cannot forage in an extended march.
eagles-refused-forager = { $hex } is in an enemy zone of control, and dispersed units cannot enter it.
eagles-refused-fortified = The stack in { $hex } is fortified and cannot be displaced.
eagles-refused-foul-chit = The chit does not show Pitched or Pursuit for this round.
eagles-refused-guns-alone = Artillery cannot attack alone.
eagles-refused-guns-hold = Another Force has marched to the guns of { $enemy }, so leaders in contact with him must stay.
eagles-refused-guns-not-heard = { $leader } cannot hear the guns of { $enemy }. They are silent or too far, it snows, or an enemy is near.
eagles-refused-guns-too-far = { $leader } cannot come into contact with { $enemy } by this forced march.
eagles-refused-has-fought = { $leader } has already fought in this phase.
eagles-refused-horse-alone = Work on a primary bridge needs infantry or artillery.
eagles-refused-impassable = The hexside from { $hex } to { $to } cannot be crossed.
eagles-refused-in-play-brigade = The brigade is already in play.
eagles-refused-in-play-unit = { $unit } is already in play.
eagles-refused-leader-first = Start with { $leader }: the Force Leader marches to the guns first.
eagles-refused-leg-over-begun = The Force Leader's leg has started or has ended.
eagles-refused-leg-over-ended = The leg has ended.
eagles-refused-leg-over-finished = The Force Leader has finished his march.
eagles-refused-leg-over-train = The Force Leader cannot take a train along now.
eagles-refused-named-twice-hex = { $hex } is chosen twice.
eagles-refused-named-twice-leader = { $leader } is chosen twice.
eagles-refused-nation = { $leader } can lead at most one formation of another nation.
eagles-refused-never-commanded = { $leader } can march only by initiative, not by command.
eagles-refused-no-army = That is not your army.
eagles-refused-no-box = This battle has no boxes beside the map.
eagles-refused-no-brigade-division = That is not a brigade of a division.
eagles-refused-no-brigade-unknown = There is no such brigade.
eagles-refused-no-centre-away = The Centre of that army is not on the map.
eagles-refused-no-centre-none = That army has no Centre.
eagles-refused-no-centre-orders = The Centre of Operations of this leader's army cannot give orders now.
eagles-refused-no-change = { $leader } does not march with the Force Leader, or is already in that state.
eagles-refused-no-change-now-unfinished = Finish this first, or replace the whole position.
eagles-refused-no-change-now-veiled = In veiled play the position cannot be changed.
eagles-refused-no-chit = No chit is due to be opened.
eagles-refused-no-command = No Movement Command remains.
eagles-refused-no-counter = There are not enough counters.
eagles-refused-no-division-away = The division of that brigade is not in play.
eagles-refused-no-division-both = Brigade and division are not both in play.
eagles-refused-no-exit-map = { $hex } is not an exit from the map.
eagles-refused-no-exit-retreat = The retreat cannot leave the map at { $hex }.
eagles-refused-no-extended-by-command = Only a march by command can be extended.
eagles-refused-no-extended-campaigns = Extended marches are for campaigns only.
eagles-refused-no-foraging = This match is played without Foraging.
eagles-refused-no-general-appear = { $leader } cannot appear now.
eagles-refused-no-general-none = No general is available.
eagles-refused-no-general-not-one = { $leader } is not a Major General.
eagles-refused-no-general-other = No other leader can appear.
eagles-refused-no-guns = This match is played without Sound of the guns.
eagles-refused-no-leg = { $leader } cannot march now: he is not in this Force, or has already marched.
eagles-refused-no-loss-due = No loss is due.
eagles-refused-no-loss-seal = No loss is due under seal.
eagles-refused-no-march = No Force is marching.
eagles-refused-no-outpost = No outpost can be placed with { $leader }.
eagles-refused-no-points-cost = This costs { $cost } administrative points, and the army has { $points }.
eagles-refused-no-points-none = No administrative points remain.
eagles-refused-no-pontoon = You laid no pontoon bridge from this hex.
eagles-refused-no-promotion = { $leader } cannot be promoted.
eagles-refused-no-redoubt = Redoubts are for campaigns only.
eagles-refused-no-refuge-return = The Centre of that army cannot return at { $hex }.
eagles-refused-no-refuge-ride = { $leader } cannot ride towards { $hex }.
eagles-refused-no-refuge-source = { $hex } is not a free source of that army.
eagles-refused-no-regiment = That is not a March Regiment.
eagles-refused-no-repulse = No stack is displaced.
eagles-refused-no-retreat = The retreat cannot go from { $hex } to { $to }.
eagles-refused-no-river = This leg does not end adjacent to that river.
eagles-refused-no-row = The attrition table has { $rows } rows.
eagles-refused-no-seal = That does not match any seal of this match.
eagles-refused-no-source = { $hex } is not a source of that army.
eagles-refused-no-stack = No stack retreats from { $hex }.
eagles-refused-no-step = No stack can step back.
eagles-refused-no-strength = No leader of this Force has units.
eagles-refused-no-such-loss = The units in that hex cannot lose { $loss }.
eagles-refused-no-target = Choose a hex to attack.
eagles-refused-no-train-here = No bridge train was left here.
eagles-refused-no-train-left = No bridge train remains.
eagles-refused-no-train-leg = This leg has no bridge train.
eagles-refused-no-unit = There is no such unit.
eagles-refused-no-way-box = No other box can be reached from that exit.
eagles-refused-no-way-leader = { $leader } cannot go to another box.
eagles-refused-no-way-out = The stack in { $hex } cannot retreat, so it cannot be displaced.
eagles-refused-no-work = Bridge work is for campaigns only.
eagles-refused-nobody-advance = Choose a leader to advance.
eagles-refused-nobody-captured = No leader was captured.
eagles-refused-nobody-general = A new general must come from the track of a leader.
eagles-refused-nobody-march = Choose at least one leader.
eagles-refused-nobody-pursue = Choose at least one leader to pursue.
eagles-refused-nobody-to-lead = A general needs at least one formation.
eagles-refused-nobody-waits = { $leader } is not in a box beside the map.
eagles-refused-not-a-step = { $hex } and { $to } are not adjacent.
eagles-refused-not-asked-nobody = No player has a decision now.
eagles-refused-not-asked-side = The { $side } player must choose now.
eagles-refused-not-attackable = { $hex } cannot be attacked now.
eagles-refused-not-carried-before = Choose the leaders who march with the Force Leader before his first leg.
eagles-refused-not-carried-leg = { $leader } cannot march with the Force Leader on this leg.
eagles-refused-not-idle = Only leaders without units who have not marched can go alone.
eagles-refused-not-in-play-giver = The unit that gives strength is not in play.
eagles-refused-not-in-play-unit = { $unit } is not in play.
eagles-refused-not-on-map = { $leader } is not on the map.
eagles-refused-not-on-track = { $formation } is not on the track of { $leader }.
eagles-refused-not-owed-now = That cannot be opened now.
eagles-refused-not-owed-track = The track of { $leader } cannot be opened now.
eagles-refused-not-that-way = He must go as far as he can, farther away with each hex, in the direction rolled.
eagles-refused-not-the-chit = That does not match what was sealed.
eagles-refused-not-the-kind = That does not match what was sealed.
eagles-refused-not-the-name = That does not match what was sealed.
eagles-refused-not-the-track = That does not match what was sealed.
eagles-refused-not-the-strongest = That is not one of the strongest Forces under its best leader.
eagles-refused-not-to-be-led = { $leader } cannot be led by { $chief }.
eagles-refused-not-to-be-led-other-way = { $leader } cannot be led by { $chief }: start with { $leader }.
eagles-refused-not-together-brigade = The brigade and its division are in different hexes.
eagles-refused-not-together-hex = { $leader } is in another hex.
eagles-refused-not-together-leaders = The leaders are not in one hex.
eagles-refused-not-together-leg = The leaders of a leg must start in one hex.
eagles-refused-not-together-two = { $leader } and { $other } are in different hexes.
eagles-refused-not-touched = The marching leaders are not adjacent to enemy units in { $hex }.
eagles-refused-not-vacated = { $hex } was not vacated.
eagles-refused-not-what-was-sealed = These are not the openings of the seals that are due.
eagles-refused-not-yours-leader = That is not your leader.
eagles-refused-not-yours-pool = That is not your pool.
eagles-refused-not-yours-twice = That is not your leader, or is chosen twice.
eagles-refused-not-yours-unit = That is not your unit.
eagles-refused-nothing = Choose at least 1 strength point.
eagles-refused-nothing-changed = No track has changed.
eagles-refused-nothing-to-undo = Nothing to undo: you can undo your own actions until a die is rolled or your opponent makes a decision.
eagles-refused-off-map = There is no hex { $hex } in play.
eagles-refused-on-his-way = { $leader } is on his way to another box.
eagles-refused-one-path-guns = The march to the guns must be one path.
eagles-refused-one-path-leg = A leg must be one path.
eagles-refused-one-track = Replacements go to one track.
eagles-refused-other-arm = Only a unit of the same arm can give strength.
eagles-refused-other-army = Only a unit of the same army can give strength.
eagles-refused-other-claim = Another claim must come first.
eagles-refused-other-deal = Counters must be dealt to leaders who share a hex, in the order of their seals.
eagles-refused-other-paces = The paces of other counters must be declared first.
eagles-refused-other-tracks = Only leaders who marched or stayed in that hex can take the loss.
eagles-refused-out-of-dispatch-army = The army of that unit has no active Centre with a line of communications.
eagles-refused-out-of-dispatch-general = That army has no active Centre with a line of communications, or no such general.
eagles-refused-out-of-dispatch-leader = { $leader } is out of dispatch range.
eagles-refused-out-of-dispatch-reach = No active Centre reaches { $leader }.
eagles-refused-outpost-march = Outposts cannot march.
eagles-refused-outpost-train = Outposts have no bridge train.
eagles-refused-own-general = A regiment from the pool needs its own general.
eagles-refused-pool-few = The pool has too few strength points: { $count }.
eagles-refused-pool-none = The pool has too few strength points.
eagles-refused-pool-regiment = A regiment has 1 to { $most } strength points.
eagles-refused-promoted = { $leader } is already promoted.
eagles-refused-redoubt-there = There is already a redoubt in this hex.
eagles-refused-rival = { $hex } is too close to the rival commander.
eagles-refused-same-leader = Choose two different leaders.
eagles-refused-same-source = That hex is already the source of that army.
eagles-refused-source-closed-besieged = { $hex } cannot be a source now: Thorn is besieged.
eagles-refused-source-closed-covered = The enemy is in the source of that army or controls it.
eagles-refused-source-closed-guns = { $hex } cannot be a source now: enemy artillery is on the river in front of it.
eagles-refused-source-closed-not-open = { $hex } cannot be a source now: it is not open yet.
eagles-refused-span = { $leader } would need a span of { $asked } and has { $span }.
eagles-refused-span-full = { $leader } has no span left for these strength points.
eagles-refused-stays = This side cannot leave the map.
eagles-refused-still-due = A leader arrives: choose where he enters.
eagles-refused-still-owes = { $leader } must still attack.
eagles-refused-still-owes-somebody = A leader must still attack.
eagles-refused-stranded-leader = { $hex } is not in or adjacent to the hex of { $chief }.
eagles-refused-stranded-target = { $hex } must be attacked, and this would leave no unit to attack it.
eagles-refused-too-early = { $leader } returns in a later turn.
eagles-refused-too-far-apart = { $leader } is not in or adjacent to the hex of { $chief }.
eagles-refused-too-far-centre = Reaching { $hex } costs { $cost } movement points, and a Centre has { $left }.
eagles-refused-too-far-centre-leaves = Leaving costs { $cost } movement points after the { $spent } spent, and a Centre has { $limit }.
eagles-refused-too-far-cost = This costs { $cost } movement points, and { $left } remain.
eagles-refused-too-far-hex = Reaching { $hex } costs { $cost } movement points, and { $left } remain.
eagles-refused-too-far-leaves = Leaving costs { $cost } movement points, and { $left } remain.
eagles-refused-too-strong-division = The division would have { $sum } strength points, and can have { $most }.
eagles-refused-too-weak = { $own } strength points cannot displace { $enemy }: { $times } times as many are needed.
eagles-refused-touches-no-target = { $leader } is not adjacent to a target.
eagles-refused-unseen = { $leader } can be promoted only after he is revealed.
eagles-refused-untouched-target = No attacker is adjacent to { $hex }.
eagles-refused-wrong-faces = These dice do not fit the roll.
eagles-refused-wrong-length = The path has { $count } hexes and must have { $length }.
eagles-refused-wrong-loss-most = A side cannot lose so much in one match.
eagles-refused-zone-enter = A Centre cannot enter { $hex }: the enemy is in it or controls it.
eagles-refused-zone-hex = { $hex } is in an enemy zone of control.
eagles-refused-zone-leave = A Centre cannot leave an enemy zone of control.
eagles-refused-zone-stops-hex = A leg ends on entering an enemy zone of control, and { $hex } is in one.
eagles-refused-zone-stops-leg = The leg has ended in an enemy zone of control.
eagles-refused-no-bridge =
    { $state ->
        [damaged] There is no damaged bridge to { $hex }.
       *[intact] There is no intact bridge to { $hex }.
    }
eagles-refused-more-than-there-is =
    { $strength ->
        [one] { $unit } has only { $strength } strength point.
       *[other] { $unit } has only { $strength } strength points.
    }
eagles-refused-pool-unit =
    { $count ->
        [one] The pool has only { $count } strength point for this unit.
       *[other] The pool has only { $count } strength points for this unit.
    }
eagles-refused-too-many-division =
    { $strength ->
        [one] The division has { $strength } strength point and must keep one.
       *[other] The division has { $strength } strength points and must keep one.
    }
eagles-refused-too-many-unit =
    { $strength ->
        [one] { $unit } has { $strength } strength point and must keep one.
       *[other] { $unit } has { $strength } strength points and must keep one.
    }
eagles-refused-too-strong-unit =
    { $held ->
        [one] { $unit } has { $held } strength point and can have { $most }.
       *[other] { $unit } has { $held } strength points and can have { $most }.
    }
eagles-refused-wrong-loss-chosen =
    { $due ->
        [one] { $due } strength point is to be lost, and you chose { $chosen }.
       *[other] { $due } strength points are to be lost, and you chose { $chosen }.
    }
eagles-refused-wrong-loss-due =
    { $due ->
        [one] Choose { $due } strength point to lose, or all that remain.
       *[other] Choose { $due } strength points to lose, or all that remain.
    }
eagles-refused-wrong-arm =
    { $due ->
        [one] Choose { $due } strength point from these units; you chose { $taken }.
       *[other] Choose { $due } strength points from these units; you chose { $taken }.
    }
eagles-refused-not-this-question-roll-late = Not now. First: roll for late arrivals.
eagles-refused-not-this-question-centres = Not now. First: move a Centre of Operations, or pass.
eagles-refused-not-this-question-arrivals = Not now. First: bring a leader onto the map, or pass.
eagles-refused-not-this-question-flee = Not now. First: choose the source to which the Centre flees.
eagles-refused-not-this-question-advance = Not now. First: advance into a vacated hex, or stay.
eagles-refused-not-this-question-roll-combat = Not now. First: roll for the combat.
eagles-refused-not-this-question-pursue = Not now. First: pursue, or stay.
eagles-refused-not-this-question-roll-pursuit = Not now. First: roll for the pursuit.
eagles-refused-not-this-question-roll-direction = Not now. First: roll for direction.
eagles-refused-not-this-question-astray = Not now. First: choose the path he takes.
eagles-refused-not-this-question-batteries = Not now. First: choose whether the batteries advance.
eagles-refused-not-this-question-organise = Not now. First: organise, or press Done.
eagles-refused-not-this-question-roll-siege = Not now. First: roll for the siege.
eagles-refused-not-this-question-roll-artillery = Not now. First: roll for the artillery.
eagles-refused-not-this-question-roll-weather = Not now. First: roll for the weather.
eagles-refused-not-this-question-counter-attack = Not now. First: counter-attack, or decline.
eagles-refused-not-this-question-retreat = Not now. First: choose where the stacks retreat.
eagles-refused-not-this-question-ride-off = Not now. First: choose where he rides.
eagles-refused-not-this-question-activate = Not now. First: activate a Force, or pass.
eagles-refused-not-this-question-roll-activation = Not now. First: roll for the activation.
eagles-refused-not-this-question-roll-stationary = Not now. First: roll for the units that stayed.
eagles-refused-not-this-question-march = Not now. First: march, or end the march.
eagles-refused-not-this-question-roll-attrition = Not now. First: roll for attrition.
eagles-refused-not-this-question-declare = Not now. First: declare a combat, or pass.
eagles-refused-not-this-question-give-way = Not now. First: choose where the displaced stack goes.
eagles-refused-not-this-question-set-up = Not now. First: give a bridge train to a leader, or choose dispersed leaders.
eagles-refused-not-this-question-seal-chit = Not now. First: seal a chit, Pitched or Pursuit.
eagles-refused-not-this-question-open-chit = Not now. First: open the loser's chit.
eagles-refused-not-this-question-lose = Not now. First: choose the units that take the loss.
eagles-refused-not-this-question-stand = Not now. First: stand, or break off.
eagles-refused-not-this-question-defend = Not now. First: choose the defenders.
eagles-refused-not-this-question-roll-admin = Not now. First: roll for administrative points.
eagles-refused-not-this-question-admin = Not now. First: change sources, disband Centres, or press Done.
eagles-refused-not-this-question-open-track = Not now. First: open a track that the enemy sees.
eagles-refused-not-this-question-claim = Not now. First: declare the result of the sealed tracks.
eagles-refused-not-this-question-open-seals = Not now. First: open the sealed content.
eagles-refused-not-this-question-outposts = Not now. First: place an outpost, or deal the counters.
eagles-refused-not-this-question-nothing-due = Not now. No decision is due.
eagles-refused-not-this-question-match-over = Not now. The match is over.

## Words on buttons and dials: the label, the heading above it (under) and its effect (hint)

eagles-word-general = New general
    .under = Organisation
    .hint = A Major General takes command of the formation [4.1].
eagles-word-rejoin = Rejoin
    .under = Organisation
    .hint = Its strength returns to its division [4.1].
eagles-word-strength = Strength points
    .under = Organisation
    .hint = The strength points that the brigade gets [4.1].
eagles-word-loss = Lose
    .hint = Strength points that this unit loses [5.5, R66].
eagles-word-pitched = Pitched
    .under = Chit
    .hint = If you lose the round, you take your losses and attack in the next [7.8.3].
eagles-word-pursuit = Pursuit
    .under = Chit
    .hint = If you lose the round, you retreat and can be pursued [7.8.4].
eagles-word-forward = Batteries forward
    .hint = Batteries fire with double strength and take half of the losses [7.6].
eagles-word-hold = Hold batteries back
    .hint = Batteries fire with their usual strength [7.6].
eagles-word-stand = Stand
    .hint = Take your losses; the loser's chit is opened [7.8.2].
eagles-word-break-off = Break off
    .hint = Retreat your number of hexes instead of losing it [7.8.1].
eagles-word-counter-attack = Counter-attack
    .hint = Attack from behind the walls in the next round [7.8.3].
eagles-word-replace = Replacements
    .under = Organisation
    .hint = Adds strength points from the pool to a unit [B7].
eagles-word-march-regiment = March Regiment
    .under = Organisation
    .hint = Form a regiment from the pool or from a unit [B7].
eagles-word-pool = From the pool
    .under = Organisation
    .hint = The strength comes from the pool [B7].
eagles-word-replacement-points = Strength points
    .under = Organisation
    .hint = The strength points of the regiment or the replacement [B7].
eagles-word-promote = Promote
    .under = Organisation
    .hint = A general of a division becomes a leader [B17].
eagles-word-redoubt = Start a redoubt
    .under = Organisation
    .hint = It is complete after a second turn of digging [B12].
eagles-word-enter = Enter
    .under = Arrivals
    .hint = Enters the map and can march [B8].
eagles-word-transit = To the other box
    .under = Arrivals
    .hint = Podlasia and Goniondz are a turn apart [B9].
eagles-word-exit = Leave the map
    .under = March
    .hint = The leaders go to the box beside the map [B9].
eagles-word-exit-on = Leave for the other box
    .under = March
    .hint = The leaders go through this box to the other one [B9].
eagles-word-damage = Damage a bridge
    .under = Bridges
    .hint = Work costs movement points, but no strength points [B10].
eagles-word-repair = Repair a bridge
    .under = Bridges
    .hint = Work costs movement points, but no strength points [B10].
eagles-word-deploy = Lay a pontoon
    .under = Bridges
    .hint = The train becomes a bridge that both sides can use [B10].
eagles-word-take-up = Take the pontoon up
    .under = Bridges
    .hint = The bridge becomes a train again [B10].
eagles-word-collect = Take the bridge train
    .under = Bridges
    .hint = Takes along a train that was left here [B10].
eagles-word-disperse = Disperse for food
    .under = March
    .hint = Costs half a point; not possible in an enemy zone [B13].
eagles-word-gather = Gather the units
    .under = March
    .hint = Costs five points; the units are no longer dispersed [B13].
eagles-word-extended = Extended march
    .under = March
    .hint = Four movement points more for a second administrative point and more attrition [B4].
eagles-word-source-french = French source
    .under = Administration
    .hint = Costs a point, then needs a die roll in later turns [B6].
eagles-word-disband-french = Disband the French Centre
    .under = Administration
    .hint = The Centre returns in three turns [B5].
eagles-word-centre-french = French Centre
    .under = Centres
    .hint = Moves up to five points, then is inactive [B5].
eagles-word-place-french = French Centre returns
    .under = Centres
    .hint = Returns on a free source, inactive [B5].
eagles-word-source-russian = Russian source
    .under = Administration
    .hint = Costs a point, then needs a die roll in later turns [B6].
eagles-word-disband-russian = Disband the Russian Centre
    .under = Administration
    .hint = The Centre returns in three turns [B5].
eagles-word-centre-russian = Russian Centre
    .under = Centres
    .hint = Moves up to five points, then is inactive [B5].
eagles-word-place-russian = Russian Centre returns
    .under = Centres
    .hint = Returns on a free source, inactive [B5].
eagles-word-source-prussian = Prussian source
    .under = Administration
    .hint = Costs a point, then needs a die roll in later turns [B6].
eagles-word-disband-prussian = Disband the Prussian Centre
    .under = Administration
    .hint = The Centre returns in three turns [B5].
eagles-word-centre-prussian = Prussian Centre
    .under = Centres
    .hint = Moves up to five points, then is inactive [B5].
eagles-word-place-prussian = Prussian Centre returns
    .under = Centres
    .hint = Returns on a free source, inactive [B5].

## Rules, each in one sentence. English is that of the rules themselves.

eagles-rule-1 = Leaders are the counters that move; each leads the units on his track and controls the hexes around him.
eagles-rule-2 = The scenario places everything; you choose nothing.
eagles-rule-3 = A turn is the weather and then both player-turns, each in the same order of phases.
eagles-rule-3-1 = Each decision has its own list of commands.
eagles-rule-4 = Each turn gives a number of Movement Commands; unused ones are lost.
eagles-rule-4-1 = Leaders in one hex can transfer formations, make and dissolve generals, and detach brigades.
eagles-rule-5-1 = A leader can march once a phase, by a command or by a roll against his Initiative.
eagles-rule-5-2 = A Force that leaves an enemy zone of control must roll a die.
eagles-rule-5-3 = A march goes leg by leg, pays for each hex, and ends in an enemy zone of control.
eagles-rule-5-4 = A marching stack five times as strong as an enemy stack pushes it away.
eagles-rule-5-5 = A march costs strength points by its size, its length and the weather.
eagles-rule-5-6 = Great masses of troops that do not march lose strength points.
eagles-rule-5-7 = A line of communications leads from the army's source along main roads to the Force.
eagles-rule-6 = Before the combats leaders may try forced marches, also to the sound of the guns.
eagles-rule-7-1 = Leaders in an enemy zone must attack, and the enemies that hold them must be attacked.
eagles-rule-7-2 = The attacker declares a Force Leader, the leaders with him, and the hexes they attack.
eagles-rule-7-3 = The strongest legal Force in the attacked hexes defends; the owner chooses only between equals.
eagles-rule-7-4 = Each round both sides seal a chit, Pitched or Pursuit.
eagles-rule-7-5 = Resistance and cavalry differential are fixed for the round before the guns fire.
eagles-rule-7-6 = The artillery of both sides fires before the combat die.
eagles-rule-7-7 = The odds and the ground set the column, and one die on it gives each side a number.
eagles-rule-7-8 = The winner stands or breaks off, the loser's chit is opened, and beaten stacks retreat.
eagles-rule-7-8-1 = The winner of a round stands, or breaks off and retreats instead of taking his loss.
eagles-rule-7-8-2 = If the winner stands, he takes his loss and the loser's chit is opened.
eagles-rule-7-8-3 = After Pitched the loser takes his loss and attacks in the next round.
eagles-rule-7-8-4 = After Pursuit the loser retreats as many hexes as his number.
eagles-rule-7-8-5 = A pursuit goes one hex farther than the Initiative is above the modified die.
eagles-rule-7-8-6 = A pursuit costs the beaten side a strength point a hex, two near enemies or over rivers.
eagles-rule-7-8-7 = Pursuers enter the hex that was left and follow the path as many hexes as the pursuit goes.
eagles-rule-7-9 = Leaders of a destroyed Force escape, are captured or are removed.
eagles-rule-8 = Strength points and morale give victory points; critical battles move the morale marker.
eagles-rule-c1 = Chits are sealed, and opened when the rules ask for it.
eagles-rule-c3 = In veiled play tracks are sealed; they are opened next to the enemy, and every claim is checked.
eagles-rule-r31 = A leader without units escapes from an enemy to the nearest friendly units, or is captured.
eagles-rule-b1 = A campaign turn has further phases, and bridge trains are given to leaders before it begins.
eagles-rule-b2 = Two dice and the length of the line give an army its administrative points.
eagles-rule-b3 = A Force must be within dispatch of its Centre to receive commands and supply.
eagles-rule-b4 = In a campaign a command costs an administrative point; an extended march costs one more.
eagles-rule-b5 = A Centre of Operations can move, is inactive for a turn after that, and flees from the enemy.
eagles-rule-b11 = An outpost looks like a Force until an enemy comes near.
eagles-rule-b6 = A change of source costs an administrative point and waits for a 1 or 2.
eagles-rule-b7 = Replacements add strength to units near the Centre, or form March Regiments.
eagles-rule-b8 = A Force arrives on its turn at its hex, and then marches.
eagles-rule-b9 = Leaders can leave the map for the boxes beside it, and return.
eagles-rule-b10 = Bridges can be damaged and repaired, and trains lay pontoons.
eagles-rule-b12 = A strong leader who stays in a hex for two turns can raise a redoubt.
eagles-rule-b14 = Two rival commanders cannot march near each other.
eagles-rule-b15 = The morale marker decides a campaign.
eagles-rule-b16 = Some places move the morale marker when they change hands.
eagles-rule-b17 = A general may be promoted when a leader of his army is captured.
eagles-rule-b13 = An army that disperses finds food, but fights badly.
eagles-rule-b19 = A leader who force-marched may join a combat late, and some leaders march without orders.
eagles-rule-r5 = A roll that cannot change anything is not made.
eagles-rule-r34 = If one fire destroys both sides, the combat ends and neither has won.
eagles-rule-r35 = The side that declared a combat may step into the hex of a side that is destroyed.
eagles-rule-r36 = A winner with no hex to retreat to cannot break off.
eagles-rule-r6 = The Force Leader may stay while another leader of his Force marches.
eagles-rule-r7 = If no leader of a Force moves, only its leader has had his march, and the command is spent.
eagles-rule-r9 = A leader without units can lead a Force.
eagles-rule-r10 = A march can go from one enemy zone straight into another, and ends there.
eagles-rule-r17 = Each weak enemy stack is compared alone with the whole Force.
eagles-rule-r19 = Leaders without units go along with a stack that is pushed away.
eagles-rule-r23 = Only leaders that did not march suffer attrition where they stay.
eagles-rule-r51 = An army commander fights only as Force Leader.
eagles-rule-r52 = Napoléon may lead a defence in a hex that is attacked.
eagles-rule-r68 = Leaders without units can join a forced march, but cannot make one alone.
eagles-rule-r71 = If both numbers are equal, the attacker of the round has lost.
eagles-rule-r8 = A Force of artillery alone marches at the rate of infantry.
eagles-rule-r22 = A Major General who loses his last unit leaves the map.
eagles-rule-r69 = A leader who failed his roll counts as one that did not march.
eagles-rule-r66 = The owner chooses combat losses among the units that took part; artillery comes last.
eagles-rule-r67 = A combat ends if the attacker has no infantry or cavalry left.
eagles-rule-r85 = A winner destroyed by his own losses counts as the side that retreated.
eagles-rule-r32 = Leaders of a destroyed Force escape, and named Major Generals are removed.
eagles-rule-r1 = A hex on the seam of two map sections has two names and is one hex.
eagles-rule-r2 = A general without a printed hex begins with his chief.
eagles-rule-r3 = The Reserve Artillery begins in the hex whose number is printed.
eagles-rule-r4 = Golymin is S-4213, and Augereau begins in S-3816.
eagles-rule-r11 = Contact is judged when each hex is entered.
eagles-rule-r12 = A march may pass through a fortified hex in an enemy zone without a stop.
eagles-rule-r13 = An empty fortified hex serves the side that is in it.
eagles-rule-r14 = Zones of control reach over an intact bridge of a primary river.
eagles-rule-r18 = The owner of a stack that is pushed away chooses its path.
eagles-rule-r20 = Nothing happens at once where a stack that was pushed away ends.
eagles-rule-r21 = Attrition goes by the size of the Force at the end of its march.
eagles-rule-r24 = Prussians under a Russian leader count in his Force for attrition.
eagles-rule-r26 = A source of supply in an enemy's zone is blocked until the enemy leaves.
eagles-rule-r27 = Leaders with artillery alone need not attack.
eagles-rule-r37 = A side with artillery alone cannot pursue.
eagles-rule-r38 = A retreat goes by the full number, even if losses are limited.
eagles-rule-r39 = The owner chooses among paths of retreat of the same length.
eagles-rule-r40 = A stack may retreat into a hex that is still to be attacked, and takes no part there.
eagles-rule-r41 = Only one path is pursued; its losses may come from any unit of the beaten group.
eagles-rule-r42 = A retreat costs at least what the winner lost in the round, even without a pursuit.
eagles-rule-r44 = Chits of a combat that ended early stay closed until the end of the match.
eagles-rule-r45 = A side that breaks off counts as having retreated.
eagles-rule-r46 = A combat has six combat dice at most.
eagles-rule-r47 = Stars do not count for a loser that retreats.
eagles-rule-r49 = The army commander helps the first combat die of his side in a combat.
eagles-rule-r53 = A forced march of the other side can oblige your leaders to attack.
eagles-rule-r54 = A forced march of the other side can end the duty to attack.
eagles-rule-r55 = The first day of a turn decides its month.
eagles-rule-r56 = The last side with units in a hex holds it.
eagles-rule-r57 = If morale ends the game, victory points do not count.
eagles-rule-r58 = Strength points pass only between a division and its own brigade.
eagles-rule-r60 = Each leader of a leg stops by the hex he enters.
eagles-rule-r61 = In a battle no unit can leave the map.
eagles-rule-r63 = In your opponent's turn you decide on defence, losses, retreats and pursuits.
eagles-rule-r65 = Each die belongs to one side: a march to its owner, a combat to the attacker of the round.
eagles-rule-r70 = In a battle a command needs no line of communications.
eagles-rule-r72 = Stacks that can retreat must do so; missing hexes of the others cost strength points.
eagles-rule-r73 = A side may take its losses from other units than the Guard.
eagles-rule-r76 = Pursuers enter the hex that the enemy left, and then follow his path.
eagles-rule-r77 = Pursuers stop before a hex with other enemy units; the loss stays.
eagles-rule-r78 = Pushing a stack away is no combat, and costs neither losses nor morale.
eagles-rule-r84 = The class of a leader decides what he does when he has no units left.
eagles-rule-r86 = A leader that has fought is not attacked again in that phase.
eagles-rule-r87 = Friends and fortifications on the path do not prevent double losses in enemy zones.
eagles-rule-r89 = A leader without units can lead a combat with his Initiative and span.
eagles-rule-r15 = Zones of control reach over secondary rivers.
eagles-rule-r16 = Over a lake there is combat only in frost.
eagles-rule-r33 = An army commander who is captured is removed, and helps no more.
eagles-rule-r80 = Generals can be made only before the marches.
eagles-rule-r28 = A river shifts the odds only if every attacker attacks over one.
eagles-rule-r29 = Ground and fortifications help the side that defends in that round.
eagles-rule-r82 = A part of a formation without strength points is eliminated.
eagles-rule-r88 = A total above twelve is read as twelve.
eagles-rule-r25 = A leader without units cannot keep a line of communications open.
eagles-rule-r30 = A hex whose participants are destroyed drops out of the combat.
eagles-rule-r43 = A pursuit makes no new duty to attack, and may end one.
eagles-rule-r48 = A loser with the number 0 loses nothing and stays.
eagles-rule-r50 = Each side has one army commander that helps.
eagles-rule-r59 = A named general leads the formation that bears his name.
eagles-rule-r62 = Every command uses something up, so that each turn ends.
eagles-rule-r64 = While a sealed choice must be opened, its owner's clock runs.
eagles-rule-r74 = No change may give a leader more than his span.
eagles-rule-r75 = If the Force Leader loses his units, another leader leads the combat.
eagles-rule-r79 = A leader pushed out of a hex no longer defends it.
eagles-rule-r81 = Each leader may try a forced march of his own.
eagles-rule-r83 = On one computer the two sides seal one after the other.
eagles-rule-t7 = A die gives the weather of the turn by the month.

## The cards of the guided first game: the heading, the act (act) and its reason (why)

eagles-card-friedland-14-june-1807 = Friedland, 14 June 1807
    .act = You lead the Coalition: Russians in green, Prussians in grey. Your armies are lit. Turn the wheel over them to come closer. Then continue.
    .why = Napoleon is near with everything he has. The battle lasts four turns, and in each you move first. Königsberg in the north is worth six points to the side that holds it at the end. You hold it now.
eagles-card-leaders-are-the-pieces = Leaders are the pieces
    .act = Each counter is a leader with the units he leads. The boxes beside the map list every leader with his units: turn the wheel back to see them. Then continue.
    .why = The picture is what he has most of: infantry, cavalry or guns. The number below it is the strength of his units. The number beside it is his Initiative: to march without a command he must roll that number or less.
eagles-card-first-you-organise = First you organise
    .act = Leaders in one hex can hand units to each other. Nothing needs to change today. Press Done.
    .why = Each leader has a span, the number of divisions he can lead: a division with infantry counts 1, cavalry or guns alone a half. With span 2 he leads two divisions of infantry, or one and two of cavalry.
eagles-card-who-is-winning = Who is winning?
    .act = At the top of the panel are the points of both sides. Below them the letters A to G are army morale, and one of them is marked. Look at both, then continue.
    .why = Each strength point the enemy loses is a point for you. Each letter that morale moves towards A is ten for you, towards G ten for the French. At the end the French need 20 points to win, you need 12; if both have them, the higher score wins.
eagles-card-losses-without-a-march = Losses without a march
    .act = Leaders who did not march have lost strength: too many men in one hex find too little food. It happens automatically after the marches. Read it in the log, then continue.
    .why = Only very large armies suffer, and they lose a strength point a turn. If you march a leader or two to another hex, the rest go hungry no longer.
eagles-card-army-morale-has-moved = Army morale has moved
    .act = A great combat was won, and army morale has moved to another letter. Look at the letters and the points at the top of the panel. Then continue.
    .why = It moves when one side has retreated and both together have lost 12 strength points or more in one combat. Towards A is good for you: each letter is ten points.
eagles-card-after-the-marches = After the marches
    .act = This is consolidation: leaders who are in the same hex can now hand units to each other once more. Press Done if nothing needs to change.
    .why = After it come forced marches, and then the combats. So put the units where they will fight.
eagles-card-leaders-who-march-with-him = Leaders who march with him
    .act = Click the leaders that will march with him, if any. When all are chosen, press Activate.
    .why = Together they are a Force. The panel shows how much he can still lead, and whether a die is needed. A leader next to an enemy leader is in contact with him: to get away he must roll a die.
eagles-card-march-by-command = March by command
    .act = Click one of your lit leaders. He will lead a Force: himself, and the leaders that you send with him. Bennigsen near Friedland is the one the French are after.
    .why = A Force that has a command marches without a die. You have only a few commands in a turn; the panel counts them. A leader without one can still try to march later, by a die against his Initiative.
eagles-card-what-will-the-road-cost = What will the road cost?
    .act = Men fall out on a march. The panel says how many this one costs if it ends there. Press the blue button to march, or click another hex.
    .why = Large Forces on long marches lose the most. Two small marches are often cheaper than one. Undo takes a march back until a die is rolled.
eagles-card-where-to = Where to?
    .act = Click a lit hex. The number in it is the movement points the leader has left there. Roads are cheap, woods and hills are not.
    .why = The six hexes around an enemy leader stop you, and a leader who ends his march in one of them must attack later in the turn. If you wonder about a hex that is not lit, click it: the program says why.
eagles-card-losses-in-battle = Losses in battle
    .act = The round has cost you strength points. Click a suggestion in the panel or set what each unit loses, then press Take the loss.
    .why = Spread losses over large units. A unit that has no strength left is eliminated. Guns that went forward bear half of the loss.
eagles-card-men-fall-out = Men fall out
    .act = The march has cost strength points. Click a suggestion in the panel or set what each unit loses, then press Take the loss.
    .why = Spread losses over large units. A unit that has no strength left is eliminated.
eagles-card-why-is-he-not-lit = Why is he not lit?
    .act = A leader who is not lit has marched or tried to, or he is next to an enemy and has no chance to get away. Click him all the same: the program says why. Then continue.
    .why = A Force needs at least one leader with units. Leaders without units ride by themselves and cost no command.
eagles-card-by-his-own-initiative = By his own initiative
    .act = The commands are over. Click a leader and press Activate, or press End the marches.
    .why = He rolls one die. If it is not above his Initiative, the number beside his picture, he marches. If he fails he stays, and nothing else is lost. Near an enemy a number may be added to his die; the panel says so.
eagles-card-forced-marches = Forced marches
    .act = Before the combats a leader can march once more, for up to five movement points. Press No more forced marches if you do not need it.
    .why = A forced march brings help to a battle, or takes a leader out of one. He must roll a die against his Initiative, and men fall out as on every march. Open ground costs one point a hex, a main road half a point.
eagles-card-read-the-odds = Read the odds
    .act = The first line of the panel says how this round can end, and how likely each end is. Press Attack if you like it, or Esc to look at another.
    .why = One round is seldom the whole battle: a combat has up to six. After each round the winner and the loser decide whether to go on.
eagles-card-contact-means-combat = Contact means combat
    .act = Click one of the suggested combats in the panel. Or click the leader of the attack, the leaders with him, and the enemy's hex.
    .why = A leader next to an enemy must attack, and each enemy that is next to him must be attacked. The panel names the leaders who must still attack. Guns alone need not.
eagles-card-you-are-attacked = You are attacked
    .act = Two groups of your leaders could defend, and they are equally strong. Click the leader of the defence and those who fight with him, then press These defend.
    .why = Most often the program chooses for you: the strongest group in the attacked hexes that one of your leaders can lead. Those he cannot lead do not fight.
eagles-card-pitched-or-pursuit = Pitched or Pursuit?
    .act = Click Pitched or Pursuit, then press Seal: you lay the word face down, as a chit that the enemy cannot see. It counts only if you lose the round.
    .why = Pitched: you take your losses, stay, and attack in the next round. Pursuit: you retreat instead, and they can pursue you.
eagles-card-the-guns = The guns
    .act = Click Batteries forward, or Hold batteries back.
    .why = Your guns fire in this round before the armies meet. Forward they fire with double strength, and take half of your losses.
eagles-card-you-have-won-the-round = You have won the round
    .act = Click Stand to take your losses, or Break off to retreat instead. The panel shows the price of each.
    .why = The enemy has laid a chit face down, as you have. If you stand, theirs is turned over. Pitched: they take their losses and attack you. Pursuit: they retreat.
eagles-card-back-in-good-order = Back, in good order
    .act = Click the path of each beaten stack, hex by hex, then press the blue button.
    .why = Avoid hexes next to the enemy, and rivers: a pursuit along that path costs you double.
eagles-card-after-them = After them!
    .act = Click the hex that the enemy has left, then the leaders that pursue, and press Pursue. Or press Stay.
    .why = A die decides how many hexes the pursuit goes; each costs them a strength point. A high Initiative and cavalry in open country take it farther.
eagles-card-into-their-hex = Into their hex?
    .act = The enemy has left. Click the hex and the leaders that advance, or press Stay.
    .why = Ground counts only where a hex is worth points. A leader who advances may be alone there in the enemy's turn.
eagles-card-the-french-turn = The French turn
    .act = Watch them organise, march and attack. You are asked when you can do something, for example when you are attacked.
    .why = The log on the right shows every roll and its result. Click a line to see the place.
eagles-card-the-battle-is-over = The battle is over
    .act = That was a whole battle. The panel says how it ended; Replays shows it once more.
    .why = Eylau by corps and the campaigns have the same rules, with winter and supply beside them.
eagles-card-organise = Organise
    .act = Hand a unit to another leader if it helps, or press Done.
    .why = No leader can lead more than his span.
eagles-card-marches-by-command = Marches by command
    .act = Click the leader of a Force, then the leaders with him, and press Activate. Or press No more commands.
    .why = Give commands first to leaders with a low Initiative. The others can march by a die later.
eagles-card-marches-by-initiative = Marches by initiative
    .act = Click a leader and press Activate, or press End the marches.
    .why = A leader who fails can still fight; he only stays where he is.
eagles-card-on-the-march = On the march
    .act = Click a lit hex and press the blue button. Press End the march to stop here.
    .why = The panel always shows the price in men.
eagles-card-your-decision = Your decision
    .act = The blue line in the panel says what you must decide. The choices are below it.
    .why = The battle continues as soon as you have chosen.
eagles-card-one-moment = One moment
    .act = The French move, or the program rolls dice.
    .why = Look around the map and read the log meanwhile.

## Names of phases by their English names

eagles-phase-set-up = set-up
eagles-phase-administration = administration
eagles-phase-arrivals = arrivals
eagles-phase-centres-of-operations = Centres of Operations
eagles-phase-a-siege = a siege
eagles-phase-weather = weather
eagles-phase-organisation = organisation
eagles-phase-marches-by-command = marches by command
eagles-phase-marches-by-initiative = marches by initiative
eagles-phase-attrition-of-units-that-stayed = attrition of units that stayed
eagles-phase-consolidation = consolidation
eagles-phase-forced-marches = forced marches
eagles-phase-a-march = a march
eagles-phase-combat = combat
eagles-phase-morale = morale
eagles-phase-the-end = the end
eagles-phase-attrition = attrition
eagles-phase-veiled-play = Veiled play

## Optional rules: the name, its subject in the match settings (about), the settings with it (on) and without it (off)

eagles-option-rolled-weather = Weather by the die [T7]
    .hint = A die rolls the weather of each turn instead of the historical weather
    .about = Weather
    .on = Weather by the die [T7].
    .off = Historical weather.
eagles-option-sound-of-guns = Sound of the guns [6]
    .hint = A leader who hears a battle may force-march towards it with a better roll
    .about = Forced marches
    .on = Marches to the sound of the guns [6].
    .off = No marches to the sound of the guns.
eagles-option-hurry-up = Hurry up [B19]
    .hint = A Force that came by forced march may join the combat some rounds late
    .about = Late arrivals
    .on = A Force that came by forced march may join a combat some rounds late [B19].
    .off = A Force that came by forced march joins a combat from its first round.
eagles-option-batteries-forward = Batteries forward [7.6]
    .hint = Guns may fire with double strength and then take half of the losses
    .about = Artillery
    .on = Batteries may push forward [7.6].
    .off = Batteries cannot push forward.
eagles-option-veiled = Veiled play [C3]
    .hint = A leader's units are sealed until an enemy is adjacent; the record proves them afterwards
    .about = Information
    .on = Tracks are sealed until an enemy is adjacent [C3].
    .off = Both sides see everything.
eagles-option-foraging = Foraging [B13]
    .hint = Armies may disperse for food: they have no zone, live off the land, and fight badly
    .about = Supply
    .on = Armies may disperse for food [B13].
    .off = Armies cannot forage.
eagles-option-ney = Ney does not wait [B19]
    .hint = If Ney or Buxhowden rolls a six for Initiative, he marches off in a direction set by a die
    .about = Initiative
    .on = Ney and Buxhowden may march without orders [B19].
    .off = All leaders wait for orders.

## Numbers that a replay draws and a report counts: the title, the name on a button (short), the meaning, the head of a column (column)

eagles-figure-points = Victory points
    .short = Points
    .meaning = Enemy strength lost, spaces of morale gained, hexes held.
    .column = points
eagles-figure-strength = Strength points in the field
    .short = Strength
    .meaning = Strength points on the tracks of leaders on the map.
    .column = strength
eagles-figure-lost = Strength points lost
    .short = Lost
    .meaning = Lost by marches, fire, combat and pursuit.
    .column = lost

## Results of fights by their English words, and what a table says for it (short)

eagles-came-the-attacker-has-lost-the-round = the attacker has lost the round
    .short = lost
eagles-came-the-defender-has-lost-the-round = the defender has lost the round
    .short = won

## Titles of charts by their English titles

eagles-tab-forces = Forces
eagles-tab-combat = Combat
eagles-tab-artillery = Artillery
eagles-tab-attrition = Attrition
eagles-tab-terrain = Terrain

## What a player lays over the board and takes away again

eagles-layer-zones = Zones of control
eagles-layer-lines = Lines of communications
## Battles: title and summary are those of scenario.toml, the history that of history.toml

eagles-scenario-eagles-friedland = The Eagles Turn East: Friedland
    .summary =
        14 June 1807. Bennigsen has crossed the Alle at Friedland and finds Lannes before him. The Emperor is half a day away with everything he has; Soult, Davout and Murat march on Königsberg, which is worth six points to the side that holds it in the end.

        Each counter is a leader; his divisions are on his track. Four turns of two days on the northern sheet, the Coalition first.
    .history = In June 1807 Napoleon caught Bennigsen with a river at his back at Friedland, and dictated the peace at Tilsit.

eagles-scenario-eagles-eylau = The Eagles Turn East: Eylau
    .summary =
        6 February 1807. Frost and snow from Allenstein to Königsberg. Bennigsen falls back on Preussisch Eylau with Napoléon on his heels; Davout comes up from the south, Ney hunts L'Estocq's Prussians in the west, and both may be too late.

        Each counter is a leader; his divisions are on his track. Four turns of two days on the two northern sheets; lakes are frozen.
    .history = In February 1807 neither side won: both armies bled white at Eylau and went into winter quarters.

eagles-scenario-eagles-pultusk = The Eagles Turn East: Pultusk and Golymin
    .summary =
        26 December 1806. Rain has turned the roads of Mazovia into mud. Lannes and Davout are over the Narew and the Wkra; Bennigsen stands at Pultusk, Buxhowden hesitates behind the Narew, and at Golymin everybody meets everybody.

        Each counter is a leader; his divisions are on his track. Four turns of two days; every mile costs men, and every Guard that falls costs the French points.
    .history = At Pultusk and Golymin the Russians stood, held, and slipped away through the mud; the French had the ground and nothing else.

eagles-scenario-eagles-campaign-eylau = The Eagles Turn East: the Eylau campaign
    .summary =
        25 January 1807. Bennigsen marches through the snow against the French winter quarters; Bernadotte and Ney lie in his way, Napoléon is at Warsaw. Eleven turns of two days on the whole map, with Centres of Operations, administrative points, bridge trains and the price of Königsberg.

        The Coalition plays first. At the end only the morale marker counts.
    .history = In the winter of 1807 Bennigsen marched against the French quarters, was nearly caught, and fought at Eylau; neither side won.

eagles-scenario-eagles-campaign-friedland = The Eagles Turn East: the Friedland campaign
    .summary =
        4 June 1807. Danzig has fallen, and Bennigsen strikes once more, at Ney behind Guttstadt. Napoléon gathers seven corps behind the Passarge. Thirteen turns of two days on the whole map.

        The Coalition plays first. At the end only the morale marker counts.
    .history = In June 1807 Bennigsen struck at Ney, was driven back through Heilsberg, and lost his army at Friedland.

eagles-scenario-eagles-campaign-friedland-north = The Eagles Turn East: Friedland, without the south
    .summary = The Friedland campaign on the two northern sheets: leaders who start in the south or in Podlasia are left out, and so is the whole of V Corps.
    .history = In June 1807 Bennigsen struck at Ney, was driven back through Heilsberg, and lost his army at Friedland.

eagles-scenario-eagles-campaign-pultusk = The Eagles Turn East: the Pultusk campaign
    .summary =
        6 December 1806. The Grande Armée crosses the Vistula into the mud of Poland. Buxhowden and Bennigsen will not come near one another. Eighteen turns of two days on the whole map.

        The French play first. At the end only the morale marker counts.
    .history = In December 1806 the French crossed the Vistula, won the ground at Pultusk and Golymin, and stuck in the mud.

## How sure their maps are

eagles-sureness-eagles = The printed map was not available to us. About a hundred hexes are named by its set-ups; everything else was laid out from geography, at two miles a hex.
    .sure =
        The three sheets, the hexes of all set-ups with their places, strengths of all divisions and their leaders.
        The effects of weather, allowances, Movement Commands, victory points, most supply sources.
    .fair =
        The courses of the large rivers, the coast and the lagoons; towns that no set-up names; main roads.
        The seams between the sheets, and which columns stand lower.
    .guessed =
        Single woods, marshes and hills, small rivers and lanes, which towns are large, the two fortresses.
        Ratings of most leaders, the cells of the combat, artillery and attrition tables, historical weather turn by turn.
