//! Armies, corps and divisions of the whole field with a morale level of their own, and what losses cost it [1.15, 14].

use super::data::{FieldBody, FieldLeader, FieldOption, FieldUnit, Rank, WholeField};
use crate::definition::{Arm, GunKind, HorseKind, Nation};
use crate::state::Nerve;
use crate::tables::ArmyTable;
use engine::contract::Side;

/// The condition of a unit, as far as morale levels see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// A battalion or cavalry unit. Skirmish units that are out are missing from the strength; 0 is eliminated.
    Troops {
        /// Strength points left.
        strength: u8,
        /// Whether it is Routed.
        routed: bool,
    },
    /// A battery.
    Crew {
        /// Crew points eliminated, Routed or parted from their guns, without those that the battery needs no more.
        missing: u8,
    },
}

impl FieldBody {
    /// Points at the start with these options [14.1].
    pub fn points_with(&self, options: &[FieldOption]) -> i16 {
        let added = self.added.iter().filter(|(option, _)| options.contains(option));
        self.body.start + added.map(|(_, points)| points).sum::<i16>()
    }

    /// Its steadiness at these points, found anew by each check [14.4].
    pub fn nerve_at(&self, points: i16) -> Nerve {
        if points <= self.body.disintegrates {
            Nerve::Disintegrated
        } else if points <= 0 {
            Nerve::Demoralised
        } else {
            Nerve::Steady
        }
    }

    fn names(&self, unit: &FieldUnit) -> bool {
        let data = &unit.unit;
        if self.body.side != data.side {
            return false;
        }
        // Batteries of a Grand Battery belong to the Russian army, Prussian ones too [R102].
        match &self.body.of {
            Some(of) if data.side == Side::Second || unit.grand_battery.is_none() => {
                let named = |name: &Option<String>| name.as_ref() == Some(of);
                named(&data.corps) || named(&data.division) || self.with.contains(&data.id)
            }
            Some(_) => false,
            None => true,
        }
    }
}

impl WholeField {
    /// The body of a unit, as its place in the list [1.15].
    pub fn body_of(&self, unit: &FieldUnit) -> Option<usize> {
        self.bodies.iter().position(|body| body.names(unit))
    }

    /// The body that pays for a leader: that of his command, of a corps commander his corps [14.3].
    pub fn body_of_leader(&self, leader: &FieldLeader) -> Option<usize> {
        let commands = |body: &FieldBody| {
            let of = body.body.of.as_ref();
            body.body.side == leader.side && of.is_some_and(|of| leader.commands.contains(of))
        };
        let own = self.bodies.iter().position(commands);
        own.or_else(|| self.units.iter().find(|unit| leader.lists(unit)).and_then(|unit| self.body_of(unit)))
    }
}

impl FieldUnit {
    /// Points of morale that the condition of the unit costs its body [14.2]. The level changes by the difference
    /// whenever the condition changes, so that a rally gives back what the rout has cost.
    pub fn morale_cost(&self, condition: Condition, army: &ArmyTable) -> i16 {
        let data = &self.unit;
        let russian = data.nation == Nation::Russian;
        match condition {
            Condition::Troops { strength, routed } => {
                let (half, gone) = match data.arm {
                    _ if !russian => (army.half, army.gone),
                    Arm::Cavalry(HorseKind::Heavy | HorseKind::Light) => (army.russian_half, army.russian_horse_gone),
                    _ => (army.russian_half, army.russian_gone),
                };
                // An eliminated unit is at half strength as well.
                let at_half = if strength <= self.printed.div_ceil(2) { half } else { 0 };
                let is_gone = if routed || strength == 0 { gone } else { 0 };
                i16::from(at_half) + i16::from(is_gone)
            }
            // Russian light batteries are of class 2 [R110]; the horse batteries cost nothing.
            Condition::Crew { .. } if russian && data.arm == Arm::Artillery(GunKind::Horse) => 0,
            Condition::Crew { missing } => i16::from(missing) * i16::from(army.crew),
        }
    }
}

impl FieldLeader {
    /// Points of morale that he costs when he falls for the first time; a reduced leader costs nothing [14.3].
    pub fn morale_cost(&self, army: &ArmyTable) -> i16 {
        i16::from(match self.rank {
            _ if self.reduced => 0,
            Rank::Brigade | Rank::Artillery | Rank::Cossack | Rank::Battery => army.leader_brigade,
            Rank::Division | Rank::Detachment => army.leader_higher + self.bonus / 2,
            Rank::Wing | Rank::Corps => army.leader_higher + self.bonus.div_ceil(2),
            Rank::Army => 0,
        })
    }
}
