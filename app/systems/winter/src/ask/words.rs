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
pub(super) const ORDER_ACTIVATE: Key = "order.activate";
pub(super) const ORDER_MOBILE: Key = "order.mobile";
pub(super) const ORDER_ATTACK: Key = "order.attack";
pub(super) const ORDER_STOP: Key = "order.stop";
pub(super) const ORDER_FREE: Key = "order.free";
pub(super) const DROP_ORDER: Key = "drop-order";
pub(super) const COMMIT: Key = "commit";
pub(super) const REST: Key = "rest";
pub(super) const NO_REST: Key = "no-rest";
pub(super) const RELEASE_GUNS: Key = "release-guns";
pub(super) const BAGRATION: Key = "bagration";
pub(super) const JOIN_CORPS: Key = "join-corps";
pub(super) const NO_BOMBARDMENT: Key = "no-bombardment";
pub(super) const REPLACE_WING: Key = "replace-wing";
pub(super) const DISSOLVE: Key = "dissolve";
pub(super) const OFFER_END: Key = "offer-end";
pub(super) const AGREE_END: Key = "agree-end";
pub(super) const RETIRE: [Key; 3] = ["retire.w", "retire.y", "retire.z"];
pub(super) const PRUSSIANS: [Key; 2] = ["prussians.l", "prussians.m"];
pub(super) const SHARES: [Key; 3] = ["share.one", "share.two", "share.three"];
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

/// All of them. Their labels are messages.
pub(super) const ALL: &[(Key, Word)] = &[
    (BRIGADE, Word::MESSAGE),
    (CHARGE, Word::MESSAGE),
    (DROP, Word::MESSAGE),
    (ADVANCE, Word::MESSAGE),
    (DETACH, Word::MESSAGE),
    (REJOIN, Word::MESSAGE),
    (EXIT, Word::MESSAGE),
    (GRAND, Word::MESSAGE),
    (COMBINE, Word::MESSAGE),
    (SELF_COMMAND, Word::MESSAGE),
    (TOP, Word::MESSAGE),
    (WITHDRAW, Word::MESSAGE),
    (HOLD, Word::MESSAGE),
    (DAVOUT, Word::MESSAGE),
    (RELEASE, Word::MESSAGE),
    (RELEASE_BRIGADE, Word::MESSAGE),
    (ORDER_ACTIVATE, Word::MESSAGE),
    (ORDER_MOBILE, Word::MESSAGE),
    (ORDER_ATTACK, Word::MESSAGE),
    (ORDER_STOP, Word::MESSAGE),
    (ORDER_FREE, Word::MESSAGE),
    (DROP_ORDER, Word::MESSAGE),
    (COMMIT, Word::MESSAGE),
    (REST, Word::MESSAGE),
    (NO_REST, Word::MESSAGE),
    (RELEASE_GUNS, Word::MESSAGE),
    (BAGRATION, Word::MESSAGE),
    (JOIN_CORPS, Word::MESSAGE),
    (NO_BOMBARDMENT, Word::MESSAGE),
    (REPLACE_WING, Word::MESSAGE),
    (DISSOLVE, Word::MESSAGE),
    (OFFER_END, Word::MESSAGE),
    (AGREE_END, Word::MESSAGE),
    (RETIRE[0], Word::MESSAGE),
    (RETIRE[1], Word::MESSAGE),
    (RETIRE[2], Word::MESSAGE),
    (PRUSSIANS[0], Word::MESSAGE),
    (PRUSSIANS[1], Word::MESSAGE),
    (SHARES[0], Word::MESSAGE),
    (SHARES[1], Word::MESSAGE),
    (SHARES[2], Word::MESSAGE),
    (GRAND_CHARGE, Word::MESSAGE),
    (WAVES[0], Word::MESSAGE),
    (WAVES[1], Word::MESSAGE),
    (CEASEFIRE, Word::MESSAGE),
    (HEADQUARTERS, Word::MESSAGE),
    (CHARGES[0], Word::MESSAGE),
    (CHARGES[1], Word::MESSAGE),
    (FIRE[0].0, Word::MESSAGE),
    (FIRE[1].0, Word::MESSAGE),
    (FIRE[2].0, Word::MESSAGE),
    (STATES[0].0, Word::MESSAGE),
    (STATES[1].0, Word::MESSAGE),
    (FORMS[0].0, Word::MESSAGE),
    (FORMS[1].0, Word::MESSAGE),
    (FORMS[2].0, Word::MESSAGE),
    (FORMS[3].0, Word::MESSAGE),
    (FORMS[4].0, Word::MESSAGE),
    (FORMS[5].0, Word::MESSAGE),
    (FORMS[6].0, Word::MESSAGE),
    (FORMS[7].0, Word::MESSAGE),
    (FORMS[8].0, Word::MESSAGE),
    (FORMS[9].0, Word::MESSAGE),
    (MORALE[0].0, Word::MESSAGE),
    (MORALE[1].0, Word::MESSAGE),
    (MORALE[2].0, Word::MESSAGE),
    (PLACES[0].0, Word::MESSAGE),
    (PLACES[1].0, Word::MESSAGE),
    (PLACES[2].0, Word::MESSAGE),
    (PLACES[3].0, Word::MESSAGE),
    (INACTIVE, Word::MESSAGE),
    (EXHAUSTED, Word::MESSAGE),
    (CARRIED, Word::MESSAGE),
    (RELEASED, Word::MESSAGE),
    (ACTIVE, Word::MESSAGE),
    (REDUCED, Word::MESSAGE),
    (STRENGTH, Word::MESSAGE),
    (GUNS, Word::MESSAGE),
    (DELAY, Word::MESSAGE),
    (TURN, Word::MESSAGE),
    (LEVEL, Word::MESSAGE),
    (ALLIED_LOST, Word::MESSAGE),
    (FRENCH_LOST, Word::MESSAGE),
    (DECLARED, Word::MESSAGE),
];

/// A formation in words.
pub(in super::super) fn formation(formation: Formation) -> Sentence {
    phrase!(MESSAGES, "winter-formation", form = form_key(formation))
}

/// The same at the beginning of a button.
pub(super) fn formation_button(formation: Formation) -> Sentence {
    phrase!(MESSAGES, "winter-formation.button", form = form_key(formation))
}

/// The key of a formation in messages.
const fn form_key(formation: Formation) -> &'static str {
    match formation {
        Formation::Line => "line",
        Formation::ExtendedLine => "extended-line",
        Formation::Column => "column",
        Formation::Square => "square",
        Formation::RoadColumn => "road-column",
        Formation::GeneralOrder => "general-order",
        Formation::Formed => "formed",
        Formation::Limbered => "limbered",
        Formation::Unlimbered => "unlimbered",
    }
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

/// The rule of a number, for sentences. A number that the page does not have is never written.
pub(in super::super) fn rule(number: &'static str) -> Rule {
    let known = rules::ALL.iter().map(|(rule, _)| *rule).find(|rule| rule.as_str() == number);
    debug_assert!(known.is_some(), "{number} is a rule of the page");
    known.unwrap_or(Rule::new("98"))
}
