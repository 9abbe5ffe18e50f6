//! A battle of one system, typed, and the same with its types forgotten.

use super::{Battle, NoBattle};
use crate::ask::{Key, Names};
use crate::position::{Of, Position};
use crate::system::{Rules, Switch, System};
use crate::systems::AnySystem;
use engine::contract::{Game, LoadError};
use engine::hex::Hex;
use scenarios::Scenario;
use std::any::Any;
use std::sync::Arc;

/// A battle of the system `S`, read and checked.
pub struct Field<S: Rules> {
    /// Its texts and drawing data.
    pub scenario: Arc<Scenario>,
    /// What the rules read.
    pub board: Arc<S::Board>,
    names: Arc<Names>,
}

impl<S: Rules> Clone for Field<S> {
    fn clone(&self) -> Field<S> {
        let Field { scenario, board, names } = self;
        Field { scenario: Arc::clone(scenario), board: Arc::clone(board), names: Arc::clone(names) }
    }
}

impl<S: Rules> Field<S> {
    /// A checked battle with its texts.
    pub fn new(scenario: Arc<Scenario>, board: Arc<S::Board>) -> Field<S> {
        let names = Arc::new(S::names(&board));
        Field { scenario, board, names }
    }

    /// What sides, pieces, groups and places are called in it.
    pub fn names(&self) -> &Arc<Names> {
        &self.names
    }
}

impl<S: System> Field<S> {
    /// The battle of a scenario.
    pub(crate) fn made(scenario: Scenario) -> Result<Field<S>, NoBattle> {
        let board = S::board(&scenario).map_err(NoBattle)?;
        Ok(Field::new(Arc::new(scenario), board))
    }

    /// A battle of which only what the rules read is known.
    pub(crate) fn plain(board: Arc<S::Board>, title: &str) -> Field<S> {
        Field::new(Arc::new(S::plain(&board, title)), board)
    }

    /// A position of it.
    pub fn position(&self, game: S::Game) -> Arc<dyn Position> {
        Arc::new(Of::<S>::new(game, self.clone()))
    }

    /// The same, its type forgotten.
    pub fn battle(self) -> Battle {
        Battle { scenario: Arc::clone(&self.scenario), field: Arc::new(self) }
    }
}

/// What of a battle is asked by those who do not know its system.
pub(super) trait AnyField: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn system(&self) -> &'static dyn AnySystem;
    fn bytes(&self) -> Vec<u8>;
    fn revision(&self) -> u32;
    fn switches(&self) -> Vec<Switch>;
    fn options(&self, on: &[Key]) -> Vec<u8>;
    fn switched_on(&self, options: &[u8]) -> Vec<Key>;
    fn names(&self) -> &Arc<Names>;
    fn begun(&self, options: &[u8]) -> Result<Arc<dyn Position>, LoadError>;
    fn ground(&self) -> scene::Map;
    fn title_of(&self, hex: Hex) -> String;
    fn under(&self, revision: u32) -> Result<Battle, LoadError>;
}

impl<S: System> AnyField for Field<S> {
    fn any(&self) -> &dyn Any {
        self
    }

    fn system(&self) -> &'static dyn AnySystem {
        S::WHOLE
    }

    fn bytes(&self) -> Vec<u8> {
        S::Game::scenario_bytes(&self.board)
    }

    fn revision(&self) -> u32 {
        S::revision(&self.board)
    }

    fn switches(&self) -> Vec<Switch> {
        S::switches(&self.board)
    }

    fn options(&self, on: &[Key]) -> Vec<u8> {
        S::options(&self.board, on)
    }

    fn switched_on(&self, options: &[u8]) -> Vec<Key> {
        S::switched_on(options)
    }

    fn names(&self) -> &Arc<Names> {
        &self.names
    }

    fn begun(&self, options: &[u8]) -> Result<Arc<dyn Position>, LoadError> {
        let (game, _) = S::Game::start(&self.board, options)?;
        Ok(Arc::new(Of::<S>::new(game, self.clone())))
    }

    fn ground(&self) -> scene::Map {
        S::ground(self)
    }

    fn title_of(&self, hex: Hex) -> String {
        S::title(self, hex)
    }

    fn under(&self, revision: u32) -> Result<Battle, LoadError> {
        let board = S::Game::by_revision(&self.board, revision)?;
        Ok(Field::<S> { board, ..self.clone() }.battle())
    }
}
