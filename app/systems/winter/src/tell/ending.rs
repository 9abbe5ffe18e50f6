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
    let score = phrase!(
        MESSAGES,
        "winter-score",
        level = signed(outcome.level),
        first = Side::First,
        first_lost = allied,
        second = Side::Second,
        second_lost = french,
    );
    let verdict = match outcome.winner {
        None => phrase!(MESSAGES, "winter-draw"),
        Some(side) => phrase!(MESSAGES, "winter-victory", grade = grade_word(outcome.grade), side = side),
    };
    let verdict = verdict.rule(rule("20.16"));
    BattleEnding { winner: outcome.winner, score, verdict, sheet: sheet(game) }
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
