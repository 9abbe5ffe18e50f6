//! A function fits on two screens and a file has one idea: no function is longer than 100 lines, and no file than 600.

use super::house::{ROOT, sources};

/// Most lines between the first line of a function and its closing brace.
const LONGEST_FUNCTION: usize = 100;
/// Most lines of a file.
const LONGEST_FILE: usize = 600;
/// Functions that stay longer, and why: each is a table of one kind of row. `*` is any system. This list only shrinks.
const STILL_LONG: [(&str, &str, &str); 4] = [
    ("app/systems/*/src/tell/event.rs", "told", "the one match of all events without a wildcard, a row for each"),
    ("app/systems/*/src/teach/lesson.rs", "card", "the texts of the guided battle, a row for each card"),
    ("app/systems/*/src/teach/lesson/cards.rs", "card", "the same"),
    ("app/window/src/paper/icon.rs", "parts", "the strokes of every icon, a row for each"),
];

#[test]
fn no_function_is_longer_than_two_screens() {
    let (mut needed, mut long) = ([false; STILL_LONG.len()], Vec::new());
    for path in sources() {
        let place = path.strip_prefix(ROOT).unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        for (at, name, lines) in functions(&text).into_iter().filter(|(_, _, lines)| *lines > LONGEST_FUNCTION) {
            match STILL_LONG.iter().position(|(file, function, _)| is_at(file, &place) && *function == name) {
                Some(listed) => needed[listed] = true,
                None => long.push(format!("{place}:{at} {name}: {lines} lines")),
            }
        }
    }
    let short = STILL_LONG.iter().zip(needed).filter(|(_, needed)| !needed);
    let short: Vec<String> = short.map(|((file, name, _), _)| format!("{name} in {file}")).collect();
    assert!(long.is_empty(), "give each step a function with a name of its own:\n{}", long.join("\n"));
    assert!(short.is_empty(), "no longer long, so remove from STILL_LONG:\n{}", short.join("\n"));
}

/// Whether a place is the one of the list, whose `*` is any folder.
fn is_at(listed: &str, place: &str) -> bool {
    let folders = || listed.split('/').zip(place.split('/'));
    listed.split('/').count() == place.split('/').count() && folders().all(|(one, other)| one == "*" || one == other)
}

#[test]
fn no_file_is_longer_than_it_takes_to_tell_one_thing() {
    let mut long = Vec::new();
    for path in sources() {
        let lines = std::fs::read_to_string(&path).unwrap().lines().count();
        if lines > LONGEST_FILE {
            long.push(format!("{}: {lines} lines", path.strip_prefix(ROOT).unwrap().display()));
        }
    }
    assert!(long.is_empty(), "look for the second idea in it:\n{}", long.join("\n"));
}

/// The functions of a file: the number of the first line, the name, and the lines between the first and the closing brace.
/// It trusts the formatter: a function ends with a brace below its first letter.
fn functions(text: &str) -> Vec<(usize, &str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, first) in lines.iter().enumerate().filter(|(_, line)| !line.ends_with([';', '}'])) {
        let Some(name) = name_of(first) else { continue };
        let rest = lines.iter().skip(at + 1).enumerate();
        let end = rest.filter(|(_, line)| depth(line) == depth(first)).find(|(_, line)| ends(line));
        found.extend(end.filter(|(_, line)| is_brace(line)).map(|(length, _)| (at + 1, name, length)));
    }
    found
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn is_brace(line: &str) -> bool {
    line.trim_start().starts_with('}')
}

/// Whether this line, as deep as the first line of a function, ends it or its declaration.
fn ends(line: &str) -> bool {
    is_brace(line) || line.ends_with(';')
}

/// The name of the function that begins on this line.
fn name_of(line: &str) -> Option<&str> {
    const BEFORE: [&str; 7] = ["pub", "pub(crate)", "pub(super)", "const", "async", "unsafe", "default"];
    let words = line.split_whitespace().skip_while(|word| BEFORE.contains(word) || word.starts_with("pub(in"));
    let mut words = words.skip_while(|word| word.starts_with("crate::") && word.ends_with(')'));
    (words.next()? == "fn").then(|| words.next())?.and_then(|rest| rest.split(['(', '<']).next())
}

#[test]
fn the_lines_of_a_function_are_those_between_its_first_and_its_brace() {
    let text = "impl A {\n    pub(crate) const fn one(\n        two: u8,\n    ) -> u8 {\n        two\n    }\n\n    fn none() {}\n}\n";
    assert_eq!(functions(text), [(2, "one", 3)]);
    let text =
        "trait A {\n    fn one(\n        two: u8,\n    ) -> u8;\n    async fn two<T>() {\n        // One.\n    }\n}\n";
    assert_eq!(functions(text), [(5, "two", 1)]);
    assert_eq!(functions("fn where_it_is<T>(of: T)\nwhere\n    T: Copy,\n{\n    of;\n}\n"), [(1, "where_it_is", 4)]);
    assert_eq!(functions("let fn_like = 3;\n// fn in words\n"), []);
}
