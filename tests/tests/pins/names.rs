//! The names that records, programs and people rely on: faults, refusals, notices, verdicts, sections and events. They
//! are read from the sources, since most of them are written where they are used, and kept in one sorted file.

use crate::golden::is_what_it_was;
use lab::systems;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// The sources that hold names, each with the name of its crate. `net` and `record` were one, and have one name here.
const PARTS: [(&str, &str); 6] = [
    ("engine", "engine"),
    ("engine/ford", "tests/ford/src"),
    ("net", "net/src"),
    ("net", "net/record/src"),
    ("net/relay", "net/relay/src"),
    ("net/sim", "net/sim/src"),
];
/// Files among them that have keys, not names: the reader of files, and the texts of a system for people and programs.
const UNNAMED: [&str; 2] = ["tests/ford/src/files.rs", "tests/ford/src/app"];
/// Enums whose variants are names by themselves: their file, and how they begin.
const ENUMS: [(&str, &str, &str); 6] = [
    ("Fault", "net/record/src/fault.rs", "pub enum Fault {"),
    ("Notice", "net/record/src/session/output.rs", "pub enum Notice {"),
    ("Output", "net/record/src/session/output.rs", "pub enum Output {"),
    ("Refused", "net/record/src/session/refused.rs", "pub enum Refused {"),
    ("Conclusion", "net/record/src/verify.rs", "pub enum Conclusion {"),
    ("Verdict", "app/replay/src/trust.rs", "pub enum RecordVerdict {"),
];

#[test]
fn no_name_came_or_went_unnoticed() {
    let mut names = BTreeSet::new();
    for (part, folder) in PARTS {
        let folder = Path::new(ROOT).join(folder);
        let unnamed = |path: &PathBuf| UNNAMED.iter().any(|part| path.starts_with(Path::new(ROOT).join(part)));
        for path in sources(&folder).into_iter().filter(|path| !unnamed(path)) {
            let inside = path.strip_prefix(&folder).unwrap().iter().map(|part| part.to_string_lossy());
            let inside: Vec<_> = inside.filter(|part| part != "src").collect();
            let place = inside.first().filter(|_| inside.len() > 1).map_or_else(String::new, |part| format!("/{part}"));
            let text = std::fs::read_to_string(&path).unwrap();
            names.extend(literals(untested(&text)).map(|name| format!("{part}{place} {name}")));
        }
    }
    assert!(names.len() > 500, "the names are where they were: {}", names.len());
    for (name, file, opening) in ENUMS {
        let text = std::fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
        let variants = variants(&text, opening);
        assert!(!variants.is_empty(), "{file} has no {opening}");
        names.extend(variants.into_iter().map(|variant| format!("variant {name}::{variant}")));
    }
    for system in systems::list() {
        names.extend(system.event_names().iter().map(|event| format!("event {} {event}", system.name())));
    }
    let page: String = names.into_iter().map(|line| line + "\n").collect();
    is_what_it_was("golden/names.txt", "UPDATE_GOLDEN", &page);
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("tests") {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") && !is_test(&path) {
            all.push(path);
        }
    }
    all
}

fn is_test(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem == "tests" || stem.to_string_lossy().ends_with("_tests"))
}

/// A source without its tests, which come last.
fn untested(text: &str) -> &str {
    text.split_once("#[cfg(test)]\nmod ").map_or(text, |(before, _)| before)
}

/// Every literal that is a name: small letters, digits, hyphens and underscores, and a letter first.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let quoted = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    quoted.filter(|word| {
        let letters = word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_');
        letters && word.len() > 2 && word.starts_with(|c: char| c.is_ascii_lowercase())
    })
}

/// The variants of an enum, by its opening line.
fn variants(text: &str, opening: &str) -> Vec<String> {
    let body = text.split_once(opening).and_then(|(_, rest)| rest.split_once("\n}")).map_or("", |(body, _)| body);
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let named = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    named.map(|line| line.chars().take_while(|c| c.is_alphanumeric()).collect()).collect()
}
