//! The end of a battle, in words.

use bataille::{Ending as Over, Game, Outcome, Score};
use engine::contract::Side;
use engine::rule::Rule;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::sheet::{Part, Sheet, SheetTable};
use language::words::letters::capital;

const POINTS: Rule = Rule::new("65.1");
const BROKEN: Rule = Rule::new("65.3");

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    let [first, second] = &outcome.points;
    let score = Sentence::EMPTY.side(Side::First).text(format!(" {}, ", first.total()));
    let score = score.side(Side::Second).text(format!(" {}", second.total()));
    let rule = if matches!(game.state().ending, Some(Over::Broken(_))) { BROKEN } else { POINTS };
    let verdict = Sentence::from(capital(&outcome.verdict)).rule(rule);
    BattleEnding { winner: outcome.winner, score, verdict, sheet: sheet(game) }
}

/// The points of each side, with their reasons; only for objectives that count in this battle.
pub(in super::super) fn sheet(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let scores = Side::BOTH.map(|side| game.score(side));
    let mut row = |counts: bool, name: &'static str, of: fn(&Score) -> i16, strong: bool| {
        if counts {
            let numbers = scores.iter().map(|score| Sentence::from(of(score).to_string()));
            table.row([Sentence::from(name)].into_iter().chain(numbers), strong);
        }
    };
    let definition = game.board().definition();
    let victory = &definition.victory;
    let levels = !definition.corps.is_empty() && victory.level_points.iter().any(|points| *points > 0);
    row(!victory.objectives.is_empty(), "Places", |score| score.objectives, false);
    row(victory.battery > 0 || victory.work_battery > 0, "Batteries", |score| score.batteries, false);
    row(victory.infantry_increments > 0, "Infantry lost by the enemy", |score| score.losses, false);
    row(levels, "Level of the enemy's corps", |score| score.levels, false);
    row(true, "Points", Score::total, true);
    sheet.parts.push(Part::Table(table));
    sheet
}
