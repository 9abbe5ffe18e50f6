//! The end of a battle, in words.

use super::super::ask::rule;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
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
    let score = Sentence::from(format!("Level {:+}; lost: ", outcome.level)).side(Side::First);
    let score = score.text(format!(" {allied}, ")).side(Side::Second).text(format!(" {french}"));
    let verdict = match outcome.winner {
        None => Sentence::from("A draw").rule(rule("20.16")),
        Some(side) => Sentence::from(format!("A {} victory of the ", grade_word(outcome.grade)))
            .side(side)
            .text(" side")
            .rule(rule("20.16")),
    };
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
    let row = |name: &'static str, of: &dyn Fn(Side) -> usize| {
        [Sentence::from(name)].into_iter().chain(Side::BOTH.map(|side| Sentence::from(of(side).to_string())))
    };
    let lost = |side: Side| state.affairs.lost.get(side.index()).copied().map_or(0, usize::from);
    table.row(row("Strength lost", &lost), true);
    table.row(row("Units on the map", &|side| count(side, &|place| matches!(place, Place::On(_)))), false);
    table.row(row("Units eliminated", &|side| count(side, &|place| place == Place::Eliminated)), false);
    table.row(row("Units withdrawn", &|side| count(side, &|place| place == Place::Withdrawn)), false);
    Sheet { parts: vec![Part::Table(table)] }
}
