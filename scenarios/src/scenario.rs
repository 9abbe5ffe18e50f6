//! A battle, as it was read: what every system has, and a content that only its own knows.

use crate::gazetteer::{Drawing, Gazetteer};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// The name of the main file in a scenario's folder.
pub const MAIN_FILE: &str = "scenario.toml";

/// A battle, free of mistakes: what every system has, for people and for choosing, and what its own system reads.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The system it is a battle of.
    pub system: &'static str,
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// A paragraph or two for someone who chooses a battle; paragraphs are apart by an empty line.
    pub summary: String,
    /// The words the files use for the sides, first player first.
    pub side_ids: [String; 2],
    /// Names on the map.
    pub gazetteer: Gazetteer,
    /// Its first turn and its last.
    pub turns: (u8, u8),
    /// Date and hour of each turn, from the first; empty if the file gives none.
    pub turn_labels: Vec<String>,
    /// How many pieces each side has, those to come among them.
    pub pieces: [usize; 2],
    /// Colours, roads and the like.
    pub drawing: Drawing,
    /// What only its own system reads.
    pub content: Content,
}

/// What only the system of a battle reads: the definition, and remarks of its own.
#[derive(Clone)]
pub struct Content(Arc<dyn Any + Send + Sync>);

impl Content {
    /// That, its type forgotten.
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

    /// What its system reads, for code that knows the system.
    pub fn content<T: Any>(&self) -> Option<&T> {
        self.content.0.downcast_ref()
    }
}
