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
    BOARD = "2.1", "Hexes, their numbers and what lies between them.";
    STACKING = "2.3", "One unit to a hex.";
    SET_UP = "3.1", "How a match begins.";
    LATE_CORPS = "3.2", "Klenau comes up by a die, or goes to Meissen.";
    SEQUENCE = "4.1", "Whose turn it is and what is asked.";
    DECK = "5.0", "One deck of twelve cards.";
    WEATHER = "5.1", "Printed weather.";
    WEATHER_EFFECTS = "5.1.1", "What weather does.";
    EXTRA_HORSES = "5.2", "French infantry ignores mud for a day.";
    CARD_1 = "5.3.1", "The trend turns over.";
    CARD_2 = "5.3.2", "Cavalry goes one further.";
    CARD_3 = "5.3.3", "A unit rallies by card.";
    CARD_4 = "5.3.4", "Free reserves.";
    CARD_5 = "5.3.5", "The Old Guard attacks for nothing.";
    CARD_6 = "5.3.6", "A nation of the Allies marches badly.";
    CARD_7 = "5.3.7", "A unit is held in place.";
    CARD_8 = "5.3.8", "Free Forced Marches.";
    CARD_9 = "5.3.9", "Guns are not doubled.";
    CARD_10 = "5.3.10", "A cavalry unit goes forward by itself.";
    CARD_11 = "5.3.11", "News changes Morale.";
    CARD_12 = "5.3.12", "The deck is made whole.";
    MOVE = "6.1", "Each unit moves once, hex by hex.";
    ALLOWANCE = "6.2", "A path costs no more than the allowance; one hex is always paid for.";
    COST = "6.3", "What a hex costs.";
    ENEMY_HEX = "6.4", "Never into an enemy's hex.";
    FRIENDS = "6.5", "Through friends, but not to end with one.";
    CLOSED = "6.6", "Never across a closed hexside.";
    ROAD_BONUS = "6.7", "All road goes one further.";
    FORCED_MARCH = "6.8", "One further for a point of Morale.";
    PONTOON = "6.9", "The Pirna pontoon.";
    LANDGRABEN = "6.10", "The Landgraben matters on wet ground.";
    ZONES = "7.1", "Zones of control.";
    ZONE_STOPS = "7.2", "A move stops in an enemy zone.";
    LOCKED = "7.3", "By day a unit in an enemy zone stays.";
    ROUTED_ZONE = "7.4", "A Routed unit enters no enemy zone.";
    REACTION = "8.1", "Cavalry of the other side reacts.";
    COUNTERCHARGE = "8.2", "Cavalry attacks out of turn.";
    DISENGAGEMENT = "8.3", "Cavalry slips away.";
    FOLLOW_UP = "8.4", "One unit follows what has slipped away.";
    MUST_ATTACK = "9.1.1", "Who is locked must attack.";
    MUST_BE_ATTACKED = "9.1.2", "Every enemy in contact must be attacked.";
    DECLARATION = "9.2.1", "All battles are declared at once.";
    ALL_IN_CONTACT = "9.2.2", "Every attacker touches every defender.";
    ORDER = "9.2.3", "Battles are fought in the attacker's order.";
    UNITY = "9.3", "One battle for each unit.";
    TERRAIN = "9.4", "Ground helps the defender.";
    STRENGTH = "9.4.5", "What a unit counts.";
    DIFFERENTIAL = "9.5", "Attack less defence.";
    RESERVES = "9.5.1", "A point of Morale shifts the column.";
    GUARD = "9.5.2", "The Guard's attacks cost Morale.";
    RESULTS = "9.6", "The results table.";
    NOTHING = "9.6.1", "Nothing happens.";
    WITHDRAW = "9.6.2", "One hex back.";
    ROUT_DICE = "9.6.3", "A die for each unit that runs.";
    BREAK = "9.6.4", "Units break where they stand.";
    BEATEN = "9.6.5", "When a garrison is beaten.";
    EXCHANGE = "9.6.6", "Losses on both sides.";
    ROUT = "9.7.1", "How far a unit runs.";
    ROUTED = "9.7.2", "What a Routed unit may not do.";
    RETREAT_ORDER = "9.8.1", "Retreats one by one, in the owner's order.";
    RETREAT_BARS = "9.8.2", "Where a retreat never goes.";
    HAZARDS = "9.8.4", "Dice on the way back.";
    RETREAT_FRIENDS = "9.8.5", "On past friends.";
    DIRECTION = "9.8.6", "Towards a line of communications.";
    NO_WAY = "9.8.7", "Who has no way breaks.";
    TRAIL = "9.9.1", "What a retreat leaves behind.";
    ADVANCE = "9.9.2", "Winners follow.";
    GARRISONS = "9.10", "Garrisons and how they fall.";
    POSTS = "9.10.1", "Posts are gone for good.";
    CITY = "9.10.2", "The city's garrisons come back.";
    CITY_BRIDGES = "9.11", "Bridges without hazard.";
    RECOVERY = "10.1", "Routed units recover at night.";
    RALLY = "10.2", "Broken units rally at night.";
    RETURN = "10.3", "Units come back at a line.";
    DUE = "11.1", "When reinforcements come.";
    ENTRY = "11.2", "Where they come in and what it costs.";
    ENTRY_BARS = "11.3", "Where nobody comes in.";
    AREAS = "11.5", "An entry makes a line active.";
    MORALE = "12.1", "Army Morale.";
    CHANGES = "12.2", "What changes Morale.";
    VOLUNTARY = "12.3", "The last point is never paid.";
    MOMENT = "12.4", "One moment, one sum; at 0 a side has lost.";
    CATASTROPHE = "12.7", "The Allies in Dresden.";
    LULL = "13", "A quiet turn.";
    NIGHT_MOVES = "14.1", "Moves at night.";
    NIGHT = "14.2", "Night Operations.";
    LAST_NIGHT = "14.3", "The last night, and the deck.";
    COLLAPSE = "15.1", "Morale at 0 loses.";
    POINTS = "15.2", "More Morale wins.";
    BAD_PLAN = "15.3", "A plan that does not stand loses.";
    PENETRATION = "16.2", "Cavalry slides along.";
    SUPPORT = "16.3.1", "Guns behind the line.";
    BOMBARDMENT = "16.3.2", "Guns over a closed hexside.";
    VARIABLE_WEATHER = "16.8", "Weather by a die.";
    TREND = "16.8.1", "The trend turns over.";
    MUD = "16.8.2", "Storms leave mud.";
    MUD_STRENGTH = "16.8.3", "Mud alone weakens nobody.";
    LIGHT = "16.9", "Light infantry disengages.";
    PLAN = "17.1.1", "The sealed plan.";
    PLAN_STACKS = "17.1.1a", "Three stacks, none empty.";
    PLAN_MARKERS = "17.1.1b", "Which stack comes when.";
    PLAN_PIECES = "17.1.1c", "Every piece in one place.";
    PLAN_GUARD = "17.1.1d", "The Guard in one stack.";
    OPENING = "17.1.2", "Markers, dice and openings.";
    AUDIT = "17.1.3", "The plan is opened at the end.";
}
