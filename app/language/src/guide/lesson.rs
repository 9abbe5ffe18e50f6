//! The guided first game: a card over the board that follows the game and leads nobody by the hand.

use crate::ask::Asking;
use crate::happening::Happening;
use crate::position::{Bytes, Position};
use engine::contract::Side;
use engine::hex::Hex;

/// What the card sees.
pub struct Seen<'a> {
    /// How the match stands.
    pub position: &'a dyn Position,
    /// The side of the player.
    pub me: Side,
    /// Whether he is asked now.
    pub asked: bool,
    /// What is asked of him, given what he has pointed at.
    pub asking: &'a Asking<Bytes>,
    /// Whether a piece is selected.
    pub selected: bool,
    /// Whether what he has pointed at is ready to be said.
    pub planned: bool,
    /// What happened so far.
    pub events: &'a [Happening],
}

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its heading.
    pub title: &'static str,
    /// What to do.
    pub act: &'static str,
    /// Why it is worth doing.
    pub why: &'static str,
    /// The section of the book that says more.
    pub section: &'static str,
}

/// How a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goes {
    /// When the player says that he has read it.
    WhenRead,
    /// When what it says is done, or the player knows it already.
    WhenDone,
    /// By itself.
    ByItself,
}

/// How far a player has come in the guided game of a system.
pub trait Lesson: Send {
    /// Takes in the state and says what is to be said now; nothing in a game of another system.
    fn look(&mut self, seen: &Seen<'_>) -> Option<(Card, Goes)>;
    /// The player has read the card, or wants to hear no more of it.
    fn pass(&mut self);
    /// How many cards are behind, and how many there are.
    fn progress(&self) -> (usize, usize);
    /// The hexes the card speaks of.
    fn lit(&self) -> &[Hex] {
        &[]
    }
}
