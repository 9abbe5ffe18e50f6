//! Reading tables key by key and value by value. Every reader notes a mistake and goes on, so that all mistakes of a
//! scenario are reported at once.

use crate::gazetteer::FileColour;
use crate::mistake::{Log, Spot, quote, suggest};
use crate::tree::{KeyTable, Node, Value};
use engine::case::Case;
use engine::hex::Hex;
use engine::plain::is_plain;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// No list is longer than the hexes of the largest map, 99 by 99.
const LONGEST_LIST: usize = 9801;

/// A table being read. Keys that were never asked for are unknown keys.
pub struct Fields<'a> {
    what: String,
    /// The place of the table in its file.
    pub at: Spot,
    table: &'a KeyTable,
    asked: Vec<&'static str>,
    /// The log of mistakes.
    pub log: &'a Log,
}

impl<'a> Fields<'a> {
    /// The table at this place; `what` names it in sentences.
    pub fn new(what: impl Into<String>, at: Spot, table: &'a KeyTable, log: &'a Log) -> Self {
        Fields { what: what.into(), at, table, asked: Vec::new(), log }
    }

    /// The value of a key that may be missing.
    pub fn optional(&mut self, key: &'static str) -> Option<&'a Node> {
        self.asked.push(key);
        self.table.get(key).map(|(_, node)| node)
    }

    /// The value of a key that must be there.
    pub fn required(&mut self, key: &'static str) -> Option<&'a Node> {
        let node = self.optional(key);
        if node.is_none() {
            self.log.say(self.at, format!("{} lacks the key `{key}`", self.what));
        }
        node
    }

    /// Whether the table has the key.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A name: 1 to `longest` printable characters.
    pub fn name(&mut self, key: &'static str, longest: usize) -> Option<&'a str> {
        self.required(key)?.name(key, longest, self.log)
    }

    /// A name that may be missing.
    pub fn optional_name(&mut self, key: &'static str, longest: usize) -> Option<&'a str> {
        self.optional(key)?.name(key, longest, self.log)
    }

    /// A whole number within bounds.
    pub fn number<T: Number>(&mut self, key: &'static str, within: RangeInclusive<T>) -> Option<T> {
        self.required(key)?.number(key, within, self.log)
    }

    /// True or false; `usual` if it is missing or wrong.
    pub fn truth(&mut self, key: &'static str, usual: bool) -> bool {
        match self.optional(key) {
            Some(Node { value: Value::Truth(truth), .. }) => *truth,
            Some(node) => {
                self.log.say(node.at, format!("`{key}` must be true or false, not {}", node.value.kind()));
                usual
            }
            None => usual,
        }
    }

    /// The items of a list that may be missing.
    pub fn list(&mut self, key: &'static str) -> &'a [Node] {
        self.optional(key).and_then(|node| node.list(key, self.log)).unwrap_or(&[])
    }

    /// A table within this one, that must be there.
    pub fn section(&mut self, key: &'static str) -> Option<Fields<'a>> {
        self.required(key)?.fields(format!("[{key}]"), key, self.log)
    }

    /// A table within this one, that may be missing.
    pub fn optional_section(&mut self, key: &'static str) -> Option<Fields<'a>> {
        self.optional(key)?.fields(format!("[{key}]"), key, self.log)
    }

    /// The tables of a list such as `[[unit]]`, which may be missing.
    pub fn items(&mut self, key: &'static str) -> Vec<Fields<'a>> {
        let log = self.log;
        self.list(key).iter().filter_map(|node| node.fields(format!("[[{key}]]"), key, log)).collect()
    }

    /// A colour.
    pub fn colour(&mut self, key: &'static str) -> Option<FileColour> {
        let node = self.required(key)?;
        let text = node.text(key, self.log)?;
        let colour = FileColour::read(text);
        if colour.is_none() {
            self.log.say(node.at, format!("a colour is written like \"#2f5fb3\", not {}", quote(text)));
        }
        colour
    }

    /// The table itself, for a system that has a reader of its own.
    pub fn table(&self) -> &'a KeyTable {
        self.table
    }

    /// Every key with its place and value, for tables whose keys the author chooses.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Spot, &'a Node)> + use<'a> {
        self.table.iter().map(|(key, (at, node))| (key.as_str(), *at, node))
    }

    /// Notes every key that was never asked for. `elsewhere` are keys of the whole scenario, for a hint.
    pub fn finish(self, elsewhere: &[&str]) {
        for (key, (at, _)) in self.table {
            if self.asked.contains(&key.as_str()) {
                continue;
            }
            let hint = if elsewhere.contains(&key.as_str()) {
                format!("; a list such as `{key} = [...]` must be above the first [heading] of the file")
            } else {
                suggest(key, self.asked.iter().copied())
            };
            self.log.say(*at, format!("{} has no key {}{hint}", self.what, quote(key)));
        }
    }
}

/// Whole numbers of the types that the rules use.
pub trait Number: TryFrom<i64> + PartialOrd + Display + Copy {}
impl Number for i8 {}
impl Number for i16 {}
impl Number for u8 {}
impl Number for u16 {}

impl Node {
    /// Text in quotes.
    pub fn text(&self, label: &str, log: &Log) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            other => {
                log.say(self.at, format!("`{label}` must be text in quotes, not {}", other.kind()));
                None
            }
        }
    }

    /// A name: 1 to `longest` printable characters.
    pub fn name(&self, label: &str, longest: usize, log: &Log) -> Option<&str> {
        let text = self.text(label, log)?;
        if text.trim().is_empty() || text.chars().nth(longest).is_some() || !is_plain(text) {
            log.say(self.at, format!("`{label}` must be 1 to {longest} printable characters"));
            return None;
        }
        Some(text)
    }

    /// A whole number within bounds.
    pub fn number<T: Number>(&self, label: &str, within: RangeInclusive<T>, log: &Log) -> Option<T> {
        let (least, most) = (*within.start(), *within.end());
        let found = match &self.value {
            Value::Whole(number) => match T::try_from(*number) {
                Ok(value) if within.contains(&value) => return Some(value),
                _ => number.to_string(),
            },
            other => other.kind().to_owned(),
        };
        log.say(self.at, format!("`{label}` must be a whole number from {least} to {most}, not {found}"));
        None
    }

    /// The items of a list.
    pub fn list(&self, label: &str, log: &Log) -> Option<&[Node]> {
        match &self.value {
            Value::List(items) if items.len() <= LONGEST_LIST => Some(items),
            Value::List(items) => {
                log.say(self.at, format!("`{label}` has {} items; {LONGEST_LIST} are the most", items.len()));
                None
            }
            other => {
                log.say(self.at, format!("`{label}` must be a list, not {}", other.kind()));
                None
            }
        }
    }

    /// A table to read; `what` names it in sentences.
    pub fn fields<'a>(&'a self, what: String, label: &str, log: &'a Log) -> Option<Fields<'a>> {
        match &self.value {
            Value::Table(table) => Some(Fields::new(what, self.at, table, log)),
            other => {
                log.say(self.at, format!("`{label}` must be a table, not {}", other.kind()));
                None
            }
        }
    }

    /// A hex by its four digits.
    pub fn hex(&self, label: &str, log: &Log) -> Option<Hex> {
        let found = match &self.value {
            Value::Text(text) => match text.parse() {
                Ok(hex) => return Some(hex),
                Err(_) => quote(text),
            },
            other => other.kind().to_owned(),
        };
        log.say(self.at, format!("`{label}`: a hex is four digits in quotes, such as \"1213\", not {found}"));
        None
    }

    /// The number of a rule case.
    pub fn case(&self, label: &str, log: &Log) -> Option<Case> {
        let text = match &self.value {
            Value::Text(text) => text.as_str(),
            other => other.kind(),
        };
        let case = text.parse().ok();
        if case.is_none() {
            log.say(self.at, format!("`{label}` must be a rule case in quotes, such as \"19.1\", not {}", quote(text)));
        }
        case
    }

    /// One of a few words.
    pub fn choice<T: Copy>(&self, label: &str, choices: &[(&str, T)], log: &Log) -> Option<T> {
        let word = self.text(label, log)?;
        let chosen = choices.iter().find(|(name, _)| *name == word).map(|(_, value)| *value);
        if chosen.is_none() {
            let hint = suggest(word, choices.iter().map(|(name, _)| *name));
            log.say(self.at, format!("`{label}` cannot be {}{hint}", quote(word)));
        }
        chosen
    }
}
