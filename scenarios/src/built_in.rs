//! The battles that come with the program.

use crate::{MAIN_FILE, Mistake, Scenario, Source, parse};

type Files = &'static [(&'static str, &'static str)];

/// Each battle with its files; the first battle is the one to begin with.
const BATTLES: &[(&str, Files)] = &[
    ("skirmish", &[(MAIN_FILE, include_str!("../data/skirmish/scenario.toml"))]),
    (
        "eylau",
        &[
            (MAIN_FILE, include_str!("../data/eylau/scenario.toml")),
            ("map.toml", include_str!("../data/eylau/map.toml")),
            ("units.toml", include_str!("../data/eylau/units.toml")),
        ],
    ),
    (
        "dresden",
        &[
            (MAIN_FILE, include_str!("../data/dresden/scenario.toml")),
            ("map.toml", DRESDEN_MAP),
            ("units.toml", DRESDEN_UNITS),
        ],
    ),
    (
        "dresden-day1",
        &[
            (MAIN_FILE, include_str!("../data/dresden-day1/scenario.toml")),
            ("../dresden/map.toml", DRESDEN_MAP),
            ("../dresden/units.toml", DRESDEN_UNITS),
        ],
    ),
    (
        "dresden-day2",
        &[
            (MAIN_FILE, include_str!("../data/dresden-day2/scenario.toml")),
            ("../dresden/map.toml", DRESDEN_MAP),
            ("../dresden/units.toml", DRESDEN_UNITS),
        ],
    ),
];

/// The ground and the armies of Dresden serve three battles.
const DRESDEN_MAP: &str = include_str!("../data/dresden/map.toml");
const DRESDEN_UNITS: &str = include_str!("../data/dresden/units.toml");

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

/// The ids of the battles that come with the program, the one to begin with first.
pub fn built_in_ids() -> impl Iterator<Item = &'static str> {
    BATTLES.iter().map(|(id, _)| *id)
}

/// The battles that come with the program, with their titles.
pub fn built_ins() -> Vec<Listing> {
    let listing = |id| built_in(id).map(|battle| Listing { id, title: battle.title, summary: battle.summary });
    built_in_ids().filter_map(listing).collect()
}

/// A battle that comes with the program.
///
/// ```
/// assert_eq!(scenarios::built_in("eylau").unwrap().definition.units.len(), 82);
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
    BATTLES.iter().find(|(other, _)| *other == id).map(|(_, files)| *files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_battle_is_free_of_mistakes() {
        for id in built_in_ids() {
            match read(id) {
                Some(Ok(battle)) => assert_eq!(battle.definition.id, id),
                Some(Err(mistakes)) => {
                    panic!("{id}: {}", mistakes.iter().map(|m| format!("\n{m}")).collect::<String>())
                }
                None => panic!("{id}"),
            }
        }
        assert_eq!(built_ins().len(), BATTLES.len());
    }
}
