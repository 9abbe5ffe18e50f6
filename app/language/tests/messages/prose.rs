//! Prose in code cannot be translated. Each folder has a number of places that are not yet messages, and it only falls.

use crate::source::{Source, sources};
use std::collections::BTreeMap;

/// Code that puts words together.
const BUILDS: [&str; 7] = ["format!(", ".text(", "Sentence::from(", ".says(", ".line(", ".note(", ".heading("];
/// A number may fall this far below its ceiling before the ceiling must follow.
const SLACK: usize = 20;

/// Places with prose that is built in code, for each folder. A folder that is not named has none. Lower a number when sentences
/// of its folder have become messages; never raise one.
const CEILINGS: &[(&str, usize)] = &[
    ("app/commands", 6),
    ("app/language", 50),
    ("app/pictures", 4),
    ("app/play", 20),
    ("app/replay", 5),
    ("app/systems/art_of_war", 20),
    ("app/systems/bataille", 5),
    ("app/systems/eagles", 5),
    ("app/systems/twenty", 5),
    ("app/systems/winter", 5),
    ("app/tournament", 25),
    ("app/window", 20),
    ("engine", 10),
    ("engine/art_of_war", 50),
    ("engine/bataille", 15),
    ("engine/eagles", 35),
    ("engine/twenty", 15),
    ("engine/winter", 60),
    ("net", 20),
    ("net/record", 45),
    ("net/relay", 5),
    ("net/sim", 20),
    ("scenarios", 25),
    ("scenarios/art_of_war", 25),
    ("scenarios/bataille", 10),
    ("scenarios/eagles", 15),
    ("scenarios/twenty", 20),
    ("scenarios/winter", 5),
];

#[test]
fn prose_becomes_messages_and_none_is_added() {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for source in sources().iter().filter(|source| !source.is_test()) {
        *counted.entry(folder(source)).or_default() += places(source);
    }
    let mut wrong = Vec::new();
    for (folder, count) in &counted {
        let ceiling = CEILINGS.iter().find(|(known, _)| known == folder).map_or(0, |(_, ceiling)| *ceiling);
        if *count > ceiling {
            wrong.push(format!("{folder} has {count} places with prose and may have {ceiling}: write messages"));
        } else if count + SLACK < ceiling {
            wrong.push(format!("{folder} has only {count} places with prose: lower its ceiling from {ceiling}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The crate of a source.
fn folder(source: &Source) -> String {
    let parts: Vec<&str> =
        source.path.iter().filter_map(|part| part.to_str()).take_while(|part| *part != "src").collect();
    parts.join("/")
}

/// Number of places where words are put together.
fn places(source: &Source) -> usize {
    let builds = |at: &usize| {
        let before = source.code[..*at].trim_end();
        BUILDS.iter().any(|call| before.ends_with(call))
    };
    source.literals.iter().filter(|(at, text)| builds(at) && is_prose(text)).count()
}

/// Whether a literal has a word and a blank beside it: a sentence, or a fragment of one.
fn is_prose(text: &str) -> bool {
    // The names of slots are no words.
    let mut depth = 0_usize;
    let shown = |letter: char| {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => return if depth == 0 { letter } else { '\0' },
        }
        '\0'
    };
    let shown: String = text.chars().map(shown).collect();
    let words = shown.split(|letter: char| !letter.is_alphabetic());
    shown.contains(' ') && words.into_iter().any(|word| word.len() >= 2 && word.chars().skip(1).all(char::is_lowercase))
}

#[test]
fn prose_is_words_with_blanks() {
    assert!(is_prose(" moves to ") && is_prose("{} is eliminated in {}") && is_prose(", at "));
    assert!(!is_prose("{unit} {hex}") && !is_prose("zone-stops") && !is_prose(": ") && !is_prose("{name of}"));
}
