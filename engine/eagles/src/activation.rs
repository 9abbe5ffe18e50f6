//! Leaders that may march, and the roll they need [5.1, 5.2, 6].

use super::breach::{Checked, Facts, demand};
use super::companies::companies;
use super::definition::LeaderId;
use super::game::Game;
use super::leaving::Leaving;
use super::rules;
use super::state::Stage;
use super::terms::{Reason, Term};
use engine::contract::Side;
use engine::hex::Hex;

/// The grounds on which a Force wants to march.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Command {
        extended: bool,
    },
    Initiative,
    /// On arrival: like a command, without its cost (B8).
    Arrival,
    Forced {
        guns: Option<LeaderId>,
    },
}

/// The faces of the one die of this game.
pub(crate) const FACES: u16 = 6;

/// The roll that an activation needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trial {
    /// Whether a die is rolled at all.
    pub(crate) rolled: bool,
    pub(crate) initiative: i16,
    pub(crate) plus: i16,
    pub(crate) terms: Vec<Term>,
}

impl Trial {
    pub(crate) fn passes(&self, face: u16) -> bool {
        !self.rolled || face.cast_signed() + self.plus <= self.initiative
    }

    /// Number of faces that pass.
    pub(crate) fn chances(&self) -> u8 {
        u8::try_from((1..=FACES).filter(|&face| self.passes(face)).count()).unwrap_or(0)
    }
}

impl Game {
    /// The roll of a Force, whether or not it may try.
    pub(crate) fn trial(&self, side: Side, how: How, leader: LeaderId, all: &[LeaderId]) -> Trial {
        let leaving = self.leaving(side, leader, all);
        let rolled = leaving.is_some() || matches!(how, How::Initiative | How::Forced { .. });
        let Leaving { mut terms, mut plus } = leaving.unwrap_or(Leaving { terms: Vec::new(), plus: 0 });
        if matches!(how, How::Forced { guns: Some(_) }) {
            terms.push(Term { what: Reason::SoundOfGuns, rule: rules::FORCED, number: -1 });
            plus -= 1;
        }
        Trial { rolled, initiative: self.initiative(leader), plus, terms }
    }

    fn may_try(&self, how: How, leader: LeaderId) -> bool {
        self.state.leader(leader).is_some_and(|leader| match how {
            How::Command { .. } | How::Initiative | How::Arrival => !leader.done,
            How::Forced { .. } => !leader.forced,
        })
    }

    /// Whether a Force may be activated; the roll it needs.
    pub(crate) fn check_force(&self, side: Side, how: How, leader: LeaderId, others: &[LeaderId]) -> Checked<Trial> {
        let mut all = vec![leader];
        all.extend(others);
        self.own_all(side, &all)?;
        let rule = if matches!(how, How::Forced { .. }) { rules::FORCED } else { rules::ACTIVATION };
        match how {
            How::Command { extended } if self.campaign().is_some() => self.check_points(leader, &all, extended)?,
            How::Command { extended } => {
                demand(self.state.commands_left > 0, rule, "no-command", || Facts::NONE)?;
                demand(!extended, rules::BY_POINTS, "no-extended", || Facts::NONE.varied("campaigns"))?;
            }
            _ => {}
        }
        for &one in &all {
            demand(self.may_try(how, one), rule, "done", || Facts::NONE.with("leader", one))?;
        }
        demand(self.strength(&all) > 0, rule, "no-strength", || Facts::NONE)?;
        demand(!all.iter().any(|&one| self.is_outpost(one)), rules::OUTPOSTS, "outpost", || {
            Facts::NONE.varied("march")
        })?;
        self.check_guns(side, how, leader, &all)?;
        let trial = self.trial(side, how, leader, &all);
        let unseen = self.leaves_unseen(&all) || self.is_masked(leader);
        demand(trial.chances() > 0 || unseen, rules::LEAVING, "cannot-succeed", || {
            Facts::NONE.varied("leave").with("leader", leader)
        })?;
        self.muster(leader, others)?;
        let hex = self.own(side, leader)?;
        for &other in others {
            let stands = self.own(side, other)?;
            demand(self.beside(hex, stands), rules::THINGS, "too-far-apart", || {
                Facts::NONE.with("leader", other).with("chief", leader)
            })?;
        }
        Ok(trial)
    }

    /// Whether a Force that must roll to leave has tracks under seal: they are opened before the roll (C3).
    pub(crate) fn leaves_unseen(&self, all: &[LeaderId]) -> bool {
        let holders = self.holders(all);
        !holders.is_empty() && (self.any_sealed(all) || self.any_sealed(&holders))
    }

    /// The enemy leaders in whose zones of control some leaders are.
    pub(crate) fn holders(&self, all: &[LeaderId]) -> Vec<LeaderId> {
        if !self.is_veiled() {
            return Vec::new();
        }
        let hexes = all.iter().flat_map(|&one| self.contacts(one).into_iter().map(move |hex| (one, hex)));
        hexes.flat_map(|(one, hex)| self.leaders_in(self.board.side_of(one).other(), hex)).collect()
    }

    /// Whether the Force Leader's army can command him (B4).
    fn check_points(&self, leader: LeaderId, all: &[LeaderId], extended: bool) -> Checked {
        let rule = rules::BY_POINTS;
        let (Some(data), Some(campaign)) = (self.board.leader(leader), self.campaign()) else { return Ok(()) };
        demand(campaign.rivals.is_none_or(|rivals| rivals.old != leader), rule, "never-commanded", || {
            Facts::NONE.with("leader", leader)
        })?;
        let alike = all.iter().all(|&one| self.board.leader(one).is_some_and(|other| other.army == data.army));
        demand(alike, rule, "both-nations", || Facts::NONE)?;
        let cost = if extended { 2 } else { 1 };
        let points = self.state.staff(data.army).map_or(0, |staff| staff.points);
        demand(points >= cost, rule, "no-points", || {
            Facts::NONE.varied("cost").with("cost", cost).with("points", points)
        })?;
        demand(self.works(data.army), rule, "no-centre", || Facts::NONE.varied("orders"))?;
        let known = self.state.theatre.as_ref().is_some_and(|theatre| theatre.dispatched.contains(&leader));
        demand(known, rule, "out-of-dispatch", || Facts::NONE.varied("leader").with("leader", leader))
    }

    /// Marching to the sound of the guns (6).
    fn check_guns(&self, side: Side, how: How, leader: LeaderId, all: &[LeaderId]) -> Checked {
        let How::Forced { guns } = how else { return Ok(()) };
        let called = match &self.state.stage {
            Stage::Forced { guns, .. } => guns.as_slice(),
            _ => &[],
        };
        // Once a leader has marched to the guns of an enemy, no leader in contact with that enemy may leave any more.
        for &enemy in called {
            let touched = self.contacts(enemy);
            let bound = all.iter().any(|&one| self.state.hex_of(one).is_some_and(|hex| touched.contains(&hex)));
            demand(!bound, rules::FORCED, "guns-hold", || Facts::NONE.with("enemy", enemy))?;
        }
        let Some(target) = guns else { return Ok(()) };
        demand(self.optional.sound_of_guns, rules::FORCED, "no-guns", || Facts::NONE)?;
        let hex = self.own(side, leader)?;
        let there = self.own(side.other(), target)?;
        let fits = side != self.state.phasing
            && !self.state.weather.snow()
            && self.is_employed(target)
            && !self.contacts(target).is_empty()
            && self.board.distance(hex, there) <= u16::from(self.board.tables().guns_heard)
            && all.iter().all(|&one| self.state.hex_of(one).is_some_and(|hex| self.touched(side, hex).is_empty()));
        demand(fits, rules::FORCED, "guns-not-heard", || Facts::NONE.with("leader", leader).with("enemy", target))?;
        let ends = self.beside_hexes(there);
        let reach = self.reach(self.forced_walker(side, &[leader]), hex);
        let comes = self.is_masked(leader) || reach.iter().any(|reached| ends.contains(&reached.hex));
        demand(comes, rules::FORCED, "guns-too-far", || Facts::NONE.with("leader", leader).with("enemy", target))
    }

    /// The hexes with enemies of a leader that he touches.
    pub(crate) fn contacts(&self, leader: LeaderId) -> Vec<Hex> {
        let side = self.board.side_of(leader);
        self.state.hex_of(leader).map(|hex| self.touched(side, hex)).unwrap_or_default()
    }

    /// The hexes from which a hex is touched.
    pub(crate) fn beside_hexes(&self, hex: Hex) -> Vec<Hex> {
        let open = self.board.steps(hex).iter().filter(|step| self.field.is_open(step, &self.state));
        open.map(|step| step.to).collect()
    }

    /// A legal Force under that leader, the smallest that is found; nothing if there is none.
    pub(crate) fn some_force(&self, side: Side, how: How, leader: LeaderId) -> Option<Vec<LeaderId>> {
        if !self.may_try(how, leader) {
            return None;
        }
        match self.check_force(side, how, leader, &[]) {
            Ok(_) => return Some(Vec::new()),
            // Company brings strength and a better die, and nothing else that he lacks.
            Err(refusal) if !matches!(refusal.name, "no-strength" | "cannot-succeed") => return None,
            Err(_) => {}
        }
        let followers = self.followers(side, how, leader);
        let single = followers.iter().find(|&&other| self.check_force(side, how, leader, &[other]).is_ok());
        if let Some(&other) = single {
            return Some(vec![other]);
        }
        // Several leaders together may do what none of them can do alone: their strength makes an enemy weak, and their
        // cavalry takes away what is added to the die.
        let mut all = companies(&followers);
        all.retain(|company| company.len() > 1);
        all.sort_by_key(Vec::len);
        all.extend(self.full_company(leader, &followers));
        all.into_iter().find(|company| self.check_force(side, how, leader, company).is_ok())
    }

    /// As many of these as he can lead, taken in order.
    fn full_company(&self, leader: LeaderId, followers: &[LeaderId]) -> Option<Vec<LeaderId>> {
        let mut company: Vec<LeaderId> = Vec::new();
        for &other in followers {
            company.push(other);
            if self.muster(leader, &company).is_err() {
                company.pop();
            }
        }
        Some(company).filter(|company| !company.is_empty())
    }

    /// Leaders that could each go with `leader`.
    pub(crate) fn followers(&self, side: Side, how: How, leader: LeaderId) -> Vec<LeaderId> {
        let Some(hex) = self.state.hex_of(leader) else { return Vec::new() };
        let near = |other: &LeaderId| self.state.hex_of(*other).is_some_and(|stands| self.beside(hex, stands));
        self.on_map(side)
            .filter(near)
            .filter(|&other| self.may_try(how, other) && self.muster(leader, &[other]).is_ok())
            .collect()
    }
}
