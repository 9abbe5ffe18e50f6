//! The modifiers of the die that decides a fight, and the result of its score [12.4].

use super::board::Role;
use super::definition::{HorseKind, Nation};
use super::facing::{Aspect, Way};
use super::game::Game;
use super::sense::Cover;
use super::state::*;
use super::tables::{Fate, ShockResult};
use super::terms::{Reason, Term, term};
use engine::hex::Hex;

impl Game {
    /// The defenders of a hex, the top unit first: a Routed unit goes when the lead is tried, and has no part [12.1].
    pub(crate) fn defenders(&self, hex: Hex) -> Vec<UnitId> {
        let mut units = self.top_down(hex);
        units.retain(|&id| self.unit(id).morale != Morale::Routed);
        units
    }

    /// Strength of all participants; a battery counts its crew.
    fn shock_strength(&self, units: &[UnitId]) -> u32 {
        units.iter().map(|&id| u32::from(self.unit(id).strength)).sum()
    }

    /// The gains and losses of a rating in shock [12.4].
    fn shock_rating(
        &self,
        id: UnitId,
        hex: Hex,
        attack: Option<Way>,
        by_horse: bool,
        add: &mut dyn FnMut(Reason, &str, i8),
    ) {
        let attacks = attack.is_some();
        let table = &self.board.tables().shock;
        let (counter, unit) = (self.counter(id), self.unit(id));
        let foot = matches!(counter.role, Role::Battalion(_) | Role::Skirmisher);
        if attacks && foot && counter.nation == Nation::Russian {
            add(Reason::RussianAttack, "19.62", table.russian_attack_er);
        }
        if attacks && self.driven(id) {
            add(Reason::AttackOrder, "17.8", table.attack_order_er);
        }
        let grand = self.grand_er(id);
        if attacks && grand != 0 {
            add(Reason::GrandCharge, "19.7", grand);
        }
        if matches!(counter.role, Role::Cavalry(HorseKind::Light | HorseKind::Cossack)) {
            add(Reason::LightCavalry, "12.4", table.light_cavalry_er);
        }
        if unit.morale == Morale::Disordered {
            add(Reason::Disordered, "12.4", table.disordered_er);
        }
        let loose = counter.is_loose() || counter.is_battalion() && unit.formation == Formation::GeneralOrder;
        if loose && self.cover(hex) == Cover::Open {
            add(Reason::GeneralOrder, "12.4", table.general_order_open_er);
        }
        if !attacks && !by_horse && unit.formation == Formation::Square {
            add(Reason::Square, "12.4", table.square_er_by_infantry);
        }
        if counter.is_battery() {
            let alone = self.defenders(hex).iter().all(|&other| self.counter(other).is_battery());
            if alone {
                add(Reason::LoneBattery, "12.4", table.lone_battery_er);
            }
            if unit.formation != Formation::Unlimbered {
                add(Reason::Limbered, "12.4", table.limbered_er);
            }
        } else if unit.formation == Formation::RoadColumn {
            add(Reason::Limbered, "12.4", table.limbered_er);
        }
        if let Some(bonus) = self.leader_bonus(id) {
            add(Reason::Leader, "12.4", i8::try_from(bonus).unwrap_or(0));
        }
        // Horse that attacks by horse rides a charge.
        if let Some((reason, amount)) = self.snow_on_shock(id, attack, attacks && by_horse) {
            add(reason, "18.3", amount);
        }
    }

    /// Everything that is added to the result die [12.4].
    pub(crate) fn differential(
        &self,
        attackers: &[UnitId],
        from: Hex,
        to: Hex,
        charge: bool,
        countercharge: bool,
    ) -> Vec<Term> {
        let table = &self.board.tables().shock;
        let (Some(&lead), Some(defender)) = (attackers.first(), self.lead(to)) else { return Vec::new() };
        let mut terms = vec![term("1.11", Reason::Rating, self.rating(lead))];
        // Attacks go from hex to hex; there is always a way.
        let attack = self.board.way(from, to).or(Some(Way::NorthEast));
        self.shock_rating(lead, from, attack, charge, &mut |reason, rule, amount| {
            terms.push(term(rule, reason, i16::from(amount)));
        });
        terms.push(term("1.11", Reason::Defender, -self.rating(defender)));
        let by_horse = charge || self.counter(lead).is_cavalry();
        self.shock_rating(defender, to, None, by_horse, &mut |reason, rule, amount| {
            terms.push(term(rule, reason, -i16::from(amount)));
        });
        let mut add = |reason, amount: i8| {
            if amount != 0 {
                terms.push(term("12.4", reason, i16::from(amount)));
            }
        };
        let square =
            charge && self.unit(defender).formation == Formation::Square && self.unit(defender).morale == Morale::Good;
        if square {
            add(Reason::ChargedSquare, table.charge_square);
        } else {
            let (ours, theirs) = (self.shock_strength(attackers), self.shock_strength(&self.defenders(to)));
            add(Reason::Ratio, self.ratio_gain(ours, theirs));
        }
        if self.counter(lead).is_battalion() && self.unit(lead).formation == Formation::Column {
            add(Reason::Column, table.column);
        }
        match self.aspect_toward(defender, to, from) {
            Aspect::Front => {}
            Aspect::Flank => add(Reason::Flank, table.flank),
            Aspect::Rear => add(Reason::Rear, table.rear),
        }
        match self.cover(to) {
            Cover::Open => {}
            Cover::Soft => add(Reason::SoftCover, table.soft_cover),
            Cover::Hard if self.board.spot(to).stronghold => add(Reason::Stronghold, table.church_castle),
            Cover::Hard => add(Reason::HardCover, table.hard_cover),
        }
        if self.board.spot(to).level > self.board.spot(from).level {
            add(Reason::Uphill, table.uphill);
        }
        if let Some(side) = self.board.way(from, to).and_then(|way| self.board.beyond(from, way)) {
            if side.major_stream {
                add(Reason::MajorStream, table.major_stream);
            } else if side.stream {
                add(Reason::Stream, table.stream);
            }
        }
        let impetus = |id: UnitId| match self.counter(id).role {
            Role::Cavalry(HorseKind::Heavy) => table.charge_heavy,
            Role::Cavalry(_) => table.charge_light,
            _ => 0,
        };
        if charge {
            add(Reason::Charge, impetus(lead));
        }
        if countercharge {
            add(Reason::Countercharge, -impetus(defender));
        }
        terms
    }

    /// The gain from one strength against another.
    pub(crate) fn ratio_gain(&self, ours: u32, theirs: u32) -> i8 {
        for ratio in &self.board.tables().shock.strength {
            let (a, b) = (u32::from(ratio.ours), u32::from(ratio.theirs));
            if ours * b >= theirs * a {
                return ratio.gain;
            }
            if theirs * b >= ours * a {
                return -ratio.gain;
            }
        }
        0
    }

    /// The result of a score.
    pub(crate) fn shock_result(&self, score: i16) -> ShockResult {
        let results = &self.board.tables().shock.result;
        let found = results.iter().find(|result| score <= i16::from(result.upto)).or(results.last());
        found.copied().unwrap_or(ShockResult {
            upto: 0,
            attacker: 0,
            attacker_does: Fate::Stands,
            defender: 0,
            defender_does: Fate::Stands,
        })
    }
}
