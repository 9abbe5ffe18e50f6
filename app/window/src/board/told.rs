//! The log of a battle so far: the sentences, the rolls that prove them, and the events, to be played again.

use super::log::{self, LogRow};
use super::log_view::LogView;
use super::playback::{Past, Playback};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Names;
use language::happening::Happening;
use language::tongue::spoken;
use record::course::RollProof;
use scene::motion::Motion;
use std::sync::Arc;

/// The length of the log at some moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    lines: usize,
    events: usize,
    rolls: usize,
}

impl Mark {
    /// Number of events until then.
    pub(crate) const fn events(self) -> usize {
        self.events
    }
}

/// The log of a battle.
pub(crate) struct BattleLog {
    /// The events, in sentences.
    pub(crate) lines: Vec<LogRow>,
    /// The state of the log panel.
    pub(crate) log: LogView,
    /// The rolls so far, with what proves them.
    pub(crate) rolls: Vec<RollProof>,
    /// The counters, phase by phase.
    pub(super) past: Past,
    /// The beginning of the battle.
    beginning: Past,
    events: Vec<Happening>,
    /// The names of everything in this battle.
    names: Arc<Names>,
    attacked: Option<Hex>,
    /// The number of the language in which the lines were written.
    spoken: u64,
}

impl BattleLog {
    /// An empty log of a battle with this beginning.
    pub(super) fn new(beginning: Past, names: Arc<Names>) -> BattleLog {
        BattleLog {
            lines: Vec::new(),
            log: LogView::default(),
            rolls: Vec::new(),
            past: beginning.clone(),
            beginning,
            events: Vec::new(),
            names,
            attacked: None,
            spoken: spoken(),
        }
    }

    /// Writes the lines again if another language was chosen since, and returns whether it was.
    pub(super) fn speak(&mut self) -> bool {
        let now = spoken();
        let other = std::mem::replace(&mut self.spoken, now) != now;
        if other {
            self.lines.iter_mut().for_each(|line| line.speak(&self.names));
            self.log.remeasure();
        }
        other
    }

    /// The last phase of a side in which something was done, ready to be played.
    pub(super) fn last_of(&self, side: Side) -> Option<Playback> {
        self.past.last_of(side, &self.names)
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

    /// The length of the log so far.
    pub(super) fn mark(&self) -> Mark {
        Mark { lines: self.lines.len(), events: self.events.len(), rolls: self.rolls.len() }
    }

    /// Takes back the events of the battle since then: sentences are struck out and moves forgotten. Rolls stay, since
    /// the sentences that are struck out still lead to their proofs.
    pub(super) fn take_back(&mut self, mark: Mark) {
        for line in self.lines.iter_mut().skip(mark.lines).filter(|line| !line.word) {
            line.struck = true;
        }
        self.end_lines(mark);
        self.unhappen(mark);
    }

    /// Cuts marches at the mark: a line before it that was told to its end only after it is shown again.
    fn end_lines(&mut self, mark: Mark) {
        for line in self.lines.iter_mut().take(mark.lines) {
            line.goes_on = line.goes_on.filter(|at| *at < mark.lines);
        }
        self.log.rows.made_for = None;
    }

    /// Removes everything told since then.
    pub(super) fn forget_since(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines);
        self.log.cut(mark.lines);
        self.end_lines(mark);
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
    pub(super) fn tell(&mut self, events: Vec<Happening>, roll: Option<RollProof>) -> Vec<Motion> {
        let number = roll.is_some().then_some(self.rolls.len());
        self.rolls.extend(roll);
        self.tell_by(events, number)
    }

    /// Adds to the result of the last roll, and returns what moves on the board.
    pub(super) fn tell_more(&mut self, events: Vec<Happening>) -> Vec<Motion> {
        self.tell_by(events, self.rolls.len().checked_sub(1))
    }

    /// The motions on the board when this event is told, and the hex of the fight they belong to.
    pub(super) fn foresee(&self, event: &Happening) -> (Vec<Motion>, Option<Hex>) {
        let place = event.fight_after(self.attacked);
        (event.acts.iter().filter_map(|act| act.motion(place)).collect(), place)
    }

    /// Tells what happened, which the roll of this number decided.
    fn tell_by(&mut self, events: Vec<Happening>, number: Option<usize>) -> Vec<Motion> {
        let mut moves = Vec::new();
        for event in &events {
            self.attacked = event.fight_after(self.attacked);
            self.past.happen(event);
            let mut line = log::line(&self.names, event, self.attacked);
            line.roll = number.filter(|_| line.die.is_some());
            let line = log::join(&self.names, &mut self.lines, line);
            self.lines.push(line);
            moves.extend(event.acts.iter().filter_map(|act| act.motion(self.attacked)));
        }
        self.events.extend(events);
        moves
    }

    /// The events after the first `events`, ready to be played again.
    pub(super) fn since(&self, events: usize, label: String) -> Option<Playback> {
        let (before, after) = self.events.split_at_checked(events)?;
        let mut past = self.beginning.clone();
        for event in before {
            past.happen(event);
        }
        past.then(after, label)
    }

    /// The events so far.
    pub(super) fn events(&self) -> &[Happening] {
        &self.events
    }
}
