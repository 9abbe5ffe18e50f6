//! The numbers of the rules page that refusals, events and rolls name.

use crate::rule::Rule;

macro_rules! rules {
    ($($name:ident = $number:literal, $thought:literal;)*) => {
        $(#[doc = $thought] pub const $name: Rule = Rule::new($number);)*
        /// Every rule that the engine names, with its thought.
        pub const ALL: &[(Rule, &str)] = &[$(($name, $thought)),*];
    };
}

rules! {
    THINGS = "1", "Leaders, tracks, spans, Forces, zones of control, and what the weather does";
    SETUP = "2", "Everything listed is placed; there are no choices";
    TURN = "3", "The order of the turn";
    COMMANDS = "3.1", "What may be said when";
    COMMAND_PHASE = "4", "Movement Commands for the turn";
    ORGANISE = "4.1", "Transfers, generals made and dissolved, brigades detached and rejoined";
    ACTIVATION = "5.1", "Who may march, by command or by initiative, once a phase";
    LEAVING = "5.2", "The roll to leave an enemy zone of control";
    MARCH = "5.3", "Legs, costs, and what ends a leg";
    REPULSE = "5.4", "Pushing a weak enemy stack away";
    ATTRITION = "5.5", "Losses of a march";
    STATIONARY = "5.6", "Losses of those who stayed";
    SUPPLY = "5.7", "The line of communications";
    FORCED = "6", "Forced marches, and the sound of the guns";
    OBLIGATION = "7.1", "Who must attack and who must be attacked";
    DECLARE = "7.2", "Declaring a combat";
    DEFENCE = "7.3", "Who defends";
    CHITS = "7.4", "Pitched or Pursuit, sealed every round";
    FIXED = "7.5", "Resistance and differential fixed for the round";
    FIRE = "7.6", "Artillery fire";
    ODDS = "7.7", "Column, shifts and the combat die";
    AFTER = "7.8", "What follows the roll, and paths of retreat";
    BREAK_OFF = "7.8.1", "Stand or break off";
    STAND = "7.8.2", "The winner's loss, and the loser's chit opened";
    PITCHED = "7.8.3", "The loser attacks in the next round";
    RETREAT = "7.8.4", "The loser retreats";
    PURSUIT = "7.8.5", "The pursuit roll";
    PURSUIT_LOSS = "7.8.6", "What a retreat costs";
    PURSUERS = "7.8.7", "Where pursuers end";
    LEADERS = "7.9", "Leaders of a lost party";
    MORALE = "8", "Critical battles, morale, victory";
    HIDDEN = "C1", "Chits are sealed and opened";
    FLIGHT = "R31", "Leaders without units escape or are captured";
    TRAINS = "B1", "The order of a campaign's turn, and trains given out";
    ADMIN = "B2", "Administrative points";
    DISPATCH = "B3", "Lines of communications and dispatch";
    BY_POINTS = "B4", "Marches by command, and extended marches";
    CENTRE = "B5", "Centres of Operations";
    SOURCE = "B6", "Changing the source of supply";
    REPLACEMENT = "B7", "Replacements and March Regiments";
    ARRIVAL = "B8", "Arrivals";
    OFF_MAP = "B9", "Boxes beside the map, and armistice";
    BRIDGES = "B10", "Bridges and trains";
    REDOUBT = "B12", "Redoubts";
    RIVALS = "B14", "Two leaders who do not get on";
    MARKER = "B15", "How a campaign ends";
    POLITICS = "B16", "Places that move the marker";
    PROMOTION = "B17", "Promotions";
    HURRY = "B19", "Those who hurried to a combat may come late";
    NO_DIE = "R5", "A roll that cannot change anything is not made";
    BOTH_DEAD = "R34", "Both sides wiped out by one fire";
    STEP_IN = "R35", "Stepping into the hex of a side wiped out";
    CANNOT_BREAK_OFF = "R36", "A winner without a step cannot break off";
    STAYS = "R6", "The Force Leader stays and another marches";
    NOBODY_MOVED = "R7", "A Force that may march and does not";
    IDLE_HEAD = "R9", "A leader without units leads";
    ZONE_TO_ZONE = "R10", "From one enemy zone into another";
    EACH_ALONE = "R17", "Weak stacks are judged one by one";
    GO_ALONG = "R19", "Leaders without units go along with a repulsed stack";
    ONLY_UNMOVED = "R23", "Only those who stayed suffer where they stand";
    ONLY_AS_HEAD = "R51", "An army commander fights only as Force Leader";
    EMPEROR_DEFENDS = "R52", "Napoléon may lead a defence";
    NO_LONE_RIDE = "R68", "Leaders without units force no march alone";
    EQUAL = "R71", "Equal numbers are the attacker's loss";
    GUNS_MARCH = "R8", "Artillery alone marches on foot";
    LAST_UNIT = "R22", "A general without units leaves the map";
    FAILED_STAYS = "R69", "Who failed his die has not moved";
    LOSSES = "R66", "How combat losses are chosen";
    NO_ATTACKERS = "R67", "An attacker without infantry and cavalry";
    WINNER_DEAD = "R85", "A winner who dies of his own losses";
    WIPED_OUT = "R32", "Leaders of a Force wiped out";
    WEATHER = "T7", "The weather die";
}

/// What may be taken back belongs to the order of the turn.
pub const UNDO: Rule = TURN;
