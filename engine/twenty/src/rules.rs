//! The numbers of the rules that refusals, events and rolls name.

use engine::rule::Rule;

macro_rules! rules {
    ($($name:ident = $number:literal, $what:literal;)*) => {
        $(#[doc = $what] pub const $name: Rule = Rule::new($number);)*
        /// Every numbered case of the page that the code names, with its thought.
        pub const ALL: &[(Rule, &str)] = &[$((Rule::new($number), $what)),*];
    };
}

rules! {
    BOARD = "2.1", "A hex number names its row, then its column; hexsides can carry rivers, bridges and ditches.";
    STACKING = "2.3", "Only one unit can be in a hex; garrisons do not count.";
    SET_UP = "3.1", "A match begins with the printed set-up, the Allies to move.";
    LATE_CORPS = "3.2", "From turn 6 a die of 5 or 6 brings Klenau, who enters in the west or goes to Meissen.";
    SEQUENCE = "4.1", "In each turn the Allies play first, then the French: card, movement, enemy reaction, battles.";
    DECK = "5.0", "Both players draw from one deck of twelve cards.";
    WEATHER = "5.1", "The weather of each turn is printed on the turn track.";
    WEATHER_EFFECTS = "5.1.1", "Rain takes a point from infantry in combat; a downpour also makes the ground wet.";
    EXTRA_HORSES = "5.2", "Once, the French can send extra horses: for a day mud does not slow their infantry.";
    CARD_1 = "5.3.1", "Card 1 reverses the weather trend.";
    CARD_2 = "5.3.2", "Card 2 lets cavalry move one hex farther.";
    CARD_3 = "5.3.3", "Card 3 lets a Routed unit recover, or a Broken one roll to return.";
    CARD_4 = "5.3.4", "Card 4 makes the next reserves free.";
    CARD_5 = "5.3.5", "Card 5 makes one attack of the Old Guard free.";
    CARD_6 = "5.3.6", "Card 6 makes the corps of one Allied nation move a hex less.";
    CARD_7 = "5.3.7", "Card 7 holds one unit in its hex.";
    CARD_8 = "5.3.8", "Card 8 makes two Forced Marches free.";
    CARD_9 = "5.3.9", "Card 9 stops guns from counting double.";
    CARD_10 = "5.3.10", "Card 10 lets the opponent move one of your cavalry units a hex towards the enemy.";
    CARD_11 = "5.3.11", "Card 11 rolls a die for news that changes Morale.";
    CARD_12 = "5.3.12", "Card 12 returns all cards to the deck.";
    MOVE = "6.1", "Each unit moves once in a phase, hex by hex.";
    ALLOWANCE = "6.2", "A path costs no more than the movement allowance; one hex is always allowed.";
    COST = "6.3", "A hex costs movement points by its ground and the hexside crossed; by road it costs one.";
    ENEMY_HEX = "6.4", "A unit cannot enter an enemy's hex.";
    FRIENDS = "6.5", "A unit can move through friendly units, but not end its move with one.";
    CLOSED = "6.6", "A unit cannot cross a closed hexside.";
    ROAD_BONUS = "6.7", "A move by road alone goes one hex farther.";
    FORCED_MARCH = "6.8", "A Forced March goes one hex farther and costs a point of Morale.";
    PONTOON = "6.9", "A French unit at Pirna can build a pontoon over the Elbe once.";
    LANDGRABEN = "6.10", "The Landgraben hinders movement and helps a defender only on wet ground.";
    ZONES = "7.1", "The hexes around a unit that is not Routed are its zone of control, except over closed hexsides.";
    ZONE_STOPS = "7.2", "A unit must stop in the first enemy zone of control it enters.";
    LOCKED = "7.3", "By day a unit in an enemy zone of control cannot move.";
    ROUTED_ZONE = "7.4", "A Routed unit cannot enter an enemy zone of control.";
    REACTION = "8.1", "After the enemy has moved, your cavalry may react.";
    COUNTERCHARGE = "8.2", "Reacting cavalry may attack one enemy unit, with a point more than its strength.";
    DISENGAGEMENT = "8.3", "Reacting cavalry may disengage if no enemy cavalry is adjacent.";
    FOLLOW_UP = "8.4", "One enemy unit may follow into the hex that a disengaging unit left.";
    MUST_ATTACK = "9.1.1", "A unit in an enemy zone of control must attack.";
    MUST_BE_ATTACKED = "9.1.2", "Every enemy unit in contact must be attacked.";
    DECLARATION = "9.2.1", "All battles of a phase are declared at once.";
    ALL_IN_CONTACT = "9.2.2", "In a battle every attacker must be adjacent to every defender.";
    ORDER = "9.2.3", "The attacker chooses the order of the battles.";
    UNITY = "9.3", "A unit fights in one battle of a phase.";
    TERRAIN = "9.4", "Ground and hexsides add to the defence.";
    STRENGTH = "9.4.5", "Attacking guns count double on dry ground; Routed units count half.";
    DIFFERENTIAL = "9.5", "The differential is the attack less the defence.";
    RESERVES = "9.5.1", "Each side can pay a point of Morale to shift the column by one.";
    GUARD = "9.5.2", "A Guard unit that attacks costs a point of Morale, and another if it fails.";
    RESULTS = "9.6", "A battle is one die on the results table, in the column of the differential.";
    NOTHING = "9.6.1", "On N nothing happens.";
    WITHDRAW = "9.6.2", "A unit that withdraws retreats one hex.";
    ROUT_DICE = "9.6.3", "Each unit that routs rolls a die for how far it retreats.";
    BREAK = "9.6.4", "A result of B breaks the units in their hexes.";
    BEATEN = "9.6.5", "Attackers can advance into the hex of a garrison that is beaten.";
    EXCHANGE = "9.6.6", "In an exchange both sides break units.";
    ROUT = "9.7.1", "A routing unit retreats as far as its die says: two hexes less if Elite, less still in a fort.";
    ROUTED = "9.7.2", "A Routed unit has half its strength and no zone of control, and cannot attack.";
    RETREAT_ORDER = "9.8.1", "Units retreat one at a time, in the order their owner chooses.";
    RETREAT_BARS = "9.8.2", "A retreat cannot enter enemy hexes or cross closed hexsides.";
    HAZARDS = "9.8.4", "A retreat into an enemy zone or over a bridge needs a die: on 1 to 3 the unit breaks.";
    RETREAT_FRIENDS = "9.8.5", "A retreat that would end with a friendly unit goes on past it.";
    DIRECTION = "9.8.6", "A retreat leads towards a line of communications.";
    NO_WAY = "9.8.7", "A unit that cannot retreat breaks.";
    TRAIL = "9.9.1", "A retreat leaves a path that the winners can follow.";
    ADVANCE = "9.9.2", "Winners may advance along the path of the beaten units; guns may not.";
    GARRISONS = "9.10", "A garrison defends its hex, and falls only if an attacker advances into it.";
    POSTS = "9.10.1", "A garrison of a post that falls is destroyed.";
    CITY = "9.10.2", "A city garrison returns when Allied units leave its hex, until the whole city has fallen.";
    CITY_BRIDGES = "9.11", "The bridges of the city need no hazard die.";
    RECOVERY = "10.1", "At night Routed units that are in no enemy zone of control recover.";
    RALLY = "10.2", "At night each Broken unit rolls: it returns on 5+ and is destroyed on 1 or 2.";
    RETURN = "10.3", "Units that return enter at a line of communications.";
    DUE = "11.1", "Reinforcements are due from their printed turn on.";
    ENTRY = "11.2", "A reinforcement enters at a hex of its area and pays for that hex.";
    ENTRY_BARS = "11.3", "A reinforcement cannot enter an enemy's hex, and by night no enemy zone of control.";
    AREAS = "11.5", "The first unit that enters by an area makes its line of communications active.";
    MORALE = "12.1", "Army Morale says how much each army can still bear.";
    CHANGES = "12.2", "A unit that breaks costs its side a point of Morale and gives the enemy one.";
    VOLUNTARY = "12.3", "The last point of Morale cannot be spent.";
    MOMENT = "12.4", "Changes of Morale at one moment are added up; a side at 0 loses.";
    CATASTROPHE = "12.7", "Allied units in Dresden at the end of a French turn cost the French Morale.";
    LULL = "13", "A day turn without a battle or a unit in an enemy zone gains a point of Morale, once a day.";
    NIGHT_MOVES = "14.1", "At night no unit can enter an enemy zone of control, and there are no battles.";
    NIGHT = "14.2", "At night a side gains a point of Morale, and loses one for each line or objective the enemy holds.";
    LAST_NIGHT = "14.3", "After the French night the deck is made whole, and after the last night the match ends.";
    COLLAPSE = "15.1", "A side whose Morale is 0 loses at once.";
    POINTS = "15.2", "After the last turn the side with more Morale wins.";
    BAD_PLAN = "15.3", "A player whose sealed plan is not legal loses.";
    PENETRATION = "16.2", "Reacting cavalry can move one hex along the enemy's line.";
    SUPPORT = "16.3.1", "Guns behind an attacker can support it.";
    BOMBARDMENT = "16.3.2", "Guns can attack over a closed hexside without being hit by the result.";
    VARIABLE_WEATHER = "16.8", "With variable weather a die changes the weather every turn.";
    TREND = "16.8.1", "Card 1 reverses the trend of the weather.";
    MUD = "16.8.2", "A storm leaves mud for a turn or two.";
    MUD_STRENGTH = "16.8.3", "Mud alone does not weaken units in combat.";
    LIGHT = "16.9", "Light infantry can disengage as cavalry does.";
    PLAN = "17.1.1", "Before the first turn the French seal a plan for their ten corps.";
    PLAN_STACKS = "17.1.1a", "The plan has three stacks, and none of them is empty.";
    PLAN_MARKERS = "17.1.1b", "The plan says which stack arrives on which marker turn.";
    PLAN_PIECES = "17.1.1c", "Every piece of the plan is in one place.";
    PLAN_GUARD = "17.1.1d", "All Guard units of the plan are in one stack.";
    OPENING = "17.1.2", "An opened marker brings its stack: each turn a die roll decides how many pieces arrive.";
    AUDIT = "17.1.3", "At the end of the match the whole plan is opened and checked.";
}
