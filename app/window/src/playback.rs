//! The other side's last phase once more: its acts on the position before it, then back to now.

use super::log;
use engine::art_of_war::{Event, PhaseKind, What};
use engine::contract::Side;
use engine::hex::Hex;
use scene::motion::Play;
use scene::{Counter, CounterId};
use std::collections::VecDeque;

/// So many phases can be looked at again.
const PHASES: usize = 8;

/// A phase as it began.
#[derive(Clone, Debug)]
struct Phase {
    side: Side,
    kind: PhaseKind,
    turn: u8,
    before: Vec<Counter>,
    events: Vec<Event>,
}

/// The last phases, each with the position it began from.
#[derive(Clone, Debug)]
pub(super) struct Past {
    phases: VecDeque<Phase>,
    /// Where counters stand after what happened so far.
    shadow: Vec<Counter>,
    /// Every unit of the battle, for those that come onto the map.
    roster: Vec<Counter>,
}

impl Past {
    /// Nothing has happened yet: this is how a battle begins, and these are all its units.
    pub(super) fn new(beginning: Vec<Counter>, roster: Vec<Counter>) -> Past {
        Past { phases: VecDeque::new(), shadow: beginning, roster }
    }

    /// Where counters stand now.
    pub(super) fn stand(&mut self, counters: &[Counter]) {
        self.shadow = counters.to_vec();
    }

    /// Something happened.
    pub(super) fn happen(&mut self, event: &Event) {
        if let What::PhaseBegan { turn, side, phase, .. } = event.what {
            if self.phases.len() >= PHASES {
                self.phases.pop_front();
            }
            let before = self.shadow.clone();
            self.phases.push_back(Phase { side, kind: phase, turn, before, events: Vec::new() });
            return;
        }
        let Some(phase) = self.phases.back_mut() else { return };
        if matches!(event.what, What::TakenBack { .. }) {
            // What was taken back is not shown again.
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

    /// The last phase of a side in which something was done, ready to be played.
    pub(super) fn last_of(&self, side: Side) -> Option<Playback> {
        let acted = |phase: &&Phase| phase.side == side && phase.events.iter().any(seen);
        let phase = self.phases.iter().rev().find(acted)?;
        let kind = match phase.kind {
            PhaseKind::Movement => "movement",
            PhaseKind::Combat => "combat",
        };
        let mut play = Play::new();
        play.set_on(true);
        Some(Playback {
            label: format!("Again: {kind} of turn {}", phase.turn),
            counters: phase.before.clone(),
            known: self.roster.clone(),
            waiting: phase.events.iter().cloned().collect(),
            acting: None,
            place: None,
            play,
        })
    }
}

fn seen(event: &Event) -> bool {
    log::act(event, Some(Hex::new(1, 1))).is_some()
}

/// A phase that is being played again.
#[derive(Clone, Debug)]
pub(super) struct Playback {
    /// What it is.
    pub(super) label: String,
    /// Where counters stand at this moment of it.
    pub(super) counters: Vec<Counter>,
    known: Vec<Counter>,
    waiting: VecDeque<Event>,
    acting: Option<Event>,
    place: Option<Hex>,
    /// What moves.
    pub(super) play: Play,
}

impl Playback {
    /// Lets time pass. Whether there is more to come.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        if self.play.advance(seconds) {
            return true;
        }
        if let Some(done) = self.acting.take() {
            apply(&mut self.counters, &self.known, &done);
        }
        while let Some(event) = self.waiting.pop_front() {
            if let What::AttackAnnounced { targets, .. } = &event.what {
                self.place = targets.first().copied();
            }
            match log::act(&event, self.place) {
                Some(act) => {
                    enter(&mut self.counters, &self.known, &event);
                    self.play.push(act);
                    self.acting = Some(event);
                    return true;
                }
                None => apply(&mut self.counters, &self.known, &event),
            }
        }
        false
    }
}

/// A unit that comes onto the map is taken from where it is known.
fn enter(counters: &mut Vec<Counter>, known: &[Counter], event: &Event) {
    if let What::Moved { unit, .. } | What::Reorganised { unit, .. } = event.what {
        let id = CounterId(u32::from(unit.0));
        if !counters.iter().any(|counter| counter.id == id) {
            counters.extend(known.iter().find(|counter| counter.id == id).cloned());
        }
    }
}

/// Puts counters where an event leaves them.
fn apply(counters: &mut Vec<Counter>, known: &[Counter], event: &Event) {
    enter(counters, known, event);
    let (unit, to) = match &event.what {
        What::Moved { unit, path, .. } => (*unit, path.last().copied()),
        What::Retreated { unit, to, .. }
        | What::Displaced { unit, to, .. }
        | What::Advanced { unit, to, .. }
        | What::SteppedBack { unit, to, .. } => (*unit, Some(*to)),
        What::Reorganised { unit, hex, .. } => (*unit, Some(*hex)),
        What::Eliminated { unit, .. } | What::Disrupted { unit, .. } => (*unit, None),
        _ => return,
    };
    let id = CounterId(u32::from(unit.0));
    match to {
        Some(hex) => {
            // Who arrives lies on top.
            if let Some(at) = counters.iter().position(|counter| counter.id == id) {
                let mut counter = counters.remove(at);
                counter.hex = hex;
                counters.push(counter);
            }
        }
        None => counters.retain(|counter| counter.id != id),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::art_of_war::{Game, OptionalRules};
    use play::board::{Board, Moment, counters, roster};
    use play::library;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    fn places(counters: &[Counter]) -> BTreeMap<CounterId, Hex> {
        counters.iter().map(|counter| (counter.id, counter.hex)).collect()
    }

    #[test]
    fn events_alone_lead_to_the_position_they_led_to() {
        for scenario in ["eylau", "dresden"] {
            let battle = library::open(scenario, None).expect("a battle");
            let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
            let mut past = Past::new(Board::new(&battle).scene(&game).counters, roster(&battle.scenario, &game));
            let (game, events) = Moment::Steps { seed: 3, steps: 260 }.reach(&battle).expect("a position");
            for event in &events {
                past.happen(event);
            }
            assert_eq!(places(&past.shadow), places(&counters(&battle.scenario, &game)), "{scenario}");
        }
    }

    #[test]
    fn a_phase_played_again_ends_where_the_next_one_began() {
        let battle = library::open("eylau", None).expect("a battle");
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let mut past = Past::new(Board::new(&battle).scene(&game).counters, roster(&battle.scenario, &game));
        let (_, events) = Moment::Steps { seed: 3, steps: 120 }.reach(&battle).expect("a position");
        for event in &events {
            past.happen(event);
        }
        let last = past.phases.pop_back().expect("a phase");
        let side = past.phases.back().expect("a phase").side;
        let mut playback = past.last_of(side).expect("something to show");
        let mut frames = 0;
        while playback.advance(0.05) {
            frames += 1;
            assert!(frames < 20_000, "it never ends");
        }
        assert!(frames > 10);
        assert_eq!(places(&playback.counters), places(&last.before));
    }
}
