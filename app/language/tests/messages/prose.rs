//! Prose in code cannot be translated. Each folder has a number of places that are not yet messages, and it only falls.

use crate::source::{Source, sources};
use std::collections::BTreeMap;

/// Code that puts words together.
const BUILDS: [&str; 7] = ["format!(", ".text(", "Sentence::from(", ".says(", ".line(", ".note(", ".heading("];
/// Code that holds words as they are.
const HOLDS: [&str; 5] = ["String::from(", ".push_str(", "bail!(", "anyhow!(", "=>"];
/// Calls that make a text of the literal before them.
const OWNS: [&str; 3] = [".to_owned()", ".to_string()", ".into()"];
/// A number may fall this far below its ceiling before the ceiling must follow.
const SLACK: usize = 20;

/// Places with prose that is built in code, for each folder. A folder that is not named has none. Those of `app` are exact, so the
/// next sentence that is built there fails. Lower a number when sentences of its folder have become messages; never raise one.
const CEILINGS: &[(&str, usize)] = &[
    ("app/commands", 5),
    ("app/language", 24),
    ("app/pictures", 4),
    ("app/play", 9),
    ("app/replay", 3),
    ("app/systems/art_of_war", 14),
    ("app/systems/bataille", 3),
    ("app/systems/eagles", 4),
    ("app/systems/twenty", 3),
    ("app/systems/winter", 1),
    ("app/tournament", 19),
    ("app/window", 2),
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
    // Its reader tells the mistakes of the whole field, too.
    ("scenarios/winter", 27),
];

/// The same for prose in the crates of `app` that is held as it is: in fields, constants, tuples, arms and texts. Tools for developers,
/// words that other programs know and styles are among it.
const HELD: &[(&str, usize)] = &[
    ("app/commands", 11),
    ("app/language", 14),
    ("app/pictures", 5),
    ("app/play", 14),
    ("app/replay", 19),
    ("app/systems/art_of_war", 21),
    ("app/systems/bataille", 16),
    ("app/systems/eagles", 36),
    ("app/systems/twenty", 19),
    ("app/systems/winter", 18),
    ("app/tournament", 27),
    ("app/window", 11),
];

#[test]
fn prose_becomes_messages_and_none_is_added() {
    is_below(CEILINGS, places);
}

#[test]
fn prose_is_not_held_in_fields_constants_and_texts_either() {
    is_below(HELD, |source| if source.path.starts_with("app") { held(source) } else { 0 });
}

/// Fails where a folder has more places than it may have, or far fewer.
#[track_caller]
fn is_below(ceilings: &[(&str, usize)], count: impl Fn(&Source) -> usize) {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for source in sources().iter().filter(|source| !source.is_test()) {
        *counted.entry(folder(source)).or_default() += count(source);
    }
    let mut wrong = Vec::new();
    for (folder, count) in &counted {
        let ceiling = ceilings.iter().find(|(known, _)| known == folder).map_or(0, |(_, ceiling)| *ceiling);
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

/// Number of places where words are held as they are.
fn held(source: &Source) -> usize {
    source.literals.iter().filter(|(at, text)| is_prose(text) && is_held(&source.code, *at)).count()
}

/// Whether a literal at this place of a code is the value of a field or a constant, a part of a tuple or a list, or made into a text.
fn is_held(code: &str, at: usize) -> bool {
    let (before, after) = (code[..at].trim_end(), code[at + 1..].trim_start());
    let field = before.ends_with(':') && !before.ends_with("::");
    let constant = before.ends_with('=') && {
        let begin = before.rfind([';', '{', '}']).map_or(0, |at| at + 1);
        before[begin..].split_whitespace().take(3).any(|word| word == "const" || word == "static")
    };
    let listed = before.ends_with(['(', '[', ',']) && opener(before).is_some_and(|at| is_list(&before[..=at]));
    let text = HOLDS.iter().any(|call| before.ends_with(call)) || OWNS.iter().any(|call| after.starts_with(call));
    field || constant || listed || text
}

/// The place of the innermost bracket that is open at the end of a code.
fn opener(code: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, letter) in code.char_indices().rev() {
        match letter {
            ')' | ']' | '}' => depth += 1,
            '(' | '[' | '{' if depth == 0 => return Some(at),
            '(' | '[' | '{' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Whether the bracket at the end of a code opens a list or a tuple, and no call.
fn is_list(code: &str) -> bool {
    let call = |letter: char| letter.is_alphanumeric() || ['_', '!', '>'].contains(&letter);
    match code.strip_suffix('(') {
        Some(before) => !before.trim_end().ends_with(call),
        None => code.ends_with('['),
    }
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

#[test]
fn a_literal_is_held_or_given_to_a_call() {
    let holds = |code: &str| {
        let at = code.rfind('"').unwrap();
        is_held(code, at)
    };
    for code in [
        "Figure { title: \"",
        "const WORDS: &str = \"",
        "pub(crate) static ALL: [&str; 1] = [\"",
        "let a = (key, \"",
        "vec![one, \"",
        "String::from(\"",
        "page.push_str(\"",
        "bail!(\"",
        "Kind::One => \"",
        "let a = \".to_owned()",
    ] {
        assert!(holds(code), "{code}");
    }
    for code in ["f(\"", "f(a, \"", "let a = \"", "a == \"", "assert!(is, \"", "Name::<A>(\"", "mod::\""] {
        assert!(!holds(code), "{code}");
    }
}
