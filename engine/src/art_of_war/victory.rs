//! Who wins, and by how much [23.0].

use super::board::Board;
use super::cases;
use super::definition::UnitId;
use super::state::{Place, State};
use crate::case::Case;
use crate::contract::Side;
use serde::{Deserialize, Serialize};

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Victory points of the first and the second player.
    pub points: [u16; 2],
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How well.
    pub level: Level,
}

/// How well a battle was won [23.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// Nobody won.
    Draw,
    /// A marginal victory.
    Marginal,
    /// A substantive victory.
    Substantive,
    /// A decisive victory.
    Decisive,
}

/// Where a side's points come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Each source with its rule.
    pub items: Vec<(Case, u16)>,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> u16 {
        self.items.iter().fold(0, |sum, item| sum.saturating_add(item.1))
    }
}

/// Printed strength of a side's units that are destroyed.
pub fn destroyed(board: &Board, state: &State, side: Side) -> u16 {
    let lost = |&id: &UnitId| state.unit(id).place == Place::Eliminated;
    board.units_of(side).filter(lost).map(|id| u16::from(board.unit(id).strength)).sum()
}

/// A side's points as things stand.
pub fn score(board: &Board, state: &State, side: Side) -> Score {
    let victory = &board.definition().victory;
    let losses = destroyed(board, state, side.other());
    let mut items = vec![(cases::LOSSES, losses)];
    for award in victory.awards.iter().filter(|award| award.side == side && losses >= award.destroyed) {
        let guard = state.guard_attacked.get(side.other().index()).copied().unwrap_or(false);
        if guard || !award.guard_must_attack {
            items.push((award.case, award.points));
        }
    }
    let held = victory.objectives.iter().zip(&state.control).filter(|(_, holder)| **holder == Some(side));
    items.push((cases::CONTROL, held.map(|(objective, _)| objective.points).sum()));
    Score { items }
}

/// How the battle would end if it ended now.
pub fn outcome(board: &Board, state: &State) -> Outcome {
    let points = Side::BOTH.map(|side| score(board, state, side).total());
    let [first, second] = points;
    let [marginal, substantive, decisive] = board.definition().victory.levels;
    let level = match first.abs_diff(second) {
        gap if gap >= decisive => Level::Decisive,
        gap if gap >= substantive => Level::Substantive,
        gap if gap >= marginal => Level::Marginal,
        _ => Level::Draw,
    };
    let ahead = if first > second { Side::First } else { Side::Second };
    Outcome { points, winner: (level != Level::Draw).then_some(ahead), level }
}
