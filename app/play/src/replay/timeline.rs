//! Turns, phases and combats of a match, each with the step it began at.

use super::step::Step;
use engine::art_of_war::{Board, Column, CombatResult, PhaseKind, UnitId, What};
use engine::contract::Side;
use engine::hex::Hex;

/// What a timeline shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timeline {
    /// Phases in the order they were played; one that was taken back and played again stands there twice.
    pub phases: Vec<PhaseMark>,
    /// Combats in the order they were fought.
    pub combats: Vec<CombatMark>,
}

/// A phase.
#[derive(Clone, Debug, PartialEq)]
pub struct PhaseMark {
    /// The step it began with.
    pub seq: u32,
    /// The game-turn.
    pub turn: u8,
    /// Whose.
    pub side: Side,
    /// Which.
    pub kind: PhaseKind,
    /// Whether it is night.
    pub night: bool,
    /// The step that took its beginning back later, if one did.
    pub undone_by: Option<u32>,
}

/// A combat.
#[derive(Clone, Debug, PartialEq)]
pub struct CombatMark {
    /// The step it was announced with.
    pub seq: u32,
    /// The step at which its last die fell; none if it never did.
    pub rolled: Option<u32>,
    /// The last step of it.
    pub end: u32,
    /// The game-turn.
    pub turn: u8,
    /// Who attacks.
    pub side: Side,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// Attackers, those that bombard last.
    pub attackers: Vec<UnitId>,
    /// Defenders.
    pub defenders: Vec<UnitId>,
    /// Strengths, all told.
    pub strengths: [u16; 2],
    /// The column it was resolved on.
    pub column: Column,
    /// The faces of its dice: the combat die, and the weather die if it is played.
    pub faces: Vec<u16>,
    /// What came of it.
    pub result: Option<CombatResult>,
    /// Printed strength that the first and the second player lost in it, for good or until the evening.
    pub lost: [u16; 2],
    /// The step that took it back later, if one did.
    pub undone_by: Option<u32>,
}

impl Timeline {
    /// Reads the events of a match.
    pub(super) fn of(steps: &[Step], board: &Board) -> Timeline {
        let mut timeline = Timeline::default();
        for step in steps {
            for event in &step.events {
                timeline.hear(step, &event.what, board);
            }
        }
        timeline
    }

    fn hear(&mut self, step: &Step, what: &What, board: &Board) {
        let (seq, undone_by) = (step.seq, step.undone_by);
        match what {
            What::PhaseBegan { turn, side, phase, night } => {
                self.phases.push(PhaseMark { seq, turn: *turn, side: *side, kind: *phase, night: *night, undone_by });
            }
            What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => {
                self.combats.push(CombatMark {
                    seq,
                    rolled: None,
                    end: seq,
                    turn: self.phases.last().map_or(0, |phase| phase.turn),
                    side: step.author,
                    targets: targets.clone(),
                    attackers: adjacent.iter().chain(bombarding).copied().collect(),
                    defenders: defenders.clone(),
                    strengths: [*attack, *defence],
                    column: *column,
                    faces: Vec::new(),
                    result: None,
                    lost: [0; 2],
                    undone_by,
                });
            }
            What::DieRolled { face, result } | What::WeatherRolled { face, result } => {
                if let Some(combat) = self.combats.last_mut() {
                    combat.faces.push(*face);
                    combat.result = Some(*result);
                    (combat.rolled, combat.end) = (Some(seq), seq);
                }
            }
            What::Eliminated { unit, .. } | What::Disrupted { unit, .. } => {
                let began = self.phases.last().map_or(0, |phase| phase.seq);
                let data = board.unit(*unit);
                if let Some(combat) = self.combats.last_mut().filter(|combat| combat.seq >= began) {
                    combat.end = seq;
                    if let Some(lost) = combat.lost.get_mut(data.side.index()) {
                        *lost = lost.saturating_add(u16::from(data.strength));
                    }
                }
            }
            What::Retreated { .. } | What::Displaced { .. } | What::Advanced { .. } | What::SteppedBack { .. } => {
                if let Some(combat) = self.combats.last_mut() {
                    combat.end = seq;
                }
            }
            _ => {}
        }
    }

    /// The place among the phases of the one that a step is in: the last that had begun and was not taken back by then.
    pub fn phase_at(&self, seq: u32) -> Option<usize> {
        self.phases.iter().rposition(|phase| phase.seq <= seq && phase.undone_by.is_none_or(|by| by > seq))
    }

    /// The step at which the next phase begins, or the one before.
    pub fn phase_beside(&self, seq: u32, forward: bool) -> Option<u32> {
        beside(self.phases.iter().map(|phase| phase.seq), seq, forward)
    }

    /// The step at which the next turn begins, or the one before.
    pub fn turn_beside(&self, seq: u32, forward: bool) -> Option<u32> {
        let mut last = None;
        let begins = self.phases.iter().filter(|phase| last.replace(phase.turn) != Some(phase.turn));
        beside(begins.map(|phase| phase.seq).collect::<Vec<_>>().into_iter(), seq, forward)
    }

    /// The step of the next combat's die, or of the one before.
    pub fn combat_beside(&self, seq: u32, forward: bool) -> Option<u32> {
        beside(self.combats.iter().map(|combat| combat.rolled.unwrap_or(combat.seq)), seq, forward)
    }

    /// How many turns were begun, those of the last line of play alone.
    pub fn turns(&self) -> usize {
        let mut turns: Vec<u8> =
            self.phases.iter().filter(|phase| phase.undone_by.is_none()).map(|phase| phase.turn).collect();
        turns.dedup();
        turns.len()
    }
}

fn beside(mut all: impl DoubleEndedIterator<Item = u32>, seq: u32, forward: bool) -> Option<u32> {
    if forward { all.find(|at| *at > seq) } else { all.rfind(|at| *at < seq) }
}
