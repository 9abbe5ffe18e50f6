//! A game of some system, its types forgotten: what a screen, a viewer or a report sees of it.
//!
//! Rules stay typed; here the type is forgotten in one place, and everything that only asks, shows and says is compiled
//! once for all systems. A game of a system becomes a position in [`typed`](crate::typed).

pub use crate::ask::Bytes;

use crate::ask::{Asking, Draft, Key, Names, Overlay, Pick, PieceId, Said, Sentence, Undone};
use crate::battle::Battle;
use crate::bot::kind::BotKind;
use crate::bot::reins::Reins;
use crate::chance::Chance;
use crate::guide::card::{Card, Goes};
use crate::guide::picture_overlay::PictureOverlay;
use crate::happening::{BattleEnding, Happening, PhaseName, Phases};
use crate::sheet::Sheet;
use crate::system::eye::{About, Eye};
use crate::system::judge::{Figure, Won};
use crate::system::rules::Rules;
use engine::contract::{Phase, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use engine::referee::Referee;
use std::any::Any;
use std::sync::Arc;

/// What the rules wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitingFor {
    /// For a side to decide.
    Side(Side),
    /// For dice, or whatever else chance gives.
    Dice,
    /// For nothing any more.
    Over,
}

/// A bot of some system, its types forgotten.
pub trait Answers: Send {
    /// What it says in a position, in canonical bytes; nothing if the position is of another system than its own.
    fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>>;
    /// From now on it is held by these.
    fn heed(&mut self, reins: &Reins);
    /// Why it plays this phase as it does, if it has thought about it.
    fn why(&self) -> Option<String>;
}

/// What would come of an answer at once.
pub struct Foreseen {
    /// What would happen, told as it is when it does.
    pub comes: Vec<Happening>,
    /// The hash of the state after it.
    pub hash: Hash,
    /// What the rules would wait for after it.
    pub waits: WaitingFor,
}

/// A game of some system, its types forgotten.
pub trait Position: Send + Sync {
    /// The battle, with its names and its drawing.
    fn battle(&self) -> &Battle;
    /// What sides, pieces, groups, places and words are called.
    fn names(&self) -> &Arc<Names>;
    /// Who looks at it: a side, where it is that side's engine and chair, or everybody.
    fn eye(&self) -> Eye;
    /// The game itself, for code that knows its system: see [`game`].
    fn any(&self) -> &dyn Any;

    /// The game, its types forgotten: shared, not copied.
    fn referee(&self) -> Arc<dyn Referee>;
    /// What the rules wait for.
    fn waits(&self) -> WaitingFor;
    /// What the side may point at, given what it has pointed at.
    fn ask(&self, side: Side, draft: &Draft) -> Asking<Bytes>;
    /// Why something cannot be pointed at.
    fn why_not(&self, side: Side, draft: &Draft, pick: Pick) -> Refusal;
    /// What the side leaves undone if it ends its phase now.
    fn undone(&self, side: Side) -> Vec<Undone>;
    /// What the pointer on something shows before it is taken.
    fn preview(&self, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay>;
    /// Where a piece stands on the map, if it does.
    fn place(&self, piece: PieceId) -> Option<Hex>;
    /// Who stands in a hex, from the bottom of the stack to its top.
    fn pieces_in(&self, hex: Hex) -> Vec<PieceId>;
    /// Whether the side may say this now. Bytes that are no command of the system are refused.
    fn check(&self, side: Side, command: &[u8]) -> Result<(), Refusal>;
    /// What may be changed by agreement, given what was pointed at; after these edits, as far as they can be.
    fn amend(&self, edits: &[Bytes], draft: &Draft) -> Asking<Bytes>;
    /// Why something cannot be changed.
    fn why_not_amend(&self, draft: &Draft, pick: Pick) -> Refusal;
    /// These edits and another one.
    fn put(&self, edits: &[Bytes], edit: &[u8]) -> Vec<Bytes>;
    /// All edits as one change that the rules accept; nothing where there are none.
    fn together(&self, edits: &[Bytes]) -> Result<Option<Bytes>, Refusal>;
    /// What a change does on the board.
    fn amended(&self, change: &[u8]) -> Vec<Overlay>;
    /// What takes back the side's own last command, if it may be taken back.
    fn undo(&self, side: Side) -> Option<Bytes>;
    /// What would come of a side's answer at once; nothing if it may not say that. Dice are not foreseen.
    fn foresee(&self, side: Side, said: &Said<Bytes>) -> Option<Foreseen>;
    /// A new bot of the kind, for this system.
    fn bot(&self, kind: BotKind) -> Box<dyn Answers>;
    /// The boundary last passed.
    fn phase(&self) -> Phase;
    /// The public state in 32 bytes.
    fn hash(&self) -> Hash;

    /// What is counted in the battle: the curves of a replay, the rows of a report.
    fn figures(&self) -> Vec<Figure>;
    /// How it stands by these figures: for each of them a number for each line.
    fn numbers(&self) -> Vec<Vec<i64>>;
    /// Who won, and how clearly, once it is over.
    fn won(&self) -> Option<Won>;
    /// What made the strengths of an attack that a command announces; none for other commands.
    fn explains(&self, command: &[u8]) -> Option<Sentence>;
    /// What a side is asked, in words; none if it is not.
    fn question(&self, side: Side) -> Sentence;
    /// What the phase is called.
    fn phase_name(&self) -> PhaseName;
    /// The steps of the present turn: where the game is, what has passed and what is to come. They are worked out once.
    fn phases(&self) -> &Phases;
    /// How it ended, once it has.
    fn ending(&self) -> Option<BattleEnding>;
    /// A change in canonical bytes, each edit in words; nothing if it is none of this system.
    fn change(&self, change: &[u8]) -> Option<Vec<String>>;

    /// The pieces on the map, as the eye sees them.
    fn pieces(&self, eye: Eye) -> Vec<scene::Counter>;
    /// Every piece as a counter, also those beside the map.
    fn roster(&self) -> &[scene::Counter];
    /// The boxes beside the map, with whom they hold.
    fn holders(&self, eye: Eye) -> Vec<scene::Holder>;
    /// A piece in words.
    fn about(&self, eye: Eye, piece: PieceId) -> About;
    /// Light and weather.
    fn mood(&self) -> scene::Mood;
    /// What always lies over the board.
    fn stakes(&self) -> Vec<Overlay>;
    /// What is laid over the board by this key, after what happened so far.
    fn layer(&self, layer: Key, told: &[Happening], about: Option<Pick>) -> Vec<Overlay>;
    /// What can be laid over the board.
    fn layers(&self) -> &'static [Key];
    /// What a player lays over it and takes away again, with their names.
    fn switched(&self) -> &'static [(Key, &'static str)];
    /// What lies over a picture of the book; otherwise what is wrong with its declaration.
    fn laid(&self, laid: &PictureOverlay) -> Result<Vec<Overlay>, String>;
    /// Turn, hour and phase in a line.
    fn turn(&self, roomy: bool) -> String;
    /// A hex as a screen reader says it.
    fn spoken(&self, hex: Hex) -> String;
    /// A hex: what it is, who stands there.
    fn hex(&self, eye: Eye, hex: Hex) -> Sheet;
    /// Score and morale.
    fn standing(&self, eye: Eye) -> Sheet;
    /// How the score is made up.
    fn account(&self, eye: Eye) -> Sheet;
    /// The turns, the present one lit.
    fn turns(&self) -> Sheet;
    /// Who is to come next.
    fn coming(&self, eye: Eye) -> Sheet;
    /// The titles of the charts.
    fn charts(&self) -> &'static [&'static str];
    /// The chart of that title, with what was pointed at and what happened so far.
    fn chart(&self, title: &str, eye: Eye, draft: &Draft, told: &[Happening]) -> Sheet;
    /// Whom a piece is counted with.
    fn formation(&self, piece: PieceId) -> String;
    /// How far it is from one hex to another, and what lies between.
    fn measure(&self, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>);
}

/// The game of a position, if it is one of the system `S`.
pub fn game<S: Rules>(position: &dyn Position) -> Option<&S::Game> {
    position.any().downcast_ref()
}

/// A piece of a position as a counter.
pub fn counter(position: &dyn Position, piece: PieceId) -> Option<&scene::Counter> {
    position.roster().iter().find(|counter| counter.id.0 == u32::from(piece.0))
}

/// What the card of a guided game sees.
pub struct GuideView<'a> {
    /// How the match stands.
    pub position: &'a dyn Position,
    /// The side of the player.
    pub me: Side,
    /// Whether he is asked now.
    pub asked: bool,
    /// What is asked of him, given what he has pointed at.
    pub asking: &'a Asking<Bytes>,
    /// Whether a piece is selected.
    pub selected: bool,
    /// Whether what he has pointed at is ready to be said.
    pub planned: bool,
    /// What happened so far.
    pub events: &'a [Happening],
}

/// How far a player has come in the guided game of a system.
pub trait Lesson: Send {
    /// Takes in the state and says what is to be said now; nothing in a game of another system.
    fn look(&mut self, seen: &GuideView<'_>) -> Option<(Card, Goes)>;
    /// The player has read the card, or wants to hear no more of it.
    fn pass(&mut self);
    /// How many cards are behind, and how many there are.
    fn progress(&self) -> (usize, usize);
    /// The titles of the cards that are behind.
    fn passed(&self) -> Vec<&'static str>;
    /// The cards of these titles are behind: the game is resumed.
    fn resume(&mut self, passed: &[String]);
    /// The hexes the card speaks of.
    fn lit(&self) -> &[Hex] {
        &[]
    }
}
