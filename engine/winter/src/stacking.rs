//! The units that may share a hex (9).

use super::board::Role;
use super::breach::{Breach, Why};
use super::definition::{GunKind, HorseKind, Nation};
use super::game::Game;
use super::sense::all_round;
use super::state::*;
use engine::hex::Hex;

/// A unit in a state it would have.
pub(crate) type Member = (UnitId, Unit);

impl Game {
    /// Whether these units, all the combat units of a hex, may be there together.
    pub(crate) fn may_share(&self, hex: Hex, members: &[Member]) -> Result<(), Breach> {
        let table = &self.board.tables().stacking;
        let role = |id: UnitId| self.counter(id).role;
        let mut points: u16 = 0;
        for (id, unit) in members {
            points += match role(*id) {
                Role::Battalion(_) | Role::Skirmisher | Role::Cavalry(_) => u16::from(unit.strength),
                Role::Battery(_) => u16::from(unit.guns).div_ceil(u16::from(table.guns_per_point)),
                Role::Crew => 0,
            };
        }
        let most = if self.obstructed(hex) { table.obstructed } else { table.clear };
        if points > u16::from(most) && members.len() > 1 {
            return Err(Breach::there(Why::TooMuchStrength, hex));
        }
        let company = || members.iter().filter(|(id, _)| role(*id) != Role::Crew);
        let battalions = || members.iter().filter(|(id, _)| matches!(role(*id), Role::Battalion(_)));
        let batteries = || members.iter().filter(|(id, _)| matches!(role(*id), Role::Battery(_)));
        let cavalry = || members.iter().filter(|(id, _)| matches!(role(*id), Role::Cavalry(_)));
        let same_battery = |list: &[&Member]| match list {
            [one, other] => {
                self.counter(one.0).battery.is_some() && self.counter(one.0).battery == self.counter(other.0).battery
            }
            _ => false,
        };
        let alone =
            |unit: &Unit| matches!(unit.formation, Formation::Square | Formation::ExtendedLine | Formation::RoadColumn);
        let guns: Vec<&Member> = batteries().collect();
        if company().count() > 1 && company().any(|(id, unit)| !self.counter(*id).is_loose() && alone(unit)) {
            let halves = guns.len() == company().count() && same_battery(&guns);
            if !halves || guns.iter().any(|(_, unit)| unit.formation != Formation::RoadColumn) {
                return Err(Breach::there(Why::TooManyBattalions, hex));
            }
            return Ok(());
        }
        if let Some((_, first)) = battalions().next() {
            let most = match first.formation {
                Formation::Line => table.battalions_line,
                _ => table.battalions_column,
            };
            let mut faced = battalions().filter(|(id, unit)| !all_round(self.counter(*id), unit));
            let facing = faced.next().map(|(_, unit)| unit.facing);
            if battalions().count() > usize::from(most)
                || battalions().any(|(_, unit)| unit.formation != first.formation)
                || faced.any(|(_, unit)| Some(unit.facing) != facing)
            {
                return Err(Breach::there(Why::TooManyBattalions, hex));
            }
        }
        let wrong = Err(Breach::there(Why::WrongCompany, hex));
        if let Some((first, one)) = cavalry().next() {
            let cossack = Role::Cavalry(HorseKind::Cossack);
            let fits = |(id, unit): &Member| {
                id == first
                    || role(*first) == cossack && role(*id) == cossack
                    || role(*first) != cossack
                        && matches!(role(*id), Role::Cavalry(_))
                        && self.counter(*id).regiment.is_some()
                        && self.counter(*id).regiment == self.counter(*first).regiment
                        && (unit.facing == one.facing
                            || all_round(self.counter(*id), unit)
                            || all_round(self.counter(*first), one))
            };
            if !company().all(fits) || role(*first) != cossack && company().count() > 2 {
                return wrong;
            }
        }
        let unlimbered = guns.iter().filter(|(_, unit)| unit.formation == Formation::Unlimbered).count();
        if unlimbered > 0 {
            let horse = guns.iter().all(|(id, _)| {
                role(*id) == Role::Battery(GunKind::Horse) && self.counter(*id).nation == Nation::Russian
            });
            // Guns that share a hex limber, unlimber and turn together [9.4].
            let alike = guns.iter().all(|(_, unit)| {
                unit.formation == Formation::Unlimbered && guns.iter().all(|(_, other)| other.facing == unit.facing)
            });
            let halves = guns.len() == 1 || horse && same_battery(&guns) && alike;
            if !halves || company().any(|(id, _)| !matches!(role(*id), Role::Battery(_) | Role::Skirmisher)) {
                return wrong;
            }
        } else if !guns.is_empty()
            && battalions().any(|(_, unit)| !matches!(unit.formation, Formation::Column | Formation::GeneralOrder))
        {
            return wrong;
        }
        for (id, _) in company().filter(|(id, _)| role(*id) == Role::Skirmisher) {
            let own = self.counter(*id);
            let friend = |other: UnitId| {
                let them = self.counter(other);
                them.regiment.is_some() && them.regiment == own.regiment
                    || them.brigade.is_some() && them.brigade == own.brigade
            };
            if battalions().any(|(other, _)| !friend(*other)) {
                return wrong;
            }
        }
        Ok(())
    }

    /// Whether these units may be in a hex with the others there, the second hex of an Extended Line included.
    pub(crate) fn may_join(&self, hex: Hex, joining: &[Member]) -> Result<(), Breach> {
        // One unit by itself may always be there.
        if let [(id, unit)] = joining
            && unit.formation != Formation::ExtendedLine
            && self.field.all(&self.board, hex).all(|other| other == *id)
        {
            return Ok(());
        }
        let others = self.units_at(hex).iter().filter(|id| joining.iter().all(|(joins, _)| joins != *id));
        let mut members: Vec<Member> = others.map(|&id| (id, *self.unit(id))).collect();
        members.extend(joining.iter().copied());
        self.may_share(hex, &members)?;
        // An Extended Line counts as standing in its second hex too [R57].
        if let Some(line) = self.field.wing(hex)
            && joining.iter().all(|(id, _)| *id != line)
            && members.iter().any(|(id, _)| self.counter(*id).role != Role::Crew)
        {
            return Err(Breach::there(Why::TooManyBattalions, hex));
        }
        for (id, unit) in joining {
            if let Some(wing) = super::field::wing(&self.board, unit)
                && self.field.all(&self.board, wing).any(|other| other != *id && self.counter(other).role != Role::Crew)
            {
                return Err(Breach::there(Why::TooManyBattalions, wing));
            }
        }
        Ok(())
    }

    /// Whether a unit may be in a hex in its present state.
    pub(crate) fn may_stand(&self, hex: Hex, id: UnitId) -> bool {
        let unit = Unit { place: Place::On(hex), ..*self.unit(id) };
        self.may_join(hex, &[(id, unit)]).is_ok()
    }
}
