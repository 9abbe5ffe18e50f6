//! The other side's last phase once more: its acts on the position before it, then back to now.

use crate::MESSAGES;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Names;
use language::happening::{Act, Happening, Milestone, PhaseBegan};
use language::say;
use scene::Counter;
use scene::motion::Play;
use std::collections::VecDeque;

/// Number of phases that can be played back.
const PHASES: usize = 8;

/// A phase as it began.
#[derive(Clone, Debug)]
struct Phase {
    began: PhaseBegan,
    before: Vec<Counter>,
    events: Vec<Happening>,
}

/// The last phases, each with the position it began from.
#[derive(Clone, Debug)]
pub(super) struct Past {
    phases: VecDeque<Phase>,
    /// The counters after everything that has happened so far.
    shadow: Vec<Counter>,
    /// Every unit of the battle, for those that come onto the map.
    roster: Vec<Counter>,
}

impl Past {
    /// The past of a new battle: no event yet, the counters at its beginning, and all its units.
    pub(super) fn new(beginning: Vec<Counter>, roster: Vec<Counter>) -> Past {
        Past { phases: VecDeque::new(), shadow: beginning, roster }
    }

    /// Sets the counters as they are now.
    pub(super) fn stand(&mut self, counters: &[Counter]) {
        self.shadow = counters.to_vec();
    }

    /// Something happened.
    pub(super) fn happen(&mut self, event: &Happening) {
        if let Some(began) = event.phase() {
            if self.phases.len() >= PHASES {
                self.phases.pop_front();
            }
            let before = self.shadow.clone();
            self.phases.push_back(Phase { began: *began, before, events: Vec::new() });
            return;
        }
        let Some(phase) = self.phases.back_mut() else { return };
        if matches!(event.milestone, Some(Milestone::TakenBack(_))) {
            // Events that were taken back are not played back.
            let last = phase.events.iter().rposition(seen);
            phase.events.truncate(last.unwrap_or(0));
            self.shadow.clone_from(&phase.before);
            for event in &phase.events {
                apply(&mut self.shadow, &self.roster, event);
            }
            return;
        }
        apply(&mut self.shadow, &self.roster, event);
        phase.events.push(event.clone());
    }

    /// The side whose phase it is.
    pub(super) fn whose(&self) -> Option<Side> {
        self.phases.back().map(|phase| phase.began.side)
    }

    /// Every unit of the battle.
    pub(super) fn roster(&self) -> &[Counter] {
        &self.roster
    }

    /// The events from here on, ready to be played.
    pub(super) fn then(&self, events: &[Happening], label: String) -> Option<Playback> {
        events.iter().any(seen).then(|| {
            let mut play = Play::new();
            play.set_on(true);
            let (counters, known) = (self.shadow.clone(), self.roster.clone());
            Playback { label, counters, known, waiting: placed(events), acting: None, play }
        })
    }

    /// The last phase of a side in which something was done, ready to be played.
    pub(super) fn last_of(&self, side: Side, names: &Names) -> Option<Playback> {
        let acted = |phase: &&Phase| phase.began.side == side && phase.events.iter().any(seen);
        let phase = self.phases.iter().rev().find(acted)?;
        let mut play = Play::new();
        play.set_on(true);
        Some(Playback {
            label: say!(MESSAGES, "window-board-again", phase = phase.began.name.words(names), turn = phase.began.turn),
            counters: phase.before.clone(),
            known: self.roster.clone(),
            waiting: placed(&phase.events),
            acting: None,
            play,
        })
    }
}

/// Whether anything is seen to move.
fn seen(event: &Happening) -> bool {
    event.acts.iter().any(|act| act.motion(Some(Hex::new(1, 1))).is_some())
}

/// A phase that is being played again.
#[derive(Clone, Debug)]
pub(super) struct Playback {
    /// The name of the phase.
    pub(super) label: String,
    /// The counters at this moment of it.
    pub(super) counters: Vec<Counter>,
    known: Vec<Counter>,
    /// The acts still to be done, each with the hex of the fight it belongs to.
    waiting: VecDeque<(Act, Option<Hex>)>,
    acting: Option<Act>,
    /// The motion on the board.
    pub(super) play: Play,
}

impl Playback {
    /// Every piece looks as it does among these.
    pub(super) fn dress(&mut self, cast: &[Counter]) {
        for counter in self.counters.iter_mut().chain(&mut self.known) {
            if let Some(seen) = cast.iter().find(|seen| seen.id == counter.id) {
                *counter = Counter { hex: counter.hex, ..seen.clone() };
            }
        }
    }

    /// Lets time pass. Whether there is more to come.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        if self.play.advance(seconds) {
            return true;
        }
        if let Some(done) = self.acting.take() {
            done.apply(&mut self.counters, &self.known);
        }
        while let Some((act, place)) = self.waiting.pop_front() {
            match act.motion(place) {
                Some(motion) => {
                    act.enter(&mut self.counters, &self.known);
                    self.play.push(motion);
                    self.acting = Some(act);
                    return true;
                }
                None => act.apply(&mut self.counters, &self.known),
            }
        }
        false
    }
}

/// The acts in their order, each with the hex of the fight it belongs to.
fn placed(events: &[Happening]) -> VecDeque<(Act, Option<Hex>)> {
    let mut place = None;
    let mut all = VecDeque::new();
    for event in events {
        place = event.fight_after(place);
        all.extend(event.acts.iter().map(|act| (act.clone(), place)));
    }
    all
}

/// Puts counters where something that happened leaves them.
fn apply(counters: &mut Vec<Counter>, known: &[Counter], event: &Happening) {
    event.acts.iter().for_each(|act| act.apply(counters, known));
}

#[cfg(test)]
#[path = "eagles/playback_tests.rs"]
mod tests;
