//! A game of some system, its types forgotten: what a screen sees of it.
//!
//! Rules stay typed; here the type is forgotten in one place, and everything that only asks, shows and says is compiled
//! once for all systems.

use crate::ask::{Asking, Draft, Names, Overlay, Pick, PieceId};
use crate::system::{Ask, CommandOf};
use engine::codec;
use engine::contract::{Game, Pending, Refusal, Side};
use engine::hex::Hex;
use std::sync::Arc;

/// A command in canonical bytes, as it stands in the record.
pub type Bytes = Vec<u8>;

/// A game of some system, its types forgotten.
pub trait Position: Send + Sync {
    /// The side that the rules wait for, if they wait for one.
    fn waits_for(&self) -> Option<Side>;
    /// What the side may point at, given what it has pointed at.
    fn ask(&self, side: Side, draft: &Draft) -> Asking<Bytes>;
    /// Why something cannot be pointed at.
    fn why_not(&self, side: Side, draft: &Draft, pick: Pick) -> Refusal;
    /// What the pointer on something shows before it is taken.
    fn preview(&self, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay>;
    /// What sides, pieces, groups, places and words are called.
    fn names(&self) -> &Arc<Names>;
    /// Where a piece stands on the map, if it does.
    fn place(&self, piece: PieceId) -> Option<Hex>;
    /// Who stands in a hex, from the bottom of the stack to its top.
    fn pieces_in(&self, hex: Hex) -> Vec<PieceId>;
    /// Whether the side may say this now. Bytes that are no command of the system are refused.
    fn check(&self, side: Side, command: &[u8]) -> Result<(), Refusal>;
    /// What takes back the side's own last command, if it may be taken back.
    fn undo(&self, side: Side) -> Option<Bytes>;
}

/// A game of the system `S`.
pub struct Of<S: Ask> {
    game: S::Game,
    names: Arc<Names>,
}

impl<S: Ask> Of<S> {
    /// A copy of a game, with the names of its battle.
    pub fn new(game: S::Game, names: Arc<Names>) -> Of<S> {
        Of { game, names }
    }
}

impl<S: Ask> Position for Of<S> {
    fn waits_for(&self) -> Option<Side> {
        match self.game.pending() {
            Pending::Decision { side, .. } => Some(side),
            Pending::Roll(_) | Pending::Over(_) => None,
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

    fn names(&self) -> &Arc<Names> {
        &self.names
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
}

/// The command of these bytes.
pub fn command_of<S: Ask>(bytes: &[u8]) -> Result<CommandOf<S>, Refusal> {
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
    use crate::system::Rules;
    use crate::systems::art_of_war::ArtOfWar;
    use engine::art_of_war::OptionalRules;

    #[test]
    fn a_position_asks_and_checks_as_its_rules_do() {
        let battle = library::open("eylau", None).expect("a battle");
        let names = Arc::new(ArtOfWar::names(&battle.board));
        let (game, _) = <ArtOfWar as Rules>::Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let position: Arc<dyn Position> = Arc::new(Of::<ArtOfWar>::new(game.clone(), names));
        let side = position.waits_for().expect("somebody moves first");
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
