//! Plain questions about a position that many rules ask.

use super::board::{Counter, Role};
use super::breach::{Breach, Why};
use super::definition::{Arm, HorseKind, Terrain};
use super::facing::Aspect;
use super::field;
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;

/// The cover a hex gives [1.10].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cover {
    Open,
    Soft,
    Hard,
}

/// Times of the day with rules of their own [19.9].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Light {
    Day,
    DawnDusk,
    Evening,
    Night,
}

impl Game {
    pub(crate) fn counter(&self, id: UnitId) -> &Counter {
        self.board.unit(id)
    }

    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        self.state.unit(id)
    }

    pub(crate) fn hex_of(&self, id: UnitId) -> Option<Hex> {
        self.state.unit(id).hex()
    }

    pub(crate) fn side_of(&self, id: UnitId) -> Side {
        self.board.unit(id).side
    }

    /// Combat units of a side on the map, by id.
    pub(crate) fn on_map(&self, side: Side) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        self.board.unit_ids().filter(move |&id| self.side_of(id) == side).filter_map(|id| Some((id, self.hex_of(id)?)))
    }

    pub(crate) fn units_at(&self, hex: Hex) -> &[UnitId] {
        self.field.units(&self.board, hex)
    }

    /// Whether a side has a combat unit in a hex, the second hex of an Extended Line included.
    pub(crate) fn has(&self, side: Side, hex: Hex) -> bool {
        self.field.all(&self.board, hex).any(|id| self.side_of(id) == side)
    }

    /// Whether a combat unit of the other side is within `distance` hexes.
    pub(crate) fn enemy_within(&self, side: Side, hex: Hex, distance: u16) -> bool {
        self.on_map(side.other()).any(|(_, at)| self.board.distance(hex, at) <= distance)
    }

    /// The nearest combat unit of the other side, the lowest id if several are [13.3].
    pub(crate) fn nearest_enemy(&self, side: Side, hex: Hex) -> Option<(UnitId, u16)> {
        self.on_map(side.other()).map(|(id, at)| (id, self.board.distance(hex, at))).min_by_key(|&(id, far)| (far, id))
    }

    pub(crate) fn leaders_at(&self, side: Side, hex: Hex) -> impl Iterator<Item = LeaderId> + '_ {
        self.board
            .leader_ids()
            .filter(move |&id| self.board.leader(id).side == side && self.state.leader(id).post == Post::On(hex))
    }

    pub(crate) fn light(&self) -> Light {
        let time = &self.board.tables().time;
        let turn = &self.state.turn;
        if time.night.contains(turn) {
            Light::Night
        } else if time.evening.contains(turn) {
            Light::Evening
        } else if time.dawn_dusk.contains(turn) {
            Light::DawnDusk
        } else {
            Light::Day
        }
    }

    pub(crate) fn is_hourly(&self) -> bool {
        self.board.tables().time.hourly.contains(&self.state.turn)
    }

    pub(crate) fn terrain(&self, hex: Hex) -> Terrain {
        self.board.spot(hex).terrain
    }

    pub(crate) fn cover(&self, hex: Hex) -> Cover {
        match self.terrain(hex) {
            Terrain::Clear => Cover::Open,
            Terrain::HardCover => Cover::Hard,
            Terrain::LightCover | Terrain::Woods | Terrain::Wetland => Cover::Soft,
        }
    }

    /// Woods or a town [1.10].
    pub(crate) fn obstructed(&self, hex: Hex) -> bool {
        matches!(self.terrain(hex), Terrain::Woods | Terrain::HardCover)
    }

    /// Ground on which infantry goes into General Order [5.5].
    pub(crate) fn loosens(&self, hex: Hex) -> bool {
        matches!(self.terrain(hex), Terrain::Woods | Terrain::HardCover | Terrain::Wetland)
    }

    /// Ground on which horse cannot keep its order [5.5].
    pub(crate) fn rough_for_horse(&self, hex: Hex) -> bool {
        self.terrain(hex) != Terrain::Clear
    }

    /// Whether every hexside is a front hexside to a unit [1.6].
    pub(crate) fn all_round(&self, id: UnitId) -> bool {
        all_round(self.counter(id), self.unit(id))
    }

    /// Formed: in good order and in a formation [1.5].
    pub(crate) fn is_formed(&self, id: UnitId) -> bool {
        let (counter, unit) = (self.counter(id), self.unit(id));
        unit.morale == Morale::Good
            && match counter.role {
                Role::Battalion(_) => unit.formation != Formation::GeneralOrder,
                Role::Cavalry(kind) => kind != HorseKind::Cossack,
                Role::Battery(_) => unit.strength > 0,
                Role::Skirmisher | Role::Crew => false,
            }
    }

    /// Whether Cossacks are Formed because they ride a charge, while they keep their order [19.21].
    pub(crate) fn rides_formed(&self, id: UnitId, riding: bool) -> bool {
        riding && self.counter(id).is_cossack() && self.unit(id).morale == Morale::Good
    }

    /// The aspect of the direction from a unit's hex to another; front for all-round units.
    pub(crate) fn aspect_toward(&self, id: UnitId, from: Hex, other: Hex) -> Aspect {
        if self.all_round(id) { Aspect::Front } else { self.aspect_by_facing(id, from, other) }
    }

    /// The same aspect by the unit's facing, even if it looks all round.
    pub(crate) fn aspect_by_facing(&self, id: UnitId, from: Hex, other: Hex) -> Aspect {
        let (first, second) = self.board.first_side(from, other);
        let facing = self.unit(id).facing;
        // Along a corner the side better for the target counts [R21].
        second.map_or(facing.aspect(first), |second| facing.aspect(first).min(facing.aspect(second)))
    }

    /// The second hex of an Extended Line.
    pub(crate) fn wing_of(&self, id: UnitId) -> Option<Hex> {
        field::wing(&self.board, self.unit(id))
    }

    /// The top unit of a hex (R19).
    pub(crate) fn top(&self, hex: Hex) -> Option<UnitId> {
        let units = self.units_at(hex);
        let solid = units.iter().find(|&&id| !self.counter(id).is_loose());
        solid.or(units.first()).copied().or(self.field.wing(hex))
    }

    /// The units in a hex, the top unit first: battalions, horse and batteries before skirmish units and crews [9.5].
    pub(crate) fn top_down(&self, hex: Hex) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = self.field.all(&self.board, hex).collect();
        units.sort_by_key(|&id| self.counter(id).is_loose());
        units
    }

    /// The lead unit of a hex: the top one, passing over Routed ones while there is another (R83).
    pub(crate) fn lead(&self, hex: Hex) -> Option<UnitId> {
        let steady = |id: &&UnitId| self.unit(**id).morale != Morale::Routed;
        let units = self.units_at(hex);
        let solid = units.iter().filter(steady).find(|&&id| !self.counter(id).is_loose());
        solid.or(units.iter().find(steady)).copied().or(self.top(hex))
    }

    /// At half of the printed strength or less [1.9].
    pub(crate) fn at_half_or_less(&self, id: UnitId) -> bool {
        self.unit(id).strength <= self.counter(id).strength.div_ceil(2)
    }

    /// At half of the printed strength or more [1.9].
    pub(crate) fn at_half_or_more(&self, id: UnitId) -> bool {
        self.unit(id).strength >= self.counter(id).strength.div_ceil(2)
    }

    /// Drunken and not yet released [20.15.A].
    pub(crate) fn is_drunk(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        let released = counter.parent.map_or(self.unit(id).released, |parent| self.unit(parent).released);
        counter.drunken && !released
    }

    /// The army or corps of a unit: a division that has gone back to its corps is of that [20.34.A.5].
    pub(crate) fn body_now(&self, id: UnitId) -> Option<u8> {
        let own = self.counter(id).body;
        let joined = self.state.day.as_ref().is_some_and(|day| day.joined);
        if !joined {
            return own;
        }
        let corps = self.board.data(id).and_then(|data| data.corps.as_ref());
        let bodies = &self.board.rules().bodies;
        let above = bodies.iter().position(|body| body.side == self.side_of(id) && body.of.as_ref() == corps);
        let division = own.and_then(|at| bodies.get(usize::from(at))).and_then(|body| body.of.as_ref());
        let independent = division.is_some() && self.board.data(id).and_then(|data| data.division.as_ref()) == division;
        if independent { above.and_then(|at| u8::try_from(at).ok()).or(own) } else { own }
    }

    /// A leader's bonus as he is now.
    pub(crate) fn bonus(&self, id: LeaderId) -> u8 {
        if self.state.leader(id).reduced { 0 } else { self.board.leader(id).bonus }
    }

    pub(crate) fn own_unit(&self, side: Side, id: UnitId) -> Result<(), Breach> {
        if !self.board.has_unit(id) {
            return Err(Breach::new(Why::Unknown));
        }
        if self.side_of(id) != side {
            return Err(Breach::of(Why::NotYours, id));
        }
        Ok(())
    }

    pub(crate) fn own_on_map(&self, side: Side, units: &[UnitId]) -> Result<(), Breach> {
        for (at, &id) in units.iter().enumerate() {
            self.own_unit(side, id)?;
            if self.hex_of(id).is_none() {
                return Err(Breach::of(Why::NotOnMap, id));
            }
            if units.iter().take(at).any(|&other| other == id) {
                return Err(Breach::of(Why::NotTogether, id));
            }
        }
        if units.is_empty() { Err(Breach::new(Why::NoEffect)) } else { Ok(()) }
    }

    pub(crate) fn own_leader(&self, side: Side, id: LeaderId) -> Result<(), Breach> {
        if !self.board.has_leader(id) {
            return Err(Breach::new(Why::Unknown));
        }
        if self.board.leader(id).side != side {
            return Err(Breach::by(Why::NotYours, id));
        }
        Ok(())
    }

    pub(crate) fn is_rally(&self) -> bool {
        matches!(self.state.phase, PhaseName::AlliedRally | PhaseName::FrenchRally)
    }

    /// The arm of a counter; one made from a battery is a battery of that kind.
    pub(crate) fn arm_of(&self, id: UnitId) -> Option<Arm> {
        self.board.data(id).map(|data| data.arm)
    }
}

/// Whether every hexside is a front hexside [1.6].
pub(crate) fn all_round(counter: &Counter, unit: &Unit) -> bool {
    match counter.role {
        Role::Skirmisher | Role::Crew | Role::Cavalry(HorseKind::Cossack) => true,
        Role::Battery(_) => false,
        Role::Battalion(_) => {
            unit.morale != Morale::Good || matches!(unit.formation, Formation::GeneralOrder | Formation::Square)
        }
        Role::Cavalry(_) => unit.morale != Morale::Good,
    }
}
