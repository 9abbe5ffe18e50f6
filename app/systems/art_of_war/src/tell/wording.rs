//! Parts of sentences that come again and again.

use crate::words::Words;
use crate::{MESSAGES, piece};
use art_of_war::{ArmyId, Board, UnitId};
use engine::case::Case;
use language::ask::Sentence;
use language::phrase;
use language::tongue::{Argument, Joiner, Phrase};
use language::words::letters::capital;

/// A rule in one sentence.
pub(crate) fn tip(case: Case) -> Sentence {
    let id = format!("art-of-war-rule-{}-{}", case.section, case.number);
    Sentence::from(Phrase::new(&MESSAGES, id))
}

/// A unit, with the strength and movement printed on it.
pub(crate) fn named(board: &Board, unit: UnitId) -> Sentence {
    let data = board.unit(unit);
    Sentence::EMPTY.piece(piece(unit)).text(format!(" {}-{}", data.strength, data.movement))
}

/// All of these units: "A, B and C".
pub(super) fn all(board: &Board, units: &[UnitId]) -> Argument {
    Argument::list(units.iter().map(|&unit| named(board, unit)))
}

/// One of these units: "A, B or C".
pub(super) fn any(board: &Board, units: &[UnitId]) -> Argument {
    Argument::joined(units.iter().map(|&unit| named(board, unit)), Joiner::Or)
}

/// "French army".
pub(crate) fn army(board: &Board, army: ArmyId) -> Sentence {
    let (nation, name) = nation(board, army);
    phrase!(MESSAGES, "art-of-war-army", nation = nation, name = name)
}

/// The same where something belongs to it: "the morale of the French army".
pub(crate) fn army_of(board: &Board, army: ArmyId) -> Sentence {
    let (nation, name) = nation(board, army);
    phrase!(MESSAGES, "art-of-war-army.of", nation = nation, name = name)
}

/// "French", as the name of a gauge.
pub(crate) fn army_called(board: &Board, army: ArmyId) -> Sentence {
    let (nation, name) = nation(board, army);
    phrase!(MESSAGES, "art-of-war-army.name", nation = nation, name = name)
}

/// "French morale".
pub(crate) fn morale(board: &Board, army: ArmyId) -> Sentence {
    let (nation, name) = nation(board, army);
    phrase!(MESSAGES, "art-of-war-army.morale", nation = nation, name = name)
}

/// The nation of an army as a word that messages know, and its name for those of other battles.
fn nation(board: &Board, army: ArmyId) -> (&'static str, String) {
    let nation = Words::new(board).army(army);
    let known = ["french", "russian", "austrian", "prussian"].into_iter().find(|known| *known == nation);
    (known.unwrap_or("other"), capital(nation))
}
