//! What the side that is asked may do now. Units are offered; what one of them can do is worked out when it is picked:
//! [`Game::reach`], [`Game::next_steps`], [`Game::targets`], [`Game::charge_rides`].

use super::agenda::Round;
use super::facing::Facing;
use super::game::Game;
use super::state::*;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// What may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// Nobody is asked.
    Nothing,
    /// Set-up.
    Deploy {
        /// Who may be drawn up, and how.
        units: Vec<DrawnUp>,
        /// Who may place skirmish units, and where.
        skirmishers: Vec<MayPost>,
    },
    /// A command phase.
    Command {
        /// Who may declare a charge; Cossacks with the facings they may name.
        charges: Vec<MayCharge>,
        /// Whose command state may be changed.
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
        /// Detachment commanders with whom each may take under him.
        attach: Vec<MayAttach>,
        /// Whose regiment, battery or brigade a detachment commander may release.
        release: Vec<UnitId>,
        /// Who may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// A movement phase.
    Move {
        /// Who can do something; what is for [`Game::reach`] and [`Game::next_steps`] to say.
        units: Vec<UnitId>,
        /// Leaders who can move alone.
        leaders: Vec<LeaderId>,
        /// Who may come onto the map, and where.
        entries: Vec<MayEnter>,
        /// Leaders who may come alone, and where.
        leader_entries: Vec<MayPlace>,
        /// Halves that may become one: who stays, who is taken in.
        combine: Vec<MayCombine>,
        /// Cossacks that may try to command themselves.
        self_command: Vec<UnitId>,
        /// Hexes whose order may be changed.
        restack: Vec<Hex>,
        /// Whether the artillery leader may go Mobile.
        gunner: bool,
        /// Who may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// A shock phase.
    Shock {
        /// Attacks.
        attacks: Vec<MayAttack>,
        /// Who carries a charge; where to is for [`Game::charge_rides`] to say.
        charges: Vec<UnitId>,
        /// Who of a grand charge may move up, and on which ways.
        follows: Vec<MayFollow>,
        /// Who may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// Whether a charge goes on, and where to.
    Continue {
        /// Who.
        unit: UnitId,
        /// Ways.
        paths: Vec<Vec<Hex>>,
    },
    /// Whether to charge at what came near.
    OpportunityCharge(Offered),
    /// Who may fire at what comes by.
    OpportunityFire {
        /// Who.
        firers: Vec<UnitId>,
    },
    /// Fire by turns.
    Fire {
        /// The round.
        round: Round,
        /// Who may fire at which hexes.
        shots: Vec<MayFire>,
    },
    /// Whether a ceasefire is wanted.
    Ceasefire {
        /// Whether it begins when one side wants it, because nobody fought in the turn before.
        alone: bool,
    },
    /// The openings, if this engine knows them.
    OpenDraws {
        /// Whether it does.
        known: bool,
    },
}

/// How a unit may be drawn up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnUp {
    /// Who.
    pub unit: UnitId,
    /// In which formations, facing anywhere.
    pub formations: Vec<Formation>,
}

/// Skirmish units a battalion may place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayPost {
    /// Whose.
    pub battalion: UnitId,
    /// How many at most; battalions of a regiment share theirs.
    pub most: u8,
    /// Where.
    pub hexes: Vec<Hex>,
}

/// A charge that may be declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayCharge {
    /// Who.
    pub unit: UnitId,
    /// The facings a Cossack may name; none for others.
    pub facings: Vec<Facing>,
}

/// Ways a wave of a grand charge may move up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayFollow {
    /// Who.
    pub unit: UnitId,
    /// Ways, one for each hex it can end in.
    pub paths: Vec<Vec<Hex>>,
}

/// A change of command state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayState {
    /// Whose.
    pub leader: LeaderId,
    /// To what.
    pub state: CommandState,
    /// Whether a die decides.
    pub rolls: bool,
}

/// An order that may be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayOrder {
    /// From whom; headquarters if nobody.
    pub from: Option<LeaderId>,
    /// To whom.
    pub to: LeaderId,
    /// Units he may be placed with.
    pub places: Vec<UnitId>,
}

/// Whom a detachment commander may take under him [19.51].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayAttach {
    /// Who.
    pub leader: LeaderId,
    /// Whose regiment, battery or brigade.
    pub units: Vec<UnitId>,
}

/// Where a leader may be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayPlace {
    /// Who.
    pub leader: LeaderId,
    /// Where.
    pub hexes: Vec<Hex>,
}

/// Where a unit may come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayEnter {
    /// Who.
    pub unit: UnitId,
    /// Where.
    pub hexes: Vec<EntryAt>,
}

/// How a unit may come in at a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryAt {
    /// The hex.
    pub hex: Hex,
    /// In which formations.
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
    /// Who stays.
    pub into: UnitId,
    /// Who is taken in.
    pub from: UnitId,
}

/// An attack that may be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayAttack {
    /// From where.
    pub from: Hex,
    /// Where to.
    pub to: Hex,
    /// Through which hex first.
    pub via: Option<Hex>,
    /// Who.
    pub units: Vec<UnitId>,
    /// Whether they may go in.
    pub may_advance: bool,
}

/// Shots a unit may fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayFire {
    /// One unit, or two halves as one.
    pub units: Vec<UnitId>,
    /// At which hexes.
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
