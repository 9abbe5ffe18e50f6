//! The end of a battle, in words.

use super::letter;
use crate::MESSAGES;
use eagles::{Board, Game, Outcome, Score, Space, rules};
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    // The marker alone judges a campaign (B15).
    let score = match is_campaign(game.board()) {
        true => space(game.state().morale),
        false => score(outcome.points.map(i64::from)),
    };
    let verdict = verdict(is_campaign(game.board()), outcome.winner, outcome.strategic);
    BattleEnding { winner: outcome.winner, score, verdict, sheet: account(game) }
}

fn is_campaign(board: &Board) -> bool {
    board.definition().campaign.is_some()
}

fn space(morale: Space) -> Sentence {
    phrase!(MESSAGES, "eagles-score-morale", space = letter(morale))
}

fn score([first, second]: [i64; 2]) -> Sentence {
    phrase!(MESSAGES, "eagles-score-points", one = Side::First, first = first, other = Side::Second, second = second)
}

fn verdict(campaign: bool, winner: Option<Side>, strategic: bool) -> Sentence {
    let end = if campaign { rules::MARKER } else { rules::MORALE };
    let verdict = match (winner, strategic) {
        (None, _) => phrase!(MESSAGES, "eagles-verdict-draw"),
        (Some(side), true) => phrase!(MESSAGES, "eagles-verdict-strategic", side = side),
        (Some(side), false) if campaign => phrase!(MESSAGES, "eagles-verdict-operational", side = side),
        (Some(side), false) => phrase!(MESSAGES, "eagles-verdict-points", side = side),
    };
    verdict.rule(end)
}

/// The verdicts that there can be.
pub(super) fn verdicts(board: &Board) -> Vec<Sentence> {
    let campaign = is_campaign(board);
    let won = |side| [false, true].map(|strategic| verdict(campaign, Some(side), strategic));
    std::iter::once(verdict(campaign, None, false)).chain(Side::BOTH.into_iter().flat_map(won)).collect()
}

/// The scores of a campaign, else the one with these points.
pub(super) fn scores(board: &Board, points: &[i64]) -> Vec<Sentence> {
    match is_campaign(board) {
        true => Space::ALL.map(space).to_vec(),
        false => points.try_into().map(score).into_iter().collect(),
    }
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
