//! The end of a battle, in words.

use super::letter;
use crate::MESSAGES;
use eagles::{Game, Outcome, Score, rules};
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    let campaign = game.board().definition().campaign.is_some();
    let score = match outcome.points {
        // The marker alone judges a campaign (B15).
        _ if campaign => phrase!(MESSAGES, "eagles-score-morale", space = letter(game.state().morale)),
        [first, second] => phrase!(
            MESSAGES,
            "eagles-score-points",
            one = Side::First,
            first = first,
            other = Side::Second,
            second = second
        ),
    };
    let end = if campaign { rules::MARKER } else { rules::MORALE };
    let verdict = match (outcome.winner, outcome.strategic) {
        (None, _) => phrase!(MESSAGES, "eagles-verdict-draw"),
        (Some(side), true) => phrase!(MESSAGES, "eagles-verdict-strategic", side = side),
        (Some(side), false) if campaign => phrase!(MESSAGES, "eagles-verdict-operational", side = side),
        (Some(side), false) => phrase!(MESSAGES, "eagles-verdict-points", side = side),
    };
    let verdict = verdict.rule(end);
    BattleEnding { winner: outcome.winner, score, verdict, sheet: account(game) }
}

/// The points of each side, with their reasons.
pub(in super::super) fn account(game: &Game) -> Sheet {
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let row = |name: Sentence, of: &dyn Fn(&Score) -> i32| {
        let cells = Side::BOTH.map(|side| Sentence::from(of(&game.score(side)).to_string()));
        [name].into_iter().chain(cells)
    };
    table.row(row(phrase!(MESSAGES, "eagles-row-strength"), &|score| score.strength), false);
    table.row(row(phrase!(MESSAGES, "eagles-row-morale"), &|score| score.morale), false);
    table.row(row(phrase!(MESSAGES, "eagles-row-held"), &|score| score.held), false);
    table.row(row(phrase!(MESSAGES, "eagles-row-guard"), &|score| -score.guard), false);
    table.row(row(phrase!(MESSAGES, "eagles-row-points"), &Score::total), true);
    let needed = Side::BOTH.map(|side| Sentence::from(game.board().side(side).minimum.to_string()));
    table.row([phrase!(MESSAGES, "eagles-row-needed")].into_iter().chain(needed), false);
    Sheet { parts: vec![Part::Table(table)] }
}
