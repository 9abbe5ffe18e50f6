//! A type-erased battle of some system.

use crate::ask::names::Names;
use crate::ask::sentence::Sentence;
use crate::ask::word::Key;
use crate::happening::{BattleEnding, Happening};
use crate::luck::Luck;
use crate::position::Position;
use crate::system::any::AnySystem;
use crate::system::choice::Switch;
use crate::system::eye::Eye;
use crate::system::json::Json;
use crate::system::rules::Rules;
use crate::system::typed_battle::TypedBattle;
use crate::tongue::{Tongue, scoped};
use crate::words::trouble::shorten;
use crate::{MESSAGES, say};
use engine::contract::{LoadError, Refusal, Rolled, Side};
use engine::differences::Difference;
use engine::digest::Hash;
use engine::hex::Hex;
use engine::referee::{Battlefield, Bytes, Events, Referee, Rulebook};
use scenarios::{BattleHistory, Scenario, UNNAMED};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A battle of some system, read and checked.
#[derive(Clone)]
pub struct Battle {
    /// Its texts and drawing data.
    pub scenario: Arc<Scenario>,
    pub(crate) field: Arc<dyn AnyField>,
}

/// The reasons a battle could not be opened, one line for each mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBattle(pub Vec<String>);

impl fmt::Display for NoBattle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for NoBattle {}

impl From<LoadError> for NoBattle {
    fn from(error: LoadError) -> NoBattle {
        NoBattle(vec![error.to_string()])
    }
}

impl Battle {
    /// The battle as its own system has it, if that is `S`.
    pub fn of<S: Rules>(&self) -> Option<&TypedBattle<S>> {
        self.field.any().downcast_ref()
    }

    /// The part that the rules of the system `S` read, if it is one of theirs.
    pub fn board_of<S: Rules>(&self) -> Option<Arc<S::Board>> {
        self.of::<S>().map(|field| Arc::clone(&field.board))
    }

    /// The system it is a battle of.
    pub fn system(&self) -> &'static dyn AnySystem {
        self.field.system()
    }

    /// The part that the rules read, as a header carries it.
    pub fn bytes(&self) -> Vec<u8> {
        self.field.bytes()
    }

    /// The differences of another battle from this one, each part by its name; `None` if it is one of another system.
    pub fn differences(&self, other: &Battle) -> Option<Vec<Difference>> {
        self.field.differences(other)
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> u32 {
        self.field.revision()
    }

    /// The options that players may agree on beside it.
    pub fn switches(&self) -> Vec<Switch> {
        self.field.switches()
    }

    /// The optional rules of these names; an unknown name is an error that lists the known ones.
    pub fn switches_named(&self, names: &[String]) -> Result<Vec<Key>, NoBattle> {
        let known = self.switches();
        let key = |name: &String| {
            let found = known.iter().find(|switch| switch.key == name).map(|switch| switch.key);
            let all: Vec<Key> = known.iter().map(|switch| switch.key).collect();
            found.ok_or_else(|| {
                let name = shorten(name);
                NoBattle(vec![match all.as_slice() {
                    [] => say!(MESSAGES, "language-no-option-at-all", name = name),
                    all => say!(MESSAGES, "language-no-option", name = name, known = all.join(", ")),
                }])
            })
        };
        names.iter().map(key).collect()
    }

    /// The bytes in the terms for a choice of switches.
    pub fn options(&self, on: &[Key]) -> Vec<u8> {
        self.field.options(on)
    }

    /// The switches that are on by these bytes.
    pub fn switched_on(&self, options: &[u8]) -> Vec<Key> {
        self.field.switched_on(options)
    }

    /// The names of sides, pieces, groups and places in it.
    pub fn names(&self) -> &Arc<Names> {
        self.field.names()
    }

    /// Its title in the language that is spoken now.
    pub fn title(&self) -> String {
        self.system().messages().battle_title(&self.scenario.title)
    }

    /// Its summary in the language that is spoken now, in paragraphs with an empty line between them.
    pub fn summary(&self) -> String {
        let summary = &self.scenario.summary;
        match summary.strip_prefix(UNNAMED) {
            Some(rest) => say!(MESSAGES, "language-unnamed") + rest,
            None => self.system().messages().battle_text(&self.scenario.id, "summary", summary),
        }
    }

    /// The course of the real battle in history, in the language that is spoken now. A battle that is made up has none.
    pub fn history(&self) -> Option<BattleHistory> {
        let scenario = &self.scenario;
        let BattleHistory { won, told } = scenarios::history(&scenario.id, &scenario.side_ids)?;
        Some(BattleHistory { won, told: self.system().messages().battle_text(&scenario.id, "history", &told) })
    }

    /// An end of this battle in the language that is spoken now, from its English words with the verdict first: books of tournaments
    /// have them so. `None` if no end of it is told so.
    pub fn ending_understood(&self, english: &str) -> Option<String> {
        let names = self.names();
        let found = {
            let _english = scoped(Tongue::english());
            let verdict = |verdict: Sentence| {
                let score = english.strip_prefix(&verdict.plain(names))?.strip_prefix(". ")?;
                let fits = |known: &Sentence| known.plain(names) == score;
                let score = self.field.scores(&numbers_in(score)).into_iter().find(fits)?;
                Some(BattleEnding::in_order(verdict, score))
            };
            self.field.verdicts().into_iter().find_map(verdict)?
        };
        Some(found.plain(names))
    }

    /// The name of a side.
    pub fn side_name(&self, side: Side) -> &str {
        self.names().side(side)
    }

    /// Its beginning, by these options.
    pub fn begun(&self, options: &[u8]) -> Result<Arc<dyn Position>, NoBattle> {
        Ok(self.field.begun(options)?)
    }

    /// Its beginning, without optional rules.
    pub fn beginning(&self) -> Result<Arc<dyn Position>, NoBattle> {
        self.begun(&self.options(&[]))
    }

    /// Its ground.
    pub fn ground(&self) -> scene::Map {
        self.field.ground()
    }

    /// Number, name and ground of a hex.
    pub fn title_of(&self, hex: Hex) -> String {
        self.field.title_of(hex)
    }

    /// The rules it goes by.
    pub fn rulebook(&self) -> &'static dyn Rulebook {
        self.field.rulebook()
    }

    /// The part that the rules read, type-erased.
    pub fn ruled(&self) -> Arc<dyn Battlefield> {
        self.field.ruled()
    }

    /// A game of it as an eye sees it; none if it is a game of another system.
    pub fn position(&self, game: &Arc<dyn Referee>, eye: Eye) -> Option<Arc<dyn Position>> {
        self.field.position(game, eye)
    }

    /// The happenings of these events, told once for all readers.
    pub fn tell(&self, events: &Events) -> Vec<Happening> {
        self.field.tell(events)
    }

    /// The luck of a roll beyond its average; `None` where it is not weighed.
    pub fn luck(&self, before: &Arc<dyn Referee>, rolled: &Rolled) -> Option<Luck> {
        self.field.luck(before, rolled)
    }

    /// A command with these seals in its blanks.
    pub fn fill(&self, command: &[u8], seals: &[Hash]) -> Result<Bytes, Refusal> {
        self.field.fill(command, seals)
    }

    /// The JSON of the battle's system.
    pub fn json(&self) -> &dyn Json {
        self.field.json()
    }

    /// The battle under the revision of the rules that a header names.
    pub fn under(&self, revision: u32) -> Result<Battle, NoBattle> {
        Ok(self.field.under(revision)?)
    }
}

/// The numbers in a text.
fn numbers_in(text: &str) -> Vec<i64> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit() && !['-', '+'].contains(&letter));
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// A battle for callers that do not know its system.
pub(crate) trait AnyField: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn system(&self) -> &'static dyn AnySystem;
    fn bytes(&self) -> Vec<u8>;
    fn differences(&self, theirs: &Battle) -> Option<Vec<Difference>>;
    fn revision(&self) -> u32;
    fn switches(&self) -> Vec<Switch>;
    fn options(&self, on: &[Key]) -> Vec<u8>;
    fn switched_on(&self, options: &[u8]) -> Vec<Key>;
    fn names(&self) -> &Arc<Names>;
    fn begun(&self, options: &[u8]) -> Result<Arc<dyn Position>, LoadError>;
    fn ground(&self) -> scene::Map;
    fn title_of(&self, hex: Hex) -> String;
    fn under(&self, revision: u32) -> Result<Battle, LoadError>;
    fn rulebook(&self) -> &'static dyn Rulebook;
    fn ruled(&self) -> Arc<dyn Battlefield>;
    fn position(&self, game: &Arc<dyn Referee>, eye: Eye) -> Option<Arc<dyn Position>>;
    fn tell(&self, events: &Events) -> Vec<Happening>;
    fn luck(&self, before: &Arc<dyn Referee>, rolled: &Rolled) -> Option<Luck>;
    fn verdicts(&self) -> Vec<Sentence>;
    fn scores(&self, numbers: &[i64]) -> Vec<Sentence>;
    fn fill(&self, command: &[u8], seals: &[Hash]) -> Result<Bytes, Refusal>;
    fn json(&self) -> &dyn Json;
}
