//! A system is a folder: no file outside the folders of its name names it, but for the lists that a system adds a line to.
//! Outside those folders a public type of one word is declared once.

use lab::systems;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(super) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// The folders of the sources.
const PARTS: [&str; 7] = ["app", "engine", "net", "render", "scenarios", "tests", "tools"];
/// The system that only tests and the laboratory have: the tests of the whole are a home of it.
const OF_TESTS: &str = "ford";
/// Files that name systems, and why.
const LISTS: [(&str, &str); 6] = [
    ("app/systems/src/lib.rs", "the list of systems"),
    ("app/play/src/adjutant/tests.rs", "one test for every system that seals something"),
    ("app/play/src/systems/hidden_tests.rs", "one test for every system that hides something"),
    ("app/play/src/guide/tests.rs", "books in several languages"),
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
    for system in systems::list().iter().map(|system| system.name()) {
        let place = match system {
            OF_TESTS => String::from("tests/ford/src/app/tell.rs"),
            _ => format!("app/systems/{system}/src/tell/event.rs"),
        };
        let text =
            std::fs::read_to_string(Path::new(ROOT).join(&place)).unwrap_or_else(|none| panic!("{place}: {none}"));
        let found: Vec<String> = (1..)
            .zip(text.lines())
            .filter(|(_, line)| is_wild(line))
            .map(|(at, line)| format!("{place}:{at} {line}"))
            .collect();
        assert!(
            found.is_empty(),
            "an event that nobody tells has to be an error of the compiler:\n{}",
            found.join("\n")
        );
    }
    let mut found = Vec::new();
    for path in sources() {
        let place = path.strip_prefix(ROOT).unwrap();
        let of_a_system = place.starts_with("app/systems") || place.starts_with("engine");
        let of_tests = place.iter().any(|part| part == "tests") || place.to_string_lossy().ends_with("tests.rs");
        if of_a_system && !of_tests {
            let text = std::fs::read_to_string(&path).unwrap();
            found.extend(wild_over_events(&text).into_iter().map(|at| format!("{}:{at}", place.display())));
        }
    }
    assert!(found.is_empty(), "name every event, or take one with `if let`:\n{}", found.join("\n"));
}

/// Whether a line is an arm that takes what is left.
fn is_wild(line: &str) -> bool {
    line.trim_start().starts_with("_ =>") || line.trim_start().starts_with("_ if ")
}

/// The lines at which a match whose arms are events takes what is left. An arm that begins with a pair is none of an event:
/// what is not told as a pair is told by itself.
fn wild_over_events(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let event = |line: &str| line.split(' ').find(|word| !word.is_empty() && *word != "|").is_some_and(is_event);
    let wild = (1..)
        .zip(&lines)
        .filter(|(_, line)| is_wild(line))
        .filter(|(at, wild)| {
            let before = lines.iter().take(at - 1).rev().filter(|line| !line.trim().is_empty());
            let mut arms = before.take_while(|line| depth(line) >= depth(wild));
            arms.any(|line| depth(line) == depth(wild) && event(line))
        })
        .map(|(at, _)| at);
    wild.collect()
}

/// Whether a pattern is an event of a system, by whichever path it is named.
fn is_event(pattern: &str) -> bool {
    pattern.starts_with("What::") || pattern.contains("::What::")
}

/// Whether a source names a module or a battle's system in this form; beside its folder is its line in a list.
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
pub(super) fn sources() -> Vec<PathBuf> {
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
fn a_comment_begins_with_the_thing_it_speaks_of() {
    let mut found = Vec::new();
    for path in sources() {
        let place = path.strip_prefix(ROOT).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut beside = false;
        for (at, line) in (1..).zip(text.lines()) {
            let comment = comment_of(line);
            if !beside && comment.is_some_and(is_a_riddle) {
                found.push(format!("{}:{at} {}", place.display(), line.trim()));
            }
            beside = comment.is_some();
        }
    }
    assert!(found.is_empty(), "name the unit, side, number or reason instead:\n{}", found.join("\n"));
}

/// The words of a line that holds a comment and nothing else.
fn comment_of(line: &str) -> Option<&str> {
    let words = line.trim_start().strip_prefix("//")?;
    Some(words.trim_start_matches(['/', '!']).trim_start())
}

/// Whether a comment begins with a question word, so that a reader must look elsewhere for its subject.
fn is_a_riddle(comment: &str) -> bool {
    let word = comment.split([' ', ',', '\'']).next().unwrap_or_default();
    matches!(word, "Who" | "Whose" | "Whom" | "Whoever" | "What" | "Which" | "How")
        || comment.starts_with("So many ")
        || comment.starts_with("So long ")
}

#[test]
fn a_comment_that_begins_with_a_question_word_is_found() {
    let riddles =
        ["    /// Who may charge.", "//! What it is.", "// How many units.", "/// So many throws of so many."];
    assert!(riddles.iter().all(|line| comment_of(line).is_some_and(is_a_riddle)));
    let plain =
        ["/// Number of units.", "/// Whether it may charge.", "let what = 3; // What it is", "/// However long."];
    assert!(plain.iter().all(|line| !comment_of(line).is_some_and(is_a_riddle)));
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
fn a_wildcard_over_events_is_found_in_its_match() {
    let wild = |arms: &str| wild_over_events(&format!("match what {{\n{arms}\n}}"));
    assert_eq!(wild("    What::Won { .. }\n    | What::Lost { .. } => one(),\n    _ => {}"), [4]);
    assert_eq!(wild("    event::What::Won => {\n        one();\n    }\n    _ if two => {}"), [5]);
    assert!(wild("    What::Won(by) => match by {\n        1 => {}\n        _ => {}\n    },").is_empty());
    assert!(wild("    (What::Won, One) => {}\n    _ => {}").is_empty());
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
