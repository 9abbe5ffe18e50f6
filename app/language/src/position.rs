//! A type-erased game of some system, for screens, viewers and reports.
//!
//! Rules stay typed; here the type is erased in one place, and everything that only asks, shows and says is compiled
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

/// The side, the dice or the end that the rules wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitingFor {
    /// For a side to decide.
    Side(Side),
    /// For dice, or whatever else chance gives.
    Dice,
    /// For nothing any more.
    Over,
}

/// A type-erased bot of some system.
pub trait Answers: Send {
    /// Its answer in a position, in canonical bytes; `None` if the position is of another system than its own.
    fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>>;
    /// From now on it is held by these.
    fn heed(&mut self, reins: &Reins);
    /// The reason it plays this phase as it does, if it has thought about it.
    fn why(&self) -> Option<String>;
}

/// The immediate outcome of an answer.
pub struct Foreseen {
    /// The happenings that would follow, in the usual words.
    pub comes: Vec<Happening>,
    /// The hash of the state after it.
    pub hash: Hash,
    /// The next wait of the rules after it.
    pub waits: WaitingFor,
}

/// A type-erased game of some system.
pub trait Position: Send + Sync {
    /// The battle, with its names and its drawing.
    fn battle(&self) -> &Battle;
    /// The names of sides, pieces, groups, places and words.
    fn names(&self) -> &Arc<Names>;
    /// The viewer: a side, in the engine and seat of that side, or everybody.
    fn eye(&self) -> Eye;
    /// The game itself, for code that knows its system: see [`game`].
    fn any(&self) -> &dyn Any;

    /// The type-erased game: shared, not copied.
    fn referee(&self) -> Arc<dyn Referee>;
    /// The side, the dice or the end that the rules wait for.
    fn waits(&self) -> WaitingFor;
    /// The question for the side, given its picks.
    fn ask(&self, side: Side, draft: &Draft) -> Asking<Bytes>;
    /// The reason a pick is not possible.
    fn why_not(&self, side: Side, draft: &Draft, pick: Pick) -> Refusal;
    /// The acts the side leaves undone if it ends its phase now.
    fn undone(&self, side: Side) -> Vec<Undone>;
    /// The overlays of a pick while the pointer is on it.
    fn preview(&self, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay>;
    /// The hex of a piece, if it is on the map.
    fn place(&self, piece: PieceId) -> Option<Hex>;
    /// The units in a hex, from the bottom of the stack to its top.
    fn pieces_in(&self, hex: Hex) -> Vec<PieceId>;
    /// Whether the side may say this now. Bytes that are no command of the system are refused.
    fn check(&self, side: Side, command: &[u8]) -> Result<(), Refusal>;
    /// The possible changes by agreement, given the picks; after these edits, as far as they can be made.
    fn amend(&self, edits: &[Bytes], draft: &Draft) -> Asking<Bytes>;
    /// The reason something cannot be changed.
    fn why_not_amend(&self, draft: &Draft, pick: Pick) -> Refusal;
    /// These edits and another one.
    fn put(&self, edits: &[Bytes], edit: &[u8]) -> Vec<Bytes>;
    /// All edits as one change that the rules accept; nothing where there are none.
    fn together(&self, edits: &[Bytes]) -> Result<Option<Bytes>, Refusal>;
    /// The overlays of a change.
    fn amended(&self, change: &[u8]) -> Vec<Overlay>;
    /// The command that takes back the side's own last command, if that is allowed.
    fn undo(&self, side: Side) -> Option<Bytes>;
    /// The immediate outcome of a side's answer; `None` if it is not allowed. Dice are not foreseen.
    fn foresee(&self, side: Side, said: &Said<Bytes>) -> Option<Foreseen>;
    /// A new bot of the kind, for this system.
    fn bot(&self, kind: BotKind) -> Box<dyn Answers>;
    /// The boundary last passed.
    fn phase(&self) -> Phase;
    /// The public state in 32 bytes.
    fn hash(&self) -> Hash;

    /// The figures of the battle: the curves of a replay, the rows of a report.
    fn figures(&self) -> Vec<Figure>;
    /// The state of the battle by these figures: for each of them a number for each line.
    fn numbers(&self) -> Vec<Vec<i64>>;
    /// The winner, and the level of the victory, once it is over.
    fn won(&self) -> Option<Won>;
    /// The terms of the strengths of an attack that a command announces; `None` for other commands.
    fn explains(&self, command: &[u8]) -> Option<Sentence>;
    /// The question for a side, in words; empty if it has none.
    fn question(&self, side: Side) -> Sentence;
    /// The name of the phase.
    fn phase_name(&self) -> PhaseName;
    /// The steps of the present turn: where the game is, what has passed and what is to come. They are worked out once.
    fn phases(&self) -> &Phases;
    /// The end of the battle, once it is over.
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
    /// The overlays that are always on the board.
    fn stakes(&self) -> Vec<Overlay>;
    /// The overlays of the layer with this key, after the events so far.
    fn layer(&self, layer: Key, told: &[Happening], about: Option<Pick>) -> Vec<Overlay>;
    /// The layers of the board.
    fn layers(&self) -> &'static [Key];
    /// The layers that a player switches on and off.
    fn switched(&self) -> &'static [Key];
    /// The overlays of a picture in the book, or the fault of its declaration.
    fn laid(&self, laid: &PictureOverlay) -> Result<Vec<Overlay>, String>;
    /// Turn, hour and phase in a line.
    fn turn(&self, roomy: bool) -> String;
    /// A hex as a screen reader says it.
    fn spoken(&self, hex: Hex) -> String;
    /// A hex: its ground, and the units in it.
    fn hex(&self, eye: Eye, hex: Hex) -> Sheet;
    /// Score and morale.
    fn standing(&self, eye: Eye) -> Sheet;
    /// The account of the score.
    fn account(&self, eye: Eye) -> Sheet;
    /// The turns, the present one lit.
    fn turns(&self) -> Sheet;
    /// The units that arrive next.
    fn coming(&self, eye: Eye) -> Sheet;
    /// The titles of the charts in English.
    fn charts(&self) -> &'static [&'static str];
    /// The chart of that title, with what was pointed at and what happened so far.
    fn chart(&self, title: &str, eye: Eye, draft: &Draft, told: &[Happening]) -> Sheet;
    /// The formation a piece is counted with.
    fn formation(&self, piece: PieceId) -> String;
    /// The distance from one hex to another, and the overlay of the ground between.
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

/// The view of a guided game's card.
pub struct GuideView<'a> {
    /// The state of the match.
    pub position: &'a dyn Position,
    /// The side of the player.
    pub me: Side,
    /// Whether the player must decide now.
    pub asked: bool,
    /// The question for the player, given the picks.
    pub asking: &'a Asking<Bytes>,
    /// Whether a piece is selected.
    pub selected: bool,
    /// Whether the player's picks make an answer.
    pub planned: bool,
    /// The happenings so far.
    pub events: &'a [Happening],
}

/// A player's progress in the guided game of a system.
pub trait Lesson: Send {
    /// Takes in the state and returns the card to show now; nothing in a game of another system.
    fn look(&mut self, seen: &GuideView<'_>) -> Option<(Card, Goes)>;
    /// The player has read the card, or wants to hear no more of it.
    fn pass(&mut self);
    /// Number of cards behind, and number of all cards.
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
