//! Lines of sight and of fire, and the hexes a unit could fire on at Minimum range [10, 1.8].

use super::board::Role;
use super::breach::Why;
use super::definition::Terrain;
use super::game::Game;
use super::sense::Light;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;
use engine::line::{Passage, line};

impl Game {
    /// Whether one hex sees another, or what hides it.
    pub(crate) fn sight(&self, from: Hex, to: Hex) -> Result<(), Why> {
        let distance = self.board.distance(from, to);
        if distance <= 1 {
            return Ok(());
        }
        if distance > self.visibility() {
            return Err(Why::TooDark);
        }
        let (one, other) = (self.board.spot(from), self.board.spot(to));
        let high = one.level.max(other.level);
        let crest = match one.level.cmp(&other.level) {
            std::cmp::Ordering::Greater => one.slope,
            std::cmp::Ordering::Less => other.slope,
            std::cmp::Ordering::Equal => false,
        };
        let rises = |hex: Hex| {
            let spot = self.board.spot(hex);
            let growth = u8::from(matches!(spot.terrain, Terrain::Woods | Terrain::HardCover));
            spot.level + growth > high
        };
        // The shoulder of the higher ground hides what lies below it.
        let shoulder = |hex: Hex| {
            let spot = self.board.spot(hex);
            crest && !spot.slope && spot.level == high
        };
        let passages = line(&self.board.grid(), from, to);
        if passages.iter().any(|passage| blocks(passage, rises)) {
            return Err(Why::Hidden);
        }
        if passages.iter().any(|passage| blocks(passage, shoulder)) {
            return Err(Why::BehindSlope);
        }
        Ok(())
    }

    /// Whether no unit is in a unit's line of fire [10.5].
    pub(crate) fn line_is_free(&self, side: Side, battery: bool, from: Hex, to: Hex) -> bool {
        if self.board.distance(from, to) <= 1 {
            return true;
        }
        let stands = |hex: Hex| {
            self.field.all(&self.board, hex).any(|id| {
                let counter = self.counter(id);
                !counter.is_loose() && (!battery || counter.side == side)
            })
        };
        !line(&self.board.grid(), from, to).iter().any(|passage| blocks(passage, stands))
    }

    /// Whether a unit is such that it has a Minimum Fire Zone at all [1.8].
    pub(crate) fn has_zone(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        unit.morale != Morale::Routed
            && unit.strength > 0
            && !self.is_drunk(id)
            && !self.is_out_of_ammunition(id)
            && !self.is_silent_gun(id)
            && match self.counter(id).role {
                Role::Battalion(_) => unit.formation != Formation::RoadColumn,
                Role::Skirmisher => true,
                Role::Battery(_) => unit.formation == Formation::Unlimbered,
                Role::Cavalry(_) | Role::Crew => false,
            }
    }

    /// The reach of a unit's Minimum Fire Zone, in hexes.
    fn zone_reach(&self, id: UnitId) -> u16 {
        let range = &self.board.tables().range;
        let reach = if self.counter(id).is_battery() { range.artillery_minimum } else { range.infantry_minimum };
        u16::from(reach).min(self.visibility().max(1))
    }

    /// The hex of a unit from which a hex is in its cone and is nearest: an Extended Line has two.
    pub(crate) fn cone_from(&self, id: UnitId, to: Hex) -> Option<Hex> {
        let own = self.hex_of(id)?;
        let facing = self.unit(id).facing;
        let all_round = self.all_round(id);
        let sees = |hex: &Hex| *hex != to && (all_round || self.board.in_cone(*hex, facing, to));
        [Some(own), self.wing_of(id)]
            .into_iter()
            .flatten()
            .filter(sees)
            .min_by_key(|&hex| (self.board.distance(hex, to), hex != own))
    }

    /// Whether a hex is in a unit's Minimum Fire Zone [1.8].
    pub(crate) fn in_zone(&self, id: UnitId, hex: Hex) -> bool {
        self.has_zone(id)
            && self.cone_from(id, hex).is_some_and(|from| {
                self.board.distance(from, hex) <= self.zone_reach(id) && self.sight(from, hex).is_ok()
            })
    }

    /// Units of a side near enough that their Minimum Fire Zone could hold a hex.
    fn near(&self, side: Side, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        let ring = self.board.ring(hex).iter();
        ring.flat_map(|&at| self.field.all(&self.board, at)).filter(move |&id| self.side_of(id) == side)
    }

    /// The units of a side whose Minimum Fire Zone holds a hex, by id.
    pub(crate) fn zone_holders(&self, side: Side, hex: Hex) -> Vec<UnitId> {
        let mut holders: Vec<UnitId> = self.near(side, hex).filter(|&id| self.in_zone(id, hex)).collect();
        holders.sort();
        holders.dedup();
        holders
    }

    /// Whether a hex is in a Minimum Fire Zone of the other side.
    pub(crate) fn in_enemy_zone(&self, side: Side, hex: Hex) -> bool {
        self.near(side.other(), hex).any(|id| self.in_zone(id, hex))
    }

    /// The visibility, in hexes [3.2].
    pub(crate) fn visibility(&self) -> u16 {
        let time = &self.board.tables().time;
        let by_light = match self.light() {
            Light::Day => u16::MAX,
            Light::DawnDusk => u16::from(time.sight_dawn_dusk),
            Light::Evening => u16::from(time.sight_evening),
            Light::Night => u16::from(time.sight_night),
        };
        by_light.min(self.snow_sight())
    }
}

fn blocks(passage: &Passage, stops: impl Fn(Hex) -> bool) -> bool {
    match *passage {
        Passage::Through(hex) | Passage::Along(hex) => stops(hex),
        Passage::Between(one, other) => stops(one) && stops(other),
    }
}
