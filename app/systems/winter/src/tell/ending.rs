//! The end of a battle, in words.

use super::super::MESSAGES;
use super::super::ask::rule;
use super::super::values::signed;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};
use winter::state::Place;
use winter::{Game, Grade, Outcome};

/// The grade of a victory.
pub(in super::super) const fn grade_word(grade: Option<Grade>) -> &'static str {
    match grade {
        None => "draw",
        Some(Grade::Marginal) => "marginal",
        Some(Grade::Substantial) => "substantial",
        Some(Grade::Major) => "major",
    }
}

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    let [allied, french] = game.state().affairs.lost;
    let score = score([i64::from(outcome.level), i64::from(allied), i64::from(french)]);
    let verdict = verdict(outcome.winner, outcome.grade);
    BattleEnding { winner: outcome.winner, score, verdict, sheet: sheet(game) }
}

fn score([level, allied, french]: [i64; 3]) -> Sentence {
    phrase!(
        MESSAGES,
        "winter-score",
        level = signed(level),
        first = Side::First,
        first_lost = allied,
        second = Side::Second,
        second_lost = french,
    )
}

fn verdict(winner: Option<Side>, grade: Option<Grade>) -> Sentence {
    let verdict = match winner {
        None => phrase!(MESSAGES, "winter-draw"),
        Some(side) => phrase!(MESSAGES, "winter-victory", grade = grade_word(grade), side = side),
    };
    verdict.rule(rule("20.16"))
}

/// The verdicts that there can be.
pub(super) fn verdicts() -> Vec<Sentence> {
    let grades = [Grade::Marginal, Grade::Substantial, Grade::Major];
    let won = |side| grades.map(|grade| verdict(Some(side), Some(grade)));
    std::iter::once(verdict(None, None)).chain(Side::BOTH.into_iter().flat_map(won)).collect()
}

/// The score with this level and these losses.
pub(super) fn scores(numbers: &[i64]) -> Vec<Sentence> {
    numbers.try_into().map(score).into_iter().collect()
}

fn sheet(game: &Game) -> Sheet {
    let (board, state) = (game.board(), game.state());
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let count = |side: Side, is: &dyn Fn(Place) -> bool| {
        let units =
            board.unit_ids().filter(|unit| board.unit(*unit).side == side && board.unit(*unit).parent.is_none());
        units.filter(|unit| is(state.unit(*unit).place)).count()
    };
    let row = |name: Sentence, of: &dyn Fn(Side) -> usize| {
        [name].into_iter().chain(Side::BOTH.map(|side| Sentence::from(of(side).to_string())))
    };
    let lost = |side: Side| state.affairs.lost.get(side.index()).copied().map_or(0, usize::from);
    table.row(row(phrase!(MESSAGES, "winter-row-lost"), &lost), true);
    let on_map = |side: Side| count(side, &|place| matches!(place, Place::On(_)));
    table.row(row(phrase!(MESSAGES, "winter-row-on-map"), &on_map), false);
    let eliminated = |side: Side| count(side, &|place| place == Place::Eliminated);
    table.row(row(phrase!(MESSAGES, "winter-row-eliminated"), &eliminated), false);
    let withdrawn = |side: Side| count(side, &|place| place == Place::Withdrawn);
    table.row(row(phrase!(MESSAGES, "winter-row-withdrawn"), &withdrawn), false);
    Sheet { parts: vec![Part::Table(table)] }
}
