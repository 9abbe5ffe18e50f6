//! The battles as data files people can read and edit, and the loader that refuses a bad one.
//!
//! A scenario is a folder with a `scenario.toml`, which may include other files from its folder and from the ones beside
//! it, or a single file. [`load`] reads one from disk, [`parse`] from anywhere, [`built_in`] from the program itself. A [`Scenario`] that exists is
//! free of mistakes; otherwise every [`Mistake`] comes out at once, with its file, line and column.

mod about;
pub mod art_of_war;
pub mod bataille;
mod built_in;
pub mod eagles;
mod fields;
#[cfg(feature = "ford")]
pub mod ford;
mod gazetteer;
mod heading;
mod history;
mod mistake;
mod source;
mod systems;
mod tree;
pub mod twenty;
pub mod winter;

pub use about::{About, about};
pub use built_in::{Listing, built_in, built_in_files, built_in_ids, built_ins, system_of};
pub use gazetteer::{Colour, Drawing, Gazetteer, Nation, Place, PlaceKind, Road};
pub use history::{History, history};
pub use mistake::Mistake;
pub use source::{LARGEST_FILE, Source};

use fields::Fields;
use mistake::{Log, Spot};
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// The name of the main file in a scenario's folder.
pub const MAIN_FILE: &str = "scenario.toml";
/// The format of the files that this program reads.
const FORMAT: u8 = 1;

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

    /// What its system reads, for whoever knows the system.
    pub fn content<T: Any>(&self) -> Option<&T> {
        self.content.0.downcast_ref()
    }
}

/// Reads a scenario from disk: a file, or a folder with a `scenario.toml` in it.
///
/// # Errors
/// Every mistake in the files, by line; a file that cannot be read counts as one.
pub fn load(path: &Path) -> Result<Scenario, Vec<Mistake>> {
    let (folder, main) = if path.is_dir() {
        (path.to_path_buf(), MAIN_FILE.to_owned())
    } else {
        let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
        (folder, path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default())
    };
    parse(&source::Folder(folder.clone()), &main).map_err(|mut mistakes| {
        for mistake in &mut mistakes {
            mistake.file = folder.join(&mistake.file).display().to_string();
        }
        mistakes
    })
}

/// Reads a scenario whose main file has that name.
///
/// # Errors
/// Every mistake in the files, by line.
pub fn parse(source: &dyn Source, main: &str) -> Result<Scenario, Vec<Mistake>> {
    let log = Log::default();
    let mut files = Vec::new();
    let root = source::gather(source, main, &mut files, &log);
    // Half a file would make mistakes of its own: what is not TOML is mended first.
    let scenario = if log.is_clean() { read(&root, &log) } else { None };
    match scenario {
        Some(scenario) if log.is_clean() => Ok(scenario),
        _ => Err(log.finish(&files)),
    }
}

/// Reads a scenario that is one text.
///
/// # Errors
/// Every mistake in the text, by line.
///
/// ```
/// let mistakes = scenarios::parse_text("my.toml", "format = 1\nsystem = \"art_of_wart\"").unwrap_err();
/// assert_eq!(mistakes[0].to_string(), "my.toml:2:10: `system` cannot be `art_of_wart`; did you mean `art_of_war`?");
/// ```
pub fn parse_text(name: &str, text: &str) -> Result<Scenario, Vec<Mistake>> {
    parse(&BTreeMap::from([(name.to_owned(), text.as_bytes().to_vec())]), name)
}

fn read(root: &tree::Table, log: &Log) -> Option<Scenario> {
    let mut fields = Fields::new("the scenario", Spot { file: 0, offset: 0 }, root, log);
    let format = fields.number("format", FORMAT..=FORMAT);
    let known: Vec<(&str, _)> = systems::SYSTEMS.iter().map(|system| (system.name, system.read)).collect();
    let system = fields.required("system").and_then(|node| node.choice("system", &known, log));
    // What the other keys mean depends on these two.
    format?;
    fields.optional("include");
    system?(fields)
}
