//! A message is there in every language with the same arguments, and it is used as it is written.

use crate::source::{ROOT, Source, gather, sources, sources_below};
use language::tongue::{BUILT_IN, Shapes, check, shapes};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The beginnings of macros and functions that take the id of a message.
const CALLS: [&str; 3] = ["say!(", "phrase!(", "Phrase::new("];

/// The beginning of messages that are found by the names of commands and arguments: `app/tests/program/help.rs` looks for those
/// that nothing has.
const HELP: &str = "commands-help-";
/// Kinds of messages that are found by keys. A key is quoted somewhere.
const KEYED: [&str; 20] = [
    "word",
    "rule",
    "card",
    "phase",
    "map",
    "date",
    "option",
    "figure",
    "came",
    "tab",
    "layer",
    "nation",
    "place",
    "scenario",
    "sureness",
    "effect",
    "formation",
    "body",
    "corps",
    "post",
];

/// The messages of a crate, as its folder has them.
struct Pages {
    folder: PathBuf,
    owner: String,
    /// The page of each built-in language.
    texts: Vec<String>,
    english: Shapes,
}

/// All catalogues there are.
fn catalogues(sources: &[Source]) -> Vec<Pages> {
    let mut files = Vec::new();
    ["app", "engine", "net", "tests"].iter().for_each(|part| gather(&Path::new(ROOT).join(part), "ftl", &mut files));
    let mut folders: Vec<&Path> =
        files.iter().filter(|file| file.ends_with("messages/en.ftl")).filter_map(|file| file.parent()).collect();
    folders.sort();
    let pages = |folder: &&Path| {
        let of_crate = folder.parent().unwrap().strip_prefix(ROOT).unwrap();
        let call = |source: &&Source| source.path.starts_with(of_crate.join("src")) && !source.is_test();
        let owner = sources.iter().filter(call).find_map(|source| {
            let at = source.code.find("catalogue!(\"")? + "catalogue!(".len();
            source.literals.iter().find(|(place, _)| *place == at).map(|(_, owner)| owner.clone())
        });
        let owner = owner.unwrap_or_else(|| panic!("no catalogue! for {}", folder.display()));
        let text = |code: &str| fs::read_to_string(folder.join(code).with_extension("ftl")).unwrap_or_default();
        let texts = BUILT_IN.map(text).to_vec();
        Pages { folder: folder.to_path_buf(), owner, english: shapes(&texts[0]), texts }
    };
    let all: Vec<Pages> = folders.iter().map(pages).collect();
    assert!(all.iter().any(|pages| pages.owner == "language"), "the pages are where they were");
    all
}

#[test]
fn every_message_is_in_every_language_with_the_same_arguments() {
    let mut wrong = Vec::new();
    let all = catalogues(&sources());
    let owners: BTreeSet<&String> = all.iter().map(|pages| &pages.owner).collect();
    assert_eq!(owners.len(), all.len(), "two crates have catalogues of the same owner");
    for (at, code) in BUILT_IN.iter().enumerate() {
        let common = all.iter().find(|pages| pages.owner == "language").unwrap();
        let terms = check("language", &common.texts[0], &common.texts[at], &BTreeSet::new()).terms;
        for pages in &all {
            let checked = check(&pages.owner, &pages.texts[0], &pages.texts[at], &terms);
            let place = pages.folder.join(code).with_extension("ftl");
            let place = place.strip_prefix(ROOT).unwrap().display();
            let faults = checked
                .faults
                .into_iter()
                .map(|fault| format!("{place}:{}: {}", fault.line, language::tongue::said(fault.what)));
            wrong.extend(faults);
            wrong.extend(checked.missing.into_iter().map(|id| format!("{place}: {id} is missing")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_message_is_used_as_it_is_written() {
    let sources = sources();
    let all = catalogues(&sources);
    let mut wrong = Vec::new();
    for source in sources.iter().filter(|source| !source.is_test()) {
        for (id, arguments, whole) in calls(source) {
            let place = source.path.display();
            let pages =
                all.iter().find(|pages| id.strip_prefix(&*pages.owner).is_some_and(|rest| rest.starts_with('-')));
            match pages.map(|pages| pages.english.get(&id)) {
                None => wrong.push(format!("{place}: {id} has the beginning of no catalogue")),
                Some(None) => wrong.push(format!("{place}: there is no message {id}")),
                Some(Some(wanted)) if whole && *wanted != arguments => {
                    let other: Vec<&String> = wanted.symmetric_difference(&arguments).collect();
                    wrong.push(format!("{place}: {id} has other arguments: {other:?}"));
                }
                Some(Some(_)) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_message_is_used() {
    let sources = sources();
    let quoted: BTreeSet<String> =
        sources.iter().flat_map(|source| &source.literals).map(|(_, text)| text.to_lowercase()).collect();
    let families: Vec<&str> = quoted.iter().filter_map(|text| text.split_once('{')).map(|(begin, _)| begin).collect();
    // In an id the key of a word, the number of a rule and the title of a card have hyphens between their letters.
    let words = |text: &String| -> Vec<String> {
        text.split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    // The Art of War writes a rule as `MAPS = 2 . 1, "..."`.
    let cases = sources.iter().flat_map(|source| source.code.lines());
    let cases = cases.filter_map(|line| Some(line.split_once(" = ")?.1.split_once(", \"")?.0.to_owned()));
    // The words in the margin of a map stand beside its drawing, those of dates, corps and remarks in the files of the battles.
    let margin = sources_below(&["render/scene"]);
    let margin = margin.iter().flat_map(|source| &source.literals).map(|(_, text)| text.to_lowercase());
    let named = quoted.iter().cloned().chain(cases).chain(margin).chain(of_files());
    let keys: BTreeSet<String> = named.map(|text| words(&text).join("-")).collect();
    let mut unused = Vec::new();
    for pages in catalogues(&sources) {
        let families: Vec<&&str> =
            families.iter().filter(|begin| begin.starts_with(&format!("{}-", pages.owner))).collect();
        for id in pages.english.keys().filter(|id| !id.starts_with(HELP)) {
            let main = id.split('.').next().unwrap_or_default();
            // The end of an id that is put together is quoted somewhere: `fault("syntax")`.
            let begins = |kind: &str| format!("{}-{kind}-", pages.owner);
            let refused = begins("refused");
            let keyed =
                KEYED.map(begins).iter().filter_map(|begin| main.strip_prefix(&**begin)).any(|end| keys.contains(end));
            let ends =
                families.iter().filter_map(|begin| main.strip_prefix(**begin)).chain(main.strip_prefix(&*refused));
            let in_family =
                ends.into_iter().any(|end| pieces(end).any(|pieces| pieces.iter().all(|one| quoted.contains(*one))));
            if !quoted.contains(main) && !quoted.contains(id) && !in_family && !keyed {
                unused.push(id.clone());
            }
        }
    }
    assert!(unused.is_empty(), "no source names these messages:\n{}", unused.join("\n"));
}

/// The strings that the files of the battles give, and their parts between commas and before colons: labels of turns have several.
fn of_files() -> Vec<String> {
    let mut files = Vec::new();
    gather(&Path::new(ROOT).join("scenarios/data"), "toml", &mut files);
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap().to_lowercase()).collect();
    let whole = texts.iter().flat_map(|text| text.split('"'));
    let parts = texts.iter().flat_map(|text| text.split(['"', ',', ':']));
    whole.chain(parts).map(|part| part.trim().to_owned()).collect()
}

/// An end of an id whole, and cut in two at each hyphen: the name of a refusal and its variant.
fn pieces(end: &str) -> impl Iterator<Item = Vec<&str>> {
    let cut = end.match_indices('-').map(|(at, _)| vec![&end[..at], &end[at + 1..]]);
    std::iter::once(vec![end]).chain(cut)
}

/// The ids of messages in a source with the names of their arguments, and whether these are all.
fn calls(source: &Source) -> Vec<(String, BTreeSet<String>, bool)> {
    let literals: BTreeMap<usize, &String> = source.literals.iter().map(|(at, text)| (*at, text)).collect();
    let mut found = Vec::new();
    for call in CALLS {
        for (at, _) in source.code.match_indices(call) {
            let parts = parts(&source.code, at + call.len());
            // The definition of a macro has no literal there.
            let Some((place, part)) = parts.get(1) else { continue };
            let quote = place + part.find(|letter: char| !letter.is_whitespace()).unwrap_or(0);
            let Some(id) = literals.get(&quote).filter(|_| part.trim() == "\"") else { continue };
            let name = |(_, part): &(usize, &str)| part.split_once('=').map(|(name, _)| name.trim().to_owned());
            found.push(((*id).clone(), parts.iter().skip(2).filter_map(name).collect(), call != CALLS[2]));
        }
    }
    found
}

/// The parts between the commas of a call that begins there, each with its place.
fn parts(code: &str, from: usize) -> Vec<(usize, &str)> {
    let (mut depth, mut begin, mut parts) = (0_usize, from, Vec::new());
    for (at, letter) in code[from..].char_indices().map(|(at, letter)| (from + at, letter)) {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => {
                parts.push((begin, &code[begin..at]));
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push((begin, &code[begin..at]));
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts
}
