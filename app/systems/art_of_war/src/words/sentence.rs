//! Events and questions as text, for programs and for readers who have no use for links.

use super::Words;
use crate::{ArtOfWar, tell};
use art_of_war::{Decision, Edit, Event, Outcome, UnitId};
use engine::contract::Side;
use language::ask::Sentence;
use language::system::{Rules, Tell};

impl Words<'_> {
    /// The name of a unit, with the strength and movement printed on it.
    pub fn name(&self, unit: UnitId) -> String {
        let data = self.board.unit(unit);
        format!("{} {}-{}", self.unit(unit), data.strength, data.movement)
    }

    /// The event, as a sentence.
    pub fn sentence(&self, event: &Event) -> String {
        self.plain(&ArtOfWar::happening(self.board, event).text)
    }

    /// An edit, for people.
    pub fn edit_sentence(&self, edit: &Edit) -> String {
        self.plain(&tell::edit(self.board, edit))
    }

    /// The outcome, as a sentence.
    pub fn ending(&self, outcome: &Outcome) -> String {
        self.plain(&tell::ending(outcome))
    }

    /// The question, as a sentence.
    pub fn question(&self, side: Side, decision: &Decision) -> String {
        self.plain(&tell::question(self.board, side, decision))
    }

    pub(super) fn plain(&self, sentence: &Sentence) -> String {
        sentence.plain(&ArtOfWar::names(self.board))
    }
}
