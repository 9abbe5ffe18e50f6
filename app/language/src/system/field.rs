//! A battle of one system, typed.

use super::rules::Rules;
use crate::ask::names::Names;
use scenarios::Scenario;
use std::sync::Arc;

/// A battle of the system `S`, read and checked.
pub struct Field<S: Rules> {
    /// Its texts and drawing data.
    pub scenario: Arc<Scenario>,
    /// What the rules read.
    pub board: Arc<S::Board>,
    pub(crate) names: Arc<Names>,
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
