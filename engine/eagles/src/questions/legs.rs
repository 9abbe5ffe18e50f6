//! Legs of a march, its end, and the attrition die [5.3, 5.4, 5.5].

use super::question::{Question, ask, dice};
use crate::board::Step;
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::companies::companies;
use crate::definition::{Hexside, LeaderId};
use crate::event::Report;
use crate::game::Game;
use crate::options::*;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::*;
use crate::tables::Pace;
use crate::theatre::Work;
use crate::ways::Walker;
use engine::contract::{Pending, Side};
use engine::hex::Hex;

pub(super) struct Legs;
pub(super) struct AttritionDie;

impl Game {
    fn can_step(&self, walker: Walker, from: Hex) -> bool {
        self.board.steps(from).iter().any(|step| {
            let cost = self.cost(step, walker.pace, self.state.weather.mud());
            let free = !self.barred(walker, step.to) && !self.shies(walker, step.to);
            cost.is_some_and(|cost| cost <= walker.left) && free
        })
    }

    fn guns_ends(&self, march: &March) -> Option<Vec<Hex>> {
        match march.segment {
            Segment::Forced { guns: Some(target), .. } => {
                Some(self.state.hex_of(target).map(|hex| self.beside_hexes(hex)).unwrap_or_default())
            }
            _ => None,
        }
    }

    /// The Force Leader's leg, by pace.
    fn own_legs(&self, march: &March) -> Vec<LegOption> {
        let Some(from) = self.state.hex_of(march.leader).filter(|_| march.open) else { return Vec::new() };
        let guns = self.guns_ends(march);
        let option = |leaders: Vec<LeaderId>, may_join: Vec<LeaderId>, walker: Walker| {
            let reach = self.reach(walker, from);
            let ends = reach.iter().map(|reached| reached.hex);
            let ends = ends.filter(|hex| guns.as_ref().is_none_or(|guns| guns.contains(hex))).collect();
            LegOption { from, leaders, may_join, pace: walker.pace, left: walker.left, reach, ends }
        };
        let mut options = Vec::new();
        let worked = march.worked_leg().filter(|leg| !leg.stopped);
        let spent = worked.map_or(0, |leg| leg.spent);
        if let Some(leg) = march.leaders_leg().filter(|_| worked.is_none()) {
            // The way to the guns is one whole path.
            if !leg.stopped && guns.is_none() {
                let walker = self.walker(march, &leg.leaders, leg.spent);
                options.push(option(leg.leaders.clone(), Vec::new(), walker));
            }
        } else {
            let alone = self.walker(march, &[march.leader], spent);
            // A dispersed leader keeps the others out of enemy zones, and so is offered apart from them (B13).
            let (company, foragers): (Vec<_>, Vec<_>) =
                self.may_carry(march).into_iter().partition(|&one| alone.shy || !self.forages(one));
            for &with in &foragers {
                let walker = self.walker(march, &[march.leader, with], spent);
                options.push(option(vec![march.leader, with], Vec::new(), walker));
            }
            let (slow, quick): (Vec<_>, Vec<_>) = company.into_iter().partition(|&one| self.field.arms(one).is_foot());
            // A leader without strength stops like a leader with strength if it carries one.
            let (light, armed): (Vec<_>, Vec<_>) = quick.into_iter().partition(|&one| !self.is_employed(one));
            if alone.pace == Pace::Foot {
                options.push(option(vec![march.leader], [light, armed, slow].concat(), alone));
                options.retain(|option| !option.ends.is_empty());
                return options;
            }
            let quick = [light.clone(), armed.clone()].concat();
            let first = if alone.strong { quick.clone() } else { light };
            options.push(option(vec![march.leader], first, alone));
            for &with in armed.iter().filter(|_| !alone.strong) {
                let rest = quick.iter().copied().filter(|&other| other != with).collect();
                options.push(option(vec![march.leader, with], rest, self.walker(march, &[march.leader, with], spent)));
            }
            for &with in &slow {
                let mut rest = [quick.clone(), slow.clone()].concat();
                rest.retain(|&other| other != with);
                options.push(option(vec![march.leader, with], rest, self.walker(march, &[march.leader, with], spent)));
            }
        }
        options.retain(|option| !option.ends.is_empty());
        options
    }

    /// Legs of the others, one by one: a leader that may join is in the same hex and does not change the pace.
    fn other_legs(&self, march: &March) -> Vec<LegOption> {
        let Some(head) = self.state.hex_of(march.leader) else { return Vec::new() };
        if self.guns_ends(march).is_some() && march.leaders_leg().is_none() {
            return Vec::new();
        }
        let mut options = Vec::new();
        let again =
            march.legs.last().filter(|leg| leg.repulsed && !leg.stopped && !leg.leaders.contains(&march.leader));
        let fresh = march.others.iter().filter(|&&one| !march.has_gone(one));
        let groups = again.map(|leg| (leg.leaders.clone(), leg.spent)).into_iter();
        for (leaders, spent) in groups.chain(fresh.map(|&one| (vec![one], 0))) {
            let Some(from) = leaders.first().and_then(|&one| self.state.hex_of(one)) else { continue };
            let walker = self.walker(march, &leaders, spent);
            let reach = self.reach(walker, from);
            let ends: Vec<Hex> = reach.iter().map(|one| one.hex).filter(|&hex| self.beside(head, hex)).collect();
            if ends.is_empty() {
                continue;
            }
            let joins = |other: &LeaderId| {
                spent == 0
                    && !leaders.contains(other)
                    && !march.has_gone(*other)
                    && self.state.hex_of(*other) == Some(from)
                    && (walker.pace == Pace::Foot || !self.field.arms(*other).is_foot())
                    && (walker.strong || !self.is_employed(*other))
                    && (walker.shy || !self.forages(*other))
            };
            let may_join = march.others.iter().copied().filter(joins).collect();
            options.push(LegOption { from, leaders, may_join, pace: walker.pace, left: walker.left, reach, ends });
        }
        options
    }

    fn repulses(&self, march: &March) -> Vec<RepulseOption> {
        let mut groups: Vec<Vec<LeaderId>> = Vec::new();
        let pushes = |leader: LeaderId| {
            let hex = self.state.hex_of(leader);
            hex.is_some_and(|hex| !self.touched(march.side, hex).is_empty())
        };
        match march.legs.last() {
            Some(leg) => groups.push(leg.leaders.clone()),
            None if pushes(march.leader) => {
                for mut company in companies(&self.may_carry(march)) {
                    company.push(march.leader);
                    company.sort_unstable();
                    groups.push(company);
                }
            }
            None => {}
        }
        // Leaders that have not moved yet, hex by hex.
        let fresh: Vec<LeaderId> = march.others.iter().copied().filter(|&one| !march.has_gone(one)).collect();
        let mut hexes: Vec<Hex> = fresh.iter().filter_map(|&one| self.state.hex_of(one)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        for hex in hexes {
            let here = fresh.iter().copied().filter(|&one| self.state.hex_of(one) == Some(hex));
            let here: Vec<LeaderId> = here.filter(|&one| pushes(one)).collect();
            groups.extend(companies(&here).into_iter().filter(|company| !company.is_empty()));
        }
        let mut found: Vec<RepulseOption> = Vec::new();
        for leaders in groups {
            let from = leaders.first().and_then(|&one| self.state.hex_of(one));
            for hex in from.map(|hex| self.touched(march.side, hex)).unwrap_or_default() {
                if let Ok((_, _, cost)) = self.check_repulse(march, &leaders, hex) {
                    let option = RepulseOption { leaders: leaders.clone(), hex, cost };
                    if !found.contains(&option) {
                        found.push(option);
                    }
                }
            }
        }
        found
    }

    /// Whether anything is left to do in a march but to end it.
    fn march_is_open(&self, march: &March) -> bool {
        let own = march.open
            && self.state.hex_of(march.leader).is_some_and(|from| match march.leaders_leg() {
                Some(leg) => {
                    let goes_on = !leg.stopped && self.guns_ends(march).is_none();
                    goes_on && self.can_step(self.walker(march, &leg.leaders, leg.spent), from)
                }
                None => self.can_step(self.walker(march, &[march.leader], 0), from) || !self.own_legs(march).is_empty(),
            });
        own || !self.repulses(march).is_empty()
            || !self.works_open(march).is_empty()
            || !self.other_legs(march).is_empty()
    }

    /// Everything that the Force Leader's leg may do beside marching.
    fn works_open(&self, march: &March) -> Vec<Command> {
        if self.campaign().is_none() || !march.open {
            return Vec::new();
        }
        let Some(hex) = self.state.hex_of(march.leader) else { return Vec::new() };
        let mut found = Vec::new();
        let rivers: Vec<&Step> = self.board.steps(hex).iter().filter(|step| step.river.is_some()).collect();
        for step in rivers {
            let side = step.side();
            for work in [Work::Damage, Work::Repair, Work::Deploy, Work::TakeUp] {
                if self.check_work(march, work, side).is_ok() {
                    found.push(Command::Work { work, side });
                }
            }
        }
        if self.check_collect(march).is_ok() {
            found.push(Command::Collect);
        }
        found.extend(self.exits_open(march));
        found.extend(self.modes_open(march));
        found
    }
}

impl Question for Legs {
    fn wording(&self) -> &'static str {
        "march"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.march() {
            Some(march) => ask(march.side, Decision::March { leader: march.leader }),
            None => ask(Side::First, Decision::Initiative),
        }
    }

    fn options(&self, game: &Game) -> Options {
        let Some(march) = game.state.march() else { return Options::Nothing };
        Options::March(MarchOptions {
            leader: march.leader,
            own: game.own_legs(march),
            legs: game.other_legs(march),
            repulses: game.repulses(march),
            works: game.works_open(march),
            may_end: game.check_end(march).is_ok(),
        })
    }

    fn check(&self, game: &Game, _side: Side, command: &Command) -> Option<Checked> {
        let march = game.state.march()?;
        Some(match command {
            Command::March { carried, path } => game.check_march(march, carried, path).map(drop),
            Command::Leg { leaders, path } => game.check_march_leg(march, leaders, path).map(drop),
            Command::Repulse { leaders, hex } => game.check_repulse(march, leaders, *hex).map(drop),
            Command::EndMarch => game.check_end(march),
            _ => return None,
        })
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::March { carried, path } => game.march_on(carried, path, report),
            Command::Leg { leaders, path } => game.march_leg(leaders, path, report),
            Command::Repulse { leaders, hex } => game.repulse(leaders, *hex),
            Command::Work { work, side } => game.work(*work, Hexside::new(side.low, side.high), report),
            Command::Collect => game.collect(report),
            Command::Mode { leaders, forage } => game.change_mode(leaders, *forage, report),
            Command::Exit { carried, transit } => game.exit(carried, *transit, report),
            Command::EndMarch => {
                if let Some(march) = game.state.march() {
                    game.check_end(march)?;
                }
                game.end_march(report);
                Ok(())
            }
            _ => Err(other_question(self.wording())),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        // Only their owner knows what tracks under seal can still do.
        let unseen = |march: &March| game.is_sealed(march.leader) || game.any_sealed(&march.others);
        if game.state.march().is_some_and(|march| unseen(march) || game.march_is_open(march)) {
            return false;
        }
        game.end_march(report);
        true
    }
}

impl Question for AttritionDie {
    fn wording(&self) -> &'static str {
        "roll-attrition"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.state.march().map_or(Side::First, |march| march.side), 1, rules::ATTRITION)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let face = faces.first().copied().unwrap_or(1);
        let strain = game.state.march().and_then(|march| game.strain(march));
        let at = usize::from(face - 1);
        let loss = strain.and_then(|(_, wear)| wear.losses.get(at).copied()).unwrap_or(0);
        game.wear_down(loss, Some(face), report);
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
