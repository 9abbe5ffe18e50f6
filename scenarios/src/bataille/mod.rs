//! Reads a battle of the Bataille system: a main file, the units and tables it shares, and the map.
//!
//! Each value is checked where it stands; the battle as a whole is then checked by the engine.

mod charts;
mod forces;
mod ground;
mod reading;

use crate::mistake::{Log, Mistake, Spot, Text};
use crate::source::Source;
use crate::tree::{self, Table};
use engine::bataille::{Board, Definition, Terms, Turns};
use reading::{Reader, Words};

const MAP: &str = include_str!("../../data/bataille/gleina_map.toml");
const UNITS: &str = include_str!("../../data/bataille/gleina_units.toml");
const BROESA: &str = include_str!("../../data/bataille/broesa_training.toml");

/// The files of the battles that come with the program, by name.
pub const FILES: [(&str, &str); 3] =
    [("gleina_units.toml", UNITS), ("gleina_map.toml", MAP), ("broesa_training.toml", BROESA)];

/// The main files of the battles that come with the program, the one to begin with first.
pub const BATTLES: [&str; 2] = ["broesa_training.toml", "gleina_units.toml"];

struct BuiltIn;

impl Source for BuiltIn {
    fn bytes(&self, name: &str) -> Result<Vec<u8>, String> {
        let found = FILES.iter().find(|(known, _)| *known == name);
        found.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| "there is no such file".to_owned())
    }
}

/// A battle that comes with the program, by the name of its main file.
///
/// # Errors
/// Every mistake in the files.
///
/// ```
/// let battle = scenarios::bataille::built_in("broesa_training.toml").unwrap();
/// assert_eq!(battle.units.len(), 10);
/// ```
pub fn built_in(main: &str) -> Result<Definition, Vec<Mistake>> {
    open(&BuiltIn, main)
}

/// Reads the battle whose main file has that name.
///
/// # Errors
/// Every mistake in the files, by line, or what the engine finds wrong with the whole.
pub fn open(source: &dyn Source, main: &str) -> Result<Definition, Vec<Mistake>> {
    let log = Log::default();
    let mut files: Vec<Text> = Vec::new();
    let definition = gather(source, main, &mut files, &log);
    let definition = definition.filter(|_| log.is_clean());
    let checked = definition.map(|definition| Board::new(definition.clone()).map(|_| definition));
    match checked {
        Some(Ok(definition)) => Ok(definition),
        Some(Err(faults)) => {
            for fault in faults {
                log.say(Spot { file: 0, offset: 0 }, fault.to_string());
            }
            Err(log.finish(&files))
        }
        None => {
            if log.is_clean() {
                log.say(Spot { file: 0, offset: 0 }, "something is missing in this battle");
            }
            Err(log.finish(&files))
        }
    }
}

fn gather(source: &dyn Source, main: &str, files: &mut Vec<Text>, log: &Log) -> Option<Definition> {
    let own = load(source, main, files, log)?;
    let reader = Reader::new(&own, log);
    let map = load(source, reader.text("map")?, files, log)?;
    let shared = match own.get("units") {
        Some(_) => Some(load(source, reader.text("units")?, files, log)?),
        None => None,
    };
    read(&own, shared.as_ref().unwrap_or(&own), &map, shared.is_some(), log)
}

/// One file as a table.
fn load(source: &dyn Source, name: &str, files: &mut Vec<Text>, log: &Log) -> Option<Table> {
    let file = files.len();
    let start = Spot { file, offset: 0 };
    let text = match source.bytes(name) {
        Ok(bytes) if bytes.len() <= crate::source::LARGEST_FILE => String::from_utf8(bytes).ok(),
        _ => None,
    };
    files.push(Text { name: name.to_owned(), text: text.clone().unwrap_or_default() });
    let Some(text) = text else {
        log.say(start, format!("{name} cannot be read"));
        return None;
    };
    Some(tree::parse(&text, file, log)).filter(|_| log.is_clean())
}

/// `part`: only who is in the set-up takes part.
fn read(own: &Table, shared: &Table, map: &Table, part: bool, log: &Log) -> Option<Definition> {
    let main = Reader::new(own, log);
    let tables = Reader::new(shared, log);
    let mut words = Words::default();
    let sides = tables.table("sides")?;
    let mut names = Vec::new();
    for key in ["first", "second"] {
        let side = sides.table(key)?;
        words.sides.push(side.text("id")?.to_owned());
        names.push(side.text("name")?.to_owned());
    }
    let ground = ground::read(&Reader::new(map, log), &main, &mut words)?;
    let charts = charts::read(&tables, &mut words)?;
    let forces = forces::read(&main, &tables, &ground, &mut words, part)?;
    let victory = ground::victory(&Reader::new(map, log), &main, &words, part)?;
    let turns = main.table("turns")?;
    let hours =
        turns.list("hours")?.iter().map(|node| main.whole(node, "hours").and_then(|hour| u8::try_from(hour).ok()));
    let options = main.table("options")?;
    let [first, second] = <[String; 2]>::try_from(names).ok()?;
    Some(Definition {
        id: main.text("id")?.to_owned(),
        title: main.text("title")?.to_owned(),
        sides: [first, second],
        turns: Turns { first: turns.small("first")?, last: turns.small("last")?, hours: hours.collect::<Option<_>>()? },
        usual: Terms { kozlov: false, opportunity_charges: options.truth("opportunity_charges")? },
        ground,
        corps: forces.corps,
        types: forces.types,
        leaders: forces.leaders,
        units: forces.units,
        setup: forces.setup,
        reinforcements: forces.reinforcements,
        victory,
        tables: charts,
    })
}
