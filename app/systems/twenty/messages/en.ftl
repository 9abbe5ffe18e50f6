# The messages of Dresden 20. docs/TRANSLATING.md explains this file.

## Questions: the side, and what it must do

twenty-ask-advance = { $side }: advance after combat, or press No more advances.
twenty-ask-rally-by-card = { $side }: rally a Routed unit, roll for a Broken one, or press Rally none.
twenty-ask-hold = { $side }: choose an enemy unit to hold.
twenty-ask-provoke = { $side }: move an enemy cavalry unit one hex forward.
twenty-ask-declare = { $side }: declare all battles: attackers, then their targets.
twenty-ask-fight = { $side }: choose the next battle.
twenty-ask-reserves = { $side }: you are attacked. Commit reserves for a point of Morale, or hold them back.
twenty-ask-reserves-free = { $side }: you are attacked. Commit reserves at no cost, or hold them back.
twenty-ask-exchange = { $side }: choose the units that break.
twenty-ask-follow = { $side }: choose a unit to follow into { $hex }, or press No follow-up.
twenty-ask-horses = { $side }: send extra horses for the coming day, or press Not yet.
twenty-ask-move = { $side }: move your units, then end the phase.
twenty-ask-open = { $side }: the seals are being opened.
twenty-ask-rally = { $side }: pay a point of Morale for better rally dice, or press Roll without paying.
twenty-ask-react = { $side }: your cavalry may charge or disengage before the enemy attacks.
twenty-ask-retreat = { $side }: retreat { $units } by one hex.
twenty-ask-seal = { $side }: put every marker and piece in its place, then seal the plan.
twenty-ask-change = Click a corps, then its new hex; click a garrison or a line to change it; or set Morale.

## Buttons

twenty-no-more-advances = No more advances
twenty-rally-unit = Rally { $unit }
twenty-rally-none = Rally none
twenty-hold-unit = Hold { $unit }
twenty-declare-none = No battle
twenty-declare = { $count ->
        [one] Declare { $count } battle
       *[other] Declare { $count } battles
    }
twenty-fight = Fight
twenty-reserves-commit = Commit reserves
twenty-reserves-hold = Hold them back
twenty-exchange = They break
twenty-follow-with = Follow with { $unit }
twenty-follow-none = No follow-up
twenty-horses-send = Send them
twenty-horses-not-yet = Not yet
twenty-end-movement = End movement
twenty-end-reaction = End reaction
twenty-undone-moves =
    { $count ->
        [one] { $count } corps has not moved
       *[other] { $count } corps have not moved
    }
twenty-again-movement = Press again to end movement.
twenty-undone-reactions = { $count } cavalry corps can still react
twenty-again-reaction = Press again to end reaction.
twenty-undone-attacks = { $count } corps can still attack
twenty-again-combat = Press again to end combat.
twenty-again-declaration = Press again to end the declaration.
twenty-charge = Charge
twenty-build = Build the pontoon
twenty-risk = { $dice ->
        [one] Risk { $dice } hazard die
       *[other] Risk { $dice } hazard dice
    }
twenty-cannot-retreat = It cannot retreat, and breaks
twenty-rally-roll = Roll without paying
twenty-rally-pay = Pay { $count } and roll
twenty-seal = Seal the plan
twenty-seal-doubt = A sealed plan cannot be changed. Seal it?

## Offers on the map

twenty-offer-into = Into { $hex }
twenty-offer-to = To { $hex }
twenty-offer-cost = To { $hex } for { $cost }
twenty-offer-forced = To { $hex } for { $cost }, Forced March for a point of Morale
twenty-offer-forced-free = To { $hex } for { $cost }, Forced March at no cost
twenty-offer-meissen = To Meissen, for good
twenty-offer-bridge = Bridge to { $hex }
twenty-offer-charge = Charge from { $hex }
twenty-offer-charge-here = Charge from its own hex
twenty-offer-attack = Attack { $unit }
twenty-offer-towards = Towards { $hex }
twenty-offer-hazard = To { $hex }, { $dice ->
        [one] { $dice } hazard die
       *[other] { $dice } hazard dice
    }
twenty-offer-garrison-back = The garrison holds again
twenty-offer-garrison-gone = The garrison has fallen
twenty-offer-line-closed = The line is closed
twenty-offer-line-active = The line is active
twenty-one-of-these = One of these:
twenty-retreat-line = Choose the line of communications it retreats towards:
twenty-off-map = Not on the map:
twenty-rally-choose = Click one of these to pay for its die, which is then better by one:
twenty-horses-told = Once in the match: until the next night French infantry does not lose a movement point to rain or mud.

## The sealed plan

twenty-plan-stack = { $area }: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces, the first on top
    }.
twenty-plan-stack-turn = { $area }, from turn { $turn }: { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces, the first on top
    }.
twenty-plan-meissen = At Meissen:
twenty-plan-rest = Still to be placed:
twenty-plan-guard-first = The Guard first, through area { $code }

## Forecasts

twenty-battle = { $attackers } against { $defenders }
twenty-battle-differential = { $attackers } against { $defenders }, { $differential }
twenty-battle-ends = { $battle }. { $ends }
# The result for a player that attacks or is attacked.
twenty-end =
    { $end ->
        [you-break] you break
        [they-break] they break
        [you-rout] you rout
        [they-rout] they rout
        [you-withdraw] you withdraw
        [they-withdraw] they withdraw
        [exchange] both sides lose in an exchange
       *[nothing] nothing happens
    }
twenty-end-breaks = { $unit } breaks
twenty-end-through = { $unit } gets through
twenty-end-destroyed = { $unit } is destroyed
twenty-end-stays = { $unit } stays broken
twenty-end-returns = { $unit } returns
# The names of those ends beside their bars.
twenty-end-name =
    { $end ->
       *[breaks] breaks
        [safe] safe
        [lost] lost
        [stays] stays
        [back] back
    }
twenty-if-you-commit = if you commit reserves
twenty-if-you-hold-back = if you hold them back
twenty-hazard-note = A hazard die breaks the unit on 1 to 3.
twenty-differential = Differential
twenty-column = Column
twenty-rout-note = On a rout { $unit } retreats on { $runs } of 6.
twenty-a-stack = a stack
twenty-term-doubled = { $unit }, guns doubled
twenty-term-halved = { $unit }, Routed
twenty-term-rain = { $unit }, rain
twenty-term-charging = { $unit }, charging
twenty-term-elite = { $unit }, elite
twenty-term-fort = { $unit }, in a fort
twenty-term-paid = { $unit }, paid for
twenty-term-support = support of { $unit }
twenty-term-attacker-reserves = attacker's reserves
twenty-term-defender-reserves = defender's reserves
twenty-term-tries = earlier tries
twenty-term-ground = { $ground ->
       *[clear] open ground { $hex }
        [town] the town { $hex }
        [woods] the woods { $hex }
        [rough] the rough ground { $hex }
        [garden] the garden { $hex }
        [fort] the walls { $hex }
        [superfort] the fortress { $hex }
    }
twenty-term-water = { $water ->
       *[none] open ground before { $hex }
        [stream] the stream before { $hex }
        [landgraben] the Landgraben before { $hex }
        [bridge] the bridge before { $hex }
        [pontoon] the pontoon before { $hex }
    }
twenty-term-value = { $term } { $value }
twenty-terms = { $terms }.
twenty-battles = { $battles }
twenty-units = { $units }

## Names of things

twenty-dummy = dummy { $number }
twenty-garrison = garrison of { $name } { $hex }
twenty-garrison-in = garrison of { $hex }
twenty-the-garrison-in = the garrison of { $hex }
twenty-card = card { $number }
twenty-box-broken = { $side } broken
twenty-box-returning = { $side } returning
twenty-box-area = Area { $code }
twenty-box-meissen = Meissen
twenty-box-in-force = Cards in force
twenty-box-cards = Cards drawn
twenty-box-cards-left = Cards drawn; { $left } in the deck
twenty-box-morale = Army Morale
twenty-box-weather = Weather
twenty-box-morale-now = Morale: { $first } { $allied }, { $second } { $french }
twenty-box-weather-now = Turn { $turn }: { $sky }
# Weather, its trend (none where the weather is printed) and mud.
twenty-sky = { $weather }{ $trend ->
        [improving] , improving
        [worsening] , worsening
       *[none] { "" }
    }
twenty-sky-mud = { $sky }, mud until turn { $turn }
twenty-weather =
    { $weather ->
       *[clear] clear
        [cloudy] cloudy
        [showers] showers
        [downpour] downpour
    }
twenty-nation =
    { $nation ->
       *[french] French
        [russian] Russian
        [prussian] Prussian
        [austrian] Austrian
    }
twenty-card-title =
    { $card ->
        [weather] A Change in the Weather
        [cavalry] Cavalry in Hand
        [colours] Colours Rallied
        [reserves] Fresh Reserves
        [emperor] The Emperor is Here
        [monarchs] Three Monarchs, Three Plans
        [astray] Orders Astray
        [marching] Hard Marching
        [caissons] Empty Caissons
        [blood] Hot Blood
        [news] News from the Other Fronts
       *[waiting] Watch and Wait
    }
# The place of a unit, in a few words.
twenty-place-area = area { $code } from turn { $turn }
twenty-place-lines = returns from turn { $turn }
twenty-place =
    { $place ->
        [awaited] on its way
        [come-up] has arrived
        [sealed] sealed
        [meissen] at Meissen
        [broken] broken
        [lost] destroyed
       *[out] not in this battle
    }
# A result of the table: its letters and its meaning.
twenty-result =
    { $result ->
        [ab] attackers break
        [ar] attackers rout
        [aw] attackers withdraw
       *[n] nothing happens
        [dw] defenders withdraw
        [dr] defenders rout
        [db] defenders break
        [ex] exchange
    }

## The log

twenty-turn-opened = Turn { $turn }{ $night ->
        [yes] , night
       *[no] { "" }
    }: { $weather }.
twenty-phase-began = { $side }: { $phase }.
twenty-phase =
    { $phase ->
        [sealing] sealed plan
        [events] events
        [arrivals] arrivals
        [movement] movement
        [reaction] reaction
        [combat] combat
        [night] night
       *[end] end of turn
    }
twenty-plan-sealed = The French plan is sealed, in stacks of { $heights }.
twenty-opened-marker = A marker is opened: the stack at area { $code } arrives.
twenty-opened-unit = A seal is opened: { $unit }.
twenty-opened-dummy = A seal is opened: a dummy.
twenty-plan-broken = The opened seal cannot belong to a legal plan.
twenty-card-drawn = The { $side } draw { $card }, { $title }.
twenty-deck-restored = All twelve cards are in the deck again.
twenty-trend-improving = The weather trend is now improving.
twenty-trend-worsening = The weather trend is now worsening.
twenty-rallies = { $unit } rallies.
twenty-rallies-none = The { $side } rally no unit.
twenty-nation-named = Die { $face }: { $nation } corps march a hex less.
twenty-held = { $unit } is held: its orders went astray.
twenty-provoked = { $unit } is provoked and moves to { $hex }.
twenty-news = The { $side } have { $news ->
        [bad] bad news
       *[none] no news
        [good] good news
    } from the other fronts (rolls { $face }).
twenty-weather-rolled = Weather die { $face }: { $weather }{ $storm ->
        [yes] , after a storm
       *[no] { "" }
    }.
twenty-weather-rolled-mud = Weather die { $face }: { $weather }{ $storm ->
        [yes] , after a storm
       *[no] { "" }
    }; mud until turn { $turn }.
twenty-mud-dried = The mud has dried.
twenty-late-corps = { $unit } { $comes ->
        [yes] has arrived.
       *[no] has not arrived yet.
    }
twenty-late-corps-die = Die { $face }: { $unit } { $comes ->
        [yes] has arrived.
       *[no] has not arrived yet.
    }
twenty-arrivals-rolled = Arrivals: { $rolls }.
twenty-arrival-roll = area { $code } (die { $face } +{ $bonus }), { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
twenty-due-area = { $unit } may enter through area { $code }.
twenty-due-lines = { $unit } may return at a line of communications.
twenty-moved = { $unit } moves to { $hex }.
twenty-moved-forced = { $unit } makes a forced march to { $hex }.
twenty-entered = { $unit } enters and moves to { $hex }.
twenty-entered-forced = { $unit } enters by forced march and moves to { $hex }.
twenty-line-open = The line of communications at { $hex } is open.
twenty-pontoon-built = { $unit } bridges the Elbe from { $from } to { $to }.
twenty-at-meissen = { $unit } is at Meissen.
twenty-charged = { $unit } charges { $target } from { $hex }.
twenty-disengaged = { $unit } disengages to { $hex }.
twenty-penetrated = { $unit } penetrates to { $hex }.
twenty-followed = { $unit } follows into { $hex }.
twenty-followed-none = No unit follows into { $hex }.
twenty-declared = The { $side } declare { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }.
twenty-battle-named = { $attackers } against { $defenders }, differential { $differential }.
twenty-reserves-committed = The { $side } commit reserves.
twenty-reserves-committed-free = The { $side } commit reserves, at no cost.
twenty-guard-free = The Emperor is here: the Old Guard attacks at no cost.
twenty-battle-rolled = Die { $face } on the { $column } column: { $name }, { $meaning }.
twenty-rout-rolled = Rout dice: { $dice }.
twenty-rout-die = { $unit } { $face }
twenty-stood = { $unit } holds its ground.
twenty-garrison-stood = The { $garrison } holds its ground.
twenty-garrison-beaten = The { $garrison } is eliminated: its hex can be entered.
twenty-garrison-gone = The { $garrison } is destroyed.
twenty-garrison-back = The { $garrison } returns.
twenty-retreated = { $unit } retreats to { $hex }.
twenty-hazard-rolled = Hazard for { $unit }: { $faces }.
twenty-routed = { $unit } is routed.
twenty-recovers = { $unit } recovers.
twenty-broke = { $unit } breaks in { $hex }.
twenty-advanced = { $unit } advances to { $hex }.
twenty-morale-changed = Morale { SIDE($side, form: "of") }: { $from } to { $to }.
# The side is in its genitive: "of the French".
twenty-morale-of = Morale { SIDE($side, form: "of") }
twenty-rally-paid = Better rally dice are paid for: { $units }.
twenty-rally-rolled = { $unit } tries to rally: rolls { $face }, { $result ->
        [lost] destroyed
       *[stays] stays broken
        [returns] returns
    }.
twenty-night-losses = The { $side } lose Morale at night for { $places }.
twenty-horses-sent = The French send extra horses.
twenty-horses-spent = The extra horses are used up.
twenty-lull = The { $side } have a lull.
twenty-catastrophe-all = The Allies hold both halves of Dresden.
twenty-catastrophe = The Allies are in Dresden.
twenty-taken-back = The { $side } undo their last action.
twenty-amended = Both players change the position: { $edits }.
twenty-won = The { $side } win the battle.
twenty-drawn = The battle is a draw.

## Agreed changes of the position

twenty-edit-unit = { $unit }: { $place }
twenty-edit-unit-routed = { $unit }: { $place }, Routed
twenty-edit-turn = it is turn { $turn }
twenty-edit-morale = Morale { SIDE($side, form: "of") }: { $level }
twenty-edit-garrison = the garrison of { $hex } { $gone ->
        [yes] has fallen
       *[no] is there
    }
twenty-edit-line = the line at { $hex } is { $active ->
        [yes] active
       *[no] not active
    }
twenty-edit-pontoon = the pontoon leads to { $hex }
twenty-edit-pontoon-none = there is no pontoon
twenty-edit-weather = the weather is { $weather }
twenty-edit-active = it is the turn { SIDE($side, form: "of") }
twenty-edit-stage = the phase has changed
twenty-edit-deck = { $count ->
        [one] { $count } card is in the deck
       *[other] { $count } cards are in the deck
    }
twenty-edit-effects = { $count ->
        [one] { $count } card is in force
       *[other] { $count } cards are in force
    }
twenty-edit-horses = the extra horses
twenty-edit-catastrophe = what has happened in Dresden
twenty-edit-lulls = the lulls { SIDE($side, form: "of") }
twenty-edit-guards = which Guard units were locked
twenty-edit-fought = { $fought ->
        [yes] there was a battle in this turn
       *[no] there was no battle in this turn
    }
twenty-edit-tries = a stack has had { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }

## The end of the battle

twenty-score = Morale: { $first } { $allied }, { $second } { $french }
twenty-verdict-draw = A draw
twenty-verdict-collapse = The { $side } have won: the enemy's Morale is 0
twenty-verdict-points = The { $side } have won by their higher Morale
twenty-verdict-plan = The { $side } have won: the sealed plan was not legal
twenty-tally-morale = Army Morale
twenty-tally-on-map = Units on the map
twenty-tally-broken = Units broken
twenty-tally-lost = Units lost

## The steps of a turn

twenty-does-plan = Plan in secret where the late corps arrive, and seal the plan.
twenty-does-events = Draw a card and do what it says.
twenty-does-arrivals = The program rolls for corps that may arrive.
twenty-does-movement = Move each corps once, and bring in corps that arrive.
twenty-does-night = Rally broken corps. No corps fights at night.
twenty-does-reaction = React with cavalry to the moves.
twenty-does-combat = Declare all battles, then fight them.
twenty-first-side = The rules give the first half of every turn to { SIDE($first, form: "noun") }, and the second half to { SIDE($second, form: "noun") }.
twenty-score-meaning = Army Morale of both sides. A side at 0 loses at once; after the last turn the higher wins.
twenty-hidden = Only the French know which corps or dummy lies where in the stacks and at Meissen, and on which turn each stack starts to arrive{ $plan }. A marker is opened on its turn, a piece when it arrives{ $opening }, and the rest at the end of the battle{ $audit }. The French find their plan in the chart Arrivals.

## The map, a hex, a unit

twenty-ground =
    { $ground ->
       *[clear] open ground
        [town] town
        [woods] woods
        [rough] rough ground
        [garden] garden
        [fort] fortified
        [superfort] fortress
    }
twenty-hex-title = { $number }, { $ground }
twenty-hex-title-named = { $number }, { $name }, { $ground }
twenty-role-line = Line of communications { $side }.
twenty-role-line-closed = Line of communications { $side }, not active yet.
twenty-role-objective = Objective { $side }.
twenty-role-area = Area { $code } { $side }.
# What lies at the sides of a hex; the hexes beyond follow: "road to 1204 and 1205".
twenty-road-to = road to
twenty-elbe-towards = Elbe towards
twenty-stream-towards = stream towards
twenty-ditch-towards = ditch towards
twenty-measure = From { $from } to { $to }: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.
twenty-pontoon = pontoon
twenty-about-dummy = a dummy of the plan
twenty-about-card = card { $number }, { $title }
twenty-card-where =
    { $drawn ->
        [yes] drawn
       *[no] deck
    }
twenty-arm =
    { $arm ->
       *[infantry] infantry
        [cavalry] cavalry
        [artillery] artillery
    }
twenty-about-unit = { $side } { $unit }
twenty-about-arm = { $arm } { $strength }-{ $movement }
twenty-about-hex = in { $hex }
twenty-about-mark =
    { $mark ->
       *[elite] elite
        [guard] Guard
        [light] light
        [routed] routed
    }
twenty-about = { $parts }
twenty-about-garrison = the garrison of { $name } { $there ->
        [yes] holds { $hex }
       *[no] no longer holds { $hex }
    }
# Counters: a card as small as a counter has a word or two.
twenty-card-short =
    { $card ->
        [weather] Weather
        [cavalry] Cavalry
        [colours] Colours
        [reserves] Reserves
        [emperor] Emperor
        [monarchs] Monarchs
        [astray] Astray
        [marching] Marching
        [caissons] Caissons
        [blood] Hot blood
        [news] News
       *[waiting] Waiting
    }
twenty-counter-dummy = dummy

## Charts

twenty-results-table = Combat results, by differential
twenty-die = die
twenty-result-note = { $letters }: { $meaning }.
twenty-terrain-head =
    { $head ->
       *[ground] Ground
        [movement] Movement
        [defence] Defence
        [rout] Rout
    }
twenty-side-terrain =
    { $water ->
       *[stream] stream
        [bridge] bridge over a stream
        [elbe-bridge] bridge over the Elbe
        [pontoon] pontoon
        [landgraben] Landgraben, wet ground
    }
twenty-terrain-roads = A road costs 1 everywhere. The Elbe is crossed on bridges only.
twenty-terrain-wet = On wet ground streams count as the Elbe, roads give no bonus, guns are not doubled.
twenty-terrain-wet-now = The ground is wet now: streams count as the Elbe, roads give no bonus, guns are not doubled.
twenty-card-entry = { $number }. { $title }
twenty-card-in-deck =
    { $drawn ->
        [yes] drawn
       *[no] in the deck
    }
twenty-cards-drawn = Drawn so far:
twenty-force-routed = { $place }, routed
twenty-forces-note = Behind the name of a corps are its strength and its movement points.
twenty-coming-from = { $area }, from turn { $turn }
twenty-coming-plan = Sealed stacks of { $heights }; { $closed ->
        [one] { $closed } seal is closed
       *[other] { $closed } seals are closed
    }.
twenty-coming-none = No more reinforcements.
twenty-own-plan = The sealed plan, as the French know it
twenty-own-stack = { $area }, from the top:
twenty-own-stack-turn = { $area }, from turn { $turn }, from the top:

## The standing

twenty-standing = { $first } { $allied }  :  { $french } { $second }
twenty-weather-head = Weather
twenty-trend = The trend is { $trend ->
        [improving] improving
       *[worsening] worsening
    }.
twenty-mud = Mud until turn { $turn }.
twenty-in-force = In force for the { $side }: { $effect }
twenty-force-cavalry = cavalry moves one hex farther.
twenty-force-reserves = the first reserves are free.
twenty-force-emperor = one attack of the Old Guard is free.
twenty-force-monarchs = { $nation } corps march a hex less.
twenty-force-astray = { $unit } is held.
twenty-force-marching = { $left ->
        [one] { $left } free forced march.
       *[other] { $left } free forced marches.
    }
twenty-force-caissons = guns are not doubled.
twenty-gauge = Morale { SIDE($side, form: "of") }: { $level }; started with { $start }; lost at 0
twenty-account-morale = { $side }, Army Morale
twenty-account =
    { $row ->
       *[routed] routed
        [broken] broken
        [lost] lost
    }
twenty-if-ended-draw = If it ended now: a draw.
twenty-if-ended = If it ended now: the { $side } win.
twenty-turn-line = { $turn }, { $weather }, { $side }: { $phase }
twenty-turn-told = Turn { $turn } { $label }: { $weather }
twenty-book-results = Combat results of Dresden 20
twenty-book-terrain = What ground does in Dresden 20
# A battle from a file with the id of a built-in one; the differences are a list.
twenty-differs = It has the name of a built-in battle and differs from it: { $differences }.

## Refusals. The end of an id is the name of the refusal and the variant of its sentence.

twenty-refused-not-pending-advance = Not now. First advance a unit, or end the advance.
twenty-refused-not-pending-declare = Not now. First declare all battles of this phase.
twenty-refused-not-pending-exchange = Not now. First choose the units that break in the exchange.
twenty-refused-not-pending-extra-horses = Not now. First declare extra horses, or not.
twenty-refused-not-pending-fight = Not now. First choose the next battle.
twenty-refused-not-pending-follow-up = Not now. First follow up with one unit, or not.
twenty-refused-not-pending-hold = Not now. First choose a unit of the player who drew the card. It is held.
twenty-refused-not-pending-move = Not now. First move your units, or end the movement phase.
twenty-refused-not-pending-open = Not now. First the sealed content must be opened.
twenty-refused-not-pending-over = The match is over.
twenty-refused-not-pending-dice = Not now. The dice must be rolled first.
twenty-refused-not-pending-provoke = Not now. First move a cavalry unit of the player who drew the card forward.
twenty-refused-not-pending-rally = Not now. First choose the Broken units to pay for.
twenty-refused-not-pending-rally-by-card = Not now. First choose a unit to rally, or none.
twenty-refused-not-pending-react = Not now. First react with cavalry, or end the reaction phase.
twenty-refused-not-pending-reserves = Not now. First commit reserves to the defence, or not.
twenty-refused-not-pending-retreat = Not now. First retreat a unit.
twenty-refused-not-pending-seal = Not now. First seal the plan.
twenty-refused-not-pending-no-reserves = No defender decides on reserves now.
twenty-refused-not-pending-no-battle = No battle can be weighed now.
twenty-refused-not-your-side = You have no decision now.
twenty-refused-not-your-unit = { $unit } is not a unit you can order now.
twenty-refused-not-your-unit-unknown = There is no such unit.
twenty-refused-no-such-enemy = { $unit } is not an enemy on the map.
twenty-refused-no-such-enemy-unknown = There is no such enemy unit.
twenty-refused-no-such-garrison = There is no garrison alone in { $hex }.
twenty-refused-no-such-hex = There is no hex { $hex } on this map.
twenty-refused-no-such-hex-named = There is no hex "{ $name }" in this battle.
twenty-refused-no-such-unit-named = There is no unit "{ $name }" in this battle.
twenty-refused-no-such-battle = That battle is not among those still to be fought.
twenty-refused-no-such-battle-none = There is no battle.
twenty-refused-no-such-battle-named = "{ $name }" takes part in no declared battle.
twenty-refused-no-such-battle-numbered = There is no battle { $number }.
twenty-refused-no-roll = No dice are due now.
twenty-refused-not-the-roll = These dice do not fit the roll.
twenty-refused-nothing-to-undo = Nothing to undo: you can undo your own actions until a die is rolled or your opponent makes a decision.
twenty-refused-bad-change = A change has between 1 and 256 edits.
twenty-refused-bad-change-unit = There is no such unit.
twenty-refused-bad-change-garrison = There is no garrison there.
twenty-refused-bad-change-line = There is no line of communications there.
twenty-refused-bad-change-stack = There is no such stack.
twenty-refused-bad-change-position = The changed position cannot be played: { $why }.
twenty-refused-has-moved = { $unit } has already moved in this phase.
twenty-refused-not-on-map = { $unit } is not on the map.
twenty-refused-locked = { $unit } is in an enemy zone of control and cannot move by day.
twenty-refused-held = { $unit } cannot move in this phase: a card holds it.
twenty-refused-no-path = Choose at least one hex to enter.
twenty-refused-not-due = { $unit } cannot enter in this turn.
twenty-refused-no-entry-hex = The path must start with the entry hex.
twenty-refused-wrong-entry = { $unit } cannot enter at { $hex }.
twenty-refused-entry-held = { $hex } is enemy-occupied or in an enemy zone of control.
twenty-refused-broken-path = { $hex } is not adjacent to the hex before it, or is in the path twice.
twenty-refused-zone-at-night = { $hex } is in an enemy zone of control, and it is night.
twenty-refused-routed-zone = { $unit } is Routed, and { $hex } is in an enemy zone of control.
twenty-refused-zone-stops = { $unit } must stop in { $hex }, which is in an enemy zone of control.
twenty-refused-zone-stops-advance = { $hex } is in an enemy zone of control, so the advance must stop there.
twenty-refused-friend-there = { $hex } holds a friendly unit.
twenty-refused-friend-there-named = { $unit } is already in { $hex }.
twenty-refused-enemy-there = An enemy unit is in { $hex }.
twenty-refused-garrison-there = A garrison holds { $hex }.
twenty-refused-garrison-there-attackers = Only attackers can enter { $hex } and remove its garrison.
twenty-refused-closed = There is no bridge to { $hex }.
twenty-refused-no-forced-march-routed = { $unit } cannot make a Forced March: it is Routed.
twenty-refused-no-forced-march-in-zone = { $unit } cannot make a Forced March: it is in an enemy zone of control.
twenty-refused-no-forced-march-card = { $unit } cannot make a Forced March: a card forbids it.
twenty-refused-needless-march = { $unit } does not need a Forced March to get there.
twenty-refused-last-point-march = You cannot pay for a Forced March with the last point of Morale.
twenty-refused-last-point-rally = You cannot pay for a rally with the last point of Morale.
twenty-refused-last-point-reserves = You cannot pay for reserves with the last point of Morale.
twenty-refused-too-far = The path costs { $cost } movement points, and { $unit } has { $left }.
twenty-refused-no-pontoon-built = { $unit } cannot build the pontoon: the pontoon is already built.
twenty-refused-no-pontoon-infantry = { $unit } cannot build the pontoon: only French infantry that is not Routed can build it.
twenty-refused-no-pontoon-moved = { $unit } cannot build the pontoon: the unit has already moved.
twenty-refused-no-pontoon-site = { $unit } cannot build the pontoon: the pontoon cannot be built here.
twenty-refused-wet = A pontoon cannot be built in a Downpour or in Mud.
twenty-refused-no-meissen = { $unit } cannot go to Meissen.
twenty-refused-cannot-be-held-off-map = { $unit } cannot be held: it is not on the map.
twenty-refused-cannot-be-held-elite = { $unit } cannot be held: it is Elite.
twenty-refused-cannot-be-held-in-zone = { $unit } cannot be held: it is in your zone of control.
twenty-refused-cannot-be-provoked = { $unit } cannot be moved to { $hex }.
twenty-refused-cannot-rally = { $unit } is neither Broken nor Routed outside enemy zones of control.
twenty-refused-cannot-react = { $unit } is Routed, has acted, or cannot react.
twenty-refused-cannot-charge-from = { $unit } cannot charge from { $hex }.
twenty-refused-not-in-contact = { $unit } is not in contact with every defender.
twenty-refused-not-in-contact-hex = { $unit } is not in contact with { $hex }.
twenty-refused-no-use = Reserves would change nothing here.
twenty-refused-no-use-none = No reserves can be committed here.
twenty-refused-not-locked = { $unit } is not in an enemy zone of control.
twenty-refused-held-by-cavalry = { $unit } is held by enemy cavalry.
twenty-refused-cannot-reach = { $unit } cannot disengage to { $hex }.
twenty-refused-cannot-penetrate = { $unit } cannot penetrate to { $hex }.
twenty-refused-cannot-follow = { $unit } cannot follow up into that hex.
twenty-refused-fights-twice = { $unit } is already in another battle.
twenty-refused-fights-twice-garrison = The garrison of { $hex } is already in another battle.
twenty-refused-must-attack = { $unit } is in an enemy zone of control and must attack.
twenty-refused-must-be-attacked = { $unit } is in contact and must be attacked.
twenty-refused-must-be-attacked-garrison = The garrison of { $hex } is in contact and must be attacked.
twenty-refused-routed-attacker = { $unit } is Routed and cannot attack.
twenty-refused-empty-battle = A battle needs an attacker and a defender.
twenty-refused-wrong-losses = Choose units that reach the defenders' printed strength, with none to spare.
twenty-refused-not-retreating = Another unit must retreat before { $unit }.
twenty-refused-wrong-line = { $unit } cannot retreat towards that line of communications.
twenty-refused-wrong-hex = { $unit } can still retreat, so it does not break.
twenty-refused-wrong-hex-better = { $unit } must retreat into a better hex than { $hex }.
twenty-refused-barred = { $unit } cannot retreat into { $hex }.
twenty-refused-no-way = { $hex } is not adjacent to the unit.
twenty-refused-may-not-advance = { $unit } cannot advance after this battle.
twenty-refused-off-the-path = { $hex } is not on a path of retreat of the losers.
twenty-refused-not-broken = { $unit } is not a Broken unit of your army.
twenty-refused-named-twice = You can pay only once for a unit.
twenty-refused-no-plan = This battle has no sealed plan.
twenty-refused-wrong-count = A plan has a commitment for each marker and each piece.
twenty-refused-wrong-count-salts = Every commitment needs its own random bytes.
twenty-refused-wrong-count-open = Open exactly the seals that are due.
twenty-refused-no-content = The sealed content is neither a marker nor a piece.
twenty-refused-no-seal = That does not match any seal of this match.
twenty-refused-unreadable = The sealed content is not valid.
twenty-refused-empty-stack = Each area needs a stack, and no stack can be empty.
twenty-refused-wrong-heights = Every piece except the one at Meissen must be in a stack.
twenty-refused-wrong-markers = Each stack needs exactly one marker.
twenty-refused-wrong-piece = Every piece of the pool must be in exactly one place.
twenty-refused-wrong-piece-dummies = The plan has too many dummies.
twenty-refused-wrong-meissen = Meissen must hold its one named unit or a dummy.
twenty-refused-guard-apart = All Guard units must be in one stack.
twenty-refused-no-such-plan-markers = Each marker brings one stack, and each stack has one marker.
twenty-refused-no-such-plan-guard = All Guard units must be in one stack.
twenty-refused-no-such-plan-stacks = No stack can be left empty, and Meissen needs its piece.
twenty-refused-no-such-plan-pieces = Every piece must be in a stack, except its own unit or a dummy at Meissen.

## Words on buttons: the label, the heading above it (under) and the hint (hint)

twenty-word-build = Build the pontoon
    .hint = The unit crosses, and the bridge stays [6.9].
twenty-word-disengage = Disengage
    .under = Reaction
    .hint = It leaves the enemy; one enemy unit may follow [8.3].
twenty-word-penetrate = Penetrate
    .under = Reaction
    .hint = It moves one hex along the enemy's line [16.2].
twenty-word-reserves = Commit reserves
    .hint = A point of Morale shifts the column by one [9.5.1].
twenty-word-marker-1 = First marker
    .under = When stacks come
    .hint = Revealed on the first marker turn.
twenty-word-marker-2 = Second marker
    .under = When stacks come
    .hint = Revealed on the second marker turn.
twenty-word-marker-3 = Third marker
    .under = When stacks come
    .hint = Revealed on the third marker turn.
twenty-word-marker-4 = Fourth marker
    .under = When stacks come
    .hint = Revealed on the fourth marker turn.
twenty-word-routed = Routed
    .under = The corps is
    .hint = Routed or not.
twenty-word-broken = Broken
    .under = The corps is
    .hint = It is in the Broken box.
twenty-word-lost = Lost
    .under = The corps is
    .hint = It is destroyed.
twenty-word-morale-of-the-first = Morale of the Allies
    .hint = At 0 a side has lost.
twenty-word-morale-of-the-second = Morale of the French
    .hint = At 0 a side has lost.

## Rule tips. The end of an id is the number of the rule.

twenty-rule-2-1 = A hex number names its row, then its column; hexsides can carry rivers, bridges and ditches.
twenty-rule-2-3 = Only one unit can be in a hex; garrisons do not count.
twenty-rule-3-1 = A match begins with the printed set-up, the Allies to move.
twenty-rule-3-2 = From turn 6 a die of 5 or 6 brings Klenau, who enters in the west or goes to Meissen.
twenty-rule-4-1 = In each turn the Allies play first, then the French: card, movement, enemy reaction, battles.
twenty-rule-5-0 = Both players draw from one deck of twelve cards.
twenty-rule-5-1 = The weather of each turn is printed on the turn track.
twenty-rule-5-1-1 = Rain takes a point from infantry in combat; a downpour also makes the ground wet.
twenty-rule-5-2 = Once, the French can send extra horses: for a day mud does not slow their infantry.
twenty-rule-5-3-1 = Card 1 reverses the weather trend.
twenty-rule-5-3-2 = Card 2 lets cavalry move one hex farther.
twenty-rule-5-3-3 = Card 3 lets a Routed unit recover, or a Broken one roll to return.
twenty-rule-5-3-4 = Card 4 makes the next reserves free.
twenty-rule-5-3-5 = Card 5 makes one attack of the Old Guard free.
twenty-rule-5-3-6 = Card 6 makes the corps of one Allied nation move a hex less.
twenty-rule-5-3-7 = Card 7 holds one unit in its hex.
twenty-rule-5-3-8 = Card 8 makes two Forced Marches free.
twenty-rule-5-3-9 = Card 9 stops guns from counting double.
twenty-rule-5-3-10 = Card 10 lets the opponent move one of your cavalry units a hex towards the enemy.
twenty-rule-5-3-11 = Card 11 rolls a die for news that changes Morale.
twenty-rule-5-3-12 = Card 12 returns all cards to the deck.
twenty-rule-6-1 = Each unit moves once in a phase, hex by hex.
twenty-rule-6-2 = A path costs no more than the movement allowance; one hex is always allowed.
twenty-rule-6-3 = A hex costs movement points by its ground and the hexside crossed; by road it costs one.
twenty-rule-6-4 = A unit cannot enter an enemy's hex.
twenty-rule-6-5 = A unit can move through friendly units, but not end its move with one.
twenty-rule-6-6 = A unit cannot cross a closed hexside.
twenty-rule-6-7 = A move by road alone goes one hex farther.
twenty-rule-6-8 = A Forced March goes one hex farther and costs a point of Morale.
twenty-rule-6-9 = A French unit at Pirna can build a pontoon over the Elbe once.
twenty-rule-6-10 = The Landgraben hinders movement and helps a defender only on wet ground.
twenty-rule-7-1 = The hexes around a unit that is not Routed are its zone of control, except over closed hexsides.
twenty-rule-7-2 = A unit must stop in the first enemy zone of control it enters.
twenty-rule-7-3 = By day a unit in an enemy zone of control cannot move.
twenty-rule-7-4 = A Routed unit cannot enter an enemy zone of control.
twenty-rule-8-1 = After the enemy has moved, your cavalry may react.
twenty-rule-8-2 = Reacting cavalry may attack one enemy unit, with a point more than its strength.
twenty-rule-8-3 = Reacting cavalry may disengage if no enemy cavalry is adjacent.
twenty-rule-8-4 = One enemy unit may follow into the hex that a disengaging unit left.
twenty-rule-9-1-1 = A unit in an enemy zone of control must attack.
twenty-rule-9-1-2 = Every enemy unit in contact must be attacked.
twenty-rule-9-2-1 = All battles of a phase are declared at once.
twenty-rule-9-2-2 = In a battle every attacker must be adjacent to every defender.
twenty-rule-9-2-3 = The attacker chooses the order of the battles.
twenty-rule-9-3 = A unit fights in one battle of a phase.
twenty-rule-9-4 = Ground and hexsides add to the defence.
twenty-rule-9-4-5 = Attacking guns count double on dry ground; Routed units count half.
twenty-rule-9-5 = The differential is the attack less the defence.
twenty-rule-9-5-1 = Each side can pay a point of Morale to shift the column by one.
twenty-rule-9-5-2 = A Guard unit that attacks costs a point of Morale, and another if it fails.
twenty-rule-9-6 = A battle is one die on the results table, in the column of the differential.
twenty-rule-9-6-1 = On N nothing happens.
twenty-rule-9-6-2 = A unit that withdraws retreats one hex.
twenty-rule-9-6-3 = Each unit that routs rolls a die for how far it retreats.
twenty-rule-9-6-4 = A result of B breaks the units in their hexes.
twenty-rule-9-6-5 = Attackers can advance into the hex of a garrison that is beaten.
twenty-rule-9-6-6 = In an exchange both sides break units.
twenty-rule-9-7-1 = A routing unit retreats as far as its die says: two hexes less if Elite, less still in a fort.
twenty-rule-9-7-2 = A Routed unit has half its strength and no zone of control, and cannot attack.
twenty-rule-9-8-1 = Units retreat one at a time, in the order their owner chooses.
twenty-rule-9-8-2 = A retreat cannot enter enemy hexes or cross closed hexsides.
twenty-rule-9-8-4 = A retreat into an enemy zone or over a bridge needs a die: on 1 to 3 the unit breaks.
twenty-rule-9-8-5 = A retreat that would end with a friendly unit goes on past it.
twenty-rule-9-8-6 = A retreat leads towards a line of communications.
twenty-rule-9-8-7 = A unit that cannot retreat breaks.
twenty-rule-9-9-1 = A retreat leaves a path that the winners can follow.
twenty-rule-9-9-2 = Winners may advance along the path of the beaten units; guns may not.
twenty-rule-9-10 = A garrison defends its hex, and falls only if an attacker advances into it.
twenty-rule-9-10-1 = A garrison of a post that falls is destroyed.
twenty-rule-9-10-2 = A city garrison returns when Allied units leave its hex, until the whole city has fallen.
twenty-rule-9-11 = The bridges of the city need no hazard die.
twenty-rule-10-1 = At night Routed units that are in no enemy zone of control recover.
twenty-rule-10-2 = At night each Broken unit rolls: it returns on 5+ and is destroyed on 1 or 2.
twenty-rule-10-3 = Units that return enter at a line of communications.
twenty-rule-11-1 = Reinforcements are due from their printed turn on.
twenty-rule-11-2 = A reinforcement enters at a hex of its area and pays for that hex.
twenty-rule-11-3 = A reinforcement cannot enter an enemy's hex, and by night no enemy zone of control.
twenty-rule-11-5 = The first unit that enters by an area makes its line of communications active.
twenty-rule-12-1 = Army Morale says how much each army can still bear.
twenty-rule-12-2 = A unit that breaks costs its side a point of Morale and gives the enemy one.
twenty-rule-12-3 = The last point of Morale cannot be spent.
twenty-rule-12-4 = Changes of Morale at one moment are added up; a side at 0 loses.
twenty-rule-12-7 = Allied units in Dresden at the end of a French turn cost the French Morale.
twenty-rule-13 = A day turn without a battle or a unit in an enemy zone gains a point of Morale, once a day.
twenty-rule-14-1 = At night no unit can enter an enemy zone of control, and there are no battles.
twenty-rule-14-2 = At night a side gains a point of Morale, and loses one for each line or objective the enemy holds.
twenty-rule-14-3 = After the French night the deck is made whole, and after the last night the match ends.
twenty-rule-15-1 = A side whose Morale is 0 loses at once.
twenty-rule-15-2 = After the last turn the side with more Morale wins.
twenty-rule-15-3 = A player whose sealed plan is not legal loses.
twenty-rule-16-2 = Reacting cavalry can move one hex along the enemy's line.
twenty-rule-16-3-1 = Guns behind an attacker can support it.
twenty-rule-16-3-2 = Guns can attack over a closed hexside without being hit by the result.
twenty-rule-16-8 = With variable weather a die changes the weather every turn.
twenty-rule-16-8-1 = Card 1 reverses the trend of the weather.
twenty-rule-16-8-2 = A storm leaves mud for a turn or two.
twenty-rule-16-8-3 = Mud alone does not weaken units in combat.
twenty-rule-16-9 = Light infantry can disengage as cavalry does.
twenty-rule-17-1-1 = Before the first turn the French seal a plan for their ten corps.
twenty-rule-17-1-1a = The plan has three stacks, and none of them is empty.
twenty-rule-17-1-1b = The plan says which stack arrives on which marker turn.
twenty-rule-17-1-1c = Every piece of the plan is in one place.
twenty-rule-17-1-1d = All Guard units of the plan are in one stack.
twenty-rule-17-1-2 = An opened marker brings its stack: each turn a die roll decides how many pieces arrive.
twenty-rule-17-1-3 = At the end of the match the whole plan is opened and checked.

## The cards of the guided first game: the heading, the act (act) and its reason (why)

twenty-card-dresden-26-august = Dresden, 26 August
    .act = You lead the Allies: Austrians in light grey, Prussians in dark grey, Russians in green. The French, in blue, hold Dresden. Your corps are lit. Drag the map, turn the wheel, then continue.
    .why = Each side has one number, Army Morale, at the top of the panel. A side at 0 loses at once; after the last turn the higher number wins. A corps that breaks costs its side a point and gives the enemy one.
twenty-card-march = March
    .act = Click one of your corps: the hexes it can reach light up. Then click one of them. If you like where all corps are, press End movement.
    .why = On a counter the left number is the strength, the right one the movement points. A march by road alone goes one hex farther. A hex marked -1 is a forced march: it costs a point of Army Morale.
twenty-card-next-to-the-enemy = Next to the enemy
    .act = The six hexes around a corps are its zone of control. A corps that enters an enemy zone stops there, and must attack in your combat phase. Look at your corps, then continue.
    .why = By day it cannot march out of such a hex again. So go next to the enemy only where you want to fight, with several corps against one.
twenty-card-how-is-it-going = How is it going?
    .act = Look at the Army Morale of both sides at the top of the panel. The lit hexes are what both sides want. Then continue.
    .why = A broken corps, a forced march, reserves and an attack of the Old Guard each cost a point. At night a side gains one, and loses one for each objective or line of communications that the enemy holds.
twenty-card-finish-your-march = Finish your march
    .act = Move the other corps that you want to move. Then press End movement; if corps have not moved, it asks you to press again.
    .why = Each corps moves once in a turn. Undo takes a march back until a die is rolled. Next the French cavalry may react to your march, and then your battles are fought. At night there are none.
twenty-card-the-enemy-has-moved = The enemy has moved
    .act = Click one of your lit cavalry corps: the panel says whether it can charge or disengage. Or press End reaction.
    .why = A charge is an attack on one enemy, with a point more than the strength. A corps that disengages goes away from the enemy, before the enemy attacks. It is your only decision in their turn before the battles.
twenty-card-they-follow-or-you-do = They follow, or you do
    .act = An enemy has gone away from your corps. Click a corps to follow into the hex, or press No follow-up.
    .why = A corps that follows stays in contact, and then it must fight.
twenty-card-corps-in-contact-must-fight = Corps in contact must fight
    .act = Click one of the suggestions in the panel. Or click the corps that attack together, then the enemy they attack. You declare all battles before the first one is fought.
    .why = A corps in an enemy zone must attack, and each enemy that is next to you must be attacked. Every attacker of a battle must be next to every defender of it, and no corps fights twice.
twenty-card-read-the-odds = Read the odds
    .act = The first line of the panel says how the battle can end, and how likely each end is. Click another corps to add it, or press the blue button.
    .why = The attackers' strength less the defenders' and their ground is the column on which a die is read. A town, a height or a stream helps the defender.
twenty-card-weigh-the-battle = Weigh the battle
    .act = Click a battle that you declared, and read in the panel how it can end. Then press Fight.
    .why = Reserves shift the column by one and cost a point of Army Morale. You decide first, and the enemy after you.
twenty-card-you-are-attacked = You are attacked
    .act = Press Commit reserves, or Hold them back. The panel says how the battle can end with them and without.
    .why = Reserves shift the column by one for you. They cost a point of Army Morale, so use them where a corps would break.
twenty-card-an-exchange = An exchange
    .act = Both sides lose. Click the corps of yours that break, or a suggestion in the panel. Then press the blue button.
    .why = A broken corps leaves the map. Each night a die decides whether it returns.
twenty-card-back-towards-a-line = Back towards a line
    .act = Click the beaten corps, then one of the hexes to which the arrows point.
    .why = A retreat leads towards a line of communications, marked with a flag. A step next to an enemy or over a bridge needs a hazard die: on 1 to 3 the corps breaks. A corps that cannot retreat breaks, too.
twenty-card-follow-them = Follow them
    .act = Click a corps that has won, then a lit hex on the path of the beaten. When you are done, press No more advances.
    .why = This is how Dresden falls: a garrison falls only to a corps that advances into its hex.
twenty-card-broken-corps-at-night = Broken corps at night
    .act = Click a corps to pay a point of Army Morale for a better die, if you like. Then press the blue button.
    .why = The program rolls a die for each broken corps, and the panel says how each can end. A corps that returns can enter again at a line of communications.
twenty-card-your-card-lets-you-act = Your card lets you act
    .act = Each side draws a card at the start of its turn. The blue line in the panel says what yours allows. Click a lit unit, and answer in the panel.
    .why = All twelve cards come once before the deck is mixed again, after the French night.
twenty-card-the-french-turn = The French turn
    .act = Watch them march and attack. You are asked when your cavalry can react, and when a corps of yours is attacked.
    .why = The log on the right shows every roll and its result. Click a line to see the place.
twenty-card-the-battle-is-over = The battle is over
    .act = That was a whole battle. The panel says how it ended; Replays shows it once more.
    .why = The Königstein battles come next: the same rules, with fewer corps and more room.
twenty-card-your-movement = Your movement
    .act = Click a corps, then a lit hex. Press End movement when you are done. N takes you to the next corps.
    .why = Think of the battles that follow: which enemy can several of your corps reach together?
twenty-card-your-decision = Your decision
    .act = The blue line in the panel says what you must decide. The choices are below it.
    .why = The battle continues as soon as you have chosen.
twenty-card-one-moment = One moment
    .act = The French move, or the program rolls dice.
    .why = Look around the map and read the log meanwhile.

## Names of phases by their English names

twenty-phase-events = events
twenty-phase-arrivals = arrivals
twenty-phase-movement = movement
twenty-phase-reaction = reaction
twenty-phase-combat = combat
twenty-phase-night = night
twenty-phase-end-of-turn = end of turn
twenty-phase-sealed-plan = sealed plan

## Optional rules: the name, its subject in the match settings (about), the settings with it (on) and without it (off)

twenty-option-variable-weather = Variable weather [16.8]
    .hint = A die each turn moves the weather; storms leave mud
    .about = Weather
    .on = Weather by the die [16.8].
    .off = Weather as printed.
twenty-option-cavalry-penetration = Cavalry penetration [16.2]
    .hint = Cavalry in contact may slide along the enemy's line
    .about = Cavalry
    .on = Cavalry may penetrate [16.2].
    .off = No cavalry penetration.
twenty-option-artillery-support = Artillery support [16.3]
    .hint = Guns behind the line help a defence, and fire over rivers
    .about = Artillery
    .on = Guns support and bombard [16.3].
    .off = No artillery support.
twenty-option-no-light-infantry = No light infantry [16.9]
    .hint = Light infantry does not disengage like cavalry
    .about = Light infantry
    .on = Light infantry stays in contact.
    .off = Light infantry may disengage [16.9].

## Numbers that a replay draws and a report counts: the title, the name on a button (short), the meaning, the head of a column (column)

twenty-figure-morale = Army Morale
    .short = Morale
    .meaning = At 0 a side has lost; at the end the higher wins.
    .column = morale
twenty-figure-out = Strength broken or lost
    .short = Broken
    .meaning = Printed strength of Broken or destroyed units.
    .column = out
twenty-figure-routed = Units routed
    .short = Routed
    .meaning = Routed units on the map.
    .column = routed

## Results of fights by their English words, and what a table says for it (short)

twenty-came-attackers-break = attackers break
twenty-came-attackers-rout = attackers rout
twenty-came-attackers-withdraw = attackers withdraw
twenty-came-nothing-happens = nothing happens
twenty-came-defenders-withdraw = defenders withdraw
twenty-came-defenders-rout = defenders rout
twenty-came-defenders-break = defenders break
twenty-came-exchange = exchange

## Titles of charts by their English titles

twenty-tab-results = Results
twenty-tab-terrain = Terrain
twenty-tab-cards = Cards
twenty-tab-forces = Forces
twenty-tab-arrivals = Arrivals

## What a player lays over the board and takes away again

twenty-layer-zones = Zones of control
## Battles: title and summary are those of scenario.toml, the history that of history.toml

twenty-scenario-dresden20 = Dresden 20: the two days
    .summary =
        26 August 1813, morning. Three monarchs have brought an army to the heights south of Dresden, and one corps stands between them and the city. By noon the Guard is on the bridges, and Napoleon with it.

        A corps is one counter, a turn some three hours, and each side has one number to live by: Army Morale. Broken corps, forced marches, reserves and Guard attacks all cost Morale. Ten turns. A side at 0 loses at once; at the end the higher Morale wins.
    .history = Napoleon won at Dresden: he held the city on the first evening, broke the Allied left on the second day in the rain, and lost the fruits of it at Kulm.

twenty-scenario-dresden20-koenigstein = Dresden 20: the Königstein manoeuvre
    .summary =
        25 August 1813. What if Napoleon had not marched to Dresden himself, but over the Elbe at Königstein, into the rear of the Allied army? St. Cyr holds the city alone; all other corps are a secret.

        The French seal a plan before the first turn: which corps come where, in which order and when, and what waits at Meissen. Three of the pieces are dummies. The program opens the seals one by one as the columns arrive. Fifteen turns.
    .history = It never came to it: Napoleon marched to Dresden himself, and only Vandamme crossed at Königstein.

## How sure their maps are

twenty-sureness-dresden20 = Map and counters of the printed game were not available to us. The grid follows from the hexes that its rules name; the ground is our reconstruction at 1,640 m a hex.
    .sure =
        Names, set-up hexes and turns of arrival of the historical battle, Army Morale at its start, the four garrisons.
        The lines of communications of the French, the Dresden bridges, the places for the pontoon.
        Columns of the results table, the price of the Guard, of reserves and of Forced Marches.
    .fair =
        The Elbe and its three tributaries, towns, roads, the direction and scale of the map.
        Movement allowances, the cells of the results table, what woods, rough ground and forts do.
    .guessed =
        Strengths of all corps, the event cards but one, printed weather, faces of rally and arrival dice.
        Single woods and hills, the Allied lines of communications, and the whole set-up of the Königstein manoeuvre.

## Texts of the files: effects of cards by their English titles, corps and posts by their English words

twenty-effect-a-change-in-the-weather = With variable weather (16.8) the trend is reversed. Without it nothing happens.
twenty-effect-cavalry-in-hand = Your cavalry has 1 more movement point in this Movement phase.
twenty-effect-colours-rallied = You may rally one Routed unit that is in no enemy zone of control, or roll once for one Broken unit (10.2) without paying, or do neither.
twenty-effect-fresh-reserves = Your first reserves in a battle of this player turn are free.
twenty-effect-the-emperor-is-here = Until the next night turn begins, the first battle in which the Old Guard attacks costs the French no Morale, won or lost.
twenty-effect-three-monarchs-three-plans = One die: on 1-2 Russian, on 3-4 Prussian, on 5-6 Austrian units have 1 movement point less and no Forced March in the Allied Movement phase (the next one if the French drew the card).
twenty-effect-orders-astray = Your opponent chooses one of your units on the map that is not Elite and in no enemy zone of control. It cannot move in this Movement phase.
twenty-effect-hard-marching = Your first two Forced Marches in this Movement phase are free.
twenty-effect-empty-caissons = Your artillery is not doubled in this player turn.
twenty-effect-hot-blood = By day only: your opponent moves one of your cavalry units, not Routed and in no enemy zone of control, one hex nearer to its nearest enemy. That is its move.
twenty-effect-news-from-the-other-fronts = One die: on 1-2 you lose 1 Morale, on 3-4 nothing happens, on 5-6 you gain 1 Morale.
twenty-effect-watch-and-wait = Nothing happens. All twelve cards go back into the deck at once.
twenty-formation-xiv-corps-gouvion-saint-cyr = XIV Corps, Gouvion Saint-Cyr
twenty-formation-old-guard = Old Guard
twenty-formation-guard-cavalry-nansouty = Guard Cavalry, Nansouty
twenty-formation-guard-and-reserve-artillery = Guard and reserve artillery
twenty-formation-young-guard-mortier-and-ney = Young Guard, Mortier and Ney
twenty-formation-i-cavalry-corps-latour-maubourg-under-murat = I Cavalry Corps, Latour-Maubourg, under Murat
twenty-formation-ii-corps-victor = II Corps, Victor
twenty-formation-vi-corps-marmont = VI Corps, Marmont
twenty-formation-i-corps-vandamme = I Corps, Vandamme
twenty-formation-corbineau-s-light-cavalry = Corbineau's light cavalry
twenty-formation-v-cavalry-corps-l-heritier = V Cavalry Corps, L'Heritier
twenty-formation-gorchakov-of-wittgenstein-s-wing = Gorchakov, of Wittgenstein's wing
twenty-formation-eugen-of-wuerttemberg = Eugen of Wuerttemberg
twenty-formation-grenadiers-raevsky = Grenadiers, Raevsky
twenty-formation-cavalry-with-eugen = cavalry with Eugen
twenty-formation-russian-reserve-cavalry = Russian reserve cavalry
twenty-formation-prussian-ii-corps-kleist = Prussian II Corps, Kleist
twenty-formation-left-wing = left wing
twenty-formation-1st-light-division-moritz-liechtenstein = 1st Light Division, Moritz Liechtenstein
twenty-formation-austrian-cuirassiers = Austrian cuirassiers
twenty-formation-allied-reserve-artillery = Allied reserve artillery
twenty-formation-guard-and-reserve-russian-guard-austrian-grenadiers = Guard and Reserve: Russian Guard, Austrian grenadiers
twenty-post-dresden-old-town = Dresden, old town
twenty-post-dresden-pirna-suburb = Dresden, Pirna suburb
