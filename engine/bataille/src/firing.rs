//! Fire commands, and the effects of fire results: losses, leaders, checks [21, 27].

use super::breach::Breach;
use super::cases;
use super::command::FireAttack;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::scale::TwoDice;
use super::state::*;
use super::tasks::*;
use super::terms::{Factor, Term, sum};
use super::weights::Volley;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;

/// From this natural roll on a leader in the hex is in danger [27.5].
pub(crate) const FIRE_DANGER: TwoDice = TwoDice(65);

impl Game {
    /// Whether all attacks of a command are lawful, each as if those before it had been made.
    pub(crate) fn check_fire(&self, side: Side, kind: FireKind, attacks: &[FireAttack]) -> Result<(), Breach> {
        if attacks.is_empty() || attacks.len() > 64 {
            return Err(Breach::of(cases::FIRE, "nobody").varied("attack"));
        }
        let mut fired_at = self.state.fired_at.clone();
        let mut fired: Vec<UnitId> = Vec::new();
        for attack in attacks {
            let again = |id: &&UnitId| fired.contains(id) && !self.fires_all_round(**id);
            if let Some(id) = attack.units.iter().find(again) {
                return Err(Breach::of(cases::FIRES_ONCE, "fired-already").by(*id));
            }
            self.volley(side, kind, attack, &fired_at)?;
            self.check_mixed(&attack.units, |other| fired.contains(&other))?;
            fired_at.push(attack.target);
            fired.extend(&attack.units);
        }
        Ok(())
    }

    /// Number of increments that a modified roll costs in a column.
    pub(crate) fn fire_result(&self, column: u8, modified: TwoDice) -> u8 {
        let Some(column) = self.board.tables().fire.get(usize::from(column)) else { return 0 };
        let reached =
            column.least.iter().rposition(|least| least.is_some_and(|least| modified.index() >= least.index()));
        reached.map_or(0, |at| u8::try_from(at + 1).unwrap_or(0))
    }

    pub(crate) fn shoot(
        &mut self,
        kind: FireKind,
        attack: &FireAttack,
        volley: &Volley,
        natural: TwoDice,
        report: &mut Report,
    ) {
        let target = attack.target;
        let Some(hit) = self.holder(target) else { return };
        let modified = natural.shifted(sum(&volley.terms));
        let losses = self.fire_result(volley.column, modified);
        report.tell(
            What::Fired {
                kind,
                units: attack.units.clone(),
                target,
                parts: volley.parts.clone(),
                value: volley.value,
                defence: volley.defence,
                defence_rule: volley.defence_rule,
                canister: volley.canister,
                odds: volley.odds,
                terms: volley.terms.clone(),
                natural,
                modified,
                losses,
            },
            cases::FIRE_ROLL,
        );
        if kind != FireKind::Opportunity {
            self.state.fired_at.push(target);
            for &id in &attack.units {
                self.mark(id, |marks| {
                    marks.fired = true;
                    if kind == FireKind::Offensive {
                        marks.fired_upon = Some(target);
                    }
                });
            }
        }
        let due = self.take_fire_losses(attack, losses, report);
        let endangered = natural.index() >= FIRE_DANGER.index();
        self.state.chain.clear();
        let counts = self.leaders_in(target, hit).next().is_some();
        if due.is_empty() && !(endangered && counts) {
            self.state.agenda.push(Task::Orphans);
            return;
        }
        self.state.agenda.push(Task::Shot(ShotTask {
            hex: target,
            due,
            endangered: endangered && counts,
            fallen: None,
            failed: Vec::new(),
            step: ShotStep::Leader,
        }));
    }

    /// [11.2, 11.3, 27.3] The losses of each unit, and the units that check for them.
    fn take_fire_losses(&mut self, attack: &FireAttack, result: u8, report: &mut Report) -> Vec<UnitId> {
        let stack = self.stack_list(attack.target);
        let guns = |game: &Game, id: &UnitId| game.arm(*id) == Arm::Artillery;
        let unlimbered: Vec<UnitId> = stack.iter().copied().filter(|id| self.is_unlimbered(*id)).collect();
        let mut shares: Vec<(Vec<UnitId>, u8)> = Vec::new();
        if unlimbered.is_empty() {
            shares.push((stack.clone(), result));
        } else {
            let others: Vec<UnitId> = stack.iter().copied().filter(|id| !guns(self, id)).collect();
            if !others.is_empty() {
                shares.push((others, result.div_ceil(2)));
            }
            shares.push((unlimbered, result / 2));
        }
        let morale = attack.units.iter().filter_map(|id| self.board.unit(*id)).map(|data| data.morale.0).max();
        let mut due = Vec::new();
        for (takers, share) in shares {
            let mut left = share;
            for id in takers {
                let takes = left.min(self.strength(id));
                if takes == 0 {
                    continue;
                }
                left -= takes;
                let before = self.unit(id).lost;
                self.mark(id, |marks| {
                    marks.recently_shot = true;
                    let slot = match morale {
                        Some(..=12) => &mut marks.fire_losses.elite_11,
                        Some(13..=14) => &mut marks.fire_losses.elite_13,
                        Some(15..=16) => &mut marks.fire_losses.elite_15,
                        _ => &mut marks.fire_losses.plain,
                    };
                    *slot += takes;
                });
                self.lose(id, takes, report);
                let passed =
                    (before + 1..=before + takes).any(|number| match self.board.kind(id).map(|kind| kind.cadence) {
                        Some(Cadence::Even) => number % 2 == 0,
                        Some(Cadence::Odd) => number % 2 == 1,
                        _ => true,
                    });
                if passed && self.hex_of(id).is_some() {
                    due.push(id);
                }
            }
        }
        due
    }

    pub(crate) fn shot_check(&self, id: UnitId, fallen: Option<LeaderId>) -> Check {
        let mut check = Check::plain(id);
        if let Some(data) = fallen.and_then(|leader| self.board.leader(leader)) {
            check.terms.push(Term::new(Factor::LeaderLost, cases::LEADER_LOST, -i16::from(data.morale)));
            check.without = fallen;
        }
        check
    }

    /// Takes increments off a unit; one with none left is eliminated [6.9].
    pub(crate) fn lose(&mut self, id: UnitId, increments: u8, report: &mut Report) {
        self.lose_by(id, increments, cases::LOSSES, report);
    }

    /// Takes increments from a unit, by a rule of the caller.
    pub(crate) fn lose_by(&mut self, id: UnitId, increments: u8, rule: Rule, report: &mut Report) {
        let takes = increments.min(self.strength(id));
        if takes == 0 {
            return;
        }
        if let Some(unit) = self.unit_mut(id) {
            unit.lost += takes;
        }
        report.tell(What::Lost { unit: id, increments: takes }, rule);
        if self.strength(id) == 0 {
            self.eliminate(id, false, report);
        }
    }

    /// Takes a unit out of the battle; leaders under it are taken too if it surrenders.
    pub(crate) fn eliminate(&mut self, id: UnitId, surrenders: bool, report: &mut Report) {
        self.eliminate_at(id, surrenders, None, report);
    }

    /// Eliminates a unit that has run to a hex and has not been put there: its leaders are still where it began.
    pub(crate) fn eliminate_at(&mut self, id: UnitId, surrenders: bool, ran_to: Option<Hex>, report: &mut Report) {
        let rule = if surrenders { cases::NOWHERE } else { cases::NONE_LEFT };
        self.eliminate_by(id, surrenders, ran_to, rule, report);
    }

    /// Eliminates a unit, by a rule of the caller.
    pub(crate) fn eliminate_by(
        &mut self,
        id: UnitId,
        surrenders: bool,
        ran_to: Option<Hex>,
        rule: Rule,
        report: &mut Report,
    ) {
        let hex = self.hex_of(id);
        let all = self.original(id);
        if let Some(unit) = self.unit_mut(id) {
            unit.lost = all;
            unit.order = Order::Routed;
        }
        self.lift(id, Place::Eliminated);
        if let Some(hex) = hex {
            let at = ran_to.unwrap_or(hex);
            let side = self.side_of(id);
            if surrenders {
                report.tell(What::Surrendered { unit: id, hex: at }, rule);
                self.surrender_with(hex, side, report);
            } else {
                report.tell(What::Eliminated { unit: id, hex: at }, rule);
                self.follow(hex, side, None, report);
            }
            // A carré that dies leaves no unit all-round sight, and a line leaves guns no corner to face.
            self.left_behind(hex);
        }
    }
}
