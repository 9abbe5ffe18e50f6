//! The numbered cases of the rules, each with its thought in our own words.

use engine::case::Case;
use engine::rule::Rule;

macro_rules! cases {
    ($($name:ident = $section:literal . $number:literal, $thought:literal;)*) => {
        $(#[doc = $thought] #[allow(dead_code, reason = "some cases are data or definitions that no code refers to")] pub const $name: Case = Case::new($section, $number);)*
        /// Every case of the rules, in order, with its thought.
        pub const ALL: &[(Rule, &str)] = &[$((Rule::new(concat!($section, ".", $number)), $thought)),*];
    };
}

cases! {
    MAPS = 2 . 1, "The map is a grid of hexes, each with a four-digit number.";
    CHART = 2 . 2, "The terrain chart says what ground does to movement and combat.";
    TABLE = 2 . 3, "Combat is settled by one six-sided die and the results table.";
    UNITS = 2 . 4, "A unit has an arm, a name, a strength, a movement allowance, and a place or turn of arrival.";
    STRENGTH = 2 . 5, "Combat strength is a unit's power in attack and defence.";
    POINTS = 2 . 6, "A move costs movement points, and the terrain sets the price.";
    ARM = 2 . 7, "A unit is infantry, cavalry or artillery; markers are not units.";
    SEQUENCE = 3 . 0, "The first player moves, then attacks; then the second player does; then the turn ends.";
    MOVEMENT = 4 . 0, "A player moves units one at a time, hex by hex.";
    ALLOWANCE = 4 . 1, "A unit cannot spend more than its movement allowance, and does not have to move.";
    COSTS = 4 . 2, "Ground costs points to enter, hexsides add to it, and a road replaces both.";
    ENEMY_HEX = 4 . 3, "A unit cannot enter a hex with an enemy unit.";
    ROOM = 4 . 4, "Units can move through friendly units, but cannot end their move in a full hex.";
    ZONE_STOPS = 4 . 5, "A unit must stop in an enemy zone of control, and cannot move out of one.";
    OFF_MAP = 4 . 6, "Units cannot leave the map; a unit forced off it is eliminated.";
    MUST_ATTACK = 5 . 1, "A unit in an enemy zone must attack, and the enemy whose zone it is must be attacked.";
    ONCE = 5 . 2, "A unit attacks at most once and is attacked at most once in a phase.";
    TOGETHER = 5 . 3, "Several units may attack together.";
    ALL_TARGETS = 5 . 4, "Several enemies may be attacked at once by units that could each attack all of them.";
    WHOLE = 5 . 5, "A unit fights with its whole strength, in one combat.";
    BOMBARDMENT = 5 . 6, "Artillery in no enemy zone may bombard an enemy two hexes away.";
    ONE_HEX = 5 . 7, "A battery bombards one hex; several batteries may bombard the same hex.";
    COMBINED = 5 . 8, "Bombarding artillery may add its strength to an adjacent attack.";
    ANNOUNCE = 6 . 1, "The attacker announces attackers and targets before the die is rolled.";
    RATIO = 6 . 2, "The ratio is rounded in the defender's favour to a column, and may be lowered on purpose.";
    RESULTS = 6 . 3, "The table's results retreat or eliminate the attacker, the defender, or both.";
    SAFE = 6 . 4, "A unit retreats to a safe hex of its owner's choice, or is eliminated.";
    DISPLACEMENT = 6 . 5, "A retreating unit with no other safe hex displaces a friendly unit that has somewhere to go.";
    ADVANCE = 6 . 6, "One victorious unit may advance at once into a hex left by the beaten side.";
    FREE = 6 . 7, "Retreats and advances cost no movement points.";
    GUNS_SAFE = 6 . 8, "Bombarding artillery suffers no result, and may draw back after a bad one.";
    ARRIVAL = 7 . 1, "A reinforcement pays for its entry hex and then acts like any other unit.";
    OTHER_ENTRY = 7 . 2, "An enemy near the entry hex lets reinforcements enter by another edge hex.";
    DELAY = 7 . 3, "Reinforcements may enter later than they are due.";
    NIGHT_ZONE = 8 . 1, "At night no unit can enter an enemy zone.";
    NIGHT_COMBAT = 8 . 2, "At night there is no combat.";
    TERRAIN = 9 . 0, "The terrain chart gives movement costs and combat effects.";
    STACKING = 10 . 0, "At most two friendly units may end their moves in one hex.";
    MOVE_SINGLY = 10 . 1, "Stacked units move one by one.";
    GARRISON_ROOM = 10 . 2, "Garrisons do not count for stacking.";
    STACK_ATTACKS = 10 . 3, "Units in one hex attack together.";
    STACK_DEFENDS = 10 . 4, "Units in one hex are attacked as one, and retreat together where they can.";
    RESERVE_LIMIT = 11 . 1, "Reserve units cannot move close to the enemy.";
    RESERVE_WAKES = 11 . 2, "An enemy zone, or the army's demoralisation, releases a reserve unit.";
    RESERVE_CALLED = 11 . 3, "When an Allied army loses a unit, it may release one reserve unit at once.";
    RESERVE_SPIRIT = 11 . 4, "The Allies may spend morale above its start to release reserves before they move.";
    GUARD_FREED = 11 . 5, "The French may release their Old Guard for four points of morale.";
    SUMMONS = 12 . 0, "Klenau's corps arrives at B on a roll of the die, or later at C.";
    RAIN = 13 . 0, "Rain halves infantry and swells streams; at night units may leave enemy zones.";
    GARRISONS = 14 . 0, "Garrisons never move and are eliminated on Dr; only lunettes survive Ar.";
    COORDINATION = 15 . 0, "Allied units of several nations attack one column to the left.";
    MORALE_RETREAT = 16 . 1, "Each unit that retreats or is displaced costs its army a point of morale.";
    MORALE_LOSS = 16 . 2, "Each unit lost costs its army two points of morale.";
    MORALE_ADVANCE = 16 . 3, "Each unit that advances earns its army a point of morale.";
    MORALE_WAKES = 16 . 4, "All reserves of a demoralised army are released.";
    DEMORALISED = 16 . 5, "A demoralised army attacks one column to the left, does not advance, and loses units for good.";
    ALLIED_RESET = 16 . 6, "At a day's end Allied morale returns to its start, less one for each unit destroyed.";
    FRENCH_RESET = 16 . 7, "At a day's end French morale is set to 50, less one for each unit destroyed.";
    DISRUPTED = 17 . 1, "A unit lost while it could have retreated is only disrupted; guns are always destroyed.";
    REORGANISED = 17 . 2, "At a day's end the opponent places disrupted units next to friendly units, two to six hexes from enemies.";
    GUARD_RETURNS = 17 . 3, "At a day's end the Old Guard goes into reserve, and at night to a safe distance or to the Elbe.";
    LOSSES_BY_ARM = 18 . 1, "Each strength point destroyed counts one for infantry, two for cavalry and guns, none for garrisons.";
    OCCUPATION = 18 . 2, "Each city hex the Allies hold at the end of a French combat phase is worth 25 points, once.";
    PROLONGED = 18 . 3, "A third day without a decisive Allied victory gives the French 55 points.";
    DRESDEN_LEVELS = 18 . 4, "The difference in victory points decides the level of victory.";
    GUARD_HELD = 19 . 1, "The French Guard cannot move in the first two turns.";
    FIRST_DIVISION = 19 . 2, "In turn 1 only Ostermann's Russians can move.";
    SECOND_DIVISION = 19 . 3, "In turn 2 one more Russian division can move, of its player's choice.";
    TWO_UNITS = 20 . 1, "Two units of a division that attack together gain two points.";
    THREE_UNITS = 20 . 2, "Three or more units of a division that attack together gain two points or a column, as their player chooses.";
    GUNS_COUNT = 20 . 3, "Bombarding guns count with the division they support.";
    SEVERAL_BONUSES = 20 . 4, "Several divisions may gain points or columns in one attack, and fresh strength as well.";
    FRESH = 21 . 1, "Fresh strength is a bonus for one unit of a division, once in the game.";
    FRESH_BASIC = 21 . 2, "Fresh strength adds to basic strength before doubling; several divisions may use theirs at once.";
    WEATHER_KILLS = 22 . 1, "A weather roll of 5 turns a retreat into an elimination.";
    WEATHER_SWAPS = 22 . 2, "A weather roll of 6 turns the result against the other side.";
    WEATHER_CALM = 22 . 3, "A weather roll of 1 to 4 changes nothing.";
    WEATHER_NOT_EE = 22 . 4, "There is no weather roll after an equal elimination.";
    LOSSES = 23 . 1, "Each enemy strength point destroyed is a victory point.";
    FRENCH_AWARD = 23 . 2, "A side that destroys enough enemy strength gets extra points.";
    ALLIED_AWARD = 23 . 3, "The Allies get extra points for destroyed strength only if French Guard infantry ever attacked.";
    CONTROL = 23 . 4, "An objective hex counts for the side that was there last.";
    LEVELS = 23 . 5, "The difference in victory points decides the level of victory.";
}

/// The thought of a case, if these rules have it.
pub fn thought(case: impl Into<Rule>) -> Option<&'static str> {
    let case = case.into();
    ALL.iter().find(|(number, _)| *number == case).map(|&(_, thought)| thought)
}
