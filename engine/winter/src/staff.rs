//! The staff on the whole field: who is in command, and in whose place [17.11].

use super::definition::Edge;
use super::game::Game;
use super::state::*;
use super::whole::{Above, LeaderState, Rank};
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

impl Game {
    /// Whether a leader came, or will come, with L'Estocq.
    pub(crate) fn is_prussian_leader(&self, id: LeaderId) -> bool {
        let corps = |leader: LeaderId| self.rank(leader) == Some(Rank::Corps);
        let allied = self.board.leader(id).side == Side::First;
        allied && (corps(id) || self.board.leader_ids().any(|above| corps(above) && self.is_under(id, above)))
    }

    /// Whether the commander of the rear guard has fallen: nobody takes his place [R164].
    pub(crate) fn is_without_rear_guard(&self) -> bool {
        let commander = self.retiring().and_then(|retiring| retiring.commander);
        self.retiring().is_some() && commander.is_none_or(|id| self.state.leader(id).hex().is_none())
    }

    /// Whether an edge hex is one by which the army leaves: near the communication hex of its line.
    pub(crate) fn is_exit_of_withdrawal(&self, hex: Hex) -> bool {
        let (Some(whole), Some(retiring)) = (self.board.whole(), self.retiring()) else { return false };
        let rules = &whole.field.rules;
        let line = rules.allied_lines.get(usize::from(retiring.line));
        let edges = [Edge::North, Edge::East, Edge::South, Edge::West];
        line.is_some_and(|&line| self.board.distance(line, hex) <= u16::from(rules.withdrawal.exit_within))
            && edges.iter().any(|&edge| self.board.on_edge(hex, edge))
    }

    /// Whether Prussians leave by a hex: any road hex of the northern edge, all of them by the same.
    pub(crate) fn is_exit_of_prussians(&self, hex: Hex) -> bool {
        let Some(retiring) = self.retiring() else { return false };
        let north = self.board.on_edge(hex, Edge::North) && self.board.spot(hex).road.is_some();
        north && retiring.north.is_none_or(|known| known == hex)
    }

    /// Whether the roads beside a hex are jammed by the army that leaves: near the exit, for some turns [R195].
    pub(crate) fn is_jammed(&self, hex: Hex) -> bool {
        let (Some(whole), Some(retiring)) = (self.board.whole(), self.retiring()) else { return false };
        let rule = &whole.field.rules.withdrawal;
        self.state.turn <= capped_sum(retiring.turn, rule.jam_turns)
            && whole.jams.get(usize::from(retiring.line)).is_some_and(|jam| jam.contains(&hex))
    }

    /// The superior of a leader as he is now: the army commander in the place of one that is lost for good [17.11].
    pub(crate) fn superior_now(&self, id: LeaderId) -> Option<LeaderId> {
        let superior = self.superior_of(id)?;
        if self.leader_state(superior) == LeaderState::Lost {
            if let Some(deputy) = self.deputy(superior).filter(|&deputy| deputy != id) {
                return Some(deputy);
            }
            return self.army_commander(self.board.leader(id).side);
        }
        Some(superior)
    }

    /// Whether a leader of the whole field in a hex is in command [17.11]; `None` in a smaller battle, and for leaders with
    /// rules of their own.
    pub(crate) fn in_command_on_field(&self, id: LeaderId, hex: Hex) -> Option<bool> {
        let leader = self.board.field_leader(id)?;
        let side = self.board.leader(id).side;
        if self.retiring().is_some() && side == Side::First {
            // Divisions are under no leader any more; without a rear guard commander detachments and L'Estocq are free.
            let alone = self.is_without_rear_guard();
            match self.rank(id) {
                Some(Rank::Division) if !self.is_prussian_leader(id) => return Some(true),
                Some(Rank::Detachment | Rank::Corps) if alone => return Some(true),
                _ => {}
            }
        }
        let within = |other: LeaderId, reach: u16| {
            self.state.leader(other).hex().is_some_and(|at| self.board.distance(at, hex) <= reach)
        };
        let above = self.superior_now(id).map_or(
            Above { state: LeaderState::Lost, in_command: false, near: false, near_army: false, near_stand_in: false },
            |superior| {
                let state = self.leader_state(superior);
                let wing = state.is_active() && self.rank(superior) == Some(Rank::Wing);
                let army = self.army_commanders(side).any(|army| within(army, self.radius(army) * 2));
                Above {
                    state,
                    in_command: self.leader_in_command(superior),
                    near: within(superior, self.radius(superior)),
                    near_army: army || wing && within(superior, self.radius(superior) * 2),
                    near_stand_in: self.stand_in(superior).is_some_and(|next| within(next, self.radius(next))),
                }
            },
        );
        leader.is_in_command(self.leader_state(id), above)
    }

    /// The next superior above a leader who is on the map and in command [R150].
    fn stand_in(&self, id: LeaderId) -> Option<LeaderId> {
        let mut at = self.superior_now(id);
        while let Some(next) = at {
            if self.state.leader(next).hex().is_some() && self.leader_in_command(next) {
                return Some(next);
            }
            at = self.superior_now(next).filter(|&above| above != next);
        }
        self.army_commander(self.board.leader(id).side)
    }
}
