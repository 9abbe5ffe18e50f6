//! The game as one side may see it.

use super::definition::FRENCH;
use super::game::Game;
use super::plan::Content;
use super::state::State;
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The public state, and what this side knows of what is still sealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Everything public.
    pub state: State,
    /// What lies under closed seals, for their author only.
    pub sealed: Vec<KnownSeal>,
}

/// What a side knows of a closed seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownSeal {
    /// Which seal, in the order of the plan.
    pub seal: u8,
    /// What lies under it.
    pub content: Content,
}

impl View {
    pub(crate) fn new(game: &Game, side: Side) -> View {
        let closed = game.state.plan.as_ref().map(super::plan::SealedPlan::unopened).unwrap_or_default();
        let known = |seal: u8| Some(KnownSeal { seal, content: game.known_content(seal)? });
        let sealed = if side == FRENCH { closed.into_iter().filter_map(known).collect() } else { Vec::new() };
        View { state: game.state.clone(), sealed }
    }
}
