//! Activating Forces by command, by initiative and by forced march; moving leaders without units [5.1, 6].

use super::question::dice;
use super::question::{Question, ask};
use crate::activation::{FACES, How, Trial};
use crate::breach::{Checked, Facts, demand, other_question, refuse};
use crate::command::{Command, Decision};
use crate::definition::{ArmyId, LeaderId};
use crate::event::Report;
use crate::event::What;
use crate::game::Game;
use crate::options::Options;
use crate::options::*;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::*;
use crate::tables::Pace;
use crate::terms::Reason;
use crate::ways::{Walked, Walker};
use engine::contract::{Pending, Side};
use engine::count::less;
use engine::hex::Hex;

pub(super) struct Activate;
pub(super) struct TrialDie;

impl Game {
    pub(crate) fn how(&self) -> How {
        match self.state.stage {
            Stage::Command => How::Command { extended: false },
            Stage::Forced { .. } => How::Forced { guns: None },
            _ => How::Initiative,
        }
    }

    pub(crate) fn activating(&self) -> Side {
        match self.state.stage {
            Stage::Forced { side, .. } => side,
            _ => self.state.phasing,
        }
    }

    /// The roll that a march waits for.
    pub(crate) fn march_trial(&self, march: &March) -> Trial {
        let how = match march.segment {
            Segment::Command => How::Command { extended: march.extended },
            Segment::Arrival => How::Arrival,
            Segment::Initiative => How::Initiative,
            Segment::Forced { guns, .. } => How::Forced { guns },
        };
        let mut all = vec![march.leader];
        all.extend(&march.others);
        self.trial(march.side, how, march.leader, &all)
    }

    pub(crate) fn lone_walker(&self, side: Side, leaders: &[LeaderId]) -> Walker {
        let left = self.board.tables().leader_allowance;
        Walker { side, pace: Pace::Horse, strong: false, left, shuns: self.shunned(leaders), shy: false }
    }

    /// The march that a command orders, if the segment has it; with the Force Leader and the others.
    fn ordered<'a>(&self, command: &'a Command) -> Option<(Checked<How>, LeaderId, &'a [LeaderId])> {
        match (command, &self.state.stage) {
            (Command::Activate { leader, others, extended }, Stage::Command) => {
                Some((Ok(How::Command { extended: *extended }), *leader, others))
            }
            (Command::Activate { leader, others, extended }, Stage::Initiative) => {
                let said = demand(!extended, rules::BY_POINTS, "no-extended", || Facts::NONE.varied("by-command"));
                Some((said.map(|()| How::Initiative), *leader, others))
            }
            (Command::Force { leader, others, guns }, Stage::Forced { .. }) => {
                Some((Ok(How::Forced { guns: *guns }), *leader, others))
            }
            _ => None,
        }
    }

    /// Whether leaders without units may ride by themselves: from where, and what it comes to.
    fn check_ride(&self, side: Side, leaders: &[LeaderId], path: &[Hex]) -> Checked<(Hex, Walked)> {
        self.own_all(side, leaders)?;
        let hex = leaders.first().and_then(|&leader| self.state.hex_of(leader));
        // A counter that goes alone claims to have no other under it (C3).
        let bare =
            |leader: LeaderId| !self.is_employed(leader) || self.is_masked(leader) && self.token(leader).is_none();
        let idle = |leader: &LeaderId| bare(*leader) && self.state.leader(*leader).is_some_and(|leader| !leader.done);
        demand(leaders.iter().all(idle), rules::ACTIVATION, "not-idle", || Facts::NONE)?;
        let together = leaders.iter().all(|&leader| self.state.hex_of(leader) == hex);
        let Some(from) = hex.filter(|_| together) else {
            return refuse(rules::ACTIVATION, "not-together", Facts::NONE.varied("leaders"));
        };
        Ok((from, self.walk(self.lone_walker(side, leaders), from, path)?))
    }

    /// Leaders without units who may go, hex by hex.
    fn movers(&self) -> Vec<(Hex, Vec<LeaderId>)> {
        if self.state.stage != Stage::Initiative {
            return Vec::new();
        }
        let side = self.state.phasing;
        let walker = self.lone_walker(side, &[]);
        let mut found: Vec<(Hex, Vec<LeaderId>)> = Vec::new();
        for leader in self.on_map(side) {
            let fresh = self.state.leader(leader).is_some_and(|leader| !leader.done) && !self.is_employed(leader);
            let Some(hex) = self.state.hex_of(leader).filter(|_| fresh) else { continue };
            let can_go = |step: &crate::board::Step| {
                let cost = self.cost(step, walker.pace, self.state.weather.mud());
                cost.is_some_and(|cost| cost <= walker.left) && !self.barred(walker, step.to)
            };
            if !self.board.steps(hex).iter().any(can_go) {
                continue;
            }
            match found.iter_mut().find(|entry| entry.0 == hex) {
                Some(entry) => entry.1.push(leader),
                None => found.push((hex, vec![leader])),
            }
        }
        found
    }

    fn force_option(&self, leader: LeaderId, with: Vec<LeaderId>) -> ForceOption {
        let (side, how) = (self.activating(), self.how());
        let mut all = vec![leader];
        all.extend(&with);
        let trial = self.trial(side, how, leader, &all);
        let guns = if self.optional.sound_of_guns && matches!(how, How::Forced { .. }) && side != self.state.phasing {
            let hears =
                |enemy: &LeaderId| self.check_force(side, How::Forced { guns: Some(*enemy) }, leader, &with).is_ok();
            self.on_map(side.other()).filter(hears).collect()
        } else {
            Vec::new()
        };
        ForceOption {
            leader,
            others: self.followers(side, how, leader),
            room: less(self.span(leader), self.load(leader)),
            rolled: trial.rolled,
            chances: trial.chances(),
            may_extend: self
                .check_force(side, How::Command { extended: true }, leader, &with)
                .is_ok_and(|_| matches!(how, How::Command { .. })),
            guns,
            with,
        }
    }

    pub(crate) fn activate(&mut self, how: How, leader: LeaderId, others: &[LeaderId], report: &mut Report) -> Checked {
        let trial = self.check_force(self.activating(), how, leader, others)?;
        self.begin_march(how, leader, others, &trial, report);
        Ok(())
    }

    /// A Force is told to march by command: what that costs was there when it was checked.
    fn spend_command(&mut self, army: Option<ArmyId>, extended: bool) {
        // A campaign goes by points, and may have no commands left.
        self.state.commands_left = less(self.state.commands_left, 1);
        if let Some(staff) = army.and_then(|army| self.state.staff_mut(army)) {
            staff.points -= if extended { 2 } else { 1 };
        }
    }

    /// A Force that was checked begins its march, or its roll for one.
    pub(crate) fn begin_march(
        &mut self,
        how: How,
        leader: LeaderId,
        others: &[LeaderId],
        trial: &Trial,
        report: &mut Report,
    ) {
        let side = self.activating();
        let army = self.board.leader(leader).map(|data| data.army);
        let extended = how == How::Command { extended: true };
        if matches!(how, How::Command { .. }) {
            self.spend_command(army, extended);
        }
        let stands = army.zip(self.state.hex_of(leader));
        let column = stands.map_or(0, |(army, hex)| self.attrition_column(army, hex));
        let mut others = others.to_vec();
        others.sort_unstable();
        let segment = match (&self.state.stage, how) {
            (Stage::Forced { guns: before, .. }, How::Forced { guns }) => {
                Segment::Forced { guns, before: before.clone() }
            }
            (_, How::Command { .. }) => Segment::Command,
            (_, How::Arrival) => Segment::Arrival,
            _ => Segment::Initiative,
        };
        let own = trial.terms.iter().filter(|term| term.what != Reason::SoundOfGuns);
        let plus = own.map(|term| term.number).sum();
        let mut all = vec![leader];
        all.extend(&others);
        let certain = trial.chances() == 6 && !self.leaves_unseen(&all);
        let step = if certain { MarchStep::Legs } else { MarchStep::Roll };
        self.state.stage = Stage::March(Box::new(March {
            side,
            segment,
            leader,
            others,
            column,
            plus,
            legs: Vec::new(),
            open: true,
            extended,
            row: None,
            forage: None,
            step,
        }));
        if certain {
            self.set_out(None, 0, report);
        }
    }

    /// The Force may go: its leader has had his march.
    fn set_out(&mut self, face: Option<u16>, plus: i16, report: &mut Report) {
        let Some(march) = self.state.march_mut() else { return };
        march.step = MarchStep::Legs;
        let (leader, others) = (march.leader, march.others.clone());
        let forced = matches!(march.segment, Segment::Forced { .. });
        if let Some(leader) = self.state.leader_mut(leader) {
            *if forced { &mut leader.forced } else { &mut leader.done } = true;
        }
        report.tell(What::Activated { leader, others, face, plus, success: true }, [rules::ACTIVATION]);
    }
}

impl Game {
    /// The side of a leader that only it knows says whether the die let the leader go (C3).
    pub(crate) fn pass_trial(&mut self, passed: bool, report: &mut Report) -> Checked {
        let Some(march) = self.state.march().cloned() else { return Err(other_question("claim")) };
        let MarchStep::Verdict { face } = march.step else { return Err(other_question("claim")) };
        let plus = self.march_trial(&march).plus;
        if passed {
            self.set_out(Some(face), plus, report);
        } else {
            self.fail_trial(&march, Some(face), plus, report);
        }
        Ok(())
    }

    /// A Force that no die could let go has had its try, and its cost is spent.
    pub(crate) fn lose_try(&mut self, command: &Command) {
        let Some((Ok(how), leader, others)) = self.ordered(command) else { return };
        if let How::Command { extended } = how {
            self.spend_command(self.board.leader(leader).map(|data| data.army), extended);
        }
        for &one in std::iter::once(&leader).chain(others) {
            if let Some(known) = self.state.leader_mut(one) {
                *if matches!(how, How::Forced { .. }) { &mut known.forced } else { &mut known.done } = true;
            }
        }
    }

    /// The Force may not march: all leaders that were named have had their try.
    fn fail_trial(&mut self, march: &March, face: Option<u16>, plus: i16, report: &mut Report) {
        let strays = face == Some(FACES) && self.may_stray(march);
        let forced = matches!(march.segment, Segment::Forced { .. });
        for &one in std::iter::once(&march.leader).chain(&march.others) {
            if let Some(leader) = self.state.leader_mut(one) {
                *if forced { &mut leader.forced } else { &mut leader.done } = true;
            }
        }
        let (leader, others) = (march.leader, march.others.clone());
        report.tell(What::Activated { leader, others, face, plus, success: false }, [rules::ACTIVATION]);
        // A try that failed drew no leader to the guns.
        if let Some(March { segment: Segment::Forced { guns, .. }, .. }) = self.state.march_mut() {
            *guns = None;
        }
        if strays {
            return self.begin_astray();
        }
        self.close_march();
    }
}

impl Question for Activate {
    fn wording(&self) -> &'static str {
        "activate"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let decision = match game.state.stage {
            Stage::Command => Decision::Command,
            Stage::Forced { .. } => Decision::Forced,
            _ => Decision::Initiative,
        };
        ask(game.activating(), decision)
    }

    fn options(&self, game: &Game) -> Options {
        let (side, how) = (game.activating(), game.how());
        let able = game.on_map(side).filter_map(|leader| Some((leader, game.some_force(side, how, leader)?)));
        let forces = able.map(|(leader, with)| game.force_option(leader, with)).collect();
        let movers = game.movers().into_iter().map(|(from, leaders)| MoverOption {
            reach: game.reach(game.lone_walker(side, &leaders), from),
            leaders,
            from,
        });
        Options::Activate(ActivateOptions { forces, movers: movers.collect() })
    }

    fn check(&self, game: &Game, side: Side, command: &Command) -> Option<Checked> {
        Some(match command {
            Command::Activate { .. } | Command::Force { .. } => {
                let (how, leader, others) = game.ordered(command)?;
                how.and_then(|how| game.check_force(side, how, leader, others)).map(drop)
            }
            Command::MoveLeader { leaders, path } if game.state.stage == Stage::Initiative => {
                game.check_ride(side, leaders, path).map(drop)
            }
            Command::Pass => Ok(()),
            _ => return None,
        })
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        if let Some((how, leader, others)) = game.ordered(command) {
            return game.activate(how?, leader, others, report);
        }
        match (command, &game.state.stage) {
            (Command::MoveLeader { leaders, path }, Stage::Initiative) => {
                let (from, walked) = game.check_ride(side, leaders, path)?;
                for &leader in leaders {
                    if let Some(leader) = game.state.leader_mut(leader) {
                        (leader.done, leader.moved) = (true, true);
                    }
                    if let Some(mask) = game.state.mask_mut(leader) {
                        mask.bare = true;
                    }
                }
                if game.any_masked(leaders) {
                    game.refresh();
                }
                let told = What::Marched {
                    leaders: leaders.clone(),
                    from,
                    path: path.clone(),
                    cost: walked.cost,
                    stopped: false,
                };
                report.tell(told, [rules::ACTIVATION]);
                game.lead(leaders, path, report);
                Ok(())
            }
            (Command::Pass, Stage::Command) => {
                game.end_command(report);
                Ok(())
            }
            (Command::Pass, Stage::Initiative) => {
                game.end_initiative();
                Ok(())
            }
            (Command::Pass, Stage::Forced { side, .. }) => {
                let side = *side;
                game.end_forced(side, report);
                Ok(())
            }
            _ => Err(other_question(self.wording())),
        }
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let (side, how) = (game.activating(), game.how());
        let poor = matches!(how, How::Command { .. }) && game.campaign().is_none() && game.state.commands_left == 0;
        let any = !poor && game.on_map(side).any(|leader| game.some_force(side, how, leader).is_some());
        if any || !game.movers().is_empty() {
            return false;
        }
        match how {
            How::Command { .. } => game.end_command(report),
            How::Initiative | How::Arrival => game.end_initiative(),
            How::Forced { .. } => game.end_forced(side, report),
        }
        true
    }
}

impl Question for TrialDie {
    fn wording(&self) -> &'static str {
        "roll-activation"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let (side, forced) = game
            .state
            .march()
            .map_or((Side::First, false), |march| (march.side, matches!(march.segment, Segment::Forced { .. })));
        dice(side, 1, if forced { rules::FORCED } else { rules::ACTIVATION })
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let Some(march) = game.state.march().cloned() else { return };
        let face = faces.first().copied().unwrap_or(1);
        if game.is_masked(march.leader) {
            if let Some(march) = game.state.march_mut() {
                march.step = MarchStep::Verdict { face };
            }
            return;
        }
        let trial = game.march_trial(&march);
        if trial.passes(face) && !(face == FACES && game.may_stray(&march)) {
            return game.set_out(Some(face), trial.plus, report);
        }
        game.fail_trial(&march, Some(face), trial.plus, report);
    }

    /// If tracks were opened for it, the roll may turn out not to matter (C3).
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let known = |march: &&March| game.is_veiled() && !game.is_masked(march.leader);
        let Some(march) = game.state.march().filter(known).cloned() else { return false };
        let trial = game.march_trial(&march);
        match trial.chances() {
            0 => game.fail_trial(&march, None, trial.plus, report),
            6 => game.set_out(None, 0, report),
            _ => return false,
        }
        true
    }
}
