//! The words that can be offered: formations, orders, states, and single acts.

use crate::MESSAGES;
use language::ask::{Key, Rule, Sentence, Word};
use language::phrase;
use winter::rules;
use winter::state::{CommandState, FireOrder, Formation, Hand, Morale, Place};

pub(super) const BRIGADE: Key = "brigade";
pub(super) const CHARGE: Key = "charge";
pub(super) const DROP: Key = "drop";
pub(super) const ADVANCE: Key = "advance";
pub(super) const DETACH: Key = "detach";
pub(super) const REJOIN: Key = "rejoin";
pub(super) const EXIT: Key = "exit";
pub(super) const GRAND: Key = "grand";
pub(super) const COMBINE: Key = "combine";
pub(super) const SELF_COMMAND: Key = "self-command";
pub(super) const TOP: Key = "to-the-top";
pub(super) const WITHDRAW: Key = "withdraw";
pub(super) const HOLD: Key = "hold-eylau";
pub(super) const DAVOUT: Key = "davout-order";
pub(super) const RELEASE: Key = "release";
pub(super) const RELEASE_BRIGADE: Key = "release-brigade";
pub(super) const GRAND_CHARGE: Key = "grand-charge";
pub(super) const WAVES: [Key; 2] = ["wave.second", "wave.third"];
pub(super) const CEASEFIRE: Key = "ceasefire";
pub(super) const HEADQUARTERS: Key = "headquarters";
pub(super) const CHARGES: [Key; 2] = ["charges.no", "charges.offer"];
const FIRE: [(Key, FireOrder); 3] =
    [("fire.any", FireOrder::Any), ("fire.formed", FireOrder::Formed), ("fire.hold", FireOrder::Hold)];
const STATES: [(Key, CommandState); 2] = [("mobile", CommandState::Mobile), ("standing", CommandState::Standing)];
const FORMS: [(Key, Formation, Option<Hand>); 10] = [
    ("line", Formation::Line, None),
    ("extended.left", Formation::ExtendedLine, Some(Hand::Left)),
    ("extended.right", Formation::ExtendedLine, Some(Hand::Right)),
    ("column", Formation::Column, None),
    ("square", Formation::Square, None),
    ("road", Formation::RoadColumn, None),
    ("general-order", Formation::GeneralOrder, None),
    ("formed", Formation::Formed, None),
    ("limber", Formation::Limbered, None),
    ("unlimber", Formation::Unlimbered, None),
];

pub(super) const MORALE: [(Key, Morale); 3] =
    [("good-order", Morale::Good), ("disordered", Morale::Disordered), ("routed", Morale::Routed)];
pub(super) const PLACES: [(Key, Place); 4] = [
    ("waiting", Place::Waiting),
    ("eliminated", Place::Eliminated),
    ("withdrawn", Place::Withdrawn),
    ("removed", Place::Removed),
];
pub(super) const INACTIVE: Key = "inactive";
pub(super) const EXHAUSTED: Key = "exhausted";
pub(super) const CARRIED: Key = "carries-a-charge";
pub(super) const RELEASED: Key = "released";
pub(super) const ACTIVE: Key = "active";
pub(super) const REDUCED: Key = "reduced";
pub(super) const STRENGTH: Key = "strength";
pub(super) const GUNS: Key = "guns";
pub(super) const DELAY: Key = "delay";
pub(super) const TURN: Key = "turn";
pub(super) const LEVEL: Key = "level";
pub(super) const ALLIED_LOST: Key = "allied-lost";
pub(super) const FRENCH_LOST: Key = "french-lost";
pub(super) const DECLARED: Key = "withdrawal-declared";

const fn word(label: &'static str, under: &'static str, hint: &'static str) -> Word {
    Word { label, under, hint }
}

/// All of them.
pub(super) const ALL: &[(Key, Word)] = &[
    (
        BRIGADE,
        word(
            "The whole brigade",
            "",
            "Its units march one hex the same way, each if it can. Leaders stay, unless you can choose them here to go \
             along [5.1].",
        ),
    ),
    (
        CHARGE,
        word("Declare a charge", "", "It checks, and if it passes it can charge in your next shock phase [12.2]."),
    ),
    (DROP, word("Drop the charge", "", "Cancels the charge of this unit [12.3].")),
    (ADVANCE, word("Advance", "", "If the hex is vacated, the attackers advance into it [12.1].")),
    (DETACH, word("Detach skirmishers", "", "One or two strength points become a skirmish unit [5.13].")),
    (REJOIN, word("Rejoin", "", "The skirmishers return to their battalion [5.13].")),
    (EXIT, word("Leave the map", "", "Costs a point, from a hex at the edge of the map (R79).")),
    (GRAND, word("Grand Tactical", "", "Two more points by road, far from every enemy [5.9].")),
    (COMBINE, word("Combine", "", "Two halves of a regiment become one unit [19.3].")),
    (SELF_COMMAND, word("Act alone", "", "A Cossack unit out of command checks; if it passes, it can move [19.23].")),
    (TOP, word("To the top", "", "It leads the stack and is hit first [9.5].")),
    (
        WITHDRAW,
        word(
            "Declare the withdrawal",
            "",
            "Once in the battle: your commanders become Mobile and units can leave the map [20.14.B.2].",
        ),
    ),
    (HOLD, word("Hold Eylau!", "", "Once in the battle: reinforcements come for the town [20.14.B.3].")),
    (DAVOUT, word("Order Davout", "", "Once in the battle: he becomes Mobile when he receives the order [20.24].")),
    (RELEASE, word("Release", "Detachment", "Its regiment or battery returns to its own command [19.51].")),
    (
        RELEASE_BRIGADE,
        word("Release the brigade", "Detachment", "All of the brigade returns to its own command [19.51]."),
    ),
    (
        GRAND_CHARGE,
        word("The grand charge", "", "Once in the battle: heavy and Guard cavalry charge in three waves [19.7]."),
    ),
    (WAVES[0], word("The second wave", "Waves", "Units you choose next charge in the Allied shock phase [19.7].")),
    (
        WAVES[1],
        word("The third wave", "Waves", "Units you choose next charge in the French shock phase after it [19.7]."),
    ),
    (CEASEFIRE, word("Agree to a ceasefire", "", "No unit fires or fights for the rest of the night [20.44].")),
    (HEADQUARTERS, word("From headquarters", "Order", "One order an hour [20.24].")),
    (
        CHARGES[0],
        word("No opportunity charges", "Charges", "It never charges on its own when an enemy comes near [4.4]."),
    ),
    (CHARGES[1], word("Offer opportunity charges", "Charges", "You are asked whenever an enemy comes near [12.6].")),
    (FIRE[0].0, word("Fire at all", "Fire", "It fires at any enemy that moves in its field of fire [4.4].")),
    (FIRE[1].0, word("Fire at formed", "Fire", "It fires only at formed targets and cavalry [4.4].")),
    (FIRE[2].0, word("Hold fire", "Fire", "It never fires at moving enemies [4.4].")),
    (STATES[0].0, word("Mobile", "Command", "The leader can move his whole allowance [17.7].")),
    (STATES[1].0, word("Standing", "Command", "The leader moves three hexes at most [17.7].")),
    (FORMS[0].0, word("Line", "Formation", "Fires with all its strength [5.8].")),
    (FORMS[1].0, word("Extended line, left", "Formation", "It takes two hexes, the second on its left [5.7].")),
    (FORMS[2].0, word("Extended line, right", "Formation", "It takes two hexes, the second on its right [5.7].")),
    (FORMS[3].0, word("Column", "Formation", "Moves and attacks well, fires with half its strength [5.8].")),
    (FORMS[4].0, word("Square", "Formation", "Strong against cavalry; cannot move [5.8].")),
    (FORMS[5].0, word("Road column", "Formation", "Marches along a road at the road's cost [5.4].")),
    (FORMS[6].0, word("General order", "Formation", "Loose order that faces all round [1.6].")),
    (FORMS[7].0, word("Formed", "Formation", "Cavalry ready to charge [1.5].")),
    (FORMS[8].0, word("Limber", "Formation", "Guns ready to move [5.8].")),
    (FORMS[9].0, word("Unlimber", "Formation", "Guns ready to fire [5.8].")),
    (MORALE[0].0, word("Good order", "Order", "")),
    (MORALE[1].0, word("Disordered", "Order", "")),
    (MORALE[2].0, word("Routed", "Order", "")),
    (PLACES[0].0, word("Still to come", "Place", "")),
    (PLACES[1].0, word("Eliminated", "Place", "")),
    (PLACES[2].0, word("Withdrawn", "Place", "")),
    (PLACES[3].0, word("Out of the game", "Place", "")),
    (INACTIVE, word("Inactive", "Command", "Waits for an order [17.5].")),
    (EXHAUSTED, word("Exhausted, or not", "Order", "")),
    (CARRIED, word("Carries a charge, or not", "Order", "")),
    (RELEASED, word("Released, or not", "Order", "Drunken Jaegers [20.15.A].")),
    (ACTIVE, word("Active, or not", "Order", "Brigades under orders [17.5].")),
    (REDUCED, word("Reduced, or not", "Order", "His bonus is 0 [19.8].")),
    (STRENGTH, word("Strength", "Losses", "Of a battery its crew.")),
    (GUNS, word("Guns", "Losses", "")),
    (DELAY, word("Delay", "Command", "Steps until the order arrives; 0: none [17.9].")),
    (TURN, word("Turn", "Battle", "")),
    (LEVEL, word("Victory level", "Battle", "Allied positive.")),
    (ALLIED_LOST, word("Allied losses", "Battle", "Strength points [R64].")),
    (FRENCH_LOST, word("French losses", "Battle", "Strength points [R64].")),
    (DECLARED, word("Withdrawal declared, or not", "Battle", "")),
];

/// A formation in words.
pub(in super::super) fn formation(formation: Formation) -> Sentence {
    let form = match formation {
        Formation::Line => "line",
        Formation::ExtendedLine => "extended-line",
        Formation::Column => "column",
        Formation::Square => "square",
        Formation::RoadColumn => "road-column",
        Formation::GeneralOrder => "general-order",
        Formation::Formed => "formed",
        Formation::Limbered => "limbered",
        Formation::Unlimbered => "unlimbered",
    };
    phrase!(MESSAGES, "winter-formation", form = form)
}

/// The word of a formation.
pub(super) fn of_form(formation: Formation, hand: Option<Hand>) -> Option<Key> {
    FORMS.iter().find(|(_, known, side)| *known == formation && *side == hand).map(|(key, ..)| *key)
}

/// The formation of a word.
pub(super) fn form(key: Key) -> Option<(Formation, Option<Hand>)> {
    FORMS.iter().find(|(known, ..)| *known == key).map(|(_, formation, hand)| (*formation, *hand))
}

/// The word of a fire order.
pub(super) fn of_fire(order: FireOrder) -> Key {
    FIRE.iter().find(|(_, known)| *known == order).map_or(FIRE[0].0, |(key, _)| *key)
}

/// All fire orders with their words.
pub(super) const fn fire_orders() -> [(Key, FireOrder); 3] {
    FIRE
}

/// The word of a command state; no player chooses Inactive.
pub(super) fn of_state(state: CommandState) -> Option<Key> {
    STATES.iter().find(|(_, known)| *known == state).map(|(key, _)| *key)
}

/// The command state of a word.
pub(super) fn state(key: Key) -> Option<CommandState> {
    STATES.iter().find(|(known, _)| *known == key).map(|(_, state)| *state)
}

/// The rule of a number, for sentences. One that the page has not is never written.
pub(in super::super) fn rule(number: &'static str) -> Rule {
    let known = rules::ALL.iter().map(|(rule, _)| *rule).find(|rule| rule.as_str() == number);
    debug_assert!(known.is_some(), "{number} is a rule of the page");
    known.unwrap_or(Rule::new("98"))
}
