//! The checks that a melee causes: stars, leaders lost, carrés tested [34.4, 7.6, R85].

use super::cases;
use super::definition::*;
use super::game::Game;
use super::state::*;
use super::tasks::*;
use super::terms::{Factor, Term};
use engine::hex::Hex;

impl Game {
    /// [34.4] All units of a side with a star check.
    pub(crate) fn star_checks(&self, task: &MeleeTask, attackers: bool, defenders: bool) -> Vec<Check> {
        let checking = |on: bool, units: &[UnitId]| -> Vec<UnitId> {
            let steady = |id: &&UnitId| self.hex_of(**id).is_some() && self.unit(**id).order != Order::Routed;
            if on { units.iter().filter(steady).copied().collect() } else { Vec::new() }
        };
        let mut who = checking(defenders, &task.defenders);
        who.extend(checking(attackers, &task.attackers));
        who.into_iter().map(Check::plain).collect()
    }

    /// The order in which units of the melee roll: defenders, then attackers hex by hex as 32.5 has them (R68).
    pub(crate) fn check_ranks(&self, task: &MeleeTask) -> Vec<(UnitId, usize)> {
        let mut ranks: Vec<(UnitId, usize)> = self.stack(task.target).map(|id| (id, 0)).collect();
        let mut hexes: Vec<Hex> = Vec::new();
        for hex in task.attackers.iter().filter_map(|id| self.hex_of(*id)) {
            if !hexes.contains(&hex) {
                hexes.push(hex);
                ranks.extend(self.stack(hex).map(|id| (id, hexes.len())));
            }
        }
        ranks
    }

    /// [7.6] The units of the hexes in which leaders fell, each with what the loss weighs.
    pub(crate) fn shaken(&self, task: &MeleeTask) -> Vec<(UnitId, LeaderId, Term)> {
        let mut shaken = Vec::new();
        for fallen in &task.fallen {
            let Some(data) = self.board.leader(fallen.leader) else { continue };
            let term = Term::new(Factor::LeaderLost, cases::LEADER_LOST, -i16::from(data.morale));
            let own = self.stack(fallen.hex).filter(|id| self.side_of(*id) == data.side);
            shaken.extend(own.map(|id| (id, fallen.leader, term)));
        }
        shaken
    }

    /// [7.6, R85] They check; one check for all reasons.
    pub(crate) fn leader_checks(&self, shaken: &[(UnitId, LeaderId, Term)], checks: &mut Vec<Check>) {
        for &(id, leader, term) in shaken {
            if self.hex_of(id).is_none() || self.unit(id).order == Order::Routed {
                continue;
            }
            match checks.iter_mut().find(|check| check.unit == id) {
                Some(check) => {
                    check.terms.push(term);
                    check.without = Some(leader);
                }
                None => {
                    let mut check = Check::plain(id);
                    check.terms.push(term);
                    check.without = Some(leader);
                    checks.push(check);
                }
            }
        }
    }
}
