//! Organisation, and consolidation after the marches [4.1].

use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::definition::{LeaderId, UnitId};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::options::*;
use crate::outcome::Outcome;
use crate::state::*;
use crate::veiled::Veiled;
use engine::contract::{Pending, Side};

pub(super) struct Organise;

/// One thing that may be organised.
enum Found {
    Transfer(TransferOption),
    General(GeneralOption),
    Dissolve(DissolveOption),
    Detach(DetachOption),
    Rejoin(UnitId),
    More(Command),
}

impl Game {
    fn may_make(&self) -> bool {
        matches!(self.state.stage, Stage::Organise { .. })
    }

    /// Everything that may be done in the segment, one by one: a caller that only asks whether there is anything stops at the
    /// first.
    fn findings(&self) -> impl Iterator<Item = Found> + '_ {
        let here: Vec<LeaderId> = self.on_map(self.state.phasing).collect();
        let detaches = here.clone();
        let own = (0..here.len()).flat_map(move |at| self.findings_of(&here, at));
        let brigades = std::iter::once_with(move || self.brigades_open(&detaches)).flatten();
        let more = std::iter::once_with(|| if self.may_make() { self.more_organising() } else { self.redoubts_open() });
        own.chain(brigades).chain(more.flatten().map(Found::More))
    }

    /// The commands for a leader's formations.
    fn findings_of(&self, here: &[LeaderId], at: usize) -> Vec<Found> {
        let side = self.state.phasing;
        let Some(&from) = here.get(at) else { return Vec::new() };
        let hex = self.state.hex_of(from);
        let mates: Vec<_> =
            here.iter().copied().filter(|&other| other != from && self.state.hex_of(other) == hex).collect();
        let mut found = Vec::new();
        for formation in self.track(from) {
            for &to in &mates {
                if self.check_transfer(side, formation, from, to).is_ok() {
                    found.push(Found::Transfer(TransferOption { formation, from, to }));
                }
            }
            if let Some(general) = self.may_make().then(|| self.check_general(side, &[formation], from).ok()).flatten()
            {
                found.push(Found::General(GeneralOption { formation, from, general }));
            }
        }
        for &to in &mates {
            if self.check_dissolve(side, from, to).is_ok() {
                found.push(Found::Dissolve(DissolveOption { general: from, to }));
            }
        }
        found
    }

    /// Brigades that may leave their division or come back to it.
    fn brigades_open(&self, here: &[LeaderId]) -> Vec<Found> {
        let side = self.state.phasing;
        let mut found = Vec::new();
        for parent in &self.board.definition().parents {
            let held = self.state.unit(parent.unit).map_or(0, |unit| unit.strength);
            for &brigade in &parent.brigades {
                if self.check_rejoin(side, brigade).is_ok() {
                    found.push(Found::Rejoin(brigade));
                }
                if !self.may_make() || held < 2 {
                    continue;
                }
                let to: Vec<_> =
                    here.iter().copied().filter(|&to| self.check_detach(side, brigade, 1, Some(to)).is_ok()).collect();
                let general = self.check_detach(side, brigade, 1, None).ok().map(|found| found.1);
                if !to.is_empty() || general.is_some() {
                    found.push(Found::Detach(DetachOption { brigade, most: held - 1, to, general }));
                }
            }
        }
        found
    }

    /// Everything that may be done in the segment.
    pub(crate) fn organising(&self) -> OrganiseOptions {
        let mut options = OrganiseOptions::default();
        for found in self.findings() {
            match found {
                Found::Transfer(one) => options.transfers.push(one),
                Found::General(one) => options.generals.push(one),
                Found::Dissolve(one) => options.dissolves.push(one),
                Found::Detach(one) => options.detaches.push(one),
                Found::Rejoin(one) => options.rejoins.push(one),
                Found::More(one) => options.more.push(one),
            }
        }
        options
    }

    /// Redoubts that may be laid out (B12).
    fn redoubts_open(&self) -> Vec<Command> {
        if self.campaign().is_none() {
            return Vec::new();
        }
        let side = self.state.phasing;
        let able = self.on_map(side).filter(|&leader| self.check_redoubt(side, leader).is_ok());
        able.map(|leader| Command::LayRedoubt { leader }).collect()
    }
}

impl Question for Organise {
    fn wording(&self) -> &'static str {
        "organise"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let decision = if game.may_make() { Decision::Organise } else { Decision::Consolidate };
        ask(game.state.phasing, decision)
    }

    fn options(&self, game: &Game) -> Options {
        Options::Organise(game.organising())
    }

    fn check(&self, game: &Game, side: Side, command: &Command) -> Option<Checked> {
        Some(match command {
            Command::Transfer { formation, from, to } => game.check_transfer(side, *formation, *from, *to),
            Command::MakeGeneral { formations, from } if game.may_make() => {
                game.check_general(side, formations, *from).map(drop)
            }
            Command::Dissolve { general, to } => game.check_dissolve(side, *general, *to).map(drop),
            Command::Detach { brigade, strength, to } if game.may_make() => {
                game.check_detach(side, *brigade, *strength, *to).map(drop)
            }
            Command::Rejoin { brigade } => game.check_rejoin(side, *brigade).map(drop),
            Command::Done => Ok(()),
            _ => return None,
        })
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Transfer { formation, from, to } => {
                game.check_transfer(side, *formation, *from, *to)?;
                game.transfer(&[*formation], *from, *to, report);
            }
            Command::MakeGeneral { formations, from } if game.may_make() => {
                let general = game.check_general(side, formations, *from)?;
                game.make_general(general, formations, *from, report);
            }
            Command::Dissolve { general, to } => {
                let formations = game.check_dissolve(side, *general, *to)?;
                game.transfer(&formations, *general, *to, report);
            }
            Command::Detach { brigade, strength, to } if game.may_make() => {
                let (parent, to) = game.check_detach(side, *brigade, *strength, *to)?;
                game.detach(parent, *brigade, *strength, to, report);
            }
            Command::Rejoin { brigade } => {
                let parent = game.check_rejoin(side, *brigade)?;
                game.rejoin(parent, *brigade, report);
            }
            Command::AddReplacement { unit, strength } if game.may_make() => {
                let leader = game.check_replacement(side, *unit, *strength)?;
                game.replace(*unit, *strength, leader, report);
            }
            Command::MarchRegiment { unit, strength, from, to } if game.may_make() => {
                let found = game.check_regiment(side, *unit, *strength, *from, *to)?;
                game.form_regiment(*unit, *strength, *from, found, report);
            }
            Command::Promote { general } if game.may_make() => {
                let (promoted, hex) = game.check_promotion(side, *general)?;
                game.promote(*general, promoted, hex, report);
            }
            Command::LayRedoubt { leader } if !game.may_make() => {
                let hex = game.check_redoubt(side, *leader)?;
                game.lay_redoubt(*leader, hex, report);
            }
            Command::Veiled(veiled) => match veiled.as_ref() {
                Veiled::Rearrange(reseal) if game.is_veiled() => game.rearrange(side, reseal, report)?,
                Veiled::Draw { army, arm, guard, strength, reseal } if game.is_veiled() && game.may_make() => {
                    game.draw_unseen(side, (*army, *arm, *guard), *strength, reseal, report)?
                }
                _ => return Err(other_question(self.wording())),
            },
            Command::Done if game.may_make() => game.end_organise(report),
            Command::Done => game.end_consolidate(report),
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let hides = game.is_veiled() && game.on_map(game.state.phasing).any(|leader| game.is_sealed(leader));
        if hides || game.findings().next().is_some() {
            return false;
        }
        if game.may_make() {
            game.end_organise(report)
        } else {
            game.end_consolidate(report)
        }
        true
    }
}
