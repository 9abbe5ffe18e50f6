//! A battle of one system, typed.

use super::rules::Rules;
use crate::ask::names::Names;
use scenarios::Scenario;
use std::sync::Arc;

/// A battle of the system `S`, read and checked.
pub struct TypedBattle<S: Rules> {
    /// Its texts and drawing data.
    pub scenario: Arc<Scenario>,
    /// The part that the rules read.
    pub board: Arc<S::Board>,
    pub(crate) names: Arc<Names>,
}

impl<S: Rules> Clone for TypedBattle<S> {
    fn clone(&self) -> TypedBattle<S> {
        let TypedBattle { scenario, board, names } = self;
        TypedBattle { scenario: Arc::clone(scenario), board: Arc::clone(board), names: Arc::clone(names) }
    }
}

impl<S: Rules> TypedBattle<S> {
    /// A checked battle with its texts.
    pub fn new(scenario: Arc<Scenario>, board: Arc<S::Board>) -> TypedBattle<S> {
        let names = Arc::new(S::names(&board));
        TypedBattle { scenario, board, names }
    }

    /// The names of sides, pieces, groups and places in it.
    pub fn names(&self) -> &Arc<Names> {
        &self.names
    }
}
