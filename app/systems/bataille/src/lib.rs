//! The Bataille system, for the rest of the program: battalions, squadrons and batteries, a hundred metres to the hex.

mod ask;
mod bot;
#[cfg(test)]
mod counted;
mod judge;
mod messages;
mod plain;
mod position;
mod random;
mod show;
mod teach;
mod tell;
#[cfg(test)]
mod tests;
mod things;
mod words;

pub use messages::MESSAGES;

pub use things::{Thing, leader_piece, piece, thing, unit};

use bataille::{Board, Game, Terms, rules};
use engine::codec;
use engine::differences::{Difference, differences};
use language::ask::{Hexes, HolderId, Key, Names, Pick, Rule};
use language::system::{AnySystem, Asks, Of, Rules, Switch, System, TypedBattle, checked};
use language::tongue::Catalogue;
use scenarios::{Reader, Scenario};
use scene::Numbering;
use std::sync::Arc;

/// Two more battalions for the Coalition [70.4].
const KOZLOV: Key = "kozlov";
/// Cavalry does not charge units that move (42). A battle in which it may has this switch; the other has its opposite.
const NO_OPPORTUNITY: Key = "no-opportunity-charges";
/// Cavalry may charge units that move (42).
const OPPORTUNITY: Key = "opportunity-charges";

/// The rules of La Bataille de Bautzen.
#[derive(Clone, Copy, Debug)]
pub struct Bataille;

/// A battle of this system.
pub type Battle = TypedBattle<Bataille>;

impl Rules for Bataille {
    type Game = Game;
    type Board = Board;
    type Options = Terms;
    const TITLE: &'static str = "La Bataille de Bautzen";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn messages() -> &'static Catalogue {
        &MESSAGES
    }

    fn revision(board: &Board) -> u32 {
        board.revision().number()
    }

    fn names(board: &Board) -> Names {
        let definition = board.definition();
        let units = definition.units.iter().map(|unit| (unit.name.clone(), Some(unit.side)));
        let leaders = definition.leaders.iter().map(|leader| (leader.name.clone(), Some(leader.side)));
        let (pieces, owners) = units.chain(leaders).unzip();
        let boxes = (0..).map(HolderId).zip(things::Tray::ALL);
        let names = Names {
            sides: definition.sides.clone(),
            pieces,
            owners,
            hexes: Hexes::new(definition.ground.grid, Numbering::default()),
            words: Bataille::WORDS,
            refusals: Self::refusals(),
            ..Names::default()
        };
        names.calling(boxes.map(|(holder, tray)| (Pick::Holder(holder), tray.words())))
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn switches(board: &Board) -> Vec<Switch> {
        let definition = board.definition();
        let kozlov = definition.reinforcements.iter().any(|group| group.kozlov).then_some(KOZLOV);
        let charges = if definition.usual.opportunity_charges { NO_OPPORTUNITY } else { OPPORTUNITY };
        kozlov.into_iter().chain([charges]).map(|key| Switch::new(&MESSAGES, key)).collect()
    }

    fn options(board: &Board, on: &[Key]) -> Vec<u8> {
        let usual = board.definition().usual;
        let opportunity_charges =
            if usual.opportunity_charges { !on.contains(&NO_OPPORTUNITY) } else { on.contains(&OPPORTUNITY) };
        let has_kozlov = board.definition().reinforcements.iter().any(|group| group.kozlov);
        codec::encode(&Terms { kozlov: has_kozlov && on.contains(&KOZLOV), opportunity_charges })
    }

    /// Both keys of one matter: a battle has only the one that differs from its usual terms.
    fn switched_on(options: &[u8]) -> Vec<Key> {
        let Ok(terms) = codec::decode::<Terms>(options) else { return Vec::new() };
        let charges = if terms.opportunity_charges { OPPORTUNITY } else { NO_OPPORTUNITY };
        terms.kozlov.then_some(KOZLOV).into_iter().chain([charges]).collect()
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        checked(bataille_files::definition(scenario), Board::new)
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        plain::scenario(board, title)
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first.definition(), second.definition())
    }
}

impl System for Bataille {
    const WHOLE: &'static dyn AnySystem = &Of::<Bataille>::since("0.2.0");
    const READER: &'static Reader = &bataille_files::READER;
}
