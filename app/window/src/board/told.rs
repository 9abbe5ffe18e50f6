//! What was told of a battle so far: the sentences, the rolls that prove them, and what happened, to be played again.

use super::log::{self, Line};
use super::log_view::LogView;
use super::playback::Past;
use engine::hex::Hex;
use net::course::RollProof;
use play::ask::Names;
use play::happening::Happening;
use scene::motion::Act;
use std::sync::Arc;

/// How much was told at some moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    lines: usize,
    events: usize,
    rolls: usize,
}

/// What was told.
pub(crate) struct Told {
    /// What happened, in sentences.
    pub(crate) lines: Vec<Line>,
    /// How they are shown.
    pub(crate) log: LogView,
    /// The rolls so far, with what proves them.
    pub(crate) rolls: Vec<RollProof>,
    /// Where everything stood, phase by phase.
    pub(super) past: Past,
    /// How the battle began.
    beginning: Past,
    events: Vec<Happening>,
    /// What is called how in this battle.
    names: Arc<Names>,
    attacked: Option<Hex>,
}

impl Told {
    /// Nothing yet of a battle that begins so.
    pub(super) fn new(beginning: Past, names: Arc<Names>) -> Told {
        Told {
            lines: Vec::new(),
            log: LogView::default(),
            rolls: Vec::new(),
            past: beginning.clone(),
            beginning,
            events: Vec::new(),
            names,
            attacked: None,
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.lines.clear();
        self.log.forget();
        self.past = self.beginning.clone();
        self.rolls.clear();
        self.events.clear();
        self.attacked = None;
    }

    /// How much was told so far.
    pub(super) fn mark(&self) -> Mark {
        Mark { lines: self.lines.len(), events: self.events.len(), rolls: self.rolls.len() }
    }

    /// What was told of the battle since then no longer stands: sentences are struck out and moves forgotten.
    /// Rolls stay, since the sentences that are struck out still lead to their proofs.
    pub(super) fn take_back(&mut self, mark: Mark) {
        for line in self.lines.iter_mut().skip(mark.lines).filter(|line| !line.word) {
            line.struck = true;
        }
        self.unhappen(mark);
    }

    /// What was told since then was never told.
    pub(super) fn forget_since(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines);
        self.log.cut(mark.lines);
        self.rolls.truncate(mark.rolls);
        self.unhappen(mark);
    }

    fn unhappen(&mut self, mark: Mark) {
        self.events.truncate(mark.events);
        self.past = self.beginning.clone();
        for event in &self.events {
            self.past.happen(event);
        }
        // The attack that is under way again, if one is.
        self.attacked = self.events.iter().fold(None, |place, event| event.fight_after(place));
    }

    /// Tells what happened, and says what moves on the board.
    pub(super) fn tell(&mut self, events: Vec<Happening>, roll: Option<RollProof>) -> Vec<Act> {
        let number = roll.is_some().then_some(self.rolls.len());
        self.rolls.extend(roll);
        let mut moves = Vec::new();
        for event in &events {
            self.attacked = event.fight_after(self.attacked);
            self.past.happen(event);
            let line = log::line(&self.names, event, self.attacked);
            self.lines.push(Line { roll: number.filter(|_| line.die.is_some()), ..line });
            moves.extend(event.acts.iter().filter_map(|act| act.motion(self.attacked)));
        }
        self.events.extend(events);
        moves
    }

    /// What happened so far.
    pub(super) fn events(&self) -> &[Happening] {
        &self.events
    }
}
