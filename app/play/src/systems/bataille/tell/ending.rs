//! The end of a battle, in words.

use crate::ask::Sentence;
use crate::happening::Ending;
use crate::sheet::{Part, Sheet, Table};
use crate::words::letters::capital;
use engine::bataille::{Ending as Over, Game, Outcome, Score};
use engine::contract::Side;
use engine::rule::Rule;

const POINTS: Rule = Rule::new("65.1");
const BROKEN: Rule = Rule::new("65.3");

pub(super) fn ending(game: &Game, outcome: &Outcome) -> Ending {
    let [first, second] = &outcome.points;
    let score = Sentence::EMPTY.side(Side::First).text(format!(" {}, ", first.total()));
    let score = score.side(Side::Second).text(format!(" {}", second.total()));
    let rule = if matches!(game.state().ending, Some(Over::Broken(_))) { BROKEN } else { POINTS };
    let verdict = Sentence::from(capital(&outcome.verdict)).rule(rule);
    Ending { winner: outcome.winner, score, verdict, sheet: sheet(game) }
}

/// What each side earned, and for what.
pub(in super::super) fn sheet(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = Table { heads: heads.to_vec(), ..Table::default() };
    let scores = Side::BOTH.map(|side| game.score(side));
    let row = |name: &'static str, of: fn(&Score) -> i16| {
        [Sentence::from(name)].into_iter().chain(scores.iter().map(move |score| Sentence::from(of(score).to_string())))
    };
    table.row(row("places", |score| score.objectives), false);
    table.row(row("batteries", |score| score.batteries), false);
    table.row(row("infantry lost by the enemy", |score| score.losses), false);
    table.row(row("level of the enemy's corps", |score| score.levels), false);
    table.row(row("points", Score::total), true);
    sheet.parts.push(Part::Table(table));
    sheet
}
