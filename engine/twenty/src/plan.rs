//! The sealed French plan: its parts, its legality, and the conclusions from openings [17.1].

use super::board::Board;
use super::breach::by;
use super::definition::*;
use super::rules;
use engine::codec;
use engine::contract::{Opening, Refusal};
use engine::digest::Hash;
use serde::{Deserialize, Serialize};

/// Pieces in each stack, in the order of the stacks.
pub type Heights = Vec<u8>;

/// A piece of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Piece {
    /// A unit of the pool.
    Unit(UnitId),
    /// A dummy.
    Dummy,
}

/// A whole plan, as its author knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FrenchPlan {
    /// The stacks that come with the first, second and third marker.
    pub markers: Vec<AreaId>,
    /// The stacks in their order, each from the top.
    pub stacks: Vec<Vec<Piece>>,
    /// The piece at Meissen.
    pub meissen: Piece,
}

/// The plan in the state: seals, and their open contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealedPlan {
    /// Pieces in each stack.
    pub heights: Heights,
    /// A seal for each marker, each place of each stack from the top, and Meissen.
    pub seals: Vec<Seal>,
    /// Arrival rolls made for each stack [17.1.2].
    pub tries: Vec<u8>,
}

/// One commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    /// The commitment to the content.
    pub commitment: Hash,
    /// The content, once the seal is open.
    pub opened: Option<Content>,
}

/// The content of a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Content {
    /// A marker: the stack that comes.
    Marker(AreaId),
    /// A piece.
    Piece(Piece),
}

/// The part of the plan that a seal belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// The marker of a turn, counted from 0.
    Marker(usize),
    /// A place of a stack, both counted from 0.
    Place(usize, usize),
    /// The piece at Meissen.
    Meissen,
}

impl SealedPlan {
    /// The part of the plan that this seal belongs to.
    pub(crate) fn slot(&self, markers: usize, seal: usize) -> Slot {
        let Some(mut place) = seal.checked_sub(markers) else { return Slot::Marker(seal) };
        for (stack, height) in self.heights.iter().enumerate() {
            match place.checked_sub(usize::from(*height)) {
                None => return Slot::Place(stack, place),
                Some(rest) => place = rest,
            }
        }
        Slot::Meissen
    }

    /// The numbers of the seals of a stack.
    pub(crate) fn places(&self, markers: usize, stack: usize) -> std::ops::Range<usize> {
        let before: usize = self.heights.iter().take(stack).map(|height| usize::from(*height)).sum();
        let first = markers + before;
        first..first + self.heights.get(stack).map_or(0, |height| usize::from(*height))
    }

    /// The seals that are not open yet.
    pub(crate) fn unopened(&self) -> Vec<u8> {
        let closed = self.seals.iter().enumerate().filter(|(_, seal)| seal.opened.is_none());
        closed.filter_map(|(at, _)| u8::try_from(at).ok()).collect()
    }

    /// Whether a marker that is open names this stack.
    pub(crate) fn is_open(&self, area: AreaId) -> bool {
        self.seals.iter().any(|seal| seal.opened == Some(Content::Marker(area)))
    }
}

/// The content of an opening in that slot; `None` if its bytes have no meaning there.
pub(crate) fn read(slot: Slot, opening: &Opening) -> Option<Content> {
    match slot {
        Slot::Marker(_) => codec::decode(&opening.content).ok().map(Content::Marker),
        Slot::Place(..) | Slot::Meissen => codec::decode(&opening.content).ok().map(Content::Piece),
    }
}

/// The number of commitments in a plan.
pub(crate) fn commitments(board: &Board, plan: &PlanData) -> usize {
    plan.marker_turns.len() + board.pool().count() + usize::from(plan.dummies)
}

/// Whether the heights of a plan are possible: each at least 1, and together every piece but the one at Meissen.
pub(crate) fn check_heights(board: &Board, plan: &PlanData, heights: &[u8]) -> Result<(), Refusal> {
    if heights.len() != plan.stacks.len() || heights.contains(&0) {
        return Err(by(rules::PLAN_STACKS, "empty-stack"));
    }
    let pieces = board.pool().count() + usize::from(plan.dummies);
    let piled: usize = heights.iter().map(|height| usize::from(*height)).sum();
    if piled + 1 != pieces {
        return Err(by(rules::PLAN_PIECES, "wrong-heights"));
    }
    Ok(())
}

/// Whether a whole plan is legal, by (a) to (d) in that order.
pub(crate) fn check_whole(board: &Board, data: &PlanData, plan: &FrenchPlan) -> Result<(), Refusal> {
    if plan.stacks.len() != data.stacks.len() || plan.stacks.iter().any(Vec::is_empty) {
        return Err(by(rules::PLAN_STACKS, "empty-stack"));
    }
    let mut markers = plan.markers.clone();
    markers.sort_unstable();
    let mut stacks = data.stacks.clone();
    stacks.sort_unstable();
    if markers != stacks {
        return Err(by(rules::PLAN_MARKERS, "wrong-markers"));
    }
    let heights: Vec<u8> = plan.stacks.iter().map(|stack| u8::try_from(stack.len()).unwrap_or(u8::MAX)).collect();
    check_heights(board, data, &heights)?;
    let contents = contents(plan).into_iter().map(Some).collect::<Vec<_>>();
    contradiction(board, data, &heights, &contents).map_or(Ok(()), Err)
}

/// The content of each seal of a plan, in order.
pub(crate) fn contents(plan: &FrenchPlan) -> Vec<Content> {
    let pieces = plan.stacks.iter().flatten().copied().chain([plan.meissen]);
    plan.markers.iter().copied().map(Content::Marker).chain(pieces.map(Content::Piece)).collect()
}

/// The rule that no plan can satisfy any more, given the open contents (R54).
pub(crate) fn contradiction(
    board: &Board,
    data: &PlanData,
    heights: &[u8],
    opened: &[Option<Content>],
) -> Option<Refusal> {
    let plan = SealedPlan { heights: heights.to_vec(), seals: Vec::new(), tries: Vec::new() };
    let markers = data.marker_turns.len();
    let mut areas = Vec::new();
    let mut units = Vec::new();
    let (mut dummies, mut elsewhere) = (0u8, 0u8);
    let mut meissen = None;
    let mut guards = vec![0usize; heights.len()];
    let mut closed = vec![0usize; heights.len()];
    for (at, content) in opened.iter().enumerate() {
        let slot = plan.slot(markers, at);
        let piece = match (slot, content) {
            (Slot::Place(stack, _), None) => {
                if let Some(count) = closed.get_mut(stack) {
                    *count += 1;
                }
                continue;
            }
            (_, None) => continue,
            (Slot::Marker(_), Some(Content::Marker(area))) if data.stacks.contains(area) && !areas.contains(area) => {
                areas.push(*area);
                continue;
            }
            (Slot::Marker(_), Some(_)) | (_, Some(Content::Marker(_))) => {
                return Some(by(rules::PLAN_MARKERS, "wrong-markers"));
            }
            (_, Some(Content::Piece(piece))) => *piece,
        };
        match piece {
            Piece::Unit(unit) if !board.pool().any(|known| known == unit) || units.contains(&unit) => {
                return Some(by(rules::PLAN_PIECES, "wrong-piece"));
            }
            Piece::Unit(unit) => units.push(unit),
            Piece::Dummy => dummies += 1,
        }
        if slot == Slot::Meissen {
            meissen = Some(piece);
        } else if piece == Piece::Dummy || piece == Piece::Unit(data.meissen) {
            elsewhere += 1;
        }
        if let (Slot::Place(stack, _), Piece::Unit(unit)) = (slot, piece)
            && data.together.contains(&unit)
            && let Some(count) = guards.get_mut(stack)
        {
            *count += 1;
        }
    }
    if dummies > data.dummies {
        return Some(by(rules::PLAN_PIECES, "wrong-piece").varied("dummies"));
    }
    let fits_meissen = match meissen {
        Some(piece) => piece == Piece::Dummy || piece == Piece::Unit(data.meissen),
        None => elsewhere <= data.dummies,
    };
    // A Guard unit there breaks (c) before (d).
    if !fits_meissen {
        return Some(by(rules::PLAN_PIECES, "wrong-meissen"));
    }
    let seen: usize = guards.iter().sum();
    let room = |(here, closed): (&usize, &usize)| *here == seen && here + closed >= data.together.len();
    if !guards.iter().zip(&closed).any(room) {
        return Some(by(rules::PLAN_GUARD, "guard-apart"));
    }
    None
}
