//! A system is a folder: no file outside the folders of its name names it, but for the lists that a system adds a line to.
//! Outside those folders a public type of one word is declared once.

use lab::systems;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// Where the sources are.
const PARTS: [&str; 7] = ["app", "engine", "net", "render", "scenarios", "tests", "tools"];
/// The system that only tests and the laboratory have: the tests of the whole are a home of it.
const OF_TESTS: &str = "ford";
/// Files that name systems, and why.
const LISTS: [(&str, &str); 6] = [
    ("app/systems/src/lib.rs", "the list of systems"),
    ("tests/lab/src/systems.rs", "the list of the laboratory"),
    ("app/play/src/adjutant/tests.rs", "one test for every system that seals something"),
    ("app/play/src/systems/hidden_tests.rs", "one test for every system that hides something"),
    ("tests/src/lib.rs", "what tests of a system share"),
    ("net/tests/all/golden_wire.rs", "bytes of a header that never change"),
];
/// Public types of one word that are declared more than once outside the folders of systems: the greeting of a player and that
/// of a spectator, whose names are in pinned texts of messages. This list only shrinks.
const STILL_DOUBLE: [&str; 1] = ["Hello"];

#[test]
fn no_file_outside_its_folders_names_a_system() {
    let sources = sources();
    let mut named = Vec::new();
    for system in systems::list().iter().map(|system| system.name()) {
        for path in &sources {
            let place = path.strip_prefix(ROOT).unwrap();
            let within = place.components().any(|part| part.as_os_str() == system);
            let home = system == OF_TESTS && place.starts_with("tests");
            let listed = LISTS.iter().any(|(list, _)| Path::new(list) == place);
            // A folder of that name has its line in the file beside it.
            let beside = path.with_file_name(system).is_dir();
            if !within && !home && !listed && names(&std::fs::read_to_string(path).unwrap(), system, beside) {
                named.push(format!("{} names {system}", place.display()));
            }
        }
    }
    assert!(named.is_empty(), "what is about a system stands in its folder:\n{}", named.join("\n"));
}

#[test]
fn a_public_type_of_one_word_is_declared_once_outside_the_systems() {
    let mut declared: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in sources() {
        let place = path.strip_prefix(ROOT).unwrap();
        let within = |name: &str| place.components().any(|part| part.as_os_str() == name);
        if !within("src") || systems::list().iter().any(|system| within(system.name())) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for (at, name) in (1..).zip(text.lines()).filter_map(|(at, line)| Some((at, public_word(line)?))) {
            declared.entry(name.to_owned()).or_default().push(format!("{}:{at}", place.display()));
        }
    }
    declared.retain(|_, places| places.len() > 1);
    let mended: Vec<&str> = STILL_DOUBLE.into_iter().filter(|name| !declared.contains_key(*name)).collect();
    declared.retain(|name, _| !STILL_DOUBLE.contains(&name.as_str()));
    let double: Vec<String> = declared.iter().map(|(name, places)| format!("{name}: {}", places.join(", "))).collect();
    assert!(double.is_empty(), "rename all but one of each, so that its name says what it is:\n{}", double.join("\n"));
    assert!(mended.is_empty(), "no longer declared twice, so remove from STILL_DOUBLE: {}", mended.join(", "));
}

#[test]
fn a_system_tells_its_events_in_a_match_without_a_wildcard() {
    let wild = |line: &str| line.trim_start().starts_with("_ =>") || line.trim_start().starts_with("_ if ");
    for system in systems::list().iter().map(|system| system.name()) {
        let place = match system {
            OF_TESTS => String::from("tests/ford/src/app/tell.rs"),
            _ => format!("app/systems/{system}/src/tell/event.rs"),
        };
        let text =
            std::fs::read_to_string(Path::new(ROOT).join(&place)).unwrap_or_else(|none| panic!("{place}: {none}"));
        let found: Vec<String> = (1..)
            .zip(text.lines())
            .filter(|(_, line)| wild(line))
            .map(|(at, line)| format!("{place}:{at} {line}"))
            .collect();
        assert!(
            found.is_empty(),
            "an event that nobody tells has to be an error of the compiler:\n{}",
            found.join("\n")
        );
    }
}

/// Whether a source names a module or a battle's system so; beside its folder stands its line in a list.
fn names(text: &str, system: &str, beside: bool) -> bool {
    let word = |at: usize| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + system.len()..).unwrap_or_default();
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let whole = !before.is_some_and(is_word) && !after.starts_with(is_word);
        let path = after.starts_with("::") || text.get(..at).is_some_and(|text| text.ends_with("::"));
        let module = text.get(..at).is_some_and(|text| text.ends_with("mod "));
        let quoted = before == Some('"') && after.starts_with(['"', '\\']);
        whole && (path || !beside && (module || quoted))
    };
    text.match_indices(system).any(|(at, _)| word(at))
}

/// The name of the public type that this line declares, if it is a single word.
fn public_word(line: &str) -> Option<&str> {
    let item = line.trim_start().strip_prefix("pub ")?;
    let rest = ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| item.strip_prefix(kind))?;
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (name.chars().filter(|c| c.is_uppercase()).count() == 1).then_some(name)
}

/// All Rust files of the workspace.
fn sources() -> Vec<PathBuf> {
    let mut sources = Vec::new();
    for part in PARTS {
        gather(&Path::new(ROOT).join(part), &mut sources);
    }
    assert!(sources.len() > 300, "the sources are where they were");
    sources
}

fn gather(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            gather(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
}

#[test]
fn a_system_is_named_by_its_module_and_in_quotes() {
    let names = |text: &str| names(text, "ford", false);
    assert!(names("use ford::Game;") && names("use lab::systems::ford;"));
    assert!(names("mod ford;") && names("system = \"ford\"") && names("\\\"ford\\\""));
    assert!(!names("at the ford, affordable, fords::of"));
    assert!(!self::names("mod ford;", "ford", true) && self::names("ford::Game", "ford", true));
}

#[test]
fn a_public_type_of_one_word_is_found_in_its_line() {
    assert_eq!(public_word("pub struct Table {"), Some("Table"));
    assert_eq!(public_word("    pub trait Hand<'a>: Send {"), Some("Hand"));
    assert_eq!(public_word("pub type Key = [u8; 32];"), Some("Key"));
    assert_eq!(public_word("pub enum TableState {"), None);
    assert_eq!(public_word("pub(crate) struct Table;"), None);
    assert_eq!(public_word("type Table = u8;"), None);
}
