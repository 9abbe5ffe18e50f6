//! The end of a battle, in words.

use crate::MESSAGES;
use bataille::{Ending as Over, Game, Outcome, Score};
use engine::contract::Side;
use engine::rule::Rule;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};

const POINTS: Rule = Rule::new("65.1");
const BROKEN: Rule = Rule::new("65.3");

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    let [first, second] = &outcome.points;
    let [one, two] = [first.total(), second.total()];
    let score = score([one, two].map(i64::from));
    let rule = if matches!(game.state().ending, Some(Over::Broken(_))) { BROKEN } else { POINTS };
    let verdict = super::words::verdict(game.board(), outcome.winner, &outcome.verdict).rule(rule);
    BattleEnding { winner: outcome.winner, score, verdict, sheet: sheet(game) }
}

fn score([one, two]: [i64; 2]) -> Sentence {
    phrase!(MESSAGES, "bataille-score", first = Side::First, one = one, second = Side::Second, two = two)
}

/// The verdicts that there can be, but for those that only the file of a battle has.
pub(super) fn verdicts() -> Vec<Sentence> {
    let won = super::words::verdicts();
    won.iter().flat_map(|verdict| [POINTS, BROKEN].map(|rule| verdict.clone().rule(rule))).collect()
}

/// The score with these points.
pub(super) fn scores(points: &[i64]) -> Vec<Sentence> {
    points.try_into().map(score).into_iter().collect()
}

/// The points of each side, with their reasons; only for objectives that count in this battle.
pub(in super::super) fn sheet(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let scores = Side::BOTH.map(|side| game.score(side));
    let mut row = |counts: bool, name: Sentence, of: fn(&Score) -> i16, strong: bool| {
        if counts {
            let numbers = scores.iter().map(|score| Sentence::from(of(score).to_string()));
            table.row([name].into_iter().chain(numbers), strong);
        }
    };
    let definition = game.board().definition();
    let victory = &definition.victory;
    let levels = !definition.corps.is_empty() && victory.level_points.iter().any(|points| *points > 0);
    row(!victory.objectives.is_empty(), phrase!(MESSAGES, "bataille-score-places"), |score| score.objectives, false);
    row(
        victory.battery > 0 || victory.work_battery > 0,
        phrase!(MESSAGES, "bataille-score-batteries"),
        |score| score.batteries,
        false,
    );
    row(victory.infantry_increments > 0, phrase!(MESSAGES, "bataille-score-infantry"), |score| score.losses, false);
    row(levels, phrase!(MESSAGES, "bataille-score-levels"), |score| score.levels, false);
    row(true, phrase!(MESSAGES, "bataille-score-points"), Score::total, true);
    sheet.parts.push(Part::Table(table));
    sheet
}
