//! The end of a battle: who won, by what points.

use super::result::level_name;
use art_of_war::{Game, Outcome, cases};
use engine::case::Case;
use engine::contract::Side;
use language::ask::Sentence;
use language::sheet::{Part, Sheet, SheetTable};

/// The outcome, as two sentences.
pub fn ending(outcome: &Outcome) -> Sentence {
    score(outcome).text(". ").then(verdict(outcome)).text(".")
}

pub(super) fn score(outcome: &Outcome) -> Sentence {
    let [first, second] = outcome.points;
    Sentence::from(format!("The battle is over: {first} points for the "))
        .side(Side::First)
        .text(format!(" side, {second} for the "))
        .side(Side::Second)
}

pub(super) fn verdict(outcome: &Outcome) -> Sentence {
    match outcome.winner {
        None => Sentence::from("A draw"),
        Some(side) => {
            Sentence::from(format!("A {} victory for the ", level_name(outcome.level))).side(side).text(" side")
        }
    }
}

/// The reason for the points of a case.
pub(crate) fn earned_by(case: Case) -> Sentence {
    Sentence::from(cases::thought(case).unwrap_or_default()).rule(case)
}

/// The points that each side has earned so far, with the rules.
pub(super) fn points(game: &Game) -> Sheet {
    let mut table = SheetTable::default();
    for side in Side::BOTH {
        let score = game.score(side);
        table.row([Sentence::EMPTY.side(side), Sentence::from(format!("{} points", score.total()))], true);
        for &(case, points) in score.items.iter().filter(|item| item.1 > 0) {
            table.row([earned_by(case), Sentence::from(points.to_string())], false);
        }
    }
    Sheet { parts: vec![Part::Table(table)] }
}
