//! The meaning of results and levels of victory.

use crate::MESSAGES;
use crate::words::doubling_name;
use art_of_war::{CombatResult, Doubling, Level};
use language::ask::Sentence;
use language::happening::Came;
use language::phrase;
use language::sheet::Tone;

/// The meaning of a result in the language of the player.
pub(crate) fn meaning(result: CombatResult) -> Sentence {
    phrase!(MESSAGES, "art-of-war-meaning", result = result.name())
}

/// A reason why a defender is doubled.
pub(crate) fn cause(doubling: Doubling) -> Sentence {
    phrase!(MESSAGES, "art-of-war-doubling", cause = doubling_name(doubling))
}

/// The meaning of a result of the table in English, where a result is a label.
const fn result_meaning(result: CombatResult) -> &'static str {
    match result {
        CombatResult::Ae => "attacker eliminated",
        CombatResult::Ar => "attacker retreats",
        CombatResult::Ee => "equal elimination",
        CombatResult::Dr => "defender retreats",
        CombatResult::De => "defender eliminated",
    }
}

pub(super) const fn came(result: CombatResult) -> Came {
    let tone = match result {
        CombatResult::Ae => Tone::Worst,
        CombatResult::Ar => Tone::Bad,
        CombatResult::Ee => Tone::Even,
        CombatResult::Dr => Tone::Good,
        CombatResult::De => Tone::Best,
    };
    Came { name: result.name(), meaning: result_meaning(result), tone }
}

/// A level of victory's name.
pub const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Draw => "draw",
        Level::Marginal => "marginal",
        Level::Substantive => "substantive",
        Level::Decisive => "decisive",
    }
}
