//! Ratings, and the terms of a morale check [1.11, 13.2].

use super::board::Role;
use super::definition::{Arm, FootKind, GunKind, HorseKind, Nation};
use super::event::Verdict;
use super::facing::{Aspect, Way};
use super::game::Game;
use super::sense::Cover;
use super::state::*;
use super::terms::term;
pub use super::terms::{Reason, Term};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// The occasion of a check.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Occasion {
    /// The aspect of the cause to the unit.
    pub(crate) aspect: Option<Aspect>,
    /// Points it lost in this combat.
    pub(crate) lost: u8,
    /// The horse that charges it.
    pub(crate) charger: Option<UnitId>,
    /// It attacks in shock.
    pub(crate) attacking: bool,
    /// The way it attacks or charges, for the wind [18.1].
    pub(crate) acts: Option<Way>,
    /// It rides a charge [19.21].
    pub(crate) riding: bool,
    /// The number that the Guard's retreat adds [13.7].
    pub(crate) dismay: i8,
}

impl Game {
    /// The rating as it is now, without what shock adds [1.11].
    pub(crate) fn rating(&self, id: UnitId) -> i16 {
        let counter = self.counter(id);
        let shaken = counter.side == Side::Second && self.is_without_emperor();
        let worn = self.nerve_er(id) + self.snow_er() - i16::from(self.fatigue_of(id)) - i16::from(shaken);
        let comrades = if self.has_comrades(id) { i16::from(self.board.tables().morale.same_regiment_er) } else { 0 };
        (i16::from(counter.er) + worn + comrades).max(0)
    }

    /// A Russian battalion with a Good-order battalion of its regiment in its hex or beside it.
    fn has_comrades(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        let (Some(hex), Some(regiment), true) =
            (self.hex_of(id), counter.regiment, counter.is_battalion() && counter.nation == Nation::Russian)
        else {
            return false;
        };
        let near = std::iter::once(hex).chain(self.board.around(hex).map(|(_, hex)| hex));
        near.flat_map(|at| self.units_at(at)).any(|&other| {
            let them = self.counter(other);
            other != id
                && them.is_battalion()
                && them.side == counter.side
                && them.regiment == Some(regiment)
                && self.unit(other).morale == Morale::Good
        })
    }

    /// Whether an Attack Order drives an infantry unit [17.8].
    pub(crate) fn driven(&self, id: UnitId) -> bool {
        if !matches!(self.counter(id).role, Role::Battalion(_) | Role::Skirmisher) {
            return false;
        }
        let within = u16::from(self.board.tables().attack_order.within);
        self.is_under_attack_order(id)
            && self.hex_of(id).is_some_and(|hex| self.enemy_within(self.side_of(id), hex, within))
    }

    /// The best bonus of a leader of the chain in the unit's hex; nothing if there is none.
    pub(crate) fn leader_bonus(&self, id: UnitId) -> Option<u8> {
        let hex = self.hex_of(id)?;
        let chain = self.leaders_at(self.side_of(id), hex).filter(|&leader| self.of_chain(leader, id));
        chain.map(|leader| self.bonus(leader)).max()
    }

    fn beside_light_battery(&self, id: UnitId, hex: Hex) -> bool {
        let counter = self.counter(id);
        counter.is_battalion()
            && counter.nation == Nation::Russian
            && self.board.around(hex).flat_map(|(_, at)| self.units_at(at)).any(|&other| {
                let guns = self.counter(other);
                guns.role == Role::Battery(GunKind::Light)
                    && guns.side == counter.side
                    && guns.division.is_some()
                    && guns.division == counter.division
                    && self.unit(other).formation == Formation::Unlimbered
                    && self.unit(other).strength > 0
            })
    }

    /// Everything that is added to the die of a morale check: 0 or less passes [13.1, 13.2, R71].
    pub(crate) fn check_terms(&self, id: UnitId, occasion: &Occasion) -> Vec<Term> {
        let table = &self.board.tables().morale;
        let counter = self.counter(id);
        let unit = self.unit(id);
        let mut terms = vec![term("1.11", Reason::Rating, -self.rating(id))];
        let mut add = |rule: &str, reason, amount: i8| {
            if amount != 0 {
                terms.push(term(rule, reason, i16::from(amount)));
            }
        };
        let Some(hex) = unit.hex() else { return terms };
        if self.cover(hex) != Cover::Open && counter.em > 0 {
            add("1.12", Reason::Modifier, -i8::try_from(counter.em).unwrap_or(0));
        }
        if self.driven(id) {
            add("17.8", Reason::AttackOrder, -self.board.tables().shock.attack_order_er);
        }
        let foot = matches!(counter.role, Role::Battalion(_) | Role::Skirmisher);
        if occasion.attacking && foot && counter.nation == Nation::Russian {
            add("19.62", Reason::RussianAttack, -self.board.tables().shock.russian_attack_er);
        }
        if let Some(bonus) = self.leader_bonus(id) {
            add("13.2", Reason::Leader, table.leader.min(-i8::try_from(bonus).unwrap_or(0)));
        }
        if self.beside_light_battery(id, hex) {
            add("13.2", Reason::LightBattery, table.light_battery);
        }
        if self.cover(hex) == Cover::Hard {
            add("13.2", Reason::HardCover, table.hard_cover);
        }
        match occasion.aspect {
            Some(Aspect::Flank) => add("13.2", Reason::Flank, table.flank),
            Some(Aspect::Rear) => add("13.2", Reason::Rear, table.rear),
            _ => {}
        }
        if matches!(counter.role, Role::Battalion(_) | Role::Cavalry(_)) && self.at_half_or_less(id) {
            add("13.2", Reason::HalfStrength, table.half_strength);
        }
        let further = less(occasion.lost, 1).min(20);
        add("13.2", Reason::FurtherLosses, table.each_further_point * i8::try_from(further).unwrap_or(0));
        if let Some(charger) = occasion.charger {
            for (reason, amount) in self.charge_terms(charger, id) {
                add("12.5", reason, amount);
            }
        }
        add("13.7", Reason::Guard, occasion.dismay);
        add("19.7", Reason::GrandCharge, -self.grand_er(id));
        terms.extend(self.snow_on_morale(id, occasion.acts, occasion.riding));
        terms
    }

    /// The charge modifier [12.5].
    pub(crate) fn charge_terms(&self, charger: UnitId, id: UnitId) -> Vec<(Reason, i8)> {
        let table = &self.board.tables().morale;
        let (by, weight) = (self.counter(charger), self.unit(charger).strength);
        if by.is_cossack() && self.is_formed(id) {
            return Vec::new();
        }
        let weight = match by.role {
            Role::Cavalry(HorseKind::Heavy) if weight >= 8 => table.charge_heavy_8,
            Role::Cavalry(HorseKind::Heavy) if weight >= 4 => table.charge_heavy_4,
            Role::Cavalry(HorseKind::Light) if weight >= 5 => table.charge_light_5,
            _ => 0,
        };
        let unit = self.unit(id);
        let mut terms = vec![(Reason::Charge, weight)];
        if unit.morale == Morale::Disordered {
            terms.push((Reason::DisorderedCharged, table.disordered_charged));
        }
        if unit.morale == Morale::Good && unit.formation == Formation::Square {
            terms.push((Reason::SquareCharged, table.square_charged));
        }
        terms
    }

    /// The result of a margin for a unit [13.1].
    pub(crate) fn verdict(&self, id: UnitId, margin: i16) -> Verdict {
        let table = &self.board.tables().morale;
        let unit = self.unit(id);
        if margin < i16::from(table.disorder_from) {
            Verdict::Pass
        } else if unit.morale != Morale::Good || margin >= i16::from(table.rout_from) {
            Verdict::Rout
        } else if margin >= i16::from(table.retreat_from) {
            if unit.formation == Formation::Square { Verdict::SquareLost } else { Verdict::Retreat }
        } else {
            Verdict::Disorder
        }
    }

    /// Whether a unit is of the Russian foot or horse that rallies by 19.61.
    pub(crate) fn rallies_slowly(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        counter.nation == Nation::Russian
            && match self.board.data(id).map(|data| data.arm) {
                Some(Arm::Infantry(kind)) => kind != FootKind::Jaeger && counter.is_battalion(),
                Some(Arm::Cavalry(kind)) => kind != HorseKind::Cossack,
                _ => false,
            }
    }

    /// The modifiers of the die of the check before a charge: 0 or less passes [12.2].
    pub(crate) fn initiation_terms(&self, id: UnitId) -> Vec<Term> {
        let mut terms = vec![term("1.11", Reason::Rating, -self.rating(id))];
        if let Some(bonus) = self.leader_bonus(id).filter(|&bonus| bonus > 0) {
            terms.push(term("12.2", Reason::Leader, -i16::from(bonus)));
        }
        terms
    }
}
