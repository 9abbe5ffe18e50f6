//! A TOML file as a tree of values that know their place.

use crate::mistake::{Log, Spot};
use std::collections::BTreeMap;
use std::thread;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Nothing in a scenario is nested deeper than a table in a list in a table, with room to spare.
const DEEPEST: usize = 8;

/// A value and its place.
#[derive(Clone, Debug)]
pub struct Node {
    /// The place of the value in its file.
    pub at: Spot,
    /// The value.
    pub value: Value,
}

/// A TOML value. Numbers with a fraction stay text: no number of the rules passes through a float.
#[derive(Clone, Debug)]
pub enum Value {
    /// Text in quotes.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A number with a fraction, as it is written.
    Decimal(String),
    /// True or false.
    Truth(bool),
    /// A date, or a number too large for anything here.
    Other,
    /// A list.
    List(Vec<Node>),
    /// A table.
    Table(KeyTable),
}

/// Keys with their values; the place of a key is kept for complaints about the key itself.
pub type KeyTable = BTreeMap<String, (Spot, Node)>;

/// The TOML parser bounds the depth of brackets and of dotted keys, but not of one within the other: 80 times 80 levels,
/// which it walks by recursion. The worst file needs between 4 and 8 MiB with an optimised parser, more than the stack of
/// an ordinary thread; the rest is for one that is not optimised. Only what is used is ever touched.
const STACK: usize = 64 << 20;

/// Reads one file into a tree. A file that is not TOML gives its first mistake and an empty tree.
pub fn parse(text: &str, file: usize, log: &Log) -> KeyTable {
    let deep = || {
        let log = Log::default();
        let table = shallow(text, file, &log);
        (table, log)
    };
    let read = thread::scope(|scope| {
        let thread = thread::Builder::new().name("scenario".into()).stack_size(STACK);
        thread.spawn_scoped(scope, deep).ok().and_then(|handle| handle.join().ok())
    });
    match read {
        Some((table, mistakes)) => {
            log.absorb(mistakes);
            table
        }
        None => {
            log.say(Spot { file, offset: 0 }, "this file cannot be read");
            KeyTable::new()
        }
    }
}

fn shallow(text: &str, file: usize, log: &Log) -> KeyTable {
    match DeTable::parse(text) {
        Ok(root) => table(root.get_ref(), file, 0, log),
        Err(error) => {
            let offset = error.span().map_or(0, |span| span.start);
            log.say(Spot { file, offset }, format!("this is not TOML: {}", error.message()));
            KeyTable::new()
        }
    }
}

fn table(from: &DeTable<'_>, file: usize, depth: usize, log: &Log) -> KeyTable {
    from.iter()
        .map(|(key, value)| {
            let at = Spot { file, offset: key.span().start };
            (key.get_ref().to_string(), (at, node(value, file, depth, log)))
        })
        .collect()
}

fn node(from: &Spanned<DeValue<'_>>, file: usize, depth: usize, log: &Log) -> Node {
    let at = Spot { file, offset: from.span().start };
    let value = match from.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(whole) => {
            i64::from_str_radix(whole.as_str(), whole.radix()).map_or(Value::Other, Value::Whole)
        }
        DeValue::Float(decimal) => Value::Decimal(decimal.as_str().to_owned()),
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Datetime(_) => Value::Other,
        DeValue::Array(_) | DeValue::Table(_) if depth >= DEEPEST => {
            log.say(at, "this is nested too deep");
            Value::Other
        }
        DeValue::Array(list) => Value::List(list.iter().map(|item| node(item, file, depth + 1, log)).collect()),
        DeValue::Table(inner) => Value::Table(table(inner, file, depth + 1, log)),
    };
    Node { at, value }
}

impl Value {
    /// The kind of value, for a sentence.
    pub fn kind(&self) -> &'static str {
        match self {
            Value::Text(_) => "text",
            Value::Whole(_) => "a whole number",
            Value::Decimal(_) => "a number with a fraction",
            Value::Truth(_) => "true or false",
            Value::Other => "a date or a huge number",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
        }
    }
}
