//! French and German as `docs/TRANSLATING.md` wants them: spaces, quotation marks, words and tone.

use crate::source::{ROOT, gather};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The space that French has between a word and a mark.
const NO_BREAK: char = '\u{a0}';
/// Marks that French sets apart from the word before them.
const APART: [char; 6] = [':', ';', '!', '?', '%', '»'];
/// Words of another tone than *vous*.
const FAMILIAR: [&str; 6] = ["tu", "te", "toi", "ton", "ta", "tes"];
/// English words for what French calls *hexagone*.
const ENGLISH: [&str; 4] = ["hex", "hexes", "Hex", "Hexes"];
/// Words of another tone than *du*; the first of a sentence may speak of others.
const FORMAL: [&str; 7] = ["Sie", "Ihnen", "Ihr", "Ihre", "Ihrem", "Ihren", "Ihrer"];
/// Units that are written behind a number in each language.
const UNITS: [(&str, &[&str]); 3] = [
    ("en", &["%", "ms", "s", "min", "h", "d", "KB", "MB", "km", "m", "SP", "MP", "AP"]),
    ("fr", &["%", "ms", "s", "min", "h", "j", "ko", "Mo", "km", "m", "PF", "PM", "PA"]),
    ("de", &["%", "ms", "s", "min", "h", "Tg", "KB", "MB", "km", "m", "SP", "BP", "VP"]),
];
/// Longest text in words that may be the same in English.
const SHORT: usize = 3;

/// Messages with straight quotation marks, and the reason for them.
const STRAIGHT: [(&str, &str); 2] = [
    ("window-board-proof-hashed", "the bytes that are hashed begin with this text"),
    ("commands-relay-line", "a command line in which the quotation marks are typed"),
];
/// Messages that are the same in English, and the reason for it.
const ALIKE: [(&str, &str); 3] = [
    ("eagles-scenario-eagles-friedland", "the title of the printed game and the name of a town"),
    ("eagles-scenario-eagles-eylau", "the title of the printed game and the name of a town"),
    ("bataille-corps-barclay-de-tolly-langeron", "names of generals"),
];

#[test]
fn spaces_and_quotation_marks_are_those_of_the_language() {
    let mut wrong = Vec::new();
    for (code, id, text) in texts() {
        let set = if code == "fr" { is_french(&text) } else { is_german(&text) };
        let straight = has_straight_quotes(&text) && !STRAIGHT.iter().any(|(known, _)| *known == id);
        if !set || straight {
            wrong.push(format!("{code}: {id}: {text}"));
        }
    }
    assert!(wrong.is_empty(), "spaces or quotation marks are wrong:\n{}", wrong.join("\n"));
}

#[test]
fn french_says_vous_and_hexagone_and_german_says_du() {
    let mut wrong = Vec::new();
    for (code, id, text) in texts() {
        let odd = |word: &&str| FAMILIAR.contains(word) || ENGLISH.contains(word);
        let heard = if code == "fr" { words(&text).iter().any(odd) } else { is_formal(&text) };
        if heard {
            wrong.push(format!("{code}: {id}: {text}"));
        }
    }
    assert!(wrong.is_empty(), "words or tone are wrong:\n{}", wrong.join("\n"));
}

#[test]
fn a_number_and_its_unit_are_held_together() {
    let mut wrong = Vec::new();
    for folder in folders() {
        for (code, units) in UNITS {
            let apart = page(&folder, code).into_iter().filter(|(_, text)| is_apart(text, units));
            wrong.extend(apart.map(|(id, text)| format!("{code}: {id}: {text}")));
        }
    }
    assert!(wrong.is_empty(), "a number and its unit may be on two lines:\n{}", wrong.join("\n"));
}

#[test]
fn no_message_is_left_in_english() {
    let mut wrong = Vec::new();
    for folder in folders() {
        let english = page(&folder, "en");
        for code in ["fr", "de"] {
            for (id, text) in page(&folder, code) {
                let same = english.get(&id) == Some(&text) && words(&text).len() > SHORT;
                if same && !ALIKE.iter().any(|(known, _)| *known == id) {
                    wrong.push(format!("{}/{code}: {id}: {text}", folder.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these are as in English:\n{}", wrong.join("\n"));
}

/// The folders of messages.
fn folders() -> Vec<PathBuf> {
    let mut files = Vec::new();
    gather(&Path::new(ROOT).join("app"), "ftl", &mut files);
    let mut folders: Vec<PathBuf> = files.iter().filter_map(|file| file.parent()).map(Path::to_owned).collect();
    folders.sort();
    folders.dedup();
    assert!(folders.len() > 5, "the messages are where they were");
    folders
}

/// The messages of a folder in a language.
fn page(folder: &Path, code: &str) -> BTreeMap<String, String> {
    messages(&fs::read_to_string(folder.join(code).with_extension("ftl")).unwrap())
}

/// French and German messages and lines of books: the language, the id or the book, and the text.
fn texts() -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    for folder in folders() {
        for code in ["fr", "de"] {
            let here = page(&folder, code).into_iter().map(|(id, text)| (code.to_owned(), id, text));
            found.extend(here);
        }
    }
    let mut books = Vec::new();
    gather(&Path::new(ROOT).join("app/systems"), "md", &mut books);
    for book in books {
        let folder = book.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap().to_owned();
        if folder == "fr" || folder == "de" {
            let text = fs::read_to_string(&book).unwrap();
            // A picture has its name before its caption.
            let caption =
                |line: &str| line.starts_with('!').then(|| line.splitn(3, ' ').nth(2).unwrap_or("").to_owned());
            let lines = text.lines().filter(|line| !line.starts_with('@'));
            let lines = lines.map(|line| caption(line).unwrap_or_else(|| line.to_owned()));
            found.extend(lines.map(|line| (folder.clone(), book.display().to_string(), line)));
        }
    }
    found
}

/// The values of messages and attributes of a page by their ids.
fn messages(page: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut id) = (String::new(), String::new());
    for line in page.lines().filter(|line| !line.starts_with('#')) {
        match line.trim_start().split_once(" =") {
            Some((name, text)) if !line.starts_with([' ', '}']) => {
                (message, id) = (name.to_owned(), name.to_owned());
                found.insert(id.clone(), text.trim().to_owned());
            }
            Some((name, text)) if name.starts_with('.') => {
                id = format!("{message}{name}");
                found.insert(id.clone(), text.trim().to_owned());
            }
            _ => {
                if let Some(value) = found.get_mut(&id) {
                    value.push('\n');
                    value.push_str(line.trim());
                }
            }
        }
    }
    found
}

/// The words of a text, without slots and the keys of choices.
fn words(text: &str) -> Vec<&str> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric() && !"$[-_".contains(letter));
    parts.filter(|part| part.chars().count() > 1 && part.chars().all(char::is_alphabetic)).collect()
}

/// Whether the marks of a text are set apart as French does; addresses, ratios and `NAME:NAME` keep theirs close.
fn is_french(text: &str) -> bool {
    let text = text.replace("form: \"", "\"");
    let letters: Vec<char> = text.chars().collect();
    letters.iter().enumerate().all(|(at, letter)| {
        let before = if at == 0 { NO_BREAK } else { letters[at - 1] };
        let after = letters.get(at + 1).copied().unwrap_or(' ');
        match letter {
            '«' => after == NO_BREAK,
            '“' | '”' | '„' => false,
            mark if APART.contains(mark) => {
                let close = before.is_alphanumeric() || "})".contains(before);
                let one_word = after.is_alphanumeric() || after == '/';
                before != ' ' && (!close || one_word)
            }
            _ => true,
        }
    })
}

/// Whether the quotation marks of a text are German and each is closed, and no mark has a space before it.
fn is_german(text: &str) -> bool {
    let mut open = false;
    let paired = text.chars().all(|letter| match letter {
        '„' | '“' if open == (letter == '“') => {
            open = !open;
            true
        }
        '„' | '“' | '”' | '«' | '»' => false,
        _ => true,
    });
    paired && !open && [" ;", " !", " ?", " %"].iter().all(|mark| !text.contains(mark))
}

/// Whether a blank is between a number or a slot and one of these units. An apostrophe makes a French word of its letter.
fn is_apart(text: &str, units: &[&str]) -> bool {
    text.match_indices(' ').any(|(at, _)| {
        let number = text[..at].ends_with(|last: char| last.is_ascii_digit() || last == '}');
        let behind = &text[at + 1..];
        let unit = |unit: &&str| {
            let rest = behind.strip_prefix(*unit);
            rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '’'))
        };
        number && units.iter().any(unit)
    })
}

/// Whether a text has quotation marks of a typewriter outside the braces of a slot.
fn has_straight_quotes(text: &str) -> bool {
    let parts: Vec<&str> = text.split('"').collect();
    let literal = |part: &&str| part.trim_end().ends_with('{') || part.trim_end().ends_with("form:");
    parts.len() > 1 && !parts[..parts.len() - 1].iter().step_by(2).all(literal)
}

/// Whether a German text has a formal address within a sentence.
fn is_formal(text: &str) -> bool {
    FORMAL.iter().flat_map(|word| text.match_indices(word)).any(|(at, word)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        let whole = !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic);
        let begins = before.trim_end().chars().last().is_none_or(|last| ".:!?…„(]*|-".contains(last));
        whole && !begins
    })
}

#[test]
fn spaces_and_quotation_marks_are_seen() {
    assert!(is_french("Oui\u{a0}: «\u{a0}non\u{a0}» à 2:1, https://a.b ADRESSE:PORT"));
    assert!(is_french("{ SIDE($side, form: \"of\") }\u{a0}; 3\u{a0}%"));
    assert!(!is_french("Oui :") && !is_french("Oui:") && !is_french("{ $a }: b") && !is_french("« a"));
    assert!(is_german("„Ja“ und „Nein“: 3 : 2") && !is_german("“Ja”") && !is_german("„Ja") && !is_german("Ja !"));
    assert!(has_straight_quotes("a \"b\"") && !has_straight_quotes("a{ \"\" } { SIDE($s, form: \"of\") }"));
}

#[test]
fn a_number_apart_from_its_unit_is_seen() {
    assert!(is_apart("{ $n } % left", &["%"]) && is_apart("{ $n } s, { $m }", &["s"]) && is_apart("1 MB", &["MB"]));
    assert!(
        !is_apart("{ $n }\u{a0}%", &["%"]) && !is_apart("{ $n } de", &["d"]) && !is_apart("{ $n } s’en va", &["s"])
    );
    assert!(!is_apart("a s", &["s"]) && !is_apart("{ $n } { $unit }", &["%"]));
}

#[test]
fn words_tone_and_messages_are_seen() {
    assert_eq!(
        words("{ $hexes ->\n[one] un hexagone\n*[other] { $hexes } hexagones }"),
        ["un", "hexagone", "hexagones"]
    );
    assert!(is_formal("Wählen Sie ein Feld.") && !is_formal("Sie zieht. Ihre Front: Sie bleibt. Siebzehn"));
    let found = messages("# no\na-b =\n    { $x ->\n       *[other] y = z\n    }\n    .hint = w\n");
    assert_eq!(found["a-b"], "\n{ $x ->\n*[other] y = z\n}");
    assert_eq!(found["a-b.hint"], "w");
}
