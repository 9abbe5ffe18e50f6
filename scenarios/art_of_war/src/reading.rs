//! The shared state of the readers of a battle: the data known so far, and the log of mistakes.

use art_of_war::TurnTrack;
use engine::contract::Side;
use engine::map::Subject;
use scenarios::fields::Fields;
use scenarios::mistake::{Log, Spot, quote, suggest};
use scenarios::tree::Node;
use scenarios::{FileColour, Nation};
use std::collections::{BTreeMap, BTreeSet};

/// The longest name that becomes part of a longer one, such as a unit's.
pub(super) const LONGEST_PART: usize = 40;
/// The longest remark for display.
const LONGEST_REMARK: usize = 200;
/// The engine's bound on turns.
pub(super) const LAST_TURN: u8 = 99;

/// The keys of a whole scenario, for hints about a key in the wrong place.
pub(super) const KEYS: &[&str] = &[
    "army",
    "award",
    "division",
    "entry",
    "include",
    "limit",
    "objective",
    "place",
    "road",
    "unit",
    "summary",
    "title",
];

/// The data gathered while the parts are read.
pub(super) struct Reading<'a> {
    pub(super) log: &'a Log,
    pub(super) sides: Option<Sides<'a>>,
    pub(super) nations: BTreeMap<String, Nation>,
    pub(super) turns: Option<TurnTrack>,
    /// The places in the files of the subjects that the engine may complain about.
    pub(super) spots: BTreeMap<Subject, Spot>,
    /// Parts from which something was left out, so that a complaint about the whole part would only repeat that.
    pub(super) incomplete: BTreeSet<&'static str>,
}

pub(super) struct Sides<'a> {
    pub(super) ids: [&'a str; 2],
    pub(super) names: [&'a str; 2],
    pub(super) colours: [FileColour; 2],
}

impl<'a> Reading<'a> {
    pub(super) fn say(&self, at: Spot, text: impl Into<String>) {
        self.log.say(at, text);
    }

    pub(super) fn note(&mut self, subject: Subject, at: Spot) {
        self.spots.insert(subject, at);
    }

    /// A side by its id. `None`, without a complaint, if the sides themselves could not be read.
    pub(super) fn side(&self, node: &Node, label: &str) -> Option<Side> {
        let word = node.text(label, self.log)?;
        let ids = self.sides.as_ref()?.ids;
        let side = ids.iter().zip(Side::BOTH).find(|(id, _)| **id == word).map(|(_, side)| side);
        if side.is_none() {
            self.say(node.at, format!("there is no side {}{}", quote(word), suggest(word, ids.into_iter())));
        }
        side
    }

    /// A nation by the word for it. If the file lists the nations, it must be one of them.
    pub(super) fn nation(&self, node: &'a Node, label: &str) -> Option<&'a str> {
        let word = node.name(label, LONGEST_PART, self.log)?;
        if !self.nations.is_empty() && !self.nations.contains_key(word) {
            let hint = suggest(word, self.nations.keys().map(String::as_str));
            self.say(node.at, format!("there is no nation {} in [nations]{hint}", quote(word)));
            return None;
        }
        Some(word)
    }

    /// A list of turns on the track, in order, each once.
    pub(super) fn turn_list(&self, nodes: &[Node], label: &str) -> Vec<u8> {
        let within = self.turns.as_ref().map_or(1..=LAST_TURN, |turns| turns.first..=turns.last);
        let turns = nodes.iter().filter_map(|node| node.number(label, within.clone(), self.log));
        turns.collect::<BTreeSet<_>>().into_iter().collect()
    }
}

/// The remarks of the file on a place of entry, for display.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryRemark {
    /// The road of the entry.
    pub road: Option<String>,
    /// The formations that enter there.
    pub who: Option<String>,
}

/// A remark for display, which may be missing.
pub(super) fn remark(fields: &mut Fields<'_>, key: &'static str) -> Option<String> {
    fields.optional_name(key, LONGEST_REMARK).map(str::to_owned)
}

/// The remarks on a place of entry.
pub(super) fn entry_remark(fields: &mut Fields<'_>) -> EntryRemark {
    EntryRemark { road: remark(fields, "road"), who: remark(fields, "who") }
}
