//! A battle, as it was read: the data every system has, and a content that only its own system knows.

use crate::gazetteer::{Drawing, Gazetteer};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// The name of the main file in a scenario's folder.
pub const MAIN_FILE: &str = "scenario.toml";
/// The summary of a battle of which only the part that the rules read is known.
pub const UNNAMED: &str = "A battle from a file of another player's. Its names and colours are not known here.";

/// A battle, free of mistakes: the data every system has, for display and for choosing, and the data its own system
/// reads.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The system it is a battle of.
    pub system: &'static str,
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// A paragraph or two for a player that chooses a battle; an empty line separates paragraphs.
    pub summary: String,
    /// The words the files use for the sides, first player first.
    pub side_ids: [String; 2],
    /// Names on the map.
    pub gazetteer: Gazetteer,
    /// Its first turn and its last.
    pub turns: (u8, u8),
    /// Date and hour of each turn, from the first; empty if the file gives none.
    pub turn_labels: Vec<String>,
    /// The number of counters of each side, reinforcements included.
    pub pieces: [usize; 2],
    /// Colours, roads and the like.
    pub drawing: Drawing,
    /// The data that only its own system reads.
    pub content: Content,
}

/// The type-erased data that only the system of a battle reads: the definition, and remarks of its own.
#[derive(Clone)]
pub struct Content(Arc<dyn Any + Send + Sync>);

impl Content {
    /// The content, type-erased.
    pub fn new<T: Any + Send + Sync>(content: T) -> Content {
        Content(Arc::new(content))
    }
}

impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Content(..)")
    }
}

impl Scenario {
    /// The label of a turn by its number.
    pub fn turn_label(&self, turn: u8) -> Option<&str> {
        let index = turn.checked_sub(self.turns.0)?;
        self.turn_labels.get(usize::from(index)).map(String::as_str)
    }

    /// The content in the type of its system; `None` if it has another type.
    pub fn content<T: Any>(&self) -> Option<&T> {
        self.content.0.downcast_ref()
    }
}
