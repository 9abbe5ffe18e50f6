//! The battles that come with the program.

use crate::sureness::About;
use crate::system::Files;
use crate::systems::SYSTEMS;
use crate::{MAIN_FILE, Mistake, Scenario, Source, parse};

/// A battle in a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its id, for [`built_in`].
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// What it is about.
    pub summary: String,
}

struct Embedded(Files);

impl Source for Embedded {
    fn bytes(&self, name: &str) -> Result<Vec<u8>, String> {
        let file = self.0.iter().find(|(other, _)| *other == name);
        file.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| "there is no such file".to_owned())
    }
}

fn battles() -> impl Iterator<Item = &'static (&'static str, Files)> {
    SYSTEMS.iter().flat_map(|system| system.battles)
}

/// The ids of the battles that come with the program, the one to begin with first.
pub fn built_in_ids() -> impl Iterator<Item = &'static str> {
    battles().map(|(id, _)| *id)
}

/// The system of a battle that comes with the program, without reading the battle.
pub fn system_of(id: &str) -> Option<&'static str> {
    let system = SYSTEMS.iter().find(|system| system.battles.iter().any(|(other, _)| *other == id));
    system.map(|system| system.name)
}

/// The battles that come with the program, with their titles.
pub fn built_ins() -> Vec<Listing> {
    let listing = |id| built_in(id).map(|battle| Listing { id, title: battle.title, summary: battle.summary });
    built_in_ids().filter_map(listing).collect()
}

/// A battle that comes with the program.
///
/// ```
/// assert_eq!(scenarios::built_in("eylau").unwrap().pieces, [43, 39]);
/// assert!(scenarios::built_in("waterloo").is_none());
/// ```
pub fn built_in(id: &str) -> Option<Scenario> {
    // A test keeps the built-in battles free of mistakes.
    read(id)?.ok()
}

fn read(id: &str) -> Option<Result<Scenario, Vec<Mistake>>> {
    Some(parse(&Embedded(built_in_files(id)?), MAIN_FILE))
}

/// The files of a battle that comes with the program, by name: something to copy for a battle of one's own. A file it
/// shares with another battle is named as it is included, `../dresden/map.toml`.
pub fn built_in_files(id: &str) -> Option<&'static [(&'static str, &'static str)]> {
    battles().find(|(other, _)| *other == id).map(|(_, files)| *files)
}

/// How sure the map of a battle of ours is.
pub fn about(id: &str) -> Option<About> {
    SYSTEMS.iter().find_map(|system| (system.about)(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_battle_is_free_of_mistakes() {
        for id in built_in_ids() {
            match read(id) {
                Some(Ok(battle)) => assert_eq!(battle.id, id),
                Some(Err(mistakes)) => {
                    panic!("{id}: {}", mistakes.iter().map(|m| format!("\n{m}")).collect::<String>())
                }
                None => panic!("{id}"),
            }
        }
        assert_eq!(built_ins().len(), battles().count());
    }
}
