//! Reading values of a table, each with a sentence if it is wrong.

use bataille::{Fraction, TwoDice};
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use scenarios::mistake::{Log, Spot};
use scenarios::tree::{KeyTable, Node, Value};

/// The names used in the files, gathered while they are read.
#[derive(Default)]
pub(super) struct Words {
    pub(super) sides: Vec<String>,
    pub(super) corps: Vec<String>,
    pub(super) types: Vec<String>,
    pub(super) units: Vec<String>,
    pub(super) leaders: Vec<String>,
    pub(super) entries: Vec<String>,
    pub(super) carre_tables: Vec<String>,
}

/// A table being read.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) table: &'a KeyTable,
    pub(super) at: Spot,
    pub(super) log: &'a Log,
}

impl<'a> Reader<'a> {
    pub(super) fn new(table: &'a KeyTable, log: &'a Log) -> Reader<'a> {
        Reader { table, at: Spot { file: 0, offset: 0 }, log }
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    pub(super) fn node(&self, key: &str) -> Option<&'a Node> {
        let node = self.table.get(key).map(|(_, node)| node);
        if node.is_none() {
            self.log.say(self.at, format!("the key `{key}` is missing"));
        }
        node
    }

    fn wrong<T>(&self, node: &Node, key: &str, what: &str) -> Option<T> {
        self.log.say(node.at, format!("`{key}` must be {what}"));
        None
    }

    pub(super) fn text(&self, key: &str) -> Option<&'a str> {
        let node = self.node(key)?;
        self.word(node, key)
    }

    pub(super) fn word(&self, node: &'a Node, key: &str) -> Option<&'a str> {
        match &node.value {
            Value::Text(text) => Some(text),
            _ => self.wrong(node, key, "text in quotes"),
        }
    }

    pub(super) fn whole(&self, node: &Node, key: &str) -> Option<i64> {
        match &node.value {
            Value::Whole(number) => Some(*number),
            _ => self.wrong(node, key, "a whole number"),
        }
    }

    pub(super) fn number<T: TryFrom<i64>>(&self, key: &str) -> Option<T> {
        let node = self.node(key)?;
        let number = self.whole(node, key)?;
        T::try_from(number).ok().or_else(|| self.wrong(node, key, "a number that fits"))
    }

    pub(super) fn small(&self, key: &str) -> Option<u8> {
        self.number(key)
    }

    /// A number that may be missing.
    pub(super) fn optional(&self, key: &str) -> Option<Option<u8>> {
        if self.has(key) { self.small(key).map(Some) } else { Some(None) }
    }

    pub(super) fn truth(&self, key: &str) -> Option<bool> {
        match self.table.get(key).map(|(_, node)| node) {
            None => Some(false),
            Some(Node { value: Value::Truth(truth), .. }) => Some(*truth),
            Some(node) => self.wrong(node, key, "true or false"),
        }
    }

    pub(super) fn list(&self, key: &str) -> Option<&'a [Node]> {
        let node = self.node(key)?;
        self.items(node, key)
    }

    /// A list that may be missing.
    pub(super) fn some_list(&self, key: &str) -> Option<&'a [Node]> {
        if self.has(key) { self.list(key) } else { Some(&[]) }
    }

    pub(super) fn items(&self, node: &'a Node, key: &str) -> Option<&'a [Node]> {
        match &node.value {
            Value::List(items) if items.len() <= 9801 => Some(items),
            _ => self.wrong(node, key, "a list"),
        }
    }

    pub(super) fn table(&self, key: &str) -> Option<Reader<'a>> {
        let node = self.node(key)?;
        self.inner(node, key)
    }

    pub(super) fn inner(&self, node: &'a Node, key: &str) -> Option<Reader<'a>> {
        match &node.value {
            Value::Table(table) => Some(Reader { table, at: node.at, log: self.log }),
            _ => self.wrong(node, key, "a table"),
        }
    }

    pub(super) fn tables(&self, key: &str) -> Option<Vec<Reader<'a>>> {
        self.some_list(key)?.iter().map(|node| self.inner(node, key)).collect()
    }

    pub(super) fn hex(&self, node: &'a Node, key: &str) -> Option<Hex> {
        let parsed = self.word(node, key)?.parse();
        parsed.ok().or_else(|| self.wrong(node, key, "a hex such as \"2021\""))
    }

    pub(super) fn hexes(&self, key: &str) -> Option<Vec<Hex>> {
        self.list(key)?.iter().map(|node| self.hex(node, key)).collect()
    }

    pub(super) fn own_hex(&self, key: &str) -> Option<Hex> {
        let node = self.node(key)?;
        self.hex(node, key)
    }

    pub(super) fn direction(&self, node: &Node, key: &str) -> Option<Direction> {
        let side = usize::try_from(self.whole(node, key)?).ok().and_then(|side| Direction::ALL.get(side).copied());
        side.or_else(|| self.wrong(node, key, "a side from 0 to 5"))
    }

    /// A fraction in quotes: "2", "2/3".
    pub(super) fn fraction(&self, key: &str) -> Option<Fraction> {
        let node = self.node(key)?;
        let text = self.word(node, key)?;
        let (over, under) = text.split_once('/').unwrap_or((text, "1"));
        match (over.parse(), under.parse()) {
            (Ok(over), Ok(under)) if under > 0 => Some(Fraction::new(over, under)),
            _ => self.wrong(node, key, "a fraction such as \"2/3\""),
        }
    }

    /// A roll of two dice.
    pub(super) fn throw(&self, node: &Node, key: &str) -> Option<TwoDice> {
        let number = u8::try_from(self.whole(node, key)?).ok().map(TwoDice).filter(|throw| throw.is_throw());
        number.or_else(|| self.wrong(node, key, "a roll from 11 to 66"))
    }

    /// The place of a word among known ones.
    pub(super) fn known(&self, node: &'a Node, key: &str, words: &[String]) -> Option<u16> {
        let word = self.word(node, key)?;
        let place = words.iter().position(|known| known == word).and_then(|place| u16::try_from(place).ok());
        place.or_else(|| self.wrong(node, key, "a name that was listed before"))
    }

    pub(super) fn place(&self, key: &str, words: &[String]) -> Option<u16> {
        let node = self.node(key)?;
        self.known(node, key, words)
    }

    pub(super) fn side(&self, key: &str, words: &Words) -> Option<Side> {
        match self.place(key, &words.sides)? {
            0 => Some(Side::First),
            _ => Some(Side::Second),
        }
    }

    /// One of a few words.
    pub(super) fn choice<T: Copy>(&self, key: &str, choices: &[(&str, T)]) -> Option<T> {
        let node = self.node(key)?;
        let word = self.word(node, key)?;
        let found = choices.iter().find(|(known, _)| *known == word).map(|(_, value)| *value);
        let all: Vec<&str> = choices.iter().map(|(known, _)| *known).collect();
        found.or_else(|| self.wrong(node, key, &format!("one of {}", all.join(", "))))
    }
}
