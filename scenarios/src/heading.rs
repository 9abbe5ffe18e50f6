//! The head of every battle's file: its id, its title and its summary.

use crate::fields::Fields;
use engine::plain::is_plain;

/// The longest name in lists and sentences; the engine sets the same bound.
pub const LONGEST_NAME: usize = 60;
/// The longest summary of a battle.
const LONGEST_SUMMARY: usize = 3000;

/// The head of a file.
pub struct Heading {
    /// The battle's id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its summary, in paragraphs.
    pub summary: String,
}

/// Reads the head of a file. A mistake is noted, and a substitute takes its place.
pub fn read(fields: &mut Fields<'_>) -> Heading {
    let id = id(fields);
    let title = fields.name("title", LONGEST_NAME).unwrap_or_default().to_owned();
    Heading { id, title, summary: summary(fields) }
}

fn id(fields: &mut Fields<'_>) -> String {
    let Some(node) = fields.required("id") else { return String::from("?") };
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    match node.name("id", LONGEST_NAME, fields.log) {
        Some(id) if id.chars().all(plain) => return id.to_owned(),
        Some(_) => fields.log.say(node.at, "`id` must be small letters, digits, `-` and `_`"),
        None => {}
    }
    String::from("?")
}

/// The summary as paragraphs: line ends within one are spaces, as they only fit the file's width.
pub fn summary(fields: &mut Fields<'_>) -> String {
    let Some(node) = fields.required("summary") else { return String::new() };
    let Some(text) = node.text("summary", fields.log) else { return String::new() };
    if text.chars().nth(LONGEST_SUMMARY).is_some() {
        fields.log.say(node.at, format!("`summary` is longer than {LONGEST_SUMMARY} characters"));
    }
    let text = text.replace("\r\n", "\n");
    if !text.lines().all(|line| is_plain(&line.replace('\t', " "))) {
        fields.log.say(node.at, "`summary` must be printable characters and line ends");
    }
    let paragraphs = text.split("\n\n").map(|one| one.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.filter(|one| !one.is_empty()).collect::<Vec<_>>().join("\n\n")
}
