//! Pages of messages held against English, before any of them is spoken.
//!
//! A page may come from a stranger. What Fluent itself does not bound is bounded here: nesting, the number of slots, and
//! references from message to message, of which there are none.

use super::forms::{FORM, FUNCTION, SideForm};
use super::phrase::Phrase;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::{BTreeMap, BTreeSet};

/// Longest message, in bytes.
const LONGEST: usize = 8_000;
/// Deepest nesting of braces and parentheses.
const DEEPEST: usize = 6;
/// Slots and choices in a message and in a term. Together they stay below the hundred at which Fluent gives up.
const MOST_IN_MESSAGE: usize = 30;
const MOST_IN_TERM: usize = 2;
/// Letters that would be read as markup in a page or a book. A translation has only those that English has.
const MARKUP: [&str; 7] = ["<", "[[", "](", "**", "__", "`", "&"];
/// Ends of the names of arguments that come with a side or a list.
const DERIVED: [&str; 2] = ["-key", "-count"];

/// A mistake in a page of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageFault {
    /// Its line, from 1.
    pub line: usize,
    /// The mistake.
    pub what: Phrase,
}

/// A page that was held against English.
#[derive(Clone, Debug, Default)]
pub struct CheckedPage {
    /// The text of the entries without a mistake.
    pub good: String,
    /// The mistakes, in the order of their lines.
    pub faults: Vec<PageFault>,
    /// The ids of English messages and attributes that the page does not have.
    pub missing: Vec<String>,
    /// The terms it defines, each with its attributes: `zone`, `zone.gender`.
    pub terms: BTreeSet<String>,
}

/// The arguments of each message and attribute of a page, by its id.
pub type Shapes = BTreeMap<String, BTreeSet<String>>;

/// The messages of a page and their arguments. Terms and entries with mistakes are left out.
pub fn shapes(page: &str) -> Shapes {
    messages(page).flat_map(|read| read.shapes).collect()
}

/// The messages of a page, without those that have a mistake.
fn messages(page: &str) -> impl Iterator<Item = Read> {
    split(page).into_iter().filter_map(|entry| read(entry.text).ok()).filter(|read| !read.term)
}

/// The terms of a page, each with its attributes.
pub(super) fn terms(page: &str) -> BTreeSet<String> {
    let entries = split(page).into_iter().filter_map(|entry| read(entry.text).ok());
    entries.filter(|read| read.term).flat_map(|read| read.shapes.into_keys()).collect()
}

/// Holds a page against English. `owner` begins every id; `terms` are those that other pages of the language define.
pub fn check(owner: &str, english: &str, page: &str, terms: &BTreeSet<String>) -> CheckedPage {
    let english: BTreeMap<String, Read> = messages(english).map(|read| (read.id.clone(), read)).collect();
    let mut checked = CheckedPage::default();
    let mut faults = Vec::new();
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for entry in split(page) {
        let read = read(entry.text).and_then(|read| owned(owner, &read).map(|()| read));
        let read = read.and_then(|read| if known.insert(read.id.clone()) { Ok(read) } else { Err(fault("twice")) });
        match read {
            Ok(read) if read.term => match read.marks.first() {
                Some(mark) => faults.push(PageFault { line: entry.line, what: markup(&read.id, mark) }),
                None => {
                    checked.terms.extend(read.shapes.into_keys());
                    checked.good.push_str(entry.text);
                }
            },
            Ok(read) => found.push((entry, read)),
            Err(what) => faults.push(PageFault { line: entry.line, what }),
        }
    }
    let known_terms: BTreeSet<&str> = terms.iter().chain(&checked.terms).map(String::as_str).collect();
    let mut missing: BTreeSet<&String> = english.values().flat_map(|read| read.shapes.keys()).collect();
    for (entry, read) in found {
        let compared = match english.get(&read.id) {
            Some(english) => compare(&read, english, &known_terms),
            None => Err(fault("unknown").with("id", read.id.clone())),
        };
        match compared {
            Ok(()) => {
                for id in read.shapes.keys() {
                    missing.remove(id);
                }
                checked.good.push_str(entry.text);
            }
            Err(what) => faults.push(PageFault { line: entry.line, what }),
        }
    }
    faults.sort_by_key(|fault| fault.line);
    checked.missing = missing.into_iter().cloned().collect();
    checked.faults = faults;
    checked
}

/// A fault by the end of its message's id.
fn fault(id: &str) -> Phrase {
    Phrase::new(&crate::MESSAGES, format!("language-fault-{id}"))
}

/// An entry of a page: its text, and the line it begins in.
#[derive(Clone, Copy)]
struct EntryText<'a> {
    text: &'a str,
    line: usize,
}

/// The entries of a page. A line that begins with a letter or a hyphen begins one.
fn split(page: &str) -> Vec<EntryText<'_>> {
    let mut begins: Vec<(usize, usize)> = Vec::new();
    let mut ends = Vec::new();
    let mut at = 0;
    let mut open = false;
    for (line, text) in (1..).zip(page.split_inclusive('\n')) {
        let comment = text.starts_with('#');
        let blank = text.trim().is_empty();
        let begin = text.starts_with(|first: char| first.is_alphanumeric() || first == '-');
        if open && (begin || comment) {
            ends.push(at);
            open = false;
        }
        // Text that belongs to no entry is an entry with a mistake.
        if begin || !open && !comment && !blank {
            begins.push((at, line));
            open = true;
        }
        at += text.len();
    }
    if open {
        ends.push(page.len());
    }
    let entry = |(&(from, line), to): (&(usize, usize), usize)| Some(EntryText { text: page.get(from..to)?, line });
    begins.iter().zip(ends).filter_map(entry).collect()
}

/// An entry that was read.
struct Read {
    id: String,
    term: bool,
    /// Its arguments, and those of each attribute.
    shapes: Shapes,
    /// The terms it uses.
    uses: BTreeSet<String>,
    /// The markup it has.
    marks: BTreeSet<&'static str>,
}

/// Reads an entry by itself, and refuses all that no message needs.
fn read(text: &str) -> Result<Read, Phrase> {
    if text.len() > LONGEST {
        return Err(fault("long").with("most", LONGEST));
    }
    let depth = |depth: (usize, usize), letter: char| match letter {
        '{' | '(' => (depth.0 + 1, depth.1.max(depth.0 + 1)),
        '}' | ')' => (depth.0.saturating_sub(1), depth.1),
        _ => depth,
    };
    if text.chars().fold((0, 0), depth).1 > DEEPEST {
        return Err(fault("deep").with("most", DEEPEST));
    }
    letters(text)?;
    let resource = parser::parse(text).map_err(|_| fault("syntax"))?;
    let [entry] = resource.body.as_slice() else { return Err(fault("syntax")) };
    let (id, value, attributes, term) = match entry {
        Entry::Message(Message { id, value, attributes, .. }) => (id, value.as_ref(), attributes, false),
        Entry::Term(term) => (&term.id, Some(&term.value), &term.attributes, true),
        _ => return Err(fault("syntax")),
    };
    let mut read = Read {
        id: if term { format!("-{}", id.name) } else { id.name.to_owned() },
        term,
        shapes: Shapes::new(),
        uses: BTreeSet::new(),
        marks: BTreeSet::new(),
    };
    let most = if term { MOST_IN_TERM } else { MOST_IN_MESSAGE };
    let attributes = attributes.iter().map(|one| (format!("{}.{}", id.name, one.id.name), &one.value));
    for (name, pattern) in value.map(|value| (id.name.to_owned(), value)).into_iter().chain(attributes) {
        let mut walk = Walk { term, places: 0, arguments: BTreeSet::new(), read: &mut read };
        walk.pattern(pattern)?;
        if walk.places > most {
            return Err(fault("slots").with("most", most));
        }
        let arguments = walk.arguments;
        read.shapes.insert(name, arguments);
    }
    if read.shapes.contains_key(id.name) { Ok(read) } else { Err(fault("empty")) }
}

/// Refuses control characters, direction marks and characters without a meaning of their own.
fn letters(text: &str) -> Result<(), Phrase> {
    let found = text.chars().find(|&letter| match letter {
        '\n' | '\r' => false,
        // Direction marks, and blanks that cannot be seen.
        '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => true,
        // Line ends that Fluent does not know, and private use.
        '\u{2028}' | '\u{2029}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'.. => true,
        other => other.is_control(),
    });
    match found {
        Some(letter) => Err(fault("letter").with("code", format!("U+{:04X}", u32::from(letter)))),
        None => Ok(()),
    }
}

/// The markup in a text.
fn marks(text: &str) -> BTreeSet<&'static str> {
    MARKUP.into_iter().filter(|mark| text.contains(mark)).collect()
}

/// A message under way through its parts.
struct Walk<'a> {
    term: bool,
    places: usize,
    arguments: BTreeSet<String>,
    read: &'a mut Read,
}

impl Walk<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<(), Phrase> {
        // Markup may be put together of neighbours, so it is looked for in all of them.
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.places += 1;
                    match expression {
                        Expression::Inline(InlineExpression::StringLiteral { value }) => {
                            text.push_str(&unescape_unicode_to_string(value));
                        }
                        Expression::Inline(inline) => self.inline(inline)?,
                        Expression::Select { selector, variants } => {
                            self.selector(selector)?;
                            for variant in variants {
                                self.pattern(&variant.value)?;
                            }
                        }
                    }
                }
            }
        }
        self.text(&text)
    }

    fn text(&mut self, text: &str) -> Result<(), Phrase> {
        self.read.marks.extend(marks(text));
        letters(text)
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<(), Phrase> {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => Ok(()),
            InlineExpression::VariableReference { id } => {
                self.argument(id);
                Ok(())
            }
            InlineExpression::TermReference { id, attribute: None, arguments } if !self.term => {
                self.uses(id, None, arguments.as_ref())
            }
            InlineExpression::FunctionReference { id, arguments } if !self.term => self.side(id, arguments),
            InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => Err(fault("reference")),
            InlineExpression::Placeable { .. } => Err(fault("nested")),
        }
    }

    /// A message chooses by an argument, or by a property of a term.
    fn selector(&mut self, selector: &InlineExpression<&str>) -> Result<(), Phrase> {
        match selector {
            InlineExpression::VariableReference { id } => {
                self.argument(id);
                Ok(())
            }
            InlineExpression::TermReference { id, attribute: Some(attribute), arguments } if !self.term => {
                self.uses(id, Some(attribute), arguments.as_ref())
            }
            _ => Err(fault("selector")),
        }
    }

    fn argument(&mut self, id: &Identifier<&str>) {
        let base = DERIVED.into_iter().find_map(|end| id.name.strip_suffix(end)).unwrap_or(id.name);
        // The arguments of a term are its own.
        if !self.term {
            self.arguments.insert(base.to_owned());
        }
    }

    fn uses(
        &mut self,
        id: &Identifier<&str>,
        attribute: Option<&Identifier<&str>>,
        arguments: Option<&CallArguments<&str>>,
    ) -> Result<(), Phrase> {
        if arguments.is_some_and(|arguments| !arguments.positional.is_empty()) {
            return Err(fault("reference"));
        }
        for named in arguments.iter().flat_map(|arguments| &arguments.named) {
            if let InlineExpression::StringLiteral { value } = &named.value {
                self.text(&unescape_unicode_to_string(value))?;
            }
        }
        let name = attribute.map_or_else(|| id.name.to_owned(), |attribute| format!("{}.{}", id.name, attribute.name));
        self.read.uses.insert(name);
        Ok(())
    }

    /// `SIDE($side, form: "of")`.
    fn side(&mut self, id: &Identifier<&str>, arguments: &CallArguments<&str>) -> Result<(), Phrase> {
        let (positional, named) = (arguments.positional.as_slice(), arguments.named.as_slice());
        let ([InlineExpression::VariableReference { id: side }], [form]) = (positional, named) else {
            return Err(fault("side"));
        };
        let known = match &form.value {
            InlineExpression::StringLiteral { value } => SideForm::ALL.iter().any(|form| form.name() == *value),
            _ => false,
        };
        if id.name != FUNCTION || form.name.name != FORM || !known {
            return Err(fault("side"));
        }
        self.argument(side);
        Ok(())
    }
}

/// Every id begins with the owner of its catalogue.
fn owned(owner: &str, read: &Read) -> Result<(), Phrase> {
    let id = read.id.trim_start_matches('-');
    match id.strip_prefix(owner).and_then(|rest| rest.strip_prefix('-')) {
        Some(_) => Ok(()),
        None => Err(fault("owner").with("id", read.id.clone()).with("owner", owner.to_owned())),
    }
}

/// Holds a message against the English one.
fn compare(read: &Read, english: &Read, terms: &BTreeSet<&str>) -> Result<(), Phrase> {
    let id = || read.id.clone();
    for (name, arguments) in &read.shapes {
        let Some(wanted) = english.shapes.get(name) else { return Err(fault("unknown").with("id", name.clone())) };
        if let Some(other) = arguments.difference(wanted).next() {
            return Err(fault("argument").with("id", id()).with("name", other.clone()));
        }
        if let Some(left) = wanted.difference(arguments).next() {
            return Err(fault("left-out").with("id", id()).with("name", left.clone()));
        }
    }
    if let Some(term) = read.uses.iter().find(|term| !terms.contains(term.as_str())) {
        return Err(fault("term").with("id", id()).with("name", term.clone()));
    }
    match read.marks.difference(&english.marks).next() {
        Some(mark) => Err(markup(&read.id, mark)),
        None => Ok(()),
    }
}

fn markup(id: &str, mark: &'static str) -> Phrase {
    fault("markup").with("id", id.to_owned()).with("mark", mark)
}
