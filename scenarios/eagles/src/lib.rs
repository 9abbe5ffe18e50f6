//! Reading the battles of The Eagles Turn East: one map and one book of leaders, units, tables and set-ups for all.

mod battle;
mod built_in;
mod campaign;
mod ground;
mod people;
mod printed;
mod set_up;
mod tables;

use eagles::{Board, Definition, Game};
use engine::contract::Game as _;
use scenarios::fields::Fields;
use scenarios::mistake::{Log, Mistake, Spot, Text, quote};
use scenarios::tree;

pub use battle::{Battle, definition};
pub use printed::{hex, name};

/// The reader of these battles.
pub static READER: scenarios::Reader =
    scenarios::Reader { name: Game::SYSTEM, read: battle::read, battles: built_in::BATTLES, about: built_in::about };
/// This reader alone.
pub const BATTLES: scenarios::Readers = scenarios::Readers::new(const { &[&READER] });

/// The map that comes with the program.
pub const MAP: &str = include_str!("../../data/eagles/map.toml");
/// Leaders, units, tables and set-ups that come with the program.
pub const UNITS: &str = include_str!("../../data/eagles/units.toml");
/// The battles that come with the program.
pub const SINGLE_BATTLES: [&str; 3] = ["pultusk", "eylau", "friedland"];
/// The campaigns that come with the program.
pub const CAMPAIGNS: [&str; 3] = ["campaign-eylau", "campaign-friedland", "campaign-pultusk"];

/// The battle of that id, from the texts of a map and of a book of units.
///
/// # Errors
/// Every mistake in the texts, by line; and whatever the rules find wrong with the whole.
pub fn open(id: &str, map: &str, units: &str) -> Result<Definition, Vec<Mistake>> {
    let log = Log::default();
    let files = [("map.toml", map), ("units.toml", units)]
        .map(|(name, text)| Text { name: name.to_owned(), text: text.to_owned() });
    let [map, units] = [tree::parse(map, 0, &log), tree::parse(units, 1, &log)];
    if log.is_clean() {
        let both = map.into_iter().chain(units).collect();
        let mut files = Fields::new("the files", Spot { file: 1, offset: 0 }, &both, &log);
        let definition = set_up::read(id, &mut files);
        if let Some(definition) = definition.filter(|_| log.is_clean()) {
            match Board::new(definition.clone()) {
                Ok(_) => return Ok(definition),
                Err(faults) => {
                    for fault in faults {
                        log.say(Spot { file: 1, offset: 0 }, fault.to_string());
                    }
                }
            }
        } else if log.is_clean() {
            log.say(Spot { file: 1, offset: 0 }, format!("there is no battle {}", quote(id)));
        }
    }
    Err(log.finish(&files))
}

/// A battle that comes with the program.
///
/// # Errors
/// Every mistake in its texts.
pub fn built_in(id: &str) -> Result<Definition, Vec<Mistake>> {
    open(id, MAP, UNITS)
}
