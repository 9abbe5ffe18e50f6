//! The one small interface through which all code outside the rules sees a game.
//!
//! A rules system implements [`Game`]. The wire, the record, the screen, the bots and the testers know nothing else. A
//! small system that only test builds have shows the needs beyond the first system: decisions out of turn, other dice,
//! cards, sealed choices.

use crate::codec::DecodeError;
use crate::digest::{Hash, Section};
use crate::rule::Rule;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt;

pub use crate::facts::{Fact, Facts};
pub use crate::side::Side;

/// The input that the rules wait for. Always exactly one.
///
/// A decision with one legal answer is not asked. A forced opening of a seal still is, since only its owner knows the
/// answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending<Decision, Outcome> {
    /// A side must answer with a command.
    Decision {
        /// The side that must decide. Not always the side whose turn it is.
        side: Side,
        /// The decision.
        decision: Decision,
    },
    /// A roll must be made.
    Roll(Roll),
    /// The game has ended.
    Over(Outcome),
}

/// The dice or cards that the rules need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// For a die its number of sides, for a draw the number of cards left: each answer is between 1 and this. Rolls
    /// that may be needed one after the other are asked for at once, and those not needed are ignored. So one question
    /// costs one round trip, however many dice are in it.
    pub dice: Vec<u16>,
    /// The side that makes the roll: it opens its share first.
    pub owner: Side,
    /// The sides that see the faces.
    pub seen_by: Audience,
    /// The rule that asks.
    pub case: Rule,
}

/// The sides that see the faces of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Both sides.
    Everyone,
    /// One side. Every engine gets only the seal; this side's engine then [learns](Game::learn) the faces.
    Only(Side),
}

/// The result of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rolled {
    /// The faces of a roll that everyone sees, in the order of [`Roll::dice`].
    Faces(Vec<u16>),
    /// The seal on the faces of a roll that one side sees. Both sides' engines take the same.
    Sealed(Hash),
}

/// The content of a seal: a choice made in secret, or the faces of a roll that one side sees.
///
/// A seal says nothing about its content, which may be illegal: a place off the map, a card that was never in the deck,
/// bytes without meaning. The rules must accept the true opening all the same, and penalise it; a refusal would leave
/// its owner with no answer to give.
///
/// ```
/// use engine::{codec, contract::{Opening, Side}};
/// let ford = Opening { salt: [7; 32], content: codec::encode(&2u8) };
/// let lie = Opening { content: codec::encode(&3u8), ..ford.clone() };
/// assert_ne!(lie.seal(Side::First), ford.seal(Side::First));
/// assert_ne!(ford.seal(Side::Second), ford.seal(Side::First));
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// Random bytes that keep the content from being guessed.
    pub salt: [u8; 32],
    /// Canonical bytes: a choice, or the faces of a roll as a `Vec<u16>` in the order of [`Roll::dice`].
    pub content: Vec<u8>,
}

impl fmt::Debug for Opening {
    /// A secret must not be in a log, no matter which program prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opening(..)")
    }
}

impl Opening {
    /// The commitment by that side to this opening in the public state. The side is part of it, so that a player cannot
    /// copy the other's seal and later its opening.
    pub fn seal(&self, owner: Side) -> Hash {
        Hash::of("estafette seal", &(owner, self))
    }
}

impl Roll {
    /// The faces, if they answer this roll: both sides see it, and there are as many as dice, each within its die.
    pub fn read<'a>(&self, rolled: &'a Rolled) -> Option<&'a [u16]> {
        match rolled {
            Rolled::Faces(faces)
                if self.seen_by == Audience::Everyone
                    && faces.len() == self.dice.len()
                    && faces.iter().zip(&self.dice).all(|(face, sides)| (1..=*sides).contains(face)) =>
            {
                Some(faces)
            }
            _ => None,
        }
    }
}

/// An opening that the rules wait for. It has one true answer, so the program gives it without asking the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed<Command> {
    /// The side that owes it. Every engine knows that.
    pub side: Side,
    /// The command that opens the seal, from an engine that knows the content.
    pub command: Option<Command>,
}

/// A seal that no command of the game has opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shut {
    /// The seal.
    pub seal: Hash,
    /// Its content, from an engine that knows it.
    pub opening: Option<Opening>,
    /// Whether the match cannot be judged while it is shut: a side that never opens it has lost. Otherwise it is only
    /// reported, and the result stays.
    pub binds: bool,
}

/// A claim of a side about what only it could see, which is now shown to be untrue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FalseClaim {
    /// The number of the claim in the game, counted from 0: see [`Game::claims`].
    pub claim: u32,
    /// The side that made it.
    pub side: Side,
    /// The refusal that the rules would have given, had they known.
    pub refusal: Refusal,
}

/// A command that the rules do not allow now. The state has not changed by a single bit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule it breaks; none if the command does not fit the question at all.
    pub case: Option<Rule>,
    /// The refusal's own short name, the same in every language: `zone-stops`.
    pub name: &'static str,
    /// An English sentence for the player, where a system still writes it itself; empty where it gives facts.
    pub text: String,
    /// The facts. The system's messages outside the rules make a sentence of them, in the language of the player.
    pub facts: Facts,
}

impl Refusal {
    /// A refusal by its name, without facts yet.
    pub const fn of(case: Option<Rule>, name: &'static str) -> Refusal {
        Refusal { case, name, text: String::new(), facts: Facts::NONE }
    }

    /// A refusal with an English sentence of its own.
    pub fn worded(case: Option<Rule>, name: &'static str, text: impl Into<String>) -> Refusal {
        Refusal { text: text.into(), ..Refusal::of(case, name) }
    }

    /// The refusal with one more fact.
    #[must_use]
    pub fn with(self, name: &'static str, fact: impl Into<Fact>) -> Refusal {
        Refusal { facts: self.facts.with(name, fact), ..self }
    }

    /// The refusal with another sentence: a name can have several.
    #[must_use]
    pub fn varied(self, variant: &'static str) -> Refusal {
        Refusal { facts: self.facts.varied(variant), ..self }
    }
}

impl fmt::Display for Refusal {
    /// The rule and the sentence; without a sentence the name and the facts, for tests and logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(case) = self.case {
            write!(f, "{case}: ")?;
        }
        match (self.text.is_empty(), self.facts.list().is_empty()) {
            (false, _) => f.write_str(&self.text),
            (true, true) => f.write_str(self.name),
            (true, false) => write!(f, "{} {}", self.name, self.facts),
        }
    }
}

impl std::error::Error for Refusal {}

/// Saved bytes that are not a game of this scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The bytes themselves are wrong.
    Bytes(DecodeError),
    /// A revision of the rules that this program does not have.
    Revision(u32),
    /// Saved from another scenario or with other options.
    OtherScenario,
    /// A battle or a position that the rules do not know; the sentence names the fault.
    Impossible(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Bytes(error) => error.fmt(f),
            LoadError::Revision(theirs) => {
                write!(f, "the game goes by revision {theirs} of the rules, which this program does not carry out")
            }
            LoadError::OtherScenario => f.write_str("the game was saved from another scenario or with other options"),
            LoadError::Impossible(what) => write!(f, "the saved game cannot be: {what}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// The boundary at which two programs compare their states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Phase {
    /// The number of phases begun; grows by one at every boundary and never falls.
    pub count: u32,
    /// The game-turn, as the system numbers it.
    pub turn: u8,
    /// The side whose phase it is.
    pub side: Side,
}

/// A game under one system of rules, as one engine knows it.
///
/// Two engines that get the same commands and rolls hold the same public state, whatever either has learned besides. A
/// secret shows in `options`, `forecast`, `view` and events. It never decides what is legal or what happens.
pub trait Game: Clone {
    /// The system's name in small letters, `ford`.
    const SYSTEM: &'static str;
    /// The newest revision of the rules, by which new matches are played. Counts up with every change that could make
    /// two programs disagree.
    const REVISION: u32;
    /// The oldest revision that can still be played. A game keeps the revision it was begun under.
    const OLDEST_REVISION: u32 = Self::REVISION;

    /// A command of a side.
    type Command: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;
    /// An event, for display. Events are for the owner of this engine: one that knows a secret may show it, so the
    /// other side's engine may show less.
    type Event: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;
    /// A decision that a side must make.
    type Decision: Clone + PartialEq + fmt::Debug;
    /// The result of a game.
    type Outcome: Clone + PartialEq + fmt::Debug;
    /// The options of the side that must decide.
    type Options: Clone + fmt::Debug;
    /// A proposal to weigh, such as an attack.
    type Proposal;
    /// The consequences of a proposal.
    type Forecast: Clone + fmt::Debug;
    /// The game as one side may see it.
    type View: Clone + fmt::Debug;
    /// The battle the game is played on, checked.
    type Scenario: Clone;
    /// An edit of the position that both players agree on.
    type Change: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;

    /// The battle of canonical bytes. They may come from a stranger.
    fn read_scenario(bytes: &[u8]) -> Result<Self::Scenario, LoadError>;
    /// The canonical bytes of a battle: everything the rules read, and nothing else.
    fn scenario_bytes(scenario: &Self::Scenario) -> Vec<u8>;
    /// The battle under that revision of the rules; a revision that this program does not have is refused. A battle
    /// that was just read is under the newest. The bytes of a battle are the same under every revision.
    fn by_revision(scenario: &Self::Scenario, revision: u32) -> Result<Self::Scenario, LoadError> {
        if revision == Self::REVISION { Ok(scenario.clone()) } else { Err(LoadError::Revision(revision)) }
    }
    /// Whether games of that revision can be played.
    fn carries_out(revision: u32) -> bool {
        (Self::OLDEST_REVISION..=Self::REVISION).contains(&revision)
    }
    /// A game from its start, with the events that opened it. The options are canonical bytes too; options that this
    /// battle does not have are refused.
    fn start(scenario: &Self::Scenario, options: &[u8]) -> Result<(Self, Vec<Self::Event>), LoadError>;

    /// The input that the rules wait for.
    fn pending(&self) -> Pending<Self::Decision, Self::Outcome>;
    /// Whether the command would be accepted.
    fn check(&self, side: Side, command: &Self::Command) -> Result<(), Refusal>;
    /// Carries the command out whole, or refuses it and changes nothing.
    fn apply(&mut self, side: Side, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal>;
    /// The same for a caller that owns the game and drops it after a refusal, which may leave it spoilt. Rules that find a
    /// fault only on the way need no copy of their own then.
    fn apply_or_spoil(&mut self, side: Side, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal> {
        self.apply(side, command)
    }
    /// Answers a pending roll, or refuses faces that do not answer it and changes nothing.
    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Self::Event>, Refusal>;
    /// A copy for a bot to play on. It has the same rules and the same knowledge. It may leave out what only display or
    /// undo needs, so its hash may differ until the phase is over.
    fn thinking(&self) -> Self {
        self.clone()
    }
    /// Carries a command out on such a copy, by the same rules, and returns no events.
    fn attempt(&mut self, side: Side, command: &Self::Command) -> Result<(), Refusal> {
        self.apply(side, command).map(drop)
    }
    /// Answers a pending roll on such a copy, by the same rules, and returns no events.
    fn attempt_roll(&mut self, rolled: &Rolled) -> Result<(), Refusal> {
        self.resolve(rolled).map(drop)
    }
    /// Gives this engine the content of a seal already in the state. Hash and save stay as they are.
    ///
    /// An opening that fits no seal is refused. A system without secrets refuses every one.
    fn learn(&mut self, _opening: &Opening) -> Result<(), Refusal> {
        Err(Refusal::worded(None, "no-secret", "nothing is hidden in this game"))
    }
    /// Everything this engine has learned, in a fixed order. A game that was saved and loaded learns it again, as far as its
    /// seals are still in the state.
    fn learned(&self) -> Vec<Opening> {
        Vec::new()
    }
    /// The seals that a command places. A program that sends the command for its author must know the content of each
    /// of them.
    fn seals(_command: &Self::Command) -> Vec<Hash> {
        Vec::new()
    }
    /// The seals this command opens. A replay from its author's view knows their content from the start.
    fn opens(_command: &Self::Command) -> Vec<Opening> {
        Vec::new()
    }
    /// The opening that the rules wait for, if any. Then [`Game::pending`] is a decision of the same side, and no
    /// player needs to be asked: a driver, a bot and a detector look here first. An opening cannot be taken back, just
    /// like a roll.
    fn owed(&self) -> Option<Owed<Self::Command>> {
        None
    }
    /// Whether both sides owe a sealed answer to one question. No answer of the side that must decide now changes the
    /// other's question, so the other may decide meanwhile.
    fn both_asked(&self) -> bool {
        false
    }
    /// The number of claims so far that rest on something hidden. They were accepted unseen, and are kept in the state
    /// with the seal they rest on.
    fn claims(&self) -> u32 {
        0
    }
    /// The seals of a side that no command of the game has opened, in the order of their opening. They are opened when
    /// the match is over, by the rules or early. Programs open them beside the game, and [`Game::audit`] reads them.
    fn shut(&self, _side: Side) -> Vec<Shut> {
        Vec::new()
    }
    /// The claims that are untrue by what is open: in the state, and in these openings by their owners of seals that
    /// the game never opened. The rules accepted such a claim and went on from it. A program that reads the record
    /// names its author and its place.
    fn audit(&self, _opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        Vec::new()
    }
    /// Carries out an edit of the position that both players agreed on, whole, or refuses it and changes nothing.
    ///
    /// The rules only make sure that the game can continue from there; the players judge whether the edit is fair.
    fn amend(&mut self, change: &Self::Change) -> Result<Vec<Self::Event>, Refusal>;
    /// All options of the side that must decide.
    fn options(&self) -> Self::Options;
    /// The consequences of a proposal, computed by the same code that would resolve it.
    fn forecast(&self, proposal: &Self::Proposal) -> Result<Self::Forecast, Refusal>;
    /// Whether this side may take back its last command now. Only the side that must decide can undo.
    fn can_undo(&self, side: Side) -> bool;
    /// The command that takes back one's own last command.
    fn undo() -> Self::Command;
    /// The game as that side may see it.
    fn view(&self, side: Side) -> Self::View;
    /// The boundary last passed.
    fn phase(&self) -> Phase;
    /// The whole public state in 32 bytes, with seals but without their contents: the hash of all its parts.
    fn hash(&self) -> Hash {
        let hashes: Vec<Hash> = self.sections().into_iter().map(|section| section.hash).collect();
        Hash::of(&format!("estafette {} state", Self::SYSTEM), &hashes)
    }
    /// The hash of each part on its own.
    fn sections(&self) -> Vec<Section>;
    /// The public game as canonical bytes, the same on both sides: no secret is in them.
    fn save(&self) -> Vec<u8>;
    /// A saved game on the scenario it was saved from. The bytes may come from a stranger. The owner of a secret makes
    /// the loaded game learn it again.
    fn load(scenario: &Self::Scenario, bytes: &[u8]) -> Result<Self, LoadError>;
}
