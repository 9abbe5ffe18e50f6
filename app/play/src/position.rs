//! A game of some system, its types forgotten: what a screen, a viewer or a report sees of it.
//!
//! Rules stay typed; here the type is forgotten in one place, and everything that only asks, shows and says is compiled
//! once for all systems.

use crate::ask::{Asking, Draft, Key, Names, Overlay, Pick, PieceId, Said, Sentence, ready};
use crate::bot::{Answers, Kind, Seated};
use crate::guide::Laid;
use crate::happening::{Ending, Happening, PhaseName};
use crate::library::{Battle, Field};
use crate::partner::{Drill, Practice, Sat, Table};
use crate::sheet::Sheet;
use crate::system::{About, ChangeOf, CommandOf, Eye, Glance, Rules, System};
use engine::codec;
use engine::contract::{Game, Pending, Phase, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// A command in canonical bytes, as it stands in the record.
pub type Bytes = Vec<u8>;

/// What the rules wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// For a side to decide.
    Side(Side),
    /// For dice, or whatever else chance gives.
    Dice,
    /// For nothing any more.
    Over,
}

/// What would come of an answer at once.
pub struct Foreseen {
    /// What would happen, told as it is when it does.
    pub comes: Vec<Happening>,
    /// The hash of the state after it.
    pub hash: Hash,
}

/// A game of some system, its types forgotten.
pub trait Position: Send + Sync {
    /// The battle, with its names and its drawing.
    fn battle(&self) -> &Battle;
    /// What sides, pieces, groups, places and words are called.
    fn names(&self) -> &Arc<Names>;
    /// Who looks at it: a side, where it is that side's engine and chair, or everybody.
    fn eye(&self) -> Eye;
    /// The game itself, for whoever knows its system: see [`game`].
    fn any(&self) -> &dyn Any;

    /// What the rules wait for.
    fn waits(&self) -> Waits;
    /// What the side may point at, given what it has pointed at.
    fn ask(&self, side: Side, draft: &Draft) -> Asking<Bytes>;
    /// Why something cannot be pointed at.
    fn why_not(&self, side: Side, draft: &Draft, pick: Pick) -> Refusal;
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
    fn bot(&self, kind: Kind) -> Box<dyn Answers>;
    /// Lays a table for going on from here: played like a match, and not recorded.
    fn practise(&self, drill: Drill, wake: Box<dyn Fn() + Send>) -> anyhow::Result<Sat>;
    /// The boundary last passed.
    fn phase(&self) -> Phase;
    /// The public state in 32 bytes.
    fn hash(&self) -> Hash;

    /// What a side is asked, in words; none if it is not.
    fn question(&self, side: Side) -> Sentence;
    /// What the phase is called.
    fn phase_name(&self) -> PhaseName;
    /// How it ended, once it has.
    fn ending(&self) -> Option<Ending>;
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
    fn layer(&self, layer: Key, told: &[Happening], about: Option<PieceId>) -> Vec<Overlay>;
    /// What can be laid over the board.
    fn layers(&self) -> &'static [Key];
    /// What lies over a picture of the book; otherwise what is wrong with its declaration.
    fn laid(&self, laid: &Laid) -> Result<Vec<Overlay>, String>;
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

/// A game of the system `S`.
pub struct Of<S: System> {
    game: S::Game,
    field: Field<S>,
    battle: Battle,
    eye: Eye,
    /// Every piece as a counter, once somebody has asked for one.
    roster: OnceLock<Vec<scene::Counter>>,
}

impl<S: System> Of<S> {
    /// A game, with its battle.
    pub fn new(game: S::Game, field: Field<S>) -> Of<S> {
        Of { game, battle: field.clone().battle(), field, eye: Eye::Public, roster: OnceLock::new() }
    }

    /// The same, looked at by this eye; otherwise everybody looks.
    #[must_use]
    pub fn seen_by(self, eye: Eye) -> Of<S> {
        Of { eye, ..self }
    }

    fn glance<'a>(&'a self, eye: Eye, draft: &'a Draft, events: &'a [Happening]) -> Glance<'a, S> {
        Glance { battle: &self.field, game: Some(&self.game), eye, draft, events }
    }
}

/// The game of a position, if it is one of the system `S`.
pub fn game<S: Rules>(position: &dyn Position) -> Option<&S::Game> {
    position.any().downcast_ref()
}

impl<S: System> Position for Of<S> {
    fn battle(&self) -> &Battle {
        &self.battle
    }

    fn names(&self) -> &Arc<Names> {
        self.field.names()
    }

    fn eye(&self) -> Eye {
        self.eye
    }

    fn any(&self) -> &dyn Any {
        &self.game
    }

    fn waits(&self) -> Waits {
        match self.game.pending() {
            Pending::Decision { side, .. } => Waits::Side(side),
            Pending::Roll(_) => Waits::Dice,
            Pending::Over(_) => Waits::Over,
        }
    }

    fn ask(&self, side: Side, draft: &Draft) -> Asking<Bytes> {
        S::ask(&self.game, side, draft).map(codec::encode)
    }

    fn why_not(&self, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        S::why_not(&self.game, side, draft, pick)
    }

    fn preview(&self, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay> {
        S::preview(&self.game, side, draft, pick)
    }

    fn place(&self, piece: PieceId) -> Option<Hex> {
        S::place(&self.game, piece)
    }

    fn pieces_in(&self, hex: Hex) -> Vec<PieceId> {
        S::pieces_in(&self.game, hex)
    }

    fn check(&self, side: Side, command: &[u8]) -> Result<(), Refusal> {
        self.game.check(side, &command_of::<S>(command)?)
    }

    fn amend(&self, edits: &[Bytes], draft: &Draft) -> Asking<Bytes> {
        let mut after = self.game.clone();
        if let Some(change) = S::together(changes::<S>(edits)) {
            // What cannot be yet is mended by a further edit.
            let _ = after.amend(&change);
        }
        S::amend(&after, draft).map(codec::encode)
    }

    fn why_not_amend(&self, draft: &Draft, pick: Pick) -> Refusal {
        S::why_not_amend(&self.game, draft, pick)
    }

    fn put(&self, edits: &[Bytes], edit: &[u8]) -> Vec<Bytes> {
        let Ok(edit) = codec::decode(edit) else { return edits.to_vec() };
        S::put(&self.game, changes::<S>(edits), edit).iter().map(codec::encode).collect()
    }

    fn together(&self, edits: &[Bytes]) -> Result<Option<Bytes>, Refusal> {
        let Some(change) = S::together(changes::<S>(edits)) else { return Ok(None) };
        self.game.clone().amend(&change)?;
        Ok(Some(codec::encode(&change)))
    }

    fn amended(&self, change: &[u8]) -> Vec<Overlay> {
        codec::decode(change).map_or_else(|_| Vec::new(), |change| S::amended(&self.game, &change))
    }

    fn undo(&self, side: Side) -> Option<Bytes> {
        self.game.can_undo(side).then(|| codec::encode(&S::Game::undo()))
    }

    fn foresee(&self, side: Side, said: &Said<Bytes>) -> Option<Foreseen> {
        let (command, openings) = ready::<S>(side, said).ok()?;
        let mut after = self.game.clone();
        let events = after.apply(side, &command).ok()?;
        for opening in &openings {
            after.learn(opening).ok()?;
        }
        Some(Foreseen { comes: S::happenings(S::board_of(&after), &events), hash: after.hash() })
    }

    fn bot(&self, kind: Kind) -> Box<dyn Answers> {
        Box::new(Seated::<S>(S::bot(kind)))
    }

    fn practise(&self, drill: Drill, wake: Box<dyn Fn() + Send>) -> anyhow::Result<Sat> {
        let practice = Practice::<S>::begin(self.game.clone(), self.field.clone(), drill)?;
        Ok(Table::practise(practice, wake))
    }

    fn phase(&self) -> Phase {
        self.game.phase()
    }

    fn hash(&self) -> Hash {
        self.game.hash()
    }

    fn question(&self, side: Side) -> Sentence {
        S::question(&self.game, side)
    }

    fn phase_name(&self) -> PhaseName {
        S::phase(&self.game)
    }

    fn ending(&self) -> Option<Ending> {
        S::ending(&self.game)
    }

    fn change(&self, change: &[u8]) -> Option<Vec<String>> {
        let change: ChangeOf<S> = codec::decode(change).ok()?;
        Some(S::change(S::board_of(&self.game), &change))
    }

    fn pieces(&self, eye: Eye) -> Vec<scene::Counter> {
        S::pieces(&self.field, &self.game, eye)
    }

    fn roster(&self) -> &[scene::Counter] {
        self.roster.get_or_init(|| S::roster(&self.field, &self.game))
    }

    fn holders(&self, eye: Eye) -> Vec<scene::Holder> {
        S::holders(&self.field, &self.game, eye)
    }

    fn about(&self, eye: Eye, piece: PieceId) -> About {
        S::about(&self.game, eye, piece)
    }

    fn mood(&self) -> scene::Mood {
        S::mood(&self.field, &self.game)
    }

    fn stakes(&self) -> Vec<Overlay> {
        S::stakes(&self.field, &self.game)
    }

    fn layer(&self, layer: Key, told: &[Happening], about: Option<PieceId>) -> Vec<Overlay> {
        S::layer(&self.glance(self.eye, &Draft::EMPTY, told), layer, about)
    }

    fn layers(&self) -> &'static [Key] {
        S::LAYERS
    }

    fn laid(&self, laid: &Laid) -> Result<Vec<Overlay>, String> {
        S::laid(&self.field, &self.game, laid)
    }

    fn turn(&self, roomy: bool) -> String {
        S::turn(&self.field, &self.game, roomy)
    }

    fn spoken(&self, hex: Hex) -> String {
        S::spoken(&self.field, Some(&self.game), self.eye, hex)
    }

    fn hex(&self, eye: Eye, hex: Hex) -> Sheet {
        S::hex(&self.field, &self.game, eye, hex)
    }

    fn standing(&self, eye: Eye) -> Sheet {
        S::standing(&self.field, &self.game, eye)
    }

    fn account(&self, eye: Eye) -> Sheet {
        S::account(&self.game, eye)
    }

    fn turns(&self) -> Sheet {
        S::turns(&self.field, &self.game)
    }

    fn coming(&self, eye: Eye) -> Sheet {
        S::coming(&self.field, &self.game, eye)
    }

    fn charts(&self) -> &'static [&'static str] {
        S::CHARTS
    }

    fn chart(&self, title: &str, eye: Eye, draft: &Draft, told: &[Happening]) -> Sheet {
        S::chart(&self.glance(eye, draft, told), title)
    }

    fn formation(&self, piece: PieceId) -> String {
        S::formation(S::board_of(&self.game), Some(&self.field.scenario), piece)
    }

    fn measure(&self, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        S::measure(&self.game, from, to)
    }
}

/// A piece of a position as a counter.
pub fn counter(position: &dyn Position, piece: PieceId) -> Option<&scene::Counter> {
    position.roster().iter().find(|counter| counter.id.0 == u32::from(piece.0))
}

fn changes<S: Rules>(edits: &[Bytes]) -> Vec<ChangeOf<S>> {
    edits.iter().filter_map(|edit| codec::decode(edit).ok()).collect()
}

/// The command of these bytes.
pub fn command_of<S: Rules>(bytes: &[u8]) -> Result<CommandOf<S>, Refusal> {
    codec::decode(bytes).map_err(|_| Refusal {
        case: None,
        name: "no-command",
        text: String::from("that is no command of this system"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    #[test]
    fn a_position_asks_and_checks_as_its_rules_do() {
        let battle = library::open("eylau", None).expect("a battle");
        let position = battle.beginning().expect("a beginning");
        let Waits::Side(side) = position.waits() else { panic!("somebody moves first") };
        let asking = position.ask(side, &Draft::EMPTY);
        let first = asking.offers.first().and_then(|offer| offer.draft()).expect("a unit that moves");
        let moves = position.ask(side, first);
        assert!(moves.sayings().count() > 1);
        for said in moves.sayings() {
            assert_eq!(position.check(side, &said.command), Ok(()));
            assert!(position.check(side.other(), &said.command).is_err());
        }
        assert_eq!(position.check(side, b"no command").expect_err("bytes").name, "no-command");
        assert_eq!(position.undo(side), None, "nothing was said yet");
    }
}
