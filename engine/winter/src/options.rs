//! The options of the side that must decide. Units are offered; the possibilities of one unit are worked out when it is
//! picked: [`Game::reach`], [`Game::next_steps`], [`Game::targets`], [`Game::charge_rides`].

use super::agenda::Round;
use super::day::FieldCommand;
use super::facing::Facing;
use super::game::Game;
use super::state::*;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The options of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// No side must decide.
    Nothing,
    /// Set-up.
    Deploy {
        /// The units to set up, and their formations.
        units: Vec<DrawnUp>,
        /// The battalions that may place skirmish units, and the hexes for them.
        skirmishers: Vec<MayPost>,
    },
    /// A command phase.
    Command {
        /// The units that may declare a charge; Cossacks with the facings they may name.
        charges: Vec<MayCharge>,
        /// The leaders whose command state may be changed.
        states: Vec<MayState>,
        /// Orders that may be sent.
        orders: Vec<MayOrder>,
        /// Leaders to be placed.
        places: Vec<MayPlace>,
        /// Whether the withdrawal may be declared.
        withdraw: bool,
        /// Whether Eylau may be held.
        hold_eylau: bool,
        /// Whether the one French order may be given.
        davout_order: bool,
        /// The units that may ride in a grand charge, each with those that face as it does.
        grand_charge: Vec<UnitId>,
        /// Detachment commanders, each with the units it may take over.
        attach: Vec<MayAttach>,
        /// The units whose regiment, battery or brigade a detachment commander may release.
        release: Vec<UnitId>,
        /// The units that may be given standing orders.
        standing: Vec<UnitId>,
        /// Commands that only the whole field has.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        field: Vec<FieldCommand>,
    },
    /// A movement phase.
    Move {
        /// The units that can do something; [`Game::reach`] and [`Game::next_steps`] say what.
        units: Vec<UnitId>,
        /// Leaders who can move alone.
        leaders: Vec<LeaderId>,
        /// The units that may enter the map, and their hexes.
        entries: Vec<MayEnter>,
        /// Leaders who may come alone, and where.
        leader_entries: Vec<MayPlace>,
        /// Halves that may become one: the half that stays, the half that is taken in.
        combine: Vec<MayCombine>,
        /// Cossacks that may try to command themselves.
        self_command: Vec<UnitId>,
        /// Hexes whose order may be changed.
        restack: Vec<Hex>,
        /// Whether the artillery leader may go Mobile.
        gunner: bool,
        /// The units that may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// A shock phase.
    Shock {
        /// Attacks.
        attacks: Vec<MayAttack>,
        /// The units that may charge; [`Game::charge_rides`] gives their paths.
        charges: Vec<UnitId>,
        /// The units of a grand charge that may move up, and their paths.
        follows: Vec<MayFollow>,
        /// The units that may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// Whether a charge goes on, and where to.
    Continue {
        /// The unit that charges.
        unit: UnitId,
        /// Ways.
        paths: Vec<Vec<Hex>>,
    },
    /// Whether to charge at what came near.
    OpportunityCharge(Offered),
    /// The units that may fire at a passing unit.
    OpportunityFire {
        /// The units that may fire.
        firers: Vec<UnitId>,
    },
    /// Fire by turns.
    Fire {
        /// The round.
        round: Round,
        /// The units that may fire, and their target hexes.
        shots: Vec<MayFire>,
    },
    /// Whether a ceasefire is wanted.
    Ceasefire {
        /// Whether it begins when one side wants it, because no unit fought in the turn before.
        alone: bool,
    },
    /// The openings, if this engine knows them.
    OpenDraws {
        /// Whether it does.
        known: bool,
    },
    /// Whether the Allied army withdraws from the whole field.
    Withdrawal {
        /// The lines it may take: W, Y and Z by their places.
        lines: Vec<u8>,
        /// Leaders who may command the rear guard.
        commanders: Vec<LeaderId>,
    },
    /// Whether the battle ends by agreement.
    AgreeEnd {
        /// The level it would end with.
        level: i8,
    },
}

/// The formations in which a unit may be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnUp {
    /// The unit.
    pub unit: UnitId,
    /// Its possible formations, with any facing.
    pub formations: Vec<Formation>,
}

/// Skirmish units a battalion may place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayPost {
    /// Their battalion.
    pub battalion: UnitId,
    /// Largest number of them; battalions of a regiment share theirs.
    pub most: u8,
    /// The hexes they may be placed in.
    pub hexes: Vec<Hex>,
}

/// A charge that may be declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayCharge {
    /// The unit that charges.
    pub unit: UnitId,
    /// The facings a Cossack may name; none for others.
    pub facings: Vec<Facing>,
}

/// Ways a wave of a grand charge may move up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayFollow {
    /// The unit that moves up.
    pub unit: UnitId,
    /// Ways, one for each hex it can end in.
    pub paths: Vec<Vec<Hex>>,
}

/// A change of command state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayState {
    /// The leader.
    pub leader: LeaderId,
    /// The new state.
    pub state: CommandState,
    /// Whether a die decides.
    pub rolls: bool,
}

/// An order that may be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayOrder {
    /// The sender; `None` for headquarters.
    pub from: Option<LeaderId>,
    /// The leader that receives it.
    pub to: LeaderId,
    /// Units he may be placed with.
    pub places: Vec<UnitId>,
}

/// The units that a detachment commander may take over [19.51].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayAttach {
    /// The detachment commander.
    pub leader: LeaderId,
    /// The units, with their regiment, battery or brigade.
    pub units: Vec<UnitId>,
}

/// The hexes where a leader may be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayPlace {
    /// The leader.
    pub leader: LeaderId,
    /// The hexes.
    pub hexes: Vec<Hex>,
}

/// The hexes where a unit may enter the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayEnter {
    /// The unit.
    pub unit: UnitId,
    /// The hexes.
    pub hexes: Vec<EntryAt>,
}

/// The formations in which a unit may enter a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryAt {
    /// The hex.
    pub hex: Hex,
    /// Its possible formations.
    pub forms: Vec<EntryForm>,
}

/// A formation a unit may come in with, and the facings that go with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryForm {
    /// The formation.
    pub formation: Formation,
    /// Facings.
    pub facings: Vec<Facing>,
}

/// Halves that may become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayCombine {
    /// The half that stays.
    pub into: UnitId,
    /// The half that is taken in.
    pub from: UnitId,
}

/// An attack that may be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayAttack {
    /// The hex the attack comes from.
    pub from: Hex,
    /// The hex under attack.
    pub to: Hex,
    /// The hex to enter first, if any.
    pub via: Option<Hex>,
    /// The attacking units.
    pub units: Vec<UnitId>,
    /// Whether they may go in.
    pub may_advance: bool,
}

/// Shots a unit may fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayFire {
    /// One unit, or two halves as one.
    pub units: Vec<UnitId>,
    /// The target hexes.
    pub targets: Vec<Hex>,
}

impl Game {
    /// The hexes units could fire at now.
    pub fn targets(&self, units: &[UnitId]) -> Vec<Hex> {
        let Some(&first) = units.first() else { return Vec::new() };
        let side = self.side_of(first);
        let mut hexes: Vec<Hex> = Vec::new();
        for (id, hex) in self.on_map(side.other()) {
            hexes.push(hex);
            hexes.extend(self.wing_of(id));
        }
        hexes.sort();
        hexes.dedup();
        hexes.retain(|&hex| self.could_reach(first, hex) && self.may_fire(units, hex).is_ok());
        hexes
    }

    /// Ways a declared charge can be ridden: one for each hex it can end at.
    pub fn charge_rides(&self, unit: UnitId) -> Vec<Vec<Hex>> {
        match self.hex_of(unit) {
            Some(hex) if self.unit(unit).charge => {
                self.rides(unit, hex, self.unit(unit).facing, self.ridden_before(unit))
            }
            _ => Vec::new(),
        }
    }
}
