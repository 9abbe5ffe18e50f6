//! The files of a system's rules are on the floors that its `lib.rs` lists, and use none of a higher floor.
//!
//! A remark that begins a list of modules names a floor, from the lowest to the highest. A use is an import or the call of a
//! function that only one file of the crate defines, as for the circles. A folder is on the floor of its name.

use super::circles::{House, Module};
use std::collections::BTreeMap;
use std::path::Path;

/// The rules whose `lib.rs` lists floors.
const CRATES: [&str; 2] = ["engine/eagles/src", "engine/winter/src"];

/// Number of floors in each of them.
const FLOORS: usize = 4;

#[test]
fn no_file_of_the_rules_uses_one_of_a_higher_floor() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut wrong = Vec::new();
    for sources in CRATES {
        let floors = floors(&std::fs::read_to_string(root.join(sources).join("lib.rs")).unwrap());
        assert_eq!(floors.values().max(), Some(&(FLOORS - 1)), "{sources}: the floors are listed as they were");
        let floor = |file: &Module| floors.get(file.first()?).copied();
        for (file, all) in House::read(&root.join(sources)).calls() {
            // The crate's root has no floor.
            let Some(name) = file.first() else { continue };
            let at = floor(&file).unwrap_or_else(|| panic!("{sources}: {name} is on no floor"));
            let higher = all.iter().filter(|other| floor(other).is_some_and(|other| other > at));
            wrong.extend(higher.map(|other| format!("{sources}: {} uses {}", file.join("/"), other.join("/"))));
        }
    }
    assert!(wrong.is_empty(), "these files use one of a higher floor:\n{}", wrong.join("\n"));
}

/// The floor of each module of a `lib.rs`, from 0.
fn floors(text: &str) -> BTreeMap<String, usize> {
    let mut floors = BTreeMap::new();
    let (mut begun, mut before) = (0usize, "");
    for line in text.lines() {
        if let Some(name) = module(line) {
            begun += usize::from(is_remark(before));
            let floor = begun.checked_sub(1).unwrap_or_else(|| panic!("{name} stands before the first floor"));
            floors.insert(name.to_owned(), floor);
        }
        before = line;
    }
    floors
}

/// The name in a line that declares a module in a file of its own.
fn module(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub(crate) ").or_else(|| line.strip_prefix("pub ")).unwrap_or(line);
    rest.strip_prefix("mod ")?.strip_suffix(';')
}

/// Whether a line is a remark in the code, not documentation.
fn is_remark(line: &str) -> bool {
    line.starts_with("// ")
}

#[test]
fn floors_are_read_from_the_remarks_above_their_modules() {
    let text = "//! Rules.\n\n// The board.\nmod board;\npub mod state;\n\n// The field,\n// in two lines.\nmod game;\n\npub use board::Board;\n";
    let floor = |name: &str, floor: usize| (name.to_owned(), floor);
    assert_eq!(floors(text), BTreeMap::from([floor("board", 0), floor("game", 1), floor("state", 0)]));
}
