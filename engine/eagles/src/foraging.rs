//! Foraging, if it was agreed on (B13): a leader who disperses for food holds no zone of control beyond his hex, lives off the
//! ground he crosses, and is in no shape to fight.

use super::board::Ground;
use super::breach::{Checked, Facts, demand, halves, refuse};
use super::campaign::ForageData;
use super::command::Command;
use super::definition::LeaderId;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::{Leg, March};
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The numbers of foraging, where it is played.
    fn forage(&self) -> Option<&ForageData> {
        self.campaign().filter(|_| self.optional.foraging).map(|campaign| &campaign.forage)
    }

    /// Strength that a leg must have to push these away, as a multiple of theirs.
    pub(crate) fn repulse_ratio(&self, stack: &[LeaderId]) -> u8 {
        match self.forage() {
            Some(forage) if self.all_forage(stack) => forage.repulse,
            _ => self.board.tables().repulse.ratio,
        }
    }

    /// Columns against a leader who fights dispersed.
    pub(crate) fn forage_shift(&self, leaders: &[LeaderId]) -> i16 {
        self.forage().filter(|_| self.all_forage(leaders)).map_or(0, |forage| i16::from(forage.shift))
    }

    /// The forage of a hex, from 0 for good ground to the last for none.
    pub(crate) fn forage_in(&self, hex: Hex) -> u8 {
        let Some(forage) = self.forage() else { return 0 };
        match self.board.cover_of(hex).ground {
            Ground::Woods => forage.woods,
            Ground::Hills => forage.hills,
            Ground::Marsh => forage.marsh,
            Ground::Clear => {
                let band = forage.bands.iter().find(|band| hex.row <= band.last).or(forage.bands.last());
                band.map_or(0, |band| band.value)
            }
        }
    }

    /// The worst of some hexes that the Force Leader entered is kept for the end of his march.
    pub(crate) fn note_forage(&mut self, leaders: &[LeaderId], path: &[Hex]) {
        if self.forage().is_none() {
            return;
        }
        let worst = path.iter().map(|&hex| self.forage_in(hex)).max();
        if let Some(march) = self.state.march_mut().filter(|march| leaders.contains(&march.leader)) {
            march.forage = march.forage.max(worst);
        }
    }

    /// The column of the attrition table by which these live off the ground, and the strength of others who eat there
    /// too; nothing if they do not forage.
    pub(crate) fn living_off(&self, leaders: &[LeaderId], worst: u8) -> Option<(u8, u16)> {
        let forage = self.forage().filter(|_| self.all_forage(leaders))?;
        let hexes = self.hexes_of(leaders);
        let side = leaders.first().map(|&one| self.board.side_of(one))?;
        let beside =
            |hex: &Hex| self.board.steps(*hex).iter().any(|step| self.field.strong(&self.board, side.other(), step.to));
        if hexes.iter().any(beside) {
            return None;
        }
        let horse = usize::from(!self.arms_of(leaders).is_foot());
        let last = forage.columns.len() - 1;
        let column = forage.columns.get((usize::from(worst) + horse).min(last)).copied()?;
        let reach = 2 * u16::from(forage.radius);
        let shares = |other: &LeaderId| {
            let hex = self.state.hex_of(*other);
            let near = |hex: Hex| hexes.iter().any(|&own| self.board.distance(own, hex) <= reach);
            !leaders.contains(other) && self.forages(*other) && hex.is_some_and(near)
        };
        let others = self.board.leader_ids().filter(shares).map(|other| self.field.arms(other).total());
        Some((column, others.sum()))
    }

    /// The leg of the Force Leader if some of his Force change their mode in it, and what that costs.
    pub(crate) fn check_mode(&self, march: &March, leaders: &[LeaderId], forage: bool) -> Checked<(Leg, u8)> {
        let Some(data) = self.forage() else {
            return refuse(rules::FORAGE, "no-foraging", Facts::NONE);
        };
        demand(march.open, rules::FORAGE, "leg-over", || Facts::NONE.varied("finished"))?;
        let leg = match march.leaders_leg() {
            Some(leg) => leg.clone(),
            None => {
                let carried: Vec<LeaderId> = leaders.iter().copied().filter(|&one| one != march.leader).collect();
                let leaders = self.check_carried(march, &carried)?;
                Leg { leaders, spent: 0, worked: 0, stopped: false, repulsed: false }
            }
        };
        demand(!leaders.is_empty(), rules::FORAGE, "nobody", || Facts::NONE.varied("march"))?;
        for &one in leaders {
            let able = leg.leaders.contains(&one) && self.is_employed(one) && self.forages(one) != forage;
            demand(able, rules::FORAGE, "no-change", || Facts::NONE.with("leader", one))?;
        }
        let hex = self.head(march)?;
        if forage {
            demand(!march.extended, rules::FORAGE, "extended", || Facts::NONE.varied("forage"))?;
            demand(!self.field.zone(&self.board, march.side.other(), hex), rules::FORAGE, "zone", || {
                Facts::NONE.varied("hex").with("hex", hex)
            })?;
        }
        let cost = if forage { data.disperse } else { data.concentrate };
        let left = self.walker(march, &leg.leaders, leg.spent).left;
        demand(cost <= left, rules::FORAGE, "too-far", || {
            Facts::NONE.varied("cost").with("cost", halves(cost)).with("left", halves(left))
        })?;
        Ok((leg, cost))
    }

    /// Some of the Force Leader's leg disperse for food, or gather again.
    pub(crate) fn change_mode(&mut self, leaders: &[LeaderId], forage: bool, report: &mut Report) -> Checked {
        let Some(march) = self.state.march().cloned() else {
            return refuse(rules::FORAGE, "no-march", Facts::NONE);
        };
        let (mut leg, cost) = self.check_mode(&march, leaders, forage)?;
        leg.spent += cost;
        if let Some(under_way) = self.state.march_mut() {
            if march.leaders_leg().is_some() {
                under_way.legs.pop();
            }
            under_way.legs.push(leg);
        }
        self.set_mode(leaders, forage, cost, report);
        Ok(())
    }

    /// These are in that mode from now on.
    pub(crate) fn set_mode(&mut self, leaders: &[LeaderId], forage: bool, cost: u8, report: &mut Report) {
        for &one in leaders {
            if let Some(leader) = self.state.leader_mut(one) {
                leader.foraging = forage;
            }
        }
        self.refresh();
        report.tell(What::ModeChanged { leaders: leaders.to_vec(), forage, cost }, [rules::FORAGE]);
    }

    /// Changes of mode that the Force Leader's leg may make: each leader alone, and all of them together.
    pub(crate) fn modes_open(&self, march: &March) -> Vec<Command> {
        if self.forage().is_none() || !march.open {
            return Vec::new();
        }
        let mut company = match march.leaders_leg() {
            Some(leg) => leg.leaders.clone(),
            None => self.may_carry(march).into_iter().chain([march.leader]).collect(),
        };
        company.sort_unstable();
        let mut found = Vec::new();
        for forage in [true, false] {
            let able = |one: &LeaderId| self.check_mode(march, &[*one], forage).is_ok();
            let all: Vec<LeaderId> = company.iter().copied().filter(able).collect();
            found.extend(all.iter().map(|&one| Command::Mode { leaders: vec![one], forage }));
            if all.len() > 1 && self.check_mode(march, &all, forage).is_ok() {
                found.push(Command::Mode { leaders: all, forage });
            }
        }
        found
    }

    /// The leaders of a side that may still be set up dispersed (B1).
    pub(crate) fn may_begin_dispersed(&self, side: Side) -> Vec<LeaderId> {
        if self.forage().is_none() {
            return Vec::new();
        }
        let able = |leader: &LeaderId| {
            let hex = self.state.hex_of(*leader);
            let free = hex.is_some_and(|hex| !self.field.zone(&self.board, side.other(), hex));
            free && self.is_employed(*leader) && !self.forages(*leader)
        };
        self.on_map(side).filter(able).collect()
    }
}
