//! The meaning of results and levels of victory.

use art_of_war::{CombatResult, Level};
use language::happening::Came;
use language::sheet::Tone;

/// The meaning of a result of the table.
pub const fn result_meaning(result: CombatResult) -> &'static str {
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
