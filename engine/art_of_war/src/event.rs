//! The events of a battle, for display.

use super::board::ArmyId;
use super::command::Edit;
use super::definition::*;
use super::results::{Column, CombatResult};
use super::victory::Outcome;
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// An event, and the rule cases that shaped it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The event itself, with all data for its sentence.
    pub what: What,
    /// The rule cases that shaped it, in the order of the rules.
    pub cases: Vec<Case>,
}

/// The two phases of a player-turn [3.0].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PhaseKind {
    /// The side moves its units.
    Movement,
    /// The side attacks.
    Combat,
}

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum What {
    /// A phase began.
    PhaseBegan {
        turn: u8,
        side: Side,
        phase: PhaseKind,
        /// Whether it is night.
        night: bool,
    },
    /// A unit moved.
    Moved {
        unit: UnitId,
        /// The hex it left; `None` for a reinforcement that entered the map.
        from: Option<Hex>,
        /// The hexes it entered.
        path: Vec<Hex>,
        cost: Halves,
    },
    /// An objective changed hands, to this side.
    ControlTaken { hex: Hex, side: Side },
    /// A command was taken back.
    TakenBack { side: Side },
    /// The players agreed to change the position.
    Amended { edits: Vec<Edit> },
    /// Fresh strength was declared.
    FreshDeclared {
        side: Side,
        /// The units that get their division's bonus; empty if none was declared.
        units: Vec<UnitId>,
    },
    /// An attack was announced.
    AttackAnnounced {
        /// Attackers adjacent to the enemy.
        adjacent: Vec<UnitId>,
        /// Batteries firing from two hexes away.
        bombarding: Vec<UnitId>,
        /// The hexes attacked.
        targets: Vec<Hex>,
        /// The defending units.
        defenders: Vec<UnitId>,
        /// The attacker's total strength.
        attack: u16,
        /// The defender's total strength.
        defence: u16,
        /// The column it is resolved on.
        column: Column,
    },
    /// Guard infantry attacked for the first time.
    GuardCommitted { unit: UnitId },
    /// The combat die was rolled.
    DieRolled { face: u16, result: CombatResult },
    /// The weather die was rolled.
    WeatherRolled {
        face: u16,
        /// The result it left.
        result: CombatResult,
    },
    /// A unit retreated.
    Retreated { unit: UnitId, from: Hex, to: Hex },
    /// A unit was displaced by one that retreated.
    Displaced { unit: UnitId, from: Hex, to: Hex },
    /// A unit was destroyed.
    Eliminated { unit: UnitId, hex: Hex },
    /// A unit advanced after combat.
    Advanced { unit: UnitId, from: Hex, to: Hex },
    /// The victor stayed in place.
    HeldGround {
        /// The side that could have advanced.
        side: Side,
    },
    /// A bombarding battery drew back, or stayed.
    SteppedBack {
        unit: UnitId,
        from: Hex,
        /// The new hex; its own if it stayed.
        to: Hex,
    },
    /// A unit broke, and will come back.
    Disrupted { unit: UnitId, hex: Hex },
    /// An army's morale changed.
    MoraleChanged { army: ArmyId, from: u8, to: u8 },
    /// An army became demoralised.
    Demoralised { army: ArmyId },
    /// A unit left the reserve.
    Activated { unit: UnitId },
    /// A unit returned into reserve.
    Reserved { unit: UnitId },
    /// The die for a corps was rolled.
    SummonsRolled {
        face: u16,
        /// Whether the corps comes.
        comes: bool,
    },
    /// An objective was occupied in time, and its points are earned.
    ObjectiveScored { hex: Hex, side: Side },
    /// The battle continues for another day.
    FoughtOn { side: Side },
    /// The battle was broken off at the end of a day.
    BrokenOff { side: Side },
    /// A disrupted unit came back.
    Reorganised {
        unit: UnitId,
        /// The hex chosen by its enemy.
        hex: Hex,
    },
    /// The game ended.
    GameOver(Outcome),
}

/// Collects events while a command is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    pub(crate) events: Vec<Event>,
    /// Whether events are discarded: a bot that only tries a command needs none of them.
    unheard: bool,
}

impl Report {
    /// A report that discards its events.
    pub(crate) const fn unheard() -> Report {
        Report { events: Vec::new(), unheard: true }
    }

    /// Whether events are collected.
    pub(crate) const fn is_heard(&self) -> bool {
        !self.unheard
    }

    pub(crate) fn tell(&mut self, what: What, cases: impl IntoIterator<Item = Case>) {
        if self.unheard {
            return;
        }
        let mut cases: Vec<Case> = cases.into_iter().collect();
        cases.sort_unstable();
        cases.dedup();
        self.events.push(Event { what, cases });
    }
}
