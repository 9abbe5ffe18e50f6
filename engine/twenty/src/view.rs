//! The game as one side may see it.

use super::definition::FRENCH;
use super::game::Game;
use super::plan::Content;
use super::state::State;
use engine::contract::Side;
use serde::{Deserialize, Serialize};

/// The public state, and the contents of closed seals that this side knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Everything public.
    pub state: State,
    /// The contents of closed seals, for their author only.
    pub sealed: Vec<KnownSeal>,
}

/// The content of a closed seal, which a side knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownSeal {
    /// The number of the seal, in the order of the plan.
    pub seal: u8,
    /// The content.
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
