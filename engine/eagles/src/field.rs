//! Results of a position that are needed again and again: strengths, holders of hexes, zones of control (1).

use super::board::{Board, Grade, Step};
use super::definition::*;
use super::seals::{Guise, Mask};
use super::state::State;
use engine::contract::Side;
use engine::hex::Hex;
use std::ops::Add;

/// Strength points by arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the three arms")]
pub struct Arms {
    pub infantry: u16,
    pub cavalry: u16,
    pub artillery: u16,
}

impl Arms {
    /// All arms together.
    pub const fn total(self) -> u16 {
        self.infantry + self.cavalry + self.artillery
    }

    /// Infantry and cavalry: the arms that attack.
    pub const fn fighting(self) -> u16 {
        self.infantry + self.cavalry
    }

    /// Whether it marches at the pace of foot.
    pub const fn is_foot(self) -> bool {
        self.infantry + self.artillery > 0
    }

    pub(crate) const fn of(self, arm: Arm) -> u16 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    pub(crate) fn of_mut(&mut self, arm: Arm) -> &mut u16 {
        match arm {
            Arm::Infantry => &mut self.infantry,
            Arm::Cavalry => &mut self.cavalry,
            Arm::Artillery => &mut self.artillery,
        }
    }
}

impl Add for Arms {
    type Output = Arms;

    fn add(self, other: Arms) -> Arms {
        Arms {
            infantry: self.infantry + other.infantry,
            cavalry: self.cavalry + other.cavalry,
            artillery: self.artillery + other.artillery,
        }
    }
}

/// So near, in hexes, the enemy is seen (B11).
pub(crate) const SEEN: u16 = 2;

/// Marks of a hex, one bit each.
const STRENGTH: u8 = 1;
const ANYBODY: u8 = 4;
const ZONE: u8 = 16;
const GRIP: u8 = 64;

/// Worked out again when a leader moves, is lost or changes its track.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    arms: Vec<Arms>,
    /// The load on each leader's own track, in halves.
    loads: Vec<u16>,
    marks: Vec<u8>,
    frost: bool,
    /// Leaders known to one side only (C3).
    guises: Vec<Guise>,
    /// Leaders that count as having strength, whatever they have.
    phantoms: Vec<LeaderId>,
}

impl Field {
    pub(crate) fn new(board: &Board, state: &State, guises: &[Guise]) -> Field {
        let mut arms = vec![Arms::default(); state.leaders.len()];
        for (unit, data) in state.units.iter().zip(&board.definition().units) {
            if let Some(track) = unit.leader.and_then(|leader| arms.get_mut(usize::from(leader.0))) {
                *track.of_mut(data.arm) += u16::from(unit.strength);
            }
        }
        // A track under seal has some unit; its pace is all that is known of it (C3).
        for (track, token) in arms.iter_mut().zip(state.veil.iter().flat_map(|veil| &veil.tokens)) {
            if let Some(token) = token {
                *track.of_mut(if token.horse { Arm::Cavalry } else { Arm::Infantry }) += 1;
            }
        }
        for mask in state.veil.iter().flat_map(|veil| &veil.masks) {
            let known = mask.bare || mask.is_outpost == Some(true);
            if let Some(track) = arms.get_mut(usize::from(mask.token.0)).filter(|arms| !known && arms.total() == 0) {
                *track.of_mut(if mask.horse == Some(false) { Arm::Infantry } else { Arm::Cavalry }) += 1;
            }
        }
        let mut loads = vec![0; state.leaders.len()];
        for formation in board.formation_ids() {
            let units = || board.body_of(formation).iter().filter_map(|&unit| state.unit(unit));
            let chief = units().find_map(|unit| unit.leader);
            if let Some(load) = chief.and_then(|leader| loads.get_mut(usize::from(leader.0))) {
                *load += weight(board, state, formation);
            }
        }
        let mut field = Field {
            arms,
            loads,
            marks: vec![0; board.size()],
            frost: state.weather.frost(),
            guises: guises.to_vec(),
            phantoms: Vec::new(),
        };
        field.stand(board, state);
        field
    }

    /// Works out again which side holds which hex: all that changes when a leader moves and no strength is lost.
    pub(crate) fn stand(&mut self, board: &Board, state: &State) {
        self.marks.fill(0);
        self.conjure(board, state);
        for id in board.leader_ids() {
            let Some(leader) = state.leader(id) else { continue };
            let Some(hex) = leader.place.hex() else { continue };
            let shift = board.side_of(id).index();
            self.mark(board, hex, ANYBODY << shift);
            if self.arms(id).total() == 0 && !self.is_phantom(id) {
                continue;
            }
            self.mark(board, hex, STRENGTH << shift);
            // A foraging leader holds only its own hex (B13).
            if leader.foraging || self.has(board, hex, GRIP << shift) {
                continue;
            }
            self.mark(board, hex, GRIP << shift);
            for step in board.steps(hex) {
                if self.is_open(step, state) {
                    self.mark(board, step.to, ZONE << shift);
                }
            }
        }
    }

    /// Works out the leaders that count as having strength: all that the enemy does not know, and known outposts out of
    /// the enemy's sight (B11).
    fn conjure(&mut self, board: &Board, state: &State) {
        let masks = state.veil.iter().flat_map(|veil| &veil.masks).map(Mask::guise);
        let all: Vec<Guise> = masks.chain(self.guises.iter().copied()).collect();
        let near = |guise: &Guise, hex: Hex| {
            let side = board.side_of(guise.leader);
            let enemies = board.leader_ids().filter(|&one| board.side_of(one) != side);
            enemies.filter_map(|one| state.hex_of(one)).any(|at| board.distance(hex, at) <= SEEN)
        };
        let counts = |guise: &&Guise| {
            let hex = state.hex_of(guise.leader);
            hex.is_some_and(|hex| !(guise.outpost && near(guise, hex)))
        };
        self.phantoms = all.iter().filter(counts).map(|guise| guise.leader).collect();
    }

    /// Whether a counter counts as having strength, whatever it has.
    pub(crate) fn is_phantom(&self, leader: LeaderId) -> bool {
        self.phantoms.contains(&leader)
    }

    fn mark(&mut self, board: &Board, hex: Hex, bits: u8) {
        if let Some(marks) = board.index(hex).and_then(|at| self.marks.get_mut(at)) {
            *marks |= bits;
        }
    }

    fn has(&self, board: &Board, hex: Hex, bits: u8) -> bool {
        board.index(hex).and_then(|at| self.marks.get(at)).is_some_and(|marks| marks & bits != 0)
    }

    /// The strength on a leader's track.
    pub(crate) fn arms(&self, leader: LeaderId) -> Arms {
        self.arms.get(usize::from(leader.0)).copied().unwrap_or_default()
    }

    /// Whether that side has strength in the hex.
    pub(crate) fn strong(&self, board: &Board, side: Side, hex: Hex) -> bool {
        self.has(board, hex, STRENGTH << side.index())
    }

    /// Whether that side has strength in the hex that exerts a zone of control.
    pub(crate) fn grips(&self, board: &Board, side: Side, hex: Hex) -> bool {
        self.has(board, hex, GRIP << side.index())
    }

    /// The load on a leader's own track, in halves.
    pub(crate) fn load(&self, leader: LeaderId) -> u16 {
        self.loads.get(usize::from(leader.0)).copied().unwrap_or(0)
    }

    /// Whether any leader of that side is in the hex.
    pub(crate) fn anybody(&self, board: &Board, side: Side, hex: Hex) -> bool {
        self.has(board, hex, ANYBODY << side.index())
    }

    /// Whether a zone of control of that side covers the hex.
    pub(crate) fn zone(&self, board: &Board, side: Side, hex: Hex) -> bool {
        self.has(board, hex, ZONE << side.index())
    }

    /// Whether one can cross the hexside: the same for marches, zones of control and attacks [1, 5.3].
    pub(crate) fn is_open(&self, step: &Step, state: &State) -> bool {
        if step.wet || step.lake && !self.frost {
            return false;
        }
        step.river != Some(Grade::Primary)
            || step.road.is_some() && !is_damaged(state, step)
            || state.has_pontoon(step.side())
    }
}

/// Whether the bridge there is damaged.
pub(crate) fn is_damaged(state: &State, step: &Step) -> bool {
    step.is_bridge() && state.damaged.contains(&step.side())
}

/// The weight of a formation on a track, in halves: more while its infantry has strength.
pub(crate) fn weight(board: &Board, state: &State, formation: FormationId) -> u16 {
    let infantry = board.body_of(formation).iter().any(|&unit| {
        state.unit(unit).is_some_and(|unit| unit.strength > 0)
            && board.unit(unit).is_some_and(|data| data.arm == Arm::Infantry)
    });
    let tables = board.tables();
    u16::from(if infantry { tables.formation_with_infantry } else { tables.formation_without_infantry })
}
