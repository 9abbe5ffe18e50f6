//! Everything that can change during a battle, and nothing that cannot (18).

use super::card::{Card, InForce};
use super::definition::*;
use super::fight::{Battle, Fight};
use super::plan::SealedPlan;
use super::victory::Outcome;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The whole public state of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The Game Turn.
    pub turn: u8,
    /// The phasing side.
    pub active: Side,
    /// The number of phases begun.
    pub phases: u32,
    /// The current stage of the turn [4.1].
    pub stage: Stage,
    /// Units, in file order.
    pub units: Vec<Unit>,
    /// Garrisons, in the order of the definition.
    pub garrisons: Vec<Garrison>,
    /// Lines of communications, in the order of the definition.
    pub lines: Vec<LineState>,
    /// The hex the pontoon leads to, if it is built [6.9].
    pub pontoon: Option<Hex>,
    /// Army Morale.
    pub morale: PerSide<u8>,
    /// The cards in the deck, in ascending order.
    pub deck: Vec<Card>,
    /// Card effects in force.
    pub effects: Vec<InForce>,
    /// The actual weather.
    pub weather: Weather,
    /// The trend; it matters with variable weather only.
    pub trend: Trend,
    /// The turn on which Mud is removed; `None` without Mud [16.8.2].
    pub mud: Option<u8>,
    /// Extra Horses [5.2].
    pub extra_horses: ExtraHorses,
    /// The parts of 12.7 that have happened.
    pub catastrophe: Catastrophe,
    /// Lulls had on each day, by side (13).
    pub lulls: PerSide<Vec<u8>>,
    /// Guard units that were locked when this Movement phase began (R31).
    pub guards_locked: Vec<UnitId>,
    /// Whether a battle was fought in this Player Turn.
    pub fought: bool,
    /// The sealed plan, once it is sealed [17.1.1].
    pub plan: Option<SealedPlan>,
}

/// A unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Its place.
    pub place: Place,
    /// Whether it is Routed; only on the map.
    pub routed: bool,
    /// Whether it has moved in this Player Turn.
    pub moved: bool,
    /// Whether it has reacted in this Player Turn.
    pub reacted: bool,
}

/// The place of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// On the map.
    On {
        /// Its hex.
        hex: Hex,
    },
    /// A reinforcement.
    Due {
        /// It may enter on this turn or later.
        turn: u8,
        /// The place of entry.
        at: Entry,
    },
    /// The late corps, for which a die is still to be rolled [3.2].
    Awaited,
    /// The late corps, which may enter or go to Meissen now [3.2].
    ComeUp,
    /// Under a seal of the plan [17.1].
    Sealed,
    /// In the Meissen box, permanently [3.2].
    Meissen,
    /// In the Broken box.
    Broken,
    /// Permanently out of the game.
    Lost,
    /// Takes no part.
    Out,
}

/// The place at which a reinforcement enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// Through its area [11.2].
    Area(AreaId),
    /// At any active line of communications hex of its side [10.3].
    Lines,
}

/// A garrison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Garrison {
    /// Whether it is permanently removed.
    pub gone: bool,
}

/// A line of communications.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineState {
    /// Whether it is active.
    pub active: bool,
}

/// Extra Horses [5.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExtraHorses {
    /// May still be declared.
    Unused,
    /// In force until the next Night turn opens.
    InForce,
    /// Over.
    Used,
}

/// The parts of 12.7 that have happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Catastrophe {
    /// Whether the Allies have been in one hex of the city.
    pub one_hex: bool,
    /// Whether the Allies have been in all of them.
    pub all_hexes: bool,
}

/// The current stage: the state of 4.1, with the unfinished action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// S: the French seal their plan.
    Sealing,
    /// A: the French open the marker of this turn.
    Marker,
    /// B: a card is drawn.
    Draw,
    /// B': the decision or roll of a card.
    Card(CardStep),
    /// W: the weather die.
    WeatherDie,
    /// C: the die of the late corps.
    LateCorpsDie,
    /// C: dice for the open stacks.
    ArrivalDice,
    /// C: the French open the pieces that have arrived.
    ArrivalOpenings {
        /// The seals, by number in the order of the plan.
        seals: Vec<u8>,
    },
    /// D: movement.
    Movement,
    /// D: the French open the piece at Meissen.
    MeissenOpening,
    /// E: reaction of the other side.
    Reaction(ReactionStep),
    /// F: the declaration of battles.
    Declaration,
    /// G and X: the declared battles.
    Combat {
        /// All battles of the phase.
        battles: Vec<DeclaredBattle>,
        /// The battle that is being fought now.
        fight: Option<Box<Fight>>,
    },
    /// N: Night Operations.
    Night(NightStep),
    /// Z: the match is decided; the French open all seals that are still closed.
    Openings {
        /// The result, if the plan is legal.
        outcome: Outcome,
    },
    /// The match is over.
    Over {
        /// The result.
        outcome: Outcome,
    },
}

/// The decision or roll of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardStep {
    /// Card 3: the drawer picks a unit to rally.
    Rally,
    /// Card 3: the rally die of a Broken unit.
    RallyDie {
        /// The unit.
        unit: UnitId,
    },
    /// Card 6: the die for the nation.
    NationDie,
    /// Card 7: the opponent names a unit.
    Hold,
    /// Card 10: the opponent moves a cavalry unit.
    Provoke,
    /// Card 11: the die for the news.
    NewsDie,
}

/// The steps of a reaction phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReactionStep {
    /// The other side acts, or ends the phase.
    Choose,
    /// The phasing side may follow into the vacated hex.
    FollowUp {
        /// The hex.
        vacated: Hex,
    },
    /// A countercharge is being fought.
    Fight(Box<Fight>),
}

/// A battle of the declaration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclaredBattle {
    /// The units and garrisons.
    pub battle: Battle,
    /// Whether it has been fought, or is being fought.
    pub fought: bool,
}

/// The steps of the night.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NightStep {
    /// N2: payments for Broken units.
    Payments,
    /// N2: the rally dice.
    RallyDice {
        /// Units that were paid for.
        paid: Vec<UnitId>,
    },
    /// N5: Extra Horses, yes or no.
    ExtraHorses,
}

impl State {
    /// The unit, if there is one of that number.
    pub fn unit(&self, unit: UnitId) -> Option<&Unit> {
        self.units.get(usize::from(unit.0))
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> Option<&mut Unit> {
        self.units.get_mut(usize::from(unit.0))
    }

    /// The place of a unit.
    pub fn place(&self, unit: UnitId) -> Place {
        self.unit(unit).map_or(Place::Out, |unit| unit.place)
    }

    /// The hex a unit is in, if it is on the map.
    pub fn hex_of(&self, unit: UnitId) -> Option<Hex> {
        match self.place(unit) {
            Place::On { hex } => Some(hex),
            _ => None,
        }
    }

    /// Whether a unit is Routed.
    pub fn is_routed(&self, unit: UnitId) -> bool {
        self.unit(unit).is_some_and(|unit| unit.routed)
    }

    /// The battle that is being fought.
    pub fn fight(&self) -> Option<&Fight> {
        match &self.stage {
            Stage::Reaction(ReactionStep::Fight(fight)) => Some(fight),
            Stage::Combat { fight, .. } => fight.as_deref(),
            _ => None,
        }
    }

    pub(crate) fn fight_mut(&mut self) -> Option<&mut Fight> {
        match &mut self.stage {
            Stage::Reaction(ReactionStep::Fight(fight)) => Some(fight),
            Stage::Combat { fight, .. } => fight.as_deref_mut(),
            _ => None,
        }
    }

    /// Whether Minor Rivers close, roads give no bonus and guns are not doubled: Downpour, or Mud in effect.
    pub fn is_wet(&self) -> bool {
        self.weather == Weather::Downpour || self.mud.is_some()
    }
}
