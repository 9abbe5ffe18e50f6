//! Turns, phases and combats of a match, each with the step it began at.

use super::step::Step;
use crate::ask::PieceId;
use crate::happening::{Act, Came, Fight, Gait, Happening, Milestone, PhaseName, Throw};
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
    /// The side whose phase it is.
    pub side: Side,
    /// What its system calls it.
    pub name: PhaseName,
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
    pub attackers: Vec<PieceId>,
    /// Defenders.
    pub defenders: Vec<PieceId>,
    /// Strengths, all told.
    pub strengths: [u16; 2],
    /// What it was resolved on, in short.
    pub odds: String,
    /// The faces of its dice: the combat die, and the weather die if it is played.
    pub faces: Vec<u16>,
    /// What came of it.
    pub result: Option<Came>,
    /// Printed strength that the first and the second player lost in it, for good or until the evening.
    pub lost: [u16; 2],
    /// The step that took it back later, if one did.
    pub undone_by: Option<u32>,
}

impl Timeline {
    /// Reads what happened in a match.
    pub(super) fn of(steps: &[Step]) -> Timeline {
        let mut timeline = Timeline::default();
        for step in steps {
            for event in &step.events {
                timeline.hear(step, event);
            }
        }
        timeline
    }

    fn hear(&mut self, step: &Step, event: &Happening) {
        let (seq, undone_by) = (step.seq, step.undone_by);
        match &event.milestone {
            Some(Milestone::Phase(began)) => {
                let (turn, side, name, night) = (began.turn, began.side, began.name, began.night);
                self.phases.push(PhaseMark { seq, turn, side, name, night, undone_by });
            }
            Some(Milestone::Fight(fight)) => {
                let turn = self.phases.last().map_or(0, |phase| phase.turn);
                self.combats.push(CombatMark::announced(step, fight, turn));
            }
            Some(Milestone::Throw(Throw { faces, came: Some(came) })) => {
                if let Some(combat) = self.combats.last_mut() {
                    combat.faces.extend(faces);
                    combat.result = Some(*came);
                    (combat.rolled, combat.end) = (Some(seq), seq);
                }
            }
            Some(Milestone::Loss(loss)) => {
                let began = self.phases.last().map_or(0, |phase| phase.seq);
                if let Some(combat) = self.combats.last_mut().filter(|combat| combat.seq >= began) {
                    combat.end = seq;
                    if let Some(lost) = combat.lost.get_mut(loss.side.index()) {
                        *lost = lost.saturating_add(loss.strength);
                    }
                }
            }
            _ if event.acts.iter().any(follows) => {
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

impl CombatMark {
    fn announced(step: &Step, fight: &Fight, turn: u8) -> CombatMark {
        CombatMark {
            seq: step.seq,
            rolled: None,
            end: step.seq,
            turn,
            side: fight.side,
            targets: fight.targets.clone(),
            attackers: fight.attackers.clone(),
            defenders: fight.defenders.clone(),
            strengths: fight.strengths,
            odds: fight.odds.clone(),
            faces: Vec::new(),
            result: None,
            lost: [0; 2],
            undone_by: step.undone_by,
        }
    }
}

/// Whether a piece goes somewhere because of a fight.
fn follows(act: &Act) -> bool {
    matches!(act, Act::Go { gait: Gait::Advance | Gait::Retreat | Gait::Withdraw, .. })
}

fn beside(mut all: impl DoubleEndedIterator<Item = u32>, seq: u32, forward: bool) -> Option<u32> {
    if forward { all.find(|at| *at > seq) } else { all.rfind(|at| *at < seq) }
}
