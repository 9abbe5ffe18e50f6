//! The one small interface through which everything outside the rules sees a game.
//!
//! A rules system implements [`Game`]. The wire, the record, the screen, the bots and the testers know nothing else.
//! What the contract must carry beyond the first system (decisions out of turn, other dice, cards, sealed choices)
//! is shown by a small system that only test builds have.

use crate::codec::DecodeError;
use crate::digest::{Hash, Section};
use crate::rule::Rule;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt;

/// One of the two players, by who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The player who moves first in a game-turn.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both, in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other player.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first player, 1 for the second.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What the rules wait for. Always exactly one thing.
///
/// A decision with one legal answer is not asked. A forced opening of a seal still is, although it has one legal
/// answer, since only its owner knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending<Decision, Outcome> {
    /// A side must answer with a command.
    Decision {
        /// Who is asked. Not always the side whose turn it is.
        side: Side,
        /// What is asked.
        decision: Decision,
    },
    /// Chance must answer.
    Roll(Roll),
    /// The game has ended.
    Over(Outcome),
}

/// What the rules ask of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// For a die its number of sides, for a draw the number of cards left: each answer lies between 1 and this. Throws
    /// that may be needed one after the other are asked for at once, and those that turn out not to be are ignored: one
    /// question costs one round trip, however many dice are in it.
    pub dice: Vec<u16>,
    /// The side the roll belongs to: it opens its share first.
    pub owner: Side,
    /// Who may see the faces.
    pub seen_by: Audience,
    /// The rule that asks.
    pub case: Rule,
}

/// Who may see the faces of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Both sides.
    Everyone,
    /// One side. Every engine is told only the seal; this side's engine then [learns](Game::learn) the faces.
    Only(Side),
}

/// What chance answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rolled {
    /// The faces of a roll that everyone sees, in the order of [`Roll::dice`].
    Faces(Vec<u16>),
    /// The seal on the faces of a roll that one side sees. Both sides' engines take the same.
    Sealed(Hash),
}

/// What lies under a seal: a choice made in secret, or the faces of a roll that one side sees.
///
/// A seal says nothing about what it hides, so it may hide something illegal: a place off the map, a card that was
/// never in the deck, bytes that mean nothing. The rules must accept the true opening all the same, and penalise it;
/// a refusal would leave its owner with no answer to give.
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
    /// A secret does not belong in a log, no matter which program prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opening(..)")
    }
}

impl Opening {
    /// The commitment by that side that stands for it in the public state. The side is part of it, so that nobody can
    /// repeat the other's seal and later its opening.
    pub fn seal(&self, owner: Side) -> Hash {
        Hash::of("estafette seal", &(owner, self))
    }
}

impl Roll {
    /// The faces, if they answer this roll: everyone may see it, and there are as many as dice, each within its die.
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

/// An opening that the rules wait for. It has one true answer, so a machine gives it and no person is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed<Command> {
    /// Who owes it. Every engine knows that.
    pub side: Side,
    /// What is to be said, from an engine that has learned what lies under the seal.
    pub command: Option<Command>,
}

/// A seal that nothing in the game has opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shut {
    /// The seal.
    pub seal: Hash,
    /// What lies under it, from an engine that has learned it.
    pub opening: Option<Opening>,
    /// Whether the match cannot be judged while it is shut: a side that never opens it has lost. Otherwise it is only told, and
    /// the result stands.
    pub binds: bool,
}

/// Something a side said by right of what only it could see, and that what is open now shows to be untrue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FalseClaim {
    /// Which of the game's claims, counted from 0: see [`Game::claims`].
    pub claim: u32,
    /// Who made it.
    pub side: Side,
    /// What the rules would have answered, had they known.
    pub refusal: Refusal,
}

/// A command that the rules do not allow now. The state is bit for bit as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule it breaks; none if the command does not fit the question at all.
    pub case: Option<Rule>,
    /// The refusal's own short name, the same in every language: `zone-stops`.
    pub name: &'static str,
    /// A sentence for the player.
    pub text: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.case {
            Some(case) => write!(f, "{case}: {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

impl std::error::Error for Refusal {}

/// Saved bytes that are not a game of this scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The bytes themselves are wrong.
    Bytes(DecodeError),
    /// Of a revision of the rules that this program does not carry out.
    Revision(u32),
    /// Saved from another scenario or with other options.
    OtherScenario,
    /// A battle or a position that the rules do not know; the sentence says what.
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

/// Where the two machines compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Phase {
    /// How many phases have begun; grows by one at every boundary and never falls.
    pub count: u32,
    /// The game-turn, as the system numbers it.
    pub turn: u8,
    /// Whose phase it is.
    pub side: Side,
}

/// A game under one system of rules, as one engine knows it.
///
/// Two engines that are told the same commands and rolls hold the same public state, whatever either has learned
/// besides: a secret shows in `options`, `forecast`, `view` and events, and never decides what is legal or what comes
/// about.
pub trait Game: Clone {
    /// The system's name in small letters, `ford`.
    const SYSTEM: &'static str;
    /// The newest revision of the rules, by which new matches are played. Counts up with every change that could make
    /// two programs disagree.
    const REVISION: u32;
    /// The oldest revision that is still carried out. A game goes by the revision it was begun under.
    const OLDEST_REVISION: u32 = Self::REVISION;

    /// What a side may say.
    type Command: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;
    /// What happened, for people to see and read. Events are for the owner of this engine: one that knows a secret
    /// may tell it, so the other side's engine may tell less.
    type Event: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;
    /// What is asked of a side.
    type Decision: Clone + PartialEq + fmt::Debug;
    /// How it ended.
    type Outcome: Clone + PartialEq + fmt::Debug;
    /// What the side may do now.
    type Options: Clone + fmt::Debug;
    /// A proposal to weigh, such as an attack.
    type Proposal;
    /// What the proposal would mean.
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
    /// The battle under that revision of the rules; one that this program does not carry out is refused. A battle that
    /// was just read is under the newest. The bytes of a battle are the same under every revision.
    fn by_revision(scenario: &Self::Scenario, revision: u32) -> Result<Self::Scenario, LoadError> {
        if revision == Self::REVISION { Ok(scenario.clone()) } else { Err(LoadError::Revision(revision)) }
    }
    /// Whether games of that revision can be played.
    fn carries_out(revision: u32) -> bool {
        (Self::OLDEST_REVISION..=Self::REVISION).contains(&revision)
    }
    /// A game from its beginning, with the events that opened it. The options are canonical bytes too; those that this
    /// battle does not have are refused.
    fn start(scenario: &Self::Scenario, options: &[u8]) -> Result<(Self, Vec<Self::Event>), LoadError>;

    /// What the rules wait for.
    fn pending(&self) -> Pending<Self::Decision, Self::Outcome>;
    /// Whether the command would be accepted.
    fn check(&self, side: Side, command: &Self::Command) -> Result<(), Refusal>;
    /// Carries the command out whole, or refuses it and changes nothing.
    fn apply(&mut self, side: Side, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal>;
    /// Answers a pending roll, or refuses faces that do not answer it and changes nothing.
    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Self::Event>, Refusal>;
    /// A copy to think on. It goes by the same rules and knows the same; what only telling or taking back needs it may
    /// leave out, so its hash may be another's until the phase is over.
    fn thinking(&self) -> Self {
        self.clone()
    }
    /// Carries a command out on such a copy, by the same rules, and tells nothing of it.
    fn attempt(&mut self, side: Side, command: &Self::Command) -> Result<(), Refusal> {
        self.apply(side, command).map(drop)
    }
    /// Answers a pending roll on such a copy, by the same rules, and tells nothing of it.
    fn attempt_roll(&mut self, rolled: &Rolled) -> Result<(), Refusal> {
        self.resolve(rolled).map(drop)
    }
    /// Tells this engine what is under a seal already in the state. Hash and save stay as they are.
    ///
    /// An opening that fits no seal is refused. A system without secrets refuses every one.
    fn learn(&mut self, _opening: &Opening) -> Result<(), Refusal> {
        Err(Refusal { case: None, name: "no-secret", text: "nothing is hidden in this game".to_owned() })
    }
    /// Everything this engine has learned, in a fixed order. A game that was saved and loaded learns it again, as far as its
    /// seals are still in the state.
    fn learned(&self) -> Vec<Opening> {
        Vec::new()
    }
    /// The seals that a command puts on something. A machine that says the command for its author must know what lies
    /// under each of them.
    fn seals(_command: &Self::Command) -> Vec<Hash> {
        Vec::new()
    }
    /// The seals this command opens. A replay from its author's view knows their content from the start.
    fn opens(_command: &Self::Command) -> Vec<Opening> {
        Vec::new()
    }
    /// The opening that the rules wait for, if that is what they wait for. Then [`Game::pending`] is a decision of the
    /// same side, and nobody needs to be asked it: a driver, a bot and a detector look here first. What a command opens
    /// is not taken back, as what a die shows is not.
    fn owed(&self) -> Option<Owed<Self::Command>> {
        None
    }
    /// Whether both sides owe a sealed answer to one question: nothing that the side now asked can say changes what the
    /// other will be asked. So the other may make up its mind meanwhile.
    fn both_asked(&self) -> bool {
        false
    }
    /// How many claims were made so far that rest on something hidden: they were accepted unseen, and are kept in the
    /// state with the seal they rest on.
    fn claims(&self) -> u32 {
        0
    }
    /// What a side has sealed and nothing in the game has opened, in the order it is to be opened when the match is over,
    /// by the rules or before its time. Machines open it beside the game, and [`Game::audit`] reads it.
    fn shut(&self, _side: Side) -> Vec<Shut> {
        Vec::new()
    }
    /// The claims that are untrue by what is open: in the state, and here, which are openings by their owners of seals
    /// that the game itself never opened. The rules accepted such a claim and went on from it; a program that reads the record
    /// names its author and its place.
    fn audit(&self, _opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        Vec::new()
    }
    /// Carries out an edit of the position that both players agreed on, whole, or refuses it and changes nothing.
    ///
    /// The rules only see to it that the game can go on from there; whether the edit is just is for the players.
    fn amend(&mut self, change: &Self::Change) -> Result<Vec<Self::Event>, Refusal>;
    /// Everything the side that is asked may do.
    fn options(&self) -> Self::Options;
    /// What a proposal would mean, by the same code that would resolve it.
    fn forecast(&self, proposal: &Self::Proposal) -> Result<Self::Forecast, Refusal>;
    /// Whether this side may take back its last command now. Only the side that is asked can undo.
    fn can_undo(&self, side: Side) -> bool;
    /// The command that takes back one's own last command.
    fn undo() -> Self::Command;
    /// The game as that side may see it.
    fn view(&self, side: Side) -> Self::View;
    /// The boundary last passed.
    fn phase(&self) -> Phase;
    /// The whole public state in 32 bytes, seals included and what lies under them not: the hash of all its parts.
    fn hash(&self) -> Hash {
        let hashes: Vec<Hash> = self.sections().into_iter().map(|section| section.hash).collect();
        Hash::of(&format!("estafette {} state", Self::SYSTEM), &hashes)
    }
    /// The hash of each part on its own.
    fn sections(&self) -> Vec<Section>;
    /// The public game as canonical bytes, the same on both sides: no secret is in them.
    fn save(&self) -> Vec<u8>;
    /// A saved game on the scenario it was saved from. The bytes may come from a stranger. The owner of a secret lets
    /// the loaded game learn it again.
    fn load(scenario: &Self::Scenario, bytes: &[u8]) -> Result<Self, LoadError>;
}
