//! The end of a battle: who won, by what points.

use super::result::level_name;
use super::wording::tip;
use crate::MESSAGES;
use art_of_war::{Game, Level, Outcome};
use engine::case::Case;
use engine::contract::Side;
use language::ask::Sentence;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};

/// The outcome, as two sentences.
pub fn ending(outcome: &Outcome) -> Sentence {
    phrase!(MESSAGES, "art-of-war-ending", score = score(outcome), verdict = verdict(outcome))
}

pub(super) fn score(outcome: &Outcome) -> Sentence {
    score_of(outcome.points.map(i64::from))
}

fn score_of([mine, theirs]: [i64; 2]) -> Sentence {
    phrase!(MESSAGES, "art-of-war-score", first = Side::First, mine = mine, second = Side::Second, theirs = theirs)
}

pub(super) fn verdict(outcome: &Outcome) -> Sentence {
    verdict_of(outcome.winner, outcome.level)
}

fn verdict_of(winner: Option<Side>, level: Level) -> Sentence {
    match winner {
        None => phrase!(MESSAGES, "art-of-war-draw"),
        Some(side) => phrase!(MESSAGES, "art-of-war-victory", level = level_name(level), side = side),
    }
}

/// The verdicts that there can be.
pub(super) fn verdicts() -> Vec<Sentence> {
    let won = |side| [Level::Marginal, Level::Substantive, Level::Decisive].map(|level| verdict_of(Some(side), level));
    let draw = verdict_of(None, Level::Draw);
    std::iter::once(draw).chain(Side::BOTH.into_iter().flat_map(won)).collect()
}

/// The score with these points.
pub(super) fn scores(points: &[i64]) -> Vec<Sentence> {
    points.try_into().map(score_of).into_iter().collect()
}

/// The reason for the points of a case.
pub(crate) fn earned_by(case: Case) -> Sentence {
    tip(case).rule(case)
}

/// The points that each side has earned so far, with the rules.
pub(super) fn points(game: &Game) -> Sheet {
    let mut table = SheetTable::default();
    for side in Side::BOTH {
        let score = game.score(side);
        let total = phrase!(MESSAGES, "art-of-war-points", points = score.total());
        table.row([Sentence::EMPTY.side(side), total], true);
        for &(case, points) in score.items.iter().filter(|item| item.1 > 0) {
            table.row([earned_by(case), Sentence::from(points.to_string())], false);
        }
    }
    Sheet { parts: vec![Part::Table(table)] }
}
