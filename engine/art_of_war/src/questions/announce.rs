//! A combat phase between attacks: announcing the next one, or ending the phase [5.1, 6.1].

use crate::attack::Attacks;
use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision, Proposal};
use crate::contact::{Contact, Link, attackable};
use crate::definition::{Arm, UnitId};
use crate::event::{Report, What};
use crate::game::Game;
use crate::odds::{Forecast, Share};
use crate::options::{AttackOptions, Attacker, Options};
use crate::plan::Plan;
use crate::question::Question;
use crate::state::{Attack, Step};
use crate::unit_set::UnitSet;
use crate::victory::Outcome;
use engine::case::Case;
use engine::contract::Pending;

/// The next attack, or the end of the phase.
pub(super) struct Announce {
    pub(super) contact: Contact,
}

impl Question for Announce {
    fn wording(&self) -> &'static str {
        "attack"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Attack }
    }

    fn options(&self, game: &Game) -> Options {
        let Some(attacks) = game.attacks() else { return Options::Nothing };
        let contact = &self.contact;
        let everybody = |leads: UnitSet| -> Vec<UnitId> {
            let hexes = leads.iter().filter_map(|lead| game.state.hex_of(lead));
            let units: UnitSet = hexes.flat_map(|hex| game.field.at(&game.board, hex)).collect();
            let combat = attacks.combat;
            units.iter().filter(|&unit| attackable(combat, unit)).collect()
        };
        let attackers = |links: &[Link], bombards: bool| -> Vec<Attacker> {
            let all = links.iter().flat_map(|link| link.members.iter().map(move |unit| (unit, link)));
            all.map(|(unit, link)| Attacker {
                unit,
                must: contact.owing.contains(link.unit),
                bombards,
                enemies: everybody(link.enemies),
            })
            .collect()
        };
        let mut all = attackers(&contact.beside, false);
        all.extend(attackers(&contact.batteries, true));
        Options::Attack(AttackOptions {
            attackers: all,
            must_be_attacked: everybody(contact.required.and(contact.enemies())),
            attacks: attacks.suggestions(contact),
            may_end: contact.unfinished().is_none(),
        })
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match (command, game.attacks()) {
            (Command::Attack(proposal), Some(attacks)) => {
                let (sortie, forecast) = attacks.check(proposal, &self.contact)?;
                let attack = sortie.attack(forecast.column);
                Ok(Plan::new(move |game, report| game.announce(attack, &forecast, report)))
            }
            (Command::EndCombat, Some(_)) => match self.contact.unfinished() {
                Some(breach) => Err(breach),
                None => Ok(Plan::new(|game, report| game.end_combat(report))),
            },
            _ => Err(self.another()),
        }
    }

    fn has_answer(&self, game: &Game) -> bool {
        let offers = |attacks: Attacks<'_>| !attacks.suggestions(&self.contact).is_empty();
        self.contact.unfinished().is_none() || game.attacks().is_some_and(offers)
    }

    fn contact(&self) -> Option<&Contact> {
        Some(&self.contact)
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let passes = self.contact.is_over();
        if passes {
            game.end_combat(report);
        }
        passes
    }
}

impl Game {
    /// The attacks worth considering between two attacks, and whether the phase may end there. It is what
    /// [`options`](engine::contract::Game::options) returns, without the list of possible attacks.
    pub fn attacks_worth_a_look(&self) -> Option<(Vec<Proposal>, bool)> {
        let question = self.question();
        if !matches!(self.state.combat()?.step, Step::Announce) {
            return None;
        }
        let contact = question.contact()?;
        Some((self.attacks()?.suggestions(contact), contact.unfinished().is_none()))
    }

    fn announce(&mut self, attack: Attack, forecast: &Forecast, report: &mut Report) {
        if report.is_heard() {
            let explained = self.attack_cases(&attack, forecast);
            report.tell(
                What::AttackAnnounced {
                    adjacent: attack.adjacent.clone(),
                    bombarding: attack.bombarding.clone(),
                    targets: attack.targets.clone(),
                    defenders: attack.defenders.clone(),
                    attack: forecast.attack,
                    defence: forecast.defence,
                    column: attack.column,
                },
                explained,
            );
        }
        let side = self.state.active;
        // Only if the enemy's award depends on it [23.3].
        let counts = self.board.definition().victory.awards.iter().any(|award| award.guard_must_attack);
        let guard = attack.adjacent.iter().copied().filter(|_| counts).find(|&unit| {
            let data = self.board.unit(unit);
            data.guard && data.arm == Arm::Infantry
        });
        if let (Some(unit), Some(committed)) = (guard, self.state.guard_attacked.get_mut(side.index()))
            && !*committed
        {
            *committed = true;
            report.tell(What::GuardCommitted { unit }, [cases::ALLIED_AWARD]);
        }
        self.engage(attack);
    }

    /// Announces the attack, which then waits for the die.
    pub(crate) fn engage(&mut self, attack: Attack) {
        if let Some(combat) = self.state.combat_mut() {
            let attackers = attack.adjacent.iter().chain(&attack.bombarding).copied().collect();
            combat.has_attacked = combat.has_attacked.or(attackers);
            combat.was_attacked = combat.was_attacked.or(attack.defenders.iter().copied().collect());
            combat.step = Step::Die(attack);
        }
    }

    /// The rules that shaped an attack.
    fn attack_cases(&self, attack: &Attack, forecast: &Forecast) -> Vec<Case> {
        let mut why = vec![cases::ANNOUNCE, cases::RATIO, cases::ONCE, cases::WHOLE, cases::STRENGTH];
        let (beside, firing) = (attack.adjacent.len(), attack.bombarding.len());
        if let Some(combat) = self.state.combat()
            && attack.adjacent.iter().any(|&unit| combat.must_attack.contains(unit))
        {
            why.push(cases::MUST_ATTACK);
        }
        if beside > 1 {
            why.push(cases::TOGETHER);
        }
        if attack.targets.len() > 1 {
            why.push(cases::ALL_TARGETS);
        }
        if firing > 0 {
            why.push(cases::BOMBARDMENT);
            why.push(if beside > 0 { cases::COMBINED } else { cases::ONE_HEX });
        }
        if forecast.defenders.iter().any(|hex| !hex.doubled_by.is_empty()) {
            why.push(cases::TERRAIN);
        }
        why.extend(forecast.bonuses.iter().map(|bonus| bonus.case));
        for bonus in &forecast.bonuses {
            let helps = |share: &&Share| share.bombards && self.board.unit(share.unit).division == Some(bonus.division);
            if forecast.attackers.iter().any(|share| helps(&share)) {
                why.push(cases::GUNS_COUNT);
            }
        }
        if forecast.bonuses.len() > 1 {
            why.push(cases::SEVERAL_BONUSES);
        }
        why.extend(forecast.shifts.iter().map(|shift| shift.0));
        let stacked = |units: &[UnitId]| {
            let hexes: Vec<_> = units.iter().filter_map(|&unit| self.state.hex_of(unit)).collect();
            hexes.iter().enumerate().any(|(number, hex)| hexes.iter().skip(number + 1).any(|other| other == hex))
        };
        if stacked(&attack.adjacent) || stacked(&attack.bombarding) {
            why.push(cases::STACK_ATTACKS);
        }
        if stacked(&attack.defenders) {
            why.push(cases::STACK_DEFENDS);
        }
        let mut shares = forecast.attackers.iter().chain(forecast.defenders.iter().flat_map(|hex| &hex.units));
        if shares.any(|share| share.fresh > 0) {
            why.push(cases::FRESH_BASIC);
        }
        why
    }
}
