//! Morale, victory points and how a game ends (8).

use super::board::Board;
use super::definition::Space;
use super::state::{Battle, Ending, State};
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// Whether the marker left the morale track.
    pub strategic: bool,
    /// Points, First Player first; they count only if the turns ran out.
    pub points: [i32; 2],
}

/// A side's points and where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// For enemy strength points lost.
    pub strength: i32,
    /// For spaces of morale gained.
    pub morale: i32,
    /// For hexes held.
    pub held: i32,
    /// Taken off for the Guard.
    pub guard: i32,
}

impl Score {
    /// All of it.
    pub const fn total(&self) -> i32 {
        self.strength + self.morale + self.held - self.guard
    }
}

/// Number of spaces a combat moves the marker, and the side it favours.
pub(crate) fn shift(board: &Board, battle: &Battle) -> Option<(Side, i32)> {
    let table = &board.tables().critical;
    let beaten = battle.retreated?;
    let [first, second] = battle.lost;
    if u32::from(first) + u32::from(second) < u32::from(table.both) {
        return None;
    }
    let own = if beaten == Side::First { first } else { second };
    Some((beaten.other(), if own >= table.loser { 2 } else { 1 }))
}

/// The marker after `spaces` in favour of a side; `None` if it leaves the track.
pub(crate) fn moved(board: &Board, from: Space, favours: Side, spaces: i32) -> Option<Space> {
    let sign = if favours == board.definition().morale.upward { 1 } else { -1 };
    Space::of(from.number() + sign * spaces)
}

/// A side's present points.
pub fn score(board: &Board, state: &State, side: Side) -> Score {
    let data = board.definition();
    let points = &data.tables.points;
    let of = |pair: [u16; 2], side: Side| i32::from(if side == Side::First { pair[0] } else { pair[1] });
    let gained = (state.morale.number() - data.morale.start.number()) * if side == data.morale.upward { 1 } else { -1 };
    let held = state.held.iter().zip(&data.held).filter(|(holder, _)| **holder == Some(side));
    Score {
        strength: of(state.lost, side.other()) * i32::from(points.enemy_strength),
        morale: gained.max(0) * i32::from(points.morale_space),
        held: held.map(|(_, data)| i32::from(data.points)).sum(),
        guard: of(state.guard_lost, side) * i32::from(data.guard_penalty),
    }
}

/// The outcome of a game that ended in this way.
pub(crate) fn outcome(board: &Board, state: &State, ending: Ending) -> Outcome {
    let points = [score(board, state, Side::First).total(), score(board, state, Side::Second).total()];
    if let Ending::Morale(side) = ending {
        return Outcome { winner: Some(side), strategic: true, points };
    }
    if board.definition().campaign.is_some() {
        // The marker alone judges a campaign (B15).
        let upward = board.definition().morale.upward;
        let winner = if state.morale >= Space::E { upward } else { upward.other() };
        return Outcome { winner: Some(winner), strategic: false, points };
    }
    let [first, second] = points;
    let qualifies = |side: Side, points: i32| points >= board.side(side).minimum;
    let winner = match (qualifies(Side::First, first), qualifies(Side::Second, second)) {
        (true, true) if first == second => None,
        (true, true) => Some(if first > second { Side::First } else { Side::Second }),
        (true, false) => Some(Side::First),
        (false, true) => Some(Side::Second),
        (false, false) => None,
    };
    Outcome { winner, strategic: false, points }
}
