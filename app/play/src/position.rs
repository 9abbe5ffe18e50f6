//! A game of some system, its types forgotten: what a screen, a viewer or a report sees of it.
//!
//! Rules stay typed; here the type is forgotten in one place, and everything that only asks, shows and says is compiled
//! once for all systems.

use crate::ask::{Asking, Draft, Key, Names, Overlay, Pick, PieceId, Sentence};
use crate::bot::{Answers, Kind, Seated};
use crate::happening::{Ending, Happening, PhaseName};
use crate::library::Battle;
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

/// A game of some system, its types forgotten.
pub trait Position: Send + Sync {
    /// The battle, with its names and its drawing.
    fn battle(&self) -> &Battle;
    /// What sides, pieces, groups, places and words are called.
    fn names(&self) -> &Arc<Names>;
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
    /// What takes back the side's own last command, if it may be taken back.
    fn undo(&self, side: Side) -> Option<Bytes>;
    /// A new bot of the kind, for this system.
    fn bot(&self, kind: Kind) -> Box<dyn Answers>;
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
    /// A piece in words.
    fn about(&self, eye: Eye, piece: PieceId) -> About;
    /// Light and weather.
    fn mood(&self) -> scene::Mood;
    /// What always lies over the board.
    fn stakes(&self) -> Vec<Overlay>;
    /// What is laid over the board by this key, after what happened so far.
    fn layer(&self, layer: Key, told: &[Happening], about: Option<PieceId>) -> Vec<Overlay>;
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
    /// How far it is from one hex to another, and what lies between.
    fn measure(&self, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>);
}

/// A game of the system `S`.
pub struct Of<S: System> {
    game: S::Game,
    battle: Battle,
    names: Arc<Names>,
    /// Every piece as a counter, once somebody has asked for one.
    roster: OnceLock<Vec<scene::Counter>>,
}

impl<S: System> Of<S> {
    /// A copy of a game, with its battle and the names in it.
    pub fn new(game: S::Game, battle: Battle, names: Arc<Names>) -> Of<S> {
        Of { game, battle, names, roster: OnceLock::new() }
    }

    fn glance<'a>(&'a self, eye: Eye, draft: &'a Draft, events: &'a [Happening]) -> Glance<'a, S> {
        Glance { battle: &self.battle, game: Some(&self.game), eye, draft, events }
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
        &self.names
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

    fn undo(&self, side: Side) -> Option<Bytes> {
        self.game.can_undo(side).then(|| codec::encode(&S::Game::undo()))
    }

    fn bot(&self, kind: Kind) -> Box<dyn Answers> {
        Box::new(Seated::<S>(S::bot(kind)))
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
        S::pieces(&self.battle, &self.game, eye)
    }

    fn roster(&self) -> &[scene::Counter] {
        self.roster.get_or_init(|| S::roster(&self.battle, &self.game))
    }

    fn about(&self, eye: Eye, piece: PieceId) -> About {
        S::about(&self.game, eye, piece)
    }

    fn mood(&self) -> scene::Mood {
        S::mood(&self.battle, &self.game)
    }

    fn stakes(&self) -> Vec<Overlay> {
        S::stakes(&self.battle, &self.game)
    }

    fn layer(&self, layer: Key, told: &[Happening], about: Option<PieceId>) -> Vec<Overlay> {
        S::layer(&self.glance(Eye::Public, &Draft::EMPTY, told), layer, about)
    }

    fn turn(&self, roomy: bool) -> String {
        S::turn(&self.battle, &self.game, roomy)
    }

    fn spoken(&self, hex: Hex) -> String {
        S::spoken(&self.battle, Some(&self.game), hex)
    }

    fn hex(&self, eye: Eye, hex: Hex) -> Sheet {
        S::hex(&self.battle, &self.game, eye, hex)
    }

    fn standing(&self, eye: Eye) -> Sheet {
        S::standing(&self.battle, &self.game, eye)
    }

    fn account(&self, eye: Eye) -> Sheet {
        S::account(&self.game, eye)
    }

    fn turns(&self) -> Sheet {
        S::turns(&self.battle, &self.game)
    }

    fn coming(&self, eye: Eye) -> Sheet {
        S::coming(&self.battle, &self.game, eye)
    }

    fn charts(&self) -> &'static [&'static str] {
        S::CHARTS
    }

    fn chart(&self, title: &str, eye: Eye, draft: &Draft, told: &[Happening]) -> Sheet {
        S::chart(&self.glance(eye, draft, told), title)
    }

    fn measure(&self, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        S::measure(&self.game, from, to)
    }
}

/// A piece of a position as a counter.
pub fn counter(position: &dyn Position, piece: PieceId) -> Option<&scene::Counter> {
    position.roster().iter().find(|counter| counter.id.0 == u32::from(piece.0))
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
    use crate::system::{Ask as _, Rules};
    use crate::systems::art_of_war::ArtOfWar;
    use engine::art_of_war::OptionalRules;

    #[test]
    fn a_position_asks_and_checks_as_its_rules_do() {
        let battle = library::open("eylau", None).expect("a battle");
        let names = Arc::new(ArtOfWar::names(&battle.board));
        let (game, _) = <ArtOfWar as Rules>::Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let position: Arc<dyn Position> = Arc::new(Of::<ArtOfWar>::new(game.clone(), battle, names));
        let Waits::Side(side) = position.waits() else { panic!("somebody moves first") };
        let asking = position.ask(side, &Draft::EMPTY);
        assert_eq!(asking.question, ArtOfWar::ask(&game, side, &Draft::EMPTY).question);
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
