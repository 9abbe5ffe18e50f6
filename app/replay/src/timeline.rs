//! Turns, phases and combats of a match, each with the step it began at.

use crate::step::ReplayStep;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::PieceId;
use language::happening::{Act, Came, Fight, Gait, Happening, Milestone, PhaseName, Tally, Throw};
use language::luck::LuckMeasure;

/// The turns, phases and combats of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timeline {
    /// Phases in the order they were played; one that was taken back and played again is listed twice.
    pub phases: Vec<PhaseMark>,
    /// Combats in the order they were fought.
    pub combats: Vec<CombatMark>,
    /// The measure of losses: the printed strength of lost units, or increments.
    pub measure: LuckMeasure,
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
    /// The system's name for the phase.
    pub name: PhaseName,
    /// Whether it is night.
    pub night: bool,
    /// The step that later took its beginning back, if one did.
    pub undone_by: Option<u32>,
}

/// A combat.
#[derive(Clone, Debug, PartialEq)]
pub struct CombatMark {
    /// The step it was announced with.
    pub seq: u32,
    /// The step of its last roll; `None` if there was none.
    pub rolled: Option<u32>,
    /// The last step of it.
    pub end: u32,
    /// The game-turn.
    pub turn: u8,
    /// The attacking side.
    pub side: Side,
    /// Whether the side chose this attack, in its own turn: not an answer to the enemy, and not the rest of an attack
    /// announced before.
    pub chosen: bool,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// Attackers, those that bombard last.
    pub attackers: Vec<PieceId>,
    /// Defenders.
    pub defenders: Vec<PieceId>,
    /// The total strengths of both sides.
    pub strengths: [u16; 2],
    /// The odds on which it was resolved, in short; empty where odds did not decide it.
    pub odds: String,
    /// The faces of its dice: the combat die, and the weather die if it is played.
    pub faces: Vec<u16>,
    /// The result of the combat.
    pub result: Option<Came>,
    /// The strength that the first and the second player lost in it, permanently or until the evening.
    pub lost: [u16; 2],
    /// The step that later took it back, if one did.
    pub undone_by: Option<u32>,
}

impl Timeline {
    /// Collects the timeline of a match.
    pub(crate) fn of(steps: &[ReplayStep]) -> Timeline {
        let mut timeline = Timeline::default();
        let mut tally = Tally::default();
        for step in steps {
            // Losses in a step that is taken back later do not count.
            let mut undone = tally.clone();
            let tally = if step.undone_by.is_some() { &mut undone } else { &mut tally };
            for event in &step.events {
                timeline.hear(step, event, tally);
            }
        }
        if tally.is_worn() {
            timeline.measure = LuckMeasure::Increments;
        }
        timeline
    }

    fn hear(&mut self, step: &ReplayStep, event: &Happening, tally: &mut Tally) {
        let (seq, undone_by) = (step.seq, step.undone_by);
        match &event.milestone {
            Some(Milestone::Phase(began)) => {
                let (turn, side, name, night) = (began.turn, began.side, began.name, began.night);
                self.phases.push(PhaseMark { seq, turn, side, name, night, undone_by });
            }
            Some(Milestone::Fight(fight)) => self.fight(step, fight),
            Some(Milestone::Throw(Throw { faces, came: Some(came) })) => {
                if let Some(combat) = self.combats.last_mut() {
                    combat.faces.extend(faces);
                    combat.result = Some(*came);
                    (combat.rolled, combat.end) = (Some(seq), seq);
                }
            }
            Some(Milestone::Loss(_) | Milestone::Worn(_) | Milestone::Weakened(_)) => {
                let (losses, began) = (tally.hear(event), self.began());
                let Some(combat) = self.combats.last_mut().filter(|combat| combat.seq >= began) else { return };
                combat.end = seq;
                for loss in losses {
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

    /// The first step of the current phase.
    fn began(&self) -> u32 {
        self.phases.last().map_or(0, |phase| phase.seq)
    }

    /// A fight is announced, or the odds of one that was.
    fn fight(&mut self, step: &ReplayStep, fight: &Fight) {
        let (turn, own) = self.phases.last().map_or((0, true), |phase| (phase.turn, phase.side == fight.side));
        let began = self.began();
        let announced = |combat: &CombatMark| {
            let here = combat.turn == turn && combat.undone_by.is_none();
            here && fight.follows(combat.side, &combat.attackers, &combat.odds)
        };
        let before = self.combats.iter().rposition(announced);
        let mark = CombatMark::announced(step, fight, turn, own && before.is_none());
        // In one phase both are one; a melee that is postponed to another phase is a combat of its own.
        let same = before.filter(|at| self.combats.get(*at).is_some_and(|combat| combat.seq >= began));
        match same.map(|at| self.combats.remove(at)) {
            Some(CombatMark { seq, chosen, lost, .. }) => self.combats.push(CombatMark { seq, chosen, lost, ..mark }),
            None => self.combats.push(mark),
        }
    }

    /// The place among the phases of the one that contains a step: the last that had begun and was not taken back by
    /// then.
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

    /// The number of turns that were begun, without those taken back.
    pub fn turns(&self) -> usize {
        let mut turns: Vec<u8> =
            self.phases.iter().filter(|phase| phase.undone_by.is_none()).map(|phase| phase.turn).collect();
        turns.dedup();
        turns.len()
    }
}

impl CombatMark {
    fn announced(step: &ReplayStep, fight: &Fight, turn: u8, chosen: bool) -> CombatMark {
        CombatMark {
            seq: step.seq,
            rolled: None,
            end: step.seq,
            turn,
            side: fight.side,
            chosen,
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

/// Whether a unit moves because of a fight.
fn follows(act: &Act) -> bool {
    matches!(act, Act::Go { gait: Gait::Advance | Gait::Retreat | Gait::Withdraw, .. })
}

fn beside(mut all: impl DoubleEndedIterator<Item = u32>, seq: u32, forward: bool) -> Option<u32> {
    if forward { all.find(|at| *at > seq) } else { all.rfind(|at| *at < seq) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::{Entered, EntryEffect};
    use language::ask::Sentence;
    use language::happening::{Kind, Loss, PhaseBegan};
    use language::sheet::Tone;

    fn step(seq: u32, milestones: Vec<Milestone>) -> ReplayStep {
        let event = |milestone: Milestone| {
            let mut event = Happening::new(Sentence::EMPTY, Vec::new(), Kind::Combat);
            event.milestone = Some(milestone);
            event
        };
        ReplayStep {
            seq,
            author: Side::First,
            deed: Entered::Commands,
            act: EntryEffect::Nothing,
            events: milestones.into_iter().map(event).collect(),
            roll: None,
            state: None,
            undone_by: None,
        }
    }

    fn phase() -> Milestone {
        let name = PhaseName { key: "melee", name: "melees", kind: Kind::Combat };
        Milestone::Phase(PhaseBegan { turn: 1, side: Side::First, name, night: false, opens_turn: false })
    }

    fn fight(side: Side, attacker: u16, odds: &str) -> Milestone {
        Milestone::Fight(Fight {
            side,
            attackers: vec![PieceId(attacker)],
            defenders: Vec::new(),
            targets: vec![Hex::new(17, 4)],
            strengths: [4, 10],
            odds: odds.to_owned(),
            step: 0,
        })
    }

    fn throw(name: &'static str) -> Milestone {
        Milestone::Throw(Throw { faces: vec![3, 1], came: Some(Came { name, meaning: "so", tone: Tone::Good }) })
    }

    fn told(timeline: &Timeline) -> Vec<(&str, Option<&str>, bool)> {
        timeline
            .combats
            .iter()
            .map(|combat| (combat.odds.as_str(), combat.result.map(|came| came.name), combat.chosen))
            .collect()
    }

    #[test]
    fn a_melee_is_not_joined_to_the_fire_before_it() {
        let (first, second) = (Side::First, Side::Second);
        let timeline = Timeline::of(&[
            step(1, vec![phase(), fight(first, 7, "")]),
            step(2, vec![fight(second, 9, "1:2.5"), throw("-")]),
            step(3, vec![phase()]),
            step(4, vec![fight(first, 7, "2:1"), throw("DD")]),
        ]);
        assert_eq!(told(&timeline), [("", None, true), ("1:2.5", Some("-"), false), ("2:1", Some("DD"), false)]);
    }

    #[test]
    fn an_assault_and_its_melee_are_one() {
        let worn = Loss { piece: PieceId(9), side: Side::Second, strength: 2, for_good: true };
        let timeline = Timeline::of(&[
            step(1, vec![phase()]),
            step(2, vec![fight(Side::First, 7, "")]),
            step(3, vec![fight(Side::First, 7, "2:1"), throw("losses"), Milestone::Worn(worn)]),
            step(4, vec![Milestone::Loss(Loss { strength: 5, ..worn })]),
        ]);
        assert_eq!(told(&timeline), [("2:1", Some("losses"), true)]);
        let combat = &timeline.combats[0];
        assert_eq!((combat.seq, combat.rolled, combat.end, combat.lost), (2, Some(3), 4, [0, 5]));
        assert_eq!(timeline.measure, LuckMeasure::Increments);
    }
}
