//! The leaders of a leg, and how far they can go [5.3].

use super::breach::{Checked, Facts, breach, demand};
use super::definition::LeaderId;
use super::game::Game;
use super::rules;
use super::state::*;
use super::ways::Walker;
use engine::contract::{Refusal, Side};
use engine::count::less;
use engine::hex::Hex;

pub(crate) fn no_march() -> Refusal {
    breach(rules::MARCH, "no-march", Facts::NONE)
}

impl Game {
    /// The hex of the Force Leader.
    pub(crate) fn head(&self, march: &March) -> Checked<Hex> {
        self.state.hex_of(march.leader).ok_or_else(no_march)
    }

    /// Leaders that the Force Leader could take along before it has gone.
    pub(crate) fn may_carry(&self, march: &March) -> Vec<LeaderId> {
        let head = self.state.hex_of(march.leader);
        let fits = |other: &&LeaderId| !march.has_gone(**other) && self.state.hex_of(**other) == head;
        march.others.iter().filter(fits).copied().collect()
    }

    /// The pace and strength of a leg of these leaders, and the movement it has left.
    pub(crate) fn walker(&self, march: &March, leaders: &[LeaderId], spent: u8) -> Walker {
        let mut walker = self.forced_walker(march.side, leaders);
        if !matches!(march.segment, Segment::Forced { .. }) {
            let tables = self.board.tables();
            walker.left = if walker.strong { tables.allowance.at(walker.pace) } else { tables.leader_allowance };
            if let Some(campaign) = self.campaign().filter(|_| march.extended) {
                walker.left += campaign.tables.extended;
            }
        }
        walker.left = less(walker.left, spent);
        walker
    }

    pub(crate) fn check_carried(&self, march: &March, carried: &[LeaderId]) -> Checked<Vec<LeaderId>> {
        let able = self.may_carry(march);
        for (at, &one) in carried.iter().enumerate() {
            let again = carried.iter().take(at).any(|&before| before == one);
            demand(able.contains(&one) && !again, rules::MARCH, "not-carried", || {
                Facts::NONE.varied("leg").with("leader", one)
            })?;
        }
        let mut leaders = carried.to_vec();
        leaders.push(march.leader);
        leaders.sort_unstable();
        Ok(leaders)
    }

    pub(crate) fn forced_walker(&self, side: Side, leaders: &[LeaderId]) -> Walker {
        let strong = self.strength(leaders) > 0;
        let shuns = self.shunned(leaders);
        let shy = leaders.iter().any(|&one| self.forages(one));
        Walker { side, pace: self.pace(leaders), strong, left: self.board.tables().forced_march, shuns, shy }
    }
}
