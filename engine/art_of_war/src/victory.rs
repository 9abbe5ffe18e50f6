//! The winner, and the level of victory [23.0].

use super::board::Board;
use super::cases;
use super::definition::{Arm, Scoring, UnitId};
use super::state::{Place, State};
use engine::case::Case;
use engine::contract::Side;
use engine::count::{capped_sum, less};
use serde::{Deserialize, Serialize};

/// The result of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Victory points of the first and the second player.
    pub points: [u16; 2],
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The level of victory [23.5].
    pub level: Level,
}

/// The level of a victory [23.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// No side won.
    Draw,
    /// A marginal victory.
    Marginal,
    /// A substantive victory.
    Substantive,
    /// A decisive victory.
    Decisive,
}

/// The sources of a side's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Each source with its rule.
    pub items: Vec<(Case, u16)>,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> u16 {
        total(&self.items)
    }
}

/// Printed strength of a side's units that are permanently destroyed.
pub fn destroyed(board: &Board, state: &State, side: Side) -> u16 {
    lost(board, state, side).map(|id| u16::from(board.unit(id).strength)).sum()
}

fn lost<'a>(board: &'a Board, state: &'a State, side: Side) -> impl Iterator<Item = UnitId> + 'a {
    board.units_of(side).filter(|&id| state.unit(id).place == Place::Eliminated)
}

/// The points of a destroyed unit for its enemy [18.1, 23.1].
pub fn worth(board: &Board, unit: UnitId) -> u16 {
    let data = board.unit(unit);
    let [infantry, cavalry, artillery] = board.definition().victory.losses;
    let each = match data.arm {
        _ if data.garrison.is_some() => 0,
        Arm::Infantry => infantry,
        Arm::Cavalry => cavalry,
        Arm::Artillery => artillery,
    };
    u16::from(each) * u16::from(data.strength)
}

/// A side's points in the current position.
pub fn score(board: &Board, state: &State, side: Side) -> Score {
    let victory = &board.definition().victory;
    let mut items = earned(board, state, side);
    if let Some(prolonged) = victory.prolonged
        && prolonged.side == side
        && state.turn > prolonged.after_turn
    {
        let lead = less(total(&earned(board, state, side.other())), total(&items));
        let [_, _, decisive] = victory.levels;
        if lead < decisive {
            items.push((cases::PROLONGED, prolonged.points));
        }
    }
    Score { items }
}

fn total(items: &[(Case, u16)]) -> u16 {
    items.iter().fold(0, |sum, item| capped_sum(sum, item.1))
}

/// Points for losses, awards and objectives.
fn earned(board: &Board, state: &State, side: Side) -> Vec<(Case, u16)> {
    let victory = &board.definition().victory;
    let plain = victory.losses == [1; 3];
    let points = lost(board, state, side.other()).map(|id| worth(board, id)).sum();
    let mut items = vec![(if plain { cases::LOSSES } else { cases::LOSSES_BY_ARM }, points)];
    let losses = destroyed(board, state, side.other());
    for award in victory.awards.iter().filter(|award| award.side == side && losses >= award.destroyed) {
        let guard = state.guard_attacked.get(side.other().index()).copied().unwrap_or(false);
        if guard || !award.guard_must_attack {
            items.push((award.case, award.points));
        }
    }
    for (scoring, case) in [(Scoring::Control, cases::CONTROL), (Scoring::Occupation(side), cases::OCCUPATION)] {
        let held = victory.objectives.iter().zip(&state.control);
        let held = held.filter(|(objective, holder)| objective.scored == scoring && **holder == Some(side));
        items.push((case, held.map(|(objective, _)| objective.points).sum()));
    }
    items
}

/// The result of the battle if it ended now.
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
