//! The battles that come with the program.

use crate::reader::Files;
use crate::readers::Readers;
use crate::sureness::MapSureness;
use crate::{MAIN_FILE, Scenario, Source};

/// A battle in a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its id, for [`Readers::built_in`].
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its summary.
    pub summary: String,
}

struct Embedded(Files);

impl Source for Embedded {
    fn bytes(&self, name: &str) -> Result<Vec<u8>, String> {
        let file = self.0.iter().find(|(other, _)| *other == name);
        file.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| "there is no such file".to_owned())
    }
}

impl Readers {
    fn battles(self) -> impl Iterator<Item = &'static (&'static str, Files)> {
        self.iter().flat_map(|reader| reader.battles)
    }

    /// The ids of the battles that come with the program; the first is the one to begin with.
    pub fn built_in_ids(self) -> impl Iterator<Item = &'static str> {
        self.battles().map(|(id, _)| *id)
    }

    /// The system of a battle that comes with the program, without reading the battle.
    pub fn system_of(self, id: &str) -> Option<&'static str> {
        let reader = self.iter().find(|reader| reader.battles.iter().any(|(other, _)| *other == id));
        reader.map(|reader| reader.name)
    }

    /// The battles that come with the program, with their titles.
    pub fn built_ins(self) -> Vec<Listing> {
        let listing = |id| self.built_in(id).map(|battle| Listing { id, title: battle.title, summary: battle.summary });
        self.built_in_ids().filter_map(listing).collect()
    }

    /// A battle that comes with the program.
    pub fn built_in(self, id: &str) -> Option<Scenario> {
        // A test keeps the built-in battles free of mistakes.
        self.parse(&Embedded(self.built_in_files(id)?), MAIN_FILE).ok()
    }

    /// The files of a battle that comes with the program, by name: something to copy for a battle of one's own. A file it
    /// shares with another battle is named as it is included, `../dresden/map.toml`.
    pub fn built_in_files(self, id: &str) -> Option<Files> {
        self.battles().find(|(other, _)| *other == id).map(|(_, files)| *files)
    }

    /// The certainty of the map of a built-in battle.
    pub fn about(self, id: &str) -> Option<MapSureness> {
        self.iter().find_map(|reader| (reader.about)(id))
    }
}
